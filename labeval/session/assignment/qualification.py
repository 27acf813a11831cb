"""Admission of participants by a recruiter's codes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from labeval.session.assignment.slots import rated_blocks
from labeval.study.model.sessions.qualification import CodeList, plain
from labeval.study.study import Study
from labeval.study.tables.code_files import Codes
from labeval.text.marks import QT_TRANSLATE_NOOP, MarkedError


class NotAdmitted(MarkedError):
    """A session cannot be started; ``template`` is translated, ``values`` fill it."""


@dataclass(frozen=True, slots=True)
class Admission:
    """Conditions and blocks that are open to one person."""

    conditions: tuple[str, ...]
    """Ids of the conditions whose blocks are all open."""
    lists: tuple[CodeList, ...] = ()
    """The lists of codes that opened some of them."""

    def used_for(self, study: Study, condition: str) -> tuple[CodeList, ...]:
        """The lists that are used by taking a slot in a condition."""
        blocks = set(rated_blocks(study, condition))
        return tuple(chosen for chosen in self.lists if chosen.opened(study.blocks) & blocks)

    def excused_from(self, study: Study, condition: str) -> tuple[str, ...]:
        """The tests that a code stands in for, where it opens all blocks of the condition."""
        blocks = set(rated_blocks(study, condition))
        return tuple(
            chosen.instead_of
            for chosen in self.lists
            if chosen.instead_of is not None and blocks <= chosen.opened(study.blocks)
        )


@dataclass(frozen=True, slots=True)
class CodeUse:
    """Number of times a person's code has opened each block, by the record."""

    times: Mapping[str, int] = field(default_factory=dict)
    """Id of the list to how often it was used."""
    participant: str | None = None
    """The participant's code of an earlier session that it opened."""


def admission(study: Study, codes: Codes, code: str, use: CodeUse) -> Admission:
    """Return the conditions that are open to a person; with a code, those it was given out for.

    Args:
        codes: the codes of each list.
        code: what the person gave; empty where they gave none.
        use: what the record knows of this code.

    Raises:
        NotAdmitted: the code is in no list or has been used up, or nothing is open without one.
    """
    listed = [c for c in study.qualification if plain(code) in codes.get(c.id, frozenset())]
    if plain(code) and not listed:
        raise NotAdmitted(QT_TRANSLATE_NOOP("Qualification", "this code is in none of the lists"))
    opened = tuple(c for c in listed if c.times is None or use.times.get(c.id, 0) < c.times)
    if listed and not opened:
        names = ", ".join(c.id for c in listed)
        raise NotAdmitted(
            QT_TRANSLATE_NOOP("Qualification", "this code has been used already (list: {lists})"),
            lists=names,
        )
    open_blocks = _open_blocks(study, opened)
    invited = {block for c in opened for block in c.opened(study.blocks)}
    conditions = tuple(
        c.id
        for c in study.conditions
        if (blocks := set(rated_blocks(study, c.id))) <= open_blocks
        and (not invited or blocks & invited)
    )
    if not conditions:
        template = QT_TRANSLATE_NOOP(
            "Qualification", "this study is open only to people with a code from the list {lists}"
        )
        raise NotAdmitted(template, lists=", ".join(c.id for c in study.qualification))
    return Admission(conditions, opened)


def _open_blocks(study: Study, opened: tuple[CodeList, ...]) -> set[str]:
    """Blocks that a code has opened, those that a test opens, and those that no list names."""
    by_code = {block for c in opened for block in c.opened(study.blocks)}
    closed = {
        block
        for c in study.qualification
        if c.instead_of is None
        for block in c.opened(study.blocks)
    }
    return by_code | (set(study.blocks) - closed)
