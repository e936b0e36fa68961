"""Suggestions in place of an illegal action: always legal, and close to the intended action."""

from random import Random

import pytest

from referee.board.hexes import named
from referee.calls.call import ENGLISH, Context, Driver
from referee.calls.ruling import CALL, Question
from referee.documents.reader import Json
from referee.engine.play import judge_possible
from referee.engine.suggestions import MAX_SUGGESTIONS, suggest
from referee.model.actions import Action, Build, BuildWith, EndTurn, MoveWith, Place, Play, Redraw
from referee.model.state import State
from referee.model.vocabulary import Colour, TerrainCard, Verdict
from referee.words.languages import LANGUAGES
from referee.words.speech import Speech, speech
from tests.drawing import draw
from tests.games import random_state
from tests.properties.universe import sample
from tests.share import share


def ruling(state: State, action: Action, *, player: Colour | None = None, words: Speech = ENGLISH) -> Json:
    return Driver(CALL).answer(Question(state=state, action=action, player=player), Context(words))


def suggested_texts(state: State, action: Action) -> list[str]:
    """The texts of the suggestions for this illegal action."""
    answer: Json = ruling(state, action)
    assert answer["verdict"] == Verdict.ILLEGAL
    return [one["text"] for one in answer["instead"]]


def test_the_same_action_on_the_nearest_hexes() -> None:
    """B3: d1 is not next to any of the player's pieces."""
    state, _ = draw(
        """
        g1 g. d. g.
          g. d. d. g.
        """
    )
    assert suggested_texts(state, Build(named("d1"))) == [
        "Build on b1 with your terrain card.",
        "Build on a2 with your terrain card.",
    ]


def test_the_same_hex_with_another_tile() -> None:
    """L8."""
    state, _ = draw("g1 d. g. L. g1", locations="oasis", card="grass")
    assert suggested_texts(state, Build(named("b1"))) == [
        "Build on c1 with your terrain card.",
        "Build on b1 with the oasis tile.",
    ]


def test_the_same_move_is_not_suggested_again_through_the_bazaar() -> None:
    """H3."""
    state, _ = draw(
        """
        g. g1 g. g. L. g1 L. g2
          g. g. g. g. g. g. g. g.
        """,
        locations={"e1": "farm", "g1": "bazaar"},
    )
    actions = suggest(state, BuildWith("farm", named("h2")))
    effects = [action._replace(via=None) if isinstance(action, BuildWith) else action for action in actions]
    assert len(set(effects)) == len(effects)


def test_a_suggestion_names_the_piece_and_the_tile() -> None:
    """N7."""
    state, _ = draw("g1 L. g1 g. g. g2", locations="quarry")
    assert suggested_texts(state, Place("quarry", named("e1")))[0] == "Place a stone wall on d1 with the quarry tile."


def test_a_suggestion_says_how_it_differs_from_the_refused_action() -> None:
    """N5: building on d1 does not need an outpost."""
    state, _ = draw("g1 g1 g1 g. g. g2", held={1: "outpost"})
    assert (
        suggested_texts(state, Build(named("d1"), "outpost"))[0]
        == "Build on d1 with your terrain card, but without the outpost tile."
    )


def test_if_neither_tile_nor_hex_can_be_used_one_action_of_each_kind_is_suggested() -> None:
    """T2, L7: this game has no harbor tile, and neither the card nor the farm allows a build on d1."""
    state, _ = draw("g1 L. g. d. g. g2", locations="farm", card="grass")
    assert suggested_texts(state, MoveWith("harbor", named("a1"), named("d1"))) == [
        "Build on c1 with your terrain card.",
        "Build on c1 with the farm tile.",
    ]


def test_a_move_keeps_its_piece_if_it_can() -> None:
    """L13: the settlement on b1 can jump to d1 instead of e1."""
    state, _ = draw("L. g1 g. g. g. g2", locations="paddock", card="desert", possible=False)
    far = suggest(state, MoveWith("paddock", named("b1"), named("e1")))
    assert far[0] == MoveWith("paddock", named("b1"), named("d1"))


def test_the_only_kind_of_action_that_is_legal() -> None:
    """T3, T6: in the first state, only a redraw is legal; in the second, builds are due, so the turn cannot end."""
    useless, _ = draw("g1 g2 d. d.", card="grass", possible=False)
    assert suggest(useless, Build(named("c1"))) == [Redraw()]
    due, _ = draw("g1 g. d. g2", card="grass")
    assert suggest(due, EndTurn()) == [Build(named("b1"))]


def test_nothing_is_suggested_after_the_game() -> None:
    state, _ = draw("g1 g. d. g2")
    assert suggest(state._replace(frames=(), ending=True), EndTurn()) == []


@pytest.mark.sampled
def test_every_suggestion_is_legal_and_every_language_says_it() -> None:
    rng = Random(5)
    kinds: set[str] = set()
    for seed in range(share(10, 40)):
        state = random_state(seed, rng.randint(5, 300))
        for meant in sample(state, rng, share(4, 25)):
            if judge_possible(state, meant).verdict is not Verdict.ILLEGAL:
                continue
            found = suggest(state, meant)
            assert len(found) <= MAX_SUGGESTIONS
            assert len(set(found)) == len(found)
            assert bool(found) == bool(state.frames)
            kinds |= {action.type for action in found}
            for action in found:
                assert judge_possible(state, action).verdict is Verdict.LEGAL
            for language in LANGUAGES:
                told = [one["text"] for one in ruling(state, meant, words=speech(language))["instead"]]
                assert all(text.endswith(".") and "  " not in text for text in told)
    assert {"build", "move", "end-turn", "reveal"} <= kinds


def test_only_illegal_rulings_suggest_something() -> None:
    state, _ = draw("g1 g. d. g2", card="grass")
    assert ruling(state, Build(named("b1")))["instead"] == []
    assert ruling(state._replace(round=9), Build(named("b1")))["instead"] == []
    assert suggested_texts(state, Play(TerrainCard.DESERT)) == ["Build on b1 with your terrain card."]
    assert suggested_texts(state, BuildWith("farm", named("b1"))) == ["Build on b1 with your terrain card."]


def test_only_the_awaited_player_gets_suggestions() -> None:
    """It is player 1's turn, so player 2 gets no suggestions."""
    state, _ = draw("g1 g. d. g2", card="grass")
    assert ruling(state, Build(named("c1")), player=state.players[1].colour)["instead"] == []
    assert ruling(state, Build(named("c1")), player=state.players[0].colour)["instead"] != []
