"""Touch and mouse on the board: two fingers zoom it, one finger moves it, and a stroke paints hexes."""

import json
from collections.abc import Sequence

from tests.browser.games import recorded
from tests.browser.player import Player

Point = tuple[float, float]


def _touch(player: Player, *moments: Sequence[Point]) -> None:
    """Put fingers down at the first positions, move them through the others, and lift them."""
    session = player.page.context.new_cdp_session(player.page)
    for number, points in enumerate(moments):
        touches = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
        kind = "touchMove" if number else "touchStart"
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def _middle(player: Player, name: str) -> Point:
    box = player.hex(name).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_two_fingers_zoom_and_one_moves(phone: Player) -> None:
    game = recorded("base/first-game")
    phone.open(game["start"], game["actions"][:3])
    # Wait for the names of the terrains, which load last and change the height of the panel below the board.
    phone.until("document.querySelector('[data-hex=a1]').ariaLabel.includes('flower field')")
    width = phone.width("j10")
    x, y = _middle(phone, "j10")
    _touch(
        phone,
        [(x - 20, y), (x + 20, y)],
        [(x - 40, y), (x + 40, y)],
        [(x - 60, y), (x + 60, y)],
    )
    assert abs(phone.width("j10") / width - 3) < 0.3
    assert phone.width("j10") >= 44
    before = _middle(phone, "j10")
    _touch(phone, [before], [(before[0] - 30, before[1] - 10)], [(before[0] - 60, before[1] - 20)])
    after = _middle(phone, "j10")
    assert abs(before[0] - after[0] - 60) < 2
    assert abs(before[1] - after[1] - 20) < 2
    assert phone.steps() == 3, "no finger has asked for anything"
    assert not phone.page.locator(".answer").count()


def test_the_board_has_settled_as_soon_as_the_panel_has_grown(phone: Player) -> None:
    """The board does not move in the next animation frames, so a tap still hits the intended hex."""
    game = recorded("island/two-tree-house")
    phone.open(game["start"], game["actions"][:84])
    phone.play(game["actions"][84])
    at_once, later = phone.page.evaluate(
        """async () => {
            const place = () => document.querySelector("[data-hex=t1]").getBoundingClientRect().y;
            const frame = () => new Promise(requestAnimationFrame);
            document.querySelector("[data-tool^=tower]").click();
            await Promise.resolve();
            const atOnce = place();
            await frame();
            await frame();
            return [atOnce, place()];
        }"""
    )
    assert at_once == later


def test_a_stroke_paints_what_it_passes(desk: Player) -> None:
    desk.arrive()
    desk.tap("New game")
    desk.tap(desk.page.locator(".quarter .picture").first)
    desk.tap(desk.page.locator("dialog .own").first)
    desk.page.locator(".palette").wait_for()
    desk.tap(desk.page.locator(".palette button", has_text="water"))
    desk.page.mouse.move(*_middle(desk, "b5"))
    desk.page.mouse.down()
    for column in "cdefg":
        desk.page.mouse.move(*_middle(desk, f"{column}5"))
    desk.page.mouse.up()
    desk.page.get_by_label("Name of the section").fill("A river")
    desk.tap("Keep it")
    desk.page.locator(".quarters").wait_for()
    kept = json.loads(desk.page.evaluate("localStorage['referee.sections']"))
    assert kept[0]["rows"][4] == "GWWWWWWGGG"


def test_a_finger_paints_what_it_passes(phone: Player) -> None:
    phone.arrive()
    phone.tap("New game")
    phone.tap(phone.page.locator(".quarter .picture").first)
    phone.tap(phone.page.locator("dialog .own").first)
    phone.page.locator(".palette").wait_for()
    phone.tap(phone.page.locator(".palette button", has_text="water"))
    _touch(phone, *([_middle(phone, f"{column}5")] for column in "bcdefg"))
    phone.until("document.querySelector('[data-hex=g5]').ariaLabel === 'g5, water'")
    assert phone.hex("b5").get_attribute("aria-label") == "b5, water"
    assert phone.hex("h5").get_attribute("aria-label") == "h5, grass"
