"""Can this game be? What a state says beyond the position: supplies, tiles, terrain cards, frames."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from referee.board.hexes import BIT, NAMES, NEIGHBOURS, NOWHERE, Hexes, each, hex_set, names
from referee.board.terrain import UNSUITABLE, Terrain
from referee.model.frames import Drawing, Turning, Using
from referee.model.inconsistency import Flaw, Inconsistency
from referee.model.ruling import Facts
from referee.model.state import NO_FIGURES, SETTLEMENTS, TILES_PER_LOCATION, Player, State, Tile
from referee.model.vocabulary import COPIES, Figure, Purpose, TileStatus
from referee.rules.catalogue import LOCATIONS, NOMADS, POWERS
from referee.rules.moment import Moment
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
        if player.figures is not NO_FIGURES:
            yield from _figure_flaws(state, place, player)
        if player.nomad_tiles:
            yield from _nomad_tile_flaws(state, seat, place, player)
    if state.board.nomad_spaces:
        yield from _nomad_stock_flaws(state)
    if state.walls and not any(LOCATIONS[kind].walls for kind in _kinds_taken(state, *state.players)):
        yield Inconsistency(Flaw.OUT_OF_REACH, "/walls", state.walls, _out_of_reach(state, state.walls))
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
    built = count + _removed_at_most(state)
    if not state.ending and built < min(3 * turns + _built_this_turn(state, seat), SETTLEMENTS):
        facts = {"colour": player.colour, "count": count, "turns": turns}
        yield Inconsistency(Flaw.TOO_FEW_BUILDS, f"{place}/settlements", player.settlements, facts)


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
        if standing and not _has_led_to(terrain, state, player):
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


def _has_led_to(terrain: Terrain, state: State, player: Player) -> bool:
    """Whether a tile this player once had can bring a piece to this terrain."""
    if any(terrain in LOCATIONS[kind].beyond for kind in _kinds_taken(state, player)):
        return True
    waiting = _nomad_tiles_seen(state) if state.board.nomad_spaces else None
    return waiting is not None and any(
        terrain in power.beyond and waiting[kind] < power.copies for kind, power in NOMADS.items()
    )


def _kinds_taken(state: State, *players: Player) -> list[str]:
    """The kinds of location these players ever took a tile from."""
    taken: Hexes = NOWHERE
    for player in players:
        taken |= player.taken_from
    return [state.board.kinds[at] for at in each(taken & state.board.locations)]


def _figure_flaws(state: State, place: str, player: Player) -> Iterator[Inconsistency]:
    """X4 to X7: only a tile brings a figure onto the board."""
    led = {LOCATIONS[kind].figure for kind in _kinds_taken(state, player)}
    for figure in Figure:
        standing = player.figures.of(figure)
        if standing and figure not in led:
            key = figure.replace("-", "_") + ("s" if figure is Figure.WARRIOR else "")
            yield Inconsistency(Flaw.OUT_OF_REACH, f"{place}/{key}", standing, _out_of_reach(state, standing))


def _out_of_reach(state: State, standing: Hexes) -> Facts:
    return {"hexes": ", ".join(names(standing)), "found": state.board.ground_at(next(each(standing)))}


def _nomad_tile_flaws(state: State, seat: int, place: str, player: Player) -> Iterator[Inconsistency]:
    """N1: taken this round, or in the one before by somebody who has not ended the turn in which it is good."""
    turns = _turns_finished(state, seat)
    in_turn = _in_turn(state, seat)
    for number, tile in enumerate(player.nomad_tiles):
        fresh = tile.round == state.round and (in_turn or turns >= state.round) and not tile.used
        usable = tile.round == state.round - 1 and turns < state.round and (in_turn or not tile.used)
        facts: Facts = {"tile": tile.kind, "colour": player.colour, "round": tile.round}
        if not fresh and not usable:
            yield Inconsistency(Flaw.NOMAD_TILE_OUT_OF_TIME, f"{place}/nomad_tiles/{number}", facts=facts)
        if not NOMADS[tile.kind].kept:
            yield Inconsistency(Flaw.NOMAD_TILE_NOT_KEPT, f"{place}/nomad_tiles/{number}", facts=facts)


def _nomad_stock_flaws(state: State) -> Iterator[Inconsistency]:
    """P3: so many of each kind are in the box, and every one was on a nomad space."""
    held = Counter(tile.kind for player in state.players for tile in player.nomad_tiles)
    lying = Counter(filter(None, state.nomad_tiles.values()))
    for kind, count in held.items():
        if count + lying[kind] > NOMADS[kind].copies:
            facts: Facts = {"tile": kind, "count": count + lying[kind], "most": NOMADS[kind].copies}
            yield Inconsistency(Flaw.TOO_MANY_NOMAD_TILES, "/nomad_tiles", facts=facts)
    if held.total() + lying.total() > len(state.nomad_tiles):
        facts = {"tile": "nomad", "count": held.total() + lying.total(), "most": len(state.nomad_tiles)}
        yield Inconsistency(Flaw.TOO_MANY_NOMAD_TILES, "/nomad_tiles", facts=facts)


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
        most = _largest_hand(state, player) - _has_played(state, seat)
        if len(player.hand) > most:
            facts: Facts = {"colour": player.colour, "count": len(player.hand), "most": most}
            yield Inconsistency(Flaw.HAND_SIZE, f"/players/{seat}/hand", facts=facts)


def _largest_hand(state: State, player: Player) -> int:
    """T4, X3: the most cards a player can have drawn, with any tile ever held."""
    if not player.taken_from:
        return 1
    return 1 + max((LOCATIONS[kind].more_cards for kind in _kinds_taken(state, player)), default=0)


def _has_played(state: State, seat: int) -> bool:
    """Whether a card of this player has left the hand, and no new one has come for it."""
    if not state.frames or state.frames[0].player != seat:
        return False
    turn = state.frames[0]
    if not isinstance(turn, Turning):
        return True
    return bool(turn.card or turn.built) or _is_redrawing(state)


def _is_redrawing(state: State) -> bool:
    top = state.frames[-1]
    return isinstance(top, Drawing) and top.purpose is Purpose.REDRAW


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
        case (Drawing(purpose=Purpose.DISCARD) as showing,) if None in state.players[showing.player].hand:
            pass
        case (Turning(card=None) as turn, Drawing(purpose=Purpose.REDRAW) as drawing) if (
            turn.player == drawing.player and may_wait_for_card(state)
        ):
            yield from _turn_flaws(state, turn)
        case (Turning() as turn, Using() as using) if turn.player == using.player:
            yield from _turn_flaws(state, turn)
            yield from _use_flaws(state, turn, using)
        case (Turning() as turn, Using(card=None, at=None) as using, Drawing(purpose=Purpose.TILE) as drawing) if (
            turn.player == using.player == drawing.player
            and POWERS[using.tile].draws
            and using.left == POWERS[using.tile].most_left(state)
            and state.players[turn.player].supply
            and may_wait_for_card(state)
        ):
            yield from _turn_flaws(state, turn)
            yield from _inside_flaws(state, turn, using)
        case _:
            yield Inconsistency(Flaw.IMPOSSIBLE_FRAMES, "/frames")


def _use_flaws(state: State, turn: Turning, using: Using) -> Iterator[Inconsistency]:
    """T6: an action of several steps, begun outside the mandatory action, that can go on."""
    power = POWERS[using.tile]
    begun = bool(using.card) and using.at is None if power.draws else using.at is not None and not using.card
    left = 0 < using.left <= power.most_left(state)
    if not begun or not left or not power.offers(Moment(state)):
        facts: Facts = {"tile": using.tile, "left": using.left}
        yield Inconsistency(Flaw.IMPOSSIBLE_USE, "/frames/1", facts=facts)
    yield from _inside_flaws(state, turn, using)


def _inside_flaws(state: State, turn: Turning, using: Using) -> Iterator[Inconsistency]:
    """T1, X3: nothing is used inside the mandatory action, or before one of two cards is chosen."""
    player = state.players[turn.player]
    inside = bool(turn.built and turn.due and player.supply)
    if inside or (turn.card is None and len(player.hand) > 1):
        yield Inconsistency(Flaw.IMPOSSIBLE_USE, "/frames/1", facts={"tile": using.tile, "left": using.left})


def _turn_flaws(state: State, turn: Turning) -> Iterator[Inconsistency]:
    """T2."""
    player = state.players[turn.player]
    built = hex_set(turn.built)
    drawing = _is_redrawing(state)
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
