"""Breaks of a new study: between parts of a block that are about equally long."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil, floor

from labeval.jobs.planning.durations import RatingAhead
from labeval.study.model.blocks import BlockSettings


def pages_between_breaks(wanted: int, pages: int) -> int:
    """Pages after which a rest is offered, so that none comes shortly before the end.

    Args:
        wanted: what the design has.
        pages: of a participant.
    """
    parts = floor(pages / wanted + 0.5)
    return ceil(pages / parts) if parts else wanted


def with_even_breaks(
    blocks: Mapping[str, BlockSettings], ahead: Mapping[str, RatingAhead]
) -> dict[str, BlockSettings]:
    """The blocks with their rests between parts of about the same length."""
    found = dict(blocks)
    for id, block in blocks.items():
        wanted = block.breaks.after_pages
        if wanted is not None and id in ahead:
            even = pages_between_breaks(wanted, ahead[id].pages)
            rests = block.breaks.model_copy(update={"after_pages": even})
            found[id] = block.model_copy(update={"breaks": rests})
    return found
