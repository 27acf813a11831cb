"""Problems of lists of codes and limits in a study file, each with its place."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from labeval import places
from labeval.study.problems import StudyProblems
from labeval.study.reading import read_with_warnings


def read(tmp_path: Path, old: str, new: str) -> list[str]:
    """Every problem of the campaign template after one change."""
    folder = tmp_path / "study"
    shutil.copytree(places.templates() / "campaign", folder)
    text = (folder / "study.yaml").read_text(encoding="utf-8")
    assert text.count(old) == 1
    (folder / "study.yaml").write_text(text.replace(old, new), encoding="utf-8")
    try:
        return [str(problem) for problem in read_with_warnings(folder)[1]]
    except StudyProblems as problems:
        return [str(problem) for problem in problems.problems]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("opens: [best_worst, pairwise]", "opens: [best_wurst]", "there is no block “best_wurst”"),
        ("instead_of: qualification", "instead_of: closing", "there is no test “closing”"),
        ("- id: experts", "- id: panel", "was used in line"),
        ("codes: experts.txt", "codes: ../experts.txt", "there is no file “../experts.txt”"),
        ("limits: {pages: 10, minutes: 25}", "", "there are no limits that could be reached"),
        ("    when: limit_reached ", "    # ", "no step announces that a limit is reached"),
        ("limits: {pages: 10,", "limits: {pages: 0,", "limits.pages"),
    ],
)
def test_each_mistake_is_told(tmp_path: Path, old: str, new: str, said: str) -> None:
    (told,) = read(tmp_path, old, new)
    assert said in told
    assert told.startswith("study.yaml:")


def test_without_limits_the_step_that_announces_them_is_to_go(tmp_path: Path) -> None:
    (problem,) = read(tmp_path, "limits: {pages: 10, minutes: 25}", "")
    # Without its “when” the step would be shown to everybody.
    assert problem.endswith("reached; remove this step, or set “limits: {pages: …}”")


def test_a_step_for_the_limit_before_the_rating_is_told(tmp_path: Path) -> None:
    old = "  - step: text\n    id: welcome\n"
    told = read(tmp_path, old, f"{old}    when: limit_reached\n")
    assert len(told) == 1 and "comes before anything is rated" in told[0]
