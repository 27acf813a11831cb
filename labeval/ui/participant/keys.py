"""The digit of a key in the number row, with or without Shift, on any keyboard layout."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

_FIRST_SCAN_CODE = {"xcb": 10, "wayland": 10, "windows": 2}
"""Scan code of the key 1; the keys to its right follow, 0 being the tenth."""
_SHIFTED = {
    Qt.Key.Key_Exclam: 1,
    Qt.Key.Key_QuoteDbl: 2,
    Qt.Key.Key_At: 2,
    Qt.Key.Key_section: 3,
    Qt.Key.Key_NumberSign: 3,
    Qt.Key.Key_Dollar: 4,
    Qt.Key.Key_Percent: 5,
    Qt.Key.Key_AsciiCircum: 6,
    Qt.Key.Key_Slash: 7,
    Qt.Key.Key_Asterisk: 8,
}
"""Signs of Shift with 1 to 8 on English and German keyboards, for keys without a scan code,
without the signs on which the two disagree."""


def digit_of(event: QKeyEvent) -> int | None:
    """The digit key that was pressed, with or without Shift; None for any other key."""
    first = _FIRST_SCAN_CODE.get(QGuiApplication.platformName())
    code = event.nativeScanCode()
    if first is not None and first <= code < first + 10:
        return (code - first + 1) % 10
    if Qt.Key.Key_0 <= event.key() <= Qt.Key.Key_9:
        return event.key() - Qt.Key.Key_0
    if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
        return _SHIFTED.get(Qt.Key(event.key()))
    return None


def is_shifted(event: QKeyEvent) -> bool:
    """Return whether Shift is held."""
    return bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
