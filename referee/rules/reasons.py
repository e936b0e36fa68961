"""Sort the violations of an action, so that the player sees the most important one first."""

from referee.model.ruling import Violation, ViolationCode, Weight
from referee.rules.registry import TILE_CODES


def heaviest_first(violations: list[Violation]) -> list[Violation]:
    """Sort the violations by weight, with the heaviest first.

    If one of them rules out the whole action, no other hex would be legal either, so the violations that rule out
    only the named hex, piece or card no longer suggest any hexes.
    """
    ordered = sorted(violations, key=_weight, reverse=True)
    if _weight(ordered[0]) is Weight.HERE:
        return violations
    return [
        violation._replace(choices=None)
        if violation.choices is not None and _weight(violation) is Weight.HERE
        else violation
        for violation in ordered
    ]


def _weight(violation: Violation) -> Weight:
    code = violation.code
    return code.weight if isinstance(code, ViolationCode) else TILE_CODES.get(code, Weight.HERE)
