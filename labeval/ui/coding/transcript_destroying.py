"""Redactions are confirmed: asked for, done in the background, and what is left is shown."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from labeval.coding.editing import REDACT
from labeval.jobs.redaction import Destroyed, is_unfinished, waiting
from labeval.jobs.redaction_rest import masking, redacting_rest
from labeval.jobs.redaction_search import Remaining
from labeval.study.folder import StudyFolder
from labeval.text.word_search import WordSearch
from labeval.ui.coding.desk import Desk
from labeval.ui.coding.redaction_work import RedactionWork
from labeval.ui.coding.transcript_redaction import RedactionCard
from labeval.ui.theme import Theme


class Destroying(QObject):
    """Asks, lets it be done, and says what became of it.

    Args:
        card: on which all of this stands.

    Signals:
        begun: sound is to be let go of; the texts may still be read and coded.
        ended: all of it is destroyed (True), or not yet (False).
        told: something for the bottom of the window.
    """

    begun = Signal()
    ended = Signal(bool)
    told = Signal(str)

    def __init__(self, desk: Desk, folder: StudyFolder, card: RedactionCard) -> None:
        super().__init__(card)
        self._desk, self._folder, self._card = desk, folder, card
        self._was_cut_off = is_unfinished(folder)
        self._rest: WordSearch | None = None
        self._inside = False
        self._work = RedactionWork(folder, desk.workbook.coder.name, self)
        card.confirmed.connect(self._on_confirmed)
        card.rest_requested.connect(self._on_rest_requested)
        self._work.came_on.connect(card.show_stage)
        self._work.finished.connect(self._on_finished)
        self._work.failed.connect(self._on_failed)

    @property
    def is_running(self) -> bool:
        """Whether something is being destroyed, or will be as soon as the window is there."""
        return self._work.is_running or self._was_cut_off

    def set_theme(self, theme: Theme) -> None:
        """Draw with these colours."""
        self._card.set_theme(theme)

    def ask(self) -> None:
        """Ask before all redactions that wait are destroyed; meanwhile, say how far it is."""
        if self.is_running:
            if self._was_cut_off:
                self._card.show_working()
            self._card.open_card()
            return
        self._rest = None
        found = waiting(self._desk.workbook)
        if found:
            self._card.ask(found)
        elif is_unfinished(self._folder):  # it was asked for before
            self._on_confirmed()
        else:
            self.told.emit(self.tr("Nothing is redacted."))

    def finish_what_was_cut_off(self) -> None:
        """Finish a confirmation that was cut off, while the texts can be read.

        Its marks stand where the words were, and its sound is not opened before it is silent.
        """
        if self._was_cut_off:
            self.told.emit(self.tr("A redaction that was cut off is being finished."))
            self._work.start(only_finish=True)

    def stop(self) -> None:
        """Wait for what is being done; what remains is done when the texts are opened again."""
        self._work.stop()

    def _on_rest_requested(self, left: Remaining, inside: bool) -> None:
        """Mark the words wherever else they stand, and ask again before they go."""
        changes = redacting_rest(self._desk.workbook, left.search, inside=inside)
        if changes and self._desk.do(REDACT, changes) is None:
            return
        self._rest, self._inside = left.search, inside
        masked = len(masking(self._desk.workbook, left.search, inside=inside))
        self._card.ask(waiting(self._desk.workbook), written=masked)

    def _on_confirmed(self) -> None:
        self._work.start(rest=self._rest, inside=self._inside)
        self._rest = None
        self._card.show_working()
        self.begun.emit()

    def _on_finished(self, done: Destroyed) -> None:
        cut_off, self._was_cut_off = self._was_cut_off, False
        self._desk.read_again()
        if cut_off and not self._card.isVisible():
            self.told.emit(self.tr("A redaction that was cut off is finished now."))
        else:
            self._card.tell(done, self._folder.path)
        self.ended.emit(True)

    def _on_failed(self, why: str) -> None:
        self._was_cut_off = False
        self._card.close_card()
        self._desk.read_again()
        if is_unfinished(self._folder):
            left = self.tr("The rest is destroyed when the texts are opened the next time.")
            why = f"{why} {left}"
        self.told.emit(why)
        self.ended.emit(False)
