"""Balance of the order of blocks over the participants of a condition."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from labeval.study.model.orders import counterbalanced_order
from labeval.study.study import Condition, Study


@dataclass(frozen=True, slots=True)
class OrderBalance:
    """Blocks of a condition, and how many of its participants rate them in which place."""

    condition: str
    participants: int
    """The planned ones of this condition; those of one round of orders where none are planned."""
    is_planned: bool
    places: dict[str, tuple[int, ...]]
    """Block to the number of participants who rate it first, second and so on."""
    is_fixed: bool
    """True if all participants have the same order."""
    follows_evenly: bool
    """True if each block comes right after each other one equally often."""

    @property
    def is_even(self) -> bool:
        """True if every block comes equally often in every place."""
        return all(len(set(counts)) == 1 for counts in self.places.values())

    @property
    def round(self) -> int:
        """Participants after which every order has come equally often."""
        count = len(self.places)
        return count if count % 2 == 0 else 2 * count


def order_balances(study: Study) -> Iterator[OrderBalance]:
    """The balance of every condition with several blocks."""
    weights = sum(condition.weight for condition in study.conditions)
    planned = study.participants.planned
    for condition in study.conditions:
        if len(condition.blocks) > 1:
            share = None if planned is None else round(planned * condition.weight / weights)
            yield _balance(condition, share)


def _balance(condition: Condition, planned: int | None) -> OrderBalance:
    blocks = condition.blocks
    count = len(blocks)
    number = planned or (count if count % 2 == 0 else 2 * count)
    places = {block: [0] * count for block in blocks}
    after: Counter[tuple[int, int]] = Counter()
    for participant in range(number):
        order = tuple(range(count))
        if condition.order == "counterbalanced":
            order = counterbalanced_order(count, participant)
        for place, block in enumerate(order):
            places[blocks[block]][place] += 1
        after.update(pairwise(order))
    follows = {after[a, b] for a in range(count) for b in range(count) if a != b}
    counted = {block: tuple(counts) for block, counts in places.items()}
    fixed = condition.order == "fixed"
    even = len(follows) == 1
    return OrderBalance(condition.id, number, planned is not None, counted, fixed, even)
