"""A study is edited in its window, with mouse and keys; the file follows at once."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
import yaml
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from labeval import places
from labeval.jobs.sessions.live import open_live
from labeval.study.editing.edits import Put, Remove
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_with_warnings
from labeval.study.study import Study
from labeval.ui.editor.form.entries_editor import EntriesEditor
from labeval.ui.editor.form.entry_head import EntryHead
from labeval.ui.editor.form.field_editor import LineField, TextField
from labeval.ui.editor.form.model_form import FieldRow
from labeval.ui.editor.parts import parts
from labeval.ui.editor.window import EditorWindow
from labeval.ui.language import LanguageSwitch
from labeval.ui.memory import Memory
from labeval.ui.theme import LIGHT
from labeval.ui.widgets.basics.lettering import text_width

ALT = Qt.KeyboardModifier.AltModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def folder(tmp_path: Path) -> StudyFolder:
    shutil.copytree(places.templates() / "trained-raters", tmp_path / "study")
    return StudyFolder(tmp_path / "study")


@pytest.fixture
def window(folder, tmp_path, qtbot):
    made = EditorWindow(folder, LIGHT, Memory(tmp_path / "settings.json"))
    qtbot.addWidget(made)
    made.show()
    made.controller.settle()
    yield made
    made.close()


def part(window: EditorWindow, key: str) -> None:
    position = next(n for n, each in enumerate(parts()) if each.key == key)
    window.rail.choose(position)


def values(window: EditorWindow) -> dict:
    return yaml.safe_load(window.controller.folder.study_file.read_text(encoding="utf-8"))


def row(window: EditorWindow, *path) -> FieldRow:
    return next(r for r in window.page.findChildren(FieldRow) if r.path == path)


def entries(window: EditorWindow) -> EntriesEditor:
    form = window.page.form
    assert isinstance(form, EntriesEditor)
    return form


def test_every_key_of_the_study_file_is_in_one_part():
    keys = [field.key for part in parts() for field in part.fields]
    expected = {info.alias or name for name, info in Study.model_fields.items()} - {"labeval"}
    assert sorted(keys) == sorted(expected)


def test_typing_is_in_the_file_at_once_and_undone_in_one_step(window):
    before = window.controller.folder.study_file.read_bytes()
    field = row(window, "title").editor.fields["en"]
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_A, CONTROL)
    QTest.keyClicks(field, "Frogs")
    assert values(window)["title"]["en"] == "Frogs"
    assert window.windowTitle().startswith("Frogs")
    QTest.keyClick(field, Qt.Key.Key_Z, CONTROL)
    assert window.controller.folder.study_file.read_bytes() == before
    assert not window.undo.isEnabled()
    QTest.mouseClick(window.redo, LEFT)
    assert values(window)["title"]["en"] == "Frogs"


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


def test_a_code_in_plain_text_is_offered_only_to_be_removed(window):
    def keys() -> list[str]:
        return [each.field.key for each in window.page.form.findChildren(FieldRow)]

    part(window, "study")
    assert "supervisor_code" not in keys() and "title" in keys()
    window.controller.do(Put(("supervisor_code",), "7391"))
    part(window, "items")
    part(window, "study")
    assert "supervisor_code" in keys()


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


def test_an_edit_from_outside_is_shown_and_kept(window):
    path = window.controller.folder.study_file
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("seed: ", "seed: 1", 1), encoding="utf-8")
    window.controller.look()
    seed = values(window)["seed"]
    assert row(window, "seed").editor.line.text() == str(seed)
    assert "Somebody else" in window.note.text()
    QTest.mouseClick(window.undo, LEFT)
    assert path.read_text(encoding="utf-8") == text


def test_a_broken_file_is_left_alone_and_named_with_its_line(window):
    path = window.controller.folder.study_file
    path.write_text("labeval: 1\ntitle: [\n", encoding="utf-8")
    window.controller.look()
    window.controller.settle()
    assert not window.page.isEnabled()
    assert "study.yaml:2" in window.findings.list.item(0).text()
    QTest.mouseClick(window.undo, LEFT)
    assert window.page.isEnabled()


def test_the_check_follows_the_table_of_items(window, folder):
    assert not window.findings.list.count()
    table = folder.path / window.controller.findings.content.study.items_file
    kept = table.read_bytes()
    table.unlink()
    window.controller.look()
    window.controller.settle()
    assert "there is no file" in window.findings.list.item(0).text()
    assert not window.publish.isEnabled()
    table.write_bytes(kept)
    window.controller.look()
    window.controller.settle()
    assert not window.findings.list.count()


def test_a_file_that_is_gone_is_not_said_to_have_every_change(window, folder):
    kept = folder.study_file.read_bytes()
    folder.study_file.unlink()
    window.controller.look()  # for one look it may be gone, while another program saves it
    assert "every change is in the file" in window.header.state.text()
    window.controller.look()
    window.controller.settle()
    assert "is not in the file" in window.header.state.text()
    assert "study.yaml" in window.note.text()
    assert "does not exist" in window.findings.list.item(0).text()
    folder.study_file.write_bytes(kept)
    window.controller.look()
    window.controller.settle()
    assert "every change is in the file" in window.header.state.text()
    assert not window.findings.list.count()


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


def test_what_an_entry_uses_is_chosen_by_name(window):
    part(window, "conditions")
    entries(window).open(0)
    methods = row(window, "conditions", 0, "blocks").editor
    assert [option.text() for option in methods.options.values()] == ["Rating one text"]
    part(window, "blocks")
    spoken = "1 Rating one text Rating on a scale (DQE)"
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
    order = row(window, "blocks", "ratings", "breaks").editor
    assert order._head.accessibleName() == "Seconds: 60"


def test_the_page_shows_the_criterion_that_is_edited(window):
    part(window, "criteria")
    window.go_to(("criteria", 1, "name"))
    content = window.pane.content
    assert window.pane.criterion == content.study.criteria[1].id


def test_the_line_beside_the_title_follows_publishing(window, folder):
    assert "not published" in window.header.state.text()
    content, _ = read_with_warnings(folder.path)
    with open_live(folder) as live:
        live.record.versions.keep(content, publish=True)
    window.controller.look()
    window.controller.settle()
    assert "as published in version 1" in window.header.state.text()
    window.controller.do(Put(("seed",), content.study.seed + 1))
    window.controller.settle()
    assert "changed since version 1" in window.header.state.text()


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


def test_the_list_of_parts_has_room_for_every_name(window):
    for each in parts():
        assert text_width(each.name, 14, strong=True) + 14 + 30 <= window.rail.width()


def test_at_its_smallest_the_headings_of_the_screens_are_whole(window, qapp):
    switch = LanguageSwitch(qapp)
    for language in ("en", "de"):
        switch.use(language)
        window.resize(window.minimumSizeHint())
        qapp.processEvents()
        parts = (*window.side.options, window.pane._real_heading, window.pane._real_hint)
        assert [part.width() >= part.sizeHint().width() for part in parts] == [True] * 4, language
        assert window.width() <= 1180
    switch.use("en")
