"""Texts that run from the right to the left: lists, tables and bars begin at the right."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from labeval.text.direction import begins_at_right
from labeval.text.markdown.blocks import Block, Code, Inline, Turn, inlines
from labeval.ui.widgets.formatted.rows import Row
from labeval.ui.widgets.formatted.words import Piece


def runs_from_right(blocks: Sequence[Block]) -> bool:
    """Return whether a text as a whole begins at the right: by its first letters that are no code,
    and not the name of a role."""
    found = (begins_at_right(inline.text) for inline in _worded(blocks))
    return next((right for right in found if right is not None), False)


def mirror(rows: Sequence[Row], width: int) -> None:
    """Move what was placed from the left to where it is from the right.

    Code and paragraphs in another script keep their left edge, in the mirrored column, except in
    entries of lists, whose words stay next to their marks.
    """
    for row in rows:
        for piece in row.pieces:
            wide = float(piece.line.naturalTextWidth())
            if not row.begins_turn and _keeps_left(piece):
                wide = piece.line.width()
            piece.x = width - piece.x - wide
        row.shapes = [
            replace(s, rect=s.rect.translated(width - 2 * s.rect.x() - s.rect.width(), 0))
            for s in row.shapes
        ]


def _keeps_left(piece: Piece) -> bool:
    if piece.look.code:
        return True
    is_next_to_other = piece.look.in_cell or piece.look.in_entry
    return not is_next_to_other and begins_at_right(piece.inline.text) is False


def _worded(blocks: Sequence[Block]) -> Iterator[Inline]:
    for block in blocks:
        if isinstance(block, Turn):
            yield from _worded(block.blocks)
        elif not isinstance(block, Code):
            yield from inlines((block,))
