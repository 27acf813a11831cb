"""The beginning of a WAV file that grows: always of one size, and RF64 beyond 4 GiB.

The place for RF64 is kept from the start (EBU Tech 3306, section 5: a JUNK chunk that turns into
ds64).
"""

from __future__ import annotations

import struct
from dataclasses import dataclass

_HEADER = struct.Struct("<4sI4s4sI28s4sIHHIIHH4sI")
HEADER_BYTES = _HEADER.size
BYTES_A_SAMPLE = 2
_PCM = 1
_FULL = 0xFFFFFFFF


@dataclass(frozen=True, slots=True)
class WaveLayout:
    """Content of a header; samples of 16 bits begin at ``HEADER_BYTES``."""

    rate: int
    channels: int
    frames: int

    @property
    def frame_bytes(self) -> int:
        """Bytes of one frame."""
        return self.channels * BYTES_A_SAMPLE

    @property
    def header(self) -> bytes:
        """The beginning of the file."""
        data = self.frames * self.frame_bytes
        riff = HEADER_BYTES - 8 + data
        large = riff > _FULL
        sizes = struct.pack("<QQQI", riff, data, self.frames, 0) if large else bytes(28)
        return _HEADER.pack(
            b"RF64" if large else b"RIFF",
            _FULL if large else riff,
            b"WAVE",
            b"ds64" if large else b"JUNK",
            len(sizes),
            sizes,
            b"fmt ",
            16,
            _PCM,
            self.channels,
            self.rate,
            self.rate * self.frame_bytes,
            self.frame_bytes,
            8 * BYTES_A_SAMPLE,
            b"data",
            _FULL if large else data,
        )


def layout_in(start: bytes) -> WaveLayout | None:
    """Content of the first ``HEADER_BYTES`` of a file; None where they are of no such file."""
    try:
        found = _HEADER.unpack(start)
    except struct.error:
        return None
    (magic, _, wave, _, _, sizes, *_, channels, rate, _, frame_bytes, _, data, data_bytes) = found
    if magic not in (b"RIFF", b"RF64") or (wave, data) != (b"WAVE", b"data"):
        return None
    if not rate or not channels or frame_bytes != channels * BYTES_A_SAMPLE:
        return None
    if magic == b"RF64":
        data_bytes = struct.unpack("<QQQI", sizes)[1]
    return WaveLayout(rate, channels, int(data_bytes // frame_bytes))
