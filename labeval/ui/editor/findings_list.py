"""Findings of the check, a line each that leads to where it is mended."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from labeval.jobs.editing.findings import Finding, StudyFindings
from labeval.ui.accessible import announce
from labeval.ui.editor.finding_words import finding_text
from labeval.ui.plain import set_tool_tip
from labeval.ui.theme import CORNER, Theme
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.list_rows import list_rows
from labeval.ui.widgets.basics.slim_scroll import style_scroll_bar

_ROW, _EDGES = 24, 8
"""Height of a line, and what is around all of them, in pixels."""
_FEW, _MANY = 2, 4
"""Lines that have their room in a window of the usual height, and in a higher one."""
_HIGH = 900


class FindingsList(QWidget):
    """The findings, errors first.

    Signals:
        wanted: the finding whose place is to be shown.
    """

    wanted = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._findings: tuple[Finding, ...] = ()
        self.keeps_lines = False
        """True once a finding or a note was shown: from then on lines keep their room."""
        self._heading = Label(theme, bold=True)
        self.list = QListWidget()
        self.list.setFrameShape(QListWidget.Shape.NoFrame)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setUniformItemSizes(True)
        self.list.setMinimumHeight(1)  # else it has one of its own
        style_scroll_bar(self.list, theme)
        self.list.setStyleSheet(
            self.list.styleSheet()
            + f"QListWidget {{ background: {theme.note}; color: {theme.text};"
            f" border-radius: {CORNER}px; font-size: 13px; outline: none; padding: 2px; }}"
            + list_rows(theme, 6, 2)
        )
        self.list.itemClicked.connect(self._on_wanted)
        self.list.itemActivated.connect(self._on_wanted)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self._heading)
        column.addWidget(self.list, 1)
        column.addStretch(0)

    def show_findings(self, findings: StudyFindings, data: Any) -> None:
        """Show what was found, in the words of the form.

        Args:
            data: the content of the study file.
        """
        before, self._findings = len(self._findings), findings.findings
        kept = self.list.currentRow()
        self.list.clear()
        for finding in self._findings:
            problem = finding.problem
            mark = "✕" if problem.severity == "error" else "▲"
            text = finding_text(finding, data)
            item = QListWidgetItem(f"{mark}  {text}")
            set_tool_tip(item, text)
            self.list.addItem(item)
        self.list.setCurrentRow(min(kept, len(self._findings) - 1))
        count = len(self._findings)
        self.keeps_lines = self.keeps_lines or bool(count)
        none = self.tr("✓ Nothing to mend") if findings.is_known else self.tr("Being checked …")
        self._heading.set_text(
            self.tr("%n thing(s) to mend or to look at", "", count) if count else none
        )
        self.list.setVisible(bool(count))
        self.list.setMaximumHeight(count * _ROW + _EDGES)
        if count != before:
            announce(self, self._heading.text())

    def height_in(self, window: int) -> int:
        """The height to keep in a window of a height: of the heading, and of some lines once they
        are needed, however many there are. What comes and goes while somebody types moves nothing.
        """
        heading = self._heading.sizeHint().height()
        if not self.keeps_lines:
            return heading
        lines = _MANY if window >= _HIGH else _FEW
        return heading + 4 + lines * _ROW + _EDGES

    def step(self, by: int = 1) -> None:
        """Go to the next finding, behind the last one to the first."""
        count = len(self._findings)
        if count:
            self.list.setCurrentRow((self.list.currentRow() + by) % count)
            self.wanted.emit(self._findings[self.list.currentRow()])
            announce(self, self.list.currentItem().text())

    def _on_wanted(self, item: QListWidgetItem) -> None:
        self.wanted.emit(self._findings[self.list.row(item)])
