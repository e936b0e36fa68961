"""A referee for the board game Kingdom Builder: legal moves, rulings with reasons, scores.

Playing an action gives a new state; only a `Draft` changes in place. The engine needs only the standard library.
Start a game and list the legal actions:

>>> from referee import Build, Choices, Colour, apply, judge, legal, named, score, start
>>> from referee import Draft, apply_in_place, audit, replay, view
>>> state = start(Choices((Colour.BLUE, Colour.ORANGE), seed="hello"))
>>> offers = legal(state)
>>> offers[0].size
60
>>> offers[0].pick(0)
Build(at=24, waiver=None, type='build')

`judge` rules on an action. It checks both the state and the action, and gives the reasons if the action is illegal:

>>> ruling = judge(state, Build(named("t20")))
>>> ruling.verdict.value, [violation.code.value for violation in ruling.violations]
('illegal', ['wrong-terrain'])

`apply` plays an action and raises `IllegalActionError` if the rules do not allow it:

>>> while offers := legal(state):
...     state = apply(state, offers[0].pick(0)).state
>>> [player.total for player in score(state).players]
[25, 18]

The actions that `legal` offers need no check, so a search or a simulation can use `apply_unchecked`. The fastest way
to play is to change a `Draft` in place with `apply_in_place`:

>>> draft = Draft(start(Choices((Colour.BLUE, Colour.ORANGE), seed="hello")))
>>> while offers := legal(draft):
...     apply_in_place(draft, offers[0].pick(0))
>>> draft.finished() == state
True

`view` and `view_events` hide the parts of a state and of its events that one player may not see. For a spectator,
pass None instead of a seat:

>>> game = start(Choices((Colour.BLUE, Colour.ORANGE), seed="hello"))
>>> [player.hand for player in view(game, None).players], view(game, None).deck
([(None,), ()], None)

`audit` reports what is impossible about a position or a state, and `replay` plays a game up to the first action that
is not legal:

>>> audit(state)
()
>>> replay(start(Choices((Colour.BLUE, Colour.ORANGE), seed="hello")), [Build(named("t20"))]).refused.verdict.value
'illegal'
"""

from referee.base.errors import StartError
from referee.board.assemble import assemble
from referee.board.board import Board
from referee.board.hexes import each, named, names
from referee.board.section import layout
from referee.engine.audit import audit
from referee.engine.play import (
    IllegalActionError,
    Outcome,
    Replay,
    apply,
    apply_in_place,
    apply_unchecked,
    judge,
    legal,
    permits,
    replay,
)
from referee.engine.score import Score, score
from referee.engine.start import Choices, first_game, start
from referee.engine.view import view, view_events
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
from referee.model.findings import Inconsistency
from referee.model.offers import Offer
from referee.model.position import Position
from referee.model.ruling import Ruling, Violation
from referee.model.state import State
from referee.model.vocabulary import Colour, TerrainCard, Verdict
from referee.rules.draft import Draft

__version__ = "1.0.0"

__all__ = [
    "Action",
    "Board",
    "Build",
    "BuildWith",
    "Choices",
    "Colour",
    "Draft",
    "Draw",
    "EndTurn",
    "Finish",
    "IllegalActionError",
    "Inconsistency",
    "MoveWith",
    "Offer",
    "Outcome",
    "Place",
    "Play",
    "Position",
    "Redraw",
    "Remove",
    "Replay",
    "Reveal",
    "Ruling",
    "Score",
    "Shuffle",
    "Spend",
    "StartError",
    "State",
    "Take",
    "TerrainCard",
    "Verdict",
    "Violation",
    "apply",
    "apply_in_place",
    "apply_unchecked",
    "assemble",
    "audit",
    "each",
    "first_game",
    "judge",
    "layout",
    "legal",
    "named",
    "names",
    "permits",
    "replay",
    "score",
    "start",
    "view",
    "view_events",
]
