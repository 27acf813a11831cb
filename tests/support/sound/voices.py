"""A model of voices whose weights are written down: it compares the loudness of bands of sound.

It goes through the real network. Two voices of espeak-ng that differ as much as a man's and a
woman's are well apart, which is enough for tests; how well people are told apart is measured with
trained weights in the benchmarks.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from labeval.transcription.speakers.voice_model import NAMES
from labeval.transcription.speakers.voice_models import add_voice_model

_BANDS = 40
_OPEN, _LASTING, _GAIN = 10.0, 4.0, (50.0, 0.02, 0.02)


def write_band_voices(path: Path) -> Path:
    """Write the weights as a file of arrays."""
    arrays = {name: np.zeros(shape, np.float32) for name, shape in NAMES.items()}
    bands = np.arange(_BANDS)
    for layer, gain in enumerate(_GAIN):
        biases = arrays[f"lstm.bias_ih_l{layer}"]
        biases[:256] = biases[768:] = _OPEN  # what comes in, and what goes out
        biases[256:512] = _LASTING
        arrays[f"lstm.weight_ih_l{layer}"][512 + bands, bands] = gain
    differing = np.eye(_BANDS, dtype=np.float32) - 1 / _BANDS
    arrays["linear.weight"][:_BANDS, :_BANDS] = differing
    arrays["linear.weight"][_BANDS : 2 * _BANDS, :_BANDS] = -differing
    np.savez(path, **arrays)
    return path


def add_band_voices(folder: Path, scratch: Path) -> Path:
    """Add the model to a folder of models; the file with its arrays."""
    return add_voice_model(write_band_voices(scratch / "bands.npz"), folder).arrays
