"""All criteria in one table: typed, pasted, chosen, moved, removed, and every change undone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QStyleOptionViewItem

from labeval.jobs.new_study.criteria_cells import Column
from labeval.ui.language import LanguageSwitch

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier
LEFT = Qt.MouseButton.LeftButton
ROWS = (
    "Truth\tWahrheit\tNothing is wrong.\tNichts ist falsch.\tthe source\n"
    "Brevity\tKnappheit\tNo word too many.\tKein Wort zu viel.\tText allein\tless is better\n"
    "Help\tHilfe\tOne can act upon it.\tMan kann danach handeln.\tFrage\n"
)


@pytest.fixture
def table(page):
    """The table of the five criteria of the design."""
    QTest.mouseClick(page.as_table, LEFT)
    assert page.is_table and page.table.view.hasFocus()
    return page.table


def names(page) -> list[str]:
    return [criterion.name.get("en", "") for criterion in page._draft.criteria]


def column(table, kind: str, **which: object) -> int:
    return table.model.columns.index(Column(kind, **which))


def go_to(table, row: int, at: int = 0) -> None:
    table.view.setCurrentIndex(table.model.index(row, at))


def type_into(table, row: int, at: int, text: str) -> None:
    """Type over a cell as hands do."""
    table.view.setFocus()
    go_to(table, row, at)
    QTest.keyClicks(table.view, text[0])
    editor = QApplication.focusWidget()
    assert isinstance(editor, QLineEdit)
    QTest.keyClicks(editor, text[1:])
    QTest.keyClick(editor, Qt.Key.Key_Return)
    QApplication.processEvents()  # the editor is left once it has seen the key itself


def remove_all(page, table) -> None:
    table.view.selectAll()
    QTest.mouseClick(table.remove, LEFT)
    assert page._draft.criteria == []


def test_rows_of_a_spreadsheet_program_become_criteria(page, window, table):
    remove_all(page, table)
    go_to(table, 0)
    QApplication.clipboard().setText(ROWS)
    QTest.keyClick(table.view, Qt.Key.Key_V, CONTROL)
    assert names(page) == ["Truth", "Brevity", "Help"]
    assert [c.against for c in page._draft.criteria] == ["source", "text", "question"]
    assert [c.direction for c in page._draft.criteria] == ["higher", "lower", "higher"]
    assert page._draft.criteria[1].definition["de"] == "Kein Wort zu viel."
    assert page.reason() == "" and window.next.isEnabled()
    assert window.next.text() == "Use these 3 criteria"
    remove_all(page, table)
    go_to(table, 0)
    QApplication.clipboard().setText(ROWS.splitlines()[0])
    QTest.keyClick(table.view, Qt.Key.Key_V, CONTROL)
    assert window.next.text() == "Use this criterion"


def test_columns_with_heads_go_where_they_belong(page, table):
    remove_all(page, table)
    heads = "Definition (English)\tName (German)\tName (English)\t5 means (English)\tJudged against"
    QApplication.clipboard().setText(f"{heads}\nClear.\tKlarheit\tClarity\tclear as water\ttext")
    QTest.keyClick(table.view, Qt.Key.Key_V, CONTROL)
    (made,) = page._draft.criteria
    assert dict(made.name) == {"en": "Clarity", "de": "Klarheit"}
    assert (made.definition["en"], made.anchors[5]["en"]) == ("Clear.", "clear as water")
    assert made.against == "text"


def test_every_cell_is_typed_into_and_every_change_undone(page, table):
    before = list(page._draft.criteria)
    changes = (
        (0, column(table, "name", language="en"), "Candour"),
        (1, column(table, "definition", language="de"), "Alles stimmt."),
        (2, column(table, "wording", language="en", key="dqe"), "How close is it?"),
        (3, column(table, "anchors", language="de", point=5), "ganz"),
        (len(before), column(table, "name", language="en"), "Warmth"),
    )
    seen = [before]
    for row, at, text in changes:
        type_into(table, row, at, text)
        assert page._draft.criteria != seen[-1]
        seen.append(list(page._draft.criteria))
    assert page._draft.criteria[0].name["en"] == "Candour"
    assert page._draft.criteria[2].wording["dqe"]["en"] == "How close is it?"
    assert page._draft.criteria[3].anchors[5]["de"] == "ganz"
    assert len(page._draft.criteria) == len(before) + 1
    table.view.setFocus()
    for state in reversed(seen[:-1]):
        QTest.keyClick(table.view, Qt.Key.Key_Z, CONTROL)
        assert page._draft.criteria == state
    assert not table.undo.isEnabled()
    for state in seen[1:]:
        QTest.mouseClick(table.redo, LEFT)
        assert page._draft.criteria == state
    assert not table.redo.isEnabled()


def test_tab_goes_along_the_row_of_a_new_criterion(page, table):
    remove_all(page, table)
    table.view.setFocus()
    go_to(table, 0)
    QTest.keyClicks(table.view, "T")
    QTest.keyClicks(QApplication.focusWidget(), "ruth")
    for text in ("Wahrheit", "Nothing is wrong.", "Nichts ist falsch."):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        QApplication.processEvents()
        QTest.keyClicks(QApplication.focusWidget(), text)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    QApplication.processEvents()
    (made,) = page._draft.criteria
    assert dict(made.name) == {"en": "Truth", "de": "Wahrheit"}
    assert dict(made.definition) == {"en": "Nothing is wrong.", "de": "Nichts ist falsch."}
    assert table.view.currentIndex().row() == 0
    assert table.model.rowCount() == 2, "the next one has a row"


def test_a_measure_is_chosen_from_a_list(page, table):
    at = column(table, "against")
    go_to(table, 0, at)
    QTest.keyClick(table.view, Qt.Key.Key_Return)
    box = table.view.viewport().findChild(QComboBox)
    assert [box.itemText(n) for n in range(box.count())] == [
        "the text alone",
        "the question",
        "the source",
    ]
    box.setCurrentIndex(1)
    box.activated.emit(1)
    assert page._draft.criteria[0].judged_against == "question"


def test_what_was_copied_is_pasted_again(page, table):
    before = page._draft.criteria[0]
    go_to(table, 0)
    for _ in range(5):
        QTest.keyClick(table.view, Qt.Key.Key_Right, SHIFT)
    QTest.keyClick(table.view, Qt.Key.Key_C, CONTROL)
    go_to(table, len(page._draft.criteria))
    QTest.keyClick(table.view, Qt.Key.Key_V, CONTROL)
    made = page._draft.criteria[-1]
    assert (made.name, made.definition) == (before.name, before.definition)
    assert (made.against, made.direction) == (before.against, before.direction)


def test_cells_are_emptied_and_rows_moved(page, table):
    first, second = names(page)[:2]
    go_to(table, 0)
    QTest.keyClick(table.view, Qt.Key.Key_Down, ALT)
    assert names(page)[:2] == [second, first]
    assert table.view.currentIndex().row() == 1
    QTest.keyClick(table.view, Qt.Key.Key_Delete)
    assert names(page)[:2] == [second, ""]
    assert page.reason() == "“Ehrlichkeit” has no name in English"
    shown = table.model.index(1, 0).data(Qt.ItemDataRole.BackgroundRole)
    assert shown is not None, "and its cell stands out"


def test_the_table_and_the_form_are_about_the_same_criteria(page, table):
    type_into(table, 1, 0, "Rightness")
    QTest.keyClick(table.view, Qt.Key.Key_Escape)
    assert not page.is_table and page.list.hasFocus()
    assert page.list.currentRow() == 1
    assert page.form.names["en"].text() == "Rightness"
    QTest.keyClicks(page.form.names["en"], "!")
    QTest.mouseClick(page.as_table, LEFT)
    assert table.model.index(1, 0).data() == "Rightness!"
    assert not table.undo.isEnabled(), "each opening has its own changes"


def test_the_window_keeps_its_size_and_the_keys_are_named(page, window, qapp):
    window.resize(1280, 720)
    QTest.mouseClick(page.as_table, LEFT)
    for _ in range(10):
        qapp.processEvents()
    assert (window.width(), window.height()) == (1280, 720)
    assert not page.preview.isVisible()
    heads = page.table.view.horizontalHeader()
    for n in range(heads.count()):
        assert heads.sectionSize(n) >= heads.sectionSizeHint(n), "no head is cut"
    assert "Esc: back to one at a time" in window._hints.accessibleName()
    QTest.mouseClick(page.table.leave, LEFT)
    assert page.preview.isVisible()
    assert "Esc: back;" in window._hints.accessibleName()


def test_german_words_for_measures_are_known_in_any_language(page, table, qapp):
    LanguageSwitch(qapp).use("de")
    try:
        table.model.put(0, column(table, "against"), [["the question"]])
        assert page._draft.criteria[0].against == "question"
        table.model.put(0, column(table, "against"), [["der Quelle"]])
        assert page._draft.criteria[0].against == "source"
        table.model.put(0, column(table, "against"), [["the moon"]])
        assert page._draft.criteria[0].against == "source", "nothing else is taken for a measure"
    finally:
        LanguageSwitch(qapp).use("en")


def test_a_measure_that_the_texts_lack_is_named_and_not_offered(page, table):
    bare = [item.model_copy(update={"source": ""}) for item in page._items]
    page.begin(page.methods._kinds, bare)
    QTest.mouseClick(page.as_table, LEFT)
    at = column(table, "against")
    assert page._draft.criteria[0].against == "source"
    assert table.model.index(0, at).data() == "the source"
    assert list(table.model.choices(table.model.columns[at])) == ["text", "question"]


def test_a_measure_that_follows_from_a_word_says_so_until_it_is_chosen(page, table):
    remove_all(page, table)
    at = column(table, "against")
    table.model.put(0, 0, [["Truth", "Wahrheit", "All of it is in the source.", "Alles da."]])
    cell = table.model.index(0, at)
    assert cell.data() == "the source, since it says “source”"
    assert cell.data(Qt.ItemDataRole.EditRole) == "", "nobody chose it"
    assert cell.data(Qt.ItemDataRole.BackgroundRole) is None, "nothing is missing"
    grey = cell.data(Qt.ItemDataRole.ForegroundRole)
    table.model.put(0, at, [["the source"]])
    assert cell.data() == "the source"
    assert cell.data(Qt.ItemDataRole.ForegroundRole) != grey


def test_the_window_keeps_its_size_when_the_table_is_left(page, table, window):
    window.resize(1280, 720)
    for _ in range(3):
        QTest.mouseClick(table.leave, LEFT)
        QApplication.processEvents()
        assert window.height() == 720
        QTest.mouseClick(page.as_table, LEFT)
        QApplication.processEvents()
        assert window.height() == 720


def test_a_cell_with_a_list_shows_an_arrow_and_opens_at_one_click(page, table):
    against, name = column(table, "against"), column(table, "name", language="en")
    index = table.model.index(0, against)
    assert table.model.is_chosen(index)
    assert not table.model.is_chosen(table.model.index(0, name))
    assert not table.model.is_chosen(table.model.index(len(page._draft.criteria), against))
    place = table.view.visualRect(index)
    picture = table.view.viewport().grab(place).toImage()
    right = [
        picture.pixel(x, y)
        for x in range(picture.width() - 22, picture.width() - 4)
        for y in range(4, picture.height() - 4)
    ]
    assert len(set(right)) > 1, "nothing is drawn at its right end"
    QTest.mouseClick(table.view.viewport(), LEFT, pos=place.center())
    (box,) = table.view.findChildren(QComboBox)
    assert box.view().isVisible()
    box.hidePopup()


def test_the_button_names_the_rows_that_it_removes(page, table):
    go_to(table, 1)
    assert table.remove.text() == "Remove row 2"
    table.view.selectAll()
    count = len(page._draft.criteria)
    assert table.remove.text() == f"Remove {count} rows"
    go_to(table, 0)
    for row in (0, 2):
        flag = QItemSelectionModel.SelectionFlag.Select
        table.view.selectionModel().select(table.model.index(row, 0), flag)
    assert table.remove.text() == "Remove rows 1, 3"
    before = names(page)
    QTest.mouseClick(table.remove, LEFT)
    assert names(page) == [before[1], *before[3:]]
    go_to(table, len(names(page)))
    assert not table.remove.isEnabled(), "the row of the next criterion is none yet"


def test_warnings_of_several_criteria_are_in_one_place(page, table):
    at = column(table, "definition", language="en")
    for row in (0, 1, 2):
        type_into(table, row, at, "x")
        table.model.clear([(row, at)])
    assert page.reason()
    lines = table._remarks.text().split("\n")
    assert sum("is not defined in English" in line for line in lines) == 3
    assert any(page.reason() in line for line in lines)


def test_a_cell_that_is_edited_is_named_by_its_column(table):
    for name in ("Name (English)", "Judged against"):
        column = [table.model.head(c) for c in table.model.columns].index(name)
        index = table.model.index(0, column)
        delegate = table.view.itemDelegate()
        editor = delegate.createEditor(table.view.viewport(), QStyleOptionViewItem(), index)
        assert editor.accessibleName() == name
