"""The datasheet is filled where the study says it, and marked where a person must."""

from __future__ import annotations

from labeval.cli import main
from labeval.jobs.results.datasheet import datasheet_of, write
from labeval.report.datasheet.datasheet import TO_WRITE, as_markdown, as_page
from labeval.report.datasheet.questions import Evaluators, datasheet
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study


def test_every_question_has_an_answer_or_a_mark(content):
    sheet = datasheet(content, Evaluators(sessions=3, participants=3))
    for part in sheet.parts:
        for answer in part.answers:
            assert answer.known or answer.write, answer.number
    assert 0 < sheet.open < sheet.asked
    assert as_markdown(sheet).count(f"**{TO_WRITE}:**") == sheet.open


def test_each_criterion_has_its_own_section_with_definition_and_question(content):
    text = as_markdown(datasheet(content, Evaluators()))
    for criterion in content.study.criteria:
        assert criterion.definition.in_language("en") in text
    assert text.count("4.3.2 ") == len(content.study.criteria)


def test_markup_in_a_study_stays_text(content):
    title = content.study.title.model_validate("<i>x</i>")
    study = content.study.model_copy(update={"title": title})
    page = as_page(datasheet(content.model_copy(update={"study": study}), Evaluators()))
    assert "<i>x</i>" not in page


def test_a_folder_without_a_record_has_a_sheet_too(content, tmp_path):
    sheet = datasheet_of(StudyFolder(tmp_path), content)
    write(sheet, tmp_path / "sheet.html")
    assert "0 people in 0 sessions" in (tmp_path / "sheet.html").read_text(encoding="utf-8")


def _answers(template, tmp_path, name):
    assert main(["new", str(tmp_path / "study"), "--template", template]) == 0
    sheet = datasheet(read_study(tmp_path / "study"), Evaluators())
    part = next(part for part in sheet.parts if part.title.endswith(name))
    return {answer.number: answer.known for answer in part.answers}


def test_marking_errors_is_no_scale_of_buttons(tmp_path):
    found = _answers("error-spans", tmp_path, "Errors of the translation")
    assert found["4.3.3"] == "no scale"
    assert "button" not in found["4.3.5"].lower()
    assert "marked" in found["4.3.6"]


def test_a_score_of_a_text_with_errors_has_all_of_its_points_on_a_slider(tmp_path):
    found = _answers("error-spans", tmp_path, "Quality of the whole translation")
    assert (found["4.3.3"], found["4.3.4"]) == ("101", "0 to 100")
    assert found["4.3.5"].startswith("A slider;")
    assert found["4.3.6"] == "Not applicable."


def test_ids_of_methods_are_not_in_answers(tmp_path):
    found = _answers("aspects", tmp_path, "Factuality")
    assert found["4.3.3"] == "4"
    assert not any("ASPECTS" in known for known in found.values())
