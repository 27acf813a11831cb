"""A question about a flaw must not ask for the better text, since less of a flaw is better."""

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
