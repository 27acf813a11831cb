"""Ratings of one text by one rater on all aspects, as distances from the ideal points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.data.facts import StudyFacts
from labeval.analysis.data.judgments import answered, numbers_of
from labeval.analysis.statistics.ratings import Floats, Integers

if TYPE_CHECKING:
    from pandas import DataFrame


@dataclass(frozen=True, slots=True)
class AspectRatings:
    """Complete ratings: what is explained, what explains it, and what belongs together."""

    overall: str
    """The criterion that is explained."""
    aspects: tuple[str, ...]
    distances: Floats
    """(ratings, aspects) from the ideal points, 0 there and 1 at the scale's furthest point."""
    explained: Floats
    """(ratings,) how far the overall rating stays below its ideal, in points; not negative."""
    question: Integers
    """(ratings,) number of the question."""
    dropped: int
    """Ratings that lack an aspect."""


def aspect_ratings(judgments: DataFrame, facts: StudyFacts) -> AspectRatings | None:
    """The ratings of one aspects method; None where there are not two criteria.

    The last of the study's criteria with an ideal point is explained by the others.

    Args:
        judgments: of the method.
        facts: of the study, with ideal points.
    """
    found = answered(judgments)
    found = found[found["criterion"].isin(facts.ideals)]  # a preference has none
    there = set(found["criterion"].unique())
    criteria = [c for c in facts.ideals if c in there]
    if len(criteria) < 2:
        return None
    *aspects, overall = criteria
    value = numbers_of(found["value"])
    distance = (value - found["criterion"].map(facts.ideals).astype(float)).abs()
    keys = ["participant", "page", "items"]
    table = (
        found.assign(distance=distance)
        .pivot_table(index=keys, columns="criterion", values="distance", observed=True)
        .reindex(columns=[*aspects, overall])
    )
    complete = table.dropna()
    furthest = [facts.furthest.get(c) or max(1.0, float(complete[c].max())) for c in aspects]
    questions = [facts.questions.get(str(item), "") for item in complete.index.get_level_values(2)]
    _, question = np.unique(np.array(questions, dtype=str), return_inverse=True)
    return AspectRatings(
        overall,
        tuple(aspects),
        complete[aspects].to_numpy(dtype=np.float64) / np.array(furthest),
        complete[overall].to_numpy(dtype=np.float64),
        np.asarray(question, dtype=np.intp),
        len(table) - len(complete),
    )
