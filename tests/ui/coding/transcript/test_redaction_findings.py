"""Sentences on what a search for redacted words has found."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from labeval.coding.rows import Source, SourceKind
from labeval.jobs.redaction.readable_files import Why
from labeval.jobs.redaction.redaction import PendingRedactions
from labeval.jobs.redaction.remaining_words import Rest
from labeval.jobs.redaction.search import FileHits, Remaining
from labeval.jobs.redaction.steps import Destroyed, RedactionStage
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
    card.show_stage(RedactionStage.TEXTS, 0, 1)
    QApplication.processEvents()
    before = card.close_button.geometry()
    card.show_stage(RedactionStage.SEARCH, 0, 1)
    QApplication.processEvents()
    assert card.close_button.geometry() == before, "nothing else comes under the mouse there"


def test_the_result_says_what_no_search_can_show(qtbot):
    """Sound, and words in texts that nothing can be taken out of."""
    window = QWidget()
    qtbot.addWidget(window)
    card = RedactionCard(LIGHT, window)
    written = Source("r", SourceKind.RESPONSES, "bafu-tiro responses", "bafu-tiro", "session")
    for kept, seconds in ((Hits(2, 1), 1.5), (Hits(), 0.0)):
        source = Source("s", SourceKind.IMPORTED, "Talk")
        card.ask([PendingRedactions(source, 1, seconds)])
        left = Remaining(WordSearch.of(["Anna"]), 3)
        rest = Rest(kept=kept, kept_in=(written,) if kept.total else ())
        card.show_result(Destroyed(1, seconds, left=left, rest=rest), Path())
        assert ("listen where these may be wrong" in card._means.text()) == bool(seconds)
        assert ("3 places in written responses" in card._files.text()) == bool(kept.total)
        assert ("bafu-tiro  Written responses" in card._files.text()) == bool(kept.total)


def test_a_search_that_was_stopped_is_offered_once_more(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    card = RedactionCard(LIGHT, window)
    stopped = Remaining(WordSearch.of(["Anna"]), 0, [], {Path("x"): Why.STOPPED})
    done = Destroyed(1, left=stopped, rest=Rest(Hits(1, 0), around=("Talk: … Anna came",)))
    card.show_result(done, Path())
    assert "Talk: … Anna came" in card._files.text()
    with qtbot.waitSignal(card.search_requested) as asked:
        card.again.click()
    assert asked.args == [done]
    card.show_working(only_searches=True)
    card.show_stage(RedactionStage.SEARCH, 2, 12)
    assert "file 3 of 12" in card._what.text() and card.stop.isVisibleTo(card)
    assert not card.again.isVisibleTo(card)
    assert card.heading.text() == "What was redacted is destroyed"
    assert "the search does not go on" in card._means.text()
    card.show_result(Destroyed(1, left=Remaining(WordSearch.of(["Anna"]), 1)), Path())
    assert not card.again.isVisibleTo(card)
