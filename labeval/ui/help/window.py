"""The window with help: a summary, and below it the documents, opened where they are about it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import (
    QImage,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QShortcut,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextLength,
    QTextTable,
)
from PySide6.QtWidgets import QDialog, QTextEdit, QVBoxLayout, QWidget

from labeval import places
from labeval.ui.help.names import with_names
from labeval.ui.help.sections import anchors
from labeval.ui.help.topics import Topic
from labeval.ui.language import interface_language
from labeval.ui.theme import GRID, MARGIN, Theme
from labeval.ui.widgets.bars.key_hints import KeyHints
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.lettering import type_font
from labeval.ui.widgets.basics.slim_scroll import keep_room_for_bar, style_scroll_bar

_WIDTH, _HEIGHT = 760, 600
_PX = 14
_HEADINGS_PX = (20, 17, 15)
_LINE_PERCENT = 125
_PICTURE = "\N{OBJECT REPLACEMENT CHARACTER}"
"""The text of a block that is a picture; a line's height would leave a gap below it."""
_TABLE_PERCENT = 99
_PROPORTIONAL = QTextBlockFormat.LineHeightTypes.ProportionalHeight.value


class DocumentView(QTextEdit):
    """One of the documents that come with the program; links between them are followed.

    Args:
        folder: of the documents. Nothing outside it is opened, but translations of them.

    Signals:
        opened: a document is shown from one of its headings on.
    """

    opened = Signal()

    def __init__(self, folder: Path, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self.document_name = ""
        """The file that is shown."""
        self.heading = ""
        """The heading at the top."""
        self.is_translated = False
        """True if it is in the program's own language, and that is not English."""
        self._shown = ("", "")
        """The file, and the language of the names in it."""
        self.setReadOnly(True)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        self.setFrameShape(QTextEdit.Shape.NoFrame)
        self.setStyleSheet(f"QTextEdit {{ background: {theme.ground}; color: {theme.text}; }}")
        self.document().setDefaultFont(type_font(_PX))
        keep_room_for_bar(self)
        style_scroll_bar(self, theme)

    def open_at(self, name: str, anchor: str = "") -> None:
        """Show a document from a heading on; its beginning where there is none of that name."""
        source = (self._folder / name).read_text(encoding="utf-8")
        number = anchors(source).get(anchor, 0)
        shown = (name, interface_language())
        own = places.translated_document(*shown)
        self.is_translated = own is not None
        if shown != self._shown:
            self._shown, self.document_name = shown, name
            plain = QTextDocument.MarkdownFeature.MarkdownNoHTML
            github = QTextDocument.MarkdownFeature.MarkdownDialectGitHub
            text = own.read_text("utf-8") if own is not None else with_names(source, shown[1])
            self.document().setMarkdown(text, github | plain)
            self._set_type()
        block = self._headings()[number]
        self.heading = block.text()
        layout = self.document().documentLayout()
        self.verticalScrollBar().setValue(round(layout.blockBoundingRect(block).top()))
        self.opened.emit()

    def loadResource(self, kind: int, url: QUrl | str) -> object:
        """Pictures of the documents, as wide as the text; nothing else is opened."""
        if kind != QTextDocument.ResourceType.ImageResource.value:
            return None
        name = url.toString() if isinstance(url, QUrl) else url
        path = (self._folder / name).resolve()
        picture = QImage(str(path)) if path.is_relative_to(self._folder.resolve()) else QImage()
        if picture.isNull():
            return QImage(1, 1, QImage.Format.Format_ARGB32)
        sides = 2 * round(self.document().documentMargin())
        sides += round(self.document().indentWidth())  # of a list
        width = min(picture.width(), max(200, self.viewport().width() - sides - GRID))
        return picture.scaledToWidth(width, Qt.TransformationMode.SmoothTransformation)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Follow a link that is clicked."""
        super().mouseReleaseEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self.follow(self.anchorAt(event.position().toPoint()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Follow the link that Tab has led to."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.follow(self.textCursor().charFormat().anchorHref())
        else:
            super().keyPressEvent(event)

    def follow(self, link: str) -> None:
        """Open a link to one of the documents; one to anything else does nothing."""
        url = QUrl(link)
        name = url.path() or self.document_name
        if link and url.isRelative() and name in {p.name for p in self._folder.glob("*.md")}:
            self.open_at(name, url.fragment())

    def _set_type(self) -> None:
        """Headings a little larger than the text, and room between paragraphs."""
        cursor, block = QTextCursor(self.document()), self.document().begin()
        while block.isValid():
            level = block.blockFormat().headingLevel()
            room = QTextBlockFormat()
            room.setBottomMargin(GRID if level or not block.textList() else GRID // 2)
            room.setTopMargin(2 * GRID if level else 0)
            room.setNonBreakableLines(False)  # a long line of code is broken
            if block.text() != _PICTURE:
                room.setLineHeight(_LINE_PERCENT, _PROPORTIONAL)
            cursor.setPosition(block.position())
            cursor.movePosition(
                QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor
            )
            cursor.mergeBlockFormat(room)
            if level:
                letters = QTextCharFormat()
                letters.setProperty(QTextFormat.Property.FontSizeAdjustment, 0)
                letters.setProperty(
                    QTextFormat.Property.FontPixelSize, _HEADINGS_PX[min(level, 3) - 1]
                )
                cursor.mergeCharFormat(letters)
            block = block.next()
        for frame in self.document().rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                wide = frame.format()
                # Columns are rounded up to whole pixels: all of the width could be too much.
                wide.setWidth(QTextLength(QTextLength.Type.PercentageLength, _TABLE_PERCENT))
                frame.setFormat(wide)

    def _headings(self) -> list[QTextBlock]:
        found, block = [], self.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel():
                found.append(block)
            block = block.next()
        return found


class HelpWindow(QDialog):
    """Help on one topic; Esc closes it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.summary = Label(theme, size=15, wrap=True)
        self.language_note = Label(theme, role="soft_text", wrap=True)
        self.view = DocumentView(places.documents(), theme)
        self.view.opened.connect(self._on_opened)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, GRID)
        column.setSpacing(2 * GRID)
        column.addWidget(self.summary)
        column.addWidget(self.language_note)
        column.addWidget(self.view, 1)
        self._hints = KeyHints(theme)
        column.addWidget(self._hints)
        self.resize(_WIDTH, _HEIGHT)

    def show_topic(self, topic: Topic) -> None:
        """Show a topic, and come to the front."""
        self.setWindowTitle(self.tr("Help"))
        self.view.setAccessibleName(self.tr("Help"))
        self.summary.set_text(topic.summary)
        self.language_note.set_text(
            self.tr("The page below is in English; names in brackets are those in this program.")
        )
        self._hints.set_hints([(["Esc"], self.tr("close"))])
        self.show()
        self.view.open_at(topic.document, topic.anchor)
        self.raise_()
        self.activateWindow()
        self.view.setFocus()

    def _on_opened(self) -> None:
        is_english = interface_language() == "en"
        self.language_note.setHidden(is_english or self.view.is_translated)


class Help:
    """Opens help with F1 in a window.

    Args:
        topic: is asked for the topic of the moment.
    """

    def __init__(self, window: QWidget, theme: Theme, topic: Callable[[], Topic]) -> None:
        self._window, self._theme, self._topic = window, theme, topic
        self.shown: HelpWindow | None = None
        """The window with help, once it was opened."""
        QShortcut(QKeySequence(Qt.Key.Key_F1), window, self.open)

    def use_colours(self, theme: Theme) -> None:
        """Be drawn with these colours from the next time on that it is opened."""
        if self.shown is not None:
            self.shown.close()
            self.shown.deleteLater()
        self._theme, self.shown = theme, None

    def open(self) -> None:
        """Show the topic of the moment."""
        if self.shown is None:
            self.shown = HelpWindow(self._theme, self._window)
        self.shown.show_topic(self._topic())
