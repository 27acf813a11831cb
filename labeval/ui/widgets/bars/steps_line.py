"""The steps of a flow in one line, with the current one in bold."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QWidget

from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.label import Label


class StepsLine(QWidget):
    """Shows where one is; it takes no clicks, the button "Back" does."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(GRID)
        self._shown: tuple[tuple[str, ...], int] = ((), 0)

    def show_steps(self, names: Sequence[str], current: int) -> None:
        """Show these steps."""
        if (tuple(names), current) == self._shown:
            return
        self._shown = (tuple(names), current)
        while (old := self._row.takeAt(0)) is not None:
            if (widget := old.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for n, name in enumerate(names):
            here = n == current
            label = Label(self._theme, role="text" if here else "soft_text", bold=here)
            label.set_text(f"{n + 1}  {name}")
            if n:
                arrow = Label(self._theme, role="soft_text")
                arrow.set_text("›")
                self._row.addWidget(arrow)
            self._row.addWidget(label)
        self.setAccessibleName(names[current] if names else "")
