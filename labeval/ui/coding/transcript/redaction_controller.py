"""Confirmation of redactions: a question, the work in the background, and its result."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from labeval.coding.texts.editing import REDACT
from labeval.jobs.redaction.plan import is_unfinished
from labeval.jobs.redaction.remaining_words import (
    NO_PSEUDONYMS,
    Pseudonyms,
    masked_places,
    masking,
    redacting_rest,
)
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.text.word_search import WordSearch
from labeval.ui.background import Background, Steps
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.coding.transcript.redaction_dialogs import RedactionCard

if TYPE_CHECKING:
    from labeval.jobs.redaction.redaction import Destroyed
    from labeval.jobs.redaction.search import Remaining
    from labeval.jobs.redaction.steps import DestructionProgress

_WAIT_S = 10.0


class Destroying(QObject):
    """Asks, destroys in the background, and shows the result.

    Where the program ends meanwhile, the rest is destroyed when the texts are opened again: what is
    to be destroyed is on disk before the first word goes.

    Args:
        card: shows question, progress and result.

    Signals:
        begun: sound is to be let go of; the texts may still be read and coded.
        ended: all of it is destroyed (True), or not yet (False).
        message_shown: something for the bottom of the window.
    """

    begun = Signal()
    ended = Signal(bool)
    message_shown = Signal(str)

    def __init__(
        self, controller: CodingController, folder: StudyFolder, card: RedactionCard
    ) -> None:
        super().__init__(card)
        self._controller, self._folder, self._card = controller, folder, card
        self._was_cut_off = is_unfinished(folder)
        self._rest: WordSearch | None = None
        self._inside = False
        self._pseudonyms: Pseudonyms = NO_PSEUDONYMS
        self._names: dict[str, str] = {}
        """Names that were marked and not destroyed yet, with their pseudonyms."""
        self._search_ends = threading.Event()
        self._background = Background(self)
        card.search_stopped.connect(self._search_ends.set)
        card.confirmed.connect(self._on_confirmed)
        card.search_requested.connect(self._on_search_requested)
        card.rest_requested.connect(self._on_rest_requested)
        self._background.failed.connect(self._on_failed)

    @property
    def is_running(self) -> bool:
        """True while a redaction is being confirmed, or will be as soon as the window is there."""
        return self._background.is_busy or self._was_cut_off

    def ask(self) -> None:
        """Ask before all redactions that wait are destroyed; meanwhile, say how far it is."""

        if self.is_running:
            if self._was_cut_off:
                self._card.show_working()
            self._card.open_card()
            return
        from labeval.jobs.redaction.names import kept_names
        from labeval.jobs.redaction.redaction import waiting

        book = self._controller.workbook
        if not self._names and waiting(book):  # they may be marked since an earlier start
            self._names = kept_names(book)
        if self._names:
            self.ask_for_names({})
            return
        self._ask()

    def ask_for_names(self, names: Mapping[str, str]) -> None:
        """Ask before names that are marked go, also from codes, memos, sources and speakers.

        Names that were marked before and kept for now go with them, unless that was undone.

        Args:
            names: those that were marked just now, with their pseudonyms.
        """
        from labeval.jobs.redaction.names import searched, still_marked
        from labeval.jobs.redaction.redaction import waiting

        book, new = self._controller.workbook, WordSearch.of(names)
        kept = {name: p for name, p in self._names.items() if not new.in_text(p).total}
        self._names = {**kept, **names}
        marked = still_marked(book, self._names)
        if not marked:
            self._ask()
            return
        search, pseudonyms = searched(marked)
        self._rest, self._inside, self._pseudonyms = search, False, pseudonyms
        masked = masked_places(masking(book, search, inside=False, pseudonyms=pseudonyms))
        self._card.ask(waiting(book), written=masked)

    def _ask(self) -> None:
        """Ask where no names were marked."""
        from labeval.jobs.redaction.redaction import waiting

        self._rest, self._pseudonyms = None, NO_PSEUDONYMS
        found = waiting(self._controller.workbook)
        if found:
            self._card.ask(found)
        elif is_unfinished(self._folder):  # it was asked for before
            self._on_confirmed()
        else:
            self.message_shown.emit(self.tr("Nothing is redacted."))

    def finish_what_was_cut_off(self) -> None:
        """Finish an interrupted confirmation, while the texts can be read.

        Marks replace the words, and its sound is not opened before it is silent.
        """
        if self._was_cut_off:
            from labeval.jobs.redaction.redaction import finish

            self.message_shown.emit(self.tr("An interrupted redaction is being finished."))
            self._start(finish)

    def stop(self) -> None:
        """Wait for what is being done; what remains is done when the texts are opened again."""
        self._search_ends.set()
        self._background.close(_WAIT_S)

    def _start(self, destroy: Callable[..., Destroyed | None]) -> None:
        folder, coder = self._folder, self._controller.workbook.coder.name

        def work(steps: Steps) -> Destroyed | None:
            with Workbook(folder.workbook, coder=coder) as workbook:
                return destroy(folder, workbook, progress=self._reporting(steps))

        if not self._background.is_busy:
            self._background.ask(work, self._on_finished, follow=self._card.show_stage)

    def _reporting(self, steps: Steps) -> DestructionProgress:
        """Report progress; False once the search is to end."""
        self._search_ends.clear()

        def reported(*progress: object) -> bool:
            steps.report(*progress)
            return not self._search_ends.is_set()

        return reported

    def _on_rest_requested(self, left: Remaining, inside: bool) -> None:
        """Mark the words in all other places, and ask again before they go."""
        from labeval.jobs.redaction.redaction import waiting

        pseudonyms = self._pseudonyms
        changes = redacting_rest(
            self._controller.workbook, left.search, inside=inside, pseudonyms=pseudonyms
        )
        if changes and self._controller.do(REDACT, changes) is None:
            return
        self._rest, self._inside = left.search, inside
        masked = masked_places(masking(self._controller.workbook, left.search, inside=inside))
        self._card.ask(waiting(self._controller.workbook), written=masked)

    def _on_confirmed(self) -> None:
        from labeval.jobs.redaction.redaction import confirm

        names = self._pseudonyms
        work = partial(confirm, rest=self._rest, inside=self._inside, pseudonyms=names)
        self._start(work)
        self._rest = None
        self._card.show_working()
        self.begun.emit()

    def _on_search_requested(self, done: Destroyed) -> None:
        """Search the folder once more, for a search that was stopped."""
        from labeval.jobs.redaction.redaction import search_again

        self._start(partial(search_again, done=done))
        self._card.show_working(only_searches=True)

    def _on_finished(self, done: Destroyed | None) -> None:
        cut_off, self._was_cut_off = self._was_cut_off, False
        self._controller.read_again()
        if done is None:  # another program has finished it
            self._card.close_card()
        if done is None or (cut_off and not self._card.isVisible()):
            self.message_shown.emit(self.tr("An interrupted redaction is finished now."))
        else:
            self._card.show_result(done, self._folder.path)
        self._names = {}
        self.ended.emit(True)

    def _on_failed(self, why: str) -> None:
        self._was_cut_off = False
        self._card.close_card()
        self._controller.read_again()
        if is_unfinished(self._folder):
            left = self.tr("The rest is destroyed the next time the texts are opened.")
            why = f"{why} {left}"
        self.message_shown.emit(why)
        self.ended.emit(False)
