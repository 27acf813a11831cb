"""A design as a card: its page as a participant sees it, its length, and what it takes."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from labeval.jobs.new_study.designs import Card, Design
from labeval.study.methods import find_method
from labeval.ui.language import Retranslating, interface_language
from labeval.ui.plain import set_tool_tip
from labeval.ui.sentences import filled, translated
from labeval.ui.theme import CORNER, Theme
from labeval.ui.widgets.basics.buttons import ThemedButton
from labeval.ui.widgets.basics.lettering import line_height, type_font, type_metrics, wrapped

PICTURE = QSize(368, 207)
_PAD = 12
_TITLE_PX, _TEXT_PX = 14, 12
_MOST_LINES = 2
"""Lines that the description may take."""


class DesignCard(Retranslating, ThemedButton):
    """Shows a card at once, its figures and its picture when they are there.

    Signals:
        focused: the keyboard has come here.
        activated: this design is wanted (double click or Enter).
    """

    focused = Signal()
    activated = Signal()

    def __init__(self, card: Card, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.card = card
        self.design: Design | None = None
        self._picture: QPixmap | None = None
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.set_theme(theme)
        self.retranslate()

    def show_design(self, design: Design) -> None:
        """Show the figures of the card's design."""
        self.design = design
        self.retranslate()

    def show_picture(self, picture: QPixmap) -> None:
        """Show the page."""
        self._picture = picture
        self.update()

    def figures(self) -> str:
        """Length and methods in one line; empty while the design is being read."""
        if self.design is None:
            return ""
        least, most = (round(minutes) for minutes in self.design.minutes)
        length = (
            self.tr("about {minutes} min a session").format(minutes=most)
            if least == most
            else self.tr("{least} to {most} min a session").format(least=least, most=most)
        )
        methods = [find_method(name) for name in self.design.methods]
        named = ", ".join(method.SHORT for method in methods) or self.tr("writing")
        if len(methods) == 1:
            named = self.method_names()[0]
        return f"{length} · {named}"

    def method_names(self) -> list[str]:
        """The methods of the design with their whole names."""
        methods = self.design.methods if self.design is not None else ()
        return [translated("Report", find_method(name).NAME) for name in methods]

    def needs(self) -> str:
        """The material that the design takes, in one line."""
        if self.design is None:
            return ""
        listed = [filled("NewStudy", text, values) for text, values in self.design.needs()]
        return self.tr("Needs: {list}").format(list=", ".join(listed))

    def title(self) -> str:
        """The card's title in the interface's language."""
        return self.card.title.in_language(interface_language())

    def about(self) -> str:
        """One sentence about the design."""
        about = self.card.about
        return about.in_language(interface_language()) if about else ""

    def search_text(self) -> str:
        """Everything that a search may find, in small letters."""
        names = self.method_names()
        parts = (self.title(), self.about(), self.needs(), self.card.template, *names)
        return " ".join((*parts, self.figures())).casefold()

    def sizeHint(self) -> QSize:
        lines = line_height(_TITLE_PX) + (_MOST_LINES + 2) * line_height(_TEXT_PX)
        return QSize(PICTURE.width() + 2 * _PAD, PICTURE.height() + lines + 3 * _PAD)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.activated.emit()
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.activated.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit()

    def nextCheckState(self) -> None:
        """Stay as it is: the gallery knows which card is the current one."""

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self._theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        current = self.isChecked()
        painter.setPen(QPen(theme.color("accent" if current else "line"), 2 if current else 1))
        painter.setBrush(theme.color("accent_tint" if self.underMouse() else "paper"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), CORNER, CORNER)
        where = QRect(_PAD, _PAD, PICTURE.width(), PICTURE.height())
        painter.fillRect(where, theme.color("ground"))
        if self._picture is not None:
            painter.drawPixmap(where, self._picture)
        painter.setPen(QPen(theme.color("line"), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(where)
        y = where.bottom() + _PAD
        y = self._write(painter, y, self.title(), _TITLE_PX, "text", strong=True, lines=1)
        y = self._write(painter, y, self.about(), _TEXT_PX, "soft_text")
        y = self.height() - _PAD - 2 * line_height(_TEXT_PX)
        y = self._write(painter, y, self.figures(), _TEXT_PX, "text", lines=1)
        self._write(painter, y, self.needs(), _TEXT_PX, "soft_text", lines=1)
        if self.hasFocus():
            self._ring(painter, CORNER)
        painter.end()

    def _write(
        self,
        painter: QPainter,
        y: int,
        text: str,
        px: int,
        role: str,
        *,
        strong: bool = False,
        lines: int = _MOST_LINES,
    ) -> int:
        """Draw a text below ``y``; returns where it ends."""
        painter.setFont(type_font(px, strong=strong))
        painter.setPen(self._theme.color(role))
        found = list(wrapped(text, PICTURE.width(), px, strong=strong)) if text else []
        if len(found) > lines:
            rest = " ".join(found[lines - 1 :])
            metrics, right = type_metrics(px, strong=strong), Qt.TextElideMode.ElideRight
            found[lines - 1] = metrics.elidedText(rest, right, PICTURE.width())
        for line in found[:lines]:
            row = QRect(_PAD, y, PICTURE.width(), line_height(px))
            painter.drawText(row, Qt.AlignmentFlag.AlignVCenter, line)
            y += line_height(px)
        return y

    def retranslate(self) -> None:
        parts = (self.title(), self.about(), self.figures(), self.needs())
        self.setAccessibleName(". ".join(part.rstrip(".") for part in parts if part))
        lines = (self.title(), self.needs(), *self.method_names())
        set_tool_tip(self, "\n".join(line for line in lines if line))
        self.update()
