"""Defines the two neural networks that recognise pieces, and writes them as ONNX files. Requires torch and onnx."""

from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper
from torch import Tensor, nn

OUTPUTS = 9
"""Four class logits and then five colour logits."""


def _convolution(inputs: int, outputs: int, stride: int) -> list[nn.Module]:
    return [nn.Conv2d(inputs, outputs, 3, stride, 1, bias=False), nn.BatchNorm2d(outputs), nn.ReLU()]


class Block(nn.Module):
    """Two convolutions whose result is added to their input."""

    def __init__(self, channels: int) -> None:
        super().__init__()
        first, second = _convolution(channels, channels, 1), _convolution(channels, channels, 1)
        self.layers = nn.Sequential(*first, *second[:-1])

    def forward(self, given: Tensor) -> Tensor:
        """Return the sum, without negative parts."""
        return torch.relu(given + self.layers(given))


class Network(nn.Module):
    """Convolutions, and then two dense layers. The first dense layer also gets the context."""

    def __init__(self, layers: list[nn.Module], sizes: tuple[int, int, int]) -> None:
        """Use these layers. `sizes` holds the sizes of their flattened output, the context and the hidden layer."""
        super().__init__()
        self.layers = nn.Sequential(*layers)
        self.hidden = nn.Linear(sizes[0] + sizes[1], sizes[2])
        self.out = nn.Linear(sizes[2], OUTPUTS)

    def forward(self, channels: Tensor, context: Tensor) -> Tensor:
        """Return the logits of each crop."""
        shape = self.layers(channels).flatten(1)
        dropped = nn.functional.dropout(torch.cat([shape, context], 1), 0.1, self.training)
        return self.out(torch.relu(self.hidden(dropped)))


def first_network() -> Network:
    """Return an untrained network for the first look, at every hex."""
    parts: list[nn.Module] = []
    for inputs, outputs, stride in ((10, 20, 2), (20, 32, 2), (32, 48, 1), (48, 64, 2), (64, 80, 1), (80, 96, 2)):
        parts += _convolution(inputs, outputs, stride)
    return Network([*parts, nn.Conv2d(96, 24, 1), nn.ReLU()], (24 * 16, 36, 80))


def second_network() -> Network:
    """Return an untrained network for the second look, at a few hexes.

    For each crop, it does almost three times as much work as the first network.
    """
    return Network(
        [
            *_convolution(14, 32, 2), *_convolution(32, 32, 1), *_convolution(32, 48, 2), Block(48),
            *_convolution(48, 64, 2), Block(64), *_convolution(64, 88, 2), nn.Conv2d(88, 24, 1), nn.ReLU(),
        ],
        (24 * 16, 65, 96),
    )  # fmt: skip


class _Graph:
    """An ONNX graph that grows layer by layer. Weights have half precision, which changes no output noticeably."""

    def __init__(self) -> None:
        self.nodes: list[onnx.NodeProto] = []
        self.weights: list[onnx.TensorProto] = []

    def add(self, kind: str, inputs: list[str], **attributes: object) -> str:
        """Add a node, and return the name of its output."""
        name = f"{kind.lower()}{len(self.nodes)}"
        self.nodes.append(helper.make_node(kind, inputs, [name], **attributes))
        return name

    def constant(self, value: Tensor) -> str:
        """Add a weight, and return its name."""
        name = f"weight{len(self.weights)}"
        self.weights.append(numpy_helper.from_array(value.detach().numpy().astype(np.float16), name))
        return name

    def convolve(self, last: str, layer: nn.Conv2d, after: nn.Module | None) -> str:
        """Add a convolution. If `after` is a batch normalization, fold that into the weights."""
        kernel, bias = layer.weight, layer.bias
        if isinstance(after, nn.BatchNorm2d):
            factor = after.weight / torch.sqrt(after.running_var + after.eps)
            kernel, bias = kernel * factor[:, None, None, None], after.bias - after.running_mean * factor
        size, stride = layer.kernel_size[0], layer.stride[0]
        inputs = [last, self.constant(kernel), self.constant(bias)]
        return self.add("Conv", inputs, kernel_shape=[size] * 2, strides=[stride] * 2, pads=[size // 2] * 4)

    def run(self, last: str, layers: list[nn.Module]) -> str:
        """Add these layers, and return the name of their output."""
        for number, layer in enumerate(layers):
            if isinstance(layer, nn.Conv2d):
                last = self.convolve(last, layer, layers[number + 1] if number + 1 < len(layers) else None)
            elif isinstance(layer, nn.ReLU):
                last = self.add("Relu", [last])
            elif isinstance(layer, Block):
                last = self.add("Relu", [self.add("Add", [last, self.run(last, list(layer.layers))])])
        return last

    def dense(self, last: str, layer: nn.Linear) -> str:
        """Add a dense layer."""
        return self.add("Gemm", [last, self.constant(layer.weight), self.constant(layer.bias)], transB=1)


def write_onnx(net: Network, path: Path, side: int) -> None:
    """Write the network, for crops with this width and height."""
    graph = _Graph()
    flat = graph.add("Flatten", [graph.run("channels", list(net.layers))])
    joined = graph.add("Concat", [flat, "context"], axis=1)
    logits = graph.dense(graph.add("Relu", [graph.dense(joined, net.hidden)]), net.out)
    first = net.layers[0]
    context = net.hidden.in_features - net.layers[-2].out_channels * (side // 16) ** 2
    made = helper.make_graph(
        graph.nodes,
        path.stem,
        [
            helper.make_tensor_value_info("channels", TensorProto.FLOAT, ["count", first.in_channels, side, side]),
            helper.make_tensor_value_info("context", TensorProto.FLOAT, ["count", context]),
        ],
        [helper.make_tensor_value_info(logits, TensorProto.FLOAT, ["count", OUTPUTS])],
        graph.weights,
    )
    model = helper.make_model(made, opset_imports=[helper.make_opsetid("", 13)], ir_version=8)
    onnx.checker.check_model(model)
    onnx.save(model, str(path))
