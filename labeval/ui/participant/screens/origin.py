"""The box that says how the texts came about: question, source and prompt."""

from __future__ import annotations

from labeval.session.running.session import Session
from labeval.study.model.items import Item
from labeval.ui.participant.screens.text import TextScreen
from labeval.ui.theme import Theme
from labeval.ui.widgets.basics.origin_box import OriginBox


class OriginScreen(TextScreen):
    """The study's explanation above the box with what the first texts were made from."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._box = OriginBox(theme)
        self.column.rows.addWidget(self._box)

    def arrive(self, session: Session) -> None:
        self._box.show_item(origin_item(session))
        super().arrive(session)

    def usual_title(self) -> str:
        return self.tr("How the texts came about")


def origin_item(session: Session) -> Item | None:
    """An item whose question, source and prompt stand for the texts ahead of the participant.

    On a rating page it is the first of the page, before the pages the first of the session.
    """
    known = {item.id: item for item in session.content.items}
    page = session.page or next(session.state.plan.rating_pages(), None)
    return known.get(page.items[0]) if page is not None else None
