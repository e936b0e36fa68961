"""Check the supplies, the pieces and walls on the board, the number tiles and the terrain cards (G9, H8, P1)."""

from collections import Counter
from collections.abc import Iterator

from referee.board.hexes import NOWHERE, Hexes, each
from referee.engine.audit.tabletop import out_of_reach, reachable_hexes
from referee.engine.frames.turning import has_played
from referee.model.findings import Inconsistency, InconsistencyCode
from referee.model.frames import BUILDS, BUILDS_ON_SWAMP, after_last_turn, turn_in, turn_of
from referee.model.position import FIGURE_KEYS, NO_FIGURES, SETTLEMENTS
from referee.model.ruling import Facts
from referee.model.state import NO_NUMBERS, NUMBERS, Player, State
from referee.model.vocabulary import BOX, BOX_SIZE, TERRAIN_OF, Purpose
from referee.rules.catalogue import BONUS_OF, HARVEST, LOCATIONS, NOMAD_COPIES, NOMADS, common_powers
from referee.rules.power import Lifting
from referee.rules.terrain_cards import known_cards


def supply_inconsistencies(state: State) -> Iterator[Inconsistency]:
    """The inconsistencies in the supplies, the pieces and walls on the board, the temples, and the number tiles."""
    numbered = False
    expected = 0 if state.ending else state.round * (BUILDS_ON_SWAMP if state.swamp_cards else BUILDS)
    for seat, player in enumerate(state.players):
        built = player.settlements.bit_count() + player.temple
        # The turns need not be counted if the player has built enough for every turn up to the end of this round.
        if (
            built < expected
            or built + player.supply + len(player.marks) != SETTLEMENTS
            or not (player.supply or state.ending)
        ):
            yield from _settlement_inconsistencies(state, seat, player)
        if player.settlements & ~state.board.suitable or player.figures is not NO_FIGURES:
            yield from _reach_inconsistencies(state, seat, player)
        if player.temple:
            yield from _temple_inconsistencies(state, seat, player)
        if player.numbers is not NO_NUMBERS and player.numbers != NO_NUMBERS:
            numbered = True
    if numbered:
        yield from _number_inconsistencies(state)
    if state.walls:
        yield from _wall_inconsistencies(state)


def _settlement_inconsistencies(state: State, seat: int, player: Player) -> Iterator[Inconsistency]:
    """G9, T2, E1: report a player whose settlements contradict the supply, the finished turns or `ending`."""
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
    least = BUILDS_ON_SWAMP if state.swamp_cards else BUILDS
    turn = turn_of(state.frames, seat)
    built = min(least, len(set(turn.built))) if turn else 0
    due = min(least * turns + built, SETTLEMENTS)
    if count + player.temple < due and not _may_be_removed(state, due - count - player.temple):
        facts = {"colour": player.colour, "count": count, "turns": turns, "least": due}
        place = f"/players/{seat}/settlements"
        yield Inconsistency(InconsistencyCode.TOO_FEW_BUILDS, place, player.settlements, facts)


def _may_be_removed(state: State, count: int) -> bool:
    """N4: whether tiles could have removed this many settlements of a player from the board.

    Each nomad tile that removes settlements could have removed one. A location tile that does so could have removed
    any number.
    """
    if any(LOCATIONS[kind].lifts is Lifting.TO_SUPPLY for kind in state.board.location_kinds):
        return True
    gone = nomad_tiles_gone(state)
    return count <= sum(gone[kind] for kind, power in NOMADS.items() if power.lifts is Lifting.TO_SUPPLY)


def _reach_inconsistencies(state: State, seat: int, player: Player) -> Iterator[Inconsistency]:
    """B2, X4 to X7: report settlements and figures that no power of this player could have placed.

    H7: also report scouts that are on the board outside their owner's turn.
    """
    board = state.board
    beyond = player.settlements & board.open & ~board.suitable
    for tile in _powers_had(state, player) if beyond else ():
        beyond &= ~reachable_hexes(tile, "settlement", board)
        if not beyond:
            break
    if beyond:
        yield from out_of_reach(board, f"/players/{seat}/settlements", beyond, "player")
    if player.figures is NO_FIGURES:
        return
    if player.figures.scouts and not in_turn(state, seat):
        place = f"/players/{seat}/scouts"
        yield Inconsistency(InconsistencyCode.SCOUTS_OUT_OF_TURN, place, player.figures.scouts)
    for figure, key in FIGURE_KEYS.items():
        standing = player.figures.of(figure) & board.open
        if standing and not any(reachable_hexes(tile, figure, board) for tile in _powers_had(state, player)):
            yield from out_of_reach(board, f"/players/{seat}/{key}", standing, "player")


def _powers_had(state: State, *players: Player) -> Iterator[str]:
    """The powers that these players could have used: location, bonus and nomad tiles, common powers and silos."""
    kinds = kinds_taken(state, *players)
    yield from kinds
    yield from (BONUS_OF[kind] for kind in kinds if kind in BONUS_OF)
    yield from common_powers(state.board)
    yield from HARVEST
    yield from (kind for kind, count in nomad_tiles_gone(state).items() if count > 0)


def _temple_inconsistencies(state: State, seat: int, player: Player) -> Iterator[Inconsistency]:
    """M6: report a player who has settlements on temple tiles but never took such a tile."""
    if not any(LOCATIONS[kind].lifts is Lifting.TO_TILE for kind in kinds_taken(state, player)):
        facts: Facts = {"colour": player.colour, "count": player.temple}
        yield Inconsistency(InconsistencyCode.TEMPLE_NEVER_TAKEN, f"/players/{seat}/temple", facts=facts)


def _wall_inconsistencies(state: State) -> Iterator[Inconsistency]:
    """N7: report stone walls if no player had a power that places them."""
    if not any(reachable_hexes(tile, "wall", state.board) for tile in _powers_had(state, *state.players)):
        yield from out_of_reach(state.board, "/walls", state.walls & state.board.open)


def _number_inconsistencies(state: State) -> Iterator[Inconsistency]:
    """H8: report an inconsistency if the players hold more number tiles than the box contains."""
    ones = sum(player.numbers.ones for player in state.players)
    fives = sum(player.numbers.fives for player in state.players)
    if ones > NUMBERS.ones or fives > NUMBERS.fives:
        facts: Facts = {"ones": ones, "fives": fives}
        yield Inconsistency(InconsistencyCode.TOO_MANY_NUMBERS, "/players", facts=facts)


def card_inconsistencies(state: State) -> Iterator[Inconsistency]:
    """P1, P5: the inconsistencies in the terrain cards: copies of each kind, removed cards, hands, and the total."""
    known, box = known_cards(state), BOX[state.swamp_cards]
    for card, count in known.items():
        if count > box.get(card, 0):
            facts: Facts = {"card": card, "count": count, "most": box.get(card, 0)}
            yield Inconsistency(InconsistencyCode.TOO_MANY_COPIES, "/deck", facts=facts)
    for card, count in box.items() if state.removed_terrain else ():
        if TERRAIN_OF[card] == state.removed_terrain and state.removed.count(card) < count:
            facts = {"found": card, "wanted": "all", "count": count}
            yield Inconsistency(InconsistencyCode.REMOVED_TERRAIN, "/removed", facts=facts)
    missing = BOX_SIZE[state.swamp_cards] - known.total()
    active = state.frames[0].player if state.frames else None
    for seat, player in enumerate(state.players):
        missing -= player.hand.count(None)
        if player.hand and (seat == active or len(player.hand) > 1):
            yield from _hand_inconsistencies(state, seat, player)
    if missing < 0 or (state.deck is not None and missing):
        facts = {"missing": missing, "count": abs(missing), "by": "many" if missing < 0 else "few"}
        yield Inconsistency(InconsistencyCode.CARDS_MISSING, "/deck", facts=facts)


def _hand_inconsistencies(state: State, seat: int, player: Player) -> Iterator[Inconsistency]:
    """T4, X3: report a hand with more cards than the player could have drawn and not yet played."""
    turn = turn_of(state.frames, seat)
    played = has_played(state, turn) if turn else is_drawing(state, seat)
    if len(player.hand) + played <= 1:
        return
    drawn = 1 + any(LOCATIONS[kind].draws is Purpose.HAND for kind in kinds_taken(state, player))
    if len(player.hand) > drawn - played:
        facts: Facts = {"colour": player.colour, "count": len(player.hand), "most": drawn - played}
        yield Inconsistency(InconsistencyCode.HAND_SIZE, f"/players/{seat}/hand", facts=facts)


def kinds_taken(state: State, *players: Player) -> list[str]:
    """The kind of every location hex where one of these players has taken a tile. Kinds may be repeated."""
    taken: Hexes = NOWHERE
    for player in players:
        taken |= player.taken_from
    return [state.board.kinds[at] for at in each(taken & state.board.locations)]


def turns_finished(state: State, seat: int) -> int:
    """The number of turns that a player has finished.

    A turn is finished once the player begins to discard or draw cards at the end of it.
    """
    if after_last_turn(state.frames):
        return state.round
    current, count = state.frames[0].player, len(state.players)
    before = (seat - state.start_player) % count < (current - state.start_player) % count
    return state.round - 1 + (before or (seat == current and turn_in(state.frames) is None))


def is_drawing(state: State, seat: int) -> bool:
    """T4: whether a player has ended their turn and is still discarding or drawing cards."""
    if after_last_turn(state.frames) or turn_in(state.frames):
        return False
    return state.frames[0].player == seat


def in_turn(state: State, seat: int) -> bool:
    """Whether the turn in progress is this player's."""
    return turn_of(state.frames, seat) is not None


def nomad_tiles_gone(state: State) -> Counter[str]:
    """The number of nomad tiles of each kind that could have been used.

    Every tile is counted except those that lie on a nomad space and those that a player holds unused. The result is
    empty if the board has no nomad spaces.
    """
    if not state.board.nomad_spaces:
        return Counter()
    gone = Counter(NOMAD_COPIES)
    gone.subtract(kind for kind in state.nomad_tiles.values() if kind)
    gone.subtract(tile.kind for player in state.players for tile in player.nomad_tiles if not tile.used)
    return gone
