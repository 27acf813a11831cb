"""Words that follow a number."""

import pytest

from labeval.text.amounts import Amount


@pytest.mark.parametrize(
    ("count", "told"), [(0, "0 actions wait"), (1, "1 action waits"), (2, "2 actions wait")]
)
def test_a_number_brings_the_form_of_its_word(count, told):
    assert f"{Amount(count):action waits|actions wait}" == told


def test_without_words_it_is_a_number():
    assert f"{Amount(1234):,}" == "1,234" and f"{Amount(2)}" == "2" and Amount(2) == 2
