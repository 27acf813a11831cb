"""The fit of all pages of a study: laid out one after the other, in idle time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from labeval.jobs.planning.check import PageFit, pages_to_lay_out, speaks_against
from labeval.jobs.planning.fit_text import fit_text, size_text
from labeval.study.pages import Page
from labeval.study.selection import design_pages
from labeval.study.study import StudyContent
from labeval.ui.fit import PageMeasure, page_area
from labeval.ui.language import spoken_in
from labeval.ui.participant.page_view import view_for
from labeval.ui.sentences import translated
from labeval.ui.theme import LIGHT, Theme


class PagesFit(QObject):
    """Lays out the pages that a check lays out, in every language, one a turn of the event loop.

    Args:
        pause_ms: how long it waits before the first page, so that typing is not delayed.

    Signals:
        changed: ``text`` says something else.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None, *, pause_ms: int = 0) -> None:
        super().__init__(parent)
        self._content: StudyContent | None = None
        self._left: Iterator[tuple[Page, str]] = iter(())
        self._has_pages = self._is_done = False
        self._screen = (1280, 720)
        self._theme = LIGHT
        self._misfits: list[PageFit] = []
        self._turned: list[PageFit] = []
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
        """A line about the fit of all pages, in the words of a check."""
        if not self._has_pages:
            return ""
        if not (self._is_done or self._misfits):
            return self.tr("checking whether all pages fit")
        size = size_text(self._screen, self._theme.text_scale, translated)
        return fit_text(self._misfits, self._turned, size, translated)

    def begin(
        self,
        content: StudyContent | None,
        screen: tuple[int, int] = (1280, 720),
        theme: Theme = LIGHT,
    ) -> None:
        """Lay the pages of a study out from the first on."""
        self._content, self._screen, self._theme = content, screen, theme
        self._misfits, self._turned = [], []
        pages = pages_to_lay_out(content) if content is not None else []
        languages = content.study.offered_languages if content is not None else ()
        self._left = ((page, language) for page in pages for language in languages)
        self._has_pages, self._is_done = bool(pages), False
        self._turn.start(self._pause_ms)
        self.changed.emit()

    def stop(self) -> None:
        """Lay out nothing more."""
        self._turn.stop()

    def _measure_next(self) -> None:
        self._turn.setInterval(0)
        content, following = self._content, next(self._left, None)
        if content is None or following is None:
            self._turn.stop()
            self._is_done = True
            self.changed.emit()
            return
        page, language = following
        view = view_for(content, page, language)
        view = replace(view, reminder=view.settings.comment.remind_after_pages is not None)
        with spoken_in(language):  # which, unlike measure(), leaves all windows as they are
            fit = self._measure.measure_page(view, page_area(self._screen), self._theme)
        if speaks_against(fit, content.study):
            self._misfits.append(fit)
            self.changed.emit()
        elif not fit.fits:
            self._turned.append(fit)


def all_design_pages(content: StudyContent) -> list[Page]:
    """The pages of all blocks, in the design's order; none of a block that cannot be made."""
    found: list[Page] = []
    for block in content.study.blocks:
        try:
            found += design_pages(content, block)
        except ValueError:
            continue
    return found
