"""Question, source and prompt of an item, each under its name."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout

from labeval.study.model.items import Item
from labeval.ui.language import Retranslating
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.paper import Paper


class OriginBox(Retranslating, Paper):
    """Shows what a text was made from; parts that an item does not have are left out."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        super().set_theme(theme)
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * GRID, 2 * GRID - 4, 2 * GRID, 2 * GRID - 4)
        column.setSpacing(4)
        self._names = [Label(theme, size=12, role="soft_text", bold=True) for _ in range(3)]
        self._texts = [Label(theme, size=14, wrap=True) for _ in range(3)]
        for name, text in zip(self._names, self._texts, strict=True):
            column.addWidget(name)
            column.addWidget(text)
        self.retranslate()

    def show_item(self, item: Item | None) -> None:
        """Show what ``item`` was made from; nothing where there is none."""
        parts = (item.question, item.source, item.prompt) if item else ("", "", "")
        for name, text, part in zip(self._names, self._texts, parts, strict=True):
            text.setText(part)
            text.setAccessibleName(f"{name.text()}: {part}")
            name.setVisible(bool(part))
            text.setVisible(bool(part))
        self.setVisible(any(parts))

    def retranslate(self) -> None:
        names = (self.tr("Question"), self.tr("Source"), self.tr("Prompt"))
        for label, text, name in zip(self._names, self._texts, names, strict=True):
            label.setText(name)
            text.setAccessibleName(f"{name}: {text.text()}")
