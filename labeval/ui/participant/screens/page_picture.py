"""The picture of a block's rating page, with the places that the instructions name.

It is drawn by the page itself, so it always looks as the pages will; the texts to judge are
replaced, so that nobody reads one before its turn.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import product

from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from labeval.session.running.session import Session
from labeval.study.model.items import Item
from labeval.study.pages import Page
from labeval.ui.accessible import unheard
from labeval.ui.language import direction_of
from labeval.ui.participant.methods import find_page
from labeval.ui.participant.page_view import PageView, view_for
from labeval.ui.participant.pages.rating_page import RatingPage
from labeval.ui.theme import Theme, palette_of
from labeval.ui.widgets.bars.bottom_bar import BottomBar, Onward

WIDTH = 1280
_HEIGHT = 616
"""Height of a page on a screen of 1280x720 between the two bars."""
_BAR = 60
_TOP = 12
_SIDE = 50
"""Margins, in which a number has room next to its part."""
_CLOSE = 24
"""Most pixels between a part and the margin that it is next to."""
_REACH = 23
"""Half of a number's width in the page's pixels, where the picture is as small as on a small
screen."""
_STEP = 8
_NEAR = 120
"""Most steps to a free place for a number, in pixels each way."""
_FILLER_SENTENCES, _SOURCE_SENTENCES = 7, 20


@dataclass(frozen=True, slots=True)
class Callout:
    """A place on the picture, in the page's own pixels, and what is there."""

    spot: QPoint
    """Middle of the number."""
    end: QPoint
    """End of the line from the number to the part that it is about; on its edge, or the spot where
    that is on the part."""
    says: str


def picture_page(session: Session) -> Page | None:
    """The first page of the block that the session is about to begin."""
    block = session.state.current.block
    pages = (p for step in session.state.plan.steps for p in step.pages if p.block == block)
    return next(iter(sorted(pages, key=lambda page: not page.counts)), None)


class PagePictureSource:
    """A rating page and its bottom bar, off screen.

    Args:
        session: at the instructions of the block.
        page: the page that is drawn.
        theme: in which it is drawn; the text scale stays 1, so that the page fits.
    """

    def __init__(self, session: Session, page: Page, theme: Theme) -> None:
        with unheard():
            self._lay_out(session, page, theme)

    def _lay_out(self, session: Session, page: Page, theme: Theme) -> None:
        self.sheet = QWidget()
        self.sheet.setPalette(palette_of(theme))
        self.sheet.setLayoutDirection(direction_of(session.language))
        self.sheet.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self.sheet.resize(WIDTH + 2 * _SIDE, _TOP + _HEIGHT + _BAR)
        plain = theme.scaled(1.0)
        view = _view_without_texts(session, page)
        self._page: RatingPage = find_page(view.settings.method)(self.sheet)
        self._page.set_theme(plain)
        self._page.setGeometry(_SIDE, _TOP, WIDTH, _HEIGHT)
        self._bar = BottomBar(plain, self.sheet)
        self._bar.setGeometry(_SIDE, _TOP + _HEIGHT, WIDTH, _BAR)
        self._page.show_page(view)
        self._page.set_read_only(True)
        next_page = QCoreApplication.translate("StepScreen", "Next page")
        self._bar.show_onward(Onward(next_page, hints=self._page.key_hints()))
        self.sheet.ensurePolished()
        self.sheet.show()

    def callouts(self) -> list[Callout]:
        """Callouts for the text, the reference, the answers, the definition, the words behind an
        answer where they are asked for, and going on.
        """
        page = self._page
        read = page.text_widget()
        wanted = [(_inside(self._where(read)), read, "read")]
        if page.document.used:
            wanted.append((_inside(self._where(page.document)), page.document, "against"))
        elif not page.reference.isHidden():
            wanted.append((self._edge(page.reference), page.reference, "against"))
        spot, asked = self._answers()
        wanted.append((spot, asked, "answer"))
        wanted.append((self._next_to(page.definition), page.definition, "meaning"))
        if page.view.settings.evidence is not None:
            bar = page.evidence.bar
            wanted.append((self._edge(bar), bar, "words"))
        onward = self._bar.next_button
        wanted.append((self._edge(onward), onward, "onward"))
        free, found = _FreePlaces(self.sheet), []
        for spot, part, place in wanted:
            at = free.take(spot)
            found.append(Callout(at, _nearest(at, self._where(part)), _translated(place)))
        return found

    def dispose(self) -> None:
        """Take the page down."""
        with unheard():
            self.sheet.hide()
        self.sheet.deleteLater()

    def _answers(self) -> tuple[QPoint, QWidget]:
        """Next to the grid of answers, or before the first of the buttons for a text; with it."""
        grid = getattr(self._page, "grid", None)
        if isinstance(grid, QWidget):
            return self._edge(grid), grid
        first = self._page.findChild(QWidget, "answers") or self._page.text_widget()
        where = self._where(first)
        return QPoint(where.left() - _REACH - 4, where.center().y()), first

    def _next_to(self, part: QWidget) -> QPoint:
        """In the margin next to a part, or above a part that is between others."""
        where = self._where(part)
        if where.right() > _SIDE + WIDTH - _CLOSE:
            return self._edge(part)
        if where.left() > _SIDE + _CLOSE:
            return QPoint(where.center().x(), where.top() - _REACH - _STEP)
        return QPoint(where.left() - _SIDE // 2, where.center().y())

    def _edge(self, part: QWidget) -> QPoint:
        """To the right of a part."""
        where = self._where(part)
        return QPoint(where.right() + _SIDE // 2, where.center().y())

    def _where(self, part: QWidget) -> QRect:
        return QRect(part.mapTo(self.sheet, QPoint(0, 0)), part.size())


def _inside(where: QRect) -> QPoint:
    """Below the middle: under the words of a text, above buttons at its foot."""
    return QPoint(where.center().x(), where.top() + round(where.height() * 0.7))


def _nearest(spot: QPoint, where: QRect) -> QPoint:
    """The point of a part that is nearest to a spot."""
    x = min(max(spot.x(), where.left()), where.right())
    return QPoint(x, min(max(spot.y(), where.top()), where.bottom()))


class _FreePlaces:
    """Places on a page with nothing below them but one colour, each taken once."""

    def __init__(self, page: QWidget) -> None:
        drawn = QImage(page.size(), QImage.Format.Format_RGB32)
        drawn.fill(page.palette().window().color())
        page.render(drawn)
        grey = drawn.convertToFormat(QImage.Format.Format_Grayscale8)
        self._row, self._area = grey.bytesPerLine(), grey.rect()
        self._bytes = bytes(grey.constBits())
        self._taken: list[QPoint] = []

    def take(self, wanted: QPoint) -> QPoint:
        """The free place that is nearest to the one wanted; that one where there is none near."""
        steps = range(-_NEAR // _STEP, _NEAR // _STEP + 1)
        offsets = sorted(product(steps, steps), key=lambda step: step[0] ** 2 + step[1] ** 2)
        places = (wanted + QPoint(_STEP * x, _STEP * y) for x, y in offsets)
        found = next((place for place in places if self._is_free(place)), wanted)
        self._taken.append(found)
        return found

    def _is_free(self, place: QPoint) -> bool:
        below = QRect(0, 0, 2 * _REACH, 2 * _REACH)
        below.moveCenter(place)
        if not self._area.contains(below):
            return False
        if any((place - other).manhattanLength() < 2 * _REACH + _STEP for other in self._taken):
            return False
        first = below.top() * self._row
        colour = self._bytes[first + below.left() : first + below.left() + 1]
        line = colour * below.width()
        starts = (y * self._row + below.left() for y in range(below.top(), below.bottom() + 1))
        return all(self._bytes[start : start + len(line)] == line for start in starts)


def _translated(place: str) -> str:
    """The text of a callout."""
    return {
        "read": QCoreApplication.translate("PagePicture", "What you read and judge"),
        "against": QCoreApplication.translate(
            "PagePicture", "What you judge it against; it stays in view"
        ),
        "answer": QCoreApplication.translate(
            "PagePicture", "Where you answer, with the mouse or the keys below"
        ),
        "meaning": QCoreApplication.translate("PagePicture", "What the current criterion means"),
        "words": QCoreApplication.translate(
            "PagePicture", "The words in the text that decided your answer; drag over them there"
        ),
        "onward": QCoreApplication.translate("PagePicture", "Go on when everything is answered"),
    }[place]


def _view_without_texts(session: Session, page: Page) -> PageView:
    view = view_for(session.content, page, session.language)
    return replace(view, items=tuple(_filled(item, n, view) for n, item in enumerate(view.items)))


def _filled(item: Item, n: int, view: PageView) -> Item:
    """The item with other words in place of its text, and of a source that is next to it."""
    sentence = QCoreApplication.translate("PagePicture", "Sample text.")
    filled = {"text": " ".join([sentence] * (_FILLER_SENTENCES - n % 2))}
    if view.settings.reference == "document" and item.source:
        filled["source"] = " ".join([sentence] * _SOURCE_SENTENCES)
    return item.model_copy(update=filled)
