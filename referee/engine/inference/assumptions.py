"""List the assumptions about the turn, the game, the location tiles and each player."""

from collections.abc import Iterator
from typing import Final

from referee.board.hexes import BIT, NAMES, NEIGHBOURS
from referee.engine.audit import audit_state, may_hold_nomad_tiles
from referee.engine.audit.tiles import may_have_status
from referee.engine.inference.clock import Clock
from referee.engine.inference.moved_pieces import removable
from referee.engine.inference.takers import Location, Takers
from referee.model.description import TableDescription
from referee.model.findings import Assumption, AssumptionCode
from referee.model.ruling import Facts
from referee.model.state import NUMBERS, NomadTile, Numbers, Player, State, Tile
from referee.model.vocabulary import BASE_TERRAINS, TERRAINS_OF, TerrainCard, TileStatus
from referee.rules.catalogue import CARDS, LOCATIONS, NOMAD_COPIES, NOMADS, TASKS
from referee.rules.power import Lifting, When

_BASE: Final = "base"


def turn_assumptions(
    description: TableDescription, state: State, hidden_cards: tuple[TerrainCard, ...]
) -> Iterator[Assumption]:
    """T1, M1: the assumptions about the card, its terrain and the builds of this turn."""
    player = state.players[description.turn]
    facts: Facts = {"colour": player.colour}
    if description.card is None and player.hand == (None,):
        yield Assumption(AssumptionCode.TURN_CARD, "/frames/0/card", None, hidden_cards, facts)
    if description.built is None and player.settlements:
        yield Assumption(AssumptionCode.TURN_BEGINS, "/frames/0/built", (), facts=facts)
    if description.card and not description.built and len(TERRAINS_OF[description.card]) > 1:
        facts = {"card": description.card}
        yield Assumption(AssumptionCode.TURN_TERRAIN, "/frames/0/terrain", None, TERRAINS_OF[description.card], facts)


def game_assumptions(description: TableDescription, state: State, clocks: list[Clock]) -> Iterator[Assumption]:
    """P1, P4, E1: the assumptions about the start player, the round, the end of the game and the terrain cards."""
    colours = [player.colour for player in state.players]
    first = colours[state.start_player]
    seats = sorted({clock.start_player for clock in clocks} - {state.start_player})
    if seats:
        others = tuple(colours[seat] for seat in seats)
        yield Assumption(AssumptionCode.START_PLAYER, "/start_player", first, others, {"colour": first})
    rounds = tuple(sorted({clock.round for clock in clocks} - {state.round}))
    if rounds:
        yield Assumption(AssumptionCode.ROUND, "/round", state.round, rounds, {"round": state.round})
    if description.ending is None and not state.ending and _may_be_ending(description, state):
        yield Assumption(AssumptionCode.ENDING, "/ending", assumed=False, alternatives=(True,))
    if description.swamp_cards is None and not state.swamp_cards and _is_expanded(state):
        yield Assumption(AssumptionCode.SWAMP_CARDS, "/swamp_cards", assumed=False, alternatives=(True,))
    if description.deck is None:
        yield Assumption(AssumptionCode.PILES, "/deck", None)


def tile_assumptions(
    description: TableDescription,
    state: State,
    known_locations: list[Location],
    takers: Takers,
    movers: frozenset[int],
) -> Iterator[Assumption]:
    """L1, L3: the assumptions about who took which location tiles, who still holds them, and how many are left."""
    colours = [player.colour for player in state.players]
    for location in known_locations:
        at, kind = NAMES[location.at], state.board.kinds[location.at]
        left, place = state.location_tiles[location.at], f"/location_tiles/{at}"
        if others := tuple(count for count in location.counts if count != left):
            facts: Facts = {"at": at, "tile": kind, "count": left}
            yield Assumption(AssumptionCode.LOCATION_TILES, place, left, others, facts)
        seats = takers[location.at]
        counted = location if location.left == left else location._replace(left=left)
        readings = sorted(set(counted.readings) - {seats}, key=location.rank)
        if readings:
            by = "near" if seats <= location.near else "gone"
            facts = {"at": at, "tile": kind, "colours": ", ".join(colours[seat] for seat in sorted(seats)), "by": by}
            taken, *other = (tuple(colours[seat] for seat in sorted(reading)) for reading in (seats, *readings))
            yield Assumption(AssumptionCode.TAKERS, place, taken, tuple(other), facts)
    for seat in sorted(movers):
        player = state.players[seat]
        if description.of(seat).tiles is None and player.tiles:
            yield _held_assumption(seat, player)


def _held_assumption(seat: int, player: Player) -> Assumption:
    """L3: the assumption that a player whose pieces may have moved has not lost any of `player.tiles`."""
    others = tuple(tuple(tile for tile in player.tiles if tile is not lost) for lost in player.tiles)
    facts: Facts = {"colour": player.colour, "tiles": ", ".join(tile.kind for tile in player.tiles)}
    return Assumption(AssumptionCode.TILES_HELD, f"/players/{seat}/tiles", player.tiles, others, facts)


def player_assumptions(
    description: TableDescription, state: State, seat: int, hidden_cards: tuple[TerrainCard, ...], *, moved: bool
) -> Iterator[Assumption]:
    """The assumptions about a player's hand, tile statuses, nomad tiles, temple settlements, number tiles and gold.

    `hidden_cards` are the kinds of card that an unknown card can be. `moved` says whether the player's pieces could
    have moved or left the board.
    """
    known, player, place = description.of(seat), state.players[seat], f"/players/{seat}"
    facts: Facts = {"colour": player.colour}
    yield from _status_assumptions(description, state, seat)
    if known.nomad_tiles is None and (others := tuple(_nomad_tiles(state, seat, moved=moved))):
        yield Assumption(AssumptionCode.NOMAD_TILES, f"{place}/nomad_tiles", (), others, facts)
    if (
        known.hand is None
        and player.hand
        and not (seat == description.turn and description.card is None and len(player.hand) == 1)
    ):
        cards = tuple((card,) for card in hidden_cards) if len(player.hand) == 1 else ()
        many = {**facts, "count": len(player.hand)}
        yield Assumption(AssumptionCode.HAND, f"{place}/hand", player.hand, cards, many)
    lifting = sum(LOCATIONS[kind].lifts is Lifting.TO_TILE for kind in _kinds_taken(state, player))
    if known.temple is None and lifting and player.settlements:
        yield Assumption(AssumptionCode.TEMPLE, f"{place}/temple", 0, tuple(range(1, lifting + 1)), facts)
    if known.numbers is None and player.numbers.worth:
        ones = player.numbers.ones
        counts = tuple(_possible_numbers(state, seat))
        yield Assumption(AssumptionCode.NUMBERS, f"{place}/numbers", player.numbers, counts, {**facts, "count": ones})
    if not player.gold and _pays_in_play(state):
        yield Assumption(AssumptionCode.GOLD, f"{place}/gold", 0, facts=facts)


def _with(state: State, seat: int, player: Player) -> State:
    return state._replace(players=(*state.players[:seat], player, *state.players[seat + 1 :]))


def _status_assumptions(description: TableDescription, state: State, seat: int) -> Iterator[Assumption]:
    """L2: the assumptions about the tile statuses that the description omits, unless only one status is possible."""
    player, known = state.players[seat], description.of(seat).tiles
    for number, tile in enumerate(player.tiles):
        if known is not None and known[number].status:
            continue
        others = [status for status in TileStatus if status is not tile.status and _may_be(state, seat, tile, status)]
        if others:
            facts: Facts = {"colour": player.colour, "tile": tile.kind, "at": NAMES[tile.origin], "by": tile.status}
            place = f"/players/{seat}/tiles/{number}/status"
            yield Assumption(AssumptionCode.TILE_STATUS, place, tile.status, tuple(others), facts)


def _may_be(state: State, seat: int, tile: Tile, status: TileStatus) -> bool:
    """L2: whether a tile could have this status now."""
    return status is TileStatus.READY or may_have_status(state, seat, tile._replace(status=status))


def _nomad_tiles(state: State, seat: int, *, moved: bool) -> Iterator[tuple[NomadTile, ...]]:
    """N1: each nomad tile that a player may hold, as a tuple of one tile.

    The tile must have been taken in this round or in the previous one.
    """
    player = state.players[seat]
    empty = [at for at, kind in state.nomad_tiles.items() if kind is None]
    if not empty or not (moved or any(player.lasting & NEIGHBOURS[at] for at in empty)):
        return
    for kind in NOMADS:
        for taken in (state.round - 1, state.round):
            held = (NomadTile(kind, taken),)
            if taken and may_hold_nomad_tiles(_with(state, seat, player._replace(nomad_tiles=held))):
                yield held


def _possible_numbers(state: State, seat: int) -> Iterator[Numbers]:
    player = state.players[seat]
    for ones in range(NUMBERS.ones + 1):
        other = player.numbers._replace(ones=ones)
        if other != player.numbers and not audit_state(_with(state, seat, player._replace(numbers=other))):
            yield other


def _kinds_taken(state: State, player: Player) -> list[str]:
    return [kind for at, kind in state.board.kinds.items() if player.taken_from & BIT[at]]


def _may_be_ending(description: TableDescription, state: State) -> bool:
    """E1, T3: whether the end of the game may have been triggered although every player has settlements left.

    Settlements may have gone back to a supply or onto a temple, or a player may have had no hex to build on.
    """
    temples = any(LOCATIONS[kind].lifts is Lifting.TO_TILE for kind in state.board.location_kinds)
    free = state.free
    full = any(not state.board.ground[terrain] & free for terrain in BASE_TERRAINS)
    return bool(removable(description.position._replace(nomad_tiles=state.nomad_tiles))) or temples or full


def _is_expanded(state: State) -> bool:
    """P4: whether any expansion is on the table. In that case, the swamp cards may also be in the game.

    A custom section counts as an expansion.
    """
    layout = state.board.layout
    expansions = {placed.section.expansion for placed in layout.sections}
    expansions |= {CARDS[card].expansion for card in state.cards} | {TASKS[task].expansion for task in state.tasks}
    return bool(expansions - {_BASE} or layout.island or state.board.caves or state.board.capitols)


def _pays_in_play(state: State) -> bool:
    """S11 to S13, S25, N3: whether players could already have gained gold during play."""
    if any(CARDS[card].payment or CARDS[card].turn_payment for card in state.cards):
        return True
    lying = list(state.nomad_tiles.values())
    return None in lying and any(
        NOMADS[kind].when is When.WHEN_TAKEN and lying.count(kind) < copies for kind, copies in NOMAD_COPIES.items()
    )
