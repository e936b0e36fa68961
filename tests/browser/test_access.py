"""Accessibility: faults that axe finds, a turn with the keyboard, the names of hexes, and the language."""

from typing import Final

import pytest
from playwright.sync_api import Browser

from referee.words.languages import LANGUAGES
from tests.browser.conftest import keep_screenshot, playing
from tests.browser.games import recorded, state_after
from tests.browser.player import Player
from tests.browser.screens import SCREENS, faults
from tests.share import first

SOME: Final = ("home", "refused", "final", "entering")
LOOKS: Final = [(True, "light"), (False, "dark"), (True, "dark"), (False, "light")]
"""For each look: whether the device is a phone, and the theme."""
THEMES: Final = ("light", "dark")


@pytest.mark.parametrize(("touch", "theme"), first(1, LOOKS))
def test_axe_finds_nothing(browser: Browser, service: str, theme: str, touch: bool) -> None:  # noqa: FBT001
    for player in playing(browser, service, touch=touch, theme=theme):
        # A few screens are enough: the next test opens more on a phone, and a wide display shows the same parts.
        for name in SOME:
            SCREENS[name](player)
            keep_screenshot(player.page, f"{'phone' if touch else 'desk'}-{theme}-{name}")
            assert faults(player) == [], name
            player.page.evaluate("localStorage.clear()")


@pytest.mark.slow
@pytest.mark.parametrize("name", SCREENS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_on_any_screen(browser: Browser, service: str, language: str, name: str) -> None:
    """Each screen is opened once and checked in both themes, because the page can switch themes without a reload."""
    for player in playing(browser, service, touch=True, language=language):
        SCREENS[name](player)
        for theme in THEMES:
            player.page.emulate_media(color_scheme=theme)
            assert faults(player) == [], theme


def test_a_turn_with_the_keyboard_only(desk: Player) -> None:
    """Start on the first page, build three settlements, cause a refusal, end the turn, and undo the last action."""
    desk.arrive()
    press = desk.page.keyboard.press
    _focus_by_tab(desk, "Try it now")
    press("Enter")
    desk.page.locator(".table .board").wait_for()
    for _ in range(40):
        if desk.page.evaluate("Boolean(document.activeElement.closest('[data-hex]'))"):
            break
        press("Tab")
    where = "document.activeElement.dataset.hex"
    press("Home")
    at = desk.page.evaluate(where)
    press("ArrowRight")
    press("ArrowDown")
    assert desk.page.evaluate(where) != at
    label = desk.page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert label.split(",")[0] == desk.page.evaluate(where)
    for built in range(3):
        press("n")
        assert "allowed" in desk.page.evaluate("document.activeElement.getAttribute('aria-label')")
        press("Enter")
        desk.until("built => kept().at === built", built + 1)
        assert "builds on" in desk.page.locator(".said").inner_text()
    press("Enter")
    desk.page.locator(".answer.no").wait_for()
    _focus_by_tab(desk, "End the turn")
    press("Enter")
    desk.until("kept().at === 4")
    press("Control+z")
    desk.until("kept().at === 3")


def _focus_by_tab(player: Player, words: str) -> None:
    for _ in range(80):
        player.page.keyboard.press("Tab")
        if words in (player.page.evaluate("document.activeElement.innerText") or ""):
            return
    raise AssertionError(f"the tab key never reaches {words}")


def test_hexes_say_what_is_there(desk: Player) -> None:
    game = recorded("base/first-game")
    desk.open(game["start"], game["actions"][:3])
    state = state_after(game, 3)
    player = next(one for one in state["players"] if one["settlements"])
    label = desk.hex(player["settlements"][0]).get_attribute("aria-label")
    assert label
    desk.until("document.querySelector('[data-hex=a1]').ariaLabel.includes('flower field')")
    assert f"{player['colour']} settlement" in label
    location = next(iter(state["location_tiles"]))
    assert "tile" in (desk.hex(location).get_attribute("aria-label") or "")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en-GB", ("Try it now", "No, because", "Fishermen")),
        ("es-MX", ("Pruébalo ahora", "No, porque", "Pescadores")),
        ("fr-CA", ("Essayer tout de suite", "Non, parce que", "Pêcheurs")),
        ("de-AT", ("Gleich ausprobieren", "Nein, denn", "Fischer")),
    ],
)
def test_the_language_of_the_browser(
    browser: Browser, service: str, language: str, words: tuple[str, str, str]
) -> None:
    first, no, card = words
    for player in playing(browser, service, touch=True, language=language):
        player.arrive()
        player.tap(first)
        player.page.locator(".ring.target").first.wait_for()
        assert no in player.ask("a14")
        player.tap(player.page.locator(".tabs button").nth(2))
        player.until("card => document.querySelector('.scores').innerText.includes(card)", card)
        assert player.page.evaluate("document.documentElement.lang") == language[:2]
        keep_screenshot(player.page, f"phone-{language[:2]}")


def test_history_in_another_language(desk: Player) -> None:
    game = recorded("base/first-game")
    desk.open(game["start"], game["actions"][:4])
    desk.tap("Home")
    desk.tap(desk.page.locator(".foot button"))
    desk.page.get_by_label("Español").check()
    desk.page.keyboard.press("Escape")
    desk.tap("Volver a la partida")
    desk.until("document.querySelector('.history').innerText.includes('construye en')")
