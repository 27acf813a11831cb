"""The coding window: sources and codes left, the text in the middle, the moment on the right."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QShowEvent

from labeval.coding.edits import Change, Edit
from labeval.coding.rows import Anchor, Coding
from labeval.coding.texts.turn_speakers import is_unsure
from labeval.ui.coding.codes.code_commands import CodeCommands
from labeval.ui.coding.codes.coding_edits import CodingEdits
from labeval.ui.coding.codes.digit_keys import DigitKeys
from labeval.ui.coding.moment.column import MomentColumn
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.coding.parts.keys import Keys
from labeval.ui.coding.parts.keys_card import KeysCard
from labeval.ui.coding.parts.names import title_of
from labeval.ui.coding.parts.turned import turned_text
from labeval.ui.coding.sources.source_menu import SourceMenu
from labeval.ui.coding.sources.source_order import arranged, marks_of_sources
from labeval.ui.coding.transcript.doubts import doubt_text
from labeval.ui.coding.window.frame import CodingFrame
from labeval.ui.coding.window.highlight import Highlight
from labeval.ui.coding.window.keys import footer_hints, register_keys, target_name
from labeval.ui.coding.window.last_place import Place, keep_place, place_left
from labeval.ui.coding.window.offering import Offering
from labeval.ui.coding.window.pickers import Pickers
from labeval.ui.coding.window.search import Searching
from labeval.ui.help.topics import CODING
from labeval.ui.help.window import HelpWindow
from labeval.ui.memory import Memory
from labeval.ui.theme import Theme

if TYPE_CHECKING:
    from labeval.jobs.coding.gather import Differing
    from labeval.jobs.coding.moments import Moments
    from labeval.ui.coding.window.gathering import Gathered

_LOOK_MS = 400
"""Between two looks at what others have written; another analyst's segment is seen in a second."""
_KEEP_MS = 1_000
"""After a code or a source was chosen, until that is remembered."""
_SPOKEN = 2_000
"""Letters of a passage that are given to a screen reader."""


class CodingWindow(CodingFrame):
    """Reads, corrects and codes the texts of one workbook.

    What belongs to sound plugs in from outside: a widget above the text by :meth:`set_strip`, keys
    by ``keys.register``, the word that is heard by ``view.show_playing``, an editor over a passage
    by ``view.open_editor``; clicks come as ``view.word_clicked``, the current source as
    ``controller.source_shown``.

    Args:
        controller: the coder's.
        memory: of this machine; None remembers nothing.
        open_moments: opens the record whose moments are shown; None shows none.

    Signals:
        closed: it was closed.
        coder_chosen: the code of who wants to code instead.
        retranslated: it speaks another language.
    """

    closed = Signal()
    coder_chosen = Signal(str)
    retranslated = Signal()

    def __init__(
        self,
        controller: CodingController,
        theme: Theme,
        memory: Memory | None = None,
        *,
        open_moments: Callable[[], Moments | None] = lambda: None,
    ) -> None:
        self._shown = ""
        super().__init__(
            theme,
            controller,
            MomentColumn(
                *(theme, controller.naming, open_moments),
                lambda *of: controller.attributes.at(*of),
                answers_open=lambda: controller.answers_open(),
                why_closed=lambda: controller.why_closed,
            ),
            memory,
        )
        controller.setParent(self)
        self.keys = Keys(self)
        self.edits = CodingEdits(controller, self.view)
        self.commands = CodeCommands(
            controller, self.codes.tree, self.edits, self.keys, self, theme
        )
        self.keys_card = KeysCard(theme, self, self.keys)
        self.help_window: HelpWindow | None = None
        """The window with the documents, once it was opened."""
        self.highlight = Highlight(self)
        self.offering = Offering(self, self.edits, self.highlight, ask_code=self.ask_code)
        self.pickers = Pickers(self, self.edits, self.commands, self.highlight)
        self.source_menu = SourceMenu(theme, controller, self.sources, self, self.memory)
        self.searching = Searching(self, self.edits, self.highlight, self.pickers)
        register_keys(self.keys, self._key_actions(), self.code_by, self.give_digit)
        self._connect()
        self._looking = QTimer(self)
        self._looking.setInterval(_LOOK_MS)
        self._looking.timeout.connect(controller.look_elsewhere)
        self._looking.start()
        self._keeping = QTimer(self)  # not with each code: a file is written
        self._keeping.setInterval(_KEEP_MS)
        self._keeping.setSingleShot(True)
        self._keeping.timeout.connect(self.keep_place)
        self.retranslate()
        self._show_sources()
        self._come_back()

    # -- what is shown ------------------------------------------------------------------------

    def show_coding(self, coding: Coding) -> None:
        """Come to a segment in its text."""
        self.open_source(coding.source)
        self.view.put_caret(coding.start)
        self.view.choose_coding(coding.id)
        self.raise_()
        self.activateWindow()

    def show_words(self, source: str, start: Anchor, end: Anchor) -> None:
        """Come to words of a source, and select them."""
        self.open_source(source)
        self.view.select(start, end)
        self.raise_()
        self.activateWindow()
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def ask_code_for(self, source: str, start: Anchor, end: Anchor) -> None:
        """Come to words of a source, and ask for a code for them."""
        self.show_words(source, start, end)
        self.ask_code()

    def step_source(self, by: int) -> None:
        """Open the next source (1) or the one before (-1)."""
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
        coder = self.controller.workbook.coder.name
        text = self.tr("Coding as {coder}").format(coder=coder)
        self.setWindowTitle(title_of(text, self.controller.study_title()))
        self._show_target()
        self.view.read_headings()
        # Once its parts have the words of the language, which they take after their window.
        QTimer.singleShot(0, self, lambda: self.header.fit(self.width()))
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
        self.keep_place()
        self._keeping.stop()
        self._looking.stop()
        for card in (self.commands.memo, self.commands.card):
            card.close_card()  # what is written in it is kept
        self.highlight.stop()
        self.moment.close_moments()
        super().closeEvent(event)
        self.closed.emit()

    def _key_actions(self) -> dict[str, Callable[[], object]]:
        """The action of each listed key."""
        edits, view, commands, pickers = self.edits, self.view, self.commands, self.pickers
        return {
            "C": self.ask_code,
            "V": edits.code_in_vivo,
            "W": view.select_passage,
            "Ctrl+Z": self.controller.undo,
            "Ctrl+Y": self.controller.redo,
            "O": view.choose_next_coding,
            "Del": edits.uncode,
            "M": pickers.write_memo,
            "Q": edits.mark_quotable,
            "G": pickers.ask_other_code,
            "Alt+Up": partial(edits.weigh_by, 1),
            "Alt+Down": partial(edits.weigh_by, -1),
            "Alt+Right": partial(edits.move_end, start=False, by=1),
            "Alt+Left": partial(edits.move_end, start=False, by=-1),
            "Alt+Shift+Right": partial(edits.move_end, start=True, by=1),
            "Alt+Shift+Left": partial(edits.move_end, start=True, by=-1),
            "Ctrl+PgDown": partial(self.step_source, 1),
            "Ctrl+PgUp": partial(self.step_source, -1),
            "N": partial(self.step_coding, 1),
            "Shift+N": partial(self.step_coding, -1),
            "H": self.highlight_current,
            "Shift+H": pickers.ask_theme,
            "D": commands.describe,
            "Ctrl+N": commands.new_code,
            "Ctrl+Shift+N": commands.new_category,
            "Ctrl+R": self.codes.tree.rename,
            "Ctrl+Shift+M": commands.merge,
            "Ctrl+M": pickers.write_project_memo,
            "Ctrl+W": self.close,
            "F1": self.keys_card.open_card,
            "Esc": self.step_back,
            "Ctrl+F": self.searching.begin,
            "Ctrl+K": self.codes.tree.setFocus,
            "Ctrl+T": self.view.setFocus,
            "Ctrl++": partial(self.zoom, 1.1),
            "Ctrl+-": partial(self.zoom, 1 / 1.1),
        }

    def open_documents(self) -> None:
        """Show the part of the documents about this window."""
        if self.help_window is None:
            self.help_window = HelpWindow(self.theme, self)
        self.keys_card.close_card()
        self.help_window.show_topic(CODING)

    def _connect(self) -> None:
        controller, view = self.controller, self.view
        self.keys_card.documents_wanted.connect(self.open_documents)
        controller.study_named.connect(self.retranslate)
        controller.source_shown.connect(self._on_source_shown)
        controller.passages_changed.connect(self._on_passages_changed)
        controller.coding_changed.connect(self._on_coding_changed)
        controller.sources_changed.connect(self._show_sources)
        controller.attributes_changed.connect(self._show_sources)
        controller.attributes_changed.connect(self.moment.look)
        self.source_menu.order_changed.connect(self._show_sources)
        self.source_menu.memo_requested.connect(self._on_source_memo)
        self.sources.menu_requested.connect(self.source_menu.open_at)
        controller.counts_changed.connect(self._on_counts_changed)
        controller.acted.connect(self._on_acted)
        controller.turned.connect(self._on_turned)
        controller.refused.connect(self.footer.show_message)
        self.edits.message_shown.connect(self.footer.show_message)
        self.edits.recent_changed.connect(self._on_recent_changed)
        self.filters.changed.connect(self._on_filter_changed)
        self.sources.opened.connect(self.open_source)
        self.source_header.stepped.connect(self.step_source)
        self.source_header.memo_requested.connect(self.pickers.write_source_memo)
        self.codes.tree.code_picked.connect(self._on_code_picked)
        self.codes.digit_picked.connect(self.code_by)
        self.codes.new_requested.connect(self.commands.new_code)
        self.commands.theme_requested.connect(self.pickers.ask_theme)
        self.header.keys_requested.connect(self.keys_card.open_card)
        view.passage_entered.connect(self._on_passage_entered)
        view.coding_chosen.connect(self._on_coding_chosen)
        view.target_changed.connect(self._show_target)
        controller.codes_changed.connect(self._show_target)
        view.letter_typed.connect(self._on_letter_typed)
        self.moment.definition.edit_requested.connect(self.commands.describe)

    def _on_source_shown(self) -> None:
        controller = self.controller
        if controller.source is None:
            self._shown = ""
            self.show_text()
            self.view.show_nothing(self._why_empty())
            self.moment.forget()
            return
        if controller.source.id == self._shown:  # read again: caret and place stay
            self._on_passages_changed()
            return
        self._shown = controller.source.id
        self.show_text()
        self.view.show_source(
            controller.passages, controller.codings.values(), header=controller.naming.header
        )
        self.sources.choose(controller.source.id)
        self.highlight.draw()

    def _on_passages_changed(self) -> None:
        self.view.replace_passages(self.controller.passages)
        self.view.show_codings(self.controller.codings.values())
        self.highlight.draw()

    def _on_coding_changed(self, change: Change) -> None:
        if isinstance(change.after, Coding):
            self.view.put_coding(change.after)
        else:
            self.view.remove_coding(change.row.id)

    def _show_sources(self) -> None:
        controller = self.controller
        counts = controller.counts_by_source
        order = self.source_menu.order
        rows = arranged(self.highlight.sources(), order, counts, controller.attributes)
        marks = marks_of_sources(controller)
        self.sources.show_sources(rows, counts, len(controller.sources), marks)
        self.fit_sources()

    def _on_acted(self, edit: Edit) -> None:
        if edit.undone:  # the message about it holds no more
            self.footer.fall_silent()

    def _on_turned(self, edit: Edit) -> None:
        self.footer.show_message(turned_text(edit), spoken=self.isActiveWindow())

    def _on_counts_changed(self) -> None:
        self.sources.count_again(self.controller.counts_by_source)

    def _on_source_memo(self, id: str) -> None:
        self.open_source(id)
        self.pickers.write_source_memo()

    def take_texts(self) -> None:
        """Show what has come into the workbook from elsewhere."""
        self.controller.look_elsewhere()
        if self.controller.source is None:
            self.open_first()

    def show_gathered(self, gathered: Gathered) -> None:
        """Show texts that have come from the record, name those that differ from it, and offer
        to transcribe what has no transcript.
        """
        self.take_texts()
        self.sources.show_untranscribed(gathered.untranscribed)
        if gathered.differing:
            self.show_differing(gathered.differing)

    def show_differing(self, found: list[Differing]) -> None:
        """Name the sources that the record has other texts of: what is coded is never replaced."""
        text = self.tr(
            "%Ln source(s) read differently in the record by now, but are coded or corrected here. "
            "They stay as they are.",
            "",
            len(found),
        )
        line = self.tr("{name}: passages that differ: {passages}")
        self.notice.show_message(
            text, [line.format(name=d.name, passages=d.passages) for d in found]
        )

    def _come_back(self) -> None:
        """Recent codes, source and cursor as they were left here; else the first source."""
        left = place_left(self.memory, self.controller.workbook.path)
        self.edits.recent = [id for id in left.recent if id in self.controller.codes]
        self.edits.digits = DigitKeys(left.digits)
        self._on_recent_changed()
        if left.source not in self.controller.sources:
            self.open_first()
            return
        self.open_source(left.source)
        if left.caret is not None:
            self.view.put_caret(left.caret)

    def _on_filter_changed(self) -> None:
        self.controller.count_for(self.filters.chosen("coder"))
        self._show_sources()
        self.highlight.draw()
        self.searching.search_again()

    def keep_place(self) -> None:
        """Remember where the coder is."""
        source = self.controller.source
        id, edits = source.id if source is not None else "", self.edits
        left = Place(edits.recent, id, self.view.caret, edits.digits.kept)
        keep_place(self.memory, self.controller.workbook.path, left)

    def _on_recent_changed(self) -> None:
        self.codes.show_digits(self.edits.digits)
        self._keeping.start()

    def code_by(self, digit: int) -> None:
        """Code with the code of a key from 1 to 9."""
        if (code := self.edits.coded_by(digit)) is not None:
            self.code_with(code.id)

    def give_digit(self, digit: int) -> None:
        """Give a key from 1 to 9 to the current code: that of the segment, or in the tree."""
        if (code := self.codes.tree.current) is not None:
            self.edits.give_digit(code, digit)

    def code_with(self, id: str) -> None:
        """Code what is current in the text, or the current hit, with a code."""
        if self.shows_found:
            self.searching.code_one(id, "")
        else:
            self.edits.code_with(id)

    def ask_code(self) -> None:
        """Ask for a code for what is current in the text, or for the current hit."""
        if self.shows_found:
            self.searching.ask_one()
        else:
            self.offering.menu.hide()
            self.pickers.ask_code()

    def _on_code_picked(self, id: str) -> None:
        """A click on a code codes what is selected, else it is highlighted."""
        if self.view.selection is not None and not self.shows_found:
            self.edits.code_selection_with(id)
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.highlight.toggle(id)

    def _on_letter_typed(self, letter: str) -> None:
        """Code with the code that has this letter as its key."""
        for code in self.controller.codes.values():
            if code.shortcut and code.shortcut == letter.lower() and not code.retired:
                self.code_with(code.id)
                return

    def _on_passage_entered(self, id: str) -> None:
        passage = self.view.passage if id else None
        description = ""
        if passage is not None:
            unsure = self.tr("{name} (unsure)") if is_unsure(passage) else "{name}"
            speaker = unsure.format(name=passage.speaker) if passage.speaker else ""
            description = ": ".join(filter(None, (speaker, passage.text[:_SPOKEN])))
            if passage.doubt:
                description = f"{doubt_text(passage.doubt)} {description}"
        self.view.setAccessibleDescription(description)
        self.moment.show_passage(self.controller.source, passage)

    def _show_target(self) -> None:
        """Say at the bottom what keys act on, and which keys do."""
        target = self.view.target
        self.footer.show_target(target_name(target, self.controller.codes))
        self.footer.show_hints(footer_hints(target.kind))

    def _on_coding_chosen(self, id: str) -> None:
        coding = self.controller.codings.get(id)
        if coding is not None:
            self.codes.tree.choose(coding.code)
            self.highlight.show_ratings(coding.code)

    def _why_empty(self) -> str:
        if self.controller.sources:
            return self.tr("Choose a source at the left.")
        return self.tr(
            "There is nothing to code yet. Comments, answers and notes come from sessions, "
            "transcripts from their recordings (Files, Transcribe recordings). Interviews that "
            "were recorded elsewhere come in with speakers and times (Files, Import interviews), "
            "other texts with Files, Import texts."
        )
