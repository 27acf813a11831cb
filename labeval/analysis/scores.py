"""Scores and ranks of items, systems, questions and factors, by method, criterion and scale."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.agreement.ratings import Floats
from labeval.analysis.facts import StudyFacts
from labeval.analysis.levels import ITEM, QUESTION, Level, factor_names, item_levels, session_levels
from labeval.analysis.methods import Scoring, Statistic, find_scoring, scored_methods
from labeval.analysis.points import CodedPoints, coded_points
from labeval.analysis.ranking import DIGITS, ranks
from labeval.analysis.resampling import (
    FEWEST_QUESTIONS,
    Draws,
    Grouping,
    Resampling,
    percentiles,
    resampled,
)
from labeval.analysis.scales import method_of
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["COLUMNS", "Resampling", "scores"]

COLUMNS = (
    *("method", "level", "scale", "criterion", "id", "statistic"),
    *("n", "value", "rank", "ci_low", "ci_high", "reason", "resampled"),
)

ONE_RATER = QT_TRANSLATE_NOOP(
    "Analysis", "no interval: it is drawn over raters, and there is only one"
)
_ONE_JUDGMENT = QT_TRANSLATE_NOOP("Analysis", "a single judgment has no spread")
_NO_QUESTIONS = QT_TRANSLATE_NOOP(
    "Analysis", "no interval: it is drawn over questions, and each stands by itself here"
)
_RATERS, _QUESTIONS, _BOTH = "raters", "questions", "raters and questions"


def scores(
    judgments: DataFrame,
    facts: StudyFacts,
    resampling: Resampling,
    *,
    items: DataFrame | None = None,
    sessions: DataFrame | None = None,
    factors: Sequence[str] | None = None,
) -> DataFrame:
    """All scores of all methods as a tidy table with :data:`COLUMNS`.

    Args:
        judgments: as :func:`~labeval.analysis.judgments.judgment_frame` makes them.
        facts: of the study.
        resampling: of the intervals, which are given for sums and means.
        items: indexed by item, a column a factor of items; none when left out.
        sessions: a row a session, a column a factor of participants; none when left out.
        factors: ``item:<column>`` or ``session:<column>``; those found by
            :func:`~labeval.analysis.levels.factor_names` when left out.

    Returns:
        One row for each method, level (see :mod:`labeval.analysis.levels`), scale or criterion, id
        and statistic. n is the number of judgments that count. The first rank is the best.
        ``resampled`` says what the interval was drawn over.
    """
    import pandas as pd

    known_items = pd.DataFrame() if items is None else items
    known_sessions = pd.DataFrame() if sessions is None else sessions
    if factors is None:
        factors = factor_names(known_items, known_sessions)
    parts: list[DataFrame] = []
    for method, of_method in judgments.groupby("method", sort=True):
        if method_of(str(method)) not in scored_methods():
            continue
        scoring = find_scoring(method_of(str(method)))
        points = coded_points(of_method, facts, scoring)
        if not len(points.value):
            continue
        levels = item_levels(facts, known_items, points.items, factors)
        levels += session_levels(facts, known_sessions, points.items, points.sessions, factors)
        tables = _method_scores(points, levels, scoring, facts, resampling)
        parts += [table.assign(method=str(method))[list(COLUMNS)] for table in tables]
    if not parts:
        return pd.DataFrame(columns=list(COLUMNS))
    return pd.concat(parts, ignore_index=True)


def _method_scores(
    points: CodedPoints,
    levels: Sequence[Level],
    scoring: Scoring,
    facts: StudyFacts,
    resampling: Resampling,
) -> Iterator[DataFrame]:
    """The tables of one method; judgments that the same people made are resampled together."""
    for rated_in in dict.fromkeys(level.sessions for level in levels):
        together = [level for level in levels if level.sessions == rated_in]
        of_them = points if rated_in is None else points.of_sessions(rated_in)
        if len(of_them.value):
            scored = _Scored(of_them, together, facts, resampling)
            for statistic in scoring.STATISTICS:
                yield from scored.tables(statistic, facts, pooled=scoring.POOLED)


@dataclass(frozen=True, slots=True)
class _Place:
    """A level in numbers."""

    name: str
    ids: Sequence[str]
    grouping: Grouping
    resampled: str


class _Scored:
    """Points of the same sessions, and the levels that they are scored at."""

    def __init__(
        self,
        points: CodedPoints,
        levels: Sequence[Level],
        facts: StudyFacts,
        resampling: Resampling,
    ) -> None:
        questions = [facts.questions.get(item, "") or item for item in points.items]
        _, self._question_of = np.unique(np.asarray(questions, dtype=str), return_inverse=True)
        self._points = points
        self._resampling = resampling
        self._places = [self._place(level) for level in levels]
        self._draws = (
            Draws(len(points.raters), self._question_of, resampling) if resampling.samples else None
        )

    def _place(self, level: Level) -> _Place:
        ids = sorted(set(level.ids.values()))
        number = {id: n for n, id in enumerate(ids)}
        of_item = np.array([number.get(level.ids.get(i, ""), -1) for i in self._points.items])
        questions = len(set(self._question_of[of_item >= 0].tolist()))
        apart = level.name in (ITEM, QUESTION)
        wanted = self._resampling.resample
        over_questions = wanted != "raters" and not apart and questions >= FEWEST_QUESTIONS
        over_raters = wanted != "questions"
        named = _BOTH if over_questions and over_raters else _RATERS if over_raters else _QUESTIONS
        grouping = Grouping(of_item, len(ids), over_questions, over_raters)
        return _Place(level.name, ids, grouping, named)

    def tables(
        self, statistic: Statistic, facts: StudyFacts, *, pooled: bool
    ) -> Iterator[DataFrame]:
        """Each criterion by itself, then each scale turned so that more is good, at each level.

        A scale of a single criterion would only repeat it.
        """
        points = self._points
        for code in dict.fromkeys(points.criterion.tolist()):
            part = points.chosen(points.criterion == code)
            yield from self._part(part, statistic, "", points.criteria[code])
        for scale, criteria in facts.scales.items() if pooled else ():
            codes = [n for n, name in enumerate(points.criteria) if name in criteria]
            part = points.chosen(np.isin(points.criterion, codes))
            if len(set(part.criterion.tolist())) > 1:
                yield from self._part(part.turned(), statistic, scale, "")

    def _part(
        self, part: CodedPoints, statistic: Statistic, scale: str, criterion: str
    ) -> Iterator[DataFrame]:
        counted = part.only(statistic.only)
        if not len(counted.value) and not statistic.none_counts:
            return
        low, high = self._intervals(counted, statistic)
        one_rater = len(set(counted.rater.tolist())) < 2
        names = {"scale": scale, "criterion": criterion, "statistic": statistic.name}
        for n, place in enumerate(self._places):
            table = _table(part, counted, place, statistic)
            if table.empty:
                continue
            shown = table.index.to_numpy()
            table["ci_low"], table["ci_high"] = low[n][shown], high[n][shown]
            drawn = statistic.how in ("sum", "mean")
            if drawn:
                defined = table["value"].notna() & (table["reason"] == "")
                table.loc[defined, "reason"] = self._no_interval(place, one_rater=one_rater)
            named = table["ci_low"].notna().map({True: place.resampled, False: ""})
            yield table.assign(level=place.name, **names, resampled=named)

    def _intervals(
        self, counted: CodedPoints, statistic: Statistic
    ) -> tuple[list[Floats], list[Floats]]:
        """Ends for each level and id; nan where none can be drawn."""
        none = [np.full(place.grouping.ids, np.nan) for place in self._places]
        if statistic.how not in ("sum", "mean") or self._draws is None:
            return none, none
        groupings = [place.grouping for place in self._places]
        samples = resampled(counted.cells, groupings, self._draws, mean=statistic.how == "mean")
        raters_vary = len(set(counted.rater.tolist())) > 1
        low, high = [], []
        for place, found, nothing in zip(self._places, samples, none, strict=True):
            can = raters_vary if place.grouping.raters_drawn else place.grouping.questions_drawn
            ends = percentiles(found, self._resampling.confidence) if can else (nothing, nothing)
            low.append(ends[0])
            high.append(ends[1])
        return low, high

    def _no_interval(self, place: _Place, *, one_rater: bool) -> str:
        if self._draws is None:
            return ""
        if place.grouping.raters_drawn:
            return ONE_RATER if one_rater else ""
        return "" if place.grouping.questions_drawn else _NO_QUESTIONS


def _table(
    part: CodedPoints, counted: CodedPoints, place: _Place, statistic: Statistic
) -> DataFrame:
    """One row an id that was judged: value, n, rank, reason; indexed by the id's number."""
    import pandas as pd

    of_item, ids = place.grouping.of_item, place.grouping.ids
    judged = np.unique(of_item[part.item])
    judged = judged[judged >= 0]
    member = of_item[counted.item]
    n = np.bincount(member[member >= 0], minlength=ids)
    value = np.round(
        _values(counted.value[member >= 0], member[member >= 0], ids, statistic), DIGITS
    )
    value[n == 0] = np.nan
    table = pd.DataFrame(
        {"id": np.asarray(place.ids, dtype=object)[judged], "n": n[judged], "value": value[judged]},
        index=judged,
    )
    table["rank"] = np.nan
    known = table["value"].notna()
    sign = 1 if statistic.higher_is_better else -1
    if known.any() and statistic.how != "sd":
        table.loc[known, "rank"] = ranks(sign * table.loc[known, "value"].to_numpy())
    table["reason"] = np.where(known, "", _ONE_JUDGMENT)
    table.loc[table["n"] == 0, "reason"] = statistic.none_counts
    return table


def _values(value: Floats, member: Floats, ids: int, statistic: Statistic) -> Floats:
    """(ids,) one figure each; nan where there is none."""
    import pandas as pd

    if statistic.how in ("sum", "mean"):
        sums = np.bincount(member, weights=value, minlength=ids)
        if statistic.how == "sum":
            return np.asarray(sums, dtype=np.float64)
        n = np.bincount(member, minlength=ids)
        return np.divide(sums, n, out=np.full(ids, np.nan), where=n > 0)
    groups = pd.Series(value).groupby(member)
    found = groups.std() if statistic.how == "sd" else groups.median()
    return np.asarray(found.reindex(range(ids)), dtype=np.float64)
