"""Questions and labels of scales have to agree with what counts as better: less of a flaw does."""

from __future__ import annotations

import pytest

from labeval.study.checks import check_study
from labeval.study.study import Study, StudyContent
from labeval.study.yaml.places import YamlPlaces


def remarks(content: StudyContent, direction: str, wording: dict[str, object]) -> list[str]:
    raw = content.study.model_dump(by_alias=True)
    (criterion,) = (c for c in raw["criteria"] if c["id"] == "honesty")
    criterion |= {"direction": direction, "wording": wording}
    problems = check_study(Study.model_validate(raw), "study.yaml", YamlPlaces({}, set()))
    found = [p for p in problems if "counted the other way round" in str(p)]
    assert all(p.severity == "warning" and p.field.endswith("direction") for p in found)
    return [str(p) for p in found]


def block_of(content: StudyContent, method: str) -> str:
    return next(id for id, block in content.study.blocks.items() if block.method == method)


@pytest.mark.parametrize(
    "question",
    ["Which text is better?", {"en": "Which one?", "de": "Welcher Text ist besser?"}],
    ids=["English", "German"],
)
def test_a_pair_that_is_asked_for_the_better_text_is_remarked(content, question):
    (said,) = remarks(content, "lower", {"ab": question})
    assert f"“{block_of(content, 'ab')}”" in said and "direction: lower" in said


@pytest.mark.parametrize(
    ("direction", "wording"),
    [
        ("higher", {"ab": "Which text is better?"}),
        ("lower", {"ab": "Which text has more of the flaw?"}),
        ("lower", {"dqe": "How much better could it be?"}),
        ("lower", {"ab": "Which text bestows more of it?"}),
    ],
    ids=["more is better", "asked for the flaw", "no comparison", "another word"],
)
def test_other_questions_are_not(content, direction, wording):
    assert remarks(content, direction, wording) == []


def anchored(content: StudyContent, direction: str, low: object, high: object) -> list[str]:
    raw = content.study.model_dump(by_alias=True)
    (criterion,) = (c for c in raw["criteria"] if c["id"] == "honesty")
    criterion |= {"direction": direction, "anchors": {1: low, 5: high}}
    problems = check_study(Study.model_validate(raw), "study.yaml", YamlPlaces({}, set()))
    return [str(p) for p in problems if "counts as better here" in str(p)]


@pytest.mark.parametrize(
    ("direction", "low", "high", "point"),
    [
        ("higher", "very good", "very poor", 5),
        ("higher", {"en": "top", "de": "sehr gut"}, "4th", 1),
        ("lower", "very poor", "very good", 1),
        ("lower", "harmless", {"en": "top", "de": "ausgezeichnet"}, 5),
        ("higher", "very easy", "very hard", 5),
        ("lower", "unclear", "clear", 1),
    ],
)
def test_a_label_that_calls_the_better_end_bad_is_remarked(content, direction, low, high, point):
    (remark,) = anchored(content, direction, low, high)
    assert remark.endswith("turn the labels round, or change “direction”")
    assert f"the point {point} is called" in remark


@pytest.mark.parametrize(
    ("direction", "low", "high"),
    [
        ("higher", "very poor", "very good"),
        ("lower", "very good", "very poor"),
        ("lower", "no flaw", "many flaws"),
        ("higher", "not good", "not bad"),
        ("lower", "goods", "badge"),
        ("lower", "very easy", "very hard"),
        ("higher", "a clear contradiction", "free of contradictions"),
        ("higher", "nie", "mehr als 3 mal"),
    ],
)
def test_other_labels_are_not(content, direction, low, high):
    assert anchored(content, direction, low, high) == []
