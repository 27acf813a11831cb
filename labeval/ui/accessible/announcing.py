"""Announcements: what a screen reader says without being asked."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


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
