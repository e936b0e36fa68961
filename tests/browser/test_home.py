"""The first page lists unfinished games and tables, the latest one first, each under its own name."""

from playwright.sync_api import expect

from tests.browser.conftest import keep_screenshot
from tests.browser.player import Player
from tests.browser.test_scores import FIVE, enter_table


def test_the_last_thing_comes_first(phone: Player) -> None:
    page = phone.page
    phone.arrive()
    phone.tap("Try it now")
    page.locator(".ring.target").first.wait_for()
    first = page.locator(".stack button").first
    enter_table(phone, FIVE)
    phone.tap("Back")
    expect(first).to_have_attribute("data-draft", "entry")
    expect(first).to_have_class("draft primary")
    expect(page.locator(".stack button").nth(1)).to_contain_text("Back to the game: blue and orange")
    keep_screenshot(page, "home-unfinished")
    phone.tap(page.locator("[data-game]"))
    page.locator(".ring.target").first.wait_for()
    phone.play(phone.kept()["now"]["offers"][0]["example"])
    phone.tap("Home")
    expect(first).to_contain_text("Back to the game")
    expect(first).to_contain_text("round 1")
    expect(first).to_contain_text("1 settlement")


def test_games_are_named_after_their_players(phone: Player) -> None:
    page = phone.page
    phone.arrive()
    phone.tap("New game")
    phone.tap(page.locator("summary", has_text="Names"))
    for field, name in zip(page.locator(".names input").all(), ("Anna", "Ben"), strict=True):
        field.fill(name)
    phone.tap("Begin")
    page.locator(".ring.target").first.wait_for()
    phone.tap("Home")
    expect(page.locator(".stack button").first).to_contain_text("Back to the game: Anna and Ben")


def test_a_table_that_was_asked_about(phone: Player) -> None:
    enter_table(phone, FIVE)
    phone.tap("Ask “May I…?”")
    phone.tap(phone.page.locator(".cards .card"))
    phone.page.locator(".ring.target").first.wait_for()
    phone.tap("Home")
    expect(phone.page.locator(".stack .primary")).to_contain_text(
        "Back to our table: blue, orange, white, black and red"
    )
    expect(phone.page.locator("[data-draft]")).to_have_count(0)
