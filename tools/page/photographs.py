"""Counts the taps from a photograph to its score: `python -m tools.page.photographs`.

A script uses the page as a person would: it names the cards, chooses the picture, corrects wrong readings and
confirms the rest, until the page has no more questions. The script knows what is on the table, because each generated
picture comes with its true contents. Taps in the browser's own file dialog are not counted.
"""

import argparse
import json
import math
import re
import statistics
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, Locator, Page, sync_playwright

from tests.browser.conftest import chromium
from tests.browser.player import Player
from tools.page.bench import phone, service
from tools.photos.answers import gold, known_facts
from tools.photos.kinds import name
from tools.photos.photograph import photograph
from tools.photos.styles import RANDOM
from tools.photos.tables import neighbours

Json = Any
MAX_TAPS: Final = 12
FRESH: Final = 9_850_000
PATIENCE: Final = 120_000
LETTERS: Final = "abcdefghijklmnopqrst"


@dataclass(frozen=True, slots=True)
class Way:
    """The result for one photograph: how many taps it took."""

    seed: int
    to_score: int | None
    """The number of taps after which the score stayed exact; None if it was not exact at the end."""
    to_end: int
    """The number of taps until the page had no more questions."""
    certain: bool


class Person:
    """A simulated person who knows what is on the table."""

    def __init__(self, player: Player, truth: Json) -> None:
        self.player = player
        self.page: Page = player.page
        self.known = known_facts(truth, players=False)
        self.gold = {str(colour): sum_ for colour, sum_ in (gold(truth, self.known) or {}).items()}
        self.truth = truth
        self.presence: dict[str, str] = truth["presence"]
        self.halls = {
            at: piece["at"]
            for piece in truth["pieces"]
            if piece["shape"] == "city-hall"
            for at in _around(piece["at"])
        }
        """For each hex under a city hall, the centre of that city hall."""
        self.figures = {
            piece["at"]: piece["shape"] for piece in truth["pieces"] if piece["shape"] in {"warrior", "wagon", "ship"}
        }
        """The shape of the piece on each hex with a warrior, a wagon or a ship."""
        self.score_taps: int | None = None

    def go(self, picture: Path) -> Way:
        """Use the page from the first screen to the last question, and return the result."""
        player = self.player
        player.arrive()
        player.tap("Photograph the table")
        for card in self.known.cards or ():
            player.tap(self.page.locator(f'[data-kingdom="{card}"]'))
        with self.page.expect_file_chooser() as chooser:
            player.tap("Take or choose a picture")
        chooser.value.set_files(picture)
        self.page.locator(".picture-frame").wait_for()
        self._settle()
        self._turn_to_the_picture()
        for task in self.known.tasks or ():
            player.tap(self.page.locator(f'[data-task="{task}"]'))
        self._settle()
        self._correct_players()
        self._compare()
        while self.page.locator('[data-deed="right"]').count():
            self._look_at_sheet()
            player.tap(self.page.locator('[data-deed="right"]'))
            self._settle()
            self._compare()
        certain = self.page.get_by_text("I have no doubts left").count() > 0
        return Way(self.truth["seed"], self.score_taps, player.taps, certain)

    def _settle(self) -> None:
        """Wait until the service has answered."""
        self.page.wait_for_timeout(50)
        self.player.until("!document.querySelector('.photo.waiting')")

    def _turn_to_the_picture(self) -> None:
        """Rotate the truth to match the page, where a1 is at the top left of the picture."""
        sections = self._stored_answer()["position"]["board"]["sections"]
        if sections != self.truth["sections"]:
            self.presence = {_opposite(at): owner for at, owner in self.presence.items()}
            self.halls = {_opposite(at): _opposite(middle) for at, middle in self.halls.items()}
            self.figures = {_opposite(at): shape for at, shape in self.figures.items()}

    def _stored_answer(self) -> Json:
        return self.page.evaluate("JSON.parse(localStorage['referee.photo']).found")

    def _correct_players(self) -> None:
        playing = set(self.presence.values()) - {"wall"}
        for button in self.page.locator("[data-player]").all():
            if (button.get_attribute("aria-pressed") == "true") != (button.get_attribute("data-player") in playing):
                self.player.tap(button)
                self._settle()

    def _look_at_sheet(self) -> None:
        for group in self.page.locator(".alike").all():
            self._empty_if_most_are(group)
            for doubt in group.locator("[data-doubt]").all():
                self._correct(doubt)

    def _empty_if_most_are(self, group: Locator) -> None:
        """Tap "all empty" for a group of doubts if that saves taps."""
        button = group.locator(".all-empty")
        hexes = [doubt.get_attribute("data-doubt") or "" for doubt in group.locator("[data-doubt]").all()]
        empty = sum(at not in self.presence for at in hexes)
        if button.count() and empty > len(hexes) - empty + 1:
            self.player.tap(button)

    def _correct(self, doubt: Locator) -> None:
        at = doubt.get_attribute("data-doubt") or ""
        owner = self.presence.get(at, "nobody")
        if doubt.locator("[aria-pressed=true]").get_attribute("data-owner") == owner:
            return
        middle = self.page.locator(f'[data-doubt="{self.halls.get(at)}"] .look')
        wanted = f'[data-owner="{owner}"]'
        if at in self.figures:
            wanted += f'[data-piece="{self.figures[at]}"]'
        choice = doubt.locator(wanted)
        if middle.count():
            self.player.tap(middle)
            self.player.tap(self.page.locator(f'.doubt-question [data-hall="{owner}"]'))
        elif choice.count():
            self.player.tap(choice)
        else:
            self.player.tap(doubt.locator('[data-owner="other"]'))
            self.player.tap(self.page.locator(f".doubt-question {wanted}"))

    def _compare(self) -> None:
        """Record the number of taps after which the score became exact, or None if it is not exact now."""
        shown = {
            row.get_attribute("data-gold"): int(re.search(r"\d+", row.inner_text())[0])  # type: ignore[index]
            for row in self.page.locator("[data-gold]").all()
        }
        if shown != self.gold:
            self.score_taps = None
        elif self.score_taps is None:
            self.score_taps = self.player.taps


def _around(at: str) -> list[str]:
    row, column = int(at[1:]) - 1, LETTERS.index(at[0])
    return [at, *(name(*one) for one in neighbours((row, column)))]


def _opposite(at: str) -> str:
    return f"{LETTERS[19 - LETTERS.index(at[0])]}{21 - int(at[1:])}"


def ways(browser: Browser, address: str, seeds: Iterable[int], level: str) -> Iterable[Way]:
    """Yield the result for a photograph of each seed. Tables that the rules do not allow are left out."""
    with TemporaryDirectory() as folder:
        for seed in seeds:
            made = photograph(RANDOM, level, seed)
            if gold(made.truth, known_facts(made.truth, players=False)) is None:
                continue
            picture = Path(folder) / f"{seed}.jpg"
            picture.write_bytes(made.jpeg)
            context = phone(browser)
            context.set_default_timeout(PATIENCE)
            yield Person(Player(context.new_page(), address, touch=True), made.truth).go(picture)
            context.close()


def main() -> None:
    """Print each result and the medians, and fail if the median number of taps to the score is above the limit."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="moderate")
    parser.add_argument("--seed", type=int, default=FRESH)
    parser.add_argument("--count", type=int, default=10)
    wanted = parser.parse_args()
    gone = []
    with service() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for way in ways(browser, address, range(wanted.seed, wanted.seed + wanted.count), wanted.level):
            print(json.dumps({name: getattr(way, name) for name in Way.__slots__}), flush=True)
            gone.append(way)
        browser.close()
    median = statistics.median(math.inf if way.to_score is None else way.to_score for way in gone)
    ends = statistics.median(way.to_end for way in gone)
    print(
        f"taps to the exact score: median {median} of {len(gone)} (at most {MAX_TAPS}); to the last question: {ends}"
    )
    raise SystemExit(median > MAX_TAPS)


if __name__ == "__main__":
    main()
