"""Mending a workbook that was joined: rows belong to rows, and segments are at their words.

What somebody still uses comes back although another person removed it. Where the words of another
analyst's segment are gone, the text of the hub counts; one's own segments move to their words, and
what has no place any more is set aside.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from labeval.coding.edits import Change
from labeval.coding.joining import with_fields
from labeval.coding.rows import Code, Coding, Passage, Row, Theme
from labeval.coding.texts.placing import fits, placed
from labeval.coding.texts.source_text import SourceText
from labeval.store.workbook.history import write_change
from labeval.store.workbook.rows import CODINGS, PASSAGES, rows_of, table_of
from labeval.store.workbook.sharing import row_with, set_aside

_REFERENCES = (
    ("coding", "code", "code"),
    ("coding", "source", "source"),
    ("coding", "coder", "coder"),
    ("passage", "source", "source"),
    ("code", "parent", "code"),
    ("paraphrase", "code", "code"),
    ("theme", "board", "board"),
    ("theme", "parent", "theme"),
    ("theme_link", "board", "board"),
    ("theme_link", "start", "theme"),
    ("theme_link", "end", "theme"),
)
"""Table, column, and the table of the rows that it names; passages of segments are texts."""


class RowsNeeded(Exception):
    """Rows as the hub had them are needed to go on."""

    def __init__(self, ids: Iterable[str]) -> None:
        super().__init__()
        self.ids = set(ids)


class Repairs:
    """One run, inside the transaction that joined.

    Args:
        mine: ids of the rows that changed here before.
        before: rows as the hub had them before the entries; others are asked for.
        theirs: the rows of the entries, as the last of these has them.
        station: the role whose entry came last.
    """

    def __init__(
        self,
        connection: sqlite3.Connection,
        mine: set[str],
        before: Mapping[str, Row | None],
        theirs: Mapping[str, Row | None],
        station: str,
    ) -> None:
        self._connection = connection
        self._before = before
        self._theirs = theirs
        self._station = station
        self._own = {id: row_with(connection, id) for id in sorted(mine)}
        self._done: list[Change] = []
        self.set_aside: set[str] = set()
        """Ids of rows of which something was set aside."""

    def run(self, disputed: set[str]) -> list[Change]:
        """Mend all that does not hold; the changes, in order.

        Args:
            disputed: ids of passages whose text both have corrected, or one has removed.

        Raises:
            RowsNeeded: nothing is to be kept.
        """
        if not self._own:
            return self._done  # nothing changed here: it is as the hub has it
        gone = {id for id, row in self._own.items() if row is None}
        if unknown := gone - self._before.keys():
            raise RowsNeeded(unknown)
        self._restore_references()
        for source in sorted({self._source_of(self._last_known(id)) for id in disputed} - {""}):
            self._take_text_of_hub(source)
        for source in sorted(self._sources()):
            self._mend_text(source)
        self._restore_references()
        self._mend_parents()
        return self._done

    # -- rows that others belong to

    def _restore_references(self) -> None:
        while missing := self._missing():
            for id in sorted(missing):
                row = self._last_known(id)
                if row is None:
                    return  # the commit refuses it
                self._write(None, row)
                if table_of(row).name == "source":
                    self._restore_passages(id)

    def _missing(self) -> set[str]:
        return {
            id
            for table, column, named in _REFERENCES
            for (id,) in self._connection.execute(
                f'SELECT DISTINCT "{column}" FROM {table} WHERE "{column}" IS NOT NULL '
                f'AND "{column}" NOT IN (SELECT id FROM {named})'
            )
        }

    def _restore_passages(self, source: str) -> None:
        """Bring the text of a source back that somebody removed while another coded in it."""
        for id in sorted({*self._theirs, *self._own}):
            row = self._last_known(id)
            if isinstance(row, Passage) and row.source == source:
                self._write(row_with(self._connection, id, "passage"), row)

    # -- texts

    def _sources(self) -> set[str]:
        """The sources whose texts or segments changed on both sides."""
        came = {self._source_of(self._last_known(id)) for id in self._theirs}
        here = {self._source_of(row or self._before.get(id)) for id, row in self._own.items()}
        return (came & here) - {""}

    def _mend_text(self, source: str) -> None:
        text = self._text(source)
        wrong = [coding for coding in text.codings if not fits(text, coding)]
        theirs = [coding for coding in wrong if coding.id not in self._own]
        if any(placed(text, coding, anywhere=True) is None for coding in theirs):
            self._take_text_of_hub(source)
            text = self._text(source)
            wrong = [coding for coding in text.codings if not fits(text, coding)]
        for coding in wrong:
            found = placed(text, coding, anywhere=True)
            if found is None:
                self._put_aside(coding, coding, ("quote",))
            self._write(coding, found)

    def _take_text_of_hub(self, source: str) -> None:
        """Give up how a text was corrected here: its words are set aside, and speakers of pieces
        that the hub does not have; speakers and places in the session of others stay."""
        own = [id for id, row in self._own.items() if row is None or isinstance(row, Passage)]
        hub = [row for id in own if isinstance(row := self._on_hub(id), Passage)]
        for id in own:
            mine, theirs = row_with(self._connection, id, "passage"), self._on_hub(id)
            row = mine if mine is not None else theirs
            if isinstance(row, Passage) and row.source == source and mine != theirs:
                if isinstance(mine, Passage):
                    self._put_aside_lost(mine, theirs, hub)
                if isinstance(mine, Passage) and isinstance(theirs, Passage):
                    theirs = with_fields(theirs, mine, ["speaker", "where"])
                self._write(mine, theirs)

    def _put_aside_lost(self, mine: Passage, theirs: Row | None, hub: Sequence[Passage]) -> None:
        """Keep the words of a passage that the text of the hub lacks, or the speaker of a piece."""
        holding = [one for one in hub if one.source == mine.source and mine.text in one.text]
        if not holding:
            self._put_aside(mine, mine, ("text",))
        elif theirs is None and not any(mine.speaker in self._speakers(one) for one in holding):
            self._put_aside(mine, mine, ("speaker",))

    def _speakers(self, passage: Passage) -> set[str]:
        """The speaker of a passage of the hub, and who that was before the entries."""
        here, before = row_with(self._connection, passage.id), self._before.get(passage.id)
        found = [one for one in (passage, here, before) if isinstance(one, Passage)]
        return {one.speaker for one in found}

    def _text(self, source: str) -> SourceText:
        passages = self._connection.execute(f"{PASSAGES.select} WHERE t.source = ?", (source,))
        codings = self._connection.execute(f"{CODINGS.select} WHERE t.source = ?", (source,))
        return SourceText(
            rows_of(PASSAGES, passages.fetchall()), rows_of(CODINGS, codings.fetchall())
        )

    # -- parents

    def _mend_parents(self) -> None:
        """Move what would be below itself back to where the hub has it."""
        for id, own in self._own.items():
            row = row_with(self._connection, id) if isinstance(own, Code | Theme) else None
            if isinstance(row, Code | Theme) and row.parent and self._is_in_itself(row):
                theirs = self._on_hub(id)
                parent = theirs.parent if isinstance(theirs, Code | Theme) else ""
                self._put_aside(row, row, ("parent",))
                self._write(row, replace(row, parent=parent))

    def _is_in_itself(self, row: Code | Theme) -> bool:
        kind, seen, parent = table_of(row).name, set[str](), row.parent
        while parent and parent not in seen:
            if parent == row.id:
                return True
            seen.add(parent)
            above = row_with(self._connection, parent, kind)
            parent = above.parent if isinstance(above, Code | Theme) else ""
        return False

    # -- shared

    def _write(self, before: Row | None, after: Row | None) -> None:
        if before != after:
            change = Change(before, after)
            write_change(self._connection, change)
            self._done.append(change)

    def _put_aside(self, row: Row, mine: Row, names: tuple[str, ...]) -> None:
        set_aside(self._connection, row, mine, names, self._station)
        self.set_aside.add(row.id)

    def _on_hub(self, id: str) -> Row | None:
        """A row as the hub has it now."""
        if id in self._theirs:
            return self._theirs[id]
        if id not in self._before:
            raise RowsNeeded([id])
        return self._before[id]

    def _last_known(self, id: str) -> Row | None:
        """A row as the hub has it, or had it before somebody removed it."""
        found = self._theirs.get(id)
        if found is None and id not in self._before:
            raise RowsNeeded([id])
        return found if found is not None else self._before[id]

    def _source_of(self, row: Row | None) -> str:
        return row.source if isinstance(row, Passage | Coding) else ""
