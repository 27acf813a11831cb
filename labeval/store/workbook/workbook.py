"""A workbook: the data of a study's qualitative analysis, and every edit that led to it.

``coding.sqlite`` in the study folder, apart from the record, so that coding never meets a running
session. An edit is one transaction and is on disk when :meth:`Workbook.do` returns; nothing else
has to be saved. Each coder undoes their own edits, without limit and across restarts.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from labeval.coding.coders.suggestions import is_machine
from labeval.coding.edits import Change, Edit, merged
from labeval.coding.identity import coder_id
from labeval.coding.rows import Coder
from labeval.files.closing import Closing
from labeval.store.disk.errors import RecordUnavailable
from labeval.store.record.database import explained, transaction
from labeval.store.workbook.conflicts import (
    GONE,
    IN_USE,
    EditConflict,
    check_after,
    check_before,
    check_newest,
)
from labeval.store.workbook.file import (
    file_problem,
    open_workbook_file,
    scrub_workbook,
    wipe_copies_of_workbook,
)
from labeval.store.workbook.history import (
    FROM_OTHERS,
    edit_of,
    forget_edits,
    is_gone,
    keep_edit,
    keep_edit_of,
    label_of,
    last_done,
    next_undone,
    turn_edit,
    write_change,
)
from labeval.store.workbook.redaction_mentions import (
    is_to_scrub,
    leave,
    mark_to_scrub,
    remember,
    rewritten,
)
from labeval.store.workbook.rows import CODERS
from labeval.store.workbook.tables import WorkbookTables
from labeval.text.marks import QT_TRANSLATE_NOOP

__all__ = ["EditConflict", "Workbook"]

_MACHINE = QT_TRANSLATE_NOOP(
    "Record",
    "{path}: nobody can code as “{coder}”, because suggestions by machine are kept under such "
    "names; choose another code",
)


class Workbook(WorkbookTables, Closing):
    """The open workbook of one coder. Use it as a context manager, or close it.

    Args:
        path: ``StudyFolder.workbook``; made where it is missing, unless only read.
        coder: the coder's code; a row is made for a new one. Empty where nobody codes.

    Raises:
        RecordUnavailable, NewerRecord, DamagedRecord: it cannot be opened, or the code is one of
            a machine.
    """

    def __init__(self, path: Path, *, coder: str, read_only: bool = False) -> None:
        if is_machine(Coder(coder_id(coder), coder)):
            raise RecordUnavailable(_MACHINE, path=path, coder=coder)
        super().__init__(path, open_workbook_file(path, read_only=read_only))
        self.coder = Coder(coder_id(coder), coder)
        """The coder; segments carry the ``id``."""
        self.is_closed = False
        try:
            self._know_coder(write=not read_only)
            if not read_only:
                self._scrub_named()
        except BaseException:
            self.connection.close()
            raise

    # -- edits

    def do(self, label: str, changes: Iterable[Change]) -> Edit:
        """Do an edit: durable when this returns, in one transaction.

        Args:
            label: what it is, marked for translation under ``Coding``.
            changes: of any rows; several of one row have to follow on each other. Where nothing
                changes, nothing is kept and the edit has number 0.

        Raises:
            EditConflict: a row is not what a change says it was before, or the rest would
                contradict it; nothing was written.
            RecordError: nothing was written.
        """
        if not self.coder.name:
            raise ValueError("an edit needs a coder")
        steps = merged(changes)
        if not steps:
            return Edit(0, self.coder.id, "", label, ())
        with self._writing(steps):
            edit = keep_edit(self.connection, self.coder.id, label, steps)
            self._forget_named(steps)
        self._scrub_named()
        return edit

    def undo(self) -> Edit | None:
        """Take back the coder's last edit; None where there is none.

        Returns:
            The edit, now undone; its ``applied`` is what happened to the rows.

        Raises:
            EditConflict: another coder has changed it since, or what it did was destroyed with a
                redaction or an erasure; it stays.
            RecordError: nothing was written.
        """
        return self._turn(last_done, undone=True)

    def redo(self) -> Edit | None:
        """Do again what was undone last; None where there is nothing. Raises as :meth:`undo`."""
        return self._turn(next_undone, undone=False)

    @property
    def can_undo(self) -> str | None:
        """The label of the edit that undoing would take back."""
        with self.explaining():
            number = last_done(self.connection, self.coder.id)
            if number is not None and is_gone(self.connection, number):
                return None
            return label_of(self.connection, number)

    @property
    def can_redo(self) -> str | None:
        """The label of the edit that redoing would do again."""
        with self.explaining():
            return label_of(self.connection, next_undone(self.connection, self.coder.id))

    def take_in(self, changes: Iterable[Change], *, sender: str = "") -> None:
        """Write rows that come from elsewhere, such as texts of the record: no edit, no undo.

        Args:
            sender: has an edit of its own for rows that were edited here, so that the edits lead to
                what is there; nobody undoes it here.

        Raises:
            EditConflict, RecordError: nothing was written.
        """
        if steps := merged(changes):
            with self._writing(steps):
                known = self.touched([step.row.id for step in steps]) if sender else set()
                if kept := [step for step in steps if step.row.id in known]:
                    keep_edit_of(self.connection, sender, "", FROM_OTHERS, kept)

    def forget(
        self,
        changes: Iterable[Change] = (),
        *,
        rows: Collection[str] = (),
        named: Collection[str] = (),
    ) -> int:
        """Change rows for good: without an edit, and without a trace of what they were before.

        The edits that mention them are removed from every coder's history, with those that cannot
        be undone without them; the file is rewritten. This is for a redaction that is confirmed.

        Args:
            changes: what is still to be changed; none where an edit has done it.
            rows: ids of rows whose history goes; those of ``changes`` go in any case.
            named: ids of rows that a person has to change; their history goes when that is done,
                with the workbook's copies of until then.

        Returns:
            How many edits were forgotten.

        Raises:
            EditConflict: nothing was written.
            RecordUnavailable: another program is reading; what was to be forgotten is out of the
                tables, but may still lie in the file. Close it there, then do this again.
        """
        steps = merged(changes)
        about = {*rows, *(change.row.id for change in steps)}
        with self._writing(steps):
            gone = forget_edits(self.connection, about)
            remember(self.connection, named)
        with self.explaining():
            scrub_workbook(self.connection, self.path)
        return gone

    def keep_history_of(self, rows: Iterable[str]) -> None:
        """Rows that :meth:`forget` was given as named, and that hold none of the words any more,
        are changed and undone as all others."""
        with self.explaining(), transaction(self.connection):
            leave(self.connection, rows)

    # -- opening and closing

    def forget_texts(self) -> None:
        """Drop the texts that are kept in memory: something else has written by this connection."""
        self._texts.clear()

    def close(self) -> None:
        """Close the connection; what was done is on disk already."""
        self.connection.close()
        self.is_closed = True

    def _know_coder(self, *, write: bool) -> None:
        found = self.all(CODERS, "WHERE t.id = ?", self.coder.id)
        if found:
            self.coder = found[0]
        elif write and self.coder.name:
            self.take_in([Change(None, self.coder)])

    def _turn(
        self, which: Callable[[sqlite3.Connection, str], int | None], *, undone: bool
    ) -> Edit | None:
        with self.explaining():
            number = which(self.connection, self.coder.id)
            if number is None:
                return None
            if is_gone(self.connection, number):
                raise EditConflict(GONE)
            edit = edit_of(self.connection, number)
        turned = Edit(edit.number, edit.coder, edit.utc, edit.label, edit.changes, undone)
        with self._writing(turned.applied):
            if undone:
                check_newest(self.connection, edit)
            turn_edit(self.connection, number, undone=undone)
            self._forget_named(turned.applied)
        self._scrub_named()
        return turned

    def _forget_named(self, changes: Sequence[Change]) -> None:
        """Remove the history of rows that mentioned what was redacted and do not any more."""
        about = rewritten(self.connection, changes)
        if about:
            forget_edits(self.connection, about)
            mark_to_scrub(self.connection)

    def _scrub_named(self) -> None:
        """Rewrite the file and remove its copies, where that is due; later, while another program
        reads it."""
        with suppress(RecordUnavailable, OSError), self.explaining():
            if not is_to_scrub(self.connection):
                return
            wipe_copies_of_workbook(self.path)
            scrub_workbook(self.connection, self.path)
            mark_to_scrub(self.connection, done=True)

    @contextmanager
    def _writing(self, changes: Sequence[Change]) -> Iterator[None]:
        """Write changes and what the block adds, in one transaction."""
        try:
            with transaction(self.connection):
                check_before(self.connection, changes, self.coder.id)
                for change in changes:
                    write_change(self.connection, change)
                check_after(self.connection, changes)
                yield
            self.follow(changes)
        except sqlite3.IntegrityError as error:
            raise EditConflict(IN_USE) from error
        except sqlite3.DatabaseError as error:
            raise file_problem(explained(error, self.path), self.path) from error
