"""The sentences about beginners' mistakes, in full and in every language."""

import pytest

from referee.words.languages import LANGUAGES
from referee.words.speech import speech
from tests.words.beginners import FOLDER, MISTAKES, mistake_lines


def test_there_are_many_mistakes() -> None:
    assert len(MISTAKES) == 27


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_texts(language: str) -> None:
    """If this fails, and the new texts are good, run `make sentences`."""
    written = (FOLDER / f"{language}.txt").read_text(encoding="utf-8").splitlines()
    assert list(mistake_lines(speech(language))) == written
