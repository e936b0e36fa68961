"""Final scoring: Kingdom Builder cards, tasks, castles, palaces, capitols, and gold earned during the game."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from .board import (
    SPECIAL,
    Board,
    Hex,
    beside_terrain,
    beside_water,
    board_of,
    connected,
    distance,
    edge_hexes,
    hexes_of,
    neighbours,
    next_to,
    sector,
    within_two,
)
from .documents import Player, State, completed
from .pieces import standing
from .tasks import TASKS

CASTLE_GOLD = 3
PALACE_GOLD = 5
MARK_GOLD = 4
SECTORS = range(4)


@dataclass(frozen=True)
class Kingdom:
    """The position, its board and the player to score."""

    position: State
    board: Board
    player: Player

    def presence(self) -> set[Hex]:
        """G10, H7: the player's presence; scouts do not count."""
        return standing(self.player)

    def own_beside(self, at: Hex) -> int:
        """S18, S22: the number of the player's pieces next to a hex."""
        return len(neighbours(self.board, at) & self.presence())


def scores(position: State) -> dict[str, dict[str, int]]:
    """E2: the gold of every player by source, and in total."""
    position = completed(position)
    board = board_of(position)
    kingdoms = [Kingdom(position, board, player) for player in position["players"]]
    return {kingdom.player["colour"]: score(kingdom) for kingdom in kingdoms}


def score(kingdom: Kingdom) -> dict[str, int]:
    """E2: the gold of one player by source, and in total."""
    gold = {card: CARD_SCORES[card](kingdom) for card in kingdom.position["cards"]}
    for task in kingdom.position["tasks"]:
        fulfilled, worth = TASKS[task]
        gold[task] = worth if fulfilled(kingdom.board, kingdom.presence()) else 0
    gold["castles"] = castles(kingdom)
    if hexes_of(kingdom.board, {"palace"}):
        gold["palaces"] = palaces(kingdom, {"palace"})
    if kingdom.board.capitols:
        gold["capitols"] = capitols(kingdom)
    gold["gold"] = kingdom.player["gold"]
    gold["total"] = sum(gold.values())
    return gold


def castles(kingdom: Kingdom) -> int:
    """C1: three gold for each castle next to the player's presence."""
    return CASTLE_GOLD * len(hexes_of(kingdom.board, {"castle"}) & next_to(kingdom.board, kingdom.presence()))


def palaces(kingdom: Kingdom, kinds: set[str]) -> int:
    """M7, S16: five gold for each hex of these kinds around which the player has the most pieces, even in a tie."""
    return PALACE_GOLD * len([at for at in hexes_of(kingdom.board, kinds) if has_most_around(kingdom, at)])


def has_most_around(kingdom: Kingdom, at: Hex) -> bool:
    """M7: whether the player has pieces around a hex and no player has more."""
    around = neighbours(kingdom.board, at)
    most = max(len(standing(player) & around) for player in kingdom.position["players"])
    return 0 < most == len(kingdom.presence() & around)


def capitols(kingdom: Kingdom) -> int:
    """Q1: one gold per piece within two hexes of each capitol."""
    return sum(len(kingdom.presence() & within_two(kingdom.board, at)) for at in kingdom.board.capitols)


def fishermen(kingdom: Kingdom) -> int:
    """S1: one gold per piece next to water and not on it."""
    wet = beside_water(kingdom.board, kingdom.position["ruleset"])
    return len((kingdom.presence() & wet) - hexes_of(kingdom.board, {"water"}))


def miners(kingdom: Kingdom) -> int:
    """S2: one gold per piece next to a mountain and not on one."""
    return beside_and_not_on(kingdom, "mountain")


def beside_and_not_on(kingdom: Kingdom, terrain: str) -> int:
    """S2, S19: the number of the player's pieces that are next to a terrain but not on it."""
    hexes = hexes_of(kingdom.board, {terrain})
    return len((kingdom.presence() & beside_terrain(kingdom.board, terrain)) - hexes)


def workers(kingdom: Kingdom) -> int:
    """S3: one gold per piece next to a special hex."""
    return len(kingdom.presence() & next_to(kingdom.board, hexes_of(kingdom.board, SPECIAL)))


def merchants(kingdom: Kingdom) -> int:
    """S4: four gold per special hex that one settlement area joins to another special hex."""
    joined: set[Hex] = set()
    for area in settlement_areas(kingdom):
        touched = next_to(kingdom.board, area) & hexes_of(kingdom.board, SPECIAL)
        if len(touched) >= 2:
            joined |= touched
    return 4 * len(joined)


def settlement_areas(kingdom: Kingdom) -> list[set[Hex]]:
    """G12: the connected groups of one player's presence."""
    return connected(kingdom.board, kingdom.presence())


def pieces_per_line(kingdom: Kingdom) -> Counter[int]:
    """G4: the number of the player's pieces on each horizontal line that has any."""
    return Counter(row for row, _ in kingdom.presence())


def discoverers(kingdom: Kingdom) -> int:
    """S5: one gold per horizontal line with at least one of the player's pieces."""
    return len(pieces_per_line(kingdom))


def knights(kingdom: Kingdom) -> int:
    """S6: two gold per piece on the horizontal line where the player has the most pieces."""
    return 2 * max(pieces_per_line(kingdom).values(), default=0)


def hermits(kingdom: Kingdom) -> int:
    """S7: one gold per settlement area."""
    return len(settlement_areas(kingdom))


def citizens(kingdom: Kingdom) -> int:
    """S8: one gold for every two pieces in the largest settlement area."""
    return max((len(area) for area in settlement_areas(kingdom)), default=0) // 2


def pieces_in_sector(player: Player, number: int) -> int:
    """G6: how many pieces a player has in one sector."""
    return len([at for at in standing(player) if sector(at) == number])


def farmers(kingdom: Kingdom) -> int:
    """S9: three gold per piece in the sector where the player has the fewest pieces."""
    return 3 * min(pieces_in_sector(kingdom.player, number) for number in SECTORS)


def lords(kingdom: Kingdom) -> int:
    """S10: in each sector, twelve gold for the most pieces and six for the next highest number."""
    return sum(lords_of_sector(kingdom, number) for number in SECTORS)


def lords_of_sector(kingdom: Kingdom, number: int) -> int:
    """S10: the gold that one sector pays the player; a sector without pieces pays nothing."""
    own = pieces_in_sector(kingdom.player, number)
    counts = {pieces_in_sector(other, number) for other in kingdom.position["players"]}
    ranking = sorted(counts, reverse=True)
    if ranking[0] == 0:
        return 0
    if own == 0 and kingdom.position["ruleset"]["lords_zero"] == "nothing":
        return 0
    if own == ranking[0]:
        return 12
    return 6 if own == ranking[1] else 0


def geologists(kingdom: Kingdom) -> int:
    """S14: two gold for each mountain area joined to another one by a settlement area that is on or next to both."""
    mountains = connected(kingdom.board, hexes_of(kingdom.board, {"mountain"}))
    joined: set[int] = set()
    for area in settlement_areas(kingdom):
        reach = area | next_to(kingdom.board, area)
        touched = {number for number, mountain in enumerate(mountains) if mountain & reach}
        if len(touched) >= 2:
            joined |= touched
    return 2 * len(joined)


def messengers(kingdom: Kingdom) -> int:
    """S15: two gold per hex of a shortest path between the two pieces farthest apart in one settlement area."""
    lengths = [
        distance(one, other) + 1
        for area in settlement_areas(kingdom)
        for one in area
        for other in area
        if one != other
    ]
    return 2 * max(lengths, default=0)


def noblewomen(kingdom: Kingdom) -> int:
    """S16: score every special hex like a palace, except the palaces, which M7 scores."""
    return palaces(kingdom, SPECIAL - {"palace"})


def vassals(kingdom: Kingdom) -> int:
    """S17: one gold per piece next to a hex of another sector."""
    return len([at for at in kingdom.presence() if is_on_inner_edge(kingdom.board, at)])


def is_on_inner_edge(board: Board, at: Hex) -> bool:
    """S17: whether a neighbour of the hex lies in another sector."""
    return any(sector(other) != sector(at) for other in neighbours(board, at))


def captains(kingdom: Kingdom) -> int:
    """S18: one gold per piece next to at least three of the player's pieces."""
    return len([at for at in kingdom.presence() if kingdom.own_beside(at) >= 3])


def scouts(kingdom: Kingdom) -> int:
    """S19: one gold per piece next to the removed terrain and not on it."""
    return beside_and_not_on(kingdom, kingdom.position["removed_terrain"])


def homesteaders(kingdom: Kingdom) -> int:
    """S20: one gold per piece in the sector where the player has the most pieces."""
    return max(pieces_in_sector(kingdom.player, number) for number in SECTORS)


def rangers(kingdom: Kingdom) -> int:
    """S21: two gold per horizontal line with exactly one of the player's pieces."""
    return 2 * len([number for number in pieces_per_line(kingdom).values() if number == 1])


def chainers(kingdom: Kingdom) -> int:
    """S22: one gold per piece next to exactly two of the player's pieces."""
    return len([at for at in kingdom.presence() if kingdom.own_beside(at) == 2])


def travellers(kingdom: Kingdom) -> int:
    """S23: one gold per piece on the edge of the main board."""
    return len(kingdom.presence() & edge_hexes(kingdom.board))


def mayors(kingdom: Kingdom) -> int:
    """S24: four gold per mark."""
    return MARK_GOLD * len(kingdom.player["marks"])


def paid_in_play(_: Kingdom) -> int:
    """S11, S12, S13, S25: no gold at the end, because these cards pay during the game."""
    return 0


CARD_SCORES: dict[str, Callable[[Kingdom], int]] = {
    "fishermen": fishermen,
    "miners": miners,
    "workers": workers,
    "merchants": merchants,
    "discoverers": discoverers,
    "knights": knights,
    "hermits": hermits,
    "citizens": citizens,
    "farmers": farmers,
    "lords": lords,
    "families": paid_in_play,
    "shepherds": paid_in_play,
    "ambassadors": paid_in_play,
    "geologists": geologists,
    "messengers": messengers,
    "noblewomen": noblewomen,
    "vassals": vassals,
    "captains": captains,
    "scouts": scouts,
    "homesteaders": homesteaders,
    "rangers": rangers,
    "chainers": chainers,
    "travellers": travellers,
    "mayors": mayors,
    "rovers": paid_in_play,
}
