"""Trains the neural networks that recognise pieces, and writes them as ONNX files: `make train-pieces`.

It requires torch and onnx, which no other part of this project needs. The same crops, seed and library versions give
the same networks on the same kind of machine.
"""

import argparse
import json
import time
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor, nn

from referee.photo.house_patches import DARKEST, SIDE, SPREAD_SCALE, network_inputs, usual_spreads
from referee.photo.observations import COLOURS
from referee.photo.second_look import LOGIT_SCALE, MAX_LOGIT, PieceLooks, second_inputs
from tools.photos.crops import CALM, CHECK, HARD, SECOND, TRAINING, WALLED
from tools.photos.networks import Network, first_network, second_network, write_onnx

SEED = 25
BATCH = 192
DIFFICULT, RAREST = 0.1, 0.2
"""Each pass uses all crops whose last loss was at least DIFFICULT, and at least the share RAREST of the others."""
MARGIN: Final = 3
"""The maximum shift of a crop, in pixels."""
Inputs = tuple[Tensor, Tensor]


class Noise:
    """Normally distributed noise, drawn once, because drawing it takes longer than all other random changes."""

    def __init__(self) -> None:
        self._noise = torch.randn(4 * BATCH * 3 * SIDE * SIDE, generator=torch.Generator().manual_seed(SEED))

    def like(self, crops: Tensor, rng: torch.Generator) -> Tensor:
        """Return noise for these crops."""
        first = int(torch.randint(len(self._noise) - crops.numel(), (1,), generator=rng))
        return self._noise[first : first + crops.numel()].view_as(crops)


class Changes:
    """How much individual crops are changed at random: their light, veils, blur and noise."""

    def __init__(self, *, light: tuple[float, float, float], veiled: float, soft: float, noise: float) -> None:
        """Set the spreads of light, tint and slope, the shares of veiled and soft crops, and the amount of noise."""
        self.light, self.veiled, self.soft, self.noise = light, veiled, soft, noise

    def apply(self, here: Tensor, gain: Tensor, rng: torch.Generator, noise: Noise) -> Tensor:
        """Apply random changes and `gain`, the light of each crop's picture, and return the changed crops."""
        count = len(here)
        light, tint, slope = self.light

        def normal(*shape: int) -> Tensor:
            return torch.randn(*shape, generator=rng)

        def uniform(*shape: int) -> Tensor:
            return torch.rand(*shape, generator=rng)

        lamp = torch.exp(light * normal(count, 1, 1, 1) + tint * normal(count, 3, 1, 1))
        line = torch.linspace(-1, 1, SIDE)
        fall = 1 + slope * normal(count, 1, 1, 1) * line + slope * normal(count, 1, 1, 1) * line[:, None]
        veil = (uniform(count, 1, 1, 1) < self.veiled).float() * 110 * uniform(count, 1, 1, 1)
        here = here * (gain * lamp * (1 - veil / 300)) * fall + veil
        softened = torch.nonzero(uniform(count) < self.soft)[:, 0]
        soft = here[softened]
        blurred = nn.functional.avg_pool2d(soft, 5, 1, 2, count_include_pad=False)
        here[softened] = soft + uniform(len(soft), 1, 1, 1) * (blurred - soft)
        drawn = noise.like(here, rng)
        return (here + self.noise * uniform(count, 1, 1, 1) * drawn).clamp(0, 255)


FIRST_CHANGES: Final = Changes(light=(0.16, 0.03, 0.12), veiled=0.25, soft=0.3, noise=8)
SECOND_CHANGES: Final = Changes(light=(0.06, 0.015, 0.05), veiled=0.1, soft=0.2, noise=5)
"""Weaker changes, because one of the inputs is the output of the first network for the unchanged crop."""


class Crops:
    """The crops of several pictures, in memory, with everything that the first network learns from."""

    changes = FIRST_CHANGES

    def __init__(self, count: int) -> None:
        """Reserve memory for this number of crops."""
        self.crops = torch.empty((count, 3, SIDE, SIDE), dtype=torch.uint8)
        self.looks: Tensor = torch.empty((0, 9, 3, SIDE, SIDE), dtype=torch.uint8)
        self.means: Tensor = torch.empty((0, 9, 3))
        self.spreads: Tensor = torch.empty((0, 9, SIDE, SIDE))
        self.picture, self.labels, self.classes, self.colours = torch.empty((4, 0), dtype=torch.int64)
        self.noise = Noise()
        self.losses = torch.empty(0)
        """The loss of each crop when it was last used; DIFFICULT if it has not been used yet."""

    def add(self, one: dict[str, np.ndarray]) -> None:
        """Add the crops of one picture."""
        first, count = len(self.labels), len(one["crops"])
        self.crops[first : first + count] = torch.from_numpy(one["crops"]).permute(0, 3, 1, 2)
        self.picture = torch.cat([self.picture, torch.full((count,), len(self.looks))])
        self.looks = torch.cat([self.looks, torch.from_numpy(one["looks"]).permute(0, 3, 1, 2)[None]])
        self.means = torch.cat([self.means, self.looks[-1:].float().mean((3, 4))])
        self.spreads = torch.cat([self.spreads, torch.from_numpy(one["spreads"])[None]])
        self.labels = torch.cat([self.labels, torch.from_numpy(one["labels"])])
        self.classes = torch.cat([self.classes, torch.from_numpy(one["classes"])])
        self.colours = torch.cat([self.colours, torch.from_numpy(one["colours"])])
        self.losses = torch.cat([self.losses, torch.full((count,), DIFFICULT)])

    def batch(self, rows: Tensor, rng: torch.Generator) -> Inputs:
        """Return the network's inputs for these crops, with random changes.

        Exposure, colour cast and flips change the crop and the usual look together. The other changes apply only to
        the crop. Crops are shifted, because neither the pose nor the print is ever exact. For speed, all crops of a
        batch get the same shift and the same flip.
        """

        def normal(*shape: int) -> Tensor:
            return torch.randn(*shape, generator=rng)

        right, down = (int(move) for move in (MARGIN + 1.6 * normal(2)).round().clamp(0, 2 * MARGIN))
        padded = nn.functional.pad(self.crops[rows].float(), (MARGIN,) * 4, mode="replicate")
        here = padded[..., down : down + SIDE, right : right + SIDE]
        gain = torch.exp(0.2 * normal(len(rows), 1, 1, 1) + 0.07 * normal(len(rows), 3, 1, 1))
        channels, context = self.inputs(rows, self.changes.apply(here, gain, rng, self.noise), gain)
        return channels.flip(3) if torch.rand(1, generator=rng) < 0.5 else channels, context

    def inputs(self, rows: Tensor, here: Tensor, gain: Tensor) -> Inputs:
        """Return the inputs for the changed crops `here`. `gain` is the light of each crop's picture."""
        pictures, labels = self.picture[rows], self.labels[rows]
        usual = (self.looks[pictures, labels].float() * gain).clamp(0, 255)
        means = (self.means[pictures] * gain[:, None, :, 0, 0]).clamp(0, 255)
        ratio = torch.log((here + DARKEST) / (usual + DARKEST))
        spread = SPREAD_SCALE * self.spreads[pictures, labels][:, None]
        channels = torch.cat([here / 128 - 1, usual / 128 - 1, ratio, spread], 1)
        one_hot = nn.functional.one_hot(labels, means.shape[1]).float()
        return channels, torch.cat([one_hot, means.flatten(1) / 128], 1)


class SecondCrops(Crops):
    """The crops for the second network, with the looks of certain pieces and the output of the first network."""

    changes = SECOND_CHANGES

    def __init__(self, count: int) -> None:
        """Reserve memory for this number of crops."""
        super().__init__(count)
        self.logits = torch.empty((0, 9))
        self.paints: Tensor = torch.empty((0, len(COLOURS), 3))
        self.known: Tensor = torch.empty((0, len(COLOURS)))
        self.shading: Tensor = torch.empty((0, SIDE, SIDE))

    def add(self, one: dict[str, np.ndarray]) -> None:
        """Add the crops of one picture."""
        super().add(one)
        self.logits = torch.cat([self.logits, torch.from_numpy(one["logits"]).float()])
        self.paints = torch.cat([self.paints, torch.from_numpy(one["paints"])[None]])
        self.known = torch.cat([self.known, torch.from_numpy(one["known"]).float()[None]])
        self.shading = torch.cat([self.shading, torch.from_numpy(one["shading"])[None]])

    def inputs(self, rows: Tensor, here: Tensor, gain: Tensor) -> Inputs:
        """Return the inputs for the changed crops `here`. `gain` is the light of each crop's picture."""
        channels, context = super().inputs(rows, here, gain)
        pictures, logits = self.picture[rows], self.logits[rows]
        paints = (self.paints[pictures] * gain[:, None, :, 0, 0]).clamp(0, 255)
        owners, each = logits[:, 4:].argmax(1), torch.arange(len(rows))
        ratio = torch.log((here + DARKEST) / (paints[each, owners][:, :, None, None] + DARKEST))
        ratio = ratio * self.known[pictures][each, owners][:, None, None, None]
        before = logits.clamp(-MAX_LOGIT, MAX_LOGIT) / LOGIT_SCALE
        facts = [context, paints.flatten(1) / 128, self.known[pictures], before]
        return torch.cat([channels, self.shading[pictures][:, None], ratio], 1), torch.cat(facts, 1)


class Plan:
    """How a network is trained."""

    def __init__(self, *, rounds: int, steps: int, first: int, growth: int, rate: float) -> None:
        """Create a plan.

        `steps` is the number of batches in a round, `first` the number of pictures in the first round, `growth` how
        many pictures each later round adds, and `rate` the maximum learning rate.
        """
        self.rounds, self.steps, self.first, self.growth, self.rate = rounds, steps, first, growth, rate


FIRST_PLAN: Final = Plan(rounds=40, steps=250, first=320, growth=24, rate=4e-3)
SECOND_PLAN: Final = Plan(rounds=60, steps=110, first=320, growth=7, rate=3e-3)


def train(net: Network, crops: Crops, pictures: Iterator[dict[str, np.ndarray]], plan: Plan) -> None:
    """Train the network on these pictures. Early rounds may use only some of them, so that training starts sooner."""
    rng = torch.Generator().manual_seed(SEED)
    net.to(memory_format=torch.channels_last)
    print(sum(part.numel() for part in net.parameters()), "parameters", flush=True)
    optimizer = torch.optim.AdamW(net.parameters(), lr=2e-3, weight_decay=2e-4)
    schedule = torch.optim.lr_scheduler.OneCycleLR(
        optimizer, plan.rate, total_steps=plan.rounds * plan.steps, pct_start=0.15, anneal_strategy="linear"
    )
    began = time.monotonic()
    for number in range(plan.rounds):
        for one in islice(pictures, plan.growth if number else plan.first):
            crops.add(one)
        total = 0.0
        for rows, weights in _batches(crops, plan.steps, rng):
            channels, context = crops.batch(rows, rng)
            with torch.autocast("cpu", torch.bfloat16):
                logits = net(channels.to(memory_format=torch.channels_last), context)
            losses = _losses(logits.float(), crops.classes[rows], crops.colours[rows])
            crops.losses[rows] = losses.detach()
            loss = (weights * losses).sum() / weights.sum()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            total += float(loss.detach())
        print(f"round {number}: loss {total / plan.steps:.4f}, {time.monotonic() - began:.0f} s", flush=True)
    net.eval()


def _losses(logits: Tensor, classes: Tensor, colours: Tensor) -> Tensor:
    """Return the loss of each crop. A wrong class counts twice as much as a wrong colour."""
    losses = nn.functional.cross_entropy(logits[:, :4], classes, reduction="none")
    return losses + 0.5 * nn.functional.cross_entropy(logits[:, 4:], colours, ignore_index=-1, reduction="none")


def _batches(crops: Crops, steps: int, rng: torch.Generator) -> Iterator[tuple[Tensor, Tensor]]:
    """Yield the row numbers and the weights of each batch of one round.

    Most crops are easy and teach the network little, so each pass skips many of them. In return, the easy crops that
    it uses have larger weights.
    """
    left = torch.empty(0, dtype=torch.int64)
    shares = torch.empty(0)
    for _ in range(steps):
        if len(left) < BATCH:
            shares = (crops.losses / DIFFICULT).clamp(RAREST, 1)
            some = torch.nonzero(torch.rand(len(shares), generator=rng) < shares)[:, 0]
            left = some[torch.randperm(len(some), generator=rng)]
        rows, left = left[:BATCH], left[BATCH:]
        yield rows, 1 / shares[rows]


def load_picture(path: Path) -> dict[str, np.ndarray]:
    """Return the arrays of one picture, with the spreads of its terrains."""
    arrays = dict(np.load(path))
    if "spreads" not in arrays:
        arrays["spreads"] = usual_spreads(arrays["crops"], arrays["looks"], arrays["labels"])
    return arrays


def load_pictures(folder: Path, low: int, high: int) -> Iterator[dict[str, np.ndarray]]:
    """Yield the arrays of the pictures whose seeds are at least `low` and below `high`."""
    return (load_picture(path) for path in sorted(folder.glob("*.npz")) if low <= int(path.stem) < high)


def training_paths(folder: Path, count: int, offset: int = 0) -> list[Path]:
    """Return the files of the first `count` pictures for training. `offset` is added to each of their seeds.

    A quarter of the pictures have many walls, and a quarter have camouflage.
    """
    kinds = ((TRAINING, WALLED, HARD), (TRAINING,))
    seeds = [first + offset + at for at in range(count) for first in kinds[at % 2]]
    return [folder / f"{seed}.npz" for seed in seeds[:count]]


def _first_inputs(one: dict[str, np.ndarray]) -> tuple[np.ndarray, np.ndarray]:
    return network_inputs(one["crops"], one["looks"], one["spreads"], one["labels"])


def _second_inputs(one: dict[str, np.ndarray]) -> tuple[np.ndarray, np.ndarray]:
    pieces = PieceLooks(one["paints"], one["known"], one["shading"])
    return second_inputs(one["crops"], one["looks"], one["spreads"], one["labels"], one["logits"], pieces)


def evaluate(
    net: Network,
    pictures: Iterator[dict[str, np.ndarray]],
    inputs_of: Callable[[dict[str, np.ndarray]], tuple[np.ndarray, np.ndarray]],
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Return the logits of all crops, their classes and their colours."""
    logits, classes, colours = [], [], []
    with torch.no_grad():
        for one in pictures:
            logits.append(net(*map(torch.from_numpy, inputs_of(one))).numpy())
            classes.append(one["classes"])
            colours.append(one["colours"])
    return np.concatenate(logits), np.concatenate(classes), np.concatenate(colours)


def figures(logits: np.ndarray, classes: np.ndarray, colours: np.ndarray) -> dict[str, Any]:
    """Return measures of how well the logits predict pieces, walls and colours."""
    best = logits[:, :4].argmax(1)
    taken, read = classes > 0, best > 0
    true = int((taken & read).sum())
    owned = colours >= 0
    return {
        "crops": len(classes),
        "F1 of presence": round(2 * true / max(1, int(taken.sum() + read.sum())), 4),
        "walls found": round(float((best[classes == 2] == 2).mean()), 3) if (classes == 2).any() else None,
        "walls invented": int(((best == 2) & (classes != 2)).sum()),
        "colours": round(float((logits[owned, 4:].argmax(1) == colours[owned]).mean()), 4),
    }


def main() -> None:
    """Train and write one of the two networks, and print its results on pictures that it was not trained on."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("crops", type=Path)
    parser.add_argument("target", type=Path)
    parser.add_argument("--second", action="store_true", help="train the second network")
    parser.add_argument("--pictures", type=int, default=1150)
    parser.add_argument("--threads", type=int, default=2)
    wanted = parser.parse_args()
    torch.set_num_threads(wanted.threads)
    torch.manual_seed(SEED)
    offset = SECOND if wanted.second else 0
    paths = training_paths(wanted.crops, wanted.pictures, offset)
    net, plan = (second_network(), SECOND_PLAN) if wanted.second else (first_network(), FIRST_PLAN)
    crops = (SecondCrops if wanted.second else Crops)(400 * len(paths))
    train(net, crops, map(load_picture, paths), plan)
    write_onnx(net, wanted.target, SIDE)
    for name, first in (("busy", CHECK), ("calm", CALM)):
        held = load_pictures(wanted.crops, first + offset, first + offset + CALM - CHECK - SECOND)
        print(name, json.dumps(figures(*evaluate(net, held, _second_inputs if wanted.second else _first_inputs))))


if __name__ == "__main__":
    main()
