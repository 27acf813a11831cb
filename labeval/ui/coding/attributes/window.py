"""The window with the table of attributes: typed, pasted from a spreadsheet, undone, saved."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from labeval.coding.attribute_tables import Cell, pasted
from labeval.coding.attributes import PARTICIPANT, SET_ATTRIBUTE, SOURCE, setting
from labeval.coding.rows import Source
from labeval.exchange.errors import ExchangeError
from labeval.ui.coding.attributes.model import AttributeModel
from labeval.ui.coding.counts.saving import save_rows
from labeval.ui.coding.counts.window_shell import AuxiliaryWindow
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.coding.parts.names import source_title
from labeval.ui.coding.parts.section import QuietField
from labeval.ui.memory import Memory
from labeval.ui.sentences import sentence
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.one_pill import OnePill
from labeval.ui.widgets.basics.table_style import style_table

_ROW = 30
_FIRST, _OTHERS, _WIDEST = 180, 110, 320
_NAMED = 5
"""Rows that are named where they have no place."""


class CellTable(QTableView):
    """Cells to type in: Enter edits and goes down, Delete empties, blocks are copied and pasted.

    Signals:
        emptied, copied: for the selected cells.
        paste_asked: at the current cell.
        typed: the field of a cell was closed.
    """

    emptied = Signal()
    copied = Signal()
    paste_asked = Signal()
    typed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSortingEnabled(True)
        triggers = QAbstractItemView.EditTrigger
        self.setEditTriggers(
            triggers.DoubleClicked | triggers.EditKeyPressed | triggers.AnyKeyPressed
        )
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(theme.px(_ROW))
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        head.setSortIndicator(0, Qt.SortOrder.AscendingOrder)
        style_table(
            self,
            theme,
            f"QTableView::item:selected {{ background: {theme.accent_tint}; color: {theme.text}; }}"
            f"QTableView::item:focus {{ border: 1px solid {theme.accent}; }}"
            f"QTableView QLineEdit {{ background: {theme.paper}; color: {theme.text}; }}",
        )
        self.itemDelegate().closeEditor.connect(self.typed)

    @property
    def is_typing(self) -> bool:
        """True while a cell has a field to type in."""
        return self.state() == QAbstractItemView.State.EditingState

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        super().closeEditor(editor, hint)
        if hint is QAbstractItemDelegate.EndEditHint.SubmitModelCache:
            below = self.currentIndex().siblingAtRow(self.currentIndex().row() + 1)
            if below.isValid():
                self.setCurrentIndex(below)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copied.emit()
        elif event.matches(QKeySequence.StandardKey.Paste):
            self.paste_asked.emit()
        elif event.matches(QKeySequence.StandardKey.SelectAll):
            self.selectAll()
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.emptied.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not self.is_typing:
                self.edit(self.currentIndex())
        elif event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            # A shortcut of the window is not the first letter of a value.
            event.ignore()
        else:
            super().keyPressEvent(event)


class AttributesWindow(AuxiliaryWindow):
    """Participants or sources by their attributes; each change is an edit."""

    def __init__(
        self, controller: CodingController, theme: Theme, memory: Memory | None = None
    ) -> None:
        super().__init__(controller, theme, memory, name="code_attributes", size=(1100, 720))
        self._new: dict[str, list[str]] = {PARTICIPANT: [], SOURCE: []}
        """Columns that were added here, which stay where their last value is taken away."""
        self.rows_of = OnePill(theme)
        self.field = QuietField(theme)
        self.save = ActionButton()
        self.save.set_theme(theme)
        self.model = AttributeModel()
        self.view = CellTable(theme)
        self.view.setModel(self.model)
        self.hint = Label(theme, size=13, role="soft_text", wrap=True)
        self._lay_out()
        self._connect()
        self.retranslate()
        self.view.setFocus()

    def refresh(self) -> None:
        """Show what is known by now, which needs no reading; after a cell that is being typed."""
        self._is_stale = self.view.is_typing
        if not self._is_stale:
            self.show_corpus()

    def show_corpus(self) -> None:
        controller, about = self.controller, self.rows_of.value
        if about == PARTICIPANT:
            of_sources = (case for s in controller.sources.values() for case in self._people_of(s))
            known = (a.row for a in controller.attribute_rows.values() if a.about == PARTICIPANT)
            rows = [(case, case) for case in dict.fromkeys((*of_sources, *known))]
        else:
            rows = [(id, source_title(source)) for id, source in controller.sources.items()]
        there = controller.attributes.names_about(about)
        new = [name for name in self._new[about] if name not in there]
        values = {
            (a.row, a.name): a.value for a in controller.attribute_rows.values() if a.about == about
        }
        before, current = self.model.columnCount(), self.view.currentIndex()
        cell = self.model.cell(current) if current.isValid() else None
        self.model.show_values(rows, [*there, *new], values)
        if cell is not None and not self.view.currentIndex().isValid():
            self.view.setCurrentIndex(self.model.index_of(*cell))
        if self.model.columnCount() != before:
            self._fit_columns()
        self.save.setEnabled(bool(rows))
        self.about.set_text(self._number_of(len(rows)))

    # -- edits --------------------------------------------------------------------------------

    def set_values(self, cells: Iterable[Cell]) -> None:
        """Give rows these values, in one edit."""
        by_row: dict[str, dict[str, str]] = {}
        for row, name, value in cells:
            by_row.setdefault(row, {})[name] = value
        known, about = self.controller.attribute_rows.values(), self.rows_of.value
        changes = [
            change
            for row, values in by_row.items()
            for change in setting(known, about, row, values)
        ]
        if changes and self.controller.do(SET_ATTRIBUTE, changes) is None:
            self.refresh()

    def add_name(self) -> None:
        """Add a column for the typed name, and go to its first cell."""
        name = " ".join(self.field.text().split())
        if not name:
            return
        if name not in self.model.names:
            self._new[self.rows_of.value].append(name)
            self.show_corpus()
        self.field.clear()
        column = self.model.names.index(name) + 1
        self.view.setCurrentIndex(self.model.index(0, column))
        self.view.setFocus()

    def paste(self) -> None:
        """Put cells from the clipboard into the table, and name those that have no place."""
        current = self.view.currentIndex()
        at = (max(0, current.row()), max(1, current.column()) - 1)
        text = QGuiApplication.clipboard().text()
        found = pasted(text, self.model.rows, self.model.names, at)
        about, known = self.rows_of.value, self.controller.attributes
        replaced = [
            name
            for row, name, value in found.cells
            if known.of(about, row).get(name, value) not in ("", value)
        ]
        self.set_values(found.cells)
        words = []
        if replaced:
            names = ", ".join(dict.fromkeys(replaced))
            text = self.tr(
                "%Ln cell(s) had another value, which Ctrl+Z brings back: {names}.",
                "",
                len(replaced),
            )
            words.append(text.format(names=names))
        if found.unknown:
            names = ", ".join([*found.unknown[:_NAMED], *["…"] * (len(found.unknown) > _NAMED)])
            words.append(self.tr("Not in this table, and left out: {names}.").format(names=names))
        if found.outside:
            words.append(self.tr("%Ln cell(s) had no place here.", "", found.outside))
        if words:
            self._on_refused(" ".join(words))

    def copy(self) -> None:
        """Put the selected block on the clipboard, as spreadsheets take it."""
        selected = self.view.selectionModel().selectedIndexes()
        if not selected:
            return
        rows = sorted({index.row() for index in selected})
        columns = sorted({index.column() for index in selected})
        text = "\n".join(
            "\t".join(" ".join(self.model.value(row, column).split()) for column in columns)
            for row in rows
        )
        QGuiApplication.clipboard().setText(text)

    def empty_cells(self) -> None:
        """Take the values of the selected cells away, in one edit."""
        selected = self.view.selectionModel().selectedIndexes()
        self.set_values(
            (self.model.rows[i.row()][0], self.model.names[i.column() - 1], "")
            for i in selected
            if i.column() and self.model.value(i.row(), i.column())
        )

    def save_as(self, path: Path) -> None:
        """Save the table as it is shown, as CSV or XLSX by the ending."""
        try:
            save_rows(path, [self.model.corner, *self.model.names], self.model.table())
        except ExchangeError as error:
            self._on_refused(sentence(error))
            return
        self._notify_written(path)

    # -- building -----------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Attributes"))
        self.heading.set_text(self.tr("Attributes"))
        names = {PARTICIPANT: self.tr("participants"), SOURCE: self.tr("sources")}
        self.rows_of.set_values(self.tr("Rows"), names)
        self.field.setPlaceholderText(self.tr("New attribute (Ctrl+N)"))
        self.field.setAccessibleName(self.tr("New attribute"))
        self.save.setText(self.tr("Save…"))
        self.hint.set_text(
            self.tr(
                "Type into a cell; Delete empties those that are selected. Ctrl+V pastes cells "
                "from a spreadsheet: a table with headings finds its rows by their names. A click "
                "on a heading sorts."
            )
        )
        self.view.setAccessibleName(self.tr("Attributes"))
        self._name_corner()
        self.show_corpus()

    def _people_of(self, source: Source) -> Iterable[str]:
        """The participants of a source; that of the whole source where anybody speaks as it."""
        if not source.cases:
            return source.participants
        passages = self.controller.workbook.passages(source.id)
        speaking = {source.case_of(passage.speaker) for passage in passages}
        return [case for case in source.participants if case in speaking]

    def _name_corner(self) -> None:
        of_people = self.rows_of.value == PARTICIPANT
        self.model.corner = self.tr("Participant") if of_people else self.tr("Source")

    def _number_of(self, rows: int) -> str:
        if self.rows_of.value == PARTICIPANT:
            return self.tr("%Ln participant(s)", "", rows)
        return self.tr("%Ln source(s)", "", rows)

    def _fit_columns(self) -> None:
        px, head = self.theme.px, self.view.horizontalHeader()
        for column in range(self.model.columnCount()):
            least = px(_OTHERS if column else _FIRST)
            wanted = max(self.view.sizeHintForColumn(column), head.sectionSizeHint(column))
            self.view.setColumnWidth(column, max(least, min(px(_WIDEST), wanted + 2 * GRID)))

    def _on_rows_chosen(self) -> None:
        self._name_corner()
        self.show_corpus()
        self._fit_columns()

    def _on_save(self) -> None:
        title, kinds = self.tr("Save the attributes"), "CSV (*.csv);;XLSX (*.xlsx)"
        if path := self.ask_place(title, "attributes.csv", kinds):
            self.save_as(path if path.suffix else path.with_suffix(".csv"))

    def _lay_out(self) -> None:
        self.bar.addWidget(self.rows_of)
        self.field.setFixedWidth(self.theme.px(220))
        self.bar.addWidget(self.field)
        self.bar.addStretch()
        self.bar.addWidget(self.save)
        column = QVBoxLayout()
        column.setContentsMargins(2 * GRID, GRID, 2 * GRID, GRID)
        column.setSpacing(GRID)
        column.addWidget(self.hint)
        column.addWidget(self.view, 1)
        self.body.addLayout(column)

    def _connect(self) -> None:
        self.rows_of.changed.connect(self._on_rows_chosen)
        self.field.returnPressed.connect(self.add_name)
        self.save.clicked.connect(self._on_save)
        self.model.typed.connect(self.set_values)
        self.view.copied.connect(self.copy)
        self.view.paste_asked.connect(self.paste)
        self.view.emptied.connect(self.empty_cells)
        self.view.typed.connect(self._on_stale, Qt.ConnectionType.QueuedConnection)
        self.controller.attributes_changed.connect(self._on_acted)
        self._add = QShortcut(QKeySequence("Ctrl+N"), self)
        self._add.activated.connect(self.field.setFocus)
