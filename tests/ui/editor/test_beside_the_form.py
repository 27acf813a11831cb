"""Beside and above an editor's form: the participant's screens, minutes, balance of orders."""

from __future__ import annotations

import shutil

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from labeval import places
from labeval.study.editing.edits import Put, Remove
from labeval.study.folder import StudyFolder
from labeval.ui.editor.window import EditorWindow
from labeval.ui.memory import Memory
from labeval.ui.participant.screens.break_ import BreakScreen
from labeval.ui.participant.screens.instructions import InstructionsScreen
from labeval.ui.theme import LIGHT
from tests.ui.editor.opened_editor import LEFT, entries, part, row, values


def test_the_page_follows_the_form(window):
    part(window, "criteria")
    window.go_to(("criteria", 0, "name", "en"))
    before = window.pane.picture.grab().toImage()
    field = row(window, "criteria", 0, "name").editor.fields["en"]
    field.setFocus()
    QTest.keyClicks(field, "Q")
    assert window.pane.picture.grab().toImage() != before
    window.controller.settle()
    assert window.pane.picture.grab().toImage() != before
    name = values(window)["criteria"][0]["name"]["en"]
    assert window.pane.content.study.criteria[0].name.in_language("en") == name


def test_the_page_shows_the_criterion_that_is_edited(window):
    part(window, "criteria")
    window.go_to(("criteria", 1, "name"))
    content = window.pane.content
    assert window.pane.criterion == content.study.criteria[1].id


def test_an_entry_that_is_opened_by_its_head_brings_its_screen(window):
    part(window, "procedure")
    for n, head in enumerate(list(entries(window).heads)):
        step = values(window)["procedure"][n]
        QTest.mouseClick(entries(window).heads[n], LEFT, pos=QPoint(80, 10))
        shown = window.pane._way.plan.steps[window.pane.place.step]
        within = [inner["id"] for inner in step.get("steps", [step])]
        assert shown.step in within, step
        assert head is not None


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        (("procedure", 1, "text"), "consent"),
        (("blocks", "ratings", "instructions"), "instructions"),
        (("blocks", "ratings", "training", 0, "feedback"), "training"),
        (("blocks", "ratings", "title"), "rating"),
        (("criteria", 2, "name"), "rating"),
    ],
)
def test_the_screen_follows_what_a_finding_leads_to(window, path, kind):
    window.pane.go(len(window.pane._way.places) - 1)
    window.go_to(path)
    shown = window.pane._way.plan.steps[window.pane.place.step]
    assert shown.kind == kind
    assert not window.pane.place.ended


def test_the_participants_way_goes_to_its_end(window):
    window.pane.go(0)
    seen = [window.pane.place_id]
    while window.pane.after.isEnabled():
        QTest.mouseClick(window.pane.after, LEFT)
        assert not window.pane.picture.grab().toImage().isNull()
        seen.append(window.pane.place_id)
    assert len(seen) == len(set(seen))
    assert seen[-1] == "end"
    assert {"consent", "instructions.ratings"} <= set(seen)


def test_the_preview_is_in_the_language_colours_size_and_screen_that_are_chosen(window):
    choosers = window.pane.choosers
    choosers.language.pick("de")
    assert window.pane.picture.stage.language == "de"
    choosers.colours.pick("dark")
    choosers.screen_size.pick("1920x1080")
    choosers.text_size.pick("1.3")
    stage = window.pane.picture.stage
    assert (stage.width(), stage.height()) == (1920, 1080)
    assert (stage._theme.name, stage._theme.text_scale) == ("dark", 1.3)
    assert window.pane.picture.height() == round(window.pane.picture.width() * 1080 / 1920)


def test_the_screen_stays_in_its_place_when_the_file_has_errors(window):
    window.resize(1280, 720)
    window.controller.settle()
    QApplication.processEvents()
    pane = window.pane
    before = pane.picture.geometry(), pane.real.y()
    window.controller.do(Remove(("criteria", 0, "name")))
    window.controller.settle()
    for _ in range(5):
        QApplication.processEvents()
    assert pane._note.isVisible() and not pane._fits.isVisible()
    assert (pane.picture.geometry(), pane.real.y()) == before
    assert pane._note.y() >= pane.picture.geometry().bottom()


def test_the_words_of_a_picture_that_is_drawn_later_are_in_the_language_chosen(window, qtbot):
    window.go_to(("blocks", "ratings", "instructions"))
    window.pane.choosers.language.pick("de")
    screen = window.pane.picture.stage.findChild(InstructionsScreen)
    qtbot.waitUntil(lambda: screen._picture.accessibleName() != "")
    assert "Was Sie lesen und beurteilen" in screen._picture.accessibleName()


def test_a_picture_that_is_drawn_later_comes_into_the_preview(window, qtbot):
    window.go_to(("blocks", "ratings", "instructions"))
    with qtbot.waitSignal(window.pane.picture.stage.drawn_anew):
        window.pane.choosers.colours.pick("dark")


def test_a_countdown_stays_in_the_language_chosen(window, qtbot):
    window.controller.do(Put(("blocks", "ratings", "breaks"), {"after_pages": 1}))
    window.controller.settle()
    window.go_to(("blocks", "ratings", "breaks"))
    window.pane.choosers.language.pick("de")
    screen = window.pane.picture.stage.findChild(BreakScreen)
    free = screen._free.text()
    with qtbot.waitSignal(screen._timer.timeout):
        pass
    assert screen._free.text() == free == "Sie können früher weitermachen oder länger ausruhen."


def test_the_procedure_is_a_line_of_steps_with_minutes_that_leads_to_them(window):
    part(window, "procedure")
    outline = window.page.outline
    (row,) = outline.timeline._rows
    assert round(row.minutes) == round(window.controller.findings.durations[0].minutes)
    before = row.minutes
    outline.timeline.pointed.emit("rating")
    assert entries(window).open_key == 2
    window.controller.do(Remove(("procedure", 0)))
    window.controller.settle()
    (row,) = outline.timeline._rows
    assert row.minutes < before


def test_conditions_show_the_balance_of_their_orders_as_it_changes(window):
    blocks = values(window)["blocks"]
    window.controller.do(Put(("blocks", "again"), blocks["ratings"]))
    window.controller.do(Put(("conditions", 0, "blocks"), ["ratings", "again"]))
    window.controller.do(Put(("participants", "planned"), 4))
    window.controller.settle()
    part(window, "conditions")
    balance = "Rating one text (ratings) 2 / 2; Rating one text (again) 2 / 2"
    assert balance in window.page.outline.lines.text()
    assert window.page.outline.lines.text().startswith("✓")
    window.controller.do(Put(("participants", "planned"), 5))
    window.controller.settle()
    assert window.page.outline.lines.text().startswith("▲")


def test_notes_name_criteria_and_take_no_more_room_than_they_need(tmp_path, qtbot, qapp):
    shutil.copytree(places.templates() / "six-methods", tmp_path / "six")
    made = EditorWindow(StudyFolder(tmp_path / "six"), LIGHT, Memory(tmp_path / "settings.json"))
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    made.controller.settle()
    outline = made.page.outline
    criterion = made.page.outline._findings.content.study.criteria[0]
    for key in ("conditions", "blocks", "conditions", "procedure", "blocks", "procedure"):
        part(made, key)
        qapp.processEvents()
        bottom = max(
            shown.geometry().bottom()
            for shown in (outline.timeline, outline.lines)
            if shown.isVisible()
        )
        assert bottom == outline.height() - 1, key
        if key == "blocks":
            assert f": {criterion.name.in_language('en')}: 14 pages" in outline.lines.text()
    made.close()


def test_pairs_with_their_sides_exchanged_are_said_at_the_procedure(tmp_path, qtbot):
    shutil.copytree(places.templates() / "pairwise-utility", tmp_path / "pairs")
    made = EditorWindow(StudyFolder(tmp_path / "pairs"), LIGHT, Memory(tmp_path / "settings.json"))
    qtbot.addWidget(made)
    made.show()
    made.controller.settle()
    outline = made.page.outline
    for key in ("procedure", "conditions"):
        outline.show_part(key)
        assert "with sides exchanged, to see whether the side decides" in outline.lines.text()
    made.controller.do(Put(("blocks", "pairwise", "questionnaires", "reverse"), 0))
    made.controller.settle()
    assert "exchanged" not in outline.lines.text()
    made.close()
