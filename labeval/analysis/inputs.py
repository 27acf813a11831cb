"""Inputs of an analysis: judgments, the study's definitions, and further tables."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Literal

from labeval.analysis.data.facts import StudyFacts
from labeval.analysis.statistics.samples import SAMPLES

if TYPE_CHECKING:
    from pandas import DataFrame

    from labeval.analysis.agreement.evidence import MarkedWords
    from labeval.analysis.judges.ratings import Judge
    from labeval.analysis.planning.pilots import Pilot
    from labeval.analysis.points.rated import Rated
    from labeval.analysis.raters.competence import CompetenceSpread
    from labeval.analysis.raters.dawid_skene import Confusions
    from labeval.analysis.statistics.coefficients.alpha import Level
    from labeval.analysis.statistics.latent.links import Link
    from labeval.analysis.statistics.resampling import Resample
    from labeval.analysis.texts.metrics import Metric


def _nothing() -> DataFrame:
    import pandas as pd

    return pd.DataFrame()


@dataclass(frozen=True, slots=True)
class Choices:
    """Options of an analysis; the judgments that it reads are chosen before."""

    samples: int = SAMPLES
    """Samples of each bootstrap; 0 for none."""
    seed: int = 0
    hourly_rate: float = 0.0
    """Pay of a participant per hour, in any currency."""
    tails: Literal["two-sided", "greater"] = "two-sided"
    """Tails of the tests of correlations."""
    resample: Resample = "both"
    """Units that intervals of scores are drawn over, and that differences are to hold for."""
    smallest_differences: Mapping[str, float] = field(default_factory=dict)
    """By method, in points: what is surely less than this is called practically equal."""
    family: Literal["criterion", "method"] = "criterion"
    """Tests that are corrected together."""
    correction: Literal["auto", "holm", "benjamini_hochberg"] = "auto"
    """The procedure; ``auto`` is Holm's for few tests."""
    alpha_levels: Mapping[str, Level] = field(default_factory=dict)
    """By method, the level of measurement of alpha; its own when left out."""
    alpha_over: Literal["units", "raters", "both"] = "units"
    """Drawn anew for the interval of alpha."""
    link: Link = "logit"
    """Link function of models of ordered answers."""
    models: Literal["auto", "always"] = "auto"
    """``auto`` leaves out models of ordered answers, and of severity, that would take long."""
    factors: tuple[str, ...] | None = None
    """Further levels of scores by name (``item:style``, ``session:group``); None finds them."""
    pool_criteria: bool = False
    """True if agreement is also computed over criteria that have scales of their own."""
    least_competence: float | None = None
    """Raters below it are left out of a second figure of agreement; None for the lowest
    quarter."""


@dataclass(frozen=True)
class Inputs:
    """All that tables are made from. A frame that an analysis elsewhere does not have is empty.

    What several tables read is computed once, when the first of them needs it.
    """

    judgments: DataFrame
    """As :func:`~labeval.analysis.data.judgments.judgment_frame` makes them."""
    facts: StudyFacts
    choices: Choices = field(default_factory=Choices)
    items: DataFrame = field(default_factory=_nothing)
    """One row per item, indexed by ``item``: the columns of the items table, all as text."""
    sessions: DataFrame = field(default_factory=_nothing)
    """One row per session, with the columns of the exported table of sessions, and a column for
    each attribute of participants; those of imported judgments have these alone."""
    flags: DataFrame = field(default_factory=_nothing)
    """One row per flag, with the columns of the exported table of flags."""
    comments: DataFrame = field(default_factory=_nothing)
    """One row per comment, with the columns of the exported table of comments."""
    evidence: DataFrame = field(default_factory=_nothing)
    """One row per stretch of marked words, with the columns of that exported table."""
    attention: DataFrame = field(default_factory=_nothing)
    """One row per attention check, with the columns of that exported table."""
    support: DataFrame = field(default_factory=_nothing)
    """One row per answer with a judge's rating shown, with the columns of that exported table."""
    interventions: DataFrame = field(default_factory=_nothing)
    """One row a hint, message, reminder or break: ``session``, ``kind``, and ``page`` as in the
    judgments."""
    responses: DataFrame = field(default_factory=_nothing)
    """One row per written response, with the columns of that exported table."""
    rewrites: DataFrame = field(default_factory=_nothing)
    """One row per edited text, with the columns of that exported table."""
    judges: tuple[Judge, ...] = ()
    """Language models that rated the same texts; none of their ratings is among the judgments."""
    passages: DataFrame = field(default_factory=_nothing)
    """One row per passage that was written from: ``topic``, ``rank`` from 1, ``title``,
    ``text``."""

    @cached_property
    def rated(self) -> tuple[Rated, ...]:
        """Ratings of units, by method; units that a rater rated again occur twice."""
        from labeval.analysis.points.rated import rated_by_method

        return tuple(rated_by_method(self.judgments))

    @cached_property
    def competences(self) -> dict[str, CompetenceSpread]:
        """By method: what MACE finds in the first ratings of each rater, all criteria together."""
        from labeval.analysis.raters.raters import method_competence

        return {rated.method: method_competence(rated, self.choices.seed) for rated in self.rated}

    @cached_property
    def confusions(self) -> dict[str, Confusions]:
        """By method of categories: what Dawid and Skene's model finds in the first ratings of each
        rater, all criteria together."""
        from labeval.analysis.raters.confusions import method_confusions

        found = {rated.method: method_confusions(rated) for rated in self.rated}
        return {method: fit for method, fit in found.items() if fit is not None}

    @cached_property
    def marked_words(self) -> MarkedWords:
        """Words that were marked as reasons, in the texts that were judged."""
        from labeval.analysis.agreement.evidence import MarkedWords

        return MarkedWords(self.evidence, self.judgments, self.items, self.facts.systems)

    @cached_property
    def pilots(self) -> tuple[Pilot, ...]:
        """Findings for a next study, by method and level."""
        from labeval.analysis.planning.pilots import pilots

        return tuple(pilots(self.judgments, self.facts, seed=self.choices.seed))

    @cached_property
    def external(self) -> tuple[Metric, ...]:
        """Metrics of each item from other sources than judgments, in the order of :attr:`items`."""
        from labeval.analysis.comparisons.external import external_scores

        return tuple(external_scores(self.items))
