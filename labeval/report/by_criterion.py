"""A ranking over all criteria, criterion by criterion: where it holds, and where it is reversed."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field

from labeval.report.leading import ALPHA, Ranking, is_by_few
from labeval.report.material import TOTAL, Material, records
from labeval.text.marks import QT_TRANSLATE_NOOP

REVERSED = QT_TRANSLATE_NOOP(
    "Report",
    "By {criterion} ({method}) it is the other way round: {others} did better than {best}.",
)
CLEAR_BY_EACH = QT_TRANSLATE_NOOP(
    "Report", "The lead of {best} is clear by each criterion, too: {criteria}."
)
CLEAR_BY = QT_TRANSLATE_NOOP(
    "Report", "Criterion by criterion {best} has a clear lead by {clear}, and none by {others}."
)
CLEAR_BY_NONE = QT_TRANSLATE_NOOP(
    "Report", "By no criterion alone does {best} have a clear lead ({criteria})."
)
NOT_FIRST = QT_TRANSLATE_NOOP("Report", "By {criteria}, {best} is not first.")

_SAME = 1e-9


@dataclass(slots=True)
class _Criterion:
    """The differences of the first system from the others by one criterion."""

    rivals: int = 0
    """Others that were judged by it, whether or not a test was possible."""
    tested: int = 0
    clear: set[str] = field(default_factory=set)
    reversed: list[str] = field(default_factory=list)
    is_behind: bool = False
    """Another has more by it, whether or not surely."""


def reversals(each: Ranking, material: Material) -> list[str]:
    """A sentence for each criterion by which others are surely higher than the first."""
    words = material.words
    return [
        words(
            REVERSED,
            criterion=material.place("", criterion),
            method=material.short_method(each.method),
            others=words.listed(found.reversed),
            best=each.leaders[0],
        )
        for criterion, found in _criteria(each, material).items()
        if found.reversed
    ]


def by_criterion(each: Ranking, material: Material) -> str:
    """The criteria by which the first is surely higher than all others; empty for one criterion."""
    words = material.words
    criteria = _criteria(each, material)
    if len(criteria) < 2 or not any(found.tested for found in criteria.values()):
        return ""
    best = each.leaders[0]
    clear: list[str] = []
    others: list[str] = []
    for criterion, found in criteria.items():
        (clear if len(found.clear) == found.rivals else others).append(
            material.place("", criterion)
        )
    if not others:
        return words(CLEAR_BY_EACH, best=best, criteria=words.listed(clear))
    behind = [material.place("", one) for one, found in criteria.items() if found.is_behind]
    parts = (
        words(CLEAR_BY, best=best, clear=words.listed(clear), others=words.listed(others))
        if clear
        else words(CLEAR_BY_NONE, best=best, criteria=words.listed(others)),
        words(NOT_FIRST, best=best, criteria=words.listed(behind)) if behind else "",
    )
    return " ".join(filter(None, parts))


def _criteria(each: Ranking, material: Material) -> dict[str, _Criterion]:
    """Criterion to the tests of the first; none where it shares its place or raters are few."""
    if each.scale != TOTAL or len(each.leaders) > 1 or each.has_few_raters:
        return {}
    best = each.leaders[0]
    rows = material.rows(
        *("significance", "criterion", "a", "b", "difference", "p_adjusted", "raters"),
        method=each.method,
        scale="",
    )
    found: dict[str, _Criterion] = defaultdict(_Criterion)
    for row in records(rows):
        if best not in (row["a"], row["b"]):
            continue
        own = found[str(row["criterion"])]
        own.rivals += 1
        lead = row["difference"] if row["a"] == best else -row["difference"]
        own.is_behind |= lead < -_SAME
        if row["p_adjusted"] != row["p_adjusted"]:
            continue
        own.tested += 1
        other = str(row["b"] if row["a"] == best else row["a"])
        if is_by_few(row["raters"], material) or not row["p_adjusted"] < ALPHA:
            continue
        if lead > 0:
            own.clear.add(other)
        else:
            own.reversed.append(other)
    return dict(found)
