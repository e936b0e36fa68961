"""P2 to P5: complete the parts of the set-up that a description omits.

These are the Kingdom Builder cards, the tasks, the swamp cards, the removed terrain and the nomad tiles.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import islice

from referee.board.hexes import NAMES, NEIGHBOURS, NOWHERE, Hex, Hexes, each
from referee.board.terrain import Terrain
from referee.engine.start import FIRST_GAME_CARDS
from referee.model.description import TableDescription
from referee.model.findings import Assumption, AssumptionCode
from referee.model.position import Position
from referee.model.ruling import Facts
from referee.model.state import NO_NOMAD_TILES
from referee.model.vocabulary import BASE_TERRAINS, SWAMP_COPIES, TERRAIN_OF, TerrainCard
from referee.rules.catalogue import CARDS, NOMAD_COPIES, TASKS, tasks_due


def complete_setup(description: TableDescription) -> Position:
    """The described position with a complete set-up, but without location tiles, which are inferred later."""
    position = description.position
    cards = position.cards or _cards(position)
    return position._replace(
        cards=cards,
        tasks=position.tasks or tuple(islice(TASKS, tasks_due(position.board))),
        removed_terrain=position.removed_terrain or _removed_terrain(description, cards),
        nomad_tiles={**(position.nomad_tiles or {}), **_nomad_tiles(position)} or NO_NOMAD_TILES,
        location_tiles=None,
    )


def setup_assumptions(description: TableDescription, table: Position) -> Iterator[Assumption]:
    """The assumptions about cards, tasks, the removed terrain and nomad tiles."""
    given = description.position
    if not given.cards:
        named = ", ".join(table.cards)
        yield Assumption(AssumptionCode.CARDS, "/cards", table.cards, facts={"cards": named})
    if table.tasks and not given.tasks:
        facts: Facts = {"tasks": ", ".join(table.tasks), "count": len(table.tasks)}
        yield Assumption(AssumptionCode.TASKS, "/tasks", table.tasks, _other_tasks(table.tasks), facts)
    if table.removed_terrain and not given.removed_terrain:
        others = tuple(terrain for terrain in _removable(description) if terrain != table.removed_terrain)
        facts = {"terrain": table.removed_terrain}
        place = "/removed_terrain"
        yield Assumption(AssumptionCode.REMOVED_TERRAIN, place, table.removed_terrain, others, facts)
    yield from _nomad_assumptions(table, _nomad_tiles(given))


def _other_tasks(tasks: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """P3: the alternatives to a single assumed task; empty for several tasks, because there are too many to list."""
    return tuple((task,) for task in TASKS if task not in tasks) if len(tasks) == 1 else ()


def has_swamp_cards(description: TableDescription) -> bool:
    """P3, P4: whether the swamp cards are in the game.

    If the description leaves this open, they are in the game if the board has swamp or the description names a swamp
    card that has not been removed.
    """
    if description.swamp_cards is not None:
        return description.swamp_cards
    return bool(description.position.board.ground[Terrain.SWAMP]) or any(
        card in SWAMP_COPIES for card in _seen(description)
    )


def _nomad_assumptions(table: Position, lying: Mapping[Hex, str | None]) -> Iterator[Assumption]:
    """N1: the assumptions about the tiles on nomad spaces that the description omits.

    Nothing is assumed about a space next to a piece other than a scout, because its tile has certainly been taken.
    """
    left = _box(table.nomad_tiles or {})
    for at, kind in lying.items():
        if kind:
            others = (None, *(other for other, count in left.items() if count > 0 and other != kind))
            facts = {"at": NAMES[at], "tile": kind}
            yield Assumption(AssumptionCode.NOMAD_SPACE, f"/nomad_tiles/{NAMES[at]}", kind, others, facts)


def lasting(position: Position) -> Hexes:
    """H7: the hexes of all pieces except scouts, which take no tiles."""
    present = NOWHERE
    for player in position.players:
        present |= player.lasting
    return present


def _cards(position: Position) -> tuple[str, ...]:
    """P2: the cards that marks or a removed terrain imply, completed with the cards of the first game.

    The cards of the first game pay only at the end of the game, so no gold gained during play has to be guessed.
    """
    marked = any(player.marks for player in position.players)
    shown = [
        name
        for name, card in CARDS.items()
        if (card.marks and marked) or (card.removes_terrain and position.removed_terrain)
    ]
    return (*shown, *FIRST_GAME_CARDS)[: len(FIRST_GAME_CARDS)]


def _removed_terrain(description: TableDescription, cards: tuple[str, ...]) -> Terrain | None:
    """P5: the first base terrain that no terrain card in `_seen` shows.

    None if no card in play removes a terrain, or if the terrain cards in `_seen` show every base terrain.
    """
    if not any(CARDS[card].removes_terrain for card in cards if card in CARDS):
        return None
    return next(_removable(description), None)


def _removable(description: TableDescription) -> Iterator[Terrain]:
    visible = {TERRAIN_OF[card] for card in _seen(description)}
    return (terrain for terrain in BASE_TERRAINS if terrain not in visible)


def _seen(description: TableDescription) -> list[TerrainCard]:
    """The terrain cards that the description names, except those removed from the game."""
    hands = [card for player in description.players.values() for card in player.hand or ()]
    return [
        card for card in (description.card, *hands, *(description.discard or ()), *(description.deck or ())) if card
    ]


def _nomad_tiles(position: Position) -> dict[Hex, str | None]:
    """N1: the nomad tiles on the spaces that the description omits.

    A space next to a piece other than a scout is empty. The other spaces get tiles of the kinds with the most copies.
    This leaves the donations, which have one copy each, as tiles that could have been used.
    """
    description = position.nomad_tiles or {}
    left, present = _box(description), lasting(position)
    tiles: dict[Hex, str | None] = {}
    for at in each(position.board.nomad_spaces):
        if at in description:
            continue
        tiles[at] = None
        lying = [kind for kind, count in left.items() if count > 0]
        if lying and not present & NEIGHBOURS[at]:
            tiles[at] = kind = max(lying, key=lambda kind: (NOMAD_COPIES[kind], left[kind]))
            left[kind] -= 1
    return tiles


def _box(lying: Mapping[Hex, str | None]) -> Counter[str]:
    """P3: the number of nomad tiles of each kind that do not lie on a nomad space."""
    left = Counter(NOMAD_COPIES)
    left.subtract(kind for kind in lying.values() if kind)
    return left
