"""Texts and codes of two analysts through the hub: the same on all sides, and nothing lost."""

from __future__ import annotations

import contextlib
import os
import random
from collections.abc import Callable
from dataclasses import replace

import pytest

from labeval.coding.codes import codebook
from labeval.coding.edits import Change, added, removed
from labeval.coding.rows import Attribute, Board, Code, Memo, Theme
from labeval.hub.workbook import WorkbookExchange
from labeval.store.workbook.workbook import EditConflict
from tests.hub.conftest import Hub
from tests.hub.workbook.analysts import Analyst, two_analysts
from tests.store.workbook.test_workbook import something
from tests.support.sharing import joined

Make = Callable[..., Hub]
EDITS = int(os.environ.get("LABEVAL_HUB_EDITS", "1000"))


@pytest.fixture
def pair(make: Make) -> tuple[Analyst, Analyst]:
    return two_analysts(make())


def test_the_first_computer_brings_texts_and_segments_to_the_second(pair) -> None:
    one, two = pair
    id = one.code_words("s.p0", 0, 5)
    assert one.exchange().sent == 1
    assert two.exchange() == WorkbookExchange(0, 1, 0)
    assert two.coding(id) == one.coding(id) is not None
    assert two.exchange() == WorkbookExchange(0, 0, 0)
    joined(one, two)


def test_each_undoes_only_what_was_done_here(pair) -> None:
    one, two = pair
    first, second = one.code_words("s.p0", 0, 5), two.code_words("s.p1", 0, 5)
    joined(one, two)
    with two.open() as book:
        assert book.undo() is not None and book.undo() is None
    joined(one, two)
    assert one.coding(second) is None and two.coding(first) is not None


def test_whoever_changed_a_row_is_named_when_it_cannot_be_undone(pair) -> None:
    one, two = pair
    id = one.code_words("s.p0", 0, 5)
    joined(one, two)
    coding = two.coding(id)
    assert coding is not None
    two.do([Change(coding, replace(coding, memo="of the second"))])
    joined(one, two)
    with one.open() as book, pytest.raises(EditConflict, match="A2 has changed this since"):
        book.undo()


def test_what_another_computer_has_removed_is_named(pair) -> None:
    one, two = pair
    with one.open() as book:
        theme = Theme("th", "b", "Belief")
        memo = Memo("m", "project", "", book.coder.id, "So far", "2026")
        attribute = Attribute("a", "participant", "P01", "age", "54")
        book.do("add", [added(row) for row in (Board("b", "Board"), theme, memo, attribute)])
    joined(one, two)
    one.do([removed(row) for row in (theme, memo, attribute)])
    assert one.exchange().removed == ()
    taken = two.exchange()
    assert set(taken.removed) == {"theme Belief", "memo “So far”", "attribute age"}
    lines = taken.described(lambda _, text: text)
    assert "texts and codes: removed on another computer, and so here: theme Belief" in lines
    assert two.exchange().removed == ()


def test_an_entry_that_arrived_before_a_kill_is_no_news(pair, monkeypatch) -> None:
    one, two = pair
    memo = Memo("m", "code", "c", "someone", "first", "")
    one.do([added(memo)])

    def killed(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr("labeval.hub.workbook.note_sent", killed)
        with pytest.raises(KeyboardInterrupt):
            one.exchange()
    one.do([Change(memo, replace(memo, text="second"))])
    two.exchange()
    joined(one, two)
    with two.open() as book:
        assert [m.text for m in book.memos()] == ["second"]
    assert one.undecided() == two.undecided() == []


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_random_edits_of_two_analysts_come_together(make: Make) -> None:
    """Texts are corrected, split and joined, codes moved and merged, segments made: all at once."""
    rng = random.Random(1)
    both = one, two = two_analysts(make())
    online = [True, True]
    exchanges = 0
    books = [analyst.open() for analyst in both]
    try:
        for number in range(2 * EDITS):
            at = number % 2
            with contextlib.suppress(EditConflict, codebook.ImpossibleCodebook):
                something(books[at], rng)
            if rng.random() < 0.02:
                online[at] = not online[at]
            if online[at] and rng.random() < 0.1:
                both[at].exchange()
                exchanges += 1
    finally:
        for book in books:
            book.close()
    joined(*both)
    with one.open() as book:
        assert all(book.text_of("s").quote(c.start, c.end) == c.quote for c in book.codings())
    print(f"{2 * EDITS} edits, {exchanges} exchanges, {len(one.rows())} rows,", end=" ")
    print(f"{len(one.undecided())} and {len(two.undecided())} to be decided")


FIELDS = ("name", "definition", "include", "exclude", "example", "colour")
Fields = dict[tuple[str, str], str]


class Model:
    """What is to come of it: of a field that both changed, the value that arrived first counts."""

    def __init__(self, codes: list[Code]) -> None:
        self.hub: Fields = {(c.id, name): getattr(c, name) for c in codes for name in FIELDS}
        self.before = [dict(self.hub), dict(self.hub)]
        self.mine = [dict(self.hub), dict(self.hub)]
        self.aside: list[dict[tuple[str, tuple[str, ...]], list[str]]] = [{}, {}]

    def exchange(self, at: int) -> None:
        mine, before = self.mine[at], self.before[at]
        for id in {id for id, _ in self.hub}:
            lost = []
            for name in FIELDS:
                key = (id, name)
                if mine[key] != before[key]:
                    if self.hub[key] not in (before[key], mine[key]):
                        lost.append(name)
                    else:
                        self.hub[key] = mine[key]
            if lost:
                self.aside[at][id, tuple(lost)] = [mine[id, name] for name in lost]
        self.mine[at], self.before[at] = dict(self.hub), dict(self.hub)


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_random_edits_give_what_a_model_says(make: Make) -> None:
    rng = random.Random(3)
    both = two_analysts(make())
    memos: list[dict[str, Memo]] = [{}, {}]
    with both[0].open() as first, both[1].open() as second:
        books = first, second
        model = Model(first.codes())

        def exchange(at: int) -> None:
            both[at].exchange()
            model.exchange(at)

        for number in range(2 * EDITS):
            at = rng.randrange(2)
            if rng.random() < 0.5:
                code = rng.choice(books[at].codes())
                name = rng.choice(FIELDS)
                changes = [Change(code, replace(code, **{name: f"{number}"}))]
                model.mine[at][code.id, name] = f"{number}"
            else:
                id = f"m{at}-{rng.randrange(40)}"
                old = memos[at].pop(id, None)
                if old is None or rng.random() < 0.7:
                    memos[at][id] = Memo(id, "code", "c", books[at].coder.id, f"{number}", "")
                changes = [Change(old, memos[at].get(id))]
            books[at].do("a change", changes)
            if rng.random() < 0.04:
                exchange(at)
        for at in (0, 1, 0):
            exchange(at)
        for at, book in enumerate(books):
            found = {(c.id, name): getattr(c, name) for c in book.codes() for name in FIELDS}
            assert found == model.hub
            assert {memo.id: memo for memo in book.memos()} == memos[0] | memos[1]
            aside = {
                (row, names): [getattr(mine, name) for name in names]
                for row, names, mine in both[at].undecided()
            }
            assert aside == model.aside[at]
    joined(*both)
    print(f"{2 * EDITS} edits, {sum(map(len, model.aside))} to be decided")
