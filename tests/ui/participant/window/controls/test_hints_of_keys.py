"""The keys that the lower edge names do what it says, also while a comment is typed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.participant.window.controls.test_random_keys import seated


@pytest.mark.parametrize("place", ["points", "pairs"])
def test_in_the_comment_only_the_way_back_is_named(qapp, place):
    with seated(qapp, place) as (window, _):
        hints = window._bars.bottom._hints
        answering = hints.accessibleName()
        assert "choose" in answering and "next page" in answering
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_C)
        assert hints.accessibleName() == "Tab: back to the answers"
        QTest.keyClicks(QApplication.focusWidget(), "a b")
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        assert hints.accessibleName() == answering
