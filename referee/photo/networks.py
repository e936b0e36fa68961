"""Runs the neural networks that recognise pieces, using OpenCV."""

from functools import cache
from pathlib import Path

import cv2
import numpy as np

from referee.photo.observations import Floats, Singles


def run_network(weights: Path, channels: Singles, context: Singles) -> Floats:
    """Return the logits of the network in this ONNX file, as [crop, logit]."""
    network = _load(weights)
    network.setInput(channels, "channels")
    network.setInput(context, "context")
    return np.asarray(network.forward(), np.float64).copy()


@cache
def _load(weights: Path) -> "cv2.dnn.Net":
    return cv2.dnn.readNetFromONNX(np.frombuffer(weights.read_bytes(), np.uint8))
