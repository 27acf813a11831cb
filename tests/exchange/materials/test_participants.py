"""Attributes of participants from elsewhere: factors in the results, and gone with an erasure."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from labeval import cli
from labeval.exchange.materials.participants import read_participants
from labeval.exchange.study_from_judgments import study_from_judgments
from labeval.jobs.results.analyse import AnalysisChoice, analyse
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study


@pytest.fixture
def folder(tmp_path: Path) -> StudyFolder:
    path = tmp_path / "rated.csv"
    rows = [
        f"p{n},{item},{system},{3 + n % 2 + (system == 'b')}\n"
        for n in range(6)
        for item, system in (("i1", "a"), ("i2", "b"))
    ]
    path.write_text("participant,item,system,value\n" + "".join(rows), encoding="utf-8")
    study_from_judgments(tmp_path / "study", path)
    return StudyFolder(tmp_path / "study")


def demographics(tmp_path: Path, rows: str) -> str:
    path = tmp_path / "demographics.csv"
    path.write_text("Participant id,Reads daily,Email\n" + rows, encoding="utf-8")
    return str(path)


def test_attributes_are_factors_of_the_scores(folder: StudyFolder, tmp_path: Path, capsys):
    rows = "".join(f"p{n},{'yes' if n % 2 else 'no'},x@y.z\n" for n in range(6))
    arguments = ["import", str(folder.path), demographics(tmp_path, rows), "--as", "participants"]
    assert cli.main(arguments) == 0
    assert "attributes of 6 participants" in capsys.readouterr().err
    with closing(Record(folder.database, read_only=True)) as record:
        scores = analyse(record, read_study(folder.path), AnalysisChoice(samples=20)).tables[
            "scores"
        ]
    level = "session:participant.Reads daily"
    means = scores[(scores["level"] == level) & (scores["statistic"] == "mean")]
    found = means.set_index("id")["value"].to_dict()
    assert {key: float(value) for key, value in found.items()} == {"no": 3.5, "yes": 4.5}


def test_attributes_are_added_to_those_that_are_there(folder: StudyFolder, tmp_path: Path):
    arguments = ["import", str(folder.path), "", "--as", "participants"]
    for rows in ("p0,yes,\np1,no,\n", "p1,yes,\np2,no,\n"):
        arguments[2] = demographics(tmp_path, rows)
        assert cli.main(arguments) == 0
    assert {code: about["Reads daily"] for code, about in known(folder).items()} == {
        "p0": "yes",
        "p1": "yes",
        "p2": "no",
    }
    assert all("Email" not in about for about in known(folder).values())


def known(folder: StudyFolder) -> dict[str, dict[str, str]]:
    return read_participants(folder.participants)


def test_an_erased_participant_has_no_attributes(folder: StudyFolder, tmp_path: Path):
    rows = "p1,yes,\np10,no,\n"
    arguments = ["import", str(folder.path), demographics(tmp_path, rows), "--as", "participants"]
    assert cli.main(arguments) == 0
    assert cli.main(["erase", str(folder.path), "p1", "--yes"]) == 0
    assert list(known(folder)) == ["p10"]
