"""Problems of attention checks and pass marks in a study file, each with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from labeval.study.problems import StudyProblems
from labeval.study.reading import read_with_warnings
from labeval.study.reference_example import EXAMPLE_ITEMS, EXAMPLE_STUDY

_BLOCK = """\
    attention: {share: 0.5, kinds: [instructed, repeated]}
    attention_items:
      - {check: instructed, items: [look], expected: {correctness: [1..2]}}
    training_rules: {pass: 0.8, then: end}
    stopped: {en: "Thank you.", de: "Danke."}
"""
_ITEM = "look,,attention,Why is mulch used?,Mulch keeps soil moist.,Choose 2 here.\n"


def read(tmp_path: Path, old: str = "", new: str = "", items: str = _ITEM) -> list[str]:
    """Every problem of the example with attention checks, after one change."""
    block = _BLOCK
    assert old in block
    study = EXAMPLE_STUDY.replace(
        "  pairs:\n    method: ab\n", block.replace(old, new) + "  pairs:\n    method: ab\n"
    )
    (tmp_path / "study.yaml").write_text(study, encoding="utf-8")
    (tmp_path / "items.csv").write_text(EXAMPLE_ITEMS + items, encoding="utf-8")
    try:
        return [str(problem) for problem in read_with_warnings(tmp_path)[1]]
    except StudyProblems as problems:
        return [str(problem) for problem in problems.problems]


def test_the_study_is_sound_without_a_change(tmp_path: Path) -> None:
    assert read(tmp_path) == []


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("share: 0.5", "share: 0.9", "0.9 is too much; the most is 0.5"),
        ("share: 0.5", "share: 0", "must be more than 0"),
        ("kinds: [instructed, repeated]", "kinds: []", "needs at least 1"),
        ("instructed, repeated", "instructed, repeatd", "repeated"),
        ("instructed, repeated", "instructed, bad_text", "no attention item is for “bad_text”"),
        ("instructed, repeated", "repeated, repeated", "“repeated” was used in line"),
        ("kinds: [instructed, repeated]", "kinds: [repeated]", "makes no “instructed” checks"),
        ("kinds: [instructed", "stop_aftr: 2, kinds: [instructed", "stop_after"),
        ("items: [look]", "items: [lok]", "there is no item “lok”; did you mean “look”?"),
        ("items: [look]", "items: [a1]", "the item “a1” is not for attention checks"),
        ("items: [look]", "items: [look, easy]", "shows 1 texts, not 2"),
        ("correctness: [1..2]", "correctness: [6..9]", "“6..9” cannot be answered on this page"),
        ("correctness: [1..2]", "fluency: [1]", "the page does not ask “fluency”"),
        ("pass: 0.8", "pass: 80", "80 is too much; the most is 1"),
        ("pass: 0.8", "tries: 0", "0 is too small; the least is 1"),
        ("then: end", "then: stop", "go_on"),
        (", then: end", "", "nothing ends a session in this block"),
    ],
)
def test_a_slip_is_named_with_its_place(tmp_path: Path, old: str, new: str, said: str) -> None:
    found = read(tmp_path, old, new)
    assert any(said in problem for problem in found), found
    assert all(problem.startswith(("study.yaml:", "items.csv:")) for problem in found)


def test_items_that_no_check_shows_are_named(tmp_path: Path) -> None:
    found = read(tmp_path, items=_ITEM + _ITEM.replace("look", "idle"))
    assert ["no attention check shows these items: idle" in problem for problem in found] == [True]


def test_a_known_text_without_source_would_stand_out(tmp_path: Path) -> None:
    found = read(tmp_path, items=_ITEM.replace("Mulch keeps soil moist.", ""))
    assert ["items without “source”: look" in problem for problem in found] == [True]


def test_an_attention_item_cannot_be_rated(tmp_path: Path) -> None:
    found = read(tmp_path, "    attention:", "    items: {ids: [look]}\n    attention:")
    assert any("the item “look” is for attention" in problem for problem in found)


def test_training_rules_without_training_do_nothing(tmp_path: Path) -> None:
    (tmp_path / "items.csv").write_text(EXAMPLE_ITEMS, encoding="utf-8")
    study = EXAMPLE_STUDY.replace("    method: ab\n", "    method: ab\n    training_rules: {}\n")
    (tmp_path / "study.yaml").write_text(study, encoding="utf-8")
    (problem,) = read_with_warnings(tmp_path)[1]
    assert problem.text == "the block has no training pages"


def test_a_block_of_one_page_is_too_short_for_checks(tmp_path: Path) -> None:
    found = read(tmp_path, "    attention:", "    items: {ids: [a1]}\n    attention:")
    assert ["too short for attention checks" in problem for problem in found] == [True]
