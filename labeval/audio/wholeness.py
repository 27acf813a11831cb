"""Check that a recording's sound is complete, and still the sound that was recorded."""

from __future__ import annotations

import hashlib
from enum import StrEnum
from pathlib import Path

from labeval.audio.recording import NoRecording, read_recording
from labeval.audio.sounds import Samples, samples_of

_FRAMES_AT_ONCE = 1 << 19
_UNSYNCED_S = 2
"""Seconds at the end that may be missing after a power failure, although the log lists them."""


class Wholeness(StrEnum):
    """State of a sound file."""

    WHOLE = "whole"  # it has the hash that was kept at the end of the recording
    LIKELY = "likely"  # as long as it has to be; no hash was kept
    MISSING = "missing"  # there is no sound, or no log, or the file is none of ours
    SHORT = "short"  # shorter than was recorded
    ALTERED = "altered"  # another sound than was recorded

    @property
    def usable(self) -> bool:
        """True if nothing speaks against using the sound."""
        return self in (Wholeness.WHOLE, Wholeness.LIKELY)


def wholeness_of(folder: Path, recorded: str = "") -> Wholeness:
    """Check the sound in a recording's folder.

    Args:
        recorded: SHA-256 of the samples as the session's events have it; empty where they have
            none. It counts unless the log says that parts were silenced since.

    Raises:
        OSError: it cannot be read.
    """
    try:
        known = read_recording(folder)
    except (NoRecording, KeyError, TypeError, ValueError):
        return Wholeness.MISSING
    samples = samples_of(known.sound)
    if samples is None:
        return Wholeness.MISSING
    with samples:
        frames = min(samples.layout.frames, samples.there)
        slack = 0 if known.ended else _UNSYNCED_S * known.rate
        least = (
            max(known.known_frames, samples.layout.frames) if known.ended else known.known_frames
        )
        if frames < 1 or frames + slack < least or (known.ended and samples.is_cut):
            return Wholeness.SHORT
        wanted = known.sha256 if known.silenced else recorded or known.sha256
        # What is sealed is read even where no hash was kept: its pieces show what was altered.
        found = _hash_of(samples) if wanted or samples.shows_damage else ""
        if samples.is_damaged or (wanted and found != wanted):
            return Wholeness.ALTERED
    return Wholeness.WHOLE if wanted else Wholeness.LIKELY


def hash_of_samples(sound: Path) -> str:
    """SHA-256 of all samples, as far as the header says it reaches."""
    samples = samples_of(sound)
    if samples is None:
        return hashlib.sha256().hexdigest()
    with samples:
        return _hash_of(samples)


def _hash_of(samples: Samples) -> str:
    found = hashlib.sha256()
    for first in range(0, samples.layout.frames, _FRAMES_AT_ONCE):
        data = samples.read(first, _FRAMES_AT_ONCE)
        if not data:
            break
        found.update(data)
    return found.hexdigest()
