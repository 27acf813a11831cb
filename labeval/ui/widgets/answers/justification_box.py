"""A field for the participant's reasons: an answer of its own, kept while it is typed."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from labeval.ui.theme import LABEL_PX
from labeval.ui.widgets.answers.comment_box import PAD_Y, CommentBox
from labeval.ui.widgets.basics.lettering import line_height

KEPT_AFTER_MS = 200
"""From the first key that is not kept yet, however fast others follow."""
LINES = 2


class JustificationBox(CommentBox):
    """As a comment, but asked for; ``commented`` brings the whole text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rest.set_longest(KEPT_AFTER_MS)

    def least_height(self, width: int) -> int:
        """Height of a few lines."""
        return 2 * PAD_Y + LINES * line_height(self._theme.px(LABEL_PX))

    def _name(self) -> str:
        return self.tr("Reason for the preference")

    def _usual_prompt(self) -> str:
        return self.tr("Why do you prefer this answer?")
