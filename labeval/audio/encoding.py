"""Sound as MP3, which every browser plays."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np

_BITS_A_SECOND = 48_000
_FRAMES_AT_ONCE = 1_152
"""As MP3 has them in a frame."""


def mp3_of(samples: np.ndarray, rate: int) -> bytes:
    """One channel of 16-bit samples as MP3."""
    import av
    import numpy as np

    made = io.BytesIO()
    with av.open(made, "w", format="mp3") as container:
        stream = container.add_stream("libmp3lame", rate=rate, layout="mono")
        stream.bit_rate = _BITS_A_SECOND
        for first in range(0, len(samples), _FRAMES_AT_ONCE):
            piece = np.ascontiguousarray(samples[first : first + _FRAMES_AT_ONCE][np.newaxis])
            frame = av.AudioFrame.from_ndarray(piece, format="s16p", layout="mono")
            frame.sample_rate, frame.pts = rate, first
            container.mux(stream.encode(frame))
        container.mux(stream.encode(None))
    return made.getvalue()
