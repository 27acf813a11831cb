"""The microphones of this laptop, and which one was chosen for which session."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from labeval.ui.memory import Memory

if TYPE_CHECKING:
    from labeval.audio.devices import Microphone
    from labeval.session.running.session import Session

_CHOSEN = "microphone"
_UNRECORDED = "unrecorded_sessions"
_KEPT = 20
"""So many sessions that were not to be recorded are remembered."""


def _of_system() -> list[Microphone]:
    from labeval.audio.devices import microphones

    return microphones()


class Microphones:
    """The microphones of this computer, and the one that was used last.

    Args:
        listed: finds the microphones that there are now.
    """

    def __init__(self, memory: Memory, listed: Callable[[], list[Microphone]] = _of_system) -> None:
        self._memory = memory
        self._listed = listed

    def names(self, channels: int) -> list[str]:
        """Those with enough channels, the system's choice first.

        Raises:
            OSError: the audio library is not installed.
        """
        return [m.name for m in self._listed() if m.channels >= channels]

    @property
    def remembered(self) -> str:
        """The one that was used last; empty for the system's choice."""
        return str(self._memory.get(_CHOSEN, ""))

    def chose(self, session: str, microphone: str | None) -> None:
        """Remember what was decided for a session; None where it is not recorded."""
        if microphone is not None:
            self._memory.set(_CHOSEN, microphone)
        else:
            self._memory.change(_UNRECORDED, lambda known: [*(known or []), session][-_KEPT:])

    def for_resumed(self, session: Session) -> str | None:
        """The microphone of a resumed session; a rehearsal has one only if it had one before."""
        header, study = session.header, session.content.study
        unwanted = header.id in self._memory.get(_UNRECORDED, [])
        rehearsed = header.kind == "rehearsal" and not session.state.audible.recorded
        if study.audio.record == "none" or unwanted or rehearsed:
            return None
        return self.remembered
