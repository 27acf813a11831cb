"""The window of views: what was coded, counted in several ways, each a picture and a table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu, QScrollArea, QSplitter, QVBoxLayout, QWidget

from labeval.coding.codes.auto import coded_at, coded_by
from labeval.coding.codes.marking import PARAPHRASE, paraphrase, summaries_of
from labeval.coding.corpus.conditions import (
    DELETE_QUERY,
    SAVE_QUERY,
    deleting,
    saved_queries,
    saving,
)
from labeval.coding.corpus.queries import Hit
from labeval.coding.rows import Passage
from labeval.coding.rows import Theme as CodeTheme
from labeval.coding.spans import Span
from labeval.coding.typed_text import text_to_keep
from labeval.exchange.errors import ExchangeError
from labeval.jobs.coding.joint_ratings import Rating
from labeval.ui.background import Steps
from labeval.ui.coding.counts.choices import (
    AGAINST,
    CASES,
    FREQUENCIES,
    JOINT,
    OF_SESSIONS,
    QUERY,
    RULES,
    TOGETHER,
    WORDS,
    ViewChoices,
    none_together,
)
from labeval.ui.coding.counts.coding_rules import RuleBar
from labeval.ui.coding.counts.computed_window import ComputedWindow
from labeval.ui.coding.counts.corpus_filters import CorpusFilters
from labeval.ui.coding.counts.grid import Grid, GridCell, colours_of
from labeval.ui.coding.counts.picture import Picture
from labeval.ui.coding.counts.request import RatingsRead, ViewChoice, ViewRequest, ViewResult
from labeval.ui.coding.counts.saving import save_picture, save_table
from labeval.ui.coding.counts.segments import SegmentList
from labeval.ui.coding.counts.summary import SummaryBox
from labeval.ui.coding.counts.table import GridTable
from labeval.ui.coding.counts.view_list import ViewList
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.coding.parts.many_places import FoundPlaces, code_places
from labeval.ui.coding.parts.numbers import decimal
from labeval.ui.coding.parts.section import Ground, SectionHead
from labeval.ui.coding.parts.typed_texts import both_kept, on_clipboard
from labeval.ui.coding.queries.builder import QueryBuilder
from labeval.ui.coding.queries.query_words import current_themes
from labeval.ui.memory import Memory
from labeval.ui.sentences import filled, sentence
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.menus import style_menu
from labeval.ui.widgets.basics.slim_scroll import style_scroll_bar


class ViewsWindow(ComputedWindow):
    """Counts over all codings that the filter lets through.

    Args:
        ratings: reads the study's judgments, once, when a view first needs them; None where there
            is no record.

    Signals:
        table_asked: the segments at the places of a query are to be shown as a table.
    """

    table_asked = Signal(object)

    def __init__(
        self,
        controller: CodingController,
        theme: Theme,
        memory: Memory | None = None,
        *,
        ratings: RatingsRead | None = None,
    ) -> None:
        super().__init__(controller, theme, memory, name="code_views", size=(1280, 800))
        self._read_ratings = ratings
        self._ratings: Sequence[Rating] | None = None
        self._cell: GridCell | None = None
        self._grid: Grid | None = None
        self._is_read = False
        self._is_dealt = False
        self.views = ViewList(theme)
        self.picture = Picture(theme)
        self.table = GridTable(theme)
        self.segments = SegmentList(theme)
        self.summary = SummaryBox(theme)
        self.explanation = Label(theme, size=13, role="soft_text", wrap=True)
        self.empty = Label(theme, size=15, role="soft_text", wrap=True)
        self.filters = CorpusFilters(theme, lambda: self.corpus, by_code=False)
        self.choices = ViewChoices(theme)
        self.rules = RuleBar(theme)
        self.builder = QueryBuilder(theme, controller.naming)
        self._themes: Sequence[CodeTheme] = ()
        self._sorted = ("", "")
        self._hits: Sequence[Hit] = ()
        self._found: Sequence[tuple[Passage, Span]] = ()
        self.save = ActionButton()
        self.save.set_theme(theme)
        self._lay_out()
        self._connect()
        self.retranslate()
        self.views.setCurrentRow(FREQUENCIES)
        self.views.setFocus()

    # -- what is shown ------------------------------------------------------------------------

    def show_corpus(self) -> None:
        corpus = self.corpus
        self._is_read = True
        names = {code.id: code.name for code in corpus.codes.values()}
        coders = {coder.id: coder.name for coder in corpus.coders.values()}
        self.segments.know(names, colours_of(corpus), coders, self.controller.naming)
        if not self._is_dealt and corpus.codings:
            # One's own codes first: those of everybody would count each segment twice.
            self._is_dealt = True
            own = self.controller.coder
            if len(corpus.coders) > 1 and any(c.coder == own for c in corpus.codings):
                self.filters.coder.chosen = frozenset()
                self.filters.coder.choose(frozenset({own}))
        self.filters.take_corpus()
        self._themes = current_themes(self.controller.workbook)
        self.choices.take(corpus, self._themes)
        self.rules.take(corpus)
        self.views.hide_rows(() if corpus.is_recorded else OF_SESSIONS)
        self._offer_queries()
        self._ask_view()

    def _offer_queries(self) -> None:
        book = self.controller.workbook
        self.builder.take(self.corpus, current_themes(book), saved_queries(book.memos()))

    def grid(self) -> Grid | None:
        """The current view, after waiting for its result; None where it has nothing to show."""
        self.settle()
        return self._grid

    def _show_view(self) -> None:
        self.notice.hide()
        self._ask_view()

    def _ask_view(self) -> None:
        view = self.views.currentRow()
        self.choices.show_for(view)
        self.choices.setVisible(view not in (RULES, QUERY))
        self.builder.setVisible(view == QUERY)
        self.rules.setVisible(view == RULES)
        self.filters.speaker.setVisible(view != RULES)  # a rule has its own
        self._found, self._hits = (), ()
        self.rules.show_found(0)
        self.builder.show_found(0)
        if not self._is_read:
            self._middle.hide()
            self.empty.hide()
            return
        request = self._request(view)

        def compute(steps: Steps) -> ViewResult:
            steps()
            return request.shown()

        self.background.ask(compute, self._show)

    def _request(self, view: int) -> ViewRequest:
        summaries = self.controller.workbook.paraphrases() if view == CASES else ()
        is_rule, filter = view == RULES, self.filters.filter()
        return ViewRequest(
            view,
            self.corpus,
            self.rules.narrowed(filter) if is_rule else filter,
            ViewChoice.of(self.choices),
            self._ratings,
            self._read_ratings,
            frozenset((known.case, known.code) for known in summaries),
            self.rules.rule() if is_rule else None,
            self.rules.extends,
            self.builder.query() if view == QUERY else None,
            self.builder.show_as.value,
            self._themes,
            summaries_of(summaries, self.controller.coder),
            *self._sorted,
            naming=self.controller.naming,
        )

    def _show(self, shown: ViewResult) -> None:
        self._grid, self._found, self._ratings = shown.grid, shown.found, shown.ratings
        self._hits = shown.hits
        self.rules.show_found(len(shown.found))
        self.builder.show_found(len(shown.hits))
        if shown.names is not None:
            called = partial(self.controller.naming.of, self.choices.rated)
            self.choices.offer_names({name: called(name) for name in shown.names})
        if shown.bad is not None:
            self._on_refused(filled("Coding", shown.bad.template, shown.bad.values))
        grid = shown.grid
        there = grid is not None and bool(grid.lines)
        self._right.setVisible(grid is not None and grid.opens)
        self._middle.setVisible(there)
        self.save.setEnabled(there)
        self.empty.setVisible(not there)
        self.empty.set_text(self._why_empty())
        about = grid.about if grid is not None and there else ""
        self.explanation.set_text(self._explained(about))
        self.say_found(self.explanation.text() or self.empty.text())
        self.table.setAccessibleName(about)
        if grid is not None and there:
            self._area.setVisible(grid.shape != "none")
            self.picture.show_grid(grid)
            wanted = self.picture.height_wanted()
            self.picture.setFixedHeight(wanted)
            self.table.show_grid(grid)
            if not self._division:
                height = self._middle.height() - self._middle.handleWidth()
                upper = min(wanted, height // 2)
                self._middle.setSizes([upper, height - upper])
        self._show_cell(self._same_cell())

    def _explained(self, about: str) -> str:
        """The words above a view, with its filters and the coders that are counted."""
        whose = self.filters.whose() if self.views.currentRow() != WORDS else ""
        more = " ".join(part for part in (self.filters.in_words(), whose) if part)
        return f"{about.rstrip('.')}. {more}" if about and more else about

    def _same_cell(self) -> GridCell | None:
        """The cell of the participant and code that were chosen before; None without one."""
        before, grid = self._cell, self._grid
        if before is None or not before.case or grid is None:
            return None
        cells = (cell for line in grid.lines for cell in line.cells)
        return next((c for c in cells if (c.case, c.code) == (before.case, before.code)), None)

    def _on_view_changed(self) -> None:
        self._sorted = ("", "")
        self._show_view()

    def _on_cell_chosen(self, cell: GridCell) -> None:
        self._show_cell(cell)
        if self._grid is not None and self._grid.is_written:
            self.summary.field.setFocus()

    def _on_column_asked(self, head: str) -> None:
        column, row = self._sorted
        self._sorted = ("" if column == head else head, row)
        self._show_view()

    def _on_row_asked(self, name: str) -> None:
        column, row = self._sorted
        self._sorted = (column, "" if row == name else name)
        self._show_view()

    def _why_empty(self) -> str:
        if self.views.currentRow() == RULES:
            if self.rules.rule() is None:
                return self.tr("Say what to look for; what would be coded is listed here first.")
            return self._nothing_found()
        if self.views.currentRow() == QUERY:
            return self._nothing_found() if self.builder.query() is not None else ""
        if not self.corpus.codings:
            return self.tr("Nothing is coded yet. Code a few segments; they are counted here.")
        if self.views.currentRow() in (JOINT, AGAINST) and not self._ratings:
            return self.tr("There are no ratings yet to compare codes with, or results are locked.")
        if self.views.currentRow() == TOGETHER:
            return f"{none_together(self.choices.together_in)} {self.filters.in_words()}".strip()
        if self.filters.narrow:
            return self.tr("The filters let nothing through. Take one of them back.")
        return self.tr("There is nothing of this kind in what is coded.")

    def _nothing_found(self) -> str:
        nothing = self.tr("Nothing is found.")
        return f"{nothing} {self.filters.in_words()}".strip()

    def _show_cell(self, cell: GridCell | None) -> None:
        of_case = cell is not None and bool(cell.case) and self.views.currentRow() == CASES
        about = (cell.case, cell.code) if cell is not None and of_case else ("", "")
        self.summary.leave_for(about)
        self._cell = cell
        segments = cell.segments if cell is not None else ()
        self._list_head.set_text(self.tr("Segments"), decimal(len(segments), 0) if segments else "")
        self.segments.show_segments(segments)
        self._hint.setVisible(not segments)
        self.summary.setVisible(of_case)
        if cell is not None and of_case:
            head = f"{cell.case} · {self.corpus.codes[cell.code].name}"
            own = summaries_of(self.controller.workbook.paraphrases(), self.controller.coder)
            self.summary.show_text(about, head, own.get(about, ""))

    # -- edits --------------------------------------------------------------------------------

    def code_found(self) -> None:
        """Code all that the rule finds, after asking, in one edit."""
        rule, sources = self.rules.name(), {passage.source for passage, _ in self._found}
        name, coding = self.rules.words.text(), partial(coded_by, self.corpus, self._found)
        found = FoundPlaces(rule, name.strip() or rule, len(self._found), len(sources), coding)
        self._code(self.rules.code.value, found)

    def code_hits(self) -> None:
        """Code all places of the query, after asking, in one edit."""
        sources = {hit.source for hit in self._hits}
        query = self.builder.words.sentence(self.builder.group)
        name = self.builder.name.text().strip() or self.builder.words.conditions(self.builder.group)
        coding = partial(coded_at, self.corpus, self._hits)
        found = FoundPlaces(query, name, len(self._hits), len(sources), coding)
        self._code(self.builder.code.value, found)

    def _code(self, code: str, found: FoundPlaces) -> None:
        if done := code_places(self, self.controller, code, found):
            self._notify(done, "good")

    def save_query(self, name: str) -> None:
        """Save the query by a name, as an edit."""
        changes = saving(
            self.controller.workbook.memos(), name, self.builder.group, self.controller.coder
        )
        if self.controller.do(SAVE_QUERY, changes) is not None:
            self._notify(self.tr("Saved: {name}").format(name=name), "good")
        self._offer_queries()

    def delete_query(self, name: str) -> None:
        """Delete a saved query, as an edit."""
        self.controller.do(DELETE_QUERY, deleting(self.controller.workbook.memos(), name))
        self.builder.name.clear()
        self._offer_queries()

    def _on_summary_written(self, shown: str, typed: str) -> None:
        cell, book = self._cell, self.controller.workbook
        if cell is None or not cell.case:
            return
        coder = self.controller.coder
        codes = {code.id for code in book.codes()}
        rows = book.paraphrases()
        now = summaries_of(rows, coder).get((cell.case, cell.code), "")
        text, both = text_to_keep(shown, typed, now)
        if cell.code in codes and any(cell.case in one.participants for one in book.sources()):
            changes = paraphrase(rows, text, case=cell.case, code=cell.code, coder=coder)
            self.controller.do(PARAPHRASE, changes)
            if both:
                self._on_refused(both_kept())
        elif text:
            QGuiApplication.clipboard().setText(text)
            self._on_refused(on_clipboard())

    def _on_save(self) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        style_menu(menu, self.theme)
        pictures = ((self.tr("Picture as SVG…"), "svg"), (self.tr("Picture as PNG…"), "png"))
        tables = (
            (self.tr("Table as CSV…"), "csv"),
            (self.tr("Table as XLSX…"), "xlsx"),
            (self.tr("Table as DOCX…"), "docx"),
        )
        is_drawn = self._grid is not None and self._grid.shape != "none"
        for label, suffix in (*pictures, *tables) if is_drawn else tables:
            menu.addAction(label).setData(suffix)
        chosen = menu.exec(self.save.mapToGlobal(self.save.rect().bottomLeft()))
        if chosen is not None and (path := self.ask_place(chosen.text(), f"codes.{chosen.data()}")):
            self.save_as(path)

    def save_as(self, path: Path) -> None:
        """Save the current view: the picture as SVG or PNG, else the table, by the suffix."""
        grid = self.grid()
        if grid is None:
            return
        try:
            if path.suffix.lower() in (".csv", ".xlsx", ".docx"):
                save_table(grid, path)
            else:
                save_picture(self.picture, path)
            self._notify_written(path)
        except ExchangeError as error:
            self._on_refused(sentence(error))

    # -- building -----------------------------------------------------------------------------

    def _lay_out(self) -> None:
        theme = self.theme
        self.bar.addWidget(self.filters)
        self.bar.addStretch()
        self.bar.addWidget(self.save)
        left = Ground(theme, "right")
        column = QVBoxLayout(left)
        column.setContentsMargins(0, GRID, 1, GRID)
        column.addWidget(self.views)
        self._middle = self._middle_part()
        middle = QVBoxLayout()
        middle.setContentsMargins(2 * GRID, GRID + 4, 2 * GRID, GRID)
        middle.setSpacing(GRID)
        middle.addWidget(self.choices)
        middle.addWidget(self.rules)
        middle.addWidget(self.builder)
        self.rules.hide()
        self.builder.hide()
        middle.addWidget(self.explanation)
        # It takes the room of what is not there, so that nothing above it moves.
        middle.addWidget(self.empty, 1, Qt.AlignmentFlag.AlignTop)
        middle.addWidget(self._middle, 1)
        paper = Ground(theme, "right", "paper")
        paper.setLayout(middle)
        self.body.addWidget(left)
        self.body.addWidget(paper, 1)
        self.body.addWidget(self._right_part())

    def _middle_part(self) -> QSplitter:
        area = QScrollArea()
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setWidget(self.picture)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setStyleSheet(f"QScrollArea {{ background: {self.theme.paper}; }}")
        area.viewport().setStyleSheet(f"background: {self.theme.paper};")
        style_scroll_bar(area, self.theme)
        split = QSplitter(Qt.Orientation.Vertical)
        split.addWidget(area)
        split.addWidget(self.table)
        split.setSizes([300, 300])
        self.keep_parts(split)
        split.setChildrenCollapsible(False)
        split.setHandleWidth(GRID + 4)
        self._area = area
        return split

    def _right_part(self) -> QWidget:
        self._right = right = Ground(self.theme, "left", "paper")
        right.hide()  # until there is a cell to open
        self.have_side(right, 330)
        column = QVBoxLayout(right)
        column.setContentsMargins(GRID + 4, GRID + 4, GRID, GRID)
        column.setSpacing(GRID)
        self._list_head = SectionHead(self.theme)
        self._hint = Label(self.theme, size=13, role="soft_text", wrap=True)
        column.addWidget(self._list_head)
        column.addWidget(self._hint)
        column.addWidget(self.summary)
        column.addWidget(self.segments, 1)
        return right

    def _connect(self) -> None:
        self.views.currentRowChanged.connect(self._on_view_changed)
        self.filters.changed.connect(self._show_view)
        self.choices.changed.connect(self._show_view)
        self.rules.changed.connect(self._show_view)
        self.rules.code_asked.connect(self.code_found)
        self.builder.changed.connect(self._show_view)
        self.builder.code_asked.connect(self.code_hits)
        self.builder.save_asked.connect(self.save_query)
        self.builder.delete_asked.connect(self.delete_query)
        self.builder.table_asked.connect(lambda: self.table_asked.emit(self.builder.group))
        self.picture.cell_chosen.connect(self._show_cell)
        self.table.cell_chosen.connect(self._on_cell_chosen)
        self.table.column_asked.connect(self._on_column_asked)
        self.table.row_asked.connect(self._on_row_asked)
        self.summary.field.left.connect(self.table.setFocus)
        self.segments.opened.connect(self.segment_opened)
        self.summary.written.connect(self._on_summary_written)
        self.save.clicked.connect(self._on_save)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Counts"))
        self.heading.set_text(self.tr("Counts"))
        self.views.setAccessibleName(self.tr("Counts"))
        self.views.set_names(
            [
                self.tr("Frequencies"),
                self.tr("Cases and codes"),
                self.tr("Codes together"),
                self.tr("Over the session"),
                self.tr("Saturation"),
                self.tr("Words"),
                self.tr("Ratings and their codes"),
                self.tr("A code and its ratings"),
                self.tr("Query"),
                self.tr("Code by rule"),
            ]
        )
        self.save.setText(self.tr("Save…"))
        self._hint.set_text(
            self.tr(
                "Choose a cell (Enter) to read its segments here. Tab goes to them, and Enter "
                "opens one in its text; Ctrl+Enter or a double click opens a row's place. S sorts "
                "by the column, Shift+S by the row, as a click on a name; once more takes it back."
            )
        )
        self.choices.retranslate()
        self.rules.retranslate()
        self.builder.retranslate()
