"""Sentences about refused actions are true: the player can use every hex that a sentence offers."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Final

import pytest

from referee.board.hexes import BIT, NEIGHBOURS, NOWHERE, Hex, Hexes, each, hex_set, named, united
from referee.documents.actions import dump_action
from referee.documents.answers import dump_suggestion
from referee.engine.play import judge_possible, legal
from referee.engine.suggestions import suggest
from referee.model.actions import Action, Build, BuildWith, MoveWith, Place, Remove, Shuffle
from referee.model.frames import Turning
from referee.model.offers import HexOffer, MoveOffer, ViaOffer
from referee.model.ruling import Violation, ViolationCode
from referee.model.state import Player, State
from referee.model.vocabulary import Verdict
from referee.rules.catalogue import TILE_CODES
from referee.words.speech import speech
from tests.games import random_state
from tests.properties.universe import fits, sample, within_reach
from tests.share import seeds

ANY_STEP: Final = {ViolationCode.ACTION_UNDER_WAY, ViolationCode.MUST_GO_ON, ViolationCode.REACTION_AWAITED}
"""The codes that say that a different step must come first. Their sentences offer the hexes for that step."""
BUILDS: Final = {ViolationCode.MANDATORY_ACTION_DUE, ViolationCode.CARD_USEFUL}
"""The codes whose sentences offer the hexes for the mandatory action."""
PIECES: Final = {ViolationCode.NO_OWN_SETTLEMENT, ViolationCode.NO_SUCH_FIGURE, ViolationCode.NOT_YOUR_PIECE}
"""The codes whose sentences offer the hexes of pieces that can be moved or removed."""


@pytest.mark.parametrize("seed", seeds(40, 500))
def test_a_refusal_is_right_about_every_hex_that_it_names(seed: int) -> None:
    rng = Random(seed)
    state = random_state(seed, rng.randint(5, 300))
    if not state.frames:
        return
    for wish in wishes(state, rng):
        ruling = judge_possible(state, wish)
        if ruling.verdict is not Verdict.ILLEGAL:
            continue
        for violation in ruling.violations:
            untrue = (violation.choices or NOWHERE) & ~usable(state, wish, violation)
            assert not untrue, f"{wish}: {speech().violation(violation)}"
            assert not violation.hexes or in_the_way(state, violation), f"{wish}: {speech().violation(violation)}"
        refused = speech().action(dump_action(wish))
        for action in suggest(state, wish):
            assert judge_possible(state, action).verdict is Verdict.LEGAL, f"{wish}: {action}"
            # T4: no sentence lists the cards of a pile, so a suggested shuffle reads the same as the refused one.
            assert isinstance(wish, Shuffle) or dump_suggestion(state, action, wish, speech())["text"] != refused


def test_every_sentence_that_lists_hexes_has_a_check() -> None:
    """No sentence lists both the hexes in the way and the hexes to choose from."""
    words = speech()
    for code in (*ViolationCode, *TILE_CODES):
        variables = words._find("violations", code).variables
        assert not {"hexes", "choices"} <= variables, code
        assert "hexes" not in variables or code in IN_THE_WAY, code


def wishes(state: State, rng: Random) -> Iterator[Action]:
    """Yield a few actions of every kind, and nearly legal actions with the tiles that the player can use now."""
    yield from sample(state, rng, 15)
    player = state.players[state.frames[-1].player]
    hexes = list(each(state.board.hexes))
    for tile in within_reach(state):
        for _ in range(3):
            at = rng.choice(hexes)
            for kind in (BuildWith, Place, Remove):
                if fits(tile, kind):
                    yield kind(tile, at)
            if fits(tile, MoveWith):
                yield MoveWith(tile, rng.choice([*each(player.presence), at]), rng.choice(hexes))


def usable(state: State, wish: Action, violation: Violation) -> Hexes:
    """The hexes that the sentence about this violation may offer to the player."""
    if violation.code == ViolationCode.TILE_NOT_HELD:
        return _with_tiles(state, str(violation.facts["tile"]))
    hexes = NOWHERE
    for offer in legal(state):
        via, inner = (offer.via, offer.offer) if isinstance(offer, ViaOffer) else (None, offer)
        if isinstance(inner, HexOffer) and not inner.waiver:
            hexes |= inner.at if _is_meant(wish, violation.code, inner.kind, inner.tile, via) else NOWHERE
        elif isinstance(inner, MoveOffer) and _is_meant(wish, violation.code, MoveWith, inner.tile, via):
            hexes |= _ends(inner, wish, violation.code)
    return hexes


def _with_tiles(state: State, kind: str) -> Hexes:
    """L1, N1: the hexes with a tile of this kind, except those from which the player has already taken one."""
    player = state.players[state.frames[-1].player]
    locations = hex_set(at for at, count in state.location_tiles.items() if count and state.board.kinds[at] == kind)
    spaces = hex_set(at for at, lying in state.nomad_tiles.items() if lying == kind)
    return (locations | spaces) & ~player.taken_from


def _is_meant(wish: Action, code: str, kind: type[Action], tile: str | None, via: str | None) -> bool:
    """Whether a sentence about a refused action may offer hexes for this kind of action, with this tile and `via`.

    `wish` is the refused action, and `code` is the code of the sentence.
    """
    if code in ANY_STEP:
        return True
    if code in BUILDS:
        return kind is Build
    return type(wish) is kind and (getattr(wish, "tile", None), getattr(wish, "via", None)) == (tile, via)


def _ends(offer: MoveOffer, wish: Action, code: str) -> Hexes:
    if code in ANY_STEP:
        return united(offer.moves.values())
    if code in PIECES:
        return hex_set(offer.moves)
    assert isinstance(wish, MoveWith)
    return offer.moves.get(wish.origin, NOWHERE)


def in_the_way(state: State, violation: Violation) -> bool:
    """Whether the hexes of a violation match what its sentence says about them."""
    at = violation.facts.get("at")
    here = named(str(at)) if at else None
    return IN_THE_WAY[violation.code](state, violation, here)


def _acting(state: State) -> Player:
    return state.players[state.frames[-1].player]


def _on(state: State, violation: Violation, _here: Hex | None) -> bool:
    owner = next(player for player in state.players if player.colour == violation.facts["owner"])
    return bool(owner.presence & violation.hexes)


def _warriors(state: State, violation: Violation, here: Hex | None) -> bool:
    assert here is not None
    warriors = united(player.figures.warriors for player in state.players)
    return not violation.hexes & ~(warriors & NEIGHBOURS[here])


def _terrain(state: State, violation: Violation, here: Hex | None) -> bool:
    assert here is not None
    wanted = str(violation.facts.get("wanted", "")).split(" or ")
    found = state.board.surface_at(here)
    return violation.hexes == BIT[here] and found == violation.facts["found"] and found not in wanted


def _used(state: State, violation: Violation, _here: Hex | None) -> bool:
    turn = state.frames[0]
    assert isinstance(turn, Turning)
    return violation.hexes == hex_set(use.at for use in turn.used if use.tile == violation.facts["tile"])


def _built(state: State, violation: Violation, _here: Hex | None) -> bool:
    turn = state.frames[0]
    return isinstance(turn, Turning) and violation.hexes == hex_set(turn.built)


IN_THE_WAY: Final[dict[str, Callable[[State, Violation, Hex | None], bool]]] = {
    ViolationCode.OCCUPIED: _on,
    ViolationCode.STONE_WALL: lambda state, violation, _: not violation.hexes & ~state.walls,
    ViolationCode.WARRIOR_NEAR: _warriors,
    ViolationCode.SPECIAL_HEX: lambda state, violation, _: not violation.hexes & ~state.board.special,
    ViolationCode.OFF_THE_BOARD: lambda state, violation, _: not violation.hexes & state.board.hexes,
    ViolationCode.UNSUITABLE: _terrain,
    ViolationCode.WRONG_TERRAIN: _terrain,
    ViolationCode.TERRAIN_CHOSEN: _terrain,
    ViolationCode.TERRAIN_OF_NO_CARD: _terrain,
    ViolationCode.TILE_USED: _used,
    ViolationCode.TILE_USED_UP: _used,
    ViolationCode.TILE_FRESH: lambda state, violation, _: not violation.hexes & ~_acting(state).taken_from,
    ViolationCode.MANDATORY_ACTION_DONE: _built,
    ViolationCode.INSIDE_MANDATORY_ACTION: _built,
    ViolationCode.SAME_HEX: lambda _, violation, here: here is not None and violation.hexes == BIT[here],
    ViolationCode.WAIVER_NEEDLESS: lambda _, violation, here: here is not None and violation.hexes == BIT[here],
    ViolationCode.MOVE_BEGUN: lambda state, violation, _: not violation.hexes & ~_acting(state).figures.hexes,
    "over-the-edge": lambda _, violation, here: here is not None and bool(violation.hexes & BIT[here]),
}
"""The checks of the hexes that explain a refusal, by the codes whose sentences name such hexes."""
