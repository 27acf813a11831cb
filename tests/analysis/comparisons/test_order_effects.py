import numpy as np
import pandas as pd
import pytest

from labeval.analysis.comparisons.order_effects import _stratified, order_effects
from labeval.analysis.pairwise.table import LEFT
from labeval.analysis.points.rated import rated_by_method
from tests.support.judgments.judged_frames import facts, judged

CLINICS = (
    (11, 25, 10, 27),
    (16, 4, 22, 10),
    (14, 5, 7, 12),
    (2, 14, 1, 16),
    (6, 11, 0, 12),
    (1, 10, 0, 10),
    (1, 4, 1, 8),
    (4, 2, 6, 1),
)
"""Agresti, Categorical Data Analysis: successes and failures of a cream and a control by clinic."""


def test_the_stratified_test_is_the_published_one_of_the_clinics():
    """Agresti gives 6.38 without continuity correction, p = .012."""
    rows = [
        (f"{n}a", f"{n}b", f"{n}a" if success else f"{n}b", left)
        for n, (won, lost, won_control, lost_control) in enumerate(CLINICS)
        for left, success, times in (
            (True, True, won),
            (True, False, lost),
            (False, True, won_control),
            (False, False, lost_control),
        )
        for _ in range(times)
    ]
    part = pd.DataFrame(rows, columns=["low", "high", "value", LEFT])
    assert _stratified(part).value == pytest.approx(0.0115, abs=2e-4)


def effects(table):
    return order_effects(table, facts(), list(rated_by_method(table)))


def comparisons(left, pairs=20, votes=10, seed=0):
    """Votes of which ``left`` go to the text on the left, and the others to the better text."""
    rng = np.random.default_rng(seed)
    rows = []
    for vote in range(votes):
        for pair in range(pairs):
            texts = (f"t{pair}a", f"t{pair}b")
            shown = texts if (vote + pair) % 2 else texts[::-1]
            chosen = shown[0] if rng.random() < left else texts[int(rng.random() < 0.3)]
            rows.append((f"r{vote}", "c", "|".join(shown), chosen))
    return judged("ab", *rows)


def value_of(table, statistic):
    found = table[table["statistic"] == statistic]
    assert len(found) == 1
    return found.iloc[0]


def test_a_leaning_to_the_left_is_found_although_both_directions_agree_alike():
    found = effects(comparisons(left=0.5))
    leaning = value_of(found, "left_share")
    assert leaning["value"] > 0.65
    assert leaning["p"] < 1e-6
    forward, backward = (value_of(found, f"alpha_{way}ward")["value"] for way in ("for", "back"))
    assert abs(forward - backward) < 0.2


def test_without_a_leaning_half_of_the_choices_are_left():
    leaning = value_of(effects(comparisons(left=0.0)), "left_share")
    assert leaning["value"] == pytest.approx(0.5, abs=0.08)
    assert leaning["ci_low"] < 0.5 < leaning["ci_high"]
    assert leaning["n"] == 200


def test_a_better_text_that_is_mostly_left_is_no_leaning():
    rows = [(f"r{n}", "c", "a|b" if n % 4 else "b|a", "a") for n in range(20)]
    leaning = value_of(effects(judged("ab", *rows)), "left_share")
    assert leaning["value"] == pytest.approx(0.5)


def test_pairs_shown_one_way_only_are_no_test_of_the_side():
    rows = [(f"r{n}", "c", "a|b", "a") for n in range(20)]
    leaning = value_of(effects(judged("ab", *rows)), "left_share")
    assert leaning["value"] is None
    assert "both ways" in leaning["reason"]


def test_ties_stand_apart_from_the_choices():
    rows = [("r1", "c", "a|b", "a"), ("r2", "c", "b|a", "tie"), ("r3", "c", "b|a", "a")]
    found = effects(judged("ab", *rows))
    assert value_of(found, "ties")["value"] == pytest.approx(1 / 3)
    assert value_of(found, "left_share")["n"] == 2


def rising(turned):
    """Eight raters who give a point more in the second half of eight texts; every second one of
    them begins with the texts that the others end with where they are ``turned``."""
    return judged(
        "dqe",
        *(
            (f"r{r}", "c", f"t{(n + 4 * turned * (r % 2)) % 8}", str(3 + (n >= 4) + (r + n) % 2))
            for r in range(8)
            for n in range(8)
        ),
    )


def test_halves_with_different_texts_show_no_effect_of_time():
    """Where all have one order, the second half's texts may simply be better."""
    shift = value_of(effects(rising(turned=False)), "shift")
    assert shift["value"] == 1
    assert pd.isna(shift["p"])
    assert "halves differ in their texts" in shift["reason"]
    assert value_of(effects(rising(turned=False)), "alpha_first")["n"] == 4


def test_rows_that_are_sorted_by_system_show_no_effect_of_time():
    """Each rater has some of the texts only, so that those in the middle come in either half."""
    rng = np.random.default_rng(2)
    rows = [
        (f"r{r}", "c", f"t{t:02}", str(3 + (t >= 15) + int(rng.integers(2))))
        for r in range(12)
        for t in sorted(rng.choice(30, 10, replace=False).tolist())
    ]
    assert (
        "halves differ in their texts" in value_of(effects(judged("dqe", *rows)), "shift")["reason"]
    )


def test_raters_who_rise_in_the_second_half_shift():
    found = effects(rising(turned=True))
    shift = value_of(found, "shift")
    assert shift["value"] == 1
    assert shift["p"] < 0.01
    assert value_of(found, "alpha_first")["n"] == 8
