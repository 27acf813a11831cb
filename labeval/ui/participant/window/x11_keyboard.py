"""Takes the keyboard on X11, where a request with the time of an older click is ignored."""

from __future__ import annotations

import ctypes
import ctypes.util
import logging

from PySide6.QtGui import QGuiApplication, QNativeInterface

_REVERT_TO_PARENT = 2
_NOW = 0
_log = logging.getLogger(__name__)


def claim_keyboard(window: int) -> None:
    """Give the keyboard to a visible window of this process; nothing is done on other systems.

    Args:
        window: as the system numbers it.
    """
    native = QGuiApplication.instance()
    found = native.nativeInterface() if isinstance(native, QGuiApplication) else None
    shown = QGuiApplication.platformName() == "xcb"  # others have the interface and no display
    if not shown or not isinstance(found, QNativeInterface.QX11Application) or not found.display():
        return
    name = ctypes.util.find_library("X11") or "libX11.so.6"
    try:
        x11 = ctypes.CDLL(name)
    except OSError as error:
        _log.warning("the keyboard cannot be claimed: %s", error)
        return
    display = ctypes.c_void_p(found.display())
    x11.XSetInputFocus(display, ctypes.c_ulong(window), _REVERT_TO_PARENT, ctypes.c_ulong(_NOW))
    x11.XFlush(display)
