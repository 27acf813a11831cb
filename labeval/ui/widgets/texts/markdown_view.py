"""A study's Markdown as a column to read."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt, QUrl
from PySide6.QtGui import (
    QFont,
    QImage,
    QKeyEvent,
    QPalette,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)
from PySide6.QtWidgets import QFrame, QSizePolicy, QTextEdit, QWidget

from labeval.ui.accessible import Accessible
from labeval.ui.theme import LINE_HEIGHT, Theme, Themed
from labeval.ui.widgets.basics.lettering import WIDE_LINE, WIDE_PARAGRAPH, is_wide, type_font
from labeval.ui.widgets.formatted.structure import Structure, parts_of_document

READING_PX = 16
_HEADINGS = {1: 1.5, 2: 1.25, 3: 1.1}
"""Level of a heading to its size relative to the text."""
_PARAGRAPH_GAP = 0.6
"""Space below a paragraph, relative to the text's size."""


class MarkdownView(Accessible, Themed, QTextEdit):
    """Shows Markdown in full, as high as its width asks; it never scrolls by itself.

    HTML in the text is shown as it is written, and nothing is fetched.
    """

    is_read_aloud = True

    def __init__(self, theme: Theme, *, size: float = READING_PX) -> None:
        super().__init__()
        self._size = size
        self._theme = theme
        self._source = ""
        self._structure = Structure(self.viewport(), self._rectangle)
        self.setReadOnly(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.document().setDocumentMargin(0)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_markdown(self, source: str) -> None:
        """Show ``source``."""
        if source != self._source:
            self._source = source
            self._render()

    def accessible_text(self) -> str:
        return self.document().toPlainText()

    def accessible_parts(self) -> Sequence[QWidget]:
        shown = (self._source, self._theme, self.size())
        return self._structure.boxes(shown, lambda: parts_of_document(self.document()))

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self._render()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Nothing: its keys are those of the screen that it is on."""
        event.ignore()

    def loadResource(self, _kind: int, _name: QUrl | str) -> QImage:
        """Nothing that the text names is opened: a picture is empty."""
        return QImage(1, 1, QImage.Format.Format_ARGB32)

    def heightForWidth(self, width: int) -> int:
        """The height of the whole text at ``width``."""
        self.document().setTextWidth(width)
        return int(self.document().size().height()) + 2

    def hasHeightForWidth(self) -> bool:
        """Yes: text."""
        return True

    def sizeHint(self) -> QSize:
        """As high as it must be at its present width."""
        width = max(self.width(), 200)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """A line; a layout asks for the height at a width."""
        return QSize(120, self._theme.px(self._size))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the height that the new width asks for."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()

    def _rectangle(self, start: int, end: int) -> QRect:
        cursor = QTextCursor(self.document())
        cursor.setPosition(start)
        found = self.cursorRect(cursor)
        cursor.setPosition(end)
        return QRect(0, found.top(), self.width(), self.cursorRect(cursor).bottom() - found.top())

    def _render(self) -> None:
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Text, self._theme.color("text"))
        palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        self.setPalette(palette)
        px = self._theme.px(self._size)
        document = self.document()
        document.setDefaultFont(type_font(px))
        plain = QTextDocument.MarkdownFeature.MarkdownNoHTML
        commonmark = QTextDocument.MarkdownFeature.MarkdownDialectGitHub
        document.setMarkdown(self._source, commonmark | plain)
        _name_pictures(document)
        block = document.begin()
        while block.isValid():
            _set_block(block, px, first=block.position() == 0)
            block = block.next()
        document.setTextWidth(max(self.width(), 200))
        self.setAccessibleName(document.toPlainText())
        self.updateGeometry()


def _name_pictures(document: QTextDocument) -> None:
    """Put what a picture is called in its place: nothing that a text names is opened."""
    places: list[tuple[int, int, str]] = []
    block = document.begin()
    while block.isValid():
        part = block.begin()
        while not part.atEnd():
            fragment = part.fragment()
            form = fragment.charFormat()
            if form.isImageFormat():
                text = form.stringProperty(QTextFormat.Property.ImageAltText)
                text = text or form.toImageFormat().name()
                places.append((fragment.position(), fragment.length(), text))
            part += 1
        block = block.next()
    cursor = QTextCursor(document)
    for start, length, text in reversed(places):
        cursor.setPosition(start)
        cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
        cursor.insertText(text, QTextCharFormat())


def _set_block(block: QTextBlock, px: int, *, first: bool) -> None:
    """Give one paragraph, list entry or heading its size and the space around it."""
    cursor = QTextCursor(block)
    level = block.blockFormat().headingLevel()
    layout = QTextBlockFormat()
    layout.setLineHeight(
        (WIDE_LINE if is_wide() else LINE_HEIGHT) * 100,
        QTextBlockFormat.LineHeightTypes.ProportionalHeight.value,
    )
    gap = px * (WIDE_PARAGRAPH if is_wide() else _PARAGRAPH_GAP)
    layout.setBottomMargin(gap / 2 if block.textList() else gap)
    layout.setTopMargin(gap if level and not first else 0)
    cursor.mergeBlockFormat(layout)
    if level:
        cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
        heading = QTextCharFormat()
        heading.setProperty(
            QTextFormat.Property.FontPixelSize, round(px * _HEADINGS.get(level, 1.0))
        )
        heading.setFontWeight(QFont.Weight.DemiBold)
        # Merged into the importer's format, the size would be adjusted once more.
        cursor.setCharFormat(heading)
