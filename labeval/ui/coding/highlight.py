"""What is looked at: filters, the code in hand, and the ratings at which it occurs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from labeval.coding.rows import Coding, Source, Theme
from labeval.coding.themes import codes_of_theme
from labeval.ui.coding.code_tree import colours_of
from labeval.ui.coding.filter_bar import CODED, NOT_OWN, OWN, UNCODED
from labeval.ui.coding.library import asks_passages
from labeval.ui.coding.looks import Look, Looks
from labeval.ui.coding.ratings_at import ratings_at

if TYPE_CHECKING:
    from labeval.ui.coding.window import CodingWindow


class Highlight(QObject):
    """Decides what of the text and of the list of sources stands out."""

    def __init__(self, window: CodingWindow) -> None:
        super().__init__(window)
        self._window = window
        self._desk = window.desk
        self.code = ""
        """Id of the code that is highlighted; empty for all."""
        self.theme = ""
        """Id of the theme whose codes are highlighted; empty for none."""
        self._of_theme: frozenset[str] = frozenset()
        self._rated = ""
        self.colours: dict[str, str] = {}
        self._counting = QTimer(self)
        self._counting.setSingleShot(True)
        self._counting.setInterval(250)
        self._counting.timeout.connect(self._count)
        self._desk.codes_changed.connect(self._on_codes_changed)
        self._desk.acted.connect(self._on_acted)
        self._take_colours()

    def toggle(self, id: str) -> None:
        """Highlight a code with all below it, or everything again."""
        self.code = "" if self.code == id else id
        self.theme, self._of_theme = "", frozenset()
        self._window.codes.tree.set_in_hand({self.code})
        self.show_ratings(id)
        self.draw()

    def show_theme(self, id: str) -> None:
        """Highlight the codes of a theme and of the themes under it; empty for everything again."""
        theme = next((t for t in self.themes() if t.id == id), None)
        self.code, self.theme = "", theme.id if theme is not None else ""
        codes = codes_of_theme(self.themes(), theme) if theme is not None else ()
        self._of_theme = frozenset(below for code in codes for below in (code, *self._below(code)))
        self._window.codes.tree.set_in_hand(self._of_theme)
        self.draw()
        if theme is not None:
            told = self.tr("Highlighted: theme “{name}”. H shows everything again.")
            self._window.footer.tell(told.format(name=theme.name))

    def themes(self) -> list[Theme]:
        """The themes of the board that is worked on."""
        book = self._desk.workbook
        boards = [board for board in book.boards() if not board.kept]
        return book.themes(boards[0].id) if boards else []

    def clear(self) -> None:
        """Everything stands out again."""
        self.show_theme("")

    def draw(self) -> None:
        """Have the view drawn by what is looked at now."""
        self._take_colours()
        codes = {c.id: Look(c.name, self.colours[c.id]) for c in self._desk.codes.values()}
        self._window.view.show_looks(Looks(codes, self._lit(), self._faded()))

    def sources(self) -> list[Source]:
        """The sources that pass the filters."""
        filters, desk = self._window.filters, self._desk
        found = self._window.library.admitted(filters.filter())
        states, codes = filters.chosen("state"), filters.chosen("code") & desk.codes.keys()
        if codes:
            coded = {c.source for code in codes for c in desk.codings_of(code)}
            found = [source for source in found if source.id in coded]
        if states:
            own = desk.workbook.counts_by_source(coder=desk.coder)
            found = [s for s in found if self._states(s, own) & states]
        return found

    def show_ratings(self, code: str) -> None:
        """Show the ratings at which a code occurs, in a moment."""
        self._rated = code
        self._counting.start()

    def _on_codes_changed(self) -> None:
        """A code that is merged or deleted is not looked at any more: nothing has it."""
        codes = self._desk.codes
        if self.code and self.code not in codes:
            self.code = ""
            self._window.codes.tree.set_in_hand({""})
        self._of_theme &= codes.keys()
        self.draw()

    def _on_acted(self) -> None:
        if self.theme and all(theme.id != self.theme for theme in self.themes()):
            self.clear()
        self._counting.start()

    def stop(self) -> None:
        """Ask nothing of the workbook any more."""
        self._counting.stop()

    def _states(self, source: Source, own: dict[str, int]) -> set[str]:
        counts = self._desk.counts_by_source
        any_state = CODED if source.id in counts else UNCODED
        return {any_state, OWN if source.id in own else NOT_OWN}

    def _lit(self) -> _Lit | None:
        filters = self._window.filters
        codes = set(filters.chosen("code") & self._desk.codes.keys())
        codes |= self._of_theme
        if self.code:
            codes |= {self.code, *self._below(self.code)}
        coders = filters.chosen("coder")
        asked = codes or coders or self.theme
        return _Lit(frozenset(codes), coders, only_codes=bool(self.theme)) if asked else None

    def _faded(self) -> frozenset[str]:
        asked = self._window.filters.filter()
        if not asks_passages(asked):
            return frozenset()
        return frozenset(p.id for p in self._desk.passages if not asked.admits_passage(p))

    def _below(self, id: str) -> set[str]:
        from labeval.coding.codebook import below

        return below(list(self._desk.codes.values()), id)

    def _take_colours(self) -> None:
        self.colours = colours_of(self._desk.codes)

    def _count(self) -> None:
        code = self._desk.codes.get(self._rated)
        if code is None:
            self._window.moment.show_code(None, [], "")
            return
        meant = {code.id, *self._below(code.id)}
        coded = {c.start.passage for id in meant for c in self._desk.codings_of(id)}
        ratings = ratings_at(self._window.library.rated(), coded)
        self._window.moment.show_code(code, ratings, self.colours.get(code.id, ""))


class _Lit:
    """Whether a segment stands out."""

    def __init__(
        self, codes: frozenset[str], coders: frozenset[str], *, only_codes: bool = False
    ) -> None:
        self._codes = codes
        self._coders = coders
        self._any_code = not codes and not only_codes

    def __call__(self, coding: Coding) -> bool:
        by_code = self._any_code or coding.code in self._codes
        return by_code and (not self._coders or coding.coder in self._coders)
