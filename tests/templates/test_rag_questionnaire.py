"""The RAG questionnaire has its twelve metrics, and a thirteenth is an edit of the study file."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

from labeval.exchange.tables import find_table
from labeval.jobs.planning.check import check_study
from labeval.jobs.planning.check_text import check_lines
from labeval.jobs.planning.simulate import simulate
from labeval.session.plan.plan import make_plan
from labeval.store.record.record import Record
from labeval.study.folder import STUDY_FILE
from labeval.study.methods import find_method
from labeval.study.model.criteria import Criterion
from labeval.study.model.questions import MatrixQuestion, Question
from labeval.study.model.steps import QuestionnaireStep
from labeval.study.pages import NO_ANSWER
from labeval.study.reading import read_study, read_with_warnings
from labeval.study.study import Study, StudyContent
from labeval.ui.fit import PageMeasure

TEMPLATE = Path(__file__).parents[2] / "resources" / "templates" / "rag-questionnaire"

THIRTEENTH = """
  - id: politeness
    group: clarity
    judged_against: text
    no_answer: true
    name: {en: "Politeness", de: "Höflichkeit"}
    definition: {en: "The text speaks with respect.", de: "Der Text ist achtungsvoll."}
    wording:
      dqe: {en: "How polite is the text?", de: "Wie höflich ist der Text?"}
    anchors:
      1: {en: "rude", de: "grob"}
      3: {en: "neutral", de: "neutral"}
      5: {en: "polite", de: "höflich"}
"""


@pytest.fixture(scope="module")
def rag() -> StudyContent:
    return read_study(TEMPLATE)


def with_metrics(folder: Path, more: str) -> StudyContent:
    """The template with further metrics written into its study file, and nothing else changed."""
    shutil.copytree(TEMPLATE, folder)
    file = folder / STUDY_FILE
    written = file.read_text("utf-8")
    assert written.count("\ncriteria:\n") == 1
    file.write_text(written.replace("\ncriteria:\n", f"\ncriteria:\n{more}\n"), "utf-8")
    return read_study(folder)


def judgments(content: StudyContent, folder: Path) -> list[dict[str, object]]:
    """The exported judgments of one robot's session."""
    table = find_table("judgments")
    with Record(folder / "record.sqlite") as record:
        simulate(record, content, 1, seed=2)
        rows = list(table.rows(record))
    names = [column.name for column in table.COLUMNS]
    return [dict(zip(names, row, strict=True)) for row in rows]


def questions(study: Study) -> list[Question]:
    steps = [step for step in study.procedure if isinstance(step, QuestionnaireStep)]
    return [question for step in steps for question in step.questions]


def test_twelve_metrics_stand_in_six_groups(rag: StudyContent) -> None:
    members = Counter(criterion.group for criterion in rag.study.criteria)
    assert list(members.items()) == [
        ("coherence", 2),
        ("coverage", 2),
        ("consistency", 2),
        ("correctness", 3),
        ("clarity", 2),
        ("cyclicality", 1),
    ]


def test_every_metric_says_what_one_three_and_five_mean(rag: StudyContent) -> None:
    assert all(set(criterion.anchors) == {1, 3, 5} for criterion in rag.study.criteria)


def test_four_metrics_need_the_source(rag: StudyContent) -> None:
    needing = {c.id for c in rag.study.criteria if c.judged_against == "source"}
    assert needing == {"broad_coverage", "deep_coverage", "external_consistency", "verifiability"}


def test_no_answer_is_offered_by_some_metrics_only(rag: StudyContent) -> None:
    (page, *_) = make_plan(rag, "rating", seed=1, participant=0).rating_pages()
    fields = find_method("dqe").fields(rag.study.blocks[page.block], page)
    declinable = {field.criterion for field in fields if NO_ANSWER in field.options}
    assert declinable == {c.id for c in rag.study.criteria if c.no_answer}
    assert 0 < len(declinable) < 6


def test_three_systems_answer_two_questions_from_one_long_document(rag: StudyContent) -> None:
    rated = [item for item in rag.items if item.use == "rating"]
    assert len({(item.system, item.question) for item in rated}) == len(rated) == 6
    assert len({item.system for item in rated}) == 3
    (source,) = {item.source for item in rag.items}
    assert 1200 <= len(source.split()) <= 1800


def test_every_metric_is_itself_rated_afterwards(rag: StudyContent) -> None:
    metrics = [criterion.id for criterion in rag.study.criteria]
    asked = {question.id: question for question in questions(rag.study)}
    assert_all_are_asked_about(asked, metrics)
    assert "missing" in asked


def assert_all_are_asked_about(asked: dict[str, Question], metrics: list[str]) -> None:
    for id in ("understandable", "useful"):
        matrix = asked[id]
        assert isinstance(matrix, MatrixQuestion) and len(matrix.points) == 5
        assert [row.id for row in matrix.rows] == metrics
    assert all(f"change.{metric}" in asked for metric in metrics)


def test_the_judge_is_itself_rated_afterwards(rag: StudyContent) -> None:
    asked = {question.id: question for question in questions(rag.study)}
    matrix = asked["judge"]
    assert isinstance(matrix, MatrixQuestion) and len(matrix.points) == 5
    about = {row.id for row in matrix.rows}
    assert about >= {"ratings_agreed", "ratings_useful", "reasons_agreed", "reasons_useful"}
    assert asked["judge_disagreed"].kind == "text"


def test_eight_metrics_have_a_rating_of_the_judge_for_every_item(rag: StudyContent) -> None:
    against = {c.id: c.judged_against for c in rag.study.criteria}
    rated = {(rating.item, rating.criterion) for rating in rag.judge_ratings}
    items = {item.id for item in rag.items if item.use == "rating"}
    without_source = {id for id, column in against.items() if column != "source"}
    assert len(without_source) == 8
    assert rated == {(item, criterion) for item in items for criterion in without_source}
    assert read_with_warnings(TEMPLATE)[1] == []


def test_no_participant_is_shown_a_rating_of_what_needs_the_source(
    rag: StudyContent, tmp_path: Path
) -> None:
    with Record(tmp_path / "record.sqlite") as record:
        simulate(record, rag, 3, seed=2)
        table = find_table("judge_support")
        names = [column.name for column in table.COLUMNS]
        rows = [dict(zip(names, row, strict=True)) for row in table.rows(record)]
    against = {c.id: c.judged_against for c in rag.study.criteria}
    assert len(rows) == 3 * 6 * 8
    assert all(against[row["criterion"]] != "source" for row in rows)
    assert {row["item"] for row in rows} == {i.id for i in rag.items if i.use == "rating"}


def test_every_page_fits_and_its_document_has_pages(qapp: object, rag: StudyContent) -> None:
    check = check_study(rag, [], PageMeasure())
    assert check.misfits == []
    assert check.most_document_pages >= 3


def test_a_thirteenth_metric_reaches_page_judgments_and_export(
    qapp: object, tmp_path: Path
) -> None:
    content = with_metrics(tmp_path / "study", THIRTEENTH)
    plan = make_plan(content, "rating", seed=1, participant=0)
    assert all("politeness" in page.criteria for page in plan.rating_pages())
    metrics = [criterion.id for criterion in content.study.criteria]
    assert len(metrics) == 13
    assert_all_are_asked_about({q.id: q for q in questions(content.study)}, metrics)
    rows = [row for row in judgments(content, tmp_path) if row["criterion"] == "politeness"]
    assert len(rows) == 6
    assert all(row["value"] for row in rows)
    assert check_study(content, [], PageMeasure()).misfits == []


def test_metrics_for_which_there_is_no_room_at_once_are_in_groups(
    qapp: object, tmp_path: Path
) -> None:
    more = [
        THIRTEENTH.replace("politeness", f"m{n}").replace('"Pol', f'"{n} pol') for n in range(8)
    ]
    content = with_metrics(tmp_path / "study", "".join(more))
    check = check_study(content, [], PageMeasure())
    assert check.most_groups == 2
    assert all(fit.controls_fit for fit in check.misfits)
    assert "2 groups at 1280 × 720" in "\n".join(check_lines(check, (1280, 720)))


def test_the_source_is_never_asked_for_by_language_metrics(rag: StudyContent) -> None:
    def needs(criterion: Criterion) -> bool:
        return criterion.judged_against == "source"

    assert not any(needs(c) for c in rag.study.criteria if c.id.startswith("language_"))
