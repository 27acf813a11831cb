"""State of a session's recording.

A part of the session's :class:`~labeval.session.state.state.State`, and like it a pure function of
the events.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from labeval.session.events.events import Event, Kind

BY_PARTICIPANT = "participant"
"""A recording was paused by its participant."""
BY_SESSION = "session"
"""A recording was paused with the session."""


@dataclass(frozen=True, slots=True)
class Audible:
    """Newest recorded state of a session's sound; never changed in place."""

    recording: str = ""
    """Id of the recording that runs; empty where none does."""
    part: str = ""
    device: str = ""
    lost: bool = False
    """True if the microphone gives nothing now."""
    silenced: bool = False
    """True if the participant has paused the recording. That holds until they take it back, also
    for another recording after a crash."""
    refused: str = ""
    """Why nothing is recorded any more, where that is so: see ``RecordingRefusal``."""
    recorded: int = 0
    """Number of recordings that were started."""

    @property
    def takes_speech(self) -> bool:
        """True if what is said now is in a recording."""
        return bool(self.recording) and not self.lost and not self.silenced

    def after(self, event: Event) -> Audible:
        """Return the state after one more event."""
        handler = _HANDLERS.get(event.kind)
        return handler(self, event) if handler is not None else self


def _started(state: Audible, event: Event) -> Audible:
    device = str(event.data.get("device", ""))
    return Audible(
        recording=event.value,
        part=event.field,
        device=device,
        silenced=state.silenced,
        recorded=state.recorded + 1,
    )


def _stopped(state: Audible, event: Event) -> Audible:
    if event.value != state.recording:
        return state
    return replace(state, recording="", part="", device="", lost=False)


def _resumed(state: Audible, event: Event) -> Audible:
    """Another process runs the session; a recording of the one before is over."""
    return replace(state, recording="", part="", device="", lost=False, refused="")


def _lost(state: Audible, event: Event) -> Audible:
    return replace(state, lost=True)


def _back(state: Audible, event: Event) -> Audible:
    device = str(event.data.get("device", "")) or state.device
    return replace(state, lost=False, device=device)


def _paused(state: Audible, event: Event) -> Audible:
    return replace(state, silenced=True) if event.field == BY_PARTICIPANT else state


def _went_on(state: Audible, event: Event) -> Audible:
    return replace(state, silenced=False) if event.field == BY_PARTICIPANT else state


def _refused(state: Audible, event: Event) -> Audible:
    return replace(state, refused=event.field)


_HANDLERS: Mapping[Kind, Callable[[Audible, Event], Audible]] = {
    Kind.SESSION_RESUMED: _resumed,
    Kind.AUDIO_STARTED: _started,
    Kind.AUDIO_STOPPED: _stopped,
    Kind.AUDIO_LOST: _lost,
    Kind.AUDIO_BACK: _back,
    Kind.AUDIO_PAUSED: _paused,
    Kind.AUDIO_RESUMED: _went_on,
    Kind.AUDIO_REFUSED: _refused,
}

RECORDING_KINDS = frozenset(_HANDLERS)
"""The kinds of events that change it."""
