"""Sort the violations of an action, so that the player hears the most important one first."""

from operator import itemgetter

from referee.model.ruling import Violation, ViolationCode, Weight
from referee.rules.registry import TILE_CODES


def heaviest_first(violations: list[Violation]) -> list[Violation]:
    """Sort the violations by weight, with the heaviest first.

    If one of them rules out the whole action, no other hex would be legal either. Violations about a hex then suggest
    no hexes.
    """
    weights = [_weight(violation) for violation in violations]
    if max(weights) is Weight.HERE:
        return violations
    ordered = sorted(zip(weights, violations, strict=True), key=itemgetter(0), reverse=True)
    return [
        violation._replace(choices=None) if weight is Weight.HERE and violation.choices is not None else violation
        for weight, violation in ordered
    ]


def _weight(violation: Violation) -> Weight:
    code = violation.code
    return code.weight if isinstance(code, ViolationCode) else TILE_CODES.get(code, Weight.HERE)
