"""The gold of a table: every player's column is visible, and users can supply facts that the table does not show."""

import json
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import keep_screenshot, playing
from tests.browser.player import Player
from tests.browser.test_fit import BROKEN
from tests.share import first

# Five players on a board with two tasks. The first task has the longest German name of all tasks.
FIVE: Final = {
    "format": 1,
    "board": {"sections": ["tavern", "paddock", "city-hall-fort", "barracks-crossroads"]},
    "cards": ["fishermen", "hermits", "discoverers"],
    "tasks": ["compass-points", "advance"],
    "players": [{"colour": colour, "settlements": []} for colour in ("blue", "orange", "white", "black", "red")],
}
SCREENS: Final = [(320, 640), (390, 844), (844, 390), (1280, 800)]
# The number of columns of the score table that end outside the panel's inner width.
CUT_OFF: Final = """() => {
    const side = document.querySelector(".side").getBoundingClientRect();
    const heads = [...document.querySelectorAll(".scores thead th")];
    return heads.filter((head) => head.getBoundingClientRect().right > side.right - 8).length;
}"""


def enter_table(player: Player, position: dict[str, Any]) -> None:
    """Open a position by pasting it, as a user would."""
    player.arrive()
    player.tap(player.page.locator(".stack button").last)
    player.page.locator("dialog textarea").fill(json.dumps(position))
    player.tap(player.page.locator("dialog form .primary"))
    player.page.locator(".entering .palette").first.wait_for()


def count_gold(player: Player) -> None:
    """Count the gold of the entered table."""
    player.tap(player.page.locator('[data-deed="count"]'))
    player.page.locator(".scores tfoot").wait_for()


@pytest.mark.parametrize("language", first(1, ["de-DE", "en-GB", "es-ES", "fr-FR"]))
def test_every_column_can_be_seen(browser: Browser, service: str, language: str) -> None:
    for player in playing(browser, service, touch=True, language=language):
        enter_table(player, FIVE)
        count_gold(player)
        for width, height in SCREENS:
            player.page.set_viewport_size({"width": width, "height": height})
            assert player.page.evaluate(CUT_OFF) == 0, width
            assert player.page.evaluate(BROKEN) == [], width
            keep_screenshot(player.page, f"five-players-{language}-{width}")


def test_the_totals_can_be_seen_at_once(phone: Player) -> None:
    enter_table(phone, FIVE)
    count_gold(phone)
    below = "document.querySelector('.scores tfoot').getBoundingClientRect().bottom - innerHeight"
    assert phone.page.evaluate(below) <= 0


# The score needs more facts, because one card pays during the game, one pays for marked lines, and no player has
# run out of settlements.
OPEN: Final = {
    **FIVE,
    "board": {"sections": ["tavern", "paddock", "oasis", "farm"]},
    "cards": ["fishermen", "families", "mayors"],
    "tasks": [],
    "players": [
        {"colour": "blue", "settlements": ["e8", "f8", "g8", "h8"]},
        {"colour": "orange", "settlements": ["q11"]},
    ],
}


def test_what_a_score_asks_for_can_be_said(phone: Player) -> None:
    enter_table(phone, OPEN)
    count_gold(phone)
    page = phone.page
    remarks = page.locator(".panel .faint")
    total = page.locator(".scores tfoot td").first
    before = int(total.inner_text())
    page.get_by_text("If the game is over, say so.").wait_for()
    phone.tap(page.locator('[data-final="true"]'))
    page.get_by_text("scored as final because you said so").wait_for()
    page.locator('[data-earned="blue"]').fill("7")
    page.locator('[data-earned="blue"]').press("Tab")
    phone.until(f"document.querySelector('.scores tfoot td').innerText === '{before + 7}'")
    assert "Say how much gold" not in " ".join(remarks.all_inner_texts())
    page.locator('[data-lines="blue"]').select_option("8")
    page.get_by_text("Say which lines").wait_for(state="detached")
    assert page.evaluate("entered().players[0]")["marks"] == ["8"]
    keep_screenshot(page, "score-said")
    phone.tap(page.locator('[data-final="false"]'))
    page.get_by_text("scored as final because you said so").wait_for(state="detached")


def test_the_winner_of_an_entered_table_is_named(phone: Player) -> None:
    enter_table(phone, OPEN)
    count_gold(phone)
    victory = phone.page.locator(".panel h2", has_text="wins with")
    assert not victory.count()
    phone.tap(phone.page.locator('[data-final="true"]'))
    victory.wait_for()
    assert victory.inner_text().startswith("Blue wins with")
    expect(victory).to_be_in_viewport(ratio=1)
    for width, height in ((320, 640), (390, 844), (844, 390)):
        phone.page.set_viewport_size({"width": width, "height": height})
        phone.page.locator(".side").evaluate("side => side.scrollTo(0, 0)")
        keep_screenshot(phone.page, f"winner-{width}")
        assert phone.page.evaluate(BROKEN) == [], width
    phone.tap(phone.page.locator('[data-final="false"]'))
    victory.wait_for(state="detached")
