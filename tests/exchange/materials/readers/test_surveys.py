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


def exported_by_qualtrics(path: Path, heads: dict[str, str], *answers: str) -> Path:
    """An export with three rows of heads and a row for each respondent; an answer is a digit."""
    names = ["StartDate", "ResponseId", *heads]
    ids = [json.dumps({"ImportId": name}) for name in names]
    rows = [["2026-02-01 09:00:00", f"R_{n}", *own] for n, own in enumerate(answers, start=1)]
    with path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows([names, ["Start Date", "Response ID", *heads.values()], ids])
        csv.writer(file).writerows(rows)
    return path


def test_statements_of_a_question_that_name_qualities_are_criteria(tmp_path: Path):
    """The question is the text that they are about, and has its words."""
    heads = {
        f"Q{n}_{part}": f"Tea cools, says {who}. - {criterion}"
        for n, who in ((2, "aurora"), (3, "cirrus"))
        for part, criterion in ((1, "It is clear"), (2, "Es ist hilfreich"))
    }
    path = exported_by_qualtrics(tmp_path / "survey.csv", heads, "5421", "4312")
    seen, taken = looked_at(path, "Qualtrics (CSV)")
    assert [row for row in judged(taken) if row[0] == "R_1"] == [
        ("R_1", "It is clear", "Q2", "5"),
        ("R_1", "Es ist hilfreich", "Q2", "4"),
        ("R_1", "It is clear", "Q3", "2"),
        ("R_1", "Es ist hilfreich", "Q3", "1"),
    ]
    assert [(i.id, i.text) for i in taken.items] == [
        ("Q2", "Tea cools, says aurora."),
        ("Q3", "Tea cools, says cirrus."),
    ]
    said = "the columns Q2_1, Q2_2 are read as ratings of “Q2” by It is clear, Es ist hilfreich"
    assert said in [remark.text for remark in seen.remarks]


def test_statements_that_are_whole_texts_are_rated_by_the_question(tmp_path: Path):
    """Long texts have words such as “simple” and “complete” and name no criterion for that."""
    texts = (
        "Tea is made by pouring hot water over leaves; it is a simple drink that people all over "
        "the world enjoy every day in many different ways, at home and at work.",
        "Bread is baked from flour and water, and a complete meal in many places of the world, "
        "where it has been made in ovens of clay for thousands of years.",
    )
    heads = {f"Q2_{n}": f"How good is it? - {text}" for n, text in enumerate(texts, start=1)}
    path = exported_by_qualtrics(tmp_path / "survey.csv", heads, "52", "41")
    seen, taken = looked_at(path, "Qualtrics (CSV)")
    assert {row[1] for row in judged(taken)} == {"Q2"}
    assert len({row[2] for row in judged(taken)}) == 2
    assert "ratings of 2 texts by “Q2”" in " ".join(remark.text for remark in seen.remarks)


def test_questions_in_a_loop_are_about_the_text_of_the_loop(tmp_path: Path):
    heads = {
        f"{n}_{code}": f"{who} - {asked}"
        for n, who in ((1, "aurora"), (2, "cirrus"))
        for code, asked in (
            ("Q2_1", "Rate it - Clarity"),
            ("Q2_2", "Rate it - Accuracy"),
            ("Q3", "How good is it?"),
        )
    }
    path = exported_by_qualtrics(tmp_path / "survey.csv", heads, "543211", "533212")
    _, taken = looked_at(path, "Qualtrics (CSV)")
    assert sorted(row[1:] for row in judged(taken) if row[0] == "R_1") == [
        ("Accuracy", "aurora", "4"),
        ("Accuracy", "cirrus", "1"),
        ("Clarity", "aurora", "5"),
        ("Clarity", "cirrus", "2"),
        ("Q3", "aurora", "3"),
        ("Q3", "cirrus", "1"),
    ]


def test_statements_of_a_loop_that_name_texts_are_texts_of_the_loop(tmp_path: Path):
    heads = {
        f"{n}_Q2_{part}": f"{asked} - Rate them - {who}"
        for n, asked in ((1, "Why tea"), (2, "Why bread"))
        for part, who in ((1, "aurora"), (2, "cirrus"))
    }
    path = exported_by_qualtrics(tmp_path / "survey.csv", heads, "5421", "4312")
    _, taken = looked_at(path, "Qualtrics (CSV)")
    assert [row[1:] for row in judged(taken) if row[0] == "R_1"] == [
        ("Q2", "Why_tea_aurora", "5"),
        ("Q2", "Why_tea_cirrus", "4"),
        ("Q2", "Why_bread_aurora", "2"),
        ("Q2", "Why_bread_cirrus", "1"),
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


@pytest.mark.parametrize(
    ("own", "heads"),
    [
        ("id;submitdate;lastpage", "rate[SQ1]. How clear? [aurora];rate[SQ2]. How clear? [cirrus]"),
        (
            "id. Response ID;submitdate. Date submitted;lastpage. Last page",
            "rate[SQ1]. How clear? [aurora];rate[SQ2]. How clear? [cirrus]",
        ),
        ("id;submitdate;lastpage", "rate[aurora]. How clear?;rate[cirrus]. How clear?"),
    ],
    ids=["codes of its own columns", "codes and words of its own", "no words of parts"],
)
def test_limesurvey_codes_with_texts(tmp_path: Path, own: str, heads: str):
    path = tmp_path / "both.csv"
    path.write_text(f"{own};{heads}\n1;2026-03-01;4;A5;A1\n2;2026-03-01;4;A4;A2\n", "utf-8-sig")
    _, taken = looked_at(path, "LimeSurvey (CSV)")
    assert judged(taken) == [
        ("1", "rate", "aurora", "5"),
        ("2", "rate", "aurora", "4"),
        ("1", "rate", "cirrus", "1"),
        ("2", "rate", "cirrus", "2"),
    ]
    assert not any(taken.participants.values())


@pytest.mark.parametrize("parts", [("FLU", "COH"), ("SQ001", "SQ002")])
def test_counted_grids_of_limesurvey_are_texts_where_their_parts_are_not_counted(
    tmp_path: Path, parts: tuple[str, str]
):
    """The parts were two texts, and each of the texts a criterion."""
    heads = ";".join(f"S{n}[{part}]" for n in (1, 2) for part in parts)
    path = tmp_path / "counted.csv"
    rows = "1;2026-03-01;4;5;4;2;1\n2;2026-03-01;4;4;4;1;3\n"
    path.write_text(f"id;submitdate;lastpage;{heads}\n{rows}", "utf-8")
    _, taken = looked_at(path, "LimeSurvey (CSV)")
    first = ("1", "FLU", "S1", "5") if parts[0] == "FLU" else ("1", "S1", "SQ001", "5")
    assert judged(taken)[0] == first


def test_limesurvey_asks_the_same_questions_about_several_texts(tmp_path: Path):
    """Codes name the texts, wordings the criteria; comments and times are no attributes."""
    asked = {"Q1": "Le texte est-il concis ?", "Q2": "Est-il clair ?", "Q3": "Autre chose ?"}
    said = {"Q1": ("5 : très concis", "1 : pas concis"), "Q2": ("4", "2"), "Q3": ("", "")}
    head = ["id. ID de la réponse", "submitdate. Date de soumission", "lastpage. Dernière page"]
    head += ["age. Votre âge ?"]
    rows = [[str(n), "2026-02-01", "3", str(30 + n)] for n in (0, 1)]
    for text in ("R1", "R12"):
        for code, wording in asked.items():
            head += [f"{text}{code}. {wording} ", f"{text}{code}[comment]. {wording} [Comment]"]
            for n, row in enumerate(rows):
                row += [said[code][n], "Trop long." if n else ""]
    head += ["interviewtime. Temps total :", "groupTime4. Durée : Un", "R1Q1Time. Durée : R1Q1"]
    for row in rows:
        row += ["60.5", "9.5", "5.5"]
    path = tmp_path / "results.csv"
    with path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows([head, *rows])
    seen, taken = looked_at(path, "LimeSurvey (CSV)")
    concise, clear = asked["Q1"], asked["Q2"]
    assert judged(taken) == [
        ("0", concise, "R1", "5"),
        ("1", concise, "R1", "1"),
        ("0", concise, "R12", "5"),
        ("1", concise, "R12", "1"),
        ("0", clear, "R1", "4"),
        ("1", clear, "R1", "2"),
        ("0", clear, "R12", "4"),
        ("1", clear, "R12", "2"),
    ]
    assert taken.participants["0"] == {"age. Votre âge ?": "30"}
    assert "left out, since they are not judgments: [comment] (6)" in [r.text for r in seen.remarks]


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
