"""Scores and ranks of items, systems, questions and factors, by method, criterion and scale."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from labeval.analysis.data.facts import StudyFacts
from labeval.analysis.data.judgments import rates_turns
from labeval.analysis.data.levels import (
    ITEM,
    QUESTION,
    Level,
    factor_names,
    item_levels,
    session_levels,
)
from labeval.analysis.methods import Scoring, Statistic, each_scored, scales_of
from labeval.analysis.points.points import CodedPoints, Mask, coded_points
from labeval.analysis.scores.over_criteria import (
    Uneven,
    counts_by_criterion,
    uneven,
    weighted_medians,
)
from labeval.analysis.statistics.bounds import (
    ALIKE,
    ALIKE_SHARE,
    ALIKE_WILSON,
    AS_INDEPENDENT,
    bounded,
)
from labeval.analysis.statistics.clusters.clustered_shares import ends_of_shares
from labeval.analysis.statistics.clusters.clustered_variance import Clustered, variances, widened
from labeval.analysis.statistics.few import FEWEST_QUESTIONS, not_drawn
from labeval.analysis.statistics.numbering import appearing, distinct
from labeval.analysis.statistics.ranks.ranking import DIGITS, ranks
from labeval.analysis.statistics.ratings import Floats, Integers
from labeval.analysis.statistics.resampling import (
    MOST_IDS,
    Cells,
    Draws,
    Grouping,
    Resampling,
    in_blocks,
    percentiles,
    resampled,
)
from labeval.text.marks import JOINED, QT_TRANSLATE_NOOP

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
ONE_OF_EACH = QT_TRANSLATE_NOOP(
    "Analysis", "no interval: it is drawn over raters or questions, and there is only one"
)
ONE_RATER_BY_A_CRITERION = QT_TRANSLATE_NOOP(
    "Analysis",
    "no interval: it is drawn over raters, and by at least one criterion there is only one",
)
_ONE_OF_EACH_BY_A_CRITERION = QT_TRANSLATE_NOOP(
    "Analysis",
    "no interval: it is drawn over raters or questions, and by at least one criterion there is "
    "only one",
)
_ONE_JUDGMENT = QT_TRANSLATE_NOOP("Analysis", "a single judgment has no spread")
_NO_QUESTIONS = QT_TRANSLATE_NOOP(
    "Analysis", "no interval: it is drawn over questions, and each is a unit of its own here"
)
_Columns = dict[str, npt.NDArray[Any]]
"""Columns of a table, all of one length."""
_Ends = tuple[Floats, Floats, Mask]
"""(ids,) lower and upper ends, and where nothing varies that could be drawn."""
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
        judgments: as :func:`~labeval.analysis.data.judgments.judgment_frame` makes them.
        facts: of the study.
        resampling: of the intervals, which are given for sums and means.
        items: indexed by item, a column per factor of items; none when left out.
        sessions: a row per session, a column per factor of participants; none when left out.
        factors: ``item:<column>`` or ``session:<column>``; those found by
            :func:`~labeval.analysis.data.levels.factor_names` when left out.

    Returns:
        One row for each method, level (see :mod:`labeval.analysis.data.levels`), scale or
        criterion, id and statistic. n is the number of judgments that count. The first rank is the
        best. ``resampled`` says what the interval was drawn over. Where answers of conversations
        were rated one by one, a rater's judgment of a conversation is the mean over its answers.
        Over several criteria each counts the same, however often it was judged; who lacks one of
        them is not ranked, and only what is a count has a value.
    """
    import pandas as pd

    known_items = pd.DataFrame() if items is None else items
    known_sessions = pd.DataFrame() if sessions is None else sessions
    if factors is None:
        factors = factor_names(known_items, known_sessions)
    parts: list[_Columns] = []
    for method, of_method, scoring in each_scored(judgments):
        points = coded_points(of_method, facts, scoring)
        if not len(points.value):
            continue
        levels = item_levels(facts, known_items, points.items, factors)
        levels += session_levels(facts, known_sessions, points.items, points.sessions, factors)
        by_turns = rates_turns(of_method)
        tables = _method_scores(points, levels, scoring, facts, resampling, by_turns=by_turns)
        parts += [{"method": _same(method, table), **table} for table in tables]
    if not parts:
        return pd.DataFrame(columns=list(COLUMNS))
    # One frame at the end: a small one for every part takes most of the time.
    return pd.DataFrame({name: np.concatenate([p[name] for p in parts]) for name in COLUMNS})


def _same(text: str, table: _Columns) -> npt.NDArray[Any]:
    return np.full(len(table["id"]), text, dtype=object)


def _method_scores(
    points: CodedPoints,
    levels: Sequence[Level],
    scoring: Scoring,
    facts: StudyFacts,
    resampling: Resampling,
    *,
    by_turns: bool,
) -> Iterator[_Columns]:
    """The tables of one method; judgments that the same people made are resampled together."""
    for rated_in in dict.fromkeys(level.sessions for level in levels):
        together = [level for level in levels if level.sessions == rated_in]
        of_them = points if rated_in is None else points.of_sessions(rated_in)
        if len(of_them.value):
            scored = _Scored(of_them, together, facts, resampling, by_turns=by_turns)
            for statistic in scoring.STATISTICS:
                yield from scored.tables(statistic, scoring, facts)


@dataclass(frozen=True, slots=True)
class _Place:
    """A level in numbers."""

    name: str
    ids: Sequence[str]
    grouping: Grouping
    resampled: str
    note: str = ""
    """On intervals that are over less than was asked for."""


class _Scored:
    """Points of the same sessions, and the levels that they are scored at."""

    def __init__(
        self,
        points: CodedPoints,
        levels: Sequence[Level],
        facts: StudyFacts,
        resampling: Resampling,
        *,
        by_turns: bool,
    ) -> None:
        questions = [facts.questions.get(item, "") or item for item in points.items]
        _, self._question_of = np.unique(np.asarray(questions, dtype=str), return_inverse=True)
        self._points = points
        self._by_turns = by_turns
        self._resampling = resampling
        self._places = [self._place(level) for level in levels]
        self._draws = (
            Draws(len(points.raters), self._question_of, resampling) if resampling.samples else None
        )
        self._uneven: dict[str, list[Uneven | None]] = {}

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
        note = not_drawn(questions, resample=wanted, apart=apart)
        return _Place(level.name, ids, grouping, named, note)

    def tables(
        self, statistic: Statistic, scoring: Scoring, facts: StudyFacts
    ) -> Iterator[_Columns]:
        """Each criterion by itself, then each scale turned so that more is good, at each level.

        A scale of a single criterion would only repeat it.
        """
        points = self._points
        for code in appearing(points.criterion):
            part = points.chosen(points.criterion == code)
            yield from self._part(part, statistic, "", points.criteria[code])
        for scale, codes in scales_of(scoring, facts, points.criteria):
            part = points.chosen(np.isin(points.criterion, codes))
            if len(distinct(part.criterion)) > 1:
                yield from self._part(part.turned(), statistic, scale, "")

    def _part(
        self, part: CodedPoints, statistic: Statistic, scale: str, criterion: str
    ) -> Iterator[_Columns]:
        counted = part.only(statistic.only)
        if self._by_turns:
            counted = counted.of_texts()
        if not len(counted.value) and not statistic.none_counts:
            return
        mixed = self._of_scale(scale, part) if scale else [None] * len(self._places)
        found = self._intervals(counted, statistic, mixed)
        names = {"scale": scale, "criterion": criterion, "statistic": statistic.name}
        are_shares = _are_shares(counted, statistic)
        for n, place in enumerate(self._places):
            table, shown = _table(part, counted, place, statistic, mixed[n])
            if not len(shown):
                continue
            low, high, alike = found[n][0][shown], found[n][1][shown], found[n][2][shown]
            mix = mixed[n]
            weighed = mix is not None and statistic.how == "mean"
            if mix is not None:
                alike &= ~np.isnan(table["value"])
            # Values are rounded, and percentiles of few draws can differ from them.
            table["ci_low"] = np.minimum(low, table["value"])
            table["ci_high"] = np.maximum(high, table["value"])
            drawn = ~np.isnan(table["ci_low"])
            wilson = ALIKE_SHARE if are_shares and not weighed else ALIKE_WILSON
            table["reason"][alike] = np.where(drawn, wilson, ALIKE)[alike]
            if statistic.how in ("sum", "mean"):
                missing = ~drawn & ~np.isnan(table["value"]) & (table["reason"] == "")
                by_criterion = mix is not None and statistic.how == "mean"
                table["reason"][missing] = self._no_interval(place, by_criterion=by_criterion)
            table["reason"][drawn & (table["reason"] == "")] = place.note
            if mix is not None:
                for row in np.flatnonzero(mix.is_lacking[shown]).tolist():
                    reasons = [mix.lacks(int(shown[row])), table["reason"][row]]
                    table["reason"][row] = JOINED.join(filter(None, reasons))
            independent = alike if wilson == ALIKE_WILSON else np.zeros_like(alike)
            over = np.where(independent, AS_INDEPENDENT, place.resampled)
            table["resampled"] = np.where(drawn, over, "").astype(object)
            for name, text in {"level": place.name, **names}.items():
                table[name] = _same(text, table)
            yield table

    def _of_scale(self, scale: str, part: CodedPoints) -> list[Uneven | None]:
        """For each level: how often each criterion was judged, where that is uneven."""
        if scale not in self._uneven:
            judged = part.of_texts() if self._by_turns else part
            of_items = counts_by_criterion(judged, judged.item, len(judged.items))
            found: list[Uneven | None] = [None] * len(self._places)
            if uneven(judged, of_items) is not None:  # of even texts all levels are even
                for n, place in enumerate(self._places):
                    member, ids = place.grouping.of_item[judged.item], place.grouping.ids
                    found[n] = uneven(judged, counts_by_criterion(judged, member, ids))
            self._uneven[scale] = found
        return self._uneven[scale]

    def _intervals(
        self, counted: CodedPoints, statistic: Statistic, mixed: Sequence[Uneven | None]
    ) -> list[_Ends]:
        """For each level, of each id: both ends, nan where none can be drawn, and :data:`_Ends`."""
        nothing = [
            (np.full(ids, np.nan), np.full(ids, np.nan), np.zeros(ids, dtype=np.bool_))
            for ids in (place.grouping.ids for place in self._places)
        ]
        if statistic.how not in ("sum", "mean") or self._draws is None:
            return nothing
        groupings = [place.grouping for place in self._places]
        cells, raters_vary = counted.cells, len(distinct(counted.rater)) > 1
        if len(distinct(counted.criterion)) > 1:
            cells = cells.merged()
        are_shares = _are_shares(counted, statistic)
        wide = [g.ids > MOST_IDS and not g.questions_drawn for g in groupings]
        weighed = [m if statistic.how == "mean" else None for m in mixed]
        apart = [are_shares or w or m is not None for w, m in zip(wide, weighed, strict=True)]
        together = [g for g, alone in zip(groupings, apart, strict=True) if not alone]
        samples = iter(resampled(cells, together, self._draws) if together else ())
        found = []
        for grouping, alone, mix, none in zip(groupings, apart, weighed, nothing, strict=True):
            drawn = None if alone else next(samples)
            can = raters_vary if grouping.raters_drawn else grouping.questions_drawn
            if not can:
                found.append(none)
            elif mix is not None:
                found.append(self._mixed_ends(counted, grouping, statistic, mix))
            elif are_shares:
                found.append(self._share_ends(cells, grouping, statistic))
            elif drawn is None:
                points = _range(grouping, counted)
                found.append(self._wide_ends(cells, grouping, statistic, points))
            else:
                points = _range(grouping, counted)
                found.append(self._ends(cells, grouping, drawn, statistic, points))
        return found

    def _mixed_ends(
        self, counted: CodedPoints, grouping: Grouping, statistic: Statistic, mix: Uneven
    ) -> _Ends:
        """As :meth:`_ends`, of criteria that were not judged equally often."""
        assert self._draws is not None
        of = counted.chosen(grouping.of_item[counted.item] >= 0)
        member = grouping.of_item[of.item]
        cells = replace(of.cells, value=mix.evened(of, member, are_all=not statistic.only))
        fewest = np.full(grouping.ids, np.inf)
        for drawn, cluster in (
            (grouping.raters_drawn, of.rater),
            (grouping.questions_drawn, self._question_of[of.item]),
        ):
            if drawn:
                fewest = np.minimum(fewest, mix.fewest(of, member, cluster))
        if grouping.ids > MOST_IDS and not grouping.questions_drawn:
            low, high, alike = self._wide_ends(cells, grouping, statistic, of.value)
        else:
            (samples,) = resampled(cells, [grouping], self._draws)
            low, high, alike = self._ends(cells, grouping, samples, statistic, of.value)
        known = fewest > 1
        return np.where(known, low, np.nan), np.where(known, high, np.nan), alike & known

    def _wide_ends(
        self, cells: Cells, grouping: Grouping, statistic: Statistic, points: Floats
    ) -> _Ends:
        """As :meth:`_ends`, for many ids, some at a time."""
        assert self._draws is not None
        low, high = np.full(grouping.ids, np.nan), np.full(grouping.ids, np.nan)
        alike = np.zeros(grouping.ids, dtype=np.bool_)
        for part, block, ids in in_blocks(grouping, cells):
            (drawn,) = resampled(part, [block], self._draws)
            ends = self._ends(part, block, drawn, statistic, points)
            low[ids], high[ids], alike[ids] = ends
        return low, high, alike

    def _ends(
        self,
        cells: Cells,
        grouping: Grouping,
        samples: Floats,
        statistic: Statistic,
        points: Floats,
    ) -> _Ends:
        """Percentiles of means made to fit small numbers, crossed draws and what points can be.

        Those of sums are those of their means times the judgments. ``points`` are those of all ids.
        """
        of, cells, question = self._of_ids(cells, grouping)
        data = Clustered(of, cells.value, cells.rater, question, grouping.ids, cells.times)
        wanted, clusters = variances(
            data, raters=grouping.raters_drawn, questions=grouping.questions_drawn
        )
        n = data.n
        sums = np.bincount(data.id, weights=data.value, minlength=data.ids)
        mean = np.divide(sums, n, out=np.full(data.ids, np.nan), where=n > 0)
        confidence = self._resampling.confidence
        several = clusters > 1  # of a single rater there is no interval, and nothing to sort
        drawn = samples if several.all() else samples[:, several]
        found = widened(
            *(percentiles(drawn, confidence), mean[several], drawn),
            *(wanted[several], clusters[several], confidence),
        )
        ends = np.full(data.ids, np.nan), np.full(data.ids, np.nan)
        ends[0][several], ends[1][several] = found
        low, high, alike = bounded(ends, mean, n, points, statistic.bounds, confidence)
        return (low * n, high * n, alike) if statistic.how == "sum" else (low, high, alike)

    def _share_ends(self, cells: Cells, grouping: Grouping, statistic: Statistic) -> _Ends:
        """Wilson's ends of shares of yes and of their counts, of which nothing has to be drawn."""
        of, cells, question = self._of_ids(cells, grouping)
        data = Clustered(of, cells.value, cells.rater, question, grouping.ids, cells.times)
        low, high = ends_of_shares(
            data,
            raters=grouping.raters_drawn,
            questions=grouping.questions_drawn,
            confidence=self._resampling.confidence,
        )
        n = data.n
        yes = np.bincount(data.id, weights=data.value, minlength=data.ids)
        alike = ~np.isnan(low) & ((yes == 0) | (yes == n))
        return (low * n, high * n, alike) if statistic.how == "sum" else (low, high, alike)

    def _of_ids(self, cells: Cells, grouping: Grouping) -> tuple[Integers, Cells, Integers]:
        """The cells that count for an id, which one, and their questions."""
        of = grouping.of_item[cells.item]
        kept = of >= 0
        if not kept.all():  # of millions, all are no copy
            of, cells = of[kept], cells.chosen(kept)
        # Questions are numbered by items as a whole; blocks of items draw raters alone.
        return of, cells, self._question_of[cells.item] if grouping.questions_drawn else of

    def _no_interval(self, place: _Place, *, by_criterion: bool) -> str:
        """Why a value has no interval; ``by_criterion`` where criteria were judged unevenly."""
        if self._draws is None:
            return ""
        if place.grouping.raters_drawn and not place.grouping.questions_drawn:
            return ONE_RATER_BY_A_CRITERION if by_criterion else ONE_RATER
        if place.grouping.questions_drawn:
            return _ONE_OF_EACH_BY_A_CRITERION if by_criterion else ONE_OF_EACH
        return _NO_QUESTIONS


def _are_shares(points: CodedPoints, statistic: Statistic) -> bool:
    """Return whether a statistic is of yes and no alone, as a share or a count."""
    return statistic.bounds == (0, 1) and bool(np.isin(points.value, (0, 1)).all())


def _range(grouping: Grouping, points: CodedPoints) -> Floats:
    """(2,) the least and the largest point that counts for an id; (0,) where none does."""
    counts = grouping.of_item >= 0
    of = points.value if counts.all() else points.value[counts[points.item]]
    return np.array([of.min(), of.max()]) if len(of) else of


def _table(
    part: CodedPoints,
    counted: CodedPoints,
    place: _Place,
    statistic: Statistic,
    mix: Uneven | None,
) -> tuple[_Columns, Integers]:
    """Columns with one row per id that was judged, and the ids' numbers."""
    of_item, ids = place.grouping.of_item, place.grouping.ids
    judged = distinct(of_item[part.item])
    judged = judged[judged >= 0]
    member = of_item[counted.item]
    kept = member >= 0
    n = np.bincount(member[kept], minlength=ids)
    of, member = counted.chosen(kept), member[kept]
    if mix is None or statistic.how in ("sum", "sd"):
        values = np.round(_values(of.value, member, ids, statistic), DIGITS)
        # Where less is better the values stay as they are; the rank goes by the turned ones.
        same = statistic.how == "sd" or np.array_equal(of.better, of.value)
        better = values if same else _values(of.better, member, ids, statistic)
    else:
        values = better = np.round(_weighted(of, member, statistic, mix), DIGITS)
    values[n == 0] = np.nan
    lacking = np.zeros(ids, dtype=np.bool_) if mix is None else mix.is_lacking
    if statistic.how != "sum":
        values[lacking] = np.nan
    value = values[judged]
    known = ~np.isnan(value) & ~lacking[judged]
    rank = np.full(len(judged), np.nan)
    if known.any() and statistic.how != "sd":
        rank[known] = ranks(np.round(better[judged][known], DIGITS))
    reason = np.where(np.isnan(value), _ONE_JUDGMENT, "").astype(object)
    reason[n[judged] == 0] = statistic.none_counts
    reason[np.isnan(value) & lacking[judged]] = ""
    names = np.asarray(place.ids, dtype=object)[judged]
    return {"id": names, "n": n[judged], "value": value, "rank": rank, "reason": reason}, judged


def _weighted(of: CodedPoints, member: Integers, statistic: Statistic, mix: Uneven) -> Floats:
    """(ids,) a mean or a median to which all criteria add the same; nan where there is none."""
    weight, ids = mix.weights(of, member), len(mix.judged)
    if statistic.how == "median":
        return weighted_medians(of.value, weight, member, ids)
    found = np.bincount(member, weights=weight * of.value, minlength=ids)
    return np.where(np.bincount(member, minlength=ids) > 0, found, np.nan)


def _values(value: Floats, member: Integers, ids: int, statistic: Statistic) -> Floats:
    """(ids,) one figure each; nan where there is none."""
    import pandas as pd

    if statistic.how == "median":
        found = pd.Series(value).groupby(member).median()
        return np.asarray(found.reindex(range(ids)), dtype=np.float64)
    n, none = np.bincount(member, minlength=ids), np.full(ids, np.nan)
    sums = np.bincount(member, weights=value, minlength=ids)
    if statistic.how == "sum":
        return np.asarray(sums, dtype=np.float64)
    mean: Floats = np.divide(sums, n, out=none.copy(), where=n > 0)
    if statistic.how == "mean":
        return mean
    squares = np.bincount(member, weights=(value - mean[member]) ** 2, minlength=ids)
    return np.asarray(np.sqrt(np.divide(squares, n - 1, out=none, where=n > 1)))
