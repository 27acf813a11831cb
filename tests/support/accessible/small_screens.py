"""What is out of reach in a window on the smallest screen, or cut on another."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QScrollBar,
    QSizePolicy,
    QWidget,
)

from labeval.ui.on_its_screen import TITLE
from tests.support.accessible.heard_windows import is_exposed, said

SMALLEST = QSize(960, 540 - TITLE)
"""A screen of 1920×1080 at 200 %, without the title of a window."""
WIDE = QSize(1920, 1080 - TITLE)
"""The same screen at 100 %."""
_ROUNDS = 16
"""In which layouts that ask each other for heights come to rest."""
_SLIT = 48
"""Pixels of height; through less nothing can be read by scrolling."""
_TARGET = 24
_FIELDS = QAbstractButton | QAbstractSpinBox | QComboBox | QLineEdit
ELSEWHERE = ("labeval.ui.participant.", "labeval.ui.coding.")
"""Packages whose windows have tests of their own."""
HERE = ("labeval.ui.coding.suggestions.",)


def small_faults(window: QWidget, screen: QSize = SMALLEST) -> list[str]:
    """What is wrong with a window on a screen, which it fills; it is as before afterwards."""
    kind = type(window).__module__
    if kind.startswith(ELSEWHERE) and not kind.startswith(HERE):
        return []
    before = window.size()
    window.resize(screen)
    settle()
    found = list(_faults(window, screen))
    if found:
        # A text that a timer has changed in the last of the rounds has its height with the next.
        settle()
        found = list(_faults(window, screen))
    window.resize(before)
    settle()
    return found


def settle() -> None:
    """Let layouts come to rest; a page that was turned to last gets its place with them."""
    for _ in range(_ROUNDS):
        QApplication.processEvents()


def _faults(window: QWidget, screen: QSize) -> Iterator[str]:
    size = window.size()
    if size.width() > screen.width() or size.height() > screen.height():
        yield f"it cannot be smaller than {size.width()}×{size.height()}"
        return
    for part in window.findChildren(QWidget):
        if isinstance(part, QScrollBar) and part.isVisible() and not part.styleSheet():
            yield f"{said(part.parentWidget())} has a scroll bar in other colours than the theme's"
        if not part.isVisible() or part.window() is not window or not is_exposed(part):
            continue
        if isinstance(part, QLabel):
            if part.text() and (why := _out_of_reach(part, window) or _cut(part)):
                yield f"{said(part)} “{part.text()[:40]}”: {why}"
        elif _is_control(part):
            why = _out_of_reach(part, window) or _squeezed(part) or _small(part)
            if why:
                yield f"{said(part)}: {why}"


def _is_control(part: QWidget) -> bool:
    by_tab = part.focusPolicy() & Qt.FocusPolicy.TabFocus == Qt.FocusPolicy.TabFocus
    # Qt's own parts of one control, such as the button that clears a field
    is_inside = isinstance(part.parentWidget(), QAbstractSpinBox | QComboBox | QLineEdit)
    return not is_inside and (by_tab or isinstance(part, QAbstractButton))


def _out_of_reach(part: QWidget, window: QWidget) -> str:
    """Why a part cannot be seen whole, by scrolling if need be; empty where it can."""
    rect, here = part.rect(), part
    while here is not window:
        around = here.parentWidget()
        rect = QRect(here.mapToParent(QPoint()) + rect.topLeft(), rect.size())
        area = around.parentWidget()
        if isinstance(area, QAbstractScrollArea) and area.viewport() is around:
            seen = around.rect()
            sideways = area.horizontalScrollBar().maximum() > 0
            if not sideways and (rect.left() < seen.left() or rect.right() > seen.right()):
                return f"x {rect.left()} to {rect.right()} of {seen.width()}, not to be scrolled"
            bar = area.verticalScrollBar()
            top, bottom = rect.top() + bar.value(), rect.bottom() + bar.value()
            if top < 0 or bottom > bar.maximum() + seen.height():
                return f"y {top} to {bottom} is more than can be scrolled to"
            if seen.height() < min(_SLIT, rect.height()):
                return f"is seen through a slit of {seen.height()}"
            rect = seen
        elif not around.rect().contains(rect):
            return (
                f"{_said_of(rect)} is outside of {type(around).__name__} {around.size().toTuple()}"
            )
        here = around
    return ""


def _cut(label: QLabel) -> str:
    policy = label.sizePolicy().horizontalPolicy()
    if label.wordWrap():
        needed = label.heightForWidth(label.width())
        return f"height {label.height()} of {needed}" if label.height() < needed else ""
    needed = label.minimumSizeHint().width()
    narrow = policy != QSizePolicy.Policy.Ignored and label.width() < needed
    return f"width {label.width()} of {needed}" if narrow else ""


def _squeezed(part: QWidget) -> str:
    policy, ignored = part.sizePolicy(), QSizePolicy.Policy.Ignored
    hint, own = part.minimumSizeHint(), part.minimumSize()
    least = QSize(own.width() or hint.width(), own.height() or hint.height())
    least = least.boundedTo(part.maximumSize())
    if policy.horizontalPolicy() != ignored and part.width() < least.width():
        return f"width {part.width()} of {least.width()}"
    if policy.verticalPolicy() != ignored and part.height() < least.height():
        return f"height {part.height()} of {least.height()}"
    return ""


def _small(part: QWidget) -> str:
    if isinstance(part, _FIELDS) and min(part.width(), part.height()) < _TARGET:
        return f"target of {part.width()}×{part.height()} (WCAG 2.5.8)"
    return ""


def _said_of(rect: QRect) -> str:
    return f"x {rect.left()} to {rect.right()}, y {rect.top()} to {rect.bottom()}"
