"""What it is worth: gold for every player and card, with the hexes that earned it."""

from typing import NamedTuple

from referee.board.hexes import NOWHERE, Hexes
from referee.board.terrain import Special
from referee.model.ruling import Facts
from referee.model.state import Position, State, Table
from referee.model.vocabulary import Colour
from referee.rules.capitols import capitols
from referee.rules.castles import castles
from referee.rules.catalogue import CARDS, TASKS
from referee.rules.palaces import palaces
from referee.rules.registry import Earned
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
        """E2: most gold wins, ties share."""
        return tuple(player.colour for player in self.players if player.rank == 1)


def score(table: State | Position) -> Score:
    """E2: the gold every player has, were the game to end now. H7: scouts do not count."""
    scouting = any(player.figures.scouts for player in table.players)
    counted: Table = _without_scouts(table) if scouting else table
    accounts = [_entries(counted, seat) for seat in range(len(counted.players))]
    totals = [sum(entry.gold for entry in entries) for entries in accounts]
    return Score(
        tuple(
            PlayerScore(player.colour, entries, total, 1 + sum(other > total for other in totals))
            for player, entries, total in zip(counted.players, accounts, totals, strict=True)
        )
    )


def _without_scouts(table: State | Position) -> State | Position:
    position = table.position if isinstance(table, State) else table
    kingdoms = tuple(
        kingdom._replace(figures=kingdom.figures._replace(scouts=NOWHERE)) for kingdom in position.players
    )
    return position._replace(players=kingdoms)


def _entries(table: Table, seat: int) -> tuple[Entry, ...]:
    entries = [_entry(name, CARDS[name].rule, CARDS[name].value(table, seat)) for name in table.cards]
    entries += [_entry(name, TASKS[name].rule, reward(table, seat, TASKS[name])) for name in table.tasks]
    entries.append(_entry("castles", "C1", castles(table, seat)))
    if table.board.ground[Special.PALACE]:
        entries.append(_entry("palaces", "M7", palaces(table, seat)))
    if table.board.capitols:
        entries.append(_entry("capitols", "Q1", capitols(table, seat)))
    gold = table.players[seat].gold
    if gold:
        entries.append(_entry("gold", "E2", Earned(gold)))
    return tuple(entries)


def _entry(source: str, rule: str, earned: Earned) -> Entry:
    return Entry(source, rule, earned.gold, earned.hexes, earned.facts, earned.options)
