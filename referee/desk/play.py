"""Answers about a game in progress: rulings, legal actions, replays, starts."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from referee.desk.extras import SENTENCES, dump_extras, dump_sentences
from referee.desk.verdicts import dump_inconsistencies, impossible, possible
from referee.desk.views import VIEWS, dump_replay_views, dump_views, seat_of
from referee.documents.answers import (
    dump_awaited,
    dump_events,
    dump_offers,
    dump_replay,
    dump_ruling,
    dump_suggestion,
)
from referee.documents.reader import Json
from referee.documents.states import dump_state
from referee.engine.audit import audit_state
from referee.engine.play import judge_possible, legal, replay
from referee.engine.score import gains
from referee.engine.start import Choices, first_game, start
from referee.engine.suggestions import suggest
from referee.model.actions import Action
from referee.model.state import State
from referee.model.vocabulary import Colour, Verdict
from referee.words.speech import Speech, speech

MAX_WEIGHED: Final = 500
"""With more actions than this the answer leaves out the gold: each would have to be played and scored."""
SEED: Final = "seed"
RANDOM: Final = "random"
"""Stands for a seed that is drawn for this game and that nobody can guess."""
NOTHING: Final[frozenset[str]] = frozenset()
ENGLISH: Final = speech()


def ruling(  # noqa: PLR0913  (an answer depends on all of them)
    state: State,
    action: Action,
    extras: frozenset[str] = NOTHING,
    words: Speech = ENGLISH,
    *,
    player: Colour | None = None,
    trusted: bool = False,
) -> dict[str, Json]:
    """The ruling on an action. The extras describe the state after a legal action, and otherwise the state as it is.

    If a player is named, the action is legal only for the player who is awaited. A trusted state is not audited.
    """
    seat = None if player is None else seat_of(state, player)
    inconsistencies = () if trusted else audit_state(state)
    if inconsistencies:
        return no_ruling(dump_inconsistencies(state, inconsistencies, "/state", words))
    found = judge_possible(state, action, seat)
    answer = dump_ruling(state, found, words)
    if found.verdict is Verdict.ILLEGAL:
        answer["instead"] = [dump_suggestion(other, words) for other in suggest(state, action, seat)]
    if not extras:
        return answer
    after = found.state or state
    told = {SENTENCES: dump_sentences(answer["events"], words)} if SENTENCES in extras else {}
    views = (
        {VIEWS: dump_views(after, found.events, words if SENTENCES in extras else None)} if VIEWS in extras else {}
    )
    return answer | told | dump_extras(after, extras, words) | views


def no_ruling(inconsistencies: list[Json]) -> dict[str, Json]:
    """The answer for an impossible table."""
    nothing: dict[str, Json] = {"options": [], "state": None, "events": [], "awaited": None, "instead": []}
    return {"verdict": Verdict.IMPOSSIBLE, "violations": [], "inconsistencies": inconsistencies, **nothing}


def legal_actions(
    state: State, extras: frozenset[str] = NOTHING, words: Speech = ENGLISH, *, trusted: bool = False
) -> dict[str, Json]:
    """Every legal action. A trusted state is not audited."""
    inconsistencies = () if trusted else audit_state(state)
    if inconsistencies:
        return no_legal_actions(dump_inconsistencies(state, inconsistencies, "/state", words))
    offers = legal(state)
    count = sum(offer.size for offer in offers)
    gain = gains(state) if "gold" in extras and state.frames and count <= MAX_WEIGHED else None
    return {
        **possible(),
        "awaited": dump_awaited(state, words),
        "count": count,
        "actions": dump_offers(offers, gain),
        **dump_extras(state, extras, words),
    }


def no_legal_actions(inconsistencies: list[Json]) -> dict[str, Json]:
    """The answer for an impossible table."""
    return {**impossible(inconsistencies), "awaited": None, "count": 0, "actions": []}


def replayed(
    begin: State,
    actions: Sequence[Action],
    extras: frozenset[str] = NOTHING,
    words: Speech = ENGLISH,
    *,
    trusted: bool = False,
) -> dict[str, Json]:
    """A whole game, up to the first action that is not legal. A trusted start is not audited."""
    inconsistencies = () if trusted else audit_state(begin)
    if inconsistencies:
        return no_replay(dump_inconsistencies(begin, inconsistencies, "/start", words))
    game = replay(begin, actions)
    events = [dump_events(begin, events) for events in game.events] if {"events", SENTENCES} & extras else []
    listed: dict[str, Json] = {"events": events} if "events" in extras else {}
    if SENTENCES in extras:
        listed[SENTENCES] = [dump_sentences(happened, words) for happened in events]
    views = (
        {VIEWS: dump_replay_views(game.state, game.events, words if SENTENCES in extras else None)}
        if VIEWS in extras
        else {}
    )
    more = dump_extras(game.state, extras, words)
    return {**dump_replay(game, words), "inconsistencies": [], **listed, **more, **views}


def no_replay(inconsistencies: list[Json]) -> dict[str, Json]:
    """The answer for an impossible table."""
    return {**impossible(inconsistencies), "applied": 0, "violations": [], "state": None, "awaited": None}


def started(
    members: Mapping[str, Any],
    extras: frozenset[str] = NOTHING,
    words: Speech = ENGLISH,
    *,
    draw_seed: Callable[[], str],
) -> dict[str, Json]:
    """A new game. If the seed is `random`, the answer contains the seed that was drawn (docs/adr/0008)."""
    drawn = {SEED: draw_seed()} if members.get(SEED) == RANDOM else {}
    state = start(_choices({**members, **drawn}))
    views = {VIEWS: dump_views(state)} if VIEWS in extras else {}
    more = dump_extras(state, extras, words)
    return {"state": dump_state(state), "awaited": dump_awaited(state, words), **drawn, **more, **views}


def _choices(members: Mapping[str, Any]) -> Choices:
    """P2: `first_game` stands for the recommended sections and cards, unless others are given."""
    chosen = dict(members)
    colours = chosen.pop("players")
    first = first_game(colours) if chosen.pop("first_game", False) else Choices(colours)
    return first._replace(**chosen)
