"""A scale whose ends have no words is remarked, and runs."""

from __future__ import annotations

import pytest

from labeval.study.checks import check_study
from labeval.study.study import Study, StudyContent
from labeval.study.yaml.places import YamlPlaces


def remarks(content: StudyContent, anchors: dict, labels: dict, **scale: object) -> list[str]:
    raw = content.study.model_dump(by_alias=True)
    for criterion in raw["criteria"]:
        criterion["anchors"] = anchors
    raw["blocks"]["dqe"] |= {"labels": labels, **scale}
    problems = check_study(Study.model_validate(raw), "study.yaml", YamlPlaces({}, set()))
    found = [p for p in problems if "nothing says what" in str(p) and "blocks.dqe" in p.field]
    assert all(p.severity == "warning" for p in found)
    return [str(p) for p in found]


def test_bare_numbers_are_remarked_with_what_to_write(content):
    (said,) = remarks(content, {}, {})
    assert "1, 5" in said and "“labels”" in said and "fluency" in said


@pytest.mark.parametrize(
    ("anchors", "labels"),
    [({1: "poor", 5: "good"}, {}), ({}, {1: "poor", 5: "good"}), ({1: "poor"}, {5: "good"})],
)
def test_words_at_both_ends_are_enough_wherever_they_stand(content, anchors, labels):
    assert remarks(content, anchors, labels) == []


def test_words_at_one_end_leave_the_other_bare(content):
    (said,) = remarks(content, {}, {5: "good", 3: "fair"})
    assert "what 1 means" in said


def test_the_ends_of_a_slider_are_its_own(content):
    ends = {"min": 0, "max": 100}
    assert remarks(content, {}, {0: "poor", 100: "good"}, slider=ends) == []
    (said,) = remarks(content, {1: "poor", 5: "good"}, {}, slider=ends)
    assert "0, 100" in said


@pytest.mark.parametrize(
    ("anchors", "told"), [({1: "poor", 5: "good"}, 1), ({0: "poor", 100: "good"}, 0), ({5: "a"}, 0)]
)
def test_anchors_of_another_scale_are_told(content, anchors, told):
    """The same criterion from 1 to 5 in one block, and on a slider from 0 to 100 in another."""
    raw = content.study.model_dump(by_alias=True)
    raw["criteria"][0]["anchors"] = anchors
    raw["blocks"]["slid"] = raw["blocks"]["dqe"] | {"slider": {"min": 0, "max": 100}}
    problems = check_study(Study.model_validate(raw), "study.yaml", YamlPlaces({}, set()))
    assert len([p for p in problems if "ends of another scale" in str(p)]) == told
