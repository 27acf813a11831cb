"""Looks: moments at which results are looked at before all participants have judged."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from labeval.study.model.base import Id, StudyModel

Spending = Literal["obrien_fleming", "pocock"]
"""Ways to share the error of all looks among them."""


class Looks(StudyModel):
    """Looks at results that are registered before the study: their moments, criterion and rules.

    Until a look says stop, or the last one was taken, results are locked. All looks together find a
    difference where there is none in 5 % of studies.
    """

    participants: list[int] = Field(min_length=1, max_length=10)
    """Completed participants at each look, increasing; the last number is that of the study."""
    criterion: Id
    """The criterion that decides."""
    systems: list[str] = Field(default=[], max_length=2)
    """The two systems compared; may be left out where the study has just two."""
    block: Id | None = None
    """The block whose judgments decide; may be left out where one block asks the criterion."""
    spending: Spending = "obrien_fleming"
    """Error spending of O'Brien and Fleming, hard to pass early, or of Pocock, nearly level."""
    smallest_difference: float = Field(gt=0)
    """Smallest difference of interest, in points of the block's method."""
    futility: float = Field(default=0.1, ge=0, lt=1)
    """Chance of still finding that difference, below which a look says stop; 0 for never."""
