"""Check that a recording's sound is complete, and still the sound that was recorded."""

from __future__ import annotations

import hashlib
from enum import StrEnum
from pathlib import Path

from labeval.audio.recording import SOUND, NoRecording, read_recording
from labeval.audio.wave_file import HEADER_BYTES, layout_of

_CHUNK = 1 << 20
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
    sound = folder / SOUND
    layout = layout_of(sound)
    if layout is None:
        return Wholeness.MISSING
    there = (sound.stat().st_size - HEADER_BYTES) // layout.frame_bytes
    frames = min(layout.frames, there)
    slack = 0 if known.ended else _UNSYNCED_S * known.rate
    least = max(known.known_frames, layout.frames) if known.ended else known.known_frames
    if frames < 1 or frames + slack < least:
        return Wholeness.SHORT
    wanted = known.sha256 if known.silenced else recorded or known.sha256
    if not wanted:
        return Wholeness.LIKELY
    return Wholeness.WHOLE if hash_of_samples(sound) == wanted else Wholeness.ALTERED


def hash_of_samples(sound: Path) -> str:
    """SHA-256 of everything behind the header, as far as the header says it reaches."""
    layout = layout_of(sound)
    found = hashlib.sha256()
    left = layout.frames * layout.frame_bytes if layout is not None else 0
    with sound.open("rb") as file:
        file.seek(HEADER_BYTES)
        while left and (chunk := file.read(min(left, _CHUNK))):
            found.update(chunk)
            left -= len(chunk)
    return found.hexdigest()
