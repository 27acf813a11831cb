"""Letters and digits act on pages only as long as the participant lets them (WCAG 2.2, 2.1.4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QTextEdit, QWidget

from labeval.session.state.appearance import KEYS, NO_LETTERS
from labeval.ui.widgets.bars.key_hints import KeyHint
from labeval.ui.widgets.basics.overlay import Overlay

_HELD = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
_ARROWS = "↑↓←→"
_FIELDS = (QLineEdit, QPlainTextEdit, QTextEdit)


class SingleKeys(QObject):
    """Takes keys of a letter, digit or sign from a window while they are switched off.

    Fields get them all the same, and so do cards, which read a code.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.are_off = False

    def switch(self, *, off: bool) -> None:
        """Let keys act, or not; events are looked at only while they do not."""
        if off == self.are_off:
            return
        self.are_off = off
        application = QApplication.instance()
        assert application is not None
        if off:
            application.installEventFilter(self)
        else:
            application.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        return _is_single(event) and isinstance(watched, QWidget) and self._acts_on(watched)

    def _acts_on(self, widget: QWidget) -> bool:
        if widget.window() is not self._window or (
            isinstance(widget, _FIELDS) and not widget.isReadOnly()
        ):
            return False
        above: QWidget | None = widget
        while above is not None and not isinstance(above, Overlay):
            above = above.parentWidget()
        return above is None


def acting(hints: Sequence[KeyHint], appearance: Mapping[str, str]) -> Sequence[KeyHint]:
    """The hints of keys that act for somebody who has chosen this appearance."""
    if appearance.get(KEYS) != NO_LETTERS:
        return hints
    return [hint for hint in hints if "Ctrl" in hint[0] or not any(map(_names_single, hint[0]))]


def _is_single(event: QKeyEvent) -> bool:
    text = event.text()
    return bool(text.strip()) and text.isprintable() and not event.modifiers() & _HELD


def _names_single(key: str) -> bool:
    return "–" in key or (len(key) == 1 and key not in _ARROWS)
