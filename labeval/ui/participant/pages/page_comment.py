"""The comment of a rating page: what it asks for, and what was typed on the page before."""

from __future__ import annotations

from labeval.ui.participant.page_view import PageView
from labeval.ui.participant.pages.explanations import reminder_of
from labeval.ui.widgets.answers.comment_box import CommentBox


class PageComment:
    """Fills the box of a page's comment."""

    def __init__(self, box: CommentBox) -> None:
        self._box = box
        self.typed_before = ""
        """The comment of the page before, as it was when that was left."""

    def take_over(self, view: PageView, *, arrived: bool) -> None:
        """Show the comment that is kept; ``arrived`` from another page."""
        if arrived:
            self.typed_before = self._box.comment
        self._box.set_comment(view.comment)

    def show(self, view: PageView) -> None:
        """Show what the page asks for, and whether its comment is missing."""
        asked = view.settings.comment
        self._box.set_prompt(
            asked.prompt.in_language(view.language) if asked.prompt else "",
            takes_speech=view.takes_speech,
            is_mandatory=asked.mandatory and view.page.training is None,
        )
        self._box.set_reminder(reminder_of(view))
