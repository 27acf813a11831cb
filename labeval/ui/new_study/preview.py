"""The first pages of a study as its participants will see them: whole, and at their real size."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPixmap, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from labeval.jobs.planning.durations import RatingAhead
from labeval.study.model.grouping import by_question
from labeval.study.model.items import Item
from labeval.study.pages import Page
from labeval.study.study import StudyContent
from labeval.text.amounts import filled
from labeval.ui.fit import page_area
from labeval.ui.language import language_in_words
from labeval.ui.new_study.methods.methods_row import block_names
from labeval.ui.new_study.page_sheet import SCREEN, PageSheet
from labeval.ui.new_study.pages_fit import PagesFit, all_design_pages
from labeval.ui.new_study.real_size import RealAnswers, RealText
from labeval.ui.participant.looks import shared_looks
from labeval.ui.participant.page_view import PageView, view_for
from labeval.ui.participant.pages.block_look import BlockLook
from labeval.ui.theme import GRID, LABEL_PX, Theme
from labeval.ui.widgets.basics.chevron import Chevron
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.lettering import label_line
from labeval.ui.widgets.basics.one_pill import OnePill

_WIDEST = 310
MOST_ITEMS = 60
"""Texts whose pages can be looked at."""


def first_items(items: Sequence[Item]) -> list[Item]:
    """The texts of the first questions, whole questions where they are not too many."""
    found: list[Item] = []
    for texts in by_question(items[: 20 * MOST_ITEMS]).values():
        if found and len(found) + len(texts) > MOST_ITEMS:
            break
        found += texts[:MOST_ITEMS]
    return found


class _Picture(QWidget):
    """A picture that keeps its proportions."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._pixmap: QPixmap | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_pixmap(self, pixmap: QPixmap | None) -> None:
        self._pixmap = pixmap
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(width * SCREEN.height() / SCREEN.width())

    def sizeHint(self) -> QSize:
        return QSize(480, 270)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if self._pixmap is not None:
            painter.drawPixmap(self.rect(), self._pixmap)
        painter.setPen(self._theme.color("line"))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()


class Preview(QWidget):
    """Shows pages of a study, one at a time, and whether they fit.

    Args:
        answers: show the questions at their real size, and not the text.

    Signals:
        item_shown: the id of the first text on the page.
    """

    item_shown = Signal(str)

    def __init__(self, theme: Theme, *, answers: bool = False) -> None:
        super().__init__()
        self._theme = theme
        self._criterion = ""
        self._sheets: dict[str, PageSheet] = {}
        self._content: StudyContent | None = None
        self._pages: list[Page] = []
        self._at = 0
        self._ahead: Mapping[str, RatingAhead] = {}
        self._unmeasured: frozenset[str] = frozenset()
        self._language = ""
        self._chosen = ""
        """The language that was chosen here; empty until one is."""
        self._missing = self._waits = ""
        self._fit = PagesFit(self)
        self._fit.changed.connect(self._on_fit)
        self._looks: dict[str, BlockLook] = {}
        """The looks of the blocks, of the study before this one until its own are found."""
        self._finding: Iterator[str] = iter(())
        self._idle = QTimer(self, interval=0)
        self._idle.timeout.connect(self._find_look)
        self._heading = Label(theme, bold=True)
        self._place = Label(theme, role="soft_text")
        self.methods = OnePill(theme)
        """Leads to the first page of a method; hidden where there is one."""
        self.language = OnePill(theme)
        """The language of the pages; hidden where the study has one."""
        self.methods.widest = self.language.widest = _WIDEST
        self._before, self._after = Chevron(-1, self), Chevron(1, self)
        self._picture = _Picture(theme)
        self._each = Label(theme, role="soft_text", wrap=True)
        self._fits = Label(theme, role="soft_text", wrap=True)
        self._real_heading = Label(theme, bold=True)
        self._hidden = Label(theme, role="soft_text")
        self.real: RealText | RealAnswers = RealAnswers(theme) if answers else RealText(theme)
        """A part of the page as large as participants see it."""
        for pill in (self.methods, self.language):
            pill.hide()
        self._lay_out()
        self._before.clicked.connect(lambda: self.step(-1))
        self._after.clicked.connect(lambda: self.step(1))
        self.methods.changed.connect(self._on_method_chosen)
        self.language.changed.connect(self._on_language_chosen)
        self._redraw()

    @property
    def page(self) -> Page | None:
        """The page that is shown."""
        return self._pages[self._at] if self._pages else None

    @property
    def is_measuring(self) -> bool:
        """True while pages are being laid out."""
        return self._fit.is_measuring or self._idle.isActive()

    @property
    def fits_text(self) -> str:
        """The line below the picture."""
        return self._fits.text()

    def show_study(
        self,
        content: StudyContent | None,
        language: str,
        ahead: Mapping[str, RatingAhead],
        unmeasured: Iterable[str] = (),
        *,
        missing: str = "",
    ) -> None:
        """Show the pages of a study's blocks, beginning with the same text as before.

        Args:
            language: of the pages, until another one of the study's is chosen.
            ahead: what a participant's session has of each block, of the study with all its texts.
            unmeasured: criteria of which nobody has chosen yet what they are judged against.
            missing: a sentence for the place below the picture where there are no pages.
        """
        self._missing, self._waits = missing, ""
        shown = self.page.items[0] if self.page is not None else ""
        block = self.page.block if self.page is not None else ""
        self._content, self._ahead = content, ahead
        offered = content.study.offered_languages if content is not None else ()
        self._language = self._chosen if self._chosen in offered else language
        self._unmeasured = frozenset(unmeasured)
        self._pages = all_design_pages(content) if content is not None else []
        same = [n for n, page in enumerate(self._pages) if page.items[0] == shown]
        self._at = next((n for n in same if self._pages[n].block == block), same[0] if same else 0)
        self._idle.stop()
        self._finding = iter(())
        self._fit.begin(content)
        self._redraw()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._fit.is_measuring:
            self._idle.start()

    def hideEvent(self, event: QHideEvent) -> None:
        # Two pages of the window that look for looks would each begin anew what the other began.
        self._idle.stop()
        super().hideEvent(event)

    def wait(self, words: str) -> None:
        """Say that other pages are coming; those on show stay until then."""
        self._waits = words
        self._redraw_fit()

    def show_item(self, item: str) -> None:
        """Show the first page with this text."""
        found = [n for n, page in enumerate(self._pages) if item in page.items]
        if found:
            self._at = found[0]
            self._redraw()

    def show_criterion(self, criterion: str) -> None:
        """Show a criterion as the current one, on the first page that asks about it."""
        self._criterion = criterion
        if self.page is not None and criterion not in self.page.criteria:
            asked = (n for n, page in enumerate(self._pages) if criterion in page.criteria)
            self._at = next(asked, self._at)
        self._redraw()

    def step(self, pages: int) -> None:
        """Go to another page."""
        if 0 <= self._at + pages < len(self._pages):
            self._at += pages
            self._redraw()

    def _on_method_chosen(self) -> None:
        blocks = [page.block for page in self._pages]
        if self.methods.value in blocks:
            self._at = blocks.index(self.methods.value)
            self._redraw()

    def _on_language_chosen(self) -> None:
        self._language = self._chosen = self.language.value
        self._redraw()

    def close_work(self) -> None:
        """Lay out nothing more."""
        self._fit.stop()
        self._idle.stop()
        for sheet in self._sheets.values():
            sheet.hide()
            sheet.deleteLater()
        self._sheets.clear()

    def retranslate(self) -> None:
        """Follow a change of language."""
        self._redraw()

    # -- inside -------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        top = QHBoxLayout()
        top.addWidget(self._heading, 1)
        for part in (self._before, self._place, self._after):
            top.addWidget(part)
        for arrow in (self._before, self._after):
            arrow.set_theme(self._theme)
        column.addLayout(top)
        column.addWidget(self._picture)
        shown = QHBoxLayout()
        shown.setSpacing(GRID)
        shown.addStretch(1)
        for pill in (self.methods, self.language):
            shown.addWidget(pill)
        column.addLayout(shown)
        column.addWidget(self._each)
        # What comes once all pages are measured has its room before, so that nothing moves then.
        self._fits.setMinimumHeight(2 * label_line(LABEL_PX))
        self._fits.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
        column.addWidget(self._fits)
        row = QHBoxLayout()
        row.addWidget(self._real_heading, 1)
        row.addWidget(self._hidden)
        column.addLayout(row)
        column.addWidget(self.real, 1)

    def _redraw(self) -> None:
        self._heading.set_text(self.tr("As participants will see it"))
        self._picture.setAccessibleName(self._heading.text())
        self._hidden.set_text(self.tr("the system is never shown"))
        count = len(self._pages)
        self._show_place()
        self._before.setEnabled(self._at > 0)
        self._after.setEnabled(self._at + 1 < count)
        self._before.setAccessibleName(self.tr("Page before"))
        self._after.setAccessibleName(self.tr("Next page"))
        page, content = self.page, self._content
        self._show_methods(page, content)
        self._show_languages(content)
        if page is None or content is None:
            self._picture.show_pixmap(None)
            self._show_real(None)
            self._redraw_fit()
            return
        sheet = self._sheet()
        view = view_for(content, page, self._language)
        view = replace(view, unmeasured=self._unmeasured)
        ahead = self._ahead.get(page.block, RatingAhead(self._of_block(), 0))
        number = min(self._number(), ahead.pages)
        minutes = ahead.minutes_from(number)
        look = self._looks.get(page.block)
        sheet.show_view(view, minutes, number, ahead.pages, self._criterion, look=look)
        self._picture.show_pixmap(sheet.picture(SCREEN.width() // 2, 2.0))
        self._show_real(sheet)
        self._describe(view)
        self._redraw_fit()
        self.item_shown.emit(page.items[0])

    def _describe(self, view: PageView) -> None:
        """Give both pictures the words that they show, for who cannot see them."""
        asked = [criterion.name.in_language(view.language) for criterion in view.criteria]
        words = [view.question.text, *(text.text for text in view.texts), *asked]
        self._picture.setAccessibleDescription("\n".join(filter(None, words)))
        self.real.setAccessibleDescription("\n".join(asked))

    def _number(self) -> int:
        """The place of the page among those of its method, from 1."""
        assert self.page is not None
        first = [page.block for page in self._pages].index(self.page.block)
        return self._at - first + 1

    def _of_block(self) -> int:
        """Pages of the method of the page on show."""
        assert self.page is not None
        return Counter(page.block for page in self._pages)[self.page.block]

    def _show_place(self) -> None:
        """Number the page among those of its method, and say how many a participant gets."""
        self._each.hide()
        if self.page is None:
            self._place.clear()
            return
        number, count = self._number(), self._of_block()
        text = self.tr("Page {number} of {count}")
        self._place.set_text(text.format(number=number, count=count))
        ahead = self._ahead.get(self.page.block)
        if ahead is not None and ahead.pages < count:
            each = self.tr("Each participant gets {each} of these {count} pages")
            pairs = len({frozenset(p.items) for p in self._pages if p.block == self.page.block})
            if len(self.page.items) == 2 and pairs < count:
                each = self.tr(
                    "Each participant gets {each} of these {count} pages ({pairs:pair|pairs}, "
                    "{exchanged} of them also with sides exchanged)"
                )
            values = {"each": ahead.pages, "count": count, "exchanged": count - pairs}
            self._each.set_text(filled(each, pairs=pairs, **values))
            self._each.show()

    def _show_real(self, sheet: PageSheet | None) -> None:
        self.real.show_part(sheet)
        text = self.tr("At its real size")
        if self.real.percent < 100:
            text = self.tr("At {percent} % of its real size").format(percent=self.real.percent)
        self._real_heading.set_text(text)
        self.real.setAccessibleName(text)

    def _show_methods(self, page: Page | None, content: StudyContent | None) -> None:
        """Offer the methods that have pages, with that of the page on show."""
        blocks = dict.fromkeys(page.block for page in self._pages)
        self.methods.setEnabled(page is not None)
        if page is not None and content is not None:  # else it stays in its place
            self.methods.setVisible(len(blocks) > 1)
            names = block_names({id: content.study.blocks[id] for id in blocks})
            self.methods.set_values(self.tr("Method"), names)
            self.methods.show_value(page.block)

    def _show_languages(self, content: StudyContent | None) -> None:
        """Offer the languages of the study, with that of the page on show."""
        self.language.setEnabled(content is not None)
        if content is None:
            return
        offered = content.study.offered_languages
        self.language.setVisible(len(offered) > 1)
        names = {code: language_in_words(code) for code in offered}
        self.language.set_values(self.tr("Language"), names)
        self.language.show_value(self._language)

    def _sheet(self) -> PageSheet:
        if self._language not in self._sheets:
            self._sheets[self._language] = PageSheet(self._theme, self._language)
        return self._sheets[self._language]

    def _on_fit(self) -> None:
        """Find the looks of the blocks once all pages have been measured."""
        self._redraw_fit()
        if not self._fit.is_measuring and self._pages:
            self._finding = self._found_looks()
            if self.isVisible():
                self._idle.start()

    def _found_looks(self) -> Iterator[str]:
        """One page laid out a step; the block whenever one's look is found, else nothing."""
        content = self._content
        assert content is not None
        room = QSize(*page_area((SCREEN.width(), SCREEN.height())))
        for block in dict.fromkeys(page.block for page in self._pages):
            for _ in shared_looks().finding(content, block, room, self._theme):
                yield ""
            look = shared_looks().known(content, block, room, self._theme)
            if look is not None and look != self._looks.get(block):
                self._looks[block] = look
                yield block

    def _find_look(self) -> None:
        block = next(self._finding, None)
        if block is None:
            self._idle.stop()
        elif self.page is not None and block == self.page.block:
            self._redraw()

    def _redraw_fit(self) -> None:
        words = self._fit.text if self._pages else self._missing
        self._fits.set_text(self._waits or words)
