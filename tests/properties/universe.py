"""Generates actions that a caller could send in a state, legal or not."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Final

from referee.board.hexes import ISLAND, MAIN, Hex, Hexes, each, united
from referee.model.actions import (
    Action,
    Build,
    BuildWith,
    Draw,
    EndTurn,
    Finish,
    MoveWith,
    Place,
    Play,
    Redraw,
    Remove,
    Reveal,
    Shuffle,
    Spend,
    Take,
)
from referee.model.frames import Harvesting, Turning, Using
from referee.model.state import NUMBERS, Player, State
from referee.model.vocabulary import TerrainCard, TileStatus
from referee.rules.catalogue import COMMON, HARVEST, POWERS
from referee.rules.power import When
from tests.share import EFFORT

UNKNOWN: Final = "brewery"
TILES: Final = (*sorted(POWERS), UNKNOWN)
WAIVERS: Final = (*(tile for tile in sorted(POWERS) if POWERS[tile].when is When.WITH_A_BUILD), "farm", UNKNOWN)
REPEATING: Final = ("bazaar", "farm", UNKNOWN)
SPACING: Final = 7 if EFFORT > 1 else 131
"""If a tile cannot be used for an action, only every SPACING-th hex is tried."""
STRIDE: Final = 1 if EFFORT > 1 else 11
"""Only every STRIDE-th target of a move is tried.

All targets are tried if `is_base` is true or SPACING has already reduced the hexes.
"""


def universe(state: State) -> Iterator[Action]:
    """Yield builds on all hexes, most uses of usable tiles, some uses of other tiles, and actions without a hex."""
    live, hexes = within_reach(state), board_hexes(state)
    ways: list[tuple[str, str | None, bool]] = [(tile, None, tile in live) for tile in TILES]
    ways += [(tile, via, via in live) for via in REPEATING for tile in (*held(state), UNKNOWN)]
    for tile, via, usable in ways:
        for kind in (BuildWith, Place, Remove, MoveWith):
            yield from uses(state, tile, via, kind, hexes if usable and fits(tile, kind) else hexes[::SPACING])
    for at in hexes:
        yield from (Build(at, waiver) for waiver in (None, *WAIVERS))
    yield from words(state)


def uses(state: State, tile: str, via: str | None, kind: type[Action], hexes: tuple[Hex, ...]) -> Iterator[Action]:
    """Yield actions of one kind with one tile: on these hexes or, for a move, to some of them."""
    if kind is MoveWith:
        stride = STRIDE if len(hexes) > SPACING and not is_base(state) else 1
        yield from (
            MoveWith(tile, origin, to, via) for origin in origins(state) for to in hexes[origin % stride :: stride]
        )
    elif kind is Remove:
        yield from (Remove(tile, at, via) for at in hexes)
    else:
        putting = BuildWith if kind is BuildWith else Place
        waivers = (None, *WAIVERS) if len(hexes) == len(board_hexes(state)) else (None, WAIVERS[0])
        yield from (putting(tile, at, waiver, via) for at in hexes for waiver in waivers)


def is_base(state: State) -> bool:
    """Whether every section is custom or from the base game."""
    return all(placed.section.expansion in {"base", None} for placed in state.board.layout.sections)


def fits(tile: str, kind: type[Action]) -> bool:
    """Whether a tile can ever be used for this kind of action."""
    at = each(MAIN)[0]
    examples: dict[type[Action], Action] = {
        BuildWith: BuildWith(tile, at),
        Place: Place(tile, at),
        Remove: Remove(tile, at),
        MoveWith: MoveWith(tile, at, at),
    }
    return tile in POWERS and POWERS[tile].fits(examples[kind])


def sample(state: State, rng: Random, count: int) -> Iterator[Action]:
    """Yield `count` random builds, `count` random moves and `count` random other uses of tiles, and all `words`."""
    hexes, tiles = board_hexes(state), [*within_reach(state), *within_reach(state), *TILES]
    for _ in range(count):
        tile, at = rng.choice(tiles), rng.choice(hexes)
        waiver, via = rng.choice((None, None, None, *WAIVERS)), rng.choice((None, None, None, *REPEATING))
        yield Build(at, waiver)
        yield rng.choice((BuildWith(tile, at, waiver, via), Place(tile, at, waiver, via), Remove(tile, at, via)))
        yield MoveWith(tile, rng.choice(origins(state)), at, via)
    yield from words(state)


def board_hexes(state: State) -> tuple[Hex, ...]:
    """All hexes of the board, including its island, and three island hexes even if the board has no island."""
    return (*each(MAIN), *each(state.board.island), *(at for at in list(each(ISLAND))[:3]))


def within_reach(state: State) -> list[str]:
    """The tiles and common actions that the player might be able to use now."""
    player = player_to_act(state)
    if player is None:
        return []
    ready = [tile.kind for tile in player.tiles if tile.status is TileStatus.READY]
    ready += [tile.kind for tile in player.bonus_tiles if tile.status is TileStatus.READY]
    ready += [tile.kind for tile in player.nomad_tiles if not tile.used]
    match state.frames[-1]:
        case Using(tile=tile):
            return [tile]
        case Harvesting():
            return list(HARVEST)
        case Turning():
            return list(dict.fromkeys([*ready, *(tile for tile in COMMON if COMMON[tile].is_common(state.board))]))
        case _:
            return ready


def held(state: State) -> list[str]:
    """H3: the kinds of the player's location tiles, whatever their status."""
    player = player_to_act(state)
    return list(dict.fromkeys(tile.kind for tile in player.tiles)) if player else []


def player_to_act(state: State) -> Player | None:
    """The player who must act; None if the game is over."""
    return state.players[state.frames[-1].player] if state.frames else None


def words(state: State) -> Iterator[Action]:
    """Yield actions that name no hex."""
    yield from (EndTurn(), Redraw(), Finish(), Reveal(None))
    for card in TerrainCard:
        yield from (Play(card), Reveal(card))
    yield from map(Shuffle, orders(state.discard))
    drawing = [*held(state), *(tile for tile in POWERS if POWERS[tile].draws), *COMMON, *HARVEST, UNKNOWN]
    for tile, via in product(dict.fromkeys(drawing), (None, REPEATING[0], UNKNOWN)):
        yield from (Draw(tile, via), Take(tile, via), Spend(tile, 1, 0, via))
    for ones, fives, via in product(range(NUMBERS.ones + 1), range(NUMBERS.fives + 1), (None, REPEATING[0])):
        yield Spend("cathedral", ones, fives, via)


def orders(cards: tuple[TerrainCard, ...]) -> set[tuple[TerrainCard, ...]]:
    """The cards in a few orders, the cards with one missing, added or replaced, and no cards."""
    first, others = cards[:1], cards[1:]
    strange = TerrainCard.DESERT if first == (TerrainCard.GRASS,) else TerrainCard.GRASS
    return {cards, cards[::-1], others + first, others, (*cards, strange), (*others, strange), ()}


def origins(state: State) -> list[Hex]:
    """Hexes to move from: the player's pieces, up to two pieces of others, a hex without a piece, and an island hex.

    The island hex is often off the board.
    """
    player = player_to_act(state)
    own = player.presence if player else 0
    others: Hexes = united(other.presence for other in state.players if other is not player)
    empty = each(state.board.open & ~own & ~others)[0]
    return [*each(own), *list(each(others))[:2], empty, list(each(ISLAND))[-1]]
