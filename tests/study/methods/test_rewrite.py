"""Editing a text: its page, its settings, the values of its judgments."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from labeval.study.checks.expected import check_expected
from labeval.study.checks.findings import Findings
from labeval.study.methods import counted, rewrite
from labeval.study.pages import AS_IT_IS, Page
from labeval.study.yaml.places import YamlPlaces
from tests.support.studies.rewritten_study import TEXT, rewritten_content

PAGE = Page("p", "edit", ("a",), ("sendable",))


def block(**settings):
    return rewritten_content(**settings).study.blocks["edit"]


def test_what_is_expected_of_a_training_can_be_edited_or_left_as_it_is():
    (field,) = rewrite.fields(block(), PAGE)
    assert field.options == () and field.expectable == ("as_it_is", "edited")
    (field,) = rewrite.fields(block(unchanged=False), PAGE)
    assert field.expectable == ("edited",)


def test_the_page_begins_with_the_text_of_its_item():
    edited = rewrite.edited_text(block(words={"min": 2, "max": 9}), PAGE)
    assert (edited.begins, edited.least, edited.most) == (TEXT, 2, 9)


@pytest.mark.parametrize(
    ("text", "value"), [(AS_IT_IS, "0/16"), (TEXT + " Really.", "1/17"), ("", "")]
)
def test_a_value_is_edits_and_words(text, value):
    (row,) = rewrite.judgments(PAGE, counted(block(), PAGE, {"text": text}))
    assert row.value == value
    assert not value or rewrite.is_value(("a",), value)


@pytest.mark.parametrize("value", ["3", "3/0", "-1/4", "0.5", "3/22/1", "a"])
def test_other_values_are_none(value):
    assert not rewrite.is_value(("a",), value)


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ({"words": {"min": 9, "max": 3}}, "max is less than min"),
        ({"evidence": {"rules": [{"ask": "optional"}]}}, "no words can be marked"),
    ],
)
def test_settings_that_cannot_hold_are_refused(settings, why):
    with pytest.raises(ValidationError, match=why):
        block(**settings)


def test_an_expected_answer_that_is_none_is_found():
    findings = Findings("study.yaml", YamlPlaces())
    check_expected(block(), [PAGE], {"text": ["edited", "better"]}, ("expected",), findings)
    assert [problem.text for problem in findings.found] == [
        "“better” cannot be answered on this page"
    ]
