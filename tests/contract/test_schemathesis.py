"""The service and the contract agree: schemathesis sends requests that the contract allows, and many that it forbids.

No check of schemathesis is switched off. Answers are checked against a copy of the contract that allows no
undocumented keys. `make test` tries a few examples of each call, and `make test-rest` tries many.
Repeating the same command tries the same examples.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, Final, cast

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis.core.errors import InvalidSchema
from schemathesis.core.failures import FailureGroup, as_reported_failure
from schemathesis.core.result import Ok
from schemathesis.core.transforms import UNRESOLVABLE
from schemathesis.core.transport import Response
from schemathesis.generation.hypothesis.builder import HypothesisTestConfig, HypothesisTestMode, create_test
from schemathesis.generation.jsonschema import strategy
from schemathesis.generation.stateful.state_machine import APIStateMachine, StepInput, StepOutput, Transition
from schemathesis.specs.openapi.schemas import OpenApiSchema

from referee.api.app import create_app
from referee.calls.call import JSON
from referee.documents.reader import Json
from tests.contract.contract import Operation, closed, contract, operations
from tests.contract.tables import Body, bodies, moments, signed_state
from tests.share import EFFORT, share
from tools.contract.examples import SIGNING
from tools.contract.hooks import lines
from tools.contract.links import with_objects

pytestmark = pytest.mark.sampled

EXAMPLES: Final = share(5, 50)
WALKS: Final = share(3, 25)
MAX_ROUNDS: Final = 10
LIMITS: Final = settings(
    max_examples=EXAMPLES, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)
REPEATED: Final = strategy._repeated
# The test client does not decompress answers, so ask for uncompressed ones.
PLAIN: Final = {"Accept-Encoding": "identity"}
LINES: Final = lines
"""This name keeps the import of tools.contract.hooks, which registers its hooks with schemathesis."""


def _repeated(*arguments: Any, **options: Any) -> st.SearchStrategy[list[Json]]:  # noqa: ANN401
    """The original strategy of schemathesis, or an empty one if nothing matches the schema.

    If nothing matches, schemathesis 4.32.5 itself raises an error, which would end the whole test.
    """
    try:
        return REPEATED(*arguments, **options)
    except InvalidSchema:
        return st.nothing()


@pytest.fixture(scope="module")
def schema() -> Iterator[OpenApiSchema]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(strategy, "_repeated", _repeated)
        loaded = schemathesis.openapi.from_dict(with_objects(closed(contract())))
        loaded.app = create_app(SIGNING)
        yield loaded


@pytest.mark.parametrize("operation", operations(), ids=lambda operation: operation.name)
def test_a_call_keeps_the_contract(schema: OpenApiSchema, operation: Operation) -> None:
    """Try the contract's examples, then (in a long run) values at and beyond each bound, then random requests."""
    # Pages and probes have hardly any input to vary, so a few examples are enough.
    limits = settings(LIMITS, max_examples=share(4, 50) if operation.path.startswith("/v1/") else 3)
    # Values at the bounds of a state take most of the time, so a short run leaves them out.
    modes = list(HypothesisTestMode) if EFFORT else [HypothesisTestMode.EXAMPLES, HypothesisTestMode.FUZZING]
    # This does the work of @schema.parametrize(), but not during collection, because it takes a while to generate the
    # values at the bounds of a state.
    test = create_test(
        operation=schema[operation.path][operation.method],
        test_func=_call,
        config=HypothesisTestConfig(schema.config, modes, explicit_settings=limits),
    )
    try:
        test()
    except FailureGroup as failures:
        raise as_reported_failure(failures) from None


def _call(case: schemathesis.Case[Any]) -> None:
    case.call_and_validate(headers=PLAIN)


@pytest.mark.parametrize(
    ("path", "verdicts"),
    [
        ("/v1/rulings", {"legal", "illegal", "impossible"}),
        ("/v1/replays", {"legal", "illegal", "impossible"}),
        ("/v1/legal-actions", {"possible", "impossible"}),
        ("/v1/states", {"possible", "impossible"}),
        ("/v1/views", {"possible", "impossible"}),
        ("/v1/scores", {"possible", "impossible"}),
        ("/v1/audits", {"possible", "impossible"}),
        ("/v1/pictures", {"200", "409"}),
    ],
)
def test_games_keep_the_contract(schema: OpenApiSchema, path: str, verdicts: set[str]) -> None:
    """Send states and positions of golden and random games, so that the requests reach the engine.

    Hypothesis draws different requests if different modules are loaded, so a round of requests can miss a verdict by
    chance. Then another round follows.
    """
    found: Counter[str] = Counter()
    cases = schema[path]["POST"].as_strategy().filter(lambda case: case.media_type == JSON)

    @LIMITS
    @given(st.data())
    def ask(data: st.DataObject) -> None:
        case = data.draw(cases)
        case.body = data.draw(bodies(cast("Body", case.body)))
        response = case.call_and_validate(headers=PLAIN)
        found[response.json()["verdict"] if path != "/v1/pictures" else str(response.status_code)] += 1

    for number in range(MAX_ROUNDS):
        seed(number)(ask)()
        if found.keys() >= verdicts:
            return
    pytest.fail(f"Some of {verdicts} were never met: {found}")


def _first(case: schemathesis.Case[Any]) -> Json:
    """The first body of a walk.

    For starts and legal actions, it is a valid request. For all other calls, it is the generated body with its state
    replaced by a state of a game, or None if the generated body is not a JSON object.
    """
    chosen = str(case.body)
    moment = Random(chosen).choice(moments())
    # Ignore the generated body of these calls, so that a walk can begin with a valid request.
    if case.operation.path == "/v1/starts":
        return {"players": ["red", "blue"], "first_game": True, "seed": chosen[:1000]}
    if case.operation.path == "/v1/legal-actions":
        return {"state": signed_state(moment.state)}
    if case.media_type != JSON or not isinstance(case.body, dict):
        return None
    return {
        member: signed_state(moment.state) if member in {"state", "start"} else value
        for member, value in case.body.items()
    }


def _linked(transition: Transition) -> Json:
    """The body that a link describes; None if there is no such body, or if the answer lacks a value for it."""
    if transition.request_body is None or not isinstance(transition.request_body.value, Ok):
        return None
    body = transition.request_body.value.ok()
    whole = isinstance(body, dict) and not any(value is None or value is UNRESOLVABLE for value in body.values())
    return body if whole else None


@pytest.mark.slow
def test_links_walk_a_game(schema: OpenApiSchema) -> None:
    """Follow links from starts to legal actions, rulings and so on.

    Scans and photographs are left out, because they link only to scores.
    """
    found: Counter[str] = Counter()
    game = schema.exclude(path=["/v1/scans", "/v1/photos"])

    class Walk(game.as_state_machine()):  # type: ignore[misc]
        def setup(self) -> None:
            """Each walk has its own service, because a service remembers the boards of earlier walks."""
            self.service = create_app(SIGNING)

        def get_call_kwargs(self, _case: schemathesis.Case[Any]) -> dict[str, Any]:
            return {"headers": PLAIN, "app": self.service}

        def step(self, input: StepInput) -> StepOutput:  # noqa: A002  (schemathesis's name for it)
            """If a link describes the body, send exactly that, without random parts."""
            body = _linked(input.transition) if input.transition else _first(input.case)
            if body:
                input.case.media_type, input.case.body = JSON, body
            if isinstance(input.case.query, dict):
                # `without` can remove the state from the answer, but the links need it.
                input.case.query.pop("without", None)
            output: StepOutput = super().step(input)
            return output

        def after_call(self, response: Response, case: schemathesis.Case[Any]) -> None:
            super().after_call(response, case)
            if response.status_code == 200 and case.operation.path == "/v1/rulings" and case.media_type == JSON:
                found[response.json()["verdict"]] += 1

    machine: type[APIStateMachine] = Walk
    machine.run(settings=settings(LIMITS, max_examples=WALKS, stateful_step_count=12, phases=[Phase.generate]))
    assert found["legal"], found
