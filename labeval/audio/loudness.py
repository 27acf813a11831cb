"""The level of the sound that is being recorded in a study folder, by what is on disk."""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path

from labeval.audio.sounds import samples_of, sound_in
from labeval.files.refusal import FileRefused

_NEW_S = 3.0
"""A sound that was written to since is being recorded."""
_WINDOW_S = 1.0
_FULL = 32768


def level_now(audio: Path, now: float | None = None) -> float | None:
    """The highest peak of the last second, 0 to 1; None where nothing is being recorded.

    Args:
        audio: the folder of all recordings.
        now: seconds since 1970; the present when left out.
    """
    with suppress(OSError, FileRefused):  # gone meanwhile, or sealed and without its key
        folders = [place for place in audio.iterdir() if place.is_dir()]
        newest = max(folders, key=lambda place: place.stat().st_mtime_ns, default=None)
        if newest is None:
            return None
        sound = sound_in(newest)
        if (time.time() if now is None else now) - sound.stat().st_mtime >= _NEW_S:
            return None
        return _peak(sound)
    return None


def _peak(sound: Path) -> float | None:
    samples = samples_of(sound)
    if samples is None:
        return None
    with samples:
        frames, wanted = samples.layout.frames, round(samples.layout.rate * _WINDOW_S)
        found = samples.frames(max(0, frames - wanted), wanted)
    return float(abs(found.astype("i4")).max()) / _FULL if len(found) else None
