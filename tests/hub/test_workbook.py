"""Texts and codes of two analysts through the hub: the same on all sides, and nothing lost."""

from __future__ import annotations

import contextlib
import os
import random
from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from labeval.coding.codes import codebook
from labeval.coding.edits import Change, added, removed
from labeval.coding.joining import join
from labeval.coding.rows import Attribute, Board, Code, Memo, Passage, Theme
from labeval.coding.texts import editing
from labeval.hub.workbook import WorkbookExchange
from labeval.store.workbook.workbook import EditConflict
from tests.hub.analysts import Analyst, joined, two_analysts
from tests.hub.conftest import Hub
from tests.store.workbook.test_workbook import something

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


def test_different_fields_of_one_row_count_from_both(pair) -> None:
    one, two = pair
    with one.open() as book:
        code = book.codes()[0]
    one.do([Change(code, replace(code, definition="of the first"))])
    two.do([Change(code, replace(code, example="of the second"))])
    joined(one, two)
    with one.open() as book:
        (found,) = [c for c in book.codes() if c.id == code.id]
    assert (found.definition, found.example) == ("of the first", "of the second")
    assert one.undecided() == two.undecided() == []


def test_what_both_changed_is_set_aside_by_whoever_came_later(pair) -> None:
    one, two = pair
    with one.open() as book:
        code = book.codes()[0]
    one.do([Change(code, replace(code, name="Of the first"))])
    two.do([Change(code, replace(code, name="Of the second", example="kept"))])
    one.exchange()
    assert two.exchange() == WorkbookExchange(1, 1, 1)
    joined(one, two)
    with one.open() as book:
        (found,) = [c for c in book.codes() if c.id == code.id]
    assert (found.name, found.example) == ("Of the first", "kept")
    assert one.undecided() == []
    ((row, fields, mine),) = two.undecided()
    assert (row, fields, mine.name) == (code.id, ("name",), "Of the second")  # type: ignore[attr-defined]


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


def test_a_code_that_another_uses_comes_back(pair) -> None:
    one, two = pair
    with one.open() as book:
        code = next(c for c in book.codes() if c.id == "d")
    one.do([removed(code)])
    id = two.code_words("s.p0", 0, 5, code="d")
    one.exchange(), two.exchange()
    joined(one, two)
    assert one.coding(id) is not None
    with one.open() as book:
        assert code in book.codes()


def test_a_code_that_was_removed_here_comes_back_for_anothers_segment(pair) -> None:
    one, two = pair
    with one.open() as book:
        code = next(c for c in book.codes() if c.id == "d")
    one.do([removed(code)])
    id = two.code_words("s.p0", 0, 5, code="d")
    two.exchange(), one.exchange()
    joined(one, two)
    assert one.coding(id) is not None


def test_a_segment_moves_to_its_words_in_a_text_that_another_corrected(pair) -> None:
    one, two = pair
    one.retype("s.p0", "Well, it is clear to me.")
    id = two.code_words("s.p0", 6, 11)
    one.exchange(), two.exchange()
    joined(one, two)
    coding = one.coding(id)
    assert coding is not None and coding.quote == "clear" and coding.start.offset == 12


@pytest.mark.parametrize("first", [0, 1])
def test_a_segment_whose_words_are_gone_is_kept_aside_or_keeps_its_words(pair, first: int) -> None:
    corrects, codes = pair
    corrects.retype("s.p0", "It is dark.")
    id = codes.code_words("s.p0", 6, 11)
    (corrects, codes)[first].exchange()
    joined(corrects, codes)
    with corrects.open() as book:
        text = book.passages("s")[0].text
    if first == 0:  # the correction was there before the segment
        assert text == "It is dark." and codes.coding(id) is None
        ((row, fields, mine),) = codes.undecided()
        assert (row, fields, mine.quote) == (id, ("quote",), "clear")  # type: ignore[attr-defined]
    else:
        assert text == "It is clear." and corrects.coding(id) is not None
        ((row, fields, mine),) = corrects.undecided()
        assert (row, fields, mine.text) == ("s.p0", ("text",), "It is dark.")  # type: ignore[attr-defined]


def test_a_text_that_both_corrected_is_as_it_arrived_first(pair) -> None:
    one, two = pair
    one.retype("s.p0", "It is very clear.")
    with two.open() as book:
        book.do("split", editing.split_passage(book.text_of("s"), "s.p0", 6))
    id = two.code_words("s.p0", 0, 2)
    joined(one, two)
    with two.open() as book:
        assert [p.text for p in book.passages("s")][:2] == [
            "It is very clear.",
            "The second text says it twice.",
        ]
    assert one.coding(id) is not None
    assert [fields for _, fields, _ in two.undecided()] == [("text",)]


def test_codes_that_would_be_below_each_other_are_not(pair) -> None:
    one, two = pair
    with one.open() as book:
        c, d = (next(x for x in book.codes() if x.id == id) for id in "cd")
    one.do([Change(c, replace(c, parent="d"))])
    two.do([Change(d, replace(d, parent="c"))])
    one.exchange(), two.exchange()
    joined(one, two)
    with two.open() as book:
        assert {x.id: x.parent for x in book.codes()} == {"c": "d", "d": ""}
    assert [fields for _, fields, _ in two.undecided()] == [("parent",)]


def test_two_workbooks_that_were_made_apart_become_one(make: Make) -> None:
    hub = make()
    one = Analyst(hub.station("analyst"), "A1", first=True)
    two = Analyst(hub.station("analyst"), "A2", first=True)
    first, second = one.code_words("s.p0", 0, 5), two.code_words("s.p1", 0, 5)
    joined(one, two)
    assert one.coding(second) is not None and two.coding(first) is not None
    assert one.undecided() == two.undecided() == []


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


def test_a_disputed_speaker_or_text_leaves_other_speakers_as_they_were_set(make: Make) -> None:
    def assign(analyst: Analyst, passages: Sequence[str], name: str) -> None:
        with analyst.open() as workbook:
            changes = editing.assign_speaker(workbook.text_of("s"), passages, name)
            workbook.do("speaker", changes)

    def speakers(analyst: Analyst) -> list[str]:
        with analyst.open() as workbook:
            return [passage.speaker for passage in workbook.text_of("s").passages]

    one, two = two_analysts(make())
    with one.open() as workbook:
        first, *others = (passage.id for passage in workbook.text_of("s").passages)
    assign(one, [first], "Anna")
    one.retype(others[0], "It is clear by one.")
    assign(two, [first], "Bert")
    assign(two, others, "Carl")
    two.retype(others[0], "Two says clear.")
    one.exchange()
    two.exchange()
    joined(one, two)
    assert speakers(one) == speakers(two) == ["Anna", "Carl", "Carl"]
    aside = [(row, fields) for row, fields, _ in two.undecided()]
    assert sorted(aside) == [(first, ("speaker",)), (others[0], ("text",))]


def test_a_speaker_set_by_a_person_counts_before_one_learnt_by_voice() -> None:
    base = Passage("p", "s", 0.0, "Yes.", "P")
    by_person, by_voice = (
        replace(base, speaker="Anna"),
        replace(base, speaker="Bert", speaker_probability=0.95),
    )
    for mine, theirs in ((by_person, by_voice), (by_voice, by_person)):
        done = join(base, mine, theirs)
        assert isinstance(done.row, Passage) and done.row.speaker == "Anna"
