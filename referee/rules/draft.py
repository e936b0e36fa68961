"""A state while an action changes it: the single steps of which all actions are made, each with its event."""

from referee.board.hexes import BIT, Hex
from referee.model.events import Built, EndTriggered, Event, Moved, TileLost, TileTaken
from referee.model.frames import Frame
from referee.model.state import Player, State, Tile
from referee.model.vocabulary import TileStatus


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
        "players",
        "removed",
        "round",
        "ruleset",
        "start_player",
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
        )

    def build(self, seat: int, at: Hex, tile: str | None) -> None:
        """Put a settlement from the supply on the board."""
        colour, settlements, gold, supply, hand, tiles, taken_from = self.players[seat]
        self.players[seat] = Player(colour, settlements | BIT[at], gold, supply - 1, hand, tiles, taken_from)
        self.events.append(Built(seat, at, tile))

    def move(self, seat: int, origin: Hex, to: Hex, tile: str) -> None:
        """Lift a settlement and put it elsewhere."""
        colour, settlements, gold, supply, hand, tiles, taken_from = self.players[seat]
        moved = settlements & ~BIT[origin] | BIT[to]
        self.players[seat] = Player(colour, moved, gold, supply, hand, tiles, taken_from)
        self.events.append(Moved(seat, origin, to, tile))

    def use_tile(self, seat: int, kind: str) -> None:
        """L2: turn the first tile of this kind over that can be used."""
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
