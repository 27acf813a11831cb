"""Who has the keyboard, asked without the binding taking a part for the owner of the whole."""

from __future__ import annotations

import gc
from collections.abc import Callable

import pytest
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import Shiboken

from labeval.ui.accessible.keyboard_proxies import has_keyboard_elsewhere
from labeval.ui.accessible.tabbing import stops_of


def editable() -> QComboBox:
    box = QComboBox()
    box.setEditable(True)
    box.lineEdit().setFrame(False)
    return box


def scrolling(kind: type[QAbstractScrollArea]) -> QAbstractScrollArea:
    """As windows make it: what is scrolled over is asked for, and so known to the binding."""
    area = kind()
    area.viewport().setAutoFillBackground(False)
    return area


def handed_on() -> QWidget:
    """A row that gives the keyboard to the field in it."""
    row, field = QWidget(), QLineEdit()
    QHBoxLayout(row).addWidget(field)
    row.setFocusProxy(field)
    return row


MAKERS: list[Callable[[], QWidget]] = [
    lambda: scrolling(QScrollArea),
    lambda: scrolling(QPlainTextEdit),
    QSpinBox,
    editable,
    handed_on,
]
NAMES = ["scroll area", "text field", "spin box", "editable choice", "row"]


@pytest.mark.parametrize("make", MAKERS, ids=NAMES)
def test_nothing_in_use_is_deleted_where_each_part_was_asked(qtbot, make):
    window, inside = QWidget(), QPushButton()
    qtbot.addWidget(window)
    whole = make()
    QVBoxLayout(window).addWidget(whole)
    inside.setParent(whole)
    window.show()
    assert stops_of(window)
    del whole
    gc.collect()
    assert Shiboken.isValid(inside)


@pytest.mark.parametrize("make", MAKERS, ids=NAMES)
def test_of_a_whole_and_its_part_one_has_it_for_the_other(qtbot, make):
    whole = make()
    qtbot.addWidget(whole)
    assert any(has_keyboard_elsewhere(part) for part in [whole, *whole.findChildren(QWidget)])


def test_a_field_that_nothing_stands_for_has_it_itself(qtbot):
    row = handed_on()
    qtbot.addWidget(row)
    (field,) = row.findChildren(QLineEdit)
    assert has_keyboard_elsewhere(row)
    assert not has_keyboard_elsewhere(field)
    assert not has_keyboard_elsewhere(QPushButton(row))
