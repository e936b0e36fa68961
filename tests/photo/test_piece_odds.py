"""Two witnesses, the networks and the picture's colours, are combined. The pieces show which colours are in play."""

import numpy as np

from referee.photo import witness
from referee.photo.observations import COLOURS, SIZE, SPECIAL, TERRAINS, WALL
from referee.photo.piece_odds import FEATURES, FITTED, Players, odds_features, piece_odds, playing

NAMES = (*COLOURS, WALL)
GRASS, DESERT, WATER = ([terrain.value for terrain in TERRAINS].index(name) for name in ("grass", "desert", "water"))
ANYBODY = Players(None, walls=True)


def labels() -> np.ndarray:
    """The terrain of each hex of a board with grass in the upper half and desert in the lower half."""
    grid = np.full((SIZE, SIZE), GRASS)
    grid[10:] = DESERT
    return grid


def evidence(*pieces: tuple[int, str]) -> tuple[witness.Testimony, np.ndarray]:
    """The evidence if both witnesses are sure about these pieces, and sure that the other hexes are empty."""
    presence, walls = np.full(400, -8.0), np.full(400, -8.0)
    colours, paints = np.full((400, len(COLOURS)), -8.0), np.full((400, len(NAMES)), -8.0)
    for at, name in pieces:
        paints[at, NAMES.index(name)] = 8
        if name == WALL:
            walls[at] = 8
        else:
            presence[at], colours[at, COLOURS.index(name)] = 8, 0
    look = witness.Look(presence, colours, walls, figures=np.full(400, -8.0))
    return witness.Testimony(look, look, np.zeros(400, np.bool_)), paints


def read(chances: np.ndarray) -> dict[int, str]:
    return {int(at): NAMES[int(chances[at].argmax())] for at in np.nonzero(chances.max(1) > 0.5)[0]}


RED = [(at, "red") for at in (3, 4, 5, 210, 211)]


def test_witnesses_that_agree_are_believed() -> None:
    chances = piece_odds(*evidence(*RED, (50, WALL)), labels(), ANYBODY)
    assert read(chances) == dict([*RED, (50, WALL)])
    assert chances.sum(1).max() <= 1


def test_a_single_piece_of_a_colour_is_doubted() -> None:
    """The same evidence is believed if the colour has other pieces."""
    alone = piece_odds(*evidence(*RED, (100, "black")), labels(), ANYBODY)
    others = piece_odds(*evidence(*RED, *((at, "black") for at in (100, 140, 300))), labels(), ANYBODY)
    assert alone[100].max() < 0.998
    assert others[100].max() > 0.999


def test_a_colour_on_a_single_terrain_does_not_play() -> None:
    """Printed details that are misread as pieces usually appear on one terrain, but players build on several."""
    chances = np.zeros((400, len(NAMES)))
    chances[:4, COLOURS.index("black")] = 0.99
    chances[[0, 1, 399], COLOURS.index("red")] = 0.99
    assert dict(playing(chances, labels().reshape(-1))) == {
        "blue": False, "orange": False, "black": False, "white": False, "red": True, WALL: False,
    }  # fmt: skip


def test_the_caller_knows_who_plays() -> None:
    asked = Players(("black",), walls=False)
    pieces = read(piece_odds(*evidence(*RED, (100, "black"), (50, WALL)), labels(), asked))
    assert pieces == {100: "black"}


def test_walls_never_stand_on_water_and_nothing_stands_on_a_special_hex() -> None:
    grid = labels()
    grid[0, :2] = WATER, SPECIAL
    pieces = read(piece_odds(*evidence(*RED, (0, WALL), (1, "red")), grid, ANYBODY))
    assert pieces == dict(RED)


def test_a_confirmed_hex_outweighs_both_witnesses() -> None:
    asked = Players(None, walls=True, pieces={(0, 3): None, (0, 10): "red", (0, 4): WALL})
    pieces = read(piece_odds(*evidence(*RED), labels(), asked))
    assert pieces == {4: WALL, 10: "red", 5: "red", 210: "red", 211: "red"}


def test_the_fitted_weights_are_small_and_sensible() -> None:
    assert witness.WEIGHTS.stat().st_size < 1_000_000
    text = FITTED.read_text(encoding="utf-8")
    assert all(f'"{name}"' in text for name in FEATURES)


def test_a_second_look_has_weights_of_its_own() -> None:
    """The features of the second look are 0 for hexes that only the first network looked at."""
    testimony, paints = evidence(*RED)
    again = np.zeros(400, np.bool_)
    again[[3, 7]] = True
    seen = witness.Testimony(testimony.first, testimony.last, again)
    features = odds_features(seen, paints, labels().reshape(-1), None)
    own = [number for number, name in enumerate(FEATURES) if name.startswith("first") or name.endswith("again")]
    assert (np.abs(features[..., own]).sum((1, 2)) > 0).tolist() == again.tolist()
    once = odds_features(testimony, paints, labels().reshape(-1), None)
    others = [number for number in range(len(FEATURES)) if number not in own]
    assert (features[..., others] == once[..., others]).all()
