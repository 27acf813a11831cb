"""Tables of judgments that are written in a line per judgment."""

from __future__ import annotations

from pandas import DataFrame

from labeval.analysis.data.facts import StudyFacts
from labeval.analysis.data.judgments import COLUMNS, judgment_frame

NAMES = list(COLUMNS)
NO_FACTS = StudyFacts({}, {}, {}, frozenset(), {})


def judged(method: str, *rows: tuple[str, str, str, str]) -> DataFrame:
    """Rows of (rater, criterion, items, value), each on a page of its own, in this order."""
    return judgment_frame([_full(method, n, *row) for n, row in enumerate(rows)], NAMES)


def _full(
    method: str, n: int, rater: str, criterion: str, items: str, value: str
) -> tuple[str, ...]:
    answered = f"2025-01-01T{n // 3600:02d}:{n // 60 % 60:02d}:{n % 60:02d}.000Z"
    about = (rater, f"s-{rater}", "", method, criterion, f"p{n}", items, value)
    return (*about, "10.0", "5.0", str(n + 1), answered)


def facts(
    items: dict[str, tuple[str, str]] | None = None,
    *,
    scales: dict[str, tuple[str, ...]] | None = None,
    lower: frozenset[str] = frozenset(),
) -> StudyFacts:
    """Facts of items, written as item: (system, question)."""
    known = items or {}
    return StudyFacts(
        {item: system for item, (system, _) in known.items()},
        {item: question for item, (_, question) in known.items()},
        scales or {},
        lower,
        {},
    )
