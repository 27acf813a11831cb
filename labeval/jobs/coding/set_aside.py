"""Contradictory changes of two analysts, side by side, and the edit that decides them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from labeval.coding.edits import Change, added, changed, merged, removed
from labeval.coding.joining import REMOVED, with_fields
from labeval.coding.rows import Coding, Passage, Row
from labeval.coding.texts.editing import assign_speaker, retype, split_passage
from labeval.coding.texts.placing import placed
from labeval.coding.texts.source_text import SourceText
from labeval.exchange.qda.differences import Difference, Differences, Key
from labeval.exchange.qda.project import project_of
from labeval.store.workbook.sharing import (
    SetAside,
    count_set_aside,
    row_with,
    set_aside_rows,
)
from labeval.store.workbook.workbook import Workbook
from labeval.text.marks import QT_TRANSLATE_NOOP

DECIDE = QT_TRANSLATE_NOOP("Coding", "Decide what differed")


@dataclass(frozen=True, slots=True)
class Decision:
    """Result of a decision."""

    changes: list[Change]
    decided: list[int]
    """Ids of what was set aside and is decided now."""
    without_place: int
    """Segments whose words are not in their text any more; they stay undecided."""


def undecided(book: Workbook) -> list[Difference]:
    """A line for every field; “here” is what counts now, “there” what was set aside.

    Raises:
        RecordError: the workbook cannot be read.
    """
    with book.explaining():
        asides = set_aside_rows(book.connection)
        if not asides:
            return []
        differences = Differences(project := project_of(book, ""), project)
        found: list[Difference] = []
        for aside in asides:
            row = row_with(book.connection, aside.row, aside.kind)
            shown = row if row is not None else aside.mine
            if shown is None or (row is None and not _can_return(book, aside)):
                continue  # removed by everybody meanwhile
            for name in aside.fields:
                here, there = _sides(differences, row, aside, name)
                if here != there or name == REMOVED:
                    found.append(differences.of_field(_key(aside, name), shown, here, there))
    return found


def count_undecided(book: Workbook) -> int:
    """Number of things that were set aside.

    Raises:
        RecordError: the workbook cannot be read.
    """
    with book.explaining():
        return count_set_aside(book.connection)


def decide(book: Workbook, shown: Sequence[Difference], mine: Collection[Key]) -> Decision:
    """Return the edit that makes what was set aside count, of the chosen differences.

    Args:
        shown: all that were decided.
        mine: keys of those of which what was set aside counts from now on.

    Raises:
        RecordError: the workbook cannot be read.
    """
    seen = {difference.key for difference in shown}
    changes: list[Change] = []
    decided: list[int] = []
    without_place = 0
    with book.explaining():
        for aside in set_aside_rows(book.connection):
            keys = {_key(aside, name) for name in aside.fields}
            chosen = [name for name in aside.fields if _key(aside, name) in mine]
            row = row_with(book.connection, aside.row, aside.kind)
            if not chosen or (row is None and not _can_return(book, aside)):
                if keys & seen or row is None:
                    decided.append(aside.id)
                continue
            made = _changes(book, _after(row, changes), aside, chosen, changes)
            if made is None:
                without_place += 1
            else:
                changes += made
                decided.append(aside.id)
    return Decision(merged(changes), decided, without_place)


def _changes(
    book: Workbook, row: Row | None, aside: SetAside, names: list[str], before: list[Change]
) -> list[Change] | None:
    """The changes that take fields of one row; None for a segment without a place."""
    mine = aside.mine
    if REMOVED in names:
        return [removed(row)] if row is not None else []
    if mine is None:
        return []
    if isinstance(mine, Coding) and "quote" in names:
        wanted = mine if not isinstance(row, Coding) else with_fields(row, mine, names)
        assert isinstance(wanted, Coding)
        found = placed(book.text_of(mine.source).after(before), wanted, anywhere=True)
        if found is None:
            return None
        return [Change(row, found)] if row != found else []
    if row is None and isinstance(mine, Passage):
        return _brought_back(book.text_of(mine.source).after(before), mine)
    if row is None:
        return []
    if isinstance(row, Passage) and isinstance(mine, Passage):
        text = book.text_of(row.source).after(before)
        made = retype(text, row.id, mine.text) if "text" in names else []
        if "speaker" in names:
            typed = _after(row, made)
            assert isinstance(typed, Passage)
            made += changed(typed, replace(typed, speaker=mine.speaker))
        return made
    return changed(row, with_fields(row, mine, names))


def _can_return(book: Workbook, aside: SetAside) -> bool:
    """Return whether a row that is gone can come back: a segment, or a piece of a text."""
    mine = aside.mine
    if isinstance(mine, Passage):
        return row_with(book.connection, mine.source, "source") is not None
    return isinstance(mine, Coding)


def _brought_back(text: SourceText, mine: Passage) -> list[Change]:
    """A passage that is no row any more: split off where the text has its words once, with its
    speaker; else as a passage of its own."""
    holding = [one for one in text.passages if mine.text in one.text]
    if len(holding) != 1 or holding[0].text.count(mine.text) != 1:
        return [added(mine)]
    (holder,) = holding
    start = holder.text.index(mine.text)
    changes = split_passage(text, holder.id, start + len(mine.text))
    before = split_passage(text.after(changes), holder.id, start)
    made = [change.row.id for change in before if change.before is None]
    changes += before
    piece = made[0] if made else holder.id
    return [*changes, *assign_speaker(text.after(changes), [piece], mine.speaker)]


def _after(row: Row | None, changes: Sequence[Change]) -> Row | None:
    """The row when changes have been made."""
    for change in changes:
        if row is not None and (type(change.row), change.row.id) == (type(row), row.id):
            row = change.after
    return row


def _sides(
    differences: Differences, row: Row | None, aside: SetAside, name: str
) -> tuple[str, str]:
    if name == REMOVED:
        return "no", "yes"
    return differences.shown(row, name), differences.shown(aside.mine, name)


def _key(aside: SetAside, name: str) -> Key:
    return str(aside.id), aside.row, name
