"""Answers about a game under way: rulings, legal actions, replays, starts, views."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from referee.desk.extras import dump_extras
from referee.desk.verdicts import dump_inconsistencies, impossible, possible
from referee.engine.audit import audit_state
from referee.engine.gain import gains
from referee.engine.play import judge_possible, legal
from referee.engine.replay import replay
from referee.engine.start import Choices, first_game, start
from referee.engine.view import view
from referee.model.actions import Action
from referee.model.state import State
from referee.model.vocabulary import Colour, Verdict
from referee.wire.answers import dump_awaited, dump_events, dump_offers, dump_replay, dump_ruling
from referee.wire.reader import ImpossibleError, Json, WireInconsistency
from referee.wire.states import dump_state

MOST_WEIGHED: Final = 500
"""Of more actions nobody is told the gold they would change: each has to be done and scored for it."""
NOTHING: Final[frozenset[str]] = frozenset()


def ruling(state: State, action: Action, extras: frozenset[str] = NOTHING) -> dict[str, Json]:
    """May I, and what happens? Extras are about the state afterwards, or as it is when the answer is no."""
    inconsistencies = audit_state(state)
    if inconsistencies:
        return no_ruling(dump_inconsistencies(inconsistencies, "/state"))
    found = judge_possible(state, action)
    answer = dump_ruling(state, found)
    return answer | dump_extras(found.state or state, extras) if extras else answer


def no_ruling(inconsistencies: list[Json]) -> dict[str, Json]:
    """The answer about a table that cannot be."""
    nothing: dict[str, Json] = {"options": [], "state": None, "events": [], "awaited": None}
    return {"verdict": Verdict.IMPOSSIBLE, "violations": [], "inconsistencies": inconsistencies, **nothing}


def legal_actions(state: State, extras: frozenset[str] = NOTHING) -> dict[str, Json]:
    """Everything that may be done now."""
    inconsistencies = audit_state(state)
    if inconsistencies:
        return no_legal_actions(dump_inconsistencies(inconsistencies, "/state"))
    offers = legal(state)
    count = sum(offer.size for offer in offers)
    gain = gains(state) if "gold" in extras and state.frames and count <= MOST_WEIGHED else None
    return {
        **possible(),
        "awaited": dump_awaited(state),
        "count": count,
        "actions": dump_offers(offers, gain),
        **dump_extras(state, extras),
    }


def no_legal_actions(inconsistencies: list[Json]) -> dict[str, Json]:
    """The answer about a table that cannot be."""
    return {**impossible(inconsistencies), "awaited": None, "count": 0, "actions": []}


def replayed(begin: State, actions: Sequence[Action], extras: frozenset[str] = NOTHING) -> dict[str, Json]:
    """A whole game, up to the first action that is not legal."""
    inconsistencies = audit_state(begin)
    if inconsistencies:
        return no_replay(dump_inconsistencies(inconsistencies, "/start"))
    game = replay(begin, actions)
    events = {"events": [dump_events(begin, events) for events in game.events]} if "events" in extras else {}
    return {**dump_replay(game), "inconsistencies": [], **events, **dump_extras(game.state, extras)}


def no_replay(inconsistencies: list[Json]) -> dict[str, Json]:
    """The answer about a table that cannot be."""
    return {**impossible(inconsistencies), "applied": 0, "violations": [], "state": None, "awaited": None}


def started(members: Mapping[str, Any], extras: frozenset[str] = NOTHING) -> dict[str, Json]:
    """A new game."""
    state = start(_choices(members))
    return {"state": dump_state(state), "awaited": dump_awaited(state), **dump_extras(state, extras)}


def seen(state: State, player: Colour) -> dict[str, Json]:
    """The state as one player may see it."""
    seats = [found.colour for found in state.players]
    if player not in seats:
        raise ImpossibleError([WireInconsistency("unknown-player", "/player", f"{player} does not play")])
    inconsistencies = audit_state(state)
    if inconsistencies:
        return no_view(dump_inconsistencies(inconsistencies, "/state"))
    return {**possible(), "state": dump_state(view(state, seats.index(player)))}


def no_view(inconsistencies: list[Json]) -> dict[str, Json]:
    """The answer about a table that cannot be."""
    return {**impossible(inconsistencies), "state": None}


def _choices(members: Mapping[str, Any]) -> Choices:
    """P2: `first_game` stands for the recommended sections and cards, unless others are given."""
    chosen = dict(members)
    colours = chosen.pop("players")
    first = first_game(colours) if chosen.pop("first_game", False) else Choices(colours)
    return first._replace(**chosen)
