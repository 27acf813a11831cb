"""A participant's whole screen with one page, drawn by the page itself and never shown."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from labeval.jobs.new_study.designs import Design
from labeval.jobs.planning.durations import rating_ahead
from labeval.study.study import StudyContent
from labeval.ui.accessible import unheard
from labeval.ui.language import direction_of, interface_language, spoken_in
from labeval.ui.participant.methods import find_page
from labeval.ui.participant.page_view import PageView, view_for
from labeval.ui.participant.pages.block_look import BlockLook
from labeval.ui.participant.pages.rating_page import RatingPage
from labeval.ui.participant.writing.page import WritingPage
from labeval.ui.participant.writing.view import writing_view_for
from labeval.ui.theme import Theme, palette_of
from labeval.ui.widgets.bars.bottom_bar import HEIGHT as BOTTOM_BAR
from labeval.ui.widgets.bars.bottom_bar import BottomBar, Onward
from labeval.ui.widgets.bars.top_bar import HEIGHT as TOP_BAR
from labeval.ui.widgets.bars.top_bar import TopBar, Whereabouts
from labeval.ui.widgets.basics.lettering import spaced

SCREEN = QSize(1280, 720)


class PageSheet(QWidget):
    """One page between its bars at the size of the laboratory's screen.

    Args:
        language: of the session, which pages and bars are in.
    """

    def __init__(self, theme: Theme, language: str) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self.setAutoFillBackground(True)
        self.setPalette(palette_of(theme))
        self.resize(SCREEN)
        # With the spacing that participants begin with, whatever the supervisor reads with.
        self._theme, self.language = replace(theme, wide=False), language
        self.setLayoutDirection(direction_of(language))
        self._pages: dict[str, RatingPage] = {}
        self._page: RatingPage | WritingPage | None = None
        with unheard(), spoken_in(language), spaced(wide=False):
            self._top = TopBar(self._theme, self)
            self._bottom = BottomBar(self._theme, self)
        self._top.setGeometry(0, 0, SCREEN.width(), TOP_BAR)
        self._bottom.setGeometry(0, SCREEN.height() - BOTTOM_BAR, SCREEN.width(), BOTTOM_BAR)

    @property
    def page(self) -> RatingPage | None:
        """The rating page that is shown."""
        return self._page if isinstance(self._page, RatingPage) else None

    def event(self, event: QEvent) -> bool:
        """Keep the session's language when the interface's is another one."""
        return event.type() == QEvent.Type.LanguageChange or super().event(event)

    def show_design(self, design: Design) -> None:
        """Show the first page of a design as a participant finds it."""
        content = design.content
        if design.first_page is not None:
            view = view_for(content, design.first_page, self.language)
            self.show_view(view, rating_ahead(content)[design.first_page.block].minutes)
        elif design.first_writing is not None:
            self._show_writing(content, design)

    def show_view(
        self,
        view: PageView,
        minutes: float,
        number: int = 1,
        count: int = 0,
        criterion: str = "",
        *,
        look: BlockLook | None = None,
    ) -> None:
        """Show a rating page with the bars around it, and a criterion as the current one.

        Args:
            look: of all pages of the block, where it is known.
        """
        with unheard(), spoken_in(self.language), spaced(wide=False):
            page = self._rating_page(view.settings.method)
            page.placement.look = look or BlockLook()
            page.show_page(view)
            page.set_read_only(True)
            current = next((f for f in view.fields if criterion and f.criterion == criterion), None)
            if current is not None:
                page.make_current(current, focus=False)
                page.show_explanation()
            title = view.settings.title
            self._top.show_whereabouts(
                Whereabouts(
                    title=title.in_language(self.language) if title else self.tr("Rating"),
                    number=number if count else 0,
                    count=count,
                    share=0.3,
                    minutes_left=minutes,
                    can_pause=True,
                    can_ask=True,
                )
            )
            total = len(view.fields)
            self._bottom.show_onward(
                Onward(
                    self.tr("Next page"),
                    self.tr("{open} of {count} still open").format(open=total, count=total),
                    can_go_back=True,
                    hints=page.key_hints(),
                )
            )
            self._come_up(page)

    def _show_writing(self, content: StudyContent, design: Design) -> None:
        assert design.first_writing is not None
        step, writing = design.first_writing
        with unheard(), spoken_in(self.language), spaced(wide=False):
            page = WritingPage(self)
            page.set_theme(self._theme)
            self._place(page)
            page.show_view(writing_view_for(content, step, writing, self.language))
            title = step.title.in_language(self.language) if step.title else ""
            where = Whereabouts(title=title, share=0.3, minutes_left=design.minutes[0])
            self._top.show_whereabouts(where)
            self._bottom.show_onward(Onward(self.tr("Next page"), can_go_back=True))
            self._come_up(page)

    def picture(self, width: int, density: float) -> QPixmap:
        """The screen, ``width`` logical pixels wide."""
        scale = width / SCREEN.width()
        drawn = QPixmap(QSize(width, round(SCREEN.height() * scale)) * density)
        drawn.setDevicePixelRatio(density)
        drawn.fill(self._theme.color("ground"))
        painter = QPainter(drawn)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(scale, scale)
        with (
            unheard(),
            spoken_in(self.language),
            spaced(wide=False),
        ):  # for words that are set when they are painted
            self.render(painter, QPoint(0, 0))
        painter.end()
        return drawn

    def _rating_page(self, method: str) -> RatingPage:
        if method not in self._pages:
            page = self._pages[method] = find_page(method)(self)
            page.set_theme(self._theme)
            self._place(page)
        return self._pages[method]

    def _place(self, page: QWidget) -> None:
        height = SCREEN.height() - TOP_BAR - BOTTOM_BAR
        page.setGeometry(0, TOP_BAR, SCREEN.width(), height)

    def _come_up(self, page: RatingPage | WritingPage) -> None:
        for other in self._pages.values():
            other.setVisible(other is page)
        self._page = page
        page.show()
        self.ensurePolished()
        self.show()


def sheet_language(content: StudyContent) -> str:
    """The interface's language where a study has it, else the study's first."""
    return content.study.session_language(interface_language())
