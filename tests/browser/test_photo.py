"""Tests of the way from a photograph to a score.

All tests but the last use a stand-in for the reader. tests/photo tests the real reader.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from referee.serving.config import Config
from tests.browser.conftest import keep_screenshot, playing, serving
from tests.browser.photographed import (
    Reader,
    busy,
    centres,
    overlay,
    photographed,
    picture_in,
    take,
    tap_picture,
    unreadable,
)
from tests.browser.player import Player
from tests.browser.screens import faults
from tests.browser.test_fit import BROKEN, LANGUAGES
from tests.share import first


def owner(player: Player, at: str, who: str) -> None:
    """Choose the owner of a hex in the list of doubts."""
    player.tap(player.page.locator(f'[data-doubt="{at}"] [data-owner="{who}"]'))


def gold(player: Player, colour: str) -> str:
    """The text on the page that shows a player's gold."""
    return player.page.locator(f"[data-gold={colour}]").inner_text()


def wait_for_answer(player: Player) -> None:
    """Wait until the service has answered."""
    player.until("!document.querySelector('.photo.waiting')")


def test_a_photograph_is_read_corrected_and_scored(phone: Player, tmp_path: Path) -> None:
    reader = Reader({"q11": "orange"})
    reader.instead = [unreadable]
    photographed(phone, tmp_path, reader)
    phone.page.get_by_text("Tap the middles").wait_for()
    assert reader.known[0]["cards"] == ["fishermen", "knights", "merchants"]
    assert "No board can be seen" in phone.page.locator(".part").first.inner_text()
    for name in ("a1", "t1", "t20", "a20"):
        tap_picture(phone, *centres()[name])
    phone.tap("Read the table")
    phone.page.locator('[data-doubt="q11"]').wait_for()
    for name, (x, y) in zip(("a1", "t1", "t20", "a20"), reader.known[1]["corners"][0], strict=True):
        assert (x, y) == pytest.approx(centres()[name], abs=1.5)
    assert phone.page.locator(".photograph use").count() == 3
    assert phone.page.locator(".photograph .doubtful").count() == 1
    keep_screenshot(phone.page, "phone-photograph")
    phone.page.reload()
    phone.page.locator('[data-doubt="q11"]').wait_for()
    owner(phone, "q11", "nobody")
    phone.until("document.querySelectorAll('.photograph use').length === 2")
    assert not phone.page.locator(".photograph .doubtful").count()
    # A tap on any hex in the picture opens the question about that hex.
    wait_for_answer(phone)
    tap_picture(phone, *centres()["q12"])
    phone.page.get_by_text("Who is on q12?").wait_for()
    phone.tap(phone.page.locator(".doubt-question [data-owner=orange]"))
    phone.until("document.querySelectorAll('.photograph use').length === 3")
    wait_for_answer(phone)
    phone.tap(phone.page.locator("[data-deed=right]"))
    phone.page.get_by_text("I have no doubts left").wait_for()
    phone.tap("Count the gold")
    phone.page.locator(".scores tfoot").wait_for()
    assert phone.page.evaluate("entered().players[1].settlements") == ["q12"]
    keep_screenshot(phone.page, "phone-photograph-counted")


def test_a_photograph_is_not_replaced_unasked(phone: Player, tmp_path: Path) -> None:
    page = phone.page
    photographed(phone, tmp_path, Reader({"q11": "orange"}))
    owner(phone, "q11", "nobody")
    wait_for_answer(phone)
    phone.tap("Take another photograph")
    page.locator("dialog", has_text="You have not finished checking your last photograph").wait_for()
    phone.tap(page.locator("dialog .close"))
    phone.tap(page.locator(".bar button"))
    phone.tap(page.locator(".stack button", has_text="Photograph the table"))
    phone.tap(page.locator("dialog [data-deed=go-on]"))
    page.locator('[data-doubt="q11"] [data-owner=nobody][aria-pressed=true]').wait_for()
    phone.tap("Back")
    phone.tap(page.locator(".stack button", has_text="Photograph the table"))
    phone.tap(page.locator("dialog [data-deed=anew]"))
    page.locator(".photo .next", has_text="Take or choose a picture").wait_for()
    assert page.evaluate("localStorage['referee.photo']") is None


def test_a_busy_service_is_asked_again(phone: Player, tmp_path: Path) -> None:
    reader = Reader({"q11": "orange"})
    reader.instead = [busy]
    phone.page.clock.install()
    photographed(phone, tmp_path, reader)
    phone.page.get_by_text("is asked again").wait_for()
    phone.page.clock.run_for(3500)
    phone.page.locator('[data-doubt="q11"]').wait_for()


def test_one_tap_confirms_all_that_is_right(phone: Player, tmp_path: Path) -> None:
    """The gold is a range while doubts remain, and a single number once one tap has confirmed the whole list."""
    photographed(phone, tmp_path, Reader({"q11": "orange", "q12": "orange", "e10": "blue", "b3": "orange"}))
    phone.page.locator("[data-doubt]").first.wait_for()
    assert phone.page.locator("[data-doubt]").count() == 4
    assert "to" in gold(phone, "orange")
    owner(phone, "q11", "nobody")
    wait_for_answer(phone)
    # An answered doubt stays in the list until the whole list is confirmed.
    assert phone.page.locator('[data-doubt="q11"] [data-owner=nobody]').get_attribute("aria-pressed") == "true"
    phone.tap("These 4 are right")
    phone.page.get_by_text("I have no doubts left").wait_for()
    assert "(" not in gold(phone, "orange") + gold(phone, "blue")
    kept = phone.page.evaluate("JSON.parse(localStorage['referee.photo']).answers")
    assert kept == {"q11": None, "q12": "orange", "e10": "blue", "b3": "orange"}


def test_one_tap_empties_all_hexes_with_the_same_reading(phone: Player, tmp_path: Path) -> None:
    photographed(phone, tmp_path, Reader({"q11": "orange", "q12": "orange", "b3": "orange", "e10": "blue"}))
    phone.tap("Nobody on any of these")
    wait_for_answer(phone)
    phone.tap("These 4 are right")
    phone.page.get_by_text("I have no doubts left").wait_for()
    answers = phone.page.evaluate("JSON.parse(localStorage['referee.photo']).answers")
    assert answers == {"q11": None, "q12": None, "b3": None, "e10": "blue"}


def test_the_doubts_can_be_left_at_any_time(phone: Player, tmp_path: Path) -> None:
    photographed(phone, tmp_path, Reader({"q11": "orange", "q12": "orange"}))
    phone.tap("Enough")
    assert not phone.page.locator("[data-doubt]").count()
    phone.tap("Count the gold")
    phone.page.locator(".scores tfoot").wait_for()
    # The open doubts still affect the gold, so the page shows a range.
    assert "to" in gold(phone, "orange")


def test_cards_can_be_chosen_after_the_picture(phone: Player, tmp_path: Path) -> None:
    reader = Reader({"q11": "orange"})
    reader.listen(phone)
    phone.arrive()
    phone.tap("Photograph the table")
    take(phone, picture_in(tmp_path))
    phone.page.locator('[data-doubt="q11"]').wait_for()
    assert not phone.page.locator(".ranges").count()
    for card in ("fishermen", "knights", "merchants"):
        phone.tap(phone.page.locator(f'[data-kingdom="{card}"]'))
    phone.page.locator(".ranges").wait_for()
    assert len(reader.known) == 1
    # The cards stay chosen when the service answers again.
    owner(phone, "q11", "nobody")
    wait_for_answer(phone)
    assert phone.page.locator(".ranges").count()


def test_an_added_player_makes_the_page_read_the_picture_again(phone: Player, tmp_path: Path) -> None:
    reader = Reader({"q11": "orange"})
    photographed(phone, tmp_path, reader)
    owner(phone, "q11", "nobody")
    wait_for_answer(phone)
    phone.tap(phone.page.locator("[data-player=white]"))
    phone.page.locator("[data-gold=white]").wait_for()
    assert reader.known[1]["players"] == ["blue", "orange", "white"]
    assert reader.known[1]["pieces"] == {"q11": None}
    assert [round(x) for x in reader.known[1]["corners"][0][0]] == [20, 20]


def test_a_second_picture_shows_what_the_first_one_hides(phone: Player, tmp_path: Path) -> None:
    reader = Reader({"q11": "orange"})
    photographed(phone, tmp_path, reader)
    phone.page.locator('[data-doubt="q11"]').wait_for()
    reader.overlay = [overlay(unread=["q11"]), overlay(shift=3)]
    take(phone, picture_in(tmp_path), "Add a second picture")
    phone.until("JSON.parse(localStorage['referee.photo']).found.overlay.length === 2")
    assert reader.pictures == [1, 2]
    x = float(phone.page.locator('[data-doubt="q11"] .spot').get_attribute("cx") or 0)
    assert x == centres(3)["q11"][0]


@pytest.mark.slow
def test_figures_are_offered_where_they_can_be(phone: Player, tmp_path: Path) -> None:
    """On a board with wagons, ships and city halls, the page offers a wagon on land, but not a ship."""
    crossroads = ("monastery-wagon", "city-hall-fort", "lighthouse-foresters-lodge", "barn")
    reader = Reader({"q10": "orange", "d9": "orange"}, crossroads)
    photographed(phone, tmp_path, reader)
    phone.page.locator('[data-doubt="q10"]').wait_for()
    position = "JSON.parse(localStorage['referee.photo']).found.position.players[1]"
    phone.tap(phone.page.locator('[data-doubt="q10"] [data-owner=other]'))
    figures = phone.page.locator(".doubt-question [data-piece]")
    pieces = {figure.get_attribute("data-piece") for figure in figures.all()}
    assert pieces == {"settlement", "wall", "wagon"}, "no ship on land"
    keep_screenshot(phone.page, "phone-photograph-figures")
    phone.tap(phone.page.locator(".doubt-question [data-owner=orange][data-piece=wagon]"))
    wait_for_answer(phone)
    assert phone.page.evaluate(position)["wagon"] == "q10"
    wagon = phone.page.locator('[data-doubt="q10"] [data-piece=wagon]')
    assert wagon.get_attribute("aria-pressed") == "true"
    assert phone.page.locator('.photograph use[href="#orange-wagon"]').count() == 1
    # The page refuses a second wagon of this colour and keeps the first one.
    tap_picture(phone, *centres()["b8"])
    phone.tap(phone.page.locator(".doubt-question [data-owner=orange][data-piece=wagon]"))
    wait_for_answer(phone)
    phone.page.locator(".notice", has_text="cannot be on").wait_for()
    assert phone.page.evaluate(position)["wagon"] == "q10"
    # A city hall is one piece, not seven settlements.
    phone.tap(phone.page.locator('[data-doubt="d9"] .look'))
    phone.tap(phone.page.locator(".doubt-question [data-hall=orange]"))
    wait_for_answer(phone)
    orange = phone.page.evaluate(position)
    assert (orange["city_hall"], orange["wagon"], orange["settlements"]) == ("d9", "q10", [])
    # The page sends only colours to the reader, but it still knows the kinds of pieces after the next answer.
    phone.tap(phone.page.locator("[data-player=white]"))
    wait_for_answer(phone)
    assert reader.known[1]["pieces"]["q10"] == "orange"
    phone.until(f"({position}).wagon === 'q10' && ({position}).city_hall === 'd9'")
    # The user can change the wagon to a settlement.
    tap_picture(phone, *centres()["q10"])
    phone.tap(phone.page.locator(".doubt-question [data-owner=orange][data-piece=settlement]"))
    wait_for_answer(phone)
    assert phone.page.evaluate(position)["settlements"] == ["q10"]


@pytest.mark.slow
def test_a_recognised_city_hall_can_be_refuted(phone: Player, tmp_path: Path) -> None:
    """If the user says that one of the city hall's seven hexes holds a settlement, each of the seven holds one."""
    reader = Reader({"q10": "orange"}, ("monastery-wagon", "city-hall-fort", "lighthouse-foresters-lodge", "barn"))
    rim = ("c8", "c9", "c10", "d8", "d10", "e9")
    covered = [{"at": at, "colour": "orange", "probability": 0.999} for at in rim]
    reader.observations["pieces"] = [
        {"at": "d9", "piece": "city-hall", "colour": "orange", "probability": 0.999},
        {"at": "q10", "colour": "blue", "probability": 0.7},
        *covered,
    ]
    photographed(phone, tmp_path, reader)
    phone.page.locator('[data-doubt="q10"]').wait_for()
    orange = "JSON.parse(localStorage['referee.photo']).found.position.players.find((one) => one.colour === 'orange')"
    phone.until(f"({orange}).city_hall === 'd9' && !({orange}).settlements.length")
    tap_picture(phone, *centres()["c9"])
    phone.tap(phone.page.locator(".doubt-question [data-owner=orange][data-piece=settlement]"))
    wait_for_answer(phone)
    position = phone.page.evaluate(orange)
    assert position.get("city_hall") is None
    assert set(position["settlements"]) == {"d9", *rim}


def test_one_hex_alone_is_shown_from_its_top(phone: Player, tmp_path: Path) -> None:
    """The question about a hex opens at the top of the page. Afterwards, the list is scrolled to that hex again."""
    photographed(phone, tmp_path, Reader({"q11": "orange", "q12": "orange", "b3": "orange", "e10": "blue"}))
    look = phone.page.locator('[data-doubt="e10"] .look')
    phone.tap(look)
    phone.until("window.scrollY === 0 && document.querySelector('.doubt-question')")
    phone.tap(phone.page.locator(".next .deeds button"))
    phone.until("window.scrollY > 0 && document.querySelector('[data-doubt]')")
    box = look.bounding_box()
    assert box
    assert 0 < box["y"] < 844


def test_the_enlarged_picture_takes_taps(phone: Player, tmp_path: Path) -> None:
    photographed(phone, tmp_path, Reader({"q11": "orange"}))
    before = phone.page.locator(".sheet-of-picture").bounding_box()
    phone.tap("Zoom in")
    after = phone.page.locator(".sheet-of-picture").bounding_box()
    assert before
    assert after
    assert after["width"] > 2 * before["width"]
    tap_picture(phone, *centres()["c2"])
    phone.page.get_by_text("Who is on c2?").wait_for()
    phone.tap(phone.page.locator(".doubt-question [data-owner=wall]"))
    phone.page.locator("[data-doubt]").first.wait_for()


@pytest.mark.slow
def test_the_ranges_of_five_players_are_never_covered(phone: Player, tmp_path: Path) -> None:
    phone.page.set_viewport_size({"width": 320, "height": 640})
    reader = Reader({"q11": "orange", "q12": "black", "e10": "white", "b3": "red"})
    photographed(phone, tmp_path, reader)
    for colour in ("black", "white", "red"):
        phone.tap(phone.page.locator(f"[data-player={colour}]"))
        phone.page.locator(f"[data-gold={colour}]").wait_for()
        wait_for_answer(phone)
    for down in (0, 400, 5000):
        phone.page.evaluate("down => window.scrollTo(0, down)", down)
        for row in phone.page.locator("[data-gold]").all():
            on_top = row.evaluate(
                """row => {
                    const box = row.getBoundingClientRect();
                    return row.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
                }"""
            )
            assert on_top, down
    keep_screenshot(phone.page, "narrow-photograph-five")


@pytest.mark.parametrize("theme", first(1, ["light", "dark"]))
def test_axe_finds_nothing(browser: Browser, service: str, tmp_path: Path, theme: str) -> None:
    for phone in playing(browser, service, touch=True, theme=theme):
        reader = Reader({"q11": "orange", "q12": "orange", "b3": "orange", "e10": "blue"})
        reader.listen(phone)
        phone.arrive()
        phone.tap("Photograph the table")
        phone.page.locator("[data-kingdom]").first.wait_for()
        assert faults(phone) == [], "cards"
        take(phone, picture_in(tmp_path))
        phone.page.locator("[data-doubt]").first.wait_for()
        assert faults(phone) == [], "sheet"
        phone.tap(phone.page.locator(".look"))
        phone.page.locator(".doubt-question").wait_for()
        assert faults(phone) == [], "question"


@pytest.mark.parametrize("language", first(1, LANGUAGES))
def test_everything_fits_a_narrow_screen(browser: Browser, service: str, tmp_path: Path, language: str) -> None:
    for phone in playing(browser, service, touch=True, language=language):
        phone.page.set_viewport_size({"width": 320, "height": 640})
        reader = Reader({"q11": "orange", "q12": "orange", "b3": "orange", "e10": "blue"})
        reader.listen(phone)
        phone.arrive()
        # The page adds the button for photographs as the fourth of five, so wait until there are five.
        phone.page.locator(".stack button").nth(4).wait_for()
        phone.tap(phone.page.locator(".stack button").nth(3))
        phone.page.locator("[data-kingdom]").first.wait_for()
        with phone.page.expect_file_chooser() as chooser:
            phone.tap(phone.page.locator(".next .primary"))
        chooser.value.set_files(picture_in(tmp_path))
        phone.page.locator("[data-doubt]").first.wait_for()
        for name, button in (("sheet", ".look"), ("question", ".next .deeds button"), ("end", "[data-deed=enough]")):
            assert phone.page.evaluate("document.documentElement.scrollWidth") == 320, name
            assert phone.page.evaluate(BROKEN) == [], name
            keep_screenshot(phone.page, f"narrow-{language}-photograph-{name}")
            phone.tap(phone.page.locator(button))
        assert phone.page.evaluate("document.documentElement.scrollWidth") == 320


@pytest.fixture
def patient(browser: Browser) -> Iterator[Player]:
    """A player with a phone, on a service that may take two minutes to read a picture."""
    for address in serving(Config(log_level="ERROR", photo_seconds=120)):
        yield from playing(browser, address, touch=True)


@pytest.mark.slow
def test_a_real_picture_is_read_by_the_service(patient: Player, tmp_path: Path) -> None:
    """The service reads a generated photograph, and the page draws the pieces on it."""
    phone = patient
    pytest.importorskip("cv2", reason="the extra `photo` reads photographs: pip install kingdom-referee[photo]")
    from tools.photos.samples import easy  # noqa: PLC0415

    phone.arrive()
    picture = tmp_path / "table.jpg"
    picture.write_bytes(easy().jpeg)
    phone.tap("Photograph the table")
    take(phone, picture)
    # The timeout is long because the page retries while another process on this machine is reading a photograph.
    phone.page.locator(".photograph use").first.wait_for(timeout=240_000)
    assert phone.page.locator(".photograph use").count() > 20
    keep_screenshot(phone.page, "phone-photograph-real")
    phone.tap("Enough")
    phone.tap("Check the pieces")
    phone.page.locator(".palette").first.wait_for()
    assert phone.page.locator(".board .piece").count() > 20
    keep_screenshot(phone.page, "phone-photograph-pieces")
