"""In every window of the staff a key does one thing: no two shortcuts take the same one."""

from __future__ import annotations

import shutil
from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton, QVBoxLayout, QWidget

from labeval import places
from labeval.study.folder import StudyFolder
from labeval.ui.coding.window.opening import coding_window
from labeval.ui.editor.parts import parts
from labeval.ui.editor.window import EditorWindow
from labeval.ui.language import LanguageSwitch
from labeval.ui.memory import Memory
from labeval.ui.new_study.window import NewStudyWindow
from labeval.ui.results.window import ResultsWindow
from labeval.ui.theme import LIGHT
from tests.ui.coding.conftest import spoken_study
from tests.ui.home.opened_home import home
from tests.ui.moderator.conftest import lab, make_lab, record

__all__ = ["home", "lab", "make_lab", "record", "spoken_study"]

_Taken = tuple[str, QWidget, Qt.ShortcutContext]
_WINDOW = {Qt.ShortcutContext.WindowShortcut, Qt.ShortcutContext.ApplicationShortcut}
_PLAIN, _SHIFT, _CONTROL = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)
_BESIDE = (
    *((Qt.Key.Key_F10, _PLAIN), (Qt.Key.Key_F11, _PLAIN), (Qt.Key.Key_F12, _PLAIN)),
    *((Qt.Key.Key_F11, _SHIFT), (Qt.Key.Key_F12, _SHIFT)),
    *((Qt.Key.Key_F11, _CONTROL), (Qt.Key.Key_F12, _CONTROL)),
)
"""The keys of the coding window that each open a window."""
_TREE = Qt.ShortcutContext.WidgetWithChildrenShortcut


def taken(window: QWidget) -> list[_Taken]:
    """Every key of a window that works now, with the widget and the reach of its shortcut."""
    found: list[_Taken] = []
    widgets = [w for w in (window, *window.findChildren(QWidget)) if w.window() is window]
    for widget in (w for w in widgets if w.isVisible() and w.isEnabled()):
        for shortcut in widget.findChildren(
            QShortcut, options=Qt.FindChildOption.FindDirectChildrenOnly
        ):
            if shortcut.isEnabled():
                found += [
                    (k.toString(), widget, shortcut.context()) for k in QShortcut.keys(shortcut)
                ]
        for action in widget.actions():
            if action.isEnabled():
                keys = [k.toString() for k in action.shortcuts()]
                found += [(key, widget, action.shortcutContext()) for key in keys]
        if isinstance(widget, QAbstractButton) and not widget.shortcut().isEmpty():
            found.append((widget.shortcut().toString(), widget, Qt.ShortcutContext.WindowShortcut))
    return found


def meet(one: _Taken, other: _Taken) -> bool:
    """Whether two shortcuts have the same key and some place of the focus from which both act."""
    (key, widget, reach), (same, beside, its) = one, other
    if key != same:
        return False
    if reach in _WINDOW or its in _WINDOW or widget is beside:
        return True
    return (reach == _TREE and widget.isAncestorOf(beside)) or (
        its == _TREE and beside.isAncestorOf(widget)
    )


def clashes(window: QWidget) -> set[str]:
    """The keys that two shortcuts of a window take at the same time."""
    QApplication.processEvents()
    return {one[0] for one, other in combinations(taken(window), 2) if meet(one, other)}


@pytest.fixture(params=["en", "de"])
def language(request, qapp):
    LanguageSwitch(qapp).use(request.param)
    yield
    LanguageSwitch(qapp).use("en")


@pytest.fixture
def opened(qtbot):
    """Show a window, and close it afterwards."""
    windows = []

    def show(window: QWidget) -> QWidget:
        windows.append(window)
        window.resize(1280, 720)
        window.show()
        return window

    yield show
    for window in windows:
        window.close()
        window.deleteLater()
    QApplication.processEvents()


@pytest.fixture
def study(tmp_path):
    shutil.copytree(places.templates() / "trained-raters", tmp_path / "study")
    return StudyFolder(tmp_path / "study")


def test_home(language, home):
    assert "F1" in {key for key, _, _ in taken(home.window)}
    assert clashes(home.window) == set()


def test_editor(language, opened, study, tmp_path):
    window = opened(EditorWindow(study, LIGHT, Memory(tmp_path / "settings.json")))
    window.controller.settle()
    for position in range(len(parts())):
        window.rail.choose(position)
        assert clashes(window) == set(), parts()[position].key
    assert {"F5", "F6", "F8"} <= {key for key, _, _ in taken(window)}


def test_new_study(language, opened, tmp_path):
    window = NewStudyWindow(places.templates(), Memory(tmp_path / "settings.json"), LIGHT)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    opened(window).gallery.settle()
    for page in (window.gallery, window.texts, window.criteria, window.consent, window.place):
        window._stack.setCurrentWidget(window._shown[page])
        assert window.page is page and clashes(window) == set(), page


def test_results(language, opened, study, tmp_path):
    window = opened(ResultsWindow(study, LIGHT, Memory(tmp_path / "settings.json"), samples=20))
    assert {"F5", "Ctrl+S"} <= {key for key, _, _ in taken(window)}
    assert clashes(window) == set()


def test_coding_and_the_windows_beside_it(language, opened, spoken_study, tmp_path, qtbot):
    shutil.copytree(spoken_study, tmp_path / "study")
    folder = StudyFolder(tmp_path / "study")
    window = opened(coding_window(folder, LIGHT, Memory(tmp_path / "settings.json")))
    assert clashes(window) == set()
    known = set(QApplication.topLevelWidgets())
    for key, modifiers in _BESIDE:
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        QTest.keyClick(window.view, key, modifiers)
        new = set(QApplication.topLevelWidgets()) - known
        (other,) = [w for w in new if w.isVisible() and w.parent() is None]  # no mirror's stage
        known.add(other)
        assert clashes(other) == set(), other


def test_moderator(language, lab):
    assert taken(lab.window)
    assert clashes(lab.window) == set()


@pytest.mark.parametrize(
    ("reach", "nested", "meets"),
    [
        (Qt.ShortcutContext.WindowShortcut, False, True),
        (Qt.ShortcutContext.WidgetShortcut, False, False),
        (_TREE, False, False),
        (_TREE, True, True),
    ],
)
def test_a_planted_clash_is_found(opened, reach, nested, meets):
    window = QWidget()
    column = QVBoxLayout(window)
    one = QWidget()
    other = QWidget(one) if nested else QWidget()
    column.addWidget(one)
    if not nested:
        column.addWidget(other)
    QShortcut(QKeySequence("F12"), one, context=reach)
    second = QShortcut(QKeySequence("F12"), other, context=Qt.ShortcutContext.WidgetShortcut)
    opened(window)
    assert clashes(window) == ({"F12"} if meets else set())
    second.setEnabled(False)
    assert clashes(window) == set()


def test_keys_of_actions_and_of_letters_in_buttons_count(opened):
    window = QWidget()
    column = QVBoxLayout(window)
    for text in ("&Save", "&Stop"):
        column.addWidget(QPushButton(text))
    for _ in range(2):
        action = QAction(window)
        action.setShortcut("Ctrl+K")
        window.addAction(action)
    opened(window)
    assert clashes(window) == {"Alt+S", "Ctrl+K"}
