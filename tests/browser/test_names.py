"""The page shows the names that users give to players."""

from playwright.sync_api import expect

from tests.browser.conftest import keep_screenshot
from tests.browser.games import recorded
from tests.browser.player import Player

NAMES = {"blue": "Anna", "orange": "Ben", "white": "Carla", "black": "Dimitri", "red": "Eva"}


def name_players(player: Player) -> None:
    """Add names for the players to the stored game, and reload the page."""
    # When the sentences of the history arrive, the page stores the game again, which would overwrite the names. So
    # wait for the sentences first.
    player.until("kept()?.steps.at(-1).sentences.length")
    player.page.evaluate(
        """names => {
            const place = "referee.game." + sessionStorage["referee.game"];
            const game = JSON.parse(localStorage[place]);
            localStorage[place] = JSON.stringify({ ...game, about: { ...game.about, names } });
        }""",
        NAMES,
    )
    player.page.reload()


def test_the_gold_has_names(phone: Player) -> None:
    game = recorded("base/four-shuffles")
    phone.open(game["start"], game["actions"][:120])
    name_players(phone)
    phone.tap(phone.page.locator(".tabs button").nth(2))
    gold = phone.page.locator(".panel.gold")
    expect(gold).to_contain_text("Anna")
    phone.tap(gold.locator(".sum").first)
    expect(gold.locator(".answer strong")).to_contain_text("Anna, ")
    phone.tap(phone.page.locator(".tabs button").nth(1))
    expect(phone.page.locator(".players .who").first).to_contain_text("Anna (blue)")


def test_the_result_has_names(phone: Player) -> None:
    game = recorded("base/four-shuffles")
    phone.open(game["start"], game["actions"])
    name_players(phone)
    phone.page.locator(".final").wait_for()
    assert any(name in phone.page.locator(".final h2").inner_text() for name in NAMES.values())
    rows = phone.page.locator(".ranking .who").all_inner_texts()
    colours = [player["colour"] for player in game["start"]["players"]]
    assert sorted(rows) == sorted(f"{NAMES[colour]} ({colour})" for colour in colours)
    keep_screenshot(phone.page, "names-result")


def test_an_entered_table_has_names(phone: Player) -> None:
    phone.arrive()
    phone.tap("Our game is on the table")
    phone.tap(phone.page.locator("summary", has_text="Names"))
    for field, name in zip(phone.page.locator(".names input").all(), NAMES.values(), strict=False):
        field.fill(name)
    phone.tap("Draw by lot")
    phone.tap("Place the pieces")
    expect(phone.page.locator(".entering .palette").first).to_contain_text("Anna")
    phone.tap("Ask “May I…?”")
    expect(phone.page.locator(".palette").first).to_contain_text("Ben")
    keep_screenshot(phone.page, "names-entered")
