from __future__ import annotations

import random

import pytest

from labeval.jobs.coding.agreement import compare_coders, shared_sources
from tests.support.coding.coded_texts import coding, corpus

THOUSAND = {"p1-a": ["x" * 500, "y" * 500]}


def overlapping_by_half():
    """1,000 characters, 100 coded by each of two coders, 50 of them by both."""
    return corpus(
        THOUSAND,
        [
            coding("p1-a", "c", "k", (0, 100), (0, 200)),
            coding("p1-a", "c", "m", (0, 150), (0, 250)),
        ],
    )


def test_two_coders_with_half_of_their_text_in_common_have_a_kappa_of_444() -> None:
    compared = compare_coders(overlapping_by_half(), ["k", "m"], unit="character", samples=0)
    (row,) = compared.codes
    assert (compared.units, row.segments) == (1000, (1, 1))
    assert row.on_units.percentage.value == pytest.approx(0.9)
    assert row.on_units.kappa.value == pytest.approx(0.4444, abs=5e-5)
    assert compared.overall.on_units.kappa.value == pytest.approx(row.on_units.kappa.value)


def test_the_unit_that_is_chosen_changes_the_answer_and_is_stated() -> None:
    compared = compare_coders(overlapping_by_half(), ["k", "m"], unit="turn", samples=0)
    assert (compared.unit, compared.units) == ("turn", 2)
    assert compared.codes[0].on_units.kappa.value == 1


def test_undefined_is_undefined_and_says_why() -> None:
    made = corpus({"p1-a": ["abc"]}, [coding("p1-a", "c", k, (0, 0), (0, 3)) for k in "km"])
    compared = compare_coders(made, ["k", "m"])
    (row,) = compared.codes
    assert row.on_units.percentage.value == 1
    assert row.on_units.kappa.value is None and "nothing varies" in row.on_units.kappa.explained
    empty = compare_coders(made, ["k", "nobody"])
    assert (empty.sources, empty.codes) == ((), ())
    assert "no text" in empty.overall.on_units.kappa.explained
    assert empty.overall.alpha_u.value is None and empty.overall.alpha_u.explained
    with pytest.raises(ValueError, match="two coders"):
        compare_coders(made, ["k", "k"])


def test_coders_who_code_by_chance_agree_by_chance() -> None:
    draw = random.Random(4)
    texts = {f"p{n}-a": ["word " * 20] * 20 for n in range(20)}
    codings = [
        coding(source, "c", coder, (turn, 0), (turn, 99))
        for source in texts
        for turn in range(20)
        for coder in "km"
        if draw.random() < 0.3
    ]
    compared = compare_coders(corpus(texts, codings), ["k", "m"], unit="turn", samples=0)
    for figure in (compared.overall.on_units.kappa, compared.overall.on_units.alpha):
        assert figure.value == pytest.approx(0, abs=0.12)


def test_only_sources_that_both_have_coded_are_shared() -> None:
    texts = {"p1-a": ["abc"], "p2-a": ["def"]}
    codings = [coding("p1-a", "c", "k", (0, 0), (0, 1)), coding("p1-a", "d", "m", (0, 1), (0, 2))]
    made = corpus(texts, [*codings, coding("p2-a", "c", "k", (0, 0), (0, 1))])
    assert shared_sources(made, ["k", "m"]) == ["p1-a"]


def test_alpha_for_unitising_has_an_interval_over_sources() -> None:
    draw = random.Random(8)
    texts = {f"p{n}-a": ["word " * 40] for n in range(12)}
    codings = []
    for source in texts:
        for start in range(0, 180, 60):
            end = start + 30
            codings.append(coding(source, "c", "k", (0, start), (0, end)))
            if draw.random() < 0.7:
                codings.append(coding(source, "c", "m", (0, start + 5), (0, end + 5)))
    made = corpus(texts, codings)
    found, again = (compare_coders(made, ["k", "m"], samples=300, seed=2) for _ in range(2))
    alpha = found.overall.alpha_u
    assert alpha == again.overall.alpha_u
    assert alpha.interval and alpha.value and alpha.interval.low < alpha.value < alpha.interval.high
    one = compare_coders(made, ["k", "m"], sources=["p1-a"], samples=300)
    assert one.overall.alpha_u.interval is None
