"""The forms of an editor: entries, fields of every kind, languages, help."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from labeval.study.editing.edits import Put
from labeval.ui.editor.form.entry_head import EntryHead
from labeval.ui.editor.form.field_editor import LineField, TextField
from labeval.ui.editor.form.model_form import FieldRow
from labeval.ui.editor.window import EditorWindow
from labeval.ui.language import LanguageSwitch
from tests.ui.editor.opened_editor import ALT, CONTROL, LEFT, entries, part, row, values


def test_a_criterion_is_opened_moved_by_keys_and_taken_out(window):
    part(window, "criteria")
    ids = [entry["id"] for entry in values(window)["criteria"]]
    first = entries(window).heads[0]
    QTest.mouseClick(first, LEFT, pos=QPoint(80, 10))
    assert entries(window).open_key == 0
    QTest.keyClick(entries(window).heads[0], Qt.Key.Key_Down, ALT)
    assert [entry["id"] for entry in values(window)["criteria"]] == [ids[1], ids[0], *ids[2:]]
    assert entries(window).open_key == 1
    assert entries(window).heads[1].hasFocus()
    QTest.keyClick(entries(window).heads[1], Qt.Key.Key_Delete)
    assert [entry["id"] for entry in values(window)["criteria"]] == [ids[1], *ids[2:]]
    assert len(entries(window).heads) == len(ids) - 1


def test_an_entry_is_dragged_to_another_place(window):
    part(window, "procedure")
    ids = [entry.get("id") for entry in values(window)["procedure"]]
    head = entries(window).heads[0]
    last = entries(window).heads[-1]
    target = last.mapTo(entries(window), QPoint(12, last.height() - 2))
    there = head.mapFrom(entries(window), target)
    QTest.mousePress(head, LEFT, pos=QPoint(12, 10))
    QTest.mouseMove(head, there)
    QTest.mouseRelease(head, LEFT, pos=there)
    assert [entry.get("id") for entry in values(window)["procedure"]] == [*ids[1:], ids[0]]


def add_step(window: EditorWindow, kind: str) -> None:
    QTest.mouseClick(entries(window).add, LEFT)
    menu = entries(window).findChild(QMenu)
    next(a for a in menu.actions() if a.text().lower().startswith(kind)).trigger()
    menu.close()


def test_an_added_step_comes_before_the_last_page_or_behind_the_open_step(window):
    part(window, "procedure")
    steps = [entry["step"] for entry in values(window)["procedure"]]
    assert steps[-1] == "text"
    add_step(window, "break")
    with_break = [entry["step"] for entry in values(window)["procedure"]]
    assert with_break == [*steps[:-1], "break", "text"]
    assert entries(window).open_key == len(steps) - 1
    window.go_to(("procedure", 0))
    add_step(window, "break")
    assert [entry["step"] for entry in values(window)["procedure"]] == [
        with_break[0],
        "break",
        *with_break[1:],
    ]


def test_alt_and_an_arrow_moves_the_open_step_from_inside_its_form(window):
    part(window, "procedure")
    before = values(window)["procedure"]
    window.go_to(("procedure", 1, "title"))
    inside = window.focusWidget()
    assert not isinstance(inside, EntryHead)
    QTest.keyClick(inside, Qt.Key.Key_Up, ALT)
    assert values(window)["procedure"] == [before[1], before[0], *before[2:]]
    assert entries(window).open_key == 0
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Down, ALT)
    assert values(window)["procedure"] == before


def test_an_added_criterion_lists_what_is_missing_and_f8_leads_to_it(window):
    part(window, "criteria")
    count = len(entries(window).heads)
    QTest.mouseClick(entries(window).add, LEFT)
    assert values(window)["criteria"][-1] == {"id": "criterion"}
    window.controller.settle()
    lines = [window.findings.list.item(n).text() for n in range(window.findings.list.count())]
    assert any("Criteria › “criterion” › Name: " in line for line in lines)
    part(window, "study")
    QTest.keyClick(window, Qt.Key.Key_F8)
    assert window.page.part.key == "criteria"
    assert entries(window).open_key == count
    assert window.focusWidget() in row(window, "criteria", count, "name").editor.fields.values()


def test_a_choice_and_its_default(window):
    part(window, "criteria")
    window.go_to(("criteria", 0, "direction"))
    editor = row(window, "criteria", 0, "direction").editor
    lower = editor.options[1]
    QApplication.processEvents()  # it gets its place
    QTest.mouseClick(lower, LEFT)
    assert values(window)["criteria"][0]["direction"] == "lower"
    assert lower.isChecked()
    reset = row(window, "criteria", 0, "direction")._reset
    assert reset.isVisible()
    QTest.mouseClick(reset, LEFT)
    assert "direction" not in values(window)["criteria"][0]
    assert editor.options[0].isChecked()


def test_what_is_no_number_is_not_written(window):
    line = row(window, "seed").editor.line
    before = values(window)["seed"]
    line.setFocus()
    QTest.keyClick(line, Qt.Key.Key_A, CONTROL)
    QTest.keyClicks(line, "x")
    assert values(window)["seed"] == before
    assert "whole number" in row(window, "seed").editor._wrong.text()
    QTest.keyClick(line, Qt.Key.Key_Backspace)
    QTest.keyClicks(line, "17")
    assert values(window)["seed"] == 17


def test_a_block_gets_another_id_and_a_setting_of_a_group(window):
    part(window, "blocks")
    name = next(iter(values(window)["blocks"]))
    window.go_to(("blocks", name, "comment", "mandatory"))
    QApplication.processEvents()  # what was opened is laid out
    yes = row(window, "blocks", name, "comment", "mandatory").editor.options[0]
    QTest.mouseClick(yes, LEFT)
    assert values(window)["blocks"][name]["comment"]["mandatory"] is True
    field = next(f for f in window.page.findChildren(LineField) if f.text() == name)
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "renamed")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert next(iter(values(window)["blocks"])) == "renamed"


def test_who_goes_from_a_new_id_into_a_text_types_there(window):
    part(window, "blocks")
    name = next(iter(values(window)["blocks"]))
    window.go_to(("blocks", name, "title"))
    QApplication.processEvents()
    field = next(f for f in window.page.findChildren(LineField) if f.text() == name)
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "renamed")
    row(window, "blocks", name, "title").editor.fields["de"].setFocus()
    QApplication.processEvents()
    QTest.keyClicks(window.focusWidget(), "!")
    assert "!" in values(window)["blocks"]["renamed"]["title"]["de"]


def test_a_code_in_plain_text_is_offered_only_to_be_removed(window):
    def keys() -> list[str]:
        return [each.field.key for each in window.page.form.findChildren(FieldRow)]

    part(window, "study")
    assert "supervisor_code" not in keys() and "title" in keys()
    window.controller.do(Put(("supervisor_code",), "7391"))
    part(window, "items")
    part(window, "study")
    assert "supervisor_code" in keys()


def test_languages_are_side_by_side_and_a_missing_one_says_so(window):
    fields = row(window, "title").editor.fields
    assert list(fields) == ["en", "de"]
    german = fields["de"]
    german.setFocus()
    QTest.keyClick(german, Qt.Key.Key_A, CONTROL)
    QTest.keyClick(german, Qt.Key.Key_Delete)
    assert "de" not in values(window)["title"]
    assert isinstance(german, TextField)
    assert german.placeholderText() == "missing: German"


def test_a_text_for_everybody_is_split_into_the_same_text_in_every_language(window):
    window.controller.do(Put(("title",), "Clear answers"))
    window.controller.settle()
    found = window.findings.list.count()
    editor = row(window, "title").editor
    assert editor._split.text() == "write it in English, German"
    editor._split.click()
    assert values(window)["title"] == {"en": "Clear answers", "de": "Clear answers"}
    assert list(editor.fields) == ["en", "de"]
    window.controller.settle()
    assert window.findings.list.count() == found


def test_a_language_is_added_in_the_window(window):
    languages = row(window, "languages").editor
    assert {id for id, option in languages.options.items() if option.isChecked()} == {"en", "de"}
    assert languages.options["fr"].text() == "français (draft)"
    assert languages.options["de"].text() == "Deutsch"
    languages.options["fr"].click()
    assert values(window)["languages"] == ["en", "de", "fr"]
    french = row(window, "title").editor.fields["fr"]
    french.setFocus()
    QTest.keyClicks(french, "Notes")
    assert values(window)["title"]["fr"] == "Notes"


def test_sessions_in_one_language_ask_for_no_text_in_another(window):
    german = {"de": "Notizen"}
    for path, value in ((("languages",), ["de"]), (("title",), german)):
        window.controller.do(Put(path, value))
    title = row(window, "title").editor
    assert list(title.fields) == ["de"]
    window.controller.do(Put(("title",), "Notizen"))
    assert list(title.fields) == ["*"]
    assert title._split.isHidden()
    window.controller.do(Put(("title",), {"en": "Notes", **german}))
    assert list(title.fields) == ["de", "en"]  # what is written is not hidden


def test_what_an_entry_uses_is_chosen_by_name(window):
    part(window, "conditions")
    entries(window).open(0)
    methods = row(window, "conditions", 0, "blocks").editor
    assert [option.text() for option in methods.options.values()] == ["Rating one text"]
    part(window, "blocks")
    spoken = "1 Rating one text Rating on a scale"
    assert entries(window).heads[0].accessibleName() == spoken
    entries(window).open("ratings")
    criteria = row(window, "blocks", "ratings", "criteria").editor
    named = {entry["id"]: entry["name"]["en"] for entry in values(window)["criteria"]}
    assert {id: option.text() for id, option in criteria.options.items()} == named
    first, second = list(named)[:2]
    for id in (second, first):
        criteria.options[id].click()
    assert values(window)["blocks"]["ratings"]["criteria"] == [second, first]
    assert list(criteria.options)[:2] == [second, first], "in the order of the list"
    criteria.options[second].click()
    criteria.options[first].click()
    assert "criteria" not in values(window)["blocks"]["ratings"], "all of them, as before"
    assert criteria.height() >= criteria.options[first].height()


def test_a_group_of_settings_says_its_defaults(window):
    part(window, "blocks")
    entries(window).open("ratings")
    order = row(window, "blocks", "ratings", "order").editor
    assert order._head.accessibleName() == "Texts: random; Criteria: fixed"
    breaks = row(window, "blocks", "ratings", "breaks").editor
    assert breaks._head.accessibleName() == "nothing set", "no break is offered"
    window.controller.do(Put(("blocks", "ratings", "breaks"), {"after_pages": 3}))
    assert breaks._head.accessibleName() == "After pages: 3"
    evidence = row(window, "blocks", "ratings", "evidence").editor
    assert evidence._head.accessibleName() == "nothing set", "no settings of what is not asked"


def test_what_is_typed_takes_the_place_of_the_id_that_an_added_entry_has(window, qtbot):
    part(window, "criteria")
    before = len(values(window)["criteria"])
    entries(window).add.click()
    line = QApplication.focusWidget()
    assert isinstance(line, LineField) and line.selectedText() == line.text() != ""
    QTest.keyClicks(line, "depth")
    line.editingFinished.emit()
    assert values(window)["criteria"][before]["id"] == "depth"


def test_answers_that_count_as_right_are_named_by_the_criteria(window):
    part(window, "blocks")
    entries(window).open("ratings")
    added = len(values(window)["blocks"]["ratings"]["training"])
    row(window, "blocks", "ratings", "training").editor.add.click()
    ids = [criterion["id"] for criterion in values(window)["criteria"]]
    place = ("blocks", "ratings", "training", added, "expected")
    window.go_to(place)
    rows = window.page.findChildren(FieldRow)
    (expected,) = (each.editor for each in rows if each.path == place and each.isVisible())
    expected._add.click()
    expected._add.click()
    assert list(values(window)["blocks"]["ratings"]["training"][added]["expected"]) == ids[:2]
    line = expected.findChild(LineField)
    assert line.completer().model().stringList() == ids


def test_the_german_form_has_german_names_values_and_help(window, qapp):
    switch = LanguageSwitch(qapp)
    switch.use("de")
    qapp.processEvents()
    try:
        part(window, "criteria")
        window.go_to(("criteria", 0, "direction"))
        direction = row(window, "criteria", 0, "direction")
        assert direction.name.text() == "Richtung"
        assert [option.text() for option in direction.editor.options] == ["höher", "niedriger"]
        assert direction.name.toolTip().startswith("Das bessere Ende der Skala")
        window.page._explain(direction.field)
        assert window.page._help.text() == (
            "Richtung (direction): Das bessere Ende der Skala: ein höherer Wert oder ein"
            " niedrigerer. Wenn weggelassen: höher."
        )
        part(window, "procedure")
        assert window.page.findChild(EntryHead)._detail == "Text"
        kinds = [head._detail for head in window.page.findChildren(EntryHead)]
        assert "Einwilligung" in kinds, "no ids behind them"
    finally:
        switch.use("en")


def test_help_says_limits_of_what_is_typed_alone(window):
    part(window, "study")
    fields = {field.key: field for field in window.page.part.fields}
    window.page._explain(fields["supervisor_code"])
    assert "Word of 4 to 12 characters." in window.page._help.text()
    window.page._explain(fields["languages"])
    assert "ist of" not in window.page._help.text()


def test_the_line_that_is_typed_in_stays_in_view_and_undoing_shows_what_it_undid(window, qtbot):
    part(window, "procedure")
    at = next(n for n, s in enumerate(values(window)["procedure"]) if s["step"] == "consent")
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.go_to(("procedure", at, "text", "en"))
    QApplication.processEvents()
    field = window.focusWidget()
    assert isinstance(field, TextField) and field.hasFocus()
    area = window.page._scroll
    area.verticalScrollBar().setValue(field.mapTo(area.widget(), QPoint()).y() - area.height() + 60)
    QTest.keyClick(field, Qt.Key.Key_End, CONTROL)
    QTest.keyClicks(field, " More.")

    def caret() -> int:
        return field.viewport().mapTo(area.viewport(), field.cursorRect().bottomLeft()).y()

    assert field.height() > 100 and 0 < caret() <= area.viewport().height()
    end = field.textCursor().position()
    window.controller.undo()
    assert field.textCursor().position() == end - len(" More.")
    assert 0 < caret() <= area.viewport().height()


@pytest.mark.parametrize(("width", "least"), [(1366, 160), (1280, 140)])
def test_a_list_within_a_list_has_room_on_a_small_screen(window, width, least):
    question = {"id": "why", "text": {"en": "What was hardest to decide, and why?", "de": "Was?"}}
    section = {
        "id": "a",
        "title": {"en": "How it was", "de": "Wie es war"},
        "questions": [question],
    }
    window.controller.do(Put(("moderation", "interview"), [section]))
    window.controller.settle()
    window.resize(width, 690)
    part(window, "moderation")
    window.page.form.reveal(("moderation", "interview", 0, "questions", 0, "text"))
    QApplication.processEvents()
    assert window.page._scroll.horizontalScrollBar().maximum() == 0
    fields = window.page.findChildren(TextField)
    assert fields and min(field.width() for field in fields if field.isVisible()) >= least


def test_no_form_scrolls_sideways_on_a_small_screen(window):
    window.resize(1280, 690)
    for n, step in enumerate(values(window)["procedure"]):
        for m, question in enumerate(step.get("questions", ())):
            below = ("options", 0, "label") if question.get("options") else ("text",)
            part(window, "procedure")
            window.page.form.reveal(("procedure", n, "questions", m, *below))
            QApplication.processEvents()
            assert window.page._scroll.horizontalScrollBar().maximum() == 0, (n, m)
    for n, page in enumerate(values(window)["blocks"]["ratings"].get("training", ())):
        part(window, "blocks")
        window.page.form.reveal(("blocks", "ratings", "training", n, *list(page)[-1:]))
        QApplication.processEvents()
        assert window.page._scroll.horizontalScrollBar().maximum() == 0, ("training", n)
