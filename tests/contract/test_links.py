"""The links alone are enough to play a game: a tool can follow them without knowing the rules."""

from typing import Any, Final

from tests.contract.contract import Operation, operations, request_examples
from tools.contract.examples import client
from tools.contract.links import members

CALLS: Final = {operation.name: operation for operation in operations()}
LONGEST: Final = 400


def _linked_call(operation: Operation, link: str, request: Any, response: Any) -> tuple[Operation, Any]:  # noqa: ANN401
    """The operation that a link leads to, and the body to send."""
    found = operation.definition["responses"]["200"]["links"][link]
    sides = {"$request.body#": request, "$response.body#": response}

    def evaluate(expression: str) -> Any:  # noqa: ANN401
        side, _, pointer = expression.partition("/")
        value = sides[side]
        for part in pointer.split("/"):
            value = value[int(part)] if isinstance(value, list) else value[part]
        return value

    return CALLS[found["operationId"]], {
        name: evaluate(value) for name, value in members(found["requestBody"]).items()
    }


def test_a_scan_leads_to_its_score() -> None:
    caller = client()
    (example,) = [one for one in request_examples() if str(one) == "scanTable-known"]
    answer: Any = caller.post("/v1/scans", json=example.value).json
    call, body = _linked_call(CALLS["scanTable"], "score", example.value, answer)
    assert caller.post(call.path, json=body).json["verdict"] == "possible"  # type: ignore[index]


def test_a_game_from_its_start_to_its_end() -> None:
    caller = client()
    operation, body = CALLS["startGame"], {"players": ["white", "red"], "first_game": True, "seed": "links"}
    state: Any = None
    for _ in range(LONGEST):
        answer: Any = caller.post(operation.path, json=body).json
        if operation.name == "judgeAction":
            assert answer["verdict"] == "legal"
            state = answer["state"]
            for link in ("score", "view") if answer["awaited"] else ("score",):
                other, asked = _linked_call(operation, link, body, answer)
                assert caller.post(other.path, json=asked).json["verdict"] == "possible"  # type: ignore[index]
        if operation.name == "listLegalActions" and not answer["actions"]:
            break
        link = "ruling" if operation.name == "listLegalActions" else "legalActions"
        operation, body = _linked_call(operation, link, body, answer)
    assert state["frames"] == []
    assert 0 in [player["supply"] for player in state["players"]]
