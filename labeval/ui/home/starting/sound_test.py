"""A test of a microphone: a few seconds are recorded, shown as they come, and played back."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from labeval.audio.recorder import LEVEL, WAITING
from labeval.audio.recording import LogEntry
from labeval.audio.sounds import samples_of, sound_in
from labeval.files.sealing.keys import SEAL_KEYS, SealKey, can_seal

if TYPE_CHECKING:
    import numpy as np

    from labeval.audio.process import RecorderProcess

LISTEN_MS = 50
LENGTH_S = 4.0
VOICE_S = 10.0
"""Of a test that is kept, so that the supervisor's voice can be recognised."""
QUIET_PEAK = 0.01
"""Below this peak, nobody has spoken: a microphone that is switched off is quieter still."""


class SoundTest(QObject):
    """One test at a time; nothing of it is kept, unless it is for the supervisor's voice.

    Where sealing is installed the sound is sealed, with a key that nobody else gets: files that
    were removed can be restored.

    Signals:
        level: how loud the channels are, 0 to 1.
        state_changed: ``starting``, ``speak``, ``read_aloud``, ``playing``, ``quiet``, ``failed``,
            ``unplayed``, ``kept``, ``unkept`` or ``done``.
    """

    level = Signal(tuple)
    state_changed = Signal(str)

    def __init__(self, channels: int, parent: QObject) -> None:
        super().__init__(parent)
        self._channels = channels
        self._recorder: RecorderProcess | None = None
        self._key: SealKey | None = None
        self._place: tempfile.TemporaryDirectory[str] | None = None
        self._loudest = 0.0
        self._plays = self._keeps = False
        self._listening = QTimer(self)
        self._listening.setInterval(LISTEN_MS)
        self._listening.timeout.connect(self._listen)
        self._ending = QTimer(self)
        self._ending.setSingleShot(True)
        self._ending.timeout.connect(self._on_time_over)

    def start(self, microphone: str, *, keeps: bool = False) -> None:
        """Record for a few seconds, then play that.

        Args:
            keeps: for longer, and keep it as the supervisor's voice.
        """
        from labeval.audio.process import RecorderProcess

        self.close()
        self._keeps = keeps
        self._loudest = 0.0
        self._place = tempfile.TemporaryDirectory(prefix="labeval-", ignore_cleanup_errors=True)
        self.state_changed.emit("starting")
        if can_seal():
            self._key = SealKey.new()
            SEAL_KEYS.add(self._key)
        self._recorder = RecorderProcess(
            self._recording, device=microphone, channels=self._channels, sealing=self._key
        )
        self._listening.start()

    def close(self) -> None:
        """Stop whatever goes on and remove what was recorded."""
        self._listening.stop()
        self._ending.stop()
        if self._recorder is not None:
            self._recorder.stop()
            self._recorder = None
        if self._plays:
            import sounddevice as sd

            sd.stop()
            self._plays = False
        if self._place is not None:
            self._place.cleanup()
            self._place = None
        if self._key is not None:
            SEAL_KEYS.forget(self._key.id)
            self._key = None

    @property
    def _recording(self) -> Path:
        assert self._place is not None
        return Path(self._place.name) / "test"

    def _listen(self) -> None:
        assert self._recorder is not None
        try:
            for status in self._recorder.results():
                if status.what == LEVEL:
                    if not self._ending.isActive():
                        self.state_changed.emit("read_aloud" if self._keeps else "speak")
                        length = VOICE_S if self._keeps else LENGTH_S
                        self._ending.start(round(length * 1000))
                    self._loudest = max(self._loudest, *status.peaks)
                    self.level.emit(status.peaks)
                elif status.what in (WAITING, LogEntry.REFUSED, LogEntry.LOST):
                    self._fail()
                    return
        except (EOFError, OSError):
            self._fail()

    def _fail(self) -> None:
        self.close()
        self.state_changed.emit("failed")

    def _on_time_over(self) -> None:
        self._listening.stop()
        assert self._recorder is not None
        self._recorder.stop()
        self._recorder = None
        self.level.emit((0.0,) * self._channels)
        if self._loudest < QUIET_PEAK:
            self.close()
            self.state_changed.emit("quiet")
            return
        self._play()

    def _play(self) -> None:
        import sounddevice as sd

        sound = samples_of(sound_in(self._recording))
        if sound is None:
            self._fail()
            return
        with sound:
            rate, samples = sound.layout.rate, sound.frames(0, sound.layout.frames)
        if self._keeps:
            self._keep(samples, rate)
            return
        try:
            sd.play(samples, rate)
        except sd.PortAudioError:
            self.close()
            self.state_changed.emit("unplayed")
            return
        self._plays = True
        self.state_changed.emit("playing")
        QTimer.singleShot(round(len(samples) / rate * 1000), self, self._on_played)

    def _keep(self, samples: np.ndarray, rate: int) -> None:
        from labeval.jobs.speech.known_voices import keep_own_voice

        try:
            keep_own_voice(samples, rate)
        except OSError:
            state = "unkept"
        else:
            state = "kept"
        self.close()
        self.state_changed.emit(state)

    def _on_played(self) -> None:
        if self._plays:
            self.close()
            self.state_changed.emit("done")
