"""Synthetic photographs, read end to end. `make bench-photos` measures the accuracy."""

from functools import cache

import cv2
import numpy as np
import pytest

from referee.board.section import printed_sections
from referee.photo import Advice, Help, Observations, UnreadReason, check_picture
from referee.photo.process import Limits, read_in_process
from referee.photo.recognition import decode, locate_board, read
from tests.share import PHOTOGRAPHS, first
from tools.photos.photograph import photograph
from tools.photos.samples import easy
from tools.photos.score import judge, tapped

pytestmark = PHOTOGRAPHS

PATIENT = Limits(patience=300, niceness=0)


@cache
def read_easy() -> Observations:
    return read(easy().jpeg)


def test_an_easy_photograph_is_read_exactly() -> None:
    found = judge(read_easy(), easy().truth)
    assert (found.right, found.exact) == (1, 1)


def test_hexes_are_found_at_their_place() -> None:
    truth = np.array(easy().truth["centres"]).reshape(20, 20, 2)
    width = np.linalg.norm(truth[10, 10] - truth[10, 9])
    away = [np.linalg.norm(read_easy().centres - way, axis=2).max() / width for way in (truth, truth[::-1, ::-1])]
    assert min(away) < 0.15


def test_every_hex_has_a_terrain() -> None:
    found = read_easy()
    guesses = found.terrain.argmax(2)
    labels = np.array([["GCDFTSAWM".find(letter) for letter in row] for row in easy().truth["rows"]])
    if [placing.section.name for placing in found.sections] != [
        name.removesuffix(":turned") for name in easy().truth["sections"]
    ]:
        labels = labels[::-1, ::-1]
    known = labels >= 0
    assert (guesses == labels)[known].mean() > 0.9


@pytest.mark.slow
def test_a_small_board_among_cards_is_found() -> None:
    """The board fills less than a fifth of the picture, and cards, bowls and pieces lie around it."""
    small = photograph("random", "hard", 9_860_003)
    board = locate_board(decode(small.jpeg), Help())
    assert board is not None
    names = [name.removesuffix(":turned") for name in small.truth["sections"]]
    assert {section.name for section in board.sections} == set(names)


@pytest.mark.parametrize("start", first(1, [2, 0, 1]))
def test_corners_may_be_tapped_from_anywhere(start: int) -> None:
    corners = tapped(easy().truth).corners
    assert corners is not None
    a, b, c, d = corners[start:] + corners[:start]
    found = read(easy().jpeg, Help(corners=(a, b, c, d)))
    assert judge(found, easy().truth).right == 1
    if start != 1:
        # Hex a1 is at the first tapped corner, unless that would turn the board by 90 degrees.
        assert np.linalg.norm(found.centres[0, 0] - a) < np.linalg.norm(found.centres[19, 19] - a)


@pytest.mark.slow
def test_the_stored_orientation_is_applied() -> None:
    exif = (
        b"Exif\x00\x00MM\x00*\x00\x00\x00\x08\x00\x01\x01\x12\x00\x03\x00\x00\x00\x01\x00\x06\x00\x00\x00\x00\x00\x00"
    )
    segment = b"\xff\xe1" + (len(exif) + 2).to_bytes(2, "big") + exif
    found = read(easy().jpeg[:2] + segment + easy().jpeg[2:])
    assert (found.width, found.height) == (easy().truth["height"], easy().truth["width"])
    assert judge(found, easy().truth).right == 1


@pytest.mark.slow
def test_a_section_outside_the_candidates_is_unknown() -> None:
    """The picture is read in a child process, to check that the caller's help reaches it."""
    missing = easy().truth["sections"][0].removesuffix(":turned")
    printed = [section for section in printed_sections().values() if section.origin == "printed"]
    others = tuple(section for section in printed if section.name != missing)
    found, _ = read_in_process(check_picture(easy().jpeg), Help(candidates=others), limits=PATIENT)
    assert found.verdict == "unknown"
    assert Advice.UNKNOWN_SECTIONS in [tip.code for tip in found.advice]


@pytest.mark.slow
def test_a_board_that_is_cut_off_gets_advice() -> None:
    image = cv2.imdecode(np.frombuffer(easy().jpeg, np.uint8), cv2.IMREAD_COLOR)
    assert image is not None
    centres = np.array(easy().truth["centres"]).reshape(20, 20, 2)
    left = int(np.sort(centres[..., 0].reshape(-1))[12])
    width = centres[10, 10, 0] - centres[10, 9, 0]
    assert abs(width) > 0
    corners = [tuple(point - (left, 0)) for point in (centres[0, 0], centres[0, 19], centres[19, 19], centres[19, 0])]
    a, b, c, d = ((float(x), float(y)) for x, y in corners)
    found = read(cv2.imencode(".jpg", image[:, left:])[1].tobytes(), Help(corners=(a, b, c, d)))
    assert found.verdict == "read"
    assert UnreadReason.OUTSIDE in found.unread.values()
    assert Advice.CUT_OFF in [tip.code for tip in found.advice]


@pytest.mark.slow
def test_only_known_colours_are_found() -> None:
    found = read(easy().jpeg, Help(colours=("blue",), wall_locations=()))
    assert found.pieces[..., 1:].max() < 0.01


@pytest.mark.slow
def test_an_example_teaches_a_colour() -> None:
    presence = easy().truth["presence"]
    at = next(name for name, colour in presence.items() if colour in {"blue", "red", "orange"})
    row, column = int(at[1:]) - 1, "abcdefghijklmnopqrst".index(at[0])
    help_ = tapped(easy().truth)
    found = read(easy().jpeg, Help(corners=help_.corners, examples={presence[at]: (row, column)}))
    assert judge(found, easy().truth).exact == 1


def test_a_picture_without_colours_is_refused_with_true_advice() -> None:
    image = cv2.imdecode(np.frombuffer(easy().jpeg, np.uint8), cv2.IMREAD_GRAYSCALE)
    assert image is not None
    found = read(cv2.imencode(".jpg", image)[1].tobytes())
    assert found.verdict == "unreadable"
    assert [tip.code for tip in found.advice] == [Advice.NO_COLOUR]


@pytest.mark.slow
@pytest.mark.parametrize("change", ["hue", "saturation"])
def test_a_filtered_picture_gets_true_advice(change: str) -> None:
    image = cv2.imdecode(np.frombuffer(easy().jpeg, np.uint8), cv2.IMREAD_COLOR)
    assert image is not None
    filtered = cv2.cvtColor(image, cv2.COLOR_BGR2HSV)
    if change == "hue":
        filtered[..., 0] = (filtered[..., 0].astype(int) + 60) % 180
    else:
        filtered[..., 1] = filtered[..., 1] / 5
    found = read(cv2.imencode(".jpg", cv2.cvtColor(filtered, cv2.COLOR_HSV2BGR))[1].tobytes())
    assert Advice.UNUSUAL_COLOURS in [tip.code for tip in found.advice]
    assert Advice.UNUSUAL_COLOURS not in [tip.code for tip in read_easy().advice]


@pytest.mark.slow
def test_a_small_picture_gets_true_advice() -> None:
    image = cv2.imdecode(np.frombuffer(easy().jpeg, np.uint8), cv2.IMREAD_COLOR)
    assert image is not None
    share = 500 / max(image.shape[:2])
    small = cv2.resize(image, None, fx=share, fy=share, interpolation=cv2.INTER_AREA)
    tips = {tip.code: tip.value for tip in read(cv2.imencode(".jpg", small)[1].tobytes()).advice}
    centres = np.array(easy().truth["centres"]).reshape(20, 20, 2)
    width = share * np.linalg.norm(centres[10, 10] - centres[10, 9])
    assert tips[Advice.COME_CLOSER] == pytest.approx(width, abs=1)


@pytest.mark.slow
def test_a_mirrored_picture_is_refused_with_true_advice() -> None:
    image = cv2.imdecode(np.frombuffer(easy().jpeg, np.uint8), cv2.IMREAD_COLOR)
    assert image is not None
    found = read(cv2.imencode(".jpg", image[:, ::-1])[1].tobytes())
    assert found.verdict == "unreadable"
    assert [tip.code for tip in found.advice] == [Advice.MIRRORED]


@pytest.mark.slow
def test_a_photograph_of_a_screen_is_read() -> None:
    """Each pixel of the screen consists of three stripes: red, green and blue."""
    image = cv2.imdecode(np.frombuffer(easy().jpeg, np.uint8), cv2.IMREAD_COLOR)
    assert image is not None
    height, width = image.shape[:2]
    shown = cv2.resize(image, (width // 3, height // 3), interpolation=cv2.INTER_AREA)
    striped = np.array(shown.repeat(3, 0).repeat(3, 1) // 4, np.uint8)
    for channel in range(3):
        striped[:, 2 - channel :: 3, channel] = shown[..., channel].repeat(3, 0)
    screen = cv2.resize(striped, (width, height), interpolation=cv2.INTER_LINEAR)
    found = judge(read(cv2.imencode(".jpg", screen)[1].tobytes()), easy().truth)
    assert found.right == 1
    assert found.true > 0.9 * len(easy().truth["presence"])
