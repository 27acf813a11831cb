"""Tables of the window of suggestions: suggestions, near-duplicates, codes in two groups."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from labeval.coding.corpus.corpus import Corpus, CorpusSegment
from labeval.coding.corpus.likeness import Pair, Unit
from labeval.jobs.coding.suggesting import DividedCode
from labeval.ui.coding.counts.segments import SegmentList
from labeval.ui.coding.parts.names import source_title
from labeval.ui.coding.parts.numbers import decimal
from labeval.ui.coding.parts.sorted_table import SortedTable
from labeval.ui.language import Retranslating
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.label import Label

PLACE_WIDTHS = (180, 420, 190, 90, 170)
PAIR_WIDTHS = (420, 170, 420, 170, 90)
CODE_WIDTHS = (200, 110, 110, 130, 300)


class DecisionTable(SortedTable):
    """Suggestions, on which A and R decide.

    Signals:
        accepted: number of the row that is accepted.
        rejected: number of the row that is rejected.
    """

    accepted = Signal(int)
    rejected = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row, key = self.currentIndex().row(), event.key()
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if row >= 0 and plain and key == Qt.Key.Key_A:
            self.accepted.emit(row)
        elif row >= 0 and plain and key in (Qt.Key.Key_R, Qt.Key.Key_Delete):
            self.rejected.emit(row)
        else:
            super().keyPressEvent(event)


class TwoLists(Retranslating, QWidget):
    """The segments of both groups of a code, side by side; one opens in its text."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.lists = SegmentList(theme), SegmentList(theme)
        self._heads = tuple(Label(theme, size=13, bold=True) for _ in self.lists)
        self._numbers = (0, 0)
        both = QSplitter(Qt.Orientation.Horizontal)
        both.setChildrenCollapsible(False)
        for head, segments in zip(self._heads, self.lists, strict=True):
            side = QWidget()
            column = QVBoxLayout(side)
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(GRID // 2)
            column.addWidget(head)
            column.addWidget(segments, 1)
            both.addWidget(side)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(both)
        self.retranslate()

    def show_groups(self, first: Sequence[CorpusSegment], second: Sequence[CorpusSegment]) -> None:
        """Show the segments of two groups, the most typical first."""
        for segments, shown in zip((first, second), self.lists, strict=True):
            shown.show_segments(segments)
        self._numbers = (len(first), len(second))
        self.retranslate()

    def retranslate(self) -> None:
        for head, number in zip(self._heads, self._numbers, strict=True):
            head.set_text(self.tr("%Ln segment(s), the most typical first", "", number))
        names = self.tr("Segments of the first group"), self.tr("Segments of the second group")
        for segments, name in zip(self.lists, names, strict=True):
            segments.setAccessibleName(name)


def pair_cells(corpus: Corpus, places: Sequence[Unit], pair: Pair) -> tuple[str, ...]:
    """A row of near-duplicates."""
    first, second = places[pair.first], places[pair.second]
    cells = []
    for unit in (first, second):
        cells += [unit.text, source_title(corpus.sources[unit.source])]
    return (*cells, decimal(pair.likeness, 2))


def code_cells(corpus: Corpus, divided: DividedCode) -> tuple[str, ...]:
    """A row of a code whose segments were divided."""
    return (
        corpus.codes[divided.code].name,
        f"{len(divided.first)} + {len(divided.second)}",
        decimal(divided.groups.separation, 2),
        decimal(divided.groups.p, 3),
        divided.second[0].quote,
    )
