"""Writes synthetic photographs and their true contents: `python -m tools.photos FOLDER --style flat --level easy`."""

import argparse
import json
from pathlib import Path

import cv2

from tools.photos.levels import LEVELS
from tools.photos.photograph import photograph
from tools.photos.styles import RANDOM, STYLES


def main() -> None:
    """Write `count` photographs for each chosen style and level."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--style", choices=[RANDOM, *STYLES], action="append")
    parser.add_argument("--level", choices=LEVELS, action="append")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=1)
    wanted = parser.parse_args()
    cv2.setNumThreads(1)
    wanted.folder.mkdir(parents=True, exist_ok=True)
    for style in wanted.style or STYLES:
        for level in wanted.level or LEVELS:
            for seed in range(wanted.seed, wanted.seed + wanted.count):
                made = photograph(style, level, seed)
                path = wanted.folder / f"{style}-{level}-{seed}.jpg"
                path.write_bytes(made.jpeg)
                path.with_suffix(".json").write_text(json.dumps(made.truth), encoding="utf-8")


if __name__ == "__main__":
    main()
