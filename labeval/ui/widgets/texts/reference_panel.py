"""The reference of the judgments: the question and its source, always whole, always on top."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from labeval.text.formatted import FormattedText, as_formatted
from labeval.ui.language import Retranslating
from labeval.ui.theme import LABEL_PX
from labeval.ui.widgets.basics.lettering import line_count, line_height, text_width, type_font
from labeval.ui.widgets.basics.link_button import LinkButton
from labeval.ui.widgets.basics.paper import Paper
from labeval.ui.widgets.formatted.rendered import rendered_height
from labeval.ui.widgets.formatted.view import FormattedView
from labeval.ui.widgets.texts.text_view import TextView

PAD_X = 16
PAD_Y = 8
QUESTION_PX = 16
SOURCE_SIZES = (14, 13)
"""The source is read often and has to be whole; it shrinks by one step before it pages."""


class ReferencePanel(Retranslating, Paper):
    """Question in semibold, source beneath it behind a small label."""

    origin_opened = Signal()
    turned = Signal()
    """Another part of a source that is too long is in view."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._question = ""
        self._source = FormattedText("")
        self.source_sizes: tuple[int, ...] = SOURCE_SIZES
        self._source_px = SOURCE_SIZES[0]
        self._plain = TextView(self)
        self._formatted: FormattedView | None = None
        self._plain.parts_changed.connect(self.turned)
        self._link = LinkButton(parent=self)
        self._link.clicked.connect(self.origin_opened)
        self.retranslate()

    def set_texts(self, question: str, source: str | FormattedText, *, origin: bool) -> None:
        """Show a question and a source; ``origin`` offers how the texts came about."""
        self._question, self._source = question, as_formatted(source)
        self._show_view()
        self._link.setVisible(origin)
        self.update()

    def place(self, width: int, most: int) -> int:
        """Take ``width`` and the height needed, up to ``most``; returns the height taken."""
        if not self._question and not self._source.text and self._link.isHidden():
            self.setVisible(False)
            return 0
        self.setVisible(True)
        self._place_link(width)
        top = PAD_Y + self._question_height(width)
        inner = width - 2 * PAD_X
        height = top
        if self._source.text:
            height += self._place_source(top, inner, most - top - PAD_Y)
        self.resize(width, height + PAD_Y)
        return height + PAD_Y

    @property
    def shows_source(self) -> bool:
        """True if there is a source in view."""
        return bool(self._source.text)

    @property
    def fits(self) -> bool:
        """True if the whole source is in view."""
        return not self._source.text or self.view.parts == 1

    @property
    def place_in_source(self) -> tuple[int, int]:
        """The part of the source in view, from 1, and how many there are."""
        return (self.view.part + 1, self.view.parts) if self._source.text else (1, 1)

    def turn(self, by: int) -> bool:
        """Turn a source that is too long to the next part or back."""
        return self.view.turn(by)

    def retranslate(self) -> None:
        """Take the words of the current language."""
        self._link.setText(self.tr("How the texts came about"))
        for view in (self._plain, self._formatted):
            if view is not None:
                view.setAccessibleName(self.tr("Source"))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.paint_paper(painter)
        theme = self._theme
        painter.setPen(theme.color("text"))
        painter.setFont(type_font(theme.px(QUESTION_PX), strong=True))
        row = QRect(PAD_X, PAD_Y, self._question_width(self.width()), self.height())
        wrap = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop
        painter.drawText(row, wrap, self._question)
        if self._source.text:
            painter.setPen(theme.color("soft_text"))
            painter.setFont(type_font(self._label_px()))
            above = self._label_height() if self.view is self._formatted else 0
            y = self.view.y() - above
            line = QRect(PAD_X, y, self.width(), above or line_height(self._source_px))
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, self._label())
        painter.end()

    def _label(self) -> str:
        return self.tr("SOURCE")

    def _label_px(self) -> int:
        return self._theme.px(LABEL_PX) - 2

    def _question_width(self, width: int) -> int:
        link = 0 if self._link.isHidden() else self._link.width() + PAD_X
        return width - 2 * PAD_X - link

    def _question_height(self, width: int) -> int:
        if not self._question:
            return 0
        px = self._theme.px(QUESTION_PX)
        lines = line_count(self._question, self._question_width(width), px, strong=True)
        return lines * line_height(px)

    def _place_link(self, width: int) -> None:
        self._link.adjustSize()
        self._link.move(width - PAD_X - self._link.width(), PAD_Y)

    def _place_source(self, top: int, width: int, room: int) -> int:
        if self.view is self._formatted:
            return self._place_formatted(top, width, room)
        source = self._source.text
        indent = text_width(self._label(), self._label_px()) + 8
        for size in self.source_sizes:
            px = self._theme.px(size)
            lines = line_count(source, width, px, first_indent=indent)
            if lines * line_height(px) <= room:
                break
        self._source_px = px
        self._plain.show_text(source, px, first_indent=indent)
        self._plain.place(PAD_X, top, width, room)
        return self._plain.height()

    def _place_formatted(self, top: int, width: int, room: int) -> int:
        """Put a source that is more than plain below its label."""
        assert self._formatted is not None
        label = self._label_height()
        for size in self.source_sizes:
            px = self._theme.px(size)
            height = rendered_height(self._source, px, width, self._theme)
            if height <= room - label:
                break
        self._source_px = px
        self._formatted.show_text(self._source, px)
        self._formatted.place(PAD_X, top + label, width, min(height, room - label))
        return self._formatted.height() + label

    def _label_height(self) -> int:
        return line_height(self._label_px())

    @property
    def view(self) -> TextView | FormattedView:
        """The source, in the view that its format needs."""
        if self._formatted is not None and self._source.format != "plain":
            return self._formatted
        return self._plain

    def _show_view(self) -> None:
        """Have the view that the source's format needs."""
        if self._source.format != "plain" and self._formatted is None:
            self._formatted = FormattedView(self)
            self._formatted.set_theme(self._theme)
            self._formatted.parts_changed.connect(self.turned)
            self._formatted.setAccessibleName(self.tr("Source"))
        for view in (self._plain, self._formatted):
            if view is not None:
                view.setVisible(view is self.view and bool(self._source.text))
