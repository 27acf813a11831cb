"""The datasheet asks what HEDS 3.0 asks, and its file is what the public form keeps."""

from __future__ import annotations

import json

from labeval.jobs.results.datasheet import write
from labeval.report.datasheet.datasheet import TO_WRITE
from labeval.report.datasheet.heds import QUESTIONS, as_form
from labeval.report.datasheet.questions import Evaluators, Imported, datasheet

SECTIONS = {"1": 9, "2": 5, "3": 23, "4": 21, "5": 4}
"""Questions of each section (Belz and Thomson, 2024: 1.1.1–1.3.2.3, 2.1–2.5, 3.1.1–3.3.8,
4.1.1–4.3.12.2, 5.1–5.4), subquestions counted."""


def _numbers(sheet):
    return [answer.number for part in sheet.parts for answer in part.answers]


def test_every_question_of_heds_3_is_asked_in_its_order(content):
    sheet = datasheet(content, Evaluators(sessions=2, participants=2))
    numbers = _numbers(sheet)
    once = [n for n in numbers if not n.startswith("4")]
    assert once == [n for n in QUESTIONS if not n.startswith("4")]
    of_criteria = [n for n in QUESTIONS if n.startswith("4")]
    asked = [n for n in numbers if n.startswith("4")]
    assert asked == of_criteria * len(content.study.criteria)
    assert {s: sum(n.startswith(s) for n in QUESTIONS) for s in "12345"} == SECTIONS


def test_judgments_from_elsewhere_leave_no_question_out(content):
    sheet = datasheet(content, Evaluators(participants=7, imported=Imported(70, 7)))
    assert set(_numbers(sheet)) == set(QUESTIONS)


def test_the_form_finds_each_answer_under_its_id(content, tmp_path):
    sheet = datasheet(content, Evaluators(sessions=3, participants=3))
    write(sheet, tmp_path / "heds.json")
    form = json.loads((tmp_path / "heds.json").read_text(encoding="utf-8"))
    names = [criterion.name.in_language("en") for criterion in content.study.criteria]
    listed = form["heds-criteria-criterion"]["control"]
    assert list(listed) == names and sum(listed.values()) == 1
    assert all(set(field) >= {"data", "control"} for field in form.values())
    people = form["heds-sample_evaluators_design-evaluators-number_of_evaluators"]
    assert people == {"data": {"": "3"}, "control": {}, "number": "3.2.1"}
    elicited = "heds-criteria-criterion-response_elicitation"
    defined = form[f"{elicited}-participant_criterion_definiiton"]["data"]
    assert defined == {
        c.name.in_language("en"): c.definition.in_language("en") for c in content.study.criteria
    }
    subjective = form["heds-criteria-criterion-evaluation_mode-objective_or_subjective-2"]
    assert subjective["data"] == dict.fromkeys(names, True)
    assert TO_WRITE in form["heds-ethics-review_body"]["data"][""]


def test_nothing_is_chosen_where_only_a_person_knows(content):
    form = json.loads(as_form(datasheet(content, Evaluators(sessions=1, participants=1))))
    for question in ("payment", "expertise", "known_to_authors", "are_authors"):
        options = [id for id in form if f"evaluators-{question}-" in id]
        assert [id.rsplit("-", 1)[1] for id in options] == ["other_text"]
