"""Trains the learned witness on labelled crops, and writes it as an ONNX file: `make train-pieces`.

It requires torch and onnx, which no other part of this project needs. The same crops, seed and library versions give
the same network on the same kind of machine.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper
from torch import Tensor, nn

from referee.photo.house_patches import network_inputs
from tools.photos.crops import CALM, CHECK, TRAINING

SEED = 25
DARKEST = 10.0
CONTEXT = 36


class Witness(nn.Module):
    """The network: convolutions over nine channels, and two dense layers that also get the context."""

    def __init__(self) -> None:
        super().__init__()
        sizes = [(9, 16, 5, 2), (16, 32, 3, 2), (32, 40, 3, 1), (40, 56, 3, 2)]
        parts: list[nn.Module] = []
        for inputs, outputs, kernel, stride in sizes:
            parts += [nn.Conv2d(inputs, outputs, kernel, stride, kernel // 2, bias=False), nn.BatchNorm2d(outputs)]
            parts += [nn.ReLU()]
        parts += [nn.Conv2d(56, 16, 1), nn.ReLU()]
        self.layers = nn.Sequential(*parts)
        self.hidden = nn.Linear(16 * 25 + CONTEXT, 48)
        self.out = nn.Linear(48, 9)

    def forward(self, channels: Tensor, context: Tensor) -> Tensor:
        """Return four class logits and then five colour logits, as [crop, 9]."""
        shape = self.layers(channels).flatten(1)
        dropped = nn.functional.dropout(torch.cat([shape, context], 1), 0.1, self.training)
        return self.out(torch.relu(self.hidden(dropped)))


def load_pictures(folder: Path, low: int, high: int) -> list[dict[str, np.ndarray]]:
    """Return the arrays of the pictures whose seeds are at least `low` and below `high`."""
    paths = sorted(path for path in folder.glob("*.npz") if low <= int(path.stem) < high)
    return [dict(np.load(path)) for path in paths]


class Crops:
    """All crops in memory, with the usual looks of each picture."""

    def __init__(self, pictures: list[dict[str, np.ndarray]]) -> None:
        self.crops = torch.from_numpy(np.concatenate([one["crops"] for one in pictures]).transpose(0, 3, 1, 2).copy())
        self.looks = torch.from_numpy(np.stack([one["looks"] for one in pictures]).transpose(0, 1, 4, 2, 3).copy())
        self.picture = torch.cat([torch.full((len(one["crops"]),), n) for n, one in enumerate(pictures)])
        self.labels = torch.from_numpy(np.concatenate([one["labels"] for one in pictures]))
        self.classes = torch.from_numpy(np.concatenate([one["classes"] for one in pictures]))
        self.colours = torch.from_numpy(np.concatenate([one["colours"] for one in pictures]))

    def batch(self, rows: Tensor, rng: torch.Generator) -> tuple[Tensor, Tensor]:
        """Return the inputs for these crops with random changes.

        Exposure and colour cast change the crop and the look together. The other changes apply only to the crop.
        """
        count = len(rows)
        looks = self.looks[self.picture[rows]].float()
        usual = looks[torch.arange(count), self.labels[rows]]
        means = looks.mean((3, 4))
        here = self.crops[rows].float()

        def normal(*shape: int) -> Tensor:
            return torch.randn(*shape, generator=rng)

        def uniform(*shape: int) -> Tensor:
            return torch.rand(*shape, generator=rng)

        gain = torch.exp(0.2 * normal(count, 1, 1, 1) + 0.07 * normal(count, 3, 1, 1))
        light = torch.exp(0.16 * normal(count, 1, 1, 1) + 0.03 * normal(count, 3, 1, 1))
        line = torch.linspace(-1, 1, here.shape[-1])
        light = light * (1 + 0.12 * normal(count, 1, 1, 1) * line + 0.12 * normal(count, 1, 1, 1) * line[:, None])
        veiled = (uniform(count, 1, 1, 1) < 0.25).float() * 110 * uniform(count, 1, 1, 1)
        here = here * gain * light
        here = here * (1 - veiled / 300) + veiled
        blurred = nn.functional.avg_pool2d(here, 3, 1, 1, count_include_pad=False)
        share = (uniform(count, 1, 1, 1) < 0.3).float() * uniform(count, 1, 1, 1)
        here = here + share * (blurred - here)
        here = here + 6 * uniform(count, 1, 1, 1) * normal(*here.shape)
        here, usual = here.clamp(0, 255), (usual * gain).clamp(0, 255)
        means = (means * gain[:, None, :, 0, 0]).clamp(0, 255)
        ratio = torch.log((here + DARKEST) / (usual + DARKEST))
        channels = torch.cat([here / 128 - 1, usual / 128 - 1, ratio], 1)
        flipped = uniform(count) < 0.5
        channels = torch.where(flipped[:, None, None, None], channels.flip(3), channels)
        one_hot = nn.functional.one_hot(self.labels[rows], means.shape[1]).float()
        return channels, torch.cat([one_hot, means.flatten(1) / 128], 1)


def read_onnx(path: Path) -> Witness:
    """Return a network that `write_onnx` wrote. Its batch norms only add the biases of the convolutions."""
    tensors = onnx.load(path).graph.initializer
    weights = {tensor.name: torch.from_numpy(numpy_helper.to_array(tensor).copy()) for tensor in tensors}
    net = Witness()
    layers = list(net.layers)
    with torch.no_grad():
        for number, layer in enumerate(layers):
            if isinstance(layer, nn.Conv2d):
                layer.weight.copy_(weights[f"kernel{number}"])
                after = layers[number + 1]
                shift = after.bias if isinstance(after, nn.BatchNorm2d) else layer.bias
                shift.copy_(weights[f"bias{number}"])
            if isinstance(layer, nn.BatchNorm2d):
                layer.running_var.fill_(1 - layer.eps)
        for name, dense in (("hidden", net.hidden), ("logits", net.out)):
            dense.weight.copy_(weights[f"{name}_weight"])
            dense.bias.copy_(weights[f"{name}_bias"])
    return net


def train(crops: Crops, minutes: float, epochs: int, start: Path | None = None) -> Witness:
    """Train for this number of epochs, but no longer than this many minutes. `start` has the first weights."""
    torch.manual_seed(SEED)
    rng = torch.Generator().manual_seed(SEED)
    net = read_onnx(start) if start else Witness()
    fastest = 1.5e-3 if start else 4e-3
    for layer in net.layers if start else ():
        if isinstance(layer, nn.BatchNorm2d):
            layer.eval()
    print(sum(part.numel() for part in net.parameters()), "parameters,", len(crops.crops), "crops", flush=True)
    taken, empty = (torch.nonzero(crops.classes > 0)[:, 0], torch.nonzero(crops.classes == 0)[:, 0])
    size = 192
    per_epoch = (len(taken) + len(empty) // 2) // size
    steps = epochs * per_epoch
    optimizer = torch.optim.AdamW(net.parameters(), lr=2e-3, weight_decay=2e-4)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, fastest, total_steps=steps, pct_start=0.15)
    began = time.monotonic()
    for epoch in range(epochs):
        # Half of the empty hexes are enough. The weights of `calibrate` correct for their smaller share.
        some = empty[torch.randperm(len(empty), generator=rng)[: len(empty) // 2]]
        both = torch.cat([taken, some])
        order = both[torch.randperm(len(both), generator=rng)]
        total = 0.0
        for number in range(per_epoch):
            rows = order[number * size : (number + 1) * size]
            logits = net(*crops.batch(rows, rng))
            classes, colours = crops.classes[rows], crops.colours[rows]
            loss = nn.functional.cross_entropy(logits[:, :4], classes)
            owned = colours >= 0
            loss = loss + 0.5 * nn.functional.cross_entropy(logits[owned, 4:], colours[owned])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            total += float(loss.detach())
        print(f"epoch {epoch}: loss {total / per_epoch:.4f}, {time.monotonic() - began:.0f} s", flush=True)
        if time.monotonic() - began > 60 * minutes:
            print("stopped by the clock: these weights cannot be made again to the bit", flush=True)
            break
    net.eval()
    return net


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
            helper.make_tensor_value_info("channels", TensorProto.FLOAT, ["count", 9, 40, 40]),
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
            inputs = network_inputs(one["crops"], one["looks"], one["labels"])
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
    parser.add_argument("--pictures", type=int, help="train only on the first so many, and on none with many walls")
    parser.add_argument("--start", type=Path, help="go on from the weights in this file")
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--threads", type=int, default=1)
    wanted = parser.parse_args()
    torch.set_num_threads(wanted.threads)
    last = TRAINING + wanted.pictures if wanted.pictures else CHECK
    net = train(Crops(load_pictures(wanted.crops, TRAINING, last)), wanted.minutes, wanted.epochs, wanted.start)
    write_onnx(net, wanted.target)
    for name, low, high in (("busy", CHECK, CALM), ("calm", CALM, CALM + CHECK)):
        print(name, json.dumps(figures(*evaluate(net, load_pictures(wanted.crops, low, high)))))


if __name__ == "__main__":
    main()
