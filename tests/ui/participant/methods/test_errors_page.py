"""The page of error spans: what is drawn, definitions, feedback, and room on every screen."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollBar, QWidget

from labeval.study.pages import Page
from labeval.study.study import StudyContent
from labeval.ui.participant.page_view import view_for
from labeval.ui.theme import DARK, LIGHT
from tests.support.studies.errors_study import (
    MANY_TYPES,
    SOURCE,
    TEXT,
    TYPES,
    errors_content,
)

MANY = "; ".join(f"{n}-{n + 3} accuracy/wrong major 5" for n in range(0, 60, 4))


@pytest.fixture
def shown(open_page, keep):
    """Opens the page of a text and keeps its answers; returns both."""

    def make(
        *,
        language="en",
        look=None,
        answers=None,
        criteria=("faults", "quality"),
        content=None,
        **changes,
    ):
        page = Page("p", "spans", ("k1",), criteria)
        content = content or errors_content(**changes)
        view = replace(view_for(content, page, language), answers=answers or {})
        opened = open_page(view, **(look or {}))
        return opened, keep(opened, view)

    return make


def test_the_colour_and_the_line_of_a_mark_say_how_bad_it_is(shown):
    page, _ = shown(
        answers={
            "faults": "0-3 accuracy/wrong major 5; 4-8 fluency/grammar minor 1; "
            "9-14 accuracy/wrong neutral 0; 15-17 ? ? ?"
        }
    )
    spans = [page.words.span(n, mark, current=False) for n, mark in enumerate(page.marks)]
    assert [span.tone for span in spans] == ["bad", "note_text", "soft_text", "accent"]
    assert [span.dashed for span in spans] == [False, True, True, True]
    assert [span.number for span in spans] == ["1", "2", "3", "4"]
    assert page.place()[0] == 3  # the one that is not described is the current one


def test_the_current_error_shows_what_its_category_means(shown):
    page, _ = shown(answers={"faults": "0-3 accuracy/ ? ?"})
    assert page.definition.text().startswith("Accuracy\nIt says something else.")
    QTest.keyClick(page, Qt.Key.Key_O)
    assert page.definition.text().startswith("Quality")


def test_the_first_page_explains_the_score_in_its_language_from_the_lowest_point(shown):
    stored = errors_content().model_dump_json(by_alias=True)
    stored = json.dumps(json.loads(stored), sort_keys=True)
    content = StudyContent.model_validate_json(stored)
    page, _ = shown(content=content, answers={"faults": "none"})
    page.make_current(page.view.fields[1], focus=True)
    said = [page.definition.text().index(word) for word in ("nothing is", "most is", "all of it")]
    assert said == sorted(said)


def test_a_category_that_is_the_only_one_is_not_asked_for(shown):
    page, answers = shown(categories=[TYPES["categories"][2]])
    page.markers.chosen.emit("k1", 0, 3)
    assert page.panel.category("non_translation") is None
    QTest.keyClick(page, "2", Qt.KeyboardModifier.ShiftModifier)
    assert answers["faults"] == "0-3 non_translation minor 25"


def test_feedback_names_the_errors_that_were_expected(shown):
    training = {
        "items": ["k1"],
        "expected": {"faults": ['"Sunday" accuracy/wrong major', "none"], "quality": ["40..60"]},
        "feedback": "It opens on **Saturday**.",
    }
    page, _ = shown(training=[training])
    asked = replace(page.view.page, training=0)
    page.show_page(replace(page.view, page=asked, feedback="wrong", answers={"faults": "none"}))
    assert "“Sunday” Wrong meaning, major or no errors" in page.definition.text()
    assert "40 to 60" in page.definition.text()


def test_a_page_that_is_only_watched_takes_no_mark(shown):
    page, answers = shown(answers={"faults": "0-3 accuracy/ ? ?"})
    page.set_read_only(True)
    for key in (Qt.Key.Key_1, Qt.Key.Key_Delete, Qt.Key.Key_U, Qt.Key.Key_G):
        QTest.keyClick(page, key)
    assert not page.markers.begin()
    assert answers == {"faults": "0-3 accuracy/ ? ?"}


def test_the_same_words_can_have_two_errors_but_not_the_same_twice(shown):
    page, answers = shown(answers={"faults": "0-3 ? ? ?"})
    page.markers.chosen.emit("k1", 0, 3)
    assert answers["faults"] == "0-3 ? ? ?"
    QTest.keyClick(page, "3")
    page.markers.chosen.emit("k1", 0, 3)
    assert answers["faults"] == "0-3 non_translation ? ?; 0-3 ? ? ?"


def test_a_mark_on_another_part_of_a_long_text_is_turned_to(shown):
    page, _ = shown(
        text=TEXT * 60,
        answers={"faults": "0-3 ? ? ?"},
        look={"size": (960, 436)},
        overall=False,
        criteria=("faults",),
    )
    view = page.texts.frames[0].view
    assert view.parts > 1
    far = len(TEXT) * 59
    page.markers.chosen.emit("k1", far, far + 3)
    QTest.keyClick(page, Qt.Key.Key_Up)
    assert view.part == 0
    QTest.keyClick(page, Qt.Key.Key_Down)
    start, end = view.in_view()
    assert start <= far < end


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(960, 436), (1280, 616), (1366, 664), (1920, 976)])
@pytest.mark.parametrize("given", ["", "0-3 fluency/ ? ?", MANY], ids=["none", "one", "many"])
def test_everything_fits_on_every_screen(shown, size, theme, language, given):
    page, _ = shown(
        source=SOURCE * 6,
        reference="document",
        language=language,
        answers={"faults": given},
        look={"size": size, "theme": theme},
    )
    assert page.controls_fit and page.definition.has_room
    parts_have_places(page)
    assert not [bar for bar in page.texts.frames[0].findChildren(QScrollBar) if bar.isVisible()]
    if given == MANY:
        assert page.panel.row(14).isVisible()


SMALL = {"size": (960, 436), "theme": LIGHT.scaled(2.0)}
"""The smallest screen with the largest letters."""


def parts_have_places(page):
    """Checks that all parts of the panel and the score are in it, and none is over another."""
    panel = page.panel
    parts = [panel.no_errors, panel.undo, panel.other_words, panel.missing, panel.up]
    parts += [panel.row_turner, panel.choice_turner]
    parts += [*panel._rows, *panel._categories, *panel._severities]
    seen = [part for part in parts if part.isVisible()]
    for n, part in enumerate(seen):
        assert panel.rect().contains(part.geometry()), part.accessibleName()
        for other in seen[n + 1 :]:
            assert not part.geometry().intersects(other.geometry().adjusted(3, 3, -3, -3))
    assert page.rect().contains(page.score.geometry())
    assert not page.score.geometry().intersects(panel.geometry())


@pytest.mark.parametrize("given", ["", "0-3 fluency/ ? ?", MANY], ids=["none", "one", "many"])
@pytest.mark.parametrize("document", [True, False])
@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_fits_on_the_smallest_screen_in_the_largest_letters(
    shown, language, document, given
):
    source = {"source": SOURCE * 6, "reference": "document"} if document else {"source": ""}
    page, _ = shown(language=language, answers={"faults": given}, look=SMALL, **source)
    assert page.controls_fit and page.definition.has_room
    parts_have_places(page)


@pytest.mark.parametrize("given", ["0-3 ? ? ?", "0-3 kind3/ ? ?", "0-3 kind9/part9 ? ?"])
@pytest.mark.parametrize("look", [SMALL, {"size": (960, 436)}, {"size": (1280, 616)}])
def test_choices_are_in_parts_where_they_do_not_fit(shown, look, given):
    page, answers = shown(typology=MANY_TYPES, answers={"faults": given}, look=look)
    panel = page.panel
    kept = {*panel._categories, *panel._severities}
    found = set()
    while panel.choice_turner._back.isEnabled():
        QTest.mouseClick(panel.choice_turner._back, Qt.MouseButton.LeftButton)
    for _ in range(20):
        parts_have_places(page)
        found |= {option for option in kept if option.isVisible()}
        if not panel.choice_turner.isVisible() or not panel.choice_turner._on.isEnabled():
            break
        QTest.mouseClick(panel.choice_turner._on, Qt.MouseButton.LeftButton)
    assert found == kept
    assert page.controls_fit or not page.definition.fits
    QTest.keyClick(page, "9")  # a key counts for what is on another part as well
    assert answers["faults"].split()[1].startswith("kind9" if given == "0-3 ? ? ?" else "kind")


def test_the_choices_in_view_are_those_that_come_next(shown):
    page, _ = shown(
        typology=MANY_TYPES, answers={"faults": "0-3 kind9/part9 ? ?; 4-8 ? ? ?"}, look=SMALL
    )
    assert page.panel.choice_turner.isVisible()
    for _ in range(2):
        assert page.panel.severity("grade0").isVisible()  # which is to be chosen next
        QTest.keyClick(page, Qt.Key.Key_Down)
        assert page.panel.category("kind1").isVisible()
        assert not page.panel.severity("grade0").isVisible()
        QTest.keyClick(page, Qt.Key.Key_Up)
    QTest.keyClick(page, Qt.Key.Key_Backspace)
    assert page.panel.category("kind1").isVisible()


def test_errors_that_are_not_in_view_are_counted_and_turned_to(shown):
    page, _ = shown(answers={"faults": MANY}, look={"size": (960, 436)})
    panel = page.panel
    page.panel.row_chosen.emit(0)
    assert panel.row_turner._words() == (
        f"errors 1–{panel._end} of 15" if panel._end > 1 else "error 1 of 15"
    )
    assert not panel.row_turner._back.isEnabled()
    following = panel._end
    QTest.mouseClick(panel.row_turner._on, Qt.MouseButton.LeftButton)
    assert page.place()[0] == following and panel.row(following).isVisible()
    before = panel._first
    QTest.mouseClick(panel.row_turner._back, Qt.MouseButton.LeftButton)
    assert page.place()[0] == before - 1
    page.panel.row_chosen.emit(14)
    assert panel.row(14).isVisible() and not panel.row_turner._on.isEnabled()


def test_a_page_that_is_shown_again_may_have_fewer_errors_than_before(shown):
    page, _ = shown(answers={"faults": "0-3 accuracy/wrong major 5; 4-8 ? ? ?"})
    page.show_page(replace(page.view, answers={}))
    assert page.edits.mark is None and not page.marks


MIRRORED = Qt.LayoutDirection.RightToLeft


def _places(page):
    """The parts of the panel that are in view, as seen from the panel."""
    parts = (part for part in page.panel.children() if isinstance(part, QWidget))
    return {part: part.geometry() for part in parts if part.isVisible()}


def test_the_panel_of_a_mirrored_page_has_its_parts_at_the_opposite_sides(shown):
    page, _ = shown(answers={"faults": "0-3 accuracy/wrong major 5; 4-8 ? ? ?"})
    before = _places(page)
    page.setLayoutDirection(MIRRORED)
    page.show_page(replace(page.view, answers={"faults": "0-3 accuracy/wrong major 5; 4-8 ? ? ?"}))
    kept = [page.panel.row(0), page.panel.row(1), page.panel.missing, page.panel.undo]
    width = page.panel.width()
    for part in kept:
        if part in before:
            assert part.x() == width - before[part].right() - 1
    assert page.panel.missing.x() < width / 2


def test_the_cross_of_a_mirrored_row_is_pressed_where_it_is_seen(shown):
    page, _ = shown(answers={"faults": "0-3 accuracy/wrong major 5"})
    page.setLayoutDirection(MIRRORED)
    row = page.panel.row(0)
    asked = []
    row.removal_asked.connect(lambda: asked.append(True))
    QTest.mouseClick(row, Qt.MouseButton.LeftButton, pos=QPoint(row.width() - 6, 10))
    assert not asked
    QTest.mouseClick(row, Qt.MouseButton.LeftButton, pos=QPoint(8, row.height() // 2))
    assert asked


@pytest.mark.parametrize(
    ("direction", "key", "more"),
    [
        (Qt.LayoutDirection.LeftToRight, Qt.Key.Key_Right, True),
        (Qt.LayoutDirection.LeftToRight, Qt.Key.Key_Left, False),
        (MIRRORED, Qt.Key.Key_Left, True),
        (MIRRORED, Qt.Key.Key_Right, False),
    ],
)
def test_arrow_keys_move_the_score_as_it_is_seen(shown, direction, key, more):
    page, answers = shown(answers={"faults": "none", "quality": "50"})
    page.setLayoutDirection(direction)
    page.make_current(next(f for f in page.view.fields if f.id == "quality"), focus=True)
    QTest.keyClick(page, key)
    assert (int(answers["quality"]) > 50) is more


def test_a_score_that_waits_for_the_errors_says_so(shown, heard: list[str]):
    page, _ = shown()
    QTest.keyClick(page, Qt.Key.Key_O)
    assert heard[-1].endswith("first mark the errors, or say that there are none")
