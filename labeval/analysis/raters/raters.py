"""Each rater's competence, agreement with the majority, pace, straight lines, flags and checks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.data.judgments import of_method
from labeval.analysis.points.rated import Mask, Rated
from labeval.analysis.raters.competence import (
    FEW_UNITS,
    CompetenceSpread,
    competence,
    undefined_spread,
)
from labeval.analysis.raters.confusions import NUMBERS
from labeval.analysis.statistics.numbering import distinct, joint, numbered
from labeval.analysis.statistics.ratings import Floats, Integers
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = (
    *("method", "rater", "n", "competence", "competence_low", "competence_high"),
    *("majority_agreement", "n_majority", "pages", "seconds_per_page", "straight_pages"),
    *("n_straight", "flags", "attention_passed", "attention_shown", "reason"),
)

LEAST_CRITERIA = 3
"""The least number of criteria on a page for equal answers to be noteworthy."""

FEW = QT_TRANSLATE_NOOP(
    "Analysis", "competence of {n} units is unstable; up to about {few}, look at its spread"
)
ALONE = QT_TRANSLATE_NOOP("Analysis", "nobody else has rated what this rater has")


UNSETTLED = QT_TRANSLATE_NOOP(
    "Analysis",
    "other random starts end at another competence (see its spread): these ratings do not "
    "determine it",
)
_SETTLED = 0.2
"""Spread over seeds up to which a competence is taken for determined."""


_MOST_LABELS = 11
"""Points of a scale up to which its numbers are labels, of which one can be the true one."""


def method_competence(rated: Rated, seed: int = 0) -> CompetenceSpread:
    """MACE of the first ratings of a method; criteria with scales of their own have own labels.

    Not a number where ratings are numbers: raters hardly give the same ones, and who does, such as
    by leaving texts as they were, would be taken for competent.
    """
    first = rated.first_only()
    k = len(first.labels)
    if first.scoring.LEVEL not in ("nominal", "ordinal") or (first.is_numeric and k > _MOST_LABELS):
        return undefined_spread(len(first.raters))
    label = first.label if first.scoring.POOLED else joint(first.criterion, k, first.label)
    return competence(first.rater, first.cell, label, labels=k, seed=seed)


def raters(
    methods: Sequence[Rated],
    competences: Mapping[str, CompetenceSpread],
    judgments: DataFrame,
    flags: DataFrame,
    attention: DataFrame,
) -> DataFrame:
    """One row per method and rater, with :data:`COLUMNS`.

    ``majority_agreement`` is the share of the rater's ratings that are what most of the others
    gave, where the others had one most frequent value. ``straight_pages`` is the share of pages
    with three criteria or more on which all answers are equal. Flags and checks are those of all
    of the participant's sessions; who was shown no check has passed none and failed none.

    Args:
        methods: what raters said.
        competences: by method.
        judgments: with ``participant``, ``method``, ``page``, ``seconds`` and ``value``.
        flags: with ``participant``; may be empty.
        attention: with ``participant`` and ``passed``; may be empty.
    """
    import pandas as pd

    flagged = _times(flags)
    passed = _times(attention[attention["passed"] == "yes"]) if len(attention) else {}
    shown = _times(attention[attention["passed"] != ""]) if len(attention) else {}
    parts = []
    for rated in methods:
        first, trust = rated.first_only(), competences[rated.method]
        table = pd.DataFrame({"rater": rated.raters}).assign(method=rated.method)
        table["n"] = np.bincount(first.rater, minlength=len(rated.raters))
        table["competence"] = trust.best.raters
        table["competence_low"], table["competence_high"] = trust.low, trust.high
        table["majority_agreement"], table["n_majority"] = _with_majority(first)
        paged = _pages(of_method(judgments, rated.method))
        table = table.merge(paged, how="left", left_on="rater", right_index=True)
        counts = {"flags": flagged, "attention_passed": passed, "attention_shown": shown}
        for name, times in counts.items():
            table[name] = table["rater"].map(times).fillna(0).astype(int)
        was_shown = table["attention_shown"] > 0
        table["attention_passed"] = table["attention_passed"].where(was_shown)
        units = _units(first)
        few = [FEW.format(n=n, few=FEW_UNITS) if n <= FEW_UNITS else "" for n in units]
        doubt = np.where(trust.high - trust.low > _SETTLED, UNSETTLED, few)
        alone = rated_alone(first)
        doubt = np.where(np.isnan(trust.best.raters), NUMBERS, doubt)
        table["reason"] = np.where(alone, ALONE, doubt)
        figures = ["competence", "competence_low", "competence_high"]
        table.loc[alone, figures] = np.nan
        parts.append(table[list(COLUMNS)])
    return pd.concat(parts, ignore_index=True) if parts else pd.DataFrame(columns=list(COLUMNS))


def _times(frame: DataFrame) -> dict[str, int]:
    if "participant" not in frame:
        return {}
    return {str(k): int(v) for k, v in frame["participant"].value_counts().items()}


def _units(rated: Rated) -> Integers:
    """(raters,) how many different units each has rated, whatever the criterion."""
    different = distinct(joint(rated.rater, len(rated.units), rated.unit)) // len(rated.units)
    return np.asarray(np.bincount(different, minlength=len(rated.raters)), dtype=np.intp)


def rated_alone(first: Rated) -> Mask:
    """(raters,) true where nobody else has rated anything that this rater has.

    Args:
        first: the first ratings of each rater.
    """
    _, cell = numbered(first.cell)
    is_shared = np.bincount(cell) > 1
    shared = np.bincount(first.rater, weights=is_shared[cell], minlength=len(first.raters))
    return np.asarray(shared == 0)


def _with_majority(rated: Rated) -> tuple[Floats, Integers]:
    """(raters,) share of ratings that most of the others gave too, and of how many."""
    cells, cell = numbered(rated.cell)
    k = len(rated.labels)
    # Whoever gave a unit the same label has the same others.
    given, place = numbered(joint(cell, k, rated.label))
    unit, label, each = given // k, given % k, np.arange(len(given))
    counts = np.zeros((len(cells), k), dtype=np.int32)
    counts[unit, label] = np.bincount(place)
    others = counts[unit]
    others[each, label] -= 1
    most = others.max(axis=1)
    clear = (most > 0) & ((others == most[:, None]).sum(axis=1) == 1)
    agrees = clear & (others[each, label] == most)
    n = np.bincount(rated.rater, weights=clear[place], minlength=len(rated.raters))
    same = np.bincount(rated.rater, weights=agrees[place], minlength=len(rated.raters))
    share = np.divide(same, n, out=np.full(len(n), np.nan), where=n > 0)
    return share, n.astype(np.intp)


def _pages(judgments: DataFrame) -> DataFrame:
    """By participant: pages, median seconds, share of straight pages and of how many."""
    import pandas as pd

    values, _ = pd.factorize(judgments["value"])
    pages, page = numbered(pd.factorize(judgments["page"])[0])
    n = np.bincount(page, minlength=len(pages))
    low = np.full(len(pages), len(judgments) + 1)
    high = np.full(len(pages), -1)
    np.minimum.at(low, page, values)
    np.maximum.at(high, page, values)
    by_page = judgments.drop_duplicates("page")[["participant", "page", "seconds"]]
    straight = np.where(n >= LEAST_CRITERIA, (low == high).astype(float), np.nan)
    by_page = by_page.assign(straight=straight)
    groups = by_page.groupby("participant")
    return pd.DataFrame(
        {
            "pages": groups.size(),
            "seconds_per_page": groups["seconds"].median(),
            "straight_pages": groups["straight"].mean(),
            "n_straight": groups["straight"].count(),
        }
    )
