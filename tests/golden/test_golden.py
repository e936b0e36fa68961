"""Every recorded game goes as it went: through the engine, and through the second implementation."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from referee.board.section import island_sides, printed_sections
from referee.engine.audit import audit
from referee.engine.play import replay
from referee.engine.score import score
from referee.model.actions import BuildWith, Draw, MoveWith, Place, Remove, Spend, Take, TileAction
from referee.model.ruleset import OPTIONS, PRESETS
from referee.rules.catalogue import CARDS, EXPANSIONS, LOCATIONS, POWERS, TASKS
from referee.rules.power import When
from tests import second
from tests.games import Document, document
from tests.golden.game import FILES, HERE, Game, game, gold, read, written
from tests.golden.shown import OPTIONS_OF, shown
from tests.second.turn import after
from tests.share import EFFORT
from tools.golden.recipes import RECIPES

SAMPLED = 8 if EFFORT <= 1 else 1
"""The second implementation lists all legal actions before one action in this many; in the long run, before all."""

RARE = {
    "base": {
        "play",
        "redraw",
        "reveal hand",
        "reveal hand, face down",
        "shuffle",
        "tile-lost",
        "card-removed",
        "card-discarded",
    },
    "nomads": {
        "answer inside an action of several steps",
        "wall-built",
        "finish quarry",
        "finish resettlement",
        "outpost for build",
        "tile-lost",
        "tile-spent",
        "counts on the way",
    },
    "crossroads": {
        "choice of known cards",
        "choice with a hidden card",
        "reveal discard",
        "reveal tile",
        "finish wagon",
        "finish lighthouse",
        "outpost for place wagon",
        "counts on the way",
    },
    "marshlands": {
        "swamp card as swamp",
        "swamp card as another terrain",
        "debt of a temple paid",
        "removed terrain",
        "answer inside a turn",
        "answer inside the mandatory action",
        "answer inside an answer",
        "finish reacting",
        "bonus-lost",
        "gold from palaces",
    },
    "harvest": {"spend a five", "scouts-left", "line-marked", "build silo", "move silo", "finish harvesting"},
    "capitol": {"gold from capitols"},
    "island": {f"island {side}" for side in island_sides()} | {"marks a line of the island", "water-mill on the rim"},
}
"""What no registry names and the games of a folder show all the same."""

files = pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
expansions = pytest.mark.parametrize("expansion", EXPANSIONS)


@files
def test_the_game_goes_as_it_went(file: Path) -> None:
    check(read(file))


@files
def test_the_file_is_written_as_all_are(file: Path) -> None:
    """One line for each action; so that a difference can be read."""
    assert read(file)["name"] == file.stem
    assert written(game(read(file))) == file.read_text(encoding="utf-8")


@files
def test_the_second_implementation_agrees(file: Path) -> None:
    found = read(file)
    state = found["start"]
    for number, action in enumerate(found["actions"]):
        state = second.apply(state, action) if number % SAMPLED == 0 else after(state, action)
    assert state == found["final"]
    theirs = second.scores(state)
    assert all(gained.items() <= theirs[colour].items() for colour, gained in found["scores"].items())


def check(found: Document) -> None:
    """Replay a game and hold it against what its document says."""
    told = game(found)
    assert audit(told.start) == ()
    replayed = replay(told.start, told.actions)
    assert replayed.refused is None, f"action {len(replayed.events)} is refused: {replayed.refused}"
    assert len(replayed.events) == len(told.actions)
    assert document(replayed.state) == found["final"]
    assert gold(replayed.state) == told.scores
    assert [colour.value for colour in score(replayed.state).winners] == told.winners
    state = told.start
    for number, action in enumerate(told.actions):
        state = replay(state, [action]).state
        assert audit(state) == (), f"after action {number}"
    assert state == replayed.state


def exchange_two_actions(found: Document) -> None:
    """Somebody ends the turn before the last build."""
    last = next(number for number, action in enumerate(found["actions"]) if action["type"] == "end-turn")
    found["actions"][last - 1 : last + 1] = found["actions"][last - 1 : last + 1][::-1]


def build_elsewhere(found: Document) -> None:
    """The very first settlement stands on another hex."""
    first = next(action for action in found["actions"] if action["type"] == "build")
    first["at"] = "a1" if first["at"] != "a1" else "b1"


def leave_out_the_last_action(found: Document) -> None:
    found["actions"].pop()


def repeat_the_last_action(found: Document) -> None:
    found["actions"].append(found["actions"][-1])


def lose_a_settlement(found: Document) -> None:
    found["final"]["players"][0]["settlements"].pop()


def discard_one_more(found: Document) -> None:
    found["final"]["discard"].append("grass")


def gain_a_gold(found: Document) -> None:
    found["scores"][found["winners"][0]]["total"] += 1


def gain_a_castle(found: Document) -> None:
    found["scores"][found["winners"][0]]["castles"] += 3


def win_together(found: Document) -> None:
    found["winners"] = [player["colour"] for player in found["start"]["players"]] + ["nobody"]


def begin_with_an_impossible_table(found: Document) -> None:
    found["start"]["players"][0]["supply"] -= 1


def add_a_remark(found: Document) -> None:
    found["remark"] = "a fine game"


@pytest.mark.parametrize(
    "edit",
    [
        exchange_two_actions,
        build_elsewhere,
        leave_out_the_last_action,
        repeat_the_last_action,
        lose_a_settlement,
        discard_one_more,
        gain_a_gold,
        gain_a_castle,
        win_together,
        begin_with_an_impossible_table,
        add_a_remark,
    ],
    ids=lambda edit: edit.__name__,
)
@pytest.mark.parametrize("file", [*FILES[:2], FILES[-1]], ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_an_edited_file_fails(file: Path, edit: Callable[[Document], None]) -> None:
    found = read(file)
    edit(found)
    with pytest.raises((AssertionError, ValueError)):
        check(found)


@expansions
def test_everything_of_an_expansion_is_recorded(expansion: str) -> None:
    """Each of its tiles is used, each card pays, each task is fulfilled, each option has each value."""
    assert part_of(expansion) - seen(expansion) == set()


@pytest.mark.parametrize("expansion", sorted({section.expansion or "" for section in printed_sections().values()}))
def test_every_number_of_players_is_recorded(expansion: str) -> None:
    assert {f"{number} players" for number in (2, 3, 4, 5)} <= seen(expansion)


@pytest.mark.parametrize("expansion", RARE)
def test_rare_things_happen_in_the_recorded_games(expansion: str) -> None:
    assert RARE[expansion] - seen(expansion) == set()


def test_every_preset_and_option_value_is_recorded() -> None:
    """V, in games of the base game alone."""
    rulesets = [told.start.ruleset for told in recorded("base")]
    assert set(PRESETS.values()) <= set(rulesets)
    for option, values in OPTIONS.items():
        assert {getattr(ruleset, option) for ruleset in rulesets} == set(values), option


@pytest.mark.parametrize("tile", POWERS)
def test_everything_a_tile_can_do_is_recorded(tile: str) -> None:
    """Build, place, move, remove and so on, each that fits the tile, in any game."""
    assert {f"{action.type} {tile}" for action in ways_to_use(tile) if POWERS[tile].fits(action)} <= everything_seen()


@pytest.mark.parametrize("tile", [name for name in OPTIONS_OF if name in POWERS])
def test_every_option_of_a_tile_is_recorded(tile: str) -> None:
    """V: it is used under each value of each option that can decide about it."""
    values = {f"{option} {value.value}" for option in OPTIONS_OF[tile] for value in OPTIONS[option]}
    assert {f"uses {tile} with {value}" for value in values} <= everything_seen()


def test_every_tile_that_can_be_used_again_is_recorded_so() -> None:
    """H3."""
    repeated = {tile for tile, power in LOCATIONS.items() if power.when is When.IN_TURN} - {"bazaar"}
    assert {f"{tile} via bazaar" for tile in repeated} - everything_seen() == set()


def test_four_parts_of_the_box_are_mixed() -> None:
    """Five players, caves and the island; capitols, too, where one part is the base game, whose castles they need."""
    mixed = [told for expansion in EXPANSIONS for told in recorded(expansion) if is_mixed(told)]
    assert {told.start.board.layout.island for told in mixed} == set(island_sides().values())
    assert {bool(told.start.board.capitols) for told in mixed} == {True, False}


def test_every_game_is_played_to_its_end() -> None:
    assert all(told.final.over for expansion in EXPANSIONS for told in recorded(expansion))


def test_every_folder_is_an_expansion() -> None:
    assert sorted({file.parent.name for file in FILES}) == sorted(EXPANSIONS)


def test_every_recipe_has_its_file() -> None:
    recipes = {HERE / folder / f"{recipe.name}.json" for folder, recipes in RECIPES.items() for recipe in recipes}
    assert recipes <= set(FILES)


def part_of(expansion: str) -> set[str]:
    """What the registries know of an expansion, in the words of `shown`."""
    powers = [power for power in POWERS.values() if power.expansion == expansion]
    cards = [card for card in CARDS.values() if card.expansion == expansion]
    named = [*(power.tile for power in powers), *(card.name for card in cards)]
    options = {option for name in named for option in OPTIONS_OF.get(name, ())}
    return {
        *(f"uses {power.tile}" for power in powers),
        *(f"gold from {card.name}" for card in cards),
        *(f"fulfilled {task.name}" for task in TASKS.values() if task.expansion == expansion),
        *(f"{option} {value.value}" for option in options for value in OPTIONS[option]),
    }


def ways_to_use(tile: str) -> tuple[TileAction, ...]:
    """An action of every type, to ask whether it fits."""
    return (
        BuildWith(tile, 0),
        Place(tile, 0),
        MoveWith(tile, 0, 1),
        Remove(tile, 0),
        Draw(tile),
        Take(tile),
        Spend(tile, 1, 0),
    )


def is_mixed(told: Game) -> bool:
    """Four sections of four parts of the box, and what the small expansions add."""
    board = told.start.board
    parts = {placed.section.expansion for placed in board.layout.sections}
    return (
        len(parts) == len(told.start.board.layout.sections)
        and len(told.start.players) == 5
        and bool(board.island and board.caves)
    )


@cache
def recorded(expansion: str) -> tuple[Game, ...]:
    """The games of one folder."""
    return tuple(game(read(file)) for file in FILES if file.parent == HERE / expansion)


@cache
def seen(expansion: str) -> frozenset[str]:
    """What the games of one folder show."""
    return frozenset().union(*map(shown, recorded(expansion)))


@cache
def everything_seen() -> frozenset[str]:
    """What all games together show."""
    return frozenset().union(*map(seen, EXPANSIONS))
