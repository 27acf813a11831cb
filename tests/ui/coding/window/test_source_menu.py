"""Sources are named, grouped, given to participants and deleted from their list; each is undone."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from labeval.coding.attributes import PARTICIPANT, SOURCE, setting
from labeval.coding.rows import Source
from labeval.coding.sources import give
from labeval.ui.coding.attributes.window import AttributesWindow
from labeval.ui.coding.counts.window import ViewsWindow
from labeval.ui.coding.parts.attribute_values import attribute_values
from labeval.ui.coding.sources.source_order import BY_NAME, OF_ATTRIBUTE
from labeval.ui.coding.window.compare_button import CompareButton
from labeval.ui.coding.window.files_menu import FilesMenu
from labeval.ui.coding.window.last_place import place_left
from labeval.ui.coding.window.sources_progress import SourcesProgress
from labeval.ui.memory import Memory
from labeval.ui.theme import LIGHT
from tests.support.coding import coding_windows
from tests.support.coding.analyst import CONTROL, KEY, Analyst, begin_codebook_here

TALK = "[00:00:0{n}] Anna: Number {n} is clear.\n[00:00:09] Bo: No.\n"


@pytest.fixture
def talks(analyst, folder, tmp_path):
    """Three interviews of somebody's, in the list."""
    for n, name in enumerate(("talk P2 a", "talk P10 b", "walk"), start=1):
        (tmp_path / f"{name}.txt").write_text(TALK.format(n=n))
    (tmp_path / "broken.vtt").write_text("nothing")
    files = FilesMenu(analyst.window, folder)
    files.import_interviews([*sorted(tmp_path.glob("*.txt")), tmp_path / "broken.vtt"])
    files.background.settle()
    (tmp_path / "people.csv").write_text("participant,age\nP2,31\nP10,9\n")
    files.interviews.take_table(tmp_path / "people.csv")
    summary = files.interviews.summary.text()
    counted = summary.split("  ·  ")
    assert re.fullmatch(r"2 participants?(\(s\))?", counted[1])  # with and without the catalogue
    assert re.fullmatch(r"1 without a participant(\(s\))?", counted.pop(3))
    assert counted[2:] == ["2 of them new", "3 without an interviewer", "attributes: age"]
    dialog = files.interviews
    dialog.asking(0).setCurrentIndex(dialog.asking(0).findData("Bo"))
    dialog.asking(0).activated.emit(0)
    assert {dialog.asking(n).currentData() for n in range(3)} == {"Bo"}, "wherever Bo speaks"
    dialog.asking(1).setCurrentIndex(dialog.asking(1).findData("Anna"))
    dialog.asking(1).activated.emit(1)
    asking = [dialog.asking(n).currentData() for n in range(3)]
    assert asking == ["Bo", "Anna", "Anna"], "what was chosen for a file stays"
    for n in range(3):
        dialog.asking(n).setCurrentIndex(0)
    assert "broken.vtt, line 1" in files.interviews.problems.text()
    assert [files.interviews.box(n).currentText() for n in range(3)] == ["P10", "P2", ""]
    assert {link.name for link in files.interviews.links().values()} == {""}
    files.interviews.by_file.click()
    files.interviews.take.click()
    files.background.settle()
    return files


def imported(analyst: Analyst) -> list[Source]:
    return [s for s in analyst.window.sources.sources.sources if not s.session]


def choose(analyst: Analyst, *names: str) -> list[Source]:
    panel = analyst.window.sources
    found = [s for s in imported(analyst) if s.name in names]
    panel.list.clearSelection()
    analyst.window.open_source(found[0].id)
    for source in found:
        row = panel.sources.rows.index(source)
        panel.list.selectionModel().select(
            panel.sources.index(row), panel.list.selectionModel().SelectionFlag.Select
        )
    return found


def test_interviews_come_in_with_participants_attributes_and_are_one_step(analyst, talks):
    assert [s.participant for s in imported(analyst)] == ["P2", "P10", ""]
    assert analyst.controller.attributes.of(PARTICIPANT, "P2") == {"age": "31"}
    assert re.search(r"\b3 texts?(\(s\))? added", analyst.window.footer.message)
    analyst.controller.undo()
    assert not imported(analyst)
    assert not analyst.controller.attributes.of(PARTICIPANT, "P2")


def test_folders_stand_above_their_sources_and_take_several_at_once(analyst, talks):
    menu = analyst.window.source_menu
    choose(analyst, "talk P2 a", "walk")
    menu.move_to("Round 1")
    rows = analyst.window.sources.sources.rows
    at = rows.index("Round 1")
    assert {row.name for row in rows[at + 1 :]} == {"talk P2 a", "walk"}
    analyst.controller.undo()
    assert "Round 1" not in analyst.window.sources.sources.rows


def test_order_by_attribute_and_by_name_counts_numbers_as_numbers(analyst, talks):
    menu = analyst.window.source_menu
    menu.arrange(OF_ATTRIBUTE + "age")
    assert [s.participant for s in imported(analyst)][:2] == ["P10", "P2"]
    menu.arrange(BY_NAME)
    assert [s.name for s in imported(analyst)] == ["talk P2 a", "talk P10 b", "walk"]


def test_a_source_is_renamed_reviewed_and_keeps_its_name_when_texts_are_gathered(analyst, talks):
    menu = analyst.window.source_menu
    (source,) = choose(analyst, "walk")
    menu.rename()
    menu.field.field.setText("Walk through  the kitchen")
    menu.field.field.accepted.emit()
    menu.review()
    assert analyst.controller.sources[source.id].name == "Walk through the kitchen"
    assert "✓" in analyst.window.source_header._aside.text()
    analyst.controller.undo()
    analyst.controller.undo()
    assert analyst.controller.sources[source.id] == source


def test_deleting_takes_segments_along_and_undo_brings_them_back(analyst, talks, monkeypatch):
    begin_codebook_here(analyst)
    (source,) = choose(analyst, "walk")
    analyst.select(0, 6)
    analyst.window.code_with(analyst.code("Likes").id)
    asked = []
    monkeypatch.setattr(
        "labeval.ui.coding.sources.source_menu.ask_yes_no", lambda _, text: asked.append(text) or 1
    )
    counts = dict(analyst.controller.counts)
    analyst.window.source_menu.delete()
    assert "1 source with 1 coded segment" in asked[0]
    assert source.id not in analyst.controller.sources and not analyst.stored()
    analyst.controller.undo()
    assert analyst.controller.sources[source.id] == source and len(analyst.stored()) == 1
    assert dict(analyst.controller.counts) == counts
    assert source in imported(analyst)


def test_commands_act_on_the_source_that_a_key_with_control_has_opened(analyst):
    panel = analyst.window.sources
    before = panel.current
    analyst.press(KEY.Key_PageDown, CONTROL)
    assert panel.current != before
    assert panel.selected == [panel.current]


def test_texts_of_sessions_are_neither_deleted_nor_given_away(analyst, talks):
    gathered = next(s for s in analyst.controller.sources.values() if s.session)
    analyst.window.open_source(gathered.id)
    entries = {a.text(): a for a in analyst.window.source_menu.menu().actions() if a.text()}
    assert not entries["Delete…"].isEnabled() and not entries["Participant"].isEnabled()
    assert entries["Rename…"].isEnabled()


def test_speakers_become_participants_and_attributes_are_typed(analyst, talks):
    (source,) = choose(analyst, "walk")
    menu = analyst.window.source_menu
    menu.edit_speakers()
    menu.dialog.value_box(1).setCurrentText("P77")
    menu.dialog.accept()
    assert analyst.controller.sources[source.id].cases == (("Bo", "P77"),)
    menu.edit_attributes(SOURCE)
    menu.dialog.table.item(0, 0).setText("place")
    menu.dialog.table.item(0, 1).setText("kitchen")
    menu.dialog.accept()
    assert analyst.controller.attributes.of(SOURCE, source.id) == {"place": "kitchen"}


def test_codes_of_a_group_are_proposed_and_the_group_is_no_participant_of_its_own(
    analyst, talks, qtbot
):
    (source,) = choose(analyst, "walk")
    menu, controller = analyst.window.source_menu, analyst.controller
    speakers = list(dict.fromkeys(p.speaker for p in controller.passages if p.speaker))
    controller.do("Give", give([source], "FG1"))
    table = coding_windows.shown(AttributesWindow(controller, LIGHT), qtbot)
    assert ("FG1", "FG1") in table.model.rows
    menu.edit_speakers()
    box = menu.dialog.value_box(0)
    box.setCurrentText("P77")
    menu.dialog.propose.click()
    assert box.currentText() == "P77", "what is there stays"
    menu.dialog.accept()
    cases = dict(controller.sources[source.id].cases)
    assert cases == {speakers[0]: "P77", speakers[1]: "FG1-2"}
    table.refresh()
    assert ("FG1", "FG1") not in table.model.rows and ("P77", "P77") in table.model.rows
    controller.do("Type", setting([], PARTICIPANT, "FG1", {"size": "2"}))
    table.refresh()
    assert ("FG1", "FG1") in table.model.rows, "what is known of it stays in sight"
    menu.edit_speakers()
    assert not menu.dialog.propose.isVisible(), "everybody has a code"
    menu.dialog.reject()


def test_codes_used_last_and_the_place_come_back(folder, qtbot, tmp_path):
    memory = Memory(tmp_path / "memory.json")
    first = Analyst(folder, memory=memory)
    first.sit_down(qtbot)
    begin_codebook_here(first)
    source = list(first.controller.sources)[2]
    first.window.open_source(source)
    first.select(0, 4)
    first.window.code_with(first.code("Likes").id)
    first.window.code_with(first.code("Confusion").id)
    recent, caret = list(first.window.edits.recent), first.view.caret
    first.leave()
    again = Analyst(folder, memory=Memory(tmp_path / "memory.json"))
    again.sit_down(qtbot)
    assert again.window.edits.recent == recent and len(recent) == 2
    assert again.controller.source.id == source and again.view.caret == caret
    again.select(5, 9)
    again.press(KEY.Key_2)
    assert len(again.stored()) == 3
    again.leave()


def test_the_source_that_comes_back_is_in_sight_in_the_list(folder, qtbot, tmp_path):
    memory = Memory(tmp_path / "memory.json")
    first = Analyst(folder, memory=memory)
    first.sit_down(qtbot)
    panel = first.window.sources
    first.window.open_source(
        next(s for s in reversed(panel.sources.rows) if not isinstance(s, str)).id
    )
    first.leave()
    again = Analyst(folder, memory=Memory(tmp_path / "memory.json"))
    again.sit_down(qtbot)
    shown = again.window.sources.list
    assert shown.verticalScrollBar().maximum() > 0
    row = shown.visualRect(shown.currentIndex())
    assert shown.viewport().rect().contains(row)
    again.leave()


def test_they_come_back_after_the_window_was_killed(folder, qtbot, tmp_path):
    kept = tmp_path / "memory.json"
    killed = Analyst(folder, memory=Memory(kept))
    killed.sit_down(qtbot)
    begin_codebook_here(killed)
    killed.select(0, 4)
    killed.window.code_with(killed.code("Likes").id)
    workbook, recent = killed.controller.workbook.path, list(killed.window.edits.recent)
    qtbot.waitUntil(lambda: place_left(Memory(kept), workbook).recent == recent != [])
    killed.leave()


def test_counts_do_not_blame_filters_that_are_not_there(analyst, qtbot):
    begin_codebook_here(analyst)
    analyst.select(0, 6)
    analyst.window.code_with(analyst.code("Likes").id)
    window = ViewsWindow(analyst.controller, analyst.window.theme)
    qtbot.addWidget(window)
    window.views.setCurrentRow(2)
    window.grid()
    assert window.empty.text().startswith("No two codes share words.")
    window.filters.kind.choose(frozenset({"notes"}))
    window.grid()
    assert "Only " in window.empty.text()


def test_sources_are_tagged_together_and_tags_filter_and_are_undone(analyst, talks):
    menu, window = analyst.window.source_menu, analyst.window
    chosen = choose(analyst, "talk P2 a", "walk")
    menu.tag("pilot")
    choose(analyst, "walk")
    menu.tag("second  round")
    known = analyst.controller.attributes
    assert known.all_tags == ["pilot", "second round"]
    assert [known.tags(source.id) for source in chosen].count(["pilot", "second round"]) == 1
    model = window.sources.sources
    rows = [n for n, row in enumerate(model.rows) if row in chosen]
    shown = [str(model.data(model.index(n), Qt.ItemDataRole.DisplayRole)) for n in rows]
    assert sum("#pilot" in text for text in shown) == 2
    entries = {a.text(): a for a in menu._tags_menu(menu.menu(), choose(analyst, "walk")).actions()}
    assert entries["pilot"].isChecked() and entries["second round"].isChecked()
    values = {shown: key for key, shown in attribute_values(known).items()}
    window.filters.choose("attribute", frozenset({values["pilot: ✓"]}))
    assert {s.id for s in window.sources.sources.sources} == {s.id for s in chosen}
    window.filters.clear()
    menu.new_tag("second  round")
    assert analyst.controller.attributes.all_tags == ["pilot", "second round"], "typed, it stays"
    menu.tag("second round")
    assert analyst.controller.attributes.all_tags == ["pilot"], "a second time takes it away"
    for _ in range(3):
        analyst.controller.undo()
    assert analyst.controller.attributes.all_tags == []


def test_progress_counts_segments_reviewed_sources_and_coded_text(analyst, talks):
    begin_codebook_here(analyst)
    window = analyst.window
    choose(analyst, "walk")
    analyst.select(0, 4)
    window.code_with(analyst.code("Likes").id)
    window.source_menu.review()
    progress = SourcesProgress(window)
    window.source_menu.progress_requested.emit()
    progress.background.settle()
    text = window.notice.message.text()
    assert "1 of " in text and "1 reviewed" in text
    window.notice.opener.click()
    lines = window.notice.dialog.lines.toPlainText().splitlines()
    assert sum("✓" in line and "1 segment" in line for line in lines) == 1


def test_several_selected_sources_stay_so_for_a_right_click_and_after_an_edit(analyst, talks):
    panel, menu = analyst.window.sources, analyst.window.source_menu
    chosen = choose(analyst, "talk P2 a", "walk")
    row = panel.sources.rows.index(chosen[1])
    at = panel.list.visualRect(panel.sources.index(row)).center()
    QTest.mousePress(panel.list.viewport(), Qt.MouseButton.RightButton, pos=at)
    assert panel.selected == chosen
    # Qt goes on to count it as pressed, also in later tests.
    QTest.mouseRelease(panel.list.viewport(), Qt.MouseButton.RightButton, pos=at)
    menu.tag("pilot")
    menu.review()
    assert [s.id for s in panel.selected] == [s.id for s in chosen]
    assert [s.reviewed for s in panel.selected] == [True, True]
    QTest.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert [s.id for s in panel.selected] == [chosen[1].id]


def test_letters_and_digits_in_the_list_find_a_source_and_code_nothing(analyst, talks):
    begin_codebook_here(analyst)
    analyst.select(0, 4)
    analyst.window.code_with(analyst.code("Likes").id)
    before = analyst.stored()
    sources = analyst.window.sources
    QTest.keyClicks(sources.list, "P10")
    assert sources.current.participant == "P10"
    for key in (KEY.Key_1, KEY.Key_Delete):
        QTest.keyClick(sources.list, key)
    assert analyst.stored() == before
    assert "Ctrl+T goes to the text" in analyst.window.footer.message


def test_a_source_that_is_opened_from_elsewhere_comes_into_sight(analyst, talks):
    panel = analyst.window.sources
    panel.list.setFixedHeight(60)
    panel.list.scrollToTop()
    last = panel.sources.index(panel.sources.rowCount() - 1)
    panel.choose(panel.sources.rows[last.row()].id)
    assert panel.list.viewport().rect().contains(panel.list.visualRect(last))


def test_the_current_source_is_reviewed_by_a_key_and_undone(analyst, talks, qtbot):
    CompareButton(analyst.window)  # which has the key
    analyst.sit_down(qtbot)
    (chosen,) = choose(analyst, "talk P2 a")

    def is_reviewed():
        return analyst.controller.sources[chosen.id].reviewed

    QTest.keyClick(analyst.window.view, KEY.Key_D, CONTROL)
    assert is_reviewed() and "is reviewed; Ctrl+D" in analyst.window.footer.message
    QTest.keyClick(analyst.window.view, KEY.Key_D, CONTROL)
    assert not is_reviewed()
    assert "is not reviewed" in analyst.window.footer.message
    QTest.keyClick(analyst.window.view, KEY.Key_D, CONTROL)
    QTest.keyClick(analyst.window.view, KEY.Key_Z, CONTROL)
    assert not is_reviewed()
