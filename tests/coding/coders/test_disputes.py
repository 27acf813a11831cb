from __future__ import annotations

from pathlib import Path

from labeval.coding.coders.disputes import (
    AGREED,
    RESOLVE,
    agreements,
    decisions,
    disputes,
    reopen,
    resolve,
    take_agreements,
)  # fmt: skip
from labeval.coding.corpus.corpus import Corpus
from labeval.coding.rows import Coding
from labeval.jobs.coding.corpus import read_corpus
from labeval.store.workbook.workbook import Workbook
from tests.support.coding import coded_workbook
from tests.support.coding.coded_texts import coding, corpus

MADE = corpus(
    {"p1-a": ["x" * 50, "y" * 50]},
    [
        coding("p1-a", "same", "k", (0, 0), (0, 9)),
        coding("p1-a", "same", "m", (0, 0), (0, 9)),
        coding("p1-a", "ends", "k", (0, 10), (0, 20)),
        coding("p1-a", "ends", "m", (0, 12), (0, 22)),
        coding("p1-a", "alone", "m", (1, 0), (1, 5)),
        coding("p1-a", "alone", "k", (1, 5), (1, 9)),
    ],
)


def test_disputes_are_places_where_coders_differ() -> None:
    ends, alone, beside = disputes(MADE, ["k", "m"], ["p1-a"])
    assert (ends.code, ends.span, len(ends.by("k"))) == ("ends", (10, 22), 1)
    assert (alone.code, alone.by("k"), len(alone.by("m"))) == ("alone", (), 1)
    assert (beside.code, beside.by("m"), len(beside.by("k"))) == ("alone", (), 1)


def test_what_all_agree_on_is_coded_as_agreed_once() -> None:
    found = agreements(MADE, ["k", "m"], ["p1-a"])
    assert [(c.code, c.coder) for c in found] == [("same", "k")]
    changes = take_agreements(MADE, found)
    made = [change.after for change in changes if isinstance(change.after, Coding)]
    assert [(c.code, c.coder) for c in made] == [("same", AGREED.id)]
    again = Corpus(
        *(MADE.sources.values(), {"p1-a": MADE.layouts["p1-a"].passages}, MADE.codes.values()),
        *([*MADE.codings, *made], [*MADE.coders.values(), AGREED]),
    )
    assert take_agreements(again, found) == []
    # What was agreed on is nobody's own coding and changes no comparison.
    assert len(disputes(again, ["k", "m"], ["p1-a"])) == 3


def test_a_dispute_is_resolved_changed_reopened_and_undone_in_a_workbook(tmp_path: Path) -> None:
    made = coded_workbook.make(tmp_path / "coding.sqlite", participants=2)
    with Workbook(made.path, coder=coded_workbook.FIRST) as book:
        coders = [coder.id for coder in book.coders()]

        def now():
            corpus = read_corpus(book)
            found = disputes(corpus, coders, list(corpus.sources))
            return corpus, found, decisions(corpus, found, book.memos())

        corpus, found, decided = now()
        assert found and not decided
        one = found[0]
        book.do(RESOLVE, resolve(corpus, one, one.codings[:1], coder=coders[0], why="Clearer."))
        corpus, found, decided = now()
        decision = decided[one.id]
        assert (decision.memo.text, len(decision.codings)) == ("Clearer.", 1)
        assert decision.codings[0].quote == one.codings[0].quote
        nobody = resolve(corpus, one, [], coder=coders[0], before=decision)
        book.do(RESOLVE, nobody)
        _, _, decided = now()
        assert decided[one.id].codings == ()
        book.undo()
        assert len(now()[2][one.id].codings) == 1
        book.do(RESOLVE, reopen(now()[2][one.id]))
        assert not now()[2]
