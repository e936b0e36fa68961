"""Trains the learned witness on labelled crops, and writes it as an ONNX file: `make train-pieces`.

It requires torch and onnx, which no other part of this project needs. The same crops, seed and library versions give
the same network on the same kind of machine.
"""

import argparse
import json
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper
from torch import Tensor, nn

from referee.photo.house_patches import SIDE, SPREAD_SCALE, network_inputs, usual_spreads
from tools.photos.crops import CALM, CHECK, HARD, TRAINING, WALLED

SEED = 25
DARKEST = 10.0
CHANNELS = 10
CONTEXT = 36
BATCH = 192
ROUNDS, STEPS = 40, 250
"""The number of rounds, and the number of batches in a round."""
FIRST, GROWTH = 320, 24
"""The number of pictures in the first round, and how many each later round adds."""
DIFFICULT, RAREST = 0.1, 0.2
"""Each pass uses all crops whose loss was at least DIFFICULT, and at least the share RAREST of the easy ones."""


class Witness(nn.Module):
    """The network: convolutions over ten channels, and two dense layers that also get the context."""

    def __init__(self) -> None:
        super().__init__()
        sizes = [
            (CHANNELS, 20, 3, 2), (20, 32, 3, 2), (32, 48, 3, 1), (48, 64, 3, 2), (64, 80, 3, 1), (80, 96, 3, 2),
        ]  # fmt: skip
        parts: list[nn.Module] = []
        for inputs, outputs, kernel, stride in sizes:
            parts += [nn.Conv2d(inputs, outputs, kernel, stride, kernel // 2, bias=False), nn.BatchNorm2d(outputs)]
            parts += [nn.ReLU()]
        parts += [nn.Conv2d(96, 24, 1), nn.ReLU()]
        self.layers = nn.Sequential(*parts)
        self.hidden = nn.Linear(24 * 16 + CONTEXT, 80)
        self.out = nn.Linear(80, 9)

    def forward(self, channels: Tensor, context: Tensor) -> Tensor:
        """Return four class logits and then five colour logits, as [crop, 9]."""
        shape = self.layers(channels).flatten(1)
        dropped = nn.functional.dropout(torch.cat([shape, context], 1), 0.1, self.training)
        return self.out(torch.relu(self.hidden(dropped)))


def load_picture(path: Path) -> dict[str, np.ndarray]:
    """Return the arrays of one picture, with the spreads of its terrains."""
    arrays = dict(np.load(path))
    return arrays | {"spreads": usual_spreads(arrays["crops"], arrays["looks"], arrays["labels"])}


def load_pictures(folder: Path, low: int, high: int) -> list[dict[str, np.ndarray]]:
    """Return the arrays of the pictures whose seeds are at least `low` and below `high`."""
    return [load_picture(path) for path in sorted(folder.glob("*.npz")) if low <= int(path.stem) < high]


def training_paths(folder: Path, count: int) -> list[Path]:
    """Return the files of the first `count` pictures for training.

    A quarter of them have many walls, and a quarter have camouflage.
    """
    kinds = ((TRAINING, WALLED, HARD), (TRAINING,))
    seeds = [first + at for at in range(count) for first in kinds[at % 2]]
    return [folder / f"{seed}.npz" for seed in seeds[:count]]


class Crops:
    """The crops of pictures in memory, with the usual looks and the spreads of each picture."""

    def __init__(self, count: int) -> None:
        """Reserve memory for this number of pictures."""
        self.crops = torch.empty((count * 400, 3, SIDE, SIDE), dtype=torch.uint8)
        self.looks: Tensor = torch.empty((0, 9, 3, SIDE, SIDE), dtype=torch.uint8)
        self.means: Tensor = torch.empty((0, 9, 3))
        self.spreads: Tensor = torch.empty((0, 9, SIDE, SIDE))
        self.picture, self.labels, self.classes, self.colours = torch.empty((4, 0), dtype=torch.int64)
        self.noise = torch.randn(4 * BATCH * 3 * SIDE * SIDE, generator=torch.Generator().manual_seed(SEED))
        """Normal numbers, drawn once, because drawing new ones takes longer than all other random changes."""
        self.losses = torch.empty(0)
        """The loss of each crop when it was last used; DIFFICULT until then."""

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

    def batch(self, rows: Tensor, rng: torch.Generator) -> tuple[Tensor, Tensor]:
        """Return the inputs for these crops with random changes.

        Exposure and colour cast change the crop and the look together. The other changes apply only to the crop.
        """
        count = len(rows)
        pictures, labels = self.picture[rows], self.labels[rows]
        usual = self.looks[pictures, labels].float()
        means = self.means[pictures]
        here = self.crops[rows].float()

        def normal(*shape: int) -> Tensor:
            return torch.randn(*shape, generator=rng)

        def uniform(*shape: int) -> Tensor:
            return torch.rand(*shape, generator=rng)

        # Crops are shifted, because neither the pose nor the print is ever exact. For speed, all crops of a batch get
        # the same shift and, below, the same flip.
        right, down = (int(move) for move in (3 + 1.6 * normal(2)).round().clamp(0, 6))
        padded = nn.functional.pad(here, (3, 3, 3, 3), mode="replicate")
        here = padded[..., down : down + SIDE, right : right + SIDE]
        gain = torch.exp(0.2 * normal(count, 1, 1, 1) + 0.07 * normal(count, 3, 1, 1))
        light = torch.exp(0.16 * normal(count, 1, 1, 1) + 0.03 * normal(count, 3, 1, 1))
        line = torch.linspace(-1, 1, SIDE)
        slope = 1 + 0.12 * normal(count, 1, 1, 1) * line + 0.12 * normal(count, 1, 1, 1) * line[:, None]
        veiled = (uniform(count, 1, 1, 1) < 0.25).float() * 110 * uniform(count, 1, 1, 1)
        here = here * (gain * light * (1 - veiled / 300)) * slope + veiled
        softened = torch.nonzero(uniform(count) < 0.3)[:, 0]
        soft = here[softened]
        blurred = nn.functional.avg_pool2d(soft, 5, 1, 2, count_include_pad=False)
        here[softened] = soft + uniform(len(soft), 1, 1, 1) * (blurred - soft)
        first = int(torch.randint(len(self.noise) - here.numel(), (1,), generator=rng))
        here = here + 8 * uniform(count, 1, 1, 1) * self.noise[first : first + here.numel()].view_as(here)
        here, usual = here.clamp(0, 255), (usual * gain).clamp(0, 255)
        means = (means * gain[:, None, :, 0, 0]).clamp(0, 255)
        ratio = torch.log((here + DARKEST) / (usual + DARKEST))
        spread = SPREAD_SCALE * self.spreads[pictures, labels][:, None]
        channels = torch.cat([here / 128 - 1, usual / 128 - 1, ratio, spread], 1)
        channels = channels.flip(3) if uniform(1) < 0.5 else channels
        one_hot = nn.functional.one_hot(labels, means.shape[1]).float()
        return channels, torch.cat([one_hot, means.flatten(1) / 128], 1)


def train(paths: list[Path]) -> Witness:
    """Train on these pictures. The first rounds use only some of them, so training starts before all are loaded."""
    torch.manual_seed(SEED)
    rng = torch.Generator().manual_seed(SEED)
    crops = Crops(len(paths))
    net = Witness()
    net.to(memory_format=torch.channels_last)
    print(sum(part.numel() for part in net.parameters()), "parameters,", len(paths), "pictures", flush=True)
    optimizer = torch.optim.AdamW(net.parameters(), lr=2e-3, weight_decay=2e-4)
    schedule = torch.optim.lr_scheduler.OneCycleLR(
        optimizer, 4e-3, total_steps=ROUNDS * STEPS, pct_start=0.15, anneal_strategy="linear"
    )
    left = iter(paths)
    began = time.monotonic()
    for number in range(ROUNDS):
        for path in islice(left, GROWTH if number else FIRST):
            crops.add(load_picture(path))
        total = 0.0
        for rows, weights in _batches(crops, rng):
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
        print(f"round {number}: loss {total / STEPS:.4f}, {time.monotonic() - began:.0f} s", flush=True)
    net.eval()
    return net


def _losses(logits: Tensor, classes: Tensor, colours: Tensor) -> Tensor:
    """Return the loss of each crop. A wrong class counts twice as much as a wrong colour."""
    losses = nn.functional.cross_entropy(logits[:, :4], classes, reduction="none")
    return losses + 0.5 * nn.functional.cross_entropy(logits[:, 4:], colours, ignore_index=-1, reduction="none")


def _batches(crops: Crops, rng: torch.Generator) -> Iterator[tuple[Tensor, Tensor]]:
    """Yield the row numbers and the weights of each batch of one round.

    Most crops are easy and teach nothing new, so they are in few passes. Their larger weights make up for it.
    """
    left = torch.empty(0, dtype=torch.int64)
    shares = torch.empty(0)
    for _ in range(STEPS):
        if len(left) < BATCH:
            shares = (crops.losses / DIFFICULT).clamp(RAREST, 1)
            some = torch.nonzero(torch.rand(len(shares), generator=rng) < shares)[:, 0]
            left = some[torch.randperm(len(some), generator=rng)]
        rows, left = left[:BATCH], left[BATCH:]
        yield rows, 1 / shares[rows]


def write_onnx(net: Witness, path: Path) -> None:
    """Write the network as ONNX, with the batch normalizations folded into the convolutions."""
    nodes, weights, last = [], [], "channels"

    def constant(name: str, value: Tensor) -> str:
        weights.append(numpy_helper.from_array(value.detach().numpy().astype(np.float32), name))
        return name

    layers = list(net.layers)
    for number, layer in enumerate(layers):
        if not isinstance(layer, nn.Conv2d):
            continue
        kernel, bias = layer.weight, layer.bias
        after = layers[number + 1]
        if isinstance(after, nn.BatchNorm2d):
            factor = after.weight / torch.sqrt(after.running_var + after.eps)
            kernel, bias = kernel * factor[:, None, None, None], after.bias - after.running_mean * factor
        size, stride = layer.kernel_size[0], layer.stride[0]
        inputs = [last, constant(f"kernel{number}", kernel), constant(f"bias{number}", bias)]
        pads = [size // 2] * 4
        made = helper.make_node(
            "Conv", inputs, [f"conv{number}"], kernel_shape=[size] * 2, strides=[stride] * 2, pads=pads
        )
        last = f"relu{number}"
        nodes += [made, helper.make_node("Relu", [f"conv{number}"], [last])]
    nodes.append(helper.make_node("Flatten", [last], ["flat"]))
    nodes.append(helper.make_node("Concat", ["flat", "context"], ["all"], axis=1))
    for name, layer, before in (("hidden", net.hidden, "all"), ("logits", net.out, "hidden_relu")):
        inputs = [before, constant(f"{name}_weight", layer.weight), constant(f"{name}_bias", layer.bias)]
        nodes.append(helper.make_node("Gemm", inputs, [name], transB=1))
        if name == "hidden":
            nodes.append(helper.make_node("Relu", [name], ["hidden_relu"]))
    graph = helper.make_graph(
        nodes,
        "pieces",
        [
            helper.make_tensor_value_info("channels", TensorProto.FLOAT, ["count", CHANNELS, SIDE, SIDE]),
            helper.make_tensor_value_info("context", TensorProto.FLOAT, ["count", CONTEXT]),
        ],
        [helper.make_tensor_value_info("logits", TensorProto.FLOAT, ["count", 9])],
        weights,
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)], ir_version=8)
    onnx.checker.check_model(model)
    onnx.save(model, str(path))


def evaluate(net: Witness, pictures: list[dict[str, np.ndarray]]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Return the logits of all crops, their classes and their colours."""
    logits = []
    with torch.no_grad():
        for one in pictures:
            inputs = network_inputs(one["crops"], one["looks"], one["spreads"], one["labels"])
            logits.append(net(*map(torch.from_numpy, inputs)).numpy())
    classes = np.concatenate([one["classes"] for one in pictures])
    return np.concatenate(logits), classes, np.concatenate([one["colours"] for one in pictures])


def figures(logits: np.ndarray, classes: np.ndarray, colours: np.ndarray) -> dict[str, Any]:
    """Return how well the logits predict pieces, walls and colours."""
    best = logits[:, :4].argmax(1)
    taken, read = classes > 0, best > 0
    true = int((taken & read).sum())
    owned = colours >= 0
    return {
        "F1 of presence": round(2 * true / max(1, int(taken.sum() + read.sum())), 4),
        "walls found": round(float((best[classes == 2] == 2).mean()), 3) if (classes == 2).any() else None,
        "walls invented": int(((best == 2) & (classes != 2)).sum()),
        "colours": round(float((logits[owned, 4:].argmax(1) == colours[owned]).mean()), 4),
    }


def main() -> None:
    """Train and write the network, and print its results on pictures that it was not trained on."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("crops", type=Path)
    parser.add_argument("target", type=Path)
    parser.add_argument("--pictures", type=int, default=1150)
    parser.add_argument("--threads", type=int, default=2)
    wanted = parser.parse_args()
    torch.set_num_threads(wanted.threads)
    net = train(training_paths(wanted.crops, wanted.pictures))
    write_onnx(net, wanted.target)
    for name, low, high in (("busy", CHECK, CALM), ("calm", CALM, CALM + CHECK)):
        print(name, json.dumps(figures(*evaluate(net, load_pictures(wanted.crops, low, high)))))


if __name__ == "__main__":
    main()
