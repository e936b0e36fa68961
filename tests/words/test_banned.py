"""Banned phrases, which the files in git must not contain, apart from the changelog and this file."""

import subprocess
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
BANNED: Final = (
    "these would do",
    "is asked for",
    "an own piece",
    "at the most",
    "at the least",
    "hangs on",
    "under way",
    "Can this table be",
    "a way to a package index",
    "it cannot be cut short here",
    "goes on as long as it can",
    "a move leads to another hex",
    "is told, none would be right",
    "1 turns ended",
    "The options with another value",
    "until somebody has to say something",
    "what hangs on one is",
    "Imports go down the layers",
    "Everything that follows by itself",
    "Chance is explicit",
    "the answer would be another one",
)
STIFF: Final = (
    "is told",
    "belongs here",
    "would be right",
    "” is no ",
    "” are no ",
    "is there twice",
)
"""Stiff phrases that no English message may contain."""
MESSAGES: Final = ROOT / "referee" / "words" / "en"
EXCEPT: Final = {"CHANGELOG.md", "tests/words/test_banned.py"}


def test_no_banned_phrase_is_left() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S607
    found = []
    for name in listed.stdout.split():
        file = ROOT / name
        if name in EXCEPT or not file.is_file() or file.suffix in {".onnx", ".png", ".ttf", ".lock"}:
            continue
        # Line breaks become spaces, because a phrase may be split over two lines.
        text = " ".join(file.read_text(encoding="utf-8").split()).lower()
        found += [f"{name}: {phrase}" for phrase in BANNED if phrase.lower() in text]
    assert found == []


def test_no_message_is_stiff() -> None:
    texts = {file.name: " ".join(file.read_text(encoding="utf-8").split()) for file in MESSAGES.glob("*.ftl")}
    assert [f"{name}: {phrase}" for name, text in texts.items() for phrase in STIFF if phrase in text] == []
