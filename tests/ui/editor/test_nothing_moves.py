"""The form of the editor while one types: the field, and all that is above it, stays in place."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from labeval.ui.editor.form.entries_editor import EntriesEditor
from labeval.ui.editor.form.field_editor import LineField, TextField
from labeval.ui.editor.parts import parts
from tests.ui.editor.opened_editor import part

TYPED = ("a", " ", "1", "\b", "\b", "\b", "\b", "ab", "\b\b", "2")
"""Letters, and going back over more than these."""


def rest(window) -> None:
    """Let the check look and every layout come to rest, as after a rest of the hands."""
    window.controller.settle()
    for _ in range(12):
        QApplication.processEvents()


def typed_into(window) -> list[QWidget]:
    """The fields that are in view, from the top."""
    found = [
        field
        for kind in (LineField, TextField)
        for field in window.page.findChildren(kind)
        if field.isVisible() and field.isEnabled() and not field.isReadOnly()
        if not field.visibleRegion().isEmpty()
    ]
    return sorted(found, key=lambda field: place(window, field))


def place(window, field: QWidget) -> tuple[int, int]:
    x, y = field.mapTo(window, QPoint(0, 0)).toTuple()
    return y, x


def press(field: QWidget, text: str) -> None:
    for letter in text:
        if letter == "\b":
            QTest.keyClick(field, Qt.Key.Key_Backspace)
        else:
            QTest.keyClicks(field, letter)


@pytest.mark.parametrize("key", [each.key for each in parts()])
def test_nothing_above_the_caret_moves_while_one_types(window, key, qtbot):
    window.resize(1280, 720)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    random = Random(key)
    part(window, key)
    rest(window)
    form = window.page.form
    if isinstance(form, EntriesEditor) and form.heads:
        form.open(random.choice(form._keys))
        rest(window)
    fields = typed_into(window)
    last = len(fields) - 1
    for number in sorted({0, last, random.randint(0, max(0, last))} if fields else ()):
        field = typed_into(window)[number]
        window.controller.noted.emit("Comments went with it (2). Undo brings them back. " * 4)
        rest(window)
        field.setFocus()
        rest(window)
        field = window.focusWidget()  # where an id was typed, its entry has been made anew
        assert isinstance(field, LineField | TextField)
        watched = {each: place(window, each) for each in typed_into(window)}
        here = place(window, field)
        for text in TYPED:
            press(field, text)
            rest(window)
            assert isValid(field) and window.focusWidget() is field, (number, text)
            moved = [
                (before, place(window, each))
                for each, before in watched.items()
                if before <= here and isValid(each) and place(window, each) != before
            ]
            assert moved == [], (number, text)
        while window.controller.file.history.can_undo:
            window.controller.undo()
        rest(window)


def test_without_a_finding_the_form_has_the_room_of_the_findings(window):
    window.resize(1280, 720)
    rest(window)
    assert not window.findings.list.count()
    alone = window._below.height()
    assert alone < 24
    window.controller.noted.emit("Somebody else has changed the file.")
    rest(window)
    with_note = window._below.height()
    assert with_note > 3 * alone
    window.controller.noted.emit("")
    rest(window)
    assert window._below.height() == with_note, "it has moved once, and does not again"
