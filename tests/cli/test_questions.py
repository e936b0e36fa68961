"""Questions about files: the accepted contents, the output and the exit code."""

import json
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, get_args

import click
import pytest
from click.testing import CliRunner

from referee.api.app import create_app
from referee.cli import main
from referee.cli.files import Body
from referee.cli.render import happened, render, ruling, score
from referee.cli.shorthand import read_shorthand, write_shorthand
from referee.documents.notation import write_state
from referee.documents.reader import load
from referee.documents.states import read_state
from referee.model.events import Event
from referee.serving.config import Config
from referee.words.messages import entries
from referee.words.speech import speech
from tests.cli.running import GAME, HIDDEN, POSITION, impossible, lines, run, saved, start
from tests.documents.samples import ANSWER, BAZAAR, CANOE, CAVE, MAYORS, OUTPOST
from tests.games import action_document, document, random_game, random_start
from tests.golden.game import FILES, read
from tests.share import EFFORT

LEGAL = {"type": "build", "at": "m15"}
ILLEGAL = {"type": "build", "at": "c5"}
REPLAY = {"start": start(), "actions": GAME["actions"]}


def test_a_legal_action_and_what_happens(tmp_path: Path) -> None:
    result = run("rule", saved(tmp_path, {"state": start(), "action": LEGAL}))
    assert result.exit_code == 0
    assert lines(result) == [
        f"{tmp_path}/state.json: build m15 is legal",
        "  black builds on m15",
        "  black takes the farm tile from m16",
        "  now: round 1, black to act, grass is on the table, 2 settlements to build",
    ]


def test_a_file_may_name_the_player_who_acts(tmp_path: Path) -> None:
    asked = {"state": start(), "action": LEGAL}
    awaited = start()["frames"][-1]["player"]
    other = next(player["colour"] for player in start()["players"] if player["colour"] != awaited)
    assert run("rule", saved(tmp_path, asked | {"player": awaited})).exit_code == 0
    result = run("rule", saved(tmp_path, asked | {"player": other}))
    assert result.exit_code == 1
    assert f"It is not your turn. Wait until the {awaited} player has acted. (not-your-turn)" in " ".join(
        result.stdout.split()
    )


def test_a_signature_in_a_file_is_ignored(tmp_path: Path) -> None:
    signed = {**start(), "signature": "Ab-1_z"}
    line = f"{write_state(load(read_state, start()))} sig=Ab-1_z"
    for file in (saved(tmp_path, signed), saved(tmp_path, line, "state.txt")):
        result = run("rule", file, "--action", json.dumps(LEGAL), "--json")
        assert result.exit_code == 0
        assert "signature" not in json.loads(result.stdout)["state"]


def test_an_illegal_action_and_why(tmp_path: Path) -> None:
    result = run("rule", saved(tmp_path, start()), "--action", "build c5 tavern")
    assert result.exit_code == 1
    said = result.stdout
    for words in ("build c5 tavern is illegal", "(tile-not-held)", "(not-in-line)", "\n    L10: Tavern: build at"):
        assert words in said
    assert "\n  What you can do instead:\n    Build on " in said
    assert max(map(len, lines(result)[1:])) <= 100


def test_an_undetermined_ruling_exits_with_1(tmp_path: Path) -> None:
    result = run("rule", saved(tmp_path, HIDDEN["start"]), "--action", "build q12")
    assert result.exit_code == 1
    assert "build q12 is undetermined" in result.stdout
    assert "Say which card it is (`play`)" in result.stdout


def test_the_action_option_overrides_the_action_in_the_file(tmp_path: Path) -> None:
    file = saved(tmp_path, {"state": start(), "action": ILLEGAL})
    assert run("rule", file).exit_code == 1
    assert run("rule", file, "--action", json.dumps(LEGAL)).exit_code == 0


def test_answers_can_be_asked_about(tmp_path: Path) -> None:
    """The JSON output of `start` and of `rule` can be piped into the next command."""
    first = run("start", "blue", "orange", "--first-game", "--seed", "x", "--json").stdout
    example = json.loads(run("legal", "--json", stdin=first).stdout)["actions"][0]["example"]
    after = run("rule", "--json", "--action", json.dumps(example), stdin=first).stdout
    assert run("legal", "-", stdin=after).stdout.startswith("standard input: round 1, ")
    assert "/state: This cannot be null." in run("legal", saved(tmp_path, {"state": None, "awaited": None})).stderr


def test_legal_actions_of_every_kind(tmp_path: Path) -> None:
    result = run("legal", saved(tmp_path, start()))
    assert result.exit_code == 0
    assert "grass is on the table, 3 settlements to build; " in lines(result)[0]
    assert lines(result)[1].startswith("  build  T2 B4  ")
    shown = run("legal", saved(tmp_path, HIDDEN["start"])).stdout
    assert "the terrain card is not known yet" in shown
    assert "\n  play    5  canyon, desert, flower-field, forest, grass\n" in shown


@pytest.mark.sampled
def test_legal_actions_throughout_whole_games(tmp_path: Path) -> None:
    """Every offer is listed, and its example can be written in words that `rule` accepts."""
    seen: set[str] = set()
    for file in FILES[:: 1 if EFFORT else 12]:
        document = read(file)
        played = document["actions"]
        for count in {len(played) * part // 9 for part in range(10)}:
            body = {"start": document["start"], "actions": played[:count]}
            state = json.loads(run("replay", saved(tmp_path, body), "--json").stdout)
            result = run("legal", saved(tmp_path, state))
            assert result.exit_code == 0
            labels = [line[2:].split("  ")[0] for line in lines(result)[1:] if line[2] != " "]
            seen.update(label.split(" with ")[0] for label in labels)
            offers = json.loads(run("legal", saved(tmp_path, state), "--json").stdout)["actions"]
            assert len(offers) == len(labels)
            for offer in offers:
                words = write_shorthand(offer["example"])
                told = run("rule", saved(tmp_path, state), "--action", words)
                assert lines(told)[0].endswith(f": {words} is legal"), told.output
    assert {"build", "move", "end-turn", "play", "reveal"} <= seen


@pytest.mark.sampled
def test_games_with_expansions_are_described(tmp_path: Path) -> None:
    """Every sampled action of random games can be written in words, and the words can be read back."""
    seen: set[str] = set()
    for kind in ("quarry", "city-hall", "canoe", "bazaar", "cathedral"):
        starts = (random_start(Random(f"{kind} {seed}")) for seed in range(1000))
        begin = next(one for one in starts if kind in one.board.kinds.values())
        for state, action in islice(random_game(Random(0), begin), 0, None, 5 if EFFORT else 20):
            file = saved(tmp_path, {"state": document(state), "action": action_document(action)})
            told = run("rule", file)
            assert told.exit_code == 0, told.output
            words = write_shorthand(action_document(action))
            assert read_shorthand(words) == action_document(action)
            assert lines(told)[0] == f"{file}: {words} is legal"
            offered = run("legal", saved(tmp_path, document(state)))
            assert offered.exit_code == 0
            seen.update(line.split()[0] for line in lines(offered)[1:] if line[2] != " ")
    assert {"build", "place", "move", "remove", "end-turn"} <= seen


def test_a_waiver_is_described(tmp_path: Path) -> None:
    offered = lines(run("legal", saved(tmp_path, OUTPOST, "line.txt")))
    assert [line.split("  ")[1] for line in offered[1:3]] == ["build", "build with outpost"]
    told = lines(run("rule", saved(tmp_path, OUTPOST, "line.txt"), "--action", "build e13 waiver outpost"))
    assert told[1] == "  orange uses the outpost tile, so e13 does not have to be adjacent"


def test_a_reaction_is_asked_for(tmp_path: Path) -> None:
    told = lines(run("rule", saved(tmp_path, CANOE, "line.txt"), "--action", "build h8"))
    assert told[-1] == "  now: round 1, blue took the last tile of h9; orange may build with the canoe or let it pass"
    offered = lines(run("legal", saved(tmp_path, ANSWER, "line.txt")))
    assert offered[1].startswith("  build with canoe  M3")
    assert offered[-1].startswith("  finish ")
    told = lines(run("rule", saved(tmp_path, ANSWER, "line.txt"), "--action", "build g10 canoe"))
    assert told[1:4] == [
        "  blue builds on g10 with the canoe tile",
        "  blue takes the canoe tile from h9",
        "  blue takes the canoe bonus tile",
    ]


def test_number_tiles_and_the_bazaar_are_described(tmp_path: Path) -> None:
    file = saved(tmp_path, BAZAAR, "line.txt")
    offered = {line[2:].split("  ")[0]: line for line in lines(run("legal", file))[1:] if line[2] != " "}
    assert {"take with cathedral", "spend with cathedral", "spend with cathedral via bazaar"} < offered.keys()
    assert offered["spend with cathedral"].endswith("up to 1 × 1, up to 0 × 5")
    told = lines(run("rule", file, "--action", "take cathedral"))
    assert told[1] == "  orange takes a number tile worth 1"
    told = lines(run("rule", file, "--action", "spend cathedral 1 0 via bazaar"))
    assert told[1] == "  orange returns one number tile worth 1"
    assert told[-1] == (
        "  now: round 3, orange uses the cathedral tile, at most 1 more step (repeated with the bazaar tile)"
    )


def test_the_cave_action_and_marks_are_described_without_a_tile(tmp_path: Path) -> None:
    told = lines(run("rule", saved(tmp_path, CAVE, "line.txt"), "--action", "move cave f17 l15"))
    assert told[1] == "  orange moves a settlement from f17 to l15 with the cave action"
    told = lines(run("rule", saved(tmp_path, MAYORS, "line.txt"), "--action", "build l12 farm"))
    assert "  blue marks line 12" in told


def test_the_score_table(tmp_path: Path) -> None:
    result = run("score", saved(tmp_path, GAME["final"]))
    assert result.exit_code == 0
    assert lines(result)[:10] == [
        f"{tmp_path}/state.json: white wins with 38 gold",
        "                 black  white",
        "  fishermen  S1     16      9",
        "  knights    S6     16     14",
        "  merchants  S4      0     12",
        "  castles    C1      0      3",
        "  total             32     38",
        "  rank               2      1",
        "  black",
        "    fishermen  16 pieces next to water: a13, b10, b13, f17, g18, j17, k17, k18, k19, m14, m20, n10,",
    ]


def test_scores_before_the_end_and_ties(tmp_path: Path) -> None:
    said = run("score", saved(tmp_path, start())).stdout
    assert "the game is not over; black and white lead with 0 gold" in said
    assert "  black: nothing yet\n" in said
    tie = POSITION.replace("black=a13,b13 white=p7,p9", "black=- white=-")
    assert "black and white lead with 0 gold" in run("score", stdin=tie).stdout
    said = run("score", stdin=json.dumps({"position": tie, "final": True})).stdout
    assert "black and white win with 0 gold" in said


def test_gold_only_one_player_has() -> None:
    body = Body({}, "x")
    entry = {"source": "gold", "rule": "E2", "gold": 3, "text": "gained during play", "hexes": []}
    players: list[dict[str, Any]] = [
        {"colour": "blue", "total": 3, "rank": 1, "entries": [entry]},
        {"colour": "red", "total": 0, "rank": 2, "entries": []},
    ]
    answer = {"verdict": "possible", "final": True, "remarks": [], "players": players, "winners": ["blue"]}
    said = list(score(body, answer, speech()))
    assert said[2] == "  gold   E2     3     "
    assert "    gold   gained during play" in said


def test_an_impossible_table_exits_with_1(tmp_path: Path) -> None:
    file = saved(tmp_path, impossible())
    for command in (("audit",), ("score",), ("legal",), ("rule", "--action", "build m15")):
        result = run(*command, file)
        assert result.exit_code == 1
        assert lines(result)[0] == f"{file}: impossible"
        assert "  /players/0/supply  The black player has 0 settlements in play and 39 in the supply" in result.stdout
    result = run("replay", saved(tmp_path, {"start": impossible(), "actions": []}))
    assert result.exit_code == 1
    assert "  /start/players/0/supply  The black player has" in result.stdout


def test_an_impossible_board_exits_with_1() -> None:
    line = POSITION.replace("paddock", "tavern")
    for stdin in (line, json.dumps({"state": {**start(), "board": {"sections": ["tavern"] * 4}}})):
        result = run("audit", stdin=stdin)
        assert (result.exit_code, lines(result)[0]) == (1, "standard input: impossible")
        assert "(impossible-board)" in result.stdout


def test_hexes_are_listed_where_the_sentence_names_none() -> None:
    found = {"code": "x", "text": "not there", "hexes": ["a1", "b2"], "place": "", "rules": ["T2"]}
    said = list(render("ruling", Body({}, "x"), {"verdict": "impossible", "inconsistencies": [found]}, speech()))
    assert said == ["impossible", "  /  not there (x)", "    hexes: a1, b2"]


def test_a_possible_table() -> None:
    result = run("audit", stdin=POSITION)
    assert (result.exit_code, result.output) == (0, "standard input: possible\n")


@pytest.mark.parametrize("name", ["line.txt", "line"])
def test_notation(tmp_path: Path, name: str) -> None:
    line = write_state(load(read_state, start()))
    file = saved(tmp_path, f"{line}\n", name)
    for command in (("legal",), ("score",), ("audit",), ("rule", "--action", "build m15")):
        assert run(*command, file).exit_code == 0


def test_a_byte_order_mark_does_no_harm() -> None:
    assert run("audit", stdin=b"\xef\xbb\xbf" + POSITION.encode()).exit_code == 0


def test_a_position_alone(tmp_path: Path) -> None:
    players = [{"colour": player["colour"], "settlements": []} for player in start()["players"]]
    position = {"format": 1, "board": start()["board"], "cards": start()["cards"], "players": players}
    assert run("score", saved(tmp_path, position)).exit_code == 0
    assert run("score", saved(tmp_path, {"position": position, "final": False})).exit_code == 0
    result = run("legal", saved(tmp_path, position))
    assert result.exit_code == 2
    assert "state.json: /frames: “frames” is required, but it is missing." in result.stderr


def test_a_whole_game(tmp_path: Path) -> None:
    result = run("replay", saved(tmp_path, REPLAY))
    assert result.exit_code == 0
    assert lines(result) == [
        f"{tmp_path}/state.json: legal, all {len(GAME['actions'])} actions",
        "  now: the game ended after round 9",
    ]


def test_a_game_that_is_refused(tmp_path: Path) -> None:
    result = run("replay", saved(tmp_path, {**REPLAY, "actions": [LEGAL, ILLEGAL]}))
    assert result.exit_code == 1
    assert lines(result)[0].endswith(": /actions/1: build c5 is illegal, after 1 legal action")
    assert "(not-adjacent)" in result.stdout or "(wrong-terrain)" in result.stdout


def test_options_that_decide_are_named() -> None:
    answer = {"verdict": "legal", "violations": [], "events": [], "options": ["useless_card"], "state": None}
    answer["instead"] = []
    said = list(ruling(Body({"action": {"type": "redraw"}}, "x"), answer, speech()))
    assert said == ["redraw is legal", "  A different ruleset would change this answer: useless_card"]


def test_every_event_has_a_sentence() -> None:
    assert {kind._field_defaults["event"] for kind in get_args(Event)} == entries("en", "events").keys()


@pytest.mark.parametrize(
    ("event", "said"),
    [
        ({"event": "built", "player": "red", "at": "a1", "tile": "farm"}, "red builds on a1 with the farm tile"),
        ({"event": "card-drawn", "player": "red", "card": None}, "red draws a card face down"),
        ({"event": "card-played", "player": "red", "card": "flower-field"}, "red plays the flower field card"),
        ({"event": "tile-found", "player": "red"}, "tile found, player red"),
        (
            {"event": "placed", "player": "red", "figure": "city-hall", "at": "c5", "tile": "city-hall"},
            "red places a city hall on c5",
        ),
        (
            {"event": "wall-built", "player": "red", "at": "c5", "tile": "quarry"},
            "red builds a stone wall on c5",
        ),
        (
            {"event": "removed", "player": "red", "owner": "blue", "piece": "ship", "at": "c5", "tile": "sword"},
            "red removes blue’s ship from c5 with the sword tile",
        ),
        (
            {"event": "tile-spent", "player": "red", "tile": "donation-water"},
            "red returns the donation (water) tile, which leaves the game",
        ),
        (
            {"event": "waiver-used", "player": "red", "tile": "outpost", "at": "c5"},
            "red uses the outpost tile, so c5 does not have to be adjacent",
        ),
        (
            {"event": "gold-gained", "player": "red", "gold": 2, "source": "families"},
            "red earns 2 gold (families)",
        ),
        (
            {"event": "built", "player": "red", "at": "a1", "tile": "farmland"},
            "red builds on a1 with the farmland action",
        ),
        (
            {"event": "moved", "player": "red", "from": "a1", "to": "b2", "tile": "silo"},
            "red moves a settlement from a1 to b2 with a silo",
        ),
        ({"event": "bonus-taken", "player": "red", "tile": "temple-bonus"}, "red takes the temple bonus tile"),
        ({"event": "bonus-lost", "player": "red", "tile": "temple-bonus"}, "red loses the temple bonus tile"),
        (
            {"event": "bonus-used", "player": "red", "tile": "fountain-bonus"},
            "red uses the fountain bonus tile",
        ),
        ({"event": "number-taken", "player": "red", "number": 5}, "red takes a number tile worth 5"),
        (
            {"event": "numbers-returned", "player": "red", "ones": 2, "fives": 1},
            "red returns 2 number tiles worth 1 and one worth 5",
        ),
        ({"event": "line-marked", "player": "red", "line": "i:3"}, "red marks line i:3"),
        ({"event": "scouts-left", "player": "red"}, "red’s scouts leave the board"),
        ({"event": "harvest-began", "player": "red", "silos": 2}, "red may use 2 silos"),
    ],
)
def test_events(event: dict[str, str | int | None], said: str) -> None:
    assert happened(event, speech()) == said


@pytest.mark.parametrize(
    ("command", "call", "body"),
    [
        ("rule", "rulings", {"state": start(), "action": LEGAL}),
        ("rule", "rulings", {"state": start(), "action": ILLEGAL}),
        ("rule", "rulings", {"state": impossible(), "action": LEGAL}),
        ("rule", "rulings", {"state": {**start(), "board": {"sections": ["farm"] * 4}}, "action": LEGAL}),
        ("rule", "rulings", {"state": start()}),
        ("legal", "legal-actions", {"state": start()}),
        ("legal", "legal-actions", {"state": start(), "more": 1}),
        ("legal", "legal-actions", {"state": {**start(), "board": {"id": "0" * 32}}}),
        ("score", "scores", {"state": GAME["final"]}),
        ("audit", "audits", {"state": impossible()}),
        ("replay", "replays", REPLAY),
        ("replay", "replays", {**REPLAY, "actions": [ILLEGAL]}),
        ("replay", "replays", [1]),
    ],
)
def test_json_is_the_answer_of_the_service(command: str, call: str, body: object) -> None:
    answer = create_app(Config(log_level="ERROR")).test_client().post(f"/v1/{call}", json=body)
    result = run(command, "--json", stdin=json.dumps(body))
    assert result.stdout.encode() == answer.data + b"\n"


@pytest.mark.parametrize(("action", "begin"), [("build c5 tavern", "\x1b[31m"), ("build m15", "\x1b[32m")])
def test_a_terminal_shows_the_verdict_in_colour(
    tmp_path: Path, action: str, begin: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    arguments = ["rule", str(saved(tmp_path, start())), "--action", action]
    shown = CliRunner().invoke(main, arguments, color=True).stdout
    piped = CliRunner().invoke(main, arguments).stdout
    assert shown.startswith(begin)
    assert click.unstyle(shown) == piped != shown
    monkeypatch.setenv("NO_COLOR", "1")
    assert CliRunner().invoke(main, arguments, color=True).stdout == piped
