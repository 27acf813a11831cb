"""Conditions that cannot hold, and matrices and dates that are not ones."""

from __future__ import annotations

import pytest

_ASKED = """  - step: questionnaire
    id: entry
    questions:
      - id: used
        kind: single
        text: Do you use it?
        options: [{id: yes, label: Yes}, {id: no, label: No}]
      - id: age
        kind: number
        text: How old?
        min: 18
        max: 99
      - id: born
        kind: date
        text: When?
        earliest: 1920-01-01
        latest: 2010-12-31
      - id: view
        kind: matrix
        text: How much?
        points: [little, much]
        rows: [{id: easy, text: Easy}, {id: tired, text: Tired}]
      - id: why
        kind: text
        text: Why?
        ask_if: {question: used, is: [yes]}
  - step: questionnaire
    id: late
    questions:
      - id: more
        kind: text
        text: More?
        ask_if: {question: entry.used, is: [no]}
"""
_AT = "        ask_if: {question: used, is: [yes]}"
_LATE = "        ask_if: {question: entry.used, is: [no]}"


@pytest.fixture
def asked(study):
    """The sound study with conditions; ``procedure`` ends with a questionnaire."""
    file = study.path / "study.yaml"
    text = file.read_text(encoding="utf-8")
    head, step, rest = text.partition("  - step: test\n")
    assert step
    file.write_text(head + _ASKED + step + rest, encoding="utf-8")
    return study


def test_conditions_on_questions_of_the_same_and_of_earlier_steps_are_read(asked):
    from labeval.study.reading import read_study

    step = read_study(asked.path).study.procedure[1]
    assert step.questions[4].ask_if.values == ["yes"]


@pytest.mark.parametrize(
    "condition", ["view.tired, is: [1, 2]", "age, is: [18]", "born, is: [1990-05-01]"]
)
def test_every_kind_of_earlier_question_can_be_named(asked, condition):
    from labeval.study.reading import read_study

    asked.swap("study.yaml", _AT, f"        ask_if: {{question: {condition}}}")
    questions = read_study(asked.path).study.procedure[1].questions
    named = next(question.ask_if for question in questions if question.ask_if is not None)
    assert named.question == condition.partition(",")[0]


@pytest.mark.parametrize(
    ("condition", "words"),
    [
        ("usd, is: [yes]", "did you mean “used”"),
        ("why, is: [yes]", "is not asked before"),
        ("view, is: [1]", "no earlier question “view”"),
        ("late.more, is: [x]", "no earlier question “late.more”"),
        ("used, is: [maybe]", "its answers are: yes, no"),
        ("view.easy, is: [3]", "its answers are"),
        ("age, is: [17]", "from 18 to 99"),
        ("age, is: [old]", "from 18 to 99"),
        ("born, is: [1990-02-30]", "such as 2026-03-01"),
        ("used, is: []", "at least 1"),
        ("used", "is: is missing"),
    ],
)
def test_a_condition_that_cannot_hold_is_refused_with_what_would_be_right(asked, condition, words):
    line = f"        ask_if: {{question: {condition}}}"
    asked.swap("study.yaml", _AT, line)
    asked.must_be_refused("study.yaml", line, words)


@pytest.mark.parametrize(
    ("condition", "words"),
    [
        ("entry.usd, is: [no]", "did you mean “entry.used”"),
        ("used, is: [no]", "did you mean “entry.used”"),
        ("late.more, is: [no]", "no earlier question"),
        ("entry.used, is: [perhaps]", "its answers are"),
    ],
)
def test_a_condition_on_another_step_is_checked_too(asked, condition, words):
    line = f"        ask_if: {{question: {condition}}}"
    asked.swap("study.yaml", _LATE, line)
    asked.must_be_refused("study.yaml", line, words)


@pytest.mark.parametrize(
    ("old", "new", "at", "words"),
    [
        ("points: [little, much]", "points: [little]", "points", "at least 2"),
        ("{id: tired, text: Tired}", "{id: easy, text: Tired}", "Tired", "was used in line"),
        (
            "rows: [{id: easy, text: Easy}, {id: tired, text: Tired}]",
            "rows: []",
            "rows",
            "at least 1",
        ),
        ("earliest: 1920-01-01", "earliest: 1.1.1920", "id: born", "not a date such as"),
        ("earliest: 1920-01-01", "earliest: 2011-01-01", "id: born", "must not be before"),
    ],
)
def test_a_matrix_or_date_that_is_none_is_refused(asked, old, new, at, words):
    asked.swap("study.yaml", old, new)
    asked.must_be_refused("study.yaml", at, words)
