"""Can this moment be? Which frames lie on each other, and what a turn, a use, an answer or a harvest says."""

from collections.abc import Iterator

from referee.board.hexes import BIT, NAMES, NOWHERE, Hexes, each, hex_set
from referee.board.terrain import Special
from referee.model.frames import (
    BUILDS,
    BUILDS_ON_SWAMP,
    SILO_USES,
    Drawing,
    Frame,
    Harvesting,
    Reacting,
    Turning,
    Using,
)
from referee.model.inconsistency import Inconsistency, InconsistencyCode
from referee.model.ruling import Facts
from referee.model.state import Player, State
from referee.model.vocabulary import TERRAINS_OF, Purpose, TileStatus
from referee.rules.catalogue import CARDS, COMMON, HARVEST, LOCATIONS, NOMADS, POWERS
from referee.rules.holding import can_answer
from referee.rules.moment import Moment
from referee.rules.piles import may_wait_for_card
from referee.rules.useless import is_stuck


def kinds_taken(state: State, *players: Player) -> list[str]:
    """The kinds of location these players ever took a tile from, each as often."""
    taken: Hexes = NOWHERE
    for player in players:
        taken |= player.taken_from
    return [state.board.kinds[at] for at in each(taken & state.board.locations)]


def is_redrawing(state: State) -> bool:
    """T3: whether a new card is being drawn for a useless one."""
    top = state.frames[-1]
    return isinstance(top, Drawing) and top.purpose is Purpose.REDRAW


def frame_flaws(state: State) -> Iterator[Inconsistency]:
    """T1, T3, T4, E1: which frames can lie on each other; M3: on all of them answers to last tiles."""
    if len(state.frames) == 1 and isinstance(state.frames[0], Turning):
        yield from _bottom_flaws(state, state.frames, waiting=True)
        return
    answers = sum(isinstance(frame, Reacting) for frame in state.frames)
    below = state.frames[: len(state.frames) - answers]
    yield from _answer_flaws(state, len(below))
    if not state.frames:
        if not state.ending:
            yield Inconsistency(InconsistencyCode.END_NOT_TRIGGERED, "/frames")
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
            yield Inconsistency(InconsistencyCode.IMPOSSIBLE_FRAMES, "/frames")


def _bottom_flaws(state: State, below: tuple[Frame, ...], *, waiting: bool) -> Iterator[Inconsistency]:
    """T1, H10: a turn, perhaps with something in use, or the silo phase."""
    match below:
        case (Harvesting() as harvest,):
            yield from _harvest_flaws(state, harvest, waiting=waiting)
        case (Turning() as turn,):
            yield from _turn_flaws(state, turn)
            if waiting and is_stuck(state, turn):
                yield Inconsistency(InconsistencyCode.NOT_ENDED, "/frames/0/due", facts={"due": turn.due})
        case (Turning() as turn, Using() as using) if turn.player == using.player:
            yield from _turn_flaws(state, turn)
            yield from _use_flaws(state, turn, using, waiting=waiting)
        case _:
            yield Inconsistency(InconsistencyCode.IMPOSSIBLE_FRAMES, "/frames")


def _answer_flaws(state: State, first: int) -> Iterator[Inconsistency]:
    """M3: somebody else took the last tile of this hex, and who is asked can answer."""
    for number in range(first, len(state.frames)):
        frame = state.frames[number]
        if not isinstance(frame, Reacting):
            yield Inconsistency(InconsistencyCode.IMPOSSIBLE_FRAMES, "/frames")
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
            yield Inconsistency(InconsistencyCode.IMPOSSIBLE_ANSWER, f"/frames/{number}", BIT[frame.at], facts)


def _harvest_flaws(state: State, harvest: Harvesting, *, waiting: bool) -> Iterator[Inconsistency]:
    """H10: after the last turn, at most as many silos as there are."""
    silos = state.board.ground[Special.SILO].bit_count()
    begun = harvest.left == SILO_USES if harvest.mode is None else harvest.left < SILO_USES
    can = any(power.offers(Moment(state)) for power in HARVEST.values()) if waiting else True
    if not state.ending or not 1 <= harvest.silos <= silos or not begun or not can or (waiting and not harvest.left):
        facts: Facts = {"silos": harvest.silos, "left": harvest.left}
        yield Inconsistency(InconsistencyCode.IMPOSSIBLE_HARVEST, "/frames/0", facts=facts)


def _use_flaws(state: State, turn: Turning, using: Using, *, waiting: bool) -> Iterator[Inconsistency]:
    """T6: an action of several steps, begun outside the mandatory action, that can go on."""
    power, player = POWERS[using.tile], state.players[using.player]
    begun = bool(using.card) if power.draws else not using.card
    repeated = using.via is None or (POWERS[using.via].repeats and _may_be_repeated(state, player, using.tile))
    left = using.left <= power.most_left(state)
    begun = begun and _is_used(state, player, using.via or using.tile) and _ends_on_figure(player, using)
    can = using.left and power.offers(Moment(state)) if waiting else True
    if not begun or not repeated or not left or not can:
        facts: Facts = {"tile": using.tile, "left": using.left}
        yield Inconsistency(InconsistencyCode.IMPOSSIBLE_USE, "/frames/1", facts=facts)
    yield from _inside_flaws(state, turn, using)


def _is_used(state: State, player: Player, kind: str) -> bool:
    """L2, N1: the first step uses a tile. L3: it may be lost by now, or count as unused because its twin is."""
    if kind in NOMADS:
        return any(tile.used for tile in player.nomad_tiles if tile.kind == kind)
    held = [tile for tile in player.tiles if tile.kind == kind]
    lost = len(held) < kinds_taken(state, player).count(kind)
    return lost or any(tile.status is TileStatus.USED for tile in held)


def _may_be_repeated(state: State, player: Player, kind: str) -> bool:
    """H3: another location tile that the player has, or had."""
    return kind in LOCATIONS and LOCATIONS[kind].repeatable and kind in kinds_taken(state, player)


def _ends_on_figure(player: Player, using: Using) -> bool:
    """X6, X7: the last step has brought the figure to where it stands."""
    figure = POWERS[using.tile].figure
    return figure is None or (using.at is not None and bool(BIT[using.at] & player.figures.of(figure)))


def _inside_flaws(state: State, turn: Turning, using: Using) -> Iterator[Inconsistency]:
    """T1, X3: nothing is used inside the mandatory action, or before one of two cards is chosen."""
    player = state.players[turn.player]
    inside = bool(turn.built) and bool((turn.due and player.supply) or turn.owed)
    if inside or (turn.card is None and len(player.hand) > 1):
        yield Inconsistency(
            InconsistencyCode.IMPOSSIBLE_USE, "/frames/1", facts={"tile": using.tile, "left": using.left}
        )


def _turn_flaws(state: State, turn: Turning) -> Iterator[Inconsistency]:
    """T2, M1, M6."""
    player = state.players[turn.player]
    built = hex_set(turn.built)
    drawing = is_redrawing(state)
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
        yield Inconsistency(InconsistencyCode.IMPOSSIBLE_TURN, "/frames/0", built, facts)


def _adds_up(state: State, turn: Turning) -> bool:
    """T2: three builds; M1: two on swamp; M6: and those of temples."""
    total = turn.due + len(turn.built)
    least = BUILDS_ON_SWAMP if state.swamp_cards else BUILDS
    owing = total > BUILDS and any(LOCATIONS[kind].stores for kind in state.board.kinds.values())
    return turn.due <= BUILDS and least <= total and (total <= BUILDS or owing)


def _may_be_done(state: State, turn: Turning) -> bool:
    """H2, Q2, S25: what a turn has noted is there to be noted on this board."""
    if not turn.done and not turn.sectors:
        return True
    known = [name for name, power in COMMON.items() if power.once and power.is_common(state.board)]
    roving = any(CARDS[card].turn_payment for card in state.cards)
    return (
        all(name in known for name in turn.done)
        and len(set(turn.done)) == len(turn.done)
        and (roving or not turn.sectors)
        and list(turn.sectors) == sorted(set(turn.sectors))
    )
