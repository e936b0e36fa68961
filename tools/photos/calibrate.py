"""Fits the weights with which `referee.photo.piece_odds` combines the estimates of the networks and the colours.

This is the last step of `make train-pieces`. A third of the pictures are in calm styles, whose renderer was not
used to train the networks. The others are in busy styles, with seeds that were not used for training; at least half
of the busy pictures have stone walls. The weights are written to `pieces.json`, next to the networks.
"""

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace

import cv2
import numpy as np

from referee.photo.observations import COLOURS, SPECIAL, WALL, Floats, Help, Ints
from referee.photo.piece_odds import FEATURES, FITTED, odds_features
from referee.photo.recognition import decode, gather_evidence, locate_board
from referee.photo.witness import Testimony
from tools.photos.levels import LEVELS
from tools.photos.photograph import Photograph, edition_of, photograph, take_photograph
from tools.photos.score import presence_grid, tapped
from tools.photos.styles import DEVELOPED, RANDOM

FIRST_SEED = 9_800_000
WALLED = "walled"
"""The style of random editions with stone walls."""
NAMES = (*COLOURS, WALL)
Case = tuple[Testimony, Floats, Ints, Ints]
"""For each hex of a picture: testimony, log-odds of the paints, label, and true piece (index into NAMES, or -1)."""
START = {"presence": 0.9, "colour": 1.0, "paint": 0.2, "beside": 0.3, "wall": 0.9, "any wall": -1.0}


def main() -> None:
    """Read the pictures, fit the weights and write them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=14, help="seeds; each gives nine pictures")
    parser.add_argument("--jobs", type=int, default=2)
    wanted = parser.parse_args()
    tasks = [
        (style, level, FIRST_SEED + seed)
        for seed in range(wanted.count)
        for level in LEVELS
        for style in (RANDOM, DEVELOPED[seed % len(DEVELOPED)], WALLED)
    ]
    with ProcessPoolExecutor(wanted.jobs) as pool:
        cases = [case for case in pool.map(evidence_of, tasks) if case is not None]
    weights = fit(cases)
    FITTED.write_text(json.dumps(dict(zip(FEATURES, weights.round(3).tolist(), strict=True)), indent=2) + "\n")
    print(len(cases), "pictures:", FITTED.read_text())


def evidence_of(task: tuple[str, str, int]) -> Case | None:
    """Return the evidence and the truth for one picture, or None if its sections are not identified correctly."""
    cv2.setNumThreads(1)
    made = _walled_photograph(*task[1:]) if task[0] == WALLED else photograph(*task)
    picture, help_ = decode(made.jpeg), Help(corners=tapped(made.truth).corners)
    board = locate_board(picture, help_)
    if board is None or [str(section.name) for section in board.sections] != [
        name.removesuffix(":turned") for name in made.truth["sections"]
    ]:
        return None
    evidence = gather_evidence(picture, board, help_)
    kinds = np.where(np.any(list(evidence.unread.values()), axis=0), SPECIAL, board.labels).reshape(-1)
    return evidence.testimony, evidence.paints, kinds, presence_grid(made.truth).reshape(-1)


def _walled_photograph(level: str, seed: int) -> Photograph:
    """Return a photograph of a random edition with the quarry and at least eight walls."""
    edition, rng = edition_of(RANDOM, level, seed + 500)
    walled = replace(LEVELS[level], figures=1.0, quarry=True, walls=(8, 26))
    return take_photograph(edition, walled, rng, {"seed": seed})


def fit(cases: list[Case], rounds: int = 3, steps: int = 400) -> Floats:
    """Return the weights that make the truth likeliest, found by gradient descent (Adam) from START."""
    weights = np.array([START.get(name, 0.0) for name in FEATURES])
    truths = np.concatenate([truth[kinds != SPECIAL] for _, _, kinds, truth in cases])
    wanted = np.zeros((len(truths), len(NAMES)))
    wanted[np.nonzero(truths >= 0)[0], truths[truths >= 0]] = 1
    for _ in range(rounds):
        features = np.concatenate([_second_round(case, weights)[case[2] != SPECIAL] for case in cases])
        mean, square = np.zeros_like(weights), np.zeros_like(weights)
        for step in range(1, steps + 1):
            chances = _shares(features @ weights)
            slope = np.einsum("hnf,hn->f", features, chances - wanted) / len(truths) + 1e-4 * weights
            mean, square = 0.9 * mean + 0.1 * slope, 0.999 * square + 0.001 * slope**2
            weights = weights - 0.02 * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
    return weights


def _second_round(case: Case, weights: Floats) -> Floats:
    testimony, paints, kinds, _ = case
    alone = _shares(odds_features(testimony, paints, kinds, None) @ weights)
    return odds_features(testimony, paints, kinds, alone)


def _shares(logits: Floats) -> Floats:
    top = np.maximum(logits.max(1, keepdims=True), 0)
    parts = np.exp(logits - top)
    return np.asarray(parts / (parts.sum(1, keepdims=True) + np.exp(-top)))


if __name__ == "__main__":
    main()
