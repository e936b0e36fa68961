"""A state while an action changes it: the single steps of which all actions are made, each with its event."""

from referee.board.hexes import BIT, Hex, Hexes
from referee.model.events import (
    Built,
    EndTriggered,
    Event,
    GoldGained,
    Moved,
    Placed,
    Removed,
    TileLost,
    TileSpent,
    TileTaken,
    WallBuilt,
)
from referee.model.frames import Frame
from referee.model.state import NomadTile, Player, State, Tile, footprint
from referee.model.vocabulary import Figure, TileStatus


class Draft:
    """A state that may still be changed; `finished` makes it immutable again."""

    __slots__ = (
        "board",
        "cards",
        "deck",
        "discard",
        "ending",
        "events",
        "frames",
        "location_tiles",
        "nomad_tiles",
        "players",
        "removed",
        "round",
        "ruleset",
        "start_player",
        "tasks",
        "walls",
    )

    def __init__(self, state: State) -> None:
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
        ) = state
        self.players: list[Player] = list(players)
        self.frames: list[Frame] = list(frames)
        self.events: list[Event] = []

    def finished(self) -> State:
        """The state as it is now."""
        return State(
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
        )

    def build(self, seat: int, at: Hex, tile: str | None) -> None:
        """Put a settlement from the supply on the board."""
        player = self.players[seat]
        self.players[seat] = player.settled(player.settlements | BIT[at], player.supply - 1)
        self.events.append(Built(seat, at, tile))

    def move(self, seat: int, origin: Hex, to: Hex, tile: str) -> None:
        """Lift a settlement and put it elsewhere."""
        player = self.players[seat]
        self.players[seat] = player.settled(player.settlements & ~BIT[origin] | BIT[to], player.supply)
        self.events.append(Moved(seat, origin, to, tile))

    def place(self, seat: int, figure: Figure, at: Hex, tile: str) -> None:
        """Put a figure on the board."""
        self._put(seat, figure, self.players[seat].figures.of(figure) | footprint(figure, at))
        self.events.append(Placed(seat, figure, at, tile))

    def move_figure(self, seat: int, figure: Figure, origin: Hex, to: Hex, tile: str) -> None:
        """Lift a figure and put it elsewhere."""
        self._put(seat, figure, self.players[seat].figures.of(figure) & ~BIT[origin] | BIT[to])
        self.events.append(Moved(seat, origin, to, tile))

    def remove(self, seat: int, owner: int, at: Hex, tile: str) -> None:
        """Give a settlement or figure on the board back to its owner's supply."""
        player = self.players[owner]
        if player.settlements & BIT[at]:
            self.players[owner] = player.settled(player.settlements & ~BIT[at], player.supply + 1)
            self.events.append(Removed(seat, owner, "settlement", at, tile))
            return
        figure = next(figure for figure in Figure if player.figures.of(figure) & BIT[at])
        self._put(owner, figure, player.figures.of(figure) & ~BIT[at])
        self.events.append(Removed(seat, owner, figure, at, tile))

    def build_wall(self, seat: int, at: Hex, tile: str) -> None:
        """N7: put a stone wall on the board."""
        self.walls |= BIT[at]
        self.events.append(WallBuilt(seat, at, tile))

    def gain(self, seat: int, gold: int, source: str) -> None:
        """Gold for a player during play."""
        self.players[seat] = self.players[seat]._replace(gold=self.players[seat].gold + gold)
        self.events.append(GoldGained(seat, gold, source))

    def _put(self, seat: int, figure: Figure, hexes: Hexes) -> None:
        player = self.players[seat]
        self.players[seat] = player._replace(figures=player.figures.at(figure, hexes))

    def use_tile(self, seat: int, kind: str) -> None:
        """L2, N1: turn the first tile of this kind over that can be used."""
        player = self.players[seat]
        for number, nomad in enumerate(player.nomad_tiles):
            if nomad.kind == kind and nomad.round < self.round and not nomad.used:
                held = list(player.nomad_tiles)
                held[number] = nomad._replace(used=True)
                self.players[seat] = player._replace(nomad_tiles=tuple(held))
                return
        tiles = list(self.players[seat].tiles)
        number = next(
            number for number, tile in enumerate(tiles) if tile.kind == kind and tile.status is TileStatus.READY
        )
        tiles[number] = tiles[number]._replace(status=TileStatus.USED)
        self.players[seat] = self.players[seat]._replace(tiles=tuple(tiles))

    def take_tile(self, seat: int, origin: Hex) -> None:
        """L1: take a tile from a location hex."""
        player = self.players[seat]
        kind = self.board.kinds[origin]
        self.location_tiles = {**self.location_tiles, origin: self.location_tiles[origin] - 1}
        self.players[seat] = player._replace(
            tiles=(*player.tiles, Tile(kind, origin, TileStatus.FRESH)), taken_from=player.taken_from | BIT[origin]
        )
        self.events.append(TileTaken(seat, kind, origin))

    def take_nomad_tile(self, seat: int, space: Hex) -> str:
        """N1: take the tile from a nomad space, and say which it is."""
        kind = self.nomad_tiles[space]
        assert kind
        self.nomad_tiles = {**self.nomad_tiles, space: None}
        player = self.players[seat]
        self.players[seat] = player._replace(nomad_tiles=(*player.nomad_tiles, NomadTile(kind, self.round)))
        self.events.append(TileTaken(seat, kind, space))
        return kind

    def spend_nomad_tile(self, seat: int, tile: NomadTile) -> None:
        """N1: a nomad tile leaves the game."""
        held = list(self.players[seat].nomad_tiles)
        held.remove(tile)
        self.players[seat] = self.players[seat]._replace(nomad_tiles=tuple(held))
        self.events.append(TileSpent(seat, tile.kind))

    def lose_tile(self, seat: int, origin: Hex) -> None:
        """L3: a tile leaves the game. If it was unused, a used twin counts as unused from now on."""
        tiles = list(self.players[seat].tiles)
        lost = tiles.pop(next(number for number, tile in enumerate(tiles) if tile.origin == origin))
        if lost.status is TileStatus.READY:
            for number, twin in enumerate(tiles):
                if twin.kind == lost.kind and twin.status is TileStatus.USED:
                    tiles[number] = twin._replace(status=TileStatus.READY)
                    break
        self.players[seat] = self.players[seat]._replace(tiles=tuple(tiles))
        self.events.append(TileLost(seat, lost.kind, origin))

    def trigger_end(self, seat: int) -> None:
        """E1: this round becomes the last one."""
        if not self.ending:
            self.ending = True
            self.events.append(EndTriggered(seat))
