"""The question before many places are coded."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from labeval.coding.edits import added
from labeval.coding.rows import Anchor, Code, Coding
from labeval.ui.coding.codes.code_finder import NEW, CodeFinder
from labeval.ui.coding.parts import many_places
from labeval.ui.language import LanguageSwitch
from labeval.ui.theme import LIGHT

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


def test_a_code_of_a_query_takes_a_free_key(analyst, monkeypatch) -> None:
    monkeypatch.setattr(many_places, "ask_yes_no", lambda *_: True)
    (passage, *_) = analyst.controller.passages

    def coding(batch):
        ends = Anchor(passage.id, 0), Anchor(passage.id, 4)
        row = Coding(
            "n", passage.source, batch.code, batch.coder, *ends, passage.text[:4], "2026-01-05"
        )
        return [added(row)]

    found = many_places.FoundPlaces("rule", "Asked for", 1, 1, coding)
    assert many_places.code_places(None, analyst.controller, "new", found)
    keyed = dict(analyst.window.edits.digits.codes(analyst.controller.codes))
    assert [code.name for code in keyed.values()] == ["Asked for"]
    assert analyst.window.edits.recent[0] == keyed[1].id


@pytest.mark.parametrize(
    ("typed", "taken"), [("doubt", "Self-doubt"), ("sel", "Self-doubt"), ("elf", "elf")]
)
def test_enter_makes_a_code_where_the_words_are_only_inside_of_anothers(qtbot, typed, taken):
    window = QWidget()
    qtbot.addWidget(window)
    finder, chosen = CodeFinder(LIGHT, window), []
    known = [Code("a", "Self-doubt")]
    finder.ask("Code", known, {}, lambda id, name: chosen.append((id, name)), at=QPoint(0, 0))
    finder.field.setText(typed)
    finder.field.accepted.emit()
    assert chosen == [("a" if taken == "Self-doubt" else NEW, typed)]


def test_a_card_that_grows_while_something_is_typed_stays_in_its_window(qtbot):
    window = QWidget()
    window.resize(600, 300)
    qtbot.addWidget(window)
    window.show()
    finder = CodeFinder(LIGHT, window)
    known = [Code(f"c{n}", f"Doubt {n}") for n in range(2)]
    finder.ask("Code", [*known, Code("x", "Trust")], {}, print, at=QPoint(0, 20), typed="trust")
    finder.move(0, window.height() - finder.height() - 4)
    finder.field.setText("doub")
    assert finder.height() + finder.y() <= window.height()
