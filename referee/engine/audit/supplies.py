"""G9, T2, E1, M6, S24: the settlements and figures of each player add up."""

from collections.abc import Iterator

from referee.board.hexes import hex_set
from referee.engine.audit.history import in_turn, kinds_taken, nomad_tiles_gone, turns_finished
from referee.engine.audit.pieces import out_of_reach
from referee.model.figures import FIGURE_KEYS, NO_FIGURES
from referee.model.frames import BUILDS, BUILDS_ON_SWAMP, turn_of
from referee.model.inconsistency import Inconsistency, InconsistencyCode
from referee.model.position import SETTLEMENTS
from referee.model.ruling import Facts
from referee.model.state import NO_NUMBERS, NUMBERS, Player, State
from referee.rules.catalogue import LOCATIONS, NOMADS
from referee.rules.power import Lifting


def supply_inconsistencies(state: State) -> Iterator[Inconsistency]:
    """What cannot be of the pieces that came from a supply, or lie in it."""
    for seat, player in enumerate(state.players):
        yield from _settlement_inconsistencies(state, seat, player)
        if player.settlements & ~state.board.suitable or player.figures is not NO_FIGURES:
            yield from _reach_inconsistencies(state, seat, player)
        if player.temple:
            yield from _temple_inconsistencies(state, seat, player)
    if state.walls:
        yield from _wall_inconsistencies(state)
    if any(player.numbers != NO_NUMBERS for player in state.players):
        yield from _number_inconsistencies(state)


def _settlement_inconsistencies(state: State, seat: int, player: Player) -> Iterator[Inconsistency]:
    """G9, T2, E1."""
    count = player.settlements.bit_count()
    elsewhere = player.temple + len(player.marks)
    if count + player.supply + elsewhere != SETTLEMENTS:
        facts: Facts = {"colour": player.colour, "count": count + elsewhere, "supply": player.supply}
        place = f"/players/{seat}/supply"
        yield Inconsistency(InconsistencyCode.SUPPLY_MISMATCH, place, player.settlements, facts)
    if state.ending:
        return
    if not player.supply:
        facts = {"colour": player.colour}
        yield Inconsistency(InconsistencyCode.END_NOT_TRIGGERED, "/ending", facts=facts)
    turns = turns_finished(state, seat)
    due = _least_builds(state, seat, turns)
    if count + player.temple < due and count + player.temple + _removed_at_most(state) < due:
        facts = {"colour": player.colour, "count": count, "turns": turns, "least": due}
        place = f"/players/{seat}/settlements"
        yield Inconsistency(InconsistencyCode.TOO_FEW_BUILDS, place, player.settlements, facts)


def _least_builds(state: State, seat: int, turns: int) -> int:
    """T2, M1: how many settlements a player must have built in so many turns, and in the one in progress."""
    least = BUILDS_ON_SWAMP if state.swamp_cards else BUILDS
    turn = turn_of(state.frames, seat)
    built = hex_set(turn.built).bit_count() if turn else 0
    return min(least * turns + min(least, built), SETTLEMENTS)


def _removed_at_most(state: State) -> int:
    """N4: how many settlements of one player tiles can have taken off the board: one for each that was used."""
    if not state.board.nomad_spaces:
        return 0
    gone = nomad_tiles_gone(state)
    return sum(gone[kind] for kind, power in NOMADS.items() if power.lifts is Lifting.TO_SUPPLY)


def _reach_inconsistencies(state: State, seat: int, player: Player) -> Iterator[Inconsistency]:
    """B2, X4 to X7: only a tile that the player once had brings a piece beyond suitable terrain, or a figure."""
    board, powers = state.board, [LOCATIONS[kind] for kind in set(kinds_taken(state, player))]
    beyond = player.settlements & ~board.suitable
    for power in powers:
        beyond &= ~power.lands("settlement", board)
    if beyond and board.nomad_spaces:
        for kind, gone in nomad_tiles_gone(state).items():
            if gone > 0:
                beyond &= ~NOMADS[kind].lands("settlement", board)
    yield from out_of_reach(board, f"/players/{seat}/settlements", beyond, "player")
    if player.figures is NO_FIGURES:
        return
    if player.figures.scouts and not in_turn(state, seat):
        place = f"/players/{seat}/scouts"
        yield Inconsistency(InconsistencyCode.SCOUTS_OUT_OF_TURN, place, player.figures.scouts)
    for figure, key in FIGURE_KEYS.items():
        standing = player.figures.of(figure)
        if standing and not any(power.lands(figure, board) for power in powers):
            yield from out_of_reach(board, f"/players/{seat}/{key}", standing, "player")


def _temple_inconsistencies(state: State, seat: int, player: Player) -> Iterator[Inconsistency]:
    """M6: only a tile takes settlements off the board."""
    if not any(LOCATIONS[kind].lifts is Lifting.TO_TILE for kind in kinds_taken(state, player)):
        facts: Facts = {"colour": player.colour, "count": player.temple}
        yield Inconsistency(InconsistencyCode.TEMPLE_NEVER_TAKEN, f"/players/{seat}/temple", facts=facts)


def _wall_inconsistencies(state: State) -> Iterator[Inconsistency]:
    """N7: only a tile that somebody had brings walls."""
    if not any(LOCATIONS[kind].lands("wall", state.board) for kind in kinds_taken(state, *state.players)):
        yield from out_of_reach(state.board, "/walls", state.walls)


def _number_inconsistencies(state: State) -> Iterator[Inconsistency]:
    """H8: so many number tiles there are."""
    ones = sum(player.numbers.ones for player in state.players)
    fives = sum(player.numbers.fives for player in state.players)
    if ones > NUMBERS.ones or fives > NUMBERS.fives:
        facts: Facts = {"ones": ones, "fives": fives}
        yield Inconsistency(InconsistencyCode.TOO_MANY_NUMBERS, "/players", facts=facts)
