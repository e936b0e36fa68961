"""The screens in SHOWN fit small displays and large text, in four languages.

They are not wider than the display, and on a narrow display, no word is split between two lines.
"""

from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import keep_screenshot, playing
from tests.browser.screens import SCREENS
from tests.share import first

LANGUAGES: Final = ["de-DE", "en-GB", "es-ES", "fr-FR"]
SHOWN: Final = ["home", "playing", "holdings", "gold", "set-up", "cards", "entering", "assumed", "refused", "final"]
# Finds words that break across two lines. A hyphen, a slash or a dash separates words.
BROKEN: Final = """() => {
    const broken = [];
    const walker = document.createTreeWalker(document.getElementById("page"), NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const { parentElement: around } = node;
        if (!around.checkVisibility() || around.closest("svg, .hidden, .said, option")) continue;
        for (const match of node.data.matchAll(/[\\p{L}\\p{N}’]+/gu)) {
            const range = document.createRange();
            range.setStart(node, match.index);
            range.setEnd(node, match.index + match[0].length);
            const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top)));
            if (lines.size > 1) broken.push(match[0]);
        }
    }
    return broken;
}"""


@pytest.mark.parametrize("language", first(1, LANGUAGES))
def test_a_narrow_screen(browser: Browser, service: str, language: str) -> None:
    for player in playing(browser, service, touch=True, language=language):
        player.page.set_viewport_size({"width": 320, "height": 640})
        for name in SHOWN:
            SCREENS[name](player)
            assert player.page.evaluate("document.documentElement.scrollWidth") == 320, name
            assert player.page.evaluate(BROKEN) == [], name
            keep_screenshot(player.page, f"narrow-{language}-{name}")
            player.page.evaluate("localStorage.clear()")


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_text_twice_as_large(browser: Browser, service: str, language: str) -> None:
    for player in playing(browser, service, touch=True, language=language):
        for name in SHOWN:
            SCREENS[name](player)
            player.page.evaluate("document.documentElement.style.fontSize = '200%'")
            assert player.page.evaluate("document.documentElement.scrollWidth") == 390, name
            keep_screenshot(player.page, f"large-{language}-{name}")
            player.page.evaluate("localStorage.clear()")
