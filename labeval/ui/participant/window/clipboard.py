"""Empties the clipboard, so that no participant finds what somebody before them has copied."""

from __future__ import annotations

from PySide6.QtGui import QClipboard, QGuiApplication


def clear_clipboard() -> None:
    """Empty the clipboard, and where the system has them the selection and the search text."""
    clipboard = QGuiApplication.clipboard()
    clipboard.clear(QClipboard.Mode.Clipboard)
    if clipboard.supportsSelection():
        clipboard.clear(QClipboard.Mode.Selection)
    if clipboard.supportsFindBuffer():
        clipboard.clear(QClipboard.Mode.FindBuffer)
