"""Registered looks of a study by simulation, with the study's own design."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from labeval.analysis.looks.operating import Operating, operating
from labeval.analysis.statistics.ratings import Integers
from labeval.session.plan.plan import make_plan
from labeval.study.looks import deciding_block, deciding_systems, question_of
from labeval.study.study import StudyContent


def planned_looks(content: StudyContent, *, studies: int) -> Iterator[tuple[float, Operating]]:
    """Results of the looks with no difference, and with the smallest of interest.

    Args:
        content: of a study with looks.
        studies: simulated for each.
    """
    looks = content.study.looks
    assert looks is not None
    rated = [questions_of(content, n) for n in range(looks.participants[-1])]
    for difference in (0.0, looks.smallest_difference):
        yield difference, operating(looks, rated, difference, studies=studies, seed=1)


def questions_of(content: StudyContent, participant: int) -> Integers:
    """Numbers of the questions of which a participant judges both systems, by the plan."""
    block, pair = deciding_block(content.study), deciding_systems(content)
    conditions = [c for c in content.study.conditions if block in c.blocks]
    condition = conditions[participant % len(conditions)].id
    plan = make_plan(content, condition, participant, participant // len(conditions))
    items = {item.id: item for item in content.items}
    seen: dict[str, set[str]] = {}
    for page in (page for step in plan.steps for page in step.pages):
        if page.block == block and page.counts:
            for item in (items[id] for id in page.items):
                seen.setdefault(question_of(item), set()).add(item.system)
    number = {q: n for n, q in enumerate(_questions(content))}
    both = [number[asked] for asked, systems in seen.items() if systems >= set(pair)]
    return np.array(sorted(both), dtype=np.intp)


def _questions(content: StudyContent) -> list[str]:
    return sorted({question_of(item) for item in content.items})
