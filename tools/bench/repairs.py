"""`make bench-repairs`: measures how often the proposed repair of an impossible table is the right one.

Each case is a random state in the middle of a game, or its position without the tiles on the board, as in a
photograph. One mistake is made in the document of the state or position. Only mistakes that make the table impossible
count. A repair is right if its patch restores the original. The search was developed with other seeds (1 and
7,000,000). The run fails if a target is missed.
"""

import json
import sys
from collections.abc import Iterator
from random import Random
from time import process_time

from referee.base.errors import ImpossibleError
from referee.base.shares import wilson
from referee.calls.audit import CALL
from referee.calls.call import Context, Driver
from referee.documents.json_patch import apply_patch
from referee.documents.reader import Json
from referee.documents.states import dump_position, dump_state
from referee.engine.audit import audit
from referee.model.position import Position
from referee.model.state import State
from tests.games import Document, random_state
from tools.bench.faults import POSITION_SLIPS, STATE_SLIPS, Slip, slipped
from tools.bench.progress import watched

SEED = 9_000_000
TABLES = 100
TRIES = 20
"""The largest number of attempts, for one table, to make a mistake that the audit notices."""
BARS = {
    "a section lies turned, ten or more pieces on it": 0.9,
    "a wrong supply": 0.9,
    "a wrong count of tiles left": 0.9,
}
CPU = 0.5
DRIVER = Driver(CALL)
REPAIRS = Context(extras=frozenset({"repairs"}))


def middle_games(rng: Random) -> Iterator[State]:
    """Yield possible states in the middle of random games."""
    while True:
        state = random_state(rng.randrange(10**9), rng.randint(60, 300))
        if not state.over and not audit(state):
            yield state


def is_impossible(body: Json) -> bool:
    """Return whether an inconsistency is found when the body is read or its table is audited."""
    try:
        question = DRIVER.schema.load_question(body)
        table = question.state or question.position
        assert table
    except ImpossibleError:
        return True
    return bool(audit(table))


def cases(kind: str, slip: Slip, rng: Random) -> Iterator[tuple[Position | State, Document]]:
    """Yield random tables without end, each with a request body that contains one mistake.

    Skip a table if no attempted mistake makes it impossible.
    """
    for state in middle_games(rng):
        table = state if kind == "state" else state.position._replace(location_tiles=None, nomad_tiles=None)
        sound = json.loads(json.dumps(dump_state(table) if isinstance(table, State) else dump_position(table)))
        for _ in range(TRIES):
            faulty = slipped(slip, sound, state, rng)
            if faulty is None:
                break
            if is_impossible({kind: faulty}):
                yield table, {kind: faulty}
                break


def restores(body: Json, patch: Json, table: Position | State) -> bool:
    """Return whether a patch restores the table. The order of the players' tiles does not matter."""
    question = DRIVER.schema.load_question(apply_patch(body, patch))
    found = question.state or question.position
    assert found
    same: bool = _in_order(found) == _in_order(table)
    return same


def _in_order(table: Position | State) -> Position | State:
    if not isinstance(table, State):
        return table
    players = tuple(player._replace(tiles=tuple(sorted(player.tiles))) for player in table.players)
    return table._replace(players=players)


class Row:
    """The results for one kind of mistake."""

    def __init__(self) -> None:
        self.cases = self.first = self.among = self.none = 0
        self.slowest = 0.0

    def add(self, table: Position | State, body: Document) -> None:
        begun = process_time()
        proposals = DRIVER.reply(body, REPAIRS)["repairs"]
        self.slowest = max(self.slowest, process_time() - begun)
        right = [restores(body, proposal["patch"], table) for proposal in proposals]
        self.cases += 1
        self.first += any(right[:1])
        self.among += any(right)
        self.none += not proposals

    def text(self) -> str:
        low, high = wilson(self.first, self.cases)
        shares = f"{self.first / self.cases:>8.0%}{f'[{low:.0%}, {high:.0%}]':>16}{self.among / self.cases:>14.0%}"
        return f"{shares}{self.none / self.cases:>7.0%}{self.slowest * 1e3:>8.0f} ms"


def main(seed: int = SEED, tables: int = TABLES) -> int:
    held, slowest = True, 0.0
    for kind, slips in (("state", STATE_SLIPS), ("position", POSITION_SLIPS)):
        print(f"{f'{kind}s, seed {seed}':<52}{'first':>8}{'95 %':>16}{'one of five':>14}{'none':>7}{'slowest':>11}")
        for number, (name, slip) in enumerate(slips.items()):
            row = Row()
            found = cases(kind, slip, Random(seed + number))
            for _ in watched(tables):
                row.add(*next(found))
            bar = BARS.get(name) if kind == "state" else None
            holds = bar is None or row.first / row.cases >= bar
            verdict = "" if bar is None else f"  bar {bar:.0%} {'holds' if holds else 'MISSED'}"
            held, slowest = held and holds, max(slowest, row.slowest)
            print(f"{name:<52}{row.text()}{verdict}", flush=True)
    print(f"slowest search: {slowest * 1e3:.0f} ms of CPU; bar {CPU * 1e3:.0f} ms")
    return 0 if held and slowest <= CPU else 1


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
