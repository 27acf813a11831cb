"""The questions that a rating page puts to its method: what it draws, and what its keys do."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from labeval.study.model.criteria import Criterion
from labeval.study.pages import Field
from labeval.ui.participant.pages.page_keys import KeyHint

Click = Callable[[QWidget], None]
"""Presses and releases the pointer on a widget."""
Drag = Callable[[QWidget, QRectF, QRectF], None]
"""Drags on a widget from the beginning of a rectangle to the end of another."""


class MethodPage:
    """The part of a rating page that its method decides; named before the page's Qt class."""

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
        """Place the parts in the document's column below it; the height that it takes."""
        return 0

    def show_answers(self) -> None:
        """Show ``answers`` and no others."""
        raise NotImplementedError

    def make_current(self, field: Field, *, focus: bool) -> None:
        """Go to a field."""
        raise NotImplementedError

    def place(self) -> object:
        """The row, cell or button that the keyboard is at."""
        raise NotImplementedError

    def go_to_place(self, place: object) -> None:
        """Go back to what :meth:`place` has returned, without giving it the keyboard."""
        raise NotImplementedError

    def following(self) -> str | None:
        """The criterion that the page moves on to with the answer asked for: empty where it
        stays, None where that is known only after drawing.
        """
        return None

    def focus_current(self) -> None:
        """Give the keyboard to the current control."""
        raise NotImplementedError

    def current_criterion(self) -> str:
        """Id of the criterion that is being answered."""
        raise NotImplementedError

    def value_label(self, field: Field, value: str) -> str:
        """A value as the participant sees it; never an id."""
        raise NotImplementedError

    def on_key(self, event: QKeyEvent) -> bool:
        """Take a key that is the method's own; False leaves it to others."""
        raise NotImplementedError

    def control(self, field: str, value: str) -> QWidget | None:
        """The control that gives this answer at a click; None where there is none."""
        raise NotImplementedError

    def act_out(self, field: str, value: str, click: Click, drag: Drag) -> bool:
        """Give an answer that no single control gives; False where one does."""
        return False

    def key_hints(self) -> list[KeyHint]:
        """Keys and what they do, for the bottom bar."""
        raise NotImplementedError

    def points_of(self, criterion: Criterion) -> tuple[tuple[str, str], ...]:
        """Points of the scale that the definition explains."""
        return ()
