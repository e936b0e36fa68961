"""Events as sentences."""

from collections.abc import Mapping
from typing import Final

from referee.rules.catalogue import COMMON, HARVEST
from referee.wire.reader import Json
from referee.words.english import spoken

SENTENCES: Final[Mapping[str, str]] = {
    "card-played": "{player} plays {card}",
    "built": "{player} builds at {at}",
    "placed": "{player} places a {figure} at {at}",
    "wall-built": "{player} builds a stone wall at {at}",
    "removed": "{player} takes the {piece} of {owner} at {at} off the board with the {tile}",
    "moved": "{player} moves from {from} to {to} with the {tile}",
    "tile-taken": "{player} takes the {tile} of {from}",
    "tile-lost": "{player} loses the {tile} of {from}",
    "tile-spent": "the {tile} of {player} leaves the game",
    "bonus-taken": "{player} takes the {tile}",
    "bonus-lost": "{player} loses the {tile}",
    "bonus-used": "the {tile} of {player} makes this hex possible",
    "number-taken": "{player} takes a number tile: {number}",
    "numbers-returned": "{player} gives number tiles back: {ones} of 1, {fives} of 5",
    "line-marked": "{player} marks line {line}",
    "scouts-left": "the scouts of {player} leave the board",
    "harvest-began": "{player} begins to harvest; silos: {silos}",
    "waiver-used": "the {tile} of {player} makes adjacency needless at {at}",
    "gold-gained": "{player} gains {gold} gold: {source}",
    "card-discarded": "{player} discards {card}",
    "card-removed": "{card}, which {player} cannot use, leaves the game",
    "card-drawn": "{player} draws {card}",
    "shuffled": "the {cards} cards of the discard pile become the draw pile",
    "mandatory-action-ended": "no hex is left for {player}; the mandatory action is over",
    "end-triggered": "{player} triggers the end: this round is the last",
    "turn-ended": "the turn of {player} is over",
    "turn-began": "round {round}: {player} begins a turn",
    "game-ended": "the game is over after round {round}",
}


def happened(event: Json) -> str:
    """What happened; an event without a sentence in its own words."""
    values = {name: _value(name, value) for name, value in event.items() if name != "event"}
    sentence = SENTENCES.get(event["event"])
    if sentence is None:
        return ", ".join([spoken(event["event"]), *(f"{name} {value}" for name, value in values.items())])
    with_tile = f" with the {values['tile']}" if event["event"] == "built" and event["tile"] else ""
    return sentence.format(**values) + with_tile


def _value(name: str, value: Json) -> str:
    if name == "card" and value is None:
        return "a card, face down"
    return tile_of(value) if name == "tile" and value else spoken(str(value))


def tile_of(kind: str) -> str:
    """A tile, or what everybody can do without one."""
    return spoken(kind) if kind in COMMON or kind in HARVEST else f"{spoken(kind)} tile"
