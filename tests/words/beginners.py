"""Beginners' mistakes on drawn boards, and the referee's sentences about each of them."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from referee.board.hexes import named
from referee.calls.call import Context, Driver
from referee.calls.ruling import CALL, Question
from referee.model.actions import Action, Build, BuildWith, EndTurn, MoveWith, Place, Redraw
from referee.model.state import State
from referee.model.vocabulary import Colour
from referee.words.speech import Speech
from tests.drawing import draw

FOLDER: Final = Path(__file__).with_name("beginners")
"""The folder with the sentences, in one file per language. `make sentences` writes the files."""
Mistake = tuple[State, Action, Colour | None]


def _build(at: str) -> Build:
    return Build(named(at))


def _with(tile: str, at: str) -> BuildWith:
    return BuildWith(tile, named(at))


def _move(tile: str, origin: str, to: str) -> MoveWith:
    return MoveWith(tile, named(origin), named(to))


def _at(picture: str, action: Action, *, player: int | None = None, **more: object) -> Mistake:
    state, *_ = draw(picture, **more)  # type: ignore[arg-type]
    return state, action, None if player is None else state.players[player - 1].colour


FIELD: Final = """
    g1 g. g. d. g. w. m. K. L. g2
      g. g. d. d. g. w. m. g. g. g.
"""
"""A drawn board, on which blue has a settlement on a1 and orange has one on j1."""

MISTAKES: Final[dict[str, Callable[[], Mistake]]] = {
    "builds far away from their own pieces": lambda: _at(FIELD, _build("h2"), locations="farm"),
    "builds on a terrain that the card does not show": lambda: _at(FIELD, _build("d1"), locations="farm"),
    "builds on water": lambda: _at(FIELD, _build("f1"), locations="farm"),
    "builds on a mountain": lambda: _at(FIELD, _build("g1"), locations="farm"),
    "builds on a hex that holds their own piece": lambda: _at(FIELD, _build("a1"), locations="farm"),
    "builds on a hex that holds another player's piece": lambda: _at(FIELD, _build("j1"), locations="farm"),
    "builds on a location": lambda: _at(FIELD, _build("i1"), locations="farm"),
    "builds on a castle": lambda: _at(FIELD, _build("h1"), locations="farm"),
    "builds a fourth settlement": lambda: _at("g1 g1 g1 g1 g. g. g2", _build("e1"), built="b1 c1 d1"),
    "ends the turn too soon": lambda: _at("g1 g1 g. g. g. g. g2", EndTurn(), built="b1"),
    "draws another card although the card is good": lambda: _at(FIELD, Redraw(), locations="farm"),
    "acts in another player's turn": lambda: _at(FIELD, _build("b1"), player=2, locations="farm"),
    "uses a tile in the turn in which it was taken": lambda: _at(
        "g1 L. g. g. g. g2", _with("farm", "c1"), locations="farm", fresh="b1"
    ),
    "uses a tile twice in a turn": lambda: _at(
        "g1 L. g1 g. g. g. g2", _with("farm", "d1"), locations="farm", used="b1"
    ),
    "uses a tile that another player holds": lambda: _at("g1 g. g. L. g2 g.", _with("farm", "b1"), locations="farm"),
    "uses a tile between two builds": lambda: _at(
        "L. g1 g1 g. g. g. g2", _with("farm", "d1"), locations="farm", built="c1"
    ),
    "uses a tile that is not in the game": lambda: _at("g1 g. g. L. g2 g.", _with("oasis", "b1"), locations="farm"),
    "builds with the farm on another terrain": lambda: _at(
        "g1 L. d. g. g. g2", _with("farm", "c1"), locations="farm"
    ),
    "builds with the tower away from the edge": lambda: _at(
        """
        g. g. g. g. g. g2
          L. g1 g. g. g. g.
        g. g. g. g. g. g.
        """,
        _with("tower", "d3"),
        locations="tower",
    ),
    "builds with the tavern where no line ends": lambda: _at(
        """
        g1 g1 g1 g. g. g2
          L. g. g. g. g. g.
        """,
        _with("tavern", "d2"),
        locations="tavern",
    ),
    "moves with the paddock by one hex": lambda: _at(
        "L. g1 g. g. g. g2", _move("paddock", "b1", "c1"), locations="paddock"
    ),
    "moves with the harbor onto land": lambda: _at(
        "L. g1 g. w. g. g2", _move("harbor", "b1", "c1"), locations="harbor"
    ),
    "moves another player's piece": lambda: _at("L. g1 g. g. g. g2", _move("barn", "f1", "c1"), locations="barn"),
    "moves a piece from an empty hex": lambda: _at("L. g1 g. g. g. g2", _move("barn", "d1", "c1"), locations="barn"),
    "builds next to a warrior": lambda: _at("g1 g. gW g. g. g2", _build("b1"), active=1),
    "places a wall away from their own pieces": lambda: _at(
        "L. g1 g. g. g. g2", Place("quarry", named("e1")), locations="quarry"
    ),
    "goes two hexes in one step": lambda: _at(
        "g1 g. g. g. g. g2", _move("resettlement", "a1", "c1"), held={1: "resettlement"}
    ),
}
"""For each mistake, a function that returns the state, the action and the player."""


def mistake_lines(words: Speech) -> Iterator[str]:
    """Yield the lines of a language's file: for each mistake, its name, the violations and the suggestions."""
    for name, make in MISTAKES.items():
        state, action, player = make()
        answer = Driver(CALL).answer(Question(state=state, action=action, player=player), Context(words))
        assert answer["verdict"] == "illegal", (name, answer)
        yield f"# {name}"
        yield from (f"{violation['code']}: {violation['text']}" for violation in answer["violations"])
        yield from (f"- {suggestion['text']}" for suggestion in answer["instead"])
        yield ""
