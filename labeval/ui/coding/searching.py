"""Searching all sources, and coding what was found one by one or all at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QTimer

from labeval.coding import marking
from labeval.coding.acts import Change
from labeval.coding.auto import BadPattern
from labeval.coding.identity import new_id
from labeval.coding.rows import Anchor
from labeval.coding.source_text import SourceText
from labeval.ui.coding.code_finder import NEW
from labeval.ui.coding.library import Hit, rule_of
from labeval.ui.coding.many_places import coded, may_code

if TYPE_CHECKING:
    from labeval.ui.coding.window import CodingWindow

_TYPING_MS = 180


class Searching(QObject):
    """Joins the field, the list of hits and the text."""

    def __init__(self, window: CodingWindow) -> None:
        super().__init__(window)
        self._window = window
        self._words = ""
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
        self._typing.setInterval(_TYPING_MS)
        self._typing.timeout.connect(self.search_now)
        window.header.search_typed.connect(self._on_typed)
        window.header.field.returnPressed.connect(self._on_return)
        window.found.opened.connect(self.open)
        window.found.left.connect(self.leave)
        window.found.extent_changed.connect(self.search_now)
        window.found.code_one_requested.connect(self.ask_one)
        window.found.code_all_requested.connect(self.ask_all)

    def begin(self) -> None:
        """Give the keyboard to the field."""
        field = self._window.header.field
        field.setFocus()
        field.selectAll()

    def search_now(self) -> None:
        """Look for what stands in the field."""
        self._typing.stop()
        self._words = self._window.header.field.text().strip()
        if not self._words:
            self._window.view.show_hit("")
            self._window.show_text()
            return
        library, filter = self._window.library, self._window.filters.filter()
        sources = self._window.highlight.sources()
        try:
            hits = library.search(rule_of(self._words), sources, filter, self._window.found.extent)
        except BadPattern as error:
            told = QCoreApplication.translate("Coding", error.template)
            self._window.footer.tell(told.format(**error.values))
            return
        self._window.found.show_hits(self._words, hits)
        self._window.show_found()

    def search_again(self) -> None:
        """The filters are others."""
        if self._words:
            self.search_now()

    def open(self, hit: Hit) -> None:
        """Come to a hit in its text."""
        window = self._window
        window.open_source(hit.source.id)
        window.view.show_hit(hit.passage.id, hit.start, hit.end)
        window.view.select(Anchor(hit.passage.id, hit.start), Anchor(hit.passage.id, hit.end))
        window.view.setFocus()

    def leave(self) -> None:
        """Back to the text."""
        self._window.show_text()
        self._window.view.setFocus()

    def ask_one(self) -> None:
        """Ask for a code for the hit in hand."""
        heading = self.tr("Code this hit with")
        self._window.asking.ask(heading, self.code_one, self._place())

    def ask_all(self) -> None:
        """Ask for a code for all hits."""
        heading = self.tr("Code %n hit(s) with", "", len(self._window.found.hits))
        self._window.asking.ask(heading, self.code_all, self._place())

    def code_one(self, id: str, name: str) -> None:
        """Code the hit in hand, and go on to the next."""
        hit = self._window.found.hit
        if hit is not None and not self._window.found.shows_hit():
            self._window.footer.tell(
                self.tr("The hit was out of sight. Here it is: press the key again to go on.")
            )
        elif hit is not None:
            self._code([hit], id, name, marking.CODE, batch="")
            self._window.found.go_on()
        self._window.found.list.setFocus()

    def code_all(self, id: str, name: str) -> None:
        """Code all hits after asking, as one act that can be undone as one."""
        self._code(self._window.found.hits, id, name, marking.AUTO_CODE, batch=new_id())

    def _code(self, hits: list[Hit], id: str, name: str, label: str, *, batch: str) -> None:
        desk = self._window.desk
        changes: list[Change] = []
        if id == NEW:
            changes = self._window.acts.new_code(name)
            id = changes[0].row.id
        texts: dict[str, SourceText] = {}
        made = 0
        for hit in hits:
            text = texts.get(hit.source.id) or desk.workbook.text_of(hit.source.id)
            texts[hit.source.id] = text
            ends = Anchor(hit.passage.id, hit.start), Anchor(hit.passage.id, hit.end)
            found = marking.code_span(text, *ends, code=id, coder=desk.coder, batch=batch)
            made += len(found)
            changes += found
        if not made:
            self._window.footer.tell(self.tr("All of this is coded so already."))
            return
        if batch:
            name = name or desk.codes[id].name
            sources = len({hit.source.id for hit in hits})
            if not may_code(self._window, changes, len(hits), sources, name):
                return
        if desk.do(label, changes) is not None:
            self._window.footer.tell(coded(changes))

    def _place(self) -> QPoint:
        found = self._window.found
        return found.mapTo(self._window, QPoint(found.width() // 2, 44))

    def _on_typed(self, _words: str) -> None:
        self._typing.start()

    def _on_return(self) -> None:
        self.search_now()
        if self._words:
            self._window.found.list.setFocus()
