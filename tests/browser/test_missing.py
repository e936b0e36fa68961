"""The page says at once how many cards and tasks are missing, and has buttons to choose them."""

from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import keep_screenshot
from tests.browser.photographed import Reader, picture_in, take
from tests.browser.player import Player
from tests.browser.test_in_view import seen
from tests.browser.test_scores import FIVE, enter_table

pytestmark = pytest.mark.slow

TWO_CARDS = ["fishermen", "hermits"]


def test_missing_cards_are_named_at_once(phone: Player) -> None:
    """The user can still continue, but the gold cannot be counted until all cards are chosen."""
    page = phone.page
    phone.arrive()
    phone.tap("Our game is on the table")
    phone.tap("Choose the cards")
    for card in ("Fishermen", "Hermits"):
        phone.tap(page.locator("dialog .listed button", has_text=card))
    page.locator("dialog .sticky", has_text="One card is still missing").wait_for()
    phone.tap("Done")
    page.locator(".part", has_text="One card is still missing").wait_for()
    phone.tap("Place the pieces")
    page.locator(".entering .missing", has_text="One card is still missing").wait_for()
    keep_screenshot(page, "missing-card")
    count = page.locator('[data-deed="count"]')
    expect(count).to_be_disabled()
    phone.tap(page.locator('[data-missing="cards"]'))
    phone.tap(page.locator("dialog .listed button", has_text="Lords"))
    phone.tap("Done")
    expect(count).to_be_enabled()
    expect(page.locator(".missing")).to_have_count(0)


def test_a_late_answer_about_an_earlier_choice_is_ignored(phone: Player) -> None:
    """The answer about the first task arrives after the answer about both tasks."""
    page = phone.page
    enter_table(phone, {**FIVE, "tasks": []})
    page.locator(".missing", has_text="2 tasks are still missing").wait_for()
    phone.tap(page.locator('[data-missing="tasks"]'))
    held: list[Route] = []
    page.route("**/v1/audits*", lambda route: held.append(route))  # noqa: PLW0108
    for task in ("Fortress", "Road"):
        with page.expect_request("**/v1/audits*"):
            phone.tap(page.locator("dialog .listed button", has_text=task))
    phone.tap("Done")
    first, last = held
    last.continue_()
    expect(page.locator('[data-deed="count"]')).to_be_enabled()
    with page.expect_response("**/v1/audits*"):
        first.continue_()
    page.evaluate("fetch('/healthz').then((answer) => answer.text())")
    expect(page.locator('[data-deed="count"]')).to_be_enabled()
    expect(page.locator(".missing")).to_have_count(0)


def test_a_fourth_card_is_refused_visibly(phone: Player) -> None:
    page = phone.page
    phone.arrive()
    phone.tap("Our game is on the table")
    phone.tap("Choose the cards")
    for card in ("Fishermen", "Hermits", "Lords"):
        phone.tap(page.locator("dialog .listed button", has_text=card))
    expect(page.locator("dialog .listed button", has_text="Miners")).to_be_disabled()
    page.locator("dialog .sticky", has_text="Tap one of them to take it back").wait_for()
    keep_screenshot(page, "cards-full")
    phone.tap(page.locator("dialog .listed button", has_text="Fishermen"))
    phone.tap(page.locator("dialog .listed button", has_text="Miners"))
    assert page.evaluate("JSON.parse(localStorage['referee.setup']).cards") == ["hermits", "lords", "miners"]


def test_missing_tasks_have_a_button(phone: Player) -> None:
    page = phone.page
    enter_table(phone, {**FIVE, "tasks": []})
    page.locator(".missing", has_text="2 tasks are still missing").wait_for()
    expect(page.locator('[data-deed="count"]')).to_be_disabled()
    phone.tap(page.locator('[data-missing="tasks"]'))
    page.locator("dialog", has_text="This board has 2 tasks, one for each Crossroads section").wait_for()
    for task in ("Fortress", "Road"):
        phone.tap(page.locator("dialog .listed button", has_text=task))
    phone.tap("Done")
    expect(page.locator('[data-deed="count"]')).to_be_enabled()


def test_a_photograph_with_two_cards(phone: Player, tmp_path: Path) -> None:
    """The page says that one card is missing, not that no cards are given, and keeps the two chosen cards."""
    page = phone.page
    Reader({}).listen(phone)
    phone.arrive()
    phone.tap("Photograph the table")
    for card in TWO_CARDS:
        phone.tap(page.locator(f'[data-kingdom="{card}"]'))
    take(phone, picture_in(tmp_path))
    page.locator(".next", has_text="One card is still missing").wait_for()
    assert not page.get_by_text("No Kingdom Builder cards are given").count()
    expect(page.locator(".next .primary")).to_be_disabled()
    keep_screenshot(page, "photo-missing-card")
    phone.tap("Check the pieces")
    page.locator(".entering .missing", has_text="One card is still missing").wait_for()
    assert page.evaluate("entered().cards") == TWO_CARDS


def test_a_narrow_screen_shows_the_colours_as_well(phone: Player) -> None:
    phone.page.set_viewport_size({"width": 320, "height": 640})
    enter_table(phone, {**FIVE, "cards": [], "tasks": []})
    keep_screenshot(phone.page, "narrow-missing")
    for colour in phone.page.locator(".palette").first.locator("button").all():
        assert seen(colour)
