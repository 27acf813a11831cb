"""Two workbooks that went on apart, merged: every row and every conflict is as a model says.

The model knows three states of each row: when the two parted, here, and there.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest

from labeval.coding.codes import marking
from labeval.coding.edits import Change, added, removed
from labeval.coding.rows import (
    Anchor,
    Attribute,
    Board,
    Code,
    Coding,
    Memo,
    Paraphrase,
    Passage,
    Row,
    Source,
    Theme,
    ThemeLink,
)
from labeval.coding.texts import editing
from labeval.coding.texts.placing import placed
from labeval.coding.texts.source_text import SourceText
from labeval.store.merging.workbook_merge import merge_workbook
from labeval.store.workbook.conflicts import EditConflict
from labeval.store.workbook.row_labels import row_label
from labeval.store.workbook.rows import TABLES, rows_of
from labeval.store.workbook.workbook import Workbook
from labeval.store.workbook_verify import workbook_findings

Table = dict[str, Row]
LINES = ("It is clear.", "The second text says it twice.", "I would trust neither of them.")
CODERS = {"here": "C1", "there": "C2"}
ERASED = ("P03", "P09")
"""Here; nobody knew them when the two parted."""
CORRECTED = "s3"
"""The text that is corrected there."""
FREE = ("coding", "memo", "attribute", "paraphrase", "theme_link")
"""Tables whose rows nothing else needs: one that was removed there goes here, too."""


def rows(book: Workbook, name: str) -> list[Any]:
    table = next(table for table in TABLES if table.name == name)
    return rows_of(table, book.connection.execute(table.select).fetchall())


def tables(book: Workbook) -> dict[str, Table]:
    return {table.name: {row.id: row for row in rows(book, table.name)} for table in TABLES}


@dataclass
class Edits:
    """Makes rows, changes them and removes them at random, each by an edit of its own."""

    book: Workbook
    side: str
    rng: random.Random
    removed: Sequence[str] = FREE
    """Tables of which rows are removed."""
    made: int = 0
    touched: set[str] = field(default_factory=set)
    """Ids of rows that an edit was about."""

    def new(self) -> str:
        self.made += 1
        return f"{self.side}-{self.made}"

    def some(self, table: str) -> Any:
        return self.rng.choice(rows(self.book, table))

    def do(self, *changes: Change) -> None:
        with suppress(EditConflict):  # something else needs the row
            self.book.do("edit", changes)
            self.touched |= {change.row.id for change in changes}

    def add(self) -> None:
        """A row of any table."""
        person = self.rng.choice(("P01", "P02", *ERASED))
        source, code = self.some("source"), self.some("code")
        coder, id = self.book.coder.id, self.new()
        board = self.some("board").id
        makers: list[Callable[[], Row]] = [
            lambda: Code(id, f"Code {id}", parent=code.id),
            lambda: Memo(id, "code", code.id, coder, f"memo {id}", "2026"),
            lambda: Attribute(id, "participant", person, f"fact {id}", "1"),
            lambda: Attribute(id, "source", source.id, f"fact {id}", "2"),
            lambda: Paraphrase(id, person, code.id, coder, f"told {id}"),
            lambda: Board(id, f"Board {id}"),
            lambda: Theme(id, board, f"Theme {id}", codes=(code.id,)),
        ]
        if self.rng.random() < 0.3:
            self.code_words(code)
        else:
            self.do(added(self.rng.choice(makers)()))

    def code_words(self, code: Code) -> None:
        """A long word, which its passage has once."""
        passage = self.some("passage")
        word = self.rng.choice(re.findall(r"\w{5,}", passage.text))
        start = passage.text.index(word)
        ends = Anchor(passage.id, start), Anchor(passage.id, start + len(word))
        text = self.book.text_of(passage.source)
        made = marking.code_span(text, *ends, code=code.id, coder=self.book.coder.id)
        self.do(*(replace(change, after=replace(change.row, id=self.new())) for change in made))

    def retype(self) -> None:
        """Words at the beginning of a passage of the text that only this side corrects."""
        passages = [p for p in rows(self.book, "passage") if p.source == CORRECTED]
        passage = self.rng.choice(passages)
        text = self.book.text_of(CORRECTED)
        self.do(*editing.replace_text(text, passage.id, 0, 0, f"So {self.new()}, "))

    def change(self) -> None:
        """Something that a person typed, in a row of any table."""
        table = self.rng.choice(list(WRITTEN))
        if there := rows(self.book, table):
            row = self.rng.choice(there)
            self.do(Change(row, replace(row, **{WRITTEN[table]: f"new {self.new()}"})))

    def remove(self) -> None:
        """Any row but the first of a table."""
        table = self.rng.choice(self.removed)
        if there := rows(self.book, table)[1:]:
            self.do(removed(self.rng.choice(there)))

    def make_many(self, count: int) -> None:
        for _ in range(count):
            self.rng.choice((self.add, self.add, self.change, self.change, self.remove))()


WRITTEN = {
    "code": "definition", "coding": "memo", "memo": "text", "attribute": "value",
    "paraphrase": "text", "board": "about", "theme": "description", "theme_link": "label",
    "source": "folder",
}  # fmt: skip


def first_rows(book: Workbook) -> None:
    """What the analyst there had when the first bundle was made."""
    people = (("s1", "P01"), ("s2", "P02"), (CORRECTED, "P02"))
    sources = [Source(id, "comments", f"Text {id}", person) for id, person in people]
    book.take_in(
        [
            *map(added, sources),
            *(
                added(Passage(f"{s.id}.{n}", s.id, float(n), line))
                for s in sources
                for n, line in enumerate(LINES)
            ),
            *(added(Code(f"c{n}", f"Code {n}", place=float(n))) for n in range(3)),
        ]
    )
    edits = Edits(book, "first", random.Random(1))
    edits.do(added(Board("b", "Board")))
    edits.do(*(added(Theme(f"t{n}", "b", f"Theme {n}")) for n in range(3)))
    links = ((0, 1), (1, 2))
    edits.do(*(added(ThemeLink(f"l{n}", "b", f"t{n}", f"t{m}", "so")) for n, m in links))
    for n in range(8):
        edits.code_words(edits.some("code"))
        edits.do(added(Memo(f"m{n}", "coding", edits.some("coding").id, "x", f"odd {n}", "2026")))
        edits.do(added(Paraphrase(f"p{n}", "P02", f"c{n % 3}", book.coder.id, f"told {n}")))
        edits.do(added(Attribute(f"a{n}", "participant", "P01", f"fact {n}", "x")))


DIFFERS = "the two workbooks differ in it"
REMOVED = "was removed here"
REMOVED_THERE = "was removed in the other workbook"


@dataclass
class Expected:
    tables: dict[str, Table]
    conflicts: list[str] = field(default_factory=list)
    new: dict[str, int] = field(default_factory=dict)
    followed: int = 0


def model(
    parted: Mapping[str, Table],
    here: Mapping[str, Table],
    there: Mapping[str, Table],
    touched: set[str],
) -> Expected:
    """The state after a merge, of every row by its three states."""
    found = Expected({name: dict(rows) for name, rows in here.items()})

    def left(row: Row, why: str) -> None:
        found.conflicts.append(f"{row_label(row)}: {why}; left as it is here")

    kept_out = {s.id for s in there["source"].values() if isinstance(s, Source)
                and s.participant in ERASED}  # fmt: skip
    for name, now in found.tables.items():
        for id in here[name].keys() | there[name].keys():
            was, mine, theirs = (each[name].get(id) for each in (parted, here, there))
            if mine == theirs or (theirs == was and mine is not None):
                continue
            if theirs is None:
                assert mine is not None and was is not None
                memos = [m.id for m in here["memo"].values() if isinstance(m, Memo) and m.row == id]
                if name in FREE and mine == was and not touched & {id, *memos}:
                    del now[id]
                    found.followed += 1
                else:
                    left(mine, REMOVED_THERE)
            elif _belongs_to_erased(theirs, kept_out):
                continue
            elif mine is None and was is not None and name not in ("code", "coder"):
                left(theirs, REMOVED)
            elif mine is None:
                now[id] = theirs
                found.new[name] = found.new.get(name, 0) + 1
            elif mine == was:
                now[id] = theirs
                found.followed += 1
            else:
                left(theirs, DIFFERS)
    _follow_words(found, here, there)
    return found


def _follow_words(found: Expected, here: Mapping[str, Table], there: Mapping[str, Table]) -> None:
    """Segments that stay as they are here move to where their words are in the corrected text."""
    passages = [p for p in found.tables["passage"].values()
                if isinstance(p, Passage) and p.source == CORRECTED]  # fmt: skip
    if all(here["passage"].get(p.id) == p for p in passages):
        return
    for id, row in found.tables["coding"].items():
        assert isinstance(row, Coding)
        if row.source == CORRECTED and here["coding"].get(id) == row:
            moved = placed(SourceText(passages), row)
            assert moved is not None
            found.tables["coding"][id] = moved
            found.followed += moved != row


def _belongs_to_erased(row: Row, kept_out: set[str]) -> bool:
    match row:
        case Source(id=id) | Passage(source=id):
            return id in kept_out
        case Attribute(row=about):
            return about in ERASED or about in kept_out
        case Paraphrase(case=person):
            return person in ERASED
    return False


@pytest.mark.parametrize("seed", range(4))
def test_what_is_merged_and_what_is_said_is_as_the_model_says(tmp_path: Path, seed: int) -> None:
    rng = random.Random(seed)
    bundle = tmp_path / "there.sqlite"
    with Workbook(bundle, coder=CODERS["there"]) as there:
        first_rows(there)
        parted = tables(there)
    with Workbook(tmp_path / "here.sqlite", coder=CODERS["here"]) as here:
        came = merge_workbook(here, bundle)
        assert not came.conflicts
        assert (came.coders, came.sources, came.codes) == (1, 3, 3)
        assert came.codings == len(parted["coding"])
        mine = Edits(here, "here", rng)
        mine.make_many(40)
        for _ in range(8):
            mine.code_words(mine.some("code"))
        with Workbook(bundle, coder=CODERS["there"]) as there:
            edits = Edits(there, "there", rng, (*FREE, "theme"))
            for _ in range(4):
                edits.make_many(15)
                edits.retype()
            other = Source("s9", "comments", "Erased", ERASED[1])
            there.take_in([added(other), added(Passage("s9.0", "s9", 0.0, "Words of somebody."))])
            theirs = tables(there)
        for again in (False, True):
            expected = model(parted, tables(here), theirs, mine.touched)
            report = merge_workbook(here, bundle, erased=ERASED)
            assert tables(here) == expected.tables
            assert sorted(map(str, report.conflicts)) == sorted(expected.conflicts)
            names = ("coder", "source", "code", "coding")
            counted = (report.coders, report.sources, report.codes, report.codings)
            assert counted == tuple(expected.new.get(name, 0) for name in names)
            assert report.others == sum(
                count for name, count in expected.new.items() if name not in names
            )
            assert report.followed == expected.followed
            assert report.kept_out == [ERASED[1]]
            assert not (again and (expected.new or expected.followed))
    assert not list(workbook_findings(tmp_path / "here.sqlite"))
