"""Lines that can be read in peace, and copied."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from labeval.ui.theme import GRID, Theme, palette_of
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.lettering import type_font
from labeval.ui.widgets.basics.slim_scroll import style_scroll_bar


class ListDialog(QDialog):
    """A sentence and the lines behind it."""

    def __init__(self, theme: Theme, parent: QWidget, about: str, lines: Sequence[str]) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("List"))
        self.setPalette(palette_of(theme))
        self.setAutoFillBackground(True)
        self._about = Label(theme, size=14, wrap=True)
        self._about.set_text(about)
        self.lines = QPlainTextEdit("\n".join(lines))
        self.lines.setReadOnly(True)
        self.lines.setAccessibleName(about)
        self.lines.setFont(type_font(theme.px(13)))
        self.lines.setStyleSheet(
            f"QPlainTextEdit {{ background: {theme.paper}; color: {theme.text}; padding: 6px;"
            f" border: 1px solid {theme.line}; border-radius: 7px;"
            f" selection-background-color: {theme.accent}; selection-color: {theme.on_accent}; }}"
        )
        style_scroll_bar(self.lines, theme)
        self.copier = ActionButton(self.tr("Copy"))
        self._closer = ActionButton(self.tr("Close"), primary=True)
        row = QHBoxLayout()
        row.addStretch(1)
        for button in (self.copier, self._closer):
            button.set_theme(theme)
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * GRID, 2 * GRID, 3 * GRID, 2 * GRID)
        column.setSpacing(2 * GRID)
        column.addWidget(self._about)
        column.addWidget(self.lines, 1)
        column.addLayout(row)
        self.resize(theme.px(640), theme.px(380))
        self.copier.clicked.connect(self.copy)
        self._closer.clicked.connect(self.accept)

    def copy(self) -> None:
        """Put all lines on the clipboard."""
        QGuiApplication.clipboard().setText(self.lines.toPlainText())
