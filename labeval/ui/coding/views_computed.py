"""A window on the same desk that reads and computes in a thread, with a quiet word meanwhile."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtGui import QCloseEvent, QShowEvent

from labeval.coding.corpus import Corpus
from labeval.jobs.coding_corpus import read_seen_corpus
from labeval.ui.coding.computing import Computing, Heard
from labeval.ui.coding.desk import Desk
from labeval.ui.coding.views_shell import BesideWindow
from labeval.ui.memory import Memory
from labeval.ui.theme import Theme

_QUIET_MS = 150
"""What takes less is not spoken of."""


class ComputedWindow(BesideWindow):
    """Reads the workbook by a connection of its own, and stays awake while it counts.

    What it shows comes through ``computing``: a window asks there for what takes long.
    """

    def __init__(
        self, desk: Desk, theme: Theme, memory: Memory | None, *, name: str, size: tuple[int, int]
    ) -> None:
        super().__init__(desk, theme, memory, name=name, size=size)
        self.computing = Computing(self)
        self._saying = QTimer(self)
        self._saying.setSingleShot(True)
        self._saying.setInterval(_QUIET_MS)
        self._saying.timeout.connect(self._say)
        self.computing.busy_changed.connect(self._on_busy_changed)
        self.computing.failed.connect(self._on_refused)

    def refresh(self) -> None:
        self._is_stale = False
        path, coder = self.desk.workbook.path, self.desk.coder

        def read(heard: Heard) -> Corpus:
            return read_seen_corpus(path, coder, heard)

        self.computing.ask(read, self._on_read)

    def settle(self) -> None:
        """Wait until everything is read, computed and shown."""
        if self._is_stale:
            self.refresh()
        self.computing.settle()

    def showEvent(self, event: QShowEvent) -> None:
        self.computing.reopen()
        super().showEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.computing.is_busy:
            self._is_stale = True  # what was given up is read when it is shown again
        self.computing.close()
        self._on_busy_changed(False)
        super().closeEvent(event)

    def _on_read(self, corpus: Corpus) -> None:
        self.corpus = corpus
        self.show_corpus()

    def _on_busy_changed(self, busy: bool) -> None:
        if busy:
            self._saying.start()
        else:
            self._saying.stop()
            self.about.set_text("")

    def _say(self) -> None:
        self.about.set_text(self.tr("computing …"))
