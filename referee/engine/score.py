"""What it is worth: gold for every player and card, with the hexes that earned it."""

from typing import NamedTuple

from referee.board.hexes import Hexes
from referee.model.ruling import Facts
from referee.model.state import Table
from referee.model.vocabulary import Colour
from referee.rules.castles import castles
from referee.rules.catalogue import CARDS, TASKS
from referee.rules.registry import Earned
from referee.rules.tasks import reward


class Entry(NamedTuple):
    """Gold from one source."""

    source: str
    """The name of a card or task, `castles`, or `gold` for what was gained during play."""
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


def score(table: Table) -> Score:
    """E2: the gold every player has, were the game to end now."""
    accounts = [_entries(table, seat) for seat in range(len(table.players))]
    totals = [sum(entry.gold for entry in entries) for entries in accounts]
    return Score(
        tuple(
            PlayerScore(player.colour, entries, total, 1 + sum(other > total for other in totals))
            for player, entries, total in zip(table.players, accounts, totals, strict=True)
        )
    )


def _entries(table: Table, seat: int) -> tuple[Entry, ...]:
    entries = [_entry(name, CARDS[name].rule, CARDS[name].value(table, seat)) for name in table.cards]
    entries += [_entry(name, TASKS[name].rule, reward(table, seat, TASKS[name])) for name in table.tasks]
    entries.append(_entry("castles", "C1", castles(table, seat)))
    gold = table.players[seat].gold
    if gold:
        entries.append(_entry("gold", "E2", Earned(gold)))
    return tuple(entries)


def _entry(source: str, rule: str, earned: Earned) -> Entry:
    return Entry(source, rule, earned.gold, earned.hexes, earned.facts, earned.options)
