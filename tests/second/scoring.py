"""Final scoring: one function per Kingdom Builder card, the tasks, and the castles."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from .board import SPECIAL, Board, Hex, board_of, connected, hexes_of, next_to, sector
from .documents import Player, State, completed
from .pieces import presence
from .tasks import TASKS

CASTLE_GOLD = 3
SECTORS = range(4)


@dataclass(frozen=True)
class Kingdom:
    """What one player is scored for: the position, its board and the player."""

    position: State
    board: Board
    player: Player

    def presence(self) -> set[Hex]:
        """G10: the player's presence."""
        return presence(self.player)


def scores(position: State) -> dict[str, dict[str, int]]:
    """E2: what every player earns, card by card, for tasks, for castles and in play, and altogether."""
    position = completed(position)
    board = board_of(position)
    kingdoms = [Kingdom(position, board, player) for player in position["players"]]
    return {kingdom.player["colour"]: score(kingdom) for kingdom in kingdoms}


def score(kingdom: Kingdom) -> dict[str, int]:
    """E2: what one player earns."""
    gold = {card: CARD_SCORES[card](kingdom) for card in kingdom.position["cards"]}
    for task in kingdom.position["tasks"]:
        fulfilled, worth = TASKS[task]
        gold[task] = worth if fulfilled(kingdom.board, kingdom.presence()) else 0
    gold["castles"] = castles(kingdom)
    gold["gold"] = kingdom.player["gold"]
    gold["total"] = sum(gold.values())
    return gold


def castles(kingdom: Kingdom) -> int:
    """C1: three gold for each castle with own presence next to it."""
    return CASTLE_GOLD * len(hexes_of(kingdom.board, {"castle"}) & next_to(kingdom.board, kingdom.presence()))


def fishermen(kingdom: Kingdom) -> int:
    """S1: one per piece next to water and not on it."""
    return beside_and_not_on(kingdom, "water")


def miners(kingdom: Kingdom) -> int:
    """S2: one per piece next to a mountain and not on one."""
    return beside_and_not_on(kingdom, "mountain")


def beside_and_not_on(kingdom: Kingdom, terrain: str) -> int:
    """S1, S2: the pieces next to a terrain that do not stand on it."""
    hexes = hexes_of(kingdom.board, {terrain})
    return len((kingdom.presence() & next_to(kingdom.board, hexes)) - hexes)


def workers(kingdom: Kingdom) -> int:
    """S3: one per piece next to a special hex."""
    return len(kingdom.presence() & next_to(kingdom.board, hexes_of(kingdom.board, SPECIAL)))


def merchants(kingdom: Kingdom) -> int:
    """S4: four per special hex that one settlement area joins to another special hex."""
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
    """G4: how many pieces stand on each horizontal line that has any."""
    return Counter(row for row, _ in kingdom.presence())


def discoverers(kingdom: Kingdom) -> int:
    """S5: one per horizontal line with a piece."""
    return len(pieces_per_line(kingdom))


def knights(kingdom: Kingdom) -> int:
    """S6: two per piece on the fullest horizontal line."""
    return 2 * max(pieces_per_line(kingdom).values(), default=0)


def hermits(kingdom: Kingdom) -> int:
    """S7: one per settlement area."""
    return len(settlement_areas(kingdom))


def citizens(kingdom: Kingdom) -> int:
    """S8: one per two pieces of the largest settlement area."""
    return max((len(area) for area in settlement_areas(kingdom)), default=0) // 2


def pieces_in_sector(player: Player, number: int) -> int:
    """G6: how many pieces a player has in one sector."""
    return len([at for at in presence(player) if sector(at) == number])


def farmers(kingdom: Kingdom) -> int:
    """S9: three per piece in the sector with the fewest."""
    return 3 * min(pieces_in_sector(kingdom.player, number) for number in SECTORS)


def lords(kingdom: Kingdom) -> int:
    """S10: in each sector twelve for the most pieces, six for the next highest number."""
    return sum(lords_of_sector(kingdom, number) for number in SECTORS)


def lords_of_sector(kingdom: Kingdom, number: int) -> int:
    """S10: what one sector pays a player; a sector without any piece pays nobody."""
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


def paid_in_play(_: Kingdom) -> int:
    """S11, S12, S13: recorded at each build, nothing more at the end."""
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
}
