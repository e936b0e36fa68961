"""The examples in docs/adding.md work in whole games, and its tables are complete."""

import inspect
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import pytest

import referee
from referee.board.assemble import assemble
from referee.board.board import Board
from referee.board.hexes import BIT, NOWHERE, each, hex_set, named, names, neighbours
from referee.board.section import Layout, PlacedSection, own_section, placed
from referee.board.terrain import Terrain
from referee.calls import picture as picture_call
from referee.calls.call import Context
from referee.documents.actions import read_action
from referee.documents.listings import entries_of
from referee.documents.notation import parse_state, write_state
from referee.documents.reader import load
from referee.documents.states import read_state
from referee.engine.audit import audit
from referee.engine.frames import FRAMES, FrameRules
from referee.engine.play import apply, apply_unchecked, judge, legal
from referee.engine.score import score
from referee.engine.start import Choices, start
from referee.model.actions import Action, BuildWith, EndTurn, Finish, MoveWith
from referee.model.events import TileSpent
from referee.model.frames import Using
from referee.model.ruling import Ruling
from referee.model.state import NomadTile, State
from referee.model.vocabulary import Colour, Verdict
from referee.picture import svg
from referee.rules import families, registry
from referee.rules.catalogue import CARDS, NOMAD_COPIES, POWERS, TASKS, playable_sections, tasks_due
from referee.rules.families import deeds, figures, moves, puts
from referee.rules.power import Power
from referee.rules.registry import KingdomCard, Task
from tests.drawing import draw, golds
from tests.games import LONGEST_GAME, action_document, actions_of, document, random_ruleset
from tests.properties.test_universe import check, is_shuffle_on_offer, offers
from tests.properties.universe import sample
from tests.rules_extension.page import BLOCKS, PAGE, ROOT, RULES, table
from tests.rules_extension.page import load as load_block

GAMES: Final = 20
TILES: Final = frozenset({"shipyard", "raft", "wharf", "towpath"})
CARD: Final = "sailors"
TASK: Final = "grand-tour"
NAMES: Final = TILES | {CARD, TASK}
DOCKS: Final = """
W W W W W W W W W W
 W K W W L G W K W G
G W W L G G W W G G
 G G G G G G G N G G
G G L G G G G G G G
 C C C C C C C C C C
D D D D L D D D D D
 F F F F F F F N F F
T W W T T T T T T T
 T W K W W T T T T T
"""
SITES: Final = {"e2": "shipyard", "d3": "wharf", "c5": "towpath", "e7": "shipyard"}
BASES_OF_FAMILIES: Final = {"Deed", "Puts", "Builds", "Moves"}


def docks_board(rng: Random) -> Board:
    """A board of the docks section and three printed sections, with a bazaar at least half of the time."""
    rows = [line.replace(" ", "") for line in DOCKS.split("\n") if line]
    section = PlacedSection(own_section(rows, SITES), turned=rng.random() < 0.5)
    bazaar = rng.choice([["bazaar-water-mill"], []])
    others = [name for name in playable_sections() if name not in bazaar]
    sections = [section, *map(placed, bazaar + rng.sample(others, 3 - len(bazaar)))]
    rng.shuffle(sections)
    return assemble(Layout(tuple(sections)))


def docks_start(rng: Random) -> State:
    """The first state of a game with the examples from docs/adding.md."""
    board = docks_board(rng)
    colours = tuple(rng.sample(list(Colour), rng.randint(2, 5)))
    cards = (CARD, *rng.sample(sorted(CARDS.keys() - {CARD}), 2))
    removing = any(CARDS[card].removes_terrain for card in cards)
    spaces = list(each(board.nomad_spaces))
    box = sorted(Counter(NOMAD_COPIES).elements())
    tiles = ["raft", "raft", *rng.sample([tile for tile in box if tile != "raft"], len(spaces) - 2)]
    tasks = [TASK, *rng.sample(sorted(TASKS.keys() - {TASK}), 5)][: tasks_due(board)]
    return start(
        Choices(
            colours,
            board,
            cards,
            seed=str(rng.random()),
            ruleset=random_ruleset(rng),
            removed_terrain=Terrain.DESERT if removing else None,
            nomad_tiles=dict(zip(spaces, rng.sample(tiles, len(tiles)), strict=True)),
            tasks=tuple(tasks),
        )
    )


def tile_of(action: Action) -> str:
    """The tile that an action uses; an empty string if it uses none."""
    return getattr(action, "tile", "")


def docks_game(rng: Random, state: State) -> Iterator[tuple[State, list[Action], Action]]:
    """Yield each state of a random game, its legal actions and the chosen action, which often uses a new tile."""
    for _ in range(LONGEST_GAME):
        if state.over:
            return
        groups = [actions_of(rng, offer) for offer in legal(state)]
        new = [group for group in groups if tile_of(group[0]) in TILES]
        action = rng.choice(rng.choice(new if new and rng.random() < 0.7 else groups))
        yield state, [action for group in groups for action in group], action
        state = apply(state, action).state
    raise AssertionError(f"a game of more than {LONGEST_GAME} actions")


@pytest.mark.usefixtures("docks")
@pytest.mark.parametrize("seed", range(GAMES))
def test_random_games_with_the_examples_of_the_page(seed: int) -> None:
    """Every state is possible, and the sampled actions are offered if and only if they are legal."""
    rng = Random(seed)
    first = state = docks_start(rng)
    for number, (state, _offered, action) in enumerate(docks_game(rng, first)):  # noqa: B007  (the last one is applied below)
        assert audit(state) == (), f"seed {seed}, action {number}"
        if number % 25 == seed % 25:
            promised = offers(state)
            for tried in (*rng.sample(sorted(promised, key=str), min(6, len(promised))), *sample(state, rng, 4)):
                check(state, tried, offered=tried in promised or is_shuffle_on_offer(state, tried))
    state = apply(state, action).state
    assert state.over
    assert audit(state) == ()
    assert {entry.source for entry in score(state).players[0].entries} >= {CARD, *state.tasks}


@pytest.mark.usefixtures("docks")
@pytest.mark.parametrize("seed", range(6))
def test_every_legal_action_with_a_new_tile_leads_to_a_possible_state(seed: int) -> None:
    """The actions include those in the middle of a multi-step use and those through a bazaar."""
    rng = Random(f"legal {seed}")
    for state, offered, _action in docks_game(rng, docks_start(rng)):
        inside = isinstance(state.frames[-1], Using) and state.frames[-1].tile in TILES
        new = [action for action in offered if tile_of(action) in TILES or (inside and action == Finish())]
        for action in rng.sample(new, min(len(new), 12)):
            after = apply_unchecked(state, action).state
            assert audit(after) == (), f"seed {seed}: {action}"
            assert load(read_state, document(after)) == after


@pytest.mark.usefixtures("docks")
def test_the_games_use_all_new_tiles_and_pay_for_the_new_card() -> None:
    """Within forty games, every new tile is used, at least one of them through a bazaar.

    Each of the multi-step tiles, the wharf and the towpath, is used for more than one step and ended with `Finish`.
    """
    seen: set[str] = set()
    for seed in range(40):
        rng = Random(f"used {seed}")
        first = state = docks_start(rng)
        for state, _offered, action in docks_game(rng, first):
            if tile_of(action) in TILES:
                inside = isinstance(state.frames[-1], Using)
                seen |= {tile_of(action), f"{tile_of(action)} {'goes on' if inside else 'begins'}"}
                seen |= {"via"} if getattr(action, "via", None) else set()
            elif isinstance(action, Finish) and isinstance(state.frames[-1], Using):
                seen.add(f"{state.frames[-1].tile} finished")
        seen |= {entry.source for player in score(state).players for entry in player.entries if entry.gold}
        if seen >= {*TILES, CARD, "via", "wharf goes on", "towpath goes on", "wharf finished", "towpath finished"}:
            return
    raise AssertionError(f"forty games show only {sorted(seen)}")


def codes(ruling: Ruling) -> list[str]:
    assert ruling.verdict is Verdict.ILLEGAL
    return [violation.code for violation in ruling.violations]


@pytest.mark.usefixtures("docks")
def test_a_wrong_use_of_the_shipyard_is_refused_with_a_reason() -> None:
    state, expected = draw(
        """
        g. w* K. w. g.
          g1 w* g. w. g2
        L. g. g. g. g.
        """,
        locations="shipyard",
    )
    ruling = judge(state, BuildWith("shipyard", named("b1")))
    assert ruling.verdict is Verdict.LEGAL
    assert ruling.state
    assert audit(ruling.state) == ()
    assert names(expected) == ["b1", "b2"]
    assert codes(judge(state, BuildWith("shipyard", named("d1")))) == ["not-adjacent"]
    assert codes(judge(state, BuildWith("shipyard", named("d2")))) == ["not-beside-castle"]
    assert codes(judge(state, BuildWith("shipyard", named("c2")))) == ["wrong-terrain"]
    assert codes(judge(state, MoveWith("shipyard", named("a2"), named("b1")))) == ["tile-used-otherwise"]


@pytest.mark.usefixtures("docks")
def test_settlements_on_water_come_from_a_shipyard() -> None:
    """The audit uses the shipyard's definition, which allows settlements on water."""
    picture = "L. g1 w1 K. g2"
    state, _ = draw(picture, locations="shipyard")
    assert audit(state) == ()
    state, _ = draw(picture, locations="farm", possible=False)
    assert {found.code for found in audit(state)} == {"out-of-reach"}


@pytest.mark.usefixtures("docks")
def test_the_drawn_tests_of_the_page_pass(tmp_path: Path) -> None:
    shipyard, docks = [path for path in BLOCKS if path.startswith("tests/")]
    load_block(shipyard, tmp_path).test_the_shipyard_builds_on_water_next_to_a_castle()
    load_block(docks, tmp_path).test_sailors_are_paid_for_pieces_on_water()


@pytest.mark.usefixtures("docks")
def test_new_tiles_cards_and_tasks_are_read_written_scored_drawn_and_listed() -> None:
    rng = Random("wire")
    first = state = docks_start(rng)
    for state, _offered, action in docks_game(rng, first):
        assert load(read_action, action_document(action)) == action
        assert load(read_state, document(state)) == state
        assert parse_state(write_state(state)) == state
    picture = svg(picture_call.draw(picture_call.Question(state=state), Context()))
    assert all(name in picture for name in ("shipyard", "wharf", "towpath"))
    assert any(entry.source == CARD for entry in score(state).players[0].entries)
    assert {tile["name"] for tile in entries_of("tiles")} >= TILES
    assert CARD in {card["name"] for card in entries_of("cards")}
    assert TASK in {task["name"] for task in entries_of("tasks")}


@pytest.mark.usefixtures("docks")
def test_the_raft_can_be_used_once() -> None:
    """N1."""
    state, expected = draw("w* g1 w* w. g2", held={1: "raft"})
    assert state.players[0].nomad_tiles == (NomadTile("raft", 1),)
    (offer,) = [offer for offer in legal(state) if tile_of(offer.pick(0)) == "raft"]
    assert {action.at for action in offer.actions() if isinstance(action, BuildWith)} == set(each(expected))
    after = apply(state, BuildWith("raft", named("a1"))).state
    assert audit(after) == ()
    assert codes(judge(after, BuildWith("raft", named("c1")))) == ["tile-used-up"]


@pytest.mark.usefixtures("docks")
def test_the_raft_is_good_for_one_turn() -> None:
    """N1: an unused raft leaves the game at the end of the turn; a raft taken in this round cannot be used yet."""
    state, _ = draw("w. g1 g1 g1 w. g2", held={1: "raft"}, built="b1 c1 d1", supply={1: 34})
    assert judge(state, BuildWith("raft", named("a1"))).verdict is Verdict.LEGAL
    ended = apply(state, EndTurn())
    assert TileSpent(0, "raft") in ended.events
    assert ended.state.players[0].nomad_tiles == ()
    state, _ = draw("w. g1 g1 g1 w. g2", claimed={1: "raft"}, built="b1 c1 d1", supply={1: 34})
    assert codes(judge(state, BuildWith("raft", named("a1")))) == ["nomad-tile-fresh"]
    assert apply(state, EndTurn()).state.players[0].nomad_tiles == (NomadTile("raft", 1),)


@pytest.mark.usefixtures("docks")
def test_the_grand_tour_pays_a_player_next_to_every_castle() -> None:
    rng = Random("castles")
    state = docks_start(rng)
    castles = state.board.castles
    beside = hex_set(each(neighbours(BIT[castle]) & state.board.open)[0] for castle in each(castles))
    blue, *others = state.players
    toured = state._replace(players=(blue._replace(settlements=beside), *others))
    assert TASKS[TASK].fulfilled(toured, 0) == beside
    assert TASKS[TASK].fulfilled(toured, 1) == NOWHERE
    assert golds(toured._replace(tasks=(TASK,)), TASK) == [8, *(0 for _ in others)]
    short = state._replace(players=(blue._replace(settlements=beside & (beside - 1)), *others))
    assert castles & ~neighbours(short.players[0].settlements)
    assert TASKS[TASK].fulfilled(short, 0) == NOWHERE
    assert golds(short._replace(tasks=(TASK,)), TASK) == [0, *(0 for _ in others)]


def test_no_other_file_mentions_the_examples() -> None:
    """No module of the package contains a distinctive name of an example, and no example is already in the game."""
    words = re.compile("|".join(rf"\b{name}\b" for name in sorted(NAMES - {CARD, "raft"})))
    package = Path(referee.__file__).parent
    known = [file for file in package.rglob("*.py") if words.search(file.read_text(encoding="utf-8"))]
    assert known == []
    assert not NAMES & {*POWERS, *CARDS, *TASKS}
    rng = Random(0)
    with pytest.raises(ValueError, match="shipyard"):
        start(Choices((Colour.BLUE, Colour.RED), docks_board(rng), ("lords", "miners", "knights"), seed="0"))


def classes(*modules: object) -> set[str]:
    """The names of `Deed` and its subclasses in these modules."""
    found = {
        name: made
        for module in modules
        for name, made in inspect.getmembers(module, inspect.isclass)
        if issubclass(made, deeds.Deed)
    }
    return set(found)


def functions(module: object) -> set[str]:
    """The names of the public functions that a module defines."""
    name = getattr(module, "__name__", "")
    return {
        function
        for function, made in inspect.getmembers(module, inspect.isfunction)
        if made.__module__ == name and not function.startswith("_")
    }


def members(kind: type) -> set[str]:
    """The names of the public fields and methods that a class itself defines."""
    own = {*inspect.get_annotations(kind), *(name for name, made in vars(kind).items() if inspect.isfunction(made))}
    return {name for name in own if not name.startswith("_")}


@pytest.mark.parametrize(
    ("heading", "there"),
    [
        ("Members of `Power`", members(Power)),
        ("Fields of `KingdomCard`", set(KingdomCard._fields)),
        ("Fields of `Task`", set(Task._fields)),
        ("Families", functions(families) - {"from_each"}),
        ("Deeds", classes(deeds, figures, moves, puts) - BASES_OF_FAMILIES),
        ("Registry", functions(registry) - {"per_piece"}),
        ("Frames", members(FrameRules)),
    ],
)
def test_a_table_of_extension_points_is_complete(heading: str, there: set[str]) -> None:
    told = table(heading)
    assert len(told) == len(set(told))
    assert set(told) == there, f"docs/adding.md, table {heading}"


def test_the_order_of_things_names_every_frame() -> None:
    steps_of_frames = PAGE.partition("| frame | automatic step |")[2].partition("**When a turn ends**")[0]
    assert sorted(re.findall(r"^ *\| (\w+) \| ", steps_of_frames, re.MULTILINE)) == sorted(FRAMES)


def test_every_file_and_test_that_the_page_names_exists() -> None:
    for path in set(re.findall(r"`((?:referee|tests|tools|schemas|docs)/[\w/.-]*)", PAGE)):
        assert (ROOT / path).exists() or "docks" in path, path
    for file, name in re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", PAGE):
        assert f"def {name}(" in (ROOT / file).read_text(encoding="utf-8"), f"{file} has no test {name}"


def test_every_block_belongs_to_an_expected_file() -> None:
    assert sorted(RULES) == [
        "referee/rules/cards/docks.py",
        "referee/rules/locations/shipyard.py",
        "referee/rules/locations/towpath.py",
        "referee/rules/locations/wharf.py",
        "referee/rules/nomads/raft.py",
        "referee/rules/tasks.py",
    ]
    shipyard = RULES["referee/rules/locations/shipyard.py"]
    assert len([line for line in shipyard.splitlines() if line and not line.startswith(("#", '"""', "from "))]) <= 6
