"""The coding window: sources and codes left, the text in the middle, the moment on the right."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from labeval.ui.coding.desk import Desk
from labeval.ui.coding.keys import Keys
from labeval.ui.coding.passage_view import PassageView
from labeval.ui.memory import Memory
from labeval.ui.theme import GRID, Theme, palette_of


class CodingWindow(QWidget):
    """Reads, corrects and codes the texts of one workbook.

    What belongs to sound plugs in from outside: a widget above the text by :meth:`set_strip`, keys
    by ``keys.register``, the word that is heard by ``view.show_playing``, an editor over a passage
    by ``view.open_editor``; clicks come as ``view.word_clicked``, the source in hand as
    ``desk.source_shown``.

    Args:
        desk: the coder's.
        memory: of this machine; None remembers nothing.

    Signals:
        closed: it was closed.
    """

    closed = Signal()

    def __init__(self, desk: Desk, theme: Theme, memory: Memory | None = None) -> None:
        super().__init__()
        self.theme = theme
        self.desk = desk
        self.memory = memory
        desk.setParent(self)
        self.keys = Keys(self)
        self.view = PassageView(theme)
        self._strip: QWidget | None = None
        self._strip_place = QVBoxLayout()
        self._strip_place.setContentsMargins(3 * GRID, 0, 3 * GRID, 0)
        self._middle = QVBoxLayout()
        self._middle.setContentsMargins(0, 0, 0, 0)
        self._middle.setSpacing(0)
        self._middle.addLayout(self._strip_place)
        self._middle.addWidget(self.view, 1)
        columns = QHBoxLayout(self)
        columns.setContentsMargins(0, 0, 0, 0)
        columns.setSpacing(0)
        columns.addLayout(self._middle, 1)
        self.setAutoFillBackground(True)
        self.setPalette(palette_of(theme))
        desk.source_shown.connect(self._on_source_shown)

    def set_strip(self, widget: QWidget | None) -> None:
        """Put a widget above the text, such as the waveform; None takes it away."""
        if self._strip is not None:
            self._strip_place.removeWidget(self._strip)
            self._strip.hide()
        self._strip = widget
        if widget is not None:
            self._strip_place.addWidget(widget)
            widget.show()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()

    def _on_source_shown(self) -> None:
        self.view.show_source(self.desk.passages, self.desk.codings.values())
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)
