"""Tests with actions from recorded games, such as reactions, draws and actions of several steps."""

from typing import Any, Final

import pytest

from tests.browser.conftest import keep_screenshot
from tests.browser.games import episodes, recorded, state_after
from tests.browser.player import Player
from tests.share import first

Json = Any
# Parts of recorded games: the name of the game, the kind of frame, and the beginning of a tile's name (may be empty).
# The first five are as varied as possible, because `make test` runs only those.
STEPS: Final = [
    ("nomads/five-mixed-quarry", "using", "quarry"),
    ("crossroads/five-forts", "using", "fort"),
    ("marshlands/four-canoes", "reacting", ""),
    ("harvest/three-numbers", "using", "cathedral"),
    ("base/two-hidden", "drawing", ""),
    ("nomads/four-loose-resettlement", "using", "resettlement"),
    ("nomads/five-swords", "using", "sword"),
    ("nomads/two-treasures", "using", "donation"),
    ("crossroads/four-figures", "using", "lighthouse"),
    ("crossroads/four-figures", "using", "wagon"),
    ("harvest/two-scouts", "using", "scout-cabin"),
    ("harvest/four-stations", "harvesting", ""),
]
# Single actions for which the page has its own controls: the name of a game, and a key and value of the action.
SINGLE: Final = [
    ("harvest/three-repeats", "via", "bazaar"),
    ("nomads/four-outposts", "waiver", "outpost"),
    ("caves/three-caves", "tile", "cave"),
    ("harvest/three-numbers", "tile", "number-five"),
    ("crossroads/three-hidden-choices", "type", "play"),
    ("crossroads/three-warriors", "tile", "barracks"),
    ("marshlands/five-bonus-tiles", "waiver", "temple-bonus"),
]


@pytest.mark.parametrize(("name", "frame", "tile"), first(5, STEPS), ids=str)
def test_steps(phone: Player, name: str, frame: str, tile: str) -> None:
    count, actions = _episode(name, frame, tile)
    game = recorded(name)
    phone.open(game["start"], game["actions"][:count])
    for action in actions:
        phone.play(action)
    after = state_after(game, count + len(actions))
    assert phone.kept()["now"]["state"] == after
    keep_screenshot(phone.page, f"phone-{name.replace('/', '-')}-{tile or frame}")


def _episode(name: str, frame: str, tile: str) -> tuple[int, list[Json]]:
    for count, actions in episodes(name, frame):
        if any(action["type"] == "shuffle" for action in actions):
            continue
        if not tile or any((action.get("tile") or "").startswith(tile) for action in actions):
            return count, actions
    raise LookupError(f"{name} has no {frame} {tile}")


@pytest.mark.parametrize(("name", "key", "word"), first(3, SINGLE), ids=str)
def test_single_actions(phone: Player, name: str, key: str, word: str) -> None:
    game = recorded(name)
    count = next(number for number, action in enumerate(game["actions"]) if action.get(key) == word)
    phone.open(game["start"], game["actions"][:count])
    phone.play(game["actions"][count])
    assert phone.kept()["steps"][-1]["action"] == _plain(game["actions"][count])


def _plain(action: Json) -> Json:
    return {key: value for key, value in action.items() if value is not None}
