"""Sharing: one phone for several players, and links from one phone to another."""

import pytest
from playwright.sync_api import Browser

from referee.api import page_files
from tests.browser.conftest import keep_screenshot, playing
from tests.browser.games import recorded
from tests.browser.player import Player, linked
from tests.browser.screens import SCREENS
from tests.share import first
from tests.waiting import eventually

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("repeated", [1, 20, 60, 120, 200])
def test_a_camera_reads_the_code(desk: Player, repeated: int) -> None:
    """The QR codes have versions 2 to 29. OpenCV fails to read some larger ones, whichever program draws them."""
    cv2 = pytest.importorskip("cv2", reason="the extra `photo` reads pictures")
    numpy = pytest.importorskip("numpy")
    desk.arrive()
    text = "https://example.org/#g=" + "aB3-_x9Z" * repeated
    rows = desk.page.evaluate(
        "async ([file, text]) => (await import(file)).qrCode(text)", [f"/page/{page_files.version()}/qr.js", text]
    )
    light = numpy.pad(numpy.where(numpy.array(rows), 0, 255).astype(numpy.uint8), 4, constant_values=255)
    assert cv2.QRCodeDetector().detectAndDecode(light.repeat(8, axis=0).repeat(8, axis=1))[0] == text


def test_the_link_is_shown_as_a_code(desk: Player) -> None:
    """The page draws the QR code without sending the table anywhere."""
    game = recorded("base/first-game")
    desk.open(game["start"], game["actions"][:60])
    asked: list[str] = []
    desk.page.on("request", lambda request: asked.append(request.method))
    desk.tap("Share")
    desk.page.locator("dialog .qr path").wait_for()
    keep_screenshot(desk.page, "desk-share")
    assert "POST" not in asked


def test_a_long_game_is_sent_as_a_link(desk: Player) -> None:
    """The QR code would be too large for a camera."""
    game = recorded("harvest/three-numbers")
    desk.open(game["start"], game["actions"])
    desk.tap("Share")
    desk.page.locator("dialog", has_text="too long for a QR code").wait_for()
    assert not desk.page.locator("dialog .qr").count()


def test_hidden_hands_and_one_phone(phone: Player) -> None:
    """Between turns, the page asks the player to pass on the phone, and it hides the other players' cards."""
    phone.arrive()
    phone.tap("New game")
    phone.page.get_by_label("Hide the cards in hand").check()
    phone.tap("Begin")
    phone.page.locator(".hand-over").wait_for()
    keep_screenshot(phone.page, "phone-hand-over")
    assert not phone.page.locator(".board").count()
    phone.tap("I am")
    phone.page.locator(".ring.target").first.wait_for()
    _end_turn(phone)
    phone.tap("I am")
    drawn = phone.kept()["now"]["state"]["players"]
    assert all(None not in player["hand"] for player in drawn)
    phone.tap(phone.page.locator(".tabs button").nth(3))
    assert "draws" not in phone.page.locator("ol.history").inner_text()
    phone.tap(phone.page.locator(".tabs button").nth(1))
    assert "face down" in phone.page.locator(".players").inner_text()
    phone.page.reload()
    phone.page.locator(".hand-over").wait_for()


def test_a_game_that_is_ahead_of_its_address_goes_on_after_a_reload(phone: Player) -> None:
    """The page updates its address a moment after each move, so an early reload finds an older address."""
    phone.arrive()
    phone.tap("Try it now")
    phone.page.locator(".ring.target").first.wait_for()
    phone.until("location.hash.startsWith('#g=')")
    address = phone.page.evaluate("location.hash")
    phone.play(phone.kept()["now"]["offers"][0]["example"])
    before = phone.kept()
    phone.page.evaluate("address => history.replaceState(history.state, '', address)", address)
    phone.page.reload()
    phone.page.locator(".ring.target").first.wait_for()
    assert phone.page.evaluate("kept()") == before
    assert phone.page.evaluate("JSON.parse(localStorage['referee.games']).length") == 1


def test_moves_can_be_confirmed(phone: Player) -> None:
    phone.arrive()
    phone.tap(phone.page.locator(".foot button"))
    phone.page.get_by_label("Confirm each move").check()
    phone.page.keyboard.press("Escape")
    phone.tap("Try it now")
    phone.page.locator(".ring.target").first.wait_for()
    target = phone.kept()["now"]["offers"][0]["at"][0]
    phone.tap_hex(target)
    phone.page.locator("[data-choice=build]").wait_for()
    assert phone.steps() == 0
    phone.tap("Build here")
    phone.until("kept().at === 1")


def _end_turn(player: Player) -> None:
    """Build three settlements, and end the turn."""
    for _ in range(3):
        player.play(player.kept()["now"]["offers"][0]["example"])
    player.play({"type": "end-turn"})
    player.page.locator(".hand-over").wait_for()


def test_a_copied_line_shows_neither_hidden_hands_nor_the_draw_pile(phone: Player) -> None:
    phone.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    SCREENS["hand-over"](phone)
    phone.tap("I am")
    phone.page.locator(".ring.target").first.wait_for()
    _end_turn(phone)
    phone.tap("I am")
    phone.tap("Share")
    phone.tap("Copy the table")
    phone.page.locator(".notice.good").wait_for()
    line = phone.page.evaluate("navigator.clipboard.readText()")
    assert line.startswith("board=")
    assert "deck=" not in line
    assert "hand:?" in line


@pytest.mark.parametrize("way", first(1, ["link", "pasted", "file"]))
def test_hidden_hands_stay_hidden_in_the_link(phone: Player, browser: Browser, service: str, way: str) -> None:
    """A browser that opens the shared game also shows the hand-over screen first. Its history omits drawn cards."""
    SCREENS["hand-over"](phone)
    phone.tap("I am")
    phone.page.locator(".ring.target").first.wait_for()
    _end_turn(phone)
    if way == "file":
        phone.tap("I am")
        phone.page.locator(".table .board").wait_for()
        phone.tap("Share")
        with phone.page.expect_download() as download:
            phone.tap("Save the game")
        text = download.value.path().read_text(encoding="utf-8")
    else:
        eventually(lambda: len(linked(phone.page.evaluate("location.hash"))["actions"]) == phone.steps())
        text = phone.page.url
    for friend in playing(browser, service, touch=True):
        if way == "link":
            friend.page.goto(text)
        else:
            SCREENS["open"](friend)
            friend.page.locator("dialog textarea").fill(text)
            friend.tap(friend.page.locator("dialog form .primary"))
        friend.page.locator(".hand-over").wait_for()
        assert not friend.page.locator(".board").count()
        friend.tap("I am")
        friend.tap(friend.page.locator(".tabs button").nth(3))
        friend.page.locator("ol.history", has_text="builds on").wait_for()
        assert "draws" not in friend.page.locator("ol.history").inner_text()
