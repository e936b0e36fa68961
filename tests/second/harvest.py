"""Harvest: the farm action, the building tiles, the palisade, scouts, and the number tiles of the cathedral."""

from .board import SPECIAL, SUITABLE, Hex, beside_terrain, beside_water, connected, hex_of, hexes_of, next_to
from .building import Situation, at_each, lifted, to_each, under_b3
from .documents import Action, Player, State
from .pieces import scouts

SCOUTS = 2
SCOUT_GROUND = SUITABLE | {"water", "mountain"}
ONES = 8
FIVES = 2
ONES_FOR_A_FIVE = 5


def farm_builds(now: Situation) -> list[Action]:
    """H2: the builds on farmland next to the player's presence."""
    if now.player["supply"] == 0:
        return []
    return at_each({"type": "build", "tile": "farmland"}, now.buildable_of("farmland") & now.beside())


def water_mill(now: Situation) -> set[Hex]:
    """H4: the buildable hexes next to water."""
    return now.buildable() & beside_water(now.board, now.state["ruleset"])


def mountain_station(now: Situation) -> set[Hex]:
    """H5: the buildable hexes next to a mountain."""
    return now.buildable() & beside_terrain(now.board, "mountain")


def watchtower(now: Situation) -> set[Hex]:
    """H6: the buildable hexes next to another player's presence."""
    return now.buildable() & next_to(now.board, now.abroad())


def university(now: Situation) -> set[Hex]:
    """H6: the buildable hexes next to a special hex."""
    return now.buildable() & next_to(now.board, hexes_of(now.board, SPECIAL))


def palisade(now: Situation, origin: Hex) -> set[Hex]:
    """H9: the buildable hexes next to the rest of the settlement's area, even if the move splits that area."""
    (area,) = [area for area in connected(now.board, now.presence()) if origin in area]
    return lifted(now, origin).buildable() & next_to(now.board, area - {origin}) - {origin}


def scout_grounds(now: Situation) -> set[Hex]:
    """H7: the empty and unblocked land, water and mountain hexes next to the player's presence."""
    return now.free(SCOUT_GROUND) & now.beside()


def scout_placings(now: Situation) -> list[Action]:
    """H7: the actions that place a scout, unless the player already has two on the board."""
    if len(now.player["scouts"]) == SCOUTS:
        return []
    return at_each({"type": "place", "tile": "scout-cabin"}, scout_grounds(now))


def scout_moves(now: Situation, moved: str | None) -> list[Action]:
    """H3, H7: the scout moves that the bazaar allows, except those of a scout that has already been moved."""
    left = scouts(now.player) - ({hex_of(moved)} if moved else set())
    return [
        action
        for origin in left
        for action in to_each("scout-cabin", origin, scout_grounds(lifted(now, origin)) - {origin})
    ]


def ones_left(state: State) -> int:
    """H8: how many number tiles of value 1 are left."""
    taken: list[int] = [player["numbers"]["ones"] for player in state["players"]]
    return ONES - sum(taken)


def fives_left(state: State) -> int:
    """H8: how many number tiles of value 5 are left."""
    taken: list[int] = [player["numbers"]["fives"] for player in state["players"]]
    return FIVES - sum(taken)


def take_one(state: State, player: Player) -> None:
    """H8: take a number tile of value 1, if one is left."""
    if ones_left(state) > 0:
        player["numbers"]["ones"] += 1


def take_five(player: Player) -> None:
    """H8: exchange five number tiles of value 1 for one of value 5."""
    player["numbers"]["ones"] -= ONES_FOR_A_FIVE
    player["numbers"]["fives"] += 1


def changes(now: Situation) -> list[Action]:
    """H8: the exchange of five number tiles of value 1 for one of value 5.

    Return an empty list if the player has fewer than five of value 1, or none of value 5 is left.
    """
    if now.player["numbers"]["ones"] < ONES_FOR_A_FIVE or fives_left(now.state) <= 0:
        return []
    return [{"type": "take", "tile": "number-five"}]


def cathedral_actions(now: Situation) -> list[Action]:
    """H8: the actions with a cathedral: take a number tile of value 1, or return number tiles and build."""
    actions: list[Action] = [{"type": "take", "tile": "cathedral"}] if ones_left(now.state) > 0 else []
    return actions + (cathedral_spendings(now) if cathedral_builds(now) else [])


def cathedral_spendings(now: Situation) -> list[Action]:
    """H8: the ways to return at least one of the player's number tiles."""
    numbers = now.player["numbers"]
    return [
        {"type": "spend", "tile": "cathedral", "ones": ones, "fives": fives}
        for ones in range(numbers["ones"] + 1)
        for fives in range(numbers["fives"] + 1)
        if ones + fives > 0
    ]


def cathedral_builds(now: Situation) -> list[Action]:
    """H8: the builds on the played terrain."""
    if now.player["supply"] == 0:
        return []
    action = {"type": "build", "tile": "cathedral"}
    return [one for hexes in now.played() for one in under_b3(now, action, hexes)]


def spend(player: Player, action: Action) -> int:
    """H8: take number tiles from the player, and return the number of builds that they are worth."""
    player["numbers"]["ones"] -= action["ones"]
    player["numbers"]["fives"] -= action["fives"]
    worth: int = action["ones"] + ONES_FOR_A_FIVE * action["fives"]
    return worth
