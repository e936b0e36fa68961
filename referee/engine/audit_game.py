"""Can this game be? What a state says beyond the position: supplies, tiles, terrain cards, frames."""

from collections.abc import Iterator
from typing import Final

from referee.board.hexes import BIT, NAMES, NEIGHBOURS, NOWHERE, Hexes, each, hex_set, names
from referee.board.terrain import UNSUITABLE, Terrain
from referee.model.frames import Drawing, Turning
from referee.model.inconsistency import Flaw, Inconsistency
from referee.model.ruling import Facts
from referee.model.state import SETTLEMENTS, TILES_PER_LOCATION, Player, State, Tile
from referee.model.vocabulary import COPIES, Purpose, TileStatus
from referee.rules.catalogue import POWERS
from referee.rules.piles import hidden, may_wait_for_card, told
from referee.rules.useless import is_stuck

_CARDS: Final = sum(COPIES.values())


def game_flaws(state: State) -> Iterator[Inconsistency]:
    """Everything that cannot be in a game under way, at a table that can."""
    yield from _frame_flaws(state)
    for seat, player in enumerate(state.players):
        place = f"/players/{seat}"
        yield from _supply_flaws(state, seat, place, player)
        yield from _tile_flaws(state, seat, place, player)
    yield from _stock_flaws(state)
    yield from _card_flaws(state)


def _supply_flaws(state: State, seat: int, place: str, player: Player) -> Iterator[Inconsistency]:
    """G9, T2, E1."""
    count = player.settlements.bit_count()
    if count + player.supply != SETTLEMENTS:
        facts: Facts = {"colour": player.colour, "count": count, "supply": player.supply}
        yield Inconsistency(Flaw.SUPPLY_MISMATCH, f"{place}/supply", player.settlements, facts)
    if not player.supply and not state.ending:
        yield Inconsistency(Flaw.END_NOT_TRIGGERED, "/ending", facts={"colour": player.colour})
    turns = _turns_finished(state, seat)
    if not state.ending and count < min(3 * turns + _built_this_turn(state, seat), SETTLEMENTS):
        facts = {"colour": player.colour, "count": count, "turns": turns}
        yield Inconsistency(Flaw.TOO_FEW_BUILDS, f"{place}/settlements", player.settlements, facts)


def _built_this_turn(state: State, seat: int) -> int:
    turn = state.frames[0] if state.frames else None
    return hex_set(turn.built).bit_count() if isinstance(turn, Turning) and turn.player == seat else 0


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
        yield Inconsistency(Flaw.TILE_OF_ANOTHER_KIND, f"{place}/taken_from", BIT[at], {"at": NAMES[at]})
    for terrain in UNSUITABLE:
        standing = player.settlements & state.board.ground[terrain]
        if standing and not _has_led_to(terrain, state, player.taken_from & locations):
            facts = {"hexes": ", ".join(names(standing)), "found": terrain}
            yield Inconsistency(Flaw.OUT_OF_REACH, f"{place}/settlements", standing, facts)


def _flaws_of(state: State, seat: int, tile: Tile, held: Hexes) -> list[Flaw]:
    """What is wrong with a tile in a player's hands, who holds those of other hexes, too."""
    if state.board.kinds.get(tile.origin) != tile.kind:
        return [Flaw.TILE_OF_ANOTHER_KIND]
    player, here = state.players[seat], BIT[tile.origin]
    found = []
    if not player.taken_from & here:
        found.append(Flaw.TILE_NEVER_TAKEN)
    if held & here:
        found.append(Flaw.TILE_TWICE)
    if not NEIGHBOURS[tile.origin] & player.presence:
        found.append(Flaw.TILE_WITHOUT_PIECE)
    if tile.status is not TileStatus.READY and not _in_turn(state, seat):
        found.append(Flaw.TILE_OUT_OF_TURN)
    return found


def _has_led_to(terrain: Terrain, state: State, taken_from: Hexes) -> bool:
    """Whether a tile this player once had can bring a piece to this terrain."""
    return any(terrain in POWERS[state.board.kinds[at]].beyond for at in each(taken_from))


def _in_turn(state: State, seat: int) -> bool:
    """L2, T5: only in its owner's turn can a tile be fresh or used."""
    turn = state.frames[0] if state.frames else None
    return isinstance(turn, Turning) and turn.player == seat


def _stock_flaws(state: State) -> Iterator[Inconsistency]:
    """P1, L1: every tile is on its location or was taken, and whoever comes near takes one."""
    for at, left in state.location_tiles.items():
        here, around = BIT[at], NEIGHBOURS[at]
        takers = 0
        for seat, player in enumerate(state.players):
            if player.taken_from & here:
                takers += 1
            elif left and around & player.presence:
                facts: Facts = {"at": NAMES[at], "colour": player.colour}
                yield Inconsistency(Flaw.TILE_NOT_TAKEN, f"/players/{seat}/taken_from", here, facts)
        if left + takers != TILES_PER_LOCATION:
            facts = {"at": NAMES[at], "count": left, "takers": takers}
            yield Inconsistency(Flaw.TOO_MANY_TILES, f"/location_tiles/{NAMES[at]}", here, facts)


def _card_flaws(state: State) -> Iterator[Inconsistency]:
    """P1, T1: five of each card, one in every hand."""
    seen = told(state)
    for card, count in sorted(seen.items()):
        if count > COPIES[card]:
            yield Inconsistency(Flaw.TOO_MANY_COPIES, "/deck", facts={"card": card, "count": count})
    missing = _CARDS - seen.total() - hidden(state)
    if missing < 0 or (state.deck is not None and missing):
        yield Inconsistency(Flaw.CARDS_MISSING, "/deck", facts={"missing": missing})
    for seat, player in enumerate(state.players):
        most = 0 if _has_played(state, seat) else 1
        if len(player.hand) > most:
            facts: Facts = {"colour": player.colour, "count": len(player.hand), "most": most}
            yield Inconsistency(Flaw.HAND_SIZE, f"/players/{seat}/hand", facts=facts)


def _has_played(state: State, seat: int) -> bool:
    """Whether this player's card has left the hand, and no new one has come."""
    if not state.frames or state.frames[0].player != seat:
        return False
    turn = state.frames[0]
    return isinstance(turn, Drawing) or bool(turn.card or turn.built) or len(state.frames) > 1


def _frame_flaws(state: State) -> Iterator[Inconsistency]:
    """T1, T3, T4, E1: which frames can lie on each other."""
    match state.frames:
        case ():
            if not state.ending:
                yield Inconsistency(Flaw.END_NOT_TRIGGERED, "/frames")
        case (Turning() as turn,):
            yield from _turn_flaws(state, turn)
            if is_stuck(state, turn):
                yield Inconsistency(Flaw.NOT_ENDED, "/frames/0/due", facts={"due": turn.due})
        case (Drawing(purpose=Purpose.HAND),) if may_wait_for_card(state):
            pass
        case (Turning(card=None) as turn, Drawing(purpose=Purpose.REDRAW) as drawing) if (
            turn.player == drawing.player and may_wait_for_card(state)
        ):
            yield from _turn_flaws(state, turn)
        case _:
            yield Inconsistency(Flaw.IMPOSSIBLE_FRAMES, "/frames")


def _turn_flaws(state: State, turn: Turning) -> Iterator[Inconsistency]:
    """T2."""
    player = state.players[turn.player]
    built = hex_set(turn.built)
    drawing = len(state.frames) > 1
    open_builds = turn.due and player.supply
    wrong = (
        (turn.due + len(turn.built) != 3 and (turn.due or not state.ending))
        or built.bit_count() != len(turn.built)
        or (open_builds and built & ~player.settlements)
        or (turn.card is None and not drawing and bool(turn.built or turn.due == 0) and bool(player.hand))
        or (turn.card is None and not drawing and not player.hand and turn.due)
    )
    if wrong:
        facts: Facts = {"due": turn.due, "built": len(turn.built), "colour": player.colour}
        yield Inconsistency(Flaw.IMPOSSIBLE_TURN, "/frames/0", built, facts)


def _turns_finished(state: State, seat: int) -> int:
    """How many turns a player has ended."""
    if not state.frames:
        return state.round
    frame = state.frames[0]
    count = len(state.players)
    before = (seat - state.start_player) % count < (frame.player - state.start_player) % count
    drawing = isinstance(frame, Drawing) and frame.player == seat
    return state.round - 1 + (before or drawing)
