"""Coefficients of agreement, and the places where coders differ, as tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from labeval.analysis.statistics.estimate import Estimate
from labeval.coding.coders.disputes import Decision, Dispute
from labeval.coding.coders.unit_decisions import Unit
from labeval.coding.corpus.corpus import Corpus
from labeval.jobs.coding.agreement import CodeAgreement, CodersCompared
from labeval.ui.coding.counts.grid import Grid, GridCell, GridLine, colours_of, counted_cell
from labeval.ui.coding.parts.names import source_title
from labeval.ui.coding.parts.numbers import LocalAmount, decimal
from labeval.ui.sentences import filled


def unit_name(unit: Unit) -> str:
    """Name of a unit of comparison."""
    translate = QCoreApplication.translate
    names: dict[Unit, str] = {
        "character": translate("CodeCompare", "character"),
        "word": translate("CodeCompare", "word"),
        "sentence": translate("CodeCompare", "sentence"),
        "turn": translate("CodeCompare", "turn or answer"),
    }
    return names[unit]


def coefficients(corpus: Corpus, found: CodersCompared) -> Grid:
    """Agreement on all codes together and on each."""
    translate = QCoreApplication.translate
    names = [corpus.coders[id].name if id in corpus.coders else id for id in found.coders]
    heads = (
        *names,
        translate("CodeCompare", "Agreement"),
        translate("CodeCompare", "kappa"),
        translate("CodeCompare", "alpha"),
        translate("CodeCompare", "alpha-u"),
    )
    colours = colours_of(corpus)
    lines = [GridLine(translate("CodeCompare", "All codes"), _cells(found.overall))]
    lines += [
        GridLine(corpus.codes[r.code].name, _cells(r), colours[r.code], 1) for r in found.codes
    ]
    about = translate(
        "CodeCompare",
        "Unit: {unit}, {units} of them in {sources:source|sources}. Segments of each coder; "
        "Cohen's kappa and Krippendorff's alpha with intervals of 95 % "
        "(bootstrap over {turns} turns); alpha-u, for unitising, compares segments "
        "whatever the unit (bootstrap over sources).",
    ).format(
        unit=unit_name(found.unit),
        units=decimal(found.units, 0),
        sources=LocalAmount(len(found.sources)),
        turns=decimal(found.turns, 0),
    )
    corner = translate("CodeCompare", "Code")
    return Grid(corner, heads, tuple(lines), about, "heat", 0, frozenset())


def _cells(row: CodeAgreement) -> tuple[GridCell, ...]:
    units = row.on_units
    figures = (units.kappa, units.alpha, row.alpha_u)
    return (
        *(counted_cell(n, code=row.code) for n in row.segments),
        _figure(units.percentage, percent=True),
        *map(_figure, figures),
    )


def _figure(found: Estimate, *, percent: bool = False) -> GridCell:
    """A figure with its interval, or why there is none."""
    if found.value is None:
        return GridCell(filled("Analysis", found.reason, found.values))

    def formatted(value: float) -> str:
        if percent:
            return f"{decimal(100 * value, 1)}\N{NO-BREAK SPACE}%"
        return decimal(value, 2)

    interval = found.interval
    ends = (
        f" [{formatted(interval.low)}, {formatted(interval.high)}]"
        if interval and not percent
        else ""
    )
    return GridCell(f"{formatted(found.value)}{ends}", found.value)


def disputed(
    corpus: Corpus,
    disputes: Sequence[Dispute],
    coders: Sequence[str],
    decided: Mapping[str, Decision],
) -> Grid:
    """Each place where coders differ, and how it was decided."""
    translate = QCoreApplication.translate
    names = [corpus.coders[id].name if id in corpus.coders else id for id in coders]
    heads = (translate("CodeCompare", "Code"), translate("CodeCompare", "Decision"), *names)
    colours = colours_of(corpus)
    lines = []
    for dispute in disputes:
        quotes = [
            GridCell(" … ".join(c.quote.replace("\n", " ") for c in dispute.by(coder)) or "–")
            for coder in coders
        ]
        decision = decided.get(dispute.id)
        code = corpus.codes[dispute.code].name
        cells = (GridCell(code), GridCell(decision_name(corpus, dispute, decision)), *quotes)
        title = source_title(corpus.sources[dispute.source])
        lines.append(GridLine(title, cells, colours[dispute.code]))
    about = translate("CodeCompare", "{open} of {all} disagreements are open").format(
        open=decimal(len(disputes) - len(decided), 0), all=decimal(len(disputes), 0)
    )
    return Grid(
        translate("CodeCompare", "Source"), heads, tuple(lines), about, "heat", 0, frozenset()
    )


def decision_name(corpus: Corpus, dispute: Dispute, decision: Decision | None) -> str:
    """Name of the decision on a dispute, in a word or two."""
    translate = QCoreApplication.translate
    if decision is None:
        return ""
    if not decision.codings:
        return translate("CodeCompare", "not coded")
    ends = {(coding.start, coding.end) for coding in decision.codings}
    by = {c.coder for c in dispute.codings if (c.start, c.end) in ends}
    names = sorted(corpus.coders[id].name for id in by if id in corpus.coders)
    return translate("CodeCompare", "as {coders}").format(coders=", ".join(names))
