"""A stand-in for the reader of photographs, for tests of the page."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from string import ascii_lowercase
from typing import Any

from playwright.sync_api import Route

from referee.board.section import section_named
from tests.browser.player import Player

Json = Any
SECTIONS = ["tavern", "paddock", "oasis", "farm"]
CARDS = ["fishermen", "knights", "merchants"]
SIZE = 400
PATCH = '<rect width="400" height="400" fill="#864"/>'


def terrain(sections: Sequence[str] = SECTIONS) -> list[str]:
    """The rows of the board, written with the same letters as the sections."""
    top_left, top_right, low_left, low_right = (section_named(name).rows for name in sections)
    return [
        left + right
        for half in ((top_left, top_right), (low_left, low_right))
        for left, right in zip(*half, strict=True)
    ]


def centres(shift: float = 0) -> dict[str, list[float]]:
    """The centres of the hexes in a picture of 400 by 400 pixels, moved to the right by `shift`."""
    return {
        f"{column}{row}": [20 + 18 * (number + (row - 1) % 2 / 2) + shift, 2 + 18 * row]
        for number, column in enumerate(ascii_lowercase[:20])
        for row in range(1, 21)
    }


def overlay(*, shift: float = 0, unread: list[str] | None = None) -> Json:
    """The overlay for a picture with a board."""
    blind = [{"at": at, "why": "glare"} for at in unread or []]
    return {
        "width": SIZE, "height": SIZE, "used": True, "homography": None, "centres": centres(shift), "unread": blind,
    }  # fmt: skip


def sightings(doubtful: dict[str, str]) -> list[Json]:
    """Two blue settlements with a probability of 1, and the doubtful pieces, each with a probability of 0.7."""
    sure = [{"at": at, "piece": "settlement", "colour": "blue", "probability": 1} for at in ("e8", "e9")]
    return [*sure, *({"at": at, "colour": colour, "probability": 0.7} for at, colour in doubtful.items())]


class Reader:
    """A stand-in for the reader of photographs. It reports fixed terrain and pieces to the real service."""

    def __init__(self, doubtful: dict[str, str], sections: Sequence[str] = SECTIONS) -> None:
        self.observations = {"terrain": terrain(sections), "pieces": sightings(doubtful)}
        self.overlay = [overlay()]
        self.known: list[Json] = []
        """The facts that the page sent with each request."""
        self.pictures: list[int] = []
        """The number of pictures in each request."""
        self.instead: list[Callable[[Route], None]] = []
        """Answers to use first, one for each request."""
        self.single: Json = None
        """The answer about a single section."""
        self.found_corners = False
        """Whether to give the answer in `single` even if no corners are tapped."""

    def listen(self, player: Player) -> None:
        """Intercept the page's requests to read photographs and to list the features of the service."""
        player.page.route("**/v1/photos*", self._read)
        player.page.route("**/catalogue/features*", _with_photographs)

    def _read(self, route: Route) -> None:
        body = (route.request.post_data_buffer or b"").decode("latin-1")
        known = json.loads(body[body.index("\r\n\r\n", body.index('name="known"')) : body.rindex("}") + 1])
        self.known.append(known)
        self.pictures.append(body.count('name="picture"'))
        if self.instead:
            self.instead.pop(0)(route)
            return
        if known.get("single_section"):
            single = self.single if "corners" in known or self.found_corners else None
            route.fulfill(json={**UNREADABLE, "single_section": single})
            return
        facts = {key: value for key, value in known.items() if key != "corners"}
        found = route.fetch(
            url=route.request.url.replace("/photos", "/scans"),
            headers={"Content-Type": "application/json"},
            post_data=json.dumps({**self.observations, "known": {"players": ["blue", "orange"], **facts}}),
        ).json()
        seen = {"observations": self.observations, "overlay": self.overlay, "advice": [], "single_section": None}
        route.fulfill(json={**found, **seen})


UNREADABLE: Json = {
    "verdict": "unreadable",
    "inconsistencies": [],
    "sections": [],
    "pieces": [],
    "doubts": [],
    "position": None,
    "scores": None,
    "overlay": [{**overlay(), "used": False, "centres": None}],
    "observations": None,
    "single_section": None,
    "advice": [{"code": "no-board", "text": "No board can be seen.", "hexes": []}],
}


def unreadable(route: Route) -> None:
    """Answer that there is no board in the picture."""
    route.fulfill(json=UNREADABLE)


def busy(route: Route) -> None:
    """Answer that the service is busy."""
    route.fulfill(status=503, headers={"Retry-After": "1"}, json={"detail": "busy", "errors": []})


def _with_photographs(route: Route) -> None:
    answer = route.fetch()
    document = answer.json()
    document["features"]["photos"] = True
    route.fulfill(response=answer, json=document)


def picture_in(folder: Path) -> Path:
    """Write a picture of 400 by 400 pixels into this folder, and return its path."""
    picture = folder / "table.svg"
    picture.write_text(f'<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">{PATCH}</svg>')
    return picture


def take(player: Player, picture: Path, words: str = "Take or choose a picture") -> None:
    """Choose this picture on the page."""
    with player.page.expect_file_chooser() as chooser:
        player.tap(words)
    chooser.value.set_files(picture)


def photographed(player: Player, folder: Path, reader: Reader) -> None:
    """Open the page, and choose cards and a picture."""
    reader.listen(player)
    player.arrive()
    player.tap("Photograph the table")
    for card in CARDS:
        player.tap(player.page.locator(f'[data-kingdom="{card}"]'))
    take(player, picture_in(folder))


def tap_picture(player: Player, x: float, y: float) -> None:
    """Tap the photograph at these coordinates, in pixels of the picture."""
    drawing = player.page.locator(".sheet-of-picture svg")
    drawing.scroll_into_view_if_needed()
    box = drawing.bounding_box()
    assert box
    player.taps += 1
    drawing.tap(position={"x": x * box["width"] / SIZE, "y": y * box["height"] / SIZE})
