"""Hints of keys in little room."""

from __future__ import annotations

import pytest

from labeval.ui.theme import LIGHT
from labeval.ui.widgets.bars.key_hints import KeyHints

HINTS = [(["A", "B"], "choose"), (["↑", "↓"], "move"), (["C"], "comment"), (["Enter"], "next page")]


@pytest.fixture
def hints(qtbot) -> KeyHints:
    made = KeyHints(LIGHT)
    qtbot.addWidget(made)
    made.set_hints(HINTS)
    return made


def shown(hints: KeyHints, width: int) -> list[str]:
    hints.resize(width, 30)
    return [does for _, does in hints.shown_hints()]


def test_the_key_that_goes_on_stays_where_others_have_no_room(hints):
    whole = hints.width_of_all()
    assert shown(hints, whole) == ["choose", "move", "comment", "next page"]
    assert shown(hints, whole - 1) == ["choose", "move", "next page"]
    alone = round(hints._width(hints._hints[-1])) + 1
    assert shown(hints, alone) == ["next page"]
    assert shown(hints, 10) == []


def test_without_such_a_key_the_first_ones_are_shown(hints):
    hints.set_hints(HINTS[:-1])
    assert shown(hints, hints.width_of_all() - 1) == ["choose", "move"]


def test_in_large_letters_that_have_no_room_they_are_smaller(hints):
    usual = round(hints._width(hints._hints[-1])) + 1
    hints.set_theme(LIGHT.scaled(2.0))
    assert shown(hints, hints.width_of_all()) == ["choose", "move", "comment", "next page"]
    assert hints._drawn.text_scale == 2.0
    assert shown(hints, usual) == ["next page"]
    assert hints._drawn.text_scale < 2.0
    assert shown(hints, 10) == []


def test_they_are_smaller_before_the_key_that_answers_is_left_out(hints):
    both = round(hints._width(hints._hints[0]) + hints._width(hints._hints[-1])) + 40
    hints.set_theme(LIGHT.scaled(2.0))
    assert shown(hints, both) == ["choose", "next page"]
    assert hints._drawn.text_scale < 2.0
