"""Navigation: Back and Forward through the main screens, reloads, unfinished tables, links and two tabs."""

from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import PHONE, keep_screenshot
from tests.browser.games import recorded
from tests.browser.player import Player, fragment
from tests.browser.screens import SCREENS

pytestmark = pytest.mark.slow

Json = Any
HEADINGS: Final = {"home": ".home", "set-up": ".setting-up", "pieces": ".entering", "game": ".table .tabs"}


def _to_the_pieces(player: Player) -> None:
    player.arrive()
    player.tap("Our game is on the table")
    player.page.locator(".quarters path").first.wait_for()
    player.tap("Place the pieces")
    player.page.locator(".entering .palette").first.wait_for()


def _put(player: Player, *names: str) -> None:
    for name in names:
        player.tap_hex(name)
    player.until("count => entered().players[0].settlements.length === count", len(names))


def test_back_and_forward_over_every_screen(desk: Player) -> None:
    _to_the_pieces(desk)
    _put(desk, "e8")
    desk.tap("May I")
    desk.tap(desk.page.locator(".cards .card").first)
    desk.page.locator(".tabs").wait_for(state="attached")
    for screen in ("pieces", "set-up", "home"):
        desk.page.go_back()
        desk.page.locator(HEADINGS[screen]).first.wait_for()
    for screen in ("set-up", "pieces"):
        desk.page.go_forward()
        desk.page.locator(HEADINGS[screen]).first.wait_for()
    assert desk.page.evaluate("entered().players[0].settlements") == ["e8"]
    desk.page.go_forward()
    desk.page.locator(".table .tabs").wait_for(state="attached")
    assert desk.kept()["now"]["state"]["players"][0]["settlements"] == ["e8"]


def test_back_closes_a_sheet_first(phone: Player) -> None:
    phone.arrive()
    phone.tap("Try it now")
    phone.page.locator(".ring.target").first.wait_for()
    phone.ask("a14")
    phone.tap(phone.page.locator(".answer .rule").first)
    phone.page.locator("dialog[open]").wait_for()
    phone.page.go_back()
    phone.page.locator("dialog").wait_for(state="detached")
    assert phone.page.locator(".answer.no").count(), "the answer is still there"
    phone.page.go_back()
    phone.page.locator(".home").wait_for()


def test_a_reload_keeps_the_set_up_and_a_painted_section(desk: Player) -> None:
    desk.arrive()
    desk.tap("New game")
    desk.page.locator(".quarters path").first.wait_for()
    desk.tap("Red")
    desk.page.reload()
    desk.page.locator(".colours button[aria-pressed=true]").nth(2).wait_for()
    desk.tap(desk.page.locator(".quarter .picture").first)
    desk.tap(desk.page.locator("dialog .own").first)
    desk.page.locator(".palette").wait_for()
    desk.tap(desk.page.locator(".palette button", has_text="water"))
    desk.tap_hex("b5")
    desk.page.reload()
    desk.until("document.querySelector('[data-hex=b5]')?.ariaLabel === 'b5, water'")
    desk.page.get_by_label("Name of the section").fill("Our lake")
    desk.tap("Keep it")
    desk.page.locator(".quarters", has_text="Our lake").wait_for()


def test_a_table_survives_closing_the_page(phone: Player) -> None:
    """The entered pieces are not lost: the first page offers to continue, and undo still works."""
    _to_the_pieces(phone)
    _put(phone, "e8", "f8", "e9")
    phone.page.reload()
    phone.page.locator(".entering .palette").first.wait_for()
    assert phone.page.evaluate("entered().players[0].settlements") == ["e8", "f8", "e9"]
    phone.page.goto("about:blank")
    phone.arrive()
    draft = phone.page.locator("[data-draft=entry]")
    assert "3 settlements" in draft.inner_text()
    keep_screenshot(phone.page, "phone-home-unfinished")
    phone.tap(draft)
    phone.page.locator(".entering .palette").first.wait_for()
    phone.tap("Undo")
    phone.until("entered().players[0].settlements.length === 2")


def test_a_wrong_piece_is_corrected_after_asking(phone: Player) -> None:
    _to_the_pieces(phone)
    _put(phone, "e8", "f8")
    phone.tap("May I")
    phone.tap(phone.page.locator(".cards .card").first)
    phone.page.locator(".table .tools").wait_for()
    phone.taps = 0
    phone.tap("Correct the table")
    phone.page.locator(".entering .palette").first.wait_for()
    phone.tap_hex("f8")
    phone.until("entered().players[0].settlements.length === 1")
    phone.tap("Ask again")
    phone.page.locator(".table .tools").wait_for()
    assert phone.kept()["now"]["state"]["players"][0]["settlements"] == ["e8"]
    assert phone.taps <= 3


def test_undo_covers_the_edits_before_a_question(phone: Player) -> None:
    """Undo still works after you go back from the answer. It takes back all moves since the question in one step."""
    page = phone.page
    _to_the_pieces(phone)
    _put(phone, "e8", "f8")
    phone.tap("May I")
    phone.tap(page.locator(".cards .card", has_text="grass"))
    page.locator(".ring.target").first.wait_for()
    phone.tap("Correct the table")
    page.locator(".entering .palette").first.wait_for()
    phone.tap("Undo")
    phone.until("entered().players[0].settlements.join() === 'e8'")
    phone.tap("Ask again")
    page.locator(".ring.target").first.wait_for()
    phone.play(phone.kept()["now"]["offers"][0]["example"])
    page.go_back()
    page.locator(".entering .palette").first.wait_for()
    for left in ("e8", ""):
        phone.tap("Undo")
        phone.until("left => entered().players[0].settlements.join() === left", left)
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()


def test_a_second_tap_says_what_it_removed(phone: Player) -> None:
    page = phone.page
    _to_the_pieces(phone)
    _put(phone, "e8")
    news = page.locator(".entering .news")
    expect(news).to_be_empty()
    phone.tap_hex("e8")
    expect(news).to_have_text("Removed from e8: blue settlement")
    keep_screenshot(page, "piece-removed")
    phone.tap("Undo")
    phone.until("entered().players[0].settlements.join() === 'e8'")
    expect(news).to_be_empty()
    phone.tap(page.locator(".seats button", has_text="orange"))
    phone.tap_hex("e8")
    expect(news).to_have_text("Removed from e8: blue settlement")


def test_the_way_back_from_the_gold_leads_to_the_pieces(phone: Player) -> None:
    """The arrow at the top does the same as the button below the gold."""
    SCREENS["counted"](phone)
    phone.tap(phone.page.locator(".entering .bar .icon").first)
    phone.page.locator(".entering .palette").first.wait_for()


def test_tiles_and_cards_are_undone_too(phone: Player) -> None:
    _to_the_pieces(phone)
    phone.tap(phone.page.locator("summary", has_text="Other pieces"))
    phone.tap(phone.page.locator(".palette button", has_text="tiles left"))
    phone.tap("1 tile left")
    phone.tap_hex("h7")
    phone.until("document.querySelector('[data-hex=h7]').ariaLabel.endsWith('1 tile left')")
    phone.tap("Undo")
    phone.until("!document.querySelector('[data-hex=h7]').ariaLabel.includes('tile left')")


def test_a_cut_link_says_so(phone: Player) -> None:
    game = recorded("base/first-game")
    whole = fragment(game["start"], game["actions"][:20])
    phone.page.goto(phone.address + whole[: len(whole) // 2])
    phone.page.locator(".home .notice").wait_for()
    assert "link is damaged" in phone.page.locator(".home .notice").inner_text()
    phone.page.goto("about:blank")
    phone.page.goto(phone.address + fragment({**game["start"], "cards": ["lords"]}, []))
    phone.page.locator(".home .notice").wait_for()
    assert "cannot be right" in phone.page.locator(".home .notice").inner_text()


def test_two_tabs_do_not_write_over_each_other(browser: Browser, service: str) -> None:
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce")  # type: ignore[arg-type]
    one, two = (Player(context.new_page(), service, touch=True) for _ in range(2))
    for player in (one, two):
        player.arrive()
        player.tap("Try it now")
        player.page.locator(".ring.target").first.wait_for()
        player.play(player.kept()["now"]["offers"][0]["example"])
    assert one.kept()["start"] != two.kept()["start"]
    games = [player.kept()["start"] for player in (one, two)]
    for player, game in zip((one, two), games, strict=True):
        player.page.reload()
        player.page.locator(".table .board").wait_for()
        assert player.kept()["start"] == game
        assert player.steps() == 1
    context.close()


def test_the_same_game_in_two_tabs_goes_on_in_both(browser: Browser, service: str) -> None:
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce")  # type: ignore[arg-type]
    one, two = (Player(context.new_page(), service, touch=True) for _ in range(2))
    one.arrive()
    one.tap("Try it now")
    one.page.locator(".ring.target").first.wait_for()
    two.arrive()
    two.tap("Back to the game")
    two.page.locator(".ring.target").first.wait_for()
    one.play(one.kept()["now"]["offers"][0]["example"])
    two.until("document.querySelectorAll('.piece').length === 1")
    context.close()


def test_back_from_painting_keeps_the_painting(phone: Player) -> None:
    """The button for painting opens the unfinished section again. Starting over can be undone."""
    page = phone.page
    SCREENS["painting"](phone)
    phone.tap(page.locator(".palette button", has_text="water"))
    phone.tap_hex("b5")
    water = "document.querySelector('[data-hex=b5]')?.ariaLabel === 'b5, water'"
    phone.until(water)
    page.go_back()
    page.locator(".setting-up").wait_for()
    phone.tap(page.locator(".quarter .picture").first)
    phone.tap(page.locator("dialog .own").first)
    page.locator(".palette").wait_for()
    phone.until(water)
    phone.tap("Start over")
    phone.until("document.querySelector('[data-hex=b5]')?.ariaLabel !== 'b5, water'")
    phone.tap("Undo")
    phone.until(water)
    for width, height in ((320, 640), (390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        keep_screenshot(page, f"painting-again-{width}")
