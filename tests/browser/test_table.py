"""The play screen: hidden hands, the history, messages, double taps and the enlarged board."""

import json
import math
import re
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import keep_screenshot, playing
from tests.browser.games import recorded
from tests.browser.player import Player, fragment
from tests.browser.screens import SCREENS
from tests.browser.test_scores import FIVE, enter_table
from tests.share import first

Json = Any
ENLARGE: Final = ".zooming button"


def _view(player: Player) -> str:
    """The CSS transform that enlarges and moves the board."""
    return str(player.page.evaluate("document.querySelector('.board').style.transform"))


def _middle(player: Player, name: str) -> tuple[float, float]:
    box = player.hex(name).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _build_a_turn(player: Player) -> Json:
    """Build with the terrain card as long as the page offers that, and return the action that ends the turn."""
    while True:
        offers = {offer["type"]: offer for offer in player.kept()["now"]["offers"] if not offer.get("tile")}
        if "build" not in offers:
            return offers["end-turn"]["example"]
        player.play(offers["build"]["example"])


def test_the_hand_over_names_no_card_to_screen_readers(phone: Player) -> None:
    """The next player's card must not be announced while the previous player still holds the phone."""
    SCREENS["hand-over"](phone)
    phone.tap(phone.page.locator(".hand-over .primary"))
    phone.play(_build_a_turn(phone))
    phone.page.locator(".hand-over").wait_for()
    heading = phone.page.locator("h1").inner_text()
    phone.until("heading => document.querySelector('.said').innerText === heading", heading)
    assert heading.startswith("Pass the phone to")
    phone.tap("Home")
    phone.page.locator(".home").wait_for()
    assert phone.page.locator(".said").inner_text() == heading
    phone.tap("Back to the game")
    phone.tap(phone.page.locator(".hand-over .primary"))
    phone.page.locator(".table .board").wait_for()
    card = phone.kept()["now"]["state"]["frames"][-1]["card"].replace("-", " ")
    assert card in phone.page.locator(".said").inner_text()


def test_the_hand_over_keeps_the_view_and_tells_what_happened(phone: Player) -> None:
    SCREENS["hand-over"](phone)
    phone.tap(phone.page.locator(".hand-over .primary"))
    phone.page.locator(".ring.target").first.wait_for()
    for _ in range(3):
        phone.play(phone.kept()["now"]["offers"][0]["example"])
    built = [step["action"]["at"] for step in phone.kept()["steps"]]
    end = _build_a_turn(phone)
    phone.tap(phone.page.locator(ENLARGE))
    view = _view(phone)
    phone.play(end)
    phone.tap(phone.page.locator(".hand-over .primary"))
    phone.page.locator(".table .board").wait_for()
    assert _view(phone) == view
    told = phone.page.locator(".answer.ask").inner_text()
    assert "Since your last turn" in told
    assert all(f"builds on {name}" in told for name in built)
    assert phone.lit("last") == 3
    keep_screenshot(phone.page, "phone-meanwhile")


@pytest.mark.parametrize("again", [False, True], ids=["at once", "after a reload"])
def test_the_gold_of_a_finished_game_can_be_read(phone: Player, *, again: bool) -> None:
    SCREENS["final"](phone)
    if again:
        phone.page.reload()
        phone.page.locator(".final").wait_for()
    phone.tap(phone.page.locator(".tabs button").nth(2))
    panel = phone.page.locator(".panel.gold")
    totals = [str(player["total"]) for player in phone.kept()["now"]["scores"]["players"]]
    assert panel.locator("tfoot td").all_inner_texts() == totals
    phone.tap(panel.locator(".sum"))
    assert phone.lit("earning") > 0
    keep_screenshot(phone.page, "phone-final-gold")


def test_the_history_names_whose_turn_it_was_after_a_shuffle(phone: Player) -> None:
    game = recorded("base/four-shuffles")
    phone.open(game["start"], game["actions"])
    phone.tap("History")
    phone.until("!document.querySelector('.history').innerText.includes('…')")
    turns = phone.page.locator(".turn-of").evaluate_all(
        "turns => turns.map(turn => [turn.querySelector('h3').innerText, turn.querySelector('ol').innerText])"
    )
    assert any("becomes the draw pile" in told for _, told in turns)
    for heading, told in turns:
        builders = {line.split(" builds")[0] for line in told.splitlines() if " builds on" in line}
        assert builders <= {heading.removesuffix("’s turn")}, heading


@pytest.mark.parametrize("name", ["c18", "h4", "b2", "s19"])
def test_the_enlarged_hex_stays_below_the_finger(phone: Player, name: str) -> None:
    phone.open(recorded("base/first-game")["start"])
    phone.page.locator(".ring.target").first.wait_for()
    small, before = phone.width(name), _middle(phone, name)
    # The point is between two hexes, so that the tap is ambiguous.
    x, y = before[0] + 8, before[1]
    phone.page.touchscreen.tap(x, y)
    phone.until("document.querySelector('.enlarged')")
    assert phone.width(name) > 1.5 * small
    assert math.dist(_middle(phone, name), (x, y)) < phone.width(name) / 2 + 2


def test_a_double_tap_counts_once(phone: Player) -> None:
    """On the whole board, a double tap only enlarges. On the enlarged board, it builds once and causes no refusal."""
    phone.open(recorded("base/first-game")["start"])
    phone.page.locator(".ring.target").first.wait_for()
    name = sorted(phone.kept()["now"]["offers"][0]["at"])[3]
    phone.page.evaluate("window.betweenTaps = 100")
    place = _middle(phone, name)
    for _ in range(2):
        phone.page.touchscreen.tap(*place)
    phone.until("document.querySelector('.enlarged')")
    assert _view(phone) != "translate(0px, 0px) scale(1)"
    assert phone.steps() == 0
    phone.page.evaluate("window.betweenTaps = 400")
    place = _middle(phone, name)
    phone.page.touchscreen.tap(*place)
    phone.page.evaluate("window.betweenTaps = 100")
    phone.page.touchscreen.tap(*place)
    phone.until("kept().at === 1 && document.querySelector('.table').ariaBusy === 'false'")
    assert not phone.page.locator(".answer.no").count()


def test_a_double_tap_places_one_piece(phone: Player) -> None:
    SCREENS["entering"](phone)
    phone.tap(phone.page.locator(ENLARGE))
    phone.tap(phone.page.locator(ENLARGE))
    name = next(name for name in ("j10", "j11", "k10", "k11", "k12") if phone.in_view(name))
    place = _middle(phone, name)
    phone.page.evaluate("window.betweenTaps = 100")
    for _ in range(2):
        phone.page.touchscreen.tap(*place)
    phone.until("name => entered().players[0].settlements.includes(name)", name)


def _paste(player: Player, text: str) -> None:
    player.page.locator("dialog textarea").fill(text)
    player.tap(player.page.locator("dialog form .primary"))


def test_a_message_leaves_with_its_screen(phone: Player) -> None:
    """An error about pasted text is no longer shown in the game, on the first page or in another sheet."""
    game = recorded("base/first-game")
    notices = phone.page.locator(".notice")
    for leave in ("open", "close"):
        SCREENS["open"](phone)
        _paste(phone, "nonsense")
        notices.wait_for()
        assert "This is not a link" in notices.inner_text()
        if leave == "open":
            _paste(phone, json.dumps(game["start"]))
            phone.page.locator(".table .board").wait_for()
        else:
            phone.tap(phone.page.locator("dialog .close").first)
            phone.page.locator("dialog").wait_for(state="detached")
        assert notices.count() == 0
    phone.tap("Settings")
    phone.page.locator("dialog .choice").first.wait_for()
    assert notices.count() == 0


def test_an_answer_clears_the_message_before_it(phone: Player) -> None:
    phone.open(recorded("base/first-game")["start"])
    problem = {"type": "/docs/problems#too-many-requests", "status": 429}
    phone.page.route("**/v1/rulings?*", lambda route: route.fulfill(status=429, json=problem), times=1)
    phone.tap_hex("a14")
    phone.page.locator(".notice").wait_for()
    phone.ask("a14")
    assert phone.page.locator(".notice").count() == 0


# Whether a visible element with this selector shows all of its text.
_WHOLE: Final = """selector => [...document.querySelectorAll(selector)]
    .filter((part) => part.checkVisibility({ visibilityProperty: true }))
    .some((part) => part.scrollHeight <= part.clientHeight + 1 && part.offsetHeight > 12)"""


@pytest.mark.parametrize("language", first(1, ["de-DE", "en-GB", "es-ES", "fr-FR"]))
@pytest.mark.parametrize(("width", "height"), [(390, 844), (320, 640), (844, 390)])
def test_messages_about_the_board_are_shown_whole(
    browser: Browser, service: str, language: str, width: int, height: int
) -> None:
    game = recorded("base/four-shuffles")
    at = [action["type"] for action in game["actions"]].index("end-turn")
    for player in playing(browser, service, touch=True, language=language):
        player.page.set_viewport_size({"width": width, "height": height})
        player.open(game["start"], game["actions"][:at])
        # A tap on the edge between two hexes enlarges the board.
        x, y = _middle(player, "j10")
        player.page.touchscreen.tap(x + 8, y)
        player.until("document.querySelector('.news').innerText.length > 10")
        assert player.page.evaluate(_WHOLE, ".news")
        keep_screenshot(player.page, f"hint-{width}-{language}")
        player.play(game["actions"][at])
        assert player.page.evaluate(_WHOLE, ".news, .told")
        keep_screenshot(player.page, f"news-{width}-{language}")
        player.tap(player.page.locator(".bar .icon").first)
        player.tap(player.page.locator(".stack button:not(.primary, .draft)").first)
        player.page.locator(".ring.target").first.wait_for()
        assert player.page.locator(".news").inner_text() == ""


@pytest.mark.parametrize("other", [False, True], ids=["the game on the table", "another game"])
@pytest.mark.slow
def test_a_game_is_told_in_the_language_chosen_last(browser: Browser, service: str, *, other: bool) -> None:
    game = recorded("base/four-shuffles")
    for player in playing(browser, service, touch=True, language="de-DE"):
        player.open(game["start"], game["actions"][:120])
        player.tap("Verlauf")
        player.page.get_by_text("baut auf").first.wait_for()
        player.tap(player.page.locator(".bar .icon").first)
        if other:
            player.tap("Gleich ausprobieren")
            player.page.locator(".ring.target").first.wait_for()
            player.tap(player.page.locator(".bar .icon").first)
        player.tap(player.page.locator(".foot button"))
        player.tap(player.page.locator("dialog label", has_text="English"))
        player.page.get_by_text("Settings").first.wait_for()
        player.tap(player.page.locator("dialog .close").first)
        if other:
            player.tap(player.page.locator(".more summary"))
            player.tap(player.page.locator(".more button"))
        else:
            player.tap("Back to the game")
        player.tap("History")
        player.page.get_by_text("builds on").first.wait_for()
        assert "baut auf" not in player.page.locator("ol.history").inner_text()
        player.tap(player.page.locator(".tabs button").first)
        assert "to act" in player.page.locator(".prompt").inner_text()
        player.tap(player.page.locator(".tabs button").nth(2))
        player.tap(player.page.locator(".panel.gold .sum"))
        assert "settlement area" in player.page.locator(".panel.gold .answer").inner_text()


def test_the_history_leads_back_to_the_latest_move(phone: Player) -> None:
    game = recorded("base/first-game")
    phone.open(game["start"], game["actions"][:30])
    phone.tap("History")
    phone.tap(phone.page.locator("ol.history button").nth(20))
    phone.until("kept().at < 15")
    at = phone.steps()
    assert f"move {at} of 30" in phone.page.locator(".panel.history").inner_text()
    keep_screenshot(phone.page, "phone-looking-back")
    phone.tap(phone.page.locator(".tabs button").first)
    assert f"move {at} of 30" in phone.page.locator(".panel.play").inner_text()
    keep_screenshot(phone.page, "phone-looking-back-play")
    phone.tap("To the latest move")
    phone.until("kept().at === 30")
    assert not phone.page.locator(".looking-back").count()


def test_a_move_after_looking_back_loses_nothing(phone: Player) -> None:
    """Repeating the recorded move continues the same game. After a different move, both games are kept."""
    game = recorded("base/first-game")
    phone.open(game["start"], game["actions"][:30])
    phone.tap("History")
    phone.tap(phone.page.locator("ol.history button").last)
    phone.until("kept().at === 0")
    phone.play(game["actions"][0])
    assert len(phone.kept()["steps"]) == 30
    offer = phone.kept()["now"]["offers"][0]
    other = next(name for name in offer["at"] if name != game["actions"][1]["at"])
    phone.play({**offer["example"], "at": other})
    assert len(phone.kept()["steps"]) == 2
    assert "kept as another game" in phone.page.locator(".notice").inner_text()
    phone.tap("Home")
    phone.tap(phone.page.locator(".more summary"))
    phone.tap(phone.page.locator(".more button"))
    phone.until("kept().steps.length === 30")


def _table(player: Player) -> Json:
    player.page.locator(".table .board").wait_for()
    return player.kept()["start"]


def test_forward_leads_on_after_going_back_to_another_game(phone: Player) -> None:
    phone.open(recorded("base/first-game")["start"])
    first = _table(phone)
    phone.tap("Home")
    phone.page.locator(".home").wait_for()
    phone.tap("Try it now")
    second = _table(phone)
    assert second != first
    for _ in range(2):
        phone.page.go_back()
        phone.page.locator(".home").wait_for()
        phone.page.go_back()
        phone.page.locator(".table .board").wait_for()
        phone.until("start => JSON.stringify(kept().start) === start", json.dumps(first, separators=(",", ":")))
        phone.page.go_forward()
        phone.page.locator(".home").wait_for()
        phone.page.go_forward()
        phone.page.locator(".table .board").wait_for()
        phone.until("start => JSON.stringify(kept().start) === start", json.dumps(second, separators=(",", ":")))


def test_back_from_a_new_game_leads_home_and_forward_to_the_game(phone: Player) -> None:
    SCREENS["hand-over"](phone)
    phone.page.go_back()
    phone.page.locator(".home").wait_for()
    phone.until("location.hash === ''")
    phone.page.go_forward()
    phone.page.locator(".hand-over").wait_for()


def test_a_reload_without_the_service_stays_in_the_game(phone: Player) -> None:
    """The game is opened again after a game on a different board. The reload still shows it."""
    phone.open(recorded("island/two-tree-house")["start"])
    phone.tap("Home")
    phone.tap("Try it now")
    phone.page.locator(".ring.target").first.wait_for()
    phone.tap("Home")
    phone.tap(phone.page.locator(".more summary"))
    phone.tap(phone.page.locator(".more button"))
    phone.page.locator(".table .board").wait_for()
    phone.until("history.state.game && location.hash.startsWith('#g=')")
    phone.page.route("**/v1/**", lambda route: route.abort())
    start = phone.kept()["start"]
    phone.page.reload()
    phone.page.locator(".notice.away").wait_for()
    assert phone.page.locator(".table .board").count() == 1
    assert phone.kept()["start"] == start
    assert "#g=" in phone.page.url


def test_a_link_that_waits_for_the_service_keeps_its_address(phone: Player) -> None:
    game = recorded("base/first-game")
    phone.page.route("**/v1/**", lambda route: route.abort())
    phone.page.goto(phone.address + fragment(game["start"], game["actions"][:5]))
    phone.page.locator(".home .notice.away").wait_for()
    assert "#g=" in phone.page.url
    phone.page.unroute("**/v1/**")
    phone.tap("Try again")
    phone.page.locator(".table .board").wait_for()
    assert phone.steps() == 5


def test_older_games_are_listed_and_can_be_deleted(phone: Player) -> None:
    game = recorded("base/first-game")
    for count in range(8):
        phone.open(game["start"], game["actions"][:count])
    phone.arrive()
    others = phone.page.locator(".more .kept-game:visible")
    phone.tap(phone.page.locator("summary", has_text="7 other games"))
    assert others.count() == 5
    phone.tap(phone.page.locator("summary", has_text="Show all"))
    assert others.count() == 7
    keep_screenshot(phone.page, "phone-other-games")
    phone.tap(others.nth(1).get_by_role("button", name="Delete this game"))
    phone.page.locator(".notice").wait_for()
    assert others.count() == 6
    assert phone.page.evaluate("Object.keys(localStorage).filter(name => /game[.]/.test(name)).length") == 7
    phone.tap(phone.page.locator(".notice button", has_text="Undo"))
    phone.page.locator(".notice").wait_for(state="detached")
    assert others.count() == 7


def test_a_full_browser_keeps_the_game_on_the_table(phone: Player) -> None:
    """If the browser's storage is full, the page deletes the oldest games."""
    game = recorded("base/first-game")
    phone.page.add_init_script(
        """const set = Storage.prototype.setItem;
        Storage.prototype.setItem = function (name, value) {
            const games = Object.keys(localStorage).filter((key) => key.startsWith("referee.game."));
            if (name.startsWith("referee.game.") && games.length >= 3 && !games.includes(name))
                throw new DOMException("full", "QuotaExceededError");
            set.call(this, name, value);
        };"""
    )
    for count in range(5):
        phone.open(game["start"], game["actions"][:count])
        assert phone.steps() == count
    assert phone.page.evaluate("JSON.parse(localStorage['referee.games']).length") == 3


def test_the_hexes_of_a_sum_come_into_view(phone: Player) -> None:
    """The hexes and the explanation of the sum are shown even if the board was enlarged somewhere else."""
    SCREENS["counted"](phone)
    for _ in range(3):
        phone.tap(phone.page.locator(ENLARGE))
    phone.tap(phone.page.locator(".scores .sum", has_text=re.compile("[1-9]")))
    phone.page.locator(".ring.earning").first.wait_for()
    inside = """selector => {
        const frame = document.querySelector(selector).getBoundingClientRect();
        return (part) => part.top >= frame.top - 1 && part.bottom <= frame.bottom + 1;
    }"""
    for part, around in ((".ring.earning", ".board-frame"), (".scores ~ .answer", ".side")):
        assert phone.page.evaluate(
            f"""([part, around]) => [...document.querySelectorAll(part)]
                .map((one) => one.getBoundingClientRect()).every(({inside})(around))""",
            [part, around],
        ), part
    keep_screenshot(phone.page, "phone-sum")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_the_enlarged_board_keeps_its_letters_and_numbers(phone: Player, width: int, height: int) -> None:
    phone.page.set_viewport_size({"width": width, "height": height})
    phone.open(recorded("base/first-game")["start"])
    for _ in range(3):
        phone.tap(phone.page.locator(ENLARGE))
    name = next(name for name in ("j10", "j11", "k10", "k11") if phone.in_view(name))
    x, y = _middle(phone, name)
    frame = phone.page.locator(".board-frame").bounding_box()
    assert frame
    letter = phone.page.locator(".coordinates text", has_text=name[0]).first.bounding_box()
    number = phone.page.get_by_text(name[1:], exact=True).first.bounding_box()
    assert letter
    assert number
    assert 0 <= letter["y"] - frame["y"] < 12
    assert 0 <= number["x"] - frame["x"] < 12
    assert abs(letter["x"] + letter["width"] / 2 - x) < phone.width(name)
    assert abs(number["y"] + number["height"] / 2 - y) < phone.width(name) / 2
    assert 10 <= letter["height"] <= 28
    keep_screenshot(phone.page, f"phone-letters-{width}")


def test_the_page_asks_where_to_move_a_piece(phone: Player) -> None:
    game = recorded("base/four-shuffles")
    at = next(number for number, action in enumerate(game["actions"]) if action.get("tile") == "paddock")
    phone.open(game["start"], game["actions"][:at])
    phone.tap(phone.page.locator('[data-tool^="paddock"]'))
    phone.tap_hex(game["actions"][at]["from"])
    phone.until("document.querySelector('.prompt').innerText === 'Where to?'")
    keep_screenshot(phone.page, "phone-where-to")


def _enlarge(player: Player) -> None:
    """Tap the edge between two hexes, and wait until the page says that it has enlarged the board."""
    x, y = _middle(player, "j10")
    player.page.touchscreen.tap(x + 8, y)
    player.until("document.querySelector('.news').innerText.startsWith('Enlarged')")


@pytest.mark.parametrize("step", ["another tab", "a move", "gold"])
def test_the_message_about_enlarging_leaves_with_the_next_step(phone: Player, step: str) -> None:
    game = recorded("base/four-shuffles")
    at = [action["type"] for action in game["actions"]].index("end-turn")
    if step == "gold":
        enter_table(phone, FIVE)
    else:
        phone.open(game["start"], game["actions"][:at])
    _enlarge(phone)
    match step:
        case "another tab":
            phone.tap("History")
        case "a move":
            phone.play(game["actions"][at])
        case _:
            phone.tap(phone.page.locator('[data-deed="count"]'))
    phone.until("!document.querySelector('.news').innerText.startsWith('Enlarged')")


def test_the_next_player_sees_where_to_build(phone: Player) -> None:
    """If the previous player enlarged a corner where the next player cannot build, the page shows the whole board."""
    game = recorded("base/first-game")
    at = [action["type"] for action in game["actions"]].index("end-turn")
    phone.open(game["start"], game["actions"][: at + 1])
    legal = phone.kept()["now"]["offers"][0]["at"]
    phone.page.goto("about:blank")
    phone.page.goto(phone.address + fragment(game["start"], game["actions"][:at], hidden=True))
    phone.tap(phone.page.locator(".hand-over .primary"))
    phone.page.locator(".table .board").wait_for()

    def distance(corner: str, name: str) -> int:
        return max(abs(ord(corner[0]) - ord(name[0])), abs(int(corner[1:]) - int(name[1:])))

    corner = max(("a1", "t1", "a20", "t20"), key=lambda corner: min(distance(corner, name) for name in legal))
    phone.page.mouse.move(*_middle(phone, corner))
    phone.page.mouse.wheel(0, -1600)
    phone.until("document.querySelector('.enlarged')")
    assert not any(phone.in_view(name) for name in legal)
    phone.play({"type": "end-turn"})
    phone.tap(phone.page.locator(".hand-over .primary"))
    phone.page.locator(".ring.target").first.wait_for()
    phone.until("document.querySelector('.board').style.transform.endsWith('scale(1)')")
