"""The one thing in the text that keys, menus and commands act on, and that is drawn as current.

Selected words come first, then the segment that was clicked or coded last, then the passage with
the caret. Nothing else is drawn as current, and nothing that is out of sight is changed.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QAbstractItemView, QApplication

from labeval.coding.rows import Anchor, Coding
from labeval.ui.coding.caret import Caret
from labeval.ui.coding.sheet import Sheet

if TYPE_CHECKING:
    from labeval.ui.coding.passage_view import PassageView


T = TypeVar("T")


class TargetKind(StrEnum):
    """What kind of thing is current."""

    NOTHING = "nothing"
    PASSAGE = "passage"
    SEGMENT = "segment"
    SELECTION = "selection"


@dataclass(frozen=True, slots=True)
class Target:
    """What is current in a text."""

    kind: TargetKind = TargetKind.NOTHING
    start: Anchor | None = None
    end: Anchor | None = None
    segment: Coding | None = None

    @property
    def ends(self) -> tuple[Anchor, Anchor] | None:
        """From where to where it goes; None where nothing is current."""
        if self.start is None or self.end is None:
            return None
        return self.start, self.end


def target_of(sheet: Sheet, caret: Caret, segment: str) -> Target:
    """What is current: the selection before the segment, the segment before the passage.

    Args:
        segment: id of the segment that was taken last; empty for none.
    """
    if not len(sheet):
        return Target()
    if caret.span is not None:
        first, last = caret.span
        return Target(TargetKind.SELECTION, sheet.anchor(first), sheet.anchor(last))
    coding = sheet.marks.get(segment)
    if coding is not None and sheet.marks.rows_of(coding):
        return Target(TargetKind.SEGMENT, coding.start, coding.end, coding)
    start, end = sheet.whole(caret.at[0])
    return Target(TargetKind.PASSAGE, sheet.anchor(start), sheet.anchor(end))


class TargetGate(QObject):
    """Gives commands what they may act on now, or says in a sentence why there is nothing.

    Signals:
        told: a sentence.
    """

    told = Signal(str)

    def __init__(self, view: PassageView) -> None:
        super().__init__(view)
        self._view = view

    def to_code(self, *, at_once: bool = True) -> Target | None:
        """What would be coded; None, with a sentence, where that is not to be done now.

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
            self.told.emit(
                self.tr("Words are selected: code them, or press Esc to get back to the segments.")
            )
            return None
        if target.segment is None:
            self.told.emit(self.tr("Put the cursor into a coded segment first."))
            return None
        return target.segment if self._in_sight(at_once) else None

    def words(self) -> Target | None:
        """The selected words; None, with a sentence, where none are or they are out of sight."""
        if not self._shows_text():
            return None
        if self._view.target.kind != TargetKind.SELECTION:
            self.told.emit(self.tr("Select the words first."))
            return None
        return self.to_code()

    def caret(self, *, at_once: bool = True) -> Anchor | None:
        """Where the caret is; None, with a sentence, where it is not to be acted at now.

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
        self.told.emit(self.tr("Hits are shown, not the text: Enter opens a hit in its text."))
        return False

    def _has_keyboard(self) -> bool:
        """Whether no list has the keyboard: it has a current row of its own."""
        focus = QApplication.focusWidget()
        if isinstance(focus, QAbstractItemView) and focus.window() is self._view.window():
            self.told.emit(self.tr("The keyboard is in a list: Ctrl+T brings it to the text."))
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
        self.told.emit(self.tr("It was out of sight. Here it is: press the key again to go on."))
        return None
