"""Open requirements of a text that is written or edited, and origins of pasted text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from labeval.study.model.writing import WritingStep, count_words, known_citations, unknown_citations
from labeval.study.pages import EditedText
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
    """Why a text is not ready to be handed in."""

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
    bounds = step.words
    yield from _of_length(count_words(text), bounds.min, bounds.max, bounds.mandatory)
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


def edited_reasons(edited: EditedText, text: str) -> Iterator[Reason]:
    """Open requirements of an edited text: its length; none where it is as at first."""
    if not edited.is_as_at_first(text):
        yield from _of_length(len(text.split()), edited.least, edited.most, mandatory=True)


def _of_length(words: int, least: int, most: int | None, mandatory: bool) -> Iterator[Reason]:
    """Too few words, or too many."""
    if words < least:
        yield Reason(
            "too_few_words",
            QT_TRANSLATE_NOOP("Writing", "{words} of at least {least} words"),
            {"words": words, "least": least},
            mandatory,
        )
    if most is not None and words > most:
        yield Reason(
            "too_many_words",
            QT_TRANSLATE_NOOP("Writing", "{words} words, at most {most}"),
            {"words": words, "most": most},
            mandatory,
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
