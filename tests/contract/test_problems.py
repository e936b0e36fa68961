"""Every kind of problem has its entry on the page about problems."""

import re
from pathlib import Path

import referee.api
import referee.calls
import referee.documents
from tools.contract.examples import PROVOKED, client


def _kinds() -> set[str]:
    """The kinds that stand in the code: the second argument of a problem, and the table for Flask's own refusals."""
    files = [
        file
        for package in (referee.api, referee.calls, referee.documents)
        for file in Path(*package.__path__).glob("*.py")
    ]
    code = "\n".join(file.read_text(encoding="utf-8") for file in files)
    raised = re.findall(r'ProblemError\(\s*(?:HTTPStatus\.\w+|status),\s*(?:kinds\.get\(status, )?"([a-z-]+)"', code)
    busy = re.findall(r'busy\("([a-z-]+)"', code)
    return {*raised, *busy, *re.findall(r'HTTPStatus\.\w+: "([a-z-]+)",', code)}


def test_every_kind_has_its_anchor() -> None:
    page = client().get("/docs/problems")
    assert page.status_code == 200
    assert set(re.findall(r'<h2 id="([a-z-]+)"', page.text)) == _kinds()


def test_the_contract_shows_them() -> None:
    """All but those that no call of the contract can have, and the one that only a line of a batch can have."""
    others = {"bad-request", "method-not-allowed", "fault-of-the-referee", "over-budget"}
    assert _kinds() - PROVOKED.keys() == others
