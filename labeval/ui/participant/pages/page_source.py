"""The question of a rating page and its source: above the texts, or next to them as a document."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from labeval.session.state.text_exposure import SOURCE
from labeval.ui.language import locale_of
from labeval.ui.participant.evidence.text_markers import MarkableView
from labeval.ui.participant.page_view import PageView
from labeval.ui.participant.pages.page_texts import Place
from labeval.ui.participant.pages.source_document import SourceDocument
from labeval.ui.widgets.texts.reference_panel import ReferencePanel


class PageSource:
    """Shows what the texts of a page are judged against.

    Args:
        page: the parent of its widgets.
    """

    def __init__(self, page: QWidget) -> None:
        self.reference = ReferencePanel(page)
        self.document = SourceDocument(page)

    def show(self, view: PageView) -> None:
        """Show the question and the source of a page."""
        item, has_origin = view.items[0], view.study.origin is not None
        if view.settings.reference == "document" and item.source:
            self.reference.set_texts(view.question, "", origin=has_origin)
            self.document.show_source(item, view.source)
        else:
            self.reference.set_texts(view.question, view.source, origin=has_origin)
            self.document.dismiss()
        for part in (*self.reference.accessible_parts(), self.document.view):
            part.setLocale(locale_of(view.study.language))

    def place(self) -> Place:
        """The part of the source above the texts that is on screen, and the number of parts."""
        return self.reference.place_in_source

    def in_sight(self) -> dict[str, MarkableView]:
        """The view of the source, by its name; none where there is no source."""
        if self.document.used:
            return {SOURCE: self.document.view}
        return {SOURCE: self.reference.view} if self.reference.shows_source else {}

    def turn(self, by: int) -> bool:
        """Turn the source; False where it cannot be turned."""
        return self.document.turn(by) if self.document.used else self.reference.turn(by)
