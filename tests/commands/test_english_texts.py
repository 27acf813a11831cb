"""Texts that exist in English only, asked for in another language."""

from __future__ import annotations

import pytest

from labeval.cli import main
from labeval.text.languages import CHOICE

ENGLISH = "Dieser Text ist auf Englisch"


@pytest.mark.parametrize("language", ["de", "en"])
def test_datasheets_and_drafts_say_at_the_top_that_they_are_in_english(
    tmp_path, monkeypatch, language
):
    monkeypatch.setenv(CHOICE, "en")
    study = tmp_path / "study"
    assert main(["new", str(study), "--template", "trained-raters"]) == 0
    monkeypatch.setenv(CHOICE, language)
    files = [tmp_path / name for name in ("sheet.md", "sheet.html", "draft.md")]
    for path in files[:2]:
        assert main(["datasheet", str(study), "--out", str(path)]) == 0
    assert main(["draft", str(study), "methods", "--out", str(files[2])]) == 0
    for path in files:
        text = path.read_text(encoding="utf-8")
        assert (ENGLISH in text) is (language == "de")
        if language == "de":
            assert text.index(ENGLISH) < 1500
