"""Every action anybody could think of in a state, legal or not."""

from collections.abc import Iterator
from random import Random
from typing import Final

from referee.board.hexes import ISLAND, MAIN, Hex, Hexes, each
from referee.model.actions import Action, Build, BuildWith, EndTurn, MoveWith, Play, Redraw, Reveal, Shuffle
from referee.model.state import State
from referee.model.vocabulary import TerrainCard, TileStatus
from referee.rules.catalogue import POWERS
from tests.games import EFFORT

HEXES: Final = (*each(MAIN), *list(each(ISLAND))[:3])
"""The whole board, and three hexes that are on no board without an island."""
BUILDING: Final = sorted(tile for tile, power in POWERS.items() if power.fits(BuildWith(tile, HEXES[0])))
MOVING: Final = sorted(tile for tile, power in POWERS.items() if power.fits(MoveWith(tile, HEXES[0], HEXES[1])))
UNKNOWN: Final = "brewery"
SPACING: Final = 1 if EFFORT > 1 else 13
"""Of the moves with a tile that cannot be used anyway, one in so many will do, but for the long run."""


def universe(state: State) -> Iterator[Action]:
    """All builds, all moves of own settlements and of some others, all words about cards."""
    yield from builds()
    origins = (*own_settlements(state), *elsewhere(state))
    for tile in (*MOVING, *BUILDING, UNKNOWN):
        targets = HEXES[:: 1 if tile in ready_to_move(state) else SPACING]
        yield from (MoveWith(tile, origin, to) for origin in origins for to in targets)
    yield from words(state)


def sample(state: State, rng: Random, count: int) -> Iterator[Action]:
    """So many actions of each kind, and all words about cards."""
    yield from rng.sample(list(builds()), count)
    tiles, origins = (*MOVING, *MOVING, *BUILDING, UNKNOWN), (*own_settlements(state), *elsewhere(state))
    yield from (MoveWith(rng.choice(tiles), rng.choice(origins), rng.choice(HEXES)) for _ in range(count))
    yield from words(state)


def builds() -> Iterator[Action]:
    """On every hex, in the mandatory action and with every tile, the unsuited and unknown ones too."""
    for at in HEXES:
        yield Build(at)
        yield from (BuildWith(tile, at) for tile in (*BUILDING, *MOVING, UNKNOWN))


def words(state: State) -> Iterator[Action]:
    """Everything that names no hex."""
    yield from (EndTurn(), Redraw(), Reveal(None))
    for card in TerrainCard:
        yield from (Play(card), Reveal(card))
    yield from map(Shuffle, orders(state.discard))


def orders(cards: tuple[TerrainCard, ...]) -> set[tuple[TerrainCard, ...]]:
    """The cards in a few orders; one too few, one too many, one exchanged, and none at all."""
    first, others = cards[:1], cards[1:]
    strange = TerrainCard.DESERT if first == (TerrainCard.GRASS,) else TerrainCard.GRASS
    return {cards, cards[::-1], others + first, others, (*cards, strange), (*others, strange), ()}


def ready_to_move(state: State) -> set[str]:
    """The moving tiles that the player on turn has ready."""
    tiles = state.players[state.frames[-1].player].tiles if state.frames else ()
    return {tile.kind for tile in tiles if tile.status is TileStatus.READY} & set(MOVING)


def own_settlements(state: State) -> list[Hex]:
    """The settlements of the player on turn."""
    return list(each(state.players[state.frames[-1].player].settlements)) if state.frames else []


def elsewhere(state: State) -> list[Hex]:
    """A few hexes without a settlement of the player on turn: foreign ones, an empty one, one off the board."""
    others: Hexes = 0
    for seat, player in enumerate(state.players):
        if not state.frames or seat != state.frames[-1].player:
            others |= player.settlements
    occupied = others | sum(1 << at for at in own_settlements(state))
    return [*list(each(others))[:2], next(each(state.board.open & ~occupied)), HEXES[-1]]
