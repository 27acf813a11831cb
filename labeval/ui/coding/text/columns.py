"""Columns of the view: time, speaker, text, and the margin with the codes' names."""

from __future__ import annotations

from dataclasses import dataclass

from labeval.ui.coding.text.passage_layout import Type
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.lettering import text_width, type_font

TEXT_PX = 16
SMALL_PX = 12
_WIDEST_TEXT = 46
"""Of a line of text, in type sizes: longer lines are hard to read on."""


@dataclass(frozen=True, slots=True)
class Columns:
    """Left edges and widths in pixels of the viewport, and the type of the text."""

    time: int
    speaker: int
    text: int
    text_width: int
    margin: int
    margin_width: int
    type: Type
    name_line: int
    """Height of a code's name in the margin."""
    header_line: int
    """Height of a line that says where the following was said."""
    pause_line: int
    """Height of a pause between two passages."""

    @property
    def end(self) -> int:
        """Right end of the columns."""
        return self.margin + self.margin_width


PAD = 7
"""Above and below the text of a row."""


def columns_of(
    width: int, theme: Theme, *, timed: bool, spoken: bool, letters: float = 1
) -> Columns:
    """The columns of a viewport.

    Args:
        timed: whether passages have times to show.
        spoken: whether passages have speakers.
        letters: factor that the reader has chosen for the text's size.
    """
    px = theme.px(TEXT_PX * letters)
    small = theme.px(SMALL_PX)
    side = 3 * GRID if width > 700 else GRID + 4
    time_width = text_width("0:00:00", small) + 2 * GRID if timed else 0
    speaker_width = theme.px(44) if spoken else 0
    text = side + GRID + time_width + speaker_width
    margin_width = min(theme.px(280), max(theme.px(130), round(width * 0.27)))
    room = width - text - margin_width - 3 * GRID - side // 2
    widest = px * _WIDEST_TEXT
    return Columns(
        time=side + GRID,
        speaker=side + GRID + time_width,
        text=text,
        text_width=max(120, min(room, widest)),
        margin=text + max(120, min(room, widest)) + 2 * GRID,
        margin_width=margin_width,
        type=Type(type_font(px), round(px * 1.56), text_width("00.0 s", small) + GRID),
        name_line=theme.px(13) + 7,
        header_line=theme.px(13) + 21,
        pause_line=small + 12,
    )
