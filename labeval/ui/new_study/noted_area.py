"""The list of what was noticed in one's own texts."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from labeval.exchange.materials.written import format_remarks
from labeval.jobs.new_study.materials import OwnTexts
from labeval.study.problems import Problem
from labeval.ui.sentences import filled, translated
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.glyphs import missing_glyphs
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.slim_scroll import style_scroll_bar

_SHOWN = 200
"""Lines about texts that are shown."""
_ROLES = {"✕": "bad", "▲": "note_text", "✓": "good", "•": "accent"}


class NotedArea(QScrollArea):
    """A sign and a sentence for everything that was noticed, errors first.

    No taller than its lines, so that other parts get the room that these do not need.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.lines: list[tuple[str, str]] = []
        """The signs and sentences shown."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.setWidgetResizable(True)
        style_scroll_bar(self, theme)

    def show_texts(self, texts: OwnTexts, design_problem: str) -> None:
        """Show what was noticed in some texts.

        Args:
            design_problem: why they do not make the design; empty where they do.
        """
        self.lines = self._noted(texts, design_problem)
        inside = QWidget()
        inside.setAutoFillBackground(False)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, GRID, 0)
        column.setSpacing(6)
        column.setAlignment(Qt.AlignmentFlag.AlignTop)
        for sign, text in self.lines:
            row = QHBoxLayout()
            row.setSpacing(GRID)
            mark = Label(self._theme, role=_ROLES[sign], bold=True)
            mark.set_text(sign)
            mark.setFixedWidth(16)
            line = Label(self._theme, wrap=True)
            line.set_text(text)
            row.addWidget(mark, 0, Qt.AlignmentFlag.AlignTop)
            row.addWidget(line, 1)
            column.addLayout(row)
        self.setWidget(inside)
        self._end_with_lines()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._end_with_lines()

    def _end_with_lines(self) -> None:
        if (inside := self.widget()) is not None:
            lines = inside.heightForWidth(self.viewport().width())
            self.setMaximumHeight(max(lines, self.minimumHeight()))

    def _placed(self, problem: Problem) -> str:
        """A problem with its place in the file in words; whether it is a warning, its sign says."""
        place = problem.file
        if problem.line is not None:
            template = self.tr("{file}, line {line}")
            place = template.format(file=problem.file, line=problem.line)
        if problem.field:
            template = self.tr("{place}, column “{column}”")
            place = template.format(place=place, column=problem.field)
        return f"{place}: {problem.sentence(translated)}"

    def _noted(self, texts: OwnTexts, design_problem: str) -> list[tuple[str, str]]:
        found = [("✕", p) for p in texts.taken.problems if p.severity == "error"]
        found += [("▲", p) for p in texts.taken.problems if p.severity == "warning"]
        lines = [(sign, self._placed(problem)) for sign, problem in found]
        asking = [n for n in texts.notes if n.asks_for_a_look]
        quiet = [n for n in texts.notes if not n.asks_for_a_look]
        notes = [("▲", n) for n in asking], [("✓", n) for n in quiet]
        first, last = (
            [(sign, filled("NewStudy", n.text, n.values)) for sign, n in group] for group in notes
        )
        missing = missing_glyphs(item.text for item in texts.taken.items)
        if missing:
            # Drawn, they are boxes; their numbers differ.
            letters = ", ".join(f"{letter} (U+{ord(letter):04X})" for letter in missing[:12])
            text = self.tr(
                "No font of this computer has these characters, which are shown as boxes: {letters}"
            )
            first.insert(0, ("▲", text.format(letters=letters)))
        sentences = [*texts.seen.remarks, *format_remarks(texts.items)]
        remarks = [("•", remark.described(translated)) for remark in sentences]
        if design_problem:
            advice = self.tr(
                "“Back” leads to the other designs; choose one that needs less. The file is kept."
            )
            first[:0] = [("✕", design_problem), ("•", advice)]
        return [*first, *lines[:_SHOWN], *remarks, *last]
