"""The options of the ruleset, for rules that differ between editions or that players interpret differently."""

from typing import Final, NamedTuple

from referee.base.word import Word


class UselessCard(Word):
    """T3: whether a useless card leaves the game or goes to the discard pile."""

    REMOVED = "removed"
    DISCARDED = "discarded"


class Resettlement(Word):
    """N6: whether a settlement may end its movement next to more than one other piece of its owner."""

    FREE = "free"
    LOOSE = "loose"


class RoversTiming(Word):
    """S25: whether the Rovers card pays at the end of the turn or at each build."""

    END_OF_TURN = "end-of-turn"
    EACH_BUILD = "each-build"


class LordsZero(Word):
    """S10: whether a player with no pieces in a sector can be second there."""

    SECOND = "second"
    NOTHING = "nothing"


class VacatedHex(Word):
    """B5: whether the hex that a moving piece leaves counts as empty when adjacency is checked."""

    COUNTS = "counts"
    IGNORED = "ignored"


class Movement(Word):
    """N6, X6, X7: whether a multi-step movement has consequences only where it ends, or on every hex it enters."""

    END = "end"
    EACH_STEP = "each-step"


class IslandRim(Word):
    """Q3: whether the rim of the island counts as next to water."""

    LAND = "land"
    WATER = "water"


class Ruleset(NamedTuple):
    """A value for every option. The defaults follow the rules of the English Big Box."""

    useless_card: UselessCard = UselessCard.REMOVED
    resettlement: Resettlement = Resettlement.FREE
    rovers_timing: RoversTiming = RoversTiming.END_OF_TURN
    lords_zero: LordsZero = LordsZero.SECOND
    vacated_hex: VacatedHex = VacatedHex.COUNTS
    movement: Movement = Movement.END
    island_rim: IslandRim = IslandRim.LAND

    def with_option(self, name: str, value: str) -> "Ruleset":
        """A copy in which the option with this name has this value."""
        return Ruleset._make(
            OPTIONS[option](value) if option == name else old for option, old in self._asdict().items()
        )


OPTIONS: Final = {
    "useless_card": UselessCard,
    "resettlement": Resettlement,
    "rovers_timing": RoversTiming,
    "lords_zero": LordsZero,
    "vacated_hex": VacatedHex,
    "movement": Movement,
    "island_rim": IslandRim,
}
PRESETS: Final = {
    "big-box-en": Ruleset(),
    "big-box-es": Ruleset(UselessCard.DISCARDED, Resettlement.LOOSE, RoversTiming.EACH_BUILD),
}
