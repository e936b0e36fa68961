"""Tables that games really come to, for requests that reach the engine: random documents are hardly ever possible."""

from functools import cache
from typing import Any, Final, NamedTuple

from hypothesis import strategies as st

from referee.engine.apply import apply
from referee.model.actions import Action
from referee.model.state import State
from referee.wire.actions import dump_action
from referee.wire.states import dump_position, dump_state
from tests.golden.game import FILES, game, read

Body = dict[str, Any]
_LONGEST: Final = 12
"""How many actions of a game a replay takes."""


class Moment(NamedTuple):
    """A state of a golden game, and what was done next."""

    state: State
    actions: tuple[Action, ...]


@cache
def moments() -> tuple[Moment, ...]:
    """Every state of every golden game, the last ones included."""
    found = []
    for file in FILES:
        recorded = game(read(file))
        state = recorded.start
        for number, action in enumerate(recorded.actions):
            found.append(Moment(state, recorded.actions[number : number + _LONGEST]))
            state = apply(state, action).state
        found.append(Moment(state, recorded.actions[-1:]))
    return tuple(found)


@st.composite
def bodies(draw: st.DrawFn, generated: Body) -> Body:
    """A generated body about a table of a golden game: often as it was, sometimes with a part of another game."""
    moment, other = draw(st.sampled_from(moments())), draw(st.sampled_from(moments()))
    body = dict(generated)
    for member, document, foreign in (
        ("state", dump_state(moment.state), dump_state(other.state)),
        ("start", dump_state(moment.state), dump_state(other.state)),
        ("position", dump_position(moment.state.position), dump_position(other.state.position)),
    ):
        if member in body:
            part = draw(st.sampled_from([None, None, None, *document]))
            body[member] = document if part is None else {**document, part: foreign[part]}
    if "action" in body and draw(st.booleans()):
        body["action"] = dump_action(moment.actions[0])
    if "actions" in body:
        body["actions"] = [dump_action(action) for action in moment.actions] + body["actions"]
    return body
