"""Suggestions of a machine: kept apart, decided by people, undone."""

from __future__ import annotations

from pathlib import Path

import pytest

from labeval.coding.coders.suggestions import (
    ACCEPT,
    DECIDED,
    REJECT,
    SUBJECTS,
    SUGGEST,
    Suggested,
    allow,
    counted_runs,
    decide,
    decisions,
    is_allowed,
    machine,
    machines,
    passed,
    runs,
    suggest,
)
from labeval.coding.notes import all_notes
from labeval.coding.rows import Anchor, Coding, Memo
from labeval.coding.suggested import Run
from labeval.jobs.coding.corpus import read_corpus
from labeval.jobs.coding.tables import CodesRead, _suggestions
from labeval.store.workbook.workbook import Workbook
from tests.support.coding import coded_workbook

MODEL = machine("small")


@pytest.fixture
def book(tmp_path: Path):
    made = coded_workbook.make(tmp_path / "coding.sqlite", participants=2)
    with Workbook(made.path, coder="P") as book:
        yield book


def suggested(book: Workbook, number: int = 3) -> list[Suggested]:
    source = book.sources()[0]
    code = next(code for code in book.codes() if code.codable)
    found = []
    for n, passage in enumerate(book.passages(source.id)[:number]):
        ends = Anchor(passage.id, 0), Anchor(passage.id, len(passage.text))
        found.append(Suggested(source.id, code.id, *ends, passage.text, 0.9 - n / 10, "because"))
    return found


def taken_in(book: Workbook) -> list:
    run = Run("small", "f" * 64, "like", {"threshold": 0.5, "examples": 5}, book.coder.id)
    book.do(SUGGEST, suggest(book.coders(), suggested(book), run))
    return book.codings(coder=MODEL.id)


def test_a_coder_turns_suggestions_on_for_nobody_else(book: Workbook) -> None:
    assert not is_allowed(book.memos(), book.coder.id)
    book.do("x", allow(book.memos(), book.coder.id, on=True))
    assert is_allowed(book.memos(), book.coder.id)
    assert not is_allowed(book.memos(), "somebody else")
    assert allow(book.memos(), book.coder.id, on=True) == []
    book.do("x", allow(book.memos(), book.coder.id, on=False))
    assert not is_allowed(book.memos(), book.coder.id)


def test_only_sources_that_a_coder_has_gone_through_are_searched(book: Workbook) -> None:
    from dataclasses import replace

    sources = book.sources()
    assert passed(sources, book.memos(), book.coder.id) == []
    assert passed([replace(sources[0], reviewed=True)], [], "") == [sources[0].id]


def test_suggestions_are_a_coder_of_their_own_and_counted_nowhere(book: Workbook) -> None:
    before = read_corpus(book)
    found = taken_in(book)
    assert len(found) == 3 and machines(book.coders()) == {MODEL.id}
    after = read_corpus(book)
    assert after.codings == before.codings and after.coders == before.coders
    names = {code.id: code.name for code in book.codes()}
    assert not SUBJECTS & {n.kind for n in all_notes(book.memos(), after.codings, [], names)}
    run = runs(book.memos())[found[0].batch]
    assert (run.model, run.sha256, run.settings["threshold"]) == ("small", "f" * 64, 0.5)
    assert sorted(run.likeness.values()) == [0.7, 0.8, 0.9]
    book.undo()
    assert book.codings(coder=MODEL.id) == [] and runs(book.memos()) == {}


def test_a_suggestion_is_accepted_as_a_segment_of_ones_own_or_rejected(book: Workbook) -> None:
    first, second, third = taken_in(book)
    me = book.coder.id
    book.do(ACCEPT, decide(first, book.memos(), [], coder=me, accept=True))
    book.do(REJECT, decide(second, book.memos(), [], coder=me, accept=False))
    (own,) = book.codings(coder=me)
    assert (own.code, own.start, own.end, own.quote) == (
        *(first.code, first.start, first.end),
        first.quote,
    )
    assert own.batch == first.batch and own.memo == ""
    assert decisions(book.memos(), me) == {first.id: "accepted", second.id: "rejected"}
    assert decisions(book.memos(), "somebody else") == {}
    (counted,) = read_corpus(book).suggested
    tally = counted.tally
    assert (tally.suggested, tally.accepted, tally.rejected, tally.undecided) == (3, 1, 1, 1)
    (row,) = _suggestions(CodesRead(read_corpus(book)))
    assert row[1:3] == ("small", "f" * 64) and row[7:12] == (3, 1, 1, 1, 0.5)
    book.undo()
    assert decisions(book.memos(), me) == {first.id: "accepted"}
    assert third.id not in decisions(book.memos(), me)


def test_a_decision_is_changed_and_a_segment_that_is_there_is_not_doubled(book: Workbook) -> None:
    first, second, _ = taken_in(book)
    me = book.coder.id
    book.do(ACCEPT, decide(first, book.memos(), [], coder=me, accept=True))
    own = book.codings(coder=me)
    assert decide(first, book.memos(), own, coder=me, accept=True) == []
    book.do(REJECT, decide(first, book.memos(), own, coder=me, accept=False))
    assert book.codings(coder=me) == []
    assert decisions(book.memos(), me) == {first.id: "rejected"}
    from dataclasses import replace

    mine = replace(second, id="mine", coder=me, batch="", memo="")
    changes = decide(second, book.memos(), [mine], coder=me, accept=True)
    assert [change.row.about for change in changes] == [DECIDED]
    elsewhere = replace(mine, end=replace(mine.end, offset=mine.end.offset - 1))
    changes = decide(second, book.memos(), [elsewhere], coder=me, accept=True)
    assert [type(change.row) for change in changes] == [Memo, Coding]


def test_what_one_accepts_counts_whatever_another_says(book: Workbook) -> None:
    first, *_ = taken_in(book)
    for coder, accept in (("k", False), (book.coder.id, True), ("z", False)):
        book.take_in(decide(first, book.memos(), [], coder=coder, accept=accept)[:1])
    (counted,) = counted_runs(book.codings(coder=MODEL.id), book.memos())
    assert (counted.tally.accepted, counted.tally.rejected) == (1, 0)
