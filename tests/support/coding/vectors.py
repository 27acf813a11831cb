"""Vectors of texts that are made here."""

from __future__ import annotations

import numpy as np


def on_sphere(given: np.ndarray) -> np.ndarray:
    return (given / np.linalg.norm(given, axis=1, keepdims=True)).astype(np.float32)


def normal(n: int, middle: int, seed: int, noise: float = 0.15) -> np.ndarray:
    """Vectors around one axis."""
    given = np.random.default_rng(seed).normal(0, noise, (n, 12))
    given[:, middle] += 1
    return on_sphere(given)
