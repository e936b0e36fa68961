"""Records the golden games: `python -m tools.golden.record` plays them and writes their files.

The second implementation of the rules, in tests/second, checks every step before a file is written. If something that
the recipe requires does not happen in a game, another game is played with the next seed.
"""

import sys
from collections.abc import Callable
from itertools import count
from random import Random

from referee.engine.play import apply, legal
from referee.engine.score import score
from referee.model.actions import Action
from referee.model.offers import ShuffleOffer
from referee.model.state import State
from tests import second
from tests.games import LONGEST_GAME, Document, action_document, document
from tests.golden.game import HERE, Game, file_text, gold
from tests.golden.shown import words_of
from tests.second.turn import canonical
from tools.golden.players import Curious, eager_action
from tools.golden.recipe import Recipe, first_state
from tools.golden.recipes import RECIPES

Player = Callable[[State], Action]


def record(recipe: Recipe, *, eager: bool) -> Game:
    """Return the first game of this recipe, in the order of the seeds, in which everything required happens."""
    for seed in count():
        rng = Random(f"{recipe.name} {seed}")
        begin = first_state(recipe, rng)
        player = (lambda state, rng=rng: eager_action(recipe, rng, state)) if eager else Curious(recipe, rng).action
        game = play(recipe, begin, player)
        if wanted(recipe, begin) <= words_of(game):
            confirm(game)
            return game
    raise AssertionError("counting has come to an end")


def play(recipe: Recipe, begin: State, player: Player) -> Game:
    """Play a whole game."""
    state = begin
    actions: list[Action] = []
    while not state.over:
        actions.append(player(state))
        state = apply(state, actions[-1]).state
        assert len(actions) < LONGEST_GAME
    winners = [colour.value for colour in score(state).winners]
    return Game(recipe.name, recipe.about, begin, tuple(actions), state, gold(state), winners)


def wanted(recipe: Recipe, begin: State) -> set[str]:
    """Return everything that must happen in the game, in the words that `words_of` returns."""
    kinds = begin.board.kinds.values() if recipe.everywhere else ()
    return {*recipe.wanted, *(f"uses {kind}" for kind in kinds)}


def confirm(game: Game) -> None:
    """Raise AssertionError if the second implementation disagrees about the legal actions, the states or the gold."""
    state, theirs = game.start, known_to_both(game.start)
    for number, action in enumerate(game.actions):
        if spelled(state) ^ second.legal_actions(theirs):
            raise AssertionError(
                f"{game.name}: before action {number} only one knows {spelled(state) ^ second.legal_actions(theirs)}"
            )
        state, theirs = apply(state, action).state, second.apply(theirs, action_document(action))
        if theirs != known_to_both(state):
            raise AssertionError(f"{game.name}: action {number} leads to\n{theirs}\n{known_to_both(state)}")
    values = second.scores(theirs)
    if any(own[source] != values[colour][source] for colour, own in game.scores.items() for source in own):
        raise AssertionError(f"{game.name} is worth something else in the second implementation: {values}")


def known_to_both(state: State) -> Document:
    """Return the document of a state without the list of used tiles, which the second implementation lacks."""
    found = document(state)
    for frame in found["frames"]:
        frame.pop("used", None)
    return found


def spelled(state: State) -> set[str]:
    """Return the legal actions, except shuffles, in the canonical text of the second implementation."""
    offers = [offer for offer in legal(state) if not isinstance(offer, ShuffleOffer)]
    return {canonical(action_document(action)) for offer in offers for action in offer.actions()}


def main() -> None:
    """Write all files, or only those with the given names or in the given folders."""
    asked = set(sys.argv[1:])
    for folder, recipes in RECIPES.items():
        for recipe in recipes:
            if not asked or asked & {folder, recipe.name}:
                game = record(recipe, eager=folder == "base")
                (HERE / folder).mkdir(exist_ok=True)
                (HERE / folder / f"{recipe.name}.json").write_text(file_text(game), encoding="utf-8")
                sys.stdout.write(f"{folder}/{recipe.name}: {len(game.actions)} actions\n")
                sys.stdout.flush()


if __name__ == "__main__":
    main()
