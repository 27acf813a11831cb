"""The columns of a file with judgments side by side, each with its role to be chosen."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QWidget

from labeval.exchange.materials.model import FACTOR, ROLES, UNUSED, ColumnMapping, Seen
from labeval.ui.new_study.column_view import ColumnView
from labeval.ui.sentences import translated
from labeval.ui.theme import Theme
from labeval.ui.widgets.basics.slim_scroll import style_scroll_bar

_JUDGING = (
    *("participant", "id", "turn", "text", "criterion", "value", "rating", "first", "second"),
    *("question", "question_id", "system", "variant", "seconds", "answered_at", "attribute"),
)
_SAMPLES = 3
_LEAST_WIDTH = 176


class ColumnRoles(QScrollArea):
    """Columns with their first values.

    Signals:
        changed: a column has another role.
    """

    changed = Signal()

    def __init__(self, seen: Seen, theme: Theme) -> None:
        super().__init__()
        self.mapping: ColumnMapping = seen.mapping
        """The roles as they are chosen now."""
        self._given = {column.name: column.why.described(translated) for column in seen.columns}
        inside = QWidget()
        row = QHBoxLayout(inside)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self.columns: list[ColumnView] = []
        roles = [role for role in (*_JUDGING, FACTOR, UNUSED) if role in ROLES]
        rows = min(_SAMPLES, max(len(column.samples) for column in seen.columns))
        for column in seen.columns:
            cells = (*column.samples[:rows], *[""] * (rows - len(column.samples)))
            view = ColumnView(column, cells, theme, inside, roles=roles)
            view.setFixedWidth(max(view.width(), _LEAST_WIDTH))
            view.show_rows(-1, ())
            view.role_chosen.connect(self._on_chosen)
            self.columns.append(view)
            row.addWidget(view, 0, Qt.AlignmentFlag.AlignTop)
        row.addStretch(1)
        self.setWidget(inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        style_scroll_bar(self, theme)
        self.viewport().setAutoFillBackground(False)
        inside.setAutoFillBackground(False)
        self.setFixedHeight(max((view.height() for view in self.columns), default=0) + 12)
        self._show_roles()

    def _on_chosen(self, column: str, role: str) -> None:
        self.mapping = self.mapping.with_role(column, role).with_shape_of_roles()
        self._given.pop(column, None)
        self._show_roles()
        self.changed.emit()

    def _show_roles(self) -> None:
        for view in self.columns:
            name = view.column.name
            why = self._given.get(name, self.tr("chosen here"))
            view.show_role(self.mapping.roles.get(name, FACTOR), why)
