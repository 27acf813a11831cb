"""Choices of the analysis that a study makes before anybody has judged."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from labeval.study.model.base import StudyModel

Positive = Annotated[float, Field(gt=0)]


class AnalysisPlan(StudyModel):
    """Choices of the analysis, made before the results are known."""

    smallest_differences: dict[str, Positive] = {}
    """By method, in points: systems that surely differ by less are called practically equal."""
    family: Literal["criterion", "method"] = "criterion"
    """Tests that are corrected together: all pairs of systems on one criterion or scale, or all
    pairs on all criteria of a method."""
    correction: Literal["auto", "holm", "benjamini_hochberg"] = "auto"
    """`holm` keeps the chance of any false finding, `benjamini_hochberg` the share of false ones;
    `auto` is Holm up to 15 tests."""
    alpha_levels: dict[str, Literal["nominal", "ordinal", "interval", "ratio"]] = {}
    """By method, the level of measurement of Krippendorff's alpha; the method's own when left
    out."""
    alpha_over: Literal["units", "raters", "both"] = "units"
    """Units, raters or both are drawn anew for the interval of alpha."""
