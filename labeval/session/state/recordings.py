"""The recordings of a session, and the place of their frames on the session clock.

A recording knows its frames by the computer's monotonic clock, which begins anew when the computer
does. Each event of a recording carries that clock's reading at its own session time; one such pair
is enough to go over from one to the other, since both tick alike within one run of the program.
Every run makes recordings of its own, so no pair is used for another run's frames.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from labeval.session.events.events import AUDIO, Event, Kind

MONOTONIC_MS = "monotonic_ms"
"""Key in the data of an event: the computer's monotonic clock at the event's session time."""

FRAMES = "frames"
"""Key in the data of the end of a recording: how many there are."""
SHA256 = "sha256"
"""Key in the data of the end of a recording: hash of all its samples."""

_ID = re.compile(r"[0-9A-Za-z-]+-[0-9]{2,}")


class Stop(StrEnum):
    """Ending of a recording, where that is known."""

    ENDED = "ended"  # as planned
    DIED = "died"  # its process died; another recording follows
    REFUSED = "refused"  # see Refusal


class RecordingRefusal(StrEnum):
    """Why nothing is recorded any more."""

    DISK = "disk"  # the disk takes no more
    RECORDER = "recorder"  # the recorder died again and again
    MICROPHONE = "microphone"  # there is none, or none that gives sound


def recording_id(session: str, number: int) -> str:
    """The id of a session's recording, counted from 1; also the name of its folder."""
    return f"{session}-{number:02}"


def is_recording_id(name: str, session: str = "") -> bool:
    """Return whether a text can be the id of a recording, of this session where one is named."""
    return _ID.fullmatch(name) is not None and (not session or name.rpartition("-")[0] == session)


class FrameTimes(Protocol):
    """Turns frames of a recording into ms of the computer's monotonic clock, and back."""

    def at_ms(self, frame: float) -> float: ...
    def frame_at(self, at_ms: float) -> int: ...


@dataclass(frozen=True, slots=True)
class Tie:
    """A moment on both clocks, in ms."""

    session_ms: float
    monotonic_ms: float

    def session_ms_of_frame(self, frames: FrameTimes, frame: float) -> float:
        """When on the session clock a frame was recorded."""
        return frames.at_ms(frame) - self.monotonic_ms + self.session_ms

    def frame_at(self, frames: FrameTimes, session_ms: float) -> int:
        """The frame that was recorded at a session time; in a gap the first one after it."""
        return frames.frame_at(session_ms - self.session_ms + self.monotonic_ms)


def tie_of(event: Event) -> Tie | None:
    """The two clocks at an event of a recording; None where the event has none."""
    recorded = event.data.get(MONOTONIC_MS)
    is_number = isinstance(recorded, int | float) and not isinstance(recorded, bool)
    if event.kind not in AUDIO or not is_number or not math.isfinite(float(recorded or 0)):
        return None
    return Tie(event.at_ms, float(recorded or 0))


@dataclass(slots=True)
class RecordedSound:
    """One recording by the events of its session."""

    id: str
    part: str
    """``think_aloud``, ``interview`` or ``both``."""
    device: str
    started_ms: int
    """Session clock."""
    started: str
    """UTC."""
    tie: Tie | None
    stop: str = ""
    """See :class:`Stop`; empty where it still runs or was interrupted."""
    lost: int = 0
    """Number of times the microphone gave nothing any more."""
    overflows: int = 0
    pauses: int = 0


def recordings_of(events: Iterable[Event]) -> list[RecordedSound]:
    """The recordings of a session in the order in which they began."""
    found: dict[str, RecordedSound] = {}
    for event in events:
        if event.kind not in AUDIO:
            continue
        if event.kind == Kind.AUDIO_STARTED:
            device = str(event.data.get("device", ""))
            times = (event.at_ms, event.utc, tie_of(event))
            found[event.value] = RecordedSound(event.value, event.field, device, *times)
        elif event.value in found:
            _happened(found[event.value], event)
    return list(found.values())


def _happened(sound: RecordedSound, event: Event) -> None:
    if event.kind == Kind.AUDIO_STOPPED:
        sound.stop = event.field
    elif event.kind == Kind.AUDIO_LOST:
        sound.lost += 1
    elif event.kind == Kind.AUDIO_OVERFLOW:
        sound.overflows += 1
    elif event.kind == Kind.AUDIO_PAUSED:
        sound.pauses += 1
