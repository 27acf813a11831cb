"""The window with a table of coded segments: sorted by any column, filtered, searched, saved."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from labeval.coding.corpus.conditions import Group, query_of
from labeval.coding.corpus.queries import ask
from labeval.coding.rows import Coding
from labeval.exchange.errors import ExchangeError
from labeval.jobs.coding.retrieval import RetrievalTable, retrieval_table, write_retrieval
from labeval.text.natural_order import natural
from labeval.ui.background import Steps
from labeval.ui.coding.counts.computed_window import ComputedWindow
from labeval.ui.coding.counts.corpus_filters import CorpusFilters
from labeval.ui.coding.counts.query import segments_at
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.coding.parts.names import Naming, answer_name, source_title
from labeval.ui.coding.parts.numbers import decimal
from labeval.ui.coding.parts.quiet_button import QuietButton
from labeval.ui.coding.parts.section import QuietField
from labeval.ui.coding.queries.query_words import QueryWords, current_themes
from labeval.ui.memory import Memory
from labeval.ui.plain import plain_tip
from labeval.ui.sentences import sentence
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.lettering import text_width
from labeval.ui.widgets.basics.table_style import RowTable, style_table

_Index = QModelIndex | QPersistentModelIndex
_WIDE = {"quote": 440, "memo": 200, "code": 180, "source": 190, "other_codes": 160}
_USUAL = 110
_ROW = 46
"""Of two lines, since quotes are what one reads here; more shows at the pointer."""
_KEYS = (Qt.Key.Key_G, Qt.Key.Key_C, Qt.Key.Key_Delete, *range(Qt.Key.Key_1, Qt.Key.Key_9 + 1))
_WITHOUT = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
_MARGINS = 38
"""Of a heading, with the sign of its order."""


class RetrievalModel(QAbstractTableModel):
    """Rows of a table, in the order of a column, those that hold a text."""

    def __init__(self) -> None:
        super().__init__()
        self.table = RetrievalTable((), (), ())
        self.order: list[int] = []
        self.heads: dict[str, str] = {}
        self.naming = Naming()
        self._words: list[tuple[str, ...]] | None = None
        """The rows as they are shown, from when somebody first searches or sorts them."""
        self._typed = ""
        self._by: tuple[int, bool] | None = None

    def show_table(self, table: RetrievalTable) -> None:
        """Show another table."""
        self.beginResetModel()
        self.table, self._words = table, None
        self._arrange()
        self.endResetModel()

    def search(self, typed: str) -> None:
        """Show only rows in which a text occurs, in any case."""
        self.beginResetModel()
        self._typed = typed.strip().casefold()
        self._arrange()
        self.endResetModel()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Order by a column, numbers by size; by the table's own order for column -1."""
        self.beginResetModel()
        self._by = (column, order == Qt.SortOrder.DescendingOrder) if column >= 0 else None
        self._arrange()
        self.endResetModel()

    def shown_table(self) -> RetrievalTable:
        """The rows that are shown, in their order."""
        return self.table.arranged(self.order)

    def table_in_words(self) -> RetrievalTable:
        """The same with names in place of ids, as they are shown."""
        return replace(self.shown_table(), rows=tuple(map(self._row_in_words, self.order)))

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.order)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.table.columns)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if role == Qt.ItemDataRole.DisplayRole and orientation == Qt.Orientation.Horizontal:
            name = self.table.columns[section]
            return self.heads.get(name, name)
        return None

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row, column = self.order[index.row()], index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self._in_words(row, column).replace("\n", " ⏎ ")
        if role == Qt.ItemDataRole.ToolTipRole and self.table.columns[column] in _WIDE:
            return plain_tip(self.table.rows[row][column])
        return None

    def _row_in_words(self, row: int) -> tuple[str, ...]:
        return tuple(self._in_words(row, column) for column in range(len(self.table.columns)))

    def _in_words(self, row: int, column: int) -> str:
        """A cell in the interface's words."""
        name, cell = self.table.columns[column], self.table.rows[row][column]
        if name == "source":
            return source_title(self.table.segments[row].source)
        if name in ("kind", "speaker", "criterion", "answer", "items"):
            return self.naming.of(name, cell)
        return answer_name(cell) if name == "may_be_quoted" else cell

    def _arrange(self) -> None:
        self.order = list(range(len(self.table.rows)))
        by_column = self._by is not None and self._by[0] < len(self.table.columns)
        if not self._typed and not by_column:
            return
        if self._words is None:
            self._words = [self._row_in_words(row) for row in self.order]
        words = self._words
        if self._typed:
            self.order = [
                n for n in self.order if any(self._typed in cell.casefold() for cell in words[n])
            ]
        if self._by is not None and by_column:
            column, down = self._by
            self.order.sort(key=lambda n: natural(words[n][column]), reverse=down)


class RetrievalView(RowTable):
    """The table of segments, which can be sorted by any column.

    Signals:
        key_pressed: G, C, Del (as Qt numbers them) or a digit, for the selected rows.
    """

    key_pressed = Signal(int)

    def __init__(self, theme: Theme, model: RetrievalModel) -> None:
        super().__init__(_ROW)
        self.setWordWrap(True)
        self.setModel(model)
        head = self.horizontalHeader()
        head.setSectionsMovable(True)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        head.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        head.setSortIndicatorClearable(True)
        self.setSortingEnabled(True)
        style_table(self, theme)

    @property
    def selected(self) -> list[int]:
        """The selected rows, in their order."""
        return sorted(index.row() for index in self.selectionModel().selectedRows())

    def select(self, rows: Iterable[int]) -> None:
        """Select these rows and no others; the first one has the keyboard."""
        chosen, flags = QItemSelection(), QItemSelectionModel.SelectionFlag
        for row in rows:
            index = self.model().index(row, 0)
            if chosen.isEmpty():
                self.selectionModel().setCurrentIndex(index, flags.NoUpdate)
            chosen.select(index, index)
        self.selectionModel().select(chosen, flags.ClearAndSelect | flags.Rows)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        known = event.key() in _KEYS and event.modifiers() in _WITHOUT
        if known and self.selected:
            self.key_pressed.emit(event.key())
        else:
            super().keyPressEvent(event)


class RetrievalWindow(ComputedWindow):
    """All coded segments, a row each, with code, quote, memo, answer and attributes."""

    def __init__(
        self,
        controller: CodingController,
        theme: Theme,
        memory: Memory | None = None,
    ) -> None:
        super().__init__(controller, theme, memory, name="code_segments", size=(1280, 800))
        self.hint = Label(theme, size=13, role="soft_text", wrap=True)
        self.model = RetrievalModel()
        self.model.naming = controller.naming
        self.view = RetrievalView(theme, self.model)
        self.field = QuietField(theme)
        self.empty = Label(theme, size=15, role="soft_text", wrap=True)
        self.filters = CorpusFilters(theme, lambda: self.corpus, by_code=True)
        self.save = ActionButton()
        self.save.set_theme(theme)
        self._columns: Sequence[str] = ()
        self._filled: Sequence[bool] = ()
        """True for each column that has something to show."""
        self._query: Group | None = None
        self.asked = Label(theme, size=14, wrap=True)
        self.all = QuietButton()
        self.all.set_theme(theme)
        self.all.clicked.connect(self.show_all)
        self.bar.addWidget(self.filters)
        self.filters.changed.connect(self.show_corpus)
        self.field.setFixedWidth(theme.px(200))
        self.bar.addWidget(self.field)
        self.bar.addStretch()
        self.bar.addWidget(self.save)
        column = QVBoxLayout()
        column.setContentsMargins(2 * GRID, GRID, 2 * GRID, GRID)
        asked = QHBoxLayout()
        asked.setSpacing(GRID)
        asked.addWidget(self.asked, 1)
        asked.addWidget(self.all, 0, Qt.AlignmentFlag.AlignRight)
        column.addLayout(asked)
        column.addWidget(self.empty)
        column.addWidget(self.view, 1)
        column.addWidget(self.hint)
        self.hint.hide()  # until somebody acts on the keys that it names
        self.body.addLayout(column)
        self.field.textChanged.connect(self._on_typed)
        self.view.opened.connect(self._on_opened)
        self.save.clicked.connect(self._on_save)
        self.retranslate()

    def show_query(self, group: Group | None) -> None:
        """Show only the segments at the places of a query; all of them where it is None.

        Filters and a search that were left from before would hide some of them.
        """
        self._query = group
        if group is not None:
            self.field.clear()
            self.filters.clear()
        self.refresh()  # of a window that is new, what is asked for would stop the reading

    def show_code(self, code: str, *, coder: str = "") -> None:
        """Show the segments of a code and of those below it, and no others.

        Args:
            coder: whose; everybody's where it is empty.
        """
        self._query = None
        self.field.clear()
        self.filters.clear()
        self.filters.code.choose(frozenset({code}))
        if coder:
            self.filters.coder.choose(frozenset({coder}))
        self.refresh()

    def show_all(self) -> None:
        """Take back the query, all filters and the search."""
        self._query = None
        self.field.clear()
        self.filters.clear()
        self.show_corpus()

    def show_corpus(self) -> None:
        corpus, filter = self.corpus, self.filters.filter()
        self.filters.take_corpus()
        themes = current_themes(self.controller.workbook)
        words = QueryWords(corpus, themes, self.controller.naming)
        group = self._query
        query = query_of(group, corpus, words.theme_codes) if group is not None else None
        listed = self.tr("Every segment that has words of these places is listed.")
        self.asked.set_text(f"{words.sentence(group)}\n{listed}" if group is not None else "")
        self.asked.setVisible(group is not None)

        def compute(steps: Steps) -> RetrievalTable:
            steps()
            table = retrieval_table(corpus, filter)
            if query is None:
                return table
            there = segments_at(corpus, filter, ask(corpus, query, filter))
            ids = [segment.coding.id for segment in table.segments]
            return table.arranged([n for n, id in enumerate(ids) if id in there])

        self.background.ask(compute, self._show)

    def save_as(self, path: Path) -> None:
        """Save the rows that are shown, by the ending as CSV, XLSX or DOCX.

        CSV is for programs, and has ids of criteria and the like; the others are for reading.
        """
        is_read = path.suffix.lower() != ".csv"
        table = self.model.table_in_words() if is_read else self.model.shown_table()
        heads = dict(self.model.heads)
        self.background.ask(lambda _: write_retrieval(table, path, heads), self._notify_written)

    @property
    def selected(self) -> list[Coding]:
        """The segments of the selected rows."""
        rows = (self.model.order[row] for row in self.view.selected)
        return [self.model.table.segments[row].coding for row in rows]

    def say(self, text: str) -> None:
        """Say what became of the segments."""
        self._notify(text, "note_text")

    def retranslate(self) -> None:
        self.hint.set_text(
            self.tr(
                "Enter: in its text   ·   for all selected rows: G: another code   ·   C, or 1 to "
                "9: a further code   ·   Del: uncode   ·   Ctrl+Z: undo"
            )
        )
        self.all.setText(self.tr("Show all segments"))
        title = self.tr("Coded segments")
        self.setWindowTitle(title)
        self.heading.set_text(title)
        self.view.setAccessibleName(title)
        self.save.setText(self.tr("Save…"))
        self.field.setPlaceholderText(self.tr("Search the table"))
        self.field.setAccessibleName(self.tr("Search the table"))
        self.model.heads = {
            "code": self.tr("Code"),
            "quote": self.tr("Quote"),
            "memo": self.tr("Memo"),
            "participant": self.tr("Participant"),
            "source": self.tr("Source"),
            "speaker": self.tr("Speaker"),
            "time": self.tr("Time"),
            "criterion": self.tr("Criterion"),
            "answer": self.tr("Answer"),
            "coder": self.tr("Coder"),
            "weight": self.tr("Weight"),
            "other_codes": self.tr("Other codes here"),
            "kind": self.tr("Kind"),
            "folder": self.tr("Folder"),
            "items": self.tr("Items"),
            "may_be_quoted": self.tr("May be quoted"),
        }

    def _show(self, table: RetrievalTable) -> None:
        kept = {coding.id for coding in self.selected}
        self.model.show_table(table)
        self.view.select(
            row for row, n in enumerate(self.model.order) if table.segments[n].coding.id in kept
        )
        filled = [any(row[n] for row in table.rows) for n in range(len(table.columns))]
        is_other, self._columns = table.columns != self._columns, table.columns
        for n, name in enumerate(table.columns):
            # A column that had nothing to show was as narrow as its heading.
            if is_other or (filled[n] and not self._filled[n]):
                head = text_width(self.model.heads.get(name, name), 13) + _MARGINS
                wide = _WIDE.get(name, _USUAL) if filled[n] else 0
                self.view.setColumnWidth(n, max(head, self.theme.px(wide)))
        self._filled = filled
        self._count()

    def _count(self) -> None:
        shown, every = len(self.model.order), len(self.corpus.codings)
        self.save.setEnabled(bool(shown))
        self.view.setVisible(bool(shown))
        self.empty.setVisible(not shown)
        narrow = self.filters.narrow or bool(self.field.text())
        self.all.setVisible(self._query is not None or (narrow and not shown))
        if not every:
            self.empty.set_text(self.tr("Nothing is coded yet."))
        elif narrow:
            self.empty.set_text(self.tr("No segment passes these filters and this search."))
        else:
            self.empty.set_text(self.tr("There is no segment to show."))
        title = self.tr("Coded segments")
        self.heading.set_text(f"{title}  {decimal(shown, 0)}" if shown else title)

    def _on_typed(self, typed: str) -> None:
        self.model.search(typed)
        self._count()

    def _on_opened(self, row: int) -> None:
        self.segment_opened.emit(self.model.table.segments[self.model.order[row]].coding)

    def _on_save(self) -> None:
        title = self.tr("Save the table")
        kinds = "CSV (*.csv);;XLSX (*.xlsx);;DOCX (*.docx)"
        if path := self.ask_place(title, "segments.csv", kinds):
            try:
                self.save_as(path if path.suffix else path.with_suffix(".csv"))
            except ExchangeError as error:
                self._on_refused(sentence(error))
