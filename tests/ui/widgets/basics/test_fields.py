"""Lists to choose from, as assistive technology finds them."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QFormLayout, QWidget

from labeval.ui.widgets.basics.fields import ChoiceBox


@pytest.mark.parametrize("labelled", [True, False])
def test_an_open_list_is_called_as_what_is_chosen_in_it(qtbot, labelled):
    window = QWidget()
    qtbot.addWidget(window)
    box = ChoiceBox("" if labelled else "Language")
    box.addItems(["English", "Deutsch"])
    QFormLayout(window).addRow("Language" if labelled else "", box)
    window.show()
    box.showPopup()
    opened = box.view()
    assert (opened.accessibleName(), opened.window().windowTitle()) == ("Language", "Language")
    assert box.accessibleDescription() == ("" if labelled else "Language")
    box.hidePopup()


def test_a_value_that_is_typed_is_typed_into_a_field_with_the_name(qtbot):
    box = ChoiceBox("Participant", typed=True)
    qtbot.addWidget(box)
    assert box.lineEdit().accessibleName() == "Participant"
