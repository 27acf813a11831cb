"""Following the sound of a recording while it grows."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from labeval.audio.sounds import samples_of, sound_in

if TYPE_CHECKING:
    import numpy as np


class GrowingSound:
    """Reads a recording's file as another process writes it; it never delays the writer.

    Args:
        folder: of the recording; the sound may not be there yet.
        from_start: begin with what is there already, and not with what comes.
    """

    def __init__(self, folder: Path, *, from_start: bool = True) -> None:
        self._folder = folder
        self._from_start = from_start
        self.rate = 0
        """Frames a second; 0 until there is a file."""
        self.read = 0
        """The frame that :meth:`more` gives next."""

    def more(self, most_s: float = 60.0) -> np.ndarray | None:
        """Frames that came since the last call; None if there are none.

        Args:
            most_s: at most so many seconds of it; the rest comes with the next call.

        Returns:
            16-bit frames of shape (frames, channels).

        Raises:
            OSError: it cannot be read.
        """
        samples = samples_of(sound_in(self._folder))
        if samples is None:
            return None
        with samples:
            layout = samples.layout
            if not layout.frames:
                return None
            if not self.rate:
                self.rate = layout.rate
                self.read = 0 if self._from_start else layout.frames
            frames = min(layout.frames - self.read, round(most_s * layout.rate))
            if frames <= 0:
                return None
            found = samples.frames(self.read, frames)
        self.read += len(found)
        return found
