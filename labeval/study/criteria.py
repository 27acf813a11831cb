"""Quality criteria and the groups (scales) they form."""

from __future__ import annotations

from typing import Literal

from labeval.study.blocks import Id, StudyModel
from labeval.text.local import LocalText


class Criterion(StudyModel):
    """One quality criterion: what it means, what it is judged against, how it is asked."""

    id: Id
    """How blocks, groups and results call the criterion."""
    name: LocalText
    """What participants read."""
    definition: LocalText
    """What the criterion means; on the page while it is answered."""
    group: Id | None = None
    """The group it belongs to."""
    judged_against: Literal["source", "question", "text"] = "text"
    """What the text is compared with."""
    direction: Literal["higher", "lower"] = "higher"
    """Whether a higher score is the better one."""
    wording: dict[str, LocalText] = {}
    """Method name, or id of a block, to the question asked there."""
    anchors: dict[int, LocalText] = {}
    """Labels of points of the scale."""
    examples: dict[int, LocalText] = {}
    """What a text at that point looks like."""

    def asked_in(self, block: str, method: str) -> LocalText:
        """The question of this criterion in a block; its name where none is written."""
        return self.wording.get(block) or self.wording.get(method) or self.name


class Group(StudyModel):
    """A scale: an overarching criterion above its sub-criteria."""

    id: Id
    """How criteria and results call the group."""
    name: LocalText
    """What participants read."""
    overarching: Id | None = None
    """The criterion that stands for the whole group; shown above the others."""


def in_groups(criteria: list[str], known: dict[str, Criterion], groups: list[Group]) -> list[str]:
    """``criteria`` with each group together, its overarching criterion first, else as given."""
    over = {g.overarching for g in groups}
    first_seen = list(dict.fromkeys(known[c].group for c in criteria))
    ordered: list[str] = []
    for group in first_seen:
        members = [c for c in criteria if known[c].group == group]
        ordered += sorted(members, key=lambda c: c not in over)
    return ordered
