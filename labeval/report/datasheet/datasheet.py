"""A datasheet of a human evaluation: its questions, answered as far as study and record do.

The questions follow HEDS 3.0 (A. Belz and C. Thomson, arXiv:2412.07940, 2024), by its numbers and
in other words. :mod:`~labeval.report.datasheet.heds` writes the file that its public form loads.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from labeval.text.amounts import amount

TO_WRITE = "TO BE WRITTEN"
"""Marks what only a person can say."""


@dataclass(frozen=True, slots=True)
class Answer:
    """One question with what is known."""

    number: str
    question: str
    known: str = ""
    """From the study file or the record; empty where it says nothing about it."""
    write: str = ""
    """Part that a person must still write; empty where nothing is missing."""
    figure: str = ""
    """The number by itself, where the form takes nothing else."""
    chosen: tuple[int, ...] = ()
    """Numbers of the options that are sure to apply, where the form gives some to choose from."""


@dataclass(frozen=True, slots=True)
class Part:
    """Questions under one heading."""

    title: str
    answers: list[Answer]


@dataclass(frozen=True, slots=True)
class Datasheet:
    """A whole sheet."""

    title: str
    parts: list[Part] = field(default_factory=list)
    note: str = ""
    """A sentence at the top, in the language of whoever asked for it."""

    @property
    def asked(self) -> int:
        """Number of questions."""
        return sum(len(part.answers) for part in self.parts)

    @property
    def open(self) -> int:
        """Number of those on which a person must still write something."""
        return sum(bool(answer.write) for part in self.parts for answer in part.answers)


def as_markdown(sheet: Datasheet) -> str:
    """The sheet as Markdown; what is to be written is in bold with its mark."""
    return "\n".join(_lines(sheet)) + "\n"


def _lines(sheet: Datasheet) -> Iterator[str]:
    yield f"# Human evaluation datasheet: {sheet.title}"
    yield ""
    if sheet.note:
        yield from (f"*{sheet.note}*", "")
    yield (
        "Questions after HEDS 3.0, the Human Evaluation Datasheet (Belz & Thomson, 2024), by its "
        "numbers and in other words. "
        f"Filled from the study file and the record; {sheet.open} of "
        f"{amount(sheet.asked, 'answer')} still "
        f"need a person and are marked **{TO_WRITE}**."
    )
    for part in sheet.parts:
        yield ""
        yield f"## {part.title}"
        for answer in part.answers:
            yield ""
            yield f"**{answer.number} {answer.question}**"
            yield ""
            if answer.known:
                yield answer.known
            if answer.known and answer.write:
                yield ""
            if answer.write:
                yield f"**{TO_WRITE}:** {answer.write}"


def as_page(sheet: Datasheet) -> str:
    """The sheet as one HTML page, to print and to write on."""
    from html import escape

    body = []
    for part in sheet.parts:
        body.append(f"<h2>{escape(part.title)}</h2>")
        for answer in part.answers:
            body.append(f"<h3>{escape(answer.number)} {escape(answer.question)}</h3>")
            if answer.known:
                known = escape(answer.known).replace("\n", "<br>")
                body.append(f"<p>{known}</p>")
            if answer.write:
                body.append(f"<p class='open'><b>{TO_WRITE}:</b> {escape(answer.write)}</p>")
    style = (
        "body{font:10.5pt/1.5 sans-serif;max-width:180mm;margin:20px auto;color:#1f2328}"
        "h1{font-size:18pt}h2{font-size:13pt;margin-top:10mm}h3{font-size:10.5pt;margin:6mm 0 1mm}"
        "p{margin:0 0 2mm}.open{border-left:2pt solid #1f2328;background:#f6f1e3;padding:2mm 3mm}"
        "h2,h3{break-after:avoid}p{break-inside:avoid}@page{size:A4;margin:18mm}"
    )
    note = f"<p><i>{escape(sheet.note)}</i></p>" if sheet.note else ""
    return (
        f"<!DOCTYPE html><html lang='en'><head><meta charset='utf-8'>"
        f"<title>{escape(sheet.title)}</title><style>{style}</style></head><body>"
        f"<h1>Human evaluation datasheet: {escape(sheet.title)}</h1>"
        f"{note}<p>Questions after HEDS 3.0, the Human Evaluation Datasheet (Belz &amp; Thomson, "
        f"2024), by its numbers and in other words. {sheet.open} of "
        f"{amount(sheet.asked, 'answer')} still "
        f"need a person.</p>" + "".join(body) + "</body></html>\n"
    )
