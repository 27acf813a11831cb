"""A small workbook, made in a line or two."""

from __future__ import annotations

from pathlib import Path

from labeval.coding.edits import added
from labeval.coding.rows import Anchor, Code, Coding, Passage, Source, Word
from labeval.coding.texts.source_text import SourceText
from labeval.store.workbook.workbook import Workbook

LINES = ("It is clear.", "The second text says it twice.", "I would trust neither.")


def spoken_passage(n: int, line: str, source: str = "s") -> Passage:
    """A line of which every word takes 400 ms, with pauses of 100."""
    words, at = [], 0
    for number, token in enumerate(line.split(" ")):
        start_ms = n * 10_000 + number * 500
        words.append(Word(at, at + len(token), start_ms, start_ms + 400, 0.9))
        at += len(token) + 1
    id, times = f"{source}.p{n}", (n * 10_000, n * 10_000 + 9_000)
    return Passage(id, source, float(n), line, "P", *times, words)


def spoken_text(*lines: str) -> SourceText:
    """A source of these lines without codings."""
    return SourceText([spoken_passage(n, line) for n, line in enumerate(lines or LINES)])


def a_coding(
    text: SourceText, start: tuple[int, int], end: tuple[int, int], id: str = "k", code: str = "c"
) -> Coding:
    """A coding from (passage, offset) to (passage, offset)."""
    ends = [Anchor(text.passages[n].id, at) for n, at in (start, end)]
    source = text.passages[0].source
    quote = text.quote(*ends)
    return Coding(id, source, code, "coder", *ends, quote, "2026-01-05T08:00:00.000Z")


def coded_text(text: SourceText, *codings: Coding) -> SourceText:
    """The same source with codings."""
    return SourceText(text.passages, codings)


def small_workbook(path: Path, coder: str = "C1", *, participant: str = "P01") -> Workbook:
    """A workbook with one source ``s`` of three lines and two codes ``c`` and ``d``."""
    workbook = Workbook(path, coder=coder)
    if not workbook.sources():
        source = Source("s", "comments", "First", participant, "session-1")
        workbook.take_in(
            [
                *(
                    added(Code(id, name, place=n))
                    for n, (id, name) in enumerate((("c", "Clarity"), ("d", "Doubt")), 1)
                ),
                added(source),
                *(added(passage) for passage in spoken_text().passages),
            ]
        )
    return workbook
