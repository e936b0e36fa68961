"""States of random games with expansions, each with the next action, as documents."""

from collections.abc import Iterator
from functools import cache
from itertools import count, islice
from random import Random
from typing import Final

from referee.model.frames import Drawing, Harvesting, Reacting, Using
from referee.model.state import State
from referee.model.vocabulary import Purpose
from tests.games import Document, action_document, document, random_game, random_start

_GAMES: Final = {"quarry": 4, "fort": 4, "canoe": 6, "bazaar": 5, "cathedral": 3}
"""For each location, the number of random games to play on boards that have it."""
_EVERY: Final = 9
"""One in this many states is used, in addition to every state of some rarer kinds, such as reactions."""


@cache
def played() -> tuple[tuple[Document, Document], ...]:
    """States of random games, each with the next action."""
    wanted = [start for kind, games in _GAMES.items() for start in islice(_starts(kind), games)]
    return tuple(pair for seed, start in enumerate(wanted) for pair in _sampled(seed, start))


def _starts(kind: str) -> Iterator[State]:
    starts = (random_start(Random(f"{kind} {seed}")) for seed in count())
    return (start for start in starts if kind in start.board.kinds.values())


def _sampled(seed: int, start: State) -> Iterator[tuple[Document, Document]]:
    for number, (state, action) in enumerate(random_game(Random(seed), start)):
        if number % _EVERY == 0 or _is_in_progress(state):
            yield document(state), action_document(action)


def _is_in_progress(state: State) -> bool:
    match state.frames[-1]:
        case Using() | Reacting() | Harvesting() | Drawing(purpose=Purpose.TILE | Purpose.DISCARD):
            return True
        case _:
            return False
