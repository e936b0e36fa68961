"""The city hall."""

from dataclasses import dataclass

from referee.board.board import Board
from referee.board.hexes import BIT, DIRECTIONS, NAMES, Hex, Hexes, each, neighbours, shift
from referee.model.actions import Action, Place
from referee.model.ruling import Violation, ViolationCode
from referee.model.state import CITY_HALL_HEXES, footprint
from referee.model.vocabulary import Figure
from referee.rules.building import placing_objections, suitability_objections
from referee.rules.consequences import follow, pay, take_tiles
from referee.rules.draft import Draft
from referee.rules.families.figures import Placing
from referee.rules.moment import Moment
from referee.rules.registry import add_power


@dataclass(frozen=True, slots=True, kw_only=True)
class CityHall(Placing):
    """X4: once in the game, on a hex and its six neighbours, one of them next to an own piece."""

    def stock(self, moment: Moment) -> int:
        return 0 if moment.player.figures.city_hall else 1

    def allowed(self, moment: Moment) -> Hexes:
        middles = moment.buildable & (moment.near | neighbours(moment.near))
        for direction in DIRECTIONS:
            middles &= shift(moment.buildable, direction)
        return middles

    def targets(self, moment: Moment) -> Hexes:
        return self.allowed(moment)

    def hex_objections(self, moment: Moment, at: Hex) -> list[Violation]:
        """Everything that is wrong with any of the seven hexes; the middle one has been looked at."""
        hall = footprint(self.figure, at)
        found = suitability_objections(moment, at)
        for hex_beside in each(hall & ~BIT[at]):
            found += placing_objections(moment, hex_beside) + suitability_objections(moment, hex_beside)
        if hall.bit_count() < CITY_HALL_HEXES and BIT[at] & moment.board.hexes:
            found.append(Violation(self.refusals[0], self.rules, hall, {"at": NAMES[at]}))
        if not found and not hall & moment.near:
            found.append(Violation(ViolationCode.NOT_BESIDE_OWN, self.rules, self.targets(moment), {"at": NAMES[at]}))
        return found

    def perform(self, draft: Draft, action: Action) -> None:
        assert isinstance(action, Place)
        seat, hall = draft.frames[-1].player, footprint(self.figure, action.at)
        draft.place(seat, self.figure, action.at, action.tile)
        take_tiles(draft, seat, neighbours(hall))
        for at in each(hall):
            pay(draft, seat, at, action.tile)
        follow(draft, seat)


def _suitable(board: Board) -> Hexes:
    return board.suitable


add_power(
    CityHall(
        tile="city-hall",
        rules=("X4",),
        expansion="crossroads",
        figure=Figure.CITY_HALL,
        terrain=_suitable,
        refusals=("over-the-edge",),
        repeatable=False,
    )
)
