import pytest

from tests.benchmarks.speech.word_errors import WordErrors, plain_words, word_errors


@pytest.mark.parametrize(
    ("said", "heard", "errors"),
    [
        ("a b c", "a b c", WordErrors(3, 0, 0, 0)),
        ("a b c", "a x c", WordErrors(3, 1, 0, 0)),
        ("a b c", "a c", WordErrors(3, 0, 1, 0)),
        ("a b c", "a b b c", WordErrors(3, 0, 0, 1)),
        ("a b c", "", WordErrors(3, 0, 3, 0)),
        ("the cat sat on the mat", "the cat sit on mat now", WordErrors(6, 1, 1, 1)),
    ],
)
def test_errors_are_the_least_changes(said, heard, errors):
    assert word_errors(said, heard) == errors


def test_case_and_punctuation_are_no_errors():
    assert plain_words("It’s – well-known!") == ["its", "well", "known"]
    assert word_errors("It's true, isn't it?", "its TRUE isnt it").rate == 0


def test_words_where_nothing_was_said_are_a_rate_of_one():
    assert word_errors("", "you").rate == 1.0
    assert word_errors("", "").rate == 0.0
