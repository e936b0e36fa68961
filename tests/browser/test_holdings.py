"""Tests of the page's panels, mainly of the one that shows the cards, the tasks and each player's tiles."""

import re

from referee.api import page_files
from referee.api.app import create_app
from referee.serving.config import Config
from tests.browser.conftest import keep_screenshot
from tests.browser.games import recorded, state_after
from tests.browser.player import Player


def test_a_panel_of_all_players(phone: Player) -> None:
    game = recorded("base/four-shuffles")
    phone.open(game["start"], game["actions"][:120])
    phone.until("document.querySelector('.panel.gold').innerText.trim() !== ''")
    phone.tap(phone.page.locator(".tabs button").nth(1))
    state = state_after(game, 120)
    rows = phone.page.locator(".players > li")
    assert rows.count() == len(state["players"])
    for number, player in enumerate(state["players"]):
        row = rows.nth(number)
        assert f"{player['supply']} settlements left" in row.inner_text()
        assert row.locator(".held li").count() == len(player["tiles"])
    assert phone.page.locator(".players .turning").count() == 1
    keep_screenshot(phone.page, "phone-holdings")


def test_cards_are_one_tap_away_with_their_rule(phone: Player) -> None:
    game = recorded("base/four-shuffles")
    phone.open(game["start"], game["actions"][:120])
    phone.tap(phone.page.locator(".tabs button").nth(1))
    card = phone.page.locator(".panel.holdings .kind", has_text="Citizens")
    phone.tap(card.locator("summary"))
    card.get_by_text("settlement area").wait_for()
    assert card.locator(".counted .earns").count() == 4, "a picture of what counts"


def test_every_card_and_task_has_a_picture_of_its_own() -> None:
    source = page_files.files()["page.js"].content.decode()
    examples = re.search(r"const EXAMPLES = \{(.+?)\};", source, re.DOTALL)
    assert examples
    pictures = dict(re.findall(r'"?([a-z-]+)"?: (\[.+\]),', examples[1]))
    client = create_app(Config(log_level="ERROR")).test_client()
    named = [client.get(f"/v1/catalogue/{subject}").get_json()[subject] for subject in ("cards", "tasks")]
    assert pictures.keys() == {entry["name"] for entries in named for entry in entries}
    assert len(set(pictures.values())) == len(pictures)


def test_a_location_says_what_it_does_and_who_holds_one(phone: Player) -> None:
    game = recorded("base/four-shuffles")
    phone.open(game["start"], game["actions"][:120])
    phone.page.locator(".ring.target").first.wait_for()
    place = phone.page.evaluate(
        """() => {
            const { locations } = JSON.parse(localStorage["referee.board"]).topology;
            return Object.keys(locations).find((name) => locations[name] === "barn");
        }"""
    )
    phone.tap_hex(place)
    answer = phone.page.locator(".answer.ask")
    answer.wait_for()
    assert "Barn" in answer.inner_text()
    assert "held by" in answer.inner_text()
    assert phone.steps() == 120
    phone.tap("May I build there?")
    phone.page.locator(".answer.no").wait_for()


def test_a_tile_of_a_player_says_what_it_does(phone: Player) -> None:
    game = recorded("base/four-shuffles")
    phone.open(game["start"], game["actions"][:120])
    phone.tap(phone.page.locator(".tabs button").nth(1))
    tile = phone.page.locator(".held li", has_text="Barn")
    assert not tile.first.locator("p").first.is_visible()
    phone.tap(tile)
    told = tile.first.inner_text()
    assert "Barn: move a settlement" in told
    assert "left" in told
    assert "held by" in told
    keep_screenshot(phone.page, "phone-holdings-tile")


def test_both_tabs_say_the_same_about_a_tile(desk: Player) -> None:
    """The active player's tiles have the same status, such as “used”, among the tools and among the holdings."""
    game = recorded("base/four-shuffles")
    shown = set()
    for steps in (64, 96, 120):
        desk.open(game["start"], game["actions"][:steps])
        desk.until("document.querySelectorAll('.panel.holdings .held li').length > 0")
        held = {
            tile.locator("span").inner_text().splitlines()[0]: tile.locator("small").inner_text()
            for tile in desk.page.locator(".players .turning .held li").all()
        }
        for tool in desk.page.locator(".tool[data-tool]:not([data-tool^=build])").all():
            name, *status = tool.inner_text().splitlines()
            assert held[name.split(" ×")[0]] == (status[0] if status else "can be used"), (steps, name)
            shown |= {*status}
    assert shown == {"not now", "used", "from your next turn"}


def test_every_tile_has_its_own_symbol(desk: Player) -> None:
    game = recorded("base/four-shuffles")
    desk.open(game["start"], game["actions"][:120])
    signs = desk.page.locator(".panel.holdings .kind .sign")
    drawn = [sign.get_attribute("d") for sign in signs.all()]
    assert len(drawn) == len(set(drawn)) == 4


def test_the_history_is_grouped_by_turn(desk: Player) -> None:
    game = recorded("base/first-game")
    desk.open(game["start"], game["actions"][:40])
    desk.until("document.querySelector('ol.history').innerText.includes('builds on')")
    turns = sum(action["type"] == "end-turn" for action in game["actions"][:40])
    assert turns <= desk.page.locator(".history .turn-of").count() <= turns + 1


def test_names_of_people(phone: Player) -> None:
    phone.arrive()
    phone.tap("New game")
    phone.tap(phone.page.locator("summary", has_text="Names"))
    phone.page.get_by_label("Name of blue").fill("Ana")
    phone.page.get_by_label("Name of orange").fill("Bo")
    phone.tap("Begin")
    phone.page.locator(".table .board").wait_for()
    assert phone.page.locator(".bar .turn").inner_text() in {"Ana’s turn", "Bo’s turn"}
