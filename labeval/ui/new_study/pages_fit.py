"""The fit of all rating pages of a study: laid out one after the other, in idle time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from labeval.study.pages import Page
from labeval.study.selection import design_pages
from labeval.study.study import StudyContent
from labeval.ui.fit import PageMeasure, page_area
from labeval.ui.language import spoken_in
from labeval.ui.participant.page_view import view_for
from labeval.ui.theme import LIGHT, Theme


class PagesFit(QObject):
    """Lays pages out, one a turn of the event loop.

    Args:
        pause_ms: how long it waits before the first page, so that typing is not delayed.

    Signals:
        changed: ``text`` says something else.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None, *, pause_ms: int = 0) -> None:
        super().__init__(parent)
        self._content: StudyContent | None = None
        self._pages: Sequence[Page] = ()
        self._language = "en"
        self._screen = (1280, 720)
        self._theme = LIGHT
        self._misfits = self._turned = self._measured = 0
        self._pause_ms = pause_ms
        self._measure = PageMeasure()
        self._turn = QTimer(self)
        self._turn.timeout.connect(self._measure_next)

    @property
    def is_measuring(self) -> bool:
        """True while pages are being laid out."""
        return self._turn.isActive()

    @property
    def text(self) -> str:
        """A line about the fit of all pages."""
        width, height = self._screen
        if not self._pages:
            return ""
        if self._misfits:
            return self.tr(
                "▲ {count} of {measured} pages do not fit a {width} × {height} screen"
            ).format(count=self._misfits, measured=self._measured, width=width, height=height)
        if self._turned:
            return self.tr(
                "{count} of {measured} pages have a text that is longer than a {width} × {height} "
                "screen: participants turn it part by part, and see all of it before they go on"
            ).format(count=self._turned, measured=self._measured, width=width, height=height)
        if self._measured < len(self._pages):
            return self.tr("checking whether all pages fit")
        return self.tr("✓ Every page fits a {width} × {height} screen").format(
            width=width, height=height
        )

    def begin(
        self,
        content: StudyContent | None,
        pages: Sequence[Page],
        language: str,
        screen: tuple[int, int] = (1280, 720),
        theme: Theme = LIGHT,
    ) -> None:
        """Lay these pages out from the first on."""
        self._content, self._pages, self._language = content, pages, language
        self._screen, self._theme = screen, theme
        self._misfits = self._turned = self._measured = 0
        self._turn.start(self._pause_ms)
        self.changed.emit()

    def stop(self) -> None:
        """Lay out nothing more."""
        self._turn.stop()

    def _measure_next(self) -> None:
        self._turn.setInterval(0)
        content = self._content
        if content is None or self._measured >= len(self._pages):
            self._turn.stop()
            self.changed.emit()
            return
        page = self._pages[self._measured]
        self._measured += 1
        view = view_for(content, page, self._language)
        view = replace(view, reminder=view.settings.comment.remind_after_pages is not None)
        with spoken_in(self._language):  # which, unlike measure(), leaves all windows as they are
            fit = self._measure.measure_page(view, page_area(self._screen), self._theme)
        if fit.fits:
            return
        if fit.is_turned and view.settings.read_to_end:
            self._turned += 1
        else:
            self._misfits += 1
        self.changed.emit()


def all_design_pages(content: StudyContent) -> list[Page]:
    """The pages of all blocks, in the design's order; none of a block that cannot be made."""
    found: list[Page] = []
    for block in content.study.blocks:
        try:
            found += design_pages(content, block)
        except ValueError:
            continue
    return found
