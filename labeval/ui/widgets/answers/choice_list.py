"""A question's options as rows: the whole row answers to the pointer, and a digit chooses it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from labeval.ui.mirroring import MirroredPainter, put, seen_key
from labeval.ui.theme import CORNER, Theme, Themed
from labeval.ui.widgets.basics.buttons import AnswerButton
from labeval.ui.widgets.basics.lettering import (
    draw_apart,
    is_wide,
    line_count,
    line_height,
    text_width,
    type_font,
)

_TEXT_PX = 14
_MARK = 20
_PAD = 8
_ROOM, _DENSE_ROOM = 10, 6
"""Room above and below a row's label together; a dense row is still a target of 26 pixels."""
_GAP, _DENSE_GAP = 4, 1
_KEYS = 9
"""Options with a key of their own: 1 to 9."""


class ChoiceRow(AnswerButton):
    """One option."""

    def __init__(self, text: str, key: str, *, multiple: bool, theme: Theme, parent: QWidget):
        super().__init__(text, parent, exclusive=not multiple)
        self.dense = False
        self._key = key
        self._multiple = multiple
        self._theme = theme
        self.setAccessibleName(text)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def natural_width(self) -> int:
        """The width that keeps the label on one line."""
        # A pixel more: widths of letters are fractions.
        return text_width(self.text(), self._px(), strong=True) + self._mark() + 3 * _PAD + 1

    def height_at(self, width: int) -> int:
        """The height of the row, its label wrapped, in logical pixels."""
        room = max(40, width - self._mark() - 3 * _PAD)
        lines = line_count(self.text(), room, self._px(), strong=True)
        room_around = _DENSE_ROOM if self.dense else _ROOM
        return max(self._mark(), lines * line_height(self._px())) + room_around

    def sizeHint(self) -> QSize:
        """On one line."""
        return QSize(self.natural_width(), self.height_at(self.natural_width()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the mark with its key, and the label."""
        theme, chosen = self._theme, self.isChecked()
        painter = MirroredPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if chosen or (self.isEnabled() and self.underMouse()):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("accent_tint"))
            painter.drawRoundedRect(box, CORNER - 2, CORNER - 2)
        self._draw_mark(painter)
        painter.setPen(theme.color("text" if self.isEnabled() else "disabled_text"))
        painter.setFont(type_font(self._px(), strong=chosen))
        room = self.rect().adjusted(self._mark() + 2 * _PAD, 0, -_PAD, 0)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        if is_wide():
            draw_apart(painter, room, self.text(), self._px(), flags.value, strong=True)
        else:
            painter.drawText(room, flags | Qt.TextFlag.TextWordWrap, self.text())
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.color("accent"), 2))
            painter.drawRoundedRect(box, CORNER - 2, CORNER - 2)
        painter.end()

    def _draw_mark(self, painter: MirroredPainter) -> None:
        """A ring for one of several, a square for any of them, with the option's key inside."""
        theme, side, chosen = self._theme, self._mark(), self.isChecked()
        mark = QRectF(_PAD + 0.5, (self.height() - side) / 2 + 0.5, side - 1, side - 1)
        painter.setBrush(theme.color("accent" if chosen else "paper"))
        painter.setPen(QPen(theme.color("accent" if chosen else "outline"), 1.5))
        radius = 4 if self._multiple else side / 2
        painter.drawRoundedRect(mark, radius, radius)
        painter.setPen(theme.color("on_accent" if chosen else "soft_text"))
        if chosen and self._multiple:
            painter.setPen(QPen(theme.color("on_accent"), 2))
            painter.drawPath(_tick(QRectF(painter.seen(mark))))
        elif self._key and theme.single_keys:
            painter.setFont(type_font(self._theme.px(11), strong=chosen))
            painter.drawText(mark, Qt.AlignmentFlag.AlignCenter, self._key)

    def _px(self) -> int:
        return self._theme.px(_TEXT_PX)

    def _mark(self) -> int:
        return self._theme.px(_MARK)


def _tick(box: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.moveTo(box.left() + box.width() * 0.25, box.top() + box.height() * 0.52)
    path.lineTo(box.left() + box.width() * 0.43, box.top() + box.height() * 0.70)
    path.lineTo(box.left() + box.width() * 0.76, box.top() + box.height() * 0.32)
    return path


class ChoiceList(Themed, QWidget):
    """The options of one question, in as few rows as their labels allow.

    Signals:
        chosen: the option's id was asked for; nothing shows as chosen before ``set_chosen``.
        chosen_by_key: it was asked for by its digit, so that the next question may follow.
    """

    chosen = Signal(str)
    chosen_by_key = Signal(str)

    def __init__(
        self,
        options: Sequence[tuple[str, str]],
        *,
        multiple: bool = False,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._multiple = multiple
        self._gap = _GAP
        self._rows: dict[str, ChoiceRow] = {}
        for number, (id, text) in enumerate(options, start=1):
            key = str(number) if number <= _KEYS else ""
            row = ChoiceRow(text, key, multiple=multiple, theme=theme, parent=self)
            row.clicked.connect(lambda _checked=False, id=id: self.chosen.emit(id))
            self._rows[id] = row
        self._set_tab_stop()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_chosen(self, ids: Collection[str]) -> None:
        """Show these options as chosen, and no others."""
        for id, row in self._rows.items():
            row.show_chosen(id in ids)
        self._set_tab_stop()
        if not self._multiple and any(row.hasFocus() for row in self._rows.values()):
            self.take_focus()

    def row(self, id: str) -> ChoiceRow:
        """The row of an option."""
        return self._rows[id]

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self._arrange()

    def set_dense(self, dense: bool) -> None:
        """Take less room, where many questions share a screen."""
        gap = _DENSE_GAP if dense else _GAP
        if gap != self._gap:
            self._gap = gap
            for row in self._rows.values():
                row.dense = dense
            self.updateGeometry()

    def take_focus(self) -> None:
        """Focus the chosen option, or the first."""
        self._tab_stop().setFocus(Qt.FocusReason.OtherFocusReason)

    def natural_width(self) -> int:
        """The width that keeps each label on one line."""
        return max(row.natural_width() for row in self._rows.values())

    def hasHeightForWidth(self) -> bool:
        """Yes: labels wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of all rows at ``width``."""
        return self._place(width, move=False)

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        return QSize(400, self.heightForWidth(max(200, self.width())))

    def minimumSizeHint(self) -> QSize:
        """A row; a layout asks for the height at a width."""
        return QSize(80, 30)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the rows anew."""
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A digit chooses, arrows move between the options as they stand.

        Up and down leave the question where no option is above or below.
        """
        ids = list(self._rows)
        number = int(event.text()) if event.text().isdecimal() else 0
        if 1 <= number <= len(ids):
            self.chosen_by_key.emit(ids[number - 1])
            return
        down = self._columns(self.width())
        steps = {
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Down: down,
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Up: -down,
        }
        at = next((n for n, row in enumerate(self._rows.values()) if row.hasFocus()), None)
        step = steps.get(seen_key(self, event), 0)
        if at is None or step == 0 or not 0 <= at + step < len(ids):
            event.ignore()
            return
        self._rows[ids[at + step]].setFocus(Qt.FocusReason.OtherFocusReason)
        self._set_tab_stop()

    def _tab_stop(self) -> ChoiceRow:
        rows = list(self._rows.values())
        if self._multiple:  # what is chosen says nothing about where the participant is
            return next((row for row in rows if row.hasFocus()), rows[0])
        return next((row for row in rows if row.isChecked()), rows[0])

    def _set_tab_stop(self) -> None:
        """Tab enters a question once, at its answer; arrows go on from there."""
        stop = self._tab_stop()
        for row in self._rows.values():
            policy = Qt.FocusPolicy.StrongFocus if row is stop else Qt.FocusPolicy.ClickFocus
            row.setFocusPolicy(policy)

    def _arrange(self) -> None:
        self._place(self.width(), move=True)

    def _columns(self, width: int) -> int:
        """All next to each other where they fit, else in two columns, else below each other."""
        widest, count = self.natural_width(), len(self._rows)
        counts = [count, 3, 2] if count % 3 == 0 else [count, 2]
        fits = (n for n in counts if 1 < n <= count and n * (widest + _GAP) <= width + _GAP)
        return next(fits, 1)

    def _place(self, width: int, *, move: bool) -> int:
        columns = self._columns(width)
        cell = (width - (columns - 1) * _GAP) // columns
        rows, top = list(self._rows.values()), 0
        for start in range(0, len(rows), columns):
            line = rows[start : start + columns]
            height = max(row.height_at(cell) for row in line)
            if move:
                for n, row in enumerate(line):
                    put(row, n * (cell + _GAP), top, cell, height)
            top += height + self._gap
        return max(0, top - self._gap)
