"""Record the golden games of the base game: `python -m tests.golden.record` plays them and writes their files.

Every step is checked by the second implementation, so a file that exists has been confirmed by both. The games are
played eagerly: near locations and with many tiles, because games without tiles test little. A game that lacks what
its recipe wants is played again from the next seed.
"""

import sys
from collections import Counter
from itertools import count
from random import Random
from typing import Final, NamedTuple

from referee.board.assemble import assemble
from referee.board.hexes import NEIGHBOURS, each
from referee.board.layout import layout
from referee.engine.apply import apply
from referee.engine.legal import legal
from referee.engine.score import score
from referee.engine.start import FIRST_GAME_CARDS, FIRST_GAME_SECTIONS, Choices, start
from referee.model.actions import Action, Build, BuildWith, MoveWith, Redraw, Reveal, Shuffle
from referee.model.offers import CardOffer, HexOffer, MoveOffer
from referee.model.ruleset import PRESETS, LordsZero, Ruleset, UselessCard, VacatedHex
from referee.model.state import State
from referee.model.vocabulary import COPIES, Colour, TerrainCard
from tests import second
from tests.games import action_document, actions_of, document
from tests.golden.game import HERE, Game, gold, written

ENGLISH: Final = PRESETS["big-box-en"]
SPANISH: Final = PRESETS["big-box-es"]


class Recipe(NamedTuple):
    """What a game begins with, and what must happen in it."""

    name: str
    about: str
    players: int
    sections: tuple[str, ...]
    cards: tuple[str, ...]
    ordered: bool = True
    """Whether the order of the draw pile is known."""
    hidden: float = 0
    """How likely a card is face down."""
    ruleset: Ruleset = ENGLISH
    wanted: tuple[type[Action], ...] = ()


RECIPES: Final = (
    Recipe(
        "first-game",
        "P2: the recommended first game of two players, every card known.",
        2,
        FIRST_GAME_SECTIONS,
        FIRST_GAME_CARDS,
    ),
    Recipe(
        "two-hidden",
        "Two players who tell a card when they play it.",
        2,
        ("oracle", "harbor:turned", "tower", "barn:turned"),
        ("lords", "miners", "hermits"),
        ordered=False,
        hidden=1,
    ),
    Recipe(
        "two-revealed",
        "Two players who draw openly from a shuffled pile; a sector without pieces earns nothing second.",
        2,
        ("harbor", "oasis", "paddock:turned", "tower"),
        ("lords", "farmers", "workers"),
        ordered=False,
        ruleset=ENGLISH._replace(lords_zero=LordsZero.NOTHING),
    ),
    Recipe(
        "three-shuffles",
        "Three players; the draw pile runs out and the discard pile is shuffled.",
        3,
        ("tavern:turned", "barn", "oracle:turned", "farm"),
        ("discoverers", "citizens", "workers"),
        wanted=(Shuffle,),
    ),
    Recipe(
        "three-spanish",
        "Three players under the Spanish rules, some cards face down.",
        3,
        ("barn", "harbor", "tavern", "tower:turned"),
        ("farmers", "merchants", "lords"),
        ordered=False,
        hidden=0.5,
        ruleset=SPANISH,
    ),
    Recipe(
        "three-known-pile",
        "Three players with hidden first cards before a draw pile whose order is known.",
        3,
        ("oasis:turned", "tower:turned", "oracle", "paddock"),
        ("hermits", "knights", "fishermen"),
        hidden=1,
        wanted=(Shuffle,),
    ),
    Recipe(
        "four-shuffles",
        "Four players; every order of the cards is known.",
        4,
        ("paddock", "oracle", "barn:turned", "harbor:turned"),
        ("citizens", "miners", "merchants"),
        wanted=(Shuffle,),
    ),
    Recipe(
        "four-hidden",
        "Four players who keep their cards hidden, under the Spanish rules.",
        4,
        ("farm:turned", "tavern", "tower", "oasis:turned"),
        ("lords", "discoverers", "fishermen"),
        ordered=False,
        hidden=1,
        ruleset=SPANISH,
    ),
    Recipe(
        "four-vacated-hex-ignored",
        "Four players who move much; the hex a settlement leaves does not count as possible.",
        4,
        ("harbor", "barn", "paddock", "oracle:turned"),
        ("knights", "workers", "farmers"),
        ordered=False,
        ruleset=ENGLISH._replace(vacated_hex=VacatedHex.IGNORED),
    ),
    Recipe(
        "five-shuffles",
        "Five players; the discard pile is shuffled several times.",
        5,
        ("tower", "tavern:turned", "farm", "paddock:turned"),
        ("lords", "hermits", "merchants"),
        wanted=(Shuffle,),
    ),
    Recipe(
        "five-hidden",
        "Five players who keep their cards hidden.",
        5,
        ("oracle:turned", "oasis", "harbor", "farm:turned"),
        ("fishermen", "miners", "citizens"),
        ordered=False,
        hidden=1,
    ),
    Recipe(
        "five-useless-card-removed",
        "T3: the desert is full; desert cards leave the game.",
        5,
        ("farm", "harbor", "oasis", "tower:turned"),
        ("knights", "discoverers", "lords"),
        wanted=(Redraw, Shuffle),
    ),
    Recipe(
        "five-useless-card-discarded",
        "T3: the desert is full; desert cards are discarded and come again.",
        5,
        ("oasis", "farm:turned", "tavern", "harbor"),
        ("farmers", "workers", "miners"),
        ordered=False,
        ruleset=ENGLISH._replace(useless_card=UselessCard.DISCARDED),
        wanted=(Redraw,),
    ),
    Recipe(
        "five-useless-card-hidden",
        "T3: a useless card turns up among hidden ones.",
        5,
        ("harbor:turned", "oasis:turned", "paddock", "farm"),
        ("merchants", "citizens", "hermits"),
        ordered=False,
        hidden=0.5,
        ruleset=SPANISH,
        wanted=(Redraw,),
    ),
)


def record(recipe: Recipe) -> Game:
    """The first game of this recipe that has everything it wants."""
    for seed in count():
        game = play(recipe, Random(f"{recipe.name} {seed}"))
        if uses_every_location(game) and set(recipe.wanted) <= {type(action) for action in game.actions}:
            confirm(game)
            return game
    raise AssertionError("counting has come to an end")


def play(recipe: Recipe, rng: Random) -> Game:
    """A whole game."""
    begin = state = first_state(recipe, rng)
    actions = []
    while not state.over:
        action = eager_action(recipe, rng, state)
        actions.append(action)
        state = apply(state, action).state
    winners = [colour.value for colour in score(state).winners]
    return Game(recipe.name, recipe.about, begin, tuple(actions), state, gold(state), winners)


def first_state(recipe: Recipe, rng: Random) -> State:
    """The start of a game."""
    pile: list[TerrainCard] = list(Counter(COPIES).elements())
    rng.shuffle(pile)
    hands, deck = pile[: recipe.players], tuple(pile[recipe.players :])
    colours = tuple(rng.sample(list(Colour), recipe.players))
    return start(
        Choices(
            colours=colours,
            board=assemble(layout(recipe.sections)),
            cards=recipe.cards,
            start_player=rng.choice(colours),
            hands=tuple(None if rng.random() < recipe.hidden else card for card in hands),
            deck=deck if recipe.ordered else None,
            ruleset=recipe.ruleset,
        )
    )


def eager_action(recipe: Recipe, rng: Random, state: State) -> Action:
    """An action that likes tiles: to use them, and to come near those that are left."""
    offers = legal(state)
    with_tiles = [offer for offer in offers if isinstance(offer, HexOffer | MoveOffer) and offer.tile]
    offer = rng.choice(with_tiles if with_tiles and rng.random() < 0.8 else offers)
    actions = actions_of(rng, offer)
    near = [action for action in actions if promising(state, action)]
    if near and rng.random() < 0.7:
        return rng.choice(near)
    if isinstance(offer, CardOffer) and Reveal(None) in actions:
        return Reveal(None) if rng.random() < recipe.hidden else rng.choice(actions[:-1])
    return rng.choice(actions)


def promising(state: State, action: Action) -> bool:
    """L1: whether the action takes a tile."""
    match action:
        case Build(at=at) | BuildWith(at=at) | MoveWith(to=at):
            player = state.players[state.frames[-1].player]
            near = each(NEIGHBOURS[at] & state.board.locations & ~player.taken_from)
            return any(state.location_tiles[location] for location in near)
        case _:
            return False


def uses_every_location(game: Game) -> bool:
    """Every kind of location on the board has been used."""
    used = {action.tile for action in game.actions if isinstance(action, BuildWith | MoveWith)}
    return used == set(game.start.board.kinds.values())


def confirm(game: Game) -> None:
    """Follow the game with the second implementation, which refuses what is not legal."""
    state = document(game.start)
    for action in game.actions:
        state = second.apply(state, action_document(action))
    if state != document(game.final):
        raise AssertionError(f"{game.name} ends in another state in the second implementation")
    theirs = second.scores(state)
    if any(own[source] != theirs[colour][source] for colour, own in game.scores.items() for source in own):
        raise AssertionError(f"{game.name} is worth something else in the second implementation")


def main() -> None:
    """Write all files, or those whose names are given."""
    for recipe in RECIPES:
        if not sys.argv[1:] or recipe.name in sys.argv[1:]:
            game = record(recipe)
            (HERE / "base" / f"{recipe.name}.json").write_text(written(game), encoding="utf-8")
            sys.stdout.write(f"{recipe.name}: {len(game.actions)} actions\n")


if __name__ == "__main__":
    main()
