"""Merging the workbooks of two analysts: the union of codes, segments, memos and themes.

Texts have the same ids on every laptop, so a segment is taken in if its words are here too. A row
that both have in different versions stays as it is here and is reported. Edits can be undone only
in the workbook in which they were made; a copy is kept from before the merge.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from labeval.coding.edits import Change, added, merged, removed
from labeval.coding.rows import Attribute, Code, Coding, Passage, Row, Source
from labeval.coding.texts.placing import placed
from labeval.coding.texts.source_text import SourceText
from labeval.files.refusal import FileRefused, refusing
from labeval.session.events.events import RecordError
from labeval.store.disk.backup import back_up
from labeval.store.disk.errors import DamagedRecord, NewerRecord, RecordUnavailable
from labeval.store.disk.private_files import wipe
from labeval.store.merging.merge import KEPT_OUT, MergeConflict
from labeval.store.record.database import explained, read_copy
from labeval.store.workbook.file import file_problem
from labeval.store.workbook.row_labels import row_label
from labeval.store.workbook.rows import (
    ATTRIBUTES,
    BOARDS,
    CODERS,
    CODES,
    CODINGS,
    LINKS,
    MEMOS,
    PARAPHRASES,
    PASSAGES,
    SOURCES,
    THEMES,
    RowMapping,
    rows_of,
)
from labeval.store.workbook.schema import MIGRATIONS
from labeval.store.workbook.workbook import Workbook
from labeval.text.amounts import filled
from labeval.text.marks import QT_TRANSLATE_NOOP, Say, as_written

R = TypeVar("R", bound=Row)

BEFORE_MERGE = "before-merge"
"""The reason in the name of the copy."""

_DIFFERS = QT_TRANSLATE_NOOP("Merge", "the two workbooks differ in it")
_REMOVED = QT_TRANSLATE_NOOP("Merge", "was removed here")
_REMOVED_THERE = QT_TRANSLATE_NOOP("Merge", "was removed in the other workbook")
_OTHER_TEXT = QT_TRANSLATE_NOOP("Merge", "its words are not the same here")
_TEXT_DIFFERS = QT_TRANSLATE_NOOP("Merge", "its text was edited differently in the two workbooks")
_TWICE = QT_TRANSLATE_NOOP(
    "Record",
    "{path}: row '{row}' is in table '{table}' more than once, so the file is not as labeval wrote "
    "it; merge its newest copy from backups there",
)
_SAME_NAME = QT_TRANSLATE_NOOP(
    "Merge", "two codes are called like this; merge them if they are one"
)


@dataclass(slots=True)
class WorkbookMergeReport:
    """Rows that were taken in, and rows that were not."""

    coders: int = 0
    sources: int = 0
    codes: int = 0
    codings: int = 0
    others: int = 0
    """Memos, summaries, boards, themes and connections."""
    kept_out: list[str] = field(default_factory=list)
    """Participants of the other workbook that were erased here."""
    conflicts: list[MergeConflict] = field(default_factory=list)
    equal_names: list[str] = field(default_factory=list)
    """Names that several codes have since, with their paths."""

    def described(self, say: Say) -> str:
        """Counts of what came in, then a line for everything that somebody should know."""
        counts = filled(
            say("Merge", _COUNTS),
            coders=self.coders,
            sources=self.sources,
            codes=self.codes,
            codings=self.codings,
            others=self.others,
        )
        lines = [
            *(say("Merge", KEPT_OUT).format(code=code) for code in self.kept_out),
            *(say("Merge", _ONE_NAME).format(paths=paths) for paths in self.equal_names),
        ]
        return "\n".join([counts, *lines, *(one.described(say) for one in self.conflicts)])

    def __str__(self) -> str:
        return self.described(as_written)


_GONE = """
    SELECT DISTINCT change.row FROM change JOIN act ON act.number = change.act
    WHERE change.kind = ? AND CASE WHEN act.undone THEN change.before ELSE change.after END IS NULL
"""
"""Rows of a table that an edit removed, or that went when an edit was undone."""
_COUNTS = QT_TRANSLATE_NOOP(
    "Merge",
    "{coders:new coder|new coders}, {sources:source|sources}, {codes:code|codes}, "
    "{codings:segment|segments}, {others:memo, theme or the like|memos, themes and the like}",
)
_ONE_NAME = QT_TRANSLATE_NOOP("Merge", "several codes have one name: {paths}")


def merge_workbook(
    workbook: Workbook, other_path: Path, *, erased: Collection[str] = ()
) -> WorkbookMergeReport:
    """Take another workbook in, in one transaction. Doing it again changes nothing.

    Args:
        erased: codes of participants who were erased here.

    Raises:
        RecordUnavailable: one of the two cannot be read or written now; nothing was changed.
        NewerRecord, DamagedRecord, FileRefused: the other file cannot be taken in.
        EditConflict: its rows contradict each other, or what is here; nothing was changed.
    """
    if not other_path.is_file():
        raise RecordUnavailable(
            QT_TRANSLATE_NOOP("Record", "{path}: there are no texts and codes here"),
            path=other_path,
        )
    try:
        other = read_copy(other_path, migrations=MIGRATIONS)
    except (DamagedRecord, NewerRecord) as error:
        raise file_problem(error, other_path) from error
    with closing(other), refusing(other_path, FileRefused, RecordError):
        merging = _Merging(workbook, other, other_path, frozenset(erased))
        try:
            changes = merged(merging.run())
        except sqlite3.DatabaseError as error:
            raise file_problem(explained(error, other_path), other_path) from error
    if changes:
        copy = back_up(workbook.connection, workbook.path, BEFORE_MERGE)
        try:
            workbook.take_in(changes)
        except BaseException:
            wipe(copy)  # nothing was merged
            raise
    return merging.report


class _Merging:
    """One merge: collects the changes."""

    def __init__(
        self, workbook: Workbook, other: sqlite3.Connection, path: Path, erased: frozenset[str]
    ) -> None:
        self.report = WorkbookMergeReport()
        self._path = path
        """The other workbook's file."""
        self._workbook = workbook
        self._other = other
        self._erased = erased
        self._texts: dict[str, SourceText] = {}
        """The sources as they are here after the merge, by id."""
        self._read: set[tuple[str, str]] = set()
        """Table and id of every row of the other workbook that was read."""

    def run(self) -> list[Change]:
        """All changes."""
        coders = self._union(CODERS, removable=False)
        codes = self._codes()
        sources = self._sources()
        codings = self._codings({c.row.id for c in codes} | {c.id for c in self._here(CODES)})
        others = [
            *self._union(MEMOS),
            *self._union(ATTRIBUTES, keep=self._may_know),
            *self._union(PARAPHRASES, keep=lambda p: p.case not in self._erased),
            *self._union(BOARDS),
            *self._union(THEMES),
            *self._union(LINKS),
        ]
        self.report.coders, self.report.codes = len(coders), len(codes)
        self.report.codings, self.report.others = len(codings), len(others)
        return [*coders, *codes, *sources, *codings, *others]

    def _union(
        self,
        table: RowMapping[R],
        *,
        keep: Callable[[R], bool] = lambda row: True,
        removable: bool = True,
    ) -> list[Change]:
        """Rows that only the other has; where both differ it is a conflict."""
        here = {row.id: row for row in self._here(table)}
        all_there = self._there(table)
        self._name_removed_there(table, here, {row.id for row in all_there})
        there = [row for row in all_there if keep(row)]
        missing = {row.id for row in there} - here.keys()
        gone = self._workbook.touched(missing) if removable else set()
        for row in there:
            if row.id in gone:
                self._conflict(row_label(row), _REMOVED)
            elif row.id in here and here[row.id] != row:
                self._conflict(row_label(row), _DIFFERS)
        return [added(row) for row in there if row.id in missing - gone]

    def _name_removed_there(
        self,
        table: RowMapping[R],
        here: Mapping[str, R],
        there: Collection[str],
    ) -> None:
        """Name the rows that somebody removed from the other workbook; they stay here."""
        gone = {row for (row,) in self._other.execute(_GONE, (table.name,))} - set(there)
        for id, row in here.items():
            if id in gone:
                self._conflict(row_label(row), _REMOVED_THERE)

    def _codes(self) -> list[Change]:
        """Codes come in even where they were removed here: segments may need them."""
        changes = self._union(CODES, removable=False)
        names = {code.name.casefold() for code in self._here(CODES)}
        for change in changes:
            assert isinstance(change.after, Code)
            if change.after.name.casefold() in names:
                self._conflict(row_label(change.after), _SAME_NAME)
        return changes

    def _sources(self) -> list[Change]:
        here = {source.id: source for source in self._here(SOURCES)}
        changes: list[Change] = []
        sources = self._there(SOURCES)
        self._name_removed_there(SOURCES, here, {source.id for source in sources})
        for source in sources:
            if erased := [code for code in source.participants if code in self._erased]:
                self.report.kept_out += [c for c in erased if c not in self.report.kept_out]
                continue
            where = " WHERE t.source = ?"
            theirs = self._there(PASSAGES, where, source.id)
            if source.id not in here:
                self.report.sources += 1
                changes += [added(source), *map(added, theirs)]
                self._texts[source.id] = SourceText(theirs)
            else:
                changes += self._both(source, theirs)
        return changes

    def _both(self, source: Source, theirs: list[Passage]) -> list[Change]:
        """Merge a source that both have: theirs is taken where this one was never edited."""
        text = self._workbook.text_of(source.id)
        theirs = list(SourceText(theirs).passages)
        self._texts[source.id] = text
        if list(text.passages) == theirs:
            return []
        done = text.codings or self._workbook.touched([p.id for p in text.passages])
        if done:
            self._conflict(row_label(source), _TEXT_DIFFERS)
            return []
        self._texts[source.id] = SourceText(theirs)
        mine = {p.id: p for p in text.passages}
        new = {p.id: p for p in theirs}
        return [
            *(removed(p) for p in text.passages if p.id not in new),
            *(Change(mine.get(p.id), p) for p in theirs if mine.get(p.id) != p),
        ]

    def _codings(self, codes: set[str]) -> list[Change]:
        def keep(coding: Coding) -> bool:
            return coding.source in self._texts

        changes: list[Change] = []
        for change in self._union(CODINGS, keep=keep):
            coding = change.after
            assert isinstance(coding, Coding)
            found = placed(self._texts[coding.source], coding)
            if found is None or coding.code not in codes:
                self._conflict(row_label(coding), _OTHER_TEXT)
            else:
                changes.append(added(found))
        return changes

    def _may_know(self, attribute: Attribute) -> bool:
        """Nothing comes in of who was erased here, nor of sources that did not come in."""
        if attribute.about == "source":
            return attribute.row in self._texts
        return attribute.row not in self._erased

    def _here(self, table: RowMapping[R]) -> list[R]:
        return rows_of(table, self._workbook.connection.execute(table.select).fetchall())

    def _there(self, table: RowMapping[R], where: str = "", *values: object) -> list[R]:
        rows = rows_of(table, self._other.execute(table.select + where, values).fetchall())
        for row in rows:  # a file without labeval's keys can have a row twice
            if (table.name, row.id) in self._read:
                raise DamagedRecord(_TWICE, path=self._path, row=row.id, table=table.name)
            self._read.add((table.name, row.id))
        return rows

    def _conflict(self, where: str, template: str) -> None:
        self.report.conflicts.append(MergeConflict(where, template))
