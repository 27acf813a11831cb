"""The columns of a file next to each other, reached with the arrow keys."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QWidget

from labeval.exchange.materials.model import SeenColumn
from labeval.ui.new_study.column_view import ColumnView
from labeval.ui.theme import Theme
from labeval.ui.widgets.basics.slim_scroll import style_scroll_bar


class ColumnsArea(QScrollArea):
    """The views of a file's columns.

    Signals:
        role_chosen: a column, and the role that it is to have.
        row_clicked: the number of a row, from 0.
    """

    role_chosen = Signal(str, str)
    row_clicked = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.views: list[ColumnView] = []
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        style_scroll_bar(self, theme)

    def show_columns(
        self, columns: Iterable[SeenColumn], cells_of: Callable[[str], list[str]]
    ) -> None:
        """Make a view of each column, in the place of those before.

        Args:
            cells_of: the values of the column with a name.
        """
        inside = QWidget()
        row = QHBoxLayout(inside)
        row.setContentsMargins(1, 1, 1, 1)
        row.setSpacing(0)
        row.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.views = []
        for column in columns:
            view = ColumnView(column, cells_of(column.name), self._theme, inside)
            view.role_chosen.connect(self.role_chosen)
            view.row_clicked.connect(self.row_clicked)
            row.addWidget(view)
            self.views.append(view)
        inside.setAutoFillBackground(False)
        self.setWidget(inside)
        self.fit()

    def show_rows(self, current: int, left_out: Collection[int]) -> None:
        """Show which row is the current one, and which are left out."""
        for view in self.views:
            view.show_rows(current, left_out)

    def focus(self, number: int) -> None:
        """Give the keyboard to a column; nothing where a file has none."""
        if self.views:
            view = self.views[number]
            view.role.setFocus(Qt.FocusReason.OtherFocusReason)
            self.ensureWidgetVisible(view.role)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from column to column."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is None or not self.views:
            super().keyPressEvent(event)
            return
        focused = [n for n, view in enumerate(self.views) if view.role.hasFocus()]
        following = (focused[0] + step) if focused else 0
        if 0 <= following < len(self.views):
            self.focus(following)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        QTimer.singleShot(0, self, self.fit)  # once the layout is complete

    def fit(self) -> None:
        """Give the columns the room that there is by now."""
        ColumnView.fit(self.views, self.viewport().width() - 2)
        inside = self.widget()
        if inside is not None:
            inside.adjustSize()
