"""Choices from a seed: the same seed gives the same choices on every machine and in every version.

Things are put into the order of a digest of the seed, their name and what they are chosen for. The referee itself
never rolls dice: whoever gives a seed is told everything it decided.
"""

from collections.abc import Iterable
from hashlib import sha256


def shuffled(things: Iterable[str], *, seed: str, purpose: str) -> list[str]:
    """These things in an order that depends only on the seed and the purpose."""
    keyed = [
        (sha256(f"{seed}|{purpose}|{number}|{thing}".encode()).digest(), thing) for number, thing in enumerate(things)
    ]
    return [thing for _, thing in sorted(keyed)]
