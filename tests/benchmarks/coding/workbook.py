"""Benchmarks of the workbook alone: ``python -m tests.benchmarks.coding.workbook [--quick]``."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from labeval.coding.codes import codebook, marking
from labeval.coding.edits import added
from labeval.coding.identity import new_id
from labeval.coding.rows import Anchor, Code, Coding, Passage, Source, Where, Word
from labeval.coding.texts import editing
from labeval.store.workbook.workbook import Workbook
from tests.benchmarks.figures import Figure, peak_megabytes, spread
from tests.benchmarks.record import in_new_folder

SAID = ("well", "this", "one", "is", "clearer", "but", "it", "says", "the", "same", "twice")
WORDS_A_PASSAGE = 20
CODES = 60


def filled(path: Path, *, sources: int, passages: int, codings: int) -> Workbook:
    """A workbook of spoken sources, each with so many passages of 20 words and so many segments."""
    rng = random.Random(1)
    workbook = Workbook(path, coder="C1")
    codes = [Code(f"code-{n}", f"Code {n}", place=float(n)) for n in range(CODES)]
    workbook.take_in(map(added, codes))
    for number in range(sources):
        source = Source(new_id(), "think_aloud", f"P{number:03}", f"P{number:03}", new_id())
        rows = [_passage(rng, source.id, n) for n in range(passages)]
        workbook.take_in([added(source), *map(added, rows)])
        chosen = (rng.choice(rows) for _ in range(codings))
        made = [_coding(rng, workbook, passage) for passage in chosen]
        workbook.do(marking.AUTO_CODE, map(added, made))
    return workbook


def _passage(rng: random.Random, source: str, n: int) -> Passage:
    text, words = "", []
    for k in range(WORDS_A_PASSAGE):
        word, at_ms = rng.choice(SAID), n * 9_000 + k * 400
        start = len(text) + bool(text)
        text = f"{text} {word}" if text else word
        words.append(Word(start, len(text), at_ms, at_ms + 350, rng.random()))
    where = Where(f"page-{n // 40}", "rating", "ab", "ab", session_ms=n * 9_000)
    times = (n * 9_000, n * 9_000 + 8_000)
    return Passage(new_id(), source, float(n), text, "participant", *times, words, where)


def _coding(rng: random.Random, workbook: Workbook, passage: Passage) -> Coding:
    start, end = sorted(rng.sample(range(len(passage.text)), 2))
    ends = (Anchor(passage.id, start), Anchor(passage.id, end))
    code, quote = f"code-{rng.randrange(CODES)}", passage.text[start:end]
    utc = "2026-03-01T09:00:00.000Z"
    return Coding(new_id(), passage.source, code, workbook.coder.id, *ends, quote, utc)


def figures(*, quick: bool) -> Iterator[Figure]:
    """Every figure."""
    times = 50 if quick else 300
    with in_new_folder() as place:
        path = Path(place) / "coding.sqlite"
        workbook = filled(path, sources=1, passages=5_000, codings=2_000)
        source = workbook.sources()[0].id
        workbook.close()
        yield Figure(
            "a source of 100,000 timed words with 2,000 segments, opened and read",
            spread([_timed(lambda: _opened(path, source)) for _ in range(20)]),
            "under 150 ms until painted",
        )
        with Workbook(path, coder="C1") as workbook:
            yield from _edits(workbook, source, times)
    with in_new_folder() as place:
        path = Path(place) / "coding.sqlite"
        with filled(path, sources=200, passages=25, codings=100) as workbook:
            taken = [_timed(workbook.frequencies) for _ in range(20)]
            yield Figure("segments by source and code, 200 sources, 20,000 segments", spread(taken))
            taken = [_timed(workbook.codings) for _ in range(10)]
            yield Figure("all 20,000 segments read, in order", spread(taken))
    yield Figure("peak memory of that run", f"{peak_megabytes():.0f} MB", "under 200 MB")


def _edits(workbook: Workbook, source: str, times: int) -> Iterator[Figure]:
    """Coding, undoing and editing in the long source; each is durable when it returns."""
    passages, rng = workbook.text_of(source).passages, random.Random(2)
    chosen = [passages[n * 7] for n in range(times)]

    def code(passage: Passage) -> None:
        ends = Anchor(passage.id, 0), Anchor(passage.id, rng.randint(5, 40))
        called = f"code-{rng.randrange(CODES)}"
        text, me = workbook.text_of(source), workbook.coder.id
        workbook.do(marking.CODE, marking.code_span(text, *ends, code=called, coder=me))

    def edit(passage: Passage) -> None:
        text = workbook.text_of(source)
        typed = editing.replace_text(text, passage.id, 0, 4, "Perhaps")
        workbook.do(editing.CORRECT, typed)

    def merge() -> None:
        codes = workbook.codes()
        made = codebook.merge(codes, codes[0], into=codes[1], codings=workbook.codings())
        workbook.do(codebook.MERGE, made)

    for what, work in (("a selection coded", code), ("a word corrected", edit)):
        done = spread([_timed(partial(work, passage)) for passage in chosen])
        yield Figure(f"{what} in it, until durable", done, "p99 under 16.7 ms")
        undone = spread([_timed(workbook.undo) for _ in chosen])
        yield Figure("undo of that, until durable", undone, "p99 under 16.7 ms")
    yield Figure("two codes merged", spread([_timed(merge)]))
    workbook.undo()
    yield Figure("the batch of 2,000 segments undone", spread([_timed(workbook.undo)]))


def _opened(path: Path, source: str) -> None:
    with Workbook(path, coder="C1") as workbook:
        workbook.sources()
        workbook.codes()
        workbook.counts()
        workbook.text_of(source)


def _timed(work: Callable[[], object]) -> float:
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


if __name__ == "__main__":
    print("| what | measured | aim |\n| --- | --- | --- |")
    for figure in figures(quick="--quick" in sys.argv):
        print(figure, flush=True)
