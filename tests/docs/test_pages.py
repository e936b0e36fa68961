"""The documentation of a running service: its pages, links and search, and the files of the API browser."""

import gzip
import re
from html import unescape
from pathlib import Path
from urllib.parse import urldefrag, urljoin

import flask_swagger_ui
import pytest
from flask.testing import FlaskClient

from referee.api.app import create_app
from referee.api.docs_search import MAX_RESULTS, search
from referee.api.markdown import GROUPS, MOVED, PAGES, folder, page, rendered
from referee.serving.config import Config
from tests.contract.contract import contract, operations
from tools.writers.geometry_picture import FILE, drawn

BUNDLE = "/docs/assets/swagger-ui-bundle.js"
ADDRESSES = ["/docs", "/docs/api", "/docs/search?q=castle", *(f"/docs/{name}" for name in PAGES)]


@pytest.fixture(scope="module")
def client() -> FlaskClient:
    return create_app(Config(log_level="ERROR")).test_client(use_cookies=False)


def test_the_pages_match_the_files_and_the_contract() -> None:
    assert {f"{name}.md" for name in PAGES} == {file.name for file in folder().iterdir() if file.name.endswith(".md")}
    (read,) = [call for call in operations() if call.name == "readPage"]
    assert read.definition["parameters"][0]["schema"]["enum"] == list(PAGES)


@pytest.mark.parametrize("address", ADDRESSES)
def test_a_page_loads_nothing_from_elsewhere(client: FlaskClient, address: str) -> None:
    response = client.get(address)
    assert (response.status_code, response.mimetype) == (200, "text/html")
    assert "default-src 'none'" in response.headers["Content-Security-Policy"]
    assert "<script>" not in response.text
    for loaded in re.findall(r'<(?:img|script|link)[^>]* (?:src|href)="([^"]+)"', response.text):
        with client.get(urljoin(address, unescape(loaded))) as found:
            assert found.status_code == 200, loaded


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_link_leads_somewhere(client: FlaskClient, address: str) -> None:
    for link in re.findall(r'<a href="([^"]+)"', client.get(address).text):
        target, anchor = urldefrag(urljoin(address, unescape(link)))
        if target.startswith("https://"):
            continue
        with client.get(target) as found:
            assert found.status_code == 200, link
            assert not anchor or f'id="{anchor}"'.encode() in found.data, link


@pytest.mark.parametrize("address", [address for address in ADDRESSES if address != "/docs/api"])
def test_pages_have_the_same_look_and_a_link_to_the_index(client: FlaskClient, address: str) -> None:
    text = client.get(address, environ_overrides={"SCRIPT_NAME": "/referee"}).text
    assert "max-width: 52rem" in text
    assert text.count("<h1") == 1
    assert 'href="/referee/docs' in text


def test_the_index_has_every_page_and_every_call(client: FlaskClient) -> None:
    text = client.get("/docs").text
    assert all(f'href="/docs/{name}"' in text for name in (*PAGES, "api", "problems"))
    for path, methods in contract()["paths"].items():
        for method in methods if path.startswith("/v1/") else ():
            assert f"<code>{method.upper()} {path}</code>" in text


def test_an_unknown_page_is_a_problem(client: FlaskClient) -> None:
    for address in ("/docs/dragons", "/docs/clients.md", "/docs/assets/x.js", "/docs/pictures/x.png", "/docs/adr"):
        response = client.get(address)
        assert (response.status_code, response.mimetype) == (404, "application/problem+json")


def test_pictures_of_the_pages(client: FlaskClient) -> None:
    response = client.get("/docs/pictures/geometry.svg")
    assert response.mimetype == "image/svg+xml"
    tag = response.headers["ETag"]
    assert client.get("/docs/pictures/geometry.svg", headers={"If-None-Match": tag}).status_code == 304


def test_the_picture_of_the_geometry_is_current() -> None:
    """If this fails, run `python -m tools.writers.geometry_picture`."""
    assert FILE.read_text(encoding="utf-8") == drawn()


def test_pages_that_moved_are_found_under_their_old_names(client: FlaskClient) -> None:
    for name in MOVED:
        response = client.get(f"/docs/{name}", follow_redirects=True, environ_overrides={"SCRIPT_NAME": "/referee"})
        moved = client.get(f"/docs/{name}", environ_overrides={"SCRIPT_NAME": "/referee"})
        assert response.status_code == 200
        address, anchor = urldefrag(moved.headers["Location"])
        assert address == "/referee/docs/clients"
        assert f'id="{anchor}"' in response.text


@pytest.mark.parametrize("name", PAGES)
def test_a_page_shows_its_place_in_the_navigation(client: FlaskClient, name: str) -> None:
    text = client.get(f"/docs/{name}").text
    assert re.findall(r'href="/docs/([a-z-]+)" aria-current="page"', text) == [name]
    for anchor, _ in page(name).parts:
        assert f'<li><a href="#{anchor}">' in text


def test_examples_call_the_service_that_shows_them(client: FlaskClient) -> None:
    text = client.get("/docs/clients", base_url="https://rules.example/referee").text
    assert "curl -s https://rules.example/referee/v1/states" in text
    assert "Referee(&quot;https://rules.example/referee&quot;)" in text
    assert "127.0.0.1" not in text
    assert "127.0.0.1" not in client.get("/docs/scans", base_url="https://rules.example").text
    assert (
        "SERVICE = &quot;https://rules.example&quot;"
        in client.get("/docs/tutorial", base_url="https://rules.example").text
    )


def test_only_pages_about_the_source_expect_a_checkout() -> None:
    *for_users, _ = GROUPS.values()
    for name in (name for group in for_users for name in group):
        text = (folder() / f"{name}.md").read_text(encoding="utf-8")
        assert not re.search(r"`(?:\w+=\S+ )?(?:make [a-z-]+|python -m tools)", text), name


def test_a_search_leads_to_the_passage(client: FlaskClient) -> None:
    text = client.get("/docs/search?q=Over-Budget").text
    assert '<a href="/docs/problems#over-budget">over-budget</a>' in text
    assert "<mark>over-budget</mark>" in client.get("/docs/search?q=over-budget+lines").text


@pytest.mark.parametrize("name", PAGES)
def test_every_page_can_be_found_by_its_title(name: str) -> None:
    assert any(result.address.startswith(f"{name}#") for result in search(page(name).title))


def test_a_search_finds_only_passages_with_every_word() -> None:
    assert search("undo dragons") == []
    assert search("  ") == []
    assert 0 < len(search("the")) <= MAX_RESULTS


def test_a_search_shows_its_words_and_never_runs_them(client: FlaskClient) -> None:
    text = client.get("/docs/search?q=<script>alert(1)</script>").text
    assert "&lt;script&gt;" in text
    assert "<script>" not in text
    assert client.get("/docs/search", query_string={"q": "x" * 5000}).status_code == 200


def test_the_api_browser_has_only_the_files_that_it_loads(client: FlaskClient) -> None:
    """The service does not deliver other files of the flask_swagger_ui package, such as an OAuth redirect page."""
    kinds = {"swagger-ui-bundle.js": "text/javascript", "swagger-ui.css": "text/css", "viewer.js": "text/javascript"}
    for name, kind in kinds.items():
        response = client.get(f"/docs/assets/{name}")
        assert (response.status_code, response.mimetype) == (200, kind)
    others = {file.name for file in (Path(flask_swagger_ui.__file__).parent / "dist").iterdir()} - kinds.keys()
    assert "oauth2-redirect.html" in others
    for name in others:
        assert client.get(f"/docs/assets/{name}").status_code == 404


def test_the_files_of_the_api_browser_are_compressed_once(client: FlaskClient) -> None:
    plain = client.get(BUNDLE)
    packed = client.get(BUNDLE, headers={"Accept-Encoding": "gzip"})
    assert packed.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(packed.data) == plain.data
    assert len(packed.data) < len(plain.data) / 2
    assert all("Accept-Encoding" in response.headers["Vary"] for response in (plain, packed))


def test_the_files_of_the_api_browser_are_cached_for_good(client: FlaskClient) -> None:
    (address,) = re.findall(r'src="(/docs/assets/swagger-ui-bundle[^"]+)"', client.get("/docs/api").text)
    assert client.get(address).headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert client.get(BUNDLE).headers["Cache-Control"] == "public, max-age=86400"
    assert client.get(f"{BUNDLE}?v=old").headers["Cache-Control"] == "public, max-age=86400"


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
def test_the_files_of_the_api_browser_have_a_tag(client: FlaskClient, encoding: str) -> None:
    headers = {"Accept-Encoding": encoding}
    tag = client.get(BUNDLE, headers=headers).headers["ETag"]
    unchanged = client.get(BUNDLE, headers={**headers, "If-None-Match": tag})
    assert (unchanged.status_code, unchanged.data) == (304, b"")


def test_links_between_files_become_links_between_pages() -> None:
    text = "# A\n[x](notation.md), [y](clients.md#draws), [z](#here), [p](../openapi.yaml)"
    assert re.findall(r'href="([^"]+)"', rendered(text).body) == ["notation", "clients#draws", "#here", "api"]


def test_headings_become_anchors() -> None:
    found = rendered("# Title\n## What else must exist?\n### `code` and more\n## Two")
    assert found.title == "Title"
    assert found.parts == (("what-else-must-exist", "What else must exist?"), ("two", "Two"))
    assert 'id="code-and-more"' in found.body


def test_html_is_shown_and_not_run() -> None:
    assert "&lt;script&gt;" in rendered("# T\n<script>alert(1)</script>").body


def test_tables_and_code_are_rendered() -> None:
    body = page("clients").body
    assert "<table>" in body
    assert '<pre><code class="language-sh">' in body
