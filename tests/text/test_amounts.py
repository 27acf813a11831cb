"""Words that follow a number."""

import pytest

from labeval.text.amounts import Amount, AmountRange


@pytest.mark.parametrize(
    ("count", "told"), [(0, "0 actions wait"), (1, "1 action waits"), (2, "2 actions wait")]
)
def test_a_number_brings_the_form_of_its_word(count, told):
    assert f"{Amount(count):action waits|actions wait}" == told


@pytest.mark.parametrize(
    ("numbers", "told"), [((1, 1), "1 time"), ((3, 2, 3), "2–3 times"), ((0, 1), "0–1 times")]
)
def test_a_range_of_numbers_brings_the_form_of_its_word(numbers, told):
    assert f"{AmountRange.of(numbers):time|times}" == told
    assert str(AmountRange.of(numbers)) == told.split()[0]


def test_without_words_it_is_a_number():
    assert f"{Amount(1234):,}" == "1,234" and f"{Amount(2)}" == "2" and Amount(2) == 2
