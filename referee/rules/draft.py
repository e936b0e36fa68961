"""Define drafts. A draft is a mutable copy of a state. An action changes the draft step by step.

Most of these changes are made by methods of the draft. Most of these methods also add an event.
"""

from collections.abc import Callable
from typing import Final, TypeVarTuple

from referee.base.declared import make_tuple
from referee.board.geography import LINE_NAMES
from referee.board.hexes import BIT, NEIGHBOURS, NOWHERE, Hex, Hexes, neighbours
from referee.model.events import (
    BonusLost,
    BonusTaken,
    BonusUsed,
    Built,
    EndTriggered,
    Event,
    FigurePlaced,
    GoldGained,
    LineMarked,
    Moved,
    Note,
    NumbersReturned,
    NumberTaken,
    Removed,
    ScoutsLeft,
    TileLost,
    TileSpent,
    TileTaken,
    WallBuilt,
)
from referee.model.frames import Frame, Turning, use_in
from referee.model.position import footprint
from referee.model.state import BonusTile, NomadTile, Numbers, Player, State, Tile, free_hexes
from referee.model.vocabulary import Figure, TileStatus

Facts = TypeVarTuple("Facts")
_READY: Final = TileStatus.READY
_USED: Final = TileStatus.USED


class Draft:
    """A mutable copy of a state. `finished` returns it as a state. The list `notes`, if given, collects events."""

    __slots__ = (*State._fields, "emptied", "free", "nears", "notes")

    def __init__(self, state: State, notes: list[Note] | None = None) -> None:
        (
            self.ruleset,
            self.board,
            self.cards,
            players,
            self.location_tiles,
            self.deck,
            self.discard,
            self.removed,
            self.start_player,
            self.round,
            self.ending,
            frames,
            self.tasks,
            self.walls,
            self.nomad_tiles,
            self.removed_terrain,
            self.swamp_cards,
        ) = state
        self.players: list[Player] = [*players]
        self.frames: list[Frame] = [*frames]
        self.notes = notes
        self.nears = state.nears
        """The cached results of `near` by seat, at first in the same list as in the original state.

        The list is valid only for the current pieces, so every change of pieces replaces it with a changed copy.
        """
        self.free: Hexes = state.free
        """G11: the hexes, of any terrain, that are empty and not blocked by a warrior."""
        self.emptied: list[tuple[int, Hex]] = []
        """M3: for each hex whose last tile was just taken, the taker's seat and the hex. Other players may react."""

    def finished(self) -> State:
        """Return the draft as an immutable state."""
        fields = (
            self.ruleset,
            self.board,
            self.cards,
            tuple(self.players),
            self.location_tiles,
            self.deck,
            self.discard,
            self.removed,
            self.start_player,
            self.round,
            self.ending,
            tuple(self.frames),
            self.tasks,
            self.walls,
            self.nomad_tiles,
            self.removed_terrain,
            self.swamp_cards,
        )
        state = make_tuple(State, fields)
        state.__dict__ = {"free": self.free, "nears": self.nears}
        return state

    def near(self, seat: int) -> Hexes:
        """B3: the hexes next to this player's pieces."""
        near = self.nears[seat]
        if near is None:
            near = self.nears[seat] = neighbours(self.players[seat].presence)
        return near

    def note(self, event: Callable[[*Facts], Event], *facts: *Facts) -> None:
        """Note an event, if the caller wants events."""
        if self.notes is not None:
            self.notes.append((event, facts))

    def build(self, seat: int, at: Hex, tile: str | None) -> None:
        """Build a settlement from the supply on this hex, without further consequences."""
        self.players[seat] = self.players[seat].with_build(at)
        self.free ^= BIT[at]  # The hex was free, so this removes it, with one operation fewer than `&= ~BIT[at]`.
        self.nears = nears = self.nears.copy()
        if (near := nears[seat]) is not None:
            nears[seat] = near | NEIGHBOURS[at]
        if self.notes is not None:  # This does the same as `note`, but saves a call.
            self.notes.append((Built, (seat, at, tile)))

    def build_from_temple(self, seat: int, at: Hex) -> None:
        """M6: take a settlement from a temple and build it on this hex, without further consequences."""
        player = self.players[seat]
        settled = player.with_settlements(player.settlements | BIT[at], player.supply)
        self._change_pieces(seat, settled._replace(temple=player.temple - 1))
        self.note(Built, seat, at, None)

    def put_on_temple(self, seat: int, at: Hex, tile: str) -> None:
        """M6: take a settlement off the board and put it on a temple, from which it is built in a later turn."""
        player = self.players[seat]
        settled = player.with_settlements(player.settlements & ~BIT[at], player.supply)
        self._change_pieces(seat, settled._replace(temple=player.temple + 1))
        self.note(Removed, seat, seat, "settlement", at, tile)

    def mark(self, seat: int, line: int) -> None:
        """S24: mark a horizontal line with a settlement from the supply."""
        player = self.players[seat]
        marks = tuple(sorted((*player.marks, line)))
        self.players[seat] = player._replace(marks=marks, supply=player.supply - 1)
        self.note(LineMarked, seat, LINE_NAMES[line])

    def move(self, seat: int, origin: Hex, to: Hex, tile: str) -> None:
        """Move a settlement from one hex to another, without further consequences."""
        player = self.players[seat]
        settlements = player.settlements & ~BIT[origin] | BIT[to]
        self._change_pieces(seat, player.with_settlements(settlements, player.supply))
        self.note(Moved, seat, origin, to, tile)

    def place(self, seat: int, figure: Figure, at: Hex, tile: str) -> None:
        """Put a figure from the supply on the board. A city hall covers seven hexes."""
        self._put(seat, figure, self.players[seat].figures.of(figure) | footprint(figure, at))
        self.note(FigurePlaced, seat, figure, at, tile)

    def move_figure(self, seat: int, figure: Figure, origin: Hex, to: Hex, tile: str) -> None:
        """Move a figure from one hex to another, without further consequences."""
        self._put(seat, figure, self.players[seat].figures.of(figure) & ~BIT[origin] | BIT[to])
        self.note(Moved, seat, origin, to, tile)

    def remove(self, seat: int, owner: int, at: Hex, tile: str) -> None:
        """Return a settlement or figure from the board to its owner's supply."""
        player = self.players[owner]
        if player.settlements & BIT[at]:
            self._change_pieces(owner, player.with_settlements(player.settlements & ~BIT[at], player.supply + 1))
            self.note(Removed, seat, owner, "settlement", at, tile)
            return
        figure = next(figure for figure in Figure if player.figures.of(figure) & BIT[at])
        self._put(owner, figure, player.figures.of(figure) & ~BIT[at])
        self.note(Removed, seat, owner, figure, at, tile)

    def build_wall(self, seat: int, at: Hex, tile: str) -> None:
        """N7: put a stone wall on the board."""
        self.walls |= BIT[at]
        self.free &= ~BIT[at]
        self.note(WallBuilt, seat, at, tile)

    def gain(self, seat: int, gold: int, source: str) -> None:
        """Give a player gold during play."""
        self.players[seat] = self.players[seat]._replace(gold=self.players[seat].gold + gold)
        self.note(GoldGained, seat, gold, source)

    def take_number(self, seat: int, number: int) -> None:
        """H8: take a number tile of value 1 or, if `number` is 5, exchange five such tiles for one of value 5."""
        ones, fives = self.players[seat].numbers
        numbers = Numbers(ones + 1, fives) if number == 1 else Numbers(ones - 5, fives + 1)
        self.players[seat] = self.players[seat]._replace(numbers=numbers)
        self.note(NumberTaken, seat, number)

    def return_numbers(self, seat: int, ones: int, fives: int) -> None:
        """H8: take this many number tiles of value 1 and of value 5 from a player who returns them."""
        held = self.players[seat].numbers
        numbers = Numbers(held.ones - ones, held.fives - fives)
        self.players[seat] = self.players[seat]._replace(numbers=numbers)
        self.note(NumbersReturned, seat, ones, fives)

    def send_scouts_home(self, seat: int) -> None:
        """H7: remove a player's scouts from the board."""
        self._put(seat, Figure.SCOUT, NOWHERE)
        self.note(ScoutsLeft, seat)

    def _put(self, seat: int, figure: Figure, hexes: Hexes) -> None:
        player = self.players[seat]
        self._change_pieces(seat, player._replace(figures=player.figures.at(figure, hexes)))

    def _change_pieces(self, seat: int, player: Player) -> None:
        """Replace a player whose pieces have changed, and update `free` and `nears`.

        `build` and `build_wall` use faster code instead.
        """
        self.players[seat] = player
        self.free = free_hexes(self.board, self.walls, self.players)
        self.nears = nears = self.nears.copy()
        nears[seat] = None

    def use_tile(self, seat: int, kind: str) -> None:
        """L2: mark the first ready location tile of this kind as used."""
        player = self.players[seat]
        tiles = [*player.tiles]
        for number, tile in enumerate(tiles):
            if tile.kind == kind and tile.status is _READY:
                tiles[number] = tile.with_status(_USED)
                break
        self.players[seat] = player.with_tiles(tuple(tiles))

    def use_nomad_tile(self, seat: int, kind: str) -> None:
        """N1: mark the first usable nomad tile of this kind as used."""
        tiles = list(self.players[seat].nomad_tiles)
        for number, tile in enumerate(tiles):
            if tile.kind == kind and tile.round < self.round and not tile.used:
                tiles[number] = tile._replace(used=True)
                break
        self.players[seat] = self.players[seat]._replace(nomad_tiles=tuple(tiles))

    def use_bonus_tile(self, seat: int, kind: str) -> None:
        """M2: mark the bonus tile of this kind as used."""
        player = self.players[seat]
        tiles = [tile._replace(status=TileStatus.USED) if tile.kind == kind else tile for tile in player.bonus_tiles]
        self.players[seat] = player._replace(bonus_tiles=tuple(tiles))
        self.note(BonusUsed, seat, kind)

    def take_tile(self, seat: int, origin: Hex) -> None:
        """L1: take a tile from a location hex. The tile is fresh, so the player cannot use it yet."""
        player = self.players[seat]
        kind = self.board.kinds[origin]
        self.location_tiles = {**self.location_tiles, origin: self.location_tiles[origin] - 1}
        self.players[seat] = player._replace(
            tiles=(*player.tiles, Tile(kind, origin, TileStatus.FRESH)), taken_from=player.taken_from | BIT[origin]
        )
        self.note(TileTaken, seat, kind, origin)
        if not self.location_tiles[origin]:
            self.emptied.append((seat, origin))

    def take_bonus(self, seat: int, kind: str) -> None:
        """M2: take the bonus tile for two location tiles of the same kind."""
        player = self.players[seat]
        bonus = BonusTile(kind, TileStatus.FRESH)
        self.players[seat] = player._replace(bonus_tiles=(*player.bonus_tiles, bonus))
        self.note(BonusTaken, seat, kind)

    def lose_bonus(self, seat: int, kind: str) -> None:
        """M2: take a bonus tile away from a player who no longer has two of the location tiles that earned it."""
        player = self.players[seat]
        left = tuple(tile for tile in player.bonus_tiles if tile.kind != kind)
        self.players[seat] = player._replace(bonus_tiles=left)
        self.note(BonusLost, seat, kind)

    def take_nomad_tile(self, seat: int, space: Hex) -> str:
        """N1: take the tile from a nomad space and return its kind."""
        kind = self.nomad_tiles[space]
        assert kind
        self.nomad_tiles = {**self.nomad_tiles, space: None}
        player = self.players[seat]
        self.players[seat] = player._replace(nomad_tiles=(*player.nomad_tiles, NomadTile(kind, self.round)))
        self.note(TileTaken, seat, kind, space)
        self.emptied.append((seat, space))
        return kind

    def spend_nomad_tile(self, seat: int, tile: NomadTile) -> None:
        """N1: remove a player's nomad tile from the game."""
        held = list(self.players[seat].nomad_tiles)
        held.remove(tile)
        self.players[seat] = self.players[seat]._replace(nomad_tiles=tuple(held))
        self.note(TileSpent, seat, tile.kind)

    def lose_tile(self, seat: int, origin: Hex) -> None:
        """L3: remove a player's tile from the game.

        If this tile was ready and the player holds a used tile of the same kind, the used tile becomes ready: its use
        counts as a use of the lost tile.
        """
        tiles = list(self.players[seat].tiles)
        lost = tiles.pop(next(number for number, tile in enumerate(tiles) if tile.origin == origin))
        if lost.status is _READY:
            for number, twin in enumerate(tiles):
                if twin.kind == lost.kind and twin.status is _USED:
                    tiles[number] = twin.with_status(_READY)
                    break
        self.players[seat] = self.players[seat]._replace(tiles=tuple(tiles))
        self.note(TileLost, seat, lost.kind, origin)

    @property
    def turn(self) -> Turning:
        """The turn in progress, which is the lowest frame. Use this only while a turn is in progress."""
        return self.frames[0]  # type: ignore[return-value] # `cast` would double the time.

    def begin_movement(self, origin: Hex) -> None:
        """N6, X6, X7: record the hex where a movement began, unless it is already recorded."""
        use = use_in(self.frames)
        assert use
        if use.origin is None:
            self.frames[1] = use._replace(origin=origin)

    def note_done(self, name: str) -> None:
        """H2, Q2: record that a common action was used this turn."""
        self.frames[0] = self.turn._replace(done=(*self.turn.done, name))

    def trigger_end(self, seat: int) -> None:
        """E1: trigger the end of the game unless it is already triggered. The current round becomes the last one."""
        if not self.ending:
            self.ending = True
            self.note(EndTriggered, seat)
