"""Destroying what is redacted while the window is there to be used."""

from __future__ import annotations

import threading

from PySide6.QtCore import QObject, QTimer, Signal

from labeval.jobs.redaction import Destroyed, confirm, finish
from labeval.jobs.redaction_steps import Stage
from labeval.session.events import RecordError
from labeval.store.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.text.word_search import WordSearch
from labeval.ui.sentences import sentence

_LOOK_MS = 60
_WAIT_S = 10.0


class RedactionWork(QObject):
    """Confirms in a thread with connections of its own.

    Where the program ends meanwhile, the rest is destroyed when the texts are opened again: what is
    to be destroyed is on disk before the first word goes.

    Args:
        folder: of the study.
        coder: code of who confirms.

    Signals:
        came_on: stage, how many of its files are done, of how many.
        finished: what was destroyed.
        failed: why not all of it is, as a sentence.
    """

    came_on = Signal(str, int, int)
    finished = Signal(object)
    failed = Signal(str)

    def __init__(self, folder: StudyFolder, coder: str, parent: QObject) -> None:
        super().__init__(parent)
        self._folder, self._coder = folder, coder
        self._only_finish = False
        self._rest: WordSearch | None = None
        self._inside = False
        self._at: tuple[str, int, int] | None = None
        self._shown: tuple[str, int, int] | None = None
        self._done: Destroyed | None = None
        self._problem: Exception | None = None
        self._thread: threading.Thread | None = None
        self._looking = QTimer(self)
        self._looking.setInterval(_LOOK_MS)
        self._looking.timeout.connect(self._look)

    @property
    def is_running(self) -> bool:
        """Whether it is not finished, or nobody was told yet."""
        return self._thread is not None

    def start(
        self, *, only_finish: bool = False, rest: WordSearch | None = None, inside: bool = False
    ) -> None:
        """Begin; nothing happens where it runs.

        Args:
            only_finish: what was cut off is finished, and nothing else is confirmed.
            rest: words that go out of codes, memos and themes too.
            inside: whether longer words that hold them go as well.
        """
        if self._thread is None:
            self._only_finish, self._rest, self._inside = only_finish, rest, inside
            self._at = self._shown = self._done = self._problem = None
            self._thread = threading.Thread(target=self._work, name="destroying", daemon=True)
            self._thread.start()
            self._looking.start()

    def stop(self) -> None:
        """Wait for its end, but not for ever; nobody is told any more."""
        self._looking.stop()
        if self._thread is not None:
            self._thread.join(_WAIT_S)

    def _look(self) -> None:
        if self._at is not None and self._at != self._shown:
            self._shown = self._at
            self.came_on.emit(*self._shown)
        if self._thread is None or self._thread.is_alive():
            return
        self._looking.stop()
        self._thread = None
        if isinstance(self._problem, RecordError | OSError):
            self.failed.emit(sentence(self._problem))
        elif self._problem is not None:
            raise self._problem
        else:
            self.finished.emit(self._done)

    def _work(self) -> None:
        try:
            with Workbook(self._folder.workbook, coder=self._coder) as workbook:
                if self._only_finish:
                    self._done = finish(self._folder, workbook, told=self._on_told)
                else:
                    self._done = confirm(
                        *(self._folder, workbook),
                        rest=self._rest,
                        inside=self._inside,
                        told=self._on_told,
                    )
        except Exception as error:
            self._problem = error

    def _on_told(self, stage: Stage, done: int, of: int) -> None:
        self._at = (stage, done, of)
