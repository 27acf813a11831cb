"""The rule by which keys, menus and commands act: only on what is current and in sight."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QAbstractItemView, QApplication

from labeval.coding.rows import Anchor, Coding
from labeval.ui.coding.text.key_target import Target, TargetKind
from labeval.ui.coding.text.passage_view import PassageView

T = TypeVar("T")


class TargetGate(QObject):
    """Gives commands what they may act on now, or says in a sentence why there is nothing.

    Signals:
        message_shown: a sentence.
    """

    message_shown = Signal(str)

    def __init__(self, view: PassageView) -> None:
        super().__init__(view)
        self._view = view

    def to_code(self, *, at_once: bool = True) -> Target | None:
        """The target to code; None, with a message, where it cannot be coded now.

        Args:
            at_once: whether it is coded without another question, so that it must be in sight
                already; else it comes into sight and is given.
        """
        target = self._view.target
        if not self._shows_text() or target.ends is None or target.start == target.end:
            return None
        return target if self._in_sight(at_once) else None

    def segment(self, *, at_once: bool = True) -> Coding | None:
        """The segment that is current; None, with a sentence, where none is or may be changed."""
        if not self._shows_text() or not self._has_keyboard():
            return None
        target = self._view.target
        if target.kind == TargetKind.SELECTION:
            self.message_shown.emit(
                self.tr("Words are selected: code them, or press Esc to get back to the segments.")
            )
            return None
        if target.segment is None:
            self.message_shown.emit(self.tr("Put the cursor into a coded segment first."))
            return None
        return target.segment if self._in_sight(at_once) else None

    def words(self) -> Target | None:
        """The selected words; None, with a sentence, where none are or they are out of sight."""
        if not self._shows_text():
            return None
        if self._view.target.kind != TargetKind.SELECTION:
            self.message_shown.emit(self.tr("Select the words first."))
            return None
        return self.to_code()

    def caret(self, *, at_once: bool = True) -> Anchor | None:
        """Position of the caret; None, with a message, where no command may act there now.

        Args:
            at_once: as for :meth:`to_code`.
        """
        caret = self._view.caret
        if caret is None or not self._shows_text() or not self._has_keyboard():
            return None
        if self._view.shows(caret, caret):
            return caret
        self._view.reveal(caret.passage, caret.offset)
        return self._brought_into_sight(at_once, caret)

    def _shows_text(self) -> bool:
        if self._view.isVisibleTo(self._view.window()):
            return True
        self.message_shown.emit(
            self.tr("Hits are shown, not the text: Enter opens a hit in its text.")
        )
        return False

    def _has_keyboard(self) -> bool:
        """True unless a list has the keyboard: it has a current row of its own."""
        focus = QApplication.focusWidget()
        if isinstance(focus, QAbstractItemView) and focus.window() is self._view.window():
            self.message_shown.emit(
                self.tr("The keyboard is in a list: Ctrl+T brings it to the text.")
            )
            return False
        return True

    def _in_sight(self, at_once: bool) -> bool:
        if self._view.shows_target:
            return True
        self._view.show_target()
        return self._brought_into_sight(at_once, True) is not None

    def _brought_into_sight(self, at_once: bool, found: T) -> T | None:
        if not at_once:
            return found
        self.message_shown.emit(
            self.tr("It was out of sight. Here it is: press the key again to go on.")
        )
        return None
