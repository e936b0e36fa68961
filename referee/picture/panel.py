"""The panel, which shows the round and the turn, the cards and tasks, and the possessions of every player.

Hands stay hidden, because anyone may see the picture.
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from typing import Final, NamedTuple

from referee.board.terrain import Terrain
from referee.model.frames import turn_in
from referee.model.position import Pieces, Position
from referee.model.state import Player, State
from referee.model.vocabulary import TERRAINS_OF, Colour, TerrainCard, TileStatus
from referee.picture.geometry import Point
from referee.picture.lettering import width, wrap_text
from referee.picture.piece_shapes import symbol
from referee.picture.scene import Scene
from referee.picture.sheet import Block, Part, Plate, Stamp, Text
from referee.picture.style import BAND, FAINT, INK, PAPER, TILE
from referee.words.speech import Speech

_MAX_ITEMS: Final = 24
"""The maximum number of cards, tasks or tiles in a list. The others are left out."""

_DOT: Final = "\u00a0·"


class Chip(NamedTuple):
    """A tile that a player holds, which the panel shows as a chip."""

    kind: str
    status: TileStatus


class Seat(NamedTuple):
    """A player in the panel, with the player's known possessions."""

    colour: Colour
    gold: int | None = None
    """The player's current score; None if unknown."""
    supply: int | None = None
    settlements: int = 0
    """The number of settlements on the board."""
    chips: tuple[Chip, ...] = ()
    facts: tuple[str, ...] = ()


class PanelContent(NamedTuple):
    """Everything that the panel shows."""

    cards: tuple[str, ...]
    tasks: tuple[str, ...]
    seats: tuple[Seat, ...]
    round: int | None = None
    last: bool = False
    """E1: whether the end of the game has been triggered."""
    over: bool = False
    turn: Colour | None = None
    played: TerrainCard | None = None
    awaited: Colour | None = None
    """The player who must act, if it is not the player whose turn it is; otherwise None."""

    @property
    def terrains(self) -> tuple[Terrain, ...]:
        """The terrains of the played card; empty if there is none."""
        return TERRAINS_OF[self.played] if self.played else ()


def panel_content(table: Position | State, gold: Mapping[Colour, int], words: Speech) -> PanelContent:
    """The content of the panel for a table. For a position, it lacks the round, turn, supplies, chips and facts."""
    if not isinstance(table, State):
        seats = [_seat(player, gold) for player in table.players]
        return PanelContent(table.cards, table.tasks, tuple(seats))
    seats = [
        _seat(player, gold)._replace(
            supply=player.supply, chips=tuple(_chips(player, table.round)), facts=tuple(_facts(player, words))
        )
        for player in table.players
    ]
    content = PanelContent(table.cards, table.tasks, tuple(seats), table.round, table.ending, table.over)
    if table.over:
        return content
    turn, actor = turn_in(table.frames), table.frames[-1].player
    active = turn.player if turn else table.frames[0].player
    return content._replace(
        turn=table.players[active].colour,
        played=turn.card if turn else None,
        awaited=table.players[actor].colour if actor != active else None,
    )


def _seat(player: Pieces, gold: Mapping[Colour, int]) -> Seat:
    return Seat(player.colour, gold.get(player.colour), settlements=player.settlements.bit_count())


def _chips(player: Player, now: int) -> Iterator[Chip]:
    yield from (Chip(tile.kind, tile.status) for tile in player.tiles)
    yield from (Chip(tile.kind, tile.status) for tile in player.bonus_tiles)
    for nomad in player.nomad_tiles:
        fresh = TileStatus.FRESH if nomad.round >= now else TileStatus.READY
        yield Chip(nomad.kind, TileStatus.USED if nomad.used else fresh)


def _facts(player: Player, words: Speech) -> Iterator[str]:
    if player.numbers.worth:
        yield words.say("picture", "numbers", ones=player.numbers.ones, fives=player.numbers.fives)
    if player.temple:
        yield words.say("picture", "temple", count=player.temple)


def panel(scene: Scene, content: PanelContent, room: float) -> Block:
    """Lay out the complete panel with this width."""
    size = scene.style.text
    parts: list[Part] = []
    y = 0.0
    for block in (
        _now(scene, content, room),
        _list(scene, "cards", content.cards, room),
        _list(scene, "tasks", content.tasks, room),
        *(_player(scene, seat, room, active=seat.colour == content.turn) for seat in content.seats),
    ):
        parts += block.at(0, y)
        y += block.height + (size * 0.75 if block.height else 0)
    return Block(parts, y, room)


def _now(scene: Scene, content: PanelContent, room: float) -> Block:
    """The group with the round, the turn, the awaited player and the played card; empty for a position."""
    say, size = scene.speech.say, scene.style.text
    if content.round is None:
        return Block([], 0)
    first = say("picture", "over") if content.over else say("picture", "round", round=content.round)
    parts: list[Part] = [Text(first, size, size * 1.9, size * 1.2, bold=True)]
    if content.last and not content.over:
        parts.append(Text(say("picture", "last-round"), room - size, size * 1.9, size, "end", fill=FAINT))
    y = size * 2.4
    for key, colour in (("turn", content.turn), ("awaited", content.awaited)):
        if colour:
            sample = Stamp(symbol(colour, "mark"), 0, 0, scale=scene.style.unit * 0.8)
            parts += _captioned(say("picture", key), [(sample, scene.speech.name(colour))], Point(size, y), size)
            y += size * 2
    if content.played:
        samples = [
            (Stamp(terrain.value, 0, 0, scale=scene.style.unit * 0.42), scene.speech.name(terrain))
            for terrain in content.terrains
        ]
        parts += _captioned(say("picture", "played"), samples, Point(size, y), size)
        y += size * 2
    y += size * 0.4
    return Block([Plate(0, 0, room, y, BAND), *parts], y)


def _captioned(key: str, samples: list[tuple[Stamp, str]], at: Point, size: float) -> list[Part]:
    """A caption, followed by samples with their names."""
    parts: list[Part] = [Text(key, at.x, at.y + size * 1.35, size, fill=FAINT)]
    x = at.x + width(key, size) + size
    for sample, text in samples:
        parts.append(sample._replace(x=x + size * 0.8, y=at.y + size))
        parts.append(Text(text, x + size * 2, at.y + size * 1.35, size, bold=True))
        x += size * 3 + width(text, size, bold=True)
    return parts


def _list(scene: Scene, key: str, words: Iterable[str], room: float) -> Block:
    """A caption and a list of cards or tasks below it; empty if there are none."""
    size = scene.style.text
    names = [scene.short_name(word) for word in islice(words, _MAX_ITEMS)]
    if not names:
        return Block([], 0)
    parts: list[Part] = [Text(scene.speech.say("picture", key), size, size * 1.1, size, fill=FAINT)]
    lines = _lines(names, size, room - size, bold=True)
    parts += [Text(line, size, size * (2.6 + 1.4 * number), size, bold=True) for number, line in enumerate(lines)]
    return Block(parts, size * (1.6 + 1.4 * len(lines)))


def _lines(facts: Iterable[str], size: float, room: float, *, bold: bool = False) -> list[str]:
    """The facts, separated by dots and broken into lines. A fact is split only if it is too long for a line."""
    text = f"{_DOT} ".join(fact.replace(" ", "\u00a0") for fact in facts)
    return [line.removesuffix(_DOT) for line in wrap_text(text, size, room, bold=bold)]


def _player(scene: Scene, seat: Seat, room: float, *, active: bool) -> Block:
    """The group for one player: colour and gold, then settlements, supply and other facts, then tiles."""
    say, size = scene.speech.say, scene.style.text
    parts: list[Part] = [
        Stamp(symbol(seat.colour, "mark"), size * 1.8, size * 1.5, scale=scene.style.unit),
        Text(scene.speech.name(seat.colour), size * 3.2, size * 1.9, size * 1.2, bold=True),
    ]
    if seat.gold is not None:
        gold = say("picture", "gold", count=seat.gold)
        parts.append(Text(gold, room - size, size * 1.9, size * 1.2, "end", bold=True))
    known = [say("picture", "built", count=seat.settlements)]
    known += [say("picture", "supply", count=seat.supply)] if seat.supply is not None else []
    y = size * 3.4
    for line in _lines([*known, *seat.facts], size, room - size * 2):
        parts.append(Text(line, size, y, size))
        y += size * 1.4
    chips = _tiles(scene, seat.chips, room - size * 2)
    parts += chips.at(size, y - size * 0.7)
    y += chips.height
    y -= size * 0.5
    edge = [Plate(0, 0, size * 0.4, y, INK)] if active else []
    return Block([Plate(0, 0, room, y, BAND), *edge, *parts], y)


def _tiles(scene: Scene, chips: Iterable[Chip], room: float) -> Block:
    """A player's tiles as chips: yellow if ready, pale if fresh, white if used."""
    size = scene.style.text * 0.93
    high = size * 1.6
    parts: list[Part] = []
    x = y = 0.0
    for kind, status in islice(chips, _MAX_ITEMS):
        text = scene.short_name(kind, "tile")
        if status is not TileStatus.READY:
            text += f" ({scene.speech.say('picture', status)})"
        wide = min(room, width(text, size) + size)
        if x and x + wide > room:
            x, y = 0.0, y + high * 1.15
        fill = {TileStatus.READY: TILE, TileStatus.FRESH: "#f6e7b8", TileStatus.USED: PAPER}[status]
        parts.append(Plate(x, y, wide, high, INK))
        parts.append(Plate(x + 1, y + 1, wide - 2, high - 2, fill))
        ink = FAINT if status is TileStatus.USED else INK
        parts.append(Text(text, x + size * 0.5, y + size * 1.15, size, fill=ink))
        x += wide + size * 0.4
    return Block(parts, y + high * 1.15 if parts else 0)
