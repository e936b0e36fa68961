"""Functions that open screens of the page. `faults` lists what the accessibility checker axe reports on a screen."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from tests.browser.games import recorded
from tests.browser.player import Player

AXE: Final = (Path(__file__).parent / "vendor" / "axe.min.js").read_text(encoding="utf-8")


_POSITION: Final = {
    "format": 1,
    "board": {"sections": ["tavern", "paddock", "oasis", "farm"]},
    "cards": ["fishermen", "knights", "merchants"],
    "players": [{"colour": "blue", "settlements": ["e8", "e9"]}, {"colour": "orange", "settlements": ["q11"]}],
}


def faults(player: Player) -> list[str]:
    """The faults that axe finds, each as one line."""
    if not player.page.evaluate("Boolean(window.axe)"):
        player.page.evaluate(AXE)
    found: list[Any] = player.page.evaluate("axe.run().then(result => result.violations)")
    return [f"{one['id']}: {one['help']} {[node['html'][:120] for node in one['nodes'][:3]]}" for one in found]


def _home(player: Player) -> None:
    player.arrive()


def _playing(player: Player) -> None:
    game = recorded("base/four-shuffles")
    player.open(game["start"], game["actions"][:120])
    player.page.locator(".ring.target").first.wait_for()


def _refused(player: Player) -> None:
    _playing(player)
    player.ask("f1")


def _gold(player: Player) -> None:
    _playing(player)
    if player.touch:
        player.tap(player.page.locator(".tabs button").nth(2))
    player.tap(player.page.locator(".scores .sum").first)


def _holdings(player: Player) -> None:
    _playing(player)
    if player.touch:
        player.tap(player.page.locator(".tabs button").nth(1))
    player.tap(player.page.locator(".panel.holdings summary").first)


def _history(player: Player) -> None:
    _playing(player)
    if player.touch:
        player.tap(player.page.locator(".tabs button").nth(3))


def _rule(player: Player) -> None:
    _refused(player)
    player.tap(player.page.locator(".rule").first)
    player.until("document.querySelector('dialog p')?.innerText.length > 30")


def _final(player: Player) -> None:
    game = recorded("base/four-shuffles")
    player.open(game["start"], game["actions"])
    player.page.locator(".final").wait_for()


def _setup(player: Player) -> None:
    player.arrive()
    player.tap(player.page.locator(".stack button").nth(1))
    player.page.locator(".quarters path").first.wait_for()


def _sections(player: Player) -> None:
    _setup(player)
    player.tap(player.page.locator(".quarter .picture").first)
    player.page.locator("dialog .section").first.wait_for()


def _painting(player: Player) -> None:
    _sections(player)
    player.tap(player.page.locator("dialog .own").first)
    player.page.locator(".palette").wait_for()


def _entering(player: Player) -> None:
    player.arrive()
    player.tap(player.page.locator(".stack button").nth(2))
    player.tap(player.page.locator(".next .primary"))
    player.page.locator(".palette").first.wait_for()


def _assumed(player: Player) -> None:
    _entering(player)
    player.tap(player.page.locator(".deeds.sticky .primary"))
    player.tap(player.page.locator(".cards .card").first)
    player.tap(player.page.locator(".assumed-button"))
    player.page.locator(".assumed li").first.wait_for()


def _settings(player: Player) -> None:
    player.arrive()
    player.tap(player.page.locator(".foot button"))
    player.page.locator("dialog .choice").first.wait_for()


def _about(player: Player) -> None:
    _playing(player)
    location = player.page.evaluate("Object.keys(JSON.parse(localStorage['referee.board']).topology.locations)[0]")
    player.tap_hex(location)
    player.page.locator(".answer.ask").wait_for()


def _share(player: Player) -> None:
    _playing(player)
    player.tap(player.page.locator(".sharing"))
    player.page.locator("dialog .stack").wait_for()


def _open(player: Player) -> None:
    player.arrive()
    player.tap(player.page.locator(".stack button").last)
    player.page.locator("dialog textarea").wait_for()


def _cards(player: Player) -> None:
    _setup(player)
    player.tap(player.page.locator(".kingdom + .deeds button").first)
    player.page.locator("dialog .counted").first.wait_for()


def _hand_over(player: Player) -> None:
    _setup(player)
    player.page.locator(".check input").check()
    player.tap(player.page.locator(".next .primary"))
    player.page.locator(".hand-over").wait_for()


def _asking(player: Player) -> None:
    _entering(player)
    player.tap(player.page.locator(".deeds.sticky .primary"))
    player.page.locator(".cards .card").first.wait_for()


def _counted(player: Player) -> None:
    _open(player)
    player.page.locator("dialog textarea").fill(json.dumps(_POSITION))
    player.tap(player.page.locator("dialog form .primary"))
    player.tap(player.page.locator(".deeds.sticky button").last)
    player.page.locator(".scores tfoot").wait_for()


SCREENS: Final[dict[str, Callable[[Player], None]]] = {
    "home": _home,
    "playing": _playing,
    "refused": _refused,
    "gold": _gold,
    "holdings": _holdings,
    "history": _history,
    "rule": _rule,
    "final": _final,
    "set-up": _setup,
    "sections": _sections,
    "painting": _painting,
    "entering": _entering,
    "assumed": _assumed,
    "settings": _settings,
    "about": _about,
    "share": _share,
    "open": _open,
    "cards": _cards,
    "hand-over": _hand_over,
    "asking": _asking,
    "counted": _counted,
}
