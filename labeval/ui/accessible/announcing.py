"""Reports to assistive technology: announcements, the caret, and none of what is never shown."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleTextCursorEvent,
    QAccessibleTextSelectionEvent,
)
from PySide6.QtWidgets import QWidget

from labeval.ui.accessible.accessible import CaretText
from labeval.ui.utf16 import Units


def announce(widget: QWidget, text: str, *, urgent: bool = False) -> None:
    """Have a text said, where an assistive technology runs and the widget is on screen.

    Args:
        urgent: it interrupts what is being said.
    """
    if not text or not QAccessible.isActive() or not widget.isVisible():
        return
    event = QAccessibleAnnouncementEvent(widget, text)
    politeness = QAccessible.AnnouncementPoliteness
    event.setPoliteness(politeness.Assertive if urgent else politeness.Polite)
    QAccessible.updateAccessibility(event)


def announce_here(widget: QWidget, text: str) -> None:
    """Have a text said while the widget's window has the keyboard.

    During a session the participant may be the one who listens, and has it otherwise.
    """
    if widget.isActiveWindow():
        announce(widget, text)


@contextmanager
def unheard() -> Iterator[None]:
    """Report nothing of what the block does, for widgets that never come to a screen.

    Qt reports every text and part that changes, in such widgets too, and a screen reader takes the
    reports one by one.
    """
    was_active = QAccessible.isActive()
    if was_active:
        QAccessible.setActive(False)
    try:
        yield
    finally:
        if was_active:
            QAccessible.setActive(True)


def caret_moved(widget: QWidget) -> None:
    """Report caret and selection of a :class:`CaretText`, where an assistive technology runs."""
    if not QAccessible.isActive() or not widget.isVisible() or not isinstance(widget, CaretText):
        return
    units = Units(widget.accessible_text() or "")
    start, caret = (units.units(place) for place in widget.accessible_selection())
    QAccessible.updateAccessibility(QAccessibleTextCursorEvent(widget, caret))
    ends = sorted((start, caret))
    QAccessible.updateAccessibility(QAccessibleTextSelectionEvent(widget, *ends))
