"""The first page lists unfinished games and tables, the latest one first, each with its players."""

import pytest
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
    expect(page.locator("[data-game]")).to_contain_text("Back to the game: blue and orange")
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


def test_unfinished_tables_show_their_players(phone: Player) -> None:
    page = phone.page
    phone.arrive()
    phone.tap("Our game is on the table")
    phone.tap(page.locator("summary", has_text="Names"))
    page.locator(".names input").first.fill("Anna")
    phone.tap("Place the pieces")
    page.locator(".entering .palette").first.wait_for()
    phone.tap("Back")
    table = page.locator("[data-draft=entry]")
    expect(table).to_contain_text("Go on placing the pieces: Anna and orange")
    expect(table.locator(".face")).to_have_count(2)
    phone.tap("New game")
    phone.tap("Red")
    page.go_back()
    set_up = page.locator("[data-draft=setup]")
    expect(set_up).to_contain_text("Go on with the set-up: blue, orange and red")
    expect(set_up.locator(".face")).to_have_count(3)
    keep_screenshot(page, "home-players")


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


def _put_a_table(player: Player, *names: str) -> None:
    player.arrive()
    player.tap("Our game is on the table")
    player.tap("Place the pieces")
    player.page.locator(".entering .palette").first.wait_for()
    for name in names:
        player.tap_hex(name)
    player.until("count => entered().players[0].settlements.length === count", len(names))


@pytest.mark.slow
def test_another_table_takes_nothing_away(phone: Player) -> None:
    """An unfinished table is listed until it is finished or deleted. A new table replaces untouched empty ones."""
    page = phone.page
    drafts = page.locator("[data-draft=entry]")
    for names in (("e8", "e9"), (), ("f8",)):
        _put_a_table(phone, *names)
        phone.tap("Back")
    enter_table(phone, FIVE)
    phone.tap("Back")
    expect(drafts).to_contain_text(["0 settlements, 5 players", "1 settlement, 2 players", "2 settlements"])
    for width, height in ((320, 640), (390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        keep_screenshot(page, f"home-tables-{width}")
        assert page.evaluate("document.documentElement.scrollWidth") == width
    phone.tap(drafts.last)
    page.locator(".entering .palette").first.wait_for()
    phone.tap_hex("e10")
    phone.until("entered().players[0].settlements.join() === 'e8,e9,e10'")
    page.reload()
    page.locator(".entering .palette").first.wait_for()
    phone.tap("Back")
    expect(drafts).to_contain_text(["3 settlements", "0 settlements", "1 settlement,"])
    for _ in range(2):
        phone.tap(page.get_by_role("button", name="Delete this table").first)
    phone.tap(page.locator(".notice button", has_text="Undo"))
    expect(drafts).to_contain_text(["0 settlements", "1 settlement,"])
