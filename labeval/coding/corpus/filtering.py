"""Filter of passages and segments by participant, place, subject and answer."""

from __future__ import annotations

from dataclasses import dataclass

from labeval.coding.attributes import Attributes
from labeval.coding.rows import Coding, Passage, Source

Names = frozenset[str]
_ANY: Names = frozenset()


@dataclass(frozen=True, slots=True)
class Filter:
    """All that must hold; an empty set lets everything through.

    Where a passage has several items or systems, one of them is enough.
    """

    kinds: Names = _ANY
    participants: Names = _ANY
    conditions: Names = _ANY
    groups: Names = _ANY
    languages: Names = _ANY
    folders: Names = _ANY
    sources: Names = _ANY
    """Ids."""
    steps: Names = _ANY
    pages: Names = _ANY
    methods: Names = _ANY
    items: Names = _ANY
    systems: Names = _ANY
    questions: Names = _ANY
    criteria: Names = _ANY
    values: Names = _ANY
    speakers: Names = _ANY
    codes: Names = _ANY
    """Ids; of segments only."""
    coders: Names = _ANY
    """Ids; of segments only."""
    attributes: tuple[tuple[str, Names], ...] = ()
    """Names of attributes, each with the values of which one has to be there."""
    quotable_only: bool = False
    """Only what a participant agreed to have quoted."""

    def admits_source(self, source: Source) -> bool:
        """True if anything of this source can be admitted."""
        return (
            _holds(self.kinds, source.kind)
            and _holds_any(self.participants, source.participants)
            and _holds(self.conditions, source.condition)
            and _holds(self.groups, source.group)
            and _holds(self.languages, source.language)
            and _holds(self.folders, source.folder)
            and _holds(self.sources, source.id)
            and (source.quotable or not self.quotable_only)
        )

    def admits_passage(self, passage: Passage) -> bool:
        """True if a passage of an admitted source is admitted too."""
        where = passage.where
        return (
            _holds(self.steps, where.step)
            and _holds(self.pages, where.page)
            and _holds(self.methods, where.method)
            and _holds_any(self.items, where.items)
            and _holds_any(self.systems, where.systems)
            and _holds(self.questions, where.question)
            and _holds(self.criteria, where.criterion)
            and _holds(self.values, where.value)
        )

    def admits_case(self, source: Source, speaker: str, known: Attributes) -> bool:
        """True if what somebody says in an admitted source is of an admitted participant.

        Speakers who are participants of their own are admitted as participants, too.
        """
        if not _holds_any(self.speakers, source.roles_of(speaker)):
            return False
        if not _holds(self.participants, source.case_of(speaker)):
            return False
        if not self.attributes:
            return True
        values = known.at(source, speaker)
        return all(values.get(name, "") in wanted for name, wanted in self.attributes)

    def admits_coding(self, coding: Coding) -> bool:
        """True if a segment that begins in an admitted passage is admitted too."""
        return _holds(self.codes, coding.code) and _holds(self.coders, coding.coder)


ALL = Filter()
"""Lets everything through."""


def _holds(names: Names, name: str) -> bool:
    return not names or name in names


def _holds_any(names: Names, given: tuple[str, ...]) -> bool:
    return not names or not names.isdisjoint(given)
