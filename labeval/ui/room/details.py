"""The last events of one tile, in words."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from labeval.jobs.room.wall import Need, Tile
from labeval.ui.accessible import TabbedAsRead, first_words
from labeval.ui.plain import window_title
from labeval.ui.room.words import tile_words
from labeval.ui.theme import GRID, Theme, Themed, palette_of
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.fitting.scrolled import Scrolled

_WIDTH = 620


class Details(TabbedAsRead, Themed, QDialog):
    """Follows one tile until it is closed, by Esc too."""

    stops_at_words = True

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.key = ""
        """Key of the tile."""
        self._title = Label(theme, size=18, bold=True, wrap=True)
        self._about = Label(theme, size=14, role="soft_text", wrap=True)
        self._words = Label(theme, size=14, wrap=True)
        self.events = Label(theme, size=14, wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * GRID, 2 * GRID, 3 * GRID, 3 * GRID)
        area = Scrolled(theme, grows=True)
        area.rows.setSpacing(GRID)
        for label in (self._title, self._about, self._words, self.events):
            area.rows.addWidget(label)
        area.rows.addStretch(1)
        column.addWidget(area)
        self.setMinimumWidth(_WIDTH)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        self.setPalette(palette_of(theme))
        super().set_theme(theme)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if (words := first_words(self)) is not None:
            words.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_tile(self, tile: Tile) -> None:
        """Show a tile."""
        self.key = tile.key
        words = tile_words(tile)
        name = " · ".join(part for part in (words.station, words.participant) if part)
        self.setWindowTitle(window_title(name))
        self._title.set_text(name)
        facts = (words.need, words.since, words.place, words.about, words.pace, words.flags)
        self._about.set_text(" · ".join(part for part in facts if part))
        self._words.set_text(words.words)
        self._words.setVisible(bool(words.words))
        self.events.set_text("\n".join(words.events) or self._why_none(tile))

    def _why_none(self, tile: Tile) -> str:
        if tile.need is Need.UNREADABLE:
            return self.tr(
                "A newer labeval wrote this session, or it is damaged. Install the newest labeval "
                "on this computer and open the control room again; where that does not help, "
                "“labeval verify STUDY” at its station looks for damage."
            )
        return self.tr("Nothing has happened yet.")
