"""Answers about a game in progress: rulings, legal actions, replays, starts, views."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from referee.board.faults import Fault
from referee.desk.extras import dump_extras
from referee.desk.verdicts import dump_inconsistencies, impossible, possible
from referee.engine.audit import audit_state
from referee.engine.gain import gains
from referee.engine.instead import instead
from referee.engine.play import judge_possible, legal
from referee.engine.replay import replay
from referee.engine.start import Choices, first_game, start
from referee.engine.view import view
from referee.model.actions import Action
from referee.model.state import State
from referee.model.vocabulary import Colour, Verdict
from referee.wire.answers import dump_awaited, dump_events, dump_offers, dump_replay, dump_ruling, dump_suggestion
from referee.wire.reader import ImpossibleError, Json, WireInconsistency
from referee.wire.states import dump_state
from referee.words.speech import Speech, speech

MOST_WEIGHED: Final = 500
"""With more actions than this the answer leaves out the gold: each would have to be played and scored."""
NOTHING: Final[frozenset[str]] = frozenset()
ENGLISH: Final = speech()


def ruling(
    state: State, action: Action, extras: frozenset[str] = NOTHING, words: Speech = ENGLISH
) -> dict[str, Json]:
    """May I, and what happens? The extras describe the state after a legal action, else the state as it is."""
    inconsistencies = audit_state(state)
    if inconsistencies:
        return no_ruling(dump_inconsistencies(state, inconsistencies, "/state", words))
    found = judge_possible(state, action)
    answer = dump_ruling(state, found, words)
    if found.verdict is Verdict.ILLEGAL:
        answer["instead"] = [dump_suggestion(legal_one, words) for legal_one in instead(state, action)]
    return answer | dump_extras(found.state or state, extras, words) if extras else answer


def no_ruling(inconsistencies: list[Json]) -> dict[str, Json]:
    """The answer about an impossible table."""
    nothing: dict[str, Json] = {"options": [], "state": None, "events": [], "awaited": None, "instead": []}
    return {"verdict": Verdict.IMPOSSIBLE, "violations": [], "inconsistencies": inconsistencies, **nothing}


def legal_actions(state: State, extras: frozenset[str] = NOTHING, words: Speech = ENGLISH) -> dict[str, Json]:
    """Every legal action."""
    inconsistencies = audit_state(state)
    if inconsistencies:
        return no_legal_actions(dump_inconsistencies(state, inconsistencies, "/state", words))
    offers = legal(state)
    count = sum(offer.size for offer in offers)
    gain = gains(state) if "gold" in extras and state.frames and count <= MOST_WEIGHED else None
    return {
        **possible(),
        "awaited": dump_awaited(state),
        "count": count,
        "actions": dump_offers(offers, gain),
        **dump_extras(state, extras, words),
    }


def no_legal_actions(inconsistencies: list[Json]) -> dict[str, Json]:
    """The answer about an impossible table."""
    return {**impossible(inconsistencies), "awaited": None, "count": 0, "actions": []}


def replayed(
    begin: State, actions: Sequence[Action], extras: frozenset[str] = NOTHING, words: Speech = ENGLISH
) -> dict[str, Json]:
    """A whole game, up to the first action that is not legal."""
    inconsistencies = audit_state(begin)
    if inconsistencies:
        return no_replay(dump_inconsistencies(begin, inconsistencies, "/start", words))
    game = replay(begin, actions)
    events = {"events": [dump_events(begin, events) for events in game.events]} if "events" in extras else {}
    return {**dump_replay(game, words), "inconsistencies": [], **events, **dump_extras(game.state, extras, words)}


def no_replay(inconsistencies: list[Json]) -> dict[str, Json]:
    """The answer about an impossible table."""
    return {**impossible(inconsistencies), "applied": 0, "violations": [], "state": None, "awaited": None}


def started(members: Mapping[str, Any], extras: frozenset[str] = NOTHING, words: Speech = ENGLISH) -> dict[str, Json]:
    """A new game."""
    state = start(_choices(members))
    return {"state": dump_state(state), "awaited": dump_awaited(state), **dump_extras(state, extras, words)}


def seen(state: State, player: Colour, words: Speech = ENGLISH) -> dict[str, Json]:
    """The state as one player may see it."""
    seats = [found.colour for found in state.players]
    if player not in seats:
        fault = Fault("/player", "not-playing", {"player": player, "players": tuple(seats)})
        raise ImpossibleError([WireInconsistency("unknown-player", fault)])
    inconsistencies = audit_state(state)
    if inconsistencies:
        return no_view(dump_inconsistencies(state, inconsistencies, "/state", words))
    return {**possible(), "state": dump_state(view(state, seats.index(player)))}


def no_view(inconsistencies: list[Json]) -> dict[str, Json]:
    """The answer about an impossible table."""
    return {**impossible(inconsistencies), "state": None}


def _choices(members: Mapping[str, Any]) -> Choices:
    """P2: `first_game` stands for the recommended sections and cards, unless others are given."""
    chosen = dict(members)
    colours = chosen.pop("players")
    first = first_game(colours) if chosen.pop("first_game", False) else Choices(colours)
    return first._replace(**chosen)
