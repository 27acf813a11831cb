"""Starts and ends the live captions as the session goes, and keeps the last of them."""

from __future__ import annotations

import importlib.util
from collections import deque
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from labeval import places
from labeval.jobs.speech.captions import Caption, CaptionsOff, CaptionsProcess
from labeval.session.monitor.monitor import SessionMonitor
from labeval.transcription.known_models import KnownModels
from labeval.transcription.models import ModelRefused
from labeval.transcription.settings import Listening
from labeval.ui.sentences import filled

LOOK_MS = 250
_MOST = 12
"""Captions that are kept; more never have room."""


class LiveCaptions(QObject):
    """Captions of the recording that runs.

    Args:
        audio: the study's folder of recordings.
        monitor: returns the session that is followed now, if there is one.
        participant: number of the process that shows the participant's window; 0 if unknown.

    Signals:
        changed: :attr:`captions`, :attr:`instead` or :attr:`is_on` is another.
    """

    changed = Signal()

    def __init__(
        self,
        audio: Path,
        monitor: Callable[[], SessionMonitor | None],
        participant: Callable[[], int],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._audio = audio
        self._monitor = monitor
        self._participant = participant
        self._process: CaptionsProcess | None = None
        self._recording = ""
        self._chosen: bool | None = None
        self.captions: deque[Caption] = deque(maxlen=_MOST)
        """Newest last."""
        self.instead = ""
        """Why there are none, or no more."""
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MS)
        self._timer.timeout.connect(self.follow)
        self._timer.start()

    @property
    def is_on(self) -> bool:
        """True if there is something to show: captions, or the reason for having none."""
        return bool(self._recording)

    def toggle(self) -> None:
        """Turn them on or off by hand."""
        self._chosen = not self.is_on
        self.follow()

    def follow(self) -> None:
        """Begin, take what was heard, or end, as the session stands; called by a timer."""
        recording = self._wished()
        if recording != self._recording:
            self._end()
            self._recording = recording
            if recording:
                self._begin(recording)
            self.changed.emit()
        if self._process is not None:
            self._take(self._process)

    def close(self) -> None:
        """End for good."""
        self._timer.stop()
        self._end()

    def _wished(self) -> str:
        """The recording that is to be captioned; empty for none."""
        monitor = self._monitor()
        if monitor is None:
            return ""
        by_study = monitor.content.study.audio.captions
        wanted = by_study if self._chosen is None else self._chosen
        return monitor.state.audible.recording if wanted else ""

    def _begin(self, recording: str) -> None:
        monitor = self._monitor()
        assert monitor is not None
        language = monitor.header.language
        if importlib.util.find_spec("faster_whisper") is None:
            self.instead = self.tr("The speech recogniser is not installed.")
            return
        try:
            model = KnownModels(places.models_file()).quickest(language)
        except ModelRefused as refused:
            self.instead = filled("Speech", refused.template, refused.values)
            return
        self._process = CaptionsProcess(
            self._audio / recording,
            model,
            Listening(language=language),
            participant=self._participant(),
        )
        self.instead = self.tr("No words yet. Captions use idle processor time only.")

    def _take(self, process: CaptionsProcess) -> None:
        results = process.results()
        for one in results:
            if isinstance(one, CaptionsOff):
                self._stop()
                self.instead = self._reason(one)
                break
            self.captions.append(one)
            self.instead = ""
        if results:
            self.changed.emit()

    def _reason(self, why: CaptionsOff) -> str:
        reasons = {
            CaptionsOff.PROCESSORS: self.tr("This computer has too few processors for captions."),
            CaptionsOff.COSTS: self.tr(
                "Captions have ended: the participant's window had to wait for them."
            ),
            CaptionsOff.SLOW: self.tr("Captions have ended: the computer does not keep up."),
            CaptionsOff.DIED: self.tr("Captions have ended: the recogniser stopped."),
        }
        return reasons[why]

    def _end(self) -> None:
        self._stop()
        self.captions.clear()
        self.instead = ""

    def _stop(self) -> None:
        if self._process is not None:
            self._process.stop()
            self._process = None
