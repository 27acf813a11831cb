"""The writing page drawn from plain data: as a mirror, and whether it fits."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from labeval.jobs.planning.check import StudyCheck, check_study
from labeval.jobs.planning.check_text import check_lines
from labeval.study.model.writing import Writing
from labeval.text.local import LocalText
from labeval.ui.fit import PageMeasure
from labeval.ui.participant.writing.page import WritingPage
from labeval.ui.participant.writing.view import writing_view_for
from labeval.ui.theme import DARK, LIGHT
from tests.support.studies.frozen_ponds import ponds_content

TEXT = "Frogs sleep [3] in the mud [42].\n\nNewts hide."


@pytest.fixture
def view():
    content = ponds_content()
    (step,) = content.study.writing_steps()
    return writing_view_for(content, step, Writing("write:1", "ponds", "essay"), "en")


@pytest.fixture
def page(qtbot):
    made = WritingPage()
    qtbot.addWidget(made)
    made.set_theme(LIGHT)
    made.resize(1280, 616)
    made.show()
    return made


def colours(page):
    """What each coloured stretch of the first paragraph says, and its colour."""
    block = page.editor.document().begin()
    return {
        block.text()[f.start : f.start + f.length]: f.format.foreground().color().name()
        for f in block.layout().formats()
    }


def test_a_mirror_follows_the_text_and_takes_nothing(page, view):
    page.set_read_only(True)
    page.show_view(replace(view, text=TEXT))
    QTest.keyClicks(page.editor, "x")
    QTest.keyClick(page.editor, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    assert page.text == TEXT
    assert page.passages.list.cite_spot(1).isEmpty()
    page.show_view(replace(view, text=TEXT + " More."))
    assert page.text == TEXT + " More."


def test_what_is_counted_agrees_with_the_text(page, view):
    page.show_view(replace(view, text=TEXT))
    tally = page.foot.tally
    assert (tally.words, tuple(tally.cited), tuple(tally.unknown)) == (7, (3,), (42,))
    assert "no such passage: [42]" in page.foot.accessibleName()


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_citations_are_coloured_and_unknown_ones_otherwise(page, view, theme):
    page.set_theme(theme)
    page.show_view(replace(view, text=TEXT))
    assert colours(page) == {"[3]": theme.accent, "[42]": theme.note_text}


def test_colours_follow_text_before_them_that_counts_twice_in_qt(page, view):
    page.show_view(replace(view, text="😀 frogs [3]"))
    start = page.editor.document().begin().layout().formats()[0].start
    assert start == len("xx frogs ")


def test_the_study_check_finds_room_to_write_and_calls_paging_passages_no_misfit(qapp):
    check = check_study(ponds_content(), [], PageMeasure())
    assert check.passed and check.misfits == []
    assert check.pages_measured == 2 * 3 * 2  # topics, styles, languages
    assert check.most_passage_pages == 2
    lines = list(check_lines(check, (1280, 720)))
    assert any("passages page inside their frame" in line for line in lines)


def checked_with(**changes: object) -> StudyCheck:
    """The check of a study whose writing step is changed."""
    content = ponds_content()
    (step,) = content.study.writing_steps()
    changed = step.model_copy(update=changes)
    study = content.study.model_copy(update={"procedure": [changed, *content.study.procedure[1:]]})
    return check_study(content.model_copy(update={"study": study}), [], PageMeasure())


def test_a_long_instruction_is_in_pages_and_the_study_check_counts_them(qapp):
    (step,) = ponds_content().study.writing_steps()
    long = step.styles[0].model_copy(update={"instruction": LocalText("Write well. " * 200)})
    check = checked_with(styles=[long, *step.styles[1:]])
    assert check.passed and check.most_definition_parts > 1
    lines = list(check_lines(check, (1280, 720)))
    assert any(f"in up to {check.most_definition_parts} pages" in line for line in lines)


def test_the_study_check_names_a_topic_that_leaves_no_room_to_write(qapp):
    (step,) = ponds_content().study.writing_steps()
    long = step.topics[0].model_copy(update={"title": LocalText("What lives in ponds? " * 200)})
    check = checked_with(topics=[long, *step.topics[1:]])
    assert not check.passed
    assert {fit.page for fit in check.misfits} == {
        f"write ({long.id}, {style.id})" for style in step.styles
    }
    lines = list(check_lines(check, (1280, 720)))
    assert any("too little room to write" in line for line in lines)
