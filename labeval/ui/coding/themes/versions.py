"""Differences of two versions of a theme board, theme by theme."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtWidgets import QListWidget, QVBoxLayout

from labeval.coding.board_versions import Difference, differences
from labeval.coding.rows import Theme
from labeval.ui.coding.parts.section import Ground, SectionHead
from labeval.ui.theme import GRID
from labeval.ui.theme import Theme as Look
from labeval.ui.widgets.basics.lettering import type_font
from labeval.ui.widgets.basics.list_rows import list_rows
from labeval.ui.widgets.basics.slim_scroll import style_scroll_bar


class VersionList(Ground):
    """The differences, one a line."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, "right", "paper")
        self._head = SectionHead(look)
        self.lines = QListWidget()
        self.lines.setFrameShape(QListWidget.Shape.NoFrame)
        self.lines.setWordWrap(True)
        self.lines.setFont(type_font(look.px(13)))
        self.lines.setStyleSheet(
            f"QListWidget {{ background: {look.paper}; color: {look.text}; outline: none; }}"
            + list_rows(look, 2, 3)
        )
        style_scroll_bar(self.lines, look)
        self.setFixedHeight(look.px(170))
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * GRID, GRID, 2 * GRID, GRID)
        column.addWidget(self._head)
        column.addWidget(self.lines, 1)

    def show_differences(
        self, before: Sequence[Theme], after: Sequence[Theme], codes: Mapping[str, str]
    ) -> None:
        """Show what changed.

        Args:
            codes: code id to name.
        """
        found = differences(before, after)
        self._head.set_text(self.tr("Since that version"), str(len(found)))
        self.lines.clear()
        for difference in found:
            self.lines.addItem(self._described(difference, codes))
        if not found:
            self.lines.addItem(self.tr("Nothing differs."))
        self.lines.setAccessibleName(self.tr("Differences of the two versions"))

    def _described(self, found: Difference, codes: Mapping[str, str]) -> str:
        names = [", ".join(codes.get(c, c) for c in ids) for ids in (found.came, found.went)]
        if found.before is None and found.after is not None:
            text = self.tr("New: {name} ({codes})")
            return text.format(name=found.after.name, codes=names[0] or "–")
        if found.after is None and found.before is not None:
            text = self.tr("Gone: {name} ({codes})")
            return text.format(name=found.before.name, codes=names[1] or "–")
        assert found.after is not None and found.before is not None
        parts = []
        if found.is_renamed:
            parts.append(self.tr("was called {name}").format(name=found.before.name))
        if found.came:
            parts.append(self.tr("got {codes}").format(codes=names[0]))
        if found.went:
            parts.append(self.tr("gave up {codes}").format(codes=names[1]))
        if found.is_moved:
            parts.append(
                self.tr("now part of {name}").format(name=found.parent_after)
                if found.parent_after
                else self.tr("no longer part of {name}").format(name=found.parent_before)
            )
        if found.is_described_anew:
            parts.append(self.tr("described anew"))
        return f"{found.after.name}: {'; '.join(parts)}"
