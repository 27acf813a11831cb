"""What an analysis reads: judgments, what the study says, and what is known beside them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from labeval.analysis.facts import StudyFacts

if TYPE_CHECKING:
    from pandas import DataFrame


Resample = Literal["raters", "questions", "both"]


def _nothing() -> DataFrame:
    import pandas as pd

    return pd.DataFrame()


@dataclass(frozen=True, slots=True)
class Choices:
    """How an analysis computes; which judgments it reads is decided before."""

    samples: int = 1000
    """Of each bootstrap; 0 for none."""
    seed: int = 0
    hourly_rate: float = 0.0
    """Of a participant, in any currency."""
    tails: Literal["two-sided", "greater"] = "two-sided"
    """Of the tests of correlations."""
    resample: Resample = "both"
    """What intervals of scores are drawn over."""
    factors: tuple[str, ...] | None = None
    """Further levels of scores by name (``item:style``, ``session:group``); None finds them."""
    least_competence: float | None = None
    """Raters below it are left out where agreement is told again without them; None for the lowest
    quarter."""


@dataclass(frozen=True, slots=True)
class Inputs:
    """All that tables are made from. A frame that an analysis elsewhere does not have is empty."""

    judgments: DataFrame
    """As :func:`~labeval.analysis.judgments.judgment_frame` makes them."""
    facts: StudyFacts
    choices: Choices = field(default_factory=Choices)
    items: DataFrame = field(default_factory=_nothing)
    """One row an item, indexed by ``item``: the columns of the items table, all as text."""
    sessions: DataFrame = field(default_factory=_nothing)
    """One row a session, with the columns of the exported table of sessions."""
    flags: DataFrame = field(default_factory=_nothing)
    """One row a flag, with the columns of the exported table of flags."""
    comments: DataFrame = field(default_factory=_nothing)
    """One row a comment, with the columns of the exported table of comments."""
    attention: DataFrame = field(default_factory=_nothing)
    """One row an attention check, with the columns of that exported table."""
    support: DataFrame = field(default_factory=_nothing)
    """One row an answer beside a judge's rating, with the columns of that exported table."""
    responses: DataFrame = field(default_factory=_nothing)
    """One row a written response, with the columns of that exported table."""
