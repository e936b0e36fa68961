"""Functions that make the service's schemas for request bodies, by the names of these bodies in the contract."""

from collections.abc import Callable
from functools import partial
from typing import Final

from referee.calls import calls
from referee.calls.schema import InState, QuestionSchema, schema_of
from referee.documents.reader import FindBoard

MakeSchema = Callable[[FindBoard | None], QuestionSchema]


def _bodies() -> dict[str, MakeSchema]:
    bodies: dict[str, MakeSchema] = {}
    for call in calls():
        name = "".join(part.capitalize() for part in call.name.split("-"))
        if not hasattr(call.question, "WHOLE_BODY") and not call.takes_pictures:
            bodies[f"{name}Request"] = partial(schema_of, call.question)
        if issubclass(call.question, InState):
            bodies[f"Table{name}Request"] = partial(schema_of, call.question, instead=("table", "state"))
    return bodies


SCHEMAS: Final = _bodies()
