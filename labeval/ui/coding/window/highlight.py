"""Highlighting: filters, the highlighted code or theme, and the ratings at which a code occurs."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from labeval.coding.rows import Coding, Source, Theme
from labeval.coding.themes import codes_of_theme
from labeval.ui.coding.codes.code_tree import colours_of
from labeval.ui.coding.moment.ratings_at import ratings_at
from labeval.ui.coding.parts.code_style import Look, Looks
from labeval.ui.coding.sources.filter_bar import CODED, DRAWN, FINISHED, NOT_OWN, OWN, UNCODED
from labeval.ui.coding.sources.library import asks_passages
from labeval.ui.coding.window.frame import CodingFrame


class Highlight(QObject):
    """Decides what of the text and of the list of sources stands out."""

    def __init__(self, frame: CodingFrame) -> None:
        super().__init__(frame)
        self._frame = frame
        self._controller = frame.controller
        self.code = ""
        """Id of the code that is highlighted; empty for all."""
        self.theme = ""
        """Id of the theme whose codes are highlighted; empty for none."""
        self._of_theme: frozenset[str] = frozenset()
        self._rated = ""
        self._named = ""
        """The highlighted code as the message names it."""
        self.colours: dict[str, str] = {}
        self._counting = QTimer(self)
        self._counting.setSingleShot(True)
        self._counting.setInterval(250)
        self._counting.timeout.connect(self._count)
        self._controller.codes_changed.connect(self._on_codes_changed)
        self._controller.acted.connect(self._on_acted)
        self._take_colours()

    def toggle(self, id: str) -> None:
        """Highlight a code with all below it, or everything again."""
        self.code = "" if self.code == id else id
        self.theme, self._of_theme = "", frozenset()
        self._frame.codes.tree.set_highlighted({self.code})
        self.show_ratings(id)
        self.draw()
        self._say_code()

    def show_theme(self, id: str) -> None:
        """Highlight the codes of a theme and of the themes under it; empty for everything again."""
        theme = next((t for t in self.themes() if t.id == id), None)
        self.code, self.theme = "", theme.id if theme is not None else ""
        codes = codes_of_theme(self.themes(), theme) if theme is not None else ()
        self._of_theme = frozenset(below for code in codes for below in (code, *self._below(code)))
        self._frame.codes.tree.set_highlighted(self._of_theme)
        self.draw()
        if theme is not None:
            text = self.tr("Highlighted: theme “{name}”. H shows everything again.")
            self._frame.footer.show_message(text.format(name=theme.name))

    def themes(self) -> list[Theme]:
        """The themes of the board that is worked on."""
        book = self._controller.workbook
        boards = [board for board in book.boards() if not board.kept]
        return book.themes(boards[0].id) if boards else []

    def clear(self) -> None:
        """Everything stands out again."""
        self.show_theme("")

    def draw(self) -> None:
        """Redraw the view with the current highlights."""
        self._take_colours()
        codes = {c.id: Look(c.name, self.colours[c.id]) for c in self._controller.codes.values()}
        coders, own = self._controller.coders, self._controller.coder
        others = {id: name for id, name in coders.items() if id != own}
        self._frame.view.show_looks(Looks(codes, self._lit(), self._faded(), others))

    def sources(self) -> list[Source]:
        """The sources that pass the filters."""
        filters, controller = self._frame.filters, self._controller
        found = self._frame.library.admitted(filters.filter())
        states, codes = filters.chosen("state"), filters.chosen("code") & controller.codes.keys()
        if codes:
            coded = {c.source for code in codes for c in controller.codings_of(code)}
            found = [source for source in found if source.id in coded]
        if states:
            own = controller.workbook.counts_by_source(coder=controller.coder)
            found = [s for s in found if self._states(s, own) & states]
        return found

    def show_ratings(self, code: str) -> None:
        """Show the ratings at which a code occurs, in a moment."""
        self._rated = code
        self._counting.start()

    def _on_codes_changed(self) -> None:
        """A code that is gone is not highlighted any more; a new name is in the message."""
        codes = self._controller.codes
        if self.code and self.code not in codes:
            self.code = ""
            self._frame.codes.tree.set_highlighted({""})
        elif self.code and codes[self.code].name != self._named:
            self._say_code()
        self._of_theme &= codes.keys()
        self.draw()

    def _on_acted(self) -> None:
        if self.theme and all(theme.id != self.theme for theme in self.themes()):
            self.clear()
        self._counting.start()

    def _say_code(self) -> None:
        code = self._controller.codes.get(self.code)
        self._named = code.name if code is not None else ""
        if code is not None:
            text = self.tr("Highlighted: “{name}”. H shows everything again.")
            self._frame.footer.show_message(text.format(name=code.name))

    def stop(self) -> None:
        """Stop reading the workbook."""
        self._counting.stop()

    def _states(self, source: Source, own: dict[str, int]) -> set[str]:
        counts = self._controller.counts_by_source
        any_state = CODED if source.id in counts else UNCODED
        states = {any_state, OWN if source.id in own else NOT_OWN}
        if (is_done := self._controller.sample.get(source.id)) is not None:
            states.add(FINISHED if is_done else DRAWN)
        return states

    def _lit(self) -> _Lit | None:
        filters = self._frame.filters
        codes = set(filters.chosen("code") & self._controller.codes.keys())
        codes |= self._of_theme
        if self.code:
            codes |= {self.code, *self._below(self.code)}
        coders = filters.chosen("coder")
        restricted = codes or coders or self.theme
        return _Lit(frozenset(codes), coders, only_codes=bool(self.theme)) if restricted else None

    def _faded(self) -> frozenset[str]:
        filter = self._frame.filters.filter()
        source, library = self._controller.source, self._frame.library
        if not asks_passages(filter) or source is None:
            return frozenset()
        passages = self._controller.passages
        return frozenset(p.id for p in passages if not library.admits(filter, source, p))

    def _below(self, id: str) -> set[str]:
        from labeval.coding.codes.codebook import below

        return below(list(self._controller.codes.values()), id)

    def _take_colours(self) -> None:
        self.colours = colours_of(self._controller.codes)

    def _count(self) -> None:
        code = self._controller.codes.get(self._rated)
        if code is None:
            self._frame.moment.show_code(None, [], "")
            return
        meant = {code.id, *self._below(code.id)}
        coded = {c.start.passage for id in meant for c in self._controller.codings_of(id)}
        ratings = ratings_at(self._frame.library.rated(), coded)
        self._frame.moment.show_code(code, ratings, self.colours.get(code.id, ""))


class _Lit:
    """A predicate of segments: True for those that stand out."""

    def __init__(
        self, codes: frozenset[str], coders: frozenset[str], *, only_codes: bool = False
    ) -> None:
        self._codes = codes
        self._coders = coders
        self._any_code = not codes and not only_codes

    def __call__(self, coding: Coding) -> bool:
        by_code = self._any_code or coding.code in self._codes
        return by_code and (not self._coders or coding.coder in self._coders)
