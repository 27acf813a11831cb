"""Card with the origin of the texts, opened from a rating page."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from labeval.session.running.session import Session
from labeval.ui.participant.screens.origin import origin_item
from labeval.ui.theme import Theme
from labeval.ui.widgets.basics.origin_box import OriginBox
from labeval.ui.widgets.basics.overlay import Overlay
from labeval.ui.widgets.texts.markdown_view import MarkdownView


class OriginCard(Overlay):
    """The study's explanation, and question, source and prompt of the page's texts."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent, width=820)
        self._text = MarkdownView(theme, size=14)
        self._box = OriginBox(theme)
        self.rows.addWidget(self._text)
        self.rows.addWidget(self._box)

    def show_origin(self, session: Session) -> None:
        """Open with the origin of the session's page."""
        origin = session.content.study.origin
        self._text.set_markdown(origin.in_language(session.language) if origin else "")
        self._text.setVisible(origin is not None)
        self._box.show_item(origin_item(session))
        self.open_card()

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("How the texts came about"))
