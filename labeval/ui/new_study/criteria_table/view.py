"""The table of criteria with its keys: typing, pasting, moving, undoing."""

from __future__ import annotations

import csv
from collections.abc import Collection, Sequence
from io import StringIO

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from labeval.jobs.new_study.criteria_table import cells_of
from labeval.ui.language import Retranslating
from labeval.ui.new_study.criteria_table.model import CriteriaModel
from labeval.ui.new_study.draft import Draft
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.bars.key_hints import KeyHint
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.fields import ChoiceBox
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.slim_scroll import style_scroll_bar

_WIDTHS = {"name": 130, "definition": 280, "against": 130, "direction": 130}
_WIDTH = 220
_ROW = 34
_ARROW_PAD = 8
_NAMED_ROWS = 4
"""Rows that a button names one by one."""
_Index = QModelIndex | QPersistentModelIndex


class _Cells(QStyledItemDelegate):
    """Edits a cell: a list where there is something to choose from, else a field."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Draw an arrow in a cell whose value is chosen from a list."""
        super().paint(painter, option, index)
        model = index.model()
        assert isinstance(model, CriteriaModel)
        if model.is_chosen(index):
            rect: QRect = option.rect
            painter.save()
            painter.setPen(index.data(Qt.ItemDataRole.ForegroundRole))
            row = rect.adjusted(0, 0, -_ARROW_PAD, 0)
            side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(row, side, "▾")
            painter.restore()

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: _Index) -> QWidget:
        model = index.model()
        assert isinstance(model, CriteriaModel)
        column = model.columns[index.column()]
        choices, head = model.choices(column), model.head(column)
        if not choices:
            field = super().createEditor(parent, option, index)
            field.setAccessibleName(head)
            return field
        box = ChoiceBox(head, parent)
        for value, name in choices.items():
            box.addItem(name, value)
        box.activated.connect(lambda _: self._take(box))
        return box

    def setEditorData(self, editor: QWidget, index: _Index) -> None:
        if isinstance(editor, QComboBox):
            editor.setCurrentIndex(editor.findData(index.data(Qt.ItemDataRole.EditRole)))
            editor.showPopup()
        else:
            super().setEditorData(editor, index)

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: _Index) -> None:
        if isinstance(editor, QComboBox):
            if editor.currentIndex() >= 0:
                model.setData(model.index(index.row(), index.column()), editor.currentData())
        else:
            super().setModelData(editor, model, index)

    def _take(self, box: QComboBox) -> None:
        self.commitData.emit(box)
        self.closeEditor.emit(box, QAbstractItemDelegate.EndEditHint.NoHint)


class _View(QTableView):
    """A table in which Enter edits, as typing does."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        plain = not event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if enter and plain and self.currentIndex().isValid():
            self.edit(self.currentIndex())
        else:
            super().keyPressEvent(event)


class CriteriaTable(Retranslating, QWidget):
    """All criteria at once, as in a spreadsheet program.

    Signals:
        changed: the draft's criteria are other ones.
        left: they are to be shown one at a time again.
    """

    changed = Signal()
    left = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.model = CriteriaModel(theme)
        self.view = _View()
        self.leave, self.remove, self.undo, self.redo = (ActionButton() for _ in range(4))
        self._about = Label(theme, role="soft_text", wrap=True)
        self._remarks = Label(theme, role="note_text", wrap=True)
        view = self.view
        view.setModel(self.model)
        view.setItemDelegate(_Cells(view))
        view.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.EditKeyPressed
            | QAbstractItemView.EditTrigger.AnyKeyPressed
        )
        view.setWordWrap(True)
        view.setShowGrid(True)
        view.setTabKeyNavigation(False)  # it would go on from the last cell to the first
        view.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.setStyleSheet(_style(theme))
        style_scroll_bar(view, theme)
        view.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        view.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        column.addWidget(self._about)
        column.addWidget(view, 1)
        column.addWidget(self._remarks)
        row = QHBoxLayout()
        row.setSpacing(GRID)
        for button in (self.leave, self.remove, self.undo, self.redo):
            button.set_theme(theme)
            row.addWidget(button)
        row.addStretch(1)
        column.addLayout(row)
        self.leave.clicked.connect(self.left)
        self.remove.clicked.connect(self._on_remove)
        self.undo.clicked.connect(lambda: self.step(-1))
        self.redo.clicked.connect(lambda: self.step(1))
        self.model.edited.connect(self._on_edited)
        view.clicked.connect(self._on_clicked)
        view.selectionModel().selectionChanged.connect(self._name_removal)
        view.installEventFilter(self)
        self.retranslate()

    def begin(self, draft: Draft, offered: Collection[str], points: Sequence[int]) -> None:
        """Show the criteria of a draft; see :meth:`CriteriaModel.begin`."""
        self.model.begin(draft, offered, points)
        heads = self.view.horizontalHeader()
        for n, column in enumerate(self.model.columns):
            least = heads.sectionSizeHint(n)
            self.view.setColumnWidth(n, max(least, _WIDTHS.get(column.kind, _WIDTH)))
        self._fit_rows()
        self._enable()
        self.view.setCurrentIndex(self.model.index(0, 0))
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_remarks(self, lines: str) -> None:
        """Show what is to be looked at in the criteria."""
        self._remarks.set_text(lines)
        self._remarks.setVisible(bool(lines))

    def hints(self) -> list[KeyHint]:
        """Keys of the table."""
        return [
            (["Enter"], self.tr("edit")),
            (["Ctrl", "V"], self.tr("paste cells")),
            (["Ctrl", "Z"], self.tr("undo")),
            (["Esc"], self.tr("back to one at a time")),
        ]

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Copy, paste, clear, move and undo by keys."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        standard = {
            QKeySequence.StandardKey.Copy: self._copy,
            QKeySequence.StandardKey.Paste: self.paste,
            QKeySequence.StandardKey.Undo: lambda: self.step(-1),
            QKeySequence.StandardKey.Redo: lambda: self.step(1),
            QKeySequence.StandardKey.Delete: self._clear,
        }
        alt = event.modifiers() == Qt.KeyboardModifier.AltModifier
        for key, act in standard.items():
            if event.matches(key):
                act()
                return True
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            return True
        if alt and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.move_row(-1 if event.key() == Qt.Key.Key_Up else 1)
            return True
        return False

    def add(self) -> None:
        """Go to the row of the next criterion."""
        self.view.setCurrentIndex(self.model.index(self.model.rowCount() - 1, 0))
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def paste(self) -> None:
        """Take the cells of the clipboard from the current cell on."""
        here = self.view.currentIndex()
        cells = cells_of(QApplication.clipboard().text())
        if here.isValid() and cells:
            self.model.paste(here.row(), here.column(), cells)

    def move_row(self, by: int) -> None:
        """Move the current criterion up or down."""
        here = self.view.currentIndex()
        if self.model.move(here.row(), by):
            self.view.setCurrentIndex(self.model.index(here.row() + by, here.column()))

    def step(self, by: int) -> None:
        """Undo (−1) or redo (1) a change."""
        self.model.step(by)
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    # -- inside -------------------------------------------------------------------------------

    def _selected(self) -> list[tuple[int, int]]:
        return sorted((index.row(), index.column()) for index in self.view.selectedIndexes())

    def _copy(self) -> None:
        """Put the selected cells on the clipboard, as spreadsheet programs take them."""
        places = self._selected()
        if not places:
            return
        rows, columns = sorted({r for r, _ in places}), sorted({c for _, c in places})
        chosen = set(places)
        text = StringIO()
        writer = csv.writer(text, delimiter="\t", lineterminator="\n")
        for row in rows:
            indexes = (self.model.index(row, column) for column in columns)
            writer.writerow(
                self.model.own_text(i) if (row, i.column()) in chosen else "" for i in indexes
            )
        QApplication.clipboard().setText(text.getvalue())

    def _clear(self) -> None:
        self.model.clear(self._selected())

    def _on_clicked(self, index: QModelIndex) -> None:
        """Open the list of a cell whose value is chosen, unless cells are being selected."""
        if self.model.is_chosen(index) and len(self.view.selectedIndexes()) == 1:
            self.view.edit(index)

    def _rows(self) -> list[int]:
        """The selected rows that have a criterion."""
        rows = {row for row, _ in self._selected()}
        return sorted(row for row in rows if row + 1 < self.model.rowCount())

    def _name_removal(self) -> None:
        """Name the rows that the button removes."""
        rows = self._rows()
        self.remove.setEnabled(bool(rows))
        if len(rows) > _NAMED_ROWS:
            text = self.tr("Remove %n rows", "", len(rows))
        elif len(rows) > 1:
            text = self.tr("Remove rows {rows}").format(rows=", ".join(str(r + 1) for r in rows))
        else:
            text = self.tr("Remove row {row}").format(row=rows[0] + 1 if rows else "–")
        self.remove.setText(text)

    def _on_remove(self) -> None:
        self.model.remove(self._rows())
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_edited(self) -> None:
        self._fit_rows()
        self._enable()
        self.changed.emit()

    def _enable(self) -> None:
        self.undo.setEnabled(self.model.can_step(-1))
        self.redo.setEnabled(self.model.can_step(1))
        self._name_removal()

    def _fit_rows(self) -> None:
        """Make each row as high as its longest text."""
        self.view.resizeRowsToContents()
        for row in range(self.model.rowCount()):
            self.view.setRowHeight(row, max(_ROW, self.view.rowHeight(row) + GRID))

    def retranslate(self) -> None:
        self._about.set_text(
            self.tr(
                "A row for each criterion; the last row is for the next one. Type into a cell, or "
                "paste cells from a spreadsheet program, with or without heads. What is grey is "
                "used where a cell is empty."
            )
        )
        self.view.setAccessibleName(self.tr("Table of criteria"))
        self.leave.setText(self.tr("One at a time"))
        self._name_removal()
        self.undo.setText(self.tr("Undo"))
        self.redo.setText(self.tr("Redo"))


def _style(theme: Theme) -> str:
    """The style sheet of the table; cells keep the grounds that the model gives them."""
    head = (
        f"background: {theme.ground}; color: {theme.soft_text}; border: none; padding: 6px;"
        f" border-right: 1px solid {theme.line}; border-bottom: 1px solid {theme.line};"
    )
    return (
        f"QTableView {{ background: {theme.paper}; color: {theme.text}; font-size: 13px;"
        f" gridline-color: {theme.line}; border: 1px solid {theme.line};"
        f" selection-background-color: {theme.accent_tint}; selection-color: {theme.text}; }}"
        f"QHeaderView, QTableCornerButton::section {{ background: {theme.ground}; border: none; }}"
        f"QHeaderView::section {{ {head} }}"
        f"QLineEdit, QComboBox {{ background: {theme.paper}; color: {theme.text}; }}"
    )
