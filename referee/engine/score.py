"""Scores: gold for every player and card, with the hexes that earned it."""

from functools import lru_cache, partial
from typing import NamedTuple

from referee.board.board import Board
from referee.board.hexes import NOWHERE, Hexes
from referee.model.position import Position, Table
from referee.model.ruling import Facts
from referee.model.state import State
from referee.model.vocabulary import Colour
from referee.rules.capitols import capitols
from referee.rules.castles import castles
from referee.rules.catalogue import CARDS, TASKS
from referee.rules.palaces import palaces
from referee.rules.registry import Earned, Valuation
from referee.rules.tasks import reward


class Entry(NamedTuple):
    """Gold from one source."""

    source: str
    """The name of a card or task, `castles`, `palaces`, `capitols`, or `gold` for what was gained during play."""
    rule: str
    gold: int
    hexes: Hexes
    facts: Facts
    options: tuple[str, ...]


class PlayerScore(NamedTuple):
    """All the gold of one player."""

    colour: Colour
    entries: tuple[Entry, ...]
    total: int
    rank: int
    """1 is best; players with equal gold share a rank."""


class Score(NamedTuple):
    """The gold of all players, in their order at the table."""

    players: tuple[PlayerScore, ...]

    @property
    def winners(self) -> tuple[Colour, ...]:
        """E2: the players with the most gold; ties share the victory."""
        return tuple(player.colour for player in self.players if player.rank == 1)


def score(table: State | Position) -> Score:
    """E2: the gold of every player if the game ended now. H7: scouts do not count."""
    scouting = [player for player in table.players if player.figures.scouts]
    counted: Table = _without_scouts(table) if scouting else table
    sources = _sources(counted.cards, counted.tasks, counted.board)
    accounts = [_entries(counted, seat, sources) for seat in range(len(counted.players))]
    totals = [sum([entry.gold for entry in entries]) for entries in accounts]
    ranking = sorted(totals, reverse=True)
    players = [
        PlayerScore(player.colour, entries, total, 1 + ranking.index(total))
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
"""The name and the rule of a source of gold, and what it is worth."""


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
    entries = [Entry._make(named + value(table, seat)) for named, value in sources]
    if gold := table.players[seat].gold:
        entries.append(Entry("gold", "E2", *Earned(gold)))
    return tuple(entries)
