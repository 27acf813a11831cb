"""Bringing one's own texts: dropped, chosen or pasted, mapped by keys and mouse, made a study."""

from __future__ import annotations

import html
from contextlib import closing

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu

from labeval.exchange.materials.kept import load_mapping
from labeval.exchange.tables import judgments
from labeval.jobs.new_study.materials import CHOSEN_ROLES
from labeval.store.record.record import Record
from labeval.study.reading import read_with_warnings
from labeval.text.languages import PROGRAM_LANGUAGES
from labeval.ui.language import LanguageSwitch
from labeval.ui.new_study.column_view import RoleButton
from labeval.ui.new_study.window import NewStudyWindow
from labeval.ui.theme import LIGHT
from tests.support.texts.library_answers import HEAD, rows, write_answers
from tests.ui.home.opened_home import Home
from tests.ui.new_study.opened_new_study import drop, press, with_texts

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def answers(tmp_path):
    return write_answers(tmp_path / "library_answers.csv")


def choose_role(window: NewStudyWindow, column: str, role: str) -> None:
    view = next(view for view in window.texts.mapping.columns.views if view.column.name == column)
    view.role.setFocus()
    QTest.keyClick(view.role, Qt.Key.Key_Return)
    menu = view.role.findChild(QMenu)
    action = next(a for a in menu.actions() if a.data() == role)
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(action).center())
    window.texts.settle()


def roles(window: NewStudyWindow) -> dict[str, str]:
    return {view.column.name: view.role.role for view in window.texts.mapping.columns.views}


def test_a_dropped_table_is_mapped_previewed_and_made_a_study(window, answers, tmp_path):
    with_texts(window, answers)
    assert roles(window) == {
        "Question": "question",
        "Source text": "source",
        "Model": "system",
        "Answer": "text",
    }
    assert window.texts.mapping.preview.page.items == ("q1_Alder", "q1_Birch")
    assert window.texts.mapping.preview._place.text() == "Page 1 of 60"
    assert ("✓", "10 questions × 4 systems: every system answers every question, once") in (
        window.texts.mapping.noted.lines
    )
    assert window.next.text() == "Use these 40 texts"
    QTest.keyClick(window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    while window.page is not window.place:
        QTest.keyClick(window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert window.place.name.text() == "library answers"
    press(window, Qt.Key.Key_Return)
    content, warnings = read_with_warnings(tmp_path / "library-answers")
    assert len(content.items) == 40
    assert warnings == []
    assert load_mapping(tmp_path / "library-answers").columns_of("text") == ["Answer"]


def test_a_wrong_role_is_corrected_with_the_keyboard_and_the_mouse(window, answers):
    with_texts(window, answers)
    choose_role(window, "Answer", "unused")
    assert not window.next.isEnabled()
    assert window._reason.text() == "choose the column with the texts"
    assert window.texts.mapping.preview.page is None
    choose_role(window, "Source text", "text")
    assert roles(window)["Source text"] == "text"
    assert window.next.isEnabled()
    choose_role(window, "Answer", "text")
    assert roles(window)["Source text"] == "factor", "only one column has the texts"
    assert window.texts.mapping.columns.views[3]._why != "chosen by you", (
        "the guess again, with its reason"
    )
    assert window.texts.mapping.columns.views[1]._why == "chosen by you"


def test_the_roles_of_columns_are_not_cut(window, answers):
    with_texts(window, answers)
    views = window.texts.mapping.columns.views
    assert all(view.role.needed <= view.role.width() for view in views)
    narrow = next(view for view in views if not view.is_wide)
    choose_role(window, narrow.column.name, "question_id")
    assert narrow.role.needed <= narrow.role.width()


def test_arrows_go_through_the_columns_and_page_down_through_the_pages(window, answers):
    with_texts(window, answers)
    columns = window.texts.mapping.columns.views
    assert columns[0].role.hasFocus()
    press(window, Qt.Key.Key_Right)
    press(window, Qt.Key.Key_Right)
    assert columns[2].role.hasFocus()
    press(window, Qt.Key.Key_Left)
    assert columns[1].role.hasFocus()
    press(window, Qt.Key.Key_PageDown)
    assert window.texts.mapping.preview.page.items == ("q1_Alder", "q1_Cedar")
    assert columns[0]._current == 0
    press(window, Qt.Key.Key_PageUp)
    QTest.mouseClick(columns[3], Qt.MouseButton.LeftButton, pos=columns[3].rect().center())
    assert columns[3]._current > 0


def test_what_is_wrong_is_named_with_its_row_and_column(window, tmp_path):
    table = rows()
    table[2][3] = ""
    table[9] = table[8]
    with_texts(window, write_answers(tmp_path / "answers.csv", table))
    noted = [text for sign, text in window.texts.mapping.noted.lines if sign == "▲"]
    assert "answers.csv, line 4, column “Answer”: is empty; the row is left out" in noted
    assert "answers.csv, line 11: all of it is the same as in line 10; the row is left out" in noted
    assert window._reason.text() == "2 of 40 rows left out; the file stays as it is"
    assert window.texts.mapping.columns.views[0]._left_out == {2, 9}


def test_texts_that_cannot_be_compared_are_refused_with_the_reason(window, tmp_path):
    alone = [row for row in rows() if row[2] == "Alder"]
    with_texts(window, write_answers(tmp_path / "answers.csv", alone))
    assert not window.next.isEnabled()
    assert window._reason.text().endswith("has only one text, so there is nothing to compare")
    wrong, advice = window.texts.mapping.noted.lines[:2]
    assert wrong == ("✕", window._reason.text())
    assert advice[1].startswith("“Back” leads to the other designs")
    press(window, Qt.Key.Key_Escape)
    window.gallery.rail.setCurrentRow(1)
    QTest.mouseClick(window.next, Qt.MouseButton.LeftButton)
    window.texts.settle()
    assert window.next.isEnabled(), "one text at a time needs no second one"


def test_a_table_is_pasted_from_a_spreadsheet(window):
    QTest.mouseClick(window.next, Qt.MouseButton.LeftButton)
    QApplication.clipboard().setText("")
    QTest.mouseClick(window.texts.invitation.paste, Qt.MouseButton.LeftButton)
    assert window.texts.invitation.problem.text() == "There is no table in the clipboard."
    cells = [list(HEAD), *rows()]
    QApplication.clipboard().setText("\n".join("\t".join(row) for row in cells))
    QTest.keyClick(window.texts, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    window.texts.settle()
    assert len(window.texts.items) == 40


def test_a_file_that_is_no_table_is_refused_in_a_sentence(window, tmp_path, answers):
    (tmp_path / "scan.pdf").write_bytes(b"%PDF-1.7 ...")
    with_texts(window, tmp_path / "scan.pdf")
    assert "is a PDF, which has no columns" in window.texts.invitation.problem.text()
    drop(window, answers)
    window.texts.settle()
    assert window.texts.invitation.problem.text() == ""
    assert len(window.texts.items) == 40


def test_a_file_dropped_on_home_waits_for_the_question(home: Home, qtbot, answers):
    drop(home.window, answers)
    window = QApplication.activeModalWidget()
    assert isinstance(window, NewStudyWindow)
    window.gallery.settle()
    window.texts.settle()
    assert window.page is window.gallery
    assert window._reason.text() == "library_answers.csv is ready; choose what to find out"
    QTest.mouseClick(window.next, Qt.MouseButton.LeftButton)
    window.texts.settle()
    assert len(window.texts.items) == 40
    assert window.texts.mapping.preview.page is not None
    window.close()


def test_a_file_without_texts_is_not_said_to_be_ready(window, tmp_path):
    (tmp_path / "numbers.csv").write_text("a,b\n1,2\n3,4\n", encoding="utf-8")
    drop(window, tmp_path / "numbers.csv")
    window.texts.settle()
    assert window.page is window.gallery
    assert not window.texts.items
    assert window._reason.text() == "numbers.csv: choose the column with the texts"


def test_a_study_folder_dropped_on_home_is_opened(home: Home, tmp_path):
    other = home.folder.path.parent / "other"
    home.folder.path.rename(other)
    drop(home.window, other)
    assert home.controller._view.folder.path == other


def test_a_preview_begins_in_the_language_of_the_interface_and_keeps_a_chosen_one(
    window, qapp, answers
):
    languages = LanguageSwitch(qapp)
    languages.use("de")
    try:
        with_texts(window, answers)
        preview = window.texts.mapping.preview
        assert preview.language.value == "de"
        preview.language.pick("en")
        drop(window, answers)
        window.texts.settle()
        assert preview.language.value == "en"
    finally:
        languages.use("en")


def test_a_preview_is_in_one_language_whatever_the_interface_is_in(window, qapp, answers):
    languages = LanguageSwitch(qapp)
    languages.use("de")
    try:
        QTest.mouseClick(window.next, Qt.MouseButton.LeftButton)
        window.draft.languages = ("en",)
        drop(window, answers)
        window.texts.settle()
        while window.texts.mapping.preview.is_measuring:
            QApplication.processEvents()
        sheet = window.texts.mapping.preview._sheet()
        shown = {button.text() for button in sheet.findChildren(QAbstractButton)}
        assert {"Back", "Next page"} <= shown
        assert not {"Zurück", "Nächste Seite"} & shown
        assert window.texts.mapping.preview.fits_text.startswith("✓ Jede Seite passt")
    finally:
        languages.use("en")


def test_a_file_without_texts_is_refused_and_another_one_taken(window, tmp_path, answers):
    (tmp_path / "people.csv").write_text(
        "Participant id,Age,Sex,Total approvals\n" + "".join(f"p{n},3{n},F,9\n" for n in range(5))
    )
    (tmp_path / "empty.json").write_text("[]")
    for name in ("people.csv", "empty.json"):
        with_texts(window, tmp_path / name)
        assert window.texts.items == ()
        assert window._reason.text()
        assert not window.next.isEnabled()
    drop(window, answers)
    window.texts.settle()
    assert window.next.isEnabled()


def test_a_column_for_each_system_is_chosen_where_it_was_not_seen(window, tmp_path):
    (tmp_path / "wide.csv").write_text("Ask,A,B\nWhat is it?,A house.,A tree.\nWho?,All.,None.\n")
    with_texts(window, tmp_path / "wide.csv")
    choose_role(window, "Ask", "question")
    window.texts.mapping.shape.pick("wide")
    window.texts.settle()
    assert [item.system for item in window.texts.items] == ["A", "B", "A", "B"]
    assert {item.question for item in window.texts.items} == {"What is it?", "Who?"}
    assert window.next.isEnabled()
    reasons = {view.column.name: view._why for view in window.texts.mapping.columns.views}
    assert [name for name, why in reasons.items() if why == "chosen by you"] == ["Ask"]
    for view in window.texts.mapping.columns.views:
        assert html.unescape(view.toolTip()) == view._why == view.role.accessibleDescription()


def test_another_shape_of_the_table_guesses_the_columns_anew(window, tmp_path):
    texts = [f"A long and good sentence that answers question {n}" for n in range(3)]
    lines = [f"Is it {n}?,{text},{text} at length; it ends here" for n, text in enumerate(texts)]
    (tmp_path / "wide.csv").write_text("\n".join(["Question,Alder,Fir", *lines]))
    with_texts(window, tmp_path / "wide.csv")
    first = window.texts.texts.mapping
    assert first.shape == "wide" and len(window.texts.items) == 6
    window.texts.mapping.shape.pick("long")
    window.texts.settle()
    assert window.texts.texts.mapping.columns_of("text") == ["Fir"]
    assert len(window.texts.items) == 3
    window.texts.mapping.shape.pick("wide")
    window.texts.settle()
    assert window.texts.texts.mapping == first


@pytest.mark.parametrize("language", PROGRAM_LANGUAGES)
def test_any_table_leaves_the_window_on_a_small_screen(window, qapp, tmp_path, language):
    head = ["Frage", "Quelltext", "Modell " * 12, "Antwort", *(f"Spalte {n}" for n in range(20))]
    lines = [
        [f"Frage {question}?", "Quelle", system, "Wort " * 90, *(["x" * 80] * 20)]
        for question in range(3)
        for system in "AB"
    ]
    table = tmp_path / f"{'answers_of_all_systems_in_autumn_' * 5}.csv"
    table.write_text("\n".join(";".join(row) for row in (head, *lines)), encoding="utf-8")
    switch = LanguageSwitch(qapp)
    switch.use(language)
    qapp.processEvents()
    try:
        with_texts(window, table)
        seen = []
        while window.page is not window.place:
            seen.append(window.page)
            assert window.minimumSizeHint().width() <= 1280
            QTest.keyClick(window, Qt.Key.Key_Return, CONTROL)
        assert seen == [window.texts, window.criteria, window.consent]
        assert window.minimumSizeHint().width() <= 1280
        assert window.minimumSizeHint().height() <= 680
    finally:
        switch.use("en")


def test_the_text_in_its_real_size_is_whole_or_turned(window, tmp_path):
    table = rows()
    table[0][3] = "Every word of this answer can be read." + " This one, too." * 150
    window.gallery.rail.setCurrentRow(1)
    with_texts(window, write_answers(tmp_path / "answers.csv", table))
    preview = window.texts.mapping.preview
    frame = preview.real.frame
    assert frame.width() == preview.real.width(), "in lines of its width"
    assert frame.text == table[0][3]
    assert frame.overflows and frame.parts_text().startswith("1 of ")
    assert frame._on.isVisible(), "the rest is turned to"
    preview.step(1)
    assert preview.real.frame.text == table[1][3]
    assert not preview.real.frame.overflows


def test_the_shape_of_the_table_is_named_in_full(window, tmp_path):
    window.resize(1280, 720)
    with_texts(window, write_answers(tmp_path / "answers.csv"))
    QApplication.processEvents()
    shape = window.texts.mapping.shape
    assert shape.text() == "Rows: One row for each text"
    assert shape.width() >= shape.sizeHint().width() < shape.widest
    assert window.texts.mapping._facts.text().endswith("Table (CSV)")


def test_judgments_of_a_file_become_a_study_with_them(home: Home, tmp_path):
    rows = ["rater,question,model,answer,clear"]
    rows += [
        f"{rater},What is {n}?,{model},It is {n} says {model}.,{1 + (n + len(model)) % 5}"
        for rater in ("ann", "bob")
        for n in range(3)
        for model in ("Alder", "Fir")
    ]
    table = tmp_path / "judged.csv"
    table.write_text("\n".join(rows), encoding="utf-8")
    drop(home.window, table)
    window = QApplication.activeModalWidget()
    window.gallery.settle()
    QTest.mouseClick(window.next, Qt.MouseButton.LeftButton)
    window.texts.settle()
    offer = window.texts.mapping.judgments
    assert offer.isVisible()
    assert offer._found.text().startswith("The file has 12 judgments by 2 participants, too.")
    refused = []
    window.texts.failed.disconnect()
    window.texts.failed.connect(refused.append)
    window.texts.make_of_judgments(tmp_path)
    window.texts.settle()
    assert len(refused) == 1 and "is not an empty folder" in refused[0]
    window.texts.make_of_judgments(tmp_path / "studies" / "judged")
    window.texts.settle()
    assert home.controller._view.folder.path == tmp_path / "studies" / "judged"
    with closing(Record(home.controller._view.folder.database, read_only=True)) as record:
        assert sum(1 for _ in judgments.rows(record)) == 12
    lines = home.window.panel._problems.toPlainText()
    assert "12 judgments of 6 texts by 2 participants taken in" in lines


def test_the_table_of_many_texts_is_there_before_their_first_pages(window, tmp_path):
    table = [
        [f"What is {n}?", "Of numbers.", model, f"It is {n}, says {model}."]
        for n in range(600)
        for model in ("Alder", "Fir")
    ]
    page, seen = window.texts, []
    fits = page.mapping.preview._fits

    def look() -> None:
        rows = len(page.mapping.columns.views)
        shown = page.mapping.preview.page is not None
        seen.append((page.is_reading, rows, shown, fits.text(), window._reason.text()))

    page.changed.connect(look)
    with_texts(window, write_answers(tmp_path / "answers.csv", table))
    waiting = "The first pages are being made."
    assert (False, 4, False, waiting, waiting[0].lower() + waiting[1:-1]) in seen
    assert page.mapping.preview.page.items == ("q1_Alder", "q1_Fir")
    assert fits.text() != waiting and window.next.isEnabled()
    choose_role(window, "Source text", "factor")
    assert (False, 4, True, waiting, waiting[0].lower() + waiting[1:-1]) in seen, "pages stay"
    press(window, Qt.Key.Key_Escape)
    window.gallery.rail.setCurrentRow(1)
    QTest.mouseClick(window.next, Qt.MouseButton.LeftButton)
    window.texts.settle()
    assert len(page.mapping.preview.page.items) == 1, "of the other design"


def test_many_texts_that_do_not_make_the_design_say_so_once_it_is_made(window, tmp_path):
    table = [[f"What is {n}?", "", "Alder", f"It is {n}."] for n in range(1100)]
    with_texts(window, write_answers(tmp_path / "answers.csv", table))
    assert not window.next.isEnabled()
    assert window._reason.text().endswith("has only one text, so there is nothing to compare")
    assert window.texts.mapping.noted.lines[0] == ("✕", window._reason.text())


def test_a_file_of_judgments_alone_shows_no_empty_areas(window, tmp_path):
    """Its columns were counted as 0, above an empty area for them and an empty page."""
    path = tmp_path / "form.csv"
    head = "Timestamp,How clear? [aurora],How clear? [cirrus]"
    given = [f"2026/11/{n:02d} 10:00:00 AM GMT+1,{1 + n % 5},{1 + n % 3}" for n in range(1, 9)]
    path.write_text("\n".join([head, *given]), encoding="utf-8")
    with_texts(window, path)
    mapping = window.texts.mapping
    assert mapping._facts.text().startswith("16 judgments, no texts · ")
    assert mapping.judgments.isVisible()
    assert not (mapping.columns.isVisible() or mapping.preview.isVisible())
    with_texts(window, write_answers(tmp_path / "answers.csv"))
    assert mapping.columns.isVisible()
    assert mapping.preview.isVisible()


def test_texts_without_judgments_offer_no_study_of_them(window, answers):
    with_texts(window, answers)
    assert not window.texts.mapping.judgments.isVisible()


@pytest.mark.parametrize("role", CHOSEN_ROLES)
def test_the_name_of_a_role_is_whole_in_the_width_that_it_needs(qtbot, role):
    button = RoleButton(LIGHT)
    qtbot.addWidget(button)
    button.show_role(role, "a column")
    button.resize(button.needed, button.height())
    assert button.shown == button.text()
