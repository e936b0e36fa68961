"""Can this game be? What a state says beyond the position: supplies, tiles, terrain cards, frames."""

from collections.abc import Iterator

from referee.board.hexes import BIT, NAMES, NEIGHBOURS, each, hex_set
from referee.board.terrain import UNSUITABLE
from referee.model.frames import Drawing, Turning
from referee.model.inconsistency import Flaw, Inconsistency
from referee.model.ruling import Facts
from referee.model.state import SETTLEMENTS, TILES_PER_LOCATION, Player, State, Tile
from referee.model.vocabulary import COPIES, Purpose, TileStatus
from referee.rules.catalogue import POWERS
from referee.rules.piles import hidden, told


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
    if not state.ending and count < min(3 * turns, SETTLEMENTS):
        facts = {"colour": player.colour, "count": count, "turns": turns}
        yield Inconsistency(Flaw.TOO_FEW_BUILDS, f"{place}/settlements", player.settlements, facts)


def _tile_flaws(state: State, seat: int, place: str, player: Player) -> Iterator[Inconsistency]:
    """L1, L2, L3."""
    for number, tile in enumerate(player.tiles):
        here = f"{place}/tiles/{number}"
        facts: Facts = {"tile": tile.kind, "at": NAMES[tile.origin], "colour": player.colour}
        if state.board.kinds.get(tile.origin) != tile.kind:
            yield Inconsistency(Flaw.TILE_OF_ANOTHER_KIND, here, BIT[tile.origin], facts)
            continue
        if not player.taken_from & BIT[tile.origin]:
            yield Inconsistency(Flaw.TILE_NEVER_TAKEN, here, BIT[tile.origin], facts)
        if any(tile.origin == other.origin for other in player.tiles[:number]):
            yield Inconsistency(Flaw.TILE_TWICE, here, BIT[tile.origin], facts)
        if not NEIGHBOURS[tile.origin] & player.presence:
            yield Inconsistency(Flaw.TILE_WITHOUT_PIECE, here, BIT[tile.origin], facts)
        if not _may_have_status(state, seat, tile):
            yield Inconsistency(Flaw.TILE_OUT_OF_TURN, here, facts={**facts, "status": tile.status})
    for at in each(player.taken_from & ~state.board.locations):
        yield Inconsistency(Flaw.TILE_OF_ANOTHER_KIND, f"{place}/taken_from", BIT[at], {"at": NAMES[at]})
    for terrain in UNSUITABLE:
        standing = player.settlements & state.board.ground[terrain]
        used = [state.board.kinds[at] for at in each(player.taken_from & state.board.locations)]
        if standing and not any(terrain in POWERS[kind].beyond for kind in used):
            facts = {"hexes": ", ".join(NAMES[at] for at in each(standing)), "found": terrain}
            yield Inconsistency(Flaw.OUT_OF_REACH, f"{place}/settlements", standing, facts)


def _stock_flaws(state: State) -> Iterator[Inconsistency]:
    """P1, L1: every tile is on its location or was taken, and whoever comes near takes one."""
    for at, left in state.location_tiles.items():
        place = f"/location_tiles/{NAMES[at]}"
        takers = sum(1 for player in state.players if player.taken_from & BIT[at])
        if left + takers != TILES_PER_LOCATION:
            facts: Facts = {"at": NAMES[at], "count": left, "takers": takers}
            yield Inconsistency(Flaw.TOO_MANY_TILES, place, BIT[at], facts)
        for seat, player in enumerate(state.players):
            if left and NEIGHBOURS[at] & player.presence and not player.taken_from & BIT[at]:
                facts = {"at": NAMES[at], "colour": player.colour}
                yield Inconsistency(Flaw.TILE_NOT_TAKEN, f"/players/{seat}/taken_from", BIT[at], facts)


def _card_flaws(state: State) -> Iterator[Inconsistency]:
    """P1, T1: five of each card, one in every hand."""
    seen = told(state)
    for card in sorted(seen):
        if seen[card] > COPIES[card]:
            yield Inconsistency(Flaw.TOO_MANY_COPIES, "/deck", facts={"card": card, "count": seen[card]})
    missing = sum(COPIES.values()) - seen.total() - hidden(state)
    if missing < 0 or (state.deck is not None and missing):
        yield Inconsistency(Flaw.CARDS_MISSING, "/deck", facts={"missing": missing})
    turn = state.frames[0] if state.frames else None
    for seat, player in enumerate(state.players):
        most = 0 if isinstance(turn, Turning) and turn.player == seat and (turn.card or turn.built) else 1
        if isinstance(turn, Drawing) and turn.player == seat:
            most = 0
        if len(player.hand) > most:
            facts: Facts = {"colour": player.colour, "count": len(player.hand), "most": most}
            yield Inconsistency(Flaw.HAND_SIZE, f"/players/{seat}/hand", facts=facts)


def _frame_flaws(state: State) -> Iterator[Inconsistency]:
    """T1, T3, T4, E1: which frames can lie on each other."""
    match state.frames:
        case ():
            if not state.ending:
                yield Inconsistency(Flaw.END_NOT_TRIGGERED, "/frames")
        case (Turning() as turn,):
            yield from _turn_flaws(state, turn)
        case (Drawing(purpose=Purpose.HAND),):
            pass
        case (Turning(card=None) as turn, Drawing(purpose=Purpose.REDRAW) as drawing) if (
            turn.player == drawing.player
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


def _may_have_status(state: State, seat: int, tile: Tile) -> bool:
    """L2, T5: only in its owner's turn can a tile be fresh or used."""
    turn = state.frames[0] if state.frames else None
    return tile.status is TileStatus.READY or (isinstance(turn, Turning) and turn.player == seat)
