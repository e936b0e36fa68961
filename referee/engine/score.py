"""Compute the gold of each player from each source, with the hexes that earned it, and remarks about the score."""

from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from operator import attrgetter
from typing import Final, NamedTuple

from referee.base.declared import make_tuple
from referee.board.board import Board
from referee.board.hexes import NOWHERE, Hexes, neighbours
from referee.board.terrain import Special
from referee.engine.play import apply_unchecked
from referee.model.actions import Action
from referee.model.findings import Remark, RemarkCode
from referee.model.position import SETTLEMENTS, Position, Table
from referee.model.ruling import NO_FACTS, Facts
from referee.model.state import State
from referee.model.vocabulary import Colour
from referee.rules.catalogue import CARDS, NOMAD_COPIES, NOMADS, TASKS
from referee.rules.power import When
from referee.rules.registry import Valuation
from referee.rules.special_hexes import capitols, castles, palaces
from referee.rules.tasks import reward


class Entry(NamedTuple):
    """The gold that a player earns from one source."""

    source: str
    """The name of a card or task, `castles`, `palaces`, `capitols`, or `gold` for gold gained during play."""
    rule: str
    gold: int
    hexes: Hexes
    facts: Facts
    options: tuple[str, ...]


_gold: Final = attrgetter("gold")


class PlayerScore(NamedTuple):
    """The total gold of one player, split by source."""

    colour: Colour
    entries: tuple[Entry, ...]
    total: int
    rank: int
    """The player's rank: 1 is best, and players with equal gold share a rank."""


class Score(NamedTuple):
    """The gold of all players, in seating order."""

    players: tuple[PlayerScore, ...]

    @property
    def winners(self) -> tuple[Colour, ...]:
        """E2: the players with the most gold. Tied players share the victory."""
        return tuple([player.colour for player in self.players if player.rank == 1])


def score(table: State | Position) -> Score:
    """E2: the gold of every player if the game ended now. H7: scouts do not count."""
    scouting = [player for player in table.players if player.figures.scouts]
    counted: Table = _without_scouts(table) if scouting else table
    sources = _sources(counted.cards, counted.tasks, counted.board)
    accounts = [_entries(counted, seat, sources) for seat in range(len(counted.players))]
    totals = [sum(map(_gold, entries)) for entries in accounts]
    ranking = sorted(totals, reverse=True)
    players = [
        make_tuple(PlayerScore, (player.colour, entries, total, 1 + ranking.index(total)))
        for player, entries, total in zip(counted.players, accounts, totals, strict=True)
    ]
    return Score(tuple(players))


def _without_scouts(table: State | Position) -> Position:
    position = table.position if isinstance(table, State) else table
    kingdoms = tuple(
        kingdom._replace(figures=kingdom.figures._replace(scouts=NOWHERE)) for kingdom in position.players
    )
    return position._replace(players=kingdoms)


_Source = tuple[tuple[str, str], Valuation]
"""The name and rule of a source of gold, and the function that computes the gold from it."""


@lru_cache(maxsize=64)
def _sources(cards: tuple[str, ...], tasks: tuple[str, ...], board: Board) -> tuple[_Source, ...]:
    sources: list[_Source] = [((name, CARDS[name].rule), CARDS[name].value) for name in cards]
    sources += [((name, TASKS[name].rule), partial(reward, task=TASKS[name])) for name in tasks]
    sources.append((("castles", "C1"), castles))
    if board.palaces:
        sources.append((("palaces", "M7"), palaces))
    if board.capitols:
        sources.append((("capitols", "Q1"), capitols))
    return tuple(sources)


def _entries(table: Table, seat: int, sources: tuple[_Source, ...]) -> tuple[Entry, ...]:
    entries = [make_tuple(Entry, named + value(table, seat)) for named, value in sources]
    if gold := table.players[seat].gold:
        entries.append(Entry("gold", "E2", gold, NOWHERE, NO_FACTS, ()))
    return tuple(entries)


def gains(state: State) -> Callable[[Action], int]:
    """A function that returns by how much a legal action would change the gold of the top frame's player."""
    seat = state.frames[-1].player
    before = score(state).players[seat].total
    return lambda action: score(apply_unchecked(state, action).state).players[seat].total - before


def is_final(position: Position) -> bool:
    """E1: whether any player's supply is empty. In a position, this is the only sign that the game is ending."""
    return not all(_supplies(position))


def remarks(position: Position, *, final: bool | None) -> tuple[Remark, ...]:
    """All remarks about how reliable the score of a position is.

    `final` says whether the caller declared the game over; None means that the caller did not say.
    """
    return (*_final_remarks(position, final=final), *_play_remarks(position), *_silo_remarks(position, final=final))


def _supplies(position: Position) -> list[int]:
    return [SETTLEMENTS - player.settlements.bit_count() - len(player.marks) for player in position.players]


def _final_remarks(position: Position, *, final: bool | None) -> Iterator[Remark]:
    """E1: remarks on whether the score is final. Only the caller can say for certain that the game is over."""
    supplies = _supplies(position)
    ended = [player.colour for player, supply in zip(position.players, supplies, strict=True) if not supply]
    if not ended and final is not False:
        code = RemarkCode.SUPPLY_LEFT if final else RemarkCode.RUNNING
        yield Remark(code, {"count": sum(supplies)})
    if ended and final is None:
        yield Remark(RemarkCode.TAKEN_AS_FINAL, {"colour": ended[0]}, ended[0])


def _play_remarks(position: Position) -> Iterator[Remark]:
    """S11 to S13, S24, S25, N3: remarks if the caller may have left out gold gained or lines marked during play."""
    cards = [CARDS[name] for name in position.cards]
    if not any(player.gold for player in position.players):
        for card in cards:
            if card.payment or card.turn_payment:
                yield Remark(RemarkCode.GOLD_NOT_GIVEN, {"card": card.name})
        for kind in _paid_at_once(position):
            yield Remark(RemarkCode.TREASURE_NOT_GIVEN, {"tile": kind})
    if not any(player.marks for player in position.players):
        for card in cards:
            if card.marks:
                yield Remark(RemarkCode.MARKS_NOT_GIVEN, {"card": card.name})


def _paid_at_once(position: Position) -> list[str]:
    """N3: the kinds of nomad tile that pay gold when taken and that a player may already have taken."""
    if not position.board.nomad_spaces:
        return []
    lying = None if position.nomad_tiles is None else list(position.nomad_tiles.values())
    if lying is not None and None not in lying:
        return []
    return [
        kind
        for kind, copies in NOMAD_COPIES.items()
        if NOMADS[kind].when is When.WHEN_TAKEN and (lying is None or lying.count(kind) < copies)
    ]


def _silo_remarks(position: Position, *, final: bool | None) -> Iterator[Remark]:
    """H10: a remark if a piece is next to a silo and the caller did not say whether the game is over.

    Players use silos after the last turn, before the final score.
    """
    present = NOWHERE
    for player in position.players:
        present |= player.presence
    if final is None and present & neighbours(position.board.ground[Special.SILO]):
        yield Remark(RemarkCode.SILOS_TO_COME)
