"""Open requirements of a response that is written, and origins of pasted text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from labeval.study.model.writing import WritingStep, count_words, known_citations, unknown_citations
from labeval.text.marks import QT_TRANSLATE_NOOP

WRITING_CONTEXT = "Writing"
"""Translation context of the reasons."""

OWN = "own"
"""Pasted text that was cut or copied from the response itself."""
OUTSIDE = "outside"
"""Pasted text that came from another program."""
FROM_PASSAGE = "passage:"
"""Begins the origin of text that was copied from a passage; its number follows."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a response is not ready to be handed in."""

    kind: str
    """``too_few_words``, ``too_many_words``, ``unknown_citation`` or ``too_few_citations``."""
    template: str
    """A sentence with named fields for ``values``, marked for translation under ``Writing``."""
    values: Mapping[str, object] = field(default_factory=dict)
    mandatory: bool = True
    """True if the response cannot be handed in before it is mended."""

    @property
    def sentence(self) -> str:
        """The reason in English."""
        return self.template.format(**self.values)


def reasons(step: WritingStep, text: str, passages: int) -> Iterator[Reason]:
    """Everything that is open in a response with this text, where there are so many passages."""
    words, bounds = count_words(text), step.words
    if words < bounds.min:
        yield Reason(
            "too_few_words",
            QT_TRANSLATE_NOOP("Writing", "{words} of at least {least} words"),
            {"words": words, "least": bounds.min},
            bounds.mandatory,
        )
    if words > bounds.max:
        yield Reason(
            "too_many_words",
            QT_TRANSLATE_NOOP("Writing", "{words} words, at most {most}"),
            {"words": words, "most": bounds.max},
            bounds.mandatory,
        )
    unknown = unknown_citations(text, passages)
    if unknown:
        yield Reason(
            "unknown_citation",
            QT_TRANSLATE_NOOP("Writing", "there is no passage {numbers}; the last one is {last}"),
            {"numbers": ", ".join(f"[{n}]" for n in unknown), "last": passages},
        )
    cited = len(known_citations(text, passages))
    if cited < step.citations.at_least:
        yield Reason(
            "too_few_citations",
            QT_TRANSLATE_NOOP("Writing", "{cited} of at least {least} cited passages"),
            {"cited": cited, "least": step.citations.at_least},
            step.citations.mandatory,
        )


def is_origin(origin: str, passages: int) -> bool:
    """Return whether pasted text can come from there, where a topic has so many passages."""
    if origin in (OWN, OUTSIDE):
        return True
    number = origin.removeprefix(FROM_PASSAGE)
    return origin.startswith(FROM_PASSAGE) and is_passage(number, passages)


def is_passage(number: str, passages: int) -> bool:
    """Return whether this text is the number of a passage."""
    return number.isascii() and number.isdecimal() and 1 <= int(number[:7]) <= passages
