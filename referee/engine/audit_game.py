"""Can this game be? What a state says beyond the position: supplies, tiles, terrain cards, frames."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from referee.board.hexes import BIT, NAMES, NEIGHBOURS, NOWHERE, Hexes, each, hex_set, names
from referee.board.terrain import UNSUITABLE, Special, Terrain
from referee.model.frames import Drawing, Frame, Harvesting, Reacting, Turning, Using
from referee.model.inconsistency import Flaw, Inconsistency
from referee.model.ruling import Facts
from referee.model.state import NO_FIGURES, NO_NUMBERS, NUMBERS, SETTLEMENTS, TILES_PER_LOCATION, Player, State, Tile
from referee.model.vocabulary import TERRAIN_OF, TERRAINS_OF, Figure, Purpose, TileStatus, copies
from referee.rules.catalogue import CARDS, COMMON, HARVEST, LOCATIONS, NOMADS, POWERS
from referee.rules.holding import can_answer
from referee.rules.moment import Moment
from referee.rules.piles import hidden, may_wait_for_card, told
from referee.rules.useless import is_stuck

_SILO: Final = 3
"""H10: what a silo is good for."""
_LEAST: Final = 3
_LEAST_ON_SWAMP: Final = 2
"""M1: what a mandatory action builds at the least."""


def game_flaws(state: State) -> Iterator[Inconsistency]:
    """Everything that cannot be in a game under way, at a table that can. Strange tiles are told before the rest."""
    strange = list(_strange_tiles(state))
    if strange:
        yield from strange
        return
    yield from _frame_flaws(state)
    for seat, player in enumerate(state.players):
        place = f"/players/{seat}"
        yield from _supply_flaws(state, seat, place, player)
        yield from _tile_flaws(state, seat, place, player)
        if player.figures is not NO_FIGURES:
            yield from _figure_flaws(state, place, player)
        if player.nomad_tiles:
            yield from _nomad_tile_flaws(state, seat, place, player)
        yield from _bonus_flaws(place, player)
        yield from _temple_flaws(state, place, player)
    yield from _number_flaws(state)
    if state.board.nomad_spaces or any(player.nomad_tiles for player in state.players):
        yield from _nomad_stock_flaws(state)
    if state.walls and not any(LOCATIONS[kind].walls for kind in _kinds_taken(state, *state.players)):
        yield Inconsistency(Flaw.OUT_OF_REACH, "/walls", state.walls, _out_of_reach(state, state.walls))
    yield from _stock_flaws(state)
    yield from _card_flaws(state)


def _supply_flaws(state: State, seat: int, place: str, player: Player) -> Iterator[Inconsistency]:
    """G9, T2, E1."""
    count = player.settlements.bit_count()
    elsewhere = player.temple + len(player.marks)
    if count + player.supply + elsewhere != SETTLEMENTS:
        facts: Facts = {"colour": player.colour, "count": count + elsewhere, "supply": player.supply}
        yield Inconsistency(Flaw.SUPPLY_MISMATCH, f"{place}/supply", player.settlements, facts)
    if not player.supply and not state.ending:
        yield Inconsistency(Flaw.END_NOT_TRIGGERED, "/ending", facts={"colour": player.colour})
    turns = _turns_finished(state, seat)
    built = count + player.temple + _removed_at_most(state)
    least = _LEAST_ON_SWAMP if state.swamp_cards else _LEAST
    due = min(least * turns + _built_this_turn(state, seat), SETTLEMENTS)
    if not state.ending and built < due:
        facts = {"colour": player.colour, "count": count, "turns": turns, "least": due}
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
                yield Inconsistency(Flaw.TILE_OF_ANOTHER_KIND, place, BIT[tile.origin], facts)
        for number, nomad in enumerate(player.nomad_tiles):
            if nomad.kind not in NOMADS:
                facts = {"tile": nomad.kind}
                place = f"/players/{seat}/nomad_tiles/{number}"
                yield Inconsistency(Flaw.UNKNOWN_NOMAD_TILE, place, facts=facts)


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
    player, here = state.players[seat], BIT[tile.origin]
    found = []
    if not player.taken_from & here:
        found.append(Flaw.TILE_NEVER_TAKEN)
    if held & here:
        found.append(Flaw.TILE_TWICE)
    if not NEIGHBOURS[tile.origin] & player.presence:
        found.append(Flaw.TILE_WITHOUT_PIECE)
    if tile.status is not TileStatus.READY and not _in_turn(state, seat) and not _may_be_so(state, tile):
        found.append(Flaw.TILE_OUT_OF_TURN)
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
    if any(terrain in LOCATIONS[kind].beyond for kind in _kinds_taken(state, player)):
        return True
    waiting = _nomad_tiles_seen(state) if state.board.nomad_spaces else None
    return waiting is not None and any(
        terrain in power.beyond and waiting[kind] < power.copies for kind, power in NOMADS.items()
    )


def _bonus_flaws(place: str, player: Player) -> Iterator[Inconsistency]:
    """M2: a bonus tile goes with two location tiles of its kind, and only with them."""
    if not player.bonus_tiles and not any(LOCATIONS[tile.kind].bonus for tile in player.tiles):
        return
    held = Counter(tile.kind for tile in player.tiles)
    due = sorted(bonus for kind, count in held.items() if count > 1 and (bonus := LOCATIONS[kind].bonus))
    if sorted(tile.kind for tile in player.bonus_tiles) != due:
        facts: Facts = {"colour": player.colour, "due": ", ".join(due) or "none"}
        yield Inconsistency(Flaw.BONUS_MISMATCH, f"{place}/bonus_tiles", facts=facts)


def _temple_flaws(state: State, place: str, player: Player) -> Iterator[Inconsistency]:
    """M6: only a tile takes settlements off the board."""
    if player.temple and not any(LOCATIONS[kind].stores for kind in _kinds_taken(state, player)):
        facts: Facts = {"colour": player.colour, "count": player.temple}
        yield Inconsistency(Flaw.TEMPLE_NEVER_TAKEN, f"{place}/temple", facts=facts)


def _number_flaws(state: State) -> Iterator[Inconsistency]:
    """H8: so many number tiles there are."""
    if all(player.numbers is NO_NUMBERS for player in state.players):
        return
    ones = sum(player.numbers.ones for player in state.players)
    fives = sum(player.numbers.fives for player in state.players)
    if ones > NUMBERS.ones or fives > NUMBERS.fives:
        facts: Facts = {"ones": ones, "fives": fives}
        yield Inconsistency(Flaw.TOO_MANY_NUMBERS, "/players", facts=facts)


def _kinds_taken(state: State, *players: Player) -> list[str]:
    """The kinds of location these players ever took a tile from."""
    taken: Hexes = NOWHERE
    for player in players:
        taken |= player.taken_from
    return [state.board.kinds[at] for at in each(taken & state.board.locations)]


def _figure_flaws(state: State, place: str, player: Player) -> Iterator[Inconsistency]:
    """X4 to X7: only a tile brings a figure onto the board."""
    led = {LOCATIONS[kind].figure for kind in _kinds_taken(state, player)}
    if player.figures.scouts and not _in_turn(state, state.players.index(player)):
        yield Inconsistency(Flaw.SCOUTS_OUT_OF_TURN, f"{place}/scouts", player.figures.scouts)
    for figure in Figure:
        standing = player.figures.of(figure)
        if standing and figure not in led:
            key = figure.replace("-", "_") + ("s" if figure in (Figure.WARRIOR, Figure.SCOUT) else "")
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
            elif left and around & player.presence & ~player.figures.scouts:
                facts: Facts = {"at": NAMES[at], "colour": player.colour}
                yield Inconsistency(Flaw.TILE_NOT_TAKEN, f"/players/{seat}/taken_from", here, facts)
        if left + takers != TILES_PER_LOCATION:
            facts = {"at": NAMES[at], "count": left, "takers": takers}
            yield Inconsistency(Flaw.TOO_MANY_TILES, f"/location_tiles/{NAMES[at]}", here, facts)


def _card_flaws(state: State) -> Iterator[Inconsistency]:
    """P1, T1: five of each card, one in every hand."""
    seen, box = told(state), copies(swamp_cards=state.swamp_cards)
    for card, count in sorted(seen.items()):
        if count > box.get(card, 0):
            facts: Facts = {"card": card, "count": count, "most": box.get(card, 0)}
            yield Inconsistency(Flaw.TOO_MANY_COPIES, "/deck", facts=facts)
    for card, count in box.items() if state.removed_terrain else ():
        if TERRAIN_OF[card] == state.removed_terrain and state.removed.count(card) < count:
            facts = {"found": card, "wanted": f"{count} in removed"}
            yield Inconsistency(Flaw.REMOVED_TERRAIN, "/removed", facts=facts)
    missing = sum(box.values()) - seen.total() - hidden(state)
    if missing < 0 or (state.deck is not None and missing):
        yield Inconsistency(Flaw.CARDS_MISSING, "/deck", facts={"missing": missing})
    for seat, player in enumerate(state.players):
        played = _has_played(state, seat)
        if len(player.hand) + played <= 1:
            continue
        most = _largest_hand(state, player) - played
        if len(player.hand) > most:
            facts = {"colour": player.colour, "count": len(player.hand), "most": most}
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
    match state.frames[0]:
        case Turning() as turn:
            return bool(turn.card or turn.built) or _is_redrawing(state)
        case frame:
            return isinstance(frame, Drawing)


def _is_redrawing(state: State) -> bool:
    top = state.frames[-1]
    return isinstance(top, Drawing) and top.purpose is Purpose.REDRAW


def _frame_flaws(state: State) -> Iterator[Inconsistency]:
    """T1, T3, T4, E1: which frames can lie on each other; M3: on all of them answers to last tiles."""
    if len(state.frames) == 1 and isinstance(state.frames[0], Turning):
        yield from _bottom_flaws(state, state.frames, waiting=True)
        return
    answers = sum(isinstance(frame, Reacting) for frame in state.frames)
    below = state.frames[: len(state.frames) - answers]
    yield from _answer_flaws(state, len(below))
    if not state.frames:
        if not state.ending:
            yield Inconsistency(Flaw.END_NOT_TRIGGERED, "/frames")
    elif not answers and isinstance(state.frames[-1], Drawing):
        yield from _drawing_flaws(state)
    else:
        yield from _bottom_flaws(state, below, waiting=not answers)


def _drawing_flaws(state: State) -> Iterator[Inconsistency]:
    """T3, T4, X2, X3: what a card can be awaited for."""
    match state.frames:
        case (Drawing(purpose=Purpose.HAND),) if may_wait_for_card(state):
            pass
        case (Drawing(purpose=Purpose.DISCARD) as showing,) if None in state.players[showing.player].hand:
            pass
        case (Turning(card=None) as turn, Drawing(purpose=Purpose.REDRAW) as drawing) if (
            turn.player == drawing.player and may_wait_for_card(state)
        ):
            yield from _turn_flaws(state, turn)
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


def _bottom_flaws(state: State, below: tuple[Frame, ...], *, waiting: bool) -> Iterator[Inconsistency]:
    """T1, H10: a turn, perhaps with something in use, or the silo phase."""
    match below:
        case (Harvesting() as harvest,):
            yield from _harvest_flaws(state, harvest, waiting=waiting)
        case (Turning() as turn,):
            yield from _turn_flaws(state, turn)
            if waiting and is_stuck(state, turn):
                yield Inconsistency(Flaw.NOT_ENDED, "/frames/0/due", facts={"due": turn.due})
        case (Turning() as turn, Using() as using) if turn.player == using.player:
            yield from _turn_flaws(state, turn)
            yield from _use_flaws(state, turn, using, waiting=waiting)
        case _:
            yield Inconsistency(Flaw.IMPOSSIBLE_FRAMES, "/frames")


def _answer_flaws(state: State, first: int) -> Iterator[Inconsistency]:
    """M3: somebody else took the last tile of this hex, and who is asked can answer."""
    for number in range(first, len(state.frames)):
        frame = state.frames[number]
        if not isinstance(frame, Reacting):
            yield Inconsistency(Flaw.IMPOSSIBLE_FRAMES, "/frames")
            return
        left = state.location_tiles.get(frame.at, 0) or state.nomad_tiles.get(frame.at)
        top = number == len(state.frames) - 1
        if (
            frame.player == frame.taker
            or left
            or not BIT[frame.at] & state.board.givers
            or (top and not can_answer(state))
        ):
            facts: Facts = {"at": NAMES[frame.at], "colour": state.players[frame.player].colour}
            yield Inconsistency(Flaw.IMPOSSIBLE_ANSWER, f"/frames/{number}", BIT[frame.at], facts)


def _harvest_flaws(state: State, harvest: Harvesting, *, waiting: bool) -> Iterator[Inconsistency]:
    """H10: after the last turn, at most as many silos as there are."""
    silos = state.board.ground[Special.SILO].bit_count()
    begun = harvest.left == _SILO if harvest.mode is None else harvest.left < _SILO
    can = any(power.offers(Moment(state)) for power in HARVEST.values()) if waiting else True
    if not state.ending or not 1 <= harvest.silos <= silos or not begun or not can or (waiting and not harvest.left):
        facts: Facts = {"silos": harvest.silos, "left": harvest.left}
        yield Inconsistency(Flaw.IMPOSSIBLE_HARVEST, "/frames/0", facts=facts)


def _use_flaws(state: State, turn: Turning, using: Using, *, waiting: bool) -> Iterator[Inconsistency]:
    """T6: an action of several steps, begun outside the mandatory action, that can go on."""
    power, player = POWERS[using.tile], state.players[using.player]
    begun = bool(using.card) if power.draws else not using.card
    repeated = using.via is None or (POWERS[using.via].repeats and power.repeatable)
    left = using.left <= power.most_left(state)
    begun = begun and _is_used(player, using.via or using.tile) and _ends_on_figure(player, using)
    can = using.left and power.offers(Moment(state)) if waiting else True
    if not begun or not repeated or not left or not can:
        facts: Facts = {"tile": using.tile, "left": using.left}
        yield Inconsistency(Flaw.IMPOSSIBLE_USE, "/frames/1", facts=facts)
    yield from _inside_flaws(state, turn, using)


def _is_used(player: Player, kind: str) -> bool:
    """L2, N1: the first step uses a tile, which may be lost by now; a nomad tile never is."""
    held = [tile.status is TileStatus.USED for tile in player.tiles if tile.kind == kind]
    nomads = [tile.used for tile in player.nomad_tiles if tile.kind == kind]
    return any(nomads) if kind in NOMADS else any(held) or not held


def _ends_on_figure(player: Player, using: Using) -> bool:
    """X6, X7: the last step has brought the figure to where it stands."""
    figure = POWERS[using.tile].figure
    return figure is None or (using.at is not None and bool(BIT[using.at] & player.figures.of(figure)))


def _inside_flaws(state: State, turn: Turning, using: Using) -> Iterator[Inconsistency]:
    """T1, X3: nothing is used inside the mandatory action, or before one of two cards is chosen."""
    player = state.players[turn.player]
    inside = bool(turn.built) and bool((turn.due and player.supply) or turn.owed)
    if inside or (turn.card is None and len(player.hand) > 1):
        yield Inconsistency(Flaw.IMPOSSIBLE_USE, "/frames/1", facts={"tile": using.tile, "left": using.left})


def _turn_flaws(state: State, turn: Turning) -> Iterator[Inconsistency]:
    """T2, M1, M6."""
    player = state.players[turn.player]
    built = hex_set(turn.built)
    drawing = _is_redrawing(state)
    open_builds = (turn.due and player.supply) or turn.owed
    unplayed = turn.card is None and not drawing
    wrong = (
        (not _adds_up(state, turn) and (turn.due or not state.ending))
        or built.bit_count() != len(turn.built)
        or (open_builds and built & ~player.settlements)
        or (unplayed and bool(turn.built or turn.due == 0) and bool(player.hand))
        or (unplayed and not player.hand and turn.due)
        or turn.owed > player.temple
        or (turn.terrain and (not turn.card or turn.terrain not in TERRAINS_OF[turn.card]))
        or not _may_be_done(state, turn)
    )
    if wrong:
        facts: Facts = {"due": turn.due, "built": len(turn.built), "colour": player.colour}
        yield Inconsistency(Flaw.IMPOSSIBLE_TURN, "/frames/0", built, facts)


def _adds_up(state: State, turn: Turning) -> bool:
    """T2: three builds; M1: two on swamp; M6: and those of temples."""
    total = turn.due + len(turn.built)
    least = _LEAST_ON_SWAMP if state.swamp_cards else _LEAST
    owing = total > _LEAST and any(LOCATIONS[kind].stores for kind in state.board.kinds.values())
    return turn.due <= _LEAST and least <= total and (total <= _LEAST or owing)


def _may_be_done(state: State, turn: Turning) -> bool:
    """H2, Q2, S25: what a turn has noted is there to be noted on this board."""
    if not turn.done and not turn.sectors:
        return True
    known = [name for name, power in COMMON.items() if power.is_common(state.board)]
    roving = any(CARDS[card].turn_payment for card in state.cards)
    return (
        all(name in known for name in turn.done)
        and len(set(turn.done)) == len(turn.done)
        and (roving or not turn.sectors)
        and list(turn.sectors) == sorted(set(turn.sectors))
    )


def _turns_finished(state: State, seat: int) -> int:
    """How many turns a player has ended."""
    if not state.frames or isinstance(state.frames[0], Harvesting):
        return state.round
    frame = state.frames[0]
    count = len(state.players)
    before = (seat - state.start_player) % count < (frame.player - state.start_player) % count
    drawing = isinstance(frame, Drawing) and frame.player == seat
    return state.round - 1 + (before or drawing)
