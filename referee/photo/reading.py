"""From a decoded picture to observations: the steps in order, each giving up as soon as it must."""

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np

from referee.board.section import Section
from referee.photo import advice, find, patches, pieces, pull, unread
from referee.photo.calibrate import Fit, identify
from referee.photo.chances import chances
from referee.photo.decode import Picture, decode
from referee.photo.kinds import AGREEMENT, TERRAINS, Floats, Help, Observations, Pixels, Placing, Unread
from referee.photo.layout import SIZE, TAPPED, TURN, Options, options
from referee.photo.pose import Pose, refine, settle
from referee.photo.rectify import flat_logs, hex_features, project

SCALE = 12
CERTAIN = 500.0
"""Evidence at which no other place for the board is looked for."""
ENOUGH = 50.0
"""Below this margin the sections are unknown."""
LEAST = 150.0
"""With less evidence there is nothing that looks like a board."""
_HEX = 28
"""Pixels per hex that pieces are read at; more only adds noise and time."""


@dataclass(frozen=True, slots=True)
class Found:
    """The board in the picture."""

    homography: Floats
    fit: Fit


def locate(image: Pixels, choices: Options, help_: Help, scale: float) -> Found | None:
    """The board by its tapped corners, or by looking for it; the first certain place wins."""
    best: Found | None = None
    if help_.corners is not None:
        corners = np.array(help_.corners) * scale
        starts = [_tapped(np.roll(corners, -turn, axis=0)) for turn in range(2)]
        pulled = [pull.pull(image, start, choices, reach=0.75, step=0.25) for start in starts]
        close = max(pulled, key=lambda one: one.gain)
        return _identified(image, close.homography, choices)
    for outlines in find.outlines(image):
        placed = pull.place(image, outlines, choices)
        if placed is None:
            continue
        found = _identified(image, placed.homography, choices)
        if best is None or found.fit.evidence > best.fit.evidence:
            best = found
        if best.fit.evidence > CERTAIN:
            break
    return best


def _tapped(corners: Floats) -> Floats:
    return np.asarray(cv2.getPerspectiveTransform(TAPPED.astype(np.float32), corners.astype(np.float32)), np.float64)


def _identified(image: Pixels, homography: Floats, choices: Options) -> Found:
    features = hex_features(flat_logs(image, homography, scale=SCALE), scale=SCALE)
    return Found(homography, identify(features, choices, usable=np.ones((SIZE, SIZE), np.bool_)))


def posed(image: Pixels, found: Found, choices: Options) -> tuple[Pose, Fit]:
    """The pose refined with the sections known, and the sections again at that pose."""
    homography, fit = found.homography, found.fit
    for reach in (1.2, 0.6):
        homography, _ = refine(image, homography, fit, fit.labels(choices), reach=reach)
        fit = _identified(image, homography, choices).fit
    homography, _ = refine(image, homography, fit, fit.labels(choices), reach=0.4)
    _, blocks = refine(image, homography, fit, fit.labels(choices), reach=0.4)
    return settle(homography, blocks), fit


def read(data: bytes, help_: Help | None = None) -> Observations:
    """Everything that can be read from one picture file; undecodable bytes raise UnreadablePictureError."""
    return read_picture(decode(data), help_ or Help())


def read_picture(picture: Picture, help_: Help) -> Observations:
    """The same for a decoded picture."""
    choices = options(help_.candidates)
    found = locate(picture.image, choices, help_, picture.scale)
    if found is None or found.fit.evidence < LEAST:
        return Observations("unreadable", picture.width, picture.height, advice=advice.without_board(picture))
    found = _upright(found, help_, picture)
    found = Found(found.homography, _identified(picture.image, found.homography, choices).fit)
    pose, fit = posed(picture.image, found, choices)
    fitting = [agreement >= AGREEMENT for agreement in fit.agreements(choices)]
    if fit.evidence < LEAST or sum(fitting) < 2:
        return Observations("unreadable", picture.width, picture.height, advice=advice.without_board(picture))
    return _observed(picture, pose, fit, choices, help_)


def _upright(found: Found, help_: Help, picture: Picture) -> Found:
    """Of the two readings of the same board, the one whose a1 was tapped first, or whose top is up in the picture."""
    here, there = (project(found.homography, spot) for spot in (TAPPED[0], TAPPED[2]))
    if help_.corners is not None:
        first = np.array(help_.corners[0]) * picture.scale
        turned = np.linalg.norm(there - first) < np.linalg.norm(here - first)
    else:
        up = project(found.homography, np.array([(9.75, 16.0), (9.75, 0.0)]))
        turned = up[1, 1] > up[0, 1]
    return Found(found.homography @ TURN, found.fit) if turned else found


def _observed(picture: Picture, pose: Pose, fit: Fit, choices: Options, help_: Help) -> Observations:
    labels = fit.labels(choices)
    image, closer = _resized(picture.image, pose)
    seen = patches.cut(image, closer, fit, labels)
    centres = pose.centres()
    width = hex_pixels(pose)
    blind = unread.blinded(seen)
    cut_off = unread.outside(centres, (picture.image.shape[1], picture.image.shape[0]), 0.4 * width)
    walls = _walls([choices.sections[option // 2] for option in fit.chosen], help_)
    shaded = unread.dark(seen) & ~cut_off
    hidden = blind | cut_off | shaded
    scores, _ = pieces.piece_scores(seen, labels, hidden, help_, walls=walls)
    found = chances(scores, labels.reshape(-1)).reshape(SIZE, SIZE, -1)
    blind = blind | unread.doubtful(blind, found)
    hidden = hidden | blind
    found[hidden] = 0
    terrain = fit.likelihoods[..., : len(TERRAINS)].copy()
    # Nothing is known about a terrain that this board does not show; it is no better than the worst that is known.
    shown = np.isin(np.arange(len(TERRAINS)), labels)
    terrain[..., ~shown] = terrain[..., shown].min(-1, keepdims=True)
    terrain[hidden] = 0
    reasons = {
        (int(row), int(column)): why
        for why, hexes in ((Unread.GLARE, blind), (Unread.DARK, shaded), (Unread.OUTSIDE, cut_off))
        for row, column in zip(*np.nonzero(hexes), strict=True)
    }
    agreements = fit.agreements(choices)
    known = fit.margin >= ENOUGH and min(agreements) >= AGREEMENT
    to_picture = np.diag([1 / picture.scale, 1 / picture.scale, 1.0])
    return Observations(
        "read" if known else "unknown",
        picture.width,
        picture.height,
        sections=tuple(
            Placing(choices.sections[option // 2], bool(option % 2), margin, agreement)
            for option, margin, agreement in zip(fit.chosen, fit.margins, agreements, strict=True)
        ),
        margin=fit.margin,
        terrain=terrain,
        pieces=found,
        unread=reasons,
        homography=to_picture @ pose.board,
        centres=centres / picture.scale,
        advice=advice.advise(picture, pose, reasons, known=known),
    )


def _walls(sections: Sequence[Section], help_: Help) -> bool:
    """Whether these sections bring stone walls."""
    if help_.wall_locations is None:
        return True
    return any(kind in help_.wall_locations for section in sections for _, kind in section.locations)


def hex_pixels(pose: Pose) -> float:
    """How wide a hex is in the middle of the board, in working pixels."""
    spots = project(pose.board, np.array([(9.0, 8.2), (10.0, 8.2)]))
    return float(np.linalg.norm(spots[1] - spots[0]))


def _resized(image: Pixels, pose: Pose) -> tuple[Pixels, Pose]:
    """The picture with hexes of at most the size that pieces are read at, and the pose in it."""
    share = _HEX / hex_pixels(pose)
    if share > 0.9:
        return image, pose
    small = np.asarray(cv2.resize(image, None, fx=share, fy=share, interpolation=cv2.INTER_AREA), np.uint8)
    matrix = np.diag([small.shape[1] / image.shape[1], small.shape[0] / image.shape[0], 1.0])
    return small, Pose(matrix @ pose.board, tuple(matrix @ quarter for quarter in pose.quarters))
