"""A codebook keeps its order, its tree and its segments whatever is done to it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import nextafter

import pytest

from labeval.coding.code_map import places as code_places
from labeval.coding.code_map import put
from labeval.coding.codes import codebook
from labeval.coding.corpus.conditions import (
    CODE,
    WORDS,
    Condition,
    Group,
    saved_queries,
    saving,
)
from labeval.coding.edits import Change, removed
from labeval.coding.rows import Code, Memo, Paraphrase, Theme
from tests.support.studies.coding_study import a_coding, spoken_text

TREE = [
    *(Code("a", "A", place=1), Code("b", "B", place=2), Code("c", "C", place=3)),
    *(Code("a1", "A1", "a", 1), Code("a2", "A2", "a", 2), Code("a11", "A11", "a1", 1)),
]


def after(codes: Sequence[Code], changes: Sequence[Change]) -> list[Code]:
    rows = {code.id: code for code in codes}
    for change in changes:
        if isinstance(change.row, Code):
            assert rows.get(change.row.id) == change.before
            rows.pop(change.row.id, None)
            if isinstance(change.after, Code):
                rows[change.after.id] = change.after
    return list(rows.values())


def names(codes: Sequence[Code], parent: str = "") -> list[str]:
    return [code.name for code in codebook.children_of(codes, parent)]


def of(id: str) -> Code:
    return next(code for code in TREE if code.id == id)


def test_a_new_code_stands_last_under_its_parent():
    codes = after(TREE, codebook.add(TREE, "  New \n one ", parent="a", colour="#123456"))
    assert names(codes, "a") == ["A1", "A2", "New one"]
    with pytest.raises(codebook.ImpossibleCodebook):
        codebook.add(TREE, "  ")
    with pytest.raises(codebook.ImpossibleCodebook):
        codebook.describe(of("a"), name="")


@pytest.mark.parametrize(
    ("code", "parent", "before", "order"),
    [
        ("c", "", "a", ["C", "A", "B"]),
        ("c", "", "b", ["A", "C", "B"]),
        ("a", "", None, ["B", "C", "A"]),
        ("a1", "", "b", ["A", "A1", "B", "C"]),
        ("c", "a", "a2", ["A1", "C", "A2"]),
    ],
)
def test_a_code_moves_to_a_place_among_others(code, parent, before, order):
    codes = after(TREE, codebook.move(TREE, of(code), parent=parent, before=before))
    assert names(codes, parent) == order
    assert names(codes, "a1") == ["A11"]


def test_a_code_moves_to_the_same_place_as_often_as_one_likes():
    codes: list[Code] = list(TREE)
    for _ in range(150):
        _, second, mover = codebook.children_of(codes, "")
        codes = after(codes, codebook.move(codes, mover, before=second.id))
        assert names(codes)[:2] == ["A", mover.name]


def test_a_code_never_moves_under_itself():
    for parent in ("a", "a1", "a11"):
        with pytest.raises(codebook.ImpossibleCodebook):
            codebook.move(TREE, of("a"), parent=parent)
    assert codebook.below(TREE, "a") == {"a1", "a2", "a11"}


def test_merging_moves_everything_and_leaves_nothing_twice():
    text = spoken_text()
    one = replace(a_coding(text, (0, 0), (0, 5), "1", "a"), memo="same\nleft", weight=1.0)
    two = replace(a_coding(text, (0, 0), (0, 5), "2", "b"), memo="same\nright", quotable=True)
    alone = a_coding(text, (1, 0), (1, 3), "3", "b")
    memos = [Memo("m", "code", "b", "me", "x", ""), Memo("n", "code", "c", "me", "y", "")]
    summaries = [
        *(Paraphrase("p", "P1", "a", "me", "first"), Paraphrase("q", "P1", "b", "me", "second")),
        Paraphrase("r", "P2", "b", "me", "third"),
    ]
    themes = [Theme("t", "B", "T", codes=("b", "a", "c"))]
    tree = [*TREE, Code("b1", "B1", "b", 1)]
    changes = codebook.merge(
        *(tree, of("b")),
        into=of("a"),
        codings=[two, one, alone],
        memos=memos,
        paraphrases=summaries,
        themes=themes,
    )
    rows = {change.row.id: change.after for change in changes}
    assert rows["1"] == replace(one, memo="same\nleft\nright", quotable=True)
    assert rows["2"] is None and rows["3"] == replace(alone, code="a")
    assert rows["m"] == replace(memos[0], row="a") and "n" not in rows
    assert (rows["p"].text, rows["q"], rows["r"].code) == ("first\nsecond", None, "a")
    assert rows["t"].codes == ("a", "c") and rows["b"] is None
    assert names(after(tree, changes), "a") == ["A1", "A2", "B1"]
    for into in ("a", "a1"):
        with pytest.raises(codebook.ImpossibleCodebook):
            codebook.merge(TREE, of("a"), into=of(into))


def test_what_is_noted_and_asked_about_a_merged_code_is_about_the_other():
    memos = [
        Memo("m1", "code", "a", "me", "same\nof a", "2026-01-01"),
        Memo("m2", "code", "b", "me", "same\nof b", "2026-01-02"),
        Memo("m3", "code", "b", "you", "yours", "2026-01-03"),
    ]
    places = [change.row for change in put((), "B", {"a": (1, 1), "b": (2, 2)}, coder="me")]
    asked = Group((Condition(CODE, ("b", "c", "a")), Condition(WORDS, ("b",))))
    other = Group((Condition(CODE, ("c",)),))
    queries = [
        *saving((), "both", Group((asked, Condition(CODE, ("b",), negated=True))), "me"),
        *saving((), "other", other, "me"),
    ]
    rows = [*memos, *places, *(change.row for change in queries)]
    changes = codebook.merge(TREE, of("b"), into=of("a"), memos=rows)
    left = {row.id: row for row in rows}
    for change in changes:
        if isinstance(change.row, Memo):
            left.pop(change.row.id)
            left |= {change.row.id: change.after} if change.after is not None else {}
    assert left["m1"] == replace(memos[0], text="same\nof a\nof b", changed="2026-01-02")
    assert "m2" not in left and left["m3"] == replace(memos[2], row="a")
    assert code_places(left.values(), "B") == {"a": (1, 1)}
    now = Group((Condition(CODE, ("a", "c")), Condition(WORDS, ("b",))))
    both = Group((now, Condition(CODE, ("a",), negated=True)))
    assert saved_queries(left.values()) == {"both": both, "other": other}


def test_a_split_code_stands_beside_the_old_one_with_its_segments():
    text = spoken_text()
    one, two = a_coding(text, (0, 0), (0, 5), "1", "a"), a_coding(text, (1, 0), (1, 3), "2", "b")
    changes = codebook.split(TREE, of("a"), "A too", [one, two], definition="Half of it.")
    codes = after(TREE, changes)
    assert names(codes) == ["A", "A too", "B", "C"]
    new = next(c for c in codes if c.name == "A too")
    assert [c.after for c in changes if c.row.id in "12"] == [replace(one, code=new.id)]
    assert new.definition == "Half of it."


def test_retiring_and_removing_go_down_the_tree():
    codes = after(TREE, codebook.retire(TREE, of("a")))
    assert {c.id for c in codes if c.retired} == {"a", "a1", "a2", "a11"}
    first = next(c for c in codes if c.id == "a1")
    codes = after(codes, codebook.retire(codes, first, retired=False))
    assert {c.id for c in codes if c.retired} == {"a", "a2"}
    coding = a_coding(spoken_text(), (0, 0), (0, 5), "k", "a11")
    memo, summary = Memo("m", "code", "a1", "me", "", ""), Paraphrase("p", "P", "a2", "me", "")
    told = Memo("n", "coding", "k", "me", "about the segment", "")
    theme = Theme("t", "B", "T", codes=("a1", "b"))
    changes = codebook.remove(
        *(TREE, of("a")),
        codings=[coding],
        memos=[memo, told],
        paraphrases=[summary],
        themes=[theme],
    )
    assert {*map(removed, (coding, memo, told, summary))} <= set(changes)
    assert names(after(TREE, changes)) == ["B", "C"] and len(after(TREE, changes)) == 2
    assert next(c.after for c in changes if c.row.id == "t").codes == ("b",)


def test_a_shortcut_has_one_code():
    codes = [replace(TREE[0], shortcut="x"), TREE[1]]
    assert {
        c.id: c.shortcut for c in after(codes, codebook.take_shortcut(codes, codes[1], "x"))
    } == {
        "a": "",
        "b": "x",
    }


def test_another_codebook_is_added_with_its_tree_and_without_taken_shortcuts():
    codes = [replace(TREE[0], shortcut="x"), *TREE[1:]]
    more = [
        *(Code("a", "Ours"), Code("n", "New", place=9, shortcut="x")),
        *(Code("n1", "Below", "n", 1, shortcut="y"), Code("n2", "Also", "n", 2, shortcut="y")),
        Code("last", "Newer"),
    ]
    codes = after(codes, codebook.take(codes, more))
    assert names(codes) == ["A", "B", "C", "New", "Newer"] and names(codes, "n") == [
        "Below",
        "Also",
    ]
    assert [c.shortcut for c in codes if c.shortcut] == ["x", "y"]


@pytest.mark.parametrize("gap", ["none", "one", "wide"])
def test_a_code_moves_between_two_however_close_their_places_are(gap):
    low = 1.0
    high = {"none": low, "one": nextafter(low, 2), "wide": 2.0}[gap]
    codes = [
        Code("x", "X", place=5.0), Code("low", "L", place=low), Code("mid", "M", place=high),
        Code("end", "N", place=9.0),
    ]  # fmt: skip
    now = after(codes, codebook.move(codes, codes[0], before="mid"))
    assert names(now) == ["L", "X", "M", "N"]
    assert len({code.place for code in now}) == 4
