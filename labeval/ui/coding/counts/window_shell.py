"""Base of the auxiliary windows: a heading, undo, a place for refusals."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QSplitter,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from labeval.coding.coders.double_coding import blind_sources
from labeval.coding.corpus.corpus import Corpus
from labeval.coding.edits import Edit
from labeval.jobs.coding.corpus import read_corpus, without_hidden
from labeval.ui.accessible import TabbedAsRead
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.coding.parts.edit_announcer import EditAnnouncer
from labeval.ui.coding.parts.names import title_of
from labeval.ui.coding.parts.section import Ground
from labeval.ui.coding.parts.turned import turned_text
from labeval.ui.language import Retranslating
from labeval.ui.memory import Memory
from labeval.ui.theme import GRID, Theme, palette_of
from labeval.ui.usual_folders import chosen_place
from labeval.ui.widgets.basics.label import Label, SpokenLabel
from labeval.ui.widgets.fitting.wrapping import WrappingRow

_USUAL_WIDTH = 1280
"""Of a window from which on its side columns have their whole width."""
_REST_MS = 400
"""After the last edit in another window: reading and counting would keep the next one waiting."""


class AuxiliaryWindow(TabbedAsRead, Retranslating, QWidget):
    """A window with the same controller as the coding window.

    It reads the whole workbook when it is shown and again after edits that changed something, here
    or in another program, at most once per turn of the event loop. While somebody codes in another
    window it waits until they rest.

    Signals:
        segment_opened: a :class:`~labeval.coding.rows.Coding` that is to be shown in its text.
        closed: it was closed.
    """

    stops_at_words = True
    segment_opened = Signal(object)
    closed = Signal()
    _stale = Signal()

    def __init__(
        self,
        controller: CodingController,
        theme: Theme,
        memory: Memory | None,
        *,
        name: str,
        size: tuple[int, int],
    ) -> None:
        super().__init__()
        self.theme = theme
        self.controller = controller
        self._memory = memory
        self._name = name
        self._called = ""
        self._is_stale = True
        self._sides: list[tuple[QWidget, int]] = []
        self._division: list[int] = []
        """Sizes of the parts of the window's splitter, as somebody has divided it; empty if nobody
        has."""
        self.corpus = Corpus([], {}, [], [])
        self.setAutoFillBackground(True)
        self.setPalette(palette_of(theme))
        self.heading = Label(theme, size=17, bold=True)
        self.about = Label(theme, size=13, role="soft_text")
        self.notice = SpokenLabel(theme, size=13, role="bad", wrap=True)
        self.notice.setContentsMargins(2 * GRID, GRID, 2 * GRID, GRID)
        self.notice.hide()
        head = Ground(theme, "bottom", "paper")
        self.bar = WrappingRow(GRID)
        head.setLayout(self.bar)
        self.bar.setContentsMargins(2 * GRID, GRID, 2 * GRID, GRID)
        for label in (self.heading, self.about):
            label.setContentsMargins(0, 0, 4, 0)
            self.bar.addWidget(label)
        self.body = QHBoxLayout()
        self.body.setSpacing(0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        # Its size is the analyst's choice; nothing that comes up changes it.
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        column.addWidget(head)
        column.addLayout(self.body, 1)
        column.addWidget(self.notice)
        width, height = (memory.get(f"{name}_size") if memory else None) or size
        self.resize(width, height)
        self._shortcuts()
        self._announcer = EditAnnouncer(self, controller)
        controller.study_named.connect(self._on_study_named)
        controller.acted.connect(self._on_acted)
        controller.sources_changed.connect(self._on_acted)
        controller.looked_elsewhere.connect(self._on_changed)
        controller.refused.connect(self._on_refused)
        self._stale.connect(self._on_stale, Qt.ConnectionType.QueuedConnection)
        self._resting = QTimer(self)
        self._resting.setSingleShot(True)
        self._resting.setInterval(_REST_MS)
        self._resting.timeout.connect(self._on_stale)

    def refresh(self) -> None:
        """Read the workbook, and show it."""
        self._is_stale = False
        book, coder = self.controller.workbook, self.controller.coder
        blind = blind_sources(book.memos(), coder)
        self.corpus = without_hidden(
            read_corpus(book, with_answers=self.controller.answers_open()), blind, coder
        )
        self.show_corpus()

    def setWindowTitle(self, title: str) -> None:
        """Be called so, with the study's title."""
        self._called = title
        super().setWindowTitle(title_of(title, self.controller.study_title()))

    def ask_place(self, heading: str, name: str, kinds: str = "") -> Path | None:
        """Ask for the file to save in, beginning where something was saved last; None if none.

        Args:
            name: the file's name that is offered.
        """
        return chosen_place(self, heading, self._memory, name, kinds)

    def have_side(self, column: QWidget, width: int) -> None:
        """Give a column at a side this width, and its share of it where the window is narrow."""
        self._sides.append((column, self.theme.px(width)))
        self._fit_sides()

    def keep_parts(self, parts: QSplitter) -> None:
        """Divide a window's only splitter as somebody has divided it before."""
        kept = self._memory.get(f"{self._name}_parts") if self._memory is not None else None
        if isinstance(kept, list) and len(kept) == parts.count():
            self._division = [size for size in kept if isinstance(size, int)]
            parts.setSizes(self._division)

        def moved() -> None:  # while no part is hidden, whose size would be 0
            self._division = parts.sizes()

        parts.splitterMoved.connect(moved)

    def show_corpus(self) -> None:
        """Show what was read; each window does it in its way."""

    def retranslate(self) -> None:
        """Take the words of the current language."""

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_stale:
            self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_sides()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Esc where nothing else takes it, and nobody is typing."""
        typing = isinstance(self.focusWidget(), QLineEdit | QPlainTextEdit | QTextEdit)
        if event.key() == Qt.Key.Key_Escape and not typing:
            self.close()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._memory is not None:
            self._memory.set(f"{self._name}_size", [self.width(), self.height()])
            if self._division:
                self._memory.set(f"{self._name}_parts", self._division)
        super().closeEvent(event)
        self.closed.emit()

    def _fit_sides(self) -> None:
        share = min(1.0, self.width() / self.theme.px(_USUAL_WIDTH))
        for column, width in self._sides:
            column.setFixedWidth(round(width * share))

    def _shortcuts(self) -> None:
        undo = QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self)
        undo.activated.connect(self._on_undo)
        redo = QShortcut(QKeySequence(), self)
        redo.setKeys([QKeySequence("Ctrl+Y"), QKeySequence("Ctrl+Shift+Z")])
        redo.activated.connect(self._on_redo)
        close = QShortcut(QKeySequence(QKeySequence.StandardKey.Close), self)
        close.activated.connect(self.close)
        self._kept = (undo, redo, close)

    def _on_undo(self) -> None:
        self._notify_turned(self.controller.undo())

    def _on_redo(self) -> None:
        self._notify_turned(self.controller.redo())

    def _notify_turned(self, edit: Edit | None) -> None:
        """Name what was undone or done again."""
        if edit is not None:
            self._notify(turned_text(edit), "note_text")

    def _on_study_named(self) -> None:
        self.setWindowTitle(self._called)
        self._on_changed()

    def _on_acted(self) -> None:
        self.notice.hide()
        self._on_changed()

    def _on_changed(self) -> None:
        if self._is_coded_elsewhere():
            self._is_stale = True
            self._resting.start()
        elif not self._is_stale or self._resting.isActive():
            self._resting.stop()
            self._is_stale = True
            self._stale.emit()

    def _is_coded_elsewhere(self) -> bool:
        """True while the keyboard is in another window of the program."""
        active = QApplication.activeWindow()
        return active is not None and active is not self and not self.isAncestorOf(active)

    def _on_stale(self) -> None:
        if self._is_stale and self.isVisible():
            self.refresh()

    def _on_refused(self, why: str) -> None:
        self._notify(why, "bad")

    def _notify_written(self, path: Path) -> None:
        """Name the file that something was saved in."""
        self._notify(self.tr("Written: {file}").format(file=path.name), "good")

    def _notify(self, sentence: str, role: str) -> None:
        """Show a sentence at the bottom, where it moves nothing, in a colour of the theme."""
        self._announcer.leave()
        self.notice.set_role(role)
        self.notice.show_words(sentence)
