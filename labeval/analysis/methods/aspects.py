"""Aspects with an ideal point: how far from the ideal, and how often preferred."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.data.facts import StudyFacts
from labeval.analysis.data.judgments import answered, numbers_of
from labeval.analysis.methods import Statistic, nearest_option
from labeval.analysis.statistics.coefficients.alpha import Level
from labeval.analysis.statistics.ratings import Floats
from labeval.study.methods.aspects import PREFERRED
from labeval.study.pages import ITEM_JOIN
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

STATISTICS = (
    Statistic(
        "distance",
        "mean",
        only="is_rating",
        higher_is_better=False,
        bounds=(0, math.inf),
        title=QT_TRANSLATE_NOOP("Report", "distance from the ideal"),
        turned_title=QT_TRANSLATE_NOOP("Report", "negative mean distance from the ideal"),
    ),
    Statistic(
        "preference_rate",
        "mean",
        only="is_choice",
        bounds=(0, 1),
        title=QT_TRANSLATE_NOOP("Report", "share of preferences"),
    ),
)
LEVEL: Level = "ordinal"
POOLED = False
SUMMARY = QT_TRANSLATE_NOOP(
    "Report",
    "mean distance of ratings from the ideal point, of which less is better; share of the pages on "
    "which a text was preferred",
)
WITHOUT: dict[str, str] = {}
HAS_IDEALS = True


def points(judgments: DataFrame, facts: StudyFacts) -> DataFrame:
    """A row per rating, its distance from the ideal point; a row per candidate of each choice."""
    import pandas as pd

    found = answered(judgments).assign(rater=lambda f: f["participant"])
    chosen = found["criterion"] == PREFERRED
    ratings, choices = found[~chosen], found[chosen]
    value = numbers_of(ratings["value"])
    ideal = ratings["criterion"].map(facts.ideals).astype(float)
    distance = (value - ideal).abs()
    rated = ratings.assign(item=ratings["items"], value=distance, better=-distance)
    shown = choices.assign(item=choices["items"].str.split(ITEM_JOIN, regex=False))
    each = shown.explode("item", ignore_index=True)
    won = (each["value"] == each["item"]).astype(float)
    both = [
        rated.assign(is_rating=True, is_choice=False),
        each.assign(value=won, better=won, is_rating=False, is_choice=True),
    ]
    columns = ["rater", "page", "item", "criterion", "value", "better", "is_rating", "is_choice"]
    return pd.concat(both, ignore_index=True)[columns]


def text_points(found: Floats, options: int, ideal: int) -> Floats:
    """The distance of the nearest point from the ideal one, below zero."""
    return np.asarray(-np.abs(nearest_option(found, options) - ideal))


def rated(judgments: DataFrame) -> DataFrame:
    """Each rating of an aspect; preferences among several are no scale and are left out."""
    found = answered(judgments)
    found = found[found["criterion"] != PREFERRED]
    value = numbers_of(found["value"])
    columns = found[["criterion", "page"]]
    return columns.assign(rater=found["participant"], unit=found["items"], value=value)
