"""Agreement on marked words equals values of other software.

F1 of words: scikit-learn 1.9.1. Alpha: krippendorff-unitized-alpha 0.1.0, with gaps filled in.
"""

from __future__ import annotations

import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

from labeval.analysis.agreement.evidence import ALL_ALIKE, NOBODY, MarkedWords, agreement_row
from labeval.analysis.agreement.marked_words import MarkedText, shares, unitised_alpha, word_f1

CAT = "The cat sat on the mat and slept all day"
CAR = "He bought a new red car last week in Berlin"
MARKS = {
    CAT: {"A": [(4, 7), (15, 22)], "B": [(4, 7), (19, 22), (27, 32)], "C": [(15, 22)]},
    CAR: {"A": [(12, 23), (24, 33)], "B": [(12, 23)], "C": [(16, 19)]},
}


def texts(*raters: str) -> list[MarkedText]:
    return [MarkedText.of(t, {r: by[r] for r in raters}) for t, by in MARKS.items()]


@pytest.mark.parametrize(
    ("pair", "f1"),
    [("AB", 0.7142857142857143), ("AC", 0.5454545454545454), ("BC", 0.4444444444444444)],
)
def test_f1_of_words_of_two_raters(pair, f1):
    assert word_f1(texts(*pair)) == pytest.approx(f1, abs=1e-12)


@pytest.mark.parametrize(("text", "alpha"), [(CAT, 0.45038819875776404), (CAR, 0.3384740922072623)])
def test_alpha_of_one_text(text, alpha):
    assert unitised_alpha([MarkedText.of(text, MARKS[text])]) == pytest.approx(alpha, abs=1e-12)


@given(
    spans=st.lists(
        st.tuples(st.integers(0, 39), st.integers(1, 12)).map(lambda s: (s[0], min(40, sum(s)))),
        min_size=1,
        max_size=4,
    )
)
def test_raters_who_mark_the_same_agree_completely(spans):
    same = MarkedText.of(CAT, {"A": spans, "B": spans})
    alpha = unitised_alpha([same])
    assert alpha is None or alpha == pytest.approx(1)
    assert word_f1([same]) in (1.0, None)


def test_nothing_to_compare_gives_no_coefficient():
    alone = MarkedText.of(CAT, {"A": [(0, 3)]})
    assert word_f1([alone]) is None and unitised_alpha([alone]) is None
    whole = MarkedText.of(CAT, {"A": [(0, 40)], "B": [(0, 40)]})
    assert word_f1([whole]) == 1.0 and unitised_alpha([whole]) is None


def test_words_are_counted_by_the_raters_who_touched_them():
    found = {CAT[start:end]: n for start, end, n in shares(MarkedText.of(CAT, MARKS[CAT]))}
    assert found == {
        "The": 0,
        "cat": 2,
        "sat": 0,
        "on": 0,
        "the": 2,
        "mat": 3,
        "and": 0,
        "slept": 1,
        "all": 0,
        "day": 0,
    }


def frames() -> MarkedWords:
    """Three raters judge two texts of two systems; the third rater marks in one only."""
    marks = [
        ("dqe", "true", item, item, rater, start, end, "text")
        for item, text in (("t1", CAT), ("t2", CAR))
        for rater, spans in MARKS[text].items()
        for start, end in spans
        if (item, rater) != ("t2", "C")
    ]
    marks += [
        ("dqe", "true", "t2", "t2", "A", 0, 4, "source"),
        ("dqe", "true", "t1", "t1", "Z", 0, 4, "text"),
    ]
    names = ["method", "criterion", "item", "page", "participant", "start", "end", "text"]
    judged = [("dqe", "true", item, item, r, "4") for item in ("t1", "t2") for r in "ABC"]
    judgments = pd.DataFrame(
        judged, columns=["method", "criterion", "page", "items", "participant", "value"]
    )
    items = pd.DataFrame({"text": [CAT, CAR]}, index=["t1", "t2"])
    return MarkedWords(
        pd.DataFrame(marks, columns=names).assign(answer=""),
        judgments,
        items,
        {"t1": "one", "t2": "two"},
    )


def test_what_is_marked_about_one_answer_is_the_conversation_up_to_its_end():
    said = ["User: Why?", "Assistant: So.", "User: How?", "Assistant: Thus.", "User: Thanks."]
    items = pd.DataFrame({"text": ["\n\n".join(said), CAT]}, index=["talk", "t1"])
    words = MarkedWords(pd.DataFrame(), pd.DataFrame(), items, {})
    assert words.text_of("talk@turn1") == "\n\n".join(said[:2])
    assert words.text_of("talk@turn2") == "\n\n".join(said[:4])
    assert words.text_of("talk") == "\n\n".join(said)
    assert words.text_of("t1") == words.text_of("t1@turn1") == CAT  # there are no answers in it


@pytest.mark.parametrize("answer", ["claim1=supported; claim2=supported", "p=0.4", "supported"])
def test_a_mark_in_a_source_that_names_no_single_claim_is_of_the_text(answer):
    about = {"method": "claims", "criterion": "true", "page": "p1", "participant": "A"}
    mark = {"item": "t1", "start": 0, "end": 3, "text": "source", "answer": answer}
    judged = {"items": "t1", "value": "supported,supported"}
    words = MarkedWords(
        pd.DataFrame([about | mark]),
        pd.DataFrame([about | judged]),
        pd.DataFrame({"text": [CAT], "source": [CAR]}, index=["t1"]),
        {"t1": "one"},
    )
    assert words.in_sources == {("claims", "true", "t1"): 1} and not words.texts


def test_rows_are_by_criterion_and_system_and_leave_out_marks_of_others():
    words = frames()
    rows = {system: agreement_row(words, keys) for _, _, system, keys in words.groups()}
    assert list(rows) == ["", "one", "two"]
    assert rows[""][:3] == (5, 6, 5 / 6) and rows["two"][:3] == (2, 3, 2 / 3)
    assert [rows[system][4] for system in rows] == [1, 0, 1]
    assert rows["one"][5:7] == (2 - 1, 3)
    assert rows["one"][8] == pytest.approx(0.45038819875776404, abs=1e-12)
    assert rows["one"][9] == ""


def test_what_cannot_be_computed_has_its_reason():
    words = frames()
    key = ("dqe", "true", "t1")
    words.texts[key] = MarkedText.of(CAT, {"A": [(0, 3)]})
    assert agreement_row(words, [key])[-3:] == (None, None, NOBODY)
    words.texts[key] = MarkedText.of(CAT, {"A": [(0, 40)], "B": [(0, 40)]})
    assert agreement_row(words, [key])[-3:] == (1.0, None, ALL_ALIKE)


def test_a_mark_touches_a_word_only_with_a_character_of_it():
    text = MarkedText.of("one two six", {"r1": [(4, 7)], "r2": [(0, 4), (7, 9)], "r3": [(2, 5)]})
    assert text.marked_words("r1").tolist() == [False, True, False]
    assert text.marked_words("r2").tolist() == [True, False, True]
    assert text.marked_words("r3").tolist() == [True, True, False]
