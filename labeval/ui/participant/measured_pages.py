"""Pages that are laid out to be measured, and never seen."""

from __future__ import annotations

import weakref
from collections.abc import Iterator
from typing import TypeVar

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QWidget

from labeval.ui.language import direction_of
from labeval.ui.participant.methods import find_page
from labeval.ui.participant.pages.rating_page import RatingPage

P = TypeVar("P", bound=QWidget)


class MeasuredPages(QWidget):
    """The pages with which one object measures; each is kept for its method and language.

    A change of the interface's language does not reach them: a page has the words of the language
    that it is measured in.

    Args:
        owner: the object, with which they end. Pages have their signals tied to themselves, so that
            only their parent's end ends them; later, and not at once, since the owner may be
            collected while one of them handles an event.
    """

    def __init__(self, owner: object) -> None:
        super().__init__()
        self._pages: dict[tuple[str, str], RatingPage] = {}
        weakref.finalize(owner, self.deleteLater).atexit = False

    def __iter__(self) -> Iterator[RatingPage]:
        return iter(self._pages.values())

    def page(self, method: str, language: str) -> RatingPage:
        """The page of a method in a language, made when it is first asked for."""
        if (method, language) not in self._pages:
            self._pages[method, language] = self.taken(find_page(method)(), language)
        return self._pages[method, language]

    def taken(self, page: P, language: str) -> P:
        """A page of another kind, which ends with the others."""
        page.setLayoutDirection(direction_of(language))
        page.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        page.setParent(self)
        return page

    def event(self, event: QEvent) -> bool:
        return event.type() == QEvent.Type.LanguageChange or super().event(event)
