"""`make sentences`: writes the referee's sentences about beginners' mistakes, in one file per language."""

from referee.words.languages import LANGUAGES
from referee.words.speech import speech
from tests.words.beginners import FOLDER, mistake_lines

if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for language in LANGUAGES:
        text = "\n".join(mistake_lines(speech(language)))
        (FOLDER / f"{language}.txt").write_text(f"{text}\n", encoding="utf-8")
