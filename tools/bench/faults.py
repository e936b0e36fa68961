"""Adds mistakes to the description of a possible table. They are similar to the mistakes that people make."""

from collections.abc import Callable, Mapping
from copy import deepcopy
from random import Random
from typing import Final

from referee.board.geography import SECTORS
from referee.board.hexes import NEIGHBOURS, named, named_set, names
from referee.board.section import TURNED, placed
from referee.board.terrain import LETTERS
from referee.documents.reader import Json
from referee.model.state import State
from tests.games import Document

Slip = Callable[[Document, State, Random], None]
"""A function that makes a mistake in the document of a state. Raises LookupError if the mistake is not possible."""
PIECES: Final = ("settlements", "warriors", "wagon", "ship", "city_hall", "scouts")


def crowd(state: State, quarter: int) -> int:
    """Return the number of hexes with pieces in a section."""
    return sum((player.presence & SECTORS[quarter]).bit_count() for player in state.players)


def _turn(document: Document, quarter: int) -> None:
    sections = document["board"]["sections"]
    name = sections[quarter]
    sections[quarter] = name.removesuffix(TURNED) if name.endswith(TURNED) else name + TURNED


def section_turned_crowded(document: Document, state: State, rng: Random) -> None:
    _turn(document, rng.choice([quarter for quarter in range(4) if crowd(state, quarter) >= 10]))


def section_turned_sparse(document: Document, state: State, rng: Random) -> None:
    _turn(document, rng.choice([quarter for quarter in range(4) if crowd(state, quarter) < 10]))


def sections_swapped(document: Document, _: State, rng: Random) -> None:
    sections, (one, other) = document["board"]["sections"], rng.sample(range(4), 2)
    sections[one], sections[other] = sections[other], sections[one]


def section_misread(document: Document, _: State, rng: Random) -> None:
    """Replace a section with a custom copy that has one wrong hex."""
    sections, quarter = document["board"]["sections"], rng.randrange(4)
    lying = placed(sections[quarter])
    rows = [list(row) for row in lying.section.rows]
    row, column = rng.randrange(10), rng.randrange(10)
    rows[row][column] = rng.choice([letter for letter in LETTERS if letter != rows[row][column]])
    sections[quarter] = {
        "rows": ["".join(row) for row in rows],
        "locations": dict(lying.section.locations),
        "turned": lying.turned,
    }


def colours_swapped(document: Document, _: State, rng: Random) -> None:
    one, other = rng.sample(document["players"], 2)
    for key in PIECES:
        first, second = one.pop(key, None), other.pop(key, None)
        if second is not None:
            one[key] = second
        if first is not None:
            other[key] = first


def _a_settlement(document: Document, rng: Random) -> tuple[Json, str]:
    owner = rng.choice([player for player in document["players"] if player["settlements"]])
    return owner, rng.choice(owner["settlements"])


def piece_off(document: Document, state: State, rng: Random) -> None:
    owner, at = _a_settlement(document, rng)
    to = rng.choice(names(NEIGHBOURS[named(at)] & state.board.hexes & ~named_set(owner["settlements"])))
    owner["settlements"] = sorted([*(other for other in owner["settlements"] if other != at), to])


def two_pieces(document: Document, _: State, rng: Random) -> None:
    """Put a settlement of one player on a hex that already has another player's settlement."""
    owner, at = _a_settlement(document, rng)
    other = rng.choice([player for player in document["players"] if player is not owner])
    other["settlements"] = sorted([*other["settlements"], at])


def wrong_supply(document: Document, _: State, rng: Random) -> None:
    player = rng.choice(document["players"])
    player["supply"] = rng.choice([count for count in range(41) if 0 < abs(count - player["supply"]) <= 5])


def wrong_count(document: Document, _: State, rng: Random) -> None:
    left = document["location_tiles"]
    at = rng.choice(sorted(left))
    left[at] = rng.choice([count for count in range(3) if count != left[at]])


def tile_missing(document: Document, _: State, rng: Random) -> None:
    player = rng.choice([player for player in document["players"] if player["tiles"]])
    tile = rng.choice(player["tiles"])
    player["tiles"].remove(tile)
    player["taken_from"].remove(tile["from"])


def tile_too_many(document: Document, state: State, rng: Random) -> None:
    player = rng.choice(document["players"])
    held = {tile["from"] for tile in player["tiles"]}
    at = rng.choice([at for at in state.board.kinds if names(1 << at)[0] not in held])
    player["tiles"].append({"kind": state.board.kinds[at], "from": names(1 << at)[0], "status": "ready"})
    if rng.random() < 0.5 and names(1 << at)[0] not in player["taken_from"]:
        player["taken_from"] = sorted([*player["taken_from"], names(1 << at)[0]])


def wrong_round(document: Document, _: State, rng: Random) -> None:
    document["round"] = rng.choice([number for number in range(1, 20) if number != document["round"]])


def wrong_ending(document: Document, _: State, __: Random) -> None:
    document["ending"] = not document["ending"]


POSITION_SLIPS: Final[Mapping[str, Slip]] = {
    "a section lies turned, ten or more pieces on it": section_turned_crowded,
    "a section lies turned, fewer pieces on it": section_turned_sparse,
    "two sections are swapped": sections_swapped,
    "a section is a printed one except for a hex": section_misread,
    "a piece is one hex off": piece_off,
    "two pieces on one hex": two_pieces,
}
STATE_SLIPS: Final[Mapping[str, Slip]] = {
    **POSITION_SLIPS,
    "two colours are swapped": colours_swapped,
    "a wrong count of tiles left": wrong_count,
    "a wrong supply": wrong_supply,
    "a tile is missing in a hand": tile_missing,
    "a tile too many in a hand": tile_too_many,
    "a wrong round": wrong_round,
    "a wrong `ending`": wrong_ending,
}


def slipped(slip: Slip, document: Document, state: State, rng: Random) -> Document | None:
    """Return a copy of a document with a mistake in it, or None if the mistake is not possible there."""
    copy = deepcopy(document)
    try:
        slip(copy, state, rng)
    except LookupError:
        return None
    return copy
