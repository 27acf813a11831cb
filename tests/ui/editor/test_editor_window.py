"""The window of an editor: the file follows what is typed, and the window what others write."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from labeval.jobs.sessions.live import open_live
from labeval.study.editing.edits import Put, Remove
from labeval.study.reading import read_with_warnings
from labeval.study.study import Study
from labeval.ui.editor.parts import parts
from labeval.ui.editor.window import EditorWindow
from labeval.ui.language import LanguageSwitch
from labeval.ui.memory import Memory
from labeval.ui.theme import LIGHT
from labeval.ui.widgets.basics.lettering import text_width
from tests.ui.editor.opened_editor import CONTROL, LEFT, entries, part, row, values


def test_every_key_of_the_study_file_is_in_one_part():
    keys = [field.key for each in parts() for field in each.fields]
    expected = {info.alias or name for name, info in Study.model_fields.items()} - {"labeval"}
    assert sorted(keys) == sorted(expected)


def test_a_study_that_is_not_checked_yet_is_called_neither_good_nor_bad(folder, tmp_path, qtbot):
    made = EditorWindow(folder, LIGHT, Memory(tmp_path / "settings.json"))
    qtbot.addWidget(made)

    def said() -> str:
        shown = [label.text() for label in made.findChildren(QLabel)]
        return "\n".join([*shown, made.header.state.text(), made.pane.picture.accessibleName()])

    judged = ("✓ Nothing to mend", "cannot be used as it is", "once the file can be used")
    assert not [words for words in judged if words in said()]
    assert "is being checked" in said()
    made.controller.settle()
    assert "✓ Nothing to mend" in said()
    made.close()


def test_typing_is_in_the_file_at_once_and_undone_in_one_step(window):
    before = window.controller.folder.study_file.read_bytes()
    field = row(window, "title").editor.fields["en"]
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_A, CONTROL)
    QTest.keyClicks(field, "Frogs")
    assert values(window)["title"]["en"] == "Frogs"
    assert window.windowTitle().startswith("Edit: Frogs")
    QTest.keyClick(field, Qt.Key.Key_Z, CONTROL)
    assert window.controller.folder.study_file.read_bytes() == before
    assert not window.undo.isEnabled()
    QTest.mouseClick(window.redo, LEFT)
    assert values(window)["title"]["en"] == "Frogs"


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


def test_the_rail_counts_entries_and_says_what_matters_of_settings(window):
    shown = window.rail._painter.counts
    assert shown["criteria"] == str(len(values(window)["criteria"]))
    assert shown["blocks"] == str(len(values(window)["blocks"]))
    do = window.controller.do
    do(Put(("participants",), {"planned": 12}))
    do(Put(("audio",), {"record": "think_aloud", "captions": True}))
    shown = window.rail._painter.counts
    assert (shown["participants"], shown["audio"]) == ("12", "sound")
    do(Put(("audio",), {"record": "none"}))
    assert window.rail._painter.counts["audio"] == "", "one setting is no number of anything"


def test_what_the_check_finds_is_announced_and_read_where_it_is_gone_to(window, heard):
    part(window, "criteria")
    window.controller.do(Remove(("criteria", 0, "definition")))
    window.controller.settle()
    assert heard[-1] == window.findings._heading.text() and heard[-1].startswith("1 ")
    window.findings.step()
    assert "Definition" in heard[-1]
    window.controller.noted.emit("Somebody else has changed the file")
    assert heard[-1] == "Somebody else has changed the file"
    window.side.turn(1)
    assert heard[-1] == "Study file"


def test_what_cannot_be_written_is_announced_once(window, heard):
    part(window, "participants")
    line = row(window, "participants", "planned").editor.line
    line.setFocus()
    line.clear()
    QTest.keyClicks(line, "many")
    assert len([words for words in heard if words.startswith("not written")]) == 1


def test_texts_in_a_language_of_the_study_have_it(window):
    fields = row(window, "title").editor.fields
    assert {code: field.locale().name()[:2] for code, field in fields.items()} == {
        "en": "en",
        "de": "de",
    }


def test_opening_an_entry_gives_the_keyboard_to_nothing_else(window, qtbot, qapp):
    with qtbot.waitActive(window):
        window.activateWindow()
    part(window, "criteria")
    head = entries(window).heads[1]
    head.setFocus()
    been = []
    qapp.focusChanged.connect(lambda _, now: been.append(now))
    head.toggled.emit()
    qapp.focusChanged.disconnect()
    assert [widget for widget in been if widget is not None] == [entries(window).heads[1]]


def test_the_keyboard_begins_in_the_first_field(window):
    assert window.focusWidget() in row(window, "title").editor.fields.values()
