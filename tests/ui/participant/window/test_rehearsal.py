"""The participant's window without a record."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from labeval import places
from labeval.session.plan.plan import make_plan
from labeval.study.reading import read_study
from labeval.study.study import Study
from labeval.ui.accessible import stops_of
from labeval.ui.language import LanguageSwitch
from labeval.ui.participant.window import rehearsal
from labeval.ui.participant.window.rehearsal import RehearsalChoices, RehearsalWindow
from labeval.ui.participant.window.way import Way
from labeval.ui.theme import LIGHT, MARGIN
from labeval.ui.widgets.basics.buttons import ActionButton

BOTH = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


@pytest.fixture(scope="module")
def content():
    return read_study(places.templates() / "six-methods")


@pytest.fixture
def opened(qtbot, content):
    languages = LanguageSwitch(QApplication.instance())

    def open_at(place: str, **choices: str) -> RehearsalWindow:
        chosen = RehearsalChoices(place, **choices)
        window = RehearsalWindow(content, chosen, LIGHT, languages)
        qtbot.addWidget(window)
        window.present_on(None, whole=False)
        return window

    yield open_at
    languages.use("en")


def test_it_begins_at_a_screen_in_language_and_size(opened):
    window = opened("ab-001", condition="ab", language="de", theme="dark", text_size="1.15")
    state = window.session.state
    assert (state.screen_id, window.session.language) == ("ab-001", "de")
    assert (window._theme.name, window._theme.text_scale) == ("dark", 1.15)


def test_answers_go_on_to_the_end_and_nothing_is_kept(opened):
    window = opened("about_you:2", condition="ab")
    for _ in range(3):
        for field in window.session.open_fields():
            window.session.answer(field.id, field.options[0] if field.options else "30")
        window.moving.go_on()
    assert window.session.state.ended is not None
    assert "Nothing of it has been kept" in window._current._status.text()


def test_ctrl_shift_q_closes_it_without_a_code(opened, qtbot):
    window = opened("consent")
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_Q, BOTH)
    assert not window.isVisible()


def test_a_screen_that_is_not_there_is_named(opened):
    with pytest.raises(KeyError, match="nowhere"):
        opened("nowhere")


def test_a_button_leaves_it_at_once(opened):
    window = opened("consent")
    QTest.mouseClick(window._bars.leave, Qt.MouseButton.LeftButton)
    assert not window.isVisible()


def test_esc_leaves_it_after_a_question_and_asks_for_no_code(opened, qtbot):
    window = opened("consent")
    card = window._deck.leaving
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert card.isVisible()
    QTest.keyClick(card, Qt.Key.Key_Escape)
    assert window.isVisible()
    assert not card.isVisible()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    QTest.mouseClick(card.leave, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not window.isVisible())
    assert not window._deck.supervisor.isVisible()


def test_the_end_has_one_way_out_and_says_that_it_was_a_rehearsal(opened):
    window = opened("end", condition="ab")
    ways = [b for b in window.findChildren(ActionButton) if b.isVisible() and "eave" in b.text()]
    assert ways == [window._bars.leave]
    assert not window._current._close.isVisible()
    assert window._current._status.text() == "This was a rehearsal. Nothing of it has been kept."
    code, *_ = window._current._code.text().splitlines()
    assert code == opened("consent", condition="ab")._current.form._code.text(), "as its consent"
    assert code == f"Your code: {window.session.header.participant}"
    QTest.mouseClick(window._bars.leave, Qt.MouseButton.LeftButton)
    assert not window.isVisible()


def menu_of(tools) -> QMenu:
    QTest.mouseClick(tools.go, Qt.MouseButton.LeftButton)
    return tools.findChild(QMenu)


@pytest.mark.parametrize("method", ["dqe", "ab", "bws"])
def test_tab_goes_round_through_everything_as_it_is_read(opened, method):
    window = opened(f"{method}-001", condition=method)
    window.activateWindow()
    QApplication.processEvents()
    assert window.isActiveWindow()
    stops = stops_of(window)
    first = stops.index(window.focusWidget())
    visited = []
    for _ in stops:
        visited.append(window.focusWidget())
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
    assert visited == stops[first:] + stops[:first] and len(visited) > 6
    assert window.focusWidget() is stops[first]
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Backtab)
    assert window.focusWidget() is stops[first - 1]


def test_a_screen_reader_that_comes_later_stops_at_texts_too(opened):
    window = opened("ab-001", condition="ab")
    before = stops_of(window)
    QAccessible.setActive(True)
    try:
        added = [part.accessibleName() for part in stops_of(window) if part not in before]
    finally:
        QAccessible.setActive(False)
    assert added == ["Source", "Text A", "Text B"]


def test_any_part_of_any_condition_is_reached(opened, qtbot):
    window = opened("ab-001", condition="ab", language="de", theme="dark")
    window._on_appearance_chosen("keys", "no_letters")
    window._on_appearance_chosen("texts", "written")
    menu = menu_of(window.tools)
    checked = [action.text() for action in menu.actions() if action.isChecked()]
    conditions = [action for action in menu.actions() if action.menu() is not None]
    assert len(conditions) == len(window.session.content.study.conditions)
    *_, anew, order = menu.actions()
    assert anew.text() == "Der Probelauf beginnt dort neu; Antworten werden nicht behalten"
    assert not anew.isEnabled()
    assert order.text() == "Die Reihenfolge ist ausgelost, wie für Teilnehmende"
    assert not order.isEnabled()
    assert checked == ["AB-Vergleich"]
    other = next(action.menu() for action in conditions if not action.isChecked())
    parts = [action.text() for action in other.actions()]
    assert "Ihre Einwilligung" in parts
    other.actions()[-2].trigger()
    menu.close()
    following = window.following
    qtbot.addWidget(following)
    assert not window.isVisible()
    assert following.isVisible()
    assert following.session.header.condition != "ab"
    assert (following.session.language, following.theme.name) == ("de", "dark")
    assert following._appearance.keys.are_off
    assert following.session.state.appearance["texts"] == "written"
    for one in (window, following):
        one._appearance.keys.switch(off=False)


def test_another_language_is_at_once_that_of_the_title_and_of_the_parts_to_go_to(opened):
    window = opened("consent", condition="ab")
    title = window.session.content.study.title
    shown = f"Your consent – {title.in_language('en')}"
    assert window.windowTitle() == f"Rehearsal: {shown} – AB testing"
    window._on_appearance_chosen("language", "de")
    shown = f"Ihre Einwilligung – {title.in_language('de')}"
    assert window.windowTitle() == f"Probelauf: {shown} – AB-Vergleich"
    menu = menu_of(window.tools)
    current = next(action for action in menu.actions() if action.isChecked())
    assert current.text() == "AB-Vergleich"
    assert "Ihre Einwilligung" in [action.text() for action in current.menu().actions()]
    menu.close()


def test_the_language_is_in_sight_and_chosen_there(opened):
    window = opened("ab-001", condition="ab")
    button = window.tools.language
    assert (button.isVisible(), button.text()) == (True, "English ▾")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    menu = window.tools.findChild(QMenu)
    assert [(a.text(), a.isChecked()) for a in menu.actions()] == [
        ("English", True),
        ("Deutsch", False),
    ]
    menu.actions()[1].trigger()
    menu.close()
    QApplication.processEvents()
    assert window.session.language == "de"
    assert button.text() == "Deutsch ▾"
    assert window.session.state.screen_id == "ab-001", "it stays on its page"


def test_a_menu_ends_within_the_window(opened):
    window = opened("ab-001", condition="ab")
    right = window.mapToGlobal(window.rect().topRight()).x()
    for button in (window.tools.go, window.tools.language):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        menu = next(menu for menu in window.tools.findChildren(QMenu) if menu.isVisible())
        assert menu.x() + menu.width() <= right
        menu.close()
        QApplication.sendPostedEvents(menu, QEvent.Type.DeferredDelete)


def test_the_way_out_is_at_the_edge_with_and_without_a_way_back(opened):
    edges = []
    for place in ("welcome", "ab-002"):
        window = opened(place, condition="ab")
        edges.append(window._bars.leave.mapTo(window, QPoint(0, 0)).x())
        window.close()
    assert edges == [MARGIN, MARGIN]


def test_a_study_in_one_language_offers_none(qtbot, content):
    written = content.study.model_dump(by_alias=True, exclude_unset=True, mode="json")
    study = Study.model_validate(written | {"languages": ["en"]})
    alone = content.model_copy(update={"study": study})
    languages = LanguageSwitch(QApplication.instance())
    window = RehearsalWindow(alone, RehearsalChoices("consent"), LIGHT, languages)
    qtbot.addWidget(window)
    window.present_on(None, whole=False)
    assert window.tools.go.isVisible() and not window.tools.language.isVisible()


def test_pages_around_a_break_are_told_apart_by_their_numbers(content):
    plan = make_plan(content, "ab", content.study.seed, 0)
    names = [stretch.name for stretch in Way(content, plan, "en").stretches]
    rated = [name for name in names if ", pages " in name]
    assert len(rated) > 1 and len(set(rated)) == len(rated)
    first, second = (name.rpartition(" ")[2].split("–") for name in rated[:2])
    assert first[0] == "1" and int(second[0]) == int(first[1]) + 1
    assert "Break" in names
    other = make_plan(content, "aqc", content.study.seed, 0)
    alone = [stretch.name for stretch in Way(content, other, "en").stretches]
    counts = Counter(name.partition(",")[0] for name in alone)
    assert all(counts[name.partition(", pages")[0]] > 1 for name in alone if ", pages " in name)


def test_instructions_of_several_methods_are_called_by_their_method():
    content = read_study(places.templates() / "within-subject")
    plan = make_plan(content, content.study.conditions[0].id, 1, 0)
    names = [stretch.name for stretch in Way(content, plan, "en").stretches]
    told = [name for name in names if name.startswith("Instructions")]
    assert len(told) == len(set(told)) == len(content.study.blocks)
    titles = {block.title.in_language("en") for block in content.study.blocks.values()}
    assert {name.partition(": ")[2] for name in told} == titles


def test_its_window_is_in_the_middle_of_the_screen(opened, monkeypatch):
    monkeypatch.setattr(rehearsal, "USUAL_SIZE", QSize(500, 400))
    window = opened("consent")
    room = window.screen().availableGeometry()
    assert abs(window.x() + 250 - room.center().x()) <= 1
    assert abs(window.y() + 200 - room.center().y()) <= 20, "its title is above"
