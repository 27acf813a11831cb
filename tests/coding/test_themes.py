"""A theme board groups codes, and a version that was kept stays as it was."""

from __future__ import annotations

from dataclasses import replace

import pytest

from labeval.coding import themes
from labeval.coding.edits import Change, removed
from labeval.coding.rows import Board, Memo, Theme, ThemeLink

BOARD = Board("b", "Board", about="first")
TOP = Theme("t", "b", "Trust", codes=("1", "2"))
UNDER = Theme("u", "b", "Doubt", parent="t", codes=("3",))
LINK = ThemeLink("n", "b", "t", "u", "leads to")


def test_a_version_is_a_copy_with_ids_of_its_own():
    changes = themes.keep_version(BOARD, [TOP, UNDER], [LINK], name=" First ")
    board, top, under, link = (change.after for change in changes)
    assert (board.name, board.about) == ("First", "first") and board.kept
    assert {top.board, under.board, link.board} == {board.id}
    assert (under.parent, link.start, link.end) == (top.id, top.id, under.id)
    assert (top.codes, link.label) == (("1", "2"), "leads to")
    assert not {row.id for row in (board, top, under, link)} & {"b", "t", "u", "n"}


def test_codes_go_from_theme_to_theme():
    changes = themes.group([TOP, UNDER], ["2", "4"], UNDER)
    assert changes == [
        Change(TOP, replace(TOP, codes=("1",))),
        Change(UNDER, replace(UNDER, codes=("3", "2", "4"))),
    ]
    assert themes.group([TOP, UNDER], ["2"], UNDER, keep=True) == [
        Change(UNDER, replace(UNDER, codes=("3", "2")))
    ]
    assert themes.group([TOP, UNDER], ["3"], None) == [Change(UNDER, replace(UNDER, codes=()))]


def test_a_theme_never_stands_under_itself():
    with pytest.raises(themes.ImpossibleBoard):
        themes.nest([TOP, UNDER], TOP, "u")
    with pytest.raises(themes.ImpossibleBoard):
        themes.nest([TOP, UNDER], TOP, "t")
    assert themes.nest([TOP, UNDER], UNDER, "")[0].after.parent == ""
    circle = [replace(TOP, id=id, parent=parent) for id, parent in (("x", "y"), ("y", "x"))]
    assert themes.nest([*circle, TOP], TOP, "x")[0].after.parent == "x"  # from a damaged file


def test_what_stood_under_a_removed_theme_moves_up():
    memo = Memo("m", "theme", "t", "me", "why", "")
    changes = themes.remove([TOP, UNDER], [LINK], TOP, [memo])
    up = Change(UNDER, replace(UNDER, parent=""))
    assert changes == [removed(memo), removed(LINK), up, removed(TOP)]


def test_two_themes_have_one_connection():
    assert themes.connect([LINK], TOP, UNDER, "explains")[0].after == replace(
        LINK, label="explains"
    )
    assert themes.connect([LINK], UNDER, TOP)[0].before is None
    for end in (TOP, replace(UNDER, board="other")):
        with pytest.raises(themes.ImpossibleBoard):
            themes.connect([], TOP, end)
    assert themes.disconnect(LINK) == [removed(LINK)]


def test_themes_are_added_described_and_placed():
    (board,) = themes.add_board(" New ")
    assert board.after.name == "New"
    (theme,) = themes.add(BOARD, " A  name ", x=3.0)
    assert (theme.after.name, theme.after.board, theme.after.x) == ("A name", "b", 3.0)
    assert themes.describe(TOP, description="d")[0].after.description == "d"
    assert themes.place([(TOP, 1.0, 2.0), (UNDER, UNDER.x, UNDER.y)]) == [
        Change(TOP, replace(TOP, x=1.0, y=2.0))
    ]


def test_the_codes_of_a_theme_are_those_below_it_once_also_where_a_merge_made_a_circle():
    top = Theme("a", "b", "Top", codes=("x",), parent="c")
    middle = Theme("m", "b", "Middle", codes=("y", "x"), parent="a")
    low = Theme("c", "b", "Low", codes=("z",), parent="m")
    aside = Theme("d", "b", "Aside", codes=("w",))
    assert themes.codes_of_theme([top, middle, low, aside], top) == ["x", "y", "z"]
    assert themes.codes_of_theme([top, middle, low, aside], aside) == ["w"]
