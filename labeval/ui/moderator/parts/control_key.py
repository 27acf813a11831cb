"""Distinguishes keys that type something from keys that act."""

from __future__ import annotations

import sys

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

CONTROL = Qt.KeyboardModifier.ControlModifier
if sys.platform == "darwin":  # the key that is labelled "control"; Qt calls Command "Control"
    CONTROL = CONTROL | Qt.KeyboardModifier.MetaModifier


def is_command(event: QKeyEvent) -> bool:
    """Return whether the control key is held, so that a letter is no text."""
    return bool(event.modifiers() & CONTROL)


def is_text(event: QKeyEvent) -> bool:
    """Return whether the key types text."""
    held = event.modifiers() & (CONTROL | Qt.KeyboardModifier.AltModifier)
    return bool(event.text()) and event.text().isprintable() and not held
