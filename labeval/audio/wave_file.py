"""A WAV file that can be read at any moment while it grows, also after the process was killed.

Its header always has the length that is on disk.
"""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

from labeval.files.closing import Closing
from labeval.files.unbuffered import sync_under_name, write_at
from labeval.files.wave_header import BYTES_A_SAMPLE, HEADER_BYTES, WaveLayout


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
        self._frame_bytes = channels * BYTES_A_SAMPLE
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
            write_at(self._file, samples, start)
            self.frames += len(samples) // self._frame_bytes
            write_at(self._file, self._header(), 0)
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
        sync_under_name(self._file, self._path)

    def close(self) -> None:
        """Sync and close."""
        if not self._file.closed:
            try:
                self.sync()
            finally:
                self._file.close()

    def _header(self) -> bytes:
        return WaveLayout(self.rate, self._channels, self.frames).header
