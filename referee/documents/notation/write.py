"""Write a position or a state as one line."""

from collections.abc import Iterable, Mapping
from typing import Final, assert_never

from referee.board.board import Board
from referee.board.geography import LINE_NAMES
from referee.board.hexes import NAMES, Hex, Hexes, names
from referee.board.section import TURNED, PlacedSection
from referee.documents.notation.grammar import CARD_OF, FULL, HIDDEN, NONE, OVER, STATUS_OF
from referee.documents.players import dump_figures
from referee.model.frames import Drawing, Frame, Harvesting, Reacting, Turning, Using
from referee.model.position import SETTLEMENTS, TILES_PER_LOCATION, Figures, Kingdom, Position
from referee.model.ruleset import PRESETS, Ruleset
from referee.model.state import NO_NUMBERS, NomadTile, Player, State, Tile
from referee.model.vocabulary import TerrainCard, TileStatus

_LETTER_OF: Final = {card: letter for letter, card in CARD_OF.items()}
_MARK_OF: Final = {status: mark for mark, status in STATUS_OF.items()}


def write_position(position: Position) -> str:
    """Write a position as one line."""
    players = [f"{kingdom.colour}={_kingdom(kingdom)}" for kingdom in position.players]
    left = [] if position.location_tiles is None else [f"left={_left(position.board, position.location_tiles)}"]
    return " ".join([*_table(position), *players, *left, *_more(position), *_ruleset(position.ruleset)])


def write_state(state: State) -> str:
    """Write a state as one line. Fields whose values equal their defaults are left out."""
    players = [f"{player.colour}={_player(player)}" for player in state.players]
    fields = {
        "left": (_left(state.board, state.location_tiles), FULL),
        "deck": (HIDDEN if state.deck is None else _letters(state.deck), HIDDEN),
        "discard": (_letters(state.discard), NONE),
        "removed": (_letters(state.removed), NONE),
        "first": (state.players[state.start_player].colour, state.players[0].colour),
        "round": (str(state.round), "1"),
        "ending": ("yes" if state.ending else "no", "no"),
        "now": ("".join(">" + _frame(state, frame) for frame in state.frames)[1:] or OVER, ""),
    }
    details = [f"{key}={value}" for key, (value, usual) in fields.items() if value != usual]
    return " ".join([*_table(state), *players, *details, *_more(state), *_ruleset(state.ruleset)])


def signed_line(line: str, signature: str) -> str:
    """Return the line of a state, followed by its signature."""
    return f"{line} sig={signature}"


def _table(table: Position | State) -> list[str]:
    board = table.board
    fields = [f"board={','.join(map(_section, board.layout.sections))}"]
    if board.capitols:
        fields.append(f"capitols={_hexes(board.capitols)}")
    if board.caves:
        fields.append(f"caves={_hexes(board.caves)}")
    if board.layout.island:
        fields.append(f"island={board.layout.island}")
    return [*fields, f"cards={','.join(table.cards)}"]


def _more(table: Position | State) -> list[str]:
    """Return the fields that only expansions use. Fields without a value are left out."""
    fields = [f"tasks={','.join(table.tasks)}"] if table.tasks else []
    if table.walls:
        fields.append(f"walls={_hexes(table.walls)}")
    if table.nomad_tiles:
        spaces = sorted((NAMES[at], kind) for at, kind in table.nomad_tiles.items())
        fields.append(f"nomads={','.join(f'{at}:{kind or NONE}' for at, kind in spaces)}")
    if table.removed_terrain:
        fields.append(f"without={table.removed_terrain}")
    if isinstance(table, State) and table.swamp_cards:
        fields.append("swamp=yes")
    return fields


def _section(placed: PlacedSection) -> str:
    own = placed.section
    if own.name:
        return str(placed)
    locations = "".join(f"/{at}:{kind}" for at, kind in own.locations)
    return f"{'/'.join(own.rows)}{locations}{TURNED if placed.turned else ''}"


def _ruleset(ruleset: Ruleset) -> list[str]:
    if ruleset == Ruleset():
        return []
    name = next((name for name, preset in PRESETS.items() if preset == ruleset), None)
    options = [
        f"{option}:{value}" for option, value in ruleset._asdict().items() if value != getattr(Ruleset(), option)
    ]
    return [f"ruleset={name or ','.join(options)}"]


def _kingdom(kingdom: Kingdom) -> str:
    gold = [f"gold:{kingdom.gold}"] if kingdom.gold else []
    return ";".join([_hexes(kingdom.settlements), *gold, *_figures(kingdom.figures), *_marks(kingdom.marks)])


def _marks(marks: tuple[int, ...]) -> list[str]:
    return [f"marks:{','.join(LINE_NAMES[line] for line in marks)}"] if marks else []


def _figures(figures: Figures) -> list[str]:
    details = dump_figures(figures).items()
    return [f"{key}:{where if isinstance(where, str) else ','.join(where)}" for key, where in details]


def _player(player: Player) -> str:
    parts = [_hexes(player.settlements)]
    if player.gold:
        parts.append(f"gold:{player.gold}")
    elsewhere = player.temple + len(player.marks)
    if player.supply != SETTLEMENTS - player.settlements.bit_count() - elsewhere:
        parts.append(f"supply:{player.supply}")
    parts.append(f"hand:{_letters(player.hand)}")
    if player.tiles:
        parts.append(f"tiles:{','.join(map(_tile, player.tiles))}")
    if names(player.taken_from) != sorted(NAMES[tile.origin] for tile in player.tiles):
        parts.append(f"taken:{_hexes(player.taken_from)}")
    parts += _figures(player.figures)
    if player.nomad_tiles:
        parts.append(f"nomads:{','.join(map(_nomad_tile, player.nomad_tiles))}")
    if player.bonus_tiles:
        bonuses = ",".join(f"{tile.kind}{_MARK_OF[tile.status]}" for tile in player.bonus_tiles)
        parts.append(f"bonus:{bonuses}")
    if player.numbers != NO_NUMBERS:
        parts.append(f"numbers:{player.numbers.ones},{player.numbers.fives}")
    if player.temple:
        parts.append(f"temple:{player.temple}")
    return ";".join([*parts, *_marks(player.marks)])


def _nomad_tile(tile: NomadTile) -> str:
    return f"{tile.kind}@{tile.round}{_MARK_OF[TileStatus.USED] if tile.used else ''}"


def _tile(tile: Tile) -> str:
    return f"{tile.kind}@{NAMES[tile.origin]}{_MARK_OF[tile.status]}"


def _left(board: Board, tiles: Mapping[Hex, int]) -> str:
    """Return the value of `left`: the tile count of each location that is not full, or `full` if all are full.

    A location that is missing from `tiles` gets a hyphen. A hex that is not a location is listed, too, if `tiles`
    wrongly contains it.
    """
    known = [
        f"{NAMES[at]}:{tiles.get(at, NONE)}"
        for at in sorted({*board.kinds, *tiles})
        if at not in board.kinds or tiles.get(at) != TILES_PER_LOCATION
    ]
    return ",".join(known) or FULL


def _frame(state: State, frame: Frame) -> str:
    player = state.players[frame.player].colour
    match frame:
        case Turning(card=card, due=due, built=built, used=used):
            uses = ",".join(f"{use.tile}@{NAMES[use.at]}" for use in used)
            played = _letters([card]) if card else NONE
            return f"turning:{player}:{played}:{due}:{_list(built)}:{uses or NONE}{_more_of_turn(frame)}"
        case Using(tile=tile, left=left, at=at, card=card, via=via, origin=origin):
            drawn = _letters([card]) if card else NONE
            begun = "" if origin is None else f":{NAMES[origin]}"
            by_way = f":{via or NONE}" if via or begun else ""
            return f"using:{player}:{tile}:{left}:{NONE if at is None else NAMES[at]}:{drawn}{by_way}{begun}"
        case Reacting(taker=taker, at=at):
            return f"reacting:{player}:{state.players[taker].colour}:{NAMES[at]}"
        case Harvesting(silos=silos, mode=mode, left=left):
            return f"harvesting:{player}:{silos}:{mode or NONE}:{left}"
        case Drawing(purpose=purpose):
            return f"drawing:{player}:{purpose}"
        case _:
            assert_never(frame)


def _more_of_turn(turn: Turning) -> str:
    """Return the parts of a turn that only expansions use, or an empty string if none of them has a value."""
    if not (turn.terrain or turn.owed or turn.done or turn.sectors):
        return ""
    sectors = ",".join(str(sector + 1) for sector in turn.sectors)
    return f":{turn.terrain or NONE}:{turn.owed}:{','.join(turn.done) or NONE}:{sectors or NONE}"


def _letters(cards: Iterable[TerrainCard | None]) -> str:
    return "".join(_LETTER_OF[card] if card else HIDDEN for card in cards) or NONE


def _hexes(hexes: Hexes) -> str:
    return ",".join(names(hexes)) or NONE


def _list(hexes: Iterable[Hex]) -> str:
    return ",".join(NAMES[at] for at in hexes) or NONE
