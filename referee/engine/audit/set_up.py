"""P, G9: players, cards, tasks, locations and the removed terrain of a table."""

from collections.abc import Iterator

from referee.board.hexes import BIT, NAMES
from referee.model.inconsistency import Inconsistency, InconsistencyCode
from referee.model.position import Table
from referee.model.ruling import Facts
from referee.model.vocabulary import BASE_TERRAINS
from referee.rules.catalogue import CARDS, LOCATIONS, TASKS, tasks_due


def set_up_inconsistencies(table: Table) -> Iterator[Inconsistency]:
    """What cannot be, whatever was played."""
    yield from _player_inconsistencies(table)
    yield from _card_inconsistencies(table)
    if not table.board.location_kinds <= LOCATIONS.keys():
        for at, kind in table.board.kinds.items():
            if kind not in LOCATIONS:
                facts: Facts = {"tile": kind, "at": NAMES[at]}
                yield Inconsistency(InconsistencyCode.UNKNOWN_LOCATION, "/board", BIT[at], facts)
    yield from _task_inconsistencies(table)


def _player_inconsistencies(table: Table) -> Iterator[Inconsistency]:
    """G9."""
    colours = [player.colour for player in table.players]
    if not 2 <= len(colours) <= 5:
        yield Inconsistency(InconsistencyCode.PLAYER_COUNT, "/players", facts={"count": len(colours)})
    if len(set(colours)) == len(colours):
        return
    for seat, colour in enumerate(colours):
        if colour in colours[:seat]:
            yield Inconsistency(InconsistencyCode.SAME_COLOUR, f"/players/{seat}/colour", facts={"colour": colour})


def _card_inconsistencies(table: Table) -> Iterator[Inconsistency]:
    """P1, P5."""
    if len(table.cards) != 3:
        yield Inconsistency(InconsistencyCode.CARD_COUNT, "/cards", facts={"count": len(table.cards)})
    wanted = False
    for number, name in enumerate(table.cards):
        card = CARDS.get(name)
        if card is None:
            yield Inconsistency(InconsistencyCode.UNKNOWN_CARD, f"/cards/{number}", facts={"card": name})
        elif card.removes_terrain:
            wanted = True
        if name in table.cards[:number]:
            yield Inconsistency(InconsistencyCode.SAME_CARD, f"/cards/{number}", facts={"card": name})
    removed = table.removed_terrain
    if wanted != (removed is not None) or removed not in (None, *BASE_TERRAINS):
        facts: Facts = {"found": removed or "none", "wanted": "one" if wanted else "none"}
        yield Inconsistency(InconsistencyCode.REMOVED_TERRAIN, "/removed_terrain", facts=facts)


def _task_inconsistencies(table: Table) -> Iterator[Inconsistency]:
    """P3."""
    due = tasks_due(table.board)
    if len(table.tasks) != due:
        facts: Facts = {"count": len(table.tasks), "due": due}
        yield Inconsistency(InconsistencyCode.TASK_COUNT, "/tasks", facts=facts)
    for number, task in enumerate(table.tasks):
        if task not in TASKS:
            yield Inconsistency(InconsistencyCode.UNKNOWN_TASK, f"/tasks/{number}", facts={"task": task})
        if task in table.tasks[:number]:
            yield Inconsistency(InconsistencyCode.SAME_TASK, f"/tasks/{number}", facts={"task": task})
