"""A light guide through a thematic analysis: what each phase has and what it still asks for.

The phases follow Braun and Clarke, "Using thematic analysis in psychology", Qualitative Research in
Psychology 3 (2006), 77-101. Nothing is locked: one goes back and forth.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout

from labeval.coding.corpus.corpus import Corpus, CorpusSegment, participants_in
from labeval.coding.rows import Theme
from labeval.coding.themes import codes_of_theme
from labeval.ui.coding.parts.section import Ground
from labeval.ui.coding.themes.cards import Chip
from labeval.ui.theme import GRID
from labeval.ui.theme import Theme as Look
from labeval.ui.widgets.basics.label import Label

_PHASES = 6


@dataclass(frozen=True, slots=True)
class Phase:
    """A phase and its state in a few words."""

    name: str
    position: str
    asks: bool
    """True where something in it is left to do."""


class Phases(Ground):
    """The phases in a row below the board."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, "right", "paper")
        self._names: list[Label] = []
        self._positions: list[Label] = []
        self._columns: list[QVBoxLayout] = []
        self._in_row = 0
        self._rows = QGridLayout(self)
        self._rows.setContentsMargins(2 * GRID, GRID, 2 * GRID, GRID)
        self._rows.setHorizontalSpacing(2 * GRID)
        for _ in range(_PHASES):
            name = Label(look, size=13, bold=True)
            position = Label(look, size=12, role="soft_text", wrap=True)
            column = QVBoxLayout()
            column.setSpacing(0)
            column.addWidget(name)
            column.addWidget(position)
            column.addStretch(1)
            self._columns.append(column)
            self._names.append(name)
            self._positions.append(position)
        self._arrange(_PHASES)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """One row where the names have room in it, else two."""
        widest = max(name.minimumSizeHint().width() for name in self._names)
        needed = _PHASES * (widest + 2 * GRID) + 2 * GRID
        self._arrange(_PHASES if needed <= self.width() else _PHASES // 2)

    def _arrange(self, in_row: int) -> None:
        if in_row == self._in_row:
            return
        self._in_row = in_row
        for n, column in enumerate(self._columns):
            self._rows.removeItem(column)
            self._rows.addLayout(column, n // in_row, n % in_row)
        for n in range(_PHASES):
            self._rows.setColumnStretch(n, int(n < in_row))

    def show_state(
        self,
        corpus: Corpus,
        segments: Mapping[str, Sequence[CorpusSegment]],
        themes: Sequence[Theme],
        loose: Sequence[Chip],
    ) -> None:
        """Show where each phase stands.

        Args:
            segments: code id to its segments.
            loose: codes without a theme.
        """
        for n, phase in enumerate(self.phases_of(corpus, segments, themes, loose)):
            mark = "○" if phase.asks else "●"
            self._names[n].set_text(f"{mark} {n + 1} {phase.name}")
            self._positions[n].set_text(phase.position)
        self._fit()

    def phases_of(
        self,
        corpus: Corpus,
        segments: Mapping[str, Sequence[CorpusSegment]],
        themes: Sequence[Theme],
        loose: Sequence[Chip],
    ) -> list[Phase]:
        """The six phases."""
        coded = {s.source.id for found in segments.values() for s in found}
        unread = len(corpus.sources) - len(coded)
        number = sum(map(len, segments.values()))
        codes = [codes_of_theme(themes, theme) for theme in themes]
        spoken = [[s for code in each for s in segments.get(code, ())] for each in codes if each]
        thin = sum(len(participants_in(each)) < 2 for each in spoken)
        bare = len([theme for theme in themes if not theme.description])
        quotable = sum(s.coding.quotable for found in segments.values() for s in found)
        positions = (
            (self.tr("Read"), self.tr("%Ln source(s) without a code", "", unread), unread > 0),
            (self.tr("Code"), self.tr("%Ln segment(s)", "", number), number == 0),
            (
                self.tr("Group"),
                self.tr("%Ln code(s) without a theme", "", len(loose)),
                bool(loose),
            ),
            (
                self.tr("Check"),
                self.tr("%Ln theme(s) of one participant", "", thin),
                thin > 0 or not themes,
            ),
            (
                self.tr("Describe"),
                self.tr("%Ln theme(s) without a description", "", bare),
                bare > 0 or not themes,
            ),
            (
                self.tr("Report"),
                self.tr("%Ln segment(s) marked as quotable", "", quotable),
                quotable == 0,
            ),
        )
        return [Phase(*position) for position in positions]
