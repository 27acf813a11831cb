"""The sound file of a source, and its loudness, read in the background."""

from __future__ import annotations

from pathlib import Path

from labeval.audio.decoding import NotReadable
from labeval.audio.peaks import Peaks, peaks_of
from labeval.audio.sounds import sound_in
from labeval.coding.rows import Source
from labeval.files.sealing.reading import is_sealed
from labeval.store.workbook.interview_sounds import recording_of
from labeval.study.folder import StudyFolder
from labeval.ui.background import Steps

_NO_SOUND = frozenset({".json", ".jsonl", ".txt", ".part", ".lock"})


def sound_of(folder: StudyFolder, source: Source) -> Path | None:
    """The file with the sound of a source; None where there is none."""
    recording = recording_of(folder, source)
    if not recording:
        return None
    place = folder.audio / recording
    if sound_in(place).is_file():
        return sound_in(place)
    if not place.is_dir():
        return None
    others = (p for p in sorted(place.iterdir()) if p.is_file() and _may_be_sound(p))
    return next(others, None)


def _may_be_sound(path: Path) -> bool:
    plain = path.with_suffix("") if is_sealed(path) else path
    return plain.suffix not in _NO_SOUND


def read_peaks(path: Path, peaks: Peaks, steps: Steps) -> None:
    """Read the loudness of a sound; the part that was read can be drawn meanwhile."""
    try:
        for part in peaks_of(path):
            steps()
            peaks.add(part)
    except (NotReadable, OSError, ValueError):
        return  # what could be read is drawn
