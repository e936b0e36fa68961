"""What it is worth: gold for every player and card, with the hexes that earned it."""

from functools import partial
from typing import NamedTuple

from referee.board.board import Board
from referee.board.hexes import NOWHERE, Hexes
from referee.board.terrain import Terrain
from referee.model.ruleset import Ruleset
from referee.model.ruling import Facts
from referee.model.state import Figures, Kingdom, Player, Position, State, Table
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
        """E2: most gold wins, ties share."""
        return tuple(player.colour for player in self.players if player.rank == 1)


def score(table: State | Position) -> Score:
    """E2: the gold every player has, were the game to end now. H7: scouts do not count."""
    counted = _Counted(
        table.ruleset,
        table.board,
        table.cards,
        tuple([_counted(player) for player in table.players]),
        table.tasks,
        table.walls,
        table.removed_terrain,
    )
    sources = _sources(counted)
    accounts = [_entries(counted, seat, sources) for seat in range(len(counted.players))]
    totals = [sum([entry.gold for entry in entries]) for entries in accounts]
    ranking = sorted(totals, reverse=True)
    return Score(
        tuple(
            [
                PlayerScore(player.colour, entries, total, 1 + ranking.index(total))
                for player, entries, total in zip(counted.players, accounts, totals, strict=True)
            ]
        )
    )


class _CountedPlayer(NamedTuple):
    """The pieces of a player, scouts aside. Their presence is worked out once for all cards."""

    colour: Colour
    settlements: Hexes
    figures: Figures
    marks: tuple[int, ...]
    gold: int
    presence: Hexes

    @property
    def lasting(self) -> Hexes:
        """H7: the same."""
        return self.presence


class _Counted(NamedTuple):
    """The table that is scored."""

    ruleset: Ruleset
    board: Board
    cards: tuple[str, ...]
    players: tuple[_CountedPlayer, ...]
    tasks: tuple[str, ...]
    walls: Hexes
    removed_terrain: Terrain | None


def _counted(player: Player | Kingdom) -> _CountedPlayer:
    figures = player.figures
    if figures.scouts:
        figures = figures._replace(scouts=NOWHERE)
    return _CountedPlayer(player.colour, player.settlements, figures, player.marks, player.gold, player.lasting)


_Source = tuple[str, str, Valuation]
"""Its name, its rule, and what it is worth."""


def _sources(table: Table) -> list[_Source]:
    sources: list[_Source] = [(name, CARDS[name].rule, CARDS[name].value) for name in table.cards]
    sources += [(name, TASKS[name].rule, partial(reward, task=TASKS[name])) for name in table.tasks]
    sources.append(("castles", "C1", castles))
    if table.board.palaces:
        sources.append(("palaces", "M7", palaces))
    if table.board.capitols:
        sources.append(("capitols", "Q1", capitols))
    return sources


def _entries(table: Table, seat: int, sources: list[_Source]) -> tuple[Entry, ...]:
    entries = [Entry(source, rule, *value(table, seat)) for source, rule, value in sources]
    if gold := table.players[seat].gold:
        entries.append(Entry("gold", "E2", *Earned(gold)))
    return tuple(entries)
