"""The prompts of fields are on screen as soon as they change."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPlainTextEdit, QScrollArea

from tests.ui.new_study.opened_new_study import remove_all

CONTROL = Qt.KeyboardModifier.ControlModifier


def test_the_proposed_question_on_screen_is_that_of_the_selected_criterion(page, qapp):
    remove_all(page)
    for name in ("Ease", "Truth"):
        QTest.keyClick(page, Qt.Key.Key_N, CONTROL)
        QTest.keyClicks(page.form.names["en"], name)
    field = page.form.wordings["dqe", "en"]
    scrolled = next(a for a in page.findChildren(QScrollArea) if a.isAncestorOf(field))
    qapp.processEvents()
    scrolled.ensureWidgetVisible(field)
    qapp.processEvents()
    assert not field.visibleRegion().isEmpty()
    painted = PaintedPrompts(field)
    page.list.setCurrentRow(0)
    qapp.processEvents()
    assert "“Ease”" in field.placeholderText()
    assert painted.prompts[-1:] == [field.placeholderText()]


class PaintedPrompts(QObject):
    """The prompts of a field when it was painted."""

    def __init__(self, field: QPlainTextEdit) -> None:
        super().__init__(field)
        self._field, self.prompts = field, []
        field.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.prompts.append(self._field.placeholderText())
        return False
