"""Lines as people type them: words in capitals, spaces, plurals and hex names like `5a` do not change the state."""

import random
import re
from pathlib import Path

import pytest

from referee.base.errors import ImpossibleError, ShapeError
from referee.board.terrain import LETTERS
from referee.documents.notation import parse_position, parse_state, tidied, write_position, write_state
from referee.documents.notation.grammar import words_in_field
from tests.documents.samples import ANSWER, BAZAAR, CANOE, CAVE, EVERYTHING, FORT, MAYORS, MID_GAME, SCOUTS
from tests.games import random_game, random_start

SAMPLES = [MID_GAME, EVERYTHING, CANOE, ANSWER, BAZAAR, CAVE, MAYORS, SCOUTS, FORT]
CARDS = re.compile(r"(?:deck|discard|removed)=\S+|hand:[^; ]+|(?:turning:\w+|using:.*?):[GCDFTgcdft](?=:|>| |$)")
"""Parts of a line with letters of terrain cards. These letters must not change, because their case matters."""
WORD = re.compile(r"[a-z][a-z_-]*[a-z]")
HEX = re.compile(r"(?<![a-z0-9])([a-t])(\d+)(?![a-z0-9])")


def scrawled(line: str, rng: random.Random) -> str:
    """The line as a person in a hurry would type it."""
    kept = [found.span() for found in CARDS.finditer(line)]

    def loose(found: re.Match[str]) -> bool:
        return rng.random() < 0.5 and not any(
            start < found.end() and found.start() < end and found[0] not in {"deck", "discard", "removed", "hand"}
            for start, end in kept
        )

    changes = [(*found.span(), word_in_a_hurry(found[0], rng)) for found in WORD.finditer(line) if loose(found)]
    changes += [(*found.span(), hex_in_a_hurry(found, rng)) for found in HEX.finditer(line) if loose(found)]
    for start, end, text in sorted(changes, reverse=True):
        line = line[:start] + text + line[end:]
    line = re.sub(r":turned\b", lambda found: rng.choice([found[0], ":180", ": Turned"]), line)
    line = re.sub(r"[,;:@>=]", lambda found: rng.choice(["", " "]) + found[0] + rng.choice(["", " "]), line)
    return re.sub(r"[*+ ]", lambda found: rng.choice(["", "  "]) + found[0], line)


def hex_in_a_hurry(found: re.Match[str], rng: random.Random) -> str:
    """The name of a hex as `A5`, `5a` or `5A`."""
    column, row = found.groups()
    return rng.choice([found[0].upper(), row + column, row + column.upper()])


def word_in_a_hurry(word: str, rng: random.Random) -> str:
    """The word with an added s, with different capitals, or with its hyphens typed as spaces or underscores."""
    if rng.random() < 0.2 and not word.endswith(("s", "men")) and word not in {"cave", "scout"}:
        return f"{word}s"
    if rng.random() < 0.2:
        return word.replace("-", " ").title()
    return rng.choice([word.upper(), word.capitalize(), word.replace("-", "_")])


@pytest.mark.parametrize("line", SAMPLES)
@pytest.mark.parametrize("seed", range(6))
def test_a_line_typed_in_a_hurry_is_the_same_state(line: str, seed: int) -> None:
    typed = scrawled(line, random.Random(seed))
    assert typed != line
    assert tidied(typed) == line
    assert parse_state(typed) == parse_state(line)


@pytest.mark.parametrize("seed", range(6))
def test_every_state_of_a_game_can_be_typed_in_a_hurry(seed: int) -> None:
    rng = random.Random(seed)
    for state, _ in random_game(rng, random_start(rng)):
        assert tidied(write_state(state)) == write_state(state)
        if rng.random() < 0.1:
            assert parse_state(scrawled(write_state(state), rng)) == state
            assert parse_position(scrawled(write_position(state.position), rng)) == state.position


def test_exact_lines_are_not_tidied(monkeypatch: pytest.MonkeyPatch) -> None:
    """A line that can be parsed unchanged never reaches `tidied`."""
    monkeypatch.setattr("referee.documents.notation.tidy.tidied", pytest.fail)
    for line in SAMPLES:
        parse_state(line)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Board = Tavern, Paddock : 180, OASIS, farm:180°", "board=tavern,paddock:turned,oasis,farm:turned"),
        ("board=city hall fort,dragon lair", "board=city-hall-fort,dragon lair"),
        ("card=Lord,fisherman,family", "cards=lords,fishermen,families"),
        ("Blue=A5,5a,5A,I:A1,i:1a;Hands:G;tile:Oasis@H3 *", "blue=a5,a5,a5,i:a1,i:a1;hand:G;tiles:oasis@h3*"),
        ("blue=-;City Hall:K7;Warrior:c9", "blue=-;city_hall:k7;warriors:c9"),
        ("Discard=Gg Deck=tT", "discard=Gg deck=tT"),
        ("left=Full Ending=YES ruleset=Big_Box_ES", "left=full ending=yes ruleset=big-box-es"),
        ("now=Turning:Blue:g:2:G3:-", "now=turning:blue:g:2:g3:-"),
        ("tasks= round=2", "tasks= round=2"),
        ("board=zoo cards=dragons", "board=zoo cards=dragons"),
    ],
)
def test_the_intended_words(typed: str, meant: str) -> None:
    assert tidied(typed) == meant


def test_a_small_letter_is_another_card() -> None:
    grass, swamp = (parse_state(f"{CANOE.replace('hand:F', f'HAND:{letter}')}") for letter in "Gg")
    assert (grass.players[1].hand, swamp.players[1].hand) == (("grass",), ("swamp-grass",))


def test_no_word_of_a_board_could_be_a_row() -> None:
    """The rows of a section are written in capitals, so a name typed in capitals must not look like a row."""
    rows = {letter.lower() for letter in LETTERS}
    assert not [word for word in words_in_field()["board"] if set(word) <= rows and len(word) in {9, 10, 11}]


def test_faults_refer_to_the_corrected_line() -> None:
    with pytest.raises(ShapeError) as refusal:
        parse_state(MID_GAME.replace("board=oasis", "Board=OASIS").replace("h4", "z4"))
    assert [fault.place for fault in refusal.value.faults] == ["/players/0/settlements/1"]
    with pytest.raises(ImpossibleError):
        parse_state(MID_GAME.replace("tavern", "Oasis:180"))


def test_the_line_of_the_page() -> None:
    page = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
    (line,) = [line for line in page.splitlines() if line.startswith("Board =")]
    exact = "board=tavern,paddock:turned,oasis,farm cards=lords,fishermen,knights blue=a5,b5;gold:3 orange=-"
    assert write_position(parse_position(line)) == exact
