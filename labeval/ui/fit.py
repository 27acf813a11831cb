"""Measures whether a rating page fits a screen, with the widgets that will show it."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtGui import QFontInfo, QGuiApplication

from labeval.jobs.planning.check import PageFit
from labeval.study.model.writing import Writing, WritingStep
from labeval.study.pages import Page
from labeval.study.study import StudyContent
from labeval.ui.accessible import unheard
from labeval.ui.language import spoken_in
from labeval.ui.participant.measured_pages import MeasuredPages
from labeval.ui.participant.page_view import PageView, view_for
from labeval.ui.participant.pages.rating_page import RatingPage
from labeval.ui.participant.writing.page import WritingPage
from labeval.ui.participant.writing.view import writing_view_for
from labeval.ui.theme import LIGHT, Theme
from labeval.ui.widgets.bars.bottom_bar import HEIGHT as BOTTOM_BAR
from labeval.ui.widgets.bars.top_bar import HEIGHT as TOP_BAR
from labeval.ui.widgets.basics.glyphs import missing_glyphs
from labeval.ui.widgets.basics.lettering import spaced


class PageMeasure:
    """Lays out pages without showing them; one widget per method and language is kept and reused.

    Args:
        screen: width and height of the participant's screen in logical pixels; the window's bars
            are taken off.
        scale: of the text, as a participant can choose it.
        wide: whether they have chosen wide spacing.
    """

    def __init__(
        self, screen: tuple[int, int] = (1280, 720), scale: float = 1.0, *, wide: bool = False
    ) -> None:
        self._size = page_area(screen)
        self._theme = replace(LIGHT.scaled(scale), wide=wide)
        self._pages = MeasuredPages(self)
        self._writing_pages: dict[str, WritingPage] = {}
        self._passage_pages: dict[tuple[str, str], int] = {}

    @property
    def font(self) -> str:
        """The font that the pages are measured with."""
        return QFontInfo(QGuiApplication.font()).family()

    def missing_glyphs(self, text: str) -> str:
        """The characters of a text that no font of this computer can draw."""
        return missing_glyphs([text])

    def measure(self, content: StudyContent, page: Page, language: str) -> PageFit:
        """Lay out one page of a study as it is when the participant arrives at it.

        Where the block reminds participants to comment, with the reminder, which takes room.
        """
        view = view_for(content, page, language)
        reminds = view.settings.comment.remind_after_pages is not None
        with spoken_in(language):
            return self.measure_page(replace(view, reminder=reminds), self._size, self._theme)

    def measure_page(self, view: PageView, size: tuple[int, int], theme: Theme = LIGHT) -> PageFit:
        """Lay out a page in ``size``, the page's own area in logical pixels, without bars."""
        with unheard(), spaced(wide=theme.wide):
            page = self.page_of(view.settings.method, view.language, theme)
            page.resize(*size)
            page.show_page(view)
        return PageFit(
            page=view.page.id,
            text_px=page.texts.px,
            overflowing=tuple(page.texts.overflowing()),
            reference_fits=page.reference.fits,
            controls_fit=page.controls_fit,
            document_pages=page.document.pages if page.document.used else 0,
            groups=page.groups,
            definition_parts=page.placement.definition_parts,
            letters=page.placement.percent if page.placement.is_smaller else 0,
            block=view.page.block,
        )

    def page_of(self, method: str, language: str, theme: Theme | None = None) -> RatingPage:
        """The page that pages of a method in a language are measured with."""
        page = self._pages.page(method, language)
        if page.theme != (theme or self._theme):
            page.set_theme(theme or self._theme)
        return page

    def measure_writing(
        self, content: StudyContent, step: WritingStep, writing: Writing, language: str
    ) -> PageFit:
        """Lay out the page on which a response is written; its passages page by design."""
        view = writing_view_for(content, step, writing, language)
        with unheard(), spoken_in(language), spaced(wide=self._theme.wide):
            page = self._writing_page(language)
            page.resize(*self._size)
            page.show_view(view)
            counted = (view.topic.id, language)
            if counted not in self._passage_pages:
                has_any = bool(view.passages)
                self._passage_pages[counted] = page.passages.most_pages if has_any else 0
        return PageFit(
            page=writing.id,
            text_px=page.text_px,
            passage_pages=self._passage_pages[counted],
            definition_parts=page.instruction.parts,
            room_to_write=page.controls_fit,
        )

    def _writing_page(self, language: str) -> WritingPage:
        page = self._writing_pages.get(language)
        if page is None:
            page = self._writing_pages[language] = self._pages.taken(WritingPage(), language)
            page.set_theme(self._theme)
        return page


def page_area(screen: tuple[int, int]) -> tuple[int, int]:
    """The area that a screen leaves for a page."""
    return (screen[0], screen[1] - TOP_BAR - BOTTOM_BAR)
