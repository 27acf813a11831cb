"""A WAV file that can be read at any moment while it grows, also after the process was killed.

Its header always has the length that is on disk.
"""

from __future__ import annotations

import hashlib
import os
from abc import abstractmethod
from pathlib import Path

from labeval.files.closing import Closing
from labeval.files.unbuffered import sync_under_name, write_at
from labeval.files.wave_header import BYTES_A_SAMPLE, HEADER_BYTES, WaveLayout


def private(path: str, flags: int) -> int:
    """Opens a new file that only its owner may read, for ``open(..., opener=private)``."""
    return os.open(path, flags, 0o600)


class SoundWriter(Closing):
    """Writes the 16-bit samples of a recording to a new file.

    Args:
        rate: frames a second.
        channels: samples a frame, interleaved.
    """

    def __init__(self, *, rate: int, channels: int) -> None:
        self.frames = 0
        """Frames given so far."""
        self.rate = rate
        """Frames a second."""
        self._frame_bytes = channels * BYTES_A_SAMPLE
        self._hash = hashlib.sha256()

    @property
    def sha256(self) -> str:
        """Hash of all samples given so far; what else is in the file is left out."""
        return self._hash.hexdigest()

    def write(self, samples: bytes) -> None:
        """Append whole frames.

        Raises:
            ValueError: not a whole number of frames.
            OSError: the disk is full or gone; what was written before stays readable.
        """
        if len(samples) % self._frame_bytes:
            raise ValueError("samples must be whole frames")
        self._append(samples)

    @abstractmethod
    def sync(self) -> None:
        """Flush what is written to disk, under its name.

        Raises:
            OSError: it is not, or another file has its name, so that what is written would be lost.
        """

    @abstractmethod
    def _append(self, samples: bytes) -> None:
        """Write whole frames, and count them."""

    def _count(self, samples: bytes) -> None:
        self.frames += len(samples) // self._frame_bytes
        self._hash.update(samples)


class WaveFile(SoundWriter):
    """Writes 16-bit samples to a new file, which are in it, and in its header, after each call.

    Args:
        path: does not exist yet.
        rate: frames a second.
        channels: samples a frame, interleaved.

    Raises:
        FileExistsError: there is such a file; a recording is never written over.
        OSError: the file cannot be written.
    """

    def __init__(self, path: Path, *, rate: int, channels: int) -> None:
        super().__init__(rate=rate, channels=channels)
        self._channels = channels
        self._path = path
        self._file = open(path, "xb", buffering=0, opener=private)  # noqa: SIM115
        self._file.write(self._header(0))

    def sync(self) -> None:
        sync_under_name(self._file, self._path)

    def close(self) -> None:
        """Sync and close."""
        if not self._file.closed:
            try:
                self.sync()
            finally:
                self._file.close()

    def _append(self, samples: bytes) -> None:
        # Where it fails, a part of a frame may follow the counted ones; the next one goes over it.
        write_at(self._file, samples, HEADER_BYTES + self.frames * self._frame_bytes)
        write_at(self._file, self._header(self.frames + len(samples) // self._frame_bytes), 0)
        self._count(samples)

    def _header(self, frames: int) -> bytes:
        return WaveLayout(self.rate, self._channels, frames).header
