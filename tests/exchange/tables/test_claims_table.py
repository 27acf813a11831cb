"""Claims leave the record one a row: with their places, words, answers and times."""

from __future__ import annotations

import csv
from collections.abc import Callable

import pytest

from labeval.cli import main
from labeval.study.reading import read_study
from labeval.study.study import StudyContent
from tests.exchange.conftest import ScriptedSessions
from tests.support.studies.cut_claims_study import SOURCE, TEXT, cut_claims_content

Table = Callable[[str], list[dict[str, str]]]


@pytest.fixture
def four_texts(request: pytest.FixtureRequest) -> StudyContent:
    """In place of the usual study: one whose texts are cut by the participant, or by the study."""
    return cut_claims_content(**getattr(request, "param", {}))


def test_a_claim_that_was_cut_is_dated_by_its_answer(desk: ScriptedSessions, table_of: Table):
    session = desk.begin("P1", "only")
    session.answer("claims", "0-31 ?")
    (row,) = table_of("claims")
    assert (row["start"], row["end"], row["quote"]) == ("0", "31", TEXT[:31])
    assert (row["answer"], row["answered_seconds"]) == ("", "")
    session.answer("claims", "0-31 contradicted")
    (first,) = table_of("claims")
    session.answer("claims", "0-31 contradicted; 33-55 supported")
    before, after = table_of("claims")
    assert before == first
    assert (after["claim"], after["quote"], after["answer"]) == ("2", TEXT[33:55], "supported")
    assert float(after["answered_seconds"]) > float(before["answered_seconds"])
    assert (after["participant"], after["method"], after["criterion"]) == (
        "P1",
        "claims",
        "faithful",
    )


def test_a_text_without_claims_has_no_row_and_a_judgment(desk: ScriptedSessions, table_of: Table):
    session = desk.begin("P1", "only")
    session.answer("claims", "none")
    assert table_of("claims") == []
    assert [row["value"] for row in table_of("judgments")] == ["none"]
    session.answer("claims", "0-31 ?")
    assert [row["value"] for row in table_of("judgments")] == [""]


@pytest.mark.parametrize("four_texts", [{"cut_by": "study"}], indirect=True)
def test_claims_that_come_with_a_text_have_rows_too(desk: ScriptedSessions, table_of: Table):
    session = desk.begin("P1", "only")
    session.answer("claim2", "not_in_source")
    rows = table_of("claims")
    assert [row["quote"] for row in rows] == [
        "The kiln opens on Sunday at ten.",
        "Bring your pieces dry, and come early!",
        "Is it free?",
    ]
    assert [row["answer"] for row in rows] == ["", "not_in_source", ""]
    assert [bool(row["answered_at"]) for row in rows] == [False, True, False]
    assert rows[2]["start"] == str(TEXT.index("Is it"))


@pytest.mark.parametrize(
    ("values", "cut_by"),
    [
        (("0-9 supported; 10-14 not_checkable", "none"), "participant"),
        (("supported,contradicted", "not_in_source"), "study"),
    ],
)
def test_a_study_from_exported_judgments_knows_who_has_cut_the_texts(tmp_path, values, cut_by):
    headings = ("participant", "method", "criterion", "items", "value")
    rows = [(f"P{n}", "claims", "faithful", "k1", value) for n, value in enumerate(values)]
    path = tmp_path / "judgments.csv"
    with path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows([headings, *rows])
    assert main(["new", str(tmp_path / "study"), "--from-judgments", str(path)]) == 0
    (settings,) = read_study(tmp_path / "study").study.blocks.values()
    assert settings.cut_by == cut_by
    out = ["--table", "judgments", "--out", str(path)]
    assert main(["export", str(tmp_path / "study"), *out]) == 0
    with path.open(encoding="utf-8", newline="") as file:
        kept = [tuple(row[name] for name in headings) for row in csv.DictReader(file)]
    assert kept == rows


CUT, LISTED = {"evidence": {}}, {"evidence": {}, "cut_by": "study"}


@pytest.mark.parametrize(
    ("four_texts", "claim", "answers"),
    [
        (LISTED, "claim1", [("claim1", "contradicted"), ("claim2", "supported")]),
        (CUT, "0-31", [("claims", "0-31 contradicted; 33-55 ?")]),
    ],
    indirect=["four_texts"],
)
def test_a_claim_has_its_passages_and_a_passage_its_claim(
    desk: ScriptedSessions, table_of: Table, claim: str, answers: list[tuple[str, str]]
):
    session = desk.begin("P1", "only")
    for field, value in answers:
        session.answer(field, value)
    for span in ((4, 8), (9, 14)):
        session.marking.mark("faithful", "", *span, claim=claim)
    marked = table_of("evidence")
    assert [row["quote"] for row in marked] == [SOURCE[4:8], SOURCE[9:14]]
    assert {row["answer"] for row in marked} == {f"{claim}=contradicted"}
    first, second, *_ = [row["marks"] for row in table_of("claims")]
    assert (first, second) == ("|".join(row["mark"] for row in marked), "")
