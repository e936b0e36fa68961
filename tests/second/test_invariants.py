"""Random games of the second implementation: what must hold in every state, whatever is played."""

import json
from random import Random
from typing import Any

import pytest

from . import apply, legal_actions, scores
from .board import board_of, hexes_of, name_of
from .documents import State, completed
from .examples import COLOURS, CROSSROADS, NOMADS, RULESET
from .pieces import presence, walls
from .piles import CARDS, COPIES, cards_in_draw_pile, hand_cards, played_cards
from .tasks import TASKS

KINDS = [f"donation-{terrain}" for terrain in (*CARDS, "water", "mountain")]
KINDS += ["treasure", "sword", "outpost", "resettlement"] * 2


def start(rng: Random) -> State:
    """A game of Nomads and Crossroads before its first turn, joined with few settlements left."""
    deck = [*CARDS] * COPIES
    rng.shuffle(deck)
    colours = COLOURS[: rng.randint(2, 4)]
    hands = [[deck.pop()] for _ in colours]
    hidden = rng.random() < 0.5
    frame: dict[str, Any] = {"frame": "turning", "player": colours[0], "card": None, "due": 3, "built": []}
    if hidden:
        hands = [[None] for _ in colours]  # type: ignore[list-item]
    else:
        frame["card"] = hands[0].pop()
    state: State = {
        "format": 1,
        "ruleset": {**RULESET, "resettlement": rng.choice(["free", "loose"])},
        "board": {"sections": rng.sample(NOMADS, 2) + rng.sample(CROSSROADS, 2)},
        "cards": ["families", "shepherds", "ambassadors"],
        "tasks": rng.sample(sorted(TASKS), 2),
        "players": [
            {
                "colour": colour,
                "settlements": [],
                "gold": 0,
                "supply": 20,
                "hand": hand,
                "tiles": [],
                "taken_from": [],
            }
            for colour, hand in zip(colours, hands, strict=True)
        ],
        "deck": None if hidden else deck,
        "discard": [],
        "removed": [],
        "start_player": colours[0],
        "round": 1,
        "ending": False,
        "frames": [frame],
    }
    board = board_of(state)
    state["location_tiles"] = {name_of(at): 2 for at in board.locations}
    spaces = sorted(hexes_of(board, {"nomad-space"}))
    state["nomad_tiles"] = {
        name_of(at): kind for at, kind in zip(spaces, rng.sample(KINDS, len(spaces)), strict=True)
    }
    return state


def check(state: State) -> None:
    """One piece per hex, 25 cards, pieces complete, nothing empty written, an action under way has a step."""
    full = completed(state)
    stood_on = [at for player in full["players"] for at in presence(player)] + list(walls(full))
    assert len(stood_on) == len(set(stood_on))
    seen = full["discard"] + full["removed"] + hand_cards(full) + played_cards(full)
    assert cards_in_draw_pile(full) + len(seen) == COPIES * len(CARDS)
    assert all(len(player["settlements"]) + player["supply"] == 20 for player in full["players"])
    assert len(full["walls"]) <= 25
    empty: tuple[object, ...] = ([], None, {})
    assert all(player[key] not in empty for player in state["players"] for key in player if key in NEW)
    if state["frames"] and state["frames"][-1]["frame"] == "using":
        assert legal_actions(state) - {json.dumps({"type": "finish"})}


NEW = {"warriors", "wagon", "ship", "city_hall", "nomad_tiles"}


@pytest.mark.parametrize("seed", range(6))
def test_a_random_game_comes_to_its_end(seed: int) -> None:
    rng = Random(seed)
    state = start(rng)
    for _ in range(2000):
        actions = [json.loads(action) for action in sorted(legal_actions(state))]
        if not actions:
            break
        kind = rng.choice(sorted({(action["type"], action.get("tile", "")) for action in actions}))
        chosen = [action for action in actions if (action["type"], action.get("tile", "")) == kind]
        state = apply(state, rng.choice(chosen))
        check(state)
    assert state["frames"] == []
    assert state["ending"]
    assert all(gold["total"] >= 0 for gold in scores(state).values())
