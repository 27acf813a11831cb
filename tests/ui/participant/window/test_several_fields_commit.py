"""A page that asks one criterion in several fields: a key press is one commit there, too."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from labeval.study.study import StudyContent
from tests.support.studies.every_control_study import every_control_study
from tests.ui.participant.window.test_one_commit import press_once

KEYS = ("1", "1", "1", Qt.Key.Key_Up, "2", Qt.Key.Key_Delete, "3", Qt.Key.Key_Left, "1", "4")
BLOCKS = {
    "order": {"method": "ranking", "texts_per_page": 3, "criteria": ["true"]},
    "tied": {"method": "ranking", "texts_per_page": 3, "criteria": ["true"], "ties": True},
    "claims": {"method": "claims", "criteria": ["true"]},
}


def only(block: str) -> StudyContent:
    """The owls with one block, rated at once."""
    raw = every_control_study().model_dump(mode="json", by_alias=True)
    raw["study"]["blocks"] = {block: BLOCKS[block]}
    raw["study"]["conditions"] = [{"id": "only", "blocks": [block]}]
    raw["study"]["procedure"] = [
        {"step": "rating", "id": "rate"},
        {"step": "text", "id": "end", "text": "."},
    ]
    return StudyContent.model_validate(raw)


@pytest.mark.parametrize("block", BLOCKS)
def test_every_key_is_one_commit(seat, record, block):
    here = seat(content=only(block))
    answered = [bool(press_once(here.window, record, key)) for key in KEYS]
    assert sum(answered) >= 2
