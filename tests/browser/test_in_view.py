"""Opened parts are visible without scrolling, and an entered table offers the right colour and pieces."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import keep_screenshot
from tests.browser.player import Player
from tests.browser.screens import SCREENS
from tests.browser.test_scores import FIVE, enter_table

pytestmark = pytest.mark.slow

# Whether a point just above the middle of an element's bottom edge is visible and not covered.
SEEN = """element => {
    const box = element.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.bottom - 3);
    return element.contains(top);
}"""


def seen(found: Locator) -> bool:
    """Whether the bottom edge of an element is visible."""
    return bool(found.evaluate(SEEN))


def test_the_cards_of_an_entered_table(phone: Player) -> None:
    enter_table(phone, FIVE)
    part = phone.page.locator("details", has_text="Kingdom Builder cards")
    phone.tap(part.locator("summary"))
    phone.until("document.querySelectorAll('details[open]').length === 1")
    keep_screenshot(phone.page, "opened-cards")
    expect(part.locator(".chosen").first).to_be_in_viewport(ratio=1)


def test_the_text_of_the_last_tile(phone: Player) -> None:
    SCREENS["playing"](phone)
    phone.tap(phone.page.locator(".tabs button").nth(1))
    part = phone.page.locator(".panel.holdings details").last
    phone.tap(part.locator("summary"))
    expect(part.locator("p")).to_be_in_viewport(ratio=1)
    keep_screenshot(phone.page, "opened-tile")


def test_the_button_that_keeps_a_section(phone: Player) -> None:
    SCREENS["painting"](phone)
    phone.tap(phone.page.locator(".palette button", has_text="location"))
    phone.page.locator("select").wait_for()
    assert seen(phone.page.locator(".naming .primary"))
    phone.until("element => (" + SEEN + ")(document.querySelector('select'))")
    keep_screenshot(phone.page, "painting-location")


@pytest.mark.parametrize("colour", ["orange", "black"])
def test_a_corrected_table_keeps_the_colour(phone: Player, colour: str) -> None:
    enter_table(phone, FIVE)
    phone.tap("Ask “May I…?”")
    phone.tap(phone.page.locator(".palette button", has_text=colour))
    phone.tap(phone.page.locator(".cards .card"))
    phone.tap("Correct the table")
    chosen = phone.page.locator('.entering .palette [aria-pressed="true"]').first
    expect(chosen).to_contain_text(colour)


def test_only_pieces_of_the_boxes_on_the_table(phone: Player) -> None:
    """A pasted table does not say which boxes are in use, so the page infers them from the board, cards and tasks."""
    enter_table(phone, FIVE)
    phone.tap(phone.page.locator("summary", has_text="Other pieces"))
    pieces = phone.page.locator("details .palette button")
    expect(pieces.filter(has_text="warrior")).to_have_count(1)
    expect(pieces.filter(has_text="capitol")).to_have_count(0)
    expect(pieces.filter(has_text="cave")).to_have_count(0)
    phone.tap(phone.page.locator('[data-deed="all-pieces"]'))
    expect(pieces.filter(has_text="cave")).to_have_count(1)
    keep_screenshot(phone.page, "all-pieces")
