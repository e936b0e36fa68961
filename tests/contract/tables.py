"""Requests about states of real games. They reach the engine, unlike most random documents, which are impossible."""

from collections.abc import Iterator
from functools import cache
from itertools import count, islice
from random import Random
from typing import Any, Final, NamedTuple

from hypothesis import strategies as st

from referee.documents.actions import dump_action
from referee.documents.signatures import Signing
from referee.documents.states import dump_position, dump_state
from referee.engine.play import apply
from referee.model.actions import Action
from referee.model.state import State
from tests.games import random_game, random_start
from tests.golden.game import FILES, game, read
from tools.contract.examples import SIGNING

Body = dict[str, Any]
_LONGEST: Final = 12
"""The maximum number of actions in a `Moment`."""
_RANDOM_GAMES: Final = {"quarry": 3, "fort": 3, "canoe": 5, "bazaar": 4, "cathedral": 3}
"""The number of random games with each of these locations, in addition to the golden games."""


class Moment(NamedTuple):
    """A state of a game, and the next actions. For the final state, `actions` contains the last action instead."""

    state: State
    actions: tuple[Action, ...]


@cache
def moments() -> tuple[Moment, ...]:
    """Every state of every golden game and of some random games, including the final states."""
    games = [(recorded.start, recorded.actions) for recorded in (game(read(file)) for file in FILES)]
    return tuple(moment for start, actions in [*games, *_random_games()] for moment in _moments_of(start, actions))


def _moments_of(state: State, actions: tuple[Action, ...]) -> Iterator[Moment]:
    for number, action in enumerate(actions):
        yield Moment(state, actions[number : number + _LONGEST])
        state = apply(state, action).state
    yield Moment(state, actions[-1:])


def _random_games() -> Iterator[tuple[State, tuple[Action, ...]]]:
    """Yield the first state and all actions of each random game. Together, the games cover several expansions."""
    for kind, games in _RANDOM_GAMES.items():
        for seed, start in enumerate(islice(_starts(kind), games)):
            yield start, tuple(action for _, action in random_game(Random(seed), start))


def _starts(kind: str) -> Iterator[State]:
    starts = (random_start(Random(f"{kind} {seed}")) for seed in count())
    return (start for start in starts if kind in start.board.kinds.values())


def signed_state(state: State) -> Body:
    """The document of a state with its signature, for requests that require one."""
    body: Body = {"state": dump_state(state)}
    Signing(SIGNING.state_key).sign(body)
    signed: Body = body["state"]
    return signed


@st.composite
def bodies(draw: st.DrawFn, generated: Body) -> Body:
    """The generated body with a state or position and actions from a game.

    In about a third of the bodies, a part of the state or position comes from another moment, and in another third,
    the actions do. So the service gives different verdicts.
    """
    moment, other = draw(st.sampled_from(moments())), draw(st.sampled_from(moments()))
    foreign = draw(st.sampled_from(["nothing", "part", "actions"]))
    body = dict(generated)
    for member, document, parts in (
        ("state", signed_state(moment.state), dump_state(other.state)),
        ("start", signed_state(moment.state), dump_state(other.state)),
        ("position", dump_position(moment.state.position), dump_position(other.state.position)),
    ):
        if member in body:
            body[member] = document
            if foreign == "part":
                part = draw(st.sampled_from(list(parts)))
                body[member][part] = parts[part]
    if "table" in body:
        body["table"] = _table(body["table"], moment)
    if "turn" in body:
        body = _table(body, moment)
    actions = [dump_action(action) for action in (other if foreign == "actions" else moment).actions]
    if "action" in body and draw(st.sampled_from([True, True, False])):
        body["action"] = actions[0]
    if "actions" in body:
        body["actions"] = actions + body["actions"]
    return body


def _table(generated: Body, moment: Moment) -> Body:
    """A description of the table at this moment. Of the generated keys, only those in `free` are kept."""
    free = {"card", "built", "round", "ending", "swamp_cards", "deck", "discard", "removed"}
    told = {key: value for key, value in generated.items() if key in free}
    position = dump_position(moment.state.position)
    return {**told, "position": position, "turn": moment.state.players[0].colour}
