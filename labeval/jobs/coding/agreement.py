"""Agreement of coders, per code and overall, on texts that each of them has coded."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

import numpy as np

from labeval.analysis.statistics.decisions import Agreement, Counted, agreements, interval_of
from labeval.analysis.statistics.estimate import Estimate, undefined
from labeval.analysis.statistics.samples import SAMPLES
from labeval.coding.coders.unit_decisions import Continuum, Unit
from labeval.coding.coders.unitising import Sections, pooled_alpha
from labeval.coding.corpus.corpus import Corpus
from labeval.coding.rows import Coding
from labeval.text.marks import QT_TRANSLATE_NOOP

OVERALL = ""
"""In the place of a code's id: all codes together."""


@dataclass(frozen=True, slots=True)
class CodeAgreement:
    """Agreement of the coders on one code, or on all of them."""

    code: str
    """Its id; :data:`OVERALL` for all."""
    segments: tuple[int, ...]
    """Number of segments of each coder, in their order."""
    on_units: Agreement
    """On the chosen unit."""
    alpha_u: Estimate
    """Krippendorff's alpha for unitising; n is the segments of all coders."""


@dataclass(frozen=True, slots=True)
class CodersCompared:
    """A comparison with all that it depends on."""

    coders: tuple[str, ...]
    sources: tuple[str, ...]
    unit: Unit
    units: int
    turns: int
    codes: tuple[CodeAgreement, ...]
    """As the tree reads; only codes that one of the coders gave."""
    overall: CodeAgreement


def shared_sources(corpus: Corpus, coders: Collection[str]) -> list[str]:
    """Ids of the sources in which each of the coders has coded something.

    Whether a source without codes was read cannot be known; where sources were drawn for double
    coding, compare those.
    """
    by_source: dict[str, set[str]] = {}
    for coding in corpus.codings:
        by_source.setdefault(coding.source, set()).add(coding.coder)
    return [id for id in corpus.sources if by_source.get(id, set()) >= set(coders)]


def compare_coders(
    corpus: Corpus,
    coders: Sequence[str],
    *,
    unit: Unit = "character",
    sources: Sequence[str] | None = None,
    samples: int = SAMPLES,
    seed: int = 0,
) -> CodersCompared:
    """Percentage, kappa, alpha and alpha for unitising of two coders or more.

    Args:
        coders: ids.
        unit: what is decided upon; alpha for unitising does not depend on it.
        sources: ids of those that count; :func:`shared_sources` when left out.
        samples: bootstrap samples of turns for the intervals; 0 makes none.
        seed: of the bootstrap.

    Raises:
        ValueError: fewer than two coders.
    """
    if len(set(coders)) < 2:
        raise ValueError("it takes two coders to compare")
    chosen = tuple(shared_sources(corpus, coders) if sources is None else sources)
    continuum = Continuum(corpus, chosen)
    within = set(chosen)
    given: dict[str, dict[str, list[Coding]]] = {}
    for coding in corpus.codings:
        if coding.source in within and coding.coder in coders:
            given.setdefault(coding.code, {}).setdefault(coding.coder, []).append(coding)
    codes = [code.id for _, code in corpus.in_order() if code.id in given]
    segments, counts, marks = [], [], []
    for code in codes:
        by_coder = [given[code].get(coder, []) for coder in coders]
        spans = [continuum.placed(codings) for codings in by_coder]
        decided = continuum.decisions(spans, unit)
        counts.append(Counted(decided.coded, decided.weights, decided.turns, decided.n_turns))
        each = [continuum.placed_in_each(codings) for codings in by_coder]
        marks.append(Sections(list(zip(*each, strict=True)), continuum.lengths))
        segments.append(tuple(map(len, spans)))
    on_units, over_all = agreements(counts, samples=samples, seed=seed)
    rows = [
        CodeAgreement(code, number, found, _alpha_u([marked], samples, seed))
        for code, number, found, marked in zip(codes, segments, on_units, marks, strict=True)
    ]
    totals = tuple(sum(number[n] for number in segments) for n in range(len(coders)))
    overall = CodeAgreement(OVERALL, totals, over_all, _alpha_u(marks, samples, seed))
    units = continuum.decisions([(), ()], unit).n
    return CodersCompared(
        tuple(coders), chosen, unit, units, continuum.n_turns, tuple(rows), overall
    )


def _alpha_u(marks: Sequence[Sections], samples: int, seed: int) -> Estimate:
    """Alpha for unitising over codes; its interval is from a bootstrap over sources.

    Segments may span turns, so turns cannot be drawn by themselves.
    """
    segments = sum(marked.segments for marked in marks)
    found = pooled_alpha(marked.disagreement() for marked in marks)
    if found is None:
        reason = QT_TRANSLATE_NOOP(
            "Analysis", "no coder marked a segment that leaves text around it"
        )
        return undefined(segments, reason)
    texts = marks[0].texts
    if not samples or texts < 2:
        return Estimate(found, segments)
    drawn = np.random.default_rng(seed).multinomial(texts, np.full(texts, 1 / texts), size=samples)
    parts = [marked.sampled(drawn.astype(np.float64)) for marked in marks]
    observed, expected = sum(part[0] for part in parts), sum(part[1] for part in parts)
    with np.errstate(invalid="ignore", divide="ignore"):
        return Estimate(found, segments, interval_of(np.asarray(1 - observed / expected)))
