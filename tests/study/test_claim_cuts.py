"""Claims that a participant cuts out of a text: cutting, reading values, and what is expected."""

from __future__ import annotations

import random

import pytest

from labeval.study.claim_cuts import (
    CutClaim,
    cut_out,
    cuts_of,
    expected_cuts,
    next_sentence,
    whole_cuts,
    written,
)
from labeval.study.same_claims import are_found

TEXT = "Doors open at ten. The work is free, and so are parts! Is it?"


def span(words: str) -> tuple[int, int]:
    start = TEXT.index(words)
    return start, start + len(words)


def claim(words: str, answer: str = "") -> CutClaim:
    return CutClaim(*span(words), answer)


def words(claims) -> list[str]:
    return [TEXT[c.start : c.end] for c in claims]


@pytest.mark.parametrize(
    "value",
    ["0-18 ?", "0-18 supported; 19-35 ?", "none", "0-5 supported; 5-9 contradicted"],
)
def test_a_value_is_read_and_written_alike(value):
    found = cuts_of(value)
    assert found is not None and (written(found) or "none") == value


@pytest.mark.parametrize(
    "wrong",
    ["5-0 ?", "3-3 ?", "0-9 ?; 5-12 ?", "9-12 ?; 0-5 ?", "00-5 ?", "0-5", "supported", "0-5 ?;"],
)
def test_other_words_claims_out_of_order_and_claims_that_overlap_are_no_value(wrong):
    assert cuts_of(wrong) is None


def test_a_value_is_whole_once_each_claim_has_an_answer():
    assert whole_cuts("0-18 supported; 19-35 ?") is None
    assert whole_cuts("") is None
    assert whole_cuts("none") == ()
    assert whole_cuts("0-18 supported") == (CutClaim(0, 18, "supported"),)


def test_words_become_a_claim_and_claims_stay_in_the_order_of_the_text():
    second, _ = cut_out(TEXT, [], *span("The work is free"))
    both, is_new = cut_out(TEXT, second, *span("Doors open at ten."))
    assert is_new and words(both) == ["Doors open at ten.", "The work is free"]


def test_words_within_a_claim_are_cut_out_of_it_and_what_is_left_loses_its_answer():
    whole = [claim("The work is free, and so are parts!", "supported")]
    cut, _ = cut_out(TEXT, whole, *span("is free"))
    assert words(cut) == ["The work", "is free", "and so are parts!"]
    assert not any(each.answer for each in cut)


def test_words_over_several_claims_join_them_and_others_keep_their_answers():
    before = [claim("Doors open at ten.", "supported"), claim("The work is free"), claim("and so")]
    joined, _ = cut_out(TEXT, before, *span("The work is free, and so are parts"))
    assert words(joined) == ["Doors open at ten.", "The work is free, and so are parts"]
    assert [each.answer for each in joined] == ["supported", ""]


def test_the_same_words_again_change_nothing():
    before = (claim("The work is free", "supported"),)
    assert cut_out(TEXT, before, *span("The work is free")) == (before, False)


def test_the_next_sentence_is_what_no_claim_has_of_the_first_one():
    assert TEXT[slice(*next_sentence(TEXT, []))] == "Doors open at ten."
    assert next_sentence(TEXT, [claim("Doors open at ten")]) == span(
        "The work is free, and so are parts!"
    )
    rest = next_sentence(TEXT, [claim("Doors open at ten"), claim("The work is free")])
    assert TEXT[slice(*rest)] == "and so are parts!"
    assert next_sentence(TEXT, [CutClaim(0, len(TEXT))]) is None


@pytest.mark.parametrize("seed", range(40))
def test_whatever_is_cut_no_character_is_in_two_claims_and_a_value_results(seed):
    rng = random.Random(seed)
    claims: tuple[CutClaim, ...] = ()
    for _ in range(12):
        start, end = sorted(rng.sample(range(len(TEXT) + 1), 2))
        if TEXT[start:end].strip():
            claims, _ = cut_out(TEXT, claims, start, end)
            assert (start, end) in [each.span for each in claims]
    assert cuts_of(written(claims)) == claims


def test_an_expected_claim_is_found_however_it_was_cut():
    expected = expected_cuts('"The work is free, and so are parts" supported', TEXT)
    halves = [claim("The work is free", "supported"), claim("so are parts", "supported")]
    assert expected is not None
    assert are_found(halves, expected)
    assert are_found([CutClaim(0, len(TEXT), "supported")], expected)
    assert not are_found([claim("The work is free", "contradicted"), *halves[1:]], expected)
    assert not are_found([], expected)


def test_what_is_expected_is_written_by_the_words_of_the_text():
    assert expected_cuts("none", TEXT) == ()
    assert expected_cuts("supported", TEXT) is None
    assert expected_cuts('"no such words" supported', TEXT) is None
    both = expected_cuts('"at ten" contradicted; “free” *', TEXT)
    assert both == (claim("at ten", "contradicted"), claim("free", "*"))
    assert not are_found([claim("free", "supported")], ())
