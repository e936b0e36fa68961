"""A player who uses the page as a person would, with taps or clicks."""

import base64
import json
import os
import zlib
from typing import Any, Final

from playwright.sync_api import Locator, Page

from tests.waiting import TRIES

Json = Any
# Lets tests read the stored game of this tab and the table being entered, and changes the time stamps of taps.
_INSIDE: Final = """
window.kept = () => JSON.parse(localStorage["referee.game." + sessionStorage["referee.game"]] ?? "null");
window.entered = () => JSON.parse(localStorage["referee." + sessionStorage["referee.entry"]] ?? "null")?.position;
// Taps are a second apart for the page, however fast the test is: two quick ones would be a double tap.
window.betweenTaps = 1000;
let now = 0;
const stamped = (event) => Object.defineProperty(event, "timeStamp", { value: (now += window.betweenTaps) });
window.addEventListener("click", stamped, { capture: true });
"""
# Replaces the browser's random numbers, so that every run of a test deals and shuffles the same cards. The number of
# draws survives a reload, because otherwise two games would get the same identifier. A blank page is skipped, because
# it has no storage.
_CHANCE: Final = """
(tab) => {
    if (location.protocol === "about:") return;
    const draw = () => {
        const drawn = Number(sessionStorage["tests.drawn"] ?? 0) + 1;
        sessionStorage["tests.drawn"] = drawn;
        let bits = Math.imul(tab ^ Math.imul(drawn, 0x9e3779b1), 0x85ebca6b);
        bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
        return (bits ^ (bits >>> 16)) >>> 0;
    };
    crypto.randomUUID = () => `${draw()}-${draw()}`;
    crypto.getRandomValues = (numbers) => numbers.map(draw);
}
"""
_WITHOUT_HEX: Final = {"finish", "redraw", "end-turn"}


def fragment(start: Json, actions: list[Json], *, hidden: bool = False) -> str:
    """A game as the fragment of a link."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    game = {"start": start, "actions": actions, "at": len(actions), "hidden": hidden}
    text = json.dumps(game).encode()
    return "#g=" + base64.urlsafe_b64encode(packer.compress(text) + packer.flush()).decode().rstrip("=")


def linked(fragment: str) -> Json:
    """The game in the fragment of a link."""
    packed = fragment.removeprefix("#g=")
    return json.loads(zlib.decompress(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), -15))


def _seed(page: Page) -> int:
    """A number that differs between tests and between the tabs of one test."""
    test = os.environ.get("PYTEST_CURRENT_TEST", "").removesuffix(" (setup)").removesuffix(" (call)")
    return zlib.crc32(f"{test} {len(page.context.pages)}".encode())


class Player:
    """A page and its user, whose taps are counted."""

    def __init__(self, page: Page, address: str, *, touch: bool) -> None:
        self.page = page
        page.add_init_script(_INSIDE)
        page.add_init_script(f"({_CHANCE})({_seed(page)})")
        self.address = address
        self.touch = touch
        self.taps = 0

    def arrive(self) -> None:
        """Open the first page, and wait until it is ready."""
        self.page.goto(self.address)
        self.page.locator(".stack .primary:enabled").wait_for()

    def open(self, start: Json, actions: list[Json] | None = None) -> None:
        """Follow a link to a game."""
        self.page.goto("about:blank")
        self.page.goto(self.address + fragment(start, actions or []))
        self.page.locator(".table .board").wait_for()

    def tap(self, found: Locator | str) -> None:
        """Tap an element, given as a locator or as a part of a button's name."""
        target = (
            self.page.get_by_role("button", name=found, exact=False).first if isinstance(found, str) else found.first
        )
        self.taps += 1
        if self.touch:
            target.tap()
        else:
            target.click()

    def until(self, expression: str, value: Json = None) -> None:
        """Wait until an expression is true. Playwright's own wait needs `eval`, which the page's policy forbids."""
        for _ in range(TRIES):
            if self.page.evaluate(expression, value):
                return
            self.page.wait_for_timeout(10)
        raise AssertionError(expression)

    def hex(self, name: str) -> Locator:
        """The element of a hex."""
        return self.page.locator(f'[data-hex="{name}"]')

    def tap_hex(self, name: str) -> None:
        """Tap a hex. On a phone, bring it into view first, and tap again if the first tap only enlarges the board."""
        if self.touch and not self.in_view(name) and not self._drag(name):
            self.tap(self.page.locator(".zooming button").last)
        small = self.touch and self.width(name) < 31
        self.tap_middle(name)
        # On a small board, a tap near several legal hexes enlarges the board and chooses none of them.
        if small and self.width(name) >= 31:
            self.tap_middle(name)

    def _drag(self, name: str) -> bool:
        """Drag an enlarged board towards a hex that is near enough, and return whether the hex is visible now.

        A drag counts as a tap.
        """
        frame, box = self.page.locator(".board-frame").bounding_box(), self.hex(name).bounding_box()
        assert frame
        assert box
        middle = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2
        across, down = middle[0] - box["x"] - box["width"] / 2, middle[1] - box["y"] - box["height"] / 2
        if box["width"] < 31 or abs(across) > 0.9 * frame["width"] or abs(down) > 0.9 * frame["height"]:
            return False
        mouse = self.page.mouse
        mouse.move(middle[0] - across / 2, middle[1] - down / 2)
        mouse.down()
        mouse.move(middle[0] + across / 2, middle[1] + down / 2, steps=3)
        mouse.up()
        self.taps += 1
        return self.in_view(name)

    def tap_middle(self, name: str) -> None:
        """Tap the centre of a hex once, whatever its size."""
        box = self.hex(name).bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.taps += 1
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def width(self, name: str) -> float:
        """The width of a hex on the screen, in CSS pixels."""
        box = self.hex(name).bounding_box()
        assert box
        return box["width"]

    def in_view(self, name: str) -> bool:
        """Whether the centre of a hex can be tapped: it is on the screen, and nothing covers it."""
        return bool(
            self.page.evaluate(
                """name => {
                    const box = document.querySelector(`[data-hex="${name}"]`).getBoundingClientRect();
                    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
                    return top?.closest("[data-hex]")?.dataset.hex === name;
                }""",
                name,
            )
        )

    def play(self, action: Json) -> None:
        """Take a legal action, and wait until the page has stored it."""
        before = self.steps()
        self.page.locator(".tabs button").first.evaluate("button => button.ariaPressed === 'false' && button.click()")
        match action["type"]:
            case "play" | "reveal":
                self.tap(self.page.locator(f'[data-card="{action["card"] or "hidden"}"]'))
            case "spend":
                spent = f"{action['fives']}+{action['ones']}+{action.get('via') or ''}"
                self.tap(self.page.locator(f'[data-spend="{spent}"]'))
            case "shuffle":
                raise ValueError("the page shuffles by itself")
            case kind if kind in _WITHOUT_HEX:
                self.tap(self.page.locator(f'[data-deed="{kind}"]'))
            case kind:
                self._with_tool(kind, action)
        self.until("before => kept().at > before", before)

    def _with_tool(self, kind: str, action: Json) -> None:
        key = "+".join([action.get("tile") or "build", action.get("via") or "", action.get("waiver") or ""])
        tool = self.page.locator(f'[data-tool="{key}"]')
        if kind in {"draw", "take"}:
            self.tap(tool)
            return
        if tool.get_attribute("aria-pressed") != "true":
            self.tap(tool)
        if kind == "move":
            self.tap_hex(action["from"])
            self._choose("choose-origin")
            self.tap_hex(action["to"])
        else:
            self.tap_hex(action["at"])
            self._choose(kind)

    def _choose(self, kind: str) -> None:
        choice = self.page.locator(f'[data-choice="{kind}"]')
        if choice.count():
            self.tap(choice)

    def kept(self) -> Json:
        """The game as the browser stores it."""
        return self.page.evaluate("kept()")

    def steps(self) -> int:
        """The number of actions before the state that the page shows; 0 if there is no game."""
        return int(self.page.evaluate("kept()?.at ?? 0"))

    def lit(self, kind: str) -> int:
        """The number of hexes with a ring of this kind."""
        return self.page.locator(f".ring.{kind}").count()

    def ask(self, name: str) -> str:
        """Tap a hex that the referee refuses, and return the text of the refusal."""
        self.tap_hex(name)
        answer = self.page.locator(".answer.no")
        answer.wait_for()
        return answer.inner_text()
