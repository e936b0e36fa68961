"""One phone for several players, and from one phone to another."""

from pathlib import Path

import pytest

from tests.browser.conftest import keep_screenshot
from tests.browser.games import recorded
from tests.browser.player import Player, linked


@pytest.mark.parametrize("steps", [0, 60])
def test_the_link_is_a_qr_code(desk: Player, tmp_path: Path, steps: int) -> None:
    """Another telephone reads it; no request is made for it."""
    cv2 = pytest.importorskip("cv2", reason="the extra `photo` reads pictures")
    game = recorded("base/first-game")
    desk.open(game["start"], game["actions"][:steps])
    asked: list[str] = []
    desk.page.on("request", lambda request: asked.append(request.url))
    desk.tap("Share")
    code = desk.page.locator("dialog .qr")
    code.wait_for()
    desk.page.evaluate("document.querySelector('.qr').style.width = '700px'")
    desk.page.evaluate("document.querySelector('.sheet').style.width = '760px'")
    picture = tmp_path / "code.png"
    code.screenshot(path=picture)
    text = cv2.QRCodeDetector().detectAndDecode(cv2.imread(str(picture)))[0]
    assert linked(text[text.index("#") :])["actions"] == game["actions"][:steps]
    assert not [address for address in asked if "/v1/" in address]


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
