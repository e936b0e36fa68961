"""Every kind of problem has its entry on the page about problems."""

import re
from pathlib import Path

import referee.api
import referee.calls
import referee.documents
from referee.serving.worker import DETAILS
from tests.deploy.programs import DEPLOY, ROOT
from tools.contract.examples import PROVOKED, client


def _kinds() -> set[str]:
    """The kinds of problems in the source: the arguments of `ProblemError` and `busy`, and a table by HTTP status."""
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
    assert set(re.findall(r'<h2 id="([a-z-]+)"', page.text)) == {*_kinds(), "refused-before-the-service"}


def test_problems_of_nginx_and_gunicorn_are_explained() -> None:
    """nginx and gunicorn write problems of their own, whose type is `about:blank`."""
    page = (ROOT / "docs" / "problems.md").read_text(encoding="utf-8")
    section = page.partition("## Refused before the service\n")[2]
    nginx = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    [details] = re.findall(r"map \$status \$detail \{(.*?)\}", nginx, re.DOTALL)
    statuses = {*map(int, re.findall(r"^\s+(\d+) ", details, re.MULTILINE)), *DETAILS}
    assert statuses >= {413, 414, 431, 500, 502, 503, 504}
    assert {*map(int, re.findall(r"^\| (\d+) \|", section, re.MULTILINE))} == statuses
    assert "about:blank" in section


def test_the_contract_shows_every_kind_that_a_call_can_answer_with() -> None:
    """The contract has no example of bad HTTP, a wrong method, a bug in the referee or a line over budget."""
    others = {"bad-request", "method-not-allowed", "fault-of-the-referee", "over-budget"}
    assert _kinds() - PROVOKED.keys() == others
