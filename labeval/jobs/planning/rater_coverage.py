"""Progress of a study's pages towards their number of raters."""

from __future__ import annotations

from dataclasses import dataclass

from labeval.session.assignment.slots import Places
from labeval.study.selection import block_cells
from labeval.study.study import StudyContent


@dataclass(frozen=True, slots=True)
class BlockFill:
    """Raters of the pages of one block."""

    block: str
    pages: int
    least: int
    most: int
    wanted: int
    """The raters that every page is to have: by the study, else the most that any page has."""
    open: int
    """Number of judgments that are missing until every page has all of them."""

    @property
    def is_even(self) -> bool:
        """True if all pages have as many raters."""
        return self.least == self.most


def block_fills(content: StudyContent, places: Places) -> list[BlockFill]:
    """The fill of every block that somebody has rated, in the study's order."""
    found = []
    for block, settings in content.study.blocks.items():
        held = places.raters.get(block)
        if not held:
            continue
        counts = [held.get(n, 0) for n in range(len(block_cells(content, block)))]
        design = getattr(settings, "sample", None) or getattr(settings, "questionnaires", None)
        wanted = max(counts) if design is None else design.raters
        missing = sum(max(0, wanted - count) for count in counts)
        found.append(BlockFill(block, len(counts), min(counts), max(counts), wanted, missing))
    return found
