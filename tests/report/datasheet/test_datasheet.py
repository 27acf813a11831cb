"""The datasheet is filled where the study says it, and marked where a person must."""

from __future__ import annotations

from labeval.jobs.results.datasheet import datasheet_of, write
from labeval.report.datasheet.datasheet import TO_WRITE, as_markdown, as_page
from labeval.report.datasheet.questions import Evaluators, datasheet
from labeval.study.folder import StudyFolder


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
