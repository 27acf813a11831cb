"""Keys that every rating page knows, and their hints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtGui import QKeyEvent, QKeySequence

from labeval.text.marks import QT_TRANSLATE_NOOP
from labeval.ui.participant.evidence.page_evidence import PageEvidence
from labeval.ui.participant.keys import digit_of
from labeval.ui.participant.page_view import PageView
from labeval.ui.participant.pages.explanations import translated
from labeval.ui.participant.pages.page_layout import PageLayout
from labeval.ui.participant.pages.page_source import PageSource
from labeval.ui.participant.pages.page_texts import PageTexts
from labeval.ui.participant.sizes import Part
from labeval.ui.widgets.texts.definition_panel import DefinitionPanel

KeyHint = tuple[list[str], str]
"""The keys, and what they do."""

TURNED = frozenset({Part.REFERENCE, Part.DEFINITION})
"""Turned by the keys for more text, after the texts."""
TEXTS_KEY = "F7"
"""Shows texts as they are written, and rendered again, where the study lets participants."""


class KeyedPage(Protocol):
    """A rating page, as far as these keys act on it."""

    left_requested: SignalInstance
    definitions_opened: SignalInstance

    @property
    def view(self) -> PageView: ...
    @property
    def is_open(self) -> bool: ...
    @property
    def texts(self) -> PageTexts: ...
    @property
    def panels(self) -> Sequence[DefinitionPanel]: ...
    @property
    def placement(self) -> PageLayout: ...
    def open_comment(self) -> None: ...
    def turn(self, by: int) -> bool: ...
    def bring_text(self, n: int) -> bool: ...
    @property
    def evidence(self) -> PageEvidence: ...


class PageKeys:
    """Keys of a page's source, reference and texts, of its comment and definitions, and Enter."""

    def __init__(self, page: KeyedPage, source: PageSource) -> None:
        self._page = page
        self._source = source
        self._document = source.document

    def hints(self) -> list[KeyHint]:
        """The hints that every method ends with."""
        hints: list[KeyHint] = []
        if self._page.view.settings.evidence is not None and self._page.is_open:
            hints.append((["M"], translated(QT_TRANSLATE_NOOP("RatingPage", "mark words"))))
        if self._page.view.settings.comment.ask:
            hints.append((["C"], translated(QT_TRANSLATE_NOOP("RatingPage", "comment"))))
        view = self._page.view
        if view.study.formats.switch:
            rendered = translated(QT_TRANSLATE_NOOP("RatingPage", "rendered"))
            written = translated(QT_TRANSLATE_NOOP("RatingPage", "as written"))
            hints.append(([TEXTS_KEY], rendered if view.as_written else written))
        hints.append((["D"], translated(QT_TRANSLATE_NOOP("RatingPage", "definitions"))))
        if self._document.used:
            hints.insert(0, (["Ctrl", "F"], translated(QT_TRANSLATE_NOOP("RatingPage", "search"))))
        if self._document.used and self._document.pages > 1:
            pages = translated(QT_TRANSLATE_NOOP("RatingPage", "pages of the source"))
            hints.insert(0, (["PgUp", "PgDn"], pages))
        elif self._page.texts.overflowing() or self._page.placement.in_parts & TURNED:
            more = translated(QT_TRANSLATE_NOOP("RatingPage", "more text"))
            hints.insert(0, (["PgUp", "PgDn"], more))
        hints.append((["Enter"], translated(QT_TRANSLATE_NOOP("RatingPage", "next page"))))
        return hints

    def turn(self, by: int) -> bool:
        """Turn the parts of the frame with the focus, else of the first that can be turned."""
        frames = sorted(self._page.texts.frames, key=lambda f: not f.view.hasFocus())
        if any(frame.overflows and frame.view.turn(by) for frame in frames):
            return True
        return self.turn_around(by)

    def turn_around(self, by: int) -> bool:
        """Turn what is in parts around the texts: source, question, then what is explained."""
        return self._source.turn(by) or any(panel.turn(by) for panel in self._page.panels)

    def finds(self, event: QKeyEvent) -> bool:
        """Take the system's key for searching where there is a source to search, and Ctrl with a
        number where texts are one at a time."""
        if self._document.used and event.matches(QKeySequence.StandardKey.Find):
            self._document.open_search()
            return True
        digit = digit_of(event) if event.modifiers() & Qt.KeyboardModifier.ControlModifier else None
        return digit is not None and digit > 0 and self._page.bring_text(digit - 1)

    def show(self, event: QKeyEvent) -> bool:
        """Take a key that shows more of the page: definitions, other parts of its texts."""
        key = event.key()
        if key == Qt.Key.Key_D:
            self._page.definitions_opened.emit()
        elif key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            self._page.turn(1 if key == Qt.Key.Key_PageDown else -1)
        else:
            return False
        return True

    def press(self, event: QKeyEvent) -> bool:
        """Take a key; False leaves it to others."""
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._page.left_requested.emit()
        elif key == Qt.Key.Key_C:
            self._page.open_comment()
        elif key == Qt.Key.Key_Slash and self._document.used:
            self._document.open_search()
        elif self.show(event):
            return True
        elif self._page.view.settings.evidence is not None:
            return self._page.evidence.press(event)
        else:
            return False
        return True
