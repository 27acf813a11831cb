"""The view in which one document is read, a page at a time, whatever its format."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QPainter, QPen

from labeval.text.formatted import FormattedText
from labeval.ui.theme import Theme

FOCUS_LEFT = 8
"""Room at the left in which a bar shows that the keyboard is here."""


class DocumentView(Protocol):
    """A widget that shows one page of a text.

    Signals:
        page_changed: somebody has turned to another page.
        copied: with the text that is on the clipboard now.
    """

    page_changed: SignalInstance
    copied: SignalInstance

    @property
    def page(self) -> int:
        """The page in view, from 0."""

    @property
    def pages(self) -> int:
        """Number of pages of the text in the room given."""

    @property
    def position(self) -> int:
        """Code-point offset of the first character in view."""

    @property
    def selected_text(self) -> str:
        """The text selected."""

    def show_document(self, shown: FormattedText, px: int, *, position: int = 0) -> None:
        """Show the page of a text on which the code point ``position`` stands, at ``px``."""

    def set_hits(self, hits: Sequence[tuple[int, int]], current: int) -> None:
        """Mark hits, in code points, the ``current`` one more strongly; -1 for none."""

    def show_offset(self, offset: int) -> None:
        """Turn to the page in which a position is, if it is not in view."""

    def go_to(self, page: int) -> None:
        """Show a page; the nearest where there is none of that number."""


def take_document_key(view: DocumentView, event: QKeyEvent) -> None:
    """Turn pages or copy what is selected; other keys are left to the page around the view."""
    pages = {
        Qt.Key.Key_PageDown: view.page + 1,
        Qt.Key.Key_PageUp: view.page - 1,
        Qt.Key.Key_Home: 0,
        Qt.Key.Key_End: view.pages - 1,
    }
    wanted = pages.get(Qt.Key(event.key()))
    if event.matches(QKeySequence.StandardKey.Copy):
        if view.selected_text:
            QGuiApplication.clipboard().setText(view.selected_text)
            view.copied.emit(view.selected_text)
    elif wanted is not None and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
        view.go_to(wanted)
    else:
        event.ignore()


def paint_focus(painter: QPainter, height: int, theme: Theme) -> None:
    """Draw the bar that shows that the keyboard is in a view of this height."""
    painter.setPen(QPen(theme.color("accent"), 2))
    painter.drawLine(1, 2, 1, height - 2)
