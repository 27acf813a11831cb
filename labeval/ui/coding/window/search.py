"""Searching all sources, and coding what was found one by one or all at once."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QObject, QPoint, QTimer

from labeval.coding.codes import marking
from labeval.coding.codes.auto import BadPattern
from labeval.coding.edits import Change
from labeval.coding.identity import new_id
from labeval.coding.rows import Anchor, Code
from labeval.coding.texts.source_text import SourceText
from labeval.ui.coding.codes.code_finder import NEW
from labeval.ui.coding.codes.coding_edits import CodingEdits
from labeval.ui.coding.parts.many_places import coded, may_code
from labeval.ui.coding.sources.library import SearchHit, rule_of
from labeval.ui.coding.window.frame import CodingFrame
from labeval.ui.coding.window.highlight import Highlight
from labeval.ui.coding.window.pickers import Pickers
from labeval.ui.sentences import filled

_TYPING_MS = 180


class Searching(QObject):
    """Joins the field, the list of hits and the text."""

    def __init__(
        self, frame: CodingFrame, edits: CodingEdits, highlight: Highlight, pickers: Pickers
    ) -> None:
        super().__init__(frame)
        self._frame, self._edits = frame, edits
        self._highlight, self._pickers = highlight, pickers
        self._words = ""
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
        self._typing.setInterval(_TYPING_MS)
        self._typing.timeout.connect(self.search_now)
        frame.header.search_typed.connect(self._on_typed)
        frame.header.field.returnPressed.connect(self._on_return)
        frame.found.opened.connect(self.open)
        frame.found.left.connect(self.leave)
        frame.found.extent_changed.connect(self.search_now)
        frame.found.code_one_requested.connect(self.ask_one)
        frame.found.code_all_requested.connect(self.ask_all)
        frame.controller.acted.connect(self._show_codes)
        frame.controller.looked_elsewhere.connect(self._show_codes)

    def begin(self) -> None:
        """Give the keyboard to the field."""
        field = self._frame.header.field
        field.setFocus()
        field.selectAll()

    def search_now(self) -> None:
        """Search for the words of the field."""
        self._typing.stop()
        self._words = self._frame.header.field.text().strip()
        if not self._words:
            self._frame.view.show_hit("")
            self._frame.show_text()
            return
        library, filter = self._frame.library, self._frame.filters.filter()
        sources = self._highlight.sources()
        try:
            hits = library.search(rule_of(self._words), sources, filter, self._frame.found.extent)
        except BadPattern as error:
            self._frame.footer.show_message(filled("Coding", error.template, error.values))
            return
        self._frame.found.show_hits(self._words, hits)
        self._show_codes()
        self._frame.show_found()

    def search_again(self) -> None:
        """The filters are others; what was searched before a text was opened stays closed."""
        if self._words and self._frame.shows_found:
            self.search_now()

    def open(self, hit: SearchHit) -> None:
        """Come to a hit in its text."""
        frame = self._frame
        frame.open_source(hit.source.id)
        frame.view.show_hit(hit.passage.id, hit.start, hit.end)
        frame.view.select(Anchor(hit.passage.id, hit.start), Anchor(hit.passage.id, hit.end))
        frame.view.setFocus()

    def _show_codes(self, _edit: object = None) -> None:
        """Show with the hits the codes that they have by now, each source read once."""
        controller = self._frame.controller
        read = lru_cache(controller.workbook.text_of)

        def codes_of(hit: SearchHit) -> list[Code]:
            if controller.workbook.is_closed:  # Qt draws a window while it closes, too
                return []
            text = read(hit.source.id)
            if not any(passage.id == hit.passage.id for passage in text.passages):
                return []
            start, end = (text.position(Anchor(hit.passage.id, at)) for at in (hit.start, hit.end))
            found = {
                coding.code
                for coding in text.covering(hit.passage.id)
                if text.position(coding.start) < end and start < text.position(coding.end)
                if controller.sees(coding)
            }
            return [code for id, code in controller.codes.items() if id in found]

        self._frame.found.show_codes(codes_of)

    def leave(self) -> None:
        """Back to the text."""
        self._frame.show_text()
        self._frame.view.setFocus()

    def ask_one(self) -> None:
        """Ask for a code for the current hit."""
        heading = self.tr("Code this hit with")
        self._pickers.ask(heading, self.code_one, self._place())

    def ask_all(self) -> None:
        """Ask for a code for all hits."""
        heading = self.tr("Code %Ln hit(s) with", "", len(self._frame.found.hits))
        self._pickers.ask(heading, self.code_all, self._place())

    def code_one(self, id: str, name: str) -> None:
        """Code the current hit, and go on to the next."""
        hit = self._frame.found.hit
        if hit is not None and not self._frame.found.shows_hit():
            self._frame.footer.show_message(
                self.tr("The hit was out of sight. Here it is: press the key again to go on.")
            )
        elif hit is not None:
            self._code([hit], id, name, marking.CODE, batch="")
            self._frame.found.go_on()
        self._frame.found.list.setFocus()

    def code_all(self, id: str, name: str) -> None:
        """Code all hits after asking, as one edit that can be undone as one."""
        self._code(self._frame.found.hits, id, name, marking.AUTO_CODE, batch=new_id())

    def _code(self, hits: list[SearchHit], id: str, name: str, label: str, *, batch: str) -> None:
        controller = self._frame.controller
        changes: list[Change] = []
        if id == NEW:
            changes = self._edits.new_code(name)
            id = changes[0].row.id
        texts: dict[str, SourceText] = {}
        made = 0
        for hit in hits:
            text = texts.get(hit.source.id) or controller.workbook.text_of(hit.source.id)
            texts[hit.source.id] = text
            ends = Anchor(hit.passage.id, hit.start), Anchor(hit.passage.id, hit.end)
            found = marking.code_span(text, *ends, code=id, coder=controller.coder, batch=batch)
            made += len(found)
            changes += found
        if not made:
            self._frame.footer.show_message(self.tr("All of this is coded so already."))
            return
        if batch:
            name = name or controller.codes[id].name
            sources = len({hit.source.id for hit in hits})
            if not may_code(self._frame, changes, len(hits), sources, name):
                return
        if controller.do(label, changes) is not None:
            self._edits.remember(id)
            self._frame.footer.show_message(coded(changes))

    def _place(self) -> QPoint:
        found = self._frame.found
        return found.mapTo(self._frame, QPoint(found.width() // 2, 44))

    def _on_typed(self, _words: str) -> None:
        self._typing.start()

    def _on_return(self) -> None:
        self.search_now()
        if self._words:
            self._frame.found.list.setFocus()
