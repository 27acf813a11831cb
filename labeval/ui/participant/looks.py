"""One look for all pages of a block: the texts' size, and the room that their source has."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache

from PySide6.QtCore import QObject, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication

from labeval.jobs.planning.check import pages_of_block
from labeval.study.pages import Page
from labeval.study.study import StudyContent
from labeval.ui.accessible import unheard
from labeval.ui.language import spoken_in, words_are_in_use
from labeval.ui.participant.measured_pages import MeasuredPages
from labeval.ui.participant.page_view import view_for
from labeval.ui.participant.pages.block_look import BlockLook
from labeval.ui.participant.pages.rating_page import RatingPage
from labeval.ui.participant.sizes import Drawing, drawings
from labeval.ui.theme import Theme
from labeval.ui.widgets.basics.lettering import spaced

WIDER = (0.4, 0.44, 0.48)
"""Shares of the page's width that a source of several pages may have where texts spare it."""
MOST_PAGES = 120
"""Pages of a block that are laid out; of more, those with the longest texts and sources."""
_UNTRIED = Drawing(0.0)
"""None of the ways to draw a page, so that all of them are tried."""
_KEPT = 24
_BEGIN_MS, _PAUSE_MS = 400, 4
"""Milliseconds before the first page is laid out, and between two, for keys and the pointer."""
_Key = tuple[int, str, tuple[int, int], float, bool]


@dataclass(frozen=True, slots=True)
class _Outcome:
    """All pages of a block, laid out in one way."""

    text_px: int
    drawing: Drawing
    document_pages: int
    misfits: int
    """Texts, definitions, criteria and references that are in parts, over all pages."""


class BlockLooks:
    """Finds the looks of a study's blocks, each once for a size of the page and of the letters.

    All pages of the block are laid out in every language of the study, so that participants have
    the same one, whichever pages and language are theirs.
    """

    def __init__(self) -> None:
        self._pages = MeasuredPages(self)
        self._found: OrderedDict[_Key, tuple[StudyContent, BlockLook]] = OrderedDict()
        self._begun: tuple[_Key, Iterator[None]] | None = None

    def known(
        self, content: StudyContent, block: str, size: QSize, theme: Theme
    ) -> BlockLook | None:
        """The look of a block, if it has been found before."""
        kept = self._found.get(_key(content, block, size, theme))
        return kept[1] if kept is not None else None

    def look(self, content: StudyContent, block: str, size: QSize, theme: Theme) -> BlockLook:
        """The look of a block, found now if nobody has asked for it before."""
        for _ in self.finding(content, block, size, theme):
            pass
        found = self.known(content, block, size, theme)
        assert found is not None
        return found

    def finding(
        self, content: StudyContent, block: str, size: QSize, theme: Theme
    ) -> Iterator[None]:
        """Find the look of a block, one page a step; none where it is known.

        What somebody else has begun is gone on with, unless another block was begun since: both
        would lay out the same widgets.
        """
        key = _key(content, block, size, theme)
        while key not in self._found:
            if self._begun is None or self._begun[0] != key:
                self._begun = (key, self._kept(key, content, block, size, theme))
            for _ in self._begun[1]:
                yield
                break
            else:
                self._begun = None

    def page_of(self, method: str, language: str) -> RatingPage:
        """The page that is laid out for a method in a language."""
        return self._pages.page(method, language)

    # -- inside -------------------------------------------------------------------------------

    def _kept(
        self, key: _Key, content: StudyContent, block: str, size: QSize, theme: Theme
    ) -> Iterator[None]:
        """Find a look and remember it with the content, whose identity is in the key."""
        self._found[key] = (content, (yield from self._steps(content, block, size, theme)))
        while len(self._found) > _KEPT:
            self._found.popitem(last=False)

    def _steps(
        self, content: StudyContent, block: str, size: QSize, theme: Theme
    ) -> Generator[None, None, BlockLook]:
        plain = BlockLook((size.width(), size.height()), theme.text_scale, theme.wide)
        pages = _longest(content, pages_of_block(content, block))
        best = yield from self._tried(content, pages, plain, theme)
        if best is None:
            return plain
        look = replace(plain, text_px=best.text_px, drawing=best.drawing)
        for share in WIDER:
            if best.document_pages < 2 or best.misfits:
                break
            trial = replace(plain, share=share)
            other = yield from self._tried(content, pages, trial, theme, best)
            if other is not None and other.document_pages < best.document_pages:
                best = other
                look = replace(trial, text_px=best.text_px, drawing=best.drawing)
        return look

    def _tried(
        self,
        content: StudyContent,
        pages: Sequence[Page],
        look: BlockLook,
        theme: Theme,
        before: _Outcome | None = None,
    ) -> Generator[None, None, _Outcome | None]:
        """Lay all pages out with a look; None where there is none, or where ``before`` is better
        for the texts."""
        ways = drawings(theme, QSize(*look.size))
        px, documents, misfits, way = 0, 0, 0, 0
        for page in self._pages:
            page.placement.drawing = _UNTRIED
        for language in content.study.offered_languages:
            for given in pages:
                page = self._lay_out(content, given, language, look, theme)
                px = min(px or page.texts.px, page.texts.px)
                documents = max(documents, page.document.pages if page.document.used else 0)
                placed = page.placement
                misfits += len(page.texts.overflowing()) + len(placed.in_parts)
                misfits += not page.controls_fit
                way = max(way, ways.index(placed.drawing))
                if before is not None and misfits:
                    return None
                yield
        return _Outcome(px, ways[way], documents, misfits) if px else None

    def _lay_out(
        self, content: StudyContent, given: Page, language: str, look: BlockLook, theme: Theme
    ) -> RatingPage:
        view = view_for(content, given, language)
        view = replace(view, reminder=view.settings.comment.remind_after_pages is not None)
        with unheard(), spoken_in(language), spaced(wide=theme.wide):
            page = self.page_of(view.settings.method, language)
            if page.theme != theme:
                page.set_theme(theme)  # which places it as it was before
                page.placement.drawing = _UNTRIED
            page.placement.look = look
            page.resize(*look.size)
            page.show_page(view)
        return page


class LooksAhead(QObject):
    """Finds the looks of blocks before they are needed, one page a turn of the event loop."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work: Iterator[None] = iter(())
        self._blocks: dict[str, Iterator[None]] = {}
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)

    @property
    def is_finding(self) -> bool:
        """True while there is a block whose look is still to be found."""
        return self._timer.isActive()

    def prepare(
        self, content: StudyContent, blocks: Iterable[str], size: QSize, theme: Theme
    ) -> None:
        """Leave what was still to be done, and begin with these blocks."""
        find = shared_looks().finding
        self._blocks = {block: find(content, block, size, theme) for block in blocks}
        self._work = (_ for steps in self._blocks.values() for _ in steps)
        self._timer.start(_BEGIN_MS)

    def finish(self, block: str) -> None:
        """Find the look of one of the blocks at once, while the pointer says to wait."""
        QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        try:
            for _ in self._blocks.get(block, ()):
                pass
        finally:
            QGuiApplication.restoreOverrideCursor()

    def stop(self) -> None:
        """Find nothing more."""
        self._timer.stop()

    def _go_on(self) -> None:
        self._timer.setInterval(_PAUSE_MS)
        if words_are_in_use():
            return  # what somebody waits for comes first
        if next(self._work, self) is self:
            self._timer.stop()


@cache
def shared_looks() -> BlockLooks:
    """The looks that all parts of the program share."""
    return BlockLooks()


def _key(content: StudyContent, block: str, size: QSize, theme: Theme) -> _Key:
    return (id(content), block, (size.width(), size.height()), theme.text_scale, theme.wide)


def _longest(content: StudyContent, pages: Sequence[Page]) -> Sequence[Page]:
    """Pages whose texts, or source and question, are the longest, if there are very many."""
    if len(pages) <= MOST_PAGES:
        return pages

    def height(text: str) -> int:
        return len(text) + 60 * text.count("\n")

    def of_texts(page: Page) -> int:
        return max(height(content.item(item).text) for item in page.items)

    def of_source(page: Page) -> int:
        item = content.item(page.items[0])
        return height(item.source) + height(item.question)

    half = MOST_PAGES // 2
    chosen = sorted(pages, key=of_texts, reverse=True)[:half]
    chosen += sorted(pages, key=of_source, reverse=True)[:half]
    return list({page.id: page for page in chosen}.values())
