"""Distinguishes keys that type something from keys that act."""

from __future__ import annotations

import sys

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

CONTROL = Qt.KeyboardModifier.ControlModifier
if sys.platform == "darwin":  # the key that is labelled "control"; Qt calls Command "Control"
    CONTROL = CONTROL | Qt.KeyboardModifier.MetaModifier


_ALT = Qt.KeyboardModifier.AltModifier


def is_command(event: QKeyEvent) -> bool:
    """Return whether the control key is held, so that a letter is no text.

    With Alt it is AltGr, which Windows reports as both: a sign such as € or ².
    """
    held = event.modifiers()
    return bool(held & CONTROL) and not held & _ALT


def is_choice(event: QKeyEvent) -> bool:
    """Return whether Alt is held without the control key, so that a digit chooses."""
    held = event.modifiers()
    return bool(held & _ALT) and not held & CONTROL


def is_text(event: QKeyEvent) -> bool:
    """Return whether the key types text."""
    typed = bool(event.text()) and event.text().isprintable()
    return typed and not is_command(event) and not is_choice(event)
