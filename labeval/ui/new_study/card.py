"""A design as a card: its page as a participant sees it, its length, and what it takes."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from labeval.jobs.new_study.designs import Card, Design
from labeval.jobs.planning.durations import whole_minutes
from labeval.study.methods import find_method
from labeval.ui.language import Retranslating, interface_language
from labeval.ui.method_in_words import method_in_words
from labeval.ui.plain import set_tool_tip
from labeval.ui.sentences import filled
from labeval.ui.theme import CORNER, Theme
from labeval.ui.widgets.basics.buttons import ThemedButton, read_as_radio_button
from labeval.ui.widgets.basics.lettering import line_height, type_font, wrapped

PICTURE = QSize(368, 207)
_PAD = 12
_TITLE_PX, _TEXT_PX = 14, 12
_GAP = 4
"""Pixels between what a design is and what it takes."""


@dataclass(frozen=True, slots=True)
class _Paragraph:
    """A text of a card and the way it is drawn."""

    text: str
    px: int
    role: str
    strong: bool = False
    gap: int = 0
    """Pixels above it."""

    def lines(self) -> tuple[str, ...]:
        """Its lines in a card's width."""
        return wrapped(self.text, PICTURE.width(), self.px, strong=self.strong) if self.text else ()

    def height(self) -> int:
        """In pixels."""
        return self.gap + len(self.lines()) * line_height(self.px)


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
        read_as_radio_button(self)
        self.be_current(False)
        # As high as the highest card of its row.
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Minimum)
        self.set_theme(theme)
        self.retranslate()

    def be_current(self, current: bool) -> None:
        """Be the one card that Tab stops at, and that is checked; arrows lead to the others."""
        self.setChecked(current)
        by_tab = Qt.FocusPolicy.StrongFocus
        self.setFocusPolicy(by_tab if current else Qt.FocusPolicy.ClickFocus)

    def show_design(self, design: Design) -> None:
        """Show the figures of the card's design."""
        self.design = design
        self.retranslate()

    def show_picture(self, picture: QPixmap) -> None:
        """Show the page."""
        self._picture = picture
        self.update()

    def figures(self) -> str:
        """Length and methods; empty while the design is being read."""
        if not self.card.template:
            return self.tr("without sessions")
        if self.design is None:
            return ""
        least, most = map(whole_minutes, self.design.minutes)
        length = (
            self.tr("about {minutes} min with the example's texts").format(minutes=most)
            if least == most
            else self.tr("{least} to {most} min with the example's texts").format(
                least=least, most=most
            )
        )
        return f"{length} · {', '.join(self.method_names()) or self.tr('writing')}"

    def method_names(self) -> list[str]:
        """The methods of the design with their whole names; where one has several kinds of pages,
        the titles of all pages."""
        if self.design is None:
            return []
        blocks = [self.design.content.study.blocks[id] for id in self.design.blocks]
        if len(blocks) > len(self.design.methods):
            titles = [
                block.title.in_language(interface_language()) for block in blocks if block.title
            ]
            if len(set(titles)) == len(blocks):
                return titles
        return [method_in_words(name) for name in self.design.methods]

    def needs(self) -> str:
        """The material that the design takes, in one line."""
        if not self.card.template:
            return self.tr("Needs: {list}").format(list=self.tr("transcripts"))
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
        methods = self.design.methods if self.design is not None else ()
        names = (*self.method_names(), *(find_method(name).SHORT for name in methods))
        parts = (self.title(), self.about(), self.needs(), self.card.template, *names)
        return " ".join((*parts, self.figures())).casefold()

    def sizeHint(self) -> QSize:
        """As high as its lines, which are never cut."""
        height = sum(part.height() for part in self._paragraphs())
        return QSize(PICTURE.width() + 2 * _PAD, PICTURE.height() + height + 3 * _PAD)

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
        for part in self._paragraphs():
            y += part.gap
            painter.setFont(type_font(part.px, strong=part.strong))
            painter.setPen(theme.color(part.role))
            for line in part.lines():
                row = QRect(_PAD, y, PICTURE.width(), line_height(part.px))
                painter.drawText(row, Qt.AlignmentFlag.AlignVCenter, line)
                y += line_height(part.px)
        if self.hasFocus():
            self._ring(painter, CORNER)
        painter.end()

    def _paragraphs(self) -> tuple[_Paragraph, ...]:
        """Its texts from top to bottom; lines are kept free for what is still being read."""
        return (
            _Paragraph(self.title(), _TITLE_PX, "text", strong=True),
            _Paragraph(self.about(), _TEXT_PX, "soft_text"),
            _Paragraph(self.figures() or " ", _TEXT_PX, "text", gap=_GAP),
            _Paragraph(self.needs() or " ", _TEXT_PX, "soft_text"),
        )

    def retranslate(self) -> None:
        parts = (self.title(), self.about(), self.figures(), self.needs())
        self.updateGeometry()
        self.setAccessibleName(". ".join(part.rstrip(".") for part in parts if part))
        lines = (self.title(), self.needs(), *self.method_names())
        set_tool_tip(self, "\n".join(line for line in lines if line))
        self.update()
