"""The schemas that guard the calls, by the names that the contract gives their bodies."""

from typing import Any, Final

from referee.calls import calls
from referee.calls.schema import QuestionSchema


def _bodies() -> dict[str, type[QuestionSchema[Any]]]:
    bodies = {}
    for call in calls():
        name = "".join(part.capitalize() for part in call.name.split("-"))
        if call.schema.whole_body is None and not call.takes_pictures:
            bodies[f"{name}Request"] = call.schema
        if call.table_schema:
            bodies[f"Table{name}Request"] = call.table_schema
    return bodies


SCHEMAS: Final = _bodies()
