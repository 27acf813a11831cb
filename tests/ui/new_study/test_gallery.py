"""The gallery of designs: by question, by search, with mouse and keys, and the study made of it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from labeval import places
from labeval.exchange.study_folder import is_for_interviews_alone
from labeval.study.folder import StudyFolder
from labeval.study.methods import all_methods
from labeval.study.reading import read_study
from labeval.study.title import study_title
from labeval.ui.language import LanguageSwitch
from labeval.ui.new_study import pictures
from labeval.ui.new_study.methods.methods_row import block_names
from labeval.ui.new_study.page_sheet import PageSheet
from labeval.ui.new_study.place_page import REMEMBERED, folder_name
from labeval.ui.new_study.window import NewStudyWindow
from labeval.ui.theme import DARK, LIGHT
from tests.support.sessions.rehearsing import rehearsal_of
from tests.ui.home.opened_home import Home
from tests.ui.new_study.opened_new_study import press


def titles(window: NewStudyWindow) -> list[str]:
    return [card.title() for card in window.gallery.shown]


def test_it_opens_before_a_template_is_read(qtbot, memory):
    window = NewStudyWindow(places.templates(), memory, LIGHT)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(window)
    window.show()
    assert titles(window)[0] == "Two texts side by side"
    assert window.gallery.design is None
    assert not window.next.isEnabled()
    window.gallery.settle()
    assert window.next.isEnabled()
    assert "about 74 min with the example's texts" in window.gallery.shown[0].accessibleName()
    window.close()


def test_every_question_shows_its_designs(window):
    seen = []
    for row in range(window.gallery.rail.count()):
        window.gallery.rail.setCurrentRow(row)
        assert titles(window)
        assert all(card.isVisible() for card in window.gallery.shown)
        seen += titles(window)
    assert "Trained raters" in seen
    assert "People write responses from passages" in seen


def test_arrows_go_from_the_questions_to_the_designs_and_back(window):
    assert window.gallery.rail.hasFocus()
    press(window, Qt.Key.Key_Down)
    assert titles(window)[0] == "One text on a scale from 1 to 5"
    press(window, Qt.Key.Key_Right)
    press(window, Qt.Key.Key_Right)
    assert window.gallery.current.title.in_language("en") == titles(window)[1]
    press(window, Qt.Key.Key_Down)
    assert window.gallery.current.title.in_language("en") == titles(window)[3]
    press(window, Qt.Key.Key_Up)
    press(window, Qt.Key.Key_Left)
    press(window, Qt.Key.Key_Left)
    assert window.gallery.rail.hasFocus()


def test_a_search_goes_through_all_designs(window):
    gallery = window.gallery
    QTest.keyClick(window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(gallery.search, "language MODEL")
    assert titles(window) == ["Twelve metrics against a long source"]
    QTest.keyClicks(gallery.search, " zzz")
    assert titles(window) == []
    assert gallery._nothing.isVisible()
    assert not window.next.isEnabled() and not window.example.isEnabled()
    assert window._reason.text() == "no design is found"
    press(window, Qt.Key.Key_Escape)
    assert gallery.search.text() == ""
    assert window.isVisible(), "Esc only cleared the search"
    assert not gallery._nothing.isVisible()
    assert window.next.isEnabled() and window.example.isEnabled()


def test_a_picture_is_drawn_by_the_page_itself_and_kept(qtbot, window):
    card = window.gallery.shown[0]
    qtbot.waitUntil(lambda: card._picture is not None)
    sheet = PageSheet(LIGHT, "en")
    qtbot.addWidget(sheet)
    sheet.show_design(card.design)
    assert card._picture.toImage() == sheet.picture(368, 2.0).toImage()
    assert sheet.page.view.items == tuple(
        card.design.content.item(id) for id in card.design.first_page.items
    )
    assert pictures.Pictures(LIGHT, 368, window).picture(card.design) is card._picture
    dark = PageSheet(DARK, "en")
    qtbot.addWidget(dark)
    dark.show_design(card.design)
    assert dark.picture(368, 2.0).toImage() != card._picture.toImage()


def test_the_methods_are_explained_side_by_side(window):
    QTest.mouseClick(window.gallery.methods, Qt.MouseButton.LeftButton)
    assert window.page is window.methods
    for method in all_methods():
        assert method.NAME in window.methods.texts()
        assert method.GUIDE.leaves_open in window.methods.texts()
    assert not window.back.isVisible(), "one button leads back"
    assert window.next.text() == "Back to the designs"
    press(window, Qt.Key.Key_Escape)
    assert window.page is window.gallery


def test_cards_and_methods_follow_the_language(qapp, window):
    languages = LanguageSwitch(qapp)
    languages.use("de")
    try:
        QApplication.sendPostedEvents()
        assert titles(window)[0] == "Zwei Texte nebeneinander"
        assert "Kriterium" in " ".join(window.methods.texts())
        assert window.next.text() == "Mit eigenen Texten verwenden"
    finally:
        languages.use("en")


def test_home_opens_the_study_that_was_made_of_an_example(home: Home, qtbot, tmp_path):
    home.memory.set(REMEMBERED, str(tmp_path / "studies"))
    home.press("New study…")
    window = QApplication.activeModalWidget()
    assert isinstance(window, NewStudyWindow)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.gallery.settle()
    press(window, Qt.Key.Key_Down)
    press(window, Qt.Key.Key_Right)
    press(window, Qt.Key.Key_Return)
    assert window.page is window.texts
    press(window, Qt.Key.Key_Escape)
    QTest.mouseClick(window.example, Qt.MouseButton.LeftButton)
    assert window.page is window.place
    window.place.name.selectAll()
    QTest.keyClicks(window.place.name, "Our Study: 1!")
    assert window.place.target == tmp_path / "studies" / "our-study-1"
    QTest.mouseClick(window.example, Qt.MouseButton.LeftButton)
    assert not home.controller._opened._running, "nothing is rehearsed"
    made = home.controller._view.folder.path
    assert made == tmp_path / "studies" / "our-study-1"
    assert [c.id for c in read_study(made).study.conditions] == ["dqe"]


def test_a_folder_that_is_in_use_is_refused_before_the_click(window, tmp_path):
    (tmp_path / "taken").mkdir()
    (tmp_path / "taken" / "file").touch()
    QTest.mouseClick(window.example, Qt.MouseButton.LeftButton)
    window.place.name.setText("Taken")
    assert window.place.target == tmp_path / "taken-2", "another name is proposed"
    window.place.folder.selectAll()
    QTest.keyClicks(window.place.folder, str(tmp_path / "taken"))
    assert not window.next.isEnabled()
    assert window._reason.text() == "the folder is not empty; change its name"


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Über Größe", "ueber-groesse"),
        ("Élan", "elan"),
        ("a/b: c", "a-b-c"),
        ("???", "study"),
        ("漢字", "study"),
    ],
)
def test_a_folder_has_a_name_for_any_system(title, name):
    assert folder_name(title) == name
    assert Path(name).name == name


def test_a_study_that_was_made_is_rehearsed_at_once_and_without_a_record(home: Home, tmp_path):
    home.memory.set(REMEMBERED, str(tmp_path / "studies"))
    home.languages.use("de")
    QApplication.processEvents()
    home.press("Neue Studie…")
    window = QApplication.activeModalWidget()
    window.gallery.settle()
    QTest.mouseClick(window.example, Qt.MouseButton.LeftButton)
    QTest.mouseClick(window.next, Qt.MouseButton.LeftButton)
    made = home.controller._view.folder
    assert made.path.parent == tmp_path / "studies"
    with rehearsal_of(home.controller) as chosen:
        assert chosen.study == made.path
        assert chosen.language == "de"
        assert not made.database.exists(), "neither a record nor a code"
        assert "Probelauf öffnet sich" in home.window.panel._problems.toPlainText()
        home.controller._look_for_rehearsal()
        assert home.window.panel._problems.isVisible(), "as long as it is open"
    assert home.window._list.hasFocus()
    QTest.keyClick(home.window._list, Qt.Key.Key_Return)
    assert home.controller._view.version == 0, "a key for the rehearsal publishes nothing here"
    home.window.panel._rehearse.setFocus()
    home.controller._looking_for_rehearsal.timeout.emit()
    assert not home.window.panel._problems.isVisible()
    assert home.window.panel._empty.isVisible()
    assert home.window._list.hasFocus(), "also when its window has closed"


def test_typing_replaces_the_name_that_is_proposed(window):
    QTest.mouseClick(window.example, Qt.MouseButton.LeftButton)
    assert window.page is window.place
    assert window.place.name.hasFocus()
    QTest.keyClicks(window.place.name, "Ponds")
    assert window.place.name.text() == "Ponds"


def test_two_methods_are_one_card_and_every_kind_of_page_is_named(window):
    window.gallery.rail.setCurrentRow(4)
    first = window.gallery.shown[0]
    assert first.method_names() == ["Rating on a scale", "Comparison of two"]
    scales = next(c for c in window.gallery.shown if c.title().startswith("Six kinds"))
    assert len(scales.method_names()) == 6
    assert "Rating from 0 to 100" in scales.figures()


def test_the_end_of_a_rehearsal_takes_nothing_else_away(home: Home):
    home.controller._rehearse()
    with rehearsal_of(home.controller):
        home.window.panel.show_lines(["what was checked meanwhile"])
    home.controller._look_for_rehearsal()
    assert home.window.panel._problems.isVisible()
    assert home.window.panel._problems.toPlainText() == "what was checked meanwhile"


def test_what_was_searched_for_is_shown_from_the_top(window):
    window.resize(1000, 560)
    window.gallery.search.setText("rating")
    bar = window.gallery._scroll.verticalScrollBar()
    QApplication.processEvents()
    assert bar.maximum() > 0
    bar.setValue(bar.maximum())
    window.gallery.search.setText("scale")
    assert bar.value() == 0


def test_a_card_names_its_methods_in_full(window):
    names = {n for row in window.gallery.cards for card in row for n in card.method_names()}
    assert "Rating on a scale" in names
    assert not any("(" in name for name in names), "short forms are for tables"
    several = next(c for row in window.gallery.cards for c in row if len(c.method_names()) > 1)
    assert all(name in several.toolTip() for name in several.method_names())
    kinds = window.gallery.kinds(several.design)
    assert set(block_names(kinds).values()) >= set(several.method_names())
    assert all(name in several.figures() for name in several.method_names())


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("width", [1000, 1280, 1920])
def test_no_text_of_a_card_is_cut_and_cards_of_a_row_are_of_one_height(
    qapp, qtbot, window, language, width
):
    languages = LanguageSwitch(qapp)
    languages.use(language)
    window.resize(width, 680)
    try:
        for row in range(window.gallery.rail.count()):
            window.gallery.rail.setCurrentRow(row)
            cards = window.gallery.shown
            qtbot.waitUntil(lambda of=cards: all(c.height() >= c.sizeHint().height() for c in of))
            rows: dict[int, set[int]] = {}
            for card in cards:
                rows.setdefault(card.y(), set()).add(card.height())
            assert all(len(heights) == 1 for heights in rows.values())
    finally:
        languages.use("en")


def test_pictures_show_texts_as_a_lab_would_have_them(window):
    named = [card for row in window.gallery.cards for card in row if card.card.shown]
    assert len(named) >= 6
    for card in named:
        page = card.design.first_page
        assert set(page.items) == set(card.card.shown), "a session has such a page"
        texts = [card.design.content.item(id).text for id in page.items]
        assert not any(sign in text for text in texts for sign in ("*", "<", "||", "•"))


@pytest.mark.parametrize("language", ["en", "de"])
def test_questions_are_read_whole(window, qapp, language):
    LanguageSwitch(qapp).use(language)
    QApplication.processEvents()
    rail = window.gallery.rail
    assert rail.count() > 4
    assert rail.sizeHintForColumn(0) <= rail.viewport().width()


def test_interviews_alone_become_a_folder_and_go_on_to_coding(window, tmp_path):
    talk = tmp_path / "talk.txt"
    talk.write_text("IN: So?\nP1: Yes.\n")
    gallery, wanted, rehearsed = window.gallery, [], []
    window.coding_wanted.connect(lambda files: wanted.append(files))
    window.rehearsal_wanted.connect(lambda: rehearsed.append(True))
    gallery.search.setText("interview code")
    assert "Code interviews" in titles(window)
    gallery.search.clear()
    gallery.choose_interviews()
    assert window.next.text() == "Choose the files…" and not window.example.isVisible()
    window.bring_interviews([talk])
    assert window.next.text() == "Begin to code" and window.next.isEnabled()
    window.place.name.setText("Talks: “two”")
    target = window.place.target
    press(window, Qt.Key.Key_Return)
    assert is_for_interviews_alone(StudyFolder(target)) and wanted == [[talk]] and not rehearsed
    assert study_title(target).in_language("en") == "Talks: “two”"


def test_tab_goes_past_the_designs_without_choosing_another(window):
    gallery = window.gallery
    gallery.rail.setFocus()
    chosen, *others = gallery.shown
    assert others and gallery._current is chosen
    QTest.keyClick(gallery.rail, Qt.Key.Key_Tab)
    assert window.focusWidget() is chosen
    QTest.keyClick(chosen, Qt.Key.Key_Tab)
    assert window.focusWidget() is gallery.methods and gallery._current is chosen
    QTest.keyClick(chosen, Qt.Key.Key_Right)
    QTest.keyClick(gallery._current, Qt.Key.Key_Tab)
    assert gallery._current is others[0] and window.focusWidget() is gallery.methods


def test_the_chosen_design_stays_checked_when_the_keyboard_comes_to_it(window: NewStudyWindow):
    card = window.gallery._current
    toggled: list[bool] = []
    card.toggled.connect(toggled.append)
    window.gallery.rail.setFocus()
    press(window, Qt.Key.Key_Return)
    assert QApplication.focusWidget() is card and card.isChecked()
    assert toggled == []
