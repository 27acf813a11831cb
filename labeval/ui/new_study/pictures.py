"""Pictures of designs, drawn one a turn of the event loop and kept while the program runs."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap

from labeval.jobs.new_study.designs import Design
from labeval.ui.accessible import unheard
from labeval.ui.coding.parts.code_colours import PALETTE, code_colours
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
        with unheard():
            sheet.hide()
        sheet.deleteLater()
        self.drawn.emit(design.card.key)

    def _key(self, design: Design) -> _Key:
        language = sheet_language(design.content)
        return design.card.key, language, self._theme.name, self._width


_TRANSCRIPT = ((0.62, None), (0.56, 0), (0.6, 0), (0.3, None), (0.58, 1), (0.44, 1), (0.61, 2))
"""Lines of a transcript: the share of the width, and the number of a code's colour."""


def coded_lines(size: QSize, theme: Theme) -> QPixmap:
    """A transcript with its codes next to it, drawn without words."""
    picture = QPixmap(size * _DENSITY)
    picture.setDevicePixelRatio(_DENSITY)
    picture.fill(theme.color("paper"))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    width, step = size.width(), size.height() / (len(_TRANSCRIPT) + 1)
    left, thick = width * 0.07, step * 0.3
    for row, (share, code) in enumerate(_TRANSCRIPT):
        y = (row + 0.85) * step
        if code is not None:
            colours = code_colours(PALETTE[code], theme)
            painter.setBrush(colours.tint)
            painter.drawRect(QRectF(left - thick, y - thick, width * share + 2 * thick, 3 * thick))
            painter.setBrush(colours.line)
            painter.drawRect(QRectF(width * 0.74, y - thick, thick, 3 * thick))
            if row == 0 or _TRANSCRIPT[row - 1][1] != code:
                painter.drawRoundedRect(QRectF(width * 0.78, y, width * 0.15, thick), 2, 2)
        painter.setBrush(theme.color("soft_text"))
        painter.drawRoundedRect(QRectF(left, y, width * share, thick), 2, 2)
    painter.end()
    return picture
