"""The registry of tiles, cards and tasks."""

from typing import Final

import pytest

from referee.rules.catalogue import BONUS_OF, CARDS, NOMAD_COPIES, POWERS, TASKS
from referee.rules.power import Power
from referee.rules.registry import add_bonus, add_card, add_nomad_tile, add_power, task

TILES: Final = """
    common    caves       cave                   Q2
    common    harvest     farmland               H2
    common    harvest     number-five            H8
    harvest   harvest     silo                   H10
    location  base        oracle                 L6 B4
    location  base        farm                   L7 B4
    location  base        oasis                  L8 B4
    location  base        tower                  L9 B4 G5
    location  base        tavern                 L10
    location  base        barn                   L11 B4
    location  base        harbor                 L12 B4
    location  base        paddock                L13
    location  nomads      quarry                 N7
    location  nomads      caravan                N8
    location  nomads      village                N9
    location  nomads      garden                 N10 B4
    location  crossroads  foresters-lodge        X2 B4
    location  crossroads  monastery              X2 B4
    location  crossroads  fort                   X2 X8
    location  crossroads  crossroads             X3
    location  crossroads  city-hall              X4
    location  crossroads  barracks               X5
    location  crossroads  wagon                  X6
    location  crossroads  lighthouse             X7
    location  marshlands  canoe                  M3
    location  marshlands  fountain               M4
    location  marshlands  refuge                 M5
    location  marshlands  temple                 M6
    bonus     marshlands  canoe-bonus            M3 M2
    bonus     marshlands  fountain-bonus         M4 M2
    bonus     marshlands  refuge-bonus           M5 M2
    bonus     marshlands  temple-bonus           M6 M2
    location  harvest     bazaar                 H3
    location  harvest     water-mill             H4
    location  harvest     mountain-station       H5
    location  harvest     watchtower             H6
    location  harvest     university             H6
    location  harvest     scout-cabin            H7
    location  harvest     cathedral              H8
    location  harvest     palisade               H9
    location  island      rope-bridge            Q3 B4
    location  island      tree-house             Q3 B4
    nomad     nomads      donation-grass         N2 B4
    nomad     nomads      donation-canyon        N2 B4
    nomad     nomads      donation-desert        N2 B4
    nomad     nomads      donation-flower-field  N2 B4
    nomad     nomads      donation-forest        N2 B4
    nomad     nomads      donation-water         N2 B4
    nomad     nomads      donation-mountain      N2 B4
    nomad     nomads      treasure               N3
    nomad     nomads      sword                  N4
    nomad     nomads      outpost                N5
    nomad     nomads      resettlement           N6
"""
"""The group, expansion, name and rules of each power."""
BASE: Final = "fishermen miners workers merchants discoverers knights hermits citizens farmers lords"
NOMADS: Final = "families shepherds ambassadors"
MARSHLANDS: Final = "geologists messengers noblewomen vassals captains scouts"
HARVEST: Final = "homesteaders rangers chainers travellers mayors rovers"
"""BASE, NOMADS, MARSHLANDS and HARVEST list the cards of the base game and of three expansions, in rule order."""
TASK_RULES: Final = {
    "home-country": ("X9", 5),
    "fortress": ("X10", 6),
    "road": ("X11", 7),
    "place-of-refuge": ("X12", 8),
    "advance": ("X13", 9),
    "compass-points": ("X14", 10),
}


def test_tiles() -> None:
    """L6, N2, X2, M2, H2, Q2: each power cites its own rules."""
    found = {tile: [power.group.name.lower(), power.expansion, tile, *power.rules] for tile, power in POWERS.items()}
    assert found == {(words := line.split())[2]: words for line in TILES.strip().splitlines()}


def test_the_action_of_a_tile_cites_its_rules() -> None:
    for tile, power in POWERS.items():
        for deed in getattr(power, "deeds", {}).values():
            assert deed.tile == tile
            assert deed.rules == power.rules


def test_cards() -> None:
    """S1, S11, S14, S20: each card has one rule."""
    expected: dict[str, tuple[str, str]] = {}
    expansions = {"base": BASE, "nomads": NOMADS, "marshlands": MARSHLANDS, "harvest": HARVEST}
    for expansion, cards in expansions.items():
        for card in cards.split():
            expected[card] = (f"S{len(expected) + 1}", expansion)
    assert {name: (card.rule, card.expansion) for name, card in CARDS.items()} == expected


def test_tasks() -> None:
    """X9: each task has its own rule and gold."""
    assert {name: (task.rule, task.gold) for name, task in TASKS.items()} == TASK_RULES
    assert {task.expansion for task in TASKS.values()} == {"crossroads"}


def test_bonus_tiles() -> None:
    """M2: each location tile of Marshlands has its own bonus tile."""
    assert {tile: f"{tile}-bonus" for tile in ("canoe", "fountain", "refuge", "temple")} == BONUS_OF


def test_copies_of_nomad_tiles() -> None:
    """N2, N3, N4, N5, N6: there is one donation for each base-game terrain, and two tiles of each other kind."""
    twice = {"treasure", "sword", "outpost", "resettlement"}
    assert {tile for tile, copies in NOMAD_COPIES.items() if copies == 2} == twice
    assert {tile for tile, copies in NOMAD_COPIES.items() if copies == 1} == {
        f"donation-{terrain}" for terrain in "grass canyon desert flower-field forest water mountain".split()
    }


def test_nothing_is_registered_twice() -> None:
    farm, before = POWERS["farm"], (dict(POWERS), dict(BONUS_OF), dict(NOMAD_COPIES), dict(CARDS), dict(TASKS))
    with pytest.raises(ValueError, match="a tile needs a name of its own, not 'farm'"):
        add_power(farm)
    with pytest.raises(ValueError, match="not 'farm'"):
        add_bonus(farm, of="oasis")
    with pytest.raises(ValueError, match="not 'farm'"):
        add_nomad_tile(farm, copies=1)
    with pytest.raises(ValueError, match="not ''"):
        add_power(Power(tile="", rules=farm.rules, expansion=farm.expansion))
    with pytest.raises(ValueError, match="there is a card 'lords' already"):
        add_card(CARDS["lords"])
    with pytest.raises(ValueError, match="there is a task 'road' already"):
        task("road", rule="X11", expansion="crossroads", gold=7)(TASKS["road"].fulfilled)
    assert before == (dict(POWERS), dict(BONUS_OF), dict(NOMAD_COPIES), dict(CARDS), dict(TASKS))
