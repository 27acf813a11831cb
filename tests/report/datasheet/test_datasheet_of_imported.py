"""The datasheet of judgments from elsewhere says what they show and leaves the rest open."""

from __future__ import annotations

import pytest

from labeval.exchange.study_from_judgments import study_from_judgments
from labeval.jobs.results.datasheet import datasheet_of
from labeval.report.datasheet.datasheet import as_markdown
from labeval.report.datasheet.questions import Evaluators, Imported, datasheet
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study


@pytest.fixture
def sheet(tmp_path):
    table = tmp_path / "ratings.csv"
    rows = [f"r{r},{r % 2},t{t},{1 + (r + t) % 4}" for r in range(7) for t in range(3)]
    table.write_text("\n".join(["rater,session,item,rating", *rows]) + "\n", encoding="utf-8")
    study_from_judgments(tmp_path / "study", table)
    folder = StudyFolder(tmp_path / "study")
    return datasheet_of(folder, read_study(folder.path))


def answers(sheet):
    return {answer.number: answer for part in sheet.parts for answer in part.answers}


def test_raters_are_counted_by_participants_and_no_session_is_claimed(sheet):
    known = answers(sheet)["3.2.1"].known
    assert known.startswith("7 raters")
    assert "session" not in known
    assert "0 people" not in as_markdown(sheet)


@pytest.mark.parametrize(
    "sentence",
    ["experimenter's computer", "In one session", "are flagged", "no session yet", "holds no names",
     "as participants saw it", "Buttons in a row", "not known here", "In its own right"],
)  # fmt: skip
def test_nothing_is_said_of_how_they_arose(sheet, sentence):
    assert sentence not in as_markdown(sheet)


@pytest.mark.parametrize(
    "number",
    ["2.5", "3.2.4", "3.3.2", "3.3.3.1", "3.3.3.2", "3.3.4.1", "3.3.4.2", "3.3.5", "3.3.6", "3.3.7",
     "3.3.8", "4.1.3", "4.2.1", "4.3.2", "4.3.3", "4.3.5", "5.2"],
)  # fmt: skip
def test_what_nobody_knows_is_left_open(sheet, number):
    assert answers(sheet)[number].write


def test_no_words_are_counted_of_texts_that_are_not_there(sheet):
    assert answers(sheet)["2.2"].known == ""
    assert answers(sheet)["2.1"].known == ""


def test_sessions_and_imported_judgments_are_told_apart(content):
    both = Evaluators(sessions=3, participants=10, imported=Imported(70, 7, "2026-01-01", ""))
    found = answers(datasheet(content, both))
    assert "10 people: 3 sessions, and judgments of 7 raters" in found["3.2.1"].known
    assert "70 further judgments were imported" in found["3.3.2"].known
    assert found["3.3.2"].write
    alone = answers(datasheet(content, Evaluators(sessions=3, participants=3)))
    assert alone["3.2.1"].known.startswith("3 people in 3 sessions")
    assert not alone["3.3.2"].write
