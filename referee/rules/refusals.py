"""Why a tile cannot be used at all: it does not exist, or it does not take this type of action."""

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import Final

from referee.model.actions import BuildWith, Draw, MoveWith, Place, Remove, Spend, Take, TileAction
from referee.model.ruling import Facts, Violation, ViolationCode
from referee.rules.power import Power, When
from referee.rules.registry import POWERS

_LONGEST: Final = 40
_BESIDE_AN_ACTION: Final = ("waiver", "via")
"""Keys of an action that name a second tile."""
_SAMPLES: Final[Mapping[str, Callable[[str, str | None], TileAction]]] = {
    "build": lambda tile, via: BuildWith(tile, 0, None, via),
    "place": lambda tile, via: Place(tile, 0, None, via),
    "move": lambda tile, via: MoveWith(tile, 0, 0, via),
    "remove": lambda tile, via: Remove(tile, 0, via),
    "draw": Draw,
    "take": Take,
    "spend": lambda tile, via: Spend(tile, 0, 0, via),
}


def takes(power: Power) -> tuple[str, ...]:
    """The types of action that use a tile; `waiver` or `via` for a tile that other actions name."""
    if power.when is When.WITH_A_BUILD:
        return ("waiver",)
    if any(power.fits(sample(power.tile, power.tile)) for sample in _SAMPLES.values()):
        return ("via",)
    return tuple(kind for kind, sample in _SAMPLES.items() if power.fits(sample(power.tile, None)))


def used_otherwise(power: Power, *, but: str = "") -> Violation:
    """The tile does not take this type of action now; the facts list the types it takes, except `but`.

    A tile that takes no type, such as the crossroads, takes effect by itself.
    """
    types = [kind for kind in takes(power) if kind != but]
    if not types:
        facts: Facts = {"tile": power.tile, "by": "itself"}
    else:
        by = types[0] if types[0] in _BESIDE_AN_ACTION else "action"
        facts = {"tile": power.tile, "by": by, "takes": " or ".join(types)}
    return Violation(ViolationCode.TILE_USED_OTHERWISE, power.rules, facts=facts)


def unknown_tile(tile: str, *rules: str) -> Violation:
    """The tile does not exist; the facts suggest a similar name, if there is one."""
    near = get_close_matches(tile[:_LONGEST], POWERS, n=1)
    facts: Facts = {"tile": tile, "meant": near[0]} if near else {"tile": tile}
    return Violation(ViolationCode.UNKNOWN_TILE, rules, facts=facts)
