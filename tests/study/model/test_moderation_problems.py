"""Problems of a study file's moderation, and its defaults."""

from __future__ import annotations

from pathlib import Path

import pytest

from labeval.study.model.sessions.moderation import MESSAGE_LENGTH, Moderation
from labeval.study.problems import StudyProblems
from labeval.study.reading import read_with_warnings
from labeval.study.reference_example import EXAMPLE_ITEMS, EXAMPLE_STUDY

_MODERATION = """\
moderation:
  markers:
    - {id: confusion, key: "1", name: {en: "Confusion", de: "Verwirrung"}}
    - {id: quote, key: "q", name: {en: "Quote", de: "Zitat"}}
  hints:
    - {id: source, criterion: correctness, text: {en: "Look there.", de: "Schauen Sie dort."}}
  messages:
    - {id: time, text: {en: "No hurry.", de: "Keine Eile."}}
  interview:
    - id: ways
      title: {en: "Ways", de: "Wege"}
      questions:
        - {id: how, text: {en: "How?", de: "Wie?"}, follow_ups: [{en: "Why?", de: "Warum?"}]}
        - {id: when, text: {en: "When?", de: "Wann?"}}
"""


def read(tmp_path: Path, old: str = "", new: str = "") -> list[str]:
    """Every problem of the example with this moderation, after one change."""
    assert old in _MODERATION
    study = EXAMPLE_STUDY + "\n" + _MODERATION.replace(old, new)
    (tmp_path / "study.yaml").write_text(study, encoding="utf-8")
    (tmp_path / "items.csv").write_text(EXAMPLE_ITEMS, encoding="utf-8")
    try:
        return [str(problem) for problem in read_with_warnings(tmp_path)[1]]
    except StudyProblems as problems:
        return [str(problem) for problem in problems.problems]


def test_the_study_is_sound_without_a_change(tmp_path: Path) -> None:
    assert read(tmp_path) == []


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("id: quote", "id: confusion", "“confusion” was used in line"),
        ('key: "q"', 'key: "1"', "“1” was used in line"),
        ('key: "q"', 'key: "Ctrl"', "key"),
        ("criterion: correctness", "criterion: corectness", "did you mean “correctness”?"),
        ("id: when", "id: how", "“how” was used in line"),
        ("markers:", "makers:", "markers"),
        ('de: "Keine Eile."', f'de: "{"x" * (MESSAGE_LENGTH + 1)}"', "a message has room for"),
        ('"Wie?"', '""', "is an empty text"),
        (', de: "Zitat"', "", "is missing in these languages: de"),
    ],
)
def test_every_problem_is_told_with_its_place(tmp_path: Path, old, new, said) -> None:
    problems = read(tmp_path, old, new)
    assert any(said in problem for problem in problems), problems
    assert all("moderation" in p or "makers" in p for p in problems), problems


def test_without_a_word_about_it_there_are_markers_and_messages_in_both_languages() -> None:
    moderation = Moderation()
    assert [m.id for m in moderation.markers] == [
        *("clarification", "confusion", "surprise", "usability", "quote")
    ]
    assert len({m.key for m in moderation.markers}) == 5
    for text in [m.name for m in moderation.markers] + [m.text for m in moderation.messages]:
        assert set(text.root) == {"en", "de"}
    assert moderation.interview == [] and moderation.audio_on_pause == "continue"
