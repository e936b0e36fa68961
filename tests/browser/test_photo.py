"""From a photograph to a score. The answer of the reader stands in for it here: tests/photo reads real pictures."""

import json
from collections.abc import Iterator
from pathlib import Path
from string import ascii_lowercase
from typing import Any

import pytest
from playwright.sync_api import Browser, Route

from referee.serving.config import Config
from tests.browser.conftest import keep_screenshot, playing, serving
from tests.browser.player import Player

Json = Any
POSITION = {
    "format": 1,
    "board": {"sections": ["tavern", "paddock", "oasis", "farm"]},
    "cards": ["fishermen", "knights", "merchants"],
    "players": [{"colour": "blue", "settlements": ["e8", "e9"]}, {"colour": "orange", "settlements": ["q11"]}],
}


def reading(*, known: bool) -> Json:
    """What the service says about a picture of 400 by 400 pixels."""
    centres = {
        f"{column}{row}": [20 + 18 * (number + (row - 1) % 2 / 2), 2 + 18 * row]
        for number, column in enumerate(ascii_lowercase[:20])
        for row in range(1, 21)
    }
    overlay: Json = {"width": 400, "height": 400, "used": known, "homography": None, "unread": []}
    found = [{"at": at, "piece": "settlement", "colour": "blue", "probability": 0.99} for at in ("e8", "e9")]
    doubt = {"at": "q11", "piece": "settlement", "colour": "orange", "probability": 0.7, "unread": False, "gold": 1.0}
    nothing = {"piece": None, "colour": None, "probability": 0.3, "gold": {"blue": 0, "orange": -1}}
    ranges = [
        {"colour": colour, "value": 1, "low": 0, "high": high, "expected": 1, "exact": 0.7, "wins": 0.5}
        for colour, high in (("blue", 2), ("orange", 3))
    ]
    return {
        "verdict": "known" if known else "unreadable",
        "inconsistencies": [],
        "pieces": [*found, {"at": "q11", "piece": "settlement", "colour": "orange", "probability": 0.7}]
        if known
        else [],
        "doubts": [{**doubt, "alternatives": [nothing]}] if known else [],
        "position": POSITION if known else None,
        "scores": {"players": ranges, "tables": 2, "sampled": False} if known else None,
        "grid": ["." * 20] * 20,
        "overlay": [{**overlay, "centres": centres if known else None}],
        "advice": [] if known else [{"code": "no-board", "text": "No board can be seen.", "hexes": []}],
    }


def test_a_photograph_is_read_corrected_and_scored(phone: Player, tmp_path: Path) -> None:  # noqa: PLR0915  (one way)
    sent: list[str] = []

    def read(route: Route) -> None:
        sent.append(route.request.post_data_buffer.decode("latin-1") if route.request.post_data_buffer else "")
        route.fulfill(status=200, content_type="application/json", body=json.dumps(reading(known=len(sent) > 1)))

    def offers(route: Route) -> None:
        answer = route.fetch()
        document = answer.json()
        document["features"]["photos"] = True
        route.fulfill(response=answer, json=document)

    phone.page.route("**/v1/photos*", read)
    phone.page.route("**/catalogue/features*", offers)
    phone.arrive()
    picture = tmp_path / "table.svg"
    drawn = '<rect width="400" height="400" fill="#864"/>'
    picture.write_text(f'<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">{drawn}</svg>')
    phone.tap("Photograph the table")
    phone.tap("Blue")
    phone.tap("Orange")
    phone.tap("Choose the cards")
    for card in ("Fishermen", "Knights", "Merchants"):
        phone.tap(phone.page.locator("dialog .listed button", has_text=card))
    phone.tap("Done")
    with phone.page.expect_file_chooser() as chooser:
        phone.tap("Take or choose a picture")
    chooser.value.set_files(picture)
    phone.page.locator(".photograph img").wait_for()
    phone.tap("Read the table")
    phone.page.get_by_text("Tap the middles").wait_for()
    assert '"players":["blue","orange"]' in sent[0]
    assert "No board can be seen" in phone.page.locator(".part").inner_text()
    drawing = phone.page.locator(".photograph svg")
    box = drawing.bounding_box()
    assert box
    for x, y in ((0.1, 0.1), (0.9, 0.1), (0.9, 0.9), (0.1, 0.9)):
        drawing.tap(position={"x": box["width"] * x, "y": box["height"] * y})
    phone.tap("Read the table")
    phone.page.get_by_text("Who is on q11?").wait_for()
    assert '"corners":[[[' in sent[1]
    assert phone.page.locator(".photograph use").count() == 3
    assert phone.page.locator(".photograph .doubtful").count() == 1
    assert "0 to 3 gold" in phone.page.locator(".ranges").inner_text()
    keep_screenshot(phone.page, "phone-photograph")
    phone.page.reload()
    phone.page.get_by_text("Who is on q11?").wait_for()
    phone.tap(phone.page.locator("[data-owner=nobody]"))
    phone.until("document.querySelectorAll('.photograph use').length === 2")
    assert not phone.page.locator(".photograph .doubtful").count()
    # A tap on the picture asks about any hex.
    box = phone.page.locator(".photograph svg").bounding_box()
    assert box
    x, y = reading(known=True)["overlay"][0]["centres"]["q12"]
    phone.page.locator(".photograph svg").tap(position={"x": x * box["width"] / 400, "y": y * box["height"] / 400})
    phone.page.get_by_text("Who is on q12?").wait_for()
    phone.tap(phone.page.locator("[data-owner=orange]"))
    phone.until("document.querySelectorAll('.photograph use').length === 3")
    phone.tap("Count the gold")
    phone.page.locator(".scores tfoot").wait_for()
    assert phone.page.evaluate("entered().players[1].settlements") == ["q12"]
    keep_screenshot(phone.page, "phone-photograph-counted")


def test_a_busy_service_is_asked_again(phone: Player, tmp_path: Path) -> None:
    asked: list[Route] = []

    def read(route: Route) -> None:
        asked.append(route)
        if len(asked) == 1:
            route.fulfill(status=503, headers={"Retry-After": "1"}, json={"detail": "busy", "errors": []})
        else:
            route.fulfill(json=reading(known=True))

    phone.page.route("**/v1/photos*", read)
    phone.page.clock.install()
    phone.arrive()
    phone.tap("Photograph the table")
    picture = tmp_path / "table.svg"
    picture.write_text('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"></svg>')
    with phone.page.expect_file_chooser() as chooser:
        phone.tap("Take or choose a picture")
    chooser.value.set_files(picture)
    phone.tap("Read the table")
    phone.page.get_by_text("is asked again").wait_for()
    phone.page.clock.run_for(3500)
    phone.page.get_by_text("Who is on q11?").wait_for()


@pytest.fixture
def patient(browser: Browser) -> Iterator[Player]:
    """Somebody with a telephone, and a service that takes its time."""
    for address in serving(Config(log_level="ERROR", photo_seconds=120)):
        yield from playing(browser, address, touch=True)


@pytest.mark.slow
def test_a_real_picture_is_read_by_the_service(patient: Player, tmp_path: Path) -> None:
    """A generated photograph, from the file to the pieces laid over it."""
    phone = patient
    pytest.importorskip("cv2", reason="the extra `photo` reads photographs: pip install kingdom-referee[photo]")
    from tools.photos.samples import easy  # noqa: PLC0415

    phone.arrive()
    picture = tmp_path / "table.jpg"
    picture.write_bytes(easy().jpeg)
    phone.tap("Photograph the table")
    with phone.page.expect_file_chooser() as chooser:
        phone.tap("Take or choose a picture")
    chooser.value.set_files(picture)
    phone.tap("Read the table")
    # Another process of this machine may be reading a photograph: then the page asks again by itself.
    phone.page.locator(".photograph use").first.wait_for(timeout=240_000)
    assert phone.page.locator(".photograph use").count() > 20
    keep_screenshot(phone.page, "phone-photograph-real")
    phone.tap("Check the pieces")
    phone.page.locator(".palette").first.wait_for()
    assert phone.page.locator(".board .piece").count() > 20
    keep_screenshot(phone.page, "phone-photograph-pieces")
