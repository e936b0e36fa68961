"""The page and its service, for example lost connections, API keys, the security policy and offline use."""

import json
import re
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final

import pytest
from flask.testing import FlaskClient
from playwright.sync_api import Browser, Route

from referee.api import page_files
from referee.api.app import create_app
from referee.serving.config import Config
from referee.words.languages import LANGUAGES
from tests.browser.conftest import PHONE, playing, serving
from tests.browser.games import recorded
from tests.browser.player import Player

ROOT: Final = Path(__file__).parents[2]
MAX_BYTES: Final = 150 * 1024


def test_the_table_stays_while_the_service_is_unreachable(phone: Player) -> None:
    game = recorded("base/first-game")
    phone.open(game["start"], game["actions"][:5])
    state = phone.kept()["now"]["state"]

    def gone(route: Route) -> None:
        route.abort()

    phone.page.route("**/v1/**", gone)
    phone.tap_hex("a14")
    phone.page.locator(".notice.away").wait_for()
    assert "cannot be reached" in phone.page.locator(".notice.away").inner_text()
    assert phone.kept()["now"]["state"] == state
    phone.page.reload()
    phone.page.locator(".table .board").wait_for()
    assert phone.kept()["now"]["state"] == state
    phone.page.unroute("**/v1/**")
    phone.tap("Try again")
    phone.page.locator(".notice.away").wait_for(state="detached")


def _cut(route: Route) -> None:
    route.fulfill(body='{"half": ', content_type="application/json")


def _lost(route: Route) -> None:
    route.abort()


@pytest.mark.parametrize(
    ("address", "fail"),
    [("**/v1/**", _cut), ("**/setup.js", _lost)],
    ids=["half an answer", "a part of the page"],
)
def test_a_failed_request_is_shown_and_never_thrown(
    phone: Player, address: str, fail: Callable[[Route], None]
) -> None:
    """A truncated answer counts as a failure. The fixture fails this test if the page throws an error."""
    phone.arrive()
    # Wait for all answers, because a late one would show that the service is reachable and remove the message.
    phone.page.wait_for_load_state("networkidle")
    phone.page.route(address, fail)
    phone.tap("New game")
    phone.page.locator(".notice.away").wait_for()
    phone.page.unroute(address)
    phone.tap("Try again")
    phone.page.locator(".notice.away").wait_for(state="detached")


@pytest.mark.parametrize(
    ("status", "problem", "words"),
    [
        (422, "wrong-shape", "cannot read this table"),
        (413, "request-entity-too-large", "too large for the referee"),
        (429, "too-many-requests", "is busy"),
        (500, "fault-of-the-referee", "made a mistake"),
    ],
)
def test_problems_are_explained_in_plain_words(phone: Player, status: int, problem: str, words: str) -> None:
    game = recorded("base/first-game")
    phone.open(game["start"])
    document = {
        "type": f"/docs/problems#{problem}",
        "title": problem,
        "status": status,
        "detail": "/state/players/0: not a JSON object",
        "errors": [{"pointer": "/state", "text": "not a JSON object"}],
    }
    phone.page.route("**/v1/rulings?*", lambda route: route.fulfill(status=status, json=document))
    phone.tap_hex("a14")
    notice = phone.page.locator(".notice")
    notice.wait_for()
    assert words in notice.inner_text()
    assert "JSON" not in notice.inner_text()


def test_lost_words_and_drawings_are_requested_again(phone: Player) -> None:
    for name in ("words.en.json", "art.svg"):
        phone.page.route(f"**/{name}", _lost, times=1)
    phone.arrive()
    phone.page.locator(".drawings").wait_for(state="attached")


@pytest.fixture(scope="module")
def locked() -> Iterator[str]:
    """The address of a service that requires a key."""
    yield from serving(Config(log_level="ERROR", api_keys=frozenset({"open-sesame"})))


def test_the_page_asks_for_the_key(browser: Browser, locked: str) -> None:
    for player in playing(browser, locked, touch=True):
        player.page.goto(player.address)
        player.page.locator("dialog input").fill("open-sesame")
        player.tap("Continue")
        player.page.locator(".stack .primary:enabled").wait_for()


def test_nothing_of_the_table_is_in_an_address(phone: Player) -> None:
    asked: list[str] = []
    phone.page.on("request", lambda request: asked.append(request.url))
    game = recorded("base/first-game")
    phone.open(game["start"], game["actions"][:3])
    phone.play(game["actions"][3])
    calls = {address.split("/", 3)[3] for address in asked if "/v1/" in address}
    assert calls
    assert all(set(call.partition("?")[2].split("&")) <= {"lang=en", *_includes(call)} for call in calls)
    assert not [call for call in calls if "%7B" in call or "board=" in call]


def _includes(call: str) -> set[str]:
    return {part for part in call.partition("?")[2].split("&") if part.startswith("include=")}


def test_the_page_opens_without_the_service(browser: Browser) -> None:
    """In a secure context, a service worker caches the page, and the browser stores the table."""
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)  # type: ignore[arg-type]
    page = context.new_page()
    game = recorded("base/first-game")
    running = serving(Config(log_level="ERROR"))
    player = Player(page, next(running), touch=True)
    player.open(game["start"], game["actions"][:5])
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    assert next(running, None) is None, "now the service is gone"
    page.reload()
    page.locator(".table .board").wait_for()
    page.locator(".notice.away").wait_for()
    assert len(player.kept()["steps"]) == 5
    player.tap(page.locator(".notice.away .close"))
    page.locator(".notice.away").wait_for(state="detached")
    player.tap(page.locator(".tabs button").nth(2))
    shown = page.locator(".scores").inner_text()
    assert "Fishermen" in shown, "names and texts are complete"
    assert "source-" not in shown.lower()
    context.close()


def test_an_update_never_mixes_versions(client: FlaskClient) -> None:
    """A new service worker waits until the old page is closed, and a page is cached only together with its files."""
    worker = client.get("/service-worker.js").text
    assert "skipWaiting" not in worker
    assert ".put(" not in worker
    assert f"referee-{page_files.version()}" in worker


@pytest.fixture
def client() -> FlaskClient:
    return create_app(Config(log_level="ERROR")).test_client()


def test_a_strict_policy(client: FlaskClient) -> None:
    policy = client.get("/").headers["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert "default-src 'none'" in policy
    assert "require-trusted-types-for 'script'" in policy
    sources = [
        file.content.decode()
        for name, file in page_files.files().items()
        if name.endswith(".js") and "vendor" not in name
    ]
    assert not [source for source in sources if "innerHTML" in source or "eval(" in source or "unsafeHTML" in source]


def test_the_page_is_small_and_loads_nothing_from_other_hosts(client: FlaskClient) -> None:
    files = page_files.files()
    packed = sum(
        min(len(file.packed), len(file.content)) for name, file in files.items() if not name.startswith("icon-")
    )
    assert packed <= MAX_BYTES
    home = client.get("/").text
    assert "http" not in home.replace("http-equiv", "")


def test_files_never_change_under_their_address(client: FlaskClient) -> None:
    base = f"/page/{page_files.version()}"
    answer = client.get(f"{base}/page.js", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["Content-Encoding"] == "gzip"
    assert "immutable" in answer.headers["Cache-Control"]
    assert answer.mimetype == "text/javascript"
    again = client.get(
        f"{base}/page.js", headers={"Accept-Encoding": "gzip", "If-None-Match": answer.headers["ETag"]}
    )
    assert again.status_code == 304
    assert client.get("/page/old/page.js").status_code == 404
    assert client.get(f"{base}/../page.py").status_code == 404
    assert "no-cache" in client.get("/").headers["Cache-Control"]


def test_it_can_be_installed(client: FlaskClient) -> None:
    manifest = json.loads(client.get("/manifest.webmanifest").data)
    for icon in manifest["icons"]:
        assert client.get(f"/{icon['src']}").status_code == 200


def test_all_languages_have_the_same_texts() -> None:
    words = {name: json.loads(page_files.files()[f"words.{name}.json"].content) for name in LANGUAGES}
    for other in LANGUAGES:
        assert words[other].keys() == words["en"].keys()
        for key, text in words["en"].items():
            assert sorted(_holes(text)) == sorted(_holes(words[other][key])), key


def test_the_page_offers_every_language() -> None:
    page = ROOT / "referee" / "api" / "page"
    assert f"const LANGUAGES = {json.dumps(LANGUAGES)};" in (page / "words.js").read_text(encoding="utf-8")
    names = re.search(r"LANGUAGE_NAMES = \{(.+)\}", (page / "dialogs.js").read_text(encoding="utf-8"))
    assert names
    assert tuple(re.findall(r"(\w+): ", names[1])) == LANGUAGES


def test_french_punctuation_marks_stay_with_their_words() -> None:
    """No-break spaces join French words to marks such as colons and guillemets, so lines never break between them."""
    text = page_files.files()["words.fr.json"].content.decode()
    assert re.findall(r".{9} [:;?!»]|« .{9}", text) == []


@pytest.mark.parametrize("directory", ["referee/api/page/vendor", "tests/browser/vendor"])
def test_vendored_files_match_their_published_checksums(directory: str) -> None:
    place = ROOT / directory
    lines = (place / "SHA256SUMS").read_text(encoding="utf-8").splitlines()
    named = {line.split("  ")[1]: line.split("  ")[0] for line in lines}
    assert named == {
        str(path.relative_to(place)): sha256(path.read_bytes()).hexdigest() for path in place.rglob("*.js")
    }
    assert (place / "LICENSE").is_file()


def _holes(text: str) -> list[str]:
    return [part.partition("}")[0] for part in text.split("{")[1:]]
