"""A recording that is sealed while it grows: no sample of it reaches the disk in the clear."""

from __future__ import annotations

from pathlib import Path

from labeval.audio.sounds import SEALED_SOUND, SOUND
from labeval.audio.wave_file import SoundWriter, WaveFile
from labeval.files.sealing.keys import SealKey
from labeval.files.sealing.samples import about_samples
from labeval.files.sealing.writing import SealedWriter

PIECES_A_SECOND = 20
"""As many as blocks come from a microphone, so that none of them waits for the next."""


def new_sound(folder: Path, sealing: SealKey | None, *, rate: int, channels: int) -> SoundWriter:
    """The file for the sound of a new recording.

    Args:
        folder: of the recording.
        sealing: key of a protected study; None for one that is not.

    Raises:
        FileExistsError, OSError: as for :class:`WaveFile`.
    """
    if sealing is None:
        return WaveFile(folder / SOUND, rate=rate, channels=channels)
    return SealedWave(folder / SEALED_SOUND, sealing, rate=rate, channels=channels)


class SealedWave(SoundWriter):
    """Writes 16-bit samples to a new sealed file, in pieces of 50 ms; whole ones are in it at once.

    Args:
        path: does not exist yet.
        key: that it is sealed with.
        rate: frames a second.
        channels: samples a frame, interleaved.

    Raises:
        FileExistsError: there is such a file; a recording is never written over.
        OSError: the file cannot be written.
    """

    def __init__(self, path: Path, key: SealKey, *, rate: int, channels: int) -> None:
        super().__init__(rate=rate, channels=channels)
        piece_bytes = max(1, rate // PIECES_A_SECOND) * self._frame_bytes
        about = about_samples(rate, channels)
        self._writer = SealedWriter(path, key, about, piece_bytes=piece_bytes)

    def sync(self) -> None:
        self._writer.sync()

    def close(self) -> None:
        """Write what is left as the last piece, sync and close."""
        self._writer.close()

    def _append(self, samples: bytes) -> None:
        self._count(samples)  # also what the disk refuses: it is written with what follows
        self._writer.write(samples)
