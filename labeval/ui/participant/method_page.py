"""What each method's rating page has to say; everything else they share."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from labeval.study.criteria import Criterion
from labeval.study.pages import Field
from labeval.ui.theme import Theme

KeyHint = tuple[list[str], str]


class MethodPage(QWidget):
    """The part of a rating page that differs from method to method."""

    def build(self) -> None:
        """Make the widgets of this set of criteria."""
        raise NotImplementedError

    def show_texts(self) -> None:
        """Take over what differs from page to page, before the layout."""
        raise NotImplementedError

    def lay_out(self, rect: QRect) -> None:
        """Place everything below the reference, and choose the texts' size."""
        raise NotImplementedError

    def lay_out_below_document(self, column: QRect) -> int:
        """Place what stands in the document's column beneath it; the height that it takes."""
        return 0

    def show_answers(self) -> None:
        """Show ``answers`` and no others."""
        raise NotImplementedError

    def take_in_hand(self, field: Field, *, focus: bool) -> None:
        """Go to a field."""
        raise NotImplementedError

    def focus_current(self) -> None:
        """Give the keyboard to the control in hand."""
        raise NotImplementedError

    def criterion_in_hand(self) -> str:
        """Id of the criterion that is being answered."""
        raise NotImplementedError

    def value_label(self, field: Field, value: str) -> str:
        """A value as the participant sees it; never an id."""
        raise NotImplementedError

    def on_key(self, event: QKeyEvent) -> bool:
        """Take a key that is the method's own; False leaves it to others."""
        raise NotImplementedError

    def control(self, field: str, value: str) -> QWidget | None:
        """What a participant would click for this answer; None where there is no such thing."""
        raise NotImplementedError

    def key_hints(self) -> list[KeyHint]:
        """Keys and what they do, for the bottom bar."""
        raise NotImplementedError

    def points_of(self, criterion: Criterion) -> tuple[tuple[str, str], ...]:
        """Points of the scale that the definition explains."""
        return ()

    def theme_controls(self, theme: Theme) -> None:
        """Give a theme to the method's own widgets."""
