"""Drops keys that were meant for the other window, while the keyboard moves to this one."""

from __future__ import annotations

import time

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtWidgets import QWidget

ARRIVED_MS = 250
"""Milliseconds after the keyboard has come in which no key counts: nobody clicks and types so
fast."""
QUIET_MS = 700
"""Milliseconds without a key, after a dropped one, until keys count again."""
_REPORT_MS = 100
"""Keys that follow each other faster are reported to the other window once."""
_KEYS = frozenset(
    {
        *(QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.Shortcut),
        *(QEvent.Type.ShortcutOverride, QEvent.Type.InputMethod),
    }
)
_PRESSES = frozenset({QEvent.Type.KeyPress, QEvent.Type.KeyRelease})
_TYPED = frozenset({QEvent.Type.KeyPress, QEvent.Type.InputMethod})
_GONE = frozenset({QEvent.Type.WindowDeactivate, QEvent.Type.Hide, QEvent.Type.Close})


class KeyGuard(QObject):
    """Watches over one window of two that share a keyboard.

    When the window becomes active, keys are dropped for ``ARRIVED_MS``. Where a key was dropped,
    or the other window has been typed in just before, they are dropped until nobody has typed for
    ``QUIET_MS``: somebody types on who does not know yet that the keyboard is elsewhere.

    Args:
        window: the window, which need not be shown yet.

    Signals:
        changed: keys are dropped from now on, or count again.
        typed: a key was pressed in this window; milliseconds of the computer's clock.
    """

    changed = Signal()
    typed = Signal(int)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._handle: QWindow | None = None
        self._shares = False
        self._dropping = False
        self._since = 0
        self._last_key = 0
        """Number of a dropped key, or of one in the other window."""
        self._last_stamp = 0
        """Time of a dropped key, on the clock of the display, which no busy process delays."""
        self._filters = False
        self._reported_at = 0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._end_when_quiet)
        window.installEventFilter(self)

    @property
    def is_dropping(self) -> bool:
        """True while keys are dropped."""
        return self._dropping

    def share(self) -> None:
        """There is another window that the keyboard may come from; or there was one just now."""
        self._shares = True

    def see_other_typed(self, at_ms: int) -> None:
        """A key was pressed in the other window; it may come to be known after the fact."""
        self._last_key = max(self._last_key, at_ms)
        arrived_now = self._window.isActiveWindow() and self._shares
        if arrived_now and not self._dropping and now_ms() - self._last_key < QUIET_MS:
            self._begin()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if watched is self._window:
            if kind == QEvent.Type.WindowActivate and self._shares:
                self._since = now_ms()
                self._begin()
            elif kind == QEvent.Type.Show:
                self._follow_native()
            elif kind in _GONE and self._filters:
                self._end()
                self._leave_application()
        elif kind in _PRESSES and watched is self._handle:
            if self._shares and not self._window.isActiveWindow():
                # Without a window manager keys may go to whatever the mouse is over. Whoever
                # types them may still type when the keyboard comes here.
                self._drop(event)
                return True
            if kind == QEvent.Type.KeyPress:
                self._report()
        if not self._filters or kind not in _KEYS:
            return False
        return self._takes(event)

    def _takes(self, event: QEvent) -> bool:
        """Drop a key while the keyboard comes; afterwards the first key that was typed before."""
        if not self._dropping:
            stamp = _stamp(event)
            late = stamp and self._last_stamp and stamp - self._last_stamp < QUIET_MS
            if not late:
                if event.type() in _TYPED:
                    self._leave_application()
                return False
            self._begin()
        self._drop(event)
        event.accept()  # so that no shortcut has it either
        return True

    def _drop(self, event: QEvent) -> None:
        """Note a key that is dropped: somebody types here who means another window."""
        if event.type() in _TYPED:
            self._last_key, self._last_stamp = now_ms(), _stamp(event)

    def _follow_native(self) -> None:
        self._handle = self._window.windowHandle()
        if self._handle is not None:
            self._handle.removeEventFilter(self)
            self._handle.installEventFilter(self)

    def _report(self) -> None:
        now = now_ms()
        if self._shares and not self._dropping and now - self._reported_at >= _REPORT_MS:
            self._reported_at = now
            self.typed.emit(now)

    def _begin(self) -> None:
        application = QCoreApplication.instance()
        if not self._filters and application is not None:
            application.installEventFilter(self)
            self._filters = True
        self._timer.start(ARRIVED_MS)
        if not self._dropping:
            self._dropping = True
            self.changed.emit()

    def _end_when_quiet(self) -> None:
        now = now_ms()
        under_way = self._last_key > self._since - QUIET_MS
        wait = max(self._since + ARRIVED_MS, self._last_key + QUIET_MS if under_way else 0) - now
        if wait > 0:
            self._timer.start(wait)
        else:
            self._end()

    def _leave_application(self) -> None:
        application = QCoreApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
        self._filters = False

    def _end(self) -> None:
        """Keys count again; the filter stays for the first of them."""
        self._timer.stop()
        if self._dropping:
            self._dropping = False
            self.changed.emit()


def _stamp(event: QEvent) -> int:
    """When the display says that a key was pressed; 0 where it does not say."""
    return event.timestamp() if isinstance(event, QKeyEvent) else 0


def now_ms() -> int:
    """The computer's steady clock, the same in every process."""
    return time.monotonic_ns() // 1_000_000
