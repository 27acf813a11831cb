"""Bringing the record's texts into the workbook while the window is there to be used."""

from __future__ import annotations

import threading
from contextlib import closing
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from labeval.jobs.workbook import keep_copy
from labeval.session.events import RecordError
from labeval.store.record import Record
from labeval.store.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.ui.sentences import sentence

if TYPE_CHECKING:
    from labeval.jobs.gather import Differing

_LOOK_MS = 60
_WAIT_S = 5.0


class _Stopped(Exception):
    """Nobody waits for the texts any more."""


class RecordReading(QObject):
    """Gathers in a thread with connections of its own; each session is one transaction.

    Args:
        folder: of the study; where it has no record only the copy is kept.
        coder: code of who codes.

    Signals:
        finished: everything is there, or it was given up.
        differed: the :class:`~labeval.jobs.gather.Differing` sources, where there are any.
        failed: what is wrong, as a sentence.
    """

    finished = Signal()
    differed = Signal(object)
    failed = Signal(str)

    def __init__(self, folder: StudyFolder, coder: str, parent: QObject) -> None:
        super().__init__(parent)
        self._folder = folder
        self._coder = coder
        self._stopping = threading.Event()
        self._problem = ""
        self._differing: list[Differing] = []
        self._thread = threading.Thread(target=self._read, name="reading the record", daemon=True)
        self._looking = QTimer(self)
        self._looking.setInterval(_LOOK_MS)
        self._looking.timeout.connect(self._look)

    def start(self) -> None:
        """Begin."""
        self._thread.start()
        self._looking.start()

    def stop(self) -> None:
        """Give up after the session in hand; what was read stays, and the rest comes next time."""
        self._stopping.set()
        self._looking.stop()
        if self._thread.is_alive():
            self._thread.join(_WAIT_S)

    @property
    def is_running(self) -> bool:
        """Whether texts may still come."""
        return self._looking.isActive()

    def _look(self) -> None:
        if self._thread.is_alive():
            return
        self._looking.stop()
        if self._problem:
            self.failed.emit(self._problem)
        self.finished.emit()
        if self._differing:
            self.differed.emit(self._differing)

    def _read(self) -> None:
        try:
            with Workbook(self._folder.workbook, coder=self._coder) as workbook:
                self._gather(workbook)
                keep_copy(workbook)
        except _Stopped:
            pass
        except RecordError as error:
            self._problem = sentence(error)

    def _gather(self, workbook: Workbook) -> None:
        if self._folder.database.exists():
            with closing(Record(self._folder.database, read_only=True)) as record:
                from labeval.jobs.gather import gather

                report = gather(workbook, record, progress=self._on_progress)
                self._differing = report.differing

    def _on_progress(self, _done: int) -> None:
        if self._stopping.is_set():
            raise _Stopped
