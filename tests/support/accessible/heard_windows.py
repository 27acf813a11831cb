"""What is wrong with how the windows of this process are heard, and with the way of Tab in them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QDialog,
    QLabel,
    QWidget,
)

from labeval.ui.accessible import Accessible, TabbedAsRead, stops_of
from labeval.ui.accessible.order import parts_in_order

_SIGNS = re.compile(r"^\W+|\W+$")
_SMALL = 16
"""Pixels; what is smaller in a direction is a line, a bar or a dot beside words."""


def windows_on_screen() -> list[QWidget]:
    """The windows and dialogs that are open; parts that a test shows alone are none."""
    found = (w for w in QApplication.topLevelWidgets() if w.isVisible())
    return [w for w in found if type(w).__module__.startswith("labeval.") and _is_window(w)]


def faults_of(window: QWidget) -> list[str]:
    """What is wrong with one window."""
    return [
        *_untitled(window),
        *_labels_not_in_names(window),
        *_pictures_without_words(window),
        *_tab_elsewhere(window),
        *_tab_kept(window),
    ]


def _is_window(widget: QWidget) -> bool:
    return isinstance(widget, QDialog) or type(widget).__name__.endswith("Window")


def _untitled(window: QWidget) -> Iterator[str]:
    is_home = type(window).__name__ == "HomeWindow"  # the program itself, before a study is shown
    if window.windowTitle().strip() in ("", "" if is_home else "labeval"):
        yield "its title does not say what it is (WCAG 2.4.2)"


def _labels_not_in_names(window: QWidget) -> Iterator[str]:
    for button in window.findChildren(QAbstractButton):
        shown = _plain(button.text().partition("  ")[0])  # behind two blanks is its key
        name = button.accessibleName() or button.text()
        named = any(sign.isalpha() for sign in shown)
        if not named or not button.isVisible() or not is_exposed(button):
            continue
        if shown not in _plain(name):
            yield f"{said(button)} shows “{button.text()}” (WCAG 2.5.3)"


def _pictures_without_words(window: QWidget) -> Iterator[str]:
    for part in window.findChildren(QWidget):
        kind = type(part)
        own = (base for base in kind.__mro__ if base.__module__.startswith("labeval."))
        if not any("paintEvent" in vars(base) for base in own) or not part.isVisible():
            continue
        says_itself = QAbstractScrollArea | QAbstractButton | QLabel
        if isinstance(part, says_itself) or not is_exposed(part):
            continue
        if part.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents):
            continue  # it decorates what is below it
        has_words = bool(part.accessibleName())
        if isinstance(part, Accessible):
            is_label = part.accessible_role is QAccessible.Role.StaticText  # empty without words
            has_words = has_words or is_label or part.accessible_text() is not None
        if has_words or parts_in_order(part) or min(part.width(), part.height()) < _SMALL:
            continue
        if not _is_blank(part):
            yield f"{said(part)} is painted, and has neither words nor parts (WCAG 1.1.1)"


def _tab_elsewhere(window: QWidget) -> Iterator[str]:
    if isinstance(window, TabbedAsRead):
        return
    read = stops_of(window)
    chain = [part for part in _chain(window) if part in read]
    if len(chain) < 2:
        return
    first = read.index(chain[0])
    read = read[first:] + read[:first]
    for before, (one, other) in zip([None, *chain], zip(chain, read, strict=True), strict=False):
        if one is not other:
            behind = said(before) if before is not None else "the start"
            yield f"Tab leads to {said(one)}, but {said(other)} is read behind {behind} (2.4.3)"
            return


def _tab_kept(window: QWidget) -> Iterator[str]:
    for view in window.findChildren(QAbstractItemView):
        if view.isVisible() and view.tabKeyNavigation():
            yield f"{said(view)} keeps Tab, from its last cell on to its first (WCAG 2.1.2)"


def _chain(window: QWidget) -> Iterator[QWidget]:
    part = window.nextInFocusChain()
    while part is not window:
        yield part
        part = part.nextInFocusChain()


def is_exposed(part: QWidget) -> bool:
    here: QWidget | None = part
    while here is not None:
        if isinstance(here, Accessible) and not here.is_exposed:
            return False
        here = None if here.isWindow() else here.parentWidget()
    return True


def _is_blank(part: QWidget) -> bool:
    drawn = part.grab().toImage()
    blank = drawn.copy()
    blank.fill(drawn.pixelColor(0, 0))
    return drawn == blank


def _plain(words: str) -> str:
    """Letters as they are said, without signs at the ends, such as an arrow."""
    return _SIGNS.sub("", " ".join(words.replace("&", "").split())).casefold()


def said(part: QWidget) -> str:
    return f"{type(part).__name__} “{part.accessibleName()[:40]}”"
