"""Texts that two analysts corrected apart: what gives way is in the list, speakers stay."""

from __future__ import annotations

from dataclasses import replace

import pytest

from labeval.coding.edits import Change, removed
from labeval.coding.joining import REMOVED
from labeval.coding.texts import editing
from labeval.jobs.coding.set_aside import Decision, decide, undecided
from labeval.store.workbook.sharing import forget_set_aside
from tests.support.sharing import SharingAnalyst as Analyst
from tests.support.sharing import joined


def texts(analyst: Analyst) -> list[tuple[str, str]]:
    """Speaker and text of each passage."""
    return [(passage.speaker, passage.text) for passage in analyst.passages()]


def split(analyst: Analyst, passage: str, offset: int) -> str:
    """Split a passage; returns the id of the second part."""
    with analyst.open() as book:
        known = {p.id for p in book.passages("s")}
        book.do("split", editing.split_passage(book.text_of("s"), passage, offset))
        (new,) = {p.id for p in book.passages("s")} - known
        return new


def say(analyst: Analyst, passage: str, speaker: str) -> None:
    """Set who speaks."""
    with analyst.open() as book:
        book.do("speaker", editing.assign_speaker(book.text_of("s"), [passage], speaker))


def change(analyst: Analyst, passage: str, **values: object) -> None:
    """Change fields of a passage, as what reads recordings and records does."""
    (row,) = [p for p in analyst.passages() if p.id == passage]
    analyst.do([Change(row, replace(row, **values))])  # type: ignore[arg-type]


def take_all_of_mine(analyst: Analyst) -> Decision:
    """Decide for all that was set aside."""
    with analyst.open() as book:
        return take_mine(analyst, *(line.key[1] for line in undecided(book)))


def take_mine(analyst: Analyst, *rows: str) -> Decision:
    """Decide for what was set aside of these rows, as the window does."""
    with analyst.open() as book:
        shown = [line for line in undecided(book) if line.key[1] in rows]
        decision = decide(book, shown, [one.key for one in shown])
        if decision.changes:
            book.do("decide", decision.changes)
        forget_set_aside(book.connection, decision.decided)
        return decision


def test_the_speaker_of_a_split_off_piece_is_set_aside_and_can_be_taken(pair) -> None:
    one, two = pair
    one.retype("s.p0", "It is very clear.")
    say(two, "s.p0", "Anna")
    piece = split(two, "s.p0", 6)
    say(two, piece, "Carl")
    one.exchange()
    joined(one, two)
    assert texts(one)[0] == ("Anna", "It is very clear.")
    aside = [(row, fields, mine.speaker) for row, fields, mine in two.undecided()]
    assert (piece, ("speaker",), "Carl") in aside
    take_mine(two, piece)
    joined(two, one)
    assert texts(one)[:2] == [("Anna", "It is very"), ("Carl", "clear.")]


def test_a_disputed_speaker_leaves_the_words_that_were_corrected_here(pair) -> None:
    one, two = pair
    say(one, "s.p0", "Anna")
    say(two, "s.p0", "Bert")
    two.retype("s.p1", "Two says clear.")
    one.exchange()
    joined(one, two)
    assert texts(one) == texts(two)
    assert texts(one)[0][0] == "Anna" and texts(one)[1][1] == "Two says clear."
    assert [(row, fields) for row, fields, _ in two.undecided()] == [("s.p0", ("speaker",))]


def test_a_piece_whose_speaker_nobody_changed_is_nothing_to_decide(pair) -> None:
    one, two = pair
    one.retype("s.p0", "It is very clear.")
    say(one, "s.p0", "Anna")
    piece = split(two, "s.p0", 6)
    one.exchange()
    joined(one, two)
    assert texts(two)[0] == ("Anna", "It is very clear.")
    assert piece not in [row for row, _, _ in two.undecided()]


def test_a_piece_whose_words_are_gone_is_in_the_list_and_comes_back(pair) -> None:
    one, two = pair
    one.retype("s.p0", "It was dark.")
    piece = split(two, "s.p0", 6)
    say(two, piece, "Carl")
    one.exchange()
    joined(one, two)
    with two.open() as book:
        (line,) = [one for one in undecided(book) if one.key[1] == piece]
    assert (line.here, line.there) == ("", "clear.")
    take_all_of_mine(two)
    joined(two, one)
    assert ("Carl", "clear.") in texts(one)


def test_the_whole_text_as_it_was_here_comes_back_with_its_pieces(pair) -> None:
    one, two = pair
    one.retype("s.p0", "It is very clear.")
    piece = split(two, "s.p0", 6)
    say(two, piece, "Carl")
    wanted = texts(two)
    one.exchange()
    joined(one, two)
    take_all_of_mine(two)
    joined(two, one)
    assert texts(one) == texts(two) == wanted and two.undecided() == []


def test_a_piece_of_a_text_that_all_have_removed_is_decided(pair) -> None:
    one, two = pair
    one.retype("s.p0", "It was dark.")
    say(two, split(two, "s.p0", 6), "Carl")
    one.exchange()
    joined(one, two)
    with one.open() as book:
        (source,) = [source for source in book.sources() if source.id == "s"]
        changes = [removed(coding) for coding in book.codings() if coding.source == "s"]
        changes += [removed(passage) for passage in book.passages("s")]
        book.do("remove", [*changes, removed(source)])
    joined(one, two)
    assert take_all_of_mine(two).changes == [] and two.undecided() == []


def test_the_place_in_the_session_that_was_changed_here_stays(pair) -> None:
    one, two = pair
    (first, *_) = two.passages()
    moved = replace(first.where, session_ms=4711)
    one.retype("s.p0", "It is very clear.")
    split(two, "s.p0", 6)
    change(two, "s.p0", where=moved)
    one.exchange()
    joined(one, two)
    assert one.passages()[0].where == two.passages()[0].where == moved
    assert one.passages()[0].text == "It is very clear."


@pytest.mark.parametrize("first", ["joins", "corrects"])
def test_a_passage_that_one_removed_and_the_other_corrected_is_not_lost(pair, first: str) -> None:
    joins, corrects = pair
    before = texts(joins)
    with joins.open() as book:
        book.do("join", editing.join_passages(book.text_of("s"), "s.p0"))
    corrects.retype("s.p1", "The second text says nothing.")
    (joins if first == "joins" else corrects).exchange()
    joined(joins, corrects)
    if first == "joins":
        assert before[1][1] in texts(joins)[0][1] and len(texts(joins)) == len(before) - 1
        fields = [names for row, names, _ in corrects.undecided() if row == "s.p1"]
        assert sorted(fields) == [(REMOVED,), ("text",)]
        take_all_of_mine(corrects)
        joined(corrects, joins)
        assert ("", "The second text says nothing.") in [("", t) for _, t in texts(joins)]
    else:
        assert [t for _, t in texts(joins)][:2] == [before[0][1], "The second text says nothing."]


def test_text_and_speaker_that_both_changed_are_decided_together(pair) -> None:
    one, two = pair
    one.retype("s.p0", "It is very clear.")
    say(one, "s.p0", "Anna")
    two.retype("s.p0", "It is dark.")
    say(two, "s.p0", "Bert")
    one.exchange()
    joined(one, two)
    assert texts(two)[0] == ("Anna", "It is very clear.")
    ((row, fields, mine),) = two.undecided()
    assert (row, fields) == ("s.p0", ("text", "speaker"))
    assert (mine.text, mine.speaker) == ("It is dark.", "Bert")
    take_all_of_mine(two)
    joined(two, one)
    assert texts(one)[0] == ("Bert", "It is dark.") and one.undecided() == two.undecided() == []


@pytest.mark.parametrize("first", ["person", "voice"])
def test_a_speaker_set_by_a_person_counts_wherever_a_voice_was_learnt(pair, first: str) -> None:
    person, voice = pair
    say(person, "s.p0", "Anna")
    person.retype("s.p0", "It is very clear.")
    change(voice, "s.p0", speaker="Voice 1", speaker_probability=0.9)
    voice.retype("s.p0", "It is dark.")
    change(voice, "s.p1", speaker="Voice 2", speaker_probability=0.8)
    (person if first == "person" else voice).exchange()
    joined(person, voice)
    for analyst in pair:
        found = [(p.speaker, p.speaker_probability) for p in analyst.passages()][:2]
        assert found == [("Anna", None), ("Voice 2", 0.8)]
    late = voice if first == "person" else person
    assert [fields for _, fields, _ in late.undecided()] == [("text",)]
