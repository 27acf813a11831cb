"""Keeps a text while it is typed: soon after the first key, and at once when it is left."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from labeval.session.events.not_now import NotNow
from labeval.session.events.revisions import recordable
from labeval.session.running.session import Session
from labeval.study.model.writing import WritingStep

TRY_AGAIN_MS = 2_000
"""After a revision that could not be saved."""

Command = Callable[[Session], None]


class Drafts(QObject):
    """Asks for a revision of the text once there is something to keep.

    The clock starts with the first change that is not kept and is not started again by those
    that follow, so that a person who types without a rest loses no more than one who rests.

    Args:
        text: the text on the page.

    Signals:
        due: a :data:`Command` that keeps everything that is not kept yet, in one transaction. It
            can be given again where it could not be done.
    """

    due = Signal(object)

    def __init__(self, text: Callable[[], str], parent: QObject) -> None:
        super().__init__(parent)
        self._text = text
        self._kept = ""
        self._commands: list[Command] = []
        self._keys = 0
        self._gaps_ms: list[int] = []
        self._struck_at: float | None = None
        self._resting = True
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.setTimerType(Qt.TimerType.PreciseTimer)
        self._clock.timeout.connect(self.flush)

    @property
    def unsaved(self) -> bool:
        """True if there is something to keep."""
        return bool(self._commands) or recordable(self._text()) != self._kept

    def begin(self, text: str) -> None:
        """A text comes on the page as it is kept."""
        self._clock.stop()
        self._resting = False
        self._kept = text
        self._commands.clear()
        self._keys, self._gaps_ms, self._struck_at = 0, [], None

    def note_key(self) -> None:
        """A key stroke has changed the text."""
        now = time.monotonic()
        if self._struck_at is not None:
            self._gaps_ms.append(round(1000 * (now - self._struck_at)))
        self._struck_at = now
        self._keys += 1

    def note_change(self) -> None:
        """The text is another one."""
        if not self._clock.isActive():
            self._clock.start(WritingStep.revise_every_ms)

    def paste(self, origin: str, text: str) -> None:
        """Text is about to be pasted; what was typed before it is kept before it."""
        self._queue(lambda session: session.drafting.pasted(origin, text))

    def cite(self, passage: int) -> None:
        """A passage is about to be cited."""
        self._queue(lambda session: session.drafting.cited(passage))

    def flush(self) -> None:
        """Keep what is not kept, now."""
        self._clock.stop()
        if self._resting:
            return
        if self.unsaved:
            self.due.emit(self._keep)
        if self.unsaved:
            self._clock.start(TRY_AGAIN_MS)

    def rest(self) -> None:
        """The page is left: nothing comes from here before it is returned to."""
        self._clock.stop()
        self._resting = True

    def go_on(self) -> None:
        """The page is returned to, with the text that is on it."""
        self._resting = False
        self.flush()

    def _queue(self, command: Command) -> None:
        if self.unsaved:
            text, keys, gaps_ms = recordable(self._text()), self._keys, self._gaps_ms
            self._commands.append(
                lambda session: session.drafting.revise(text, keys=keys, gaps_ms=gaps_ms)
            )
            self._keys, self._gaps_ms = 0, []
        self._commands.append(command)
        self.flush()

    def _keep(self, session: Session) -> None:
        commands, text = list(self._commands), recordable(self._text())
        keys, gaps_ms = self._keys, list(self._gaps_ms)
        for command in commands:
            try:
                command(session)
            except NotNow:
                self._commands.remove(command)
                raise
        session.drafting.revise(text, keys=keys, gaps_ms=gaps_ms)

        def kept() -> None:
            del self._commands[: len(commands)], self._gaps_ms[: len(gaps_ms)]
            self._kept, self._keys = text, self._keys - keys
            if not self.unsaved:
                self._clock.stop()

        session.when_saved(kept)
