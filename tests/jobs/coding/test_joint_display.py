from __future__ import annotations

from dataclasses import replace

import pytest

from labeval.coding.corpus.corpus import Corpus
from labeval.coding.corpus.filtering import Filter
from labeval.coding.rows import Where
from labeval.jobs.coding.joint_display import JointDisplay
from labeval.jobs.coding.joint_ratings import Rating
from tests.support.coding.coded_texts import coding, corpus

PAIR = ("t1", "t2")


def comparison(session: str, page: str, value: str, criterion: str = "honesty") -> Rating:
    return Rating(
        *("p" + session, session, page, "c", "ab", criterion, PAIR, ("alpha", "beta"), value)
    )


def commented(pages: dict[str, str], codes: dict[str, str]) -> Corpus:
    """One session that wrote a comment on each page, of which some are coded."""
    texts = [(f"comment on {page}", Where(page=page, criterion=c)) for page, c in pages.items()]
    places = {page: n for n, page in enumerate(pages)}
    made = corpus(
        {"1-a": texts},
        [
            coding("1-a", code, "k", (places[page], 0), (places[page], 7))
            for page, code in codes.items()
        ],
    )
    source = replace(made.sources["1-a"], session="1")
    passages = {"1-a": made.layouts["1-a"].passages}
    return Corpus([source], passages, made.codes.values(), made.codings, made.coders.values())


PAGES = {"1": "", "2": "honesty", "3": "length", "4": ""}
RATINGS = [
    *(comparison("1", page, value) for page, value in
      {"1": "tie", "2": "tie", "3": "t1", "4": "t2", "5": "t1"}.items()),
    comparison("2", "1", "t2"),
]  # fmt: skip
DISPLAY = JointDisplay(commented(PAGES, {"1": "doubt", "2": "doubt", "3": "doubt"}), RATINGS)


def test_a_criterion_shows_its_answers_with_the_codes_beside_each() -> None:
    (distribution,) = DISPLAY.about("criterion", "honesty").distributions
    assert distribution.counts == {"alpha": 2, "beta": 2, "tie": 2}
    # What was written about another criterion of page 3 is not about this one.
    assert {key: len(found) for key, found in distribution.codes.items()} == {("doubt", "tie"): 2}
    assert len(DISPLAY.about("criterion", "honesty").segments["doubt"]) == 2


def test_an_item_is_chosen_or_not() -> None:
    (distribution,) = DISPLAY.about("item", "t1").distributions
    assert distribution.counts == {"chosen": 2, "not_chosen": 2, "tie": 2}


def test_best_worst_and_scales_have_answers_of_their_own() -> None:
    best = Rating("p", "1", "9", "c", "bws", "x", ("a", "b", "c"), ("s", "", "u"), "b>c")
    assert best.outcome == "b"
    assert [best.outcome_for(item) for item in "abc"] == ["between", "best", "worst"]
    points = Rating("p", "1", "9", "c", "dqe", "x", ("a",), ("s",), "4")
    assert (points.outcome, points.outcome_for("a"), points.number) == ("4", "4", 4.0)


def test_a_code_is_compared_with_ratings_at_which_something_was_said() -> None:
    (spoken,) = DISPLAY.ratings_of(["doubt"])
    assert spoken.with_code == {"beta": 0, "tie": 2}
    assert spoken.rest == {"beta": 1, "tie": 0}
    assert (spoken.association.p.n, spoken.association.n_with) == (3, 2)
    assert spoken.association.p.value == pytest.approx(1 / 3)
    (every,) = DISPLAY.ratings_of(["doubt"], rest="all")
    assert every.rest == {"alpha": 2, "beta": 2, "tie": 0}
    assert every.association.p.n == 6


def test_codes_outside_of_the_filter_do_not_occur() -> None:
    display = JointDisplay(DISPLAY.corpus, RATINGS, Filter(coders=frozenset({"nobody"})))
    (row,) = display.ratings_of(["doubt"])
    assert row.association.p.value is None
    assert "none of the 3" in row.association.p.explained


def test_what_was_rated_can_be_chosen_from() -> None:
    assert DISPLAY.names("system") == ["alpha", "beta"]
    assert DISPLAY.names("method") == ["ab"]
