"""The sessions of a study as a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from labeval.ui.accessible import go_to_selected
from labeval.ui.home.window.labels import ending_text, kind_text
from labeval.ui.moments import moment_text
from labeval.ui.theme import Theme, Themed
from labeval.ui.widgets.basics.table_style import style_table

if TYPE_CHECKING:
    from labeval.store.record.sessions import SessionLine

_Index = QModelIndex | QPersistentModelIndex


class SessionsModel(QAbstractTableModel):
    """One row per session, newest first."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[SessionLine] = []
        self._runs: Callable[[SessionLine], bool | None] = lambda line: False
        self._names: Mapping[str, str] = {}

    def set_lines(
        self,
        lines: list[SessionLine],
        names: Mapping[str, str],
        runs: Callable[[SessionLine], bool | None],
    ) -> None:
        """Show these sessions; ``runs`` says whether one runs now, None where it may."""
        self.beginResetModel()
        self.lines, self._names = lines, names
        self._runs = runs
        self.endResetModel()

    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.lines)

    def columnCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else 5

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if role != Qt.ItemDataRole.DisplayRole or orientation != Qt.Orientation.Horizontal:
            return None
        return (
            self.tr("Participant"),
            self.tr("Condition"),
            self.tr("Started"),
            self.tr("State"),
            self.tr("Kind"),
        )[section]

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        line = self.lines[index.row()]
        header = line.header
        return (
            header.participant,
            self._names.get(header.condition, header.condition),
            moment_text(header.started),
            ending_text(line, runs=self._runs(line)),
            kind_text(line),
        )[index.column()]


class SessionsTable(Themed, QTableView):
    """A calm table: hairlines between rows, one row chosen at a time."""

    chosen = Signal(object)
    """The :class:`SessionLine` that is chosen, or None."""

    def __init__(self) -> None:
        super().__init__()
        self._model = SessionsModel()
        self.setModel(self._model)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setShowGrid(False)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(32)
        header = self.horizontalHeader()
        # Names of conditions are the longest by far.
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setHighlightSections(False)
        self.selectionModel().selectionChanged.connect(self._on_selection_changed)
        go_to_selected(self)

    def minimumSizeHint(self) -> QSize:
        """Room for the header and three sessions."""
        rows = 3 * self.verticalHeader().defaultSectionSize()
        return QSize(
            super().minimumSizeHint().width(), self.horizontalHeader().sizeHint().height() + rows
        )

    def set_lines(
        self, lines: list[SessionLine], names: Mapping[str, str], *, in_use: bool, running: str
    ) -> None:
        """Show these sessions.

        Args:
            names: what conditions are called; the others are shown by their ids.
            in_use: one of them, or one that is not listed yet, runs now.
            running: its id, where it is known.
        """

        def runs(line: SessionLine) -> bool | None:
            return line.header.id == running if running or not in_use else None

        self.setAccessibleName(self.tr("Sessions"))
        self._model.set_lines(lines, names, runs)
        self.chosen.emit(None)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        style_table(self, theme)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, theme.color("paper"))
        self.setPalette(palette)

    def _on_selection_changed(self) -> None:
        rows = self.selectionModel().selectedRows()
        self.chosen.emit(self._model.lines[rows[0].row()] if rows else None)
