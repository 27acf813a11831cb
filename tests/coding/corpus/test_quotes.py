"""Quotes for a code: who may be quoted, and which come first."""

from __future__ import annotations

from dataclasses import replace

import pytest

from labeval.coding.corpus.corpus import CorpusSegment
from labeval.coding.corpus.filtering import Filter
from labeval.coding.corpus.quotes import best_quotes
from labeval.coding.rows import Anchor, Coding, Passage, Source, Where
from labeval.coding.spans import Span

LONG = "a quote of seven words is read"


def segment(
    id: str,
    participant: str,
    quote: str = LONG,
    *,
    agreed: bool = True,
    speaker: str = "",
    **coding: object,
) -> CorpusSegment:
    passage = Passage("p", participant, 0.0, quote, speaker)
    anchors = Anchor("p", 0), Anchor("p", len(quote))
    row = Coding(id, participant, "c", "A", *anchors, f"{quote} {id}", "2026-01-05", **coding)
    source = Source(participant, "comments", "First", participant, quotable=agreed)
    return CorpusSegment(row, source, passage, Span(0, len(quote)))


def chosen(*segments: CorpusSegment, most: int = 9) -> list[str]:
    return [found.coding.id for found in best_quotes(segments, most)]


def test_what_is_marked_quotable_is_first_then_weight_then_a_good_length():
    plain, heavy = segment("plain", "P1"), segment("heavy", "P2", weight=-3.0)
    marked, short = segment("marked", "P3", quotable=True), segment("short", "P0", "yes")
    assert chosen(short, plain, heavy, marked) == ["marked", "heavy", "plain", "short"]
    assert chosen(short, plain, heavy, marked, most=2) == ["marked", "heavy"]


def test_each_participant_comes_once_before_anybody_comes_twice():
    found = chosen(segment("a", "P1"), segment("b", "P1"), segment("c", "P2"))
    assert found == ["a", "c", "b"]


@pytest.mark.parametrize("speaker", ["interviewer", "supervisor"])
def test_whoever_asks_is_not_quoted_as_if_a_participant_had_said_it(speaker):
    asked = segment("asked", "P1", speaker=speaker, quotable=True)
    assert asked.case == ""
    assert chosen(asked, segment("said", "P1", speaker="participant")) == ["said"]
    group = replace(asked.source, cases=((speaker, "P7"),))
    assert chosen(replace(asked, source=group)) == ["asked"], "who is a participant is"


def test_who_did_not_agree_is_not_quoted():
    assert chosen(segment("a", "P1", agreed=False), segment("b", "P2")) == ["b"]


def test_of_several_systems_of_a_passage_one_is_enough_for_a_filter():
    both = Passage("p", "s", 0.0, LONG, where=Where(systems=("W", "X"), items=("m1", "m2")))
    admits = {
        name: Filter(systems=frozenset(name)).admits_passage(both) for name in ("W", "XY", "Y", "")
    }
    assert admits == {"W": True, "XY": True, "Y": False, "": True}


def test_six_words_say_enough_and_any_weight_comes_before_none():
    six, five = segment("six", "P2", "one two three four five"), segment("five", "P1", "a b c d")
    assert chosen(five, six) == ["six", "five"]
    assert chosen(segment("none", "P1"), segment("half", "P2", weight=0.5)) == ["half", "none"]


def test_three_quotes_are_enough_where_nothing_else_is_asked():
    given = [segment(name, name) for name in "abcd"]
    assert [found.coding.id for found in best_quotes(given)] == ["a", "b", "c"]


def test_forty_five_words_are_still_read_and_a_text_is_quoted_once():
    words = " ".join(["w"] * 44)  # with the id, 45
    long, longer = segment("long", "P2", words), segment("longer", "P1", f"{words} w")
    assert chosen(longer, long) == ["long", "longer"]
    assert chosen(segment("a", "P1"), segment("a", "P2")) == ["a"]
