"""An auxiliary window that reads and computes in a thread, and shows progress meanwhile."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtGui import QCloseEvent, QShowEvent

from labeval.coding.corpus.corpus import Corpus
from labeval.coding.edits import Change, Edit
from labeval.coding.rows import Coding
from labeval.jobs.coding.corpus import read_seen_corpus
from labeval.ui.accessible import announce_here
from labeval.ui.background import Background, Steps
from labeval.ui.coding.counts.window_shell import AuxiliaryWindow
from labeval.ui.coding.parts.controller import CodingController, take
from labeval.ui.memory import Memory
from labeval.ui.theme import Theme

_QUIET_MS = 150
"""Shorter computations show no progress."""


class ComputedWindow(AuxiliaryWindow):
    """Reads the workbook by a connection of its own, and stays awake while it counts.

    What it shows comes through ``background``: a window asks there for what takes long.
    """

    def __init__(
        self,
        controller: CodingController,
        theme: Theme,
        memory: Memory | None,
        *,
        name: str,
        size: tuple[int, int],
    ) -> None:
        super().__init__(controller, theme, memory, name=name, size=size)
        self.background = Background(self)
        self._announced: tuple[str, ...] = ()
        """The sentences that were said last."""
        self._since: list[Change] = []
        self._holds = False
        """True where what was read holds but for the changes since."""
        self._misses_more = False
        """True where more than segments has changed since the reading began."""
        controller.acted.connect(self._note)
        controller.sources_changed.connect(self._read_all)
        controller.looked_elsewhere.connect(self._read_all)
        self._saying = QTimer(self)
        self._saying.setSingleShot(True)
        self._saying.setInterval(_QUIET_MS)
        self._saying.timeout.connect(self._say)
        self.background.busy_changed.connect(self._on_busy_changed)
        self.background.failed.connect(self._on_refused)

    def refresh(self) -> None:
        self._is_stale = False
        if self._holds:
            codings = {coding.id: coding for coding in self.corpus.codings}
            take(codings, self._since)
            self._since.clear()
            self._on_read(self.corpus.with_codings(codings.values()))
            return
        path, coder = self.controller.workbook.path, self.controller.coder

        def read(steps: Steps) -> Corpus:
            return read_seen_corpus(path, coder, steps)

        self._since.clear()
        self._misses_more = False
        self.background.ask(read, self._on_read)

    def settle(self) -> None:
        """Wait until everything is read, computed and shown."""
        if self._is_stale:
            self.refresh()
        self.background.settle()

    def say_found(self, *sentences: str) -> None:
        """Announce what a computation came to: those sentences that were not said before."""
        new = [sentence for sentence in sentences if sentence not in self._announced]
        self._announced = sentences
        announce_here(self, " ".join(new))

    def showEvent(self, event: QShowEvent) -> None:
        self.background.reopen()
        super().showEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.background.is_busy:
            self._is_stale = True  # what was given up is read when it is shown again
        self.background.close()
        self._on_busy_changed(False)
        super().closeEvent(event)

    def _on_read(self, corpus: Corpus) -> None:
        self.corpus, self._holds = corpus, not self._since and not self._misses_more
        self.show_corpus()

    def _note(self, edit: Edit) -> None:
        """Keep what became of one's own segments: for them the workbook is not read again."""
        own = self.controller.coder
        coded = all(isinstance(c.row, Coding) and c.row.coder == own for c in edit.changes)
        if coded and self.isVisible():
            self._since += edit.applied
        else:
            self._read_all()

    def _read_all(self) -> None:
        """Read the workbook as a whole the next time."""
        self._holds, self._misses_more = False, True

    def _on_busy_changed(self, busy: bool) -> None:
        if busy:
            self.about.set_text("")
            self._saying.start()
            return
        self._saying.stop()
        if self.about.text() == self.tr("computing…"):  # what was written meanwhile stays
            self.about.set_text("")

    def _say(self) -> None:
        self.about.set_text(self.tr("computing…"))
