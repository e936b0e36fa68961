"""DOC"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from referee.base.faults import Fault
from referee.board.section import Section
from referee.photo.colours import LINEAR
from referee.photo.headers import PLACE, UnreadablePictureError, read_header
from referee.photo.hex_patches import cut_off, cut_patches, in_shadow, near_glare, under_glare
from referee.photo.observations import (
    AGREEMENT,
    HALF_TURN,
    SIZE,
    TERRAINS,
    Advice,
    Floats,
    Help,
    Observations,
    Pixels,
    SectionReading,
    Tip,
    UnreadReason,
)
from referee.photo.outlines import candidate_outlines
from referee.photo.piece_chances import chances, piece_scores
from referee.photo.plane import TAPPED, flat_logs, hex_features, project, tilt
from referee.photo.pose import Pose, place, pull, refine, settle
from referee.photo.section_fit import Fit, Options, identify, options

WORKING: Final = 1600
"""The long side that the reader works with; more pixels cost time and tell nothing new."""


@dataclass(frozen=True, slots=True)
class Picture:
    """The picture as it is shown, made smaller, and how."""

    image: Pixels
    """BGR."""
    width: int
    height: int
    """As shown, before it was made smaller."""

    @property
    def scale(self) -> float:
        """Working pixels per pixel of the picture."""
        return float(self.image.shape[1]) / self.width


def decode(data: bytes) -> Picture:
    """The decoded picture, its stored orientation applied; metadata is not looked at otherwise."""
    header = read_header(data)
    long = max(header.width, header.height)
    shrink = 4 if long >= 4 * WORKING else 2 if long >= 2 * WORKING else 1
    flags = {1: cv2.IMREAD_COLOR, 2: cv2.IMREAD_REDUCED_COLOR_2, 4: cv2.IMREAD_REDUCED_COLOR_4}[shrink]
    try:
        image = cv2.imdecode(np.frombuffer(data, np.uint8), flags)
    except cv2.error as problem:
        raise UnreadablePictureError(Fault(PLACE, "picture-damaged")) from problem
    if image is None or image.ndim != 3 or image.dtype != np.uint8:
        raise UnreadablePictureError(Fault(PLACE, "picture-damaged"))
    height, width = image.shape[:2]
    turned = (width < height) != (header.width < header.height)
    shown = (header.height, header.width) if turned else (header.width, header.height)
    if abs(width * shrink - shown[0]) > shrink or abs(height * shrink - shown[1]) > shrink:
        raise UnreadablePictureError(Fault(PLACE, "picture-damaged"))
    share = WORKING / max(width, height)
    if share < 1:
        size = max(1, round(width * share)), max(1, round(height * share))
        image = cv2.resize(image, size, interpolation=cv2.INTER_AREA)
    return Picture(np.asarray(image, np.uint8), *shown)


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
        pulled = [pull(image, start, choices, reach=0.75, step=0.25) for start in starts]
        close = max(pulled, key=lambda one: one.gain)
        return _identified(image, close.homography, choices)
    for outlines in candidate_outlines(image):
        placed = place(image, outlines, choices)
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
        return Observations("unreadable", picture.width, picture.height, advice=tips_without_board(picture))
    found = _upright(found, help_, picture)
    found = Found(found.homography, _identified(picture.image, found.homography, choices).fit)
    pose, fit = posed(picture.image, found, choices)
    fitting = [agreement >= AGREEMENT for agreement in fit.agreements(choices)]
    if fit.evidence < LEAST or sum(fitting) < 2:
        return Observations("unreadable", picture.width, picture.height, advice=tips_without_board(picture))
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
    return Found(found.homography @ HALF_TURN, found.fit) if turned else found


def _observed(picture: Picture, pose: Pose, fit: Fit, choices: Options, help_: Help) -> Observations:
    labels = fit.labels(choices)
    image, closer = _resized(picture.image, pose)
    seen = cut_patches(image, closer, fit, labels)
    centres = pose.centres()
    width = hex_pixels(pose)
    blind = under_glare(seen)
    outside = cut_off(centres, (picture.image.shape[1], picture.image.shape[0]), 0.4 * width)
    walls = _walls([choices.sections[option // 2] for option in fit.chosen], help_)
    shaded = in_shadow(seen) & ~outside
    hidden = blind | outside | shaded
    scores, _ = piece_scores(seen, labels, hidden, help_, walls=walls)
    found = chances(scores, labels.reshape(-1)).reshape(SIZE, SIZE, -1)
    blind = blind | near_glare(blind, found)
    hidden = hidden | blind
    found[hidden] = 0
    terrain = fit.likelihoods[..., : len(TERRAINS)].copy()
    # Nothing is known about a terrain that this board does not show; it is no better than the worst that is known.
    shown = np.isin(np.arange(len(TERRAINS)), labels)
    terrain[..., ~shown] = terrain[..., shown].min(-1, keepdims=True)
    terrain[hidden] = 0
    reasons = {
        (int(row), int(column)): why
        for why, hexes in ((UnreadReason.GLARE, blind), (UnreadReason.DARK, shaded), (UnreadReason.OUTSIDE, outside))
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
            SectionReading(choices.sections[option // 2], bool(option % 2), margin, agreement)
            for option, margin, agreement in zip(fit.chosen, fit.margins, agreements, strict=True)
        ),
        margin=fit.margin,
        terrain=terrain,
        pieces=found,
        unread=reasons,
        homography=to_picture @ pose.board,
        centres=centres / picture.scale,
        advice=advise(picture, pose, reasons, known=known),
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


_SMALL: Final = 24.0
_STEEP: Final = 38.0
_DARK: Final = 0.03
_BLURRED: Final = 0.1
_REASONS: Final = (
    (UnreadReason.OUTSIDE, Advice.CUT_OFF),
    (UnreadReason.GLARE, Advice.GLARE),
    (UnreadReason.DARK, Advice.SHADOW),
)


def tips_without_board(picture: Picture) -> tuple[Tip, ...]:
    """For a picture in which no board was found."""
    return (Tip(Advice.NO_BOARD), *_dark(picture))


def advise(
    picture: Picture, pose: Pose, unread: Mapping[tuple[int, int], UnreadReason], *, known: bool
) -> tuple[Tip, ...]:
    """Every reason to take another photograph, the weightiest first."""
    tips = []
    if not known:
        tips.append(Tip(Advice.UNKNOWN_SECTIONS))
    for reason, code in _REASONS:
        hexes = tuple(at for at, why in unread.items() if why == reason)
        if hexes:
            tips.append(Tip(code, hexes))
    spots = project(pose.board, np.array([(9.0, 8.2), (10.0, 8.2)]))
    pixels = float(np.linalg.norm(spots[1] - spots[0]))
    if pixels / picture.scale < _SMALL:
        tips.append(Tip(Advice.COME_CLOSER, value=round(pixels / picture.scale)))
    elif blur(picture.image, pixels) > _BLURRED:
        tips.append(Tip(Advice.BLUR))
    size = picture.image.shape[1], picture.image.shape[0]
    degrees = tilt(pose.board, size)
    if degrees > _STEEP:
        tips.append(Tip(Advice.TILT, value=round(degrees)))
    if Advice.SHADOW not in [tip.code for tip in tips]:
        tips += _dark(picture)
    return tuple(tips)


def blur(image: Pixels, pixels: float) -> float:
    """How soft the sharpest edges are: the standard deviation of their blur, in hexes of so many pixels."""
    grey = cv2.cvtColor(image, cv2.COLOR_BGR2GRAY).astype(np.float32)
    slope = np.hypot(cv2.Sobel(grey, -1, 1, 0, scale=0.125), cv2.Sobel(grey, -1, 0, 1, scale=0.125))
    window = np.ones((2 * round(pixels / 4) + 1,) * 2, np.uint8)
    height = cv2.dilate(grey, window) - cv2.erode(grey, window)
    steep = slope >= np.percentile(slope, 99.5)
    # The slope of a blurred step is its height over 2.5 standard deviations.
    return float(np.median(height[steep] / np.maximum(slope[steep], 1e-3))) / 2.5 / pixels


def _dark(picture: Picture) -> list[Tip]:
    light = float(np.median(LINEAR[picture.image[::8, ::8]]))
    return [Tip(Advice.DARK)] if light < _DARK else []
