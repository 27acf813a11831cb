"""The definition of the current code, to be read while coding."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from labeval.coding.rows import Code
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.link_button import LinkButton
from labeval.ui.widgets.basics.paper import Paper


class CodeDefinition(Paper):
    """A note with name, definition, and what to include and exclude.

    Signals:
        edit_requested: the card of the code is wanted.
    """

    edit_requested = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(fill="note", line="note")
        self._name = Label(theme, bold=True, role="note_text", wrap=True)
        self._texts = [Label(theme, wrap=True) for _ in range(3)]
        self._edit = LinkButton(role="note_text")
        self._edit.clicked.connect(self.edit_requested)
        head = QHBoxLayout()
        head.addWidget(self._name, 1)
        head.addWidget(self._edit)
        column = QVBoxLayout(self)
        column.setContentsMargins(GRID + 4, GRID, GRID, GRID + 2)
        column.setSpacing(4)
        column.addLayout(head)
        for label in self._texts:
            column.addWidget(label)
        self.set_theme(theme)
        self.show_code(None)

    def show_code(self, code: Code | None) -> None:
        """Show a code; None shows nothing."""
        self.setVisible(code is not None)
        if code is None:
            return
        self._name.set_text(code.name)
        self._edit.setText(self.tr("Edit"))
        texts = (
            code.definition or self.tr("No definition yet."),
            self.tr("Include: {rule}").format(rule=code.include) if code.include else "",
            self.tr("Exclude: {rule}").format(rule=code.exclude) if code.exclude else "",
        )
        for label, text in zip(self._texts, texts, strict=True):
            label.set_text(text)
            label.setVisible(bool(text))
