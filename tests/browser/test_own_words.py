"""Details of the page, such as its own texts for fields, files and editions, and the look of its controls."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser.conftest import keep_screenshot, playing
from tests.browser.games import recorded
from tests.browser.photographed import Reader, photographed
from tests.browser.player import Player
from tests.browser.screens import SCREENS
from tests.browser.test_scores import count_gold, enter_table

pytestmark = pytest.mark.slow

LORDS = {
    "format": 1,
    "board": {"sections": ["tavern", "paddock", "oasis", "farm"]},
    "cards": ["fishermen", "lords", "knights"],
    "players": [{"colour": "blue", "settlements": ["e8"]}, {"colour": "orange", "settlements": []}],
}


@pytest.mark.parametrize(("language", "words"), [("en-GB", "Enter something here first."), ("de-DE", "Trage hier")])
def test_an_empty_field_is_asked_for_in_the_readers_language(
    browser: Browser, service: str, language: str, words: str
) -> None:
    for player in playing(browser, service, touch=True, language=language):
        SCREENS["open"](player)
        field = player.page.locator("dialog textarea")
        player.tap(player.page.locator("dialog form .primary"))
        assert words in field.evaluate("field => field.validationMessage")
        field.fill("x")
        assert field.evaluate("field => field.validationMessage") == ""


def test_a_saved_game_is_chosen_with_a_button(phone: Player, tmp_path: Path) -> None:
    SCREENS["open"](phone)
    assert not phone.page.locator("input[type=file]").count()
    saved = tmp_path / "table.json"
    saved.write_text(json.dumps(LORDS))
    with phone.page.expect_file_chooser() as chooser:
        phone.tap("Choose a saved game")
    chooser.value.set_files(saved)
    phone.page.locator(".entering .palette").first.wait_for()


def test_a_reading_can_be_cancelled(phone: Player, tmp_path: Path) -> None:
    held: list[Route] = []
    reader = Reader({"q11": "orange"})
    reader.instead = [held.append]
    photographed(phone, tmp_path, reader)
    phone.tap(phone.page.locator("[data-deed=stop]"))
    phone.tap("Read the table")
    phone.page.locator('[data-doubt="q11"]').wait_for()
    held[0].abort()
    phone.page.locator('[data-doubt="q11"]').wait_for()


def test_gold_that_depends_on_the_edition_says_so(phone: Player) -> None:
    enter_table(phone, LORDS)
    count_gold(phone)
    phone.tap(phone.page.get_by_label("orange, lords: 6 gold"))
    expect(phone.page.locator(".answer.ask")).to_contain_text(
        "a player without a piece in a sector can be second there."
    )
    keep_screenshot(phone.page, "edition-decides")


def test_a_box_that_must_stay_does_not_look_disabled(phone: Player) -> None:
    SCREENS["set-up"](phone)
    box = phone.page.locator(".chips button", has_text="Kingdom Builder").first
    assert box.is_disabled()
    assert box.evaluate("button => getComputedStyle(button).opacity") == "1"


def test_nothing_covers_a_section(phone: Player) -> None:
    SCREENS["set-up"](phone)
    covered = """quarter => {
        const picture = quarter.querySelector(".picture").getBoundingClientRect();
        return [...quarter.children].slice(1).some((other) => other.getBoundingClientRect().top < picture.bottom - 1);
    }"""
    assert not any(quarter.evaluate(covered) for quarter in phone.page.locator(".quarters .quarter").all())
    phone.page.locator(".quarters").scroll_into_view_if_needed()
    keep_screenshot(phone.page, "quarters")


def test_more_reasons_look_tappable(phone: Player) -> None:
    """At this step there are two reasons not to build on a8: it is occupied, and its terrain is wrong."""
    game = recorded("base/first-game")
    phone.open(game["start"], game["actions"][:20])
    phone.page.locator(".ring.target").first.wait_for()
    phone.ask("a8")
    summary = phone.page.locator(".answer .others summary")
    assert "underline" in summary.evaluate("summary => getComputedStyle(summary).textDecorationLine")
    keep_screenshot(phone.page, "more-reasons")
