"""A study that names other instruments asks participants for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from labeval.study.problems import StudyProblems
from labeval.study.reading import read_with_warnings
from labeval.study.reference_example import EXAMPLE_ITEMS, EXAMPLE_STUDY

NOBODY = "nobody is asked whether marks may be sent to other instruments"


def is_named(tmp_path: Path, study: str) -> bool:
    (tmp_path / "study.yaml").write_text(study, encoding="utf-8")
    (tmp_path / "items.csv").write_text(EXAMPLE_ITEMS, encoding="utf-8")
    try:
        problems = read_with_warnings(tmp_path)[1]
    except StudyProblems as found:
        problems = found.problems
    return any("instruments.lsl: " + NOBODY in str(problem) for problem in problems)


@pytest.mark.parametrize("lsl", ["events", "words"])
def test_marks_need_a_consent_of_their_own(tmp_path, lsl):
    setting = f"\ninstruments: {{lsl: {lsl}}}\n"
    assert is_named(tmp_path, EXAMPLE_STUDY + setting)
    asking = EXAMPLE_STUDY.replace("- id: rating", "- id: instruments", 1)
    assert asking != EXAMPLE_STUDY and not is_named(tmp_path, asking + setting)


@pytest.mark.parametrize("setting", ["", "\ninstruments: {lsl: none}\n"])
def test_a_study_that_sends_nothing_asks_for_nothing(tmp_path, setting):
    assert not is_named(tmp_path, EXAMPLE_STUDY + setting)
