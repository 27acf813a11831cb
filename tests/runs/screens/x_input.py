"""Mouse and keyboard of a virtual X display, moved through its XTEST extension.

Two people share the keyboard in the tests. So that it can be told whose key arrived where, the
supervisor's keys are extra keys of the keyboard: the same letters and digits on codes of their own.
"""

from __future__ import annotations

import ctypes
import ctypes.util

SUPERVISOR_CODES = range(150, 200)
"""Key codes of the supervisor's keys."""
_SUPERVISOR_KEYS = "abcdefghijklmnopqrstuvwxyz0123456789 ,."
_NAMED = {
    "Return": 0xFF0D,
    "Tab": 0xFF09,
    "space": 0x0020,
    "Escape": 0xFF1B,
    "Right": 0xFF53,
    "Down": 0xFF54,
    "Delete": 0xFFFF,
    "F6": 0xFFC3,
    "F10": 0xFFC7,
    "F11": 0xFFC8,
    "Control_L": 0xFFE3,
    "KP_Home": 0xFF95,
    "KP_Page_Up": 0xFF9A,
}
_NOW = 0


def has_x_input() -> bool:
    """Whether keys can be pressed on a virtual display here."""
    return bool(ctypes.util.find_library("Xtst") and ctypes.util.find_library("X11"))


class XInput:
    """Presses keys and clicks on a display; on the one that the environment names by default."""

    def __init__(self, display: str | None = None) -> None:
        self._x11 = ctypes.CDLL(ctypes.util.find_library("X11") or "libX11.so.6")
        self._xtst = ctypes.CDLL(ctypes.util.find_library("Xtst") or "libXtst.so.6")
        self._x11.XOpenDisplay.restype = ctypes.c_void_p
        self._x11.XKeysymToKeycode.argtypes = [ctypes.c_void_p, ctypes.c_ulong]
        opened = self._x11.XOpenDisplay(display.encode() if display else None)
        if not opened:
            raise OSError("there is no display")
        self._display = ctypes.c_void_p(opened)

    def map_supervisor_keys(self) -> None:
        """Give the supervisor's keys their codes; before any program of the display looks."""
        symbols = [ord(key) for key in _SUPERVISOR_KEYS] + [_NAMED["Return"], _NAMED["F6"]]
        array = (ctypes.c_ulong * len(symbols))(*symbols)
        first = SUPERVISOR_CODES.start
        self._x11.XChangeKeyboardMapping(self._display, first, 1, array, len(symbols))
        self._x11.XSync(self._display, 0)

    def supervisor_key(self, key: str) -> None:
        """Press one of the supervisor's keys: a letter, a digit, ``Return`` or ``F6``."""
        keys = [*_SUPERVISOR_KEYS, "Return", "F6"]
        self._press(SUPERVISOR_CODES.start + keys.index(key))

    def participant_key(self, key: str) -> None:
        """Press one of the keys that the keyboard has anyway."""
        symbol = _NAMED.get(key) or ord(key)
        self._press(self._x11.XKeysymToKeycode(self._display, symbol))

    def click(self, x: int, y: int) -> None:
        """Click with the left button."""
        self._xtst.XTestFakeMotionEvent(self._display, -1, x, y, _NOW)
        for down in (1, 0):
            self._xtst.XTestFakeButtonEvent(self._display, 1, down, _NOW)
        self._x11.XSync(self._display, 0)

    def close(self) -> None:
        """Let go of the display."""
        self._x11.XCloseDisplay(self._display)

    def _press(self, code: int) -> None:
        for down in (1, 0):
            self._xtst.XTestFakeKeyEvent(self._display, code, down, _NOW)
        self._x11.XSync(self._display, 0)
