"""Assignment of conditions by balanced randomisation."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from labeval.study.study import Condition
from labeval.text.marks import QT_TRANSLATE_NOOP


@dataclass(frozen=True, slots=True)
class Assignment:
    """A condition for the next participant, and why it is this one."""

    condition: str
    number: int
    """Number of the participant within the condition, from 0."""
    reason: str
    """Sentence with named fields, to be filled with ``values``."""
    values: Mapping[str, object] = field(default_factory=dict)
    """Those that are about no conditions."""
    free: tuple[str, ...] = ()
    """The conditions among which it was drawn."""
    taken: Mapping[str, int] = field(default_factory=dict)
    """Condition to sessions so far; empty where none were counted."""

    def sentence(self) -> str:
        """The reason as it is recorded."""
        return self.reason.format(**self.values_with({}))

    def values_with(self, names: Mapping[str, str]) -> Mapping[str, object]:
        """The values of the reason, with the names of conditions, or their ids."""
        counts = ", ".join(f"{names.get(id, id)} {count}" for id, count in self.taken.items())
        free = ", ".join(names.get(id, id) for id in self.free)
        return {"counts": counts, "free": free, **self.values}


def assign(
    conditions: Sequence[Condition], taken: Mapping[str, int], rng: random.Random
) -> Assignment:
    """Balanced randomisation: drawn at random among the conditions with the most free slots.

    A condition of weight 2 is filled twice as fast as one of weight 1.

    Args:
        taken: condition id to sessions that hold a slot there; missing means none.
    """
    share = {c.id: taken.get(c.id, 0) / c.weight for c in conditions}
    least = min(share.values())
    free = [c.id for c in conditions if share[c.id] == least]
    chosen = rng.choice(free)
    if len(conditions) == 1:
        reason = QT_TRANSLATE_NOOP("Assignment", "the study's only condition")
    elif len(free) == 1:
        reason = QT_TRANSLATE_NOOP("Assignment", "fewest sessions so far ({counts})")
    else:
        reason = QT_TRANSLATE_NOOP(
            "Assignment", "by chance among {free}, which have the fewest sessions so far ({counts})"
        )
    counts = {c.id: taken.get(c.id, 0) for c in conditions}
    return Assignment(chosen, counts[chosen], reason, free=tuple(free), taken=counts)
