"""Asks the supervisor of a control room for words, in a small window over the wall."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from labeval.ui.accessible import TabbedAsRead
from labeval.ui.moderator.cards.composer import Composer, SupervisorQuestion
from labeval.ui.plain import window_title
from labeval.ui.theme import GRID, Theme, Themed, palette_of
from labeval.ui.widgets.basics.label import Label

_WIDTH = 560


class Asking(TabbedAsRead, Themed, QDialog):
    """Asks for words; Enter gives them, Esc gives up."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._then: Callable[[str], object] | None = None
        self._title = Label(theme, size=16, bold=True, wrap=True)
        self.composer = Composer(theme)
        self.composer.composed.connect(self._on_composed)
        self.composer.cancelled.connect(self.close)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * GRID, 2 * GRID, 3 * GRID, 3 * GRID)
        column.setSpacing(GRID)
        column.addWidget(self._title)
        column.addWidget(self.composer)
        self.setMinimumWidth(_WIDTH)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        palette = palette_of(theme)
        # The field has the ground's colour, and is seen on paper only.
        palette.setColor(QPalette.ColorRole.Window, theme.color("paper"))
        self.setPalette(palette)
        super().set_theme(theme)

    def ask(self, asking: SupervisorQuestion, then: Callable[[str], object]) -> None:
        """Ask, and call ``then`` with the words; what was asked before is given up."""
        self._then = then
        self._title.set_text(asking.title)
        self.setWindowTitle(window_title(asking.title))
        self.composer.ask(asking)
        self.adjustSize()
        self.show()
        self.activateWindow()

    def _on_composed(self, text: str) -> None:
        then, self._then = self._then, None
        self.close()
        if then is not None:
            then(text)
