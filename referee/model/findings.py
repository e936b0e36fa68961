"""The findings about a table: inconsistencies, assumptions, and remarks about its score."""

from enum import IntEnum
from typing import NamedTuple, Self

from referee.base.word import Word
from referee.board.hexes import NOWHERE, Hexes
from referee.model.ruling import NO_FACTS, Facts
from referee.model.vocabulary import Colour


class DependsOn(IntEnum):
    """The parts of a table that an inconsistency depends on: none, the board, or the board and the turn."""

    NOTHING = 0
    """The table is impossible, regardless of the board and of whose turn it is."""
    BOARD = 1
    """The table might be possible on a board with other sections."""
    TURN = 2
    """The table might be possible on a board with other sections, or if it were another player's turn."""


class InconsistencyCode(Word):
    """The ways in which a table can be impossible. Codes never change."""

    depends_on: DependsOn

    def __new__(cls, word: str, depends_on: DependsOn) -> Self:
        """Make a code from its wire word and the parts of a table that it depends on."""
        code = str.__new__(cls, word)
        code._value_ = word
        code.depends_on = depends_on
        return code

    @property
    def depends_on_board(self) -> bool:
        """Whether the table might be possible on a board with other sections."""
        return self.depends_on >= DependsOn.BOARD

    @property
    def depends_on_turn(self) -> bool:
        """Whether the table might be possible if it were another player's turn."""
        return self.depends_on >= DependsOn.TURN

    PLAYER_COUNT = "player-count", DependsOn.NOTHING
    SAME_COLOUR = "same-colour", DependsOn.NOTHING
    CARD_COUNT = "card-count", DependsOn.NOTHING
    SAME_CARD = "same-card", DependsOn.NOTHING
    UNKNOWN_CARD = "unknown-card", DependsOn.BOARD
    TASK_COUNT = "task-count", DependsOn.BOARD
    SAME_TASK = "same-task", DependsOn.NOTHING
    UNKNOWN_TASK = "unknown-task", DependsOn.BOARD
    UNKNOWN_NOMAD_TILE = "unknown-nomad-tile", DependsOn.BOARD
    REMOVED_TERRAIN = "removed-terrain", DependsOn.NOTHING
    UNKNOWN_LOCATION = "unknown-location", DependsOn.BOARD
    TWO_PIECES = "two-pieces", DependsOn.NOTHING
    OFF_THE_BOARD = "off-the-board", DependsOn.BOARD
    ON_SPECIAL_HEX = "on-special-hex", DependsOn.BOARD
    OUT_OF_REACH = "out-of-reach", DependsOn.BOARD
    TOO_MANY_SETTLEMENTS = "too-many-settlements", DependsOn.NOTHING
    TOO_MANY_FIGURES = "too-many-figures", DependsOn.NOTHING
    OVER_THE_EDGE = "over-the-edge", DependsOn.BOARD
    TOO_MANY_WALLS = "too-many-walls", DependsOn.NOTHING
    IMPOSSIBLE_MARK = "impossible-mark", DependsOn.BOARD
    SCOUTS_OUT_OF_TURN = "scouts-out-of-turn", DependsOn.TURN
    TEMPLE_NEVER_TAKEN = "temple-never-taken", DependsOn.BOARD
    TOO_MANY_NUMBERS = "too-many-numbers", DependsOn.NOTHING
    BONUS_MISMATCH = "bonus-mismatch", DependsOn.BOARD
    SUPPLY_MISMATCH = "supply-mismatch", DependsOn.NOTHING
    TOO_FEW_BUILDS = "too-few-builds", DependsOn.TURN
    TILES_ELSEWHERE = "tiles-elsewhere", DependsOn.BOARD
    TOO_MANY_TILES = "too-many-tiles", DependsOn.BOARD
    TILE_NOT_TAKEN = "tile-not-taken", DependsOn.BOARD
    TILE_OF_ANOTHER_KIND = "tile-of-another-kind", DependsOn.BOARD
    TILE_NEVER_TAKEN = "tile-never-taken", DependsOn.BOARD
    TILE_TWICE = "tile-twice", DependsOn.NOTHING
    TILE_WITHOUT_PIECE = "tile-without-piece", DependsOn.BOARD
    TILE_OUT_OF_TURN = "tile-out-of-turn", DependsOn.TURN
    NOMAD_TILES_ELSEWHERE = "nomad-tiles-elsewhere", DependsOn.BOARD
    TOO_MANY_NOMAD_TILES = "too-many-nomad-tiles", DependsOn.BOARD
    NOMAD_TILE_NOT_KEPT = "nomad-tile-not-kept", DependsOn.BOARD
    NOMAD_TILE_OUT_OF_TIME = "nomad-tile-out-of-time", DependsOn.TURN
    TOO_MANY_COPIES = "too-many-copies", DependsOn.NOTHING
    CARDS_MISSING = "cards-missing", DependsOn.NOTHING
    HAND_SIZE = "hand-size", DependsOn.TURN
    END_NOT_TRIGGERED = "end-not-triggered", DependsOn.BOARD
    NOT_ENDED = "mandatory-action-not-ended", DependsOn.TURN
    IMPOSSIBLE_FRAMES = "impossible-frames", DependsOn.TURN
    IMPOSSIBLE_USE = "impossible-use", DependsOn.TURN
    IMPOSSIBLE_ANSWER = "impossible-answer", DependsOn.TURN
    IMPOSSIBLE_HARVEST = "impossible-harvest", DependsOn.TURN
    IMPOSSIBLE_TURN = "impossible-turn", DependsOn.TURN


class ContradictionCode(Word):
    """Codes for faults in documents that have the right shape. Codes never change."""

    IMPOSSIBLE_BOARD = "impossible-board"
    UNKNOWN_PLAYER = "unknown-player"
    UNREADABLE_LINE = "unreadable-line"
    IMPOSSIBLE_HIGHLIGHT = "impossible-highlight"
    FINAL_MISMATCH = "final-mismatch"
    BAD_SIGNATURE = "bad-signature"
    WRONG_OWNER = "wrong-owner"
    TOLD_TWICE = "told-twice"
    TOO_FEW_SECTIONS = "too-few-sections"
    TOO_MANY_WEIGHTS = "too-many-weights"

    @property
    def depends_on_board(self) -> bool:
        """Always False. Only inconsistencies that an audit finds can depend on the board."""
        return False

    @property
    def depends_on_turn(self) -> bool:
        """Always False. Only inconsistencies that an audit finds can depend on whose turn it is."""
        return False


class Inconsistency(NamedTuple):
    """One reason why a table or document is impossible. `place` is a JSON pointer into it."""

    code: InconsistencyCode | ContradictionCode
    place: str
    hexes: Hexes = NOWHERE
    facts: Facts = NO_FACTS


class AssumptionCode(Word):
    """The parts of a table that the referee assumes if a description omits them. Codes never change."""

    CARDS = "cards"
    TASKS = "tasks"
    REMOVED_TERRAIN = "removed-terrain"
    SWAMP_CARDS = "swamp-cards"
    TURN_CARD = "turn-card"
    TURN_BEGINS = "turn-begins"
    TURN_TERRAIN = "turn-terrain"
    START_PLAYER = "start-player"
    ROUND = "round"
    ENDING = "ending"
    PILES = "piles"
    LOCATION_TILES = "location-tiles"
    TAKERS = "takers"
    TILES_HELD = "tiles-held"
    TILE_STATUS = "tile-status"
    NOMAD_SPACE = "nomad-space"
    NOMAD_TILES = "nomad-tiles"
    HAND = "hand"
    TEMPLE = "temple"
    NUMBERS = "numbers"
    GOLD = "gold"


class Assumption(NamedTuple):
    """An assumption about a part of the table that was not described. `place` is a JSON pointer into the state."""

    code: AssumptionCode
    place: str
    assumed: object
    """The assumed value, before it is converted to JSON. Players are given by colour, not by seat."""
    alternatives: tuple[object, ...] = ()
    """Other possible values; empty if there are none or too many to list."""
    facts: Facts = NO_FACTS


class RemarkCode(Word):
    """The reasons why a score may be misleading. Codes never change."""

    RUNNING = "running"
    TAKEN_AS_FINAL = "taken-as-final"
    SUPPLY_LEFT = "supply-left"
    GOLD_NOT_GIVEN = "gold-not-given"
    TREASURE_NOT_GIVEN = "treasure-not-given"
    MARKS_NOT_GIVEN = "marks-not-given"
    SILOS_TO_COME = "silos-to-come"


class Remark(NamedTuple):
    """A warning that a score may be misleading."""

    code: RemarkCode
    facts: Facts = NO_FACTS
    player: Colour | None = None
    """The player whom the remark names; None if it names no player."""
