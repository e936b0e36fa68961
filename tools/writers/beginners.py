"""`make sentences`: writes what the referee says about the mistakes of beginners, in one file per language."""

from referee.words.languages import LANGUAGES
from referee.words.speech import speech
from tests.words.beginners import FOLDER, told

if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for language in LANGUAGES:
        text = "\n".join(told(speech(language)))
        (FOLDER / f"{language}.txt").write_text(f"{text}\n", encoding="utf-8")
