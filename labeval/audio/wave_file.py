"""A WAV file that can be read at any moment while it grows, also after the process was killed.

Its header always has the length that is on disk. Beyond 4 GiB it becomes RF64, whose place is
kept from the start (EBU Tech 3306, section 5: a JUNK chunk that turns into ds64).
"""

from __future__ import annotations

import errno
import hashlib
import os
import struct
from dataclasses import dataclass
from pathlib import Path

from labeval.files.closing import Closing

_HEADER = struct.Struct("<4sI4s4sI28s4sIHHIIHH4sI")
HEADER_BYTES = _HEADER.size
_BYTES_A_SAMPLE = 2
_PCM = 1
_FULL = 0xFFFFFFFF


@dataclass(frozen=True, slots=True)
class WaveLayout:
    """Header of a file of :class:`WaveFile`; samples begin at ``HEADER_BYTES``."""

    rate: int
    channels: int
    frames: int

    @property
    def frame_bytes(self) -> int:
        """Of one frame."""
        return self.channels * _BYTES_A_SAMPLE


def layout_of(path: Path) -> WaveLayout | None:
    """Read the header of a file of :class:`WaveFile`; None where it is none."""
    try:
        with path.open("rb") as file:
            found = _HEADER.unpack(file.read(HEADER_BYTES))
    except (OSError, struct.error):
        return None
    (magic, _, wave, _, _, sizes, *_, channels, rate, _, frame_bytes, _, data, data_bytes) = found
    if magic not in (b"RIFF", b"RF64") or (wave, data) != (b"WAVE", b"data"):
        return None
    if not rate or not channels or frame_bytes != channels * _BYTES_A_SAMPLE:
        return None
    if magic == b"RF64":
        data_bytes = struct.unpack("<QQQI", sizes)[1]
    return WaveLayout(rate, channels, int(data_bytes // frame_bytes))


def frames_in(path: Path) -> int:
    """Number of frames in a file of :class:`WaveFile`; 0 where it is none."""
    layout = layout_of(path)
    return layout.frames if layout is not None else 0


def private(path: str, flags: int) -> int:
    """Opens a new file that only its owner may read, for ``open(..., opener=private)``."""
    return os.open(path, flags, 0o600)


class WaveFile(Closing):
    """Writes 16-bit samples to a new file.

    Args:
        path: does not exist yet.
        rate: frames a second.
        channels: samples a frame, interleaved.

    Raises:
        FileExistsError: there is such a file; a recording is never written over.
        OSError: the file cannot be written.
    """

    def __init__(self, path: Path, *, rate: int, channels: int) -> None:
        self.frames = 0
        """Frames written so far."""
        self.rate = rate
        """Frames a second."""
        self._channels = channels
        self._frame_bytes = channels * _BYTES_A_SAMPLE
        self._path = path
        self._hash = hashlib.sha256()
        self._file = open(path, "xb", buffering=0, opener=private)  # noqa: SIM115
        self._file.write(self._header())

    @property
    def sha256(self) -> str:
        """Of all samples written so far; the header, which changes, is left out."""
        return self._hash.hexdigest()

    def write(self, samples: bytes) -> None:
        """Append whole frames; when it returns they are in the file, and counted in its header.

        Raises:
            ValueError: not a whole number of frames.
            OSError: the disk is full or gone; what was written before stays readable.
        """
        if len(samples) % self._frame_bytes:
            raise ValueError("samples must be whole frames")
        start = HEADER_BYTES + self.frames * self._frame_bytes
        try:
            self._put(samples, start)
            self.frames += len(samples) // self._frame_bytes
            self._put(self._header(), 0)
            self._hash.update(samples)
        except OSError:
            # A part of a frame may follow the counted ones; the next write goes over it.
            self.frames = (start - HEADER_BYTES) // self._frame_bytes
            raise

    def sync(self) -> None:
        """Flush all of it to disk, under its name.

        Raises:
            OSError: it is not, or another file has its name, so that what is written would be lost.
        """
        os.fsync(self._file.fileno())
        mine, there = os.fstat(self._file.fileno()), self._path.stat()
        if (mine.st_dev, mine.st_ino) != (there.st_dev, there.st_ino):
            raise OSError(errno.ENOENT, os.strerror(errno.ENOENT), str(self._path))

    def close(self) -> None:
        """Sync and close."""
        if not self._file.closed:
            try:
                self.sync()
            finally:
                self._file.close()

    def _put(self, data: bytes, at: int) -> None:
        self._file.seek(at)
        left = memoryview(data)
        while left:
            left = left[self._file.write(left) :]

    def _header(self) -> bytes:
        data = self.frames * self._frame_bytes
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
            self._channels,
            self.rate,
            self.rate * self._frame_bytes,
            self._frame_bytes,
            8 * _BYTES_A_SAMPLE,
            b"data",
            _FULL if large else data,
        )
