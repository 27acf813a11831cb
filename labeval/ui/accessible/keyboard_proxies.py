"""Widgets for which another one has the keyboard."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractScrollArea, QAbstractSpinBox, QComboBox, QLineEdit, QWidget


def has_keyboard_elsewhere(widget: QWidget) -> bool:
    """True if another widget gets the keyboard where this one would.

    Parts that Qt makes, as the viewport of a scroll area, are known by what they are in. Were Qt
    asked, the binding would take each part for the owner of what it is in, and the collector of
    garbage would find nothing that holds the two: it deleted all that was in a dialog.
    """
    around = widget.parentWidget()
    if isinstance(around, QAbstractScrollArea) and around.viewport() is widget:
        return True
    if isinstance(around, QComboBox | QAbstractSpinBox) and isinstance(widget, QLineEdit):
        return True
    return widget.focusProxy() is not None
