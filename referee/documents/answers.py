"""The parts of answers as JSON, such as rulings, legal actions, scores, inconsistencies, events and assumptions."""

import re
from collections.abc import Callable, Iterable, Mapping
from itertools import repeat
from types import MappingProxyType
from typing import Any, Final

from referee.board.hexes import BIT, NAMES, names
from referee.documents.actions import dump_action
from referee.documents.events import HEXES
from referee.documents.players import dump_tile
from referee.documents.reader import Json
from referee.documents.states import dump_state
from referee.engine.frames import FRAMES
from referee.engine.play import Replay
from referee.engine.score import Score
from referee.model.actions import Action, Draw, Finish, Play, Redraw, Remove, Shuffle, Take
from referee.model.events import Event
from referee.model.findings import Assumption, Inconsistency
from referee.model.frames import Harvesting, Reacting, turn_in
from referee.model.offers import (
    CardOffer,
    HexOffer,
    MoveOffer,
    Offer,
    ShuffleOffer,
    SingleOffer,
    SpendOffer,
    ViaOffer,
    by_way,
)
from referee.model.position import Position
from referee.model.ruling import Ruling, Violation
from referee.model.state import NomadTile, Numbers, State, Tile
from referee.model.vocabulary import Colour
from referee.rules.catalogue import POWERS
from referee.rules.mandatory import MANDATORY_BUILD
from referee.words.speech import Speech

_NOTHING: Final[Mapping[str, str]] = MappingProxyType({})
_SEAT: Final = re.compile(r"/players/(\d+)")


def dump_violation(violation: Violation, words: Speech) -> dict[str, Json]:
    """Return a violation as JSON, with a sentence in the language of `words`."""
    return {
        "code": violation.code,
        "rules": list(violation.rules),
        "text": words.violation(violation),
        "hexes": names(violation.marked) if violation.hexes or violation.choices else [],
        "facts": dict(violation.facts),
    }


def dump_inconsistency(
    table: Position | State, inconsistency: Inconsistency, place: str, words: Speech
) -> dict[str, Json]:
    """Return an inconsistency as JSON, with a sentence and, if it concerns one player, the colour of that player.

    `place` is the JSON pointer to the table in the request; it is put in front of the pointer of the inconsistency.
    """
    seat = _SEAT.search(inconsistency.place)
    colour = table.players[int(seat[1])].colour if seat else inconsistency.facts.get("colour")
    return {
        "code": inconsistency.code,
        "player": colour if isinstance(colour, Colour) else None,
        "place": place + inconsistency.place,
        "text": words.inconsistency(inconsistency),
        "hexes": names(inconsistency.hexes),
        "facts": dict(inconsistency.facts),
    }


def dump_ruling(before: State, ruling: Ruling, words: Speech) -> dict[str, Json]:
    """Return a ruling as JSON. `before` is the state in which the action was judged.

    The list of suggestions is empty; the caller can fill it.
    """
    return {
        "verdict": ruling.verdict,
        "violations": list(map(dump_violation, ruling.violations, repeat(words))),
        "inconsistencies": [],
        "options": list(ruling.options),
        "state": dump_state(ruling.state) if ruling.state else None,
        "events": dump_events(before, ruling.events),
        "awaited": dump_awaited(ruling.state or before, words),
        "instead": [],
    }


def dump_suggestion(state: State, action: Action, intended: Action, words: Speech) -> dict[str, Json]:
    """Return a suggested action as JSON, with a sentence about it. `intended` is the action that was refused."""
    document = dump_action(action)
    return {"action": document, "text": words.action(document, _told_apart(state, action, document, intended))}


def _told_apart(state: State, action: Action, document: dict[str, Json], intended: Action) -> Mapping[str, str]:
    """Return the facts that the sentence about a suggested action needs besides the action itself.

    Depending on the action, they give the owner and the kind of the piece to remove, the card to replace, or the tile
    that the refused action must leave out. Or they say that the card is in the hand, that a reaction is declined,
    that a silo is skipped, or that the discard pile is a single card. For all other actions, the result is empty.
    """
    frame = state.frames[-1]
    match action:
        case Remove(at=at) if not BIT[at] & state.players[frame.player].presence:
            owner = next(other for other in state.players if other.presence & BIT[at])
            return {"by": "opponent", "owner": owner.colour, "piece": owner.figures.kind_at(at) or "settlement"}
        case Play(card=card) if card in state.players[frame.player].hand:
            return {"by": "hand"}
        case Finish() if isinstance(frame, Reacting):
            return {"by": "decline"}
        case Finish() if isinstance(frame, Harvesting) and not frame.mode:
            return {"by": "skip"}
        case Shuffle(deck=(_,)):
            return {"by": "one-card"}
        case Redraw() if (turn := turn_in(state.frames)) and turn.card:
            return {"card": turn.card}
    if type(action) is type(intended) and getattr(action, "at", None) == getattr(intended, "at", None):
        for key in ("waiver", "via"):
            tile: str | None = getattr(intended, key, None)
            if tile and tile in POWERS and dump_action(intended) == {**document, key: tile}:
                return {"without": tile}
    return _NOTHING


def dump_events(state: State, events: Iterable[Event]) -> list[dict[str, Json]]:
    """Return these events as JSON, in order."""
    return list(map(_dump_event, repeat(state), events))


def _dump_event(state: State, event: Event) -> dict[str, Json]:
    document: dict[str, Json] = {"event": event.event}
    for name, value in event._asdict().items():
        if name in ("player", "owner"):
            document[name] = state.players[value].colour
        elif name in HEXES:
            document[HEXES[name]] = NAMES[value]
        else:
            document[name] = value
    return document


def dump_awaited(state: State, words: Speech) -> dict[str, Json] | None:
    """Return the player who must act next and a sentence about what to do, as JSON, or None if the game is over.

    If the table must name a card, the player is the one who receives or reveals that card.
    """
    if not state.frames:
        return None
    frame = state.frames[-1]
    rules, colour = FRAMES[frame.frame], state.players[frame.player].colour
    text = words.prompt(rules.prompt(state, frame), state.round, colour)
    return {"player": colour, "frame": frame.frame, "by": rules.AWAITED.by, "text": text}


def dump_offers(offers: Iterable[Offer], gain: Callable[[Action], int] | None = None) -> list[dict[str, Json]]:
    """Return legal actions as JSON, one entry for each offer.

    With `gain`, entries with hexes also show by how much each action would change the player's gold.
    """
    return [{**_dump_offer(offer), **(_dump_gold(offer, gain) if gain else {})} for offer in offers]


def _dump_offer(offer: Offer) -> dict[str, Json]:
    example = dump_action(offer.pick(0))
    entry: dict[str, Json] = {"type": example["type"], "count": offer.size, "example": example}
    match offer:
        case HexOffer():
            return {**entry, **_dump_hex_offer(offer)}
        case MoveOffer(tile=tile, moves=moves):
            reach = {NAMES[origin]: names(targets) for origin, targets in moves.items()}
            return {**entry, "rules": list(POWERS[tile].rules), "tile": tile, "moves": reach}
        case ViaOffer(offer=repeated, via=via):
            return {**_dump_offer(repeated), "example": example, "via": via}
        case SpendOffer(tile=tile, ones=ones, fives=fives):
            return {**entry, "rules": list(POWERS[tile].rules), "tile": tile, "ones": ones, "fives": fives}
        case SingleOffer(action=Draw(tile=tile) | Take(tile=tile)):
            return {**entry, "rules": list(POWERS[tile].rules), "tile": tile}
        case CardOffer(choices=choices):
            return {**entry, "cards": [dump_action(choice)["card"] for choice in choices]}
        case ShuffleOffer(cards=cards):
            return {**entry, "cards": list(cards)}
        case _:
            return entry


def _dump_hex_offer(offer: HexOffer) -> dict[str, Json]:
    power = POWERS[offer.tile] if offer.tile else MANDATORY_BUILD
    document: dict[str, Json] = {"rules": list(power.rules), "at": names(offer.at)}
    if offer.tile:
        document["tile"] = offer.tile
    if offer.waiver:
        document["rules"] += POWERS[offer.waiver].rules
        document["waiver"] = offer.waiver
    return document


def _dump_gold(offer: Offer, gain: Callable[[Action], int]) -> dict[str, Json]:
    """Return the change in gold for each hex of an offer, or for each origin and target of a move.

    The result is empty for actions that do not involve a hex.
    """
    match offer:
        case ViaOffer(offer=repeated, via=via):
            return _dump_gold(repeated, lambda action: gain(by_way(action, via)))
        case HexOffer():
            return {"gold": {NAMES[action.at]: gain(action) for action in offer.actions()}}
        case MoveOffer():
            gold: dict[str, dict[str, int]] = {}
            for action in offer.actions():
                gold.setdefault(NAMES[action.origin], {})[NAMES[action.to]] = gain(action)
            return {"gold": gold}
        case _:
            return {}


def dump_score(score: Score, words: Speech) -> dict[str, Json]:
    """Return a score as JSON: the total, the rank and the gold by source of every player, and the winners."""
    return {
        "players": [
            {
                "colour": player.colour,
                "total": player.total,
                "rank": player.rank,
                "entries": [
                    {
                        "source": source,
                        "rule": rule,
                        "gold": gold,
                        "text": words.account(source, facts),
                        "hexes": names(hexes),
                        "options": list(options),
                    }
                    for source, rule, gold, hexes, facts, options in player.entries
                ],
            }
            for player in score.players
        ],
        "winners": list(score.winners),
    }


def dump_replay(replay: Replay, words: Speech) -> dict[str, Json]:
    """Return a replay as JSON.

    It contains the verdict, the number of actions applied, the reasons for any refusal, the last state and who must
    act next.
    """
    refused = replay.refused
    return {
        "verdict": refused.verdict if refused else "legal",
        "applied": len(replay.events),
        "violations": [dump_violation(violation, words) for violation in refused.violations] if refused else [],
        "state": dump_state(replay.state),
        "awaited": dump_awaited(replay.state, words),
    }


def dump_assumption(assumption: Assumption, words: Speech) -> dict[str, Json]:
    """Return an assumption and its alternatives as JSON."""
    return {
        "code": assumption.code,
        "place": assumption.place,
        "text": words.assumption(assumption),
        "assumed": _dump(assumption.assumed),
        "alternatives": [_dump(value) for value in assumption.alternatives],
        "facts": dict(assumption.facts),
    }


def _dump(value: object) -> Json:
    dump = _DUMPS.get(type(value))
    return value if dump is None else dump(value)


_DUMPS: Final[Mapping[type, Callable[[Any], Json]]] = {
    Tile: dump_tile,
    NomadTile: NomadTile._asdict,
    Numbers: Numbers._asdict,
    tuple: lambda values: [_dump(value) for value in values],
}
