"""Finds a code by a few letters of its name, or makes one of that name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from re import split

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from labeval.coding.rows import Code
from labeval.ui.accessible import announce
from labeval.ui.coding.parts.code_colours import code_colours
from labeval.ui.coding.parts.popup import Popup
from labeval.ui.theme import LABEL_PX, Theme, Themed
from labeval.ui.widgets.basics.lettering import type_font

_MOST = 9
NEW = ""
"""In the place of an id: a new code with the name that was typed."""


class _Found(Themed, QWidget):
    """The codes that were found, one a row."""

    picked = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.rows: list[tuple[str, str, str]] = []
        """Colour, name and a note on the right."""
        self.at = 0
        self.setMouseTracking(True)

    def row_height(self) -> int:
        return max(26, self.theme.px(LABEL_PX) + 13)

    def sizeHint(self) -> QSize:
        return QSize(200, self.row_height() * max(1, len(self.rows)))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.at = min(len(self.rows) - 1, int(event.position().y()) // self.row_height())
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.picked.emit(int(event.position().y()) // self.row_height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), self.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = self.row_height()
        for n, (colour, name, aside) in enumerate(self.rows):
            box = QRectF(0, n * height, self.width(), height)
            painter.setPen(Qt.PenStyle.NoPen)
            if n == self.at:
                painter.setBrush(theme.color("accent_tint"))
                painter.drawRoundedRect(box.adjusted(0, 1, 0, -1), 6, 6)
            if colour:
                painter.setBrush(code_colours(colour, theme).line)
                painter.drawRoundedRect(QRectF(8, box.center().y() - 5, 10, 10), 3, 3)
            painter.setPen(theme.color("soft_text"))
            painter.setFont(type_font(theme.px(12)))
            right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.drawText(box.adjusted(0, 0, -8, 0), right, aside)
            room = int(box.width()) - 40 - painter.fontMetrics().horizontalAdvance(aside)
            painter.setPen(theme.color("text"))
            painter.setFont(type_font(theme.px(LABEL_PX)))
            shown = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, room)
            painter.drawText(box.adjusted(26, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, shown)
        painter.end()


class CodeFinder(Popup):
    """Asks for a code; what is done with it is given with the question.

    Signals:
        chosen: the code's id, or an empty one and the name of a code to be made.
    """

    chosen = Signal(str, str)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        self._found = _Found(theme)
        super().__init__(theme, parent)
        self._codes: Mapping[str, Code] = {}
        self._colours: Mapping[str, str] = {}
        self._ids: list[str] = []
        self._first: Sequence[str] = ()
        self._new = True
        self._then: Callable[[str, str], object] | None = None
        self.rows.addWidget(self._found)
        self.field.textChanged.connect(self._on_typed)
        self.field.stepped.connect(self._on_stepped)
        self.field.accepted.connect(self._on_accepted)
        self._found.picked.connect(self._on_picked)

    def ask(
        self,
        heading: str,
        codes: Iterable[Code],
        colours: Mapping[str, str],
        then: Callable[[str, str], object],
        *,
        at: QPoint,
        below: int = 0,
        new: bool = True,
        first: Sequence[str] = (),
        typed: str = "",
    ) -> None:
        """Ask for one of these codes.

        Args:
            then: called with the id of the code, or with :data:`NEW` and a name.
            at: where the card opens, in the window.
            below: height of what must stay in sight there.
            new: whether a code may be made.
            first: ids that come first while nothing is typed.
            typed: text of the field.
        """
        self._codes = {code.id: code for code in codes}
        self._colours, self._first, self._new, self._then = colours, first, new, then
        self.heading.set_text(heading)
        self.field.setPlaceholderText(
            (self.tr("Name of a code, new or known") if self._codes else self.tr("Name"))
            if new
            else self.tr("Name of a code")
        )
        self.field.setAccessibleName(heading)
        self.field.setText(typed)
        self.field.selectAll()
        self._on_typed(typed)
        self.open_at(at, below=below)

    def _on_typed(self, typed: str) -> None:
        words = typed.casefold().split()
        order = {id: n for n, id in enumerate(self._first)}
        names = {id: code.name.casefold() for id, code in self._codes.items()}
        fitting = [id for id, name in names.items() if all(word in name for word in words)]
        first = words[0] if words else ""
        fitting.sort(
            key=lambda id: (
                (not names[id].startswith(first), order.get(id, 99), names[id])
                if words
                else (False, order.get(id, 99), names[id])
            )
        )
        self._ids = fitting[:_MOST]
        self._found.rows = [
            (self._colours.get(id, "") or "#7d848c", self._codes[id].name, self._above(id))
            for id in self._ids
        ]
        if self._new and typed.strip() and typed.strip().casefold() not in names.values():
            self._ids.append(NEW)
            made = self.tr("New code “{name}”").format(name=typed.strip())
            self._found.rows.append(("", made, ""))
        # Enter makes a code where what was typed is only inside of words of others' names.
        begins = any(word.startswith(first) for id in fitting for word in split(r"\W+", names[id]))
        self._found.at = 0 if begins or NEW not in self._ids else len(self._ids) - 1
        self._found.updateGeometry()
        self._found.update()
        if self.isVisible():
            layout = self.layout()
            assert layout is not None
            layout.activate()
            self.grow_inside()
        self._describe()

    def _describe(self) -> None:
        """Describe and announce the row that Enter takes."""
        row = ""
        if self._ids:
            _, name, aside = self._found.rows[self._found.at]
            row = ", ".join(filter(None, (name, aside)))
        self.field.setAccessibleDescription(row)
        announce(self.field, row)

    def _above(self, id: str) -> str:
        above = self._codes.get(self._codes[id].parent)
        return above.name if above is not None else ""

    def _on_stepped(self, by: int) -> None:
        if self._ids:
            self._found.at = max(0, min(len(self._ids) - 1, self._found.at + by))
            self._found.update()
            self._describe()

    def _on_accepted(self) -> None:
        self._on_picked(self._found.at)

    def _on_picked(self, row: int) -> None:
        if not 0 <= row < len(self._ids):
            return
        id, name, then = self._ids[row], self.field.text().strip(), self._then
        self.close_popup()
        if then is not None:
            then(id, name)
        self.chosen.emit(id, name)
