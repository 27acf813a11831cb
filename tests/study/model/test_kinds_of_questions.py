"""Every kind of question is in the study with which the tests drive every control; answers."""

from __future__ import annotations

import pytest

from labeval.study.model.questions import NumberQuestion, Question
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


@pytest.mark.parametrize(
    ("value", "accepted"),
    [("5", True), ("-3", True), ("-4", False), ("--2", False), ("-", False), ("9" * 5000, False)],
)
def test_a_number_is_a_whole_one_between_its_limits(value: str, accepted: bool) -> None:
    asked = NumberQuestion.model_validate({"kind": "number", "id": "a", "text": "x", "min": -3})
    assert asked.accepts(value) is accepted
