"""The share sheet: assumptions in the link, QR codes that fit the screen, and buttons that stay in place.

One test is about a different sheet, the settings, which a player can also open during a game.
"""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import keep_screenshot, playing
from tests.browser.games import recorded
from tests.browser.player import Player
from tests.browser.test_scores import FIVE, enter_table

pytestmark = pytest.mark.slow


def test_assumptions_go_with_the_link(phone: Player, browser: Browser, service: str) -> None:
    """A friend who opens the link sees the referee's assumptions in the language of the friend's browser."""
    enter_table(phone, FIVE)
    phone.tap("Ask “May I…?”")
    phone.tap(phone.page.locator(".cards .card"))
    mine = phone.page.locator(".assumed-button")
    mine.wait_for()
    phone.until("location.hash.startsWith('#g=')")
    count = "".join(filter(str.isdigit, mine.inner_text()))
    for friend in playing(browser, service, touch=True, language="de-DE"):
        friend.page.goto(phone.page.url)
        theirs = friend.page.locator(".assumed-button")
        expect(theirs).to_contain_text(count)
        expect(theirs).to_contain_text("angenommen")
        friend.tap(theirs)
        friend.page.locator(".assumed li").first.wait_for()
        keep_screenshot(friend.page, "friend-assumed")


def test_good_news_moves_no_button(phone: Player) -> None:
    game = recorded("base/first-game")
    phone.open(game["start"], game["actions"][:60])
    phone.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    phone.tap("Share")
    phone.page.locator("dialog .qr").wait_for()
    button = phone.page.locator("dialog .stack button").last
    before = button.bounding_box()
    phone.tap(phone.page.locator("dialog .stack button").first)
    phone.page.locator("dialog .notice.good").wait_for()
    keep_screenshot(phone.page, "copied")
    assert button.bounding_box() == before


def test_a_fine_code_says_so(phone: Player) -> None:
    game = recorded("base/four-shuffles")
    phone.open(game["start"], game["actions"][:120])
    phone.tap("Share")
    phone.page.locator("dialog .qr").wait_for()
    rows = int((phone.page.locator("dialog .qr").get_attribute("viewBox") or "").split()[2])
    width = phone.page.locator("dialog .qr").evaluate("code => code.getBoundingClientRect().width")
    assert 2.2 < width / rows < 3
    phone.page.locator("dialog", has_text="Hold the camera close").wait_for()
    keep_screenshot(phone.page, "fine-code")


def test_moves_can_be_confirmed_from_the_game(phone: Player) -> None:
    phone.arrive()
    phone.tap("Try it now")
    phone.page.locator(".ring.target").first.wait_for()
    phone.tap(phone.page.locator(".tabs button").nth(1))
    phone.tap(phone.page.locator("[data-deed=settings]"))
    phone.page.get_by_label("Confirm each move").check()
    phone.page.keyboard.press("Escape")
    phone.tap(phone.page.locator(".tabs button").first)
    target = phone.kept()["now"]["offers"][0]["at"][0]
    phone.tap_hex(target)
    phone.page.locator("[data-choice=build]").wait_for()
    assert phone.steps() == 0


@pytest.mark.parametrize(("width", "height"), [(844, 390), (640, 320), (390, 844)])
def test_the_code_fits_the_screen(phone: Player, width: int, height: int) -> None:
    game = recorded("base/first-game")
    phone.page.set_viewport_size({"width": width, "height": height})
    phone.open(game["start"], game["actions"][:10])
    phone.tap("Share")
    code = phone.page.locator("dialog .qr")
    code.wait_for()
    code.scroll_into_view_if_needed()
    keep_screenshot(phone.page, f"share-{width}")
    expect(code).to_be_in_viewport(ratio=0.99)
    assert phone.page.locator("dialog").evaluate(
        "sheet => sheet.clientHeight >= document.querySelector('.qr').getBoundingClientRect().height"
    )
