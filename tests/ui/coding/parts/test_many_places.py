"""The question before many places are coded."""

from __future__ import annotations

import pytest

from labeval.coding.edits import added
from labeval.coding.rows import Anchor, Coding
from labeval.ui.coding.parts import many_places
from labeval.ui.language import LanguageSwitch

SEGMENT = Coding("s", "talk", "c", "A", Anchor("p", 0), Anchor("p", 4), "Text", "2026-01-05")


@pytest.mark.parametrize(
    ("places", "said"),
    [
        (2, "1 more place has been coded so already."),
        (1236, "1,235 more places have been coded so already."),
    ],
)
def test_places_that_are_coded_already_are_counted(places, said, monkeypatch, qapp) -> None:
    LanguageSwitch(qapp)  # with the thousands of its language
    asked = []
    monkeypatch.setattr(many_places, "ask_yes_no", lambda _, text: asked.append(text) or True)
    assert many_places.may_code(None, [added(SEGMENT)], places, 1, "Trust")
    assert asked[0].endswith(said)
