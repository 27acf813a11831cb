"""A record of a study with anchors, options, umlauts and attributes, filled by sessions."""

from __future__ import annotations

from typing import Any

import pytest

from labeval.exchange.described.writing import DescribedExport
from labeval.store.record.record import Record
from labeval.study.study import StudyContent

ATTRIBUTES = {
    "P1": {"Alter": "34", "Fachgebiet": "Physik", "zip": "01067"},
    "P3": {"Alter": "51", "Fachgebiet": "Ökologie", "zip": "89075"},
}


@pytest.fixture
def four_texts(four_texts: StudyContent) -> StudyContent:
    """The study of four texts, in German, with a scale whose points have labels."""
    raw = four_texts.model_dump(mode="json", by_alias=True)
    study = raw["study"]
    study["language"], study["title"] = "de", "Über vier Texte"
    study["criteria"][0]["name"] = {"de": "Ehrlichkeit", "en": "Honesty"}
    study["criteria"][0]["anchors"] = {"1": "irreführend", "5": "ein wahres Bild"}
    study["blocks"]["dqe"]["labels"] = {"1": "schlecht", "3": "mittel", "5": "gut"}
    study["conditions"][0]["name"] = "Alle Methoden"
    raw["items"][0] |= {"text": "Größer\nals „alles“."}
    for item in raw["items"]:
        item["question"] = "Warum?"
    return StudyContent.model_validate(raw)


@pytest.fixture
def filled(desk: Any, record: Record) -> Record:
    """Three participants: all four methods, ratings, and ratings that break off."""
    desk.finished("P1", "all")
    desk.finished("P2", "dqe")
    desk.rating("P3", "dqe")
    return record


@pytest.fixture
def export(filled: Record) -> DescribedExport:
    return DescribedExport(filled, ATTRIBUTES)
