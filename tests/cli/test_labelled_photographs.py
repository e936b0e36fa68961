"""`referee scan --truth`: the counts behind its table."""

import json
from pathlib import Path

from referee.cli.labelled_photographs import Tally, add_answer, labelled_pictures, table_of
from referee.words.speech import speech

NAMES = ["paddock", "harbor:turned", "oasis", "tavern"]
LABEL = {"sections": NAMES, "presence": {"c7": "red", "d4": "wall", "e9": "blue"}}


def answer(names: list[str], pieces: dict[str, str | None], verdict: str = "known") -> dict[str, object]:
    return {
        "verdict": verdict,
        "sections": [{"section": name} for name in names],
        "pieces": [
            {"at": at, "piece": "settlement" if colour else "wall", "colour": colour} for at, colour in pieces.items()
        ],
    }


def test_pieces_are_counted_by_hex_and_colour() -> None:
    tally = Tally()
    add_answer(tally, answer(NAMES, {"c7": "red", "d4": None, "f1": "blue"}), LABEL)
    assert tally == Tally(pictures=1, right=1, true=2, false=1, missed=1)


def test_a_city_hall_counts_on_its_seven_hexes() -> None:
    tally = Tally()
    hall = {"at": "c7", "piece": "city-hall", "colour": "red"}
    seven = dict.fromkeys(("b6", "b7", "b8", "c6", "c7", "c8", "d7"), "red")
    add_answer(tally, {**answer(NAMES, {}), "pieces": [hall]}, {**LABEL, "presence": seven})
    assert tally == Tally(pictures=1, right=1, exact=1, true=7)


def test_the_board_may_be_read_from_the_opposite_corner() -> None:
    tally = Tally()
    turned = ["tavern:turned", "oasis:turned", "harbor", "paddock:turned"]
    add_answer(tally, answer(turned, {"r14": "red", "q17": None, "p12": "blue"}), LABEL)
    assert tally == Tally(pictures=1, right=1, exact=1, true=3)


def test_refused_and_wrong_boards_count_no_pieces() -> None:
    tally = Tally()
    add_answer(tally, answer([], {}, "unreadable"), LABEL)
    add_answer(tally, answer(["farm", *NAMES[1:]], {"c7": "red"}), LABEL)
    assert tally == Tally(pictures=2, wrong=1)


def test_only_pictures_with_a_label_count(tmp_path: Path) -> None:
    for name in ("one.jpg", "two.png", "notes.txt"):
        (tmp_path / name).write_bytes(b"")
    (tmp_path / "two.json").write_text(json.dumps(LABEL), encoding="utf-8")
    assert [picture.name for picture, _ in labelled_pictures(tmp_path)] == ["two.png"]


def test_shares_have_intervals() -> None:
    lines = table_of(Tally(pictures=10, right=9, exact=5, true=30, false=2, missed=2), speech("en"))
    assert "9 of 10 = 90.0 % (59.6-98.2 %)" in lines[0]
    assert lines[4].split() == ["F1", "0.938"]
