"""Slots of a study's conditions and raters of its pages that sessions hold.

A slot is a number within a condition. A new participant takes the lowest free number, so that
whatever the number balances stays balanced. A session that did not complete, or was rejected, gives
its slot back; one of which a set was rejected gives back this block of it, and the next participant
of the condition stands in for this block alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import chain, count
from typing import NamedTuple

from labeval.study.model.steps import ForEachBlock, RatingStep
from labeval.study.study import Study

PageCounts = Mapping[int, int]
"""Place in a block's design to the number of sessions that hold it."""


def rated_blocks(study: Study, condition: str) -> tuple[str, ...]:
    """The blocks that a participant of a condition rates, each once."""
    chosen = study.condition(condition).blocks
    found = list(chosen)
    for step in study.procedure:
        if isinstance(step, RatingStep) and step.block is not None:
            found.append(step.block)
        elif isinstance(step, ForEachBlock):
            found += chosen
    return tuple(dict.fromkeys(found))


class Lease(NamedTuple):
    """A slot that only this computer gives to participants."""

    rank: int
    """Its place in the order in which one computer would fill all slots."""
    condition: str
    slot: int


@dataclass(slots=True)
class Places:
    """Slots and raters as the record has them now."""

    slots: dict[str, dict[int, set[str]]] = field(default_factory=dict)
    """Condition to number to the blocks that sessions hold there."""
    raters: dict[str, Counter[int]] = field(default_factory=dict)
    """Block to how many sessions hold each place of its design."""
    seen: frozenset[str] = frozenset()
    """The items that this participant was shown in earlier sessions."""
    leases: tuple[Lease, ...] = ()
    """The slots that a laboratory's hub has leased to this computer; empty where it decides alone,
    and where none is left."""

    def hold(
        self, condition: str, number: int, blocks: Iterable[str], pages: Iterable[tuple[str, int]]
    ) -> None:
        """Count a session that keeps its slot.

        Args:
            blocks: those of its blocks that are not rejected.
            pages: block and place in its design of each page that it judges, or is to judge.
        """
        held = self.slots.setdefault(condition, {}).setdefault(number, set())
        held.update(blocks)
        for block, place in pages:
            self.raters.setdefault(block, Counter())[place] += 1

    def taken(self, study: Study) -> dict[str, int]:
        """Condition to the number of slots that are held whole."""
        known = {condition.id for condition in study.conditions}
        return {
            condition: sum(
                self._is_whole(held, rated_blocks(study, condition)) for held in slots.values()
            )
            for condition, slots in self.slots.items()
            if condition in known
        }

    def next_slot(self, study: Study, condition: str) -> tuple[int, frozenset[str]]:
        """The lowest number that is free in a condition, and the blocks that are free there.

        Of leased numbers, where there are some; else of all.
        """
        blocks = rated_blocks(study, condition)
        slots = self.slots.get(condition, {})
        leased = sorted(lease.slot for lease in self.leases if lease.condition == condition)
        free = (
            n
            for n in chain(leased, count())
            if n not in slots or not self._is_whole(slots[n], blocks)
        )
        number = next(free)
        return number, frozenset(blocks) - slots.get(number, set())

    def next_lease(self, study: Study, among: Collection[str]) -> Lease | None:
        """The first leased slot that is free in one of these conditions."""
        for lease in sorted(self.leases):
            if lease.condition in among:
                held = self.slots.get(lease.condition, {}).get(lease.slot)
                if held is None or not self._is_whole(held, rated_blocks(study, lease.condition)):
                    return lease
        return None

    @staticmethod
    def _is_whole(held: Collection[str], blocks: Collection[str]) -> bool:
        return set(blocks) <= set(held)
