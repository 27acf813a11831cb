"""The template for writing responses: its passages, what is dealt, and what is made of it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from labeval.exchange.responses_as_items import export_responses
from labeval.exchange.study_folder import make_study
from labeval.jobs.planning.check import check_study
from labeval.jobs.planning.simulate import simulate
from labeval.session.events.events import Ending
from labeval.session.plan.plan import make_plan
from labeval.store.record.record import Record
from labeval.study.model.steps import QuestionnaireStep
from labeval.study.model.writing import WritingStep, passages_of
from labeval.study.reading import read_study, read_with_warnings
from labeval.study.study import StudyContent

TEMPLATES = Path(__file__).parents[2] / "resources" / "templates"


@pytest.fixture(scope="module")
def content() -> StudyContent:
    return read_study(TEMPLATES / "response-writing")


@pytest.fixture(scope="module")
def step(content: StudyContent) -> WritingStep:
    (found,) = content.study.writing_steps()
    return found


def test_each_topic_has_twenty_passages_of_natural_length(
    content: StudyContent, step: WritingStep
) -> None:
    assert len(step.topics) == 2
    for topic in step.topics:
        passages = passages_of(content.references, topic.id)
        assert len(passages) == len({p.title for p in passages}) == 20
        assert all(60 <= len(p.text.split()) <= 120 for p in passages)


def test_three_styles_are_dealt_evenly(content: StudyContent, step: WritingStep) -> None:
    assert [style.id for style in step.styles] == ["bullets", "essay", "news"]
    dealt = Counter(
        (w.topic, w.style)
        for n in range(content.study.participants.planned or 0)
        for w in make_plan(content, "writing", n, n).writings()
    )
    assert set(dealt.values()) == {4} and len(dealt) == 6
    assert step.words.target == 250


def test_questions_come_before_and_after_the_writing(content: StudyContent) -> None:
    kinds = [step.step for step in content.study.procedure]
    at = kinds.index("writing")
    assert "questionnaire" in kinds[:at] and "questionnaire" in kinds[at:]
    asked = {q.id for s in content.study.procedure if isinstance(s, QuestionnaireStep)
             for q in s.questions}  # fmt: skip
    assert {"knowledge", "answerable", "controversial", "satisfied", "adequate"} <= asked


def test_the_rows_of_questions_are_the_topics(content: StudyContent, step: WritingStep) -> None:
    topics = {topic.id: topic.title for topic in step.topics}
    for asked in content.study.procedure:
        if isinstance(asked, QuestionnaireStep):
            for question in asked.questions:
                if question.kind == "matrix":
                    assert {row.id: row.text for row in question.rows} == topics


def test_thirty_robots_write_and_their_responses_can_be_judged(
    content: StudyContent, tmp_path: Path
) -> None:
    with Record(tmp_path / "record.sqlite") as record:
        done = simulate(record, content, 30, seed=1)
        assert done.endings == {Ending.COMPLETED: 30}
        items, references = export_responses(record, tmp_path / "items")
    make_study(TEMPLATES / "pairwise-utility", tmp_path / "judged", items, references)
    judged, warnings = read_with_warnings(tmp_path / "judged")
    assert [str(w) for w in warnings] == []
    assert sum(item.use == "rating" for item in judged.items) == 60
    assert Counter(reference.question_id for reference in judged.references) == {
        "lighthouses": 10,
        "repair": 10,
    }
    assert check_study(judged, warnings, None).passed
