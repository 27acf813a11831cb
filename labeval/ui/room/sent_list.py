"""All that supervisors did in these hours, each with how far it has come."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QSizePolicy, QVBoxLayout, QWidget

from labeval.ui.language import Retranslating
from labeval.ui.plain import window_title
from labeval.ui.theme import GRID, Theme, Themed, palette_of
from labeval.ui.widgets.basics.fields import TextArea
from labeval.ui.widgets.basics.label import Label


class SentList(Retranslating, Themed, QDialog):
    """Follows the actions until it is closed, by Esc too."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._title = Label(theme, size=18, bold=True)
        self.lines = TextArea()
        self.lines.setReadOnly(True)
        self.lines.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * GRID, 2 * GRID, 3 * GRID, 3 * GRID)
        column.setSpacing(GRID)
        column.addWidget(self._title)
        column.addWidget(self.lines, 1)
        self.resize(820, 460)
        self.set_theme(theme)
        self.retranslate()

    def set_theme(self, theme: Theme) -> None:
        self.setPalette(palette_of(theme))
        super().set_theme(theme)

    def retranslate(self) -> None:
        title = self.tr("Sent to sessions")
        self._title.set_text(title)
        self.setWindowTitle(window_title(title))
        self.lines.setAccessibleName(title)

    def show_lines(self, lines: str) -> None:
        """Show these lines, at the place that was read."""
        if lines != self.lines.toPlainText():
            bar = self.lines.verticalScrollBar()
            place = bar.value()
            self.lines.setPlainText(lines)
            bar.setValue(place)
