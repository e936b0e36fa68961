"""The engine and the second implementation replay every recorded game and reach its recorded result."""

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
from tests.golden.game import FILES, HERE, Game, file_text, game, gold, read
from tests.golden.shown import OPTIONS_OF, words_of
from tests.second.turn import after
from tests.share import EFFORT
from tools.golden.recipes import RECIPES

SAMPLED = {0: 48, 1: 8}.get(EFFORT, 1)
"""The second implementation lists all legal actions at every SAMPLED-th action. `make test-long` uses 1."""

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
"""For some folders, rare events that their games must show. No registry lists them, so they are named here."""

files = pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
expansions = pytest.mark.parametrize("expansion", EXPANSIONS)


@files
def test_the_game_replays_as_recorded(file: Path) -> None:
    check(read(file))


@files
def test_the_file_has_the_standard_format(file: Path) -> None:
    """A file has one line for each action, so that a diff is readable."""
    assert read(file)["name"] == file.stem
    assert file_text(game(read(file))) == file.read_text(encoding="utf-8")


@pytest.mark.sampled
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
    """Replay a game, and check every state on the way, the final state, the scores and the winners."""
    recorded = game(found)
    assert audit(recorded.start) == ()
    replayed = replay(recorded.start, recorded.actions)
    assert replayed.refused is None, f"action {len(replayed.events)} is refused: {replayed.refused}"
    assert len(replayed.events) == len(recorded.actions)
    assert document(replayed.state) == found["final"]
    assert gold(replayed.state) == recorded.scores
    assert [colour.value for colour in score(replayed.state).winners] == recorded.winners
    state = recorded.start
    for number, action in enumerate(recorded.actions):
        state = replay(state, [action]).state
        assert audit(state) == (), f"after action {number}"
    assert state == replayed.state


def exchange_two_actions(found: Document) -> None:
    """Swap the first `end-turn` action with the action before it."""
    last = next(number for number, action in enumerate(found["actions"]) if action["type"] == "end-turn")
    found["actions"][last - 1 : last + 1] = found["actions"][last - 1 : last + 1][::-1]


def build_elsewhere(found: Document) -> None:
    """Build the first settlement on a different hex."""
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
    """Tiles are used, cards pay, tasks are fulfilled, and each value of their options in OPTIONS_OF occurs."""
    assert part_of(expansion) - words_of_folder(expansion) == set()


@pytest.mark.parametrize("expansion", sorted({section.expansion or "" for section in printed_sections().values()}))
def test_every_number_of_players_is_recorded(expansion: str) -> None:
    assert {f"{number} players" for number in (2, 3, 4, 5)} <= words_of_folder(expansion)


@pytest.mark.parametrize("expansion", RARE)
def test_rare_things_happen_in_the_recorded_games(expansion: str) -> None:
    assert RARE[expansion] - words_of_folder(expansion) == set()


def test_every_preset_and_option_value_is_recorded() -> None:
    """V: the recorded games of the `base` folder use every preset and every value of every option."""
    rulesets = [recorded.start.ruleset for recorded in games_of("base")]
    assert set(PRESETS.values()) <= set(rulesets)
    for option, values in OPTIONS.items():
        assert {getattr(ruleset, option) for ruleset in rulesets} == set(values), option


@pytest.mark.parametrize("tile", POWERS)
def test_everything_a_tile_can_do_is_recorded(tile: str) -> None:
    """Every type of action that fits the tile occurs in some recorded game."""
    assert {
        f"{action.type} {tile}" for action in ways_to_use(tile) if POWERS[tile].fits(action)
    } <= words_of_all_games()


@pytest.mark.parametrize("tile", [name for name in OPTIONS_OF if name in POWERS])
def test_every_option_of_a_tile_is_recorded(tile: str) -> None:
    """V: the tile is used with each value of each of its options in OPTIONS_OF."""
    values = {f"{option} {value.value}" for option in OPTIONS_OF[tile] for value in OPTIONS[option]}
    assert {f"uses {tile} with {value}" for value in values} <= words_of_all_games()


def test_every_tile_that_can_be_used_again_is_recorded_so() -> None:
    """H3: every location tile that the bazaar can repeat is repeated in some recorded game."""
    repeated = {tile for tile, power in LOCATIONS.items() if power.when is When.IN_TURN} - {"bazaar"}
    assert {f"{tile} via bazaar" for tile in repeated} - words_of_all_games() == set()


def test_four_parts_of_the_box_are_mixed() -> None:
    """The mixed games use both sides of the island. Some of them have capitols, and some do not."""
    mixed = [recorded for expansion in EXPANSIONS for recorded in games_of(expansion) if is_mixed(recorded)]
    assert {recorded.start.board.layout.island for recorded in mixed} == set(island_sides().values())
    assert {bool(recorded.start.board.capitols) for recorded in mixed} == {True, False}


def test_every_game_is_played_to_its_end() -> None:
    assert all(recorded.final.over for expansion in EXPANSIONS for recorded in games_of(expansion))


def test_every_folder_is_an_expansion() -> None:
    assert sorted({file.parent.name for file in FILES}) == sorted(EXPANSIONS)


def test_every_recipe_has_its_file() -> None:
    recipes = {HERE / folder / f"{recipe.name}.json" for folder, recipes in RECIPES.items() for recipe in recipes}
    assert recipes <= set(FILES)


def part_of(expansion: str) -> set[str]:
    """The words for all tiles, cards and tasks of an expansion, and for all values of their options in OPTIONS_OF."""
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
    """One action of each type that uses a tile, with this tile and arbitrary hexes."""
    return (
        BuildWith(tile, 0),
        Place(tile, 0),
        MoveWith(tile, 0, 1),
        Remove(tile, 0),
        Draw(tile),
        Take(tile),
        Spend(tile, 1, 0),
    )


def is_mixed(recorded: Game) -> bool:
    """Whether a game has five players, caves, the island, and no two sections of the same expansion."""
    board = recorded.start.board
    parts = {placed.section.expansion for placed in board.layout.sections}
    return (
        len(parts) == len(recorded.start.board.layout.sections)
        and len(recorded.start.players) == 5
        and bool(board.island and board.caves)
    )


@cache
def games_of(expansion: str) -> tuple[Game, ...]:
    """The games of one folder."""
    return tuple(game(read(file)) for file in FILES if file.parent == HERE / expansion)


@cache
def words_of_folder(expansion: str) -> frozenset[str]:
    """The words for the things that happen in the games of one folder."""
    return frozenset().union(*map(words_of, games_of(expansion)))


@cache
def words_of_all_games() -> frozenset[str]:
    """The words for the things that happen in any recorded game."""
    return frozenset().union(*map(words_of_folder, EXPANSIONS))
