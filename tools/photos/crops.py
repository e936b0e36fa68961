"""Writes labelled crops of synthetic photographs, to train and check the neural networks that recognise pieces.

`python -m tools.photos.crops FOLDER` writes one file per picture. Existing files are kept. With `--second`, the files
are for the second network: they have only the crops of which the first network is unsure, and a few others.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Final

import cv2
import numpy as np

from referee.photo.board_plane import CENTRES, QUARTERS, fit_homography
from referee.photo.house_patches import CROP_SCALE, cut_crops, usual_looks, usual_spreads
from referee.photo.observations import COLOURS, SPECIAL
from referee.photo.pose import Pose
from referee.photo.recognition import Picture, decode, downscale
from referee.photo.second_look import piece_looks, unsure
from referee.photo.section_fit import label_of
from referee.photo.witness import logits_of
from tools.photos.art import DrawnPrint
from tools.photos.busy import BusyPrint, camouflage, random_print
from tools.photos.levels import LEVELS
from tools.photos.photograph import take_photograph
from tools.photos.styles import DEVELOPED, STYLES

CLASSES: Final = ("empty", "settlement", "wall", "other")
TRAINING, WALLED, HARD, CHECK, CALM = 5_000_000, 5_500_000, 5_700_000, 6_000_000, 6_100_000
"""The first seeds of the pictures for training (ordinary, many walls, camouflage) and for checking (busy, calm)."""
SECOND: Final = 50_000
"""The offset of the seeds for the second network, which must learn from pictures new to the first network."""
SURE: Final = 5
"""The number of occupied hexes kept per picture although the first network is sure of them.

As many empty hexes are kept. If there are fewer such hexes, all of them are kept.
"""
_LETTERS: Final = "abcdefghijklmnopqrst"
_JITTER: Final = 0.05
"""The standard deviation of a quarter's position error, in x and in y, in hexes."""


def main() -> None:
    """Write crops of pictures for training and for checking.

    `--count` sets the number of ordinary training pictures. In addition, half as many training pictures have many
    walls, and half as many have camouflage. For checking, there are an eighth as many busy pictures, and an eighth as
    many calm ones.
    """
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--second", action="store_true", help="write crops for the second network")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    every = {TRAINING: 1, WALLED: 2, HARD: 2, CHECK: 8, CALM: 8}
    offset = SECOND if wanted.second else 0
    seeds = [
        first + offset + number
        for number in range(wanted.count)
        for first, step in every.items()
        if number % step == 0
    ]
    left = [(seed, wanted.folder / f"{seed}.npz") for seed in seeds]
    with ProcessPoolExecutor(wanted.jobs) as pool:
        tasks = [task for task in left if not task[1].exists()]
        for _ in pool.map(partial(_write, second=wanted.second), *zip(*tasks, strict=True)):
            pass


def _write(seed: int, path: Path, *, second: bool) -> None:
    cv2.setNumThreads(1)
    rng = np.random.default_rng([seed, 4])
    level = LEVELS[str(rng.choice(list(LEVELS), p=[0.3, 0.35, 0.35]))]
    # Walls are rare and hard to recognise, so use many of them. Crops are small, so small pictures are enough.
    smallest = level.megapixels[0]
    level = replace(level, megapixels=(smallest, 5.0) if second else (1.0, 2.2), figures=0.4, walls=(8, 36))
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
        np.savez(file, allow_pickle=False, **(second_crops(arrays, rng) if second else arrays))
    part.rename(path)


def second_crops(arrays: dict[str, np.ndarray], rng: np.random.Generator) -> dict[str, np.ndarray]:
    """Return the arrays of the crops of which the first network is unsure, and of a few others.

    Each crop comes with the output of the first network. The looks of the certain pieces are added.
    """
    crops, looks, labels = arrays["crops"], arrays["looks"], arrays["labels"]
    spreads = usual_spreads(crops, looks, labels)
    logits = logits_of(crops, looks, spreads, labels)
    pieces = piece_looks(crops, looks, labels, logits)
    chosen = unsure(logits)
    for others in (arrays["classes"] > 0, arrays["classes"] == 0):
        sure = np.nonzero(others & ~unsure(logits))[0]
        chosen[rng.permutation(sure)[:SURE]] = True
    kept = {name: arrays[name][chosen] for name in ("crops", "labels", "classes", "colours", "hexes")}
    return kept | {
        "looks": looks, "spreads": spreads, "logits": logits[chosen],
        "paints": pieces.paints, "known": pieces.known, "shading": pieces.shading,
    }  # fmt: skip


def crops_of(picture: Picture, truth: dict[str, Any], rng: np.random.Generator) -> dict[str, np.ndarray]:
    """Return the crops of all hexes that are not special, and the usual look of every terrain.

    Each crop comes with the label of its terrain, the class and colour of its piece, and the number of its hex.
    """
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
    """Return the true pose, but with a small random error in each quarter, like the error of the reader."""
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
