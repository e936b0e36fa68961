"""New games from the command line."""

import json

import pytest

from referee.api.app import create_app
from referee.api.config import Config
from referee.wire.notation import parse_state
from referee.wire.states import dump_state
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


def test_json_is_the_answer_of_the_service() -> None:
    body = {"players": ["blue", "red"], "first_game": True, "seed": "x"}
    answer = create_app(Config(log_level="ERROR")).test_client().post("/v1/starts", json=body)
    result = run("start", "blue", "red", "--first-game", "--seed", "x", "--json")
    assert result.stdout.encode() == answer.data + b"\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((), "Missing argument 'PLAYER...'"),
        (("blue", "orange"), "--section: choose four sections, or give a seed that does\n--card: choose three cards"),
        (("blue", "--seed", "x"), "PLAYER: 1 players; a game has two to five"),
        (("blue", "blue", "--seed", "x"), "PLAYER: two players have the same colour"),
        (("blue", "pink", "--seed", "x"), "PLAYER: 'pink' is none of blue, orange"),
        (("blue", "red", "--first-game", "--card", "lords"), "--card: a game has three different"),
        (
            ("blue", "red", "--seed", "x", "--card", "nobles"),
            "--card: 'nobles' is no Kingdom Builder card; there are",
        ),
        (("blue", "red", "--seed", "x", "--section", "farm"), "--section: 1 items; 4 at the least"),
        (("blue", "red", "--seed", "x", *["--section", "farm"] * 4), "--section: "),
        (("blue", "red", "--seed", "x", "--start-player", "black"), "--start-player: black does not play"),
        (("blue", "red", "--seed", "x", "--ruleset", "own"), "--ruleset: 'own' is no ruleset; there are big-box-en"),
        (("blue", "red", "--seed", "x", "--expansion", "own"), "--expansion: 'own' is no expansion"),
    ],
)
def test_choices_of_which_no_game_can_be_made(arguments: tuple[str, ...], message: str) -> None:
    result = run("start", *arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert message in result.stderr
