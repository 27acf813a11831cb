"""Taking rows of a file into a workbook: new ones are added, and what differs is decided."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace

from labeval.coding.edits import Change, added, changed
from labeval.coding.rows import Code, Coder, Coding, Passage, Row, Theme
from labeval.exchange.qda.differences import Difference, Differences, Key, decided
from labeval.exchange.qda.project import Project
from labeval.exchange.qda.remarks import Remark, remark
from labeval.text.marks import QT_TRANSLATE_NOOP

STAYS = QT_TRANSLATE_NOOP("Qda", "{what}; it stays as it is here")
_ANOTHER = QT_TRANSLATE_NOOP("Qda", "{kind} '{name}': it differs here, and stays as it is here")
_PASSAGE = QT_TRANSLATE_NOOP("Qda", "passage")
_CODER = QT_TRANSLATE_NOOP("Qda", "coder")
_SEGMENT = QT_TRANSLATE_NOOP("Qda", "segment")
_KINDS: Mapping[type, str] = {Passage: _PASSAGE, Coder: _CODER, Coding: _SEGMENT}
_UNDECIDED = ("place", "x", "y", "created", "changed", "made_from", "batch", "colour")
"""Fields in which rows may differ without saying anything else."""


class ProjectMerge:
    """Rows of a file with the existing ones.

    Args:
        here: the existing rows.
        there: the rows of the file, by which names are found.
        theirs: the differences of which the file's side is taken; all where it is None.
    """

    def __init__(self, here: Project, there: Project, theirs: Collection[Key] | None) -> None:
        self._known: dict[tuple[type, str], Row] = {(type(r), r.id): r for r in here.rows}
        self._compare = Differences(here, there)
        self._theirs = theirs
        self._edited: set[str] = set()
        self.same = 0
        """Number of rows that exist as they are."""
        self.differences: list[Difference] = []
        self.left: list[Remark] = []
        """Rows that are others here and cannot be decided, a line each."""

    def take(self, row: Row) -> list[Change]:
        """The change that takes a row in; none where it is there, or stays."""
        key = type(row), row.id
        here = self._known.get(key)
        if here is None:
            self._known[key] = row
            return [added(row)]
        differences = [] if self._is_fixed(here) else self._compare.between(here, row)
        self.differences += differences
        if not differences:
            if _is_same(here, row):
                self.same += 1
            else:
                self._report(here, row)
            return []
        theirs = [d.key[2] for d in differences if self._theirs is None or d.key in self._theirs]
        after = decided(here, row, theirs)
        self._known[key] = after
        return changed(here, after)

    def sound(self, changes: Iterable[Change]) -> list[Change]:
        """The changes with codes and themes that are below something, and not below themselves."""
        kept = []
        for change in changes:
            row, before = change.after, change.before
            if isinstance(row, Code | Theme) and before is not None and not self._is_below(row):
                assert isinstance(before, Code | Theme)
                row = replace(row, parent=before.parent)
                self._known[type(row), row.id] = row
                kept += changed(before, row)
            else:
                kept.append(change)
        return kept

    def _is_below(self, row: Code | Theme) -> bool:
        """True if what a row is below of leads to the top."""
        seen, above = {row.id}, row.parent
        while above:
            found = self._known.get((type(row), above))
            if found is None or above in seen:
                return False
            seen.add(above)
            above = getattr(found, "parent", "")
        return True

    def _is_fixed(self, here: Row) -> bool:
        """True for a segment in a text that is another one in the file: its places mean others."""
        return isinstance(here, Coding) and here.source in self._edited

    def _report(self, here: Row, row: Row) -> None:
        if isinstance(row, Passage):
            self._edited.add(row.source)
        kind = remark(_KINDS.get(type(row), _PASSAGE))
        called = getattr(row, "name", "") or getattr(row, "text", "") or getattr(row, "quote", "")
        self.left.append(remark(_ANOTHER, kind=kind, name=str(called or row.id)[:60]))


def _is_same(here: Row, row: Row) -> bool:
    """True if two rows say the same, whenever and in whichever order they were taken in."""
    if isinstance(here, Coder | Passage):
        return isinstance(here, Coder) or here == row
    ignored = {name: getattr(row, name) for name in _UNDECIDED if hasattr(here, name)}
    return replace(here, **ignored) == row
