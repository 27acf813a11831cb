"""Values at the edge of a rule, each of which a changed comparison or number would move."""

from __future__ import annotations

from math import nextafter

import pytest

from labeval.coding.coders.disputes import AGREED, agreements, take_agreements
from labeval.coding.codes.codebook import joined
from labeval.coding.codes.marking import code_in_vivo, whole_end, whole_start
from labeval.coding.corpus.corpus import Corpus
from labeval.coding.corpus.counts import frequencies
from labeval.coding.edits import Edit, added
from labeval.coding.rows import Anchor, Code, Coding, Passage
from labeval.coding.spans import Span, union
from labeval.coding.texts.editing import split_passage
from labeval.coding.texts.source_text import SourceText
from tests.support.coding.coded_texts import coding, corpus

TREE = [Code("top", "Top", codable=False), Code("a", "A", parent="top"), Code("b", "B", place=1)]


def passages_after(text: SourceText, passage: str, offset: int) -> list[Passage]:
    return list(text.after(split_passage(text, passage, offset)).passages)


def test_two_notes_are_joined_line_by_line_and_one_note_stays() -> None:
    assert joined("one\ntwo", "two\nthree") == "one\ntwo\nthree"
    assert joined("", "x\nx") == "x\nx"
    assert joined("x\nx", "") == "x\nx"


def test_an_end_where_the_only_passage_is_over_stays_there() -> None:
    text = SourceText([Passage("p", "s", 1.0, "four")])
    for offset in (0, 4):
        ends = Anchor("p", offset), Anchor("p", offset)
        assert text.tidy(*ends) == ends


def test_a_mark_at_the_beginning_of_a_text_belongs_to_nothing_before_it() -> None:
    assert whole_start("\u0301a", 0) == 0
    assert whole_start("a\u0301b", 1) == 0
    assert whole_end("\u0301a", 0) == 0


@pytest.mark.parametrize(("letters", "shown"), [(60, "x" * 60), (61, "x" * 59 + "…")])
def test_an_in_vivo_name_has_sixty_characters_at_most(letters: int, shown: str) -> None:
    text = SourceText([Passage("p", "s", 1.0, "x" * letters)])
    made, _ = code_in_vivo(text, Anchor("p", 0), Anchor("p", letters), codes=(), coder="me")
    assert isinstance(made.after, Code)
    assert made.after.name == shown


def test_a_passage_without_words_is_cut_at_its_share_of_the_time() -> None:
    text = SourceText([Passage("p", "s", 1.0, "abcd efghij", "", 1000, 2100)])
    first, second = passages_after(text, "p", 4)
    assert (first.start_ms, first.end_ms) == (1000, 1400)
    assert (second.start_ms, second.end_ms) == (1400, 2100)


def test_passages_move_on_where_no_number_is_left_between_two() -> None:
    above = nextafter(1.0, 2.0)
    places = above, nextafter(above, 2.0)
    text = SourceText(Passage(f"p{n}", "s", place, "a b") for n, place in enumerate(places))
    found = passages_after(text, "p0", 1)
    assert [passage.text for passage in found] == ["a", "b", "a b"]
    assert len({passage.place for passage in found}) == 3


def test_codes_come_as_the_tree_reads_with_their_depth() -> None:
    found = corpus({"p1-a": ["x"]}, [], TREE).in_order()
    assert [(depth, code.id) for depth, code in found] == [(0, "top"), (1, "a"), (0, "b")]


def test_a_category_counts_the_segments_of_its_codes_only_where_that_is_asked_for() -> None:
    made = corpus({"p1-a": ["one two"]}, [coding("p1-a", "a", "k", (0, 0), (0, 3))], TREE)
    alone = {row.code: row.segments for row in frequencies(made, "participant")}
    below = {row.code: row.segments for row in frequencies(made, "participant", with_children=True)}
    assert (alone["top"], below["top"]) == (0, 1)


def test_a_new_edit_is_not_undone() -> None:
    change = added(Code("a", "A"))
    assert Edit(1, "me", "", "Add a code", [change]).applied == [change]


def test_nothing_is_a_span_without_characters() -> None:
    assert union([Span(3, 3), Span(5, 7), Span(7, 8)]) == [Span(5, 8)]


def test_what_is_agreed_on_already_does_not_keep_the_rest_from_being_taken() -> None:
    both = [
        coding("p1-a", code, coder, (0, 0), (0, 3)) for code in ("a", "b") for coder in ("k", "m")
    ]
    made = corpus({"p1-a": ["one two"]}, both)
    found = agreements(made, ["k", "m"], ["p1-a"])
    first = [
        change.after
        for change in take_agreements(made, found[:1])
        if isinstance(change.after, Coding)
    ]
    again = Corpus(
        *(made.sources.values(), {"p1-a": made.layouts["p1-a"].passages}, made.codes.values()),
        *([*made.codings, *first], [*made.coders.values(), AGREED]),
    )
    taken = [change.after for change in take_agreements(again, found)]
    assert [c.code for c in taken if isinstance(c, Coding)] == ["b"]
