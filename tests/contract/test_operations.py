"""The contract has the same calls as the service, with the expected statuses, headers and parameters."""

import re
from collections.abc import Iterator
from typing import Final

import pytest

from referee.api.app import create_app
from referee.documents.listings import SUBJECTS
from tests.contract.contract import Operation, component, contract, operations, resolved
from tools.contract.examples import QUIET, client

ASSETS: Final = {
    "/docs/assets/{name}",
    "/docs/pictures/{name}",
    "/page/{version}/{name}",
    "/service-worker.js",
    "/manifest.webmanifest",
}
"""The paths of files that the pages load. They are not calls of the contract."""
STATUSES: Final = {"200", "400", "401", "404", "413", "415", "422", "429", "503"}
"""The statuses that the contract lists for every call with a request body. Some calls have more."""
OPERATIONS: Final = operations()
INCLUDING: Final = [
    operation
    for operation in OPERATIONS
    if any(parameter.get("name") == "include" for parameter in operation.definition.get("parameters", []))
]


def _views() -> Iterator[tuple[str, str]]:
    for rule in create_app(QUIET).url_map.iter_rules():
        path = re.sub(r"<(?:\w+:)?(\w+)>", r"{\1}", rule.rule)
        for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}:
            yield path, method.lower()


def test_calls_and_views_are_the_same() -> None:
    views = {(path, method) for path, method in _views() if path not in ASSETS}
    assert {(operation.path, operation.method) for operation in OPERATIONS} == views


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.name)
def test_statuses(operation: Operation) -> None:
    """Each call has one success status in the contract, and the calls under /v1 have the expected refusals."""
    statuses = set(operation.definition["responses"])
    assert {status for status in statuses if status.startswith("2")} == {"200"}
    if "requestBody" in operation.definition:
        verdict = operation.name not in {"startGame", "describeBoard", "drawPicture"}
        more = {"drawPicture": {"406"}, "readPhotograph": {"409", "501"}}.get(operation.name, set())
        signed = {"$ref": "#/components/parameters/Signed"} in operation.definition["parameters"]
        assert statuses == STATUSES | more | ({"409"} if signed or not verdict else set())
    elif operation.name == "listFeatures":
        assert statuses == {"200", "422", "429"}
    elif operation.path.startswith("/v1/"):
        more = {"showPicture": {"404", "406", "409", "414", "503"}, "listSubjects": set()}.get(
            operation.name, {"404"}
        )
        assert statuses == {"200", "304", "401", "412", "422", "429"} | more


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.name)
def test_every_refusal_is_a_problem(operation: Operation) -> None:
    for status, reference in operation.definition["responses"].items():
        response = resolved(reference)
        if status == "414":
            # gunicorn refuses a link that is too long, so this answer does not come from the service.
            assert resolved(response["content"]["application/problem+json"]["schema"]) == component("ServerProblem")
            continue
        assert {"X-Request-Id", "Referee-Rules"} <= response["headers"].keys()
        if status >= "400":
            assert list(response["content"]) == ["application/problem+json"]
            schema = response["content"]["application/problem+json"]["schema"]
            assert resolved(schema) == component("Problem")


@pytest.mark.parametrize("operation", INCLUDING, ids=lambda operation: operation.name)
def test_includes(operation: Operation) -> None:
    """The service's refusal lists the words that `include` accepts."""
    (parameter,) = [one for one in operation.definition["parameters"] if one.get("name") == "include"]
    assert (parameter["style"], parameter["explode"]) == ("form", False)
    problem = client().post(f"{operation.path}?include=dragons", json={}).json
    assert problem
    words = parameter["schema"]["items"]["enum"]
    assert problem["detail"] == f"“dragons” cannot be included here. You can include {', '.join(words)}."


@pytest.mark.parametrize("given", ["", "scores,", ",", ",scores"])
def test_include_refuses_an_empty_word(given: str) -> None:
    assert client().post(f"/v1/rulings?include={given}", json={}).status_code == 422


def test_includes_may_be_given_one_by_one() -> None:
    body = {"players": ["blue", "red"], "first_game": True, "seed": ""}
    answer = client().post("/v1/starts?include=notation&include=legal-actions", json=body).json
    assert answer
    assert {"notation", "legal_actions"} < answer.keys()


def test_only_calls_ask_for_a_key() -> None:
    """Calls accept an API key, which a service may require. Pages, probes and the list of features never need one."""
    assert contract()["security"] == [{}, {"ApiKey": []}]
    for operation in OPERATIONS:
        asked = operation.path.startswith("/v1/") and operation.name != "listFeatures"
        assert asked == ("security" not in operation.definition)
        assert asked == ("401" in operation.definition["responses"])


def test_every_subject_of_the_catalogue_has_its_list() -> None:
    assert component("Subject")["enum"] == list(SUBJECTS)
    keys = [set(resolved(listed)["required"]) - {"revision"} for listed in component("Catalogue")["oneOf"]]
    assert keys == [{subject} for subject in SUBJECTS]


def test_a_picture_needs_no_accept_header() -> None:
    body = {"position": "board=tavern,paddock,oasis,farm cards=lords,farmers,knights red=- blue=-"}
    caller = client()
    assert caller.post("/v1/pictures", json=body).mimetype == "image/svg+xml"
    assert caller.post("/v1/pictures", json=body, headers={"Accept": "image/png"}).mimetype == "image/png"
    assert caller.post("/v1/pictures", json=body, headers={"Accept": "text/plain"}).status_code == 406
