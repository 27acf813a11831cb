"""Compiled translations read without Qt are what Qt reads."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

from labeval import places
from labeval.text.catalogue import Catalogue, NotCompiled

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def german() -> Catalogue:
    path = places.catalogue("de")
    assert path is not None
    return Catalogue(path)


def test_every_text_is_read_as_qt_reads_it(german):
    qt = QTranslator()
    assert qt.load("labeval_de", str(places.locale()))
    contexts = ET.parse(ROOT / "translations" / "labeval_de.ts").getroot().iter("context")
    texts = [
        (context.findtext("name", ""), message.findtext("source", ""))
        for context in contexts
        for message in context.iter("message")
        if message.get("numerus") != "yes"
    ]
    assert len(texts) > 3000
    assert [text for text in texts if german.translate(*text) != qt.translate(*text)] == []


def test_a_text_without_a_translation_is_given_back(german):
    assert german.translate("BottomBar", "Back") == "Zurück"
    assert german.translate("BottomBar", "Sideways") == "Sideways"
    assert german.translate("NoSuchContext", "Back") == "Back"
    assert german.translate("", "") == ""


@pytest.mark.parametrize("content", [b"", b"no catalogue", "cut"])
def test_a_file_that_is_no_catalogue_is_refused(tmp_path, content):
    path = tmp_path / "labeval_de.qm"
    if content == "cut":
        content = places.locale().joinpath("labeval_de.qm").read_bytes()[:18]
    path.write_bytes(content)
    with pytest.raises(NotCompiled, match=r"labeval_de\.qm"):
        Catalogue(path)
