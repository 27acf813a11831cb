"""Parts of a rating page in the size in which participants see them."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from labeval.ui.new_study.page_sheet import PageSheet
from labeval.ui.participant.pages.grid_page import GridPage
from labeval.ui.participant.pages.rating_page import RatingPage
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.slim_scroll import fade
from labeval.ui.widgets.texts.reading_frame import ReadingFrame

_LEAST = 90
_FADE = 28
"""Pixels over which a picture that goes on below its edge fades."""


class RealText(QWidget):
    """The first text of a page in letters of its size; what has no room is turned to."""

    percent = 100
    """The size of the letters, of those on the page."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._page: RatingPage | None = None
        self.frame: ReadingFrame | None = None
        """The text; None while there is none."""
        self.setMinimumHeight(_LEAST)

    def show_part(self, sheet: PageSheet | None) -> None:
        """Show the first text of a sheet; nothing where it has none."""
        self._page = sheet.page if sheet is not None else None
        if self.frame is not None:
            self.frame.setParent(None)
            self.frame.deleteLater()
            self.frame = None
        if self._page is None or sheet is None:
            return
        self.frame = ReadingFrame(self)
        if self._page.view.is_formatted:
            self.frame.use_formatted_view()
        self.frame.set_theme(self._theme)
        self.frame.setLayoutDirection(sheet.layoutDirection())
        self._fill()
        self.frame.show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fill()

    def _fill(self) -> None:
        if self.frame is not None and self._page is not None:
            self.frame.setGeometry(self.rect())
            self.frame.show_text(self._page.view.texts[0], self._page.texts.px)


class RealAnswers(QWidget):
    """The part of a page in which it is answered; it fades where it goes on below.

    Where the current criterion has no room among those before it, the first of these are left out
    below the question. A scale that is wider than this is smaller, so that no point is missing.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._part: QPixmap | None = None
        self._rows: QPixmap | None = None
        self._rows_top = 0
        self._goes_on = False
        self._scale = 1.0
        self.setMinimumHeight(_LEAST)

    @property
    def percent(self) -> int:
        """The size of what is shown, of that on the page."""
        return round(100 * self._scale)

    def show_part(self, sheet: PageSheet | None) -> None:
        """Show the questions of a sheet; nothing where it has none."""
        page = sheet.page if sheet is not None else None
        self._part, self._rows, self._scale = None, None, 1.0
        if page is not None:
            place = self._place_of_answers(page)
            self._scale = self.width() / place.width()
            self._part = page.grab(place)
            self._goes_on = place.bottom() < page.rect().bottom()
            if isinstance(page, GridPage) and (above := self.left_out(page, place)):
                grid = page.grid.geometry()
                self._rows_top = grid.top() - place.top()
                self._rows = page.grab(place.translated(0, self._rows_top + above))
        self.update()

    def left_out(self, page: GridPage, place: QRect) -> int:
        """Height of the first rows, without which the current one has room in a place."""
        grid = page.grid
        room = place.bottom() - grid.geometry().top() - _FADE
        bottom = grid.row_rect(grid.current).bottom()
        tops = (grid.row_rect(n).top() for n in grid.shown if n <= grid.current)
        own = grid.row_rect(grid.current).top()
        return next((top for top in tops if bottom - top <= room), own)

    def _place_of_answers(self, page: RatingPage) -> QRect:
        """The grid with the question above it, or the upper right corner."""
        if isinstance(page, GridPage):
            place = page.heading.geometry() | page.grid.geometry()
            top = max(0, place.top() - GRID)
            width = max(self.width(), place.width() + 2 * GRID)
            height = self.height() * width // max(1, self.width())
            return QRect(place.left() - GRID, top, width, height)
        return QRect(max(0, page.width() - self.width()), 0, self.width(), self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.color("ground"))
        if self._part is not None:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, self._scale < 1)
            painter.scale(self._scale, self._scale)
            part = QRect(QPoint(), self._part.deviceIndependentSize().toSize())
            painter.drawPixmap(part.topLeft(), self._part)
            if self._rows is not None:
                below = part.adjusted(0, self._rows_top, 0, 0)
                painter.fillRect(below, self._theme.color("ground"))
                painter.drawPixmap(below.topLeft(), self._rows, below.translated(0, -below.top()))
            painter.resetTransform()
            if self._goes_on:
                fade(painter, self.rect(), self._theme, _FADE)
        painter.setPen(self._theme.color("line"))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()
