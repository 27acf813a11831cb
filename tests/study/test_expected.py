"""Expected answers: single values, lists and ranges."""

from __future__ import annotations

import pytest

from labeval.study.expected import answers_of, expected_answers, range_of

SCALE = [str(n) for n in range(-2, 6)]


@pytest.mark.parametrize(
    ("expected", "answers"),
    [
        ([3, 4], ["3", "4"]),
        (["3..5"], ["3", "4", "5"]),
        (["-2..0"], ["-2", "-1", "0"]),
        ([5, "4..5"], ["5", "4"]),
        (["4..2"], []),
        (["6..9"], []),
        (["high"], []),
    ],
)
def test_values_and_ranges_stand_for_the_options_they_hold(expected, answers) -> None:
    assert expected_answers(expected, SCALE) == answers


def test_a_range_leaves_out_what_is_no_number() -> None:
    assert expected_answers(["1..5"], ["1", "3", "no_answer"]) == ["1", "3"]


def test_an_option_that_is_called_like_a_range_is_itself() -> None:
    assert range_of("1..3", ["1..3", "no"]) is None
    assert answers_of("1..3", ["1..3", "no"]) == ["1..3"]


def test_where_a_text_is_free_the_value_is_the_text() -> None:
    assert answers_of("yes", ()) == ["yes"]
