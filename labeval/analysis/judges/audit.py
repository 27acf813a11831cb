"""The audit of judges: agreement, test, bias, calibration, estimates and savings as rows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from labeval.analysis.data.facts import StudyFacts
from labeval.analysis.data.scales import method_of
from labeval.analysis.data.tidy import tidy
from labeval.analysis.judges import bias
from labeval.analysis.judges.agreement import agreement, rest_correlations
from labeval.analysis.judges.alternative_annotator import (
    EPSILON,
    FEWEST_UNITS,
    alternative_annotator,
)
from labeval.analysis.judges.calibration import calibration_line, each_value
from labeval.analysis.judges.contrasts import contrasts, means
from labeval.analysis.judges.prediction_powered import FEWEST_RATED, Powered, powered_crossed
from labeval.analysis.judges.ratings import Audited, Judge, audits, independent
from labeval.analysis.judges.savings import savings
from labeval.analysis.methods import find_scoring
from labeval.analysis.statistics.coefficients.alpha import krippendorff_alpha
from labeval.analysis.statistics.differences import (
    FEW_QUESTIONS,
    FEWEST_QUESTIONS,
    Difference,
    paired_difference,
)
from labeval.analysis.statistics.estimate import Estimate, Interval
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

    from labeval.analysis.judges.lines import Line

COLUMNS = (
    *("judge", "method", "criterion", "part", "statistic", "of", "value", "ci_low", "ci_high"),
    *("n", "raters", "questions", "p", "reason"),
)
NO_OVERLAP = QT_TRANSLATE_NOOP("Analysis", "people and the judge have no rating in common")
NO_ORDER = QT_TRANSLATE_NOOP("Analysis", "the answers are categories without an order")
NO_POSITION = QT_TRANSLATE_NOOP("Analysis", "each text was rated by itself, so none came first")
NO_LENGTHS = QT_TRANSLATE_NOOP("Analysis", "no two texts are known to differ in length")
NO_FAMILY = QT_TRANSLATE_NOOP("Analysis", "no system has the judge’s name, or all have")
NO_VARIATION = QT_TRANSLATE_NOOP("Analysis", "the judge gave everything the same value")
FEW_UNITS = QT_TRANSLATE_NOOP("Analysis", "{n} units are few for the test: it wants {least}")
NOTHING_ELSE = QT_TRANSLATE_NOOP(
    "Analysis",
    "the judge rated too few questions that nobody else did, so its ratings add nothing",
)
FEW_RATED = QT_TRANSLATE_NOOP(
    "Analysis", "people rated too few questions to weigh the judge’s ratings, so these add nothing"
)
NO_RELATION = QT_TRANSLATE_NOOP(
    "Analysis",
    "where both rated, the judge’s ratings do not rise with those of people, so they add nothing",
)
FEW_TEXTS = QT_TRANSLATE_NOOP(
    "Analysis", "too few questions for an interval: a judge errs by text, however many rate it"
)
TOO_FEW = QT_TRANSLATE_NOOP("Analysis", "too few raters or questions to separate variances")
ONE_PERSON = QT_TRANSLATE_NOOP("Analysis", "only one person rated, so people are not compared")


@dataclass(frozen=True, slots=True)
class _Row:
    """A row without its place."""

    part: str
    statistic: str
    of: str = ""
    value: float | None = None
    ends: Interval | None = None
    n: int | None = None
    raters: int | None = None
    questions: int | None = None
    p: float | None = None
    reason: str = ""


def judge_audit(
    judges: Sequence[Judge],
    people: DataFrame,
    support: DataFrame,
    facts: StudyFacts,
    lengths: Mapping[str, int],
) -> DataFrame:
    """All audits, one row a figure, with :data:`COLUMNS`.

    Args:
        judges: what they gave.
        people: the judgments of people.
        support: ratings of a judge that people saw, with the columns of that exported table.
        facts: of the study.
        lengths: item to words.
    """
    rows: list[tuple[object, ...]] = []
    for judge in judges:
        alone = independent(people, support)
        found = list(audits(judge, alone, facts))
        if not found:
            line = _Row("agreement", "judge", reason=NO_OVERLAP)
            rows.append((judge.name, "", "", *_cells(line)))
        for audited in found:
            place = (audited.judge, audited.method, audited.criterion)
            rows += [(*place, *_cells(line)) for line in _audit(audited, lengths)]
        rows += [
            (judge.name, method, criterion, *_cells(line))
            for method, criterion, line in _positions(judge, alone, found, facts)
        ]
    texts = ["judge", "method", "criterion", "part", "statistic", "of", "reason"]
    return tidy(rows, COLUMNS, texts)


def _cells(row: _Row) -> tuple[object, ...]:
    ends = (row.ends.low, row.ends.high) if row.ends else (None, None)
    of = (row.part, row.statistic, row.of, row.value, *ends)
    return (*of, row.n, row.raters, row.questions, row.p, row.reason)


def _audit(audited: Audited, lengths: Mapping[str, int]) -> Iterator[_Row]:
    if not len(audited.both):
        yield _Row("agreement", "judge", reason=NO_OVERLAP)
        return
    yield from _agreement(audited)
    yield from _alternative(audited)
    if not audited.is_ordered:
        for part in ("bias", "calibration", "estimate", "savings"):
            yield _Row(part, part, reason=NO_ORDER)
        return
    yield from _bias(audited, lengths)
    yield from _calibration(audited)
    yield from _estimates(audited)
    yield from _savings(audited)


def _agreement(audited: Audited) -> Iterator[_Row]:
    found = agreement(audited)
    table = audited.table()
    rest = rest_correlations(table, audited.judged) if len(table) > 1 else []
    for place, rater in enumerate(found.raters):
        name, n = audited.raters[rater], int(found.units[place])
        yield _Row("agreement", "judge_kappa", name, _known(found.judge[place]), n=n)
        if len(table) > 1:
            yield _Row("agreement", "people_kappa", name, _known(found.people[place]), n=n)
        if rest and audited.is_ordered:
            person, judge = rest[rater]
            yield _Row("agreement", "judge_with_rest", name, _known(judge), n=n)
            yield _Row("agreement", "person_with_rest", name, _known(person), n=n)
    raters = len(found.raters)
    for statistic, each in (("judge_kappa", found.judge), ("people_kappa", found.people)):
        known = each[~np.isnan(each)]
        value = float(known.mean()) if len(known) else None
        reason = ONE_PERSON if raters == 1 and statistic == "people_kappa" else ""
        yield _Row("agreement", statistic, value=value, raters=len(known), reason=reason)
    yield _Row(
        "agreement", "kappa_gap", value=found.gap, ends=found.interval, raters=raters, p=found.p
    )
    yield from _alphas(audited)


def _alphas(audited: Audited) -> Iterator[_Row]:
    rows = audited.both
    unit, value = audited.unit[rows], audited.value[rows]
    judged = np.unique(unit)
    level: Any = audited.level
    people = krippendorff_alpha(unit, value, level)
    everybody = krippendorff_alpha(
        np.concatenate([unit, judged]), np.concatenate([value, audited.judged[judged]]), level
    )
    yield _of_estimate("agreement", "alpha_people", people)
    yield _of_estimate("agreement", "alpha_with_judge", everybody)


def _alternative(audited: Audited) -> Iterator[_Row]:
    score: Any = "distance" if audited.is_ordered else "same"
    found = alternative_annotator(audited.table(), audited.judged, score)
    for rater, one in zip(audited.raters, found.each, strict=True):
        few = one.n < FEWEST_UNITS
        reason = FEW_UNITS.format(n=one.n, least=FEWEST_UNITS) if few else ""
        yield _Row(
            *("alternative", "judge_at_least_as_good", rater, _known(one.judge)),
            n=one.n,
            p=one.p,
            reason=reason,
        )
    alone = ONE_PERSON if found.winning_rate is None else ""
    tested = sum(one.p is not None for one in found.each)
    yield _Row(
        "alternative",
        "winning_rate",
        f"ε = {EPSILON:g}",
        found.winning_rate,
        raters=tested,
        reason=alone,
    )
    yield _Row("alternative", "advantage", "", found.advantage, raters=tested, reason=alone)


def _bias(audited: Audited, lengths: Mapping[str, int]) -> Iterator[_Row]:
    if not audited.is_pair:
        yield _of_difference("bias", "higher_than_people", bias.gap(audited))
    found = (bias.length_of_pairs if audited.is_pair else bias.by_length)(audited, lengths)
    yield _of_slope("bias", "twice_the_length", found, NO_LENGTHS)
    family, kin = bias.by_family(audited)
    of = ", ".join(kin)
    if family is None:
        yield _Row("bias", "own_family", of, reason=NO_FAMILY)
    else:
        yield _of_difference("bias", "own_family", family, of)
    if not audited.is_pair:
        yield _Row("bias", "first_chosen", reason=NO_POSITION)


def _positions(
    judge: Judge, people: DataFrame, found: Sequence[Audited], facts: StudyFacts
) -> Iterator[tuple[str, str, _Row]]:
    """Shares of decided comparisons won by the text shown first, by the judge and by people."""
    for audited in found:
        if not audited.is_pair:
            continue
        sides: Any = getattr(find_scoring(method_of(audited.method)), "sides")  # noqa: B009
        for of, judgments in ((judge.name, judge.judgments), ("", people)):
            part = judgments[
                (judgments["method"] == audited.method)
                & (judgments["criterion"] == audited.criterion)
            ]
            rows = bias.first_chosen(sides(part))
            asked = rows["items"].str.split("|").str[0].map(facts.questions)
            question = np.unique(asked.fillna("").to_numpy(dtype=str), return_inverse=True)[1]
            rater = np.unique(rows["rater"].to_numpy(dtype=str), return_inverse=True)[1]
            about: Any = "questions" if of else "both"
            share = rows["first"].to_numpy(dtype=np.float64) - 0.5
            tested = paired_difference(share, rater, question, about)
            name = "first_chosen" if of else "first_chosen_by_people"
            row = _of_difference("bias", name, tested, plus=0.5)
            yield audited.method, audited.criterion, row


def _calibration(audited: Audited) -> Iterator[_Row]:
    found = calibration_line(audited)
    yield _of_slope("calibration", "slope", found, NO_VARIATION)
    if found is not None:
        few = FEW_TEXTS if found.height_ends is None else ""
        yield _Row("calibration", "height", value=found.height, ends=found.height_ends, reason=few)
    for value, people in each_value(audited):
        yield _of_difference("calibration", "people_give", replace(people, p=None), f"{value:g}")


def _estimates(audited: Audited) -> Iterator[_Row]:
    for one in (*means(audited), *contrasts(audited)):
        of = f"{one.a} − {one.b}" if one.b else one.a
        arguments = (one.value, one.rater, one.question)
        people = paired_difference(*arguments)
        # Nobody asks whether the mean of ratings is 0.
        people = people if one.b else replace(people, p=None)
        yield _of_difference("estimate", "people", people, of)
        if not len(one.more):
            yield _Row("estimate", "powered", of, reason=NOTHING_ELSE)
            continue
        found = powered_crossed(*arguments, one.judged, one.more)
        reason = _why_nothing(found, len(one.more))
        yield _of_powered(found, of, len(np.unique(one.rater)), reason)
        if found is not None:
            yield _Row("estimate", "weight", of, found.weight, n=found.more)


def _why_nothing(found: Powered | None, more: int) -> str:
    """Why the judge adds nothing to an estimate; empty where it adds something."""
    if found is None:
        return TOO_FEW
    if found.weight:
        return ""
    if more < FEWEST_RATED:
        return NOTHING_ELSE
    return FEW_RATED if found.n < FEWEST_RATED else NO_RELATION


def _savings(audited: Audited) -> Iterator[_Row]:
    chosen = list(contrasts(audited))
    found = savings(chosen)
    if found is None:
        yield _Row("savings", "participants_needed", reason=TOO_FEW)
        return
    more = max((len(one.more) for one in chosen), default=0)
    ends = None
    if found.low is not None and found.high is not None:
        ends = Interval(found.low, found.high)
    yield _Row("savings", "participants_now", value=found.now)
    reason = "" if more else NOTHING_ELSE
    yield _Row(
        "savings", "participants_needed", value=found.needed, ends=ends, n=more, reason=reason
    )
    yield _Row("savings", "participants_at_best", value=found.at_best)


def _known(value: float) -> float | None:
    return None if np.isnan(value) else float(value)


def _of_estimate(part: str, statistic: str, found: Estimate) -> _Row:
    return _Row(
        part, statistic, value=found.value, ends=found.interval, n=found.n, reason=found.explained
    )


def _of_difference(
    part: str, statistic: str, found: Difference, of: str = "", *, plus: float = 0.0
) -> _Row:
    if found.value is not None and found.questions < FEWEST_QUESTIONS:
        few = FEW_QUESTIONS.format(n=found.questions) if part == "estimate" else FEW_TEXTS
        found = replace(found, interval=None, p=None, reason=few)
    value, ends = found.value, found.interval
    if plus and value is not None:
        value, ends = value + plus, ends and Interval(ends.low + plus, ends.high + plus)
    counts = {"n": found.n, "raters": found.raters, "questions": found.questions}
    return _Row(part, statistic, of, value, ends, **counts, p=found.p, reason=found.reason)


def _of_slope(part: str, statistic: str, found: Line | None, reason: str) -> _Row:
    if found is None:
        return _Row(part, statistic, reason=reason)
    few = FEW_TEXTS if found.slope_ends is None else ""
    return _Row(part, statistic, value=found.slope, ends=found.slope_ends, p=found.p, reason=few)


def _of_powered(found: Powered | None, of: str, raters: int, reason: str) -> _Row:
    if found is None:
        return _Row("estimate", "powered", of, reason=reason)
    counts = {"n": found.n + found.more, "raters": raters, "questions": found.n}
    return _Row("estimate", "powered", of, found.value, found.interval, **counts, reason=reason)
