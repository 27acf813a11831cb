"""What a shared workbook sends and takes: each change once, and nothing that it cannot read."""

from __future__ import annotations

import contextlib
import random
from dataclasses import replace

import pytest

from labeval.coding.codes import codebook
from labeval.coding.edits import Change, added, removed
from labeval.coding.joining import REMOVED
from labeval.coding.rows import (
    Attribute,
    Board,
    Code,
    Memo,
    Paraphrase,
    Passage,
    Source,
    Theme,
    ThemeLink,
)
from labeval.store.workbook.rows import CODES, MEMOS, THEMES
from labeval.store.workbook.sharing import (
    Entry,
    EntryUnreadable,
    Outgoing,
    Position,
    SentRow,
    end_sharing,
    is_waiting,
    note_lost,
    note_sending,
    note_sent,
    outgoing,
    position_of,
)
from labeval.store.workbook.taking_entries import PositionMoved, TakenEntries, take_entries
from labeval.store.workbook.unsent import unsent_rows
from labeval.store.workbook.workbook import EditConflict, Workbook
from tests.store.workbook.test_workbook import contents, something
from tests.support.sharing import ListedAnalyst, joined

Pair = tuple[ListedAnalyst, ListedAnalyst]


def sent_by(analyst: ListedAnalyst) -> Outgoing:
    with analyst.open() as book:
        found = outgoing(book.connection)
    assert found is not None
    return found


def position(analyst: ListedAnalyst) -> Position:
    with analyst.open() as book:
        found = position_of(book.connection)
    assert found is not None
    return found


def codes(analyst: ListedAnalyst) -> dict[str, Code]:
    with analyst.open() as book:
        return {code.id: code for code in book.codes()}


def add_memo(analyst: ListedAnalyst, text: str = "first") -> Memo:
    memo = Memo("m", "code", "c", "someone", text, "")
    analyst.do([added(memo)])
    return memo


def test_only_what_changed_here_is_sent_with_whoever_worked_last(pair: Pair) -> None:
    one, two = pair
    with one.open() as book:
        assert not is_waiting(book.connection) and outgoing(book.connection) is None
    add_memo(one)
    id = one.code_words("s.p0", 0, 5)
    with one.open() as book:
        assert is_waiting(book.connection)
        coder = book.coder
    sent = sent_by(one)
    assert [row.row for row in sent.rows] == ["m", id]
    assert [row.kind for row in sent.rows] == ["memo", "coding"]
    assert all(row.edited and not row.forgotten for row in sent.rows)
    assert (sent.coder, sent.coder_name) == (coder.id, "A1")
    assert sent.position == position(one)
    joined(one, two)
    with one.open() as book:
        book.do("remove", map(removed, book.memos()))
    (row,) = sent_by(one).rows
    assert (row.row, row.kind, row.after) == ("m", "", None)


def test_rows_that_no_person_changed_are_sent_as_such(pair: Pair) -> None:
    one, _ = pair
    with one.open() as book:
        passage = book.passages("s")[0]
        book.take_in([Change(passage, replace(passage, speaker="Q"))])
    (row,) = sent_by(one).rows
    assert not row.edited


def test_each_row_says_whose_words_or_facts_it_has(pair: Pair) -> None:
    one, _ = pair
    coding = one.code_words("s.p0", 0, 5)
    group = Source("g", "imported", "Group", cases=(("A", "P02"), ("B", "P03")))
    rows = (
        group,
        Passage("g.p0", "g", 0.0, "Yes."),
        Memo("of-source", "source", "s", "x", "t", ""),
        Memo("of-coding", "coding", coding, "x", "t", ""),
        Memo("of-code", "code", "c", "x", "t", ""),
        Attribute("of-person", "participant", "P09", "age", "54"),
        Attribute("of-text", "source", "g", "place", "here"),
        Paraphrase("of-case", "P08", "c", "x", "t"),
        Code("new", "New"),
    )
    one.do([added(row) for row in rows])
    sent = sent_by(one)
    found = dict(zip([row.row for row in sent.rows], sent.participants, strict=True))
    assert found == {
        coding: ("P01",),
        "g": ("P02", "P03"),
        "g.p0": ("P02", "P03"),
        "of-source": ("P01",),
        "of-coding": ("P01",),
        "of-code": (),
        "of-person": ("P09",),
        "of-text": ("P02", "P03"),
        "of-case": ("P08",),
        "new": (),
    }


def test_what_changed_while_an_entry_was_on_its_way_is_sent_with_the_next(pair: Pair) -> None:
    one, two = pair
    memo = add_memo(one)
    sent = sent_by(one)
    later = replace(memo, text="second")
    one.do([Change(memo, later)])
    with one.open() as book:
        one.deliver(book, sent)
        assert unsent_rows(book.connection) == {"m"}
    joined(one, two)
    with two.open() as book:
        assert book.memos() == [later]


def test_an_entry_that_another_process_has_taken_already_is_noted_once(pair: Pair) -> None:
    one, two = pair
    add_memo(one)
    sent = sent_by(one)
    with one.open() as book:
        entry = one.deliver(book, sent)
        book.do("more", [added(Memo("n", "code", "c", "x", "t", ""))])
        before = position_of(book.connection)
        note_sent(book.connection, replace(sent, mark=99), entry.seq + 5, "other")
        assert position_of(book.connection) == before
        assert unsent_rows(book.connection) == {"n"}
    joined(one, two)


def test_an_entry_that_arrived_before_the_program_ended_is_its_own(pair: Pair) -> None:
    one, two = pair
    code, other = Code("e", "First"), Code("f", "Another")
    one.do([added(code), added(other)])
    with one.open() as book:
        sent = outgoing(book.connection)
        assert sent is not None
        note_sending(book.connection, one.hub.add(sent, "a1").id)
    one.do([Change(each, replace(each, name=f"{each.name} too")) for each in (code, other)])
    two.exchange()
    two.do([Change(each, replace(each, example="of two")) for each in (code, other)])
    two.exchange()
    joined(one, two)
    assert codes(one)["e"] == replace(code, name="First too", example="of two")
    assert codes(one)["f"] == replace(other, name="Another too", example="of two")
    assert one.undecided() == two.undecided() == []


def test_sharing_ends_and_begins_again_with_everything(pair: Pair) -> None:
    one, two = pair
    two.code_words("s.p2", 0, 5)
    with two.open() as book:
        assert unsent_rows(book.connection)
        end_sharing(book.connection)
        assert position_of(book.connection) is None and not unsent_rows(book.connection)
        assert outgoing(book.connection) is None
    id = two.code_words("s.p0", 0, 5)
    with two.open() as book:
        assert not unsent_rows(book.connection), "nothing is noted for nobody"
    one.code_words("s.p1", 0, 5)
    joined(one, two)
    assert one.coding(id) is not None and one.undecided() == two.undecided() == []


def test_rows_that_went_with_the_erasure_of_another_are_sent_again(pair: Pair) -> None:
    one, _ = pair
    coding = one.code_words("s.p0", 0, 5)
    memo = add_memo(one)
    one.exchange()
    with one.open() as book:
        note_lost(book.connection, [coding, memo.id, "unknown"], {"P01"})
        assert unsent_rows(book.connection) == {memo.id}
        note_lost(book.connection, [coding], {"P02"})
        assert unsent_rows(book.connection) == {memo.id, coding}


def unreadable_entries() -> list[tuple[SentRow, ...]]:
    code = SentRow("n", "code", None)
    lone = THEMES.as_text(Theme("t", "no such board", "Lone"))
    other = CODES.as_text(Code("other", "New"))
    return [
        (replace(code, kind="newer", after="[]"),),
        (replace(code, after="[]"),),
        (replace(code, after="no list"),),
        (replace(code, after=other),),
        (SentRow("t", "theme", lone),),
    ]


@pytest.mark.parametrize("number", range(5))
def test_an_entry_that_cannot_be_read_changes_nothing(pair: Pair, number: int) -> None:
    one, two = pair
    rows = unreadable_entries()[number]
    memo = add_memo(one)
    before, at = two.rows(), position(two)
    good = sent_by(one).rows
    entry = Entry(at.seq + 1, "e", "h", "a1", "", (*good, *rows))
    with two.open() as book:
        with pytest.raises(EntryUnreadable, match=f"entry {entry.seq} of the shared texts"):
            take_entries(book, at, [entry], dict.fromkeys(row.row for row in entry.rows))
        assert position_of(book.connection) == at
    assert two.rows() == before and memo.id not in before


def test_entries_are_taken_from_where_the_workbook_is(pair: Pair) -> None:
    one, two = pair
    add_memo(one)
    before = position(two)
    one.exchange(), two.exchange()
    with two.open() as book:
        with pytest.raises(PositionMoved):
            take_entries(book, before, two.hub.entries[before.seq :], {"m": None})
        at = position_of(book.connection)
        assert at is not None and at == Position(two.hub.entries[-1].seq, two.hub.entries[-1].hash)
        assert take_entries(book, at, [], {}) == TakenEntries()


def test_a_text_that_is_open_is_read_again_after_entries_came(pair: Pair) -> None:
    one, two = pair
    with two.open() as book:
        assert book.text_of("s").passages[0].text == "It is clear."
        one.retype("s.p0", "It is very clear.")
        one.exchange()
        two.take(book)
        assert book.text_of("s").passages[0].text == "It is very clear."


def test_rows_are_kept_as_edits_of_others_only_where_a_person_changed_them(pair: Pair) -> None:
    one, two = pair
    with one.open() as book:
        passage = book.passages("s")[0]
        book.take_in([Change(passage, replace(passage, speaker="Q"))])
    one.exchange(), two.exchange()
    with two.open() as book:
        assert book.passages("s")[0].speaker == "Q" and book.history("s.p0") == []
    memo = add_memo(one)
    one.exchange(), two.exchange()
    with two.open() as book:
        (edit,) = book.history(memo.id)
        assert edit.coder != book.coder.id and book.can_undo is None


def test_what_was_erased_on_the_hub_is_left_as_it_is(pair: Pair) -> None:
    one, two = pair
    memo = add_memo(one)
    joined(one, two)
    at = position(two)
    gone = SentRow("m", "memo", None, erased=True)
    new = Memo("n", "code", "c", "someone", "second", "")
    came = SentRow("n", "memo", MEMOS.as_text(new))
    with two.open() as book:
        found = take_entries(
            book, at, [Entry(at.seq + 1, "e", "h", "a1", "", (gone, came))], {"m": memo, "n": None}
        )
        assert found == TakenEntries(1) and book.memos() == [memo, new]


def test_what_one_forgets_goes_from_the_history_and_the_file_of_the_other(pair: Pair) -> None:
    one, two = pair
    memo = add_memo(one, "Xanthippe said so")
    joined(one, two)
    for analyst, text in ((two, "Xanthippe, again"), (one, "Xanthippe, too")):
        analyst.do([Change(memo, replace(memo, text=text))])
    one.exchange(), two.exchange()
    assert [fields for _, fields, _ in two.undecided()] == [("text",)]
    with one.open() as book:
        (now,) = book.memos()
        book.forget([Change(now, replace(now, text="[name]"))])
    assert [row.forgotten for row in sent_by(one).rows] == [True]
    joined(one, two)
    for analyst in pair:
        analyst.open().close()
        assert b"Xanthippe" not in contents(analyst.path)
        assert analyst.undecided() == []
    with two.open() as book:
        assert book.memos() == [replace(memo, text="[name]")]
        with pytest.raises(EditConflict, match="destroyed"):
            book.undo()


def test_what_was_forgotten_is_not_named_among_what_others_removed(pair: Pair) -> None:
    one, two = pair
    memo = add_memo(one, "Xanthippe")
    code = Code("e", "Ease")
    one.do([added(code)])
    joined(one, two)
    with one.open() as book:
        book.forget([removed(memo)])
    one.do([removed(code)])
    one.exchange()
    assert two.exchange().removed == ("code Ease",)


def test_a_removed_row_that_came_back_is_not_named(pair: Pair) -> None:
    one, two = pair
    memo = add_memo(one)
    joined(one, two)
    one.do([removed(memo)])
    one.exchange()
    one.do([added(memo)])
    one.exchange()
    assert two.exchange() == TakenEntries(1)


@pytest.mark.parametrize("late", [0, 1])
def test_a_row_that_one_removed_and_the_other_changed_stays_and_is_decided(
    pair: Pair, late: int
) -> None:
    one, two = pair
    memo = add_memo(one)
    joined(one, two)
    one.do([removed(memo)])
    two.do([Change(memo, replace(memo, text="second"))])
    pair[1 - late].exchange()
    joined(*pair)
    with one.open() as book:
        assert [m.text for m in book.memos()] == ["second"]
    aside = [(row, fields, mine) for row, fields, mine in pair[late].undecided()]
    assert aside == [("m", (REMOVED,), None)] and pair[1 - late].undecided() == []


def test_a_newer_contradiction_of_the_same_row_takes_the_place_of_the_older(pair: Pair) -> None:
    one, two = pair
    for number in range(2):
        now = codes(one)["c"]
        one.do([Change(now, replace(now, name=f"One {number}", example=f"one {number}"))])
        two.do([Change(now, replace(now, name=f"Two {number}"))])
        one.exchange()
        joined(two, one)
    ((row, fields, mine),) = two.undecided()
    assert (row, fields) == ("c", ("name",))
    assert isinstance(mine, Code) and mine.name == "Two 1"


def test_everything_that_a_row_needs_comes_back_with_it(pair: Pair) -> None:
    """One removes boards, themes, codes and a text that the other goes on to use."""
    one, two = pair
    board, other = Board("b", "Board"), Board("b2", "Other")
    above, below = Theme("t1", "b", "Above"), Theme("t2", "b", "Below")
    parent, child = Code("p", "Parent"), Code("q", "Child")
    one.do([added(row) for row in (board, other, above, below, parent, child)])
    joined(one, two)
    one.do([removed(row) for row in (above, below, board, other, parent, child)])
    two.do(
        [
            Change(below, replace(below, parent="t1")),
            added(ThemeLink("l", "b", "t1", "t2", "leads to")),
            added(Theme("t3", "b2", "Third")),
            added(Code("r", "Grandchild", parent="p")),
            added(Paraphrase("x", "P01", "q", "someone", "in short")),
        ]
    )
    one.exchange()
    joined(two, one)
    assert codes(one).keys() == {"c", "d", "p", "q", "r"}
    assert {"b", "b2", "t1", "t2", "t3", "l", "x"} <= one.rows().keys()
    assert {row for row, _, _ in two.undecided()} == {"t2"}


@pytest.mark.parametrize("late", [0, 1])
def test_a_text_that_one_removed_comes_back_whole_for_the_segment_of_the_other(
    pair: Pair, late: int
) -> None:
    removes, uses = pair
    whole = removes.rows()
    with removes.open() as book:
        (source,) = book.sources()
        book.do("remove", [*map(removed, book.passages("s")), removed(source)])
    id = uses.code_words("s.p1", 0, 5)
    pair[1 - late].exchange()
    joined(*pair)
    assert removes.rows() == whole | {id: removes.rows()[id]}
    assert removes.coding(id) is not None


def test_codes_and_themes_that_would_be_below_themselves_go_back_to_the_hub(pair: Pair) -> None:
    one, two = pair
    themes = [Theme(f"t{n}", "b", f"Theme {n}") for n in range(3)]
    below = [Code(f"k{n}", f"Code {n}") for n in range(3)]
    one.do([added(row) for row in (Board("b", "Board"), *themes, *below)])
    joined(one, two)
    one.do([Change(row, replace(row, parent=f"{row.id[0]}1")) for row in (themes[0], below[0])])
    two.do(
        [
            *(Change(row, replace(row, parent=f"{row.id[0]}2")) for row in (themes[1], below[1])),
            *(Change(row, replace(row, parent=f"{row.id[0]}0")) for row in (themes[2], below[2])),
        ]
    )
    one.exchange()
    joined(two, one)
    parents = {id: code.parent for id, code in codes(two).items() if id[0] == "k"}
    assert parents["k0"] == "k1" and sorted(parents.values()) in (
        ["", "k1", "k2"],
        ["", "k0", "k1"],
    )
    undecided = two.undecided()
    assert {fields for _, fields, _ in undecided} == {("parent",)}
    assert {row[0] for row, _, _ in undecided} == {"t", "k"} and len(undecided) == 2


@pytest.mark.parametrize("seed", range(4))
def test_whatever_two_do_at_once_both_have_the_same_in_the_end(pair: Pair, seed: int) -> None:
    """Texts are corrected, split and joined, codes moved and merged, segments made: all at once."""
    rng = random.Random(seed)
    for _ in range(4):
        for analyst in pair:
            with analyst.open() as book:
                for _ in range(rng.randint(0, 12)):
                    with contextlib.suppress(EditConflict, codebook.ImpossibleCodebook):
                        something(book, rng)
        rng.choice(pair).exchange()
    joined(*pair)
    with Workbook(pair[0].path, coder="", read_only=True) as book:
        text = book.text_of("s")
        assert all(text.quote(one.start, one.end) == one.quote for one in book.codings())
