"""Corrections to an entered table keep the users' answers and moves as far as possible."""

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import keep_screenshot
from tests.browser.player import Player
from tests.browser.test_scores import enter_table

pytestmark = pytest.mark.slow

Json = Any
TABLE: Final[Json] = {
    "format": 1,
    "board": {"sections": ["tavern", "paddock", "oasis", "farm"]},
    "cards": ["fishermen", "knights", "merchants"],
    "players": [{"colour": "blue", "settlements": ["e8", "e9", "f8"]}, {"colour": "orange", "settlements": ["q11"]}],
}
BESIDE_A_TAVERN: Final = {
    **TABLE,
    "players": [{"colour": "blue", "settlements": ["e8", "e9", "g8"]}, TABLE["players"][1]],
}


def _ask(player: Player, position: Json) -> None:
    """Enter a table, and ask which actions are legal with a grass card."""
    enter_table(player, position)
    player.tap("Ask “May I…?”")
    player.tap(player.page.locator(".cards .card", has_text="grass"))
    player.page.locator(".ring.target").first.wait_for()


def _correct(player: Player, colour: str, *names: str) -> None:
    """Put settlements of this colour on these hexes, or remove those that are already there, and ask again."""
    page = player.page
    player.tap("Correct the table")
    page.locator(".entering .palette").first.wait_for()
    player.tap(page.locator(".seats button", has_text=colour))
    for name in names:
        before = page.evaluate("JSON.stringify(entered())")
        player.tap_hex(name)
        player.until("before => JSON.stringify(entered()) !== before", before)
    player.tap("Ask again")
    page.locator(".table .tools").wait_for()


def _say_otherwise(player: Player) -> None:
    """Say that blue has used the tavern tile in this turn, and that the last listed location has no tile left."""
    page = player.page
    player.tap(page.locator(".assumed-button"))
    player.tap(page.locator('[data-code="tile-status"]').get_by_role("button", name="used", exact=True))
    player.until("kept().now.state.players[0].tiles[0].status === 'used'")
    player.tap(page.locator('[data-code="location-tiles"] summary'))
    player.tap(page.locator('[data-code="location-tiles"] .choices').last.locator("button", has_text="0"))
    player.until("Object.values(kept().now.state.location_tiles).includes(0)")


def test_answers_are_told_again(phone: Player) -> None:
    _ask(phone, BESIDE_A_TAVERN)
    _say_otherwise(phone)
    phone.tap("All of this is right")
    before = phone.kept()["now"]["state"]
    _correct(phone, "orange", "p10")
    after = phone.kept()["now"]["state"]
    assert after["players"][1]["settlements"] == ["p10", "q11"]
    assert after["players"][0] == before["players"][0]
    assert after["location_tiles"] == before["location_tiles"]
    assert not phone.page.locator(".notice").count()


def test_only_a_changed_assumption_is_asked_again(phone: Player) -> None:
    """The first correction moves an orange settlement, which does not affect any confirmed assumption.

    The second moves a blue settlement away from the tavern, so the page asks again how many tiles are left there.
    """
    _ask(phone, BESIDE_A_TAVERN)
    phone.tap(phone.page.locator(".assumed-button"))
    phone.tap("All of this is right")
    phone.page.locator("dialog").wait_for(state="detached")
    _correct(phone, "orange", "q11", "p10")
    assert phone.kept()["now"]["state"]["players"][1]["settlements"] == ["p10"]
    assert not phone.page.locator(".assumed-button").count()
    _correct(phone, "blue", "g8", "f8")
    phone.tap(phone.page.locator(".assumed-button"))
    entries = phone.page.locator(".assumed > li")
    entries.first.wait_for()
    assert entries.evaluate_all("entries => entries.map((entry) => entry.dataset.code)") == ["location-tiles"]
    assert "tavern h7: 2" in entries.first.inner_text()
    keep_screenshot(phone.page, "asked-again")


def test_an_answer_can_be_changed_after_a_correction(phone: Player) -> None:
    _ask(phone, BESIDE_A_TAVERN)
    _say_otherwise(phone)
    phone.page.keyboard.press("Escape")
    _correct(phone, "orange", "q11", "p10")
    phone.tap(phone.page.locator(".assumed-button"))
    question = phone.page.locator('[data-code="tile-status"]')
    expect(question.locator("[aria-pressed=true]")).to_have_text("used")
    phone.tap(question.get_by_role("button", name="can be used"))
    phone.until("kept().now.state.players[0].tiles[0].status === 'ready'")


def test_undo_keeps_the_answers(phone: Player) -> None:
    """Undo removes a piece that was entered before the answers, but keeps the answers."""
    _ask(phone, BESIDE_A_TAVERN)
    _correct(phone, "orange", "p10")
    _say_otherwise(phone)
    phone.page.keyboard.press("Escape")
    before = phone.kept()["now"]["state"]
    phone.tap("Correct the table")
    phone.page.locator(".entering .palette").first.wait_for()
    phone.tap("Undo")
    phone.until("entered().players[1].settlements.join() === 'q11'")
    phone.tap("Ask again")
    phone.page.locator(".table .tools").wait_for()
    after = phone.kept()["now"]["state"]
    assert after["location_tiles"] == before["location_tiles"]
    assert after["players"][0] == before["players"][0]


def test_answers_survive_back(phone: Player) -> None:
    """Back leads to the same screen as the button “Correct the table”, and a reload there loses nothing."""
    _ask(phone, BESIDE_A_TAVERN)
    _say_otherwise(phone)
    phone.tap("All of this is right")
    phone.page.locator("dialog").wait_for(state="detached")
    before = phone.kept()["now"]["state"]
    phone.page.go_back()
    phone.page.locator(".entering .palette").first.wait_for()
    phone.page.reload()
    phone.page.locator(".entering .palette").first.wait_for()
    phone.tap(phone.page.locator(".seats button", has_text="orange"))
    phone.tap_hex("p10")
    phone.until("entered().players[1].settlements.length === 2")
    phone.tap("Ask again")
    phone.page.locator(".table .tools").wait_for()
    assert phone.kept()["now"]["state"]["players"][0] == before["players"][0]
    assert phone.kept()["now"]["state"]["location_tiles"] == before["location_tiles"]


def test_an_unchanged_table_goes_on_where_it_was(phone: Player) -> None:
    _ask(phone, TABLE)
    phone.play({"type": "build", "at": "g8"})
    before = phone.kept()
    _correct(phone, "blue")
    assert phone.kept() == before


def test_moves_go_on_from_a_corrected_table(phone: Player) -> None:
    """Blue has built once and taken a tavern tile. The first correction only adds an orange piece.

    The second removes the settlement that blue built. So the tile is lost, and the page asks the user to check its
    assumptions.
    """
    _ask(phone, TABLE)
    phone.play({"type": "build", "at": "g8"})
    before = phone.kept()["now"]["state"]
    assert before["players"][0]["tiles"] == [{"kind": "tavern", "from": "h7", "status": "fresh"}]
    _correct(phone, "orange", "p10")
    after = phone.kept()["now"]["state"]
    assert after["players"][1]["settlements"] == ["p10", "q11"]
    assert after["players"][0] == before["players"][0]
    assert after["location_tiles"] == before["location_tiles"]
    assert after["frames"] == before["frames"]
    assert not phone.page.locator(".notice").count()
    _correct(phone, "blue", "g8")
    after = phone.kept()["now"]["state"]
    assert after["players"][0]["tiles"] == []
    assert after["location_tiles"]["h7"] == 2
    assert after["frames"][0]["due"] == 3
    expect(phone.page.locator(".notice")).to_contain_text("say it again")
    for width, height in ((390, 844), (844, 390)):
        phone.page.set_viewport_size({"width": width, "height": height})
        keep_screenshot(phone.page, f"tell-again-{width}")


def test_an_answer_keeps_the_moves(phone: Player) -> None:
    _ask(phone, TABLE)
    phone.play({"type": "build", "at": "g8"})
    # The page hides the button for assumptions while it shows an answer. The reload removes the answer.
    phone.page.reload()
    phone.tap(phone.page.locator(".assumed-button"))
    phone.tap(phone.page.locator('[data-code="location-tiles"] summary'))
    phone.tap(phone.page.locator('[data-code="location-tiles"] .choices').last.locator("button", has_text="0"))
    phone.until("Object.values(kept().start.location_tiles).includes(0)")
    assert phone.steps() == 1
    assert "g8" in phone.kept()["now"]["state"]["players"][0]["settlements"]


def test_corrections_do_not_fill_the_first_page(phone: Player) -> None:
    """A correction replaces a game without moves, but a game with moves is kept."""
    _ask(phone, TABLE)
    _correct(phone, "orange", "p10")
    _correct(phone, "orange", "p10")
    games = "JSON.parse(localStorage['referee.games']).length"
    assert phone.page.evaluate(games) == 1
    phone.play({"type": "build", "at": "g8"})
    _correct(phone, "orange", "p10")
    assert phone.page.evaluate(games) == 2
