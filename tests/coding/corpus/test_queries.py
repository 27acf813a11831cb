from __future__ import annotations

import pytest

from labeval.coding.corpus.filtering import Filter
from labeval.coding.corpus.queries import (
    And,
    Coded,
    Fact,
    FollowedBy,
    Inside,
    Near,
    Not,
    Or,
    Query,
    Without,
    Worded,
    ask,
)
from labeval.coding.rows import Where
from tests.support.coding.coded_texts import coding, corpus

TEXTS = {
    "p1-a": [
        ("x" * 20, Where(method="ab", value="tie")),
        ("y" * 20, Where(method="dqe")),
        "z" * 20,
    ],
    "p2-a": ["w" * 20],
}
MADE = corpus(
    TEXTS,
    [
        coding("p1-a", "a", "k", (0, 0), (0, 10)),
        coding("p1-a", "b", "k", (0, 5), (0, 15)),
        coding("p1-a", "a", "m", (1, 0), (1, 4)),
        coding("p1-a", "b", "k", (2, 2), (2, 6)),
        coding("p2-a", "a", "k", (0, 2), (0, 4)),
        coding("p2-a", "b", "m", (0, 0), (0, 9)),
    ],
)
A, B = Coded(frozenset("a")), Coded(frozenset("b"))
TIE = Fact("answer", frozenset({"tie"}))


def found(query: Query, filter: Filter | None = None) -> list[tuple[str, int, int]]:
    return [(hit.source[:2], *hit.span) for hit in ask(MADE, query, filter or Filter())]


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        (A, [("p1", 0, 10), ("p1", 20, 24), ("p2", 2, 4)]),
        (Coded(frozenset("a"), frozenset("m")), [("p1", 20, 24)]),
        (And(A, B), [("p1", 5, 10), ("p2", 2, 4)]),
        (Or(A, B), [("p1", 0, 15), ("p1", 20, 24), ("p1", 42, 46), ("p2", 0, 9)]),
        (Not(A), [("p1", 40, 60)]),
        (Not(Or(A, B)), []),
        (Without(A, B), [("p1", 20, 24)]),
        (Inside(A, B), [("p2", 2, 4)]),
        (Inside(B, A), []),
        (Near(A, B, 0), [("p1", 0, 10), ("p2", 2, 4)]),
        (Near(A, B, 5), [("p1", 0, 10), ("p1", 20, 24), ("p2", 2, 4)]),
        (Near(B, A, 1, "passages"), [("p1", 5, 15), ("p1", 42, 46), ("p2", 0, 9)]),
        (FollowedBy(A, B, 0), [("p1", 0, 10)]),
        (FollowedBy(A, B, 18), [("p1", 0, 10), ("p1", 20, 24)]),
        (FollowedBy(B, A, 0, "passages"), [("p2", 0, 9)]),
        (And(A, Not(B)), [("p1", 20, 24)]),
        (Or(A, TIE), [("p1", 0, 20), ("p1", 20, 24), ("p2", 2, 4)]),
        (Or(TIE, A), [("p1", 0, 20), ("p1", 20, 24), ("p2", 2, 4)]),
        (And(B, TIE), [("p1", 5, 15)]),
        (And(TIE, B), [("p1", 5, 15)]),
    ],
)
def test_a_query_finds(query: Query, expected: list[tuple[str, int, int]]) -> None:
    assert found(query) == expected


def test_a_query_is_asked_where_the_filter_lets_it() -> None:
    assert found(A, Filter(participants=frozenset({"p2"}))) == [("p2", 2, 4)]
    assert found(A, Filter(values=frozenset({"tie"}))) == [("p1", 0, 10)]
    assert found(And(A, B), Filter(coders=frozenset("k"))) == [("p1", 5, 10)]


SPOKEN = corpus({"p1-a": ["The weg, a Weg.", "Umweg  ins  Weg"]}, [])


@pytest.mark.parametrize(
    ("term", "whole", "places"),
    [
        ("weg", False, [(4, 7), (11, 14), (17, 20), (27, 30)]),
        ("WEG", True, [(4, 7), (11, 14), (27, 30)]),
        (" ins   weg ", True, [(22, 30)]),
        ("a weg.", False, [(9, 15)]),
        (".", False, [(14, 15)]),
        ("weg. umweg", False, []),
        ("*weg", True, [(4, 7), (11, 14), (15, 20), (27, 30)]),
        ("*", True, []),
        ("", False, []),
        ("  ", True, []),
    ],
)
def test_words_are_found_whatever_their_case_and_the_space_between_them(term, whole, places):
    hits = ask(SPOKEN, Worded(term, whole_words=whole), Filter())
    assert [tuple(hit.span) for hit in hits] == places
