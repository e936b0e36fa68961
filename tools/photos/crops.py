"""Writes labelled crops of synthetic photographs, to train and to check the learned witness.

`python -m tools.photos.crops FOLDER` writes one file per picture. Existing files are kept.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import cv2
import numpy as np

from referee.photo.board_plane import CENTRES, QUARTERS, fit_homography
from referee.photo.house_patches import CROP_SCALE, cut_crops, usual_looks
from referee.photo.observations import COLOURS, SPECIAL
from referee.photo.pose import Pose
from referee.photo.recognition import Picture, decode, downscale
from referee.photo.section_fit import label_of
from tools.photos.art import DrawnPrint
from tools.photos.busy import BusyPrint, camouflage, random_print
from tools.photos.levels import LEVELS
from tools.photos.photograph import take_photograph
from tools.photos.styles import DEVELOPED, STYLES

CLASSES: Final = ("empty", "settlement", "wall", "other")
TRAINING, WALLED, HARD, CHECK, CALM = 5_000_000, 5_500_000, 5_700_000, 6_000_000, 6_100_000
"""The first seeds of the pictures for training, of those with many walls or with camouflage, and for checking."""
_LETTERS: Final = "abcdefghijklmnopqrst"
_JITTER: Final = 0.05
"""The standard deviation of the error of the pose, in hexes."""


def main() -> None:
    """Write crops of `count` pictures for training, and of half as many with many walls and with camouflage.

    For checking, write crops of an eighth of `count` busy pictures and of as many calm ones.
    """
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--jobs", type=int, default=2)
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    every = {TRAINING: 1, WALLED: 2, HARD: 2, CHECK: 8, CALM: 8}
    seeds = [first + number for number in range(wanted.count) for first, step in every.items() if number % step == 0]
    left = [(seed, wanted.folder / f"{seed}.npz") for seed in seeds]
    with ProcessPoolExecutor(wanted.jobs) as pool:
        for _ in pool.map(_write, *zip(*[task for task in left if not task[1].exists()], strict=True)):
            pass


def _write(seed: int, path: Path) -> None:
    cv2.setNumThreads(1)
    rng = np.random.default_rng([seed, 4])
    level = LEVELS[str(rng.choice(list(LEVELS), p=[0.3, 0.35, 0.35]))]
    # Use many walls, because they are rare and hard to recognise, and small pictures, because crops are small.
    level = replace(level, megapixels=(1.0, 2.2), figures=0.4, walls=(8, 36))
    if WALLED <= seed < HARD:
        level = replace(level, figures=1.0, walls=(30, 41), quarry=True)
    elif HARD <= seed < CHECK:
        level = replace(level, figures=0.7, walls=(3, 12), anywhere=0.3)
    edition = DrawnPrint(STYLES[str(rng.choice(DEVELOPED))]) if seed >= CALM else random_print(rng)
    if isinstance(edition, BusyPrint) and HARD <= seed < CHECK:
        edition = camouflage(edition, rng)
    made = take_photograph(edition, level, rng, {"seed": seed})
    arrays = crops_of(decode(made.jpeg), made.truth, rng)
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        np.savez(file, allow_pickle=False, **arrays)
    part.rename(path)


def crops_of(picture: Picture, truth: dict[str, Any], rng: np.random.Generator) -> dict[str, np.ndarray]:
    """Return the crops of a picture with the label, class and colour of each, and the usual look of every label."""
    image, pose = downscale(picture.image, _true_pose(picture, truth, rng), CROP_SCALE)
    labels = np.array([label_of(letter) for row in truth["rows"] for letter in row])
    crops = cut_crops(image, pose)
    classes, colours = np.zeros(400, np.int64), np.full(400, -1)
    shapes = {piece["at"]: piece["shape"] for piece in truth["pieces"]}
    for at, colour in truth["presence"].items():
        number = 20 * (int(at[1:]) - 1) + _LETTERS.index(at[0])
        shape = shapes.get(at, "city-hall")
        classes[number] = CLASSES.index(shape) if shape in CLASSES else CLASSES.index("other")
        colours[number] = COLOURS.index(colour) if colour in COLOURS else -1
    looks = usual_looks(crops, labels)
    plain = labels != SPECIAL
    return {
        "crops": crops[plain], "labels": labels[plain], "classes": classes[plain], "colours": colours[plain],
        "looks": looks, "hexes": np.nonzero(plain)[0],
    }  # fmt: skip


def _true_pose(picture: Picture, truth: dict[str, Any], rng: np.random.Generator) -> Pose:
    """Return the true pose of each quarter with a small random error, like the error of the reader."""
    centres = np.array(truth["centres"]).reshape(20, 20, 2) * picture.scale
    quarters = []
    for quarter in QUARTERS:
        here = CENTRES[quarter].reshape(-1, 2)
        moved = here + rng.normal(0, _JITTER, 2) + (here - here.mean(0)) * rng.normal(0, 0.004)
        fitted = fit_homography(moved, centres[quarter].reshape(-1, 2))
        assert fitted is not None
        quarters.append(fitted)
    whole = fit_homography(CENTRES.reshape(-1, 2), centres.reshape(-1, 2))
    assert whole is not None
    return Pose(whole, tuple(quarters))


if __name__ == "__main__":
    main()
