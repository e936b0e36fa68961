"""Every recorded game goes as it went: through the engine, and through the second implementation."""

from collections.abc import Callable
from pathlib import Path

import pytest

from referee.engine.audit import audit
from referee.engine.replay import replay
from referee.engine.score import score
from referee.model.actions import BuildWith, MoveWith, Play, Redraw, Reveal, Shuffle
from referee.model.events import CardDiscarded, CardRemoved, TileLost
from referee.model.ruleset import OPTIONS, PRESETS
from referee.rules.catalogue import CARDS, POWERS
from tests import second
from tests.games import EFFORT, Document, document
from tests.golden.game import FILES, HERE, Game, game, gold, read, written
from tests.second.turn import after

EXPANSIONS = sorted({power.expansion for power in POWERS.values()})
SAMPLED = 1 if EFFORT > 1 else 8
"""The second implementation looks for all legal actions before one action in so many; in the long run, every time."""

files = pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
expansions = pytest.mark.parametrize("expansion", EXPANSIONS)


@files
def test_the_game_goes_as_it_went(file: Path) -> None:
    check(read(file))


@files
def test_the_file_is_written_as_all_are(file: Path) -> None:
    """One line for each action; so that a difference can be read."""
    assert read(file)["name"] == file.stem
    assert written(game(read(file))) == file.read_text(encoding="utf-8")


@files
def test_the_second_implementation_agrees(file: Path) -> None:
    found = read(file)
    state = found["start"]
    for number, action in enumerate(found["actions"]):
        state = second.apply(state, action) if number % SAMPLED == 0 else after(state, action)
    assert state == found["final"]
    theirs = second.scores(state)
    assert all(gained.items() <= theirs[colour].items() for colour, gained in found["scores"].items())


def check(found: Document) -> None:
    """Replay a game and hold it against what its document says."""
    told = game(found)
    assert audit(told.start) == ()
    replayed = replay(told.start, told.actions)
    assert replayed.refused is None, f"action {len(replayed.events)} is refused: {replayed.refused}"
    assert len(replayed.events) == len(told.actions)
    assert document(replayed.state) == found["final"]
    assert gold(replayed.state) == told.scores
    assert [colour.value for colour in score(replayed.state).winners] == told.winners
    state = told.start
    for number, action in enumerate(told.actions):
        state = replay(state, [action]).state
        assert audit(state) == (), f"after action {number}"
    assert state == replayed.state


def exchange_two_actions(found: Document) -> None:
    """Somebody ends the turn before the last build."""
    last = next(number for number, action in enumerate(found["actions"]) if action["type"] == "end-turn")
    found["actions"][last - 1 : last + 1] = found["actions"][last - 1 : last + 1][::-1]


def build_elsewhere(found: Document) -> None:
    """The very first settlement stands on another hex."""
    first = next(action for action in found["actions"] if action["type"] == "build")
    first["at"] = "a1" if first["at"] != "a1" else "b1"


def leave_out_the_last_action(found: Document) -> None:
    found["actions"].pop()


def repeat_the_last_action(found: Document) -> None:
    found["actions"].append(found["actions"][-1])


def lose_a_settlement(found: Document) -> None:
    found["final"]["players"][0]["settlements"].pop()


def discard_one_more(found: Document) -> None:
    found["final"]["discard"].append("grass")


def gain_a_gold(found: Document) -> None:
    found["scores"][found["winners"][0]]["total"] += 1


def gain_a_castle(found: Document) -> None:
    found["scores"][found["winners"][0]]["castles"] += 3


def win_together(found: Document) -> None:
    found["winners"] = [player["colour"] for player in found["start"]["players"]] + ["nobody"]


def begin_with_an_impossible_table(found: Document) -> None:
    found["start"]["players"][0]["supply"] -= 1


def add_a_remark(found: Document) -> None:
    found["remark"] = "a fine game"


@pytest.mark.parametrize(
    "edit",
    [
        exchange_two_actions,
        build_elsewhere,
        leave_out_the_last_action,
        repeat_the_last_action,
        lose_a_settlement,
        discard_one_more,
        gain_a_gold,
        gain_a_castle,
        win_together,
        begin_with_an_impossible_table,
        add_a_remark,
    ],
    ids=lambda edit: edit.__name__,
)
@pytest.mark.parametrize("file", FILES[:2], ids=lambda file: file.stem)
def test_an_edited_file_fails(file: Path, edit: Callable[[Document], None]) -> None:
    found = read(file)
    edit(found)
    with pytest.raises((AssertionError, ValueError)):
        check(found)


@expansions
def test_every_way_to_play_is_recorded(expansion: str) -> None:
    """At least one game for each number of players, location, card, kind of chance and option value."""
    games = recorded(expansion)
    assert {len(told.start.players) for told in games} == {2, 3, 4, 5}
    assert {card for told in games for card in told.start.cards} >= {
        card.name for card in CARDS.values() if card.expansion == expansion
    }
    actions = [action for told in games for action in told.actions]
    assert {action.tile for action in actions if isinstance(action, BuildWith | MoveWith)} >= {
        tile for tile, power in POWERS.items() if power.expansion == expansion
    }
    assert {type(action) for action in actions} >= {Play, Redraw, Reveal, Shuffle}
    assert {action.card is None for action in actions if isinstance(action, Reveal)} == {True, False}
    rulesets = [told.start.ruleset for told in games]
    assert set(PRESETS.values()) <= set(rulesets)
    for option, values in OPTIONS.items():
        assert {getattr(ruleset, option) for ruleset in rulesets} == set(values), option


@expansions
def test_rare_things_happen_in_the_recorded_games(expansion: str) -> None:
    """L3, T3: tiles are lost, useless cards leave the game or are discarded; every game is played to its end."""
    games = recorded(expansion)
    histories = [replay(told.start, told.actions).events for told in games]
    events = {type(event) for history in histories for happened in history for event in happened}
    assert events >= {TileLost, CardRemoved, CardDiscarded}
    assert all(told.final.over for told in games)


def test_every_folder_is_an_expansion() -> None:
    assert sorted({file.parent.name for file in FILES}) == EXPANSIONS


def recorded(expansion: str) -> list[Game]:
    """The games of one folder."""
    return [game(read(file)) for file in FILES if file.parent == HERE / expansion]
