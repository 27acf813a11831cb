"""The datasheet asks what HEDS 3.0 asks, and its file is what the public form keeps."""

from __future__ import annotations

import json

import pytest

from labeval.jobs.results.datasheet import write
from labeval.report.datasheet.datasheet import TO_WRITE, Answer, Datasheet, Part
from labeval.report.datasheet.heds import QUESTIONS, as_form
from labeval.report.datasheet.questions import Evaluators, Imported, datasheet
from tests.report.datasheet.form_fields import FIELDS, INTEGER, MANY, elements

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


def test_every_field_is_one_of_the_form(content):
    """The fields of questions, and every element of a whole sheet, by a reading of the form."""
    named = elements()
    for with_options in (False, True):
        answers = [
            Answer(number, "", "some", figure="7" if kind == INTEGER else "", chosen=options)
            for number, (_, kind) in FIELDS.items()
            for options in [_options(kind) if with_options else ()]
        ]
        of_criteria = Part("4 Criterion: A", [a for a in answers if a.number.startswith("4")])
        others = Part("1", [a for a in answers if not a.number.startswith("4")])
        form = json.loads(as_form(Datasheet("all", [others, of_criteria])))
        assert form.pop(MANY)["control"] == {"A": True}
        assert {id: field["number"] for id, field in form.items()} == {
            id: number
            for id, number in named.items()
            if with_options or not id.rpartition("-")[2].isdecimal()
        }
    assert tuple(FIELDS) == QUESTIONS
    real = json.loads(as_form(datasheet(content, Evaluators(sessions=3, participants=3))))
    assert set(real) <= {*named, MANY}


def _options(kind):
    return tuple(range(1, kind + 1)) if isinstance(kind, int) else ()


def test_an_option_that_the_form_does_not_have_is_a_mistake():
    sheet = Datasheet("one", [Part("1", [Answer("1.2", "", chosen=(3,))])])
    with pytest.raises(ValueError, match=r"1\.2"):
        as_form(sheet)


def test_what_only_a_person_knows_stays_empty(content):
    """So that the form itself counts it among the fields that are not complete."""
    sheet = datasheet(content, Evaluators(sessions=1, participants=1))
    form = json.loads(as_form(sheet))
    unknown = {a.number for part in sheet.parts for a in part.answers if not (a.known or a.chosen)}
    assert {"3.2.2.1", "3.2.2.2", "5.1", "1.3.1.1"} <= unknown
    assert not unknown & {field.get("number") for field in form.values()}
    partly = [a for part in sheet.parts for a in part.answers if a.known and a.write]
    assert partly
    text = form[FIELDS[partly[0].number][0] + "-other_text"]["data"][""]
    assert text.startswith(partly[0].known) and TO_WRITE in text


def test_the_number_of_evaluators_is_a_number_or_nothing(content):
    """The form marks anything else in red."""
    (id, kind) = FIELDS["3.2.1"]
    assert kind == INTEGER
    none = json.loads(as_form(datasheet(content, Evaluators())))
    assert id not in none
    some = json.loads(as_form(datasheet(content, Evaluators(sessions=2, participants=2))))
    assert some[id]["data"] == {"": "2"}


def test_names_of_criteria_are_found_by_the_forms_buttons():
    """A button's name is set as HTML, and read back as HTML when it is clicked."""
    part = Part("4 Criteria: Q & A < B", [Answer("4.3.2", "", known="one")])
    form = json.loads(as_form(Datasheet("one", [part])))
    assert list(form[MANY]["control"]) == ["Q &amp; A &lt; B"]
    assert form[FIELDS["4.3.2"][0]]["data"] == {"Q &amp; A &lt; B": "one"}
