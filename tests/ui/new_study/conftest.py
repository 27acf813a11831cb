"""A new study in its window, at the gallery or at the page of criteria."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.support.texts.library_answers import write_answers
from tests.ui.home.opened_home import home
from tests.ui.new_study.opened_new_study import memory, window, with_texts

__all__ = ["home", "memory", "window"]


@pytest.fixture
def page(window, tmp_path):
    """The page of criteria for forty answers, rated one by one."""
    window.gallery.rail.setCurrentRow(1)
    with_texts(window, write_answers(tmp_path / "answers.csv"))
    QTest.mouseClick(window.next, Qt.MouseButton.LeftButton)
    assert window.page is window.criteria
    return window.criteria
