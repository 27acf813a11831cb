"""Exports of survey and recruitment platforms."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from labeval.exchange.judgment_sources import source_of
from labeval.exchange.materials.seeing import inspect
from labeval.study.problems import StudyProblems
from tests.exchange.materials.taken import judged, looked_at


def test_qualtrics_with_three_header_rows(tmp_path: Path):
    names = ["StartDate", "Status", "IPAddress", "Finished", "ResponseId", "Q1", "Q2_1", "Q2_2"]
    labels = ["Start Date", "Response Type", "IP Address", "Finished", "Response ID", "Age?"]
    labels += ["Rate,\nplease - By aurora", "Rate,\nplease - By cirrus"]
    ids = [json.dumps({"ImportId": name}) for name in names]
    rows = [
        ["2026-02-01 09:00:00", "1", "192.0.2.7", "1", "R_0", "9", "1", "1"],
        ["2026-02-01 09:00:00", "0", "192.0.2.7", "1", "R_1", "44", "4", "2"],
        ["2026-02-01 09:00:00", "0", "192.0.2.7", "0", "R_2", "31", "3", ""],
    ]
    path = tmp_path / "survey.csv"
    with path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows([names, labels, ids, *rows])
    seen, taken = looked_at(path, "Qualtrics (CSV)")
    assert judged(taken) == [
        ("R_1", "Q2", "By_aurora", "4"),
        ("R_2", "Q2", "By_aurora", "3"),
        ("R_1", "Q2", "By_cirrus", "2"),
    ]
    assert taken.participants == {"R_1": {"Q1": "44"}, "R_2": {"Q1": "31"}}
    assert [remark.text for remark in seen.remarks][1:3] == [
        "left out: previews and tests (1)",
        "taken in as far as they go: unfinished responses (1)",
    ]


def test_qualtrics_with_the_two_header_rows_of_old(tmp_path: Path):
    path = tmp_path / "old.csv"
    path.write_text(
        "V1,V2,V3,V4,Q1,\nResponseID,ResponseSet,Name,IPAddress,How old?,\n"
        "R_9,Set,Ann,192.0.2.7,44,\n",
        encoding="utf-8-sig",
    )
    _, taken = looked_at(path, "Qualtrics (CSV)")
    assert taken.participants == {"R_9": {"How old?": "44"}}


def test_limesurvey_codes(tmp_path: Path):
    path = tmp_path / "codes.csv"
    path.write_text(
        '"id";"submitdate";"lastpage";"age";"rate[aurora]";"rate[cirrus]";"comment"\n'
        '"1";"2026-03-01 10:00:00";"4";"26";"A5";"A1";"One; two\nthree"\n'
        '"2";"";"2";"56";"A4";"";""\n',
        encoding="utf-8-sig",
    )
    _, taken = looked_at(path, "LimeSurvey (CSV)")
    assert judged(taken) == [
        ("1", "rate", "aurora", "5"),
        ("2", "rate", "aurora", "4"),
        ("1", "rate", "cirrus", "1"),
    ]
    assert taken.participants["1"] == {"age": "26", "comment": "One; two\nthree"}


def test_redcap_checkboxes_get_the_labels_of_the_dictionary(tmp_path: Path):
    data, dictionary = tmp_path / "data.csv", tmp_path / "dictionary.csv"
    data.write_text(
        "record_id,drinks___1,drinks___2,form_complete,cup\n7,1,1,2,b\n8,0,1,0,a\n",
        encoding="utf-8",
    )
    dictionary.write_text(
        '"Variable / Field Name","Choices, Calculations, OR Slider Labels"\n'
        'drinks,"1, tea|2, milk"\ncup,"a, small|b, large"\n',
        encoding="utf-8",
    )
    _, taken = looked_at([data, dictionary], "REDCap (CSV)")
    assert taken.participants == {
        "7": {"cup": "large", "drinks": "tea; milk"},
        "8": {"cup": "small", "drinks": "milk"},
    }
    (problem,) = inspect(dictionary).problems
    assert str(problem) == (
        "dictionary.csv: is a data dictionary and has no records; "
        "give the file of records together with it"
    )


def test_demographics_of_a_recruitment_platform(tmp_path: Path):
    path = tmp_path / "prolific.csv"
    path.write_text(
        "Submission id,Participant id,Status,Started at,Total approvals,Age,Sex\n"
        "s1,p1,APPROVED,2026-02-01T09:00:00Z,7,54,Male\n"
        "s2,p2,AWAITING REVIEW,2026-02-01T09:00:00Z,9,CONSENT_REVOKED,Female\n"
        "s3,p3,RETURNED,2026-02-01T09:00:00Z,9,DATA_EXPIRED,DATA_EXPIRED\n",
        encoding="utf-8",
    )
    seen, taken = looked_at(path, "Participants of a recruitment platform (CSV)")
    assert seen.shape == "participants"
    assert taken.participants == {
        "p1": {"Age": "54", "Sex": "Male"},
        "p2": {"Sex": "Female"},
    }
    with pytest.raises(StudyProblems, match="--as participants") as refused:
        source_of([path], None)
    assert str(refused.value).endswith("participants"), "nothing hangs on after it"


def test_answers_of_nobody_to_one_text_are_those_of_different_workers(tmp_path: Path):
    path = tmp_path / "batch.csv"
    rows = [(n, f"The kettle of story {n} is hot.", v) for n in (1, 2) for v in (1, 0, 1)]
    text = "".join(f"{n},{story},{value}\n" for n, story, value in rows)
    path.write_text(f"Input.story_id,Input.text,Answer.good\n{text}", encoding="utf-8")
    seen, taken = looked_at(path, "Amazon Mechanical Turk (CSV)")
    assert [(p, v) for p, *_, v in judged(taken)][:3] == [
        ("worker", "1"),
        ("worker_2", "0"),
        ("worker_3", "1"),
    ]
    assert len({row[0] for row in judged(taken)}) == 3 and seen.participants == 3
    assert "are taken as those of different workers" in seen.remarks[-1].text


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
def test_sosci_survey_with_labels_below_its_names(tmp_path: Path, encoding: str):
    lines = [
        "CASE;SERIAL;QUESTNNR;STARTED;KL01_01;KL01_02;MK01_01;MK01_02;GE01;TIME001;LASTDATA;FINISHED",
        "Nummer;Serie;Bogen;Beginn;Klar: aurora;Klar: cirrus;Tee;Saft;Alter;Zeit;Ende;Fertig",
        "12;;base;2026-03-02 10:11:12;4;2;1;2;1;20;2026-03-02 10:13:12;1",
        "13;;base;2026-03-02 11:11:12;5;-9;2;2;2;25;2026-03-02 11:13:12;0",
    ]
    path = tmp_path / "rdata.csv"
    path.write_text("\n".join(lines) + "\n", encoding=encoding)
    seen, taken = looked_at(path, "SoSci Survey (CSV)")
    assert judged(taken) == [
        ("12", "Klar", "aurora", "4"),
        ("13", "Klar", "aurora", "5"),
        ("12", "Klar", "cirrus", "2"),
    ]
    assert taken.participants == {
        "12": {"MK01_01": "1", "MK01_02": "2", "GE01": "1"},
        "13": {"MK01_01": "2", "MK01_02": "2", "GE01": "2"},
    }
    assert "taken in as far as they go: unfinished responses (1)" in [r.text for r in seen.remarks]
