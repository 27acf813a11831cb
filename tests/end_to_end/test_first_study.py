"""The page “A first study”, followed click by click and key by key."""

from __future__ import annotations

from contextlib import closing

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from labeval import places
from labeval.jobs.planning.overview import NextStep
from labeval.store.record.record import Record
from labeval.study.reading import read_with_warnings
from labeval.ui.help.sections import headings
from labeval.ui.new_study.place_page import REMEMBERED
from labeval.ui.participant.window.rehearsal import RehearsalChoices, RehearsalWindow
from labeval.ui.theme import LIGHT
from tests.support.sessions.rehearsing import rehearsal_of
from tests.support.texts.library_answers import write_answers
from tests.ui.home.opened_home import Home
from tests.ui.new_study.opened_new_study import drop

LEFT = Qt.MouseButton.LeftButton
SHIFT = Qt.KeyboardModifier.ShiftModifier
CRITERIA = (
    ("Truth", "Wahrheit", "Nothing in it is wrong.", "Nichts darin ist falsch."),
    ("Brevity", "Knappheit", "No word is too many.", "Kein Wort ist zu viel."),
    ("Help", "Hilfe", "One can act upon it.", "Man kann danach handeln."),
)


def rehearse(window: RehearsalWindow) -> None:
    """Press one key at a time until a page is rated, and then leave as the lower edge says."""
    state = window.session.state
    while state.current.kind != "rating":
        if state.current.kind == "consent":
            for _ in range(3):
                QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_1)
        before = state.screen_id
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
        assert state.screen_id != before
    for key in (Qt.Key.Key_4, Qt.Key.Key_2, Qt.Key.Key_5):
        QTest.keyClick(QApplication.focusWidget(), key)
    assert len(state.answers_here()) == len(CRITERIA)
    click(window._bars.leave)
    assert not window.isVisible()


@pytest.fixture
def laboratory(tmp_path, qtbot, qapp):
    made = Home(tmp_path, qapp)
    qtbot.addWidget(made.window)
    made.memory.set(REMEMBERED, str(tmp_path / "studies"))
    yield made
    made.languages.use("en")


def click(widget) -> None:
    assert widget.isEnabled()
    QTest.mouseClick(widget, LEFT)


def choose_a_design(window, laboratory, tmp_path) -> None:
    rail = window.gallery.rail
    row = next(r for r in range(rail.count()) if rail.item(r).text() == "Do methods agree?")
    place = rail.visualItemRect(rail.item(row)).center()
    QTest.mouseClick(rail.viewport(), LEFT, pos=place)
    click(window.next)


def bring_your_texts(window, laboratory, tmp_path) -> None:
    assert window.page is window.texts
    drop(window, write_answers(tmp_path / "answers.csv"))
    window.texts.settle()
    click(window.next)


def write_the_criteria(window, laboratory, tmp_path) -> None:
    page = window.criteria
    assert window.page is page
    QTest.keyClick(page.methods.methods, Qt.Key.Key_Return)
    menu = page.methods.methods.findChild(QMenu)
    for action in menu.actions():
        if action.isChecked() and not action.text().endswith(("on a scale", "of two")):
            menu.setActiveAction(action)
            QTest.keyClick(menu, Qt.Key.Key_Space)
    menu.close()
    click(page.empty)
    assert page.list.count() == 0
    for texts in CRITERIA:
        click(page.add)
        form = page.form
        fields = (*form.names.values(), *form.definitions.values())
        for field, text in zip(fields, texts, strict=True):
            QTest.keyClicks(field, text)
        assert page.reason() == f"Choose what “{texts[0]}” is judged against"
        click(form.against.buttons["text"])
    page.methods.participants.setValue(12)
    assert page.reason() == ""
    click(window.next)


def put_the_consent_together(window, laboratory, tmp_path) -> None:
    assert window.page is window.consent
    QTest.keyClicks(window.consent.contact, "Ada Berg, 030 123 45")
    click(window.consent.asks["sharing"])
    click(window.next)


def name_it_and_rehearse_it(window, laboratory, tmp_path) -> None:
    assert window.page is window.place
    QTest.keyClicks(window.place.name, "Our first study")

    click(window.next)
    folder = laboratory.controller._view.folder
    with rehearsal_of(laboratory.controller) as chosen:
        assert chosen.study == folder.path
        choices = RehearsalChoices(chosen.place, chosen.condition, chosen.language)
    content = read_with_warnings(folder.path)[0]
    rehearsal = RehearsalWindow(content, choices, LIGHT, laboratory.languages)
    rehearsal.present_on(None, whole=chosen.whole)
    assert QTest.qWaitForWindowActive(rehearsal, 60_000)
    rehearse(rehearsal)
    rehearsal.deleteLater()
    laboratory.publish()


STEPS = {
    "Choose a design": choose_a_design,
    "Bring your texts": bring_your_texts,
    "Write the criteria": write_the_criteria,
    "Put the consent together": put_the_consent_together,
    "Name it and rehearse it": name_it_and_rehearse_it,
}


def test_a_table_becomes_a_rehearsed_and_published_study(laboratory, tmp_path):
    page = headings((places.documents() / "first-study.md").read_text(encoding="utf-8"))
    begin = page.index("A first study") + 1
    assert page[begin : begin + len(STEPS)] == list(STEPS), "the page has these steps"
    laboratory.press("New study…")
    window = QApplication.activeModalWidget()
    window.gallery.settle()
    for step in STEPS.values():
        step(window, laboratory, tmp_path)
    assert laboratory.step() is NextStep.START
    folder = laboratory.controller._view.folder
    assert folder.path == tmp_path / "studies" / "our-first-study"
    content, warnings = read_with_warnings(folder.path)
    study = content.study
    assert warnings == [] and len(content.items) == 40
    assert [block.method for block in study.blocks.values()] == ["dqe", "ab"]
    assert [c.name.in_language("de") for c in study.criteria] == [c[1] for c in CRITERIA]
    assert set(study.offered_languages) == {"en", "de"}
    assert study.participants.planned == 12
    with closing(Record(folder.database, read_only=True)) as record:
        assert list(record.sessions.headers()) == [], "a rehearsal is not kept"
        assert len(record.versions.publications()) == 1
