"""Presses of keys that X11 repeats by itself, since Qt does not always know them."""

from __future__ import annotations

import ctypes

from PySide6.QtCore import QAbstractNativeEventFilter, QByteArray
from PySide6.QtGui import QGuiApplication

EVENT = b"xcb_generic_event_t"
PRESS, RELEASE = 2, 3
_KIND = 0x7F
"""Without the bit of events that another program sent."""


class X11Repeats(QAbstractNativeEventFilter):
    """Sees keys as they come from the display, before anything in Qt does.

    X11 sends each repeat as a release and a press of the same millisecond. Qt looks for the press
    right after the release, and sometimes does not find it yet. Where a screen reader runs, Qt's
    events are copies that come later and have no time.
    """

    def __init__(self) -> None:
        super().__init__()
        self.repeating: set[int] = set()
        """Keys whose last press was a repeat, by their places on the keyboard."""
        self._released = (0, b"")
        """The key that was released last, and when."""

    def watch(self) -> None:
        """See the keys of this program from now on; nothing is done on other systems."""
        app = QGuiApplication.instance()
        if app is not None and QGuiApplication.platformName() == "xcb":
            app.installNativeEventFilter(self)

    def nativeEventFilter(
        self, kind: QByteArray | bytes | bytearray | memoryview, message: int
    ) -> tuple[bool, int]:
        """Look at an event of the display, and leave it to Qt."""
        if kind == EVENT:
            head = ctypes.string_at(int(message), 8)
            what, key, at = head[0] & _KIND, head[1], head[4:]
            if what == RELEASE:
                self._released = (key, at)
            elif what == PRESS and (key, at) == self._released:
                self.repeating.add(key)
            elif what == PRESS:
                self.repeating.discard(key)
        return False, 0
