"""The language of the report that `labeval analyse` writes."""

from __future__ import annotations

import pytest

from labeval import cli

TABLE = "participant,question,system,text,criterion,rating\n" + "".join(
    f"p{person},q{question},{system},{system} on {question},clear,{1 + (person + question) % 5}\n"
    for person in range(3)
    for question in range(2)
    for system in ("oak", "willow")
)
HEADINGS = {"en": "Which system is better?", "de": "Welches System ist besser?"}


@pytest.fixture
def study(tmp_path, monkeypatch):
    """A study of judgments made elsewhere, and a folder for its results."""
    monkeypatch.delenv("LANGUAGE", raising=False)
    (tmp_path / "judgments.csv").write_text(TABLE, encoding="utf-8")
    folder = tmp_path / "study"
    assert cli.main(["new", str(folder), "--from-judgments", str(tmp_path / "judgments.csv")]) == 0
    return folder, tmp_path / "results"


def test_the_report_is_in_the_language_asked_for(study):
    folder, out = study
    asked = ["--language", "de", "--out", str(out), "--samples", "0"]
    assert cli.main(["analyse", str(folder), *asked]) == 0
    page = (out / "report.html").read_text(encoding="utf-8")
    assert '<html lang="de">' in page
    assert {name for name, text in HEADINGS.items() if text in page} == {"de"}
    assert (out / "scores.csv").read_text(encoding="utf-8").startswith("method,level,")


def test_without_a_choice_it_is_the_programs(study, monkeypatch):
    folder, out = study
    monkeypatch.setenv("LABEVAL_LANGUAGE", "de")
    assert cli.main(["analyse", str(folder), "--out", str(out), "--samples", "0"]) == 0
    assert HEADINGS["de"] in (out / "report.html").read_text(encoding="utf-8")
