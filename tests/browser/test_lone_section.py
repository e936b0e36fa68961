"""A section is photographed alone. If it is unknown, the user names its terrains and corrects the result."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Route

from referee.board.section import section_named
from tests.browser.conftest import keep_screenshot, playing
from tests.browser.photographed import UNREADABLE, Reader, photographed, picture_in, take, tap_picture
from tests.browser.player import Player
from tests.browser.screens import faults
from tests.browser.test_fit import BROKEN, LANGUAGES

pytestmark = pytest.mark.slow

Json = Any
GROUNDS = {
    "G": "grass", "C": "canyon", "D": "desert", "F": "flower-field", "T": "forest", "W": "water", "M": "mountain",
    "L": "location", "K": "castle",
}  # fmt: skip
CORNERS = ((40, 40), (340, 40), (356, 340), (56, 340))


def groups() -> tuple[Json, list[str]]:
    """An answer that does not recognise the farm section, and the terrain of each group in the answer."""
    rows = section_named("farm").rows
    letters = sorted(set("".join(rows)))
    hexes = {
        letter: [
            f"{'abcdefghij'[c]}{r + 1}" for r, row in enumerate(rows) for c, here in enumerate(row) if here == letter
        ]
        for letter in letters
    }
    answer = {"section": None, "margin": None, "groups": [{"hexes": hexes[letter]} for letter in letters]}
    return answer, [GROUNDS[letter] for letter in letters]


def choose_section(player: Player) -> None:
    """Go from the first page to the screen for photographing the section of the first quarter."""
    player.arrive()
    player.tap(player.page.locator(".stack button").nth(1))
    player.tap(player.page.locator(".quarter .picture"))
    player.tap(player.page.locator("dialog .own").last)
    player.page.locator(".photo .next .primary").wait_for()


def read_section(player: Player, folder: Path) -> None:
    """Take a picture, tap the corners of the section, and continue."""
    with player.page.expect_file_chooser() as chooser:
        player.tap(player.page.locator(".next .primary"))
    chooser.value.set_files(picture_in(folder))
    player.page.locator(".sheet-of-picture svg").wait_for()
    player.page.locator(".next .primary", has_text="…").wait_for(state="detached")
    for corner in CORNERS:
        tap_picture(player, *corner)
    player.tap(player.page.locator(".next .primary"))


def name_groups(player: Player, grounds: list[str]) -> None:
    for number, ground in enumerate(grounds):
        player.until("number => document.querySelector('.next').innerText.includes(` ${number} `)", number + 1)
        player.tap(player.page.locator(f'[data-ground="{ground}"]'))
    player.page.locator(".painting .board").wait_for()


def _name_locations(player: Player, farms: list[str]) -> None:
    """Say that these locations are farms."""
    player.tap(player.page.locator(".palette button", has_text="location"))
    player.page.locator(".field select").select_option("farm")
    for name in farms:
        player.tap_hex(name)


def test_an_unknown_section_becomes_a_custom_section(phone: Player, tmp_path: Path) -> None:
    reader = Reader({})
    reader.single, grounds = groups()
    reader.listen(phone)
    choose_section(phone)
    phone.page.get_by_text("rows of hexes run from left to right").wait_for()
    read_section(phone, tmp_path)
    phone.page.locator(".samples .cut-out").first.wait_for()
    assert reader.known[0] == {"single_section": True}
    for tapped, (x, y) in zip(reader.known[1]["corners"][0], CORNERS, strict=True):
        assert tapped == pytest.approx([x, y], abs=1.5)
    keep_screenshot(phone.page, "phone-section-groups")
    # Undo a wrong tap. A reload loses nothing.
    phone.tap(phone.page.locator('[data-ground="water"]'))
    phone.tap("Undo")
    phone.page.reload()
    phone.page.locator(".samples .cut-out").first.wait_for()
    name_groups(phone, grounds)
    keep_screenshot(phone.page, "phone-section-grid")
    # A photograph does not show the kinds of the locations, so the page asks for them before it keeps the section.
    farms = sorted((name for name, _ in section_named("farm").locations), key=lambda name: int(name[1:]))
    assert phone.lit("doubt") == len(farms)
    phone.page.locator(".naming input").fill("Attic")
    phone.tap("Keep it")
    phone.page.locator(".answer.no", has_text=f"which location is on {farms[0]} and {farms[1]}").wait_for()
    # Correct the grid hex by hex, beside the photograph, and choose the kinds of the locations.
    _name_locations(phone, farms)
    assert phone.lit("doubt") == 0
    phone.tap(phone.page.locator(".palette button", has_text="desert"))
    phone.tap_hex("a1")
    assert phone.page.locator(".painting .cut-out .spot").count() == 1
    phone.tap("Keep it")
    phone.page.locator(".quarters .quarter", has_text="Attic").wait_for()
    own = phone.page.evaluate("JSON.parse(localStorage['referee.sections'])")
    assert [section["name"] for section in own] == ["Attic"]
    assert own[0]["rows"][0][0] == "D"
    assert own[0]["rows"][1:] == list(section_named("farm").rows[1:])
    assert set(own[0]["locations"].values()) == {"farm"}
    # The section is offered wherever a section can be chosen.
    phone.tap(phone.page.locator(".quarter .picture").nth(1))
    phone.page.locator("dialog .picture", has_text="Attic").wait_for()


def test_a_section_whose_terrains_are_guessed_is_shown_at_once(phone: Player, tmp_path: Path) -> None:
    """The user need not tap the corners, and the page asks only about the uncertain group."""
    reader = Reader({})
    reader.found_corners = True
    reader.single, grounds = groups()
    for group, ground in zip(reader.single["groups"], grounds, strict=True):
        group |= {"terrain": ground, "probability": 0.5 if ground == "desert" else 0.99}
    reader.single["centres"] = {
        f"{column}{row}": [40 + 33 * (number + (row - 1) % 2 / 2), 33 * row]
        for number, column in enumerate("abcdefghij")
        for row in range(1, 11)
    }
    reader.listen(phone)
    choose_section(phone)
    take(phone, picture_in(tmp_path))
    phone.page.get_by_text("Group 1 of 1").wait_for()
    assert phone.page.locator("[data-ground][aria-pressed=true]").get_attribute("data-ground") == "desert"
    phone.tap(phone.page.locator('[data-ground="desert"]'))
    phone.page.locator(".painting .board").wait_for()
    cells = dict(phone.page.evaluate("JSON.parse(localStorage['referee.paint']).cells"))
    expected = {
        name: ground
        for group, ground in zip(reader.single["groups"], grounds, strict=True)
        for name in group["hexes"]
    }
    assert cells == expected


def test_a_known_section_is_named(phone: Player, tmp_path: Path) -> None:
    reader = Reader({})
    reader.single = {"section": "oracle:turned", "margin": 80, "groups": []}
    reader.listen(phone)
    choose_section(phone)
    read_section(phone, tmp_path)
    phone.page.get_by_text("I know this section: Oracle").wait_for()
    phone.tap("Use this section")
    phone.page.locator(".quarter", has_text="Oracle").first.wait_for()
    board = phone.page.evaluate("JSON.parse(localStorage['referee.setup']).board.sections")
    assert board[0] == "oracle:turned"


@pytest.mark.slow
def test_a_table_with_an_unknown_section_is_read_once_it_is_taught(phone: Player, tmp_path: Path) -> None:
    def unknown(route: Route) -> None:
        route.fulfill(json={**UNREADABLE, "verdict": "unknown", "advice": []})

    reader = Reader({"q11": "orange"})
    reader.instead = [unknown]
    reader.single, grounds = groups()
    photographed(phone, tmp_path, reader)
    phone.tap("Photograph your own section")
    read_section(phone, tmp_path)
    name_groups(phone, grounds)
    _name_locations(phone, [name for name, _ in section_named("farm").locations])
    phone.page.locator(".naming input").fill("Attic")
    phone.tap("Keep it")
    phone.page.locator('[data-doubt="q11"]').wait_for()
    assert [len(section["rows"]) for section in reader.known[-1]["sections"]] == [10]


def test_an_unreadable_picture_is_reported(phone: Player, tmp_path: Path) -> None:
    reader = Reader({})
    reader.listen(phone)
    choose_section(phone)
    read_section(phone, tmp_path)
    phone.page.locator(".notice", has_text="No board can be seen").wait_for()
    # The user can tap the corners again or take another picture. This test does the latter.
    take(phone, picture_in(tmp_path), "Take another photograph")
    phone.until("document.querySelectorAll('.corner').length === 0")


@pytest.mark.parametrize(("language", "theme"), list(zip(LANGUAGES, ["light", "dark"] * 2, strict=True)))
@pytest.mark.slow
def test_the_screens_fit_and_axe_finds_nothing(
    browser: Browser, service: str, tmp_path: Path, language: str, theme: str
) -> None:
    for phone in playing(browser, service, touch=True, language=language, theme=theme):
        phone.page.set_viewport_size({"width": 320, "height": 640})
        reader = Reader({})
        reader.single, grounds = groups()
        reader.listen(phone)
        choose_section(phone)
        _looks_right(phone, f"{language}-section")
        read_section(phone, tmp_path)
        phone.page.locator(".samples .cut-out").first.wait_for()
        _looks_right(phone, f"{language}-section-groups")
        name_groups(phone, grounds)
        _looks_right(phone, f"{language}-section-grid")


def _looks_right(player: Player, name: str) -> None:
    keep_screenshot(player.page, f"narrow-{name}")
    assert player.page.evaluate("document.documentElement.scrollWidth") == 320, name
    assert player.page.evaluate(BROKEN) == [], name
    assert faults(player) == [], name
