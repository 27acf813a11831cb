"""Merging the workbooks of two analysts: the union of codes, segments, memos and themes.

Texts have the same ids on every laptop, so a segment is taken in if its words are here too. Where
the edits of the other workbook show that a row was once as it is here, it becomes what it is there;
any other row that differs stays as it is here and is reported. Edits can be undone only in the
workbook in which they were made; a copy is kept from before the merge.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection, Iterable, Mapping
from contextlib import closing
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TypeVar

from labeval.coding.edits import Change, added, merged, removed
from labeval.coding.rows import Attribute, Code, Coding, Passage, Row, Source, Theme
from labeval.coding.texts.placing import placed
from labeval.coding.texts.redaction_signs import SEALED
from labeval.coding.texts.source_text import SourceText
from labeval.files.refusal import FileRefused, refusing
from labeval.session.events.events import RecordError
from labeval.store.disk.backup import back_up
from labeval.store.disk.errors import DamagedRecord, NewerRecord, RecordUnavailable
from labeval.store.disk.private_files import wipe
from labeval.store.merging.descent import Descent, Newer
from labeval.store.merging.report import KEPT_OUT, MergeConflict
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
P = TypeVar("P", Code, Theme)

BEFORE_MERGE = "before-merge"
"""The reason in the name of the copy."""

_SENDER = "merge"

_GONE = """
    SELECT DISTINCT change.row FROM change JOIN act ON act.number = change.act
    WHERE change.kind = ? AND CASE WHEN act.undone THEN change.before ELSE change.after END IS NULL
"""
"""Rows of a table that an edit removed, or that went when an edit was undone."""
_NO_NUMBER = (ValueError, TypeError, OverflowError)
"""Errors of a count in which a damage has put something else."""
_CAN_GO = {table.name for table in (CODINGS, MEMOS, ATTRIBUTES, PARAPHRASES, LINKS)}
"""Tables of rows that no other row needs."""
_DIFFERS = QT_TRANSLATE_NOOP("Merge", "the two workbooks differ in it")
_REMOVED = QT_TRANSLATE_NOOP("Merge", "was removed here")
_REMOVED_THERE = QT_TRANSLATE_NOOP("Merge", "was removed in the other workbook")
_OTHER_TEXT = QT_TRANSLATE_NOOP("Merge", "its words are not the same here")
_REDACTED = QT_TRANSLATE_NOOP("Merge", "words of it were redacted here for good, and not there")
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
    followed: int = 0
    """Rows that were changed or removed there after they came here."""
    sounds: int = 0
    """Sounds of interviews that were copied."""
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
        followed = filled(say("Merge", _FOLLOWED), rows=self.followed)
        lines = [
            *([followed] if self.followed else []),
            *([filled(say("Merge", _SOUNDS), sounds=self.sounds)] if self.sounds else []),
            *(say("Merge", KEPT_OUT).format(code=code) for code in self.kept_out),
            *(say("Merge", _ONE_NAME).format(paths=paths) for paths in self.equal_names),
        ]
        return "\n".join([counts, *lines, *(one.described(say) for one in self.conflicts)])

    def __str__(self) -> str:
        return self.described(as_written)


_COUNTS = QT_TRANSLATE_NOOP(
    "Merge",
    "{coders:new coder|new coders}, {sources:source|sources}, {codes:code|codes}, "
    "{codings:segment|segments}, {others:memo, theme or the like|memos, themes and the like}",
)
_FOLLOWED = QT_TRANSLATE_NOOP(
    "Merge",
    "{rows:entry was|entries were} changed or removed there since the two parted, and now here too",
)
_SOUNDS = QT_TRANSLATE_NOOP("Merge", "{sounds:sound|sounds} of interviews copied")
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
            workbook.take_in(changes, sender=_SENDER)
        except BaseException:
            wipe(copy)  # nothing was merged
            raise
    return merging.report


def edits_so_far(path: Path) -> tuple[int, int]:
    """A measure that grows with the edits of one workbook, to merge its bundles in their order.

    It is least where the file cannot be read, which its merge says.
    """
    try:
        with closing(read_copy(path, migrations=MIGRATIONS)) as file:
            found = file.execute("SELECT coalesce(max(turn), 0), total(undone) FROM act").fetchone()
            return int(found[0]), int(found[1])
    except (RecordError, sqlite3.DatabaseError, *_NO_NUMBER):
        return 0, 0


def _sealed_in(passage: Passage | None) -> int:
    """Signs of words that are gone in a passage; 0 where there is none."""
    return 0 if passage is None else passage.text.count(SEALED[0])


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
        self._followed: set[str] = set()
        """Sources whose text becomes what it is there, though it was coded or edited here."""
        self._descent = Descent(workbook.connection, other)
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
            *self._without_circles(THEMES, self._union(THEMES)),
            *self._union(LINKS),
        ]
        self.report.coders, self.report.codes = _new(coders), _new(codes)
        self.report.codings, self.report.others = _new(codings), _new(others)
        changes = [*coders, *codes, *sources, *codings, *others]
        self.report.followed = sum(change.before is not None for change in changes)
        return changes

    def _union(
        self,
        table: RowMapping[R],
        *,
        keep: Callable[[R], bool] = lambda row: True,
        removable: bool = True,
    ) -> list[Change]:
        """Rows that only the other has, and those that it has changed or removed since.

        Where both differ otherwise it is a conflict.
        """
        here = {row.id: row for row in self._here(table)}
        all_there = self._there(table)
        changes = self._removed_there(table, here, {row.id for row in all_there})
        there = [row for row in all_there if keep(row)]
        missing = {row.id for row in there} - here.keys()
        gone = self._workbook.touched(missing) if removable else set()
        for row in there:
            if row.id in gone:
                self._conflict(row_label(row), _REMOVED)
            elif row.id in missing:
                changes.append(added(row))
            elif here[row.id] != row:
                changes += self._followed_by(table, here[row.id], row)
        return changes

    def _followed_by(self, table: RowMapping[R], mine: R, theirs: R) -> list[Change]:
        """Take what was changed there after it was as here; anything else is a conflict."""
        newer = self._descent.newer(table, mine, theirs)
        if newer is Newer.UNKNOWN:
            self._conflict(row_label(theirs), _DIFFERS)
        return [Change(mine, theirs)] if newer is Newer.THERE else []

    def _removed_there(
        self,
        table: RowMapping[R],
        here: Mapping[str, R],
        there: Collection[str],
    ) -> list[Change]:
        """Rows that were removed from the other workbook.

        One goes here, too, if it had come from there, nobody has changed it here or written a memo
        about it, and nothing else needs it. The others stay and are named.
        """
        changes = []
        gone = {row for (row,) in self._other.execute(_GONE, (table.name,))} - set(there)
        for id, row in here.items():
            if id not in gone:
                continue
            if table.name in _CAN_GO and self._is_as_it_came(table, row):
                changes.append(removed(row))
            else:
                self._conflict(row_label(row), _REMOVED_THERE)
        return changes

    def _is_as_it_came(self, table: RowMapping[R], row: R) -> bool:
        memos = [memo.id for memo in self._here(MEMOS) if memo.row == row.id]
        if self._workbook.touched([row.id, *memos]):
            return False
        return self._descent.newer(table, row, None) is Newer.THERE

    def _without_circles(self, table: RowMapping[P], changes: list[Change]) -> list[Change]:
        """Leave out, as a conflict, what would put a code or a theme below itself."""
        parents = {row.id: row.parent for row in self._here(table)}
        kept = []
        for change in sorted(changes, key=lambda change: change.before is not None):
            after = change.after
            if isinstance(after, Code | Theme):
                was = parents.get(after.id, "")
                parents[after.id] = after.parent
                if change.before is not None and _is_below_itself(parents, after.id):
                    parents[after.id] = was
                    self._conflict(row_label(after), _DIFFERS)
                    continue
            kept.append(change)
        return kept

    def _codes(self) -> list[Change]:
        """Codes come in even where they were removed here: segments may need them."""
        changes = self._without_circles(CODES, self._union(CODES, removable=False))
        names = {code.name.casefold() for code in self._here(CODES)}
        for change in changes:
            assert isinstance(change.after, Code)
            if change.before is None and change.after.name.casefold() in names:
                self._conflict(row_label(change.after), _SAME_NAME)
        return changes

    def _sources(self) -> list[Change]:
        here = {source.id: source for source in self._here(SOURCES)}
        changes: list[Change] = []
        sources = self._there(SOURCES)
        # Sources never go by a merge; those that were removed there are named.
        self._removed_there(SOURCES, here, {source.id for source in sources})
        for source in sources:
            if erased := [code for code in source.participants if code in self._erased]:
                self.report.kept_out += [c for c in erased if c not in self.report.kept_out]
                continue
            theirs = self._there(PASSAGES, " WHERE t.source = ?", source.id)
            if source.id not in here:
                self.report.sources += 1
                changes += [added(source), *map(added, theirs)]
                self._texts[source.id] = SourceText(theirs)
            else:
                mine = here[source.id]
                if replace(source, made_from=mine.made_from) != mine:
                    changes += self._followed_by(SOURCES, mine, source)
                changes += self._both(source, theirs)
        return changes

    def _both(self, source: Source, theirs: list[Passage]) -> list[Change]:
        """Merge the text of a source that both have.

        Theirs is taken where this one was never edited or coded, or where theirs came from it, and
        never where words would come back that were redacted here for good.
        """
        text = self._workbook.text_of(source.id)
        theirs = list(SourceText(theirs).passages)
        self._texts[source.id] = text
        if list(text.passages) == theirs:
            return []
        mine = {p.id: p for p in text.passages}
        new = {p.id: p for p in theirs}
        if any(_sealed_in(p) > _sealed_in(new.get(id)) for id, p in mine.items()):
            # The words of a confirmed redaction do not come back from a laptop that has them.
            self._conflict(row_label(source), _REDACTED)
            return []
        if text.codings or self._workbook.touched(mine.keys() | new.keys()):
            newer = {
                self._descent.newer(PASSAGES, mine.get(id), new.get(id))
                for id in mine.keys() | new.keys()
                if mine.get(id) != new.get(id)
            }
            if newer == {Newer.HERE}:
                return []
            if newer != {Newer.THERE} or not self._have_their_words(
                SourceText(theirs), text.codings
            ):
                self._conflict(row_label(source), _TEXT_DIFFERS)
                return []
            self._followed.add(source.id)
        self._texts[source.id] = SourceText(theirs)
        return [
            *(removed(p) for p in text.passages if p.id not in new),
            *(Change(mine.get(p.id), p) for p in theirs if mine.get(p.id) != p),
        ]

    def _have_their_words(self, text: SourceText, codings: Iterable[Coding]) -> bool:
        """Return whether every segment that is here has its words in a text, as here or there."""
        return all(
            placed(text, coding) is not None or self._is_to_change(coding) for coding in codings
        )

    def _is_to_change(self, coding: Coding) -> bool:
        """Return whether a segment becomes what it is there, or goes as it went there."""
        found = self._other.execute(f"{CODINGS.select} WHERE t.id = ?", (coding.id,)).fetchall()
        if not found:
            return self._is_as_it_came(CODINGS, coding)
        theirs = rows_of(CODINGS, found)[0]
        return self._descent.newer(CODINGS, coding, theirs) is Newer.THERE

    def _codings(self, codes: set[str]) -> list[Change]:
        def keep(coding: Coding) -> bool:
            return coding.source in self._texts

        changes: list[Change] = []
        left = {c.id: c for c in self._here(CODINGS) if c.source in self._followed}
        for change in self._union(CODINGS, keep=keep):
            coding = change.after
            if coding is None:
                changes.append(change)
            else:
                assert isinstance(coding, Coding)
                found = placed(self._texts[coding.source], coding)
                if found is None or coding.code not in codes:
                    self._conflict(row_label(coding), _OTHER_TEXT)
                    continue
                changes.append(Change(change.before, found))
            left.pop(change.row.id, None)
        for coding in left.values():
            found = placed(self._texts[coding.source], coding)
            if found is not None and found != coding:
                changes.append(Change(coding, found))
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


def _new(changes: Iterable[Change]) -> int:
    return sum(change.before is None for change in changes)


def _is_below_itself(parents: Mapping[str, str], id: str) -> bool:
    seen, parent = {id}, parents.get(id)
    while parent and parent not in seen:
        seen.add(parent)
        parent = parents.get(parent)
    return bool(parent)
