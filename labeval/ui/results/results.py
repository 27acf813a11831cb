"""The newest results of the window, and the watch on the record for them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from labeval.jobs.progress import Progress
from labeval.jobs.results.analyse import AnalysisChoice, Results, analyse
from labeval.session.events.events import RecordError
from labeval.store.record.following import FollowedRecord
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study
from labeval.study.study import StudyContent

LOOK_MS = 1000
QUIET_MS = 1500
"""Time without a change after which a record is read; a page turn is several commits."""
LONGEST_MS = 10_000
"""Interval of reading while it keeps changing."""


@dataclass(frozen=True, slots=True)
class Computed:
    """Results and the study that they are about."""

    results: Results
    content: StudyContent

    @property
    def is_empty(self) -> bool:
        """True if there was no judgment to read."""
        return not self.results.about["counted"]["judgments"]


def computation(
    folder: StudyFolder, chosen: AnalysisChoice
) -> Callable[[Progress], Computed | None]:
    """The analysis as work for the thread: on a connection of its own; None without a record."""

    def compute(progress: Progress) -> Computed | None:
        content = read_study(folder.path)
        if not folder.database.exists():
            return None
        with Record(folder.database, read_only=True) as record:
            return Computed(analyse(record, content, chosen, progress), content)

    return compute


class RecordWatch(QObject):
    """Reports that the record has changed and has come to rest, or keeps changing for long.

    Signals:
        changed: there is something to read.
    """

    changed = Signal()

    def __init__(self, folder: StudyFolder, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._record: FollowedRecord | None = None
        self._seen: int | None = None
        self._resting, self._waiting = QElapsedTimer(), QElapsedTimer()
        self._looking = QTimer(self)
        self._looking.setInterval(LOOK_MS)
        self._looking.timeout.connect(self.look)

    def begin(self) -> None:
        """Look from now on."""
        self.look()
        self._looking.start()

    def look(self) -> None:
        """Look now."""
        version = self._version()
        if version is None:
            return
        if version != self._seen:
            if self._seen is not None:
                self._resting.start()
                if not self._waiting.isValid():
                    self._waiting.start()
            self._seen = version
        self._announce()

    def close(self) -> None:
        """Look no more."""
        self._looking.stop()
        if self._record is not None:
            self._record.close()
            self._record = None

    def _announce(self) -> None:
        if not self._waiting.isValid():
            return
        rested = self._resting.hasExpired(QUIET_MS)
        if rested or self._waiting.hasExpired(LONGEST_MS):
            self._waiting.invalidate()
            self.changed.emit()

    def _version(self) -> int | None:
        try:
            if self._record is None:
                if not self._folder.database.exists():
                    self._seen = 0
                    return None
                self._record = FollowedRecord(self._folder.database)
            return self._record.version()
        except RecordError:  # it is being made, or moved away; the next look will show
            return None
