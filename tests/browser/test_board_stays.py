"""The board on the screen: messages do not move it, buttons do not cover it, and taps are not lost."""

from typing import Any

import pytest
from playwright.sync_api import Route

from tests.browser.conftest import keep_screenshot
from tests.browser.games import recorded
from tests.browser.player import Player, fragment
from tests.waiting import eventually

pytestmark = pytest.mark.slow

Json = Any
SIZES = [(390, 844), (320, 568), (844, 390), (820, 1180), (1440, 900)]


def _place(player: Player, name: str = "k3") -> Json:
    return player.page.evaluate(
        """name => {
            const { x, y, width } = document.querySelector(`[data-hex="${name}"]`).getBoundingClientRect();
            return [x, y, width];
        }""",
        name,
    )


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_no_message_moves_the_board(phone: Player, width: int, height: int) -> None:
    phone.page.set_viewport_size({"width": width, "height": height})
    game = recorded("base/four-shuffles")
    phone.open(game["start"], game["actions"][:120])
    phone.page.locator(".ring.target").first.wait_for()
    phone.until("document.querySelector('[data-hex=a1]').ariaLabel.includes('canyon')")
    phone.page.evaluate("document.querySelector('.zooming button').click()")
    refused = "f1"
    phone.page.evaluate("name => document.querySelector(`[data-hex=${name}]`).focus()", refused)
    before = _place(phone)
    phone.page.keyboard.press("Enter")
    phone.page.locator(".answer.no").wait_for()
    assert _place(phone) == before, "with the answer"
    phone.page.keyboard.press("Escape")
    phone.page.locator(".answer").wait_for(state="detached")
    assert _place(phone) == before, "after Escape"
    phone.page.locator(".tool.asleep").first.click()
    phone.page.locator(".answer").first.wait_for()
    assert _place(phone) == before, "with the text of a tile"
    phone.page.route("**/v1/**", lambda route: route.abort())
    phone.page.locator(f'[data-hex="{refused}"]').focus()
    phone.page.keyboard.press("Enter")
    phone.page.locator(".notice.away").wait_for()
    assert _place(phone) == before, "while the service is away"
    phone.page.locator(".notice .close").click()
    phone.page.locator(".notice").wait_for(state="detached")
    assert _place(phone) == before


def test_the_view_never_shows_an_empty_margin(phone: Player) -> None:
    """However far the enlarged board is dragged, the gap between its edge and the frame is never wider than a hex."""
    phone.open(recorded("base/first-game")["start"])
    phone.tap(phone.page.locator(".zooming button").first)
    phone.tap(phone.page.locator(".zooming button").first)
    for start, end in (((80, 100), (380, 390)), ((380, 390), (10, 60))):
        for _ in range(4):
            phone.page.mouse.move(*start)
            phone.page.mouse.down()
            phone.page.mouse.move(*end, steps=3)
            phone.page.mouse.up()
        gaps = phone.page.evaluate(
            """() => {
                const frame = document.querySelector(".board-frame").getBoundingClientRect();
                const hexes = [...document.querySelectorAll("[data-hex]")].map((hex) => hex.getBoundingClientRect());
                return {
                    left: Math.min(...hexes.map((hex) => hex.left)) - frame.left,
                    top: Math.min(...hexes.map((hex) => hex.top)) - frame.top,
                    right: frame.right - Math.max(...hexes.map((hex) => hex.right)),
                    bottom: frame.bottom - Math.max(...hexes.map((hex) => hex.bottom)),
                    hex: hexes[0].width,
                };
            }"""
        )
        assert max(gaps["left"], gaps["top"], gaps["right"], gaps["bottom"]) <= gaps["hex"], gaps


def _is_whole(player: Player) -> bool:
    return player.in_view("a1") and player.in_view("t20") and player.width("a1") < 25


def test_another_table_begins_with_the_whole_board(phone: Player) -> None:
    """The view of the previous table is not kept, even if both tables have the same sections."""
    enlarge = phone.page.locator(".zooming button").first
    phone.arrive()
    for start in ("Our game is on the table", "Our game is on the table", "New game"):
        phone.tap(phone.page.locator(".stack button", has_text=start))
        phone.tap(phone.page.locator(".next .primary"))
        phone.page.locator(".table .board").wait_for()
        assert _is_whole(phone), start
        if start != "New game":
            phone.tap_hex("e8")
            phone.until("entered().players[0].settlements.length === 1")
        phone.tap(enlarge)
        assert not _is_whole(phone), start
        phone.page.locator(".bar button").first.click()
    for draft in ("[data-draft=entry]", "[data-game]"):
        phone.tap(phone.page.locator(draft).last)
        phone.page.locator(".table .board").wait_for()
        assert _is_whole(phone), draft
        phone.tap(enlarge)
        phone.page.locator(".bar button").first.click()


def test_a_link_in_place_of_a_game_begins_with_the_whole_board(phone: Player) -> None:
    game = recorded("base/first-game")
    phone.open(game["start"])
    phone.tap(phone.page.locator(".zooming button").first)
    # Wait until the page has replaced this link in the address with its own link to the game.
    phone.until("link => location.hash !== link", fragment(game["start"], []))
    phone.page.evaluate("link => { location.hash = link; }", fragment(game["start"], game["actions"][:5]))
    phone.until("kept().at === 5")
    assert _is_whole(phone)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_no_button_covers_a_hex(phone: Player, width: int, height: int) -> None:
    phone.page.set_viewport_size({"width": width, "height": height})
    phone.open(recorded("island/two-tree-house")["start"])
    covered = phone.page.evaluate(
        """() => {
            const boxes = [...document.querySelectorAll("button")].filter((button) => button.checkVisibility())
                .map((button) => button.getBoundingClientRect());
            const frame = document.querySelector(".board-frame").getBoundingClientRect();
            return boxes.filter((box) => box.right > frame.left + 1 && box.left < frame.right - 1
                && box.bottom > frame.top + 1 && box.top < frame.bottom - 1).length;
        }"""
    )
    assert covered == 0


def test_a_phone_on_its_side(phone: Player) -> None:
    phone.page.set_viewport_size({"width": 844, "height": 390})
    phone.open(recorded("base/first-game")["start"])
    board, side = (phone.page.locator(part).bounding_box() for part in (".board-frame", ".side"))
    assert board
    assert side
    assert side["x"] >= board["x"] + board["width"]
    assert board["height"] >= 300
    keep_screenshot(phone.page, "phone-sideways")


def test_a_clear_tap_chooses_on_a_small_board(phone: Player) -> None:
    """A tap near a single legal hex chooses it. After a tap near several, the page enlarges the board and says so."""
    game = recorded("base/four-shuffles")
    phone.open(game["start"], game["actions"][:120])
    phone.page.locator(".ring.target").first.wait_for()
    assert phone.lit("target") == 1
    target = phone.kept()["now"]["offers"][0]["at"][0]
    assert phone.width(target) < 30
    phone.tap_middle(target)
    phone.until("kept().at === 121")
    phone.open(game["start"])
    phone.page.locator(".ring.target").first.wait_for()
    crowded = sorted(phone.kept()["now"]["offers"][0]["at"])[3]
    phone.tap_middle(crowded)
    phone.until("document.querySelector('.news').innerText.includes('Enlarged')")
    assert phone.width(crowded) >= 44
    assert phone.steps() == 0


def test_taps_are_marked_at_once_and_none_is_lost(phone: Player) -> None:
    """On a slow network, each tapped hex is marked, and the second tap is sent after the answer to the first."""
    game = recorded("base/first-game")
    phone.open(game["start"])
    phone.page.locator(".ring.target").first.wait_for()
    held: list[Route] = []
    phone.page.route("**/v1/rulings?*", lambda route: held.append(route))  # noqa: PLW0108
    first, second = game["actions"][:2]
    phone.tap_hex(first["at"])
    phone.page.locator(".ring.pending").wait_for()
    assert phone.steps() == 0
    phone.tap_hex(second["at"])
    phone.until("document.querySelectorAll('.ring.pending').length === 2")
    keep_screenshot(phone.page, "phone-pending")
    for number in range(2):
        eventually(lambda: bool(phone.page.evaluate("1")) and len(held) > number)  # noqa: B023
        held[number].continue_()
        phone.until("count => kept().at === count", number + 1)
    phone.page.locator(".ring.pending").first.wait_for(state="detached")
    assert [step["action"]["at"] for step in phone.kept()["steps"]] == [first["at"], second["at"]]


def test_a_failing_network_loses_no_tap_silently(phone: Player) -> None:
    game = recorded("base/first-game")
    phone.open(game["start"])
    phone.page.locator(".ring.target").first.wait_for()
    phone.page.route("**/v1/rulings?*", lambda route: route.abort())
    phone.tap_hex(game["actions"][0]["at"])
    phone.page.locator(".notice.away").wait_for()
    phone.page.locator(".ring.pending").first.wait_for(state="detached")
    phone.page.unroute("**/v1/rulings?*")
    phone.tap("Try again")
    phone.page.locator(".notice.away").wait_for(state="detached")
    phone.tap_hex(game["actions"][0]["at"])
    phone.until("kept().at === 1")


def test_a_refusal_shows_one_reason_and_keeps_the_rings(phone: Player) -> None:
    game = recorded("base/four-shuffles")
    phone.open(game["start"], game["actions"][:120])
    phone.page.locator(".ring.target").first.wait_for()
    rings = phone.lit("target")
    phone.ask("f1")
    assert phone.page.locator(".answer.no > p:visible").count() == 1
    assert phone.lit("target") == rings
    assert phone.lit("instead") >= 1
    box = phone.page.locator(".answer.no").bounding_box()
    side = phone.page.locator(".side").bounding_box()
    assert box
    assert side
    assert box["y"] - side["y"] < 40, "at the top of the panel"


def test_a_success_message_disappears_after_a_while(desk: Player) -> None:
    desk.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    desk.page.clock.install()
    desk.open(recorded("base/first-game")["start"])
    desk.tap("Share")
    desk.tap("Share the link")
    desk.page.locator("dialog .notice.good").wait_for()
    desk.page.clock.run_for(5000)
    desk.page.locator(".notice").wait_for(state="detached")


def test_the_buttons_are_in_reach_with_everything_in_play(phone: Player) -> None:
    """With all boxes, the buttons below an entered table can be tapped without scrolling."""
    phone.arrive()
    phone.tap("Our game is on the table")
    phone.page.locator(".quarters path").first.wait_for()
    for box in ("Nomads", "Crossroads", "Marshlands", "Harvest", "Capitol", "Caves", "Island"):
        phone.tap(phone.page.locator(".chips button", has_text=box))
    for _ in range(3):
        phone.tap(phone.page.locator(".colours button[aria-pressed=false]"))
    phone.tap("Place the pieces")
    phone.page.locator(".palette").first.wait_for()
    for button in phone.page.locator(".deeds.sticky button").all():
        place = button.bounding_box()
        assert place
        assert place["y"] + place["height"] <= 844
    keep_screenshot(phone.page, "phone-everything")
