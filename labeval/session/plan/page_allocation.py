"""The part of a participant's allocation that depends on the record, and not on study and seed
alone.

It is decided when a session starts and stored in the plan; drawing the same plan again needs it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

Tiers = tuple[tuple[int, ...], ...]
"""Places in a block's design, from 0, in groups: those of an earlier group are shown before."""


@dataclass(frozen=True, slots=True)
class Placing:
    """Decisions on a participant's allocation at the start of the session."""

    blocks: Mapping[str, Tiers] = field(default_factory=dict)
    """For each block that is not dealt by the participant's number, the pages that are shown, those
    that need raters most first; empty where the block is not to be rated."""
    excused: tuple[str, ...] = ()
    """The tests that a code stands in for."""

    def leaves_out(self, block: str) -> bool:
        """Return whether a block of the condition is not rated."""
        return self.blocks.get(block) == ()

    def to_dict(self) -> dict[str, Any]:
        """As it is stored; empty where nothing was decided."""
        raw: dict[str, Any] = {}
        if self.blocks:
            raw["blocks"] = {b: [list(tier) for tier in tiers] for b, tiers in self.blocks.items()}
        if self.excused:
            raw["excused"] = list(self.excused)
        return raw

    @classmethod
    def from_dict(cls, raw: Mapping[str, Any]) -> Placing:
        """From :meth:`to_dict`."""
        blocks = {
            block: tuple(tuple(tier) for tier in tiers)
            for block, tiers in raw.get("blocks", {}).items()
        }
        return cls(blocks, tuple(raw.get("excused", ())))


BY_NUMBER = Placing()
"""Everything follows from study, seed and number."""
