"""Marked errors as answers and values, error points, and answers that a study expects."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from labeval.study import methods
from labeval.study.error_marks import (
    NOWHERE,
    SOURCE,
    TEXT,
    ErrorMark,
    error_points,
    marks_of,
    overlap,
    whole_marks,
    written,
)
from labeval.study.methods import errors
from labeval.study.pages import Page
from labeval.study.study import StudyContent
from tests.support.studies.errors_study import ONE_KIND, errors_content

PAGE = Page("p", "spans", ("k1",), ("faults", "quality"))
WORDS = "The kiln opens on Sunday"
SUNDAY = (WORDS.index("Sunday"), len(WORDS))


def block(**settings):
    return errors_content(**settings).study.blocks["spans"]


def value(category="accuracy/wrong", severity="major", weight="5", place="18-24") -> str:
    return f"{place} {category} {severity} {weight}"


MARKS = st.builds(
    ErrorMark,
    where=st.sampled_from([TEXT, SOURCE]),
    start=st.integers(0, 5_000),
    end=st.integers(5_001, 9_999),
    category=st.sampled_from(["", "accuracy/", "accuracy/wrong", "style"]),
    severity=st.sampled_from(["", "minor", "major"]),
)


@given(st.lists(MARKS, max_size=6))
def test_what_is_written_is_read_again(marks):
    assert marks_of(written(marks)) == tuple(marks)


@pytest.mark.parametrize(
    "wrong",
    [
        *("0-4", "0-4 a b", "0-4 a b c", "4 a b 1", "text:0-4 a b 1", "0-4 a b 1;0-4 a b 1"),
        *("0-4 a b 1; ", "0-4 a/ b 5", "0-4 a b 1.0", "00-4 a b 1", "0-4  a b 1", "None"),
    ],
)
def test_other_words_are_no_marks(wrong):
    assert marks_of(wrong) is None


def test_each_error_has_the_points_of_its_category_and_severity():
    """The weights of Freitag et al. (2021): major 5, minor 1, minor punctuation 0.1, no
    translation 25, neutral 0."""
    found = [
        block().weighed(ErrorMark(TEXT, 0, 3, category, severity)).weight
        for category, severity in [
            ("accuracy/wrong", "major"),
            ("accuracy/wrong", "minor"),
            ("fluency/punctuation", "minor"),
            ("fluency/punctuation", "major"),
            ("non_translation", "minor"),
            ("accuracy/omission", "neutral"),
        ]
    ]
    assert found == [5, 1, 0.1, 5, 25, 0]


def test_error_points_wait_until_category_and_severity_are_chosen():
    for category, severity in [("", ""), ("accuracy/", "major"), ("accuracy/wrong", "")]:
        assert block().weighed(ErrorMark(TEXT, 0, 3, category, severity)).weight is None


def test_what_needs_no_choice_is_chosen():
    only = block(typology=ONE_KIND).weighed(ErrorMark(TEXT, 0, 3))
    assert (only.category, only.severity, only.weight) == ("error", "any", 1)


@pytest.mark.parametrize(
    ("given", "right"),
    [
        ("none", True),
        (value(), True),
        (value("?", "?", "?"), True),
        (value("accuracy/", "?", "?"), True),
        (value(place="source:0-8"), True),
        (value("accuracy/omission", place="missing"), True),
        (value(weight="1"), False),
        (value(weight="?"), False),
        (value("accuracy", "?", "?"), False),
        (value("style", "?", "?"), False),
        (value("?", "worst", "?"), False),
        (value(place="18-900"), False),
        (value(place="3-4"), False),
        (value(place="24-18"), False),
        (f"{value()}; {value()}", False),
    ],
)
def test_an_answer_is_in_the_texts_and_of_the_typology(given, right):
    settings = block()
    field, _ = errors.fields(settings, PAGE)
    assert methods.accepts(settings, PAGE, field, given) == right


def test_a_page_waits_until_everything_is_chosen_and_the_score_is_given():
    settings = block()
    fields = errors.fields(settings, PAGE)

    def still(**answers):
        return [f.id for f in methods.open_fields(settings, fields, answers)]

    assert still() == ["faults", "quality"]
    assert still(faults=value("?", "?", "?"), quality="40") == ["faults"]
    assert still(faults=value(), quality="40") == []
    assert still(faults="none", quality="0") == []


def test_an_optional_criterion_waits_once_an_error_is_begun():
    settings = block(optional=["faults", "quality"])
    fields = errors.fields(settings, PAGE)
    assert methods.open_fields(settings, fields, {}) == ()
    begun = {"faults": value("?", "?", "?")}
    assert [f.id for f in methods.open_fields(settings, fields, begun)] == ["faults"]


def test_a_judgment_has_the_whole_errors_and_the_score():
    answers = {"faults": value(), "quality": "71"}
    rows = errors.judgments(PAGE, answers)
    assert [(row.criterion, row.value) for row in rows] == [("faults", value()), ("quality", "71")]
    half, _ = errors.judgments(PAGE, {"faults": value("?", "?", "?")})
    assert half.value == ""


@pytest.mark.parametrize("wrong", ["", "101", "-1", "4.5", "major", value(weight="?"), "²"])
def test_other_words_are_no_value(wrong):
    assert not errors.is_value(("k1",), wrong)


def test_a_score_needs_two_criteria():
    notes = errors.refusals(block(criteria=["faults"]), [])
    assert [note.values for note in notes] == [{"count": 1}]
    assert errors.refusals(block(), []) == []


def test_without_a_score_every_criterion_has_pages_of_its_own():
    content = errors_content(overall=False)
    cells = errors.cells(content.study.blocks["spans"], content.items, ["a", "b"], 1)
    assert [cell.criteria for cell in cells] == [("a",), ("b",)] * 3


@pytest.mark.parametrize(
    "settings",
    [
        {"categories": [{"id": "a", "name": "A"}, {"id": "a", "name": "B"}]},
        {"severities": [{"id": "a", "name": "A"}, {"id": "a", "name": "B"}]},
        {"categories": [{"id": "a", "name": "A", "weights": {"awful": 2}}]},
        {"evidence": {"ask": "optional"}},
        {"categories": []},
    ],
)
def test_contradictions_are_refused(settings):
    with pytest.raises(ValidationError):
        block(**settings)


# -- answers that a study expects ---------------------------------------------------------------

EXPECTED = '"Sunday" accuracy/wrong major; source "labelled" accuracy *'


def is_right(given: str, *expected: str) -> bool:
    settings = block()
    field, _ = errors.fields(settings, PAGE)
    return methods.is_right(settings, PAGE, field, given, expected)


def test_an_expected_error_is_written_by_its_words():
    settings = block()
    field, _ = errors.fields(settings, PAGE)
    (right,) = methods.right_answers(settings, PAGE, field, [EXPECTED])
    start = errors_content().items[0].source.index("labelled")
    assert right == f"{value()}; source:{start}-{start + 8} accuracy/wrong neutral 0"
    assert methods.accepts(settings, PAGE, field, right)
    assert is_right(right, EXPECTED)


@pytest.mark.parametrize(
    "unknown",
    ['"Monday" accuracy major', '"Sunday" style *', '"Sunday" accuracy awful', "Sunday accuracy *"],
)
def test_what_cannot_be_expected_has_no_right_answer(unknown):
    settings = block()
    field, _ = errors.fields(settings, PAGE)
    assert methods.right_answers(settings, PAGE, field, [unknown]) == []


@pytest.mark.parametrize(
    ("given", "right"),
    [
        (value(), True),
        (value(place="15-24"), True),
        (value("accuracy/omission"), True),
        (value("fluency/grammar"), False),
        (value(severity="minor", weight="1"), False),
        (value(place="0-8"), False),
        (f"{value()}; {value(place='0-3')}", False),
        (value("?", "?", "?"), False),
        ("none", False),
        ("", False),
    ],
)
def test_an_error_is_found_where_it_overlaps_and_is_described_alike(given, right):
    assert is_right(given, '"Sunday" accuracy major') == right


def test_none_and_alternatives_count_as_right():
    assert is_right("none", "none") and not is_right(value(), "none")
    assert is_right("none", '"Sunday" accuracy major', "none")
    missing = value("accuracy/omission", place="missing")
    assert is_right(missing, "missing accuracy/omission major")
    assert not is_right("none", "missing accuracy/omission major")


def test_pages_agree_where_mostly_the_same_words_are_marked():
    field, _ = errors.fields(block(), PAGE)
    assert errors.agrees(field, value(place="10-20"), value("style", place="10-20"))
    assert errors.agrees(field, value(place="10-20"), value(place="15-25"))
    assert not errors.agrees(field, value(place="10-20"), value(place="16-26"))
    assert errors.agrees(field, "none", "none") and not errors.agrees(field, "none", value())


def test_overlap_is_that_of_characters_in_the_same_text():
    one = [ErrorMark(TEXT, 0, 4), ErrorMark(NOWHERE)]
    other = [ErrorMark(TEXT, 2, 6), ErrorMark(SOURCE, 0, 4), ErrorMark(NOWHERE)]
    assert overlap(one, other) == pytest.approx(2 * 3 / (5 + 9))


def test_the_content_read_again_knows_its_texts():
    again = StudyContent.from_json(errors_content().to_json())
    settings = again.study.blocks["spans"]
    assert settings.texts_of("k1")[SOURCE].startswith("The kiln opens on Saturday")


def test_points_are_added_up():
    assert error_points(whole_marks(f"{value()}; {value('style', 'minor', '0.1', '0-3')}")) == 5.1


@pytest.mark.parametrize("quoted", ['"Sunday"', "“Sunday”", "„Sunday“"])
def test_words_may_be_in_the_quotation_marks_of_any_language(quoted):
    assert is_right(value(), f"{quoted} accuracy/wrong major")
