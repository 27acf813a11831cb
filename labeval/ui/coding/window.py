"""The coding window: sources and codes left, the text in the middle, the moment on the right."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QMimeData, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDrag, QShowEvent

from labeval.coding.acts import Act, Change
from labeval.coding.rows import Coding
from labeval.jobs.moments import Moments
from labeval.ui.coding.asking import Asking
from labeval.ui.coding.code_commands import CodeCommands
from labeval.ui.coding.code_model import SELECTION_MIME
from labeval.ui.coding.coding_acts import CodingActs
from labeval.ui.coding.desk import Desk
from labeval.ui.coding.highlight import Highlight
from labeval.ui.coding.keys import Keys
from labeval.ui.coding.keys_card import KeysCard
from labeval.ui.coding.moment_column import MomentColumn
from labeval.ui.coding.naming import Naming
from labeval.ui.coding.searching import Searching
from labeval.ui.coding.selection_menu import SelectionMenu
from labeval.ui.coding.selection_offers import offers
from labeval.ui.coding.window_frame import WindowFrame
from labeval.ui.coding.window_keys import footer_hints, register_keys, target_name
from labeval.ui.memory import Memory
from labeval.ui.theme import Theme

if TYPE_CHECKING:
    from labeval.jobs.gather import Differing

_LOOK_MS = 2000
_SPOKEN = 2_000
"""Letters of a passage that are given to a screen reader."""


class CodingWindow(WindowFrame):
    """Reads, corrects and codes the texts of one workbook.

    What belongs to sound plugs in from outside: a widget above the text by :meth:`set_strip`, keys
    by ``keys.register``, the word that is heard by ``view.show_playing``, an editor over a passage
    by ``view.open_editor``; clicks come as ``view.word_clicked``, the source in hand as
    ``desk.source_shown``.

    Args:
        desk: the coder's.
        memory: of this machine; None remembers nothing.
        open_moments: opens the record whose moments are shown; None shows none.

    Signals:
        closed: it was closed.
        theme_changed: it is drawn in other colours.
        retranslated: it speaks another language.
    """

    closed = Signal()
    theme_changed = Signal(object)
    retranslated = Signal()

    def __init__(
        self,
        desk: Desk,
        theme: Theme,
        memory: Memory | None = None,
        *,
        open_moments: Callable[[], Moments | None] = lambda: None,
    ) -> None:
        self.naming = Naming()
        self._shown = ""
        super().__init__(
            theme, desk, MomentColumn(theme, self.naming, open_moments), self.naming, memory
        )
        self.desk = desk
        desk.setParent(self)
        self.keys = Keys(self)
        self.acts = CodingActs(desk, self.view)
        self.commands = CodeCommands(desk, self.codes.tree, self.acts, self.keys, self, theme)
        self.menu = SelectionMenu(theme, self.view.viewport())
        self.keys_card = KeysCard(theme, self, self.keys)
        self.highlight = Highlight(self)
        self.searching = Searching(self)
        self.asking = Asking(self)
        register_keys(self)
        self._connect()
        self._looking = QTimer(self)
        self._looking.setInterval(_LOOK_MS)
        self._looking.timeout.connect(desk.look_elsewhere)
        self._looking.start()
        self.retranslate()
        self._show_sources()
        self._open_first()

    # -- what is shown ------------------------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        """Draw in these colours."""
        self.apply_theme(theme)
        self.commands.set_theme(theme)
        self.menu.set_theme(theme)
        self.keys_card.set_theme(theme)
        self.theme_changed.emit(theme)

    def open_source(self, id: str) -> None:
        """Take a source in hand."""
        if self.desk.source is None or self.desk.source.id != id:
            self.desk.open_source(id)
        self.show_text()

    def show_coding(self, coding: Coding) -> None:
        """Come to a segment in its text."""
        self.open_source(coding.source)
        self.view.put_caret(coding.start)
        self.view.choose_coding(coding.id)
        self.raise_()
        self.activateWindow()

    def step_source(self, by: int) -> None:
        """Take the next source (1) or the one before (-1) in hand."""
        if following := self.sources.neighbour(by):
            self.open_source(following)

    def step_coding(self, by: int) -> None:
        """Make the next segment (1) or the one before (-1) the current one."""
        self.show_text()
        codings = [c for c in self.view.sheet.marks.all() if self.view.looks.is_lit(c)]
        if not codings:
            return
        ids = [coding.id for coding in codings]
        chosen = self.view.chosen
        if chosen is not None and chosen.id in ids:
            at = (ids.index(chosen.id) + by) % len(ids)
        else:
            at = 0 if by > 0 else len(ids) - 1
        self.view.put_caret(codings[at].start)
        self.view.choose_coding(ids[at])

    def highlight_current(self) -> None:
        """Highlight the code of the current segment, else that of the tree; or everything again."""
        coding, current = self.view.target.segment, self.codes.tree.current
        if self.highlight.theme:
            self.highlight.clear()
        elif self.highlight.code:
            self.highlight.toggle(self.highlight.code)
        elif coding is not None:
            self.highlight.toggle(coding.code)
        elif current is not None:
            self.highlight.toggle(current.id)

    def step_back(self) -> None:
        """From hits to the text; else from a selection or segment to its passage."""
        if self.shows_found:
            self.searching.leave()
            return
        self.view.clear_selection()
        self.view.choose_coding("")
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def zoom(self, by: float) -> None:
        """Make the text larger or smaller."""
        self.view.set_letters(self.view.letters * by)

    def retranslate(self) -> None:
        """Take the words of the current language."""
        self.setWindowTitle(self.tr("Coding"))
        self._show_target()
        self.header.fit(self.width())
        self.retranslated.emit()

    # -- events -------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "footer"):
            self.retranslate()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.keep_splits()
        self._looking.stop()
        for card in (self.commands.memo, self.commands.card):
            card.close_card()  # what is written in it is kept
        self.highlight.stop()
        self.moment.close_moments()
        super().closeEvent(event)
        self.closed.emit()

    def _connect(self) -> None:
        desk, view = self.desk, self.view
        desk.source_shown.connect(self._on_source_shown)
        desk.passages_changed.connect(self._on_passages_changed)
        desk.coding_changed.connect(self._on_coding_changed)
        desk.sources_changed.connect(self._show_sources)
        desk.counts_changed.connect(self._on_counts_changed)
        desk.acted.connect(self._on_acted)
        desk.refused.connect(self.footer.tell)
        self.acts.told.connect(self.footer.tell)
        self.acts.recent_changed.connect(self._on_recent_changed)
        self.filters.changed.connect(self._on_filter_changed)
        self.sources.opened.connect(self.open_source)
        self.source_header.stepped.connect(self.step_source)
        self.source_header.memo_requested.connect(self.asking.write_source_memo)
        self.codes.tree.code_picked.connect(self._on_code_picked)
        self.codes.recent_picked.connect(self.code_with_recent)
        self.codes.new_requested.connect(self.commands.new_code)
        self.commands.theme_requested.connect(self.asking.ask_theme)
        self.header.keys_requested.connect(self.keys_card.open_card)
        view.passage_entered.connect(self._on_passage_entered)
        view.selection_changed.connect(self._on_selection_changed)
        view.selection_finished.connect(self._offer)
        view.coding_chosen.connect(self._on_coding_chosen)
        view.target_changed.connect(self._show_target)
        desk.codes_changed.connect(self._show_target)
        view.selection_dragged.connect(self._on_selection_dragged)
        view.letter_typed.connect(self._on_letter_typed)
        self.moment.definition.edit_requested.connect(self.commands.describe)
        view.verticalScrollBar().valueChanged.connect(self.menu.hide)
        self.menu.picked.connect(self._on_offer_picked)

    def _on_source_shown(self) -> None:
        desk = self.desk
        if desk.source is None:
            self._shown = ""
            self.show_text()
            self.view.show_nothing(self._why_empty())
            self.moment.forget()
            return
        if desk.source.id == self._shown:  # read again: caret and place stay
            self._on_passages_changed()
            return
        self._shown = desk.source.id
        self.show_text()
        self.view.show_source(desk.passages, desk.codings.values(), header=self.naming.header)
        self.sources.choose(desk.source.id)
        self.highlight.draw()

    def _on_passages_changed(self) -> None:
        self.view.replace_passages(self.desk.passages)
        self.view.show_codings(self.desk.codings.values())
        self.highlight.draw()

    def _on_coding_changed(self, change: Change) -> None:
        if isinstance(change.after, Coding):
            self.view.put_coding(change.after)
        else:
            self.view.remove_coding(change.row.id)

    def _show_sources(self) -> None:
        sources = self.highlight.sources()
        self.sources.show_sources(sources, self.desk.counts_by_source, len(self.desk.sources))

    def _on_acted(self, act: Act) -> None:
        if act.undone:  # what was said of it holds no more
            self.footer.fall_silent()

    def _on_counts_changed(self) -> None:
        self.sources.sources.count_again(self.desk.counts_by_source)

    def take_texts(self) -> None:
        """Show what has come into the workbook from elsewhere."""
        self.desk.look_elsewhere()
        if self.desk.source is None:
            self._open_first()

    def tell_differing(self, found: list[Differing]) -> None:
        """Say which texts the record tells differently by now: what is coded is never replaced."""
        told = self.tr(
            "%n source(s) read differently in the record by now, but are coded or corrected here. "
            "They stay as they are.",
            "",
            len(found),
        )
        line = self.tr("{name}: passages that differ: {passages}")
        self.notice.tell(told, [line.format(name=d.name, passages=d.passages) for d in found])

    def _open_first(self) -> None:
        first = self.sources.sources.sources
        if first:
            coded = next((s for s in first if s.kind in ("think_aloud", "interview")), first[0])
            self.open_source(coded.id)
        else:
            self.desk.open_source("")

    def _on_filter_changed(self) -> None:
        self.desk.count_for(self.filters.chosen("coder"))
        self._show_sources()
        self.highlight.draw()
        self.searching.search_again()

    def _on_recent_changed(self) -> None:
        self.codes.show_recent(self.acts.recent)

    def code_with_recent(self, number: int) -> None:
        """Code with one of the codes that were used last, counted from 0."""
        if number < len(self.acts.recent):
            self.code_with(self.acts.recent[number])

    def code_with(self, id: str) -> None:
        """Code what is current in the text, or the current hit, with a code."""
        if self.shows_found:
            self.searching.code_one(id, "")
        else:
            self.acts.code_with(id)

    def _on_code_picked(self, id: str) -> None:
        """A click on a code codes what is selected, else it is highlighted."""
        if self.view.selection is not None and not self.shows_found:
            self.acts.code_selection_with(id)
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.highlight.toggle(id)

    def _on_letter_typed(self, letter: str) -> None:
        """Code with the code that has this letter as its key."""
        for code in self.desk.codes.values():
            if code.shortcut and code.shortcut == letter.lower() and not code.retired:
                self.code_with(code.id)
                return

    def _on_passage_entered(self, id: str) -> None:
        passage = self.view.passage if id else None
        said = f"{passage.speaker}: {passage.text[:_SPOKEN]}" if passage is not None else ""
        self.view.setAccessibleDescription(said)
        self.moment.show_passage(self.desk.source, passage)

    def _on_selection_changed(self) -> None:
        if self.view.selection is None:
            self.menu.hide()

    def _show_target(self) -> None:
        """Say at the bottom what keys act on, and which keys do."""
        target = self.view.target
        self.footer.show_target(target_name(target, self.desk.codes))
        self.footer.show_hints(footer_hints(target.kind))

    def _on_coding_chosen(self, id: str) -> None:
        coding = self.desk.codings.get(id)
        if coding is not None:
            self.codes.tree.choose(coding.code)
            self.highlight.show_ratings(coding.code)

    def _offer(self) -> None:
        """Bring the small menu to what is selected."""
        if self.view.selection is None:
            return
        box = self.view.selection_box()
        within = self.view.viewport().width()
        codes = [self.desk.codes[id] for id in self.acts.recent if id in self.desk.codes]
        self.menu.offer(
            offers(codes, self.highlight.colours),
            box.topLeft(),
            box.height(),
            within,
        )

    def _on_offer_picked(self, name: str) -> None:
        deeds: dict[str, Callable[[], object]] = {
            "vivo": self.acts.code_in_vivo,
            "code": self.asking.ask_code,
        }
        if name in deeds:
            deeds[name]()
        else:
            self.acts.code_selection_with(name)

    def _on_selection_dragged(self) -> None:
        selection = self.view.selection
        if selection is None:
            return
        data = QMimeData()
        data.setData(SELECTION_MIME, QByteArray(b"1"))
        data.setText(selection.text)
        drag = QDrag(self.view)
        drag.setMimeData(data)
        self.menu.hide()
        drag.exec(Qt.DropAction.CopyAction)

    def _why_empty(self) -> str:
        if self.desk.sources:
            return self.tr("Choose a source at the left.")
        return self.tr(
            "There is nothing to code yet. Comments, answers and notes come from sessions, "
            "transcripts from their recordings (labeval transcribe), other texts by import."
        )
