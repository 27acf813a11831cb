"""The participants that a whole study needs, so that every page gets its raters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from labeval.study.pages import DesignNote, RaterNeed
from labeval.study.study import Study


@dataclass(frozen=True, slots=True)
class StudyNeed:
    """The needs of the conditions, each the largest one of its blocks."""

    parts: tuple[tuple[str, RaterNeed], ...]
    """Blocks and their needs, one for each condition that has any."""
    is_whole: bool
    """True if every condition has one; the others need some participants, too."""

    @property
    def participants(self) -> int:
        """All of the parts together, as a participant is in one condition."""
        return sum(need.participants for _, need in self.parts)


def study_need(study: Study, design: Mapping[str, Sequence[DesignNote]]) -> StudyNeed | None:
    """The need of a study; None where no block has one, or conditions share a block with one.

    How many participants a shared block gets from each condition is not known before sessions.
    """
    needs = {
        block: note.need
        for block in study.blocks
        for note in design.get(block, ())
        if note.need is not None
    }
    uses = Counter(block for c in study.conditions for block in c.blocks if block in needs)
    if not uses or max(uses.values()) > 1:
        return None
    within = [[block for block in c.blocks if block in needs] for c in study.conditions]
    largest = [max(blocks, key=lambda b: needs[b].participants) for blocks in within if blocks]
    return StudyNeed(tuple((b, needs[b]) for b in largest), len(largest) == len(within))
