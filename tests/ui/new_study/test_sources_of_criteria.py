"""Criteria that are judged against a source, where texts have none."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.support.texts.library_answers import rows, write_answers
from tests.ui.new_study.opened_new_study import with_texts


def test_a_source_that_the_texts_do_not_have_is_named(window, tmp_path):
    window.gallery.rail.setCurrentRow(1)
    with_texts(
        window, write_answers(tmp_path / "answers.csv", [[r[0], "", *r[2:]] for r in rows()])
    )
    QTest.mouseClick(window.next, Qt.MouseButton.LeftButton)
    (found,) = window.criteria.sentences()
    named = [c.name["en"] for c in window.draft.criteria if c.judged_against == "source"]
    assert 1 < len(named) < len(window.draft.criteria)
    assert found == (
        f"No item has “Source text”, which is needed for {', '.join(named)}; fill the column, or "
        "judge against the text alone"
    )


def test_texts_without_a_source_are_named_where_others_have_one(window, tmp_path):
    window.gallery.rail.setCurrentRow(1)
    table = [[r[0], "" if n < 4 else r[1], *r[2:]] for n, r in enumerate(rows())]
    with_texts(window, write_answers(tmp_path / "answers.csv", table))
    QTest.mouseClick(window.next, Qt.MouseButton.LeftButton)
    (found,) = window.criteria.sentences()
    named = "q1_Alder, q1_Birch, q1_Cedar, q1_Dogwood"
    assert found.startswith(f"Items without “Source text”: {named};")
