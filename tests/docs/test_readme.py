"""The README and docs/clients.md are right: every curl request is sent, and the README's Python snippet is run."""

import json
import re
import shlex
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from referee.api.app import create_app
from referee.documents.listings import entries_of
from referee.documents.reader import Json
from referee.serving.config import Config
from referee.words.languages import LANGUAGES

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
CLIENTS = (ROOT / "docs" / "clients.md").read_text(encoding="utf-8")
ANYTHING = "…"


def blocks(page: str) -> list[tuple[str, str]]:
    """The language and the text of every block of code."""
    return re.findall(r"^```(\w+)\n(.*?)^```$", page, flags=re.MULTILINE | re.DOTALL)


def requests(page: str) -> list[tuple[str, tuple[str, str]]]:
    """Every curl command with the block that follows it."""
    found = blocks(page)
    return [(text, found[number + 1]) for number, (_, text) in enumerate(found) if text.startswith("curl")]


def answer_to(command: str) -> Json:
    """The service's answer to a curl command."""
    words = shlex.split(command.replace("\\\n", " "))
    url = urlsplit("http://" + next(word for word in words if word.startswith("127.0.0.1")))
    body = words[words.index("-d") + 1]
    client = create_app(Config(log_level="ERROR")).test_client()
    answer = client.post(f"{url.path}?{url.query}", data=body, content_type="application/json")
    assert answer.status_code == 200, answer.text
    return answer.json


def agrees(shown: Json, answer: Json) -> bool:
    """Whether an answer equals the shown document, in which … stands for any value or for the rest of a list."""
    if shown == ANYTHING:
        return True
    if isinstance(shown, dict) and isinstance(answer, dict):
        return shown.keys() == answer.keys() and all(agrees(shown[key], answer[key]) for key in shown)
    if isinstance(shown, list) and isinstance(answer, list):
        if shown[-1:] == [ANYTHING]:
            shown, answer = shown[:-1], answer[: len(shown) - 1]
        return len(shown) == len(answer) and all(map(agrees, shown, answer))
    return bool(shown == answer)


@pytest.mark.parametrize(("command", "answer"), requests(README) + requests(CLIENTS))
def test_a_request_gets_the_answer_that_is_shown(command: str, answer: tuple[str, str]) -> None:
    language, text = answer
    assert language == "json"
    assert agrees(json.loads(text), answer_to(command)), json.dumps(answer_to(command), indent=1)


def test_one_refusal_is_shown_in_every_language() -> None:
    command = next(text for text, _ in requests(README) if '"q13"' in text)
    for language in LANGUAGES:
        answer = answer_to(command.replace("/v1/rulings", f"/v1/rulings?lang={language}"))
        assert answer["violations"][0]["text"] in README


def test_a_whole_game_is_shown() -> None:
    calls = [re.search(r"/v1/([\w-]+)", command) for command, _ in requests(README)]
    game = ["starts", "legal-actions", "rulings", "rulings", "scores"]
    assert [call and call[1] for call in calls] == [*game, "starts"]


@pytest.mark.parametrize("page", [README, CLIENTS], ids=["README", "clients"])
def test_a_start_with_expansions_and_the_word_for_every_expansion_are_shown(page: str) -> None:
    assert any('"expansions": [' in command for command, _ in requests(page))
    known = {section["expansion"] for section in entries_of("sections")} | {"capitol", "caves"}
    assert all(f"`{word}`" in page for word in known)


def test_the_snippet_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (snippet,) = [text for language, text in blocks(README) if language == "python"]
    exec(compile(snippet, "README.md", "exec"), {})  # noqa: S102
    assert re.fullmatch(r"\[\d+, \d+\]\n", capsys.readouterr().out)


def test_the_commands_are_targets_of_the_makefile() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"make ([a-z-]+)", README):
        assert re.search(rf"^{target}:", makefile, flags=re.MULTILINE), target


def test_the_sections_for_users_come_first() -> None:
    headings = re.findall(r"^## (.+)$", README, flags=re.MULTILINE)
    needed = ["What it answers", "Run it", "One call per move", "Install the wheel", "Call it from a web page"]
    assert headings[: len(needed)] == needed
    assert not [heading for heading in headings if re.search("design|bench", heading, flags=re.IGNORECASE)]


def test_every_link_leads_somewhere() -> None:
    for link in re.findall(r"\]\((?!http)([^)#]+)", README):
        assert (ROOT / link).exists(), link
