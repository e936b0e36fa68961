"""What stands on each hex: the colours of the pieces against the colours of the hex's own terrain."""

from collections.abc import Mapping
from typing import Final

import cv2
import numpy as np

from referee.photo import histogram
from referee.photo.chances import HARD
from referee.photo.kinds import COLOURS, SPECIAL, WALL, Bools, Floats, Help, Ints, Singles
from referee.photo.paints import NAMES, Paints, adapt, fit_paints, from_examples
from referee.photo.patches import SCALE, Patches

_BODY: Final = 0.2
"""The radius of the disc that a house covers from wherever it is seen."""
_BAR: Final = 0.13
"""The same for a wall, which is long and narrow."""
_SLIP: Final = 0.14
_CLIP: Final = 4.0
_OUTLINE: Final = 0.47
"""How far from the middle of a hex the outline of a piece may reach."""
_SPECK: Final = 12
"""Fewer pixels have no outline."""
_PALE: Final = 0.3
"""What looks more like white or grey than this is looked at for its shape."""
_WHITE: Final = NAMES.index("white")
_WALL: Final = NAMES.index(WALL)
_FEW_WALLS: Final = -1.5
"""Walls are rarer than pieces, and a bright wall looks like a white piece in the shade: the log of how much rarer."""
_RAREST: Final = -4.0
"""The log share of a colour of which nothing was found."""
_MAYBE: Final = -0.5
"""What scores less than this is empty ground."""
_LOOSE: Final = (2.0, 1.5, 1.2)
"""How far from its paint a piece may be in each round of adapting."""


def piece_scores(patches: Patches, labels: Ints, unread: Bools, help_: Help, *, walls: bool) -> Floats:
    """[2, hex, colour]: the mean log-ratio of a colour against the terrain where a piece would stand, and below.

    `walls` says whether this board can have stone walls.
    """
    kinds = labels.reshape(-1)
    ground, body = histogram.bins(patches.ground), histogram.bins(patches.body)
    usable = (kinds != SPECIAL) & ~unread.reshape(-1)
    playing = _playing(help_, walls=walls)
    core = patches.away < 0.15
    colours = np.median(patches.body[:, core], axis=1).astype(np.float64)
    terrain = _terrain_logs(ground, kinds, usable, np.zeros(400), patches)
    odd = _oddness(terrain, body, kinds, core)
    weights = np.where(usable, np.clip((odd + 0.3) / 1.2, 0, 1), 0)
    rarity = playing + np.array([_FEW_WALLS if name == WALL else 0.0 for name in NAMES])
    paints, found = _fitted(colours, weights, _near_white(patches, usable), rarity)
    paints = from_examples(paints, _examples(help_, colours))
    terrain = _terrain_logs(ground, kinds, usable, 1 - weights, patches)
    scores = _scores(terrain, (ground, body), kinds, paints, patches) + playing
    if playing[_WHITE] == 0:
        paints, pale = _whiter(paints, scores[0], colours, rarity + found, usable)
        if not walls:
            terrain = _terrain_logs(ground, kinds, usable, 1 - np.maximum(weights, pale), patches)
        scores = _scores(terrain, (ground, body), kinds, paints, patches) + playing
    scores[:, ~usable] = -9
    return scores


def _fitted(colours: Floats, weights: Floats, bright: float, rarity: Floats) -> tuple[Paints, Floats]:
    """The paints under this picture's light, and the log share of each colour among the odd hexes."""
    paints = fit_paints(colours[weights > 0], weights[weights > 0], bright, rarity)
    found = np.zeros(len(NAMES))
    for loose in _LOOSE:
        shares = _relative(paints, colours, rarity + found, loose) * weights[:, None]
        paints = adapt(paints, colours, shares)
        # What is rare among the sure pieces is rare among the doubtful ones.
        counts = shares.sum(0) + 1
        found = np.maximum(np.log(counts / counts.max()), _RAREST)
    return paints, found


def _whiter(paints: Paints, scores: Floats, colours: Floats, playing: Floats, usable: Bools) -> tuple[Paints, Bools]:
    """The white paint as it looks in this picture, and the hexes that may hold a white piece.

    White pieces on a pale print hardly look odd. Until they are found, they make the ground look white.
    """
    sure = np.where(usable, np.clip(scores.max(1), 0, 1), 0)
    shares = _relative(paints, colours, playing, _LOOSE[-1]) * sure[:, None]
    pale = usable & (scores.argmax(1) == _WHITE) & (scores.max(1) > _MAYBE)
    return adapt(paints, colours, shares * (np.arange(len(NAMES)) == _WHITE)), pale


def _relative(paints: Paints, colours: Floats, playing: Floats, loose: float) -> Floats:
    """[hex, colour]: which paint each odd colour is, if it is any."""
    logs = paints.log_density(colours, loose) + playing
    return np.asarray(np.exp(logs - np.logaddexp(np.logaddexp.reduce(logs, axis=1), -6.0)[:, None]))


def _playing(help_: Help, *, walls: bool) -> Floats:
    """0 for colours in the game, a large loss for others."""
    loss = np.zeros(len(NAMES))
    if help_.colours is not None:
        loss[[number for number, name in enumerate(COLOURS) if name not in help_.colours]] = -20
    if not walls:
        loss[-1] = -20
    return loss


def _examples(help_: Help, colours: Floats) -> Mapping[str, Floats]:
    return {name: colours[20 * row + column] for name, (row, column) in help_.examples.items() if name in NAMES}


def _near_white(patches: Patches, usable: Bools) -> float:
    """The log lightness of a bright thing on this board, as a first idea of the exposure."""
    light = patches.body[usable][..., 0]
    return float(np.percentile(light, 99)) - 0.1 if light.size else -0.5


def _terrain_logs(ground: Ints, kinds: Ints, usable: Bools, free: Floats, patches: Patches) -> Floats:
    """[label, bin]: log shares of colours per terrain, from rims of hexes and from hexes that are thought free."""
    disc = patches.away < 0.42
    found = np.full((SPECIAL + 1, histogram.SIZE), np.log(histogram.UNIFORM))
    shares = np.zeros((SPECIAL + 1, histogram.SIZE))
    for label in np.unique(kinds[usable]):
        here = usable & (kinds == label)
        weight = np.where(free[here] > 0.5, free[here], 0)[:, None] * np.ones(int(disc.sum()))
        inner = histogram.shares(ground[here][:, disc], weight)
        plain = patches.plain[here] if patches.plain[here].sum() > 2 else np.ones(int(here.sum()), np.bool_)
        outer = histogram.shares(ground[here], (patches.rim[here] & plain[:, None, None]).astype(np.float64))
        trust = float(weight.sum()) / (float(weight.sum()) + 3 * int(disc.sum()))
        shares[label] = trust * inner + (1 - trust) * outer
    common = shares.sum(0) / max(1e-9, float(shares.sum()))
    for label in np.unique(kinds[usable]):
        found[label] = np.log(0.9 * shares[label] + 0.07 * common + 0.03 * histogram.UNIFORM)
    return found


def _oddness(terrain: Floats, body: Ints, kinds: Ints, core: Bools) -> Floats:
    """How little the terrain explains the core of each hex, in nats per pixel against a uniform colour."""
    return np.asarray(np.log(histogram.UNIFORM) + 4.0 - terrain[kinds[:, None], body[:, core]].mean(1))


def _scores(terrain: Floats, bins: tuple[Ints, Ints], kinds: Ints, paints: Paints, patches: Patches) -> Floats:
    """[2, hex, colour]: the best mean log-ratio over a disc that may lie a little aside, and that of the rim."""
    ground, body = bins
    volume = float(np.prod(histogram.STEP))
    table = paints.log_density(histogram.colours_of_bins()) + np.log(volume)
    table = np.logaddexp(table, np.log(histogram.UNIFORM) - 2.0)
    here = terrain[kinds[:, None, None], body]
    near = patches.away <= _SLIP
    scores = np.empty((2, len(kinds), len(NAMES)))
    below = terrain[kinds[:, None, None], ground]
    size_of_rim = np.maximum(1, patches.rim.sum((1, 2)))
    pale = np.full(body.shape, -_CLIP, np.float32)
    for number in range(len(NAMES)):
        ratio = np.clip(table[:, number][body] - here, -_CLIP, _CLIP).astype(np.float32)
        if number in (_WHITE, _WALL):
            pale = np.maximum(pale, ratio)
        disc = _disc(_BAR if NAMES[number] == WALL else _BODY)
        for at in range(len(kinds)):
            scores[0, at, number] = cv2.filter2D(ratio[at], -1, disc)[near].max()
        rim = np.clip(table[:, number][ground] - below, -_CLIP, _CLIP)
        scores[1, :, number] = (rim * patches.rim).sum((1, 2)) / size_of_rim
    # No wall was ever seen on water or a mountain, and ships are as long as walls.
    walled = (scores[0][:, [_WHITE, _WALL]].max(1) > _PALE) & ~np.isin(kinds, HARD)
    for pale_one in np.nonzero(walled)[0]:
        scores[0, pale_one] = _by_shape(scores[0, pale_one], long_and_narrow(pale[pale_one] > 0))
    return scores


def _by_shape(scores: Floats, long: float) -> Floats:
    """The scores of a pale piece corrected by its outline: a lamp makes grey white, but no bar a house."""
    told = scores.copy()
    if long > 0:
        told[_WHITE] -= long
        told[_WALL] += max(0.0, scores[_WHITE] - scores[_WALL]) * min(1.0, long / 2)
    else:
        told[_WALL] += long
    return told


def long_and_narrow(pale: Bools) -> float:
    """Whether the pale part in the middle of a patch is a bar (up to 3) or as wide as it is long (down to -3)."""
    line = np.arange(len(pale)) / SCALE
    line -= line.mean()
    x, y = np.meshgrid(line, line)
    _, parts = cv2.connectedComponents((pale & (np.hypot(x, y) < _OUTLINE)).astype(np.uint8))
    middle = parts[np.hypot(x, y) < _BODY / 2]
    if not (middle > 0).any():
        return 0.0
    part = parts == np.bincount(middle[middle > 0]).argmax()
    if part.sum() < _SPECK:
        return 0.0
    narrow, wide = np.sqrt(np.maximum(np.linalg.eigvalsh(np.cov(x[part], y[part])), 1e-6))
    return float(np.clip(4 * (wide / narrow - 1.55) + 12 * (0.43 - narrow * 12**0.5), -3, 3))


def _disc(radius: float) -> Singles:
    """A round window of this many hexes that averages."""
    size = 2 * round(radius * SCALE) + 1
    disc = np.asarray(cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (size, size)), np.float32)
    return disc / np.float32(disc.sum())
