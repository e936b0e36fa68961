"""What can be impossible about a described table."""

from typing import NamedTuple

from referee.base.word import Word
from referee.board.hexes import NOWHERE, Hexes
from referee.model.ruling import NO_FACTS, Facts


class InconsistencyCode(Word):
    """The ways in which a table can be impossible. Codes never change."""

    PLAYER_COUNT = "player-count"
    SAME_COLOUR = "same-colour"
    CARD_COUNT = "card-count"
    SAME_CARD = "same-card"
    UNKNOWN_CARD = "unknown-card"
    TASK_COUNT = "task-count"
    SAME_TASK = "same-task"
    UNKNOWN_TASK = "unknown-task"
    UNKNOWN_NOMAD_TILE = "unknown-nomad-tile"
    REMOVED_TERRAIN = "removed-terrain"
    UNKNOWN_LOCATION = "unknown-location"
    TWO_PIECES = "two-pieces"
    OFF_THE_BOARD = "off-the-board"
    ON_SPECIAL_HEX = "on-special-hex"
    OUT_OF_REACH = "out-of-reach"
    TOO_MANY_SETTLEMENTS = "too-many-settlements"
    TOO_MANY_FIGURES = "too-many-figures"
    OVER_THE_EDGE = "over-the-edge"
    TOO_MANY_WALLS = "too-many-walls"
    IMPOSSIBLE_MARK = "impossible-mark"
    SCOUTS_OUT_OF_TURN = "scouts-out-of-turn"
    TEMPLE_NEVER_TAKEN = "temple-never-taken"
    TOO_MANY_NUMBERS = "too-many-numbers"
    BONUS_MISMATCH = "bonus-mismatch"
    SUPPLY_MISMATCH = "supply-mismatch"
    TOO_FEW_BUILDS = "too-few-builds"
    TILES_ELSEWHERE = "tiles-elsewhere"
    TOO_MANY_TILES = "too-many-tiles"
    TILE_NOT_TAKEN = "tile-not-taken"
    TILE_OF_ANOTHER_KIND = "tile-of-another-kind"
    TILE_NEVER_TAKEN = "tile-never-taken"
    TILE_TWICE = "tile-twice"
    TILE_WITHOUT_PIECE = "tile-without-piece"
    TILE_OUT_OF_TURN = "tile-out-of-turn"
    NOMAD_TILES_ELSEWHERE = "nomad-tiles-elsewhere"
    TOO_MANY_NOMAD_TILES = "too-many-nomad-tiles"
    NOMAD_TILE_NOT_KEPT = "nomad-tile-not-kept"
    NOMAD_TILE_OUT_OF_TIME = "nomad-tile-out-of-time"
    TOO_MANY_COPIES = "too-many-copies"
    CARDS_MISSING = "cards-missing"
    HAND_SIZE = "hand-size"
    END_NOT_TRIGGERED = "end-not-triggered"
    NOT_ENDED = "mandatory-action-not-ended"
    IMPOSSIBLE_FRAMES = "impossible-frames"
    IMPOSSIBLE_USE = "impossible-use"
    IMPOSSIBLE_ANSWER = "impossible-answer"
    IMPOSSIBLE_HARVEST = "impossible-harvest"
    IMPOSSIBLE_TURN = "impossible-turn"


class Inconsistency(NamedTuple):
    """One thing that is impossible. The place is a JSON pointer into the position or state."""

    code: str
    place: str
    hexes: Hexes = NOWHERE
    facts: Facts = NO_FACTS
