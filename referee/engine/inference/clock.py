"""Infer the start player and the round from the number of settlements on the board (T2, P1)."""

from typing import Final, NamedTuple

from referee.engine.inference.moved_pieces import removable
from referee.model.description import TableDescription
from referee.model.frames import BUILDS, BUILDS_ON_SWAMP
from referee.model.position import SETTLEMENTS, Position
from referee.rules.catalogue import LOCATIONS
from referee.rules.power import Lifting

_LONGEST: Final = SETTLEMENTS // BUILDS_ON_SWAMP + 1
"""The maximum number of rounds. By then, the supply is empty even if every turn has only two builds."""


class Clock(NamedTuple):
    """A possible combination of start player and round number."""

    start_player: int
    round: int


def clocks(description: TableDescription, table: Position, *, swamp_cards: bool) -> list[Clock]:
    """All clocks that fit the description, or every clock if none fits. The most likely clock comes first.

    The closer the settlements are to three per turn, the more likely the clock. Too few settlements count more than
    too many.
    """
    seats = range(len(table.players)) if description.start_player is None else (description.start_player,)
    rounds = range(1, _LONGEST + 1) if description.round is None else (description.round,)
    every = [Clock(seat, number) for seat in seats for number in rounds]
    counts = [
        player.settlements.bit_count() + (description.of(seat).temple or 0)
        for seat, player in enumerate(table.players)
    ]
    temples = any(LOCATIONS[kind].lifts is Lifting.TO_TILE for kind in table.board.location_kinds)
    spare = removable(table) + 2 * temples
    least = BUILDS_ON_SWAMP if swamp_cards else BUILDS
    fitting = [
        clock
        for clock in every
        if _fits(description, clock, counts, least, spare) and _is_in_time(description, clock.round)
    ]
    return sorted(fitting or every, key=lambda clock: _unexplained(description, clock, counts))


def _turns(description: TableDescription, clock: Clock, seat: int, count: int) -> int:
    """The number of turns that the player in this seat has finished. `count` is the number of players."""
    return clock.round - 1 + ((seat - clock.start_player) % count < (description.turn - clock.start_player) % count)


def _fits(description: TableDescription, clock: Clock, counts: list[int], least: int, spare: int) -> bool:
    """T2: whether every player has enough settlements for their turns.

    Each finished turn built at least `least` settlements, and up to `spare` settlements may have left the board.
    """
    for seat, count in enumerate(counts):
        built = min(least, len(description.built or ())) if seat == description.turn else 0
        if count + spare < min(SETTLEMENTS, least * _turns(description, clock, seat, len(counts)) + built):
            return False
    return True


def _is_in_time(description: TableDescription, number: int) -> bool:
    """N1: whether every described nomad tile was taken in the round with this number or in the previous one."""
    return all(
        tile.round in (number - 1, number)
        for player in description.players.values()
        for tile in player.nomad_tiles or ()
    )


def _unexplained(description: TableDescription, clock: Clock, counts: list[int]) -> tuple[int, int, int]:
    """A sort key: the settlements missing from three per turn, all deviations from three, and the start player."""
    built = len(description.built or ())
    off = [
        count - BUILDS * _turns(description, clock, seat, len(counts)) - built * (seat == description.turn)
        for seat, count in enumerate(counts)
    ]
    return sum(-number for number in off if number < 0), sum(map(abs, off)), clock.start_player
