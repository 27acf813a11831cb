"""Long work beside the window: one thread, one piece of work after the other."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from queue import SimpleQueue

from PySide6.QtCore import QObject, Signal

from labeval.exchange.errors import ExchangeError
from labeval.jobs.analyse import Stopped
from labeval.jobs.progress import Progress
from labeval.session.events import RecordError
from labeval.study.problems import StudyProblems
from labeval.ui.sentences import sentence

Work = Callable[[Progress], object]
"""Takes what hears of its progress, and returns what it found."""

_PATIENCE_S = 5.0
_log = logging.getLogger(__name__)


class Worker(QObject):
    """Does work in a thread of its own, so that the window stays awake.

    matplotlib draws one figure at a time, hence one thread and a queue. The thread opens its own
    connection to the record.

    Signals:
        progressed: ticket, steps done and their total.
        finished: ticket and what was found.
        failed: ticket and what a person can mend, as a sentence.
    """

    progressed = Signal(int, int, int)
    finished = Signal(int, object)
    failed = Signal(int, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._queue: SimpleQueue[tuple[int, Work] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._newest = 0
        self._stopped_below = 0

    def ask(self, work: Work) -> int:
        """Put work in the queue; returns its ticket, which its signals carry."""
        self._newest += 1
        self._queue.put((self._newest, work))
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="results", daemon=True)
            self._thread.start()
        return self._newest

    def stop(self) -> None:
        """Give up all work that was asked for until now; nothing more is heard of it."""
        self._stopped_below = self._newest + 1

    def close(self) -> None:
        """Give up all work and end the thread."""
        self.stop()
        if self._thread is not None:
            self._queue.put(None)
            self._thread.join(_PATIENCE_S)
            self._thread = None

    def _run(self) -> None:
        while (asked := self._queue.get()) is not None:
            ticket, work = asked
            if self._is_wanted(ticket):
                self._do(ticket, work)

    def _do(self, ticket: int, work: Work) -> None:
        def hear(done: int, total: int) -> bool:
            if self._is_wanted(ticket):
                self.progressed.emit(ticket, done, total)
            return self._is_wanted(ticket)

        try:
            found = work(hear)
        except Stopped:
            return
        except (StudyProblems, RecordError, ExchangeError, OSError) as error:
            self.failed.emit(ticket, sentence(error))
        except Exception as bug:  # the window must not wait for a thread that has died
            _log.exception("results could not be computed")
            self.failed.emit(ticket, f"{type(bug).__name__}: {bug}")
        else:
            if self._is_wanted(ticket):
                self.finished.emit(ticket, found)

    def _is_wanted(self, ticket: int) -> bool:
        return ticket >= self._stopped_below
