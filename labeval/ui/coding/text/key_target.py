"""The one thing in the text that keys, menus and commands act on, and that is drawn as current.

Selected words come first, then the segment that was clicked or coded last, then the passage with
the caret. Nothing else is drawn as current, and nothing that is out of sight is changed.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from labeval.coding.rows import Anchor, Coding
from labeval.ui.coding.text.caret import Caret
from labeval.ui.coding.text.source_layout import Sheet


class TargetKind(StrEnum):
    """Kinds of targets."""

    NOTHING = "nothing"
    PASSAGE = "passage"
    SEGMENT = "segment"
    SELECTION = "selection"


@dataclass(frozen=True, slots=True)
class Target:
    """The target of keys in a text."""

    kind: TargetKind = TargetKind.NOTHING
    start: Anchor | None = None
    end: Anchor | None = None
    segment: Coding | None = None

    @property
    def ends(self) -> tuple[Anchor, Anchor] | None:
        """From where to where it goes; None where nothing is current."""
        if self.start is None or self.end is None:
            return None
        return self.start, self.end


def target_of(sheet: Sheet, caret: Caret, segment: str) -> Target:
    """The target: the selection before the segment, the segment before the passage.

    Args:
        segment: id of the segment that was taken last; empty for none.
    """
    if not len(sheet):
        return Target()
    if caret.span is not None:
        first, last = caret.span
        return Target(TargetKind.SELECTION, sheet.anchor(first), sheet.anchor(last))
    coding = sheet.marks.get(segment)
    if coding is not None and sheet.marks.rows_of(coding):
        return Target(TargetKind.SEGMENT, coding.start, coding.end, coding)
    start, end = sheet.whole(caret.at[0])
    return Target(TargetKind.PASSAGE, sheet.anchor(start), sheet.anchor(end))
