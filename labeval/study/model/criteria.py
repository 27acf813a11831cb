"""Quality criteria and the groups (scales) they form."""

from __future__ import annotations

from typing import Literal, Self

from pydantic import model_validator

from labeval.study.model.base import Id, StudyModel
from labeval.study.problems import refused_by_model
from labeval.text.local import LocalText
from labeval.text.marks import QT_TRANSLATE_NOOP

_MOST_POINTS = 10
"""Of a scale that is answered with one key."""


class Scale(StudyModel):
    """A criterion's own scale, in whole steps, with the point that a perfect text has."""

    min: int
    """The lowest point; may be negative."""
    max: int
    """The highest point."""
    ideal: int | None = None
    """The best point; `max` when left out. In `-1` to `1` with the ideal `0`, both ends are bad."""
    labels: dict[int, LocalText] = {}
    """Meaning of the points; shown while the criterion is answered."""

    @property
    def points(self) -> range:
        """All points, the lowest first."""
        return range(self.min, self.max + 1)

    @property
    def best(self) -> int:
        """The ideal point."""
        return self.max if self.ideal is None else self.ideal

    @model_validator(mode="after")
    def _has_points(self) -> Self:
        if self.max <= self.min:
            raise refused_by_model(QT_TRANSLATE_NOOP("Problem", "“max” must be greater than “min”"))
        if len(self.points) > _MOST_POINTS:
            raise refused_by_model(
                QT_TRANSLATE_NOOP("Problem", "a scale here has at most {most} points"),
                most=_MOST_POINTS,
            )
        return self

    @model_validator(mode="after")
    def _points_exist(self) -> Self:
        off = [p for p in (self.best, *self.labels) if p not in self.points]
        if off:
            raise refused_by_model(
                QT_TRANSLATE_NOOP(
                    "Problem", "the scale goes from {low} to {high}; it has no point {off}"
                ),
                low=self.min,
                high=self.max,
                off=off[0],
            )
        return self


class Criterion(StudyModel):
    """One quality criterion: what it means, what it is judged against, how it is asked."""

    id: Id
    """Name of the criterion in blocks, groups and results."""
    name: LocalText
    """Name that participants read."""
    definition: LocalText
    """Meaning of the criterion; on the page while it is answered."""
    group: Id | None = None
    """The group it belongs to."""
    judged_against: Literal["source", "question", "text"] = "text"
    """Reference that the text is compared with."""
    direction: Literal["higher", "lower"] = "higher"
    """The better end of the scale: a higher score, or a lower one."""
    wording: dict[str, LocalText] = {}
    """Method name, or id of a block, to the question asked there."""
    anchors: dict[int, LocalText] = {}
    """Labels of points of the scale."""
    examples: dict[int, LocalText] = {}
    """Description of a text at that point."""
    no_answer: bool = False
    """True if “no answer” can be chosen for it, where the block does not offer that for all."""
    scale: Scale | None = None
    """A scale of its own, for methods that rate each criterion on its own scale."""

    def asked_in(self, block: str, method: str) -> LocalText:
        """The question of this criterion in a block; its name where none is written."""
        return self.wording.get(block) or self.wording.get(method) or self.name


class Group(StudyModel):
    """A scale: an overarching criterion above its sub-criteria."""

    id: Id
    """Name of the group in criteria and results."""
    name: LocalText
    """Name that participants read."""
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
