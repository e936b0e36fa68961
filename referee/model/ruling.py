"""A ruling: the verdict on an action, and every rule that the action breaks, with evidence."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from referee.base.word import Word
from referee.board.hexes import NOWHERE, Hexes
from referee.model.events import Event
from referee.model.state import State
from referee.model.vocabulary import Verdict

Facts = Mapping[str, str | int]
NO_FACTS: Final[Facts] = MappingProxyType({})


class ViolationCode(Word):
    """The codes of violations that are not specific to a tile. Tiles may add their own. Codes never change."""

    GAME_OVER = "game-over"
    NOT_YOUR_TURN = "not-your-turn"
    CARD_AWAITED = "card-awaited"
    NO_CARD_AWAITED = "no-card-awaited"
    CARD_NOT_PLAYED = "card-not-played"
    CARD_NOT_CHOSEN = "card-not-chosen"
    NO_CARD = "no-card"
    CARD_ALREADY_PLAYED = "card-already-played"
    CARD_ELSEWHERE = "card-elsewhere"
    CARD_FACE_DOWN = "card-face-down"
    DRAW_PILE_LEFT = "draw-pile-left"
    WRONG_SHUFFLE = "wrong-shuffle"
    NO_CARD_TO_DRAW = "no-card-to-draw"
    CARD_USEFUL = "card-useful"
    CARD_USELESS = "card-useless"
    NO_BETTER_CARD = "no-better-card"
    MANDATORY_ACTION_DUE = "mandatory-action-due"
    MANDATORY_ACTION_DONE = "mandatory-action-done"
    INSIDE_MANDATORY_ACTION = "inside-mandatory-action"
    NO_SETTLEMENT_LEFT = "no-settlement-left"
    ACTION_UNDER_WAY = "action-under-way"
    NOTHING_UNDER_WAY = "nothing-under-way"
    MUST_GO_ON = "must-go-on"
    UNKNOWN_TILE = "unknown-tile"
    NOT_IN_PLAY = "not-in-play"
    TILE_NOT_HELD = "tile-not-held"
    TILE_FRESH = "tile-fresh"
    TILE_USED = "tile-used"
    TILE_USED_OTHERWISE = "tile-used-otherwise"
    OFF_THE_BOARD = "off-the-board"
    SPECIAL_HEX = "special-hex"
    OCCUPIED = "occupied"
    STONE_WALL = "stone-wall"
    WARRIOR_NEAR = "warrior-near"
    UNSUITABLE = "unsuitable"
    WRONG_TERRAIN = "wrong-terrain"
    NOT_ADJACENT = "not-adjacent"
    NOT_BESIDE_OWN = "not-beside-own"
    WAIVER_NEEDLESS = "waiver-needless"
    WAIVER_WASTED = "waiver-wasted"
    NO_FIGURE_LEFT = "no-figure-left"
    NO_SUCH_FIGURE = "no-such-figure"
    MOVE_BEGUN = "move-begun"
    NOT_ONE_STEP = "not-one-step"
    NO_OWN_SETTLEMENT = "no-own-settlement"
    SAME_HEX = "same-hex"


class Violation(NamedTuple):
    """One rule that an action breaks."""

    code: str
    rules: tuple[str, ...]
    hexes: Hexes = NOWHERE
    """The evidence: the hexes that would be legal, or the hexes that cause the violation."""
    facts: Facts = NO_FACTS
    """The values that appear in the sentence about the violation."""


class Ruling(NamedTuple):
    """The referee's answer about an action: whether the action is legal, and what happens if it is performed."""

    verdict: Verdict
    violations: tuple[Violation, ...] = ()
    state: State | None = None
    """The state after the action if the action is legal; otherwise None."""
    events: tuple[Event, ...] = ()
    options: tuple[str, ...] = ()
    """The options of the ruleset whose other values would change this ruling."""
