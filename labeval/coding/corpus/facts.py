"""Facts of passages that a query can ask for: speaker, text, page, answer, attributes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal

from labeval.coding.corpus.corpus import Corpus
from labeval.coding.rows import Passage, Source

Compare = Literal["is", "contains", "below", "at_most", "at_least", "above"]
"""Comparisons of a value: equal to one of some, with one inside it, or as a number."""
NUMBERS: Mapping[str, Callable[[float, float], bool]] = {
    "below": lambda a, b: a < b,
    "at_most": lambda a, b: a <= b,
    "at_least": lambda a, b: a >= b,
    "above": lambda a, b: a > b,
}
"""The comparisons of numbers."""
_Read = Callable[[Source, Passage], tuple[str, ...]]
_OF_SOURCES: Mapping[str, _Read] = {
    "source": lambda source, _: (source.id,),
    "kind": lambda source, _: (source.kind,),
    "folder": lambda source, _: (source.folder,),
    "condition": lambda source, _: (source.condition,),
    "group": lambda source, _: (source.group,),
    "language": lambda source, _: (source.language,),
}
_OF_PASSAGES: Mapping[str, _Read] = {
    "participant": lambda source, passage: (source.case_of(passage.speaker),),
    "speaker": lambda _, passage: (passage.speaker,),
    "step": lambda _, passage: (passage.where.step,),
    "page": lambda _, passage: (passage.where.page,),
    "method": lambda _, passage: (passage.where.method,),
    "item": lambda _, passage: passage.where.items,
    "system": lambda _, passage: passage.where.systems,
    "question": lambda _, passage: (passage.where.question,),
    "criterion": lambda _, passage: (passage.where.criterion,),
    "answer": lambda _, passage: (passage.where.value,),
}
FIELDS = (*_OF_PASSAGES, *_OF_SOURCES)
"""All facts; an attribute is one, too, see :func:`attribute_field`."""
_ATTRIBUTE = "attribute:"


def attribute_field(name: str) -> str:
    """The field of an attribute."""
    return f"{_ATTRIBUTE}{name}"


def attribute_of(field: str) -> str:
    """The attribute that a field names; empty where it is another fact."""
    return field.removeprefix(_ATTRIBUTE) if field.startswith(_ATTRIBUTE) else ""


class Facts:
    """The facts of a corpus's passages."""

    def __init__(self, corpus: Corpus) -> None:
        self._corpus = corpus

    def passages(
        self, source: Source, field: str, values: frozenset[str], compare: Compare
    ) -> frozenset[int]:
        """Numbers of the passages of a source that have one of these values."""
        passages = self._corpus.layouts[source.id].passages
        if field in _OF_SOURCES:
            given = self._read(source, passages[0], field) if passages else ()
            return frozenset(range(len(passages) if _holds(given, values, compare) else 0))
        if attribute_of(field):
            spoken = {
                speaker: _holds(self._attribute(source, speaker, field), values, compare)
                for speaker in {passage.speaker for passage in passages}
            }
            return frozenset(n for n, passage in enumerate(passages) if spoken[passage.speaker])
        return frozenset(
            n
            for n, passage in enumerate(passages)
            if _holds(self._asked(source, passage, field), values, compare)
        )

    def of(self, source: Source, passage: Passage, field: str) -> tuple[str, ...]:
        """The values of a field where somebody speaks; empty where there is none."""
        if attribute_of(field):
            found = self._attribute(source, passage.speaker, field)
        else:
            found = self._read(source, passage, field)
        return tuple(value for value in found if value)

    def values(self, field: str) -> list[str]:
        """All values of a field, those without letters by size."""
        if name := attribute_of(field):
            return self._corpus.attributes.values(name)
        found = {
            value
            for source in self._corpus.sources.values()
            for passage in self._corpus.layouts[source.id].passages
            for value in self._read(source, passage, field)
            if value
        }
        return sorted(found, key=lambda value: (_number(value) is None, _number(value) or 0, value))

    def _asked(self, source: Source, passage: Passage, field: str) -> tuple[str, ...]:
        if field == "speaker":
            return source.roles_of(passage.speaker)
        return self._read(source, passage, field)

    def _read(self, source: Source, passage: Passage, field: str) -> tuple[str, ...]:
        return (_OF_SOURCES.get(field) or _OF_PASSAGES[field])(source, passage)

    def _attribute(self, source: Source, speaker: str, field: str) -> tuple[str, ...]:
        return (self._corpus.attributes.at(source, speaker).get(attribute_of(field), ""),)


def _holds(given: tuple[str, ...], values: frozenset[str], compare: Compare) -> bool:
    if compare == "is":
        return not values.isdisjoint(given)
    if compare == "contains":
        return any(value.casefold() in one.casefold() for one in given for value in values if value)
    limits = [number for value in values if (number := _number(value)) is not None]
    numbers = [number for one in given if (number := _number(one)) is not None]
    return any(NUMBERS[compare](number, limit) for number in numbers for limit in limits)


def _number(value: str) -> float | None:
    try:
        return float(value.replace(",", "."))
    except ValueError:
        return None
