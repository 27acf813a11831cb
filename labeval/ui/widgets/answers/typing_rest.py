"""When typed text is kept: after a short rest, and at the latest after some time of typing on."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

REST_MS = 250
LONGEST_MS = 2000
"""A crash loses no more than what was typed meanwhile."""


class TypingRest(QObject):
    """Waits for a rest in typing, and for no longer than a while.

    Signals:
        due: what is typed is to be kept now.
    """

    due = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._rest, self._longest = QTimer(self), QTimer(self)
        for timer, ms in ((self._rest, REST_MS), (self._longest, LONGEST_MS)):
            timer.setSingleShot(True)
            timer.setInterval(ms)
            timer.timeout.connect(self._on_due)

    def set_longest(self, ms: int) -> None:
        """Wait no longer than this."""
        self._longest.setInterval(ms)

    def typed(self) -> None:
        """Something was typed."""
        self._rest.start()
        if not self._longest.isActive():
            self._longest.start()

    def stop(self) -> None:
        """Nothing waits to be kept."""
        self._rest.stop()
        self._longest.stop()

    def _on_due(self) -> None:
        self.stop()
        self.due.emit()
