"""How the recording of a session stands.

A part of the session's :class:`~labeval.session.state.State`, and like it a pure function of the
events.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from labeval.session.events import Event, Kind

BY_PARTICIPANT = "participant"
BY_SESSION = "session"
"""Who paused a recording: the participant, or a pause of the session."""


@dataclass(frozen=True, slots=True)
class Audible:
    """What was last recorded of a session; never changed in place."""

    recording: str = ""
    """Id of the recording that runs; empty where none does."""
    part: str = ""
    device: str = ""
    lost: bool = False
    """Whether the microphone gives nothing now."""
    silenced: bool = False
    """Whether the participant has paused the recording. That holds until they take it back, also
    for another recording after a crash."""
    refused: str = ""
    """Why nothing is recorded any more, where that is so: see ``recordings.Refusal``."""
    recorded: int = 0
    """How many recordings were started."""

    def after(self, event: Event) -> Audible:
        """How it stands after one more event."""
        handler = _HANDLERS.get(event.kind)
        return handler(self, event) if handler is not None else self


def _started(stands: Audible, event: Event) -> Audible:
    device = str(event.data.get("device", ""))
    return Audible(
        event.value,
        event.field,
        device,
        silenced=stands.silenced,
        recorded=stands.recorded + 1,
    )


def _stopped(stands: Audible, event: Event) -> Audible:
    if event.value != stands.recording:
        return stands
    return replace(stands, recording="", part="", device="", lost=False)


def _resumed(stands: Audible, event: Event) -> Audible:
    """Another process runs the session; a recording of the one before is over."""
    return replace(stands, recording="", part="", device="", lost=False, refused="")


def _lost(stands: Audible, event: Event) -> Audible:
    return replace(stands, lost=True)


def _back(stands: Audible, event: Event) -> Audible:
    device = str(event.data.get("device", "")) or stands.device
    return replace(stands, lost=False, device=device)


def _paused(stands: Audible, event: Event) -> Audible:
    return replace(stands, silenced=True) if event.field == BY_PARTICIPANT else stands


def _went_on(stands: Audible, event: Event) -> Audible:
    return replace(stands, silenced=False) if event.field == BY_PARTICIPANT else stands


def _refused(stands: Audible, event: Event) -> Audible:
    return replace(stands, refused=event.field)


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
