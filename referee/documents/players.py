"""Players as JSON: their pieces, gold and marks in a position, and all their possessions in a state."""

from typing import Final

from referee.base.faults import Fault
from referee.board.geography import LINE_NAMES
from referee.board.hexes import BIT, NAMES, NOWHERE, Hexes, each, names
from referee.documents.fields import (
    Members,
    Optional,
    array,
    flag,
    hex_name,
    hex_names,
    known,
    number,
    record,
    text,
    word,
    words_or_nulls,
)
from referee.documents.reader import Json, Reader
from referee.model.position import NO_FIGURES, SETTLEMENTS, Figures, Kingdom, footprint
from referee.model.state import NO_NUMBERS, NUMBERS, BonusTile, NomadTile, Numbers, Player, Tile
from referee.model.vocabulary import Colour, Figure, TerrainCard, TileStatus
from referee.rules.catalogue import BONUSES, NOMADS

ROUND: Final = number(1, 10_000)
COLOUR: Final = word(Colour)
NOMAD: Final = known(NOMADS, "nomad-tile")
MAX_PLAYERS: Final = 5
_GOLD: Final = 1_000_000

_gold: Final = number(0, _GOLD)
SUPPLY: Final = number(0, SETTLEMENTS)
HAND: Final = words_or_nulls(TerrainCard, most=2)
STATUS: Final = word(TileStatus)
_lines: Final = array(known(LINE_NAMES, "line"), most=len(LINE_NAMES))
_tiles: Final = array(record(Tile, {"kind": text, "from": hex_name, "status": STATUS}), most=len(NAMES))
NOMAD_TILES: Final = array(record(NomadTile, {"kind": NOMAD, "round": ROUND, "used": flag}), most=15)
BONUS_TILES: Final = array(record(BonusTile, {"kind": known(BONUSES, "bonus-tile"), "status": STATUS}), most=BONUSES)
NUMBER_TILES: Final = record(Numbers, {"ones": number(0, NUMBERS.ones), "fives": number(0, NUMBERS.fives)})


def _figure(reader: Reader, value: Json) -> Hexes:
    return NOWHERE if value is None else BIT[hex_name(reader, value)]


def _city_hall(reader: Reader, value: Json) -> Hexes:
    """Read a city hall from the name of its middle hex; null means that there is none."""
    return NOWHERE if value is None else footprint(Figure.CITY_HALL, hex_name(reader, value))


def _marks(reader: Reader, value: Json) -> tuple[int, ...]:
    """Read marked lines from their names. A repeated name is a fault."""
    lines = [LINE_NAMES.index(line) for line in _lines(reader, value)]
    if len(set(lines)) < len(lines):
        raise reader.fault("twice", found=next(LINE_NAMES[line] for line in lines if lines.count(line) > 1))
    return tuple(sorted(lines))


_FIGURES: Final = {
    "wagon": Optional(_figure, NOWHERE),
    "ship": Optional(_figure, NOWHERE),
    "city_hall": Optional(_city_hall, NOWHERE),
    "warriors": Optional(hex_names, NOWHERE),
    "scouts": Optional(hex_names, NOWHERE),
}


def _figures(wagon: Hexes, ship: Hexes, city_hall: Hexes, warriors: Hexes, scouts: Hexes) -> Figures:
    if not (wagon or ship or city_hall or warriors or scouts):
        return NO_FIGURES
    return Figures(warriors, wagon, ship, city_hall, scouts)


def made_kingdom(colour: Colour, settlements: Hexes, gold: int, *more: Json) -> Kingdom:
    """Return the Kingdom, a player's part of a position, made from the values of the player's JSON members."""
    *figures, marks = more
    return Kingdom(colour, settlements, gold, _figures(*figures), marks)


def _made_player(  # noqa: PLR0913, PLR0917
    colour: Colour,
    settlements: Hexes,
    gold: int,
    supply: int,
    hand: tuple[TerrainCard | None, ...],
    tiles: tuple[Tile, ...],
    taken_from: Hexes,
    wagon: Hexes,
    ship: Hexes,
    city_hall: Hexes,
    warriors: Hexes,
    scouts: Hexes,
    *more: Json,
) -> Player:
    figures = NO_FIGURES
    if wagon or ship or city_hall or warriors or scouts:
        figures = Figures(warriors, wagon, ship, city_hall, scouts)
    return Player(colour, settlements, gold, supply, hand, tiles, taken_from, figures, *more)


KINGDOM: Final[Members] = {
    "colour": COLOUR,
    "settlements": hex_names,
    "gold": Optional(_gold, 0),
    **_FIGURES,
    "marks": Optional(_marks, ()),
}
"""The members of a player in a position."""
read_kingdoms: Final = array(record(made_kingdom, KINGDOM), most=MAX_PLAYERS)
"""Read the players of a position."""

_player_list: Final = array(
    record(
        _made_player,
        {
            "colour": COLOUR,
            "settlements": hex_names,
            "gold": Optional(_gold, 0),
            "supply": SUPPLY,
            "hand": HAND,
            "tiles": _tiles,
            "taken_from": hex_names,
            **_FIGURES,
            "nomad_tiles": Optional(NOMAD_TILES, ()),
            "bonus_tiles": Optional(BONUS_TILES, ()),
            "numbers": Optional(NUMBER_TILES, NO_NUMBERS),
            "temple": Optional(SUPPLY, 0),
            "marks": Optional(_marks, ()),
        },
    ),
    most=MAX_PLAYERS,
)


def read_players(reader: Reader, value: Json) -> tuple[Player, ...]:
    """Read the players of a state, and store their seats in the reader, because later members refer to players."""
    players = _player_list(reader, value)
    reader.seats = {}
    for place, player in enumerate(players):
        reader.seats[player.colour.value] = place
    return players


def seat(reader: Reader, value: Json) -> int:
    """Read a colour and return the seat of the player with this colour, or 0 if the players are not known yet.

    If no player has this colour, the document is recorded as impossible.
    """
    colour, seats = COLOUR(reader, value), reader.seats
    if seats is None:
        return 0
    if colour not in seats:
        not_playing = Fault("", "not-playing", {"player": colour, "players": tuple(seats)})
        raise reader.cannot_be("unknown-player", not_playing, stand_in=0 if seats else None)
    return seats[colour]


def dump_figures(figures: Figures) -> dict[str, Json]:
    """Return the hexes of a player's figures as JSON, by kind. Kinds that are not on the board are left out."""
    if figures is NO_FIGURES:
        return {}
    single = {"wagon": figures.wagon, "ship": figures.ship, "city_hall": _middle(figures.city_hall)}
    several = {"warriors": figures.warriors, "scouts": figures.scouts}
    document: dict[str, Json] = {name: names(hexes) for name, hexes in several.items() if hexes}
    return document | {name: NAMES[hexes.bit_length() - 1] for name, hexes in single.items() if hexes}


def _middle(hall: Hexes) -> Hexes:
    """Return the middle hex of a city hall: the hex whose footprint is the whole hall; NOWHERE if there is none."""
    return next((BIT[at] for at in each(hall) if footprint(Figure.CITY_HALL, at) == hall), NOWHERE)


def dump_kingdom(kingdom: Kingdom) -> dict[str, Json]:
    """Convert a player in a position to JSON."""
    return {
        "colour": kingdom.colour,
        "settlements": names(kingdom.settlements),
        "gold": kingdom.gold,
        **dump_figures(kingdom.figures),
        **({"marks": _dump_marks(kingdom.marks)} if kingdom.marks else {}),
    }


def _dump_marks(marks: tuple[int, ...]) -> list[str]:
    return [LINE_NAMES[line] for line in marks]


def dump_tile(tile: Tile) -> dict[str, Json]:
    """Convert one of a player's location tiles to JSON."""
    return {"kind": tile.kind, "from": NAMES[tile.origin], "status": tile.status}


def dump_player(player: Player) -> dict[str, Json]:
    """Convert a player in a state to JSON. Members that only expansions use are left out if they have no value."""
    document = {
        "colour": player.colour,
        "settlements": names(player.settlements),
        "gold": player.gold,
        "supply": player.supply,
        "hand": list(player.hand),
        "tiles": list(map(dump_tile, player.tiles)),
        "taken_from": names(player.taken_from),
    }
    if player.figures is not NO_FIGURES:
        document |= dump_figures(player.figures)
    if player.nomad_tiles:
        document["nomad_tiles"] = [tile._asdict() for tile in player.nomad_tiles]
    if player.bonus_tiles:
        document["bonus_tiles"] = [tile._asdict() for tile in player.bonus_tiles]
    if player.numbers != NO_NUMBERS:
        document["numbers"] = player.numbers._asdict()
    if player.temple:
        document["temple"] = player.temple
    if player.marks:
        document["marks"] = _dump_marks(player.marks)
    return document
