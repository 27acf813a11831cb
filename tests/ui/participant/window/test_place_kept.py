"""Another language or other letters leave the participant at the answer where they are."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from labeval.study.study import StudyContent
from labeval.ui.participant.pages.rating_page import RatingPage
from tests.support.studies.every_control_study import every_control_study

CTRL = Qt.KeyboardModifier.ControlModifier
TO_THE_SECOND = {
    "points": [(Qt.Key.Key_Down, None)],
    "slider": [(Qt.Key.Key_Down, None)],
    "yesno": [(Qt.Key.Key_Down, None)],
    "pairs": [(Qt.Key.Key_Down, None)],
    "best": [(Qt.Key.Key_Right, None)],
    "long": [(Qt.Key.Key_3, CTRL), (Qt.Key.Key_Down, None)],
    "order": [(Qt.Key.Key_Right, None)],
    "claims": [(Qt.Key.Key_Down, None)],
    "faults": [(Qt.Key.Key_O, None)],
}
"""Keys that lead away from where each block begins."""


def one_block(block: str) -> StudyContent:
    """The study of all controls with this block alone, in two languages and as two formats."""
    content = every_control_study()
    given = content.study.model_dump(mode="json", by_alias=True, exclude_unset=True)
    given |= {
        "languages": ["en", "de"],
        "formats": {"text": "markdown", "switch": True},
        "conditions": [{"id": "only", "blocks": [block]}],
        "blocks": {block: {**given["blocks"][block], "training": []}},
        "procedure": [{"step": "rating", "id": "rate"}],
    }
    return StudyContent.model_validate({"study": given, "items": content.items})


@pytest.mark.parametrize("block", TO_THE_SECOND)
@pytest.mark.parametrize(
    ("choice", "value"),
    [("language", "de"), ("text_size", "1.5"), ("spacing", "wide"), ("texts", "written")],
)
def test_a_choice_of_looks_keeps_the_place(seat, block, choice, value):
    person = seat(content=one_block(block))
    (page,) = [p for p in person.window.findChildren(RatingPage) if p.isVisible()]
    begun = page.place()
    for key, modifiers in TO_THE_SECOND[block]:
        person.press(key, modifiers)
    here = page.place()
    assert here != begun
    person.window._on_appearance_chosen(choice, value)
    QApplication.processEvents()
    assert page.place() == here
    assert page.isAncestorOf(person.focus()), "the keyboard stays on the answers"
    person.window._on_appearance_chosen("language", "en")
