"""`make bench`: measures how long common operations take, and fails if one exceeds its time limit."""

import random
import sys
from functools import partial

import orjson

from referee.board.assemble import assemble, make_board
from referee.board.section import layout
from referee.documents.json_text import parse_json
from referee.documents.notation import parse_state
from referee.documents.reader import load
from referee.documents.states import dump_state, read_state
from referee.engine.play import apply_unchecked, legal
from referee.engine.score import score
from referee.engine.start import Choices, start
from referee.model.frames import Turning
from referee.model.state import State
from referee.model.vocabulary import Colour
from referee.rules.mandatory import MANDATORY_BUILD
from referee.rules.moment import Moment
from tests.games import random_action
from tools.bench.timing import Timing, best, report, yardstick

MID = parse_state(
    "board=oasis,paddock,farm,tavern cards=fishermen,knights,merchants "
    "blue=d2,e2,f1,f4,g1,g2,g3,h13,h14,h2,i14,i17,j13,j15,j16,j17,k13,k15,k16,k17,l16,q2,q4,r3;hand:-;"
    "tiles:oasis@h3,paddock@s3,tavern@m17,farm@h12 "
    "orange=m13,m14,n13,o13,o15,o18,p13,p14,p15,p16,p17,p18,q13,q15,q16,q18,r15,r19,r20,s1,s15,s2,t1,t15;hand:T;"
    "tiles:paddock@s3,tavern@r17 left=h3:1,s3:0,h12:1,m17:1,r17:1 deck=? discard=- removed=- first=blue round=6 "
    "ending=no now=turning:blue:G:3:-:-"
)
GAMES = 60


def mandatory_builds(state: State) -> object:
    turn = state.frames[-1]
    assert isinstance(turn, Turning)
    return MANDATORY_BUILD.offers(Moment(state, turn.player, turn))


def all_legal(state: State) -> None:
    """List the legal actions, and compute their targets as sets of hexes."""
    for offer in legal(state):
        getattr(offer, "moves", None)


def play_games(starts: list[State], rng: random.Random) -> None:
    """Play random games: choose an offer at random, and then one of its actions."""
    for begin in starts:
        state = begin
        while offers := legal(state):
            offer = offers[int(rng.random() * len(offers))]
            state = apply_unchecked(state, offer.pick(int(rng.random() * offer.size))).state


def late_game() -> State:
    """Return the last state before the end of a random game of four players."""
    rng = random.Random(3)
    state = start(Choices(tuple(Colour)[:4], seed="x"))
    while True:
        after = apply_unchecked(state, random_action(rng, state)).state
        if after.over:
            return state
        state = after


def loaded(raw: bytes) -> State:
    return load(read_state, parse_json(raw))


def main() -> int:
    loop = yardstick()
    chosen = layout(["tavern", "paddock:turned", "oasis", "farm"])
    rng = random.Random(20)
    starts = [
        start(Choices((Colour.BLUE, Colour.ORANGE), MID.board, MID.cards, seed=str(seed))) for seed in range(GAMES)
    ]
    game = best(lambda: play_games(starts, rng), times=1, rounds=5) / GAMES
    late = late_game()
    full, pieces = orjson.dumps(dump_state(late)), sum(player.settlements.bit_count() for player in late.players)
    timings = [
        Timing("board: make_board cold", best(partial(make_board, chosen), times=200), 3e-3),
        Timing("board: from the in-process cache", best(partial(assemble, chosen), times=20_000), 2e-6),
        Timing("mandatory-build list, mid-game", best(partial(mandatory_builds, MID), times=5_000), 4e-6),
        Timing("all legal actions as sets, mid-game, 4 tiles", best(partial(all_legal, MID), times=2_000), 40e-6),
        Timing("final scoring, 2 players, 3 cards and castles", best(partial(score, MID), times=2_000), 60e-6),
        Timing("random game, 2 players, through legal and apply", game, 1 / 300),
        Timing(f"load from bytes, 4 players, {pieces} settlements", best(partial(loaded, full), times=1_000), 200e-6),
        Timing("dump of it to bytes", best(lambda: orjson.dumps(dump_state(late)), times=1_000), 60e-6),
    ]
    loop = min(loop, yardstick())
    held = report(timings, loop)
    print(f"\nrandom games per second: {1 / game:.0f} here, {loop / 0.040 / game:.0f} on a core of the table")
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
