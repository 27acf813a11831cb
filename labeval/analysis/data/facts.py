"""Facts about a study that an analysis needs in addition to its judgments."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from labeval.study.model.criteria import Scale
from labeval.study.study import StudyContent

TOTAL = "total"
"""The scale that all criteria make together."""


@dataclass(frozen=True, slots=True)
class StudyFacts:
    """Items and criteria as far as results depend on them."""

    systems: Mapping[str, str]
    """Item to the system that wrote it; empty where that is not known."""
    questions: Mapping[str, str]
    """Item to its question."""
    scales: Mapping[str, tuple[str, ...]]
    """Scale to its criteria: the groups of the study and :data:`TOTAL`."""
    lower_is_better: frozenset[str]
    """Criteria of which less is better."""
    ideals: Mapping[str, int]
    """Criterion to the ideal point of its own scale, where it has one."""
    furthest: Mapping[str, int] = field(default_factory=dict)
    """Criterion to how far from the ideal its own scale goes at most."""


def facts_of(*versions: StudyContent) -> StudyFacts:
    """The facts of the study versions that judgments were made with, the newest last.

    Where they differ the newest holds; what only an older one has is kept.
    """
    items = {item.id: item for content in versions for item in content.items}
    criteria = {c.id: c for content in versions for c in content.study.criteria}
    groups = list(dict.fromkeys(c.group for c in criteria.values() if c.group))
    scales = {g: tuple(c.id for c in criteria.values() if c.group == g) for g in groups}
    if len(criteria) > 1:
        scales[TOTAL] = tuple(criteria)
    return StudyFacts(
        systems={item.id: item.system for item in items.values()},
        questions={item.id: item.question_id or item.question for item in items.values()},
        scales=scales,
        lower_is_better=frozenset(c.id for c in criteria.values() if c.direction == "lower"),
        ideals={c.id: c.scale.best for c in criteria.values() if c.scale is not None},
        furthest={c.id: _furthest(c.scale) for c in criteria.values() if c.scale is not None},
    )


def _furthest(scale: Scale) -> int:
    return max(scale.max - scale.best, scale.best - scale.min)
