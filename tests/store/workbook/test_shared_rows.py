"""Rows that two analysts changed apart: the same on all sides, and nothing lost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from labeval.coding.edits import Change, removed
from labeval.coding.joining import join
from labeval.coding.rows import Code, Passage
from labeval.coding.texts import editing
from labeval.store.workbook.repairs import RowsNeeded
from labeval.store.workbook.sharing import position_of
from labeval.store.workbook.taking_entries import TakenEntries, take_entries
from tests.support.sharing import ListedHub, joined
from tests.support.sharing import SharingAnalyst as Analyst


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
    assert two.exchange() == TakenEntries(1, 1)
    joined(one, two)
    with one.open() as book:
        (found,) = [c for c in book.codes() if c.id == code.id]
    assert (found.name, found.example) == ("Of the first", "kept")
    assert one.undecided() == []
    ((row, fields, mine),) = two.undecided()
    assert (row, fields, mine.name) == (code.id, ("name",), "Of the second")  # type: ignore[attr-defined]


@pytest.mark.parametrize("first", ["who removed it", "who uses it"])
def test_a_code_that_another_uses_comes_back(pair, first: str) -> None:
    one, two = pair
    with one.open() as book:
        code = next(c for c in book.codes() if c.id == "d")
    one.do([removed(code)])
    id = two.code_words("s.p0", 0, 5, code="d")
    for analyst in (one, two) if first == "who removed it" else (two, one):
        analyst.exchange()
    joined(one, two)
    assert one.coding(id) is not None
    with one.open() as book:
        assert code in book.codes()


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
    late = (codes, corrects)[first].exchange()
    assert isinstance(late, TakenEntries) and late.set_aside == 1
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


def test_two_workbooks_that_were_made_apart_become_one(tmp_path: Path) -> None:
    hub = ListedHub()
    one, two = (
        hub.analyst(tmp_path / code / "w.sqlite", code, first=True) for code in ("A1", "A2")
    )
    first, second = one.code_words("s.p0", 0, 5), two.code_words("s.p1", 0, 5)
    joined(one, two)
    assert one.coding(second) is not None and two.coding(first) is not None
    assert one.undecided() == two.undecided() == []


def test_a_disputed_speaker_or_text_leaves_other_speakers_as_they_were_set(pair) -> None:
    def assign(analyst: Analyst, passages: Sequence[str], name: str) -> None:
        with analyst.open() as workbook:
            changes = editing.assign_speaker(workbook.text_of("s"), passages, name)
            workbook.do("speaker", changes)

    def speakers(analyst: Analyst) -> list[str]:
        with analyst.open() as workbook:
            return [passage.speaker for passage in workbook.text_of("s").passages]

    one, two = pair
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


def test_only_rows_that_were_removed_here_are_asked_of_the_hub(pair) -> None:
    one, two = pair
    with one.open() as book:
        first, second = book.codes()
    one.do([Change(first, replace(first, definition="of the first"))])
    one.exchange()
    two.do([Change(second, replace(second, definition="of the second"))])
    with two.open() as book:
        position = position_of(book.connection)
        entries = two.hub.entries[position.seq :]
        found = take_entries(book, position, entries, {first.id: first})
        assert found == TakenEntries(1)
    one.do([Change(second, replace(second, example="later"))])
    one.exchange()
    two.do([removed(next(code for code in two_codes(two) if code.id == first.id))])
    with two.open() as book:
        position = position_of(book.connection)
        entries = two.hub.entries[position.seq :]
        with pytest.raises(RowsNeeded) as needed:
            take_entries(book, position, entries, {second.id: second})
        assert needed.value.ids == {first.id}


def two_codes(analyst: Analyst) -> list[Code]:
    with analyst.open() as book:
        return book.codes()


def test_what_both_did_alike_is_not_sent_again(pair) -> None:
    one, two = pair
    with one.open() as book:
        first, second = book.codes()[:2]
    for analyst in pair:
        analyst.do([Change(first, replace(first, definition="the same"))])
    two.do([Change(second, replace(second, example="of the second"))])
    one.exchange()
    sent = len(one.hub.entries)
    two.exchange()
    (entry,) = one.hub.entries[sent:]
    assert [row.row for row in entry.rows] == [second.id]
    two.exchange(), one.exchange()
    assert len(one.hub.entries) == sent + 1
    joined(one, two)
