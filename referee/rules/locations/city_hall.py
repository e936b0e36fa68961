"""The city hall tile: once per game, place the city hall on seven hexes (X4)."""

from typing import Final

from referee.board.hexes import BIT, DIRECTIONS, NAMES, Hex, Hexes, each, neighbours, shift
from referee.board.terrain import SUITABLE
from referee.model.actions import Action, Place
from referee.model.position import CITY_HALL_HEXES, footprint
from referee.model.ruling import Violation, ViolationCode
from referee.model.vocabulary import Figure
from referee.rules.building import ground_violations, placing_violations
from referee.rules.consequences import after_placing
from referee.rules.draft import Draft
from referee.rules.families.deeds import DeedPower
from referee.rules.families.figures import Places
from referee.rules.moment import Moment
from referee.rules.power import When
from referee.rules.registry import add_power, tile_code

_OVER_THE_EDGE: Final = tile_code("over-the-edge")


class PlacesCityHall(Places):
    """X4: place the city hall on a hex and its neighbours. One of the seven hexes must be next to your pieces."""

    def stock(self, moment: Moment) -> int:
        return 0 if moment.player.figures.city_hall else 1

    def allowed(self, moment: Moment) -> Hexes:
        middles = moment.buildable & (moment.near | neighbours(moment.near))
        for direction in DIRECTIONS:
            middles &= shift(moment.buildable, direction)
        return middles

    def targets(self, moment: Moment) -> Hexes:
        return self.allowed(moment)

    def hex_violations(self, moment: Moment, at: Hex) -> list[Violation]:
        """X4: the violations for the seven hexes. The caller checks whether the central hex is free."""
        hall = footprint(self.figure, at)
        violations = ground_violations(moment, at, SUITABLE, self.rules)
        for beside in each(hall & ~BIT[at]):
            refused = placing_violations(moment, beside) + ground_violations(moment, beside, SUITABLE, self.rules)
            violations += [violation._replace(facts={**violation.facts, "hall": NAMES[at]}) for violation in refused]
        if hall.bit_count() < CITY_HALL_HEXES and BIT[at] & moment.board.hexes:
            violations.append(Violation(_OVER_THE_EDGE, self.rules, hall, {"at": NAMES[at]}))
        if not violations and not hall & moment.near:
            facts = {"at": NAMES[at], "by": "city-hall"}
            choices = self.targets(moment)
            violations.append(Violation(ViolationCode.NOT_BESIDE_OWN, self.rules, facts=facts, choices=choices))
        return violations

    def perform(self, draft: Draft, action: Action) -> None:
        assert isinstance(action, Place)
        seat = draft.frames[-1].player
        draft.place(seat, self.figure, action.at, action.tile)
        after_placing(draft, seat, footprint(self.figure, action.at), action.tile)


add_power(
    DeedPower(
        tile="city-hall",
        rules=("X4",),
        expansion="crossroads",
        when=When.ONCE_A_GAME,
        deeds={Place: PlacesCityHall(tile="city-hall", rules=("X4",), figure=Figure.CITY_HALL)},
    )
)
