"""The one place that opens the sound of recordings to read it, sealed or not."""

from __future__ import annotations

import os
from abc import abstractmethod
from pathlib import Path
from typing import TYPE_CHECKING

from labeval.files.closing import Closing
from labeval.files.sealing.pieces import SEALED, SealBroken
from labeval.files.sealing.reading import SealedReader, is_sealed
from labeval.files.sealing.samples import layout_about
from labeval.files.wave_header import HEADER_BYTES, WaveLayout, layout_in

if TYPE_CHECKING:
    import numpy as np

SOUND = "sound.wav"
SEALED_SOUND = SOUND + SEALED


def sound_in(folder: Path) -> Path:
    """The file with the sound of a recording, by the folder; it need not be there."""
    sealed = folder / SEALED_SOUND
    return sealed if sealed.exists() else folder / SOUND


class Samples(Closing):
    """The samples of a recording that this program made.

    Args:
        layout: of the whole sound.
    """

    def __init__(self, layout: WaveLayout) -> None:
        self.layout = layout

    shows_damage = False
    """True if :attr:`is_damaged` is known once all was read."""

    @property
    @abstractmethod
    def there(self) -> int:
        """Number of frames in the file, whatever its header has."""

    @property
    def is_damaged(self) -> bool:
        """True if a part of what was read so far is not what was written."""
        return False

    @property
    def is_cut(self) -> bool:
        """True if the file itself shows that its end is missing."""
        return False

    @abstractmethod
    def read(self, first: int, count: int) -> bytes:
        """So many frames from one on; fewer at the end. What is damaged is silent.

        Raises:
            OSError: the file cannot be read.
        """

    def frames(self, first: int, count: int) -> np.ndarray:
        """The same of shape (frames, channels), int16."""
        import numpy as np

        return np.frombuffer(self.read(first, count), "<i2").reshape(-1, self.layout.channels)


class _WaveSamples(Samples):
    def __init__(self, path: Path, layout: WaveLayout) -> None:
        super().__init__(layout)
        self._file = path.open("rb")

    @property
    def there(self) -> int:
        size = os.fstat(self._file.fileno()).st_size
        return max(0, size - HEADER_BYTES) // self.layout.frame_bytes

    def read(self, first: int, count: int) -> bytes:
        frame = self.layout.frame_bytes
        count = max(0, min(count, self.layout.frames - first))
        self._file.seek(HEADER_BYTES + first * frame)
        data = self._file.read(count * frame)
        return data[: len(data) // frame * frame]

    def close(self) -> None:
        self._file.close()


class _SealedSamples(Samples):
    shows_damage = True

    def __init__(self, reader: SealedReader, layout: WaveLayout) -> None:
        super().__init__(layout)
        self._reader = reader

    @property
    def there(self) -> int:
        return self.layout.frames

    @property
    def is_damaged(self) -> bool:
        return bool(self._reader.damaged or self._reader.unopened)

    @property
    def is_cut(self) -> bool:
        return not self._reader.ended

    def read(self, first: int, count: int) -> bytes:
        frame = self.layout.frame_bytes
        count = max(0, min(count, self.layout.frames - first))
        return self._reader.read_at(first * frame, count * frame)

    def close(self) -> None:
        self._reader.close()


def samples_of(path: Path) -> Samples | None:
    """The samples of a recording that this program made; None where a file is none, or damaged
    as a whole.

    Raises:
        SealLocked: it is sealed, and its key is not here.
    """
    try:
        if is_sealed(path):
            return _sealed_samples(path)
        with path.open("rb") as file:
            layout = layout_in(file.read(HEADER_BYTES))
        return _WaveSamples(path, layout) if layout is not None else None
    except (OSError, SealBroken):
        return None


def _sealed_samples(path: Path) -> Samples | None:
    reader = SealedReader(path)
    layout = layout_about(reader)
    if layout is None:
        reader.close()
        return None
    return _SealedSamples(reader, layout)


def layout_of(path: Path) -> WaveLayout | None:
    """Rate, channels and length of a recording that this program made; None where it is none.

    Raises:
        SealLocked: as for :func:`samples_of`.
    """
    samples = samples_of(path)
    if samples is None:
        return None
    with samples:
        return samples.layout


def frames_in(path: Path) -> int:
    """Number of frames in such a file; 0 where it is none."""
    layout = layout_of(path)
    return layout.frames if layout is not None else 0
