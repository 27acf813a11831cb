"""Pictures of designs, drawn one a turn of the event loop and kept while the program runs."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QPixmap

from labeval.jobs.new_study.designs import Design
from labeval.ui.new_study.page_sheet import PageSheet, sheet_language
from labeval.ui.theme import Theme

_DENSITY = 2.0
"""Pictures are drawn so many times larger than shown, so that small type stays sharp."""
_Key = tuple[str, str, str, int]

_kept: dict[_Key, QPixmap] = {}


class Pictures(QObject):
    """Draws the pictures that are asked for.

    Signals:
        drawn: the picture of the design with this key can be taken now.
    """

    drawn = Signal(str)

    def __init__(self, theme: Theme, width: int, parent: QObject) -> None:
        super().__init__(parent)
        self._theme, self._width = theme, width
        self._wanted: list[Design] = []
        self._turn = QTimer(self)
        self._turn.timeout.connect(self._draw_next)

    def picture(self, design: Design) -> QPixmap | None:
        """The picture of a design; None where it is yet to be drawn, which ``drawn`` announces."""
        kept = _kept.get(self._key(design))
        if kept is None and design not in self._wanted:
            self._wanted.append(design)
            self._turn.start()
        return kept

    @property
    def is_drawing(self) -> bool:
        """True while pictures are outstanding."""
        return bool(self._wanted)

    def close(self) -> None:
        """Draw nothing more."""
        self._wanted.clear()
        self._turn.stop()

    def _draw_next(self) -> None:
        if not self._wanted:
            self._turn.stop()
            return
        design = self._wanted.pop(0)
        sheet = PageSheet(self._theme, sheet_language(design.content))
        sheet.show_design(design)
        _kept[self._key(design)] = sheet.picture(self._width, _DENSITY)
        sheet.hide()
        sheet.deleteLater()
        self.drawn.emit(design.card.key)

    def _key(self, design: Design) -> _Key:
        language = sheet_language(design.content)
        return design.card.key, language, self._theme.name, self._width
