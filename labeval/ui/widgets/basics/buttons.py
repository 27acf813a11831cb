"""Buttons painted from the theme: an action, an answer, and one option among several."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QDialog, QHBoxLayout, QWidget

from labeval.ui.theme import ACTION_HEIGHT, CORNER, DENSE_HEIGHT, LABEL_PX, LIGHT, Theme, Themed
from labeval.ui.widgets.basics.lettering import text_width, type_font

_PAD, _CLOSE_PAD = 11, 7
"""Pixels at each side of an option's words, usually and at their closest."""


def mixed(first: str, second: str, share: float) -> QColor:
    """``first`` with ``share`` (0 to 1) of ``second`` in it."""
    a, b = QColor(first), QColor(second)
    channels = zip((a.red(), a.green(), a.blue()), (b.red(), b.green(), b.blue()), strict=True)
    return QColor(*(round(x + (y - x) * share) for x, y in channels))


class ThemedButton(Themed, QAbstractButton):
    """The base of both kinds: a theme, and a repaint when pointer or focus come and go."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = LIGHT
        self.setText(text)

    def setText(self, text: str) -> None:
        """Show a text; ``&`` is a letter like others and makes no key of the next one."""
        super().setText(text)
        if "&" in text:
            self.setShortcut(QKeySequence())

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _ring(self, painter: QPainter, radius: float) -> None:
        """A focus ring inside the widget's own edge, so that no layout has to leave room."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self._theme.color("accent"), 2))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), radius, radius)


class ActionButton(ThemedButton):
    """Something to do next. At most one on a screen is ``primary``, and filled."""

    def __init__(
        self, text: str = "", parent: QWidget | None = None, *, primary: bool = False
    ) -> None:
        super().__init__(text, parent)
        self._primary = primary
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def primary(self) -> bool:
        """True for the filled one."""
        return self._primary

    def set_primary(self, primary: bool) -> None:
        """Make it the filled one, or a quiet one."""
        self._primary = primary
        self.update()

    def sizeHint(self) -> QSize:
        px = self._theme.px(14)
        width = text_width(self.text(), px, strong=self._primary) + 2 * 18
        return QSize(max(72, width), max(ACTION_HEIGHT, px + 18))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Ctrl+Enter means “go on”, wherever the focus happens to be: no quiet button takes it.
        meant = self._primary or not event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if meant:
                self.click()
            else:
                event.ignore()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill, edge, colour = self._colours()
        painter.setPen(QPen(edge, 1) if edge else Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        # The gap lets the ring of a filled button be seen against its own accent.
        inset = 3.5 if self.hasFocus() else 0.5
        shape = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(shape, CORNER - 1, CORNER - 1)
        painter.setPen(colour)
        painter.setFont(type_font(theme.px(14), strong=self._primary))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())
        if self.hasFocus():
            self._ring(painter, CORNER)
        painter.end()

    def _colours(self) -> tuple[QColor, QColor | None, QColor]:
        theme = self._theme
        if not self.isEnabled():
            return theme.color("disabled"), None, theme.color("disabled_text")
        if self._primary:
            share = 0.2 if self.isDown() else 0.1 if self.underMouse() else 0.0
            return mixed(theme.accent, theme.text, share), None, theme.color("on_accent")
        fill = theme.ground if self.underMouse() or self.isDown() else theme.paper
        return QColor(fill), theme.color("outline"), theme.color("text")


def dialog_buttons(
    dialog: QDialog, cancel: ActionButton, do: ActionButton, theme: Theme
) -> QHBoxLayout:
    """The last row of a dialog: what leaves it on the left, what it is for on the right."""
    row = QHBoxLayout()
    for button in (cancel, do):
        button.set_theme(theme)
    cancel.clicked.connect(dialog.reject)
    row.addWidget(cancel)
    row.addStretch(1)
    row.addWidget(do)
    return row


def read_as_radio_button(button: QAbstractButton) -> None:
    """Make a button one of several options for assistive technology; others stay as they are."""
    button.setAutoExclusive(True)
    group = QButtonGroup(button)
    group.setExclusive(False)
    group.addButton(button)


class AnswerButton(ThemedButton):
    """A button that shows whether an answer is recorded; only ``show_chosen`` changes that.

    Everything else that would check or uncheck it, such as ``toggle()`` by an assistive
    technology, leaves it as it is and counts as a click: it asks for the answer.

    Args:
        exclusive: one of several options; at most one of them is chosen.
    """

    def __init__(
        self, text: str = "", parent: QWidget | None = None, *, exclusive: bool = True
    ) -> None:
        super().__init__(text, parent)
        self._chosen = False
        self.setCheckable(True)
        if exclusive:
            # The record says which option is chosen, and Qt unchecks none by itself.
            read_as_radio_button(self)
        self.toggled.connect(self._on_toggled)

    def show_chosen(self, chosen: bool) -> None:
        """Show the answer as given or as not given."""
        if chosen != self._chosen:
            self._chosen = chosen
            self.setChecked(chosen)

    def nextCheckState(self) -> None:
        """Stay as it is: a click only asks."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Arrows, digits and Enter belong to the page.
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def _on_toggled(self, checked: bool) -> None:
        if checked != self._chosen:
            self.setChecked(self._chosen)
            self.click()


class OptionButton(AnswerButton):
    """One option of a question, a pill."""

    focused = Signal()

    def __init__(
        self,
        text: str = "",
        parent: QWidget | None = None,
        *,
        role: str = "accent",
        exclusive: bool = True,
    ) -> None:
        super().__init__(text, parent, exclusive=exclusive)
        self._role = role
        self._least = 34
        self._is_close = False
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def sizeHint(self) -> QSize:
        px = self._theme.px(LABEL_PX)
        width = text_width(self.text(), px, strong=True)
        pad = _CLOSE_PAD if self._is_close else _PAD
        width += 2 * pad if len(self.text()) > 2 else 8
        least = self._least - 2 * (_PAD - pad) // 2
        return QSize(max(least, width), max(DENSE_HEIGHT, px + 13))

    def set_close(self, close: bool) -> None:
        """Have less room around the words."""
        self._is_close = close
        self.updateGeometry()

    def set_least_width(self, width: int) -> None:
        """Be at least this wide; for a scale of many points."""
        self._least = width
        self.updateGeometry()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen, focus = self.isChecked(), self.hasFocus()
        if chosen:
            fill, edge, colour = theme.color(self._role), None, theme.color("on_accent")
        elif not self.isEnabled():
            fill, edge, colour = theme.color("disabled"), None, theme.color("disabled_text")
        else:
            fill, edge, colour = theme.color("paper"), theme.color("outline"), theme.color("text")
            if self.underMouse() or self.isDown():
                fill, edge = theme.color("accent_tint"), theme.color("accent")
        painter.setPen(QPen(edge, 1) if edge else Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        inset = 3.0 if focus and chosen else 0.5
        shape = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        radius = shape.height() / 2
        painter.drawRoundedRect(shape, radius, radius)
        painter.setPen(colour)
        painter.setFont(type_font(theme.px(LABEL_PX), strong=chosen))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())
        if focus:
            self._ring(painter, self.height() / 2 - 1)
        painter.end()
