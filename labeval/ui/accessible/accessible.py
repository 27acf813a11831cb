"""Properties of a widget that Qt has none for, as assistive technology gets them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget


class Cell(NamedTuple):
    """The place of a cell in its table, from 0."""

    table: QWidget
    row: int
    column: int
    head: QWidget | None
    """The cell that is the heading of its column; None for one that is a heading."""


class Accessible:
    """A widget with a role, relations or a text of its own; named before its Qt class.

    Name and description are Qt's ``accessibleName`` and ``accessibleDescription``.
    """

    accessible_role: QAccessible.Role | None = None
    """None: a group where it has a name, else nothing but a container."""
    is_exposed: bool = True
    """False for a widget that is painted elsewhere: neither it nor anything in it is exposed."""
    covers_parent: bool = False
    """True for a widget that hides everything else in its parent while it is visible."""
    described_by: QWidget | None = None
    """The widget that explains this one."""
    is_read_aloud: bool = False
    """True for words that Tab stops at while assistive technology runs, in windows that have
    ``stops_at_words``."""
    accessible_open: bool | None = None
    """True while its form or list is open; None for a widget that opens nothing in its window."""
    accessible_level: int = 0
    """Level of a heading, from 1; 0 for anything else."""
    accessible_cell: Cell | None = None
    """The place of a cell in its table; None for anything else."""

    def accessible_parts(self) -> Sequence[QWidget] | None:
        """The children that are read first, in their order; None for the order of places."""
        return None

    def accessible_press(self) -> Callable[[], object] | None:
        """The function that a press calls; None for a widget that takes no press."""
        return None

    def accessible_text(self) -> str | None:
        """The words in view, for a widget that draws a text to read; None for any other."""
        return None

    def accessible_rows(self) -> Sequence[Sequence[str]]:
        """The words of all cells by rows, of a table whose cells are widgets; else nothing."""
        return ()

    def accessible_styles(self) -> Sequence[tuple[int, int, str]]:
        """Stretches of the words in view that look different, in code points, each with its kind:
        ``strong``, ``emphasis``, ``code``, ``struck`` or ``link``."""
        return ()


class CaretText(Accessible):
    """A text whose caret and selection assistive technology reads and sets.

    Positions are code points of ``accessible_text``.
    """

    def accessible_selection(self) -> tuple[int, int]:
        """The other end of the selection, and the caret; twice the caret where nothing is."""
        raise NotImplementedError

    def select_text(self, start: int, end: int) -> None:
        """Select from one position to another; the same twice sets the caret."""
        raise NotImplementedError
