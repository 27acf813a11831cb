"""Studies that rate conversations answer by answer: what is refused, in which words."""

from __future__ import annotations

import pytest

from labeval.jobs.capsule.shared_study import write_study
from labeval.study.problems import StudyProblems
from labeval.study.reading import read_study
from tests.support.studies.turns_study import turns_content


def _errors(folder) -> list[str]:
    with pytest.raises(StudyProblems) as refused:
        read_study(folder)
    return [str(p) for p in refused.value.problems if p.severity == "error"]


def _changed(folder, file, before, after):
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert before in text
    path.write_text(text.replace(before, after), encoding="utf-8")


@pytest.fixture
def folder(tmp_path):
    write_study(turns_content(), tmp_path / "study")
    return tmp_path / "study"


def test_a_study_whose_answers_are_rated_one_by_one_is_read(folder):
    assert read_study(folder).study.blocks["rated"].turns == "each"


def test_texts_that_are_no_conversations_are_refused_with_what_would_help(folder):
    _changed(folder, "study.yaml", "text: conversation", "text: markdown")
    found = _errors(folder)
    assert len(found) == 3
    assert "blocks.rated.turns: every answer of a conversation is to be rated, but" in found[2]
    assert found[2].endswith(
        "“mill” is no conversation; write “formats: {text: conversation}”, or conversation in its "
        "column “text_format”"
    )


def test_a_conversation_in_which_nobody_answers_is_refused(folder):
    _changed(folder, "items.csv", "Assistant:", "User:")
    found = _errors(folder)
    assert len(found) == 3
    assert "“mill” has none: no line begins with “Assistant:”" in found[2]


@pytest.mark.parametrize("method", ["ab", "rewrite", "errors", "claims", "ranking"])
def test_methods_without_turns_say_that_they_have_no_such_setting(folder, method):
    _changed(folder, "study.yaml", "method: dqe", f"method: {method}")
    found = [problem for problem in _errors(folder) if "blocks.rated.turns" in problem]
    assert len(found) == 1 and "is not known here; known are: method," in found[0]


def test_a_judges_ratings_are_not_shown_next_to_single_answers(folder):
    _changed(folder, "study.yaml", "turns: each", "turns: each\n    judge_support: {show: always}")
    found = _errors(folder)
    assert any(
        "a judge's ratings are shown next to whole texts only" in problem for problem in found
    )
