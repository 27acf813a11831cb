"""The difference of two systems, with its interval and test, for the design that there is.

Raters and questions are both samples: a difference that holds for new ones has to rise above how
raters differ in what they prefer and how questions differ in who does better. Ratings of one rater,
or of one question, are not independent, so they are no basis by themselves: see the simulations in
the docs.

Where both systems were rated by the same rater on the same question the model is of the differences
d of these pairs: d ~ 1 + (1 | rater) + (1 | question). In a complete table it has a closed form, a
quasi-t of mean squares. Where they were not, it is of the ratings themselves. Of very many raters
and questions a model takes too long, and the sandwich takes its place.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

import numpy as np

from labeval.analysis.statistics.chances.distributions import t_above, t_quantile
from labeval.analysis.statistics.estimate import Interval
from labeval.analysis.statistics.large_differences import (
    FEWEST_CLUSTERS,
    is_large,
    of_pairs,
    within_raters,
)
from labeval.analysis.statistics.mixed_model import (
    NoFit,
    apart,
    codes_of,
    least_freedom,
    mixed_model,
)
from labeval.analysis.statistics.numbering import distinct, joint, numbered
from labeval.analysis.statistics.ratings import Floats, Integers
from labeval.analysis.statistics.resampling import Resample
from labeval.analysis.statistics.unfitted import NO_FIT
from labeval.study.drawn import LEAST_DRAWN
from labeval.text.marks import QT_TRANSLATE_NOOP

FEWEST_RATERS = 6
"""Fewer cannot show a difference by their signs: five that agree give p = 2 / 2⁵ = .0625."""
FEWEST_QUESTIONS = 5
"""Fewer say little of other questions."""
MOST_FLIPPED = 20
"""Raters up to which all signs of their means are gone through."""
_FEW_RATERS, _FEW_QUESTIONS = 4, 5
"""Up to so many, the degrees of freedom are nearer to theirs."""
_CONFIDENCE = 0.95
_SAME = 1e-9

QUASI_T = QT_TRANSLATE_NOOP("Analysis", "quasi-t of raters and questions")
DIFFERENCES = QT_TRANSLATE_NOOP("Analysis", "mixed model of the differences")
RATINGS = QT_TRANSLATE_NOOP("Analysis", "mixed model of the ratings of the two")
WITHIN_RATERS = QT_TRANSLATE_NOOP(
    "Analysis", "differences within raters, sandwich over raters and questions"
)
RATER_MEANS = QT_TRANSLATE_NOOP("Analysis", "t of raters' means")
BOOTSTRAP = QT_TRANSLATE_NOOP("Analysis", "crossed bootstrap of raters and questions")
QUESTION_MEANS = QT_TRANSLATE_NOOP("Analysis", "t of questions' means")
SIGNS = QT_TRANSLATE_NOOP("Analysis", "signs alone, since all differences are the same")

NO_PAIRS = QT_TRANSLATE_NOOP("Analysis", "nobody rated both of them")
ALL_EQUAL = QT_TRANSLATE_NOOP("Analysis", "all {pairs} differences are zero")
ONE_RATER = QT_TRANSLATE_NOOP("Analysis", "one rater says nothing of other raters")
ONE_QUESTION = QT_TRANSLATE_NOOP("Analysis", "one question says nothing of other questions")
FEW_RATERS = QT_TRANSLATE_NOOP("Analysis", "{n} raters are few: fewer than {least} bear no claim")
FEW_QUESTIONS = QT_TRANSLATE_NOOP("Analysis", "{n} questions are few to speak of other questions")
THESE_QUESTIONS = QT_TRANSLATE_NOOP(
    "Analysis", "too few questions to speak of others ({n}): the test is about these alone"
)


@dataclass(frozen=True, slots=True)
class Difference:
    """The first system less the second."""

    n: int
    """Pairs of ratings, or ratings where they are not in pairs."""
    raters: int
    """Of ratings that are not in pairs: of the system that fewer rated."""
    questions: int
    """Likewise: of the system of which fewer were rated."""
    value: float | None = None
    spread: float | None = None
    """The standard error."""
    freedom: float | None = None
    interval: Interval | None = None
    p: float | None = None
    signs: float | None = None
    """p of all signs of the means of raters (or questions), where they are what is tested."""
    free: Interval | None = None
    """The interval that takes no model for granted: crossed bootstrap, t."""
    about: Resample = "both"
    """The others that the test speaks of: new raters, new questions, or both."""
    how: str = ""
    reason: str = ""
    """Why there is no test, or what limits it; with its places filled in."""

    def equivalent(self, margin: float) -> float | None:
        """p of two one-sided tests that the difference is within the margin on both sides."""
        if self.value is None or not self.spread or self.freedom is None:
            return None
        above = t_above((margin + self.value) / self.spread, self.freedom)
        below = t_above((margin - self.value) / self.spread, self.freedom)
        return float(max(above, below))


def paired_difference(
    value: Floats, rater: Integers, question: Integers, about: Resample = "both"
) -> Difference:
    """The mean of paired differences.

    Args:
        value: (n,) first less second, by one rater on one question; several are their mean.
        rater: (n,) numbers.
        question: (n,) numbers.
        about: whether the conclusion is to hold for new raters and questions, for new raters and
            these questions, or for these raters and new questions.
    """
    if not len(value):
        return Difference(0, 0, 0, about=about, reason=NO_PAIRS)
    raters, questions = codes_of(rater), codes_of(question)
    width = int(questions.max()) + 1
    cells, where = numbered(joint(raters, width, questions))
    mean = np.bincount(where, weights=value) / np.bincount(where)
    table = _Table(mean, cells // width, cells % width)
    begun = Difference(len(mean), table.raters, table.questions, float(mean.mean()), about=about)
    about, note, reason = _bearing(table.raters, table.questions, about)
    if reason:
        return replace(begun, about=about, reason=reason)
    return _noted(_tested(table, replace(begun, about=about)), note)


def rated_difference(
    value: Floats, first: Integers, parts: Mapping[str, Integers], about: Resample = "both"
) -> Difference:
    """The difference of two systems whose ratings are not in pairs.

    Args:
        value: (n,) one rating per rater and text.
        first: (n,) 1 for ratings of the first system, else 0.
        parts: ``rater``, ``question``, ``text``: (n,) numbers each.
        about: as in :func:`paired_difference`.
    """
    return design_of(first, parts, about).difference(value)


@dataclass(frozen=True, slots=True)
class Design:
    """Whose ratings of two systems there are, and of what: all that a test needs but the values."""

    first: Integers
    """(n,) 1 for ratings of the first system, else 0."""
    clusters: tuple[Integers, Integers]
    """(n,) each: numbers of raters and of questions."""
    modelled: Mapping[str, Integers]
    """The parts of a model, (n,) each; none where it would take too long."""
    begun: Difference
    """Without figures; with a reason where there is no test."""
    all_of: tuple[int, int]
    """Raters and questions of the two together."""
    note: str

    def difference(self, value: Floats) -> Difference:
        """The difference by (n,) ratings."""
        found = self.begun
        if found.reason:
            return found
        if not self.modelled:
            figures = within_raters(value, self.first, *self.clusters, found.about)
            return _noted(with_t(found, *figures, WITHIN_RATERS), self.note)
        raters, questions, about = found.raters, found.questions, found.about
        try:
            model = mixed_model(value, self.first, self.modelled)
            mean, spread, df = model.tested(1, 0)
            sizes = {"raters": self.all_of[:1], "questions": self.all_of[1:]}.get(
                about, self.all_of
            )
            df = max(df, least_freedom((size - 1 for size in sizes), len(value) - 1))
            df = cautious_freedom(df, raters, questions, about)
        except (NoFit, np.linalg.LinAlgError):
            return replace(found, reason=NO_FIT)
        return _noted(with_t(found, mean, spread, df, RATINGS), self.note)


def design_of(first: Integers, parts: Mapping[str, Integers], about: Resample = "both") -> Design:
    """The design of ratings; arguments as in :func:`rated_difference`."""
    drawn = {name: codes_of(parts[name]) for name in ("rater", "question")}
    clusters = drawn["rater"], drawn["question"]
    all_raters, all_questions = (int(codes.max()) + 1 for codes in clusters)
    # How raters like a system is known of those only who rated it.
    raters, questions = (_of_each(codes, first) for codes in clusters)
    about, note, reason = _bearing(raters, questions, about)
    used: list[str] = []
    if not reason:
        # What a difference has to rise above is how raters, and texts, move the systems apart.
        if about != "questions":
            drawn["rater_system"] = codes_of(joint(parts["rater"], 2, first))
        if about != "raters":
            drawn["pair"] = codes_of(joint(parts["question"], 2, first))
            drawn["text"] = codes_of(parts["text"])
        used = list(apart(drawn))
        reason = "" if used else NO_FIT
    modelled = {name: drawn[name] for name in used}
    if used and is_large(modelled, all_raters, all_questions):
        modelled = {}
    begun = Difference(len(first), raters, questions, about=about, reason=reason)
    return Design(first, clusters, modelled, begun, (all_raters, all_questions), note)


def _of_each(codes: Integers, first: Integers) -> int:
    """The number of raters, or questions, that each of the two systems has at least."""
    return min(len(distinct(codes[first == side])) for side in (0, 1))


def _bearing(raters: int, questions: int, about: Resample) -> tuple[Resample, str, str]:
    """The others that a test can speak of, what limits that, and why there is no test, if so."""
    if about == "both" and questions < LEAST_DRAWN:
        about, note = "raters", THESE_QUESTIONS.format(n=questions)
    else:
        few = about != "raters" and questions < FEWEST_QUESTIONS
        note = FEW_QUESTIONS.format(n=questions) if few else ""
    if about != "questions" and raters < 2:
        return about, "", ONE_RATER
    if about != "raters" and questions < 2:
        return about, "", ONE_QUESTION
    if about != "questions" and raters < FEWEST_RATERS:
        note = FEW_RATERS.format(n=raters, least=FEWEST_RATERS)
    return about, note, ""


@dataclass(frozen=True, slots=True)
class _Table:
    """One difference a rater and question."""

    value: Floats
    rater: Integers
    question: Integers

    @property
    def raters(self) -> int:
        return int(self.rater.max()) + 1

    @property
    def questions(self) -> int:
        return int(self.question.max()) + 1

    def means(self, of: Integers) -> Floats:
        """(raters or questions,) means of what each has."""
        return np.asarray(np.bincount(of, weights=self.value) / np.bincount(of))


def _tested(table: _Table, found: Difference) -> Difference:
    mean = found.value or 0.0
    if np.ptp(table.value) < _SAME:
        if abs(mean) < _SAME:
            return replace(found, reason=ALL_EQUAL.format(pairs=found.n))
        sizes = {"raters": table.raters, "questions": table.questions}
        fewest = sizes.get(found.about, min(sizes.values()))
        return replace(found, p=2.0 ** (1 - fewest), how=SIGNS)
    if found.about != "both":
        by_rater = found.about == "raters"
        means = table.means(table.rater if by_rater else table.question)
        spread = float(means.std(ddof=1)) / len(means) ** 0.5
        how = RATER_MEANS if by_rater else QUESTION_MEANS
        found = replace(found, signs=_flipped(means))
        return with_t(found, float(means.mean()), spread, len(means) - 1, how)
    if len(table.value) == table.raters * table.questions:
        spread, df = _quasi_t(table)
        found = with_t(
            found, mean, spread, cautious_freedom(df, table.raters, table.questions), QUASI_T
        )
    else:
        found = _modelled(table, found)
    spread = _crossed_spread(table, mean)
    of_fewest = min(table.raters, table.questions) - 1
    free = with_t(found, mean, spread, of_fewest, BOOTSTRAP)
    return replace(found, free=free.interval) if found.how else free


def with_t(found: Difference, mean: float, spread: float, df: float, how: str) -> Difference:
    """The difference with the interval and the test of a mean by Student's t."""
    if not spread > _SAME:
        p = 2.0**-df if abs(mean) > _SAME else None
        return replace(found, value=mean, p=p, how=SIGNS)
    reach = -float(t_quantile((1 - _CONFIDENCE) / 2, df)) * spread
    p = 2 * float(t_above(abs(mean) / spread, df))
    ends = Interval(mean - reach, mean + reach)
    return replace(found, value=mean, spread=spread, freedom=float(df), interval=ends, p=p, how=how)


def cautious_freedom(df: float, raters: int, questions: int, about: Resample = "both") -> float:
    """Satterthwaite's degrees of freedom; those of few raters or questions are fewer.

    Where a few questions happen to be alike, Satterthwaite's figure is high and the standard error
    low at once: p below .05 are about as frequent as they should be, those that a correction for
    several tests asks for up to three times as frequent. The harmonic mean with the
    degrees of freedom of the few holds both, at the cost of some power.
    """
    drawn = (("raters", raters, _FEW_RATERS), ("questions", questions, _FEW_QUESTIONS))
    sizes = (size for what, size, most in drawn if size <= most and about in (what, "both"))
    few = min(sizes, default=1) - 1
    return 2 * df * few / (df + few) if few else df


def _quasi_t(table: _Table) -> tuple[float, float]:
    """The standard error and degrees of freedom of the mean of a complete table.

    Equal to restricted maximum likelihood with Satterthwaite's degrees of freedom. A factor whose
    mean square is no more than the interaction's has no variance of its own; of few raters or
    questions that would be found too often by chance, so that it counts as it is found.
    """
    raters, questions = table.raters, table.questions
    full = np.zeros((raters, questions))
    full[table.rater, table.question] = table.value
    mean = full.mean()
    a, b = full.mean(axis=1) - mean, full.mean(axis=0) - mean
    freedom = np.array([raters - 1, questions - 1, (raters - 1) * (questions - 1)], dtype=float)
    left = full - mean - a[:, None] - b
    sums = np.array([questions * (a**2).sum(), raters * (b**2).sum(), (left**2).sum()])
    squares = sums / freedom
    kept = squares[:2] > squares[2]
    if min(raters, questions) < FEWEST_QUESTIONS:
        total = max(squares[0] + squares[1] - squares[2], *squares[:2])
        df = max(total**2 / (squares**2 / freedom).sum(), min(freedom[:2]))
    elif kept.all():
        total = squares[0] + squares[1] - squares[2]
        df = total**2 / (squares**2 / freedom).sum()
    elif kept.any():
        total, df = squares[:2][kept][0], freedom[:2][kept][0]
    else:
        total, df = sums.sum() / freedom.sum(), freedom.sum()
    return float(total / full.size) ** 0.5, float(df)


def _modelled(table: _Table, found: Difference) -> Difference:
    """The model of an incomplete table; without ``how`` where there is none.

    Of few raters or questions there is none: a variance of zero would be found too often. Of so
    many that it would take too long, or where it leaves no residual, as with one vote of nearly
    every rater, the sandwich takes its place, from :data:`FEWEST_CLUSTERS` of both on: the
    bootstrap counts a vote that is the only one of its rater and of its question three times.
    """
    fewest = min(table.raters, table.questions)
    if fewest < FEWEST_QUESTIONS:
        return found
    drawn = {"rater": table.rater, "question": table.question}
    if is_large(drawn, table.raters, table.questions):
        return with_t(found, *of_pairs(table.value, *drawn.values()), WITHIN_RATERS)
    used = list(apart(drawn))
    n = len(table.value)
    if not used:
        spread = float(table.value.std(ddof=1)) / n**0.5
        return with_t(found, float(table.value.mean()), spread, n - 1, DIFFERENCES)
    try:
        model = mixed_model(
            table.value, np.zeros(n, dtype=np.intp), {name: drawn[name] for name in used}
        )
        mean, spread, df = model.contrast(np.ones(1))
        df = max(df, least_freedom((table.raters, table.questions), n))
        df = cautious_freedom(df, table.raters, table.questions)
        return with_t(found, mean, spread, df, DIFFERENCES)
    except (NoFit, np.linalg.LinAlgError):
        if fewest < FEWEST_CLUSTERS:
            return found
        return with_t(found, *of_pairs(table.value, *drawn.values()), WITHIN_RATERS)


def _crossed_spread(table: _Table, mean: float) -> float:
    """The standard deviation of the crossed bootstrap of the mean, without drawing.

    A difference counts as often as its rater was drawn times as often as its question was (Owen,
    2007). Exact in complete tables; in others the mean is linearised.
    """
    left = table.value - mean
    of_raters = float((np.bincount(table.rater, weights=left) ** 2).sum())
    of_questions = float((np.bincount(table.question, weights=left) ** 2).sum())
    total = (1 - 1 / table.questions) * of_raters + (1 - 1 / table.raters) * of_questions
    return float(np.sqrt(total + float(left @ left))) / len(left)


def _flipped(means: Floats) -> float | None:
    """Two-sided p of the sum of means, of all signs that they could have; None for many."""
    if len(means) > MOST_FLIPPED:
        return None
    sums = np.zeros(1)
    for mean in means:
        sums = np.concatenate([sums + mean, sums - mean])
    return float((np.abs(sums) >= abs(means.sum()) - _SAME).mean())


def _noted(found: Difference, note: str) -> Difference:
    return found if found.reason else replace(found, reason=note)
