"""Work beside a window: one piece at a time in a thread, and of what is asked meanwhile the last.

The thread never touches what the window holds; it opens connections of its own, and what it has
found is shown in the window's thread.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from labeval.exchange.errors import ExchangeError
from labeval.session.events import RecordError
from labeval.study.problems import StudyProblems
from labeval.ui.sentences import sentence

F = TypeVar("F")
Heard = Callable[[], None]
"""Called between steps by work that can be given up; raises :class:`GivenUp` then."""

_LOOK_MS = 15
_MENDABLE = (RecordError, ExchangeError, StudyProblems, OSError, ValueError)


class GivenUp(Exception):
    """Nobody waits for it any more."""


class _Piece:
    """One piece of work, what it has found, and who shows it."""

    def __init__(self, work: Callable[[Heard], F], show: Callable[[F], object]) -> None:
        self._given_up = threading.Event()
        self._problem: Exception | None = None
        self._shown: Callable[[], object] | None = None
        self._work, self._show = work, show
        self.thread = threading.Thread(target=self._run, name="computing", daemon=True)

    def give_up(self) -> None:
        """Let it end at its next step."""
        self._given_up.set()

    def show(self) -> str:
        """Show what was found; returns what a person can mend, empty for nothing."""
        if isinstance(self._problem, _MENDABLE):
            return sentence(self._problem)
        if self._problem is not None:
            raise self._problem
        if self._shown is not None:
            self._shown()
        return ""

    def _run(self) -> None:
        try:
            found = self._work(self._heard)
        except GivenUp:
            pass
        except Exception as error:  # it is told in the window's thread
            self._problem = error
        else:
            self._shown = lambda: self._show(found)

    def _heard(self) -> None:
        if self._given_up.is_set():
            raise GivenUp


class Computing(QObject):
    """Never two pieces at once: a newer one waits for the one in hand, which is given up.

    Signals:
        busy_changed: whether something is being computed.
        failed: what a person can mend, as a sentence.
    """

    busy_changed = Signal(bool)
    failed = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._piece: _Piece | None = None
        self._next: _Piece | None = None
        self._closed = False
        self._looking = QTimer(self)
        self._looking.setInterval(_LOOK_MS)
        self._looking.timeout.connect(self._look)

    @property
    def is_busy(self) -> bool:
        """Whether something was asked for and is not shown yet."""
        return self._piece is not None

    def ask(self, work: Callable[[Heard], F], show: Callable[[F], object]) -> None:
        """Do something in the thread, then show what it has found in this one.

        Args:
            work: given what it may call between steps. It must not touch the window.
        """
        if self._closed:
            return
        asked = _Piece(work, show)
        if self._piece is None:
            self._begin(asked)
            self.busy_changed.emit(True)
        else:
            self._piece.give_up()
            self._next = asked

    def settle(self) -> None:
        """Wait for what was asked for, and show it."""
        while self._piece is not None:
            self._piece.thread.join()
            self._look()

    def close(self, patience_s: float = 0.5) -> None:
        """Give up everything; nothing is shown any more.

        Args:
            patience_s: how long it is waited for the step in hand.
        """
        self._closed = True
        self._looking.stop()
        piece, self._piece, self._next = self._piece, None, None
        if piece is not None:
            piece.give_up()
            piece.thread.join(patience_s)

    def reopen(self) -> None:
        """Take work again."""
        self._closed = False

    def _begin(self, piece: _Piece) -> None:
        self._piece = piece
        piece.thread.start()
        self._looking.start()

    def _look(self) -> None:
        piece = self._piece
        if piece is None or piece.thread.is_alive():
            return
        self._piece = None
        if self._next is not None:  # what was found is not wanted any more
            following, self._next = self._next, None
            self._begin(following)
            return
        self._looking.stop()
        told = piece.show()
        if self._piece is None:
            self.busy_changed.emit(False)
        if told:
            self.failed.emit(told)
