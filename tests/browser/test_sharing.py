"""One phone for several players, and from one phone to another."""

import re
from typing import Final

import pytest

from tests.browser.conftest import keep_screenshot
from tests.browser.games import recorded
from tests.browser.player import Player, linked

QUIET: Final = 4
"""The modules around a code that stay light."""
SCALES: Final = (3, 4, 5, 6, 8)


@pytest.mark.parametrize("steps", [0, 30])
def test_the_link_is_a_qr_code(desk: Player, steps: int) -> None:
    """Another telephone reads it; no request is made for it."""
    cv2 = pytest.importorskip("cv2", reason="the extra `photo` reads pictures")
    numpy = pytest.importorskip("numpy")
    game = recorded("base/first-game")
    desk.open(game["start"], game["actions"][:steps])
    asked: list[str] = []
    desk.page.on("request", lambda request: asked.append(request.method))
    desk.tap("Share")
    code = desk.page.locator("dialog .qr")
    code.wait_for()
    size = desk.page.evaluate("document.querySelector('.qr').viewBox.baseVal.width")
    modules = numpy.full((int(size), int(size)), 255, numpy.uint8)
    for x, y in re.findall(r"M(\d+) (\d+)h", code.locator("path").get_attribute("d") or ""):
        modules[int(y) + QUIET, int(x) + QUIET] = 0
    # The detector stumbles over one scale or the other.
    texts = [
        cv2.QRCodeDetector().detectAndDecode(modules.repeat(scale, axis=0).repeat(scale, axis=1))[0] for scale in SCALES
    ]
    links = {text for text in texts if text}
    assert len(links) == 1
    assert linked("#" + links.pop().partition("#")[2])["actions"] == game["actions"][:steps]
    assert "POST" not in asked


def test_hidden_hands_and_one_phone(phone: Player) -> None:
    """Between two turns the phone asks to be passed on, and nobody reads what another player drew."""
    phone.arrive()
    phone.tap("New game")
    phone.page.get_by_label("Hide the cards in hand").check()
    phone.tap("Begin")
    phone.page.locator(".hand-over").wait_for()
    keep_screenshot(phone.page, "phone-hand-over")
    assert not phone.page.locator(".board").count()
    phone.tap("I am")
    phone.page.locator(".ring.target").first.wait_for()
    for _ in range(3):
        phone.play(phone.kept()["now"]["offers"][0]["example"])
    phone.play({"type": "end-turn"})
    phone.page.locator(".hand-over").wait_for()
    phone.tap("I am")
    drawn = phone.kept()["now"]["state"]["players"]
    assert all(player["hand"] is not None for player in drawn)
    phone.tap(phone.page.locator(".tabs button").nth(3))
    assert "draws" not in phone.page.locator("ol.history").inner_text()
    phone.tap(phone.page.locator(".tabs button").nth(1))
    assert "face down" in phone.page.locator(".players").inner_text()
    phone.page.reload()
    phone.page.locator(".hand-over").wait_for()
