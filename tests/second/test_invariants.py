"""Play random games with the second implementation, and check the state after each action."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from . import apply, legal_actions, scores
from .board import SPECIAL, Hex, board_of, hexes_of, name_of, next_to, sector
from .caves import cave_places
from .documents import State, completed
from .examples import COLOURS, CROSSROADS, FIRST_GAME, HARVEST, MARSHLANDS, NOMADS, RULESET
from .harvest import FIVES, ONES
from .marshlands import BONUS, KINDS_WITH_BONUS
from .movements import MOVING_IN_STEPS, before_movement
from .pieces import presence, standing, walls
from .piles import CARDS, cards_in_draw_pile, copies, hand_cards, played_cards
from .scoring import CARD_SCORES
from .tasks import TASKS

KINDS = [f"donation-{terrain}" for terrain in (*CARDS, "water", "mountain")]
KINDS += ["treasure", "sword", "outpost", "resettlement"] * 2

PIECES = 20
EVERYTHING = [*FIRST_GAME, "harbor", "oracle", *NOMADS, *CROSSROADS, *MARSHLANDS, *HARVEST]


def game(rng: Random, board: dict[str, Any], cards: list[str], players: int, *, swamp: bool = False) -> State:
    """The first state of a game with 20 settlements per player. In about half of the games, the cards are hidden."""
    state: State = {
        "format": 1,
        "ruleset": {
            **RULESET,
            "resettlement": rng.choice(["free", "loose"]),
            "rovers_timing": rng.choice(["end-of-turn", "each-build"]),
        },
        "board": board,
        "cards": cards,
        "tasks": rng.sample(sorted(TASKS), 2),
        "swamp_cards": swamp,
        "start_player": COLOURS[0],
        "round": 1,
        "ending": False,
        "location_tiles": {},
    }
    spaces = sorted(hexes_of(board_of(state), {"nomad-space"}))
    nomads = rng.sample(KINDS, len(spaces))
    state["nomad_tiles"] = {name_of(at): kind for at, kind in zip(spaces, nomads, strict=True)}
    state["location_tiles"] = {name_of(at): 2 for at in board_of(state).locations}
    deal(rng, state, COLOURS[:players])
    return state


def deal(rng: Random, state: State, colours: list[str]) -> None:
    """P1, P5: add the cards and the players to a game."""
    deck = [card for card, number in copies(state).items() for _ in range(number)]
    rng.shuffle(deck)
    if "scouts" in state["cards"]:
        state["removed_terrain"] = deck[0].removeprefix("swamp-")
    removed = [card for card in deck if card.removeprefix("swamp-") == state.get("removed_terrain")]
    deck = [card for card in deck if card not in removed]
    hands: list[list[str | None]] = [[deck.pop()] for _ in colours]
    hidden = rng.random() < 0.5
    frame: dict[str, Any] = {"frame": "turning", "player": colours[0], "card": None, "due": 3, "built": []}
    if hidden:
        hands = [[None] for _ in colours]
    else:
        frame["card"] = hands[0].pop()
    new = {"settlements": [], "gold": 0, "supply": PIECES, "tiles": [], "taken_from": []}
    state["players"] = [
        {**json.loads(json.dumps(new)), "colour": colour, "hand": hand}
        for colour, hand in zip(colours, hands, strict=True)
    ]
    state |= {"deck": None if hidden else deck, "discard": [], "removed": removed, "frames": [frame]}


def nomads_and_crossroads(rng: Random) -> State:
    """The first state of a game with two sections of Nomads and two of Crossroads."""
    sections = rng.sample(NOMADS, 2) + rng.sample(CROSSROADS, 2)
    cards = ["families", "shepherds", "ambassadors"]
    return game(rng, {"sections": sections}, cards, rng.randint(2, 4))


def marshlands_and_harvest(rng: Random) -> State:
    """The first state of a game with two sections of Marshlands and two of Harvest."""
    sections = rng.sample(MARSHLANDS, 2) + rng.sample(HARVEST, 2)
    rng.shuffle(sections)
    cards = ["mayors", "rovers", rng.choice(["scouts", "shepherds"])]
    return game(rng, {"sections": sections}, cards, rng.randint(2, 4), swamp=True)


def everything(rng: Random) -> State:
    """The first state of a game with four random sections, an island and, where possible, caves and a capitol."""
    places = [name + rng.choice(["", ":turned"]) for name in rng.sample(EVERYTHING, 4)]
    board: dict[str, Any] = {"sections": places, "island": rng.choice(["tree-house", "rope-bridge"])}
    whole = board_of({"board": board})
    capitols = [
        at for at in hexes_of(whole, {"castle"}) if at[0] < 20 and section_at(places, at) in {"harbor", "oracle"}
    ]
    places_for_caves = sorted(cave_places(whole))
    caves = [[at for at in places_for_caves if sector(at) == number] for number in range(4)]
    board["capitols"] = sorted(name_of(at) for at in capitols[:1])
    board["caves"] = sorted(name_of(rng.choice(hexes)) for hexes in caves if hexes)
    cards = rng.sample(sorted(CARD_SCORES), 3)
    return game(rng, board, cards, rng.randint(2, 5), swamp=rng.random() < 0.7)


def section_at(places: list[str], at: Hex) -> str:
    """G6: the name of the section that a hex of the main board belongs to."""
    return places[at[0] // 10 * 2 + at[1] // 10].removesuffix(":turned")


def check(state: State) -> None:
    """Check the pieces, tiles, frames, cards and optional keys of a state."""
    full = completed(state)
    check_pieces(full)
    check_tiles(full)
    check_frames(state)
    seen = full["discard"] + full["removed"] + hand_cards(full) + played_cards(full)
    assert cards_in_draw_pile(full) + len(seen) == sum(copies(full).values())
    empty: tuple[object, ...] = ([], None, {}, 0, False)
    assert all(player[key] not in empty for player in state["players"] for key in player if key in NEW)
    assert all(state[key] not in empty for key in state if key in NEW)


def check_pieces(full: State) -> None:
    """Check the places of pieces and walls, the numbers of settlements and walls, and the marks.

    Each piece or wall must be alone on a hex of the board that is not special. No line may be marked twice.
    """
    stood_on = [at for player in full["players"] for at in presence(player)] + list(walls(full))
    assert len(stood_on) == len(set(stood_on))
    assert set(stood_on).isdisjoint(hexes_of(board_of(full), SPECIAL))
    assert set(stood_on) <= set(board_of(full).terrain)
    for player in full["players"]:
        parts = len(player["settlements"]) + player["supply"] + player["temple"] + len(player["marks"])
        assert parts == PIECES
    assert len(full["walls"]) <= 25
    marks = [mark for player in full["players"] for mark in player["marks"]]
    assert len(marks) == len(set(marks))


def check_tiles(full: State) -> None:
    """M2, H7, H8: check bonus tiles, scouts and number tiles, and the tiles next to each player's pieces.

    A player has one bonus tile for each pair of equal Marshlands tiles. Only the active player may have scouts on the
    board.
    """
    turning = [frame["player"] for frame in full["frames"] if frame["frame"] == "turning"]
    for player in full["players"]:
        kinds = Counter(tile["kind"] for tile in player["tiles"])
        pairs = [kind + BONUS for kind in KINDS_WITH_BONUS if kinds[kind] == 2]
        assert sorted(bonus["kind"] for bonus in player["bonus_tiles"]) == sorted(pairs)
        assert len(player["scouts"]) <= (2 if player["colour"] in turning else 0)
        assert min(player["numbers"].values()) >= 0
        check_neighbourhood(full, before_movement(full, player))
    assert sum(player["numbers"]["ones"] for player in full["players"]) <= ONES
    assert sum(player["numbers"]["fives"] for player in full["players"]) <= FIVES


def check_neighbourhood(full: State, player: dict[str, Any]) -> None:
    """L1, L3, N1, N6: check that the player has taken every available tile next to their pieces.

    Scouts take no tiles. Each location tile that the player holds must come from a hex next to one of their pieces.
    """
    board = board_of(full)
    beside = {name_of(at) for at in next_to(board, presence(player))}
    assert {held["from"] for held in player["tiles"]} <= beside
    for at in next_to(board, standing(player)):
        name = name_of(at)
        assert full["nomad_tiles"].get(name) is None
        assert not full["location_tiles"].get(name) or name in player["taken_from"]


def check_frames(state: State) -> None:
    """Check the frames, and that `finish` is never the only legal action."""
    if not state["frames"]:
        return
    top = state["frames"][-1]
    if top["frame"] in {"using", "reacting", "harvesting"}:
        assert legal_actions(state) - {json.dumps({"type": "finish"})}
    if top["frame"] == "reacting":
        assert top["player"] != top["taker"]
    if top["frame"] == "harvesting":
        assert (len(state["frames"]), state["ending"]) == (1, True)
        assert top["silos"] >= 1
        assert 1 <= top["left"] <= 3
    for frame in state["frames"]:
        on_the_way = frame["frame"] == "using" and frame["tile"] in MOVING_IN_STEPS
        assert ("from" in frame) == on_the_way
    turns = [frame for frame in state["frames"] if frame["frame"] == "turning"]
    assert all(frame[key] for frame in turns for key in frame if key in NEW)


NEW = {"warriors", "wagon", "ship", "city_hall", "nomad_tiles", "walls", "removed_terrain", "swamp_cards"}
NEW |= {"marks", "scouts", "temple", "numbers", "bonus_tiles", "terrain", "owed", "done", "sectors"}


def play(rng: Random, state: State) -> Counter[str]:
    """Play a whole game, check the state after each action, and return the number of actions of each kind."""
    done: Counter[str] = Counter()
    for _ in range(3000):
        actions = [json.loads(action) for action in sorted(legal_actions(state))]
        if not actions:
            break
        chosen = choose(rng, state, actions)
        state = apply(state, chosen)
        done[" ".join(kind_of(chosen))] += 1
        check(state)
    assert state["frames"] == []
    assert state["ending"]
    assert all(gold["total"] >= 0 for gold in scores(state).values())
    return done


def choose(rng: Random, state: State, actions: list[dict[str, Any]]) -> dict[str, Any]:
    """A random action: rarely the end of a turn, and often on a hex next to a location, nomad space or silo."""
    kinds = sorted({kind_of(action) for action in actions})
    if len(kinds) > 1 and rng.random() < 0.7:
        kinds = [kind for kind in kinds if kind[0] != "end-turn"]
    kind = rng.choice(kinds)
    actions = [action for action in actions if kind_of(action) == kind]
    board = board_of(state)
    near = {name_of(at) for at in next_to(board, hexes_of(board, {"location", "nomad-space", "silo"}))}
    attractive = [action for action in actions if action.get("to", action.get("at")) in near]
    return rng.choice(attractive if attractive and rng.random() < 0.6 else actions)


def kind_of(action: dict[str, Any]) -> tuple[str, ...]:
    """The type of an action and its tiles, without its hexes."""
    return action["type"], action.get("tile", ""), action.get("via", ""), action.get("waiver", "")


@pytest.mark.parametrize("seed", range(6))
def test_a_random_game_of_nomads_and_crossroads(seed: int) -> None:
    rng = Random(seed)
    play(rng, nomads_and_crossroads(rng))


@pytest.mark.parametrize("seed", range(5))
def test_a_random_game_of_marshlands_and_harvest(seed: int) -> None:
    rng = Random(seed)
    play(rng, marshlands_and_harvest(rng))


@pytest.mark.parametrize("seed", range(5))
def test_a_random_game_of_everything(seed: int) -> None:
    rng = Random(seed)
    play(rng, everything(rng))
