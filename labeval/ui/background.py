"""Work in the background of a window: a thread that runs one job at a time.

The thread never touches what the window holds; it opens connections of its own. Progress and
results are shown in the window's thread.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from labeval.exchange.errors import ExchangeError
from labeval.hub.errors import HubError
from labeval.session.events.events import RecordError
from labeval.study.problems import StudyProblems
from labeval.ui.sentences import sentence

F = TypeVar("F")

_LOOK_MS = 15
_MENDABLE = (RecordError, ExchangeError, HubError, StudyProblems, OSError, ValueError)
_log = logging.getLogger(__name__)


class GivenUp(Exception):
    """The result of this work is not wanted any more."""


class Steps:
    """A job's way to report its progress and to learn that it was given up."""

    def __init__(self) -> None:
        self.progress: tuple[Any, ...] = ()
        """The newest progress."""
        self._given_up = threading.Event()

    @property
    def are_given_up(self) -> bool:
        """True if the job is to end at its next step."""
        return self._given_up.is_set()

    def __call__(self) -> None:
        """Go on, or end.

        Raises:
            GivenUp: the job was given up.
        """
        if self.are_given_up:
            raise GivenUp

    def report(self, *progress: Any) -> bool:
        """Report progress; False where the job is to end."""
        self.progress = progress
        return not self.are_given_up

    def give_up(self) -> None:
        """Let the job end at its next step."""
        self._given_up.set()


class _Job:
    """One piece of work, with its result and the functions that show it."""

    def __init__(
        self,
        work: Callable[[Steps], F],
        show: Callable[[F], object],
        follow: Callable[..., object],
        refuse: Callable[[str], object],
    ) -> None:
        self.steps = Steps()
        self.is_wanted = True
        self._followed: tuple[Any, ...] = ()
        self._problem: Exception | None = None
        self._shown: Callable[[], object] | None = None
        self._work, self._show, self._follow, self._refuse = work, show, follow, refuse
        self.thread = threading.Thread(target=self._run, name="background", daemon=True)

    def show_progress(self) -> None:
        """Show the newest progress, once."""
        newest = self.steps.progress
        if newest != self._followed:
            self._followed = newest
            self._follow(*newest)

    def show(self) -> None:
        """Show the result; an error as a sentence, and raise it where it is a bug."""
        problem = self._problem
        if isinstance(problem, _MENDABLE):
            _log.info("background work ended with %r", problem)
            self._refuse(sentence(problem))
        elif problem is not None:
            self._refuse(f"{type(problem).__name__}: {problem}")
            raise problem
        elif self._shown is not None:
            self._shown()

    def _run(self) -> None:
        try:
            found = self._work(self.steps)
        except Exception as error:  # the window's thread reports it
            if not self.steps.are_given_up:
                self._problem = error
        else:
            self._shown = lambda: self._show(found)


class Background(QObject):
    """Runs jobs one after the other, and shows their results in the window's thread.

    Signals:
        busy_changed: True while jobs are outstanding.
        failed: an error of a job, as a sentence.
    """

    busy_changed = Signal(bool)
    failed = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._job: _Job | None = None
        self._waiting: list[_Job] = []
        self._closed = False
        self._looking = QTimer(self)
        self._looking.setInterval(_LOOK_MS)
        self._looking.timeout.connect(self._look)

    @property
    def is_busy(self) -> bool:
        """True while a result is outstanding."""
        return self._job is not None

    def ask(
        self,
        work: Callable[[Steps], F],
        show: Callable[[F], object],
        *,
        follow: Callable[..., object] | None = None,
        refuse: Callable[[str], object] | None = None,
        queued: bool = False,
    ) -> None:
        """Do something in the thread, then show its result in this one.

        Args:
            work: calls the steps between its own. It must not touch the window.
            follow: shows progress.
            refuse: shows an error as a sentence; the signal ``failed`` where it is left out.
            queued: wait for the jobs before instead of replacing them.
        """
        if self._closed:
            return
        job = _Job(work, show, follow or _ignore, refuse or self.failed.emit)
        if not queued:
            self.stop()
        if self._job is None:
            self._begin(job)
            self.busy_changed.emit(True)
        else:
            self._job.is_wanted &= queued
            self._waiting.append(job)

    def stop(self) -> None:
        """Give up what is outstanding; a job whose end comes before its next step is shown."""
        self._waiting.clear()
        if self._job is not None:
            self._job.steps.give_up()

    def settle(self) -> None:
        """Wait for the outstanding results, and show them."""
        while self._job is not None:
            self._job.thread.join()
            self._look()

    def close(self, patience_s: float = 0.5) -> None:
        """Give up everything; nothing is shown any more.

        Args:
            patience_s: time to wait for the running step.
        """
        self._closed = True
        self._looking.stop()
        self.stop()
        job, self._job = self._job, None
        if job is not None:
            job.thread.join(patience_s)

    def reopen(self) -> None:
        """Take work again."""
        self._closed = False

    def _begin(self, job: _Job) -> None:
        self._job = job
        job.thread.start()
        self._looking.start()

    def _look(self) -> None:
        job = self._job
        if job is None:
            return
        ended = not job.thread.is_alive()
        if job.is_wanted:
            job.show_progress()
        if not ended:
            return
        self._job = None
        try:
            if job.is_wanted:
                job.show()
        finally:
            if self._waiting and self._job is None:
                self._begin(self._waiting.pop(0))
            elif self._job is None:
                self._looking.stop()
                self.busy_changed.emit(False)


def _ignore(*_: object) -> None:
    """Nobody follows."""
