"""Joint displays of ratings and codes as grids: for a rating, and for a code."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from labeval.analysis.statistics.association import (
    CHI_SQUARE,
    CHI_SQUARE_DRAWN,
    FISHER,
    MANN_WHITNEY,
    Association,
)
from labeval.coding.corpus.corpus import CorpusSegment
from labeval.jobs.coding.joint_display import CodeRatings, Distribution, Joint, JointDisplay
from labeval.jobs.coding.joint_ratings import BEST, BETWEEN, CHOSEN, NOT_CHOSEN, WORST
from labeval.ui.coding.counts.grid import Grid, GridCell, GridLine, colours_of
from labeval.ui.coding.parts.names import answer_name, method_name
from labeval.ui.coding.parts.numbers import LocalAmount, decimal
from labeval.ui.sentences import filled

Named = Callable[[str], str]
"""A criterion's name, by its id."""
_MOST_NAMED = 3
"""Scales that a sentence names."""


def outcome_name(outcome: str) -> str:
    """Name of an answer."""
    translate = QCoreApplication.translate
    names = {
        CHOSEN: translate("CodeViews", "Chosen"),
        NOT_CHOSEN: translate("CodeViews", "Not chosen"),
        BEST: translate("CodeViews", "Best"),
        WORST: translate("CodeViews", "Worst"),
        BETWEEN: translate("CodeViews", "In between"),
    }
    return names.get(outcome) or answer_name(outcome)


def test_name(test: str) -> str:
    """Name of a test of association."""
    translate = QCoreApplication.translate
    names = {
        FISHER: translate("CodeViews", "Fisher's exact test"),
        CHI_SQUARE: translate("CodeViews", "chi-square test"),
        CHI_SQUARE_DRAWN: translate("CodeViews", "chi-square test, permuted"),
        MANN_WHITNEY: translate("CodeViews", "Mann-Whitney test"),
    }
    return names.get(test, "")


def in_scale_order(outcomes: Iterable[str]) -> list[str]:
    """Answers of several scales together: numbers by size, then names."""

    def place(outcome: str) -> tuple[bool, float, str]:
        try:
            return False, float(outcome), ""
        except ValueError:
            return True, 0.0, outcome

    return sorted(set(outcomes), key=place)


def joint_grid_of(display: JointDisplay, joint: Joint, criterion_name: Named = str) -> Grid:
    """Answers on each scale, and below each scale the codes spoken at each answer."""
    translate = QCoreApplication.translate
    heads = in_scale_order(o for d in joint.distributions for o in d.counts)
    colours = colours_of(display.corpus)
    order = {code.id: n for n, (_, code) in enumerate(display.corpus.in_order())}
    lines: list[GridLine] = []
    for distribution in joint.distributions:
        name = _scale_name(distribution.method, criterion_name(distribution.criterion))
        cells = [_count(distribution.counts.get(head, 0)) for head in heads]
        lines.append(GridLine(name, tuple(cells)))
        codes = sorted({code for code, _ in distribution.codes}, key=order.__getitem__)
        for code in codes:
            cells = [_segments(distribution, code, head) for head in heads]
            lines.append(GridLine(display.corpus.codes[code].name, tuple(cells), colours[code], 1))
    about = translate(
        "CodeViews", "{ratings:rating|ratings}, {segments:coded segment|coded segments}"
    ).format(
        ratings=LocalAmount(sum(d.n for d in joint.distributions)),
        segments=LocalAmount(
            len({s.coding.id for found in joint.segments.values() for s in found})
        ),
    )
    corner = translate("CodeViews", "Ratings and codes")
    return Grid(corner, tuple(map(outcome_name, heads)), tuple(lines), about, "stacks")


def against(
    display: JointDisplay, rows: Sequence[CodeRatings], criterion_name: Named = str
) -> Grid:
    """The ratings at which a code occurs against the rest, scale by scale.

    Scales on which it occurs at no rating are named in the sentence above, or counted where they
    are many.
    """
    translate = QCoreApplication.translate
    names = {id(row): _scale_name(row.method, criterion_name(row.criterion)) for row in rows}
    absent = [names[id(row)] for row in rows if not any(row.with_code.values())]
    rows = [row for row in rows if any(row.with_code.values())]
    heads = in_scale_order(o for row in rows for o in row.with_code)
    lines: list[GridLine] = []
    for row in rows:
        name = names[id(row)]
        where = _occurrences(display, row)
        first = [_counted(row.with_code.get(h), where.get(h, ()), row.code) for h in heads]
        association = _association_text(row.association, row.p_adjusted)
        with_name = translate("CodeViews", "{scale}: with the code").format(scale=name)
        colour = colours_of(display.corpus)[row.code]
        lines.append(GridLine(with_name, (GridCell(association), *first), colour))
        rest = [_counted(row.rest.get(h)) for h in heads]
        rest_name = translate("CodeViews", "{scale}: the rest").format(scale=name)
        lines.append(GridLine(rest_name, (GridCell(""), *rest)))
    about = translate(
        "CodeViews",
        "Ratings by one person are not independent; read p as descriptive. "
        "Adjusted after Benjamini and Hochberg.",
    )
    if len(absent) > _MOST_NAMED:
        without = translate(
            "CodeViews", "The code occurs at no rating of {n:other scale|other scales}."
        )
        about = f"{about} {without.format(n=LocalAmount(len(absent)))}"
    elif absent:
        without = translate("CodeViews", "The code occurs at no rating of: {scales}.")
        about = f"{about} {without.format(scales=', '.join(absent))}"
    shown = (translate("CodeViews", "Test"), *map(outcome_name, heads))
    shaded = frozenset(range(1, len(heads) + 1))
    return Grid(translate("CodeViews", "Ratings"), shown, tuple(lines), about, "stacks", 0, shaded)


def _association_text(found: Association, adjusted: float | None) -> str:
    """A test in a few words, or why there is none."""
    translate = QCoreApplication.translate
    if found.p.value is None:
        return filled("Analysis", found.p.reason, found.p.values)
    return translate(
        "CodeViews", "p = {p} (adjusted {adjusted}), effect {effect}, n = {n}; {test}"
    ).format(
        test=test_name(found.test),
        n=found.p.n,
        p=decimal(found.p.value, 3),
        adjusted="–" if adjusted is None else decimal(adjusted, 3),
        effect="–" if found.effect is None else decimal(found.effect, 2),
    )


def _occurrences(display: JointDisplay, row: CodeRatings) -> dict[str, list[CorpusSegment]]:
    found: dict[str, list[CorpusSegment]] = {}
    meant = display.corpus.under(row.code)
    for rating in display.ratings:
        if (rating.method, rating.criterion) == (row.method, row.criterion):
            here = [s for s in display.segments_at(rating) if s.code in meant]
            found.setdefault(rating.outcome, []).extend(here)
    return found


def _scale_name(method: str, criterion: str) -> str:
    return " · ".join(part for part in (method and method_name(method), criterion) if part)


def _counted(n: int | None, segments: Iterable[CorpusSegment] = (), code: str = "") -> GridCell:
    """A number of ratings; blank where the scale has no such answer."""
    return GridCell("" if n is None else str(n), n, tuple(segments), code=code)


def _count(n: int) -> GridCell:
    return GridCell(str(n) if n else "", float(n))


def _segments(distribution: Distribution, code: str, outcome: str) -> GridCell:
    found = distribution.codes.get((code, outcome), ())
    n = len(found)
    return GridCell(str(n) if n else "", float(n), found, code=code)
