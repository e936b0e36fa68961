"""Tables that are pasted, repaired, completed or exported."""

import json
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, expect

from tests.browser.conftest import keep_screenshot, playing
from tests.browser.games import recorded
from tests.browser.player import Player

Json = Any
POSITION: Final[Json] = {
    "format": 1,
    "board": {"sections": ["tavern", "paddock", "oasis", "farm"]},
    "cards": ["fishermen", "knights", "merchants"],
    "players": [
        {"colour": "blue", "settlements": ["e8", "e9", "f7", "f8", "g7"]},
        {"colour": "orange", "settlements": ["q11", "r11", "q12"]},
    ],
}


def _paste(player: Player, text: str) -> None:
    player.arrive()
    player.tap("Open a game")
    player.page.locator("dialog textarea").fill(text)
    player.tap(player.page.locator("dialog form .primary"))


def test_a_text_that_is_not_a_table_is_refused_in_plain_words(phone: Player) -> None:
    _paste(phone, "nonsense")
    notice = phone.page.locator("dialog .notice")
    notice.wait_for()
    assert "not a link, a saved game or a line" in notice.inner_text()


def test_a_repair_takes_one_tap(phone: Player) -> None:
    """If two settlements are on one hex, the page names the hex and offers to remove one of them."""
    blue, orange = POSITION["players"]
    wrong = {**POSITION, "players": [blue, {**orange, "settlements": [*orange["settlements"], "e8"]}]}
    _paste(phone, json.dumps(wrong))
    answer = phone.page.locator(".answer.no")
    answer.wait_for()
    assert "e8" in answer.inner_text()
    phone.tap(answer.locator(".choices button"))
    answer.wait_for(state="detached")
    players = phone.page.evaluate("entered().players")
    assert sum("e8" in player["settlements"] for player in players) == 1


def test_one_tap_corrects_an_assumption(phone: Player) -> None:
    """The questions about assumptions survive a reload, and a corrected value is kept."""
    _ask_about(phone)
    phone.page.reload()
    phone.tap("I assumed")
    assert _statuses(phone) == ["ready"]
    question = phone.page.locator(".assumed li[data-code=tile-status]")
    phone.tap(question.get_by_role("button", name="used", exact=True))
    phone.until("kept().now.state.players[0].tiles[0].status === 'used'")
    expect(question.locator("[aria-pressed=true]")).to_have_text("used")
    keep_screenshot(phone.page, "phone-assumptions")
    phone.tap("All of this is right")
    phone.page.locator("dialog").wait_for(state="detached")
    assert not phone.page.locator(".assumed-button").count()


def test_a_tile_can_be_taken_away_put_back_and_added(phone: Player, browser: Browser, service: str) -> None:
    """A tile that was taken away stays in the list. A friend who opens the link can add the tile again."""
    _ask_about(phone)
    phone.tap("I assumed")
    for _ in range(2):
        phone.tap("Take the tavern tile away")
        phone.until("!kept().now.state.players[0].tiles.length")
        phone.tap("Put the tavern tile back")
        phone.until("kept().now.state.players[0].tiles[0]?.kind === 'tavern'")
    phone.tap("Take the tavern tile away")
    phone.until("!kept().now.state.players[0].tiles.length")
    phone.page.keyboard.press("Escape")
    phone.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    phone.tap("Share")
    phone.tap(phone.page.locator("dialog .stack button"))
    phone.page.locator("dialog .notice.good").wait_for()
    for friend in playing(browser, service, touch=True):
        friend.page.goto(phone.page.evaluate("navigator.clipboard.readText()"))
        friend.tap("I assumed")
        friend.page.get_by_label("Add a tile for blue").select_option("h7")
        friend.until("kept().now.state.players[0].tiles[0]?.kind === 'tavern'")


TWO_TILES: Final[Json] = {
    **POSITION,
    "players": [
        {"colour": "blue", "settlements": ["e8", "e9", "f7", "f8", "g7", "g8", "d7"]},
        POSITION["players"][1],
    ],
}


def test_an_answer_leaves_the_other_questions_alone(phone: Player) -> None:
    """The other questions keep their places, only a tapped option looks chosen, and an answer can be changed."""
    page = phone.page
    _ask_about(phone, TWO_TILES)
    button = page.locator(".assumed-button").inner_text()
    phone.tap("I assumed")
    entries = page.locator(".assumed > li")
    assert f"{entries.count()} things" in button
    assert f"{entries.count()} things" in page.locator("#dialog-title").inner_text()
    assert not page.locator(".assumed [aria-pressed=true]").count()
    places = "[...document.querySelectorAll('.assumed > li')].map((entry) => entry.offsetTop)"
    before = page.evaluate(places)
    tiles = page.locator("[data-code=tile-status]")
    assert "it has just begun" in page.locator(".assumed").inner_text()
    for number, words in enumerate(("used", "from your next turn")):
        phone.tap(tiles.nth(number).get_by_role("button", name=words, exact=True))
        expect(tiles.nth(number).locator("[aria-pressed=true]")).to_have_text(words)
        assert page.evaluate(places)[: tiles.count() + 1] == before[: tiles.count() + 1]
    assert _statuses(phone) == ["used", "fresh"]
    expect(tiles.locator("del")).to_have_count(2)
    assert entries.count() == len(before)
    assert "it has just begun" not in page.locator(".assumed").inner_text()
    keep_screenshot(page, "assumed-answered")
    phone.tap(tiles.first.get_by_role("button", name="can be used"))
    expect(tiles.first.locator("[aria-pressed=true]")).to_have_text("can be used assumed")
    expect(tiles.locator("del")).to_have_count(1)
    assert _statuses(phone) == ["ready", "fresh"]


def test_a_card_in_hand_can_be_face_down_again(phone: Player) -> None:
    _ask_about(phone)
    phone.tap("I assumed")
    hand = phone.page.locator("[data-code=hand]")
    for words, card in (("Grass", ["grass"]), ("Face down", [None])):
        phone.tap(hand.get_by_role("button", name=words))
        expect(hand.locator("[aria-pressed=true]")).to_contain_text(words)
        assert phone.kept()["now"]["state"]["players"][1]["hand"] == card


def test_one_question_covers_the_tiles_left_at_all_locations(phone: Player) -> None:
    _ask_about(phone)
    phone.tap("I assumed")
    question = phone.page.locator(".assumed li[data-code=location-tiles]")
    assert question.count() == 1
    assert "tavern c7: 2" in question.inner_text()
    phone.tap(question.locator("summary"))
    phone.tap(question.locator(".choices", has_text="c7").get_by_role("button", name="1", exact=True))
    phone.until("kept().now.state.location_tiles.c7 === 1")
    expect(question.locator(".choices", has_text="c7").locator("[aria-pressed=true]")).to_have_text("1")
    assert "tavern c7: 1" in question.inner_text()


def _ask_about(player: Player, position: Json = POSITION) -> None:
    _paste(player, json.dumps(position))
    player.tap("May I")
    player.tap(player.page.locator(".cards .card").first)
    player.page.locator(".assumed-button").wait_for()


def _statuses(player: Player) -> list[str]:
    """The status of each of the first player's tiles."""
    return [tile["status"] for tile in player.kept()["now"]["state"]["players"][0]["tiles"]]


def test_tiles_that_are_left_can_be_entered(phone: Player) -> None:
    _paste(phone, json.dumps(POSITION))
    phone.tap(phone.page.locator("summary", has_text="Other pieces"))
    phone.tap(phone.page.locator(".palette button", has_text="tiles left"))
    phone.tap("1 tile left")
    phone.tap_hex("h7")
    phone.until("document.querySelector('[data-hex=h7]').ariaLabel.endsWith('1 tile left')")
    phone.tap("0 tiles left")
    phone.tap_hex("e9")
    phone.page.locator(".answer.no").wait_for()
    phone.tap_hex("c7")
    phone.until("document.querySelector('[data-hex=c7]').ariaLabel.endsWith('0 tiles left')")
    phone.tap("May I")
    phone.tap(phone.page.locator(".cards .card").first)
    phone.page.locator(".table .tools").wait_for()
    left = phone.kept()["now"]["state"]["location_tiles"]
    assert (left["h7"], left["c7"], left["s3"]) == (1, 0, 2)


def test_a_game_leaves_as_file_line_and_picture(desk: Player) -> None:
    game = recorded("base/first-game")
    desk.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    desk.open(game["start"], game["actions"][:3])
    state = desk.kept()["now"]["state"]
    desk.tap("Share")
    with desk.page.expect_download() as file:
        desk.tap("Save the game as a file")
    saved = json.loads(Path(file.value.path()).read_text(encoding="utf-8"))
    assert saved["state"] == state
    assert saved["actions"] == game["actions"][:3]
    with desk.page.expect_download() as picture:
        desk.tap("Save a picture")
    assert Path(picture.value.path()).read_bytes().startswith(b"\x89PNG")
    desk.tap("Copy the table as a line of text")
    desk.page.locator(".notice").wait_for()
    assert desk.page.evaluate("navigator.clipboard.readText()").startswith("board=tavern,paddock,oasis,farm ")
