"""A draft: sentences with the place that they were made from, and marks where a person writes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from labeval.report.datasheet.datasheet import TO_WRITE


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence that the study or the record bears out."""

    text: str
    source: str
    """Key of the study file, or table of the record."""


@dataclass(frozen=True, slots=True)
class Open:
    """A sentence that only a person can write."""

    what: str


Part = Sentence | Open


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Sentences under one heading."""

    title: str
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Draft:
    """A whole text."""

    title: str
    about: str
    paragraphs: tuple[Paragraph, ...]
    note: str = ""
    """A sentence at the top, in the language of whoever asked for it."""

    @property
    def open(self) -> int:
        """Number of sentences that a person must write."""
        parts = (part for each in self.paragraphs for part in each.parts)
        return sum(isinstance(part, Open) for part in parts)


def as_markdown(draft: Draft) -> str:
    """The text, with a footnote for each source."""
    return "\n".join(_lines(draft)) + "\n"


def _lines(draft: Draft) -> Iterator[str]:
    yield f"# {draft.title}"
    if draft.note:
        yield from ("", f"*{draft.note}*")
    yield from ("", draft.about)
    sources = _Sources()
    for paragraph in draft.paragraphs:
        yield from ("", f"## {paragraph.title}", "", " ".join(_written(paragraph.parts, sources)))
    yield ""
    yield from (f"[^{n}]: {source}" for source, n in sources.numbers.items())


@dataclass(slots=True)
class _Sources:
    """Numbers of sources, from 1 in the order in which they are named."""

    numbers: dict[str, int] = field(default_factory=dict)

    def number(self, source: str) -> int:
        return self.numbers.setdefault(source, len(self.numbers) + 1)


def _written(parts: Iterable[Part], sources: _Sources) -> Iterator[str]:
    for part in parts:
        if isinstance(part, Open):
            yield f"**{TO_WRITE}:** {part.what}."
        else:
            yield f"{' '.join(part.text.split())}[^{sources.number(part.source)}]"
