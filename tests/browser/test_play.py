"""Play on a phone, for example refusals with their reasons, undo, links, gold and a whole game."""

import pytest
from playwright.sync_api import Route

from tests.browser.conftest import keep_screenshot
from tests.browser.games import recorded, state_after
from tests.browser.player import Player, linked
from tests.waiting import eventually


def test_from_opening_to_the_first_no(phone: Player) -> None:
    """It takes at most three taps: one starts a game, one may enlarge the board, and one tries to build on water."""
    phone.arrive()
    keep_screenshot(phone.page, "phone-home")
    phone.tap("Try it now")
    phone.page.locator(".ring.target").first.wait_for()
    keep_screenshot(phone.page, "phone-targets")
    said = phone.ask("a14")
    assert "No, because" in said
    assert "a14 is water" in said
    assert phone.page.locator(".refused").count() == 1
    assert phone.taps <= 3
    keep_screenshot(phone.page, "phone-no")


def test_a_refusal_keeps_the_rings_of_the_legal_hexes(phone: Player) -> None:
    """B3: the refused hex is not adjacent to any of the player's pieces. The page also shows the text of the rule."""
    game = recorded("base/first-game")
    phone.open(game["start"], game["actions"][:1])
    allowed = {name for offer in phone.kept()["now"]["offers"] for name in offer.get("at", [])}
    state = state_after(game, 1)
    card = state["frames"][-1]["card"]
    topology = phone.page.evaluate("JSON.parse(localStorage['referee.board']).topology.ground")
    built = {name for player in state["players"] for name in player["settlements"]}
    elsewhere = next(name for name in topology[card] if name not in allowed | built)
    said = phone.ask(elsewhere)
    assert "is not next to" in said
    assert phone.lit("target") > 0, "the legal hexes keep their rings"
    assert phone.lit("proof") == 0, "red is for what is in the way, not for hexes where one may build"
    keep_screenshot(phone.page, "phone-not-adjacent")
    phone.tap(phone.page.locator(".answer .rule").first)
    dialog = phone.page.locator("dialog[open]")
    assert "Rule" in dialog.inner_text()
    phone.until("document.querySelector('dialog p')?.innerText.length > 30")
    keep_screenshot(phone.page, "phone-rule")


@pytest.mark.slow
def test_a_whole_game_by_taps(phone: Player) -> None:
    game = recorded("island/two-tree-house")
    phone.open(game["start"])
    for action in game["actions"]:
        phone.play(action)
    phone.page.locator(".final").wait_for()
    shown = phone.page.locator(".ranking").inner_text()
    assert all(str(gold["total"]) in shown for gold in game["scores"].values()), shown
    keep_screenshot(phone.page, "phone-final")


def test_undo_redo_and_jumps(phone: Player) -> None:
    game = recorded("base/first-game")
    phone.open(game["start"], game["actions"][:5])
    now = phone.kept()["now"]["state"]
    phone.tap("Undo")
    phone.until("kept().at === 4")
    assert phone.kept()["now"]["state"] == state_after(game, 4)
    phone.tap("Redo")
    phone.until("kept().at === 5")
    assert phone.kept()["now"]["state"] == now
    phone.tap("History")
    told = phone.page.locator("ol.history").inner_text()
    assert "builds on" in told
    keep_screenshot(phone.page, "phone-history")
    phone.tap(phone.page.locator("ol.history button").last)
    phone.until("kept().at === 0")
    assert len(phone.kept()["steps"]) == 5, "what comes after can still be reached"


def test_link_and_reload(phone: Player) -> None:
    game = recorded("base/first-game")
    phone.open(game["start"], game["actions"][:7])
    phone.play(game["actions"][7])
    # The page writes the game into its address a moment later.
    eventually(lambda: len(linked(phone.page.evaluate("location.hash"))["actions"]) == 8)
    state = phone.kept()["now"]["state"]
    phone.page.reload()
    phone.page.locator(".table .board").wait_for()
    assert phone.kept()["now"]["state"] == state
    link = phone.page.url
    phone.page.evaluate("localStorage.clear()")
    phone.page.goto("about:blank")
    phone.page.goto(link)
    phone.page.locator(".table .board").wait_for()
    assert phone.kept()["now"]["state"] == state
    assert len(phone.kept()["steps"]) == 8


def test_gold_before_it_is_earned(phone: Player) -> None:
    game = recorded("base/first-game")
    phone.open(game["start"], game["actions"][:40])
    phone.page.locator(".ring.target").first.wait_for()
    phone.tap("Show gold")
    phone.page.locator(".board .gold").first.wait_for()
    keep_screenshot(phone.page, "phone-gold")
    phone.tap(phone.page.locator(".tabs button").nth(2))
    phone.tap(phone.page.locator(".scores .sum", has_text="").nth(0))
    assert phone.page.locator(".panel.gold .answer").inner_text()
    keep_screenshot(phone.page, "phone-scores")


def test_gold_is_weighed_again_if_the_table_has_changed_meanwhile(phone: Player) -> None:
    game = recorded("base/first-game")
    kinds = [action["type"] for action in game["actions"]]
    at = next(number for number in range(40, 60) if kinds[number : number + 2] == ["build", "build"])
    phone.open(game["start"], game["actions"][:at])
    held: list[Route] = []
    phone.page.route(
        "**/v1/legal-actions?*gold*", lambda route: route.continue_() if held else held.append(route), times=2
    )
    phone.tap("Show gold")
    phone.play(game["actions"][at])
    held[0].continue_()
    phone.page.locator(".board .gold").first.wait_for()


def test_a_long_press_weighs_a_target(phone: Player) -> None:
    game = recorded("base/first-game")
    phone.open(game["start"], game["actions"][:40])
    target = min(name for offer in phone.kept()["now"]["offers"] for name in offer.get("at", []))
    box = phone.hex(target).bounding_box()
    assert box
    phone.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    phone.page.mouse.down()
    phone.page.locator(".answer.ask").wait_for()
    phone.page.mouse.up()
    assert f"{target}:" in phone.page.locator(".answer.ask").inner_text()
    assert phone.steps() == 40, "a long press builds nothing"


@pytest.mark.parametrize("width", [360, 390])
def test_nothing_is_wider_than_the_screen(phone: Player, width: int) -> None:
    phone.page.set_viewport_size({"width": width, "height": 740})
    game = recorded("marshlands/five-bonus-tiles")
    phone.open(game["start"], game["actions"][:200])
    for tab in range(4):
        phone.tap(phone.page.locator(".tabs button").nth(tab))
        assert phone.page.evaluate("document.documentElement.scrollWidth") == width
    phone.arrive()
    assert phone.page.evaluate("document.documentElement.scrollWidth") == width


def test_hexes_can_be_hit_after_zooming(phone: Player) -> None:
    game = recorded("base/first-game")
    phone.open(game["start"])
    phone.tap_hex("j10")
    box = phone.hex("j10").bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    small = phone.page.evaluate(
        """[...document.querySelectorAll("button")].filter(button => button.checkVisibility())
            .filter(button => Math.min(button.offsetWidth, button.offsetHeight) < 44)
            .filter(button => getComputedStyle(button, "::after").content === "none")
            .map(button => button.innerText || button.ariaLabel)"""
    )
    assert small == []
