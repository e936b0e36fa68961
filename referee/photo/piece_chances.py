"""Computes the log-odds of each paint on each hex, by comparing how well the paint and the terrain fit the pixels."""

from collections.abc import Mapping
from typing import Final

import cv2
import numpy as np

from referee.board.terrain import UNSUITABLE
from referee.photo.colours import (
    BIN_COUNT,
    BIN_SIZE,
    PAINT_NAMES,
    UNIFORM,
    Paints,
    adapt,
    bin_shares,
    colour_bins,
    fit_paints,
    from_examples,
)
from referee.photo.hex_patches import SCALE, Patches
from referee.photo.observations import COLOURS, SPECIAL, TERRAINS, WALL, Bools, Floats, Help, Ints, Singles

_HOUSE_RADIUS: Final = 0.2
"""The radius in hexes of the disc that a settlement covers from every angle."""
_WALL_RADIUS: Final = 0.13
"""The radius in hexes of the disc that a wall covers from every angle. A wall is long and narrow."""
_MAX_OFFSET: Final = 0.14
"""How far from the centre of its hex a piece may stand, in hexes."""
_CLIP: Final = 4.0
_MAX_REACH: Final = 0.47
"""How far from the centre of its hex a piece may extend, in hexes."""
_SPECK: Final = 12
"""A piece with fewer pixels than this is too small for its shape to be judged."""
_PALE: Final = 0.3
"""If the score of white or of a wall exceeds this, the shape is checked, too, except on water and mountains."""
_WHITE: Final = PAINT_NAMES.index("white")
_WALL: Final = PAINT_NAMES.index(WALL)
_FEW_WALLS: Final = -1.5
"""The log of the frequency of walls relative to the pieces of one player.

Without it, white pieces in the shade would be read as walls, because a bright wall has the same colour.
"""
_RAREST: Final = -4.0
"""The lowest log frequency of a paint, relative to the most frequent paint."""
_MAYBE: Final = -0.5
"""A hex may hold a white piece if white has the best score there and the score exceeds this."""
_LOOSE: Final = (2.0, 1.5, 1.2)
"""The factors by which the spread of the paints is multiplied, one for each round of adaptation."""


def piece_scores(patches: Patches, labels: Ints, unread: Bools, help_: Help, *, walls: bool) -> Floats:
    """Return how much better each paint explains the pixels of a hex than the terrain does, as [2, hex, paint].

    A score is a mean log-ratio in nats per pixel, less 20 for a paint that cannot be on this board. The first of the
    two scores is measured where a piece would stand, and the second at the rim. The shape of a pale piece can also
    affect the first score. Special and unread hexes score -9. `walls` says whether this board can have stone walls.
    """
    kinds = labels.reshape(-1)
    ground, body = colour_bins(patches.ground), colour_bins(patches.body)
    usable = (kinds != SPECIAL) & ~unread.reshape(-1)
    playing = _playing(help_, walls=walls)
    core = patches.away < 0.15
    colours = np.median(patches.body[:, core], axis=1).astype(np.float64)
    terrain = _terrain_logs(ground, kinds, usable, np.zeros(400), patches)
    odd = _oddness(terrain, body, kinds, core)
    weights = np.where(usable, np.clip((odd + 0.3) / 1.2, 0, 1), 0)
    rarity = playing + np.array([_FEW_WALLS if name == WALL else 0.0 for name in PAINT_NAMES])
    paints, rarities = _fit_paints(colours, weights, _near_white(patches, usable), rarity)
    paints = from_examples(paints, _examples(help_, colours))
    terrain = _terrain_logs(ground, kinds, usable, 1 - weights, patches)
    scores = _scores(terrain, (ground, body), kinds, paints, patches) + playing
    if playing[_WHITE] == 0:
        paints, pale = _adapt_white(paints, scores[0], colours, rarity + rarities, usable)
        if not walls:
            terrain = _terrain_logs(ground, kinds, usable, 1 - np.maximum(weights, pale), patches)
        scores = _scores(terrain, (ground, body), kinds, paints, patches) + playing
    scores[:, ~usable] = -9
    return scores


def _fit_paints(colours: Floats, weights: Floats, bright: float, rarity: Floats) -> tuple[Paints, Floats]:
    """Return the paints under this picture's light, and their log frequencies relative to the most frequent paint.

    `weights` says how much each hex looks like a piece, from 0 to 1. `rarity` is the log prior of each paint.
    """
    paints = fit_paints(colours[weights > 0], weights[weights > 0], bright, rarity)
    rarities = np.zeros(len(PAINT_NAMES))
    for loose in _LOOSE:
        shares = _paint_shares(paints, colours, rarity + rarities, loose) * weights[:, None]
        paints = adapt(paints, colours, shares)
        # A paint that is rare among the certain pieces is also rare among the doubtful ones.
        counts = shares.sum(0) + 1
        rarities = np.maximum(np.log(counts / counts.max()), _RAREST)
    return paints, rarities


def _adapt_white(
    paints: Paints, scores: Floats, colours: Floats, playing: Floats, usable: Bools
) -> tuple[Paints, Bools]:
    """Return the paints with white adapted to this picture, and a mask of the hexes that may hold a white piece.

    On a pale board, white pieces hardly stand out, so their pixels count as terrain until they are found.
    """
    sure = np.where(usable, np.clip(scores.max(1), 0, 1), 0)
    shares = _paint_shares(paints, colours, playing, _LOOSE[-1]) * sure[:, None]
    pale = usable & (scores.argmax(1) == _WHITE) & (scores.max(1) > _MAYBE)
    return adapt(paints, colours, shares * (np.arange(len(PAINT_NAMES)) == _WHITE)), pale


def _paint_shares(paints: Paints, colours: Floats, playing: Floats, loose: float) -> Floats:
    """Return the probability of each paint, given the colour of each hex, as [hex, paint].

    For each hex, the probabilities add up to less than 1; the remainder is the probability that no paint fits.
    """
    logs = paints.log_density(colours, loose) + playing
    return np.asarray(np.exp(logs - np.logaddexp(np.logaddexp.reduce(logs, axis=1), -6.0)[:, None]))


def _playing(help_: Help, *, walls: bool) -> Floats:
    """Return 0 for each paint that can be on this board, and -20 for every other paint."""
    penalty = np.zeros(len(PAINT_NAMES))
    if help_.colours is not None:
        penalty[[number for number, name in enumerate(COLOURS) if name not in help_.colours]] = -20
    if not walls:
        penalty[-1] = -20
    return penalty


def _examples(help_: Help, colours: Floats) -> Mapping[str, Floats]:
    """Return the log colour of each paint for which the caller's hints name a hex.

    It is the colour of the caller's example or, without one, the median over the hexes that a person has confirmed.
    """
    confirmed = {
        name: np.median([colours[20 * row + column] for (row, column), one in help_.pieces.items() if one == name], 0)
        for name in PAINT_NAMES
        if name in help_.pieces.values()
    }
    given = {
        name: colours[20 * row + column] for name, (row, column) in help_.examples.items() if name in PAINT_NAMES
    }
    return {**confirmed, **given}


def _near_white(patches: Patches, usable: Bools) -> float:
    """Return a first estimate of the exposure: about the log lightness of the brightest pixels on usable hexes."""
    light = patches.body[usable][..., 0]
    return float(np.percentile(light, 99)) - 0.1 if light.size else -0.5


def _terrain_logs(ground: Ints, kinds: Ints, usable: Bools, free: Floats, patches: Patches) -> Floats:
    """Return the log share of each colour on each terrain, as [label, bin].

    Only usable hexes count. The shares are measured on the centres of the hexes that seem empty and on the rims that
    look like their terrain. If no more than two rims look like a terrain, all rims of that terrain are used. `free`
    says how empty each hex seems, from 0 to 1.
    """
    disc = patches.away < 0.42
    logs = np.full((SPECIAL + 1, BIN_COUNT), np.log(UNIFORM))
    shares = np.zeros((SPECIAL + 1, BIN_COUNT))
    for label in np.unique(kinds[usable]):
        here = usable & (kinds == label)
        weight = np.where(free[here] > 0.5, free[here], 0)[:, None] * np.ones(int(disc.sum()))
        inner = bin_shares(ground[here][:, disc], weight)
        plain = patches.plain[here] if patches.plain[here].sum() > 2 else np.ones(int(here.sum()), np.bool_)
        outer = bin_shares(ground[here], (patches.rim[here] & plain[:, None, None]).astype(np.float64))
        trust = float(weight.sum()) / (float(weight.sum()) + 3 * int(disc.sum()))
        shares[label] = trust * inner + (1 - trust) * outer
    common = shares.sum(0) / max(1e-9, float(shares.sum()))
    for label in np.unique(kinds[usable]):
        logs[label] = np.log(0.9 * shares[label] + 0.07 * common + 0.03 * UNIFORM)
    return logs


def _oddness(terrain: Floats, body: Ints, kinds: Ints, core: Bools) -> Floats:
    """Return how badly the terrain explains the pixels at the centre of each hex, in nats per pixel.

    The value is 0 if the terrain explains them 4 nats better than evenly distributed colours would.
    """
    return np.asarray(np.log(UNIFORM) + 4.0 - terrain[kinds[:, None], body[:, core]].mean(1))


def _scores(terrain: Floats, bins: tuple[Ints, Ints], kinds: Ints, paints: Paints, patches: Patches) -> Floats:
    """Return the mean log-ratio of each paint to the terrain in two places, as [2, hex, paint].

    The places are the best disc near the centre of the hex, and the rim of the hex. Except on water and mountains,
    the elongation of a pale piece changes the scores of white and of walls on the disc.
    """
    ground, body = bins
    volume = float(np.prod(BIN_SIZE))
    table = np.log(paints.bin_density() * volume + UNIFORM * np.exp(-2.0)).astype(np.float32)
    logs = terrain.astype(np.float32)
    here = logs[kinds[:, None, None], body]
    near = patches.away <= _MAX_OFFSET
    scores = np.empty((2, len(kinds), len(PAINT_NAMES)))
    below = logs[kinds[:, None, None], ground]
    size_of_rim = np.maximum(1, patches.rim.sum((1, 2)))
    pale = np.full(body.shape, -_CLIP, np.float32)
    for number in range(len(PAINT_NAMES)):
        ratio = np.clip(table[number][body] - here, -_CLIP, _CLIP)
        if number in (_WHITE, _WALL):
            pale = np.maximum(pale, ratio)
        disc = _disc(_WALL_RADIUS if PAINT_NAMES[number] == WALL else _HOUSE_RADIUS)
        # Filter all patches as one tall picture. The discs centred on `near` pixels do not reach the next patch.
        filtered = cv2.filter2D(ratio.reshape(-1, body.shape[2]), -1, disc).reshape(body.shape)
        scores[0, :, number] = filtered[:, near].max(1)
        rim = np.clip(table[number][ground] - below, -_CLIP, _CLIP)
        scores[1, :, number] = (rim * patches.rim).sum((1, 2)) / size_of_rim
    # Skip water and mountains: walls cannot stand there, and ships are as long as walls.
    walled = (scores[0][:, [_WHITE, _WALL]].max(1) > _PALE) & ~np.isin(kinds, _UNSUITABLE_LABELS)
    for at in map(int, np.nonzero(walled)[0]):
        scores[0, at] = _by_shape(scores[0, at], _elongation(pale[at] > 0))
    return scores


def _by_shape(scores: Floats, long: float) -> Floats:
    """Return the scores of a pale piece, corrected by its elongation.

    The shape is more reliable than the colour, because it does not depend on the light.
    """
    corrected = scores.copy()
    if long > 0:
        corrected[_WHITE] -= long
        corrected[_WALL] += max(0.0, scores[_WHITE] - scores[_WALL]) * min(1.0, long / 2)
    else:
        corrected[_WALL] += long
    return corrected


def _elongation(pale: Bools) -> float:
    """Return how elongated the pale part at the centre of a patch is, from -3 (as wide as long) to 3 (a long bar).

    Return 0 if there is no pale part or it is too small.
    """
    line = np.arange(len(pale)) / SCALE
    line -= line.mean()
    x, y = np.meshgrid(line, line)
    _, parts = cv2.connectedComponents((pale & (np.hypot(x, y) < _MAX_REACH)).astype(np.uint8))
    middle = parts[np.hypot(x, y) < _HOUSE_RADIUS / 2]
    if not (middle > 0).any():
        return 0.0
    part = parts == np.bincount(middle[middle > 0]).argmax()
    if part.sum() < _SPECK:
        return 0.0
    narrow, wide = np.sqrt(np.maximum(np.linalg.eigvalsh(np.cov(x[part], y[part])), 1e-6))
    return float(np.clip(4 * (wide / narrow - 1.55) + 12 * (0.43 - narrow * 12**0.5), -3, 3))


def _disc(radius: float) -> Singles:
    """Return a round averaging filter with this radius in hexes."""
    size = 2 * round(radius * SCALE) + 1
    disc = np.asarray(cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (size, size)), np.float32)
    return disc / np.float32(disc.sum())


# These numbers were fitted to synthetic pictures in the styles used during development. They lie halfway between
# the best fit and a more cautious one, because other editions are harder to read.
_BASE: Final = 0.0
_SLOPE: Final = 2.8
_LEAD: Final = 0.2
"""The weight of the lead over the next best paint."""
_BIAS: Final = {"white": -4.2, WALL: -4.4}
"""These are added to the log-odds of white and of walls, which look like reflections and need stronger evidence."""
_WEAK: Final = 0.8
"""How much smaller the slope is for white pieces and walls if their score is below 3."""
_UNSUITABLE: Final = np.array([-3.3] * len(COLOURS) + [-8.0])
"""These numbers are added to the log-odds on water and mountains, where few pieces and no walls stand."""
_BIASES: Final = np.array([_BIAS.get(name, 0.0) for name in (*COLOURS, WALL)])
_NEUTRAL: Final = _BIASES != 0
_UNSUITABLE_LABELS: Final = [TERRAINS.index(terrain) for terrain in UNSUITABLE]


def paint_odds(scores: Floats, labels: Ints) -> Floats:
    """Return the log-odds of each paint against an empty hex, as [hex, paint].

    They are computed from the scores [hex, paint] and the terrain of each hex.
    """
    ranked = np.sort(scores, axis=1)
    rival = np.where(scores >= ranked[:, -1:], ranked[:, -2:-1], ranked[:, -1:])
    logits = _BASE + _SLOPE * scores + _LEAD * np.clip(scores - rival, -4, 4) + _BIASES
    logits -= _WEAK * _NEUTRAL * np.minimum(0, scores - 3)
    return np.asarray(logits + _UNSUITABLE * np.isin(labels, _UNSUITABLE_LABELS)[:, None])
