"""The card with a heading of which the moderator's window is made."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.paper import Paper
from labeval.ui.widgets.fitting.wrapping import WrappingRow


class Card(Paper):
    """A heading, an aside next to it in soft text, and rows below.

    Args:
        wrap: whether the heading breaks its lines, where it can be a sentence.
        turns: whether what is next to the heading goes on in the next row where it has no room.
    """

    def __init__(
        self,
        theme: Theme,
        *,
        fill: str = "paper",
        wrap: bool = False,
        turns: bool = False,
    ) -> None:
        super().__init__(fill=fill, line="line")
        self._theme = theme
        self._labels: list[Label] = []
        self.heading = self.label(size=16, bold=True, wrap=wrap)
        self.aside = self.label(size=12, role="soft_text")
        self.right = self.label(size=12, role="soft_text")
        self.head: QHBoxLayout | WrappingRow = WrappingRow(GRID + 2) if turns else QHBoxLayout()
        self.head.setSpacing(GRID + 2)
        self.head.addWidget(self.heading, 100 if wrap else 0)
        self.head.addWidget(self.aside)
        self.head.addStretch(1)
        self.head.addWidget(self.right)
        self.rows = QVBoxLayout()
        self.rows.setSpacing(GRID)
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * GRID, GRID + 2, 2 * GRID, GRID + 4)
        column.setSpacing(GRID)
        column.addLayout(self.head)
        column.addLayout(self.rows, 1)
        super().set_theme(theme)

    def label(
        self, *, size: float = 13, role: str = "text", bold: bool = False, wrap: bool = False
    ) -> Label:
        """A label that follows the card's theme."""
        made = Label(self.theme, size=size, role=role, bold=bold, wrap=wrap)
        self._labels.append(made)
        return made

    def forget(self, label: Label) -> None:
        """Take a label away."""
        self._labels.remove(label)
        label.setParent(None)
        label.deleteLater()
