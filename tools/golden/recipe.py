"""The recipe for a recorded game: how it begins, and what must happen in it."""

from collections import Counter
from random import Random
from typing import Final, NamedTuple

from referee.board.assemble import assemble, capitol_places, cave_places
from referee.board.board import Board
from referee.board.geography import SECTORS
from referee.board.hexes import Hex, Hexes, each
from referee.board.section import layout
from referee.board.terrain import Terrain
from referee.engine.start import Choices, start
from referee.model.ruleset import PRESETS, Ruleset
from referee.model.state import State
from referee.model.vocabulary import TERRAIN_OF, Colour, TerrainCard, copies
from referee.rules.catalogue import NOMAD_COPIES

ENGLISH: Final = PRESETS["big-box-en"]
SPANISH: Final = PRESETS["big-box-es"]


class Recipe(NamedTuple):
    """A game to record, in the folder of tests/golden that is named after the recipe's module."""

    name: str
    about: str
    players: int
    sections: tuple[str, ...]
    cards: tuple[str, ...]
    ordered: bool = True
    """Whether the order of the draw pile is known."""
    hidden: float = 0
    """The probability that a card is hidden."""
    ruleset: Ruleset = ENGLISH
    wanted: tuple[str, ...] = ()
    """What must happen in the game, in the words that `words_of` returns."""
    everywhere: bool = True
    """Whether every kind of location on the board must be used, too."""
    tasks: tuple[str, ...] = ()
    nomads: tuple[str, ...] = ()
    """Nomad tiles that must be on the board. The others are random."""
    removed: Terrain | None = None
    island: str | None = None
    capitols: bool = False
    caves: bool = False


def first_state(recipe: Recipe, rng: Random) -> State:
    """Return a random first state for a game of this recipe."""
    board = _board(recipe, rng)
    box = Counter(copies(swamp_cards=bool(board.ground[Terrain.SWAMP])))
    pile: list[TerrainCard] = [card for card in box.elements() if TERRAIN_OF[card] is not recipe.removed]
    rng.shuffle(pile)
    hands, deck = pile[: recipe.players], tuple(pile[recipe.players :])
    colours = tuple(rng.sample(list(Colour), recipe.players))
    return start(
        Choices(
            colours=colours,
            board=board,
            cards=recipe.cards,
            start_player=rng.choice(colours),
            hands=tuple(None if rng.random() < recipe.hidden else card for card in hands),
            deck=deck if recipe.ordered else None,
            ruleset=recipe.ruleset,
            tasks=recipe.tasks,
            nomad_tiles=_nomad_tiles(recipe, rng, board),
            removed_terrain=recipe.removed,
        )
    )


def _board(recipe: Recipe, rng: Random) -> Board:
    bare = assemble(layout(recipe.sections))
    capitols = _one_a_sector(rng, capitol_places(bare)) if recipe.capitols else []
    caves = _one_a_sector(rng, cave_places(bare)) if recipe.caves else []
    return assemble(layout(recipe.sections, capitols=capitols, caves=caves, island=recipe.island))


def _one_a_sector(rng: Random, places: Hexes) -> list[Hex]:
    return [rng.choice(list(each(places & sector))) for sector in SECTORS if places & sector]


def _nomad_tiles(recipe: Recipe, rng: Random, board: Board) -> dict[Hex, str]:
    spaces = list(each(board.nomad_spaces))
    box = Counter(NOMAD_COPIES)
    box.subtract(recipe.nomads)
    others = rng.sample(sorted(box.elements()), len(spaces) - len(recipe.nomads)) if spaces else []
    tiles = [*recipe.nomads, *others]
    if spaces:
        rng.shuffle(tiles)
    return dict(zip(spaces, tiles, strict=True))
