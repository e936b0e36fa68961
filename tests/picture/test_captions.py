"""Pictures of impossible tables: numbers mark the faults, and sentences above the board describe the first few."""

from itertools import pairwise

import pytest

from referee.board.hexes import BIT, NAMES, each, named
from referee.documents.notation import parse_position, parse_state
from referee.engine.audit import audit
from referee.model.findings import Inconsistency, InconsistencyCode
from referee.model.position import Position
from referee.picture import Look, png, svg
from referee.picture.captions import MAX_FLAWS
from referee.picture.compose import table_sheet
from referee.picture.lettering import width
from referee.words.languages import LANGUAGES
from referee.words.speech import speech
from tests.picture.svg import SVG, described, parsed, texts, tooltips, uses

SOUND = "board=tavern,paddock,oasis,farm cards=fishermen,knights,merchants blue=a13,b13 white=p7,p9"


def faulty(line: str, language: str = "en", look: Look | None = None) -> str:
    position = parse_position(line)
    found = audit(position)
    assert found
    return svg(table_sheet(position, inconsistencies=found, look=look or Look(), words=speech(language)))


def test_a_possible_table_has_no_banner() -> None:
    drawn = svg(table_sheet(parse_position(SOUND), inconsistencies=audit(parse_position(SOUND))))
    assert not {"#fault", "#badge"} & set(uses(drawn))
    assert "impossible" not in drawn


def test_a_flaw_is_described_and_marked_on_its_hex() -> None:
    castle = NAMES[each(parse_position(SOUND).board.castles)[0]]
    drawn = faulty(f"{SOUND},{castle}")
    assert "This table is impossible:" in texts(drawn)
    assert f"{castle} is a castle, and no piece can ever be there. Check the hex of this piece." in texts(drawn)
    assert f"{castle} castle, white settlement, impossible (see 1)" in tooltips(drawn)
    # The number is shown on the hex and before the sentence.
    assert (uses(drawn)["#fault"], uses(drawn)["#badge"]) == (1, 2)
    assert texts(drawn).count("1") == 2 + 2, "and twice among the coordinates"
    assert f"This table is impossible: {castle} is a castle" in described(drawn)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_are_those_of_an_audit(language: str) -> None:
    line = "board=tavern,paddock,oasis,farm cards=lords,lords,farmers blue=a13,b13,p9 white=p7,p9"
    drawn = faulty(line, language)
    told = " ".join(texts(drawn))
    for found in audit(parse_position(line)):
        assert speech(language).inconsistency(found) in told


def test_a_flaw_off_the_board_is_only_described() -> None:
    drawn = faulty(SOUND + ",i:c3")
    assert "Island hex c3 is not on this board. If the island is in play, add it to the board." in texts(drawn)
    assert uses(drawn)["#fault"] == 0
    assert uses(drawn)["#badge"] == 1
    assert uses(drawn)["#white-settlement"] == 2


def test_two_pieces_on_a_hex_are_both_visible() -> None:
    drawn = faulty(SOUND + ",b13")
    assert "b13 desert, blue settlement, white settlement, impossible (see 1)" in tooltips(drawn)


def test_misplaced_tiles_are_only_described() -> None:
    position = parse_position(SOUND)
    wrong = position._replace(location_tiles={named("a1"): 2, **dict.fromkeys(each(position.board.locations), 2)})
    drawn = svg(table_sheet(wrong, inconsistencies=audit(wrong)))
    (found,) = [text for text in tooltips(drawn) if text.startswith("a1 ")]
    assert "tile" not in found
    assert "impossible" in found


def test_seven_hexes_of_a_city_hall_are_one_flaw_per_terrain() -> None:
    state = parse_state(
        "board=quarry,monastery-wagon:turned,tower,mountain-station-scout-cabin cards=families,lords,mayors "
        "blue=o14;hand:-;city_hall:k7 orange=a1;hand:? now=over tasks=road"
    )
    drawn = svg(table_sheet(state, inconsistencies=audit(state)))
    told = [text for text in texts(drawn) if "can put such a piece anywhere" in text]
    assert len(told) == 2
    assert told[0].endswith(": j6, j7 and j8. Check the piece and the terrain.")


def many() -> Position:
    """A position with a settlement on every special hex."""
    position = parse_position(SOUND)
    blue, white = position.players
    return position._replace(players=(blue._replace(settlements=position.board.special), white))


@pytest.mark.parametrize("width_", [None, 400])
def test_all_flaws_are_numbered_and_the_first_ones_described(width_: int | None) -> None:
    drawn = svg(table_sheet(many(), inconsistencies=audit(many()), look=Look(width=width_)))
    count = uses(drawn)["#badge"] - MAX_FLAWS
    assert count == many().board.special.bit_count()
    assert f"And {len(audit(many())) - MAX_FLAWS} more problems, marked on the board." in texts(drawn)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pixels", [None, 400])
def test_sentences_stay_within_the_frame_and_below_each_other(language: str, pixels: int | None) -> None:
    drawn = parsed(
        faulty(SOUND.replace("knights", "knights,lords,families") + ",b13,i:c3", language, Look(width=pixels))
    )
    frame = next(rect for rect in drawn.iter(f"{SVG}rect") if rect.attrib["fill"] == "#fdecea")
    right = float(frame.attrib["x"]) + float(frame.attrib["width"])
    bottom = float(frame.attrib["y"]) + float(frame.attrib["height"])
    size = frame_size = 30.0 if pixels else 14.0
    lines = [
        text
        for text in drawn.iter(f"{SVG}text")
        if float(text.attrib["font-size"]) == size and float(text.attrib["y"]) < bottom
    ]
    assert len(lines) > 3
    for line in lines:
        assert float(line.attrib["x"]) + width(line.text or "", frame_size) <= right
    heights = [float(line.attrib["y"]) for line in lines]
    assert all(lower - upper >= size for upper, lower in pairwise(heights))


def test_a_ring_marks_a_faulty_hex_in_the_png() -> None:
    position = parse_position(SOUND + ",b13")
    plain = png(table_sheet(position))
    marked = png(table_sheet(position, inconsistencies=audit(position)))
    assert plain != marked
    assert BIT[named("b13")] & audit(position)[0].hexes


def test_a_long_sentence_is_cut() -> None:
    """A name from the caller can be of any length."""
    table = parse_position("board=tavern,paddock,oasis,farm cards=lords black=a13 white=p7")
    long = Inconsistency(InconsistencyCode.UNKNOWN_CARD, "/cards/0", facts={"card": "x" * 400})
    said = described(svg(table_sheet(table, inconsistencies=[long])))
    whole = speech().inconsistency(long)
    assert f"{whole[:299]}…" in said
    assert whole[:300] not in said
