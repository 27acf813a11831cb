"""Sentences on what a search for redacted words has found."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from labeval.jobs.redaction.search import FileHits, Remaining
from labeval.text.word_search import Hits, WordSearch
from labeval.ui.coding.transcript.redaction_findings import summary
from labeval.ui.language import LanguageSwitch


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
