"""Claim check: the share of a text's claims that the source supports."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.data.facts import StudyFacts
from labeval.analysis.data.judgments import answered
from labeval.analysis.methods import Statistic
from labeval.analysis.statistics.coefficients.alpha import Level
from labeval.study.claim_cuts import whole_cuts
from labeval.study.methods.claims import NOT_CHECKABLE, SUPPORTED, answers_in
from labeval.study.same_claims import aligned
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame, Series

STATISTICS = (
    Statistic(
        "precision",
        "mean",
        bounds=(0, 1),
        title=QT_TRANSLATE_NOOP("Report", "share of claims that the source supports"),
    ),
)
LEVEL: Level = "nominal"
POOLED = True
UNITS = QT_TRANSLATE_NOOP("Report", "claims")
SUMMARY = QT_TRANSLATE_NOOP("Report", "mean share of a text's claims that the source supports")
WITHOUT: dict[str, str] = {}


def points(judgments: DataFrame, facts: StudyFacts) -> DataFrame:
    """A row for each text with claims that can be checked: the share of them that is supported."""
    found = answered(judgments)
    share = found["value"].map(_supported).to_numpy(dtype=np.float64)
    found, share = found[~np.isnan(share)], share[~np.isnan(share)]
    lower = found["criterion"].isin(facts.lower_is_better)
    columns = {"participant": "rater", "items": "item"}
    rows = found[["participant", "page", "items", "criterion"]].rename(columns=columns)
    made: DataFrame = rows.assign(value=share, better=np.where(lower, 1 - share, share))
    return made


def share_counts(judgments: DataFrame) -> Series[int]:
    """The number of claims of each text that can be checked; none where there are none."""
    given = answered(judgments)["value"].map(_checkable)
    return given[given.map(bool)].map(len)


def rated(judgments: DataFrame) -> DataFrame:
    """Each answer about a claim; each claim of a text is a unit.

    Where raters cut the texts, claims of several raters are one unit where they count as the same
    (:func:`labeval.study.same_claims.are_the_same`).
    """
    import pandas as pd

    found = answered(judgments)
    cuts = found["value"].map(whole_cuts)
    given = found["value"].map(answers_in)
    numbers = [list(range(1, len(answers) + 1)) for answers in given]
    of_texts: dict[tuple[str, str], list[int]] = {}
    for row, (criterion, item) in enumerate(zip(found["criterion"], found["items"], strict=True)):
        if cuts.iloc[row] is not None:
            of_texts.setdefault((criterion, item), []).append(row)
    for rows in of_texts.values():
        for row, own in zip(rows, aligned([cuts.iloc[row] for row in rows]), strict=True):
            numbers[row] = own
    of_claims = pd.Series(numbers, index=found.index, dtype=object)
    each = found.assign(value=given, claim=of_claims).explode(["value", "claim"], ignore_index=True)
    each = each[each["value"].notna()]  # a text without claims has a row, too
    unit = each["items"].astype(str) + "#" + each["claim"].astype(str)
    columns = each[["criterion", "page", "value"]]
    return columns.assign(rater=each["participant"], unit=unit)


def claim_cuts(judgments: DataFrame) -> DataFrame:
    """The judgments of texts that raters have cut, with the column ``cuts``."""
    found = answered(judgments)
    cuts = found["value"].map(whole_cuts)
    return found[cuts.notna()].assign(cuts=cuts[cuts.notna()])


def _checkable(value: str) -> list[str]:
    return [one for one in answers_in(value) if one != NOT_CHECKABLE]


def _supported(value: str) -> float:
    """The share of the claims that can be checked; nan where none can."""
    given = _checkable(value)
    return given.count(SUPPORTED) / len(given) if given else float("nan")
