"""Whole games with cards that the page deals: every expansion, two to five players, shuffles included."""

from random import Random
from typing import Any, Final

import pytest

from tests.browser.conftest import keep_screenshot
from tests.browser.player import Player

Json = Any
# The same cards every time, also after a shuffle.
NO_CHANCE: Final = """
crypto.randomUUID = () => "dealt";
crypto.getRandomValues = (numbers) => numbers.fill(0);
"""
GAMES: Final = [
    ("Kingdom Builder", 2),
    ("Nomads", 3),
    ("Crossroads", 4),
    ("Marshlands", 5),
    ("Harvest", 2),
    ("Capitol", 3),
    ("Caves", 4),
    ("Island", 5),
]


def test_the_page_shuffles_when_the_pile_is_empty(desk: Player) -> None:
    desk.arrive()
    desk.tap("Try it now")
    desk.page.locator(".ring.target").first.wait_for()
    start = desk.kept()["start"]
    # The same table with all but one card of the pile in the discard pile: one more draw, and it is empty.
    desk.open({**start, "deck": start["deck"][:1], "discard": [*start["discard"], *start["deck"][1:]]})
    choices = Random("the pile runs out")
    for _ in range(12):
        _step(desk, choices)
    played = [step["action"]["type"] for step in desk.kept()["steps"]]
    assert played.count("shuffle") == 1
    assert "reveal" not in played
    assert not desk.page.locator(".cards").count(), "the page asks for no card"


@pytest.mark.slow
@pytest.mark.parametrize(("box", "players"), GAMES)
def test_a_dealt_game_ends_without_help(desk: Player, box: str, players: int) -> None:
    desk.page.add_init_script(NO_CHANCE)
    desk.arrive()
    desk.tap("New game")
    desk.page.locator(".quarters path").first.wait_for()
    for seat in range(2, players):
        desk.tap(desk.page.locator(".colours button[aria-pressed=false]"))
        desk.page.locator(".colours button[aria-pressed=true]").nth(seat).wait_for()
    if box != "Kingdom Builder":
        desk.tap(desk.page.locator(".chips button", has_text=box))
    desk.tap(desk.page.locator(".part .deeds button", has_text="Draw by lot").first)
    desk.tap("Begin")
    desk.page.locator(".table .board").wait_for()
    choices = Random(box)
    for _ in range(900):
        if not desk.kept()["now"]["state"]["frames"]:
            break
        _step(desk, choices)
    desk.page.locator(".final").wait_for()
    played = [step["action"]["type"] for step in desk.kept()["steps"]]
    assert "shuffle" in played or players == 2
    assert "reveal" not in played
    keep_screenshot(desk.page, f"desk-dealt-{box.lower().replace(' ', '-')}")


def _step(player: Player, choices: Random) -> None:
    """Somebody builds where they may, uses a tile now and then, and ends the turn."""
    # The page shuffles by itself, a moment after the turn has ended.
    player.until("!kept().now.offers?.some(offer => offer.type === 'shuffle')")
    offers = player.kept()["now"]["offers"]
    wanted = [offer for offer in offers if not offer.get("tile") or choices.random() < 0.5]
    builds = [offer for offer in wanted if offer["type"] == "build"]
    others = [offer for offer in offers if offer["type"] in {"end-turn", "finish", "play"}]
    if not offers:
        return
    offer = choices.choice(builds) if builds else (others or offers)[0]
    action = {**offer["example"], "at": choices.choice(offer["at"])} if builds else offer["example"]
    player.play(action)
