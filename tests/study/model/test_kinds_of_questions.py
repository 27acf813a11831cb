"""Every kind of question is in the study with which the tests drive every control."""

from __future__ import annotations

from labeval.study.model.questions import Question
from labeval.study.model.steps import QuestionnaireStep
from labeval.study.yaml.model_path import model_members, tags
from tests.support.studies.every_control_study import every_control_study


def test_the_study_of_every_control_asks_every_kind_of_question() -> None:
    kinds = {kind for model in model_members(Question) for kind in tags(model)}
    steps = every_control_study().study.procedure
    asked = {
        q.kind for step in steps if isinstance(step, QuestionnaireStep) for q in step.questions
    }
    assert asked == kinds, (
        "a kind of question is a question of tests/support/studies/every_control_study.py, too"
    )
