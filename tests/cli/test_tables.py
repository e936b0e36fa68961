"""Files that describe a table instead of a state: the answers list assumptions or remarks."""

import json
from pathlib import Path

from tests.cli.running import lines, run, saved

POSITION = "board=tavern,paddock,oasis,farm blue=e8,e9,f7,f8,g7 orange=q11,r11,q12 left=h7:1,r12:1"
TABLE = {"position": POSITION, "turn": "blue", "card": "grass"}
ASSUMED = "  The referee assumes:"


def test_a_ruling_says_what_it_assumes(tmp_path: Path) -> None:
    result = run("rule", saved(tmp_path, TABLE), "--action", "build e6")
    assert result.exit_code == 0
    said = lines(result)
    assert said[0] == f"{tmp_path}/state.json: build e6 is legal"
    assert ASSUMED in said
    assert said[said.index(ASSUMED) + 1].startswith("  - You said nothing about this turn")


def test_a_request_with_a_table(tmp_path: Path) -> None:
    request = {"table": TABLE, "action": {"type": "build", "at": "a1"}}
    result = run("rule", saved(tmp_path, request), "--lang", "es")
    assert result.exit_code == 1
    assert "  El árbitro supone:" in lines(result)


def test_legal_actions(tmp_path: Path) -> None:
    result = run("legal", saved(tmp_path, TABLE))
    assert result.exit_code == 0
    assert lines(result)[0].endswith(
        "round 2, blue to act, grass is on the table, 3 settlements to build; 3 legal actions"
    )
    assert ASSUMED in lines(result)
    document = json.loads(run("legal", "--json", saved(tmp_path, TABLE)).stdout)
    assert document["state"]["round"] == 2


def test_an_impossible_table(tmp_path: Path) -> None:
    result = run("legal", saved(tmp_path, {**TABLE, "position": POSITION.replace("h7:1", "h7:2")}))
    assert result.exit_code == 1
    assert lines(result)[0].endswith("impossible")
    assert lines(result)[1].startswith("  /position/location_tiles/h7  ")


def test_a_table_that_cannot_be_read(tmp_path: Path) -> None:
    result = run("legal", saved(tmp_path, {**TABLE, "card": "meadow"}))
    assert result.exit_code == 2
    assert "state.json: /card: “meadow” is not possible here." in result.stderr


def test_a_score_comes_with_its_remarks(tmp_path: Path) -> None:
    position = POSITION.replace("blue=", "cards=families,lords,miners blue=")
    said = run("score", saved(tmp_path, {"position": position})).stdout
    assert "so this is a running score" in said
    assert "The card “families” pays gold during the game, and you named none." in said
