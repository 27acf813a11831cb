"""Benchmarks of what is counted over codes: ``python -m tests.benchmarks.coding.counts [--quick]``.

200 sources of 60 passages with 30 words each, 4,000 segments of 30 codes by two coders.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from labeval.coding.coders.disputes import disputes
from labeval.coding.corpus import counts
from labeval.coding.corpus.corpus import Corpus
from labeval.coding.corpus.queries import Coded, Near, ask
from labeval.coding.edits import added
from labeval.coding.rows import Anchor, Code, Coding, Passage, Source, Where
from labeval.jobs.coding.agreement import compare_coders
from labeval.jobs.coding.corpus import read_corpus
from labeval.store.workbook.workbook import Workbook

SOURCES, PASSAGES, WORDS, CODES, SEGMENTS = 200, 60, 30, 30, 4_000


def fill(path: Path, sources: int) -> list[str]:
    """Make the workbook; returns the ids of its two coders."""
    draw = random.Random(1)
    made = [Source(f"s{n}", "interview", f"s{n}", f"P{n // 2:03}", f"x{n}") for n in range(sources)]
    text = " ".join(f"word{n:02}" for n in range(WORDS))
    passages = [
        Passage(f"{s.id}p{n}", s.id, float(n), text, "P", where=Where(f"pg{n}", method="ab"))
        for s in made
        for n in range(PASSAGES)
    ]
    codes = [Code(f"c{n}", f"Code {n}", place=float(n)) for n in range(CODES)]
    coders = []
    for name in ("A1", "B2"):
        with Workbook(path, coder=name) as book:
            coders.append(book.coder.id)
            if name == "A1":
                book.take_in([*map(added, made), *map(added, passages), *map(added, codes)])
            codings = []
            for number in range(SEGMENTS * sources // SOURCES // 2):
                passage = draw.choice(passages)
                start = draw.randrange(0, 15) * 7
                end = start + draw.randrange(1, 10) * 7 - 1
                ends = Anchor(passage.id, start), Anchor(passage.id, end)
                code = draw.choice(codes).id
                quote = text[start:end]
                codings.append(
                    Coding(f"{name}{number}", passage.source, code, book.coder.id, *ends, quote, "")
                )
            book.do("Code automatically", map(added, codings))
    return coders


def timed(told: str, deed: Callable[[], object], times: int = 3) -> None:
    """Print the best of several times in ms."""
    best = float("inf")
    for _ in range(times):
        start = time.perf_counter()
        deed()
        best = min(best, time.perf_counter() - start)
    print(f"| {told} | {1000 * best:.0f} ms |")


def main() -> None:
    """Measure."""
    sources = 20 if "--quick" in sys.argv else SOURCES
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "coding.sqlite"
        coders = fill(path, sources)
        with Workbook(path, coder="A1", read_only=True) as book:
            timed("reading the workbook", lambda: read_corpus(book))
            corpus = read_corpus(book)

    def fresh() -> Corpus:
        passages = {id: layout.passages for id, layout in corpus.layouts.items()}
        rows = corpus.sources.values(), passages, corpus.codes.values(), corpus.codings
        return Corpus(*rows, corpus.coders.values(), corpus.attributes)

    timed(
        "frequencies by participant, words counted",
        lambda: counts.frequencies(fresh(), "participant"),
    )
    warm = fresh()
    counts.totals(warm)
    timed("frequencies by participant again", lambda: counts.frequencies(warm, "participant"))
    timed("cases by codes", lambda: counts.case_matrix(warm))
    timed("codes together", lambda: counts.cooccurrence(warm))
    near = Near(Coded(frozenset({"c1"})), Coded(frozenset({"c2"})), 1, "passages")
    timed("a query of two codes near each other", lambda: ask(warm, near))
    everything = list(warm.sources)

    def compared(unit: str, samples: int) -> None:
        compare_coders(warm, coders, unit=unit, sources=everything, samples=samples)  # type: ignore[arg-type]

    for unit in ("character", "turn"):
        timed(f"agreement of all codes, unit {unit}, no intervals", lambda u=unit: compared(u, 0))
    timed("the same, unit turn, intervals of 500 samples", lambda: compared("turn", 500), 1)
    timed("disagreements", lambda: disputes(warm, coders, everything))


if __name__ == "__main__":
    main()
