"""Places of text, errors, comment and score on the page of error spans."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from labeval.ui.participant.pages.page_layout import GAP
from labeval.ui.theme import Theme
from labeval.ui.widgets.answers.comment_box import CommentBox
from labeval.ui.widgets.answers.error_panel import ErrorPanel
from labeval.ui.widgets.answers.overall_score import OverallScore

PANEL_SHARE = 0.3
PANEL_WIDTH = (250, 400)
"""Least and most, in logical pixels at the usual text size."""
TALLEST_COMMENT = 110
WIDE_SHARES = (0.38, 0.46)
"""Shares of a panel whose choices need more room than the usual one has."""
LEAST_TEXT = 110
"""Width of the text below which hardly a word has room, at the usual text size."""
MOST_OF_ROOM = 0.5
"""Greatest share of the room of text and panel that a wide panel takes."""
_WAYS = ((True, True), (False, True), (False, False))
"""Labels of the score, or its numbers alone; the score below text and errors, or below the text."""


@dataclass(frozen=True, slots=True)
class ErrorParts:
    """The widgets that are placed; those that a block does not ask for are None."""

    text: QWidget
    panel: ErrorPanel
    comment: CommentBox | None
    score: OverallScore | None


def place_parts(
    parts: ErrorParts, rect: QRect, page_width: int, theme: Theme, *, may_page: bool
) -> bool:
    """Place them in what the definition has left: in the first way in which all choices fit.

    Args:
        may_page: the choices are in parts where they do not fit in any way.

    Returns:
        Whether they fit.
    """
    parts.panel.set_paged(False)
    widths = _panel_widths(rect, page_width, theme)
    for width in widths:
        for labels, wide in _WAYS:
            if parts.score is not None:
                parts.score.show_labels(labels)
            if _placed(parts, rect, width, theme, wide_score=wide):
                return True
    if not may_page:
        return False
    parts.panel.set_paged(True)
    return _placed(parts, rect, widths[-1], theme, wide_score=False)


def _panel_widths(rect: QRect, page_width: int, theme: Theme) -> list[int]:
    """Widths that the panel may have: the usual one, then wider ones that leave the text enough."""
    least, most = (theme.px(width) for width in PANEL_WIDTH)
    usual = max(least, min(most, round(page_width * PANEL_SHARE)))
    limit = round(rect.width() * MOST_OF_ROOM)
    wider = (min(limit, round(page_width * share)) for share in WIDE_SHARES)
    return [usual, *(width for width in dict.fromkeys(wider) if width > usual)]


def _placed(parts: ErrorParts, rect: QRect, width: int, theme: Theme, *, wide_score: bool) -> bool:
    room = rect.adjusted(0, 0, -width - GAP, 0)
    side = QRect(rect.right() - width + 1, rect.y(), width, rect.height())
    if parts.score is not None:
        below = rect if wide_score else room
        height = parts.score.height_for(below.width())
        parts.score.setGeometry(below.x(), rect.bottom() - height + 1, below.width(), height)
        room.setBottom(rect.bottom() - height - GAP)
        if wide_score:
            side.setBottom(rect.bottom() - height - GAP)
    height = side.height()
    if parts.comment is not None:
        height = _place_comment(parts.comment, parts.panel, side, room, theme)
    parts.panel.setGeometry(side.x(), side.y(), width, height)
    parts.text.setGeometry(room)
    return parts.panel.least_height(width) <= height and room.width() >= theme.px(LEAST_TEXT)


def _place_comment(
    comment: CommentBox, panel: ErrorPanel, side: QRect, room: QRect, theme: Theme
) -> int:
    """Put the comment below the errors, or below the text; the height left for the errors."""
    spare = side.height() - panel.height_for(side.width()) - GAP
    if spare >= comment.least_height(side.width()):
        height = min(spare, theme.px(TALLEST_COMMENT))
        comment.setGeometry(side.x(), side.bottom() - height + 1, side.width(), height)
        return side.height() - height - GAP
    height = comment.least_height(room.width())
    comment.setGeometry(room.x(), room.bottom() - height + 1, room.width(), height)
    room.setBottom(room.bottom() - height - GAP)
    return side.height()
