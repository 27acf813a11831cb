"""Facts of passages: what each field reads, and how values are compared."""

from __future__ import annotations

import operator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labeval.coding.attributes import Attributes
from labeval.coding.corpus.corpus import Corpus
from labeval.coding.corpus.facts import FIELDS, NUMBERS, Facts, attribute_field, attribute_of
from labeval.coding.rows import Attribute, Passage, Source, Where

WHERE = Where(
    *("page 1", "step 1", "block 1", "dqe", ("t1", "t2"), ("X", "Y"), "q1", "clarity", "4")
)
SOURCE = Source(
    "s1", "comments", "First", "P1", condition="B", group="g", language="de", folder="Round 1",
    cases=(("S2", "P2"),),
)  # fmt: skip
PASSAGES = [
    Passage("s1.0", "s1", 0.0, "Text", "S1", where=WHERE),
    Passage("s1.1", "s1", 1.0, "More", "S2"),
]
ATTRIBUTES = [
    Attribute("1", "participant", "P1", "age", "31"),
    Attribute("2", "participant", "P2", "age", "9"),
]
FACTS = Facts(Corpus([SOURCE], {"s1": PASSAGES}, [], [], attributes=Attributes(ATTRIBUTES)))
EXPECTED = {
    "participant": (("P1",), ("P2",)), "speaker": (("S1",), ("S2",)), "step": (("step 1",), ()),
    "page": (("page 1",), ()), "method": (("dqe",), ()), "item": (("t1", "t2"), ()),
    "system": (("X", "Y"), ()), "question": (("q1",), ()), "criterion": (("clarity",), ()),
    "answer": (("4",), ()), "source": (("s1",),) * 2, "kind": (("comments",),) * 2,
    "folder": (("Round 1",),) * 2, "condition": (("B",),) * 2, "group": (("g",),) * 2,
    "language": (("de",),) * 2, attribute_field("age"): (("31",), ("9",)),
    attribute_field("place"): ((), ()),
}  # fmt: skip


def test_each_field_reads_its_own_fact():
    assert set(FIELDS) == {name for name in EXPECTED if not attribute_of(name)}
    for name, expected in EXPECTED.items():
        assert tuple(FACTS.of(SOURCE, each, name) for each in PASSAGES) == expected, name


@pytest.mark.parametrize("name", EXPECTED)
def test_a_value_finds_the_passages_that_have_it(name):
    for value in {one for values in EXPECTED[name] for one in values}:
        having = {n for n, values in enumerate(EXPECTED[name]) if value in values}
        assert FACTS.passages(SOURCE, name, frozenset({value, "none"}), "is") == having
    assert not FACTS.passages(SOURCE, name, frozenset({"none"}), "is")


def test_the_values_of_a_field_are_each_there_once_numbers_by_size():
    texts = ["10", "9", "b", "9,5", "", "a", "9"]
    passages = [
        Passage(f"s1.{n}", "s1", float(n), "x", where=Where(value=text))
        for n, text in enumerate(texts)
    ]
    found = Facts(Corpus([SOURCE], {"s1": passages}, [], []))
    assert found.values("answer") == ["9", "9,5", "10", "a", "b"]
    assert found.values("system") == []
    assert FACTS.values(attribute_field("age")) == ["9", "31"]


def holding(text: str, values: set[str], compare) -> bool:
    passage = Passage("s1.0", "s1", 0.0, "x", where=Where(value=text))
    made = Facts(Corpus([SOURCE], {"s1": [passage]}, [], []))
    return bool(made.passages(SOURCE, "answer", frozenset(values), compare))


@pytest.mark.parametrize(
    ("text", "values", "holds"),
    [
        ("The Weg", {"weg"}, True),
        ("the weg", {"x", "WEG"}, True),
        ("straße", {"STRASSE"}, True),
        ("weg", {"weg!"}, False),
        ("weg", {""}, False),
        ("", {"a"}, False),
    ],
)
def test_a_value_holds_what_is_inside_it_whatever_its_case(text, values, holds):
    assert holding(text, values, "contains") is holds


def test_a_whole_value_is_equal_and_its_part_is_not():
    assert holding("weg", {"weg"}, "is")
    assert not holding("weg", {"we"}, "is")
    assert not holding("Weg", {"weg"}, "is")


COMPARED = {
    "below": operator.lt, "at_most": operator.le, "at_least": operator.ge, "above": operator.gt,
}  # fmt: skip


@given(st.integers(-3, 3), st.integers(-3, 3), st.sampled_from(sorted(COMPARED)))
def test_numbers_are_compared_by_size(one, other, compare):
    assert holding(f"{one},0", {str(other)}, compare) is COMPARED[compare](one, other)


@pytest.mark.parametrize("compare", NUMBERS)
def test_what_is_no_number_is_neither_above_nor_below(compare):
    assert not holding("many", {"3"}, compare)
    assert not holding("3", {"many"}, compare)
    assert not holding("", {"3"}, compare)


def test_a_source_without_passages_has_none_that_fit():
    empty = Facts(Corpus([SOURCE], {}, [], []))
    assert empty.passages(SOURCE, "kind", frozenset({"comments"}), "is") == frozenset()
