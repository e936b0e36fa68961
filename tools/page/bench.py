"""`make bench-page`: measures how fast the page is on a slow phone, and lists accessibility faults found by axe."""

import os
import signal
import statistics
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.conftest import DESK, PHONE, chromium
from tests.browser.games import recorded
from tests.browser.player import Player, fragment
from tests.browser.screens import SCREENS, faults

VISIBLE: Final = 3000
MOST_KILOBYTES: Final = 90
ANSWERED: Final = 150
KILOBYTES: Final = 1.6e6 / 8
LATENCY: Final = 150
SLOWER: Final = 4
ROUNDS: Final = 5
PICTURE: Final = "document.querySelector('.hero img')?.naturalWidth"
READY: Final = "document.querySelector('.stack .primary:enabled')"
TABLE: Final = "document.querySelectorAll('.table .hex').length >= 400 && document.querySelector('.drawings defs')"
# Waits until `there` is true, and then for two frames, because an element appears on the screen two frames after it
# is added to the document.
SHOWN: Final = """new Promise(resolve => {{
    const look = () => {there}
        ? requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())))
        : setTimeout(look, 10);
    look();
}})"""
# Measures the time from the end of the tap until the answer appears.
TAP: Final = """() => { window.tapped = new Promise((resolve, reject) => {
    setTimeout(() => reject("no answer"), 10000);
    const parts = () => [...document.querySelectorAll(".answer, .news")];
    const said = () => parts().map((part) => part.textContent.trim()).join("");
    const before = said();
    addEventListener("pointerup", () => {
        const begun = performance.now();
        const look = () => requestAnimationFrame(() =>
            said() && said() !== before ? resolve(performance.now() - begun) : look());
        look();
    }, { once: true, capture: true });
}); }"""


@contextmanager
def service() -> Iterator[str]:
    """Run the service as `make run` does, and yield its address."""
    environment = {**os.environ, "REFEREE_LOG_LEVEL": "WARNING"}
    command = [sys.executable, "-m", "referee", "serve", "--bind", "127.0.0.1:0"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment, text=True)  # noqa: S603
    assert server.stdout
    try:
        yield server.stdout.readline().split(" at ")[1].split(" ")[0] + "/"
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait()


def phone(browser: Browser) -> BrowserContext:
    return browser.new_context(
        viewport=PHONE,  # type: ignore[arg-type]
        has_touch=True,
        is_mobile=True,
        device_scale_factor=3,
        reduced_motion="reduce",
    )


def throttled(page: Page) -> None:
    """Slow the page down: 1.6 Mbit/s, 150 ms of latency, and a quarter of the processor's speed."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    conditions = {
        "offline": False,
        "latency": LATENCY,
        "downloadThroughput": KILOBYTES,
        "uploadThroughput": KILOBYTES,
    }
    session.send("Network.emulateNetworkConditions", conditions)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def appearing(browser: Browser, address: str, there: str) -> float:
    """Return the milliseconds from the start of the navigation until `there` is true and the page has been drawn.

    `there` is a JavaScript expression.
    """
    context = phone(browser)
    page = context.new_page()
    throttled(page)
    page.goto(address, wait_until="commit")
    took = float(page.evaluate(SHOWN.format(there=there)))
    context.close()
    return took


def loading(browser: Browser, address: str) -> float:
    """Return the amount of data that the first visit transfers, in kilobytes."""
    context = browser.new_context(viewport=PHONE, service_workers="block")  # type: ignore[arg-type]
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    Player(page, address, touch=True).arrive()
    page.wait_for_load_state("networkidle")
    context.close()
    return sum(sizes) / 1024


def answering(browser: Browser, address: str) -> list[float]:
    """Tap illegal and legal builds in turn, and return the milliseconds from each tap to the referee's answer."""
    game = recorded("base/first-game")
    context = phone(browser)
    player = Player(context.new_page(), address, touch=True)
    player.open(game["start"])
    took = []
    for action in game["actions"][:12]:
        if action["type"] != "build" or action.get("tile"):
            player.play(action)
            continue
        close = player.page.locator(".answer .close")
        for name in ("a14", action["at"]):
            if close.count():
                player.page.keyboard.press("Escape")
            # Let the page settle, because an answer may just have closed.
            player.page.wait_for_timeout(200)
            if not player.in_view(name):
                player.tap(player.page.locator(".zooming button").last)
            small = player.width(name) < 31
            player.page.evaluate(TAP)
            player.tap_middle(name)
            if small and player.width(name) >= 31:
                player.page.wait_for_timeout(100)
                player.page.evaluate(TAP)
                player.tap_middle(name)
            took.append(float(player.page.evaluate("window.tapped")))
    context.close()
    return took


def main() -> None:
    """Print the figures and the faults. Fail if a figure misses its target or axe finds a fault."""
    game = recorded("base/first-game")
    linked = fragment(game["start"], game["actions"][:60])
    with service() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(complete=True), args=["--no-sandbox"])
        held = [
            report(what, [appearing(browser, address + after, there) for _ in range(ROUNDS)], VISIBLE)
            for what, after, there in (
                ("board on the first page", "", PICTURE),
                ("first page ready for taps", "", READY),
                ("board of a shared game", linked, TABLE),
            )
        ]
        kilobytes = loading(browser, address)
        print(f"first load: {kilobytes:.0f} KB (at most {MOST_KILOBYTES} KB)", flush=True)
        held.append(kilobytes <= MOST_KILOBYTES)
        held.append(report("tap to answer", answering(browser, address), ANSWERED))
        found = axe(browser, address)
        browser.close()
    print(f"axe: {len(found)} violations on {len(SCREENS)} screens in two themes", *found, sep="\n  ")
    sys.exit(not all(held) or bool(found))


def report(what: str, took: list[float], most: float) -> bool:
    middle = statistics.median(took)
    print(
        f"{what}: median {middle:.0f} ms, slowest {max(took):.0f} ms of {len(took)} (at most {most} ms)", flush=True
    )
    return middle <= most


def axe(browser: Browser, address: str) -> list[str]:
    """Return the faults that axe finds on any of the screens, in either theme."""
    found = []
    for theme in ("light", "dark"):
        # Reduce motion, as in the tests. Otherwise axe would report text as too pale while an answer fades in.
        context = browser.new_context(
            viewport=DESK,  # type: ignore[arg-type]
            color_scheme=theme,
            service_workers="block",
            reduced_motion="reduce",
        )
        player = Player(context.new_page(), address, touch=False)
        for name, show in SCREENS.items():
            show(player)
            found += [f"{name}, {theme}: {fault}" for fault in faults(player)]
            player.page.evaluate("localStorage.clear()")
        context.close()
    return found


if __name__ == "__main__":
    main()
