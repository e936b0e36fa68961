"""Fixtures for tests with a browser: the service and its players."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Final

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright
from werkzeug.serving import WSGIRequestHandler, make_server

from referee.api.app import create_app
from referee.serving.config import Config
from tests.browser.player import Player
from tests.waiting import PATIENCE

SCREENSHOTS: Final = Path(__file__).parents[2] / "build" / "screenshots"
PHONE: Final = {"width": 390, "height": 844}
DESK: Final = {"width": 1280, "height": 800}

# Playwright's default of five seconds is sometimes too short on a busy machine.
expect.set_options(timeout=1000 * PATIENCE)


def chromium(*, complete: bool = False) -> str:
    """The path of Chromium's headless shell, or of the complete browser if the shell is missing.

    With `complete`, the shell is not considered. The test is skipped if no suitable browser is installed.
    """
    # The shell draws the same pages with a fifth of the CPU time.
    browsers = ("chromium", "chromium-browser")
    names = browsers if complete else ("chromium-headless-shell", *browsers)
    path = next(filter(None, map(shutil.which, names)), None)
    if path is None:
        pytest.skip(f"there is no Chromium here; on Debian: apt-get update && apt-get install -y {names[0]}")
    return path


class Silent(WSGIRequestHandler):
    """A request handler that does not log requests, because the service has its own log."""

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Log nothing."""


def serving(config: Config) -> Iterator[str]:
    """Run a service with these settings, and yield its address."""
    server = make_server("127.0.0.1", 0, create_app(config), threaded=True, request_handler=Silent)
    thread = Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture(scope="session")
def service() -> Iterator[str]:
    """The address of the service."""
    yield from serving(Config(log_level="ERROR"))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests."""
    path = chromium()
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield found
        found.close()


@pytest.fixture
def phone(browser: Browser, service: str) -> Iterator[Player]:
    """A player with a phone."""
    yield from playing(browser, service, touch=True)


@pytest.fixture
def desk(browser: Browser, service: str) -> Iterator[Player]:
    """A player at a desk, with a mouse and a keyboard."""
    yield from playing(browser, service, touch=False)


def playing(  # noqa: PLR0913  (a browser can be set up in many ways)
    browser: Browser, service: str, *, touch: bool, language: str = "en-GB", theme: str = "light", scale: float = 1
) -> Iterator[Player]:
    """Yield a player with a new browser context. Afterwards, fail if the page had an error."""
    context = browser.new_context(
        viewport=PHONE if touch else DESK,  # type: ignore[arg-type]
        has_touch=touch,
        is_mobile=touch,
        locale=language,
        color_scheme=theme,  # type: ignore[arg-type]
        device_scale_factor=scale,
        service_workers="block",
        reduced_motion="reduce",
    )
    context.set_default_timeout(1000 * PATIENCE)
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(f"{page.url[:100]}: {error.stack or error}"))
    page.on("console", lambda message: faults.extend(_faults(message)))
    yield Player(page, service, touch=touch)
    # Closing the context interrupts the page, so ignore any later errors.
    found = [*faults]
    context.close()
    assert not found, "\n".join(found)


def _faults(message: ConsoleMessage) -> list[str]:
    """The error in a console message, if any, with its place. Messages about failed requests are ignored."""
    if message.type != "error" or "Failed to load resource" in message.text:
        return []
    place = message.location
    return [f"{place['url']}:{place['lineNumber']}: {message.text}"]


def keep_screenshot(page: Page, name: str) -> None:
    """Save a screenshot for people to look at."""
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SCREENSHOTS / f"{name}.png")
