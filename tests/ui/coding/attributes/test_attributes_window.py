"""The table of attributes: typed, pasted, emptied, undone, sorted, saved."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from labeval.coding.attributes import PARTICIPANT, SET_ATTRIBUTE, SOURCE, setting
from labeval.ui.coding.attributes.window import AttributesWindow
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.theme import LIGHT
from tests.support.coding import coding_windows

pytestmark = pytest.mark.usefixtures("in_english")
KEY, CONTROL = Qt.Key, Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(controller: CodingController, qtbot):
    shown = coding_windows.shown(AttributesWindow(controller, LIGHT), qtbot)
    yield shown
    shown.close()


def people(window: AttributesWindow) -> list[str]:
    return [name for _, name in window.model.rows]


def kept(controller: CodingController, person: str) -> dict[str, str]:
    rows = controller.workbook.attributes()
    return {a.name: a.value for a in rows if (a.about, a.row) == (PARTICIPANT, person)}


def go_to(window: AttributesWindow, row: int, name: str) -> None:
    index = window.model.index(row, window.model.names.index(name) + 1)
    window.view.setCurrentIndex(index)


def type_name(window: AttributesWindow, name: str) -> None:
    QTest.keyClick(window, KEY.Key_N, CONTROL)
    window.field.setText(name)
    QTest.keyClick(window.field, KEY.Key_Return)


def test_a_new_attribute_is_typed_for_somebody_and_undone(window, controller, qtbot) -> None:
    assert len(people(window)) == 4 and window.model.names == []
    type_name(window, "  Years of  work ")
    assert window.model.names == ["Years of work"]
    QTest.keyClick(window.view, KEY.Key_7)
    editor = window.view.findChild(QLineEdit)
    QTest.keyClicks(editor, "5")
    QTest.keyClick(editor, KEY.Key_Return)
    first = people(window)[0]
    qtbot.waitUntil(lambda: kept(controller, first) == {"Years of work": "75"})
    QTest.keyClick(window, KEY.Key_Z, CONTROL)
    window.refresh()
    assert kept(controller, first) == {} and window.model.value(0, 1) == ""


def test_enter_goes_down_so_that_a_column_is_typed_as_in_a_spreadsheet(
    window, controller, qtbot
) -> None:
    one, two, *_ = people(window)
    type_name(window, "Age")
    for person, digit in ((one, KEY.Key_4), (two, KEY.Key_7)):
        QTest.keyClick(window.view, digit)
        QTest.keyClick(window.view.findChild(QLineEdit), KEY.Key_Return)
        qtbot.waitUntil(lambda p=person, d=digit: kept(controller, p) == {"Age": chr(d)})
        qtbot.waitUntil(lambda: not window.view.findChild(QLineEdit))
    assert kept(controller, one) == {"Age": "4"}, "the second value did not replace the first"
    QTest.keyClick(window.view, KEY.Key_9)
    QTest.keyClick(window.view.findChild(QLineEdit), KEY.Key_Escape)
    assert window.view.currentIndex().row() == 2, "what is given up stays where it is"


def test_a_table_from_a_spreadsheet_finds_its_people_and_names_those_it_does_not_know(
    window, controller
) -> None:
    one, two, *_ = people(window)
    text = f"ID\tAge\tJob\n{two}\t41\tcook\n{one}\t\tclerk\nP99\t5\tcat"
    QGuiApplication.clipboard().setText(text)
    window.view.setFocus()
    QTest.keyClick(window.view, KEY.Key_V, CONTROL)
    window.refresh()
    assert kept(controller, two) == {"Age": "41", "Job": "cook"}
    assert kept(controller, one) == {"Job": "clerk"}
    assert window.notice.text() == "Not in this table, and left out: P99."
    controller.undo()
    assert kept(controller, one) == kept(controller, two) == {}, "it is one edit"


def test_a_table_can_be_pasted_at_once_and_names_what_it_replaced(window, controller) -> None:
    assert window.focusWidget() is window.view
    one, two, *_ = people(window)
    QGuiApplication.clipboard().setText(f"ID\tage\n{one}\t18_24\n{two}\t25_34")
    QTest.keyClick(window.focusWidget(), KEY.Key_V, CONTROL)
    window.refresh()
    assert not window.notice.text()
    QGuiApplication.clipboard().setText(f"ID\tAge\tJob\n{one}\t23\tcook\n{two}\t25_34\tcook")
    QTest.keyClick(window.view, KEY.Key_V, CONTROL)
    window.refresh()
    assert kept(controller, one) == {"age": "23", "Job": "cook"}
    assert window.notice.text() == "1 cell had another value, which Ctrl+Z brings back: age."


def test_a_block_is_copied_pasted_and_emptied_at_once(window, controller) -> None:
    type_name(window, "Age")
    go_to(window, 1, "Age")
    QGuiApplication.clipboard().setText("30\n31\n32\n33")
    QTest.keyClick(window.view, KEY.Key_V, CONTROL)
    window.refresh()
    ages = [kept(controller, person).get("Age", "") for person in people(window)]
    assert ages == ["", "30", "31", "32"] and window.notice.text() == "1 cell had no place here."
    QTest.keyClick(window.view, KEY.Key_A, CONTROL)
    QTest.keyClick(window.view, KEY.Key_C, CONTROL)
    lines = QGuiApplication.clipboard().text().split("\n")
    assert lines == [f"{person}\t{age}" for person, age in zip(people(window), ages, strict=True)]
    QTest.keyClick(window.view, KEY.Key_Delete)
    assert controller.workbook.attributes() == []
    controller.undo()
    assert len(controller.workbook.attributes()) == 3


def test_rows_are_sorted_by_size_what_is_empty_last_and_saved_so(
    window, controller, tmp_path
) -> None:
    for person, age in zip(people(window), ["100", "9", "", "20"], strict=True):
        known = controller.workbook.attributes()
        controller.do(SET_ATTRIBUTE, setting(known, PARTICIPANT, person, {"Age": age}))
    window.refresh()
    window.view.sortByColumn(1, Qt.SortOrder.AscendingOrder)
    assert [window.model.value(row, 1) for row in range(4)] == ["9", "20", "100", ""]
    window.view.sortByColumn(1, Qt.SortOrder.DescendingOrder)
    assert [window.model.value(row, 1) for row in range(4)] == ["100", "20", "9", ""]
    window.save_as(tmp_path / "attributes.csv")
    saved = (tmp_path / "attributes.csv").read_text(encoding="utf-8-sig").splitlines()
    assert saved[0] == "Participant,Age" and saved[1].endswith(",100")


def test_sources_have_a_table_of_their_own_in_which_the_cursor_stays(window, controller) -> None:
    window.rows_of.pick(SOURCE)
    assert len(window.model.rows) == len(controller.sources) and window.about.text().endswith(
        "sources"
    )
    type_name(window, "Place")
    go_to(window, 2, "Place")
    window.model.setData(window.view.currentIndex(), "Ulm")
    window.refresh()
    id = window.model.rows[2][0]
    assert controller.attributes.of(SOURCE, id) == {"Place": "Ulm"}
    current = window.view.currentIndex()
    assert (current.row(), current.column()) == (2, 1)
    flags = QItemSelectionModel.SelectionFlag.ClearAndSelect
    window.view.selectionModel().select(window.model.index(2, 0), flags)
    QTest.keyClick(window.view, KEY.Key_Delete)
    assert controller.attributes.of(SOURCE, id) == {"Place": "Ulm"}, "a name is no value"


def test_the_cursor_stays_in_its_cell_while_columns_and_rows_change_places(
    window, controller
) -> None:
    first, second, *_ = people(window)
    known = controller.workbook.attributes()
    controller.do(SET_ATTRIBUTE, setting(known, PARTICIPANT, first, {"Job": "cook"}))
    window.refresh()
    type_name(window, "Age")
    go_to(window, 1, "Age")
    window.model.setData(window.view.currentIndex(), "41")
    window.refresh()
    assert window.model.names == ["Age", "Job"], "by the alphabet once somebody has it"

    def current() -> tuple[str, str]:
        assert window.view.currentIndex().isValid()
        return window.model.cell(window.view.currentIndex())

    assert current() == (second, "Age")
    window.view.sortByColumn(0, Qt.SortOrder.DescendingOrder)
    assert current() == (second, "Age")
    chosen = window.view.selectionModel().selectedIndexes()
    assert [window.model.rows[index.row()][0] for index in chosen] == [second]


def test_what_is_being_typed_stays_while_somebody_else_edits(window, controller, qtbot) -> None:
    one, two, *_ = people(window)
    type_name(window, "Age")
    QTest.keyClick(window.view, KEY.Key_4)
    editor = window.view.findChild(QLineEdit)
    known = controller.workbook.attributes()
    controller.do(SET_ATTRIBUTE, setting(known, PARTICIPANT, two, {"Age": "50", "Job": "cook"}))
    window.refresh()
    assert window.view.findChild(QLineEdit) is editor and editor.text() == "4"
    QTest.keyClick(editor, KEY.Key_1)
    QTest.keyClick(editor, KEY.Key_Return)
    qtbot.waitUntil(lambda: window.model.names == ["Age", "Job"])
    assert kept(controller, one) == {"Age": "41"}


def test_nothing_selected_leaves_the_clipboard_as_it_is(window) -> None:
    QGuiApplication.clipboard().setText("mine")
    window.view.clearSelection()
    QTest.keyClick(window.view, KEY.Key_C, CONTROL)
    assert QGuiApplication.clipboard().text() == "mine"
