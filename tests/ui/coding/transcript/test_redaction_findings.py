"""Sentences on what a search for redacted words has found."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from labeval.jobs.redaction.search import FileHits, Remaining
from labeval.jobs.redaction.steps import RedactionStage
from labeval.text.word_search import Hits, WordSearch
from labeval.ui.coding.transcript.redaction_dialogs import RedactionCard
from labeval.ui.coding.transcript.redaction_findings import summary
from labeval.ui.language import LanguageSwitch
from labeval.ui.theme import LIGHT


@pytest.mark.parametrize(
    ("hits", "language", "said"),
    [
        (Hits(1, 2), "en", "found 1 time as whole words and 2 times inside longer words"),
        (Hits(2, 1), "en", "found 2 times as whole words and 1 time inside longer words"),
        (Hits(1, 0), "de", "1 Mal als ganze Wörter und 0 Mal in längeren Wörtern gefunden"),
    ],
)
def test_once_and_often_are_counted_in_their_own_words(qapp, hits, language, said):
    left = Remaining(WordSearch.of(["Anna"]), 3, [FileHits(Path("x.txt"), "", hits)])
    switch = LanguageSwitch(QApplication.instance())
    switch.use(language)
    try:
        assert said in summary(left)
    finally:
        switch.use("en")


def test_only_the_search_can_be_stopped_and_it_says_at_which_file_it_is(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 720)
    card = RedactionCard(LIGHT, window)
    window.show()
    card.show_working()
    for stage in RedactionStage:
        card.show_stage(stage, 2, 12)
        assert card.stop.isVisible() == (stage == RedactionStage.SEARCH)
    assert "file 3 of 12" in card._what.text()
    with qtbot.waitSignal(card.search_stopped):
        card.stop.click()
