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


def test_a_factor_that_is_named_is_an_attribute_too(folder: StudyFolder, tmp_path: Path, capsys):
    rows = "".join(f"p{n},{'yes' if n % 2 else 'no'},x@y.z\n" for n in range(6))
    arguments = ["import", str(folder.path), demographics(tmp_path, rows), "--as", "participants"]
    assert cli.main(arguments) == 0
    out = tmp_path / "results"
    wanted = ["--factor", "session:participant.Reads daily", "--samples", "0", "--no-report"]
    assert cli.main(["analyse", str(folder.path), "--out", str(out), *wanted]) == 0
    for table in ("scores", "group_comparison"):
        assert "session:participant.Reads daily" in (out / f"{table}.csv").read_text("utf-8")
    assert cli.main(["analyse", str(folder.path), "--factor", "session:participant.Age"]) == 1
    assert "session:participant.Reads daily" in capsys.readouterr().err


def test_a_merge_joins_attributes_and_lists_what_differs(tmp_path: Path, capsys):
    here, there = StudyFolder(tmp_path / "here"), StudyFolder(tmp_path / "there")
    for folder in (here, there):
        assert cli.main(["new", str(folder.path), "--template", "six-methods"]) == 0
    here.participants.write_text("participant,Age,Field\np1,34,\np2,40,law\n", "utf-8")
    there.participants.write_text(
        "participant,Field,Age,Sex\np1,physics,35,f\np2,law,40,\np3,arts,29,m\n", "utf-8"
    )
    before = there.participants.read_bytes()
    assert cli.main(["merge", str(here.path), str(there.path)]) == 1
    out = capsys.readouterr().out
    assert "attributes of 1 new participant, more of 1 known one" in out
    assert "participant p1: Age is “34” here and “35” there; left as it is" in out
    assert known(here) == {
        "p1": {"Age": "34", "Field": "physics", "Sex": "f"},
        "p2": {"Age": "40", "Field": "law", "Sex": ""},
        "p3": {"Age": "29", "Field": "arts", "Sex": "m"},
    }
    assert there.participants.read_bytes() == before
    joined = here.participants.read_bytes()
    assert cli.main(["merge", str(here.path), str(there.participants)]) == 1
    assert here.participants.read_bytes() == joined


def test_a_merge_brings_back_no_attribute_of_who_was_erased(folder: StudyFolder, tmp_path, capsys):
    assert cli.main(["erase", str(folder.path), "p1", "--yes"]) == 0
    other = tmp_path / "participants.csv"
    other.write_text("participant,Age\np1,34\np2,40\n", "utf-8")
    assert cli.main(["merge", str(folder.path), str(other)]) == 0
    assert "participant p1: erased here, not taken in" in capsys.readouterr().out
    assert list(known(folder)) == ["p2"]


def test_an_import_brings_back_no_attribute_of_who_was_erased(folder, tmp_path, capsys):
    assert cli.main(["erase", str(folder.path), "p1", "--yes"]) == 0
    rows = demographics(tmp_path, "p1,yes,x@y.z\np2,no,x@y.z\n")
    assert cli.main(["import", str(folder.path), rows, "--as", "participants"]) == 0
    assert list(read_participants(folder.participants)) == ["p2"]
    written = capsys.readouterr()
    assert "participant p1: erased here, not taken in" in written.out
    assert "attributes of 1 participant\n" in written.err
    only = demographics(tmp_path, "p1,yes,x@y.z\n")
    assert cli.main(["import", str(folder.path), only, "--as", "participants"]) == 0
    assert "attributes of 0 participants" in capsys.readouterr().err
    assert list(read_participants(folder.participants)) == ["p2"]


def test_an_interview_named_after_who_was_erased_stays_out(folder, tmp_path, capsys):
    assert cli.main(["erase", str(folder.path), "p1", "--yes"]) == 0
    for name in ("talk p1.txt", "TALK_P1.txt"):
        talk = tmp_path / name
        talk.write_text("A: Yes.\nB: No.\n", encoding="utf-8")
        given = ["import", str(folder.path), str(talk), "--as", "interview", "--coder", "A"]
        assert cli.main(given) == 1
        assert "'p1' was erased; their texts stay out" in capsys.readouterr().err
        assert not folder.workbook.exists()
    assert cli.main([*given, "--of", "p2"]) == 0


def test_numbered_answers_about_people_are_attributes(folder: StudyFolder, tmp_path: Path):
    """Names such as ``trust_1`` and ``quality_1`` are those of rated texts, where judgments are
    taken in."""
    names = [f"{scale}_{n}" for scale in ("trust", "quality") for n in (1, 2)]
    rows = [["participant", *names], *([f"p{r}", *"1234"[r:], *"1234"[:r]] for r in range(3))]
    path = tmp_path / "questionnaire.csv"
    path.write_text("\n".join(map(",".join, rows)) + "\n", encoding="utf-8")
    assert cli.main(["import", str(folder.path), str(path), "--as", "participants"]) == 0
    assert {n: known(folder)["p1"][n] for n in names} == dict(zip(names, "2341", strict=True))
