"""Questions about every criterion are written once."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labeval.study.model.per_criterion import written_out
from labeval.study.model.questions import MatrixQuestion
from labeval.study.model.steps import steps_by_id
from labeval.study.problems import StudyProblems
from labeval.study.reading import read_study
from labeval.study.yaml.text import parse_yaml

STUDY = """\
labeval: 1
title: Two criteria
seed: 1
criteria:
  - {id: a, name: {en: "First", de: "Erstes"}, definition: {en: "One.", de: "Eins."}}
  - {id: b, name: "Second", definition: "Two."}
blocks: {all: {method: dqe}}
conditions: [{id: all, blocks: [all]}]
procedure:
  - step: for_each_block
    steps:
      - {step: rating, id: rating}
      - step: questionnaire
        id: inner
        questions: [{id: why, for_each: criterion, kind: text, text: "Why {criterion}?"}]
  - step: questionnaire
    id: outer
    questions:
      - {id: m, kind: matrix, text: "Good?", points: ["no", "yes"], rows: criteria}
      - id: change
        for_each: criterion
        kind: text
        text: {en: "Change {criterion}?", de: "{criterion} ändern?"}
      - {id: last, kind: text, text: "Last?"}
"""


def study(folder: Path, text: str = STUDY):
    (folder / "study.yaml").write_text(text, "utf-8")
    (folder / "items.csv").write_text("id,text\nt1,One.\nt2,Two.\n", "utf-8")
    return read_study(folder).study


def test_a_matrix_has_a_row_with_the_name_of_each_criterion(tmp_path: Path) -> None:
    (matrix, *_) = steps_by_id(study(tmp_path).procedure)["outer"].questions
    assert isinstance(matrix, MatrixQuestion)
    assert [row.id for row in matrix.rows] == ["a", "b"]
    assert matrix.rows[0].text.in_language("de") == "Erstes"


def test_a_question_is_asked_once_for_each_criterion_in_its_place(tmp_path: Path) -> None:
    steps = steps_by_id(study(tmp_path).procedure)
    outer = steps["outer"].questions
    assert [q.id for q in outer] == ["m", "change.a", "change.b", "last"]
    assert outer[1].text.in_language("de") == "Erstes ändern?"
    assert outer[1].text.in_language("en") == "Change First?"
    assert outer[2].text.in_language("de") == "Second ändern?"
    assert [q.text.in_language("en") for q in steps["inner"].questions] == [
        "Why First?",
        "Why Second?",
    ]


def test_what_is_wrong_behind_such_a_question_keeps_its_line(tmp_path: Path) -> None:
    wrong = STUDY.replace('{id: last, kind: text, text: "Last?"}', "{id: last, kind: tekst}")
    with pytest.raises(StudyProblems) as told:
        study(tmp_path, wrong)
    line = 1 + wrong.split("\n").index("      - {id: last, kind: tekst}")
    assert {problem.line for problem in told.value.problems} == {line}


def test_what_is_wrong_inside_such_a_question_is_told_at_its_line(tmp_path: Path) -> None:
    wrong = STUDY.replace("        for_each: criterion\n", "        for_each: metric\n")
    with pytest.raises(StudyProblems) as told:
        study(tmp_path, wrong)
    (problem,) = told.value.problems
    assert problem.line == 1 + wrong.split("\n").index("        for_each: metric")


_YAML = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text("abc:criteron", max_size=9),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["procedure", "questions", "steps", "criteria", "id", "name", "rows",
                             "kind", "for_each", "text"]),
            inner | st.sampled_from(["criterion", "criteria", "matrix"]),
            max_size=6,
        )
    ),
    max_leaves=25,
)  # fmt: skip


@given(criteria=_YAML, procedure=_YAML)
def test_whatever_a_file_holds_is_left_for_the_model_to_refuse(criteria, procedure) -> None:
    document = parse_yaml("labeval: 1\n", "study.yaml")
    document.data.update(criteria=criteria, procedure=procedure)
    written_out(document)
