"""Damaged and hostile files do no harm: they are refused, or read as pictures without a board."""

import subprocess
import sys

import pytest

from referee.photo import Advice, UnreadablePictureError, check_picture
from referee.photo.headers import CheckedPicture, Header, TooLargePictureError, read_header
from referee.photo.process import Limits, TookTooLongError, read_in_process
from referee.words.speech import speech
from tests.photo.hostile import hostile_file, hostile_names, jpeg
from tests.share import first

WITHOUT_BOARD = {
    "broken-metadata", "jpeg-taller-than-it-is", "looping-metadata", "orientation-ninety-nine",
    "png-international-text-bomb", "png-sixteen-bits", "png-text-bomb", "png-with-too-many-pixels", "polyglot",
}  # fmt: skip
"""Unusual but valid pictures, and pictures with damage that the decoder tolerates. None of them shows a board."""


PATIENT = Limits(patience=300, niceness=0)


def test_there_are_many_kinds() -> None:
    assert len(hostile_names()) >= 30


@pytest.mark.parametrize("name", first(12, hostile_names()))
def test_hostile_files_do_no_harm(name: str) -> None:
    if name in WITHOUT_BOARD:
        found, usage = read_in_process(check_picture(hostile_file(name)), limits=PATIENT)
        assert found.verdict == "unreadable"
        assert found.advice[0].code == Advice.NO_BOARD
        assert usage.megabytes < 200
        return
    with pytest.raises(UnreadablePictureError) as refused:
        read_in_process(check_picture(hostile_file(name)), limits=PATIENT)
    assert speech().fault(refused.value.fault).endswith(".")


def test_texts_in_a_picture_are_not_decompressed() -> None:
    for name, kind in (("png-text-bomb", b"zTXt"), ("png-international-text-bomb", b"iTXt")):
        assert kind in hostile_file(name)
        assert kind not in check_picture(hostile_file(name)).data


def test_the_child_refuses_a_costly_file_even_if_its_parent_does_not() -> None:
    unchecked = CheckedPicture(hostile_file("jpeg-of-many-scans"), Header("jpeg", 5000, 4000))
    with pytest.raises(UnreadablePictureError) as refused:
        read_in_process(unchecked, limits=PATIENT)
    assert refused.value.fault.code == "picture-costly"


def test_a_jpeg_with_many_scans_is_refused_before_it_is_decoded() -> None:
    with pytest.raises(UnreadablePictureError) as refused:
        read_header(hostile_file("jpeg-of-many-scans"))
    assert refused.value.fault.code == "picture-costly"


def test_bytes_after_the_image_are_ignored() -> None:
    """Many phones append a film, a depth map or a second picture. Its bytes can look like the markers of scans."""
    film = 40 * (b"\xff\xda\x00\x0c" + bytes(1000))
    assert read_header(jpeg() + film).kind == "jpeg"


def test_the_header_check_refuses_pictures_that_are_too_large() -> None:
    for name, too_large in (("jpeg-bomb", True), ("png-bomb", True), ("too-many-bytes", True), ("png-dot", False)):
        with pytest.raises(UnreadablePictureError) as refused:
            read_header(hostile_file(name))
        assert isinstance(refused.value, TooLargePictureError) == too_large


def test_time_is_limited() -> None:
    with pytest.raises(TookTooLongError):
        read_in_process(check_picture(jpeg()), limits=Limits(patience=0))


def test_memory_is_limited() -> None:
    with pytest.raises(UnreadablePictureError):
        read_in_process(check_picture(jpeg()), limits=Limits(megabytes=4, patience=300))


def test_the_service_does_not_load_the_decoder() -> None:
    """Loading the decoder would waste memory in the parent process, because only child processes decode pictures."""
    loaded = "import sys, referee.photo; print('cv2' in sys.modules)"
    answer = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True)  # noqa: S603
    assert answer.stdout == "False\n"
