"""Marked errors of all methods that mark them: how many of which kind, and whether raters agree.

Agreement of places is that of marked words (:mod:`labeval.analysis.agreement.marked_words`), here
with raters who found no error as well. Agreement of categories and severities is that of two
raters' errors which share a character; each error goes with the one that it shares most with.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from labeval.analysis.agreement.marked_words import MarkedText, unitised_alpha, word_f1
from labeval.analysis.agreement.readings import Reading, of_several, readings, same_labels
from labeval.study.error_marks import NOWHERE, TEXT, ErrorMark
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

NOBODY = QT_TRANSLATE_NOOP("Analysis", "no two raters have looked for errors in the same text")
NOTHING = QT_TRANSLATE_NOOP("Analysis", "no text that two raters have read has an error in it")


FoundErrors = Reading[ErrorMark]
"""The errors that one rater found in one text."""
Group = tuple[str, str, str, list[FoundErrors]]
"""Method, criterion, system, and what was found; the system is empty for all together."""


def groups(judgments: DataFrame, systems: Mapping[str, str]) -> Iterator[Group]:
    """The errors of all texts of a criterion, and of the texts of each system, sorted."""
    return readings(judgments, systems, "error_marks", "marks")


def count_rows(found: Sequence[FoundErrors]) -> Iterator[tuple[object, ...]]:
    """Category, severity, errors, judgments, errors a judgment, points, share of all points.

    One row with an empty category where no error was found.
    """
    marks = [mark for one in found for mark in one.marks]
    counts = Counter((mark.category, mark.severity) for mark in marks)
    points: Counter[tuple[str, str]] = Counter()
    for mark in marks:
        points[mark.category, mark.severity] += mark.weight or 0.0  # type: ignore[assignment]
    if not counts:
        yield ("", "", 0, len(found), 0.0, 0.0, None)
    total = sum(points.values())
    for key in sorted(counts):
        share = points[key] / total if total else None
        yield (*key, counts[key], len(found), counts[key] / len(found), points[key], share)


def agreement_row(found: Sequence[FoundErrors], texts: Mapping[str, str]) -> tuple[object, ...]:
    """The figures of some texts.

    Returns:
        Texts that two raters or more have read, raters of these, F1 and alpha of marked words,
        errors of two raters that overlap, the share of these with the same category, alpha of the
        category, share with the same severity, alpha of that, reason.
    """
    shared = of_several(found)
    raters = {one.rater for of in shared.values() for one in of}
    if not shared:
        return (0, 0, None, None, 0, None, None, None, None, NOBODY)
    marked = [_marked(texts.get(item, ""), of) for item, of in shared.items() if item in texts]
    f1, alpha = word_f1(marked), unitised_alpha(marked)
    both = [two for of in shared.values() for two in combinations(of, 2)]
    pairs = [pair for one, other in both for pair in _met(one, other)]
    reason = "" if any(one.marks for of in shared.values() for one in of) else NOTHING
    categories = [(a.category, b.category) for a, b in pairs]
    severities = [(a.severity, b.severity) for a, b in pairs]
    kinds = (*same_labels(categories), *same_labels(severities))
    return (len(shared), len(raters), f1, alpha, len(pairs), *kinds, reason)


def _marked(text: str, of: Sequence[FoundErrors]) -> MarkedText:
    spans = {one.rater: [(m.start, m.end) for m in one.marks if m.where == TEXT] for one in of}
    return MarkedText.of(text, spans)


def _met(one: FoundErrors, other: FoundErrors) -> Iterator[tuple[ErrorMark, ErrorMark]]:
    """Errors of two raters that overlap, each at most once, those that share most first."""
    shared = [
        (_characters(a, b), n, m)
        for n, a in enumerate(one.marks)
        for m, b in enumerate(other.marks)
    ]
    taken: tuple[set[int], set[int]] = (set(), set())
    for count, n, m in sorted(shared, key=lambda entry: (-entry[0], *entry[1:])):
        if count and n not in taken[0] and m not in taken[1]:
            taken[0].add(n)
            taken[1].add(m)
            yield one.marks[n], other.marks[m]


def _characters(a: ErrorMark, b: ErrorMark) -> int:
    """The characters that two errors share; what is missing without a place has none."""
    if a.where != b.where or a.where == NOWHERE:
        return 0
    return max(0, min(a.end, b.end) - max(a.start, b.start))
