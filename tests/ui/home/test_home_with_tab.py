"""The home window and the dialog that starts a session, by Tab, while somebody listens."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QWidget

from labeval.ui.accessible import install
from labeval.ui.home.starting.start_dialog import StartDialog


@pytest.fixture(autouse=True)
def listening() -> Iterator[None]:
    install()
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def words(part: QWidget) -> str:
    if isinstance(part, QComboBox):
        return part.currentText()
    shown = part.text() if isinstance(part, QLabel | QAbstractButton) else ""
    return part.accessibleName() or shown


def tabbed(window: QWidget) -> list[QWidget]:
    """What has the keyboard after each Tab, once around."""
    found: list[QWidget] = []
    QTest.keyClick(window, Qt.Key.Key_Tab)
    while (part := window.focusWidget()) not in found:
        found.append(part)
        QTest.keyClick(part, Qt.Key.Key_Tab)
    return found


def test_tab_reaches_the_state_of_a_study_before_what_is_done_with_it(home):
    home.window.focus_studies()
    found = [words(part) for part in tabbed(home.window)]
    state = next(n for n, said in enumerate(found) if said.startswith("draft, not yet published"))
    why = next(n for n, said in enumerate(found) if said.startswith("Publishing keeps"))
    assert state < why < found.index("Publish")


def test_tab_reads_each_check_before_a_session_and_comes_to_start_last(published):
    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, StartDialog)
        try:
            found.extend((words(part), part.accessibleDescription()) for part in tabbed(dialog))
        finally:
            dialog.reject()

    found: list[tuple[str, str]] = []
    QTimer.singleShot(0, look)
    published.press("Start a session")
    names = [text for text, _ in found]
    first = names.index("Participant")
    found, names = found[first:] + found[:first], names[first:] + names[:first]
    checks = [about for _, about in found if ": " in about]
    assert [about.partition(":")[0] for about in checks] == [
        *("Screens", "Disk", "Encryption", "Power", "Your code", "Notifications")
    ]
    assert {about.partition(": ")[2] for about in checks} <= {"ready", "to do", "not checked"}
    shared, start = "Open it on this screen, minimised", "Start the session"
    assert names.index(shared) < names.index("Cancel") < names.index(start) == len(names) - 1
