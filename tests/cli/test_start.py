"""New games from the command line."""

import json

import pytest

from referee.api.app import create_app
from referee.board.hexes import NAMES
from referee.documents.notation import parse_state
from referee.documents.states import dump_state
from referee.rules.catalogue import EXPANSIONS
from referee.serving.config import Config
from tests.cli.running import lines, run


def test_a_summary_and_the_notation() -> None:
    result = run("start", "blue", "orange", "--seed", "hello")
    assert result.exit_code == 0
    words = [line.split()[0] for line in lines(result)[:-1]]
    assert words == ["board", "cards", "players", "now"]
    answer = json.loads(run("start", "blue", "orange", "--seed", "hello", "--json").stdout)
    assert dump_state(parse_state(lines(result)[-1])) == answer["state"]


def test_everything_chosen() -> None:
    sections = ["farm:turned", "oasis", "tower", "barn"]
    options = [word for name in sections for word in ("--section", name)]
    options += [word for name in ("lords", "miners", "hermits") for word in ("--card", name)]
    options += ["--start-player", "white", "--ruleset", "big-box-es", "--expansion", "base"]
    state = json.loads(run("start", "red", "white", *options, "--json").stdout)["state"]
    assert state["board"]["sections"] == sections
    assert state["cards"] == ["lords", "miners", "hermits"]
    assert state["start_player"] == "white"
    assert state["ruleset"]["useless_card"] == "discarded"


def test_tasks_and_nomad_tiles() -> None:
    sections = ["quarry", "barracks-crossroads", "tower", "barn"]
    spaces = ("c6=treasure", "f8=donation-water", "h6=treasure")
    options = [word for name in sections for word in ("--section", name)]
    options += [word for name in ("lords", "families", "hermits") for word in ("--card", name)]
    options += ["--task", "road", *(word for space in spaces for word in ("--nomad-tile", space))]
    result = run("start", "red", "white", *options)
    assert lines(result)[1:4] == [
        "cards    lords, families, hermits",
        "tasks    road",
        "nomads   treasure on c6, donation (water) on f8, treasure on h6",
    ]
    state = parse_state(lines(result)[-1])
    assert state.tasks == ("road",)
    assert {NAMES[at]: kind for at, kind in state.nomad_tiles.items()} == dict(space.split("=") for space in spaces)


def test_a_seed_chooses_tasks_and_nomad_tiles() -> None:
    result = run("start", "red", "white", "--seed", "x", "--expansion", "nomads", "--expansion", "crossroads")
    assert [line.split()[0] for line in lines(result)[:4]] == ["board", "cards", "tasks", "nomads"]


SECTIONS = [word for name in ("farm", "tower", "canoe", "oracle") for word in ("--section", name)]
CARDS = [word for name in ("scouts", "mayors", "rovers") for word in ("--card", name)]


def test_terrain_cards_capitols_caves_and_the_island() -> None:
    laid = ["--capitol", "n12", "--cave", "k16", "--island", "tree-house"]
    result = run("start", "red", "white", *SECTIONS, *CARDS, *laid, "--removed-terrain", "flower-field")
    assert lines(result)[:6] == [
        "board     farm, tower, canoe, oracle",
        "capitols  n12",
        "caves     k16",
        "island    tree house",
        "cards     scouts, mayors, rovers",
        "terrain   with the swamp cards, without flower field",
    ]
    state = parse_state(lines(result)[-1])
    assert (state.removed_terrain, state.swamp_cards, len(state.removed)) == ("flower-field", True, 6)
    dry = run("start", "red", "white", *SECTIONS, *CARDS, "--removed-terrain", "desert", "--no-swamp-cards")
    assert lines(dry)[2] == "terrain  without desert"
    base = run("start", "red", "white", "--first-game", "--swamp-cards")
    assert lines(base)[2] == "terrain  with the swamp cards"


def test_a_seed_chooses_from_the_whole_box() -> None:
    chosen = [word for name in EXPANSIONS for word in ("--expansion", name)]
    said = [run("start", "red", "white", "--seed", seed, *chosen) for seed in ("a", "b", "c", "d", "e", "f")]
    assert {result.exit_code for result in said} == {0}
    assert {line.split()[0] for result in said for line in lines(result)[:-1]} >= {"island", "caves", "terrain"}


def test_json_is_the_answer_of_the_service() -> None:
    body = {"players": ["blue", "red"], "first_game": True, "seed": "x"}
    answer = create_app(Config(log_level="ERROR")).test_client().post("/v1/starts", json=body)
    result = run("start", "blue", "red", "--first-game", "--seed", "x", "--json")
    assert result.stdout.encode() == answer.data + b"\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((), "PLAYER... is missing."),
        (("blue", "--seed", "x"), "PLAYER: There is 1 player, but a game has two to five."),
        (("blue", "blue", "--seed", "x"), "PLAYER: Two players have the same colour."),
        (("blue", "pink", "--seed", "x"), "PLAYER: “pink” is not possible here."),
        (("blue", "red", "--first-game", "--card", "lords"), "--card: A game has three different"),
        (
            ("blue", "red", "--seed", "x", "--card", "nobles"),
            "--card: There is no Kingdom Builder card called “nobles”.",
        ),
        (
            ("blue", "red", "--seed", "x", "--section", "farm"),
            "--section: There is 1 item in this list, but it needs at least 4.",
        ),
        (("blue", "red", "--seed", "x", *["--section", "farm"] * 4), "--section: "),
        (
            ("blue", "red", "--seed", "x", "--start-player", "black"),
            "--start-player: black is not a player in this game.",
        ),
        (
            ("blue", "red", "--seed", "x", "--ruleset", "own"),
            "--ruleset: There is no ruleset or option called “own”.",
        ),
        (("blue", "red", "--seed", "x", "--expansion", "own"), "--expansion: There is no expansion called “own”."),
        (("blue", "red", "--seed", "x", "--task", "tax"), "--task: There is no task called “tax”."),
        (("blue", "red", "--seed", "x", "--task", "road"), "--task: There is 1 task, but this board needs 0"),
        (("blue", "red", "--nomad-tile", "sword"), "--nomad-tile: “sword” does not name a hex and a tile."),
        (("blue", "red", *["--nomad-tile", "c6=sword"] * 2), "--nomad-tile: “c6” is listed twice"),
        (
            ("blue", "red", "--nomad-tile", "c6=farm"),
            "--nomad-tile: There is no nomad tile called “farm”.",
        ),
        (
            ("blue", "red", "--seed", "x", "--removed-terrain", "lava"),
            "--removed-terrain: “lava” is not possible here.",
        ),
        (("blue", "red", "--seed", "x", "--removed-terrain", "grass"), "--removed-terrain: "),
        (("blue", "red", "--seed", "x", "--island", "tree-house"), "“--section” is required, but it is missing."),
        (
            ("blue", "red", "--seed", "x", *SECTIONS, "--island", "mu"),
            "--island: There is no side of the island called “mu”.",
        ),
        (("blue", "red", "--seed", "x", *SECTIONS, "--capitol", "a1"), "--capitol: There cannot be a capitol on a1"),
        (("blue", "red", "--seed", "x", *SECTIONS, "--cave", "z1"), "--cave: There is no hex called “z1”."),
        (("blue", "red", "--nomad-tile", "z6=sword"), "--nomad-tile: There is no hex called “z6”."),
        (
            ("blue", "red", "--seed", "x", "--nomad-tile", "a1=sword"),
            "--nomad-tile: This board has no nomad spaces.",
        ),
    ],
)
def test_impossible_choices_are_refused(arguments: tuple[str, ...], message: str) -> None:
    result = run("start", *arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert message in result.stderr


def test_a_random_seed_is_printed_and_gives_the_same_game_again() -> None:
    first, second = (run("start", "blue", "red", "--first-game", "--seed", "random").stdout for _ in range(2))
    assert first != second
    (seed,) = [line.split()[1] for line in first.splitlines() if line.startswith("seed ")]
    again = run("start", "blue", "red", "--first-game", "--seed", seed).stdout
    assert again.splitlines() == [line for line in first.splitlines() if not line.startswith("seed ")]
    answer = json.loads(run("start", "blue", "red", "--first-game", "--seed", "random", "--json").stdout)
    assert len(answer["seed"]) == 32


@pytest.mark.parametrize("arguments", [("blue", "orange"), ("blue", "orange", *SECTIONS, *CARDS)])
def test_without_a_seed_a_new_one_chooses_and_is_printed(arguments: tuple[str, ...]) -> None:
    first, second = (run("start", *arguments) for _ in range(2))
    assert (first.exit_code, second.exit_code) == (0, 0)
    assert first.stdout != second.stdout
    (seed,) = [line.split()[1] for line in lines(first) if line.startswith("seed ")]
    again = run("start", *arguments, "--seed", seed)
    assert lines(again) == [line for line in lines(first) if not line.startswith("seed ")]


def test_no_seed_is_drawn_if_everything_is_chosen() -> None:
    """Only the draw pile is left to chance. The players shuffle it themselves, so its order stays unknown."""
    for arguments in (("--first-game",), (*SECTIONS, *CARDS, "--removed-terrain", "desert")):
        result = run("start", "blue", "orange", *arguments)
        assert not [line for line in lines(result) if line.startswith("seed")]
        assert parse_state(lines(result)[-1]).deck is None


def test_faults_are_reported_whether_or_not_a_seed_is_drawn() -> None:
    assert "There is 1 player" in run("start", "blue").stderr
    assert (
        "There is no Kingdom Builder card called “nobles”." in run("start", "blue", "red", "--card", "nobles").stderr
    )


def test_words_as_people_type_them() -> None:
    exact = ["--island", "tree-house", "--capitol", "n12", "--cave", "k16", "--removed-terrain", "flower-field"]
    typed = ["--island", "Tree House", "--capitol", "12N", "--cave", "K16", "--removed-terrain", "Flower Fields"]
    cards = [word for name in ("Scout", "MAYORS", " rover ") for word in ("--card", name)]
    sections = [word for name in ("Farm:180", "towers", "CANOE : Turned", "oracle") for word in ("--section", name)]
    meant = [word for name in ("farm:turned", "tower", "canoe:turned", "oracle") for word in ("--section", name)]
    said = run("start", "Red", "WHITE", *sections, *cards, *typed, "--start-player", "White")
    assert (said.exit_code, said.stderr) == (0, "")
    assert said.stdout == run("start", "red", "white", *meant, *CARDS, *exact, "--start-player", "white").stdout
