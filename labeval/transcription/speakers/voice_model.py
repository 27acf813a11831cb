"""The sound of a voice as a vector: a network of three recurrent layers, in numpy.

The network is that of generalized end-to-end loss (Wan et al., 2018): windows of a mel spectrogram
go through three LSTM layers, and the last state of the third becomes a vector of length one. The
vectors of one voice point into nearly the same direction.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from labeval.transcription.sound import RATE

Floats = npt.NDArray[np.float32]

WINDOW_S = 1.6
"""Length of a window on which the network was trained."""
_HOP = 160
"""Frames of sound from one column of a spectrogram to the next: 10 ms."""
_WIDTH = 400
"""Frames of sound in a column: 25 ms."""
_MELS = 40
_LAYERS = 3
_AT_ONCE = 64
"""Windows that go through the network together."""
_LOUDNESS = 10 ** (-30 / 20)
"""Root mean square that windows are brought to: 30 dB below full scale."""
_QUIETEST = 1e-5


class VoiceNetwork:
    """The network with its weights.

    Args:
        arrays: see :data:`NAMES`.

    Raises:
        ValueError: an array is missing or has another shape.
    """

    def __init__(self, arrays: Mapping[str, npt.NDArray[Any]]) -> None:
        for name, shape in NAMES.items():
            if name not in arrays or arrays[name].shape != shape:
                raise ValueError(name)
        self._arrays = {name: np.asarray(arrays[name], dtype=np.float32) for name in NAMES}

    @classmethod
    def read(cls, path: Path) -> VoiceNetwork:
        """The network from a file of arrays.

        Raises:
            ValueError, OSError: it is none.
        """
        with np.load(path, allow_pickle=False) as arrays:
            return cls({name: arrays[name] for name in arrays.files})

    def vectors(self, sound: Floats, windows: Sequence[tuple[int, int]]) -> Floats:
        """A vector of length one for each window.

        Args:
            sound: (frames,) at the recogniser's rate, from -1 to 1.
            windows: first frame and the one after the last; those of one length are faster.

        Returns:
            Shape (windows, 256).
        """
        found = np.zeros((len(windows), 256), np.float32)
        by_length: dict[int, list[int]] = {}
        for n, (first, end) in enumerate(windows):
            by_length.setdefault(end - first, []).append(n)
        for numbers in by_length.values():
            for first in range(0, len(numbers), _AT_ONCE):
                some = numbers[first : first + _AT_ONCE]
                cut = np.stack([sound[windows[n][0] : windows[n][1]] for n in some])
                found[some] = self._through(_mel(_evened(cut)))
        return found

    def _through(self, columns: Floats) -> Floats:
        """(windows, columns, 40) to (windows, 256)."""
        sequence = columns.transpose(1, 0, 2)
        for layer in range(_LAYERS):
            sequence = self._layer(sequence, layer)
        last = sequence[-1] @ self._arrays["linear.weight"].T + self._arrays["linear.bias"]
        last = np.maximum(last, 0)
        return np.asarray(last / np.maximum(np.linalg.norm(last, axis=1, keepdims=True), 1e-9))

    def _layer(self, sequence: Floats, layer: int) -> Floats:
        """States of one LSTM layer, (columns, windows, 256)."""
        of = {kind: self._arrays[f"lstm.{kind}_l{layer}"] for kind in _KINDS}
        given = sequence @ of["weight_ih"].T + (of["bias_ih"] + of["bias_hh"])
        back = np.ascontiguousarray(of["weight_hh"].T)
        state = np.zeros((sequence.shape[1], 256), np.float32)
        cell = np.zeros_like(state)
        found = np.empty((len(sequence), *state.shape), np.float32)
        for n, row in enumerate(given):
            gates = row + state @ back
            let_in, kept, new, out = np.split(gates, 4, axis=1)
            cell = _sigmoid(kept) * cell + _sigmoid(let_in) * np.tanh(new)
            state = _sigmoid(out) * np.tanh(cell)
            found[n] = state
        return found


_KINDS = ("weight_ih", "weight_hh", "bias_ih", "bias_hh")
NAMES: Mapping[str, tuple[int, ...]] = {
    **{
        f"lstm.{kind}_l{n}": shape
        for n in range(_LAYERS)
        for kind, shape in zip(
            _KINDS, ((1024, _MELS if n == 0 else 256), (1024, 256), (1024,), (1024,)), strict=True
        )
    },
    "linear.weight": (256, 256),
    "linear.bias": (256,),
}
"""The arrays of a network with their shapes, named as PyTorch names them."""


def _sigmoid(values: Floats) -> Floats:
    return np.asarray(0.5 * np.tanh(0.5 * values) + 0.5)


def _evened(cut: Floats) -> Floats:
    """Windows of the loudness on which the network was trained."""
    loud = np.sqrt((cut**2).mean(axis=1, keepdims=True))
    return np.asarray(cut * (_LOUDNESS / np.maximum(loud, _QUIETEST)), dtype=np.float32)


def _mel(cut: Floats) -> Floats:
    """Power in 40 bands of the mel scale, (windows, columns, 40)."""
    around = np.pad(cut, ((0, 0), (_WIDTH // 2, _WIDTH // 2)))
    count = cut.shape[1] // _HOP + 1
    seen = np.lib.stride_tricks.sliding_window_view(around, _WIDTH, axis=1)[:, ::_HOP][:, :count]
    power = np.abs(np.fft.rfft(seen * _hann(), axis=2)) ** 2
    return np.asarray(power @ _bands(), dtype=np.float32)


@cache
def _hann() -> Floats:
    turn = 2 * np.pi * np.arange(_WIDTH) / _WIDTH
    return np.asarray(0.5 - 0.5 * np.cos(turn), dtype=np.float32)


@cache
def _bands() -> Floats:
    """Triangles of equal area on the mel scale of Slaney (1998), (201, 40)."""
    edges = _hertz(np.linspace(0.0, _slaney(RATE / 2), _MELS + 2))
    at = np.fft.rfftfreq(_WIDTH, 1 / RATE)[:, None]
    low, middle, high = edges[:-2], edges[1:-1], edges[2:]
    rising, falling = (at - low) / (middle - low), (high - at) / (high - middle)
    triangles = np.maximum(0.0, np.minimum(rising, falling))
    return np.asarray(triangles * 2.0 / (high - low), dtype=np.float32)


_LINEAR = 200 / 3
"""Hertz a mel up to 1 kHz; above it the scale is logarithmic."""
_KNEE = 1000 / _LINEAR
_STEP = float(np.log(6.4)) / 27


def _slaney(hertz: float) -> float:
    return _KNEE + float(np.log(hertz / 1000)) / _STEP if hertz >= 1000 else hertz / _LINEAR


def _hertz(mels: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    above = 1000 * np.exp(_STEP * (mels - _KNEE))
    return np.where(mels < _KNEE, mels * _LINEAR, above)
