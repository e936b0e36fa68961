"""Set-up: new games, custom sections, tables in the middle of a game, and the number of taps that they take."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Route

from tests.browser.conftest import SCREENSHOTS, keep_screenshot
from tests.browser.games import recorded, state_after
from tests.browser.player import Player

Json = Any
MAX_TAPS: Final = 70
"""The maximum number of taps to enter 45 settlements and ask one question. A drag of the board counts as a tap."""
SECONDS_A_TAP: Final = 1.2
"""The time of an unhurried tap, including time to think."""
SECONDS_A_SCREEN: Final = 3
"""The time that a user needs to take in a new screen or dialog."""


def test_a_new_game(phone: Player) -> None:
    phone.arrive()
    phone.tap("New game")
    phone.page.locator(".quarters path").first.wait_for()
    phone.tap("Red")
    phone.tap(phone.page.locator(".turner").first)
    phone.tap("Begin")
    phone.page.locator(".table .board").wait_for()
    start = phone.kept()["start"]
    assert [player["colour"] for player in start["players"]] == ["blue", "orange", "red"]
    assert start["board"]["sections"][0] == "tavern:turned"
    assert start["deck"], "the page deals"


def test_a_board_that_comes_late(phone: Player) -> None:
    """If you tap Begin twice before the random board arrives, only one game begins. Late answers change nothing."""
    phone.arrive()
    phone.tap("New game")
    phone.page.locator(".quarters path").first.wait_for()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    phone.page.route("**/v1/starts?*", hold)
    phone.tap(phone.page.locator(".chips button", has_text="Nomads"))
    phone.tap(phone.page.locator(".part .deeds button", has_text="Draw by lot").first)
    phone.tap("Begin")
    phone.tap("Begin")
    while not phone.page.locator(".table .board").count():
        phone.until("true")
        if held:
            # Answer the newest request first.
            held.pop().continue_()
    for late in held:
        with phone.page.expect_response("**/v1/starts?*"):
            late.continue_()
    phone.page.locator(".ring.target").first.wait_for()
    assert len(json.loads(phone.page.evaluate("localStorage['referee.games']"))) == 1


def test_a_new_game_with_real_cards(phone: Player) -> None:
    phone.arrive()
    phone.tap("New game")
    phone.tap("We use our real cards")
    phone.tap("Begin")
    phone.page.locator(".cards .card").first.wait_for()
    assert phone.kept()["start"]["deck"] is None
    phone.play({"type": "play", "card": "forest"})
    assert phone.kept()["now"]["state"]["frames"][-1]["card"] == "forest"
    keep_screenshot(phone.page, "phone-real-cards")


def test_too_few_players_are_reported_at_once(phone: Player) -> None:
    phone.arrive()
    phone.tap("New game")
    phone.tap("Blue")
    assert "at least two colours" in phone.page.locator(".next .answer").inner_text()
    assert phone.page.locator(".next .primary").is_disabled()


@pytest.mark.parametrize("chosen", [False, True], ids=["by lot", "chosen"])
def test_small_boxes_go_with_any_sections(phone: Player, chosen: bool) -> None:  # noqa: FBT001
    phone.arrive()
    phone.tap("New game")
    phone.page.locator(".quarters path").first.wait_for()
    if chosen:
        phone.tap(phone.page.locator(".quarter .picture").first)
        phone.tap(phone.page.locator("dialog .picture", has_text="Harbor"))
    for box in ("Capitol", "Caves", "Island"):
        phone.tap(phone.page.locator(".chips button", has_text=box))
    phone.tap("Begin")
    phone.page.locator(".table .board").wait_for()
    laid = phone.kept()["start"]["board"]
    assert laid["caves"]
    assert laid["island"]
    assert len(laid.get("capitols", [])) <= 4
    assert (laid["sections"][0] == "harbor") or not chosen


def test_a_chosen_side_of_the_island(phone: Player) -> None:
    phone.arrive()
    phone.tap("New game")
    phone.page.locator(".quarters path").first.wait_for()
    phone.tap(phone.page.locator(".chips button", has_text="Island"))
    phone.tap("Tree house")
    phone.tap("Begin")
    phone.page.locator(".table .board").wait_for()
    assert phone.kept()["start"]["board"]["island"] == "tree-house"


def test_only_what_is_in_the_boxes_can_be_chosen(phone: Player) -> None:
    """The base game stays if it is the only box. When Crossroads is removed, its section and the tasks go, too."""
    phone.arrive()
    phone.tap("New game")
    phone.page.locator(".quarters path").first.wait_for()
    base = phone.page.locator(".chips button", has_text="Kingdom Builder")
    assert base.is_disabled()
    phone.tap(phone.page.locator(".quarter .picture").first)
    phone.page.locator("dialog .section").first.wait_for()
    assert phone.page.locator("dialog .picture:not(.own)").count() == 8
    phone.page.keyboard.press("Escape")
    phone.tap(phone.page.locator(".chips button", has_text="Crossroads"))
    phone.tap(phone.page.locator(".quarter .picture").first)
    phone.tap(phone.page.locator("dialog .picture", has_text="City hall / fort"))
    phone.tap("Fortress")
    assert "surround" in phone.page.locator(".listed button", has_text="Fortress").inner_text()
    phone.tap(phone.page.locator(".chips button", has_text="Crossroads"))
    phone.until("!document.querySelector('.quarters').innerText.includes('City hall')")
    assert not phone.page.locator("#part-tasks").count()
    phone.tap("Choose the cards")
    assert phone.page.locator("dialog .listed button").count() == 10
    for card in ("Miners", "Lords"):
        phone.tap(phone.page.locator("dialog .listed button", has_text=card))
    phone.tap("Done")
    phone.tap("Begin")
    phone.page.locator(".table .board").wait_for()
    cards = phone.kept()["start"]["cards"]
    assert cards[:2] == ["miners", "lords"]
    assert len(cards) == 3, "the third one is drawn by lot"


def test_the_rules_of_an_edition(phone: Player) -> None:
    phone.arrive()
    phone.tap("New game")
    phone.tap("Spanish Big Box")
    phone.tap(phone.page.locator("summary", has_text="Rule by rule"))
    phone.page.get_by_label("at every hex on the way").check()
    phone.page.get_by_label("as next to water").check()
    phone.tap("Begin")
    phone.page.locator(".table .board").wait_for()
    chosen = phone.kept()["start"]["ruleset"]
    assert chosen["movement"] == "each-step"
    assert chosen["island_rim"] == "water"
    assert chosen["rovers_timing"] == "each-build"


def test_a_set_up_is_not_replaced_unasked(phone: Player) -> None:
    page = phone.page
    chosen = "JSON.parse(localStorage['referee.setup'])?.players"
    phone.arrive()
    phone.tap("New game")
    phone.tap("Red")
    phone.tap("Back")
    phone.tap(page.locator(".stack button", has_text="Our game is on the table"))
    page.locator("dialog", has_text="You have not finished your last set-up").wait_for()
    keep_screenshot(page, "phone-unfinished-set-up")
    # Closing the sheet changes nothing.
    phone.tap("Close")
    page.locator("dialog").wait_for(state="detached")
    assert page.evaluate(chosen) == ["blue", "orange", "red"]
    page.reload()
    phone.tap(page.locator(".stack button", has_text="New game"))
    phone.tap(page.locator("dialog [data-deed=go-on]"))
    page.locator(".colours [aria-pressed=true]", has_text="Red").wait_for()
    phone.tap("Back")
    phone.tap(page.locator(".stack button", has_text="Our game is on the table"))
    phone.tap(page.locator("dialog [data-deed=anew]"))
    page.locator(".colours [aria-pressed=false]", has_text="Red").wait_for()
    assert page.locator("h1").inner_text() == "Our game is on the table"
    page.go_back()
    page.locator(".home").wait_for()


def test_a_section_of_ones_own(phone: Player) -> None:
    """A section is painted once, kept in the browser and used on the board."""
    phone.arrive()
    phone.tap("New game")
    phone.tap(phone.page.locator(".quarter .picture").first)
    phone.tap(phone.page.locator("dialog .own").first)
    phone.page.locator(".palette").wait_for()
    for ground, hexes in {"water": ["a1", "b1"], "castle": ["c3"]}.items():
        phone.tap(phone.page.locator(".palette button", has_text=ground))
        for name in hexes:
            phone.tap_hex(name)
    phone.tap(phone.page.locator(".palette button", has_text="location"))
    phone.page.locator("select").select_option("farm")
    phone.tap_hex("g7")
    keep_screenshot(phone.page, "phone-painted")
    phone.page.get_by_label("Name of the section").fill("Our first")
    phone.tap("Keep it")
    phone.page.locator(".quarters").wait_for()
    kept = json.loads(phone.page.evaluate("localStorage['referee.sections']"))
    assert kept[0]["name"] == "Our first"
    assert kept[0]["rows"][0].startswith("WW")
    assert kept[0]["locations"]["g7"] == "farm"
    phone.tap("Begin")
    phone.page.locator(".table .board").wait_for()
    assert phone.kept()["start"]["board"]["sections"][0]["rows"] == kept[0]["rows"]


def test_a_location_is_painted_only_once_its_kind_is_chosen(phone: Player) -> None:
    """A newly chosen kind applies only to later taps. A tap on a hex with a location replaces that location."""
    phone.arrive()
    phone.tap("New game")
    phone.tap(phone.page.locator(".quarter .picture").first)
    phone.tap("Paint your own section")
    phone.tap(phone.page.locator(".palette button", has_text="location"))
    locations = "JSON.parse(localStorage['referee.paint']).locations"
    phone.tap_hex("e5")
    phone.page.locator(".answer.no", has_text="Choose a location, then tap its hex").wait_for()
    keep_screenshot(phone.page, "phone-painting-location")
    assert phone.page.evaluate(locations) == {}
    phone.page.locator("select").select_option("barn")
    phone.tap_hex("e5")
    phone.page.locator(".answer.no").wait_for(state="detached")
    phone.page.locator("select").select_option("tower")
    assert phone.page.evaluate(locations) == {"e5": "barn"}
    phone.tap_hex("e5")
    phone.tap_hex("g7")
    assert phone.page.evaluate(locations) == {"e5": "tower", "g7": "tower"}
    keep_screenshot(phone.page, "phone-painted-locations")


def test_painting_is_offered_without_scrolling(phone: Player) -> None:
    phone.arrive()
    phone.tap("New game")
    for box in ("Nomads", "Crossroads", "Marshlands", "Harvest"):
        phone.tap(phone.page.locator(".chips button", has_text=box))
    phone.tap(phone.page.locator(".quarter .picture").first)
    phone.page.locator("dialog .section").last.wait_for()
    keep_screenshot(phone.page, "phone-sections")
    box_of_button = phone.page.get_by_role("button", name="Paint your own section").bounding_box()
    assert box_of_button
    assert 0 < box_of_button["y"] < 844 - box_of_button["height"]
    assert phone.page.evaluate("document.querySelector('dialog').scrollTop") == 0


def test_an_impossible_piece_is_refused(phone: Player) -> None:
    _enter(phone, ["blue", "orange"])
    phone.tap_hex("e8")
    phone.tap_hex("c7")
    answer = phone.page.locator(".answer.no")
    answer.wait_for()
    assert "location" in answer.inner_text()
    assert phone.page.evaluate("entered().players[0].settlements") == ["e8"]
    phone.tap_hex("e8")
    phone.until("!entered().players[0].settlements.length")


@pytest.mark.slow
def test_capitols_and_walls(phone: Player) -> None:
    """Capitols and walls become part of the table; a capitol in an impossible place is refused."""
    _enter(phone, ["blue", "orange"], ["harbor", "paddock", "oracle", "quarry"], boxes=["Nomads", "Capitol"])
    phone.tap(phone.page.locator("summary", has_text="Other pieces"))
    palette = phone.page.locator(".palette").nth(1)
    phone.tap(palette.locator("button", has_text="capitol"))
    castle = phone.page.evaluate("JSON.parse(localStorage['referee.board']).topology.ground.castle[0]")
    phone.tap_hex(castle)
    phone.until("entered().board.capitols?.length === 1")
    phone.tap_hex("t20")
    phone.page.locator(".answer.no").wait_for()
    phone.tap(palette.locator("button", has_text="stone wall"))
    phone.tap_hex("t19")
    phone.until("entered().walls?.length === 1")


def test_tasks_are_asked_for_where_the_board_has_them(phone: Player) -> None:
    _enter(phone, ["blue", "orange"], ["harbor", "paddock", "oracle", "city-hall-fort"], boxes=["Crossroads"])
    phone.tap(phone.page.locator('[data-missing="tasks"]'))
    phone.tap("Fortress")
    phone.until("entered().tasks?.[0] === 'fortress'")


@pytest.mark.slow
def test_a_table_in_the_middle_of_a_game(phone: Player) -> None:
    """45 settlements are entered by taps, and then the first question is asked."""
    game = recorded("base/first-game")
    count = next(n for n in range(1, 200) if _settlements(state_after(game, n)) == 45)
    state = state_after(game, count)
    phone.taps = 0
    _enter(phone, [player["colour"] for player in state["players"]])
    _place(phone, state)
    phone.tap("May I")
    assert phone.page.locator(".palette button").first.get_attribute("aria-pressed") == "true", "the first one plays"
    phone.tap(phone.page.locator(".cards .card").first)
    phone.page.locator(".table .tools").wait_for()
    keep_screenshot(phone.page, "phone-assumptions")
    said = phone.ask("a14")
    assert "a14 is water" in said
    # The five screens are the first page, the set-up, the empty board, the choice of the turn and the answer.
    assert _report("a table of 45 settlements entered and ruled on", phone.taps, 5) < 240
    assert phone.taps <= MAX_TAPS


@pytest.mark.slow
def test_a_finished_game_of_four_is_scored(phone: Player) -> None:
    game = recorded("base/four-shuffles")
    state = state_after(game, len(game["actions"]))
    phone.taps = 0
    _enter(phone, [player["colour"] for player in state["players"]], state["board"]["sections"], state["cards"])
    _place(phone, state)
    phone.tap("Count the gold")
    phone.page.locator(".scores tfoot").wait_for()
    shown = [int(cell) for cell in phone.page.locator(".scores tfoot td").all_inner_texts()]
    assert shown == [game["scores"][player["colour"]]["total"] for player in state["players"]]
    keep_screenshot(phone.page, "phone-counted")
    # The six screens are the first page, the set-up, the sections, the cards, the empty board and the gold.
    what = f"a finished game of four ({_settlements(state)} settlements) scored"
    assert _report(what, phone.taps, 6) < 300


def _settlements(state: Json) -> int:
    return sum(len(player["settlements"]) for player in state["players"])


def _enter(
    phone: Player,
    colours: Iterable[str],
    sections: list[str] | None = None,
    cards: list[str] | None = None,
    boxes: Iterable[str] = (),
) -> None:
    """Set up a table in the middle of a game, from the first page to the empty board."""
    phone.arrive()
    phone.tap("Our game is on the table")
    phone.page.locator(".quarters path").first.wait_for()
    wanted = list(colours)
    chosen = ["blue", "orange"]
    for colour in [one for one in chosen if chosen != wanted[: len(chosen)]]:
        phone.tap(phone.page.locator(".colours button", has_text=colour.capitalize()))
    for colour in wanted if chosen != wanted[:2] else wanted[2:]:
        phone.tap(phone.page.locator(".colours button", has_text=colour.capitalize()))
    for box in boxes:
        phone.tap(phone.page.locator(".chips button", has_text=box))
    for number, section in enumerate(sections or []):
        name, _, turned = section.replace("-hall-", " hall / ").partition(":")
        phone.tap(phone.page.locator(".quarter .picture").nth(number))
        phone.tap(phone.page.locator("dialog .picture", has_text=name.capitalize()))
        if turned:
            phone.tap(phone.page.locator(".turner").nth(number))
    if cards:
        phone.tap("Choose the cards")
        for card in cards:
            phone.tap(phone.page.locator("dialog .listed button", has_text=card.capitalize()))
        phone.tap("Done")
    phone.tap("Place the pieces")
    phone.page.locator(".palette").first.wait_for()


def _place(phone: Player, state: Json) -> None:
    """Place the settlements colour by colour, and for each colour one part of the board after another."""
    for number, player in enumerate(state["players"]):
        # The first colour is already selected.
        if number:
            phone.tap(phone.page.locator(".palette").first.locator("button").nth(number))
        for name in sorted(player["settlements"], key=_part):
            phone.tap_hex(name)
        phone.until(
            "([seat, count]) => entered().players[seat].settlements.length === count",
            [number, len(player["settlements"])],
        )


def _part(name: str) -> tuple[int, int, int, int]:
    column, row = ord(name[0]) - 97, int(name[1:]) - 1
    return row // 8, column // 7, row, column


def _report(what: str, taps: int, screens: int) -> float:
    """Add a line to the report, and return the estimated number of seconds that a new user needs."""
    unhurried = taps * SECONDS_A_TAP + screens * SECONDS_A_SCREEN
    Path(SCREENSHOTS).mkdir(parents=True, exist_ok=True)
    with (SCREENSHOTS / "taps.txt").open("a", encoding="utf-8") as notes:
        pace = f"{SECONDS_A_TAP} s a tap and {SECONDS_A_SCREEN} s a new screen"
        counted = f"{taps} taps on {screens} screens, {unhurried:.0f} s at {pace}"
        notes.write(f"{what}: {counted}\n")
    return unhurried
