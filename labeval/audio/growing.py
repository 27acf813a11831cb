"""Following the sound of a recording while it grows."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from labeval.audio.wave_file import HEADER_BYTES, layout_of

if TYPE_CHECKING:
    import numpy as np


class GrowingSound:
    """Reads a recording's file as another process writes it; it never delays the writer.

    Args:
        path: of the sound; it may not be there yet.
        from_start: begin with what is there already, and not with what comes.
    """

    def __init__(self, path: Path, *, from_start: bool = True) -> None:
        self._path = path
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
        import numpy as np

        layout = layout_of(self._path)
        if layout is None or not layout.frames:
            return None
        if not self.rate:
            self.rate = layout.rate
            self.read = 0 if self._from_start else layout.frames
        frames = min(layout.frames - self.read, round(most_s * layout.rate))
        if frames <= 0:
            return None
        with self._path.open("rb") as file:
            file.seek(HEADER_BYTES + self.read * layout.frame_bytes)
            data = file.read(frames * layout.frame_bytes)
        self.read += len(data) // layout.frame_bytes
        return np.frombuffer(data, dtype="<i2").reshape(-1, layout.channels)
