"""Turns the bytes of a picture into observations: decode, find the board, identify sections, read pieces, advise.

If the picture shows a single section instead of a board, only that section is identified, or its hexes are grouped.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np

from referee.base.faults import Fault
from referee.board.section import Section
from referee.board.terrain import Terrain
from referee.photo.board_plane import CENTRES, CORNER_HEXES, ORIGINS, QUARTERS, flat_logs, hex_features, project, tilt
from referee.photo.colours import LINEAR, log_colours
from referee.photo.headers import PLACE, UnreadablePictureError, read_header
from referee.photo.hex_patches import burnt_out, cut_off, cut_patches, in_shadow, under_glare
from referee.photo.house_patches import CROP_SCALE
from referee.photo.observations import (
    AGREEMENT,
    HALF_TURN,
    SIZE,
    TERRAINS,
    Advice,
    Bools,
    Floats,
    Help,
    Ints,
    Observations,
    Pixels,
    SectionReading,
    Tip,
    UnreadReason,
)
from referee.photo.outlines import candidate_outlines
from referee.photo.piece_chances import paint_odds, piece_scores
from referee.photo.piece_odds import Players, piece_odds
from referee.photo.pose import Pose, place, pull, refine
from referee.photo.section_anchor import extend
from referee.photo.section_fit import Fit, Options, basis, identify, options
from referee.photo.section_groups import even_looks, group_hexes, hex_looks, mean_looks, settle_outline
from referee.photo.section_outline import find_grid
from referee.photo.single_section import (
    read_section,
    search_section,
    section_centres,
    section_outline,
    tapped_outlines,
)
from referee.photo.witness import Testimony, ask_witness

_WORKING_SIDE: Final = 1600
"""The maximum length of the longer side of the downscaled image, in pixels. A larger image would only take longer."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A decoded picture with its stored orientation applied."""

    image: Pixels
    """The image in BGR, downscaled so that its longer side is at most _WORKING_SIDE pixels."""
    width: int
    height: int
    """`width` and `height` are the size of the picture before downscaling, in pixels."""

    @property
    def scale(self) -> float:
        """The width of the downscaled image divided by the width of the picture."""
        return float(self.image.shape[1]) / self.width


def decode(data: bytes) -> Picture:
    """Decode a picture file, apply its orientation, and downscale it. Other metadata is ignored.

    Raises UnreadablePictureError if `read_header` does, or if the picture is damaged.
    """
    header = read_header(data)
    long = max(header.width, header.height)
    shrink = 4 if long >= 4 * _WORKING_SIDE else 2 if long >= 2 * _WORKING_SIDE else 1
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
    share = _WORKING_SIDE / max(width, height)
    if share < 1:
        size = max(1, round(width * share)), max(1, round(height * share))
        image = cv2.resize(image, size, interpolation=cv2.INTER_AREA)
    return Picture(np.asarray(image, np.uint8), *shown)


_SCALE: Final = 12
"""The resolution for identifying sections, in pixels per hex."""
_CERTAIN: Final = 500.0
"""The search for the board stops once an outline has more evidence than this, in nats."""
_MIN_MARGIN: Final = 50.0
"""If the best board leads the next best by less than this, in nats, the verdict is `unknown`."""
_CLEAR_MARGIN: Final = 150.0
"""If four sections fit with a smaller margin than this, in nats, the picture may show a single section instead."""
_MIN_EVIDENCE: Final = 150.0
"""If there is less evidence than this, in nats, the picture is assumed not to show a board."""
_MIN_REFINED_EVIDENCE: Final = 250.0
"""Like _MIN_EVIDENCE, but for a board whose pose has been refined.

In 45 hard pictures used during development, boards had at least 659, or at least 439 if one of their sections was not
among the candidates. Wrong boards had at most 182.
"""
_PAINT_SCALE: Final = 28
"""The resolution for reading paints, in pixels per hex. A higher one would only add noise and take more time."""


@dataclass(frozen=True, slots=True)
class BoardFit:
    """The position of the board in the picture, and its sections."""

    homography: Floats
    fit: Fit


def _locate(image: Pixels, choices: Options, help_: Help, scale: float) -> BoardFit | None:
    """Find the board at the tapped corners, if there are any. Otherwise, search the picture for outlines.

    The search ends at the first certain board. If no board is certain, return the best one, or None if there are no
    outlines. `scale` is `Picture.scale`.
    """
    if help_.corners is not None:
        corners = np.array(help_.corners) * scale
        starts = [_tapped(np.roll(corners, -turn, axis=0)) for turn in range(2)]
        pulled = [pull(image, start, choices, reach=0.75, step=0.25) for start in starts]
        closest = max(pulled, key=lambda pose: pose.gain)
        return _identify(image, closest.homography, choices)
    best: BoardFit | None = None
    for outlines in candidate_outlines(image):
        for board in _attempts(image, outlines, choices):
            if best is None or board.fit.evidence > best.fit.evidence:
                best = board
            if best.fit.evidence > _CERTAIN:
                return best
    return best


def _attempts(image: Pixels, outlines: list[Floats], choices: Options) -> Iterator[BoardFit]:
    """Yield the board that fits these outlines best, and then up to two alternatives that may fit better.

    One alternative has a refined pose. The other continues the grid of the section that was clearest during the
    search. If there are no outlines, yield nothing.
    """
    placed = place(image, outlines, choices)
    if placed is None:
        return
    board = _identify(image, placed.homography, choices)
    yield board
    if board.fit.evidence > _MIN_EVIDENCE:
        yield _refined_once(image, board, choices, reach=1.2)
    extended = extend(image, placed.anchor, choices)
    if extended is not None:
        yield _identify(image, extended.homography, choices)


def _tapped(corners: Floats) -> Floats:
    return np.asarray(
        cv2.getPerspectiveTransform(CORNER_HEXES.astype(np.float32), corners.astype(np.float32)), np.float64
    )


def _identify(image: Pixels, homography: Floats, choices: Options) -> BoardFit:
    features = hex_features(flat_logs(image, homography, scale=_SCALE), scale=_SCALE)
    return BoardFit(homography, identify(features, choices, usable=np.ones((SIZE, SIZE), np.bool_)))


def _refined(image: Pixels, board: BoardFit, choices: Options) -> tuple[Pose, Fit]:
    """Return the pose, refined by matching the picture with the identified sections, and their new fit."""
    for reach in (1.2, 0.6):
        board = _refined_once(image, board, choices, reach=reach)
    return refine(image, board.homography, board.fit, board.fit.labels(choices), reach=0.4), board.fit


def _refined_once(image: Pixels, board: BoardFit, choices: Options, *, reach: float) -> BoardFit:
    """Return the board with a refined pose, and with the sections that fit there."""
    pose = refine(image, board.homography, board.fit, board.fit.labels(choices), reach=reach)
    return _identify(image, pose.board, choices)


def read(data: bytes, help_: Help | None = None) -> Observations:
    """Return everything that can be read from one picture file.

    Raises UnreadablePictureError if the file cannot be decoded.
    """
    return read_picture(decode(data), help_ or Help())


def read_picture(picture: Picture, help_: Help) -> Observations:
    """Return everything that can be read from a decoded picture."""
    if help_.single_section:
        return _read_single_section(picture, help_)
    board = locate_board(picture, help_) if _has_colours(picture.image) else None
    is_board = board is not None and _is_clearly_a_board(board)
    if not is_board and help_.corners is None and _has_colours(picture.image):
        # Searching the whole picture for a section is slow, so do not search if a board was found. In that case,
        # accept a single section only if its grid is certain.
        single = _single_section(picture, help_, search=board is None)
        if single is not None:
            return replace(single, advice=(Tip(Advice.SINGLE_SECTION),))
    if board is None:
        advice = tips_without_board(picture, help_)
        return Observations("unreadable", picture.width, picture.height, advice=advice)
    return _observations(picture, board, help_)


def _is_clearly_a_board(board: "LocatedBoard") -> bool:
    """Return whether exactly three sections fit, or four with a clear margin.

    The margin is required because four sections may also seem to fit a picture of a single section.
    """
    agreeing = sum(share >= AGREEMENT for share in board.fit.agreements(board.choices))
    return agreeing == 3 or (agreeing == 4 and board.fit.margin >= _CLEAR_MARGIN)


def _read_single_section(picture: Picture, help_: Help) -> Observations:
    """Read a picture that, according to the caller, shows a single section.

    Return the section if a candidate fits. Otherwise, return groups of its hexes that look alike, provided that the
    corners were tapped or the grid is certain. Failing that, or if the picture has no colours, return only advice.
    """
    nothing = Observations("unreadable", picture.width, picture.height)
    if not _has_colours(picture.image):
        return replace(nothing, advice=(Tip(Advice.NO_COLOUR),))
    return _single_section(picture, help_, search=True) or replace(nothing, advice=(Tip(Advice.TAP_SECTION),))


def _single_section(picture: Picture, help_: Help, *, search: bool) -> Observations | None:
    """Return the observations of a single section: the section or, if no candidate fits, the groups of its hexes.

    Hexes are grouped only if corners were tapped or the grid is certain. Otherwise, the whole picture is searched for
    a candidate if `search` is set, and the result is None if no candidate is found.
    """
    image, choices = picture.image, options(help_.candidates)
    starts = _section_outlines(picture, help_)
    if not starts and not search:
        return None
    found = read_section(image, choices, starts) if starts else search_section(image, choices)
    if found is None or (found.placed is None and not starts):
        return None
    placed = found.placed
    quad = settle_outline(image, starts) if placed is None else found.quad
    looks = hex_looks(image, quad)
    nothing = Observations(
        "unreadable", picture.width, picture.height, section_centres=section_centres(quad) / picture.scale
    )
    if placed is None:
        groups = group_hexes(looks)
        return replace(nothing, groups=groups, group_looks=mean_looks(looks, groups))
    kinds = choices.labels[2 * choices.sections.index(placed.section) + placed.turned]
    single = SectionReading(placed.section, placed.turned, found.margin, 1.0)
    return replace(nothing, single=single, known_looks=looks, known_kinds=kinds)


def _section_outlines(picture: Picture, help_: Help) -> list[Floats]:
    """Return the outlines that fit the tapped corners of a section.

    Without corners, return the outline of the grid in the picture if it is certain, or else an empty list.
    """
    if help_.corners is not None:
        a, b, c, d = ((x * picture.scale, y * picture.scale) for x, y in help_.corners)
        return tapped_outlines((a, b, c, d))
    # If the picture is expected to show a board, save time: more batches of outlines hardly ever help.
    grid = find_grid(picture.image, batches=4 if help_.single_section else 1)
    return [grid.quad] if grid and grid.certain else []


@dataclass(frozen=True, slots=True)
class LocatedBoard:
    """The pose of the board, accurate to a fraction of a hex, and its sections."""

    pose: Pose
    fit: Fit
    choices: Options

    @property
    def labels(self) -> Ints:
        """The label of every hex, as [row, column]."""
        return self.fit.labels(self.choices)

    @property
    def sections(self) -> tuple[Section, ...]:
        """The four sections in reading order."""
        return tuple(self.choices.sections[option // 2] for option in self.fit.chosen)


def locate_board(picture: Picture, help_: Help) -> LocatedBoard | None:
    """Return the board in a picture, or None if the evidence is too weak or if fewer than two of its sections fit."""
    choices = options(help_.candidates)
    board = _locate(picture.image, choices, help_, picture.scale)
    if board is None or board.fit.evidence < _MIN_EVIDENCE:
        return None
    if _upside_down(board, help_, picture):
        board = _identify(picture.image, board.homography @ HALF_TURN, choices)
    pose, fit = _refined(picture.image, board, choices)
    fitting = [agreement >= AGREEMENT for agreement in fit.agreements(choices)]
    if fit.evidence < _MIN_REFINED_EVIDENCE or sum(fitting) < 2:
        return None
    return LocatedBoard(pose, fit, choices)


def _upside_down(board: BoardFit, help_: Help, picture: Picture) -> bool:
    """Return whether the board must be rotated by 180 degrees.

    This is the case if the rotation would bring a1 nearer to the first tap. Without tapped corners, it is the case if
    the rotation would bring row 1 to the top.
    """
    here, there = (project(board.homography, spot) for spot in (CORNER_HEXES[0], CORNER_HEXES[2]))
    if help_.corners is not None:
        first = np.array(help_.corners[0]) * picture.scale
        return bool(np.linalg.norm(there - first) < np.linalg.norm(here - first))
    up = project(board.homography, np.array([(9.75, 16.0), (9.75, 0.0)]))
    return bool(up[1, 1] > up[0, 1])


@dataclass(frozen=True, slots=True)
class Evidence:
    """The evidence for pieces from the neural networks and from paint colours, and the hexes that cannot be read."""

    testimony: Testimony
    paints: Floats
    """The log-odds of each colour and of a wall against an empty hex, as [hex, name].

    They come from the paint colours, except on hexes under a reflection, in a shadow or outside the picture, where
    they come from the networks.
    """
    unread: Mapping[UnreadReason, Bools]
    """For each reason, the hexes that cannot be read because of it, as a mask [row, column]."""
    walls: bool
    """Whether this board can have stone walls."""


def gather_evidence(picture: Picture, board: LocatedBoard, help_: Help) -> Evidence:
    """Return the evidence for the pieces on this board, and the hexes that cannot be read."""
    image, pose = downscale(picture.image, board.pose, _PAINT_SCALE)
    labels = board.labels
    patches = cut_patches(image, pose, board.fit, labels)
    size = picture.image.shape[1], picture.image.shape[0]
    outside = cut_off(board.pose.centres(), size, 0.4 * _hex_pixels(board.pose))
    shaded = in_shadow(patches) & ~outside
    walls = _walls(board.sections, help_)
    veiled = under_glare(patches) | outside | shaded
    scores, _ = piece_scores(patches, labels, veiled, help_, walls=walls)
    testimony = ask_witness(*downscale(picture.image, board.pose, CROP_SCALE), labels)
    # A reflection or a shadow changes the paints, but not the shape of a piece, so only the networks are used there.
    paints = np.where(veiled.reshape(-1, 1), testimony.last.odds(), paint_odds(scores, labels.reshape(-1)))
    unread = {
        UnreadReason.GLARE: burnt_out(patches) & ~outside,
        UnreadReason.DARK: shaded,
        UnreadReason.OUTSIDE: outside,
    }
    return Evidence(testimony, paints, unread, walls=walls)


def _observations(picture: Picture, board: LocatedBoard, help_: Help) -> Observations:
    labels, pose, fit, choices = board.labels, board.pose, board.fit, board.choices
    evidence = gather_evidence(picture, board, help_)
    hidden = np.any(list(evidence.unread.values()), axis=0)
    players = Players(help_.colours, walls=evidence.walls, pieces=help_.pieces)
    chances = piece_odds(evidence.testimony, evidence.paints, labels, players).reshape(SIZE, SIZE, -1)
    chances[hidden] = 0
    figures = np.where(hidden, 0, evidence.testimony.last.figures.reshape(SIZE, SIZE))
    terrain = fit.likelihoods[..., : len(TERRAINS)].copy()
    # Colours are learned only for the terrains on this board, so on each hex every other terrain gets the lowest
    # likelihood of any learned terrain.
    learned = np.isin(np.arange(len(TERRAINS)), labels)
    terrain[..., ~learned] = terrain[..., learned].min(-1, keepdims=True)
    terrain[hidden] = 0
    reasons = {
        (int(row), int(column)): why
        for why, hexes in evidence.unread.items()
        for row, column in zip(*np.nonzero(hexes), strict=True)
    }
    agreements = fit.agreements(choices)
    known = fit.margin >= _MIN_MARGIN and min(agreements) >= AGREEMENT
    to_picture = np.diag([1 / picture.scale, 1 / picture.scale, 1.0])
    observations = Observations(
        "read" if known else "unknown",
        picture.width,
        picture.height,
        sections=tuple(
            SectionReading(choices.sections[option // 2], bool(option % 2), margin, agreement)
            for option, margin, agreement in zip(fit.chosen, fit.margins, agreements, strict=True)
        ),
        margin=fit.margin,
        terrain=terrain,
        pieces=chances,
        figures=figures,
        unread=reasons,
        homography=to_picture @ pose.board,
        centres=pose.centres() / picture.scale,
        advice=(*advise(picture, pose, reasons, known=known), *_unusual_colours(board)),
    )
    return _unknown_quarter(picture, board, ~hidden & (chances.sum(-1) < _BARE), observations)


_BARE: Final = 0.3
"""A hex counts as having no piece if the probability of a piece on it is lower than this."""


def _unknown_quarter(picture: Picture, board: LocatedBoard, bare: Bools, observations: Observations) -> Observations:
    """Return the observations. If exactly one section is unknown, add the groups of its hexes and the known looks.

    The known looks are those of the `bare` hexes of the other three sections. `bare` is a mask of the readable hexes
    that seem to have no piece.
    """
    weak = [at for at, share in enumerate(board.fit.agreements(board.choices)) if share < AGREEMENT]
    if len(weak) != 1:
        return observations
    image, quarter = picture.image, weak[0]
    quad = settle_outline(image, [section_outline(board.pose.board, ORIGINS[quarter])])
    looks = {
        at: even_looks(
            hex_looks(image, quad if at == quarter else section_outline(board.pose.quarters[at], ORIGINS[at])),
            basis(CENTRES[QUARTERS[at]].reshape(-1, 2)) @ board.fit.field[:, :3],
        )
        for at in range(len(QUARTERS))
    }
    groups = group_hexes(looks[quarter])
    known = [at for at in looks if at != quarter]
    usable = np.concatenate([bare[QUARTERS[at]].reshape(-1) for at in known])
    return replace(
        observations,
        groups=groups,
        group_looks=mean_looks(looks[quarter], groups),
        known_looks=np.concatenate([looks[at] for at in known])[usable],
        known_kinds=np.concatenate([board.labels[QUARTERS[at]].reshape(-1) for at in known])[usable],
        quarter=quarter,
        section_centres=section_centres(quad) / picture.scale,
    )


def _walls(sections: Sequence[Section], help_: Help) -> bool:
    """Return whether a board of these sections can have stone walls."""
    if help_.wall_locations is None:
        return True
    return any(kind in help_.wall_locations for section in sections for _, kind in section.locations)


def _hex_pixels(pose: Pose) -> float:
    """Return the width of a hex at the centre of the board, in pixels of the downscaled image."""
    spots = project(pose.board, np.array([(9.0, 8.2), (10.0, 8.2)]))
    return float(np.linalg.norm(spots[1] - spots[0]))


def downscale(image: Pixels, pose: Pose, scale: float) -> tuple[Pixels, Pose]:
    """Return the image, downscaled to `scale` pixels per hex, and the pose of the board in it.

    An image with a lower or only slightly higher resolution is returned as it is.
    """
    share = scale / _hex_pixels(pose)
    if share > 0.9:
        return image, pose
    small = np.asarray(cv2.resize(image, None, fx=share, fy=share, interpolation=cv2.INTER_AREA), np.uint8)
    matrix = np.diag([small.shape[1] / image.shape[1], small.shape[0] / image.shape[0], 1.0])
    return small, Pose(matrix @ pose.board, tuple(matrix @ quarter for quarter in pose.quarters))


_SMALL: Final = 24.0
_STEEP: Final = 38.0
_DARK: Final = 0.03
_BLURRED: Final = 0.1
_LEAST_HUES: Final = 0.12
"""A picture has no colours if neither its range of log red/green nor that of log blue/green is larger than this.

A picture with hardly any contrast is an exception (see `_has_colours`).
"""
_LEAST_CONTRAST: Final = 0.5
"""A picture has hardly any contrast if its range of log lightness is smaller than this."""
_REASONS: Final = (
    (UnreadReason.OUTSIDE, Advice.CUT_OFF),
    (UnreadReason.GLARE, Advice.GLARE),
    (UnreadReason.DARK, Advice.SHADOW),
)


def tips_without_board(picture: Picture, help_: Help) -> tuple[Tip, ...]:
    """Return the advice for a picture in which no board was found."""
    if not _has_colours(picture.image):
        return (Tip(Advice.NO_COLOUR),)
    if _is_mirrored(picture.image, help_):
        return (Tip(Advice.MIRRORED),)
    return (Tip(Advice.NO_BOARD), *_dark(picture))


def _has_colours(image: Pixels) -> bool:
    """Return whether the picture has colours. It has none if it is in black and white or has a single tint.

    Return True, too, if it has hardly any contrast, because then missing colour is not the main problem.
    """
    logs = log_colours(np.ascontiguousarray(image[::6, ::6])).reshape(-1, 3)
    low, high = np.percentile(logs, (5, 95), axis=0)
    light, *hues = high - low
    return bool(max(hues) > _LEAST_HUES or light < _LEAST_CONTRAST)


def _is_mirrored(image: Pixels, help_: Help) -> bool:
    """Return whether a board is found in the mirrored picture with the first batch of outlines.

    Trying the other outlines, too, would take too much time.
    """
    flipped = np.ascontiguousarray(image[:, ::-1])
    choices = options(help_.candidates)
    outlines = next(candidate_outlines(flipped), [])
    placed = place(flipped, outlines, choices)
    return placed is not None and _identify(flipped, placed.homography, choices).fit.evidence > _CERTAIN


def advise(
    picture: Picture, pose: Pose, unread: Mapping[tuple[int, int], UnreadReason], *, known: bool
) -> tuple[Tip, ...]:
    """Return tips for a better photograph, the most important first, or an empty tuple if nothing is wrong.

    `known` says whether the sections were identified.
    """
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
    elif _blur(picture.image, pixels) > _BLURRED:
        tips.append(Tip(Advice.BLUR))
    size = picture.image.shape[1], picture.image.shape[0]
    degrees = tilt(pose.board, size)
    if degrees > _STEEP:
        tips.append(Tip(Advice.TILT, value=round(degrees)))
    if Advice.SHADOW not in [tip.code for tip in tips]:
        tips += _dark(picture)
    return tuple(tips)


def _blur(image: Pixels, pixels: float) -> float:
    """Return the standard deviation of the blur at the sharpest edges, in hexes. A hex is `pixels` pixels wide."""
    grey = cv2.cvtColor(image, cv2.COLOR_BGR2GRAY).astype(np.float32)
    slope = np.hypot(cv2.Sobel(grey, -1, 1, 0, scale=0.125), cv2.Sobel(grey, -1, 0, 1, scale=0.125))
    window = np.ones((2 * round(pixels / 4) + 1,) * 2, np.uint8)
    height = cv2.dilate(grey, window) - cv2.erode(grey, window)
    steep = slope >= np.percentile(slope, 99.5)
    # A step of height h, blurred with standard deviation s, has a maximum slope of about h / (2.5 * s).
    return float(np.median(height[steep] / np.maximum(slope[steep], 1e-3))) / 2.5 / pixels


_USUAL_HUES: Final = {
    Terrain.GRASS: (-0.4, -0.9),
    Terrain.CANYON: (0.6, 0.1),
    Terrain.DESERT: (0.5, -1.0),
    Terrain.FLOWER_FIELD: (0.6, 0.5),
    Terrain.FOREST: (-0.7, -0.3),
    Terrain.WATER: (-0.7, 1.1),
    Terrain.MOUNTAIN: (0.1, 0.5),
}
"""The usual log red/green and log blue/green of each terrain in random editions, minus the mean of all terrains.

They are used only to detect filters. The mean is subtracted because the colour of a lamp changes the mean, but hardly
changes the differences between the terrains.
"""
_ALIKE: Final = 0.45
"""A picture has unusual colours if the correlation of its hues with the usual ones is smaller than this.

During development, 24 pictures of real prints had a correlation of at least .89. With hues rotated by 60 degrees or
more, they had at most .52. Of 66 random editions, two had less than _ALIKE.
"""
_LEAST_SPREAD: Final = 0.25
"""A picture has unusual colours if the spread of its terrains' hues is smaller than this.

During development, the spread in unfiltered pictures was at least .45.
"""


def _unusual_colours(board: LocatedBoard) -> list[Tip]:
    """Return advice if the hues of the terrains are unusual or hardly differ, as if a filter had changed them."""
    here = [terrain for terrain in _USUAL_HUES if (board.labels == TERRAINS.index(terrain)).any()]
    hues = board.fit.means[[TERRAINS.index(terrain) for terrain in here], 1:3]
    usual = np.array([_USUAL_HUES[terrain] for terrain in here])
    hues, usual = hues - hues.mean(0), usual - usual.mean(0)
    spread = float(np.sqrt((hues**2).mean()))
    alike = float((hues * usual).mean()) / max(1e-9, spread * float(np.sqrt((usual**2).mean())))
    return [] if spread >= _LEAST_SPREAD and alike >= _ALIKE else [Tip(Advice.UNUSUAL_COLOURS)]


def _dark(picture: Picture) -> list[Tip]:
    light = float(np.median(LINEAR[picture.image[::8, ::8]]))
    return [Tip(Advice.DARK)] if light < _DARK else []
