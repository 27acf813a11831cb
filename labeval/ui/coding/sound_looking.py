"""Which file has the sound of a source, and a look through it in the background."""

from __future__ import annotations

import threading
from pathlib import Path

from labeval.audio.decoding import NotReadable
from labeval.audio.peaks import Peaks, peaks_of
from labeval.audio.recording import SOUND
from labeval.coding.rows import Source
from labeval.study.folder import StudyFolder

_NO_SOUND = frozenset({".json", ".jsonl", ".txt", ".part", ".lock"})


def sound_of(folder: StudyFolder, source: Source) -> Path | None:
    """The file with the sound of a source; None where there is none."""
    if not source.recording:
        return None
    place = folder.audio / source.recording
    if (place / SOUND).is_file():
        return place / SOUND
    if not place.is_dir():
        return None
    others = (p for p in sorted(place.iterdir()) if p.is_file() and p.suffix not in _NO_SOUND)
    return next(others, None)


class Looking:
    """Looks through a sound for how loud it is; what is found so far can be drawn."""

    def __init__(self, path: Path) -> None:
        self.peaks = Peaks()
        self._thread = threading.Thread(
            target=_fill, args=(path, self.peaks), name="labeval peaks", daemon=True
        )
        self._thread.start()

    @property
    def is_over(self) -> bool:
        """Whether nothing more will be found."""
        return not self._thread.is_alive()

    def wait(self) -> None:
        """Wait for its end; nothing has the file open then."""
        self._thread.join()


def _fill(path: Path, peaks: Peaks) -> None:
    try:
        for part in peaks_of(path):
            peaks.add(part)
    except (NotReadable, OSError, ValueError):
        return  # what could be read is drawn
