"""Places of the words of a rating page on the screen, collected a little at a time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import reduce
from operator import or_
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QWidget

from labeval.coding.words import words_of
from labeval.instruments.marks import Box, ScreenLayout, TextOnScreen, WordBox
from labeval.ui.participant.pages.rating_page import RatingPage

_WORDS_AT_ONCE = 12
"""Words between two moments at which something else may be done."""


class Sight(NamedTuple):
    """Texts on screen and their places, as far as they are known without looking at each word."""

    page: str
    screen: str
    place: tuple[float, ...]
    """Place of the screen, with its device pixels."""
    texts: tuple[tuple[object, ...], ...] = ()


def sight_of(page: RatingPage | None, id: str, window: QWidget) -> Sight:
    """Texts in sight now; none where no page is.

    Args:
        id: of the screen that the session is at.
    """
    screen = window.screen()
    geometry = screen.geometry()
    x, y, width, height = geometry.x(), geometry.y(), geometry.width(), geometry.height()
    place = (x, y, width, height, screen.devicePixelRatio())
    texts = []
    for name, view in page.markable().items() if page is not None else ():
        at = view.canvas.mapToGlobal(QRectF(view.canvas.rect()).topLeft())
        texts.append((name, view.text, view.in_view(), view.canvas.size(), at.x(), at.y()))
    return Sight(id, screen.name(), place, tuple(texts))


def layout_of(
    page: RatingPage | None, sight: Sight, window: QWidget, at_ms: int
) -> Iterator[ScreenLayout | None]:
    """Collect the places of words and answers; yields None until the layout comes, at the end.

    Args:
        at_ms: session time at which it was painted.
    """
    screen = window.screen()
    geometry, ratio = screen.geometry(), screen.devicePixelRatio()
    texts, criteria = [], []
    if page is not None:
        for name, view in page.markable().items():
            start, end = view.in_view()
            found: list[WordBox] = []
            in_view = [s for s in words_of(view.text) if s.end > start and s.start <= end]
            for n, span in enumerate(in_view, start=1):
                word, rects = view.text[span.start : span.end], view.rects_of(span.start, span.end)
                found += [
                    WordBox(span.start, span.end, box, word)
                    for box in _boxes(view.canvas, rects, screen)
                ]
                if n % _WORDS_AT_ONCE == 0:
                    yield None
            texts.append(TextOnScreen(name, start, end, found))
        for field in page.view.fields:
            controls = {page.control(field.id, value) for value in field.options}
            seen = [control for control in controls if control is not None and control.isVisible()]
            boxes = [box for c in seen for box in _boxes(c, [QRectF(c.rect())], screen)]
            if boxes:
                criteria.append((field.criterion, _around(boxes)))
    size = geometry.size() * ratio
    yield ScreenLayout(
        *(at_ms, sight.page, sight.screen, size.width(), size.height()), texts, criteria
    )


def _boxes(widget: QWidget, rects: Iterable[QRectF], screen: QScreen) -> Iterator[Box]:
    """Places on a widget as pixels of the screen."""
    origin, ratio = QRectF(screen.geometry()).topLeft(), screen.devicePixelRatio()
    for rect in rects:
        at = (widget.mapToGlobal(rect.topLeft()) - origin) * ratio
        yield (
            *(round(at.x()), round(at.y())),
            *(round(rect.width() * ratio), round(rect.height() * ratio)),
        )


def _around(boxes: Iterable[Box]) -> Box:
    """The smallest box that holds all of them."""
    whole = reduce(or_, (QRectF(*box) for box in boxes)).toRect()
    return whole.x(), whole.y(), whole.width(), whole.height()
