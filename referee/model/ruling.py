"""A ruling: the verdict on an action, and the rules that the action breaks, with evidence."""

from collections.abc import Mapping
from enum import IntEnum
from types import MappingProxyType
from typing import Final, NamedTuple, Self

from referee.base.word import Word
from referee.board.hexes import NOWHERE, Hexes
from referee.model.events import Event
from referee.model.state import State
from referee.model.vocabulary import Verdict

Facts = Mapping[str, str | int]
NO_FACTS: Final[Facts] = MappingProxyType({})


class Weight(IntEnum):
    """How much a violation rules out. The referee reports the heaviest violation first."""

    HERE = 0
    """Only this hex, piece or card is ruled out. The same action with a different hex, piece or card may be legal."""
    NOW = 1
    """The whole action is ruled out in the current situation, whatever hex it names."""
    NEVER = 2
    """The whole action is ruled out, and waiting alone does not help."""


class ViolationCode(Word):
    """The codes of violations that are not specific to a tile. Tiles may add their own. Codes never change."""

    weight: Weight

    def __new__(cls, word: str, weight: Weight) -> Self:
        """Make a code from its wire word and its weight."""
        code = str.__new__(cls, word)
        code._value_ = word
        code.weight = weight
        return code

    GAME_OVER = "game-over", Weight.NEVER
    NOT_YOUR_TURN = "not-your-turn", Weight.NOW
    CARD_AWAITED = "card-awaited", Weight.NOW
    NO_CARD_AWAITED = "no-card-awaited", Weight.NOW
    CARD_NOT_PLAYED = "card-not-played", Weight.NOW
    CARD_NOT_CHOSEN = "card-not-chosen", Weight.NOW
    NO_CARD = "no-card", Weight.NOW
    CARD_ALREADY_PLAYED = "card-already-played", Weight.NOW
    CARD_ELSEWHERE = "card-elsewhere", Weight.HERE
    CARD_FACE_DOWN = "card-face-down", Weight.HERE
    DRAW_PILE_LEFT = "draw-pile-left", Weight.NOW
    WRONG_SHUFFLE = "wrong-shuffle", Weight.HERE
    NO_CARD_TO_DRAW = "no-card-to-draw", Weight.NOW
    CARD_USEFUL = "card-useful", Weight.NOW
    CARD_USELESS = "card-useless", Weight.NOW
    REDRAW_NEEDLESS = "redraw-needless", Weight.NOW
    NO_BETTER_CARD = "no-better-card", Weight.NOW
    MANDATORY_ACTION_DUE = "mandatory-action-due", Weight.NOW
    MANDATORY_ACTION_DONE = "mandatory-action-done", Weight.NOW
    INSIDE_MANDATORY_ACTION = "inside-mandatory-action", Weight.NOW
    NO_SETTLEMENT_LEFT = "no-settlement-left", Weight.NOW
    REACTION_AWAITED = "reaction-awaited", Weight.NOW
    ACTION_UNDER_WAY = "action-under-way", Weight.NOW
    NOTHING_UNDER_WAY = "nothing-under-way", Weight.NOW
    MUST_GO_ON = "must-go-on", Weight.NOW
    UNKNOWN_TILE = "unknown-tile", Weight.NEVER
    NOT_IN_PLAY = "not-in-play", Weight.NEVER
    TILE_NOT_HELD = "tile-not-held", Weight.NEVER
    TILE_FRESH = "tile-fresh", Weight.NOW
    NOMAD_TILE_FRESH = "nomad-tile-fresh", Weight.NOW
    TILE_USED = "tile-used", Weight.NOW
    TILE_USED_UP = "tile-used-up", Weight.NEVER
    TILE_USED_OTHERWISE = "tile-used-otherwise", Weight.NEVER
    OFF_THE_BOARD = "off-the-board", Weight.HERE
    SPECIAL_HEX = "special-hex", Weight.HERE
    OCCUPIED = "occupied", Weight.HERE
    STONE_WALL = "stone-wall", Weight.HERE
    WARRIOR_NEAR = "warrior-near", Weight.HERE
    UNSUITABLE = "unsuitable", Weight.HERE
    WRONG_TERRAIN = "wrong-terrain", Weight.HERE
    TERRAIN_CHOSEN = "terrain-chosen", Weight.HERE
    TERRAIN_OF_NO_CARD = "terrain-of-no-card", Weight.HERE
    NOT_ADJACENT = "not-adjacent", Weight.HERE
    NOT_BESIDE_OWN = "not-beside-own", Weight.HERE
    WAIVER_NEEDLESS = "waiver-needless", Weight.HERE
    WAIVER_NOT_HERE = "waiver-not-here", Weight.HERE
    WAIVER_WASTED = "waiver-wasted", Weight.HERE
    NO_FIGURE_LEFT = "no-figure-left", Weight.NOW
    NO_SUCH_FIGURE = "no-such-figure", Weight.HERE
    MOVE_BEGUN = "move-begun", Weight.NOW
    NOT_ONE_STEP = "not-one-step", Weight.HERE
    NOT_YOUR_PIECE = "not-your-piece", Weight.HERE
    NO_OWN_SETTLEMENT = "no-own-settlement", Weight.HERE
    SAME_HEX = "same-hex", Weight.HERE


class Violation(NamedTuple):
    """One reason why an action is illegal, with the rules that the action breaks."""

    code: str
    rules: tuple[str, ...]
    hexes: Hexes = NOWHERE
    """The hexes that explain the violation, such as those with a blocking piece or an earlier build."""
    facts: Facts = NO_FACTS
    """The values for the sentence about the violation. Some, such as `by`, only select its wording."""
    choices: Hexes | None = None
    """The hexes that the violation suggests, usually those that would be legal instead.

    Empty if there are no such hexes; None if the violation suggests no hexes at all.
    """

    @property
    def marked(self) -> Hexes:
        """The hexes to mark in a picture."""
        return self.hexes | (self.choices or NOWHERE)


class Ruling(NamedTuple):
    """The referee's answer about an action: whether the action is legal, and what happens if it is performed."""

    verdict: Verdict
    violations: tuple[Violation, ...] = ()
    state: State | None = None
    """The state after the action if the action is legal; otherwise None."""
    events: tuple[Event, ...] = ()
    options: tuple[str, ...] = ()
    """The options of the ruleset whose other values would change this ruling."""
