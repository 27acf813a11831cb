"""Queries that are put together from conditions find what their words promise."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labeval.coding.attributes import Attributes
from labeval.coding.corpus.conditions import (
    EMPTY,
    Condition,
    Group,
    appended,
    as_text,
    deleting,
    from_text,
    part_at,
    query_of,
    replaced,
    saved_queries,
    saving,
)
from labeval.coding.corpus.corpus import Corpus
from labeval.coding.corpus.facts import attribute_field
from labeval.coding.corpus.queries import ask
from labeval.coding.rows import Attribute, Where
from tests.support.coding.coded_texts import coding, corpus

CORRECT = {"criterion": "correctness", "method": "dqe"}
BASE = corpus(
    {
        "p1-a": [
            ("I am lost here.", Where(value="2", **CORRECT)),
            ("Now it is clear.", Where(value="4", **CORRECT)),
            ("Lost again, I trust it.", Where(value="1", criterion="style")),
        ],
        "p2-a": [("lost, and lost", Where(value="2", **CORRECT)), ("clear", Where())],
    },
    [
        coding("p1-a", "confusion", "k", (0, 0), (0, 9)),
        coding("p1-a", "confusion", "k", (2, 0), (2, 4)),
        coding("p1-a", "trust", "m", (2, 12), (2, 19)),
        coding("p2-a", "confusion", "k", (0, 0), (0, 4)),
        coding("p2-a", "trust", "k", (1, 0), (1, 5)),
    ],
)
ROWS = [
    Attribute("1", "participant", "p1", "background", "none"),
    Attribute("2", "participant", "p2", "background", "linguist"),
    Attribute("3", "participant", "p2", "age", "42"),
]
MADE = Corpus(
    *(BASE.sources.values(), {id: at.passages for id, at in BASE.layouts.items()}),
    *(BASE.codes.values(), BASE.codings, BASE.coders.values(), Attributes(ROWS)),
)
THEMES = {"t": ("trust",), "none": ()}
CONFUSION, TRUST = Condition("code", ("confusion",)), Condition("code", ("trust",))
BELOW = Condition("answer", ("3",), "below")
ON = Condition("criterion", ("correctness",))


def found(group: Group) -> list[str]:
    query = query_of(group, MADE, THEMES)
    hits = ask(MADE, query) if query is not None else []
    return [f"{hit.source[:2]}: {MADE.layouts[hit.source].text(hit.span)}" for hit in hits]


@pytest.mark.parametrize(
    ("group", "expected"),
    [
        (Group((CONFUSION,)), ["p1: I am lost", "p1: Lost", "p2: lost"]),
        (Group((CONFUSION, ON, BELOW)), ["p1: I am lost", "p2: lost"]),
        (
            Group((CONFUSION, ON, BELOW, Condition(attribute_field("background"), ("none",)))),
            ["p1: I am lost"],
        ),
        (Group((ON, BELOW)), ["p1: I am lost here.", "p2: lost, and lost"]),
        (
            Group((ON, Condition("answer", ("3",), "below", negated=True))),
            ["p1: Now it is clear."],
        ),
        (
            Group((Condition("words", ("lost",)),)),
            [
                *("p1: lost", "p1: Lost", "p2: lost", "p2: lost"),
            ],
        ),
        (Group((CONFUSION, Condition("words", ("lost",)))), ["p1: lost", "p1: Lost", "p2: lost"]),
        (Group((Condition("words", ("lea",), "contains"),)), ["p1: lea", "p2: lea"]),
        (Group((Condition("theme", ("t",)),)), ["p1: I trust", "p2: clear"]),
        (Group((Condition("theme", ("none",)),)), []),
        (Group((Condition("coder", ("m",)),)), ["p1: I trust"]),
        (Group((Condition(attribute_field("age"), ("40",), "at_least"), TRUST)), ["p2: clear"]),
        (
            Group((CONFUSION, Group((TRUST,), relation="near", within="0 passages"))),
            ["p1: Lost"],
        ),
        (
            Group((CONFUSION, Group((TRUST,), relation="followed", within="1 passages"))),
            ["p1: Lost", "p2: lost"],
        ),
        (
            Group((TRUST, Group((CONFUSION,), relation="preceded", within="0 passages"))),
            ["p1: I trust"],
        ),
        (
            Group((CONFUSION, Group((TRUST,), relation="near", within="1 passages", negated=True))),
            ["p1: I am lost"],
        ),
        (
            Group((CONFUSION, TRUST), any=True),
            ["p1: I am lost", "p1: Lost", "p1: I trust", "p2: lost", "p2: clear"],
        ),
        (
            Group((Group((CONFUSION, TRUST), any=True), Condition("participant", ("p2",)))),
            ["p2: lost", "p2: clear"],
        ),
        (Group((CONFUSION, Group((ON,), negated=True))), ["p1: Lost"]),
        (Group((CONFUSION, Condition("words", ("am",), negated=True))), ["p1: Lost", "p2: lost"]),
        (Group((CONFUSION, Condition("words", ("lost",), negated=True))), []),
        (
            Group(
                (
                    CONFUSION,
                    Condition("words", ("am",), negated=True),
                    Condition("criterion", ("correctness",), negated=True),
                )
            ),
            ["p1: Lost"],
        ),
        (
            Group((Condition("code", ("confusion",), negated=True),)),
            [
                *("p1: Now it is clear.", "p2: clear"),
            ],
        ),
        (EMPTY, []),
        (Group((CONFUSION, Condition("speaker"))), ["p1: I am lost", "p1: Lost", "p2: lost"]),
        (
            Group((CONFUSION, Group((Condition("words", ("here",)),), relation="inside"))),
            [],
        ),
        (
            Group((Condition("words", ("lost",)), Group((CONFUSION,), relation="inside"))),
            ["p1: lost", "p1: Lost", "p2: lost"],
        ),
    ],
)
def test_conditions_find(group: Group, expected: list[str]) -> None:
    assert found(group) == expected
    assert from_text(as_text(group)) == group


@st.composite
def groups(draw: st.DrawFn, depth: int = 0) -> Group:
    part = st.builds(
        Condition,
        st.sampled_from(["code", "words", "speaker", "answer", attribute_field("age")]),
        st.lists(st.sampled_from(["confusion", "lost", "3", "participant"]), max_size=2).map(tuple),
        st.sampled_from(["is", "contains", "below", "above"]),
        st.booleans(),
    )
    inner = st.one_of(part, groups(depth=depth + 1)) if depth < 3 else part
    return Group(
        tuple(draw(st.lists(inner, max_size=3))),
        draw(st.booleans()),
        draw(st.booleans()),
        draw(st.sampled_from(["", "near", "followed", "preceded", "overlapping", "inside"])),
        draw(st.sampled_from(["0 passages", "50 characters"])),
    )


@given(groups())
def test_any_nesting_can_be_asked_saved_and_read_again(group: Group) -> None:
    assert from_text(as_text(group)) == group
    query = query_of(group, MADE, THEMES)
    hits = ask(MADE, query) if query is not None else []
    assert len(hits) == len(set(hits))
    assert all(0 <= h.span.start < h.span.end <= MADE.layouts[h.source].length for h in hits)


@pytest.mark.parametrize(
    "text",
    [
        *("", "[]", "{}", '{"parts": 3}', as_text(EMPTY).replace("code", "?")),
        as_text(EMPTY).replace('"is"', '"like"'),
        as_text(Group((CONFUSION,), relation="near")).replace('"near"', '"beside"'),
    ],
)
def test_what_is_no_query_is_none(text: str) -> None:
    assert from_text(text) is None


def test_parts_are_replaced_added_and_taken_away_where_they_are() -> None:
    group = Group((CONFUSION, Group((TRUST,))))
    assert part_at(group, (1, 0)) == TRUST
    assert replaced(group, (1, 0), ON) == Group((CONFUSION, Group((ON,))))
    assert replaced(group, (0,), None) == Group((Group((TRUST,)),))
    assert appended(group, (1,), ON) == Group((CONFUSION, Group((TRUST, ON))))
    assert replaced(group, (), None) == EMPTY


def test_a_query_is_saved_by_its_name_changed_and_deleted() -> None:
    (first,) = saving([], "Lost", Group((CONFUSION,)), "k")
    memos = [first.after]
    (second,) = saving(memos, "Lost", Group((TRUST,)), "m")
    assert second.before == first.after and second.after.coder == "m"
    assert saved_queries([second.after]) == {"Lost": Group((TRUST,))}
    assert saving([second.after], "Lost", Group((TRUST,)), "k") == []
    (gone,) = deleting([second.after], "Lost")
    assert gone.after is None and deleting([], "Lost") == []


def nested(depth: int) -> Group:
    group = Group((CONFUSION,))
    for _ in range(depth):
        group = Group((group,))
    return group


def test_a_query_of_twelve_levels_is_read_again_and_a_deeper_one_is_none() -> None:
    for depth in (0, 1, 12):
        assert from_text(as_text(nested(depth))) == nested(depth)
    assert from_text(as_text(nested(13))) is None


@pytest.mark.parametrize("within", ["-1 characters", "1 words", "1", "x passages"])
def test_a_distance_that_is_none_is_no_query(within: str) -> None:
    known = as_text(Group((CONFUSION,), relation="near", within="0 characters"))
    assert from_text(known) is not None
    assert from_text(known.replace("0 characters", within)) is None
