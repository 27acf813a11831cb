"""Tab goes through a window in the order in which it is read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import cast

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QWidget

from labeval.ui.accessible.accessible import Accessible
from labeval.ui.accessible.announcing import unheard
from labeval.ui.accessible.keyboard_proxies import has_keyboard_elsewhere
from labeval.ui.accessible.order import parts_in_order


class TabbedAsRead:
    """A window whose stops for Tab follow each other as they are read; named before its Qt class.

    Qt's own order is that in which the parts were made, whatever their places.
    """

    stops_at_words = False
    """True where Tab stops at words to read, too, while assistive technology runs: nobody may be
    asked about what was not read to them."""

    def focusNextPrevChild(self, next: bool) -> bool:
        """Go to the following stop, or the one before; from the last to the first."""
        window = cast(QWidget, self)
        focused = window.focusWidget()
        found = [part for part in _parts(window) if part is focused or self._is_stop(part)]
        stops = [p for p, after in _pairs(found) if p is focused or not _is_label_of(p, after)]
        others = [part for part in stops if part is not focused]
        if not others:
            return False
        if focused is not None and not focused.isVisible():
            target = _near(focused, others)
        elif focused not in stops:
            target = others[0 if next else -1]
        else:
            target = stops[(stops.index(focused) + (1 if next else -1)) % len(stops)]
        reason = Qt.FocusReason.TabFocusReason if next else Qt.FocusReason.BacktabFocusReason
        target.setFocus(reason)
        return True

    def _is_stop(self, part: QWidget) -> bool:
        return _is_stop(part) or (self.stops_at_words and _is_read_aloud(part))


def stops_of(window: QWidget) -> list[QWidget]:
    """The stops for Tab in a window, in the order of reading."""
    return [part for part in _parts(window) if _is_stop(part)]


def first_words(within: QWidget) -> QWidget | None:
    """The first words to be read in a widget; None where there are none, or nobody listens."""
    return next((part for part in _parts(within) if _is_read_aloud(part)), None)


def leave(part: QWidget) -> None:
    """Take the keyboard from what is hidden or made anew next, or each part that has it for a
    moment in between would be read.

    Qt reports what loses the keyboard so as if it had just got it, which nobody is to hear either.
    """
    focused = QApplication.focusWidget()
    if focused is not None and part.isAncestorOf(focused):
        with unheard():
            focused.clearFocus()


def _near(hidden: QWidget, stops: list[QWidget]) -> QWidget:
    """The first stop in the smallest part of the window that had what is hidden and has a stop."""
    around = hidden.parentWidget()
    while around is not None:
        inside = next((stop for stop in stops if around.isAncestorOf(stop)), None)
        if inside is not None:
            return inside
        around = around.parentWidget()
    return stops[0]


def _parts(widget: QWidget) -> Iterator[QWidget]:
    for part in parts_in_order(widget):
        if not isinstance(part, Accessible) or part.is_exposed:
            yield part
            yield from _parts(part)


def _is_stop(part: QWidget) -> bool:
    by_tab = part.focusPolicy() & Qt.FocusPolicy.TabFocus == Qt.FocusPolicy.TabFocus
    reached = by_tab or (QAccessible.isActive() and _is_text_to_click(part))
    free = part.isEnabled() and not has_keyboard_elsewhere(part)
    return reached and free and not _needs_no_keyboard(part)


def _needs_no_keyboard(part: QWidget) -> bool:
    """Return whether a part scrolls nothing by itself: all of it is in view, or what has the
    keyboard in it brings itself into view."""
    inside = part.widget() if isinstance(part, QScrollArea) else None
    if not isinstance(part, QScrollArea) or inside is None:
        return False
    scrolls = part.verticalScrollBar().maximum() > 0 or part.horizontalScrollBar().maximum() > 0
    return not scrolls or bool(stops_of(inside))


def _pairs(stops: list[QWidget]) -> Iterator[tuple[QWidget, QWidget | None]]:
    """Each stop with the one after it."""
    return zip(stops, [*stops[1:], None], strict=True)


def _is_label_of(part: QWidget, after: QWidget | None) -> bool:
    """Return whether words are read with the part that follows them, whose name begins with them:
    whoever types there after Tab means that part."""
    if after is None or _is_stop(part) or not _is_stop(after):
        return False
    words, name = _words_of(part), after.accessibleName()
    return bool(words) and re.match(rf"{re.escape(words)}\b|{re.escape(words)}$", name) is not None


def _is_text_to_click(part: QWidget) -> bool:
    """Return whether Tab stops at a text for assistive technology alone, which reads the focus."""
    text = part.accessible_text() if isinstance(part, Accessible) else None
    return text is not None and part.focusPolicy() == Qt.FocusPolicy.ClickFocus


def _is_read_aloud(part: QWidget) -> bool:
    """Return whether assistive technology runs and a widget's words are to be read by themselves:
    those that name a group around them are read with it."""
    if not isinstance(part, Accessible) or not part.is_read_aloud or not QAccessible.isActive():
        return False
    words = _words_of(part)
    return bool(words) and words not in _names_around(part)


def _words_of(part: QWidget) -> str:
    words = part.accessibleName() or (part.text() if isinstance(part, QLabel) else "")
    return words or (isinstance(part, Accessible) and part.accessible_text()) or ""


def _names_around(part: QWidget) -> Iterator[str]:
    around = part.parentWidget()
    while around is not None and not around.isWindow():
        yield around.accessibleName()
        around = around.parentWidget()
