"""Names are looked through in a dialog, marked in one edit, and go for good after a question."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit

from labeval.coding.edits import added
from labeval.coding.rows import Memo, Passage, Source
from labeval.coding.texts.redaction_signs import PENDING
from labeval.jobs.redaction.mentions import EDGES
from labeval.jobs.redaction.name_kinds import NameKind
from labeval.session.events.clock import utc_now
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.ui.coding.transcript import pseudonyms_dialog
from labeval.ui.coding.transcript.pseudonyms_dialog import PseudonymsDialog
from labeval.ui.coding.window.opening import coding_window
from labeval.ui.coding.window.transcript_parts import TranscriptParts
from labeval.ui.coding.window.window import CodingWindow
from labeval.ui.theme import LIGHT
from labeval.ui.widgets.basics.label import Label
from tests.support.studies.redacted_study import CODER, SECRETS, fill, spoken

OTHERS = ("Annelore", "Bertram")
"""Names of two people, next to the full name of one."""


@pytest.fixture
def folder(tmp_path: Path) -> StudyFolder:
    made = fill(tmp_path / "study")
    with Workbook(made.workbook, coder=CODER) as workbook:
        said = Passage("met", "talk", 0.0, "So I met Annelore, and then I met Bertram.")
        rows = Source("talk", "imported", "Talk"), said
        workbook.do("Import texts", [added(row) for row in rows])
    return made


@pytest.fixture
def window(folder: StudyFolder, qtbot) -> Iterator[CodingWindow]:
    window = coding_window(folder, LIGHT, coder=CODER)
    window.resize(1280, 800)
    window.show()
    qtbot.waitUntil(lambda: window.controller.source is not None)
    window.open_source(spoken(window.controller.workbook).id)
    yield window
    window.close()
    window.deleteLater()


def opened(window: CodingWindow) -> tuple[TranscriptParts, PseudonymsDialog]:
    parts = window.findChildren(TranscriptParts)[0]
    parts.ask_for_names()
    assert "looked for" in parts.names.dialog.summary.text()
    parts.names.background.settle()
    assert parts.names.dialog is not None
    return parts, parts.names.dialog


def shown(dialog: PseudonymsDialog) -> list[str]:
    return [dialog.table.item(row, 0).text() for row in range(dialog.table.rowCount())]


def text_of(window: CodingWindow) -> str:
    return window.controller.passages[0].text


def test_names_are_looked_through_marked_undone_and_destroyed(folder, window, qtbot):
    parts, dialog = opened(window)
    assert set(SECRETS) <= set(shown(dialog)) and not dialog.mark.isEnabled()
    dialog.choose(SECRETS[0], pseudonym="Robin")
    dialog.choose(SECRETS[1], pseudonym="")
    assert "2 name" in dialog.summary.text() and dialog.mark.isEnabled()
    before = text_of(window)
    dialog.mark.click()
    assert f"{PENDING}[Robin]" in text_of(window) and parts.card.isVisible()
    parts.card.close_button.click()
    window.controller.undo()
    assert text_of(window) == before
    window.controller.redo()
    parts.ask_to_destroy()
    parts.card.go.click()
    qtbot.waitUntil(lambda: parts.card.close_button.text() == "Close")
    assert "███[Robin]" in text_of(window)
    files = (file for file in folder.path.rglob("*") if file.is_file())
    assert not [f.name for f in files if any(s.encode() in f.read_bytes() for s in SECRETS)]


def test_a_kind_is_chosen_from_a_list_and_brings_a_pseudonym_of_its_own(window, folder, tmp_path):
    _, dialog = opened(window)
    row = shown(dialog).index(OTHERS[0])
    kind, pseudonym = dialog.table.item(row, 4), dialog.table.item(row, 5)
    assert (kind.text(), pseudonym.text()[:7]) == ("Person", "Person-")
    dialog.table.editItem(kind)
    chooser = dialog.table.findChild(QComboBox)
    assert [chooser.itemText(n) for n in range(chooser.count())][:2] == ["Person", "Place"]
    chooser.setCurrentIndex(1)
    chooser.activated.emit(1)
    assert (kind.text(), pseudonym.text()) == ("Place", "Place-1")
    names = tmp_path / "names.csv"
    names.write_text(f"name;pseudonym;kind\n{OTHERS[1]};;organisation\n", encoding="utf-8")
    dialog.take_list(names)
    window.findChildren(TranscriptParts)[0].names.background.settle()
    shown_now = {name: dialog.table.item(n, 5).text() for n, name in enumerate(shown(dialog))}
    assert shown_now[OTHERS[0]] == "Place-1" and shown_now[OTHERS[1]] == "Organisation-1"


def test_the_parts_of_a_full_name_have_its_pseudonym_and_change_with_it(window):
    _, dialog = opened(window)
    rows = [shown(dialog).index(name) for name in (" ".join(SECRETS), *SECRETS)]
    assert rows[0] == 0
    assert len({dialog.table.item(row, 5).text() for row in rows}) == 1
    dialog.choose_kind(SECRETS[0], NameKind.PLACE)
    assert {dialog.table.item(row, 5).text() for row in rows} == {"Place-1"}


def test_all_selected_names_get_the_kind_that_one_of_them_is_given(window):
    _, dialog = opened(window)
    rows = [shown(dialog).index(name) for name in OTHERS]
    dialog.table.clearSelection()
    how = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
    for row in rows:  # not by ``selectRow``, which asks which keys are held down
        dialog.table.selectionModel().select(dialog.table.model().index(row, 0), how)
    dialog.choose_kind(OTHERS[0], NameKind.PLACE)
    assert [dialog.table.item(row, 4).text() for row in rows] == ["Place", "Place"]
    assert {dialog.table.item(row, 5).text() for row in rows} == {"Place-1", "Place-2"}
    dialog.table.clearSelection()
    dialog.choose_kind(OTHERS[1], NameKind.ORGANISATION)
    assert [dialog.table.item(row, 4).text() for row in rows] == ["Place", "Organisation"]
    dialog.reject()


def test_a_pseudonym_that_was_typed_stays_with_another_kind_and_with_more_names(window):
    parts, dialog = opened(window)
    dialog.choose(SECRETS[0], pseudonym="Robin")
    dialog.choose_kind(SECRETS[0], NameKind.PLACE)
    given = dialog.table.item(shown(dialog).index(SECRETS[0]), 5)
    assert "Robin" in given.toolTip()
    dialog.choose(SECRETS[1], pseudonym="Person-77")
    assert dialog.pseudonyms() == {SECRETS[0]: "Robin", SECRETS[1]: "Person-77"}
    dialog.field.setText("format")
    dialog.add.click()
    parts.names.background.settle()
    now = dialog.pseudonyms()
    assert (now[SECRETS[0]], now[SECRETS[1]]) == ("Robin", "Person-77")
    dialog.choose_kind(SECRETS[1], NameKind.PLACE)
    assert dialog.pseudonyms()[SECRETS[1]] == "Place-1", "a number is one of its kind"
    dialog.reject()


def test_names_that_were_kept_for_now_leave_memos_and_speakers_too_unless_they_were_undone(
    window, qtbot
):
    controller = window.controller
    memo = Memo("memo", "project", "", controller.coder, f"Ask {SECRETS[0]}", utc_now())
    controller.do("Write a memo", [added(memo)])
    parts, dialog = opened(window)
    dialog.choose(SECRETS[0], pseudonym="Robin")
    dialog.mark.click()
    asked = [label.text() for label in parts.card.findChildren(Label) if label.isVisible()]
    parts.card.close_button.click()
    controller.undo()
    parts.ask_to_destroy()
    assert not parts.card.isVisible(), "nothing waits"
    controller.redo()
    parts.ask_to_destroy()
    again = [label.text() for label in parts.card.findChildren(Label) if label.isVisible()]
    assert again == asked, "the memo is named again"
    parts.card.go.click()
    qtbot.waitUntil(lambda: parts.card.close_button.text() == "Close")
    assert [memo.text for memo in controller.workbook.memos()] == ["Ask [Robin]"]
    assert "may still name" not in parts.card._files.text(), "it names nobody any more"


def test_names_that_were_kept_are_known_after_a_restart_too(window, folder, qtbot):
    controller = window.controller
    memo = Memo("memo", "project", "", controller.coder, f"Ask {SECRETS[0]}", utc_now())
    controller.do("Write a memo", [added(memo)])
    parts, dialog = opened(window)
    dialog.choose(SECRETS[0], pseudonym="Robin")
    dialog.mark.click()
    parts.card.close_button.click()
    window.close()
    with closing(coding_window(folder, LIGHT, coder=CODER)) as again:
        again.show()
        qtbot.waitUntil(lambda: again.controller.source is not None)
        parts = again.findChildren(TranscriptParts)[0]
        parts.ask_to_destroy()
        parts.card.go.click()
        qtbot.waitUntil(lambda: parts.card.close_button.text() == "Close")
        assert [memo.text for memo in again.controller.workbook.memos()] == ["Ask [Robin]"]


def test_more_names_are_typed_and_what_was_chosen_stays(window):
    parts, dialog = opened(window)
    dialog.choose(SECRETS[0], pseudonym="Robin")
    dialog.field.setText("codec, format,")
    dialog.add.click()
    parts.names.background.settle()
    assert {"codec", "format"} <= set(shown(dialog))
    assert dialog.pseudonyms()[SECRETS[0]] == "Robin" and "format" in dialog.pseudonyms()
    assert "codec" not in dialog.pseudonyms(), "it is in no text any more"


def test_typed_names_get_pseudonyms_of_their_own_and_shared_ones_are_asked_about(
    window, monkeypatch
):
    parts, dialog = opened(window)
    dialog.field.setText("format, the")
    dialog.add.click()
    parts.names.background.settle()
    offered = [one.pseudonym for one in dialog._found if not one.like]
    texts = [dialog._text(row, 5) for row, one in enumerate(dialog._found) if not one.like]
    assert len(set(texts)) == len(texts) and texts == offered
    asked = []
    monkeypatch.setattr(pseudonyms_dialog, "ask_yes_no", lambda _, text: asked.append(text))
    dialog.choose("format", pseudonym="Robin")
    dialog.choose("the", pseudonym="Robin")
    assert "Robin (format, the)" in dialog.summary.text()
    dialog.mark.click()
    assert len(asked) == 1 and "Robin (format, the)" in asked[0] and dialog.isVisible()
    dialog.reject()


def test_a_pseudonym_that_holds_a_name_is_refused_in_a_sentence(window, monkeypatch):
    _, dialog = opened(window)
    warned = []
    monkeypatch.setattr(pseudonyms_dialog, "warn", lambda _, text: warned.append(text))
    dialog.choose(SECRETS[0], pseudonym=SECRETS[1])
    dialog.choose(SECRETS[1], pseudonym="Kim")
    dialog.mark.click()
    assert len(warned) == 1 and SECRETS[1] in warned[0] and dialog.isVisible()
    dialog.reject()


def test_the_table_is_worked_with_keys(window, qtbot):
    _, dialog = opened(window)
    assert shown(dialog)[0] in dialog.places.text(), "the first name, with the words around it"
    dialog.table.setFocus()
    dialog.table.setCurrentCell(0, 0)
    qtbot.keyClick(dialog.table, Qt.Key.Key_Space)
    assert len(dialog.pseudonyms()) == 1
    dialog.reject()


@pytest.mark.parametrize("column", range(6))
def test_space_ticks_all_names_that_are_selected(window, column):
    _, dialog = opened(window)
    table = dialog.table
    table.setCurrentCell(1, column)
    table.selectAll()
    QTest.keyClick(table, Qt.Key.Key_Space)
    assert set(dialog.pseudonyms()) == set(shown(dialog)) and len(shown(dialog)) > 1
    table.setCurrentCell(1, column)
    QTest.keyClick(table, Qt.Key.Key_Space)
    assert set(shown(dialog)) - set(dialog.pseudonyms()) == {shown(dialog)[1]}
    assert not table.findChildren(QComboBox) and not table.findChildren(QLineEdit)


def test_places_of_a_name_inside_of_a_longer_one_that_goes_are_counted_once(window):
    parts, dialog = opened(window)
    first = text_of(window).split()[0].strip(EDGES)
    longer = " ".join(text_of(window).split()[:2]).strip(EDGES)
    dialog.field.setText(f"{first}, {longer}")
    dialog.add.click()
    parts.names.background.settle()
    assert set(dialog.pseudonyms()) == {first, longer}
    dialog.mark.click()
    marks = sum(
        passage.text.count(PENDING)
        for source in window.controller.workbook.sources()
        for passage in window.controller.workbook.passages(source.id)
    )
    assert f" {marks} place" in dialog.summary.text()
