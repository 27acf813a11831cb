"""The judgments behind a row, to be looked through."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from labeval.ui.results.table_card import RowsModel, RowsTable
from labeval.ui.theme import GRID, Theme, palette_of
from labeval.ui.widgets.basics.label import Label

if TYPE_CHECKING:
    from pandas import DataFrame

    from labeval.report.material import Material

_MOST = 5000
"""Rows that are shown; more are in the exported table."""


class DrilldownDialog(QDialog):
    """A list of judgments; Esc closes it.

    Args:
        judgments: what :func:`~labeval.jobs.results.result_drilldown.result_drilldown` gives.
    """

    def __init__(
        self, judgments: DataFrame, material: Material, theme: Theme, parent: QWidget
    ) -> None:
        from labeval.report.headings import cell, heading

        super().__init__(parent)
        self.setPalette(palette_of(theme))
        columns = list(judgments.columns)
        self._heading = Label(theme, size=15, bold=True)
        self._heading.set_text(self.tr("%n judgment(s)", "", len(judgments)))
        numeric = [column in ("seconds", "page_order") for column in columns]
        model = RowsModel([heading(column, material) for column in columns], numeric)
        model.set_texts(
            [
                [cell(column, value, material) for column, value in zip(columns, row, strict=True)]
                for row in judgments.head(_MOST).itertuples(index=False, name=None)
            ]
        )
        self.table = RowsTable(model)
        self.table.setAccessibleName(self._heading.text())
        self.table.set_theme(theme)
        self.table.resizeColumnsToContents()
        column_ = QVBoxLayout(self)
        column_.setContentsMargins(3 * GRID, 2 * GRID, 3 * GRID, 2 * GRID)
        column_.setSpacing(GRID)
        column_.addWidget(self._heading)
        if len(judgments) > _MOST:
            more = Label(theme, role="soft_text", wrap=True)
            more.set_text(
                self.tr("The first {n} are shown; the exported table has all.").format(n=_MOST)
            )
            column_.addWidget(more)
        column_.addWidget(self.table, 1)
        self.setWindowTitle(self.tr("Judgments behind it"))
        self.resize(min(1000, parent.width() - 40), min(560, parent.height() - 40))
