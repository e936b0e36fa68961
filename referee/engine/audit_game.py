"""Can this game be? What a state says beyond the position: supplies, tiles and terrain cards."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from referee.board.hexes import BIT, NAMES, NEIGHBOURS, NOWHERE, Hexes, each, hex_set, names
from referee.board.terrain import UNSUITABLE, Terrain
from referee.engine.audit_frames import frame_flaws, is_redrawing, kinds_taken
from referee.model.frames import BUILDS, BUILDS_ON_SWAMP, Drawing, Harvesting, Turning
from referee.model.inconsistency import Inconsistency, InconsistencyCode
from referee.model.ruling import Facts
from referee.model.state import (
    FIGURE_KEYS,
    NO_FIGURES,
    NO_NUMBERS,
    NUMBERS,
    SETTLEMENTS,
    TILES_PER_LOCATION,
    Player,
    State,
    Tile,
)
from referee.model.vocabulary import TERRAIN_OF, Figure, TileStatus, copies
from referee.rules.catalogue import LOCATIONS, NOMADS
from referee.rules.piles import hidden, told

_WITH_BONUS: Final = frozenset(kind for kind, power in LOCATIONS.items() if power.bonus)


def game_flaws(state: State) -> Iterator[Inconsistency]:
    """Everything that cannot be in a game under way, at a table that can. Strange tiles are told before the rest."""
    strange = list(_strange_tiles(state))
    if strange:
        yield from strange
        return
    yield from frame_flaws(state)
    may_have_bonus = not _WITH_BONUS.isdisjoint(state.board.kinds.values())
    for seat, player in enumerate(state.players):
        place = f"/players/{seat}"
        yield from _supply_flaws(state, seat, place, player)
        yield from _tile_flaws(state, seat, place, player)
        if player.figures is not NO_FIGURES:
            yield from _figure_flaws(state, place, player)
        if player.nomad_tiles:
            yield from _nomad_tile_flaws(state, seat, place, player)
        if may_have_bonus or player.bonus_tiles:
            yield from _bonus_flaws(place, player)
        if player.temple:
            yield from _temple_flaws(state, place, player)
    yield from _shared_flaws(state)
    yield from _stock_flaws(state)
    yield from _card_flaws(state)


def _shared_flaws(state: State) -> Iterator[Inconsistency]:
    """N1, N7, H8: what the players have in common, where there is any of it."""
    if any(player.numbers != NO_NUMBERS for player in state.players):
        yield from _number_flaws(state)
    if state.board.nomad_spaces or any(player.nomad_tiles for player in state.players):
        yield from _nomad_stock_flaws(state)
    if state.walls and not any(LOCATIONS[kind].walls for kind in kinds_taken(state, *state.players)):
        yield Inconsistency(InconsistencyCode.OUT_OF_REACH, "/walls", state.walls, _out_of_reach(state, state.walls))


def _supply_flaws(state: State, seat: int, place: str, player: Player) -> Iterator[Inconsistency]:
    """G9, T2, E1."""
    count = player.settlements.bit_count()
    elsewhere = player.temple + len(player.marks)
    if count + player.supply + elsewhere != SETTLEMENTS:
        facts: Facts = {"colour": player.colour, "count": count + elsewhere, "supply": player.supply}
        yield Inconsistency(InconsistencyCode.SUPPLY_MISMATCH, f"{place}/supply", player.settlements, facts)
    if not player.supply and not state.ending:
        yield Inconsistency(InconsistencyCode.END_NOT_TRIGGERED, "/ending", facts={"colour": player.colour})
    turns = _turns_finished(state, seat)
    built = count + player.temple + _removed_at_most(state)
    least = BUILDS_ON_SWAMP if state.swamp_cards else BUILDS
    due = min(least * turns + min(least, _built_this_turn(state, seat)), SETTLEMENTS)
    if not state.ending and built < due:
        facts = {"colour": player.colour, "count": count, "turns": turns, "least": due}
        yield Inconsistency(InconsistencyCode.TOO_FEW_BUILDS, f"{place}/settlements", player.settlements, facts)


def _removed_at_most(state: State) -> int:
    """N4: how many settlements of one player tiles can have taken off the board: one for each that was used."""
    if not state.board.nomad_spaces:
        return 0
    seen = _nomad_tiles_seen(state)
    return sum(power.copies - seen[kind] for kind, power in NOMADS.items() if power.removes)


def _nomad_tiles_seen(state: State) -> Counter[str]:
    """The nomad tiles that were not used: on their spaces, or in somebody's hands."""
    held = [tile.kind for player in state.players for tile in player.nomad_tiles if not tile.used]
    return Counter([*filter(None, state.nomad_tiles.values()), *held])


def _built_this_turn(state: State, seat: int) -> int:
    turn = state.frames[0] if state.frames else None
    return hex_set(turn.built).bit_count() if isinstance(turn, Turning) and turn.player == seat else 0


def _strange_tiles(state: State) -> Iterator[Inconsistency]:
    """L1: a tile is of the kind of the location it came from."""
    for seat, player in enumerate(state.players):
        for number, tile in enumerate(player.tiles):
            if state.board.kinds.get(tile.origin) != tile.kind:
                facts: Facts = {
                    "at": NAMES[tile.origin],
                    "tile": tile.kind,
                    "colour": player.colour,
                    "status": tile.status,
                }
                place = f"/players/{seat}/tiles/{number}"
                yield Inconsistency(InconsistencyCode.TILE_OF_ANOTHER_KIND, place, BIT[tile.origin], facts)
        for number, nomad in enumerate(player.nomad_tiles):
            if nomad.kind not in NOMADS:
                facts = {"tile": nomad.kind}
                place = f"/players/{seat}/nomad_tiles/{number}"
                yield Inconsistency(InconsistencyCode.UNKNOWN_NOMAD_TILE, place, facts=facts)


def _tile_flaws(state: State, seat: int, place: str, player: Player) -> Iterator[Inconsistency]:
    """L1, L2, L3."""
    held: Hexes = NOWHERE
    for number, tile in enumerate(player.tiles):
        facts: Facts = {"tile": tile.kind, "colour": player.colour, "status": tile.status}
        for flaw in _flaws_of(state, seat, tile, held):
            here = BIT[tile.origin]
            yield Inconsistency(flaw, f"{place}/tiles/{number}", here, {"at": NAMES[tile.origin], **facts})
        held |= BIT[tile.origin]
    locations = state.board.locations
    for at in each(player.taken_from & ~locations):
        yield Inconsistency(InconsistencyCode.TILE_OF_ANOTHER_KIND, f"{place}/taken_from", BIT[at], {"at": NAMES[at]})
    for terrain in UNSUITABLE:
        standing = player.settlements & state.board.ground[terrain]
        if standing and not _has_led_to(terrain, state, player):
            facts = {"hexes": ", ".join(names(standing)), "found": terrain}
            yield Inconsistency(InconsistencyCode.OUT_OF_REACH, f"{place}/settlements", standing, facts)


def _flaws_of(state: State, seat: int, tile: Tile, held: Hexes) -> list[InconsistencyCode]:
    """What is wrong with a tile in a player's hands, who holds those of other hexes, too."""
    player, here = state.players[seat], BIT[tile.origin]
    found = []
    if not player.taken_from & here:
        found.append(InconsistencyCode.TILE_NEVER_TAKEN)
    if held & here:
        found.append(InconsistencyCode.TILE_TWICE)
    if not NEIGHBOURS[tile.origin] & player.presence:
        found.append(InconsistencyCode.TILE_WITHOUT_PIECE)
    if tile.status is not TileStatus.READY and not _in_turn(state, seat) and not _may_be_so(state, tile):
        found.append(InconsistencyCode.TILE_OUT_OF_TURN)
    return found


def _may_be_so(state: State, tile: Tile) -> bool:
    """M3: an answer uses a tile in another player's turn, and can bring one; H10: so can a silo."""
    if LOCATIONS[tile.kind].reacts:
        return True
    harvest = not state.frames or isinstance(state.frames[0], Harvesting)
    outside = harvest or any(LOCATIONS[kind].reacts for kind in state.board.kinds.values())
    return outside and tile.status is TileStatus.FRESH


def _has_led_to(terrain: Terrain, state: State, player: Player) -> bool:
    """Whether a tile this player once had can bring a piece to this terrain."""
    if any(terrain in LOCATIONS[kind].beyond for kind in kinds_taken(state, player)):
        return True
    waiting = _nomad_tiles_seen(state) if state.board.nomad_spaces else None
    return waiting is not None and any(
        terrain in power.beyond and waiting[kind] < power.copies for kind, power in NOMADS.items()
    )


def _bonus_flaws(place: str, player: Player) -> Iterator[Inconsistency]:
    """M2: a bonus tile goes with two location tiles of its kind, and only with them."""
    held = Counter(tile.kind for tile in player.tiles)
    due = sorted(bonus for kind, count in held.items() if count > 1 and (bonus := LOCATIONS[kind].bonus))
    if sorted(tile.kind for tile in player.bonus_tiles) != due:
        facts: Facts = {"colour": player.colour, "due": ", ".join(due) or "none"}
        yield Inconsistency(InconsistencyCode.BONUS_MISMATCH, f"{place}/bonus_tiles", facts=facts)


def _temple_flaws(state: State, place: str, player: Player) -> Iterator[Inconsistency]:
    """M6: only a tile takes settlements off the board."""
    if not any(LOCATIONS[kind].stores for kind in kinds_taken(state, player)):
        facts: Facts = {"colour": player.colour, "count": player.temple}
        yield Inconsistency(InconsistencyCode.TEMPLE_NEVER_TAKEN, f"{place}/temple", facts=facts)


def _number_flaws(state: State) -> Iterator[Inconsistency]:
    """H8: so many number tiles there are."""
    ones = sum(player.numbers.ones for player in state.players)
    fives = sum(player.numbers.fives for player in state.players)
    if ones > NUMBERS.ones or fives > NUMBERS.fives:
        facts: Facts = {"ones": ones, "fives": fives}
        yield Inconsistency(InconsistencyCode.TOO_MANY_NUMBERS, "/players", facts=facts)


def _figure_flaws(state: State, place: str, player: Player) -> Iterator[Inconsistency]:
    """X4 to X7: only a tile brings a figure onto the board."""
    led = {LOCATIONS[kind].figure for kind in kinds_taken(state, player)}
    if player.figures.scouts and not _in_turn(state, state.players.index(player)):
        yield Inconsistency(InconsistencyCode.SCOUTS_OUT_OF_TURN, f"{place}/scouts", player.figures.scouts)
    for figure in Figure:
        standing = player.figures.of(figure)
        if standing and figure not in led:
            place_of_it = f"{place}/{FIGURE_KEYS[figure]}"
            yield Inconsistency(InconsistencyCode.OUT_OF_REACH, place_of_it, standing, _out_of_reach(state, standing))


def _out_of_reach(state: State, standing: Hexes) -> Facts:
    return {"hexes": ", ".join(names(standing)), "found": state.board.surface_at(next(each(standing)))}


def _nomad_tile_flaws(state: State, seat: int, place: str, player: Player) -> Iterator[Inconsistency]:
    """N1: taken this round, or in the one before by somebody who has not ended the turn in which it is good.

    M3: an answer can take one before the own turn of the round.
    """
    turns = _turns_finished(state, seat)
    in_turn = _in_turn(state, seat)
    answering = any(LOCATIONS[kind].reacts for kind in state.board.kinds.values())
    for number, tile in enumerate(player.nomad_tiles):
        fresh = tile.round == state.round and (answering or in_turn or turns >= state.round) and not tile.used
        usable = tile.round == state.round - 1 and turns < state.round and (in_turn or not tile.used)
        facts: Facts = {"tile": tile.kind, "colour": player.colour, "round": tile.round}
        if not fresh and not usable:
            yield Inconsistency(
                InconsistencyCode.NOMAD_TILE_OUT_OF_TIME, f"{place}/nomad_tiles/{number}", facts=facts
            )
        if not NOMADS[tile.kind].kept:
            yield Inconsistency(InconsistencyCode.NOMAD_TILE_NOT_KEPT, f"{place}/nomad_tiles/{number}", facts=facts)


def _nomad_stock_flaws(state: State) -> Iterator[Inconsistency]:
    """P3: so many of each kind are in the box, and every one was on a nomad space."""
    held = Counter(tile.kind for player in state.players for tile in player.nomad_tiles)
    lying = Counter(filter(None, state.nomad_tiles.values()))
    for kind, count in held.items():
        if count + lying[kind] > NOMADS[kind].copies:
            facts: Facts = {"tile": kind, "count": count + lying[kind], "most": NOMADS[kind].copies}
            yield Inconsistency(InconsistencyCode.TOO_MANY_NOMAD_TILES, "/nomad_tiles", facts=facts)
    if held.total() + lying.total() > len(state.nomad_tiles):
        facts = {"tile": "nomad", "count": held.total() + lying.total(), "most": len(state.nomad_tiles)}
        yield Inconsistency(InconsistencyCode.TOO_MANY_NOMAD_TILES, "/nomad_tiles", facts=facts)


def _in_turn(state: State, seat: int) -> bool:
    """L2, T5: only in its owner's turn can a tile be fresh or used."""
    turn = state.frames[0] if state.frames else None
    return isinstance(turn, Turning) and turn.player == seat


def _stock_flaws(state: State) -> Iterator[Inconsistency]:
    """P1, L1: every tile is on its location or was taken, and whoever comes near takes one."""
    players = [(player.taken_from, player.lasting, player.colour) for player in state.players]
    for at, left in state.location_tiles.items():
        here, around = BIT[at], NEIGHBOURS[at]
        takers = 0
        for seat, (taken_from, lasting, colour) in enumerate(players):
            if taken_from & here:
                takers += 1
            elif left and around & lasting:
                facts: Facts = {"at": NAMES[at], "colour": colour}
                yield Inconsistency(InconsistencyCode.TILE_NOT_TAKEN, f"/players/{seat}/taken_from", here, facts)
        if left + takers != TILES_PER_LOCATION:
            facts = {"at": NAMES[at], "count": left, "takers": takers}
            yield Inconsistency(InconsistencyCode.TOO_MANY_TILES, f"/location_tiles/{NAMES[at]}", here, facts)


def _card_flaws(state: State) -> Iterator[Inconsistency]:
    """P1, T1: five of each card, one in every hand."""
    seen, box = told(state), copies(swamp_cards=state.swamp_cards)
    for card, count in sorted(seen.items()):
        if count > box.get(card, 0):
            facts: Facts = {"card": card, "count": count, "most": box.get(card, 0)}
            yield Inconsistency(InconsistencyCode.TOO_MANY_COPIES, "/deck", facts=facts)
    for card, count in box.items() if state.removed_terrain else ():
        if TERRAIN_OF[card] == state.removed_terrain and state.removed.count(card) < count:
            facts = {"found": card, "wanted": f"{count} in removed"}
            yield Inconsistency(InconsistencyCode.REMOVED_TERRAIN, "/removed", facts=facts)
    missing = sum(box.values()) - seen.total() - hidden(state)
    if missing < 0 or (state.deck is not None and missing):
        yield Inconsistency(InconsistencyCode.CARDS_MISSING, "/deck", facts={"missing": missing})
    for seat, player in enumerate(state.players):
        played = _has_played(state, seat)
        if len(player.hand) + played <= 1:
            continue
        most = _largest_hand(state, player) - played
        if len(player.hand) > most:
            facts = {"colour": player.colour, "count": len(player.hand), "most": most}
            yield Inconsistency(InconsistencyCode.HAND_SIZE, f"/players/{seat}/hand", facts=facts)


def _largest_hand(state: State, player: Player) -> int:
    """T4, X3: the most cards a player can have drawn, with any tile ever held."""
    if not player.taken_from:
        return 1
    return 1 + max((LOCATIONS[kind].more_cards for kind in kinds_taken(state, player)), default=0)


def _has_played(state: State, seat: int) -> bool:
    """Whether a card of this player has left the hand, and no new one has come for it."""
    if not state.frames or state.frames[0].player != seat:
        return False
    match state.frames[0]:
        case Turning() as turn:
            return bool(turn.card or turn.built) or is_redrawing(state)
        case frame:
            return isinstance(frame, Drawing)


def _turns_finished(state: State, seat: int) -> int:
    """How many turns a player has ended."""
    if not state.frames or isinstance(state.frames[0], Harvesting):
        return state.round
    frame = state.frames[0]
    count = len(state.players)
    before = (seat - state.start_player) % count < (frame.player - state.start_player) % count
    drawing = isinstance(frame, Drawing) and frame.player == seat
    return state.round - 1 + (before or drawing)
