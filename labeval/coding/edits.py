"""Edits: everything that one command of a coder changes, as rows before and after.

Because an edit has both sides of each row, undoing it writes the one side and redoing it the other,
whatever it was: a coding, a merge of codes, an edit of a transcript that moved forty segments, a
batch of automatic codings.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from labeval.coding.rows import Row


@dataclass(frozen=True, slots=True)
class Change:
    """One row before and after; None where it did not or does not exist."""

    before: Row | None
    after: Row | None

    def __post_init__(self) -> None:
        present = [row for row in (self.before, self.after) if row is not None]
        if not present or len({(type(row), row.id) for row in present}) != 1:
            raise ValueError("a change is about one row")

    @property
    def row(self) -> Row:
        """The row after the change, or before it where it is removed."""
        found = self.after if self.after is not None else self.before
        assert found is not None
        return found

    @property
    def reversed(self) -> Change:
        """The change back."""
        return Change(self.after, self.before)


def added(row: Row) -> Change:
    """A row that was not there."""
    return Change(None, row)


def removed(row: Row) -> Change:
    """A row that is there no more."""
    return Change(row, None)


def changed(before: Row, after: Row) -> list[Change]:
    """A row that becomes another; nothing where both are the same."""
    return [] if before == after else [Change(before, after)]


def merged(changes: Iterable[Change]) -> list[Change]:
    """One change a row: consecutive changes become one, and those that cancel out are dropped.

    Raises:
        ValueError: two changes of one row are not consecutive.
    """
    rows: dict[tuple[type[Row], str], Change] = {}
    for change in changes:
        key = (type(change.row), change.row.id)
        earlier = rows.get(key)
        if earlier is None:
            rows[key] = change
            continue
        if earlier.after != change.before:
            raise ValueError(f"two changes of one row that do not follow on each other: {key}")
        if earlier.before is None and change.after is None:
            del rows[key]
        else:
            rows[key] = Change(earlier.before, change.after)
    return [change for change in rows.values() if change.before != change.after]


@dataclass(frozen=True, slots=True)
class Edit:
    """One undoable edit of a coder."""

    number: int
    """Number in the workbook, from 1, in the order in which edits were made."""
    coder: str
    utc: str
    label: str
    """Its name, marked for translation under ``Coding``."""
    changes: Sequence[Change]
    undone: bool = False

    @property
    def applied(self) -> Sequence[Change]:
        """The last changes of its rows; for an undone edit those back."""
        if not self.undone:
            return self.changes
        return [change.reversed for change in reversed(self.changes)]
