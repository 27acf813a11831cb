"""Records a session's sound where the participant agreed to it, and logs events of the recording.

The recorder is a process of its own. Failures of the recorder, or of saving its events, never
affect the participant's answers.
"""

from __future__ import annotations

import logging
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from labeval.audio.recorder import LEVEL, WAITING, RecorderStatus
from labeval.audio.recording import LogEntry
from labeval.session.events.events import Ending, Kind, RecordError
from labeval.session.events.not_now import NotNow
from labeval.session.running.session import Session
from labeval.session.state.recording_state import BY_PARTICIPANT, BY_SESSION
from labeval.session.state.recordings import FRAMES, SHA256, RecordingRefusal, Stop, recording_id
from labeval.store.disk.connecting import sealing_over
from labeval.study.model.sessions.audio import AUDIO_CONSENT

_log = logging.getLogger(__name__)

LISTEN_MS = 100
"""Interval of reading the recorder's messages, and so of its levels."""
_STATES = {
    LEVEL: "recording",
    LogEntry.PAUSED: "paused",
    LogEntry.LOST: "lost",
    WAITING: "lost",
    LogEntry.ENDED: "",
}
"""Message of the recorder to its state from then on."""
MOST_DEATHS = 3
"""Number of recorders in a row that died early, after which none is started."""
YOUNG_S = 10.0


class RecorderHandle(Protocol):
    """A recording that runs; see :class:`labeval.audio.process.RecorderProcess`."""

    def results(self) -> Sequence[RecorderStatus]: ...
    def pause(self) -> None: ...
    def go_on(self) -> None: ...
    def ask_to_stop(self) -> None: ...
    def stop(self) -> Sequence[RecorderStatus]: ...


@dataclass(frozen=True, slots=True)
class SoundSource:
    """Source of a session's sound, and its destination."""

    folder: Path
    """Recordings get a folder each in it."""
    open: Callable[[Path], RecorderHandle]
    """Starts a recording in a folder that does not exist yet."""


def microphone_source(folder: Path, device: str, channels: int) -> SoundSource:
    """Records from a microphone of this computer, in a process of its own.

    Args:
        folder: for all recordings of the study.
        device: the microphone's name; the system's choice when empty.

    Raises:
        RecordError: the study is protected, and its key is not here.
    """
    # Now and not when a recording begins: the folder may be gone by then, and with it the fact
    # that the study is protected.
    sealing = sealing_over(folder)

    def open_recorder(recording: Path) -> RecorderHandle:
        from labeval.audio.process import RecorderProcess

        return RecorderProcess(recording, device=device, channels=channels, sealing=sealing)

    return SoundSource(folder, open_recorder)


class SoundController(QObject):
    """Starts, pauses, restarts and stops the recorder as the session goes.

    Signals:
        changed: what :attr:`sign` says is another.
        level: how loud the channels are, 0 to 1, ten times a second.
    """

    changed = Signal()
    level = Signal(tuple)

    def __init__(self, session: Session, source: SoundSource, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._source = source
        self._recorder: RecorderHandle | None = None
        self._id = ""
        self._part = ""
        self._device = ""
        self._vouched: dict[str, object] = {}
        self._began = 0.0
        self._sounds = False
        self._recorder_state = ""
        """State that the recorder has reported last: ``recording``, ``paused``, ``lost``."""
        self._silent = False
        self._by_session = False
        self._asked_to_stop = False
        self._given_up = ""
        self._deaths = 0
        self._unwritten: deque[Callable[[], None]] = deque()
        self._timer = QTimer(self)
        self._timer.setInterval(LISTEN_MS)
        self._timer.timeout.connect(self.listen)

    @property
    def sign(self) -> str:
        """``recording``, ``paused``, ``lost``, ``stopped``, or nothing where none is to be seen.

        It follows what the recorder says that it does, not what it was asked for.
        """
        if self._given_up:
            return "stopped" if self._wished() else ""
        if self._recorder is not None and self._recorder_state == "recording":
            return "recording"  # also for as long as it takes to pause or to end it
        if not self._wished():
            return ""
        if self._is_silenced():
            return "paused"
        refused = self._session.state.audible.refused == RecordingRefusal.MICROPHONE
        return self._recorder_state or ("lost" if refused else "")

    @property
    def is_paused(self) -> bool:
        """True if the button lets the recording go on."""
        return self._is_silenced()

    @property
    def can_pause(self) -> bool:
        """True if the participant has a button for the recording."""
        allowed = self._session.content.study.audio.participant_may_pause
        return allowed and bool(self._wished()) and not self._given_up

    def follow(self) -> None:
        """The session has moved on: begin, pause, go on or end as it asks for."""
        wished = "" if self._given_up else self._wished()
        if self._recorder is None:
            if wished and not self._is_silenced():
                self._begin(wished)
        elif wished != self._part:
            if not self._asked_to_stop:
                self._asked_to_stop = True
                self._recorder.ask_to_stop()
        elif self._is_silenced() != self._silent:
            self._silence(self._is_silenced())

    def toggle_pause(self) -> None:
        """The participant pauses the recording, or lets it go on."""
        if self.can_pause:
            silenced = self._session.state.audible.silenced
            kind = Kind.AUDIO_RESUMED if silenced else Kind.AUDIO_PAUSED
            if not self._write_now(kind, BY_PARTICIPANT):
                return
            self.follow()
            self.changed.emit()

    def listen(self) -> None:
        """Take the recorder's messages; called by a timer."""
        if self._recorder is None:
            self._timer.stop()
            return
        before = self.sign
        try:
            for status in self._recorder.results():
                self._on_status(status)
        except (EOFError, OSError):
            self._on_gone()
        self._write_waiting()
        if self.sign != before:
            self.changed.emit()

    def close(self) -> None:
        """End the recording and wait for its file."""
        self.listen()
        self._timer.stop()
        if self._recorder is not None:
            recorder, self._recorder = self._recorder, None
            for status in recorder.stop():
                if status.what == LogEntry.ENDED:
                    self._on_status(status)
            if self._sounds:
                self._write(Kind.AUDIO_STOPPED, self._how(Stop.ENDED), **self._vouched)
        self._write_waiting()

    # -- what the session asks for --------------------------------------------------------------

    def _wished(self) -> str:
        """The part that is to be recorded now; nothing without consent."""
        state = self._session.state
        if not self._session.is_kept or not state.consents.get(AUDIO_CONSENT, False):
            return ""
        talks = state.ended in (None, Ending.COMPLETED, Ending.ENDED_EARLY)
        return (
            self._session.content.study.audio.part(ended=state.ended is not None) if talks else ""
        )

    def _is_silenced(self) -> bool:
        return self._session.state.audible.silenced or self._rests()

    def _rests(self) -> bool:
        stops = self._session.content.study.moderation.audio_on_pause == "stop"
        return stops and self._session.state.paused

    # -- the recorder ---------------------------------------------------------------------------

    def _begin(self, part: str) -> None:
        number = self._session.state.audible.recorded + 1
        while (folder := self._folder(number)).exists():  # one that was cut off before it sounded
            number += 1
        self._id, self._part = folder.name, part
        self._sounds = self._silent = self._asked_to_stop = False
        self._recorder_state, self._vouched = "", {}
        self._began = time.monotonic()
        try:
            self._recorder = self._source.open(folder)
        except OSError as error:
            self._give_up(RecordingRefusal.RECORDER, str(error))
            return
        self._timer.start()

    def _folder(self, number: int) -> Path:
        return self._source.folder / recording_id(self._session.header.id, number)

    def _silence(self, silent: bool) -> None:
        assert self._recorder is not None
        self._silent = silent
        if silent:
            self._recorder.pause()
            self._by_session = not self._session.state.audible.silenced
            if self._by_session:
                self._write(Kind.AUDIO_PAUSED, BY_SESSION)
        else:
            self._recorder.go_on()
            if self._by_session:
                self._write(Kind.AUDIO_RESUMED, BY_SESSION)

    def _on_status(self, status: RecorderStatus) -> None:
        audible = self._session.state.audible
        self._recorder_state = _STATES.get(status.what, self._recorder_state)
        if status.what == LEVEL:
            self._on_sound()
            self.level.emit(status.peaks)
        elif status.what == LogEntry.STRETCH and status.device:
            self._device = status.device
        elif status.what in (LogEntry.LOST, WAITING) and self._sounds:
            if not audible.lost:  # it waits where none can be opened after a pause
                self._write(Kind.AUDIO_LOST)
        elif status.what == LogEntry.OVERFLOW and self._sounds:
            self._write(Kind.AUDIO_OVERFLOW)
        elif status.what == WAITING and not audible.refused:
            self._write(Kind.AUDIO_REFUSED, RecordingRefusal.MICROPHONE)
        elif status.what == LogEntry.REFUSED:
            self._give_up(RecordingRefusal.DISK, status.why)
        elif status.what == LogEntry.ENDED and status.sha256:
            self._vouched = {FRAMES: status.frames, SHA256: status.sha256}

    def _on_sound(self) -> None:
        if not self._sounds:
            self._sounds = True
            self._write(Kind.AUDIO_STARTED, self._part, device=self._device)
        elif self._session.state.audible.lost:
            self._write(Kind.AUDIO_BACK, device=self._device)

    def _on_gone(self) -> None:
        """The recorder's process has ended: as asked, because it could not go on, or by dying."""
        assert self._recorder is not None
        recorder, self._recorder, self._recorder_state = self._recorder, None, ""
        recorder.stop()
        lived = time.monotonic() - self._began
        how = self._how(Stop.ENDED if self._asked_to_stop else Stop.DIED)
        if self._sounds:
            self._write(Kind.AUDIO_STOPPED, how, **self._vouched)
        if how is Stop.DIED:
            _log.error("recording %s: its process died after %.0f s", self._id, lived)
            self._deaths = self._deaths + 1 if lived < YOUNG_S else 1
            if self._deaths >= MOST_DEATHS:
                self._give_up(RecordingRefusal.RECORDER, "")
        self.follow()

    def _how(self, otherwise: Stop) -> Stop:
        return Stop.REFUSED if self._given_up else otherwise

    def _give_up(self, refusal: RecordingRefusal, why: str) -> None:
        """Record no more in this run; said once."""
        if not self._given_up:
            self._given_up = refusal
            _log.error("recording %s has stopped: %s %s", self._id, refusal, why)
            self._write(Kind.AUDIO_REFUSED, refusal, why=why)
            self.changed.emit()

    # -- the session's events -------------------------------------------------------------------

    def _write(self, kind: Kind, field: str = "", **data: object) -> None:
        """Write an event, after those that could not be written before."""
        name = self._id
        self._unwritten.append(lambda: self._session.sound(kind, name, field=field, **data))
        self._write_waiting()

    def _write_now(self, kind: Kind, field: str) -> bool:
        """Write an event that something depends on; returns whether it stands."""
        number = self._session.state.audible.recorded
        name = self._id or recording_id(self._session.header.id, max(1, number))
        try:
            self._session.sound(kind, name, field=field)
        except (RecordError, NotNow) as error:
            _log.error("recording %s: not written: %s", name, error)
            return False
        return True

    def _write_waiting(self) -> None:
        while self._unwritten:
            try:
                self._unwritten[0]()
            except RecordError as error:
                _log.error("recording %s: not written yet: %s", self._id, error)
                return
            except NotNow as error:
                _log.warning("recording %s: %s", self._id, error)
            self._unwritten.popleft()
