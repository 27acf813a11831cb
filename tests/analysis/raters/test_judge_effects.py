"""Effects of seeing a judge's rating, in simulated studies of which the effect is known."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest

from labeval.analysis.raters.judge_agreement import judge_support

PEOPLE, TEXTS, WITHHELD = 20, 24, 6


def study(pull: float, seed: int, show: str = "after_answer") -> pd.DataFrame:
    """Answers from 0 to 100, which a rating that is shown pulls towards it by a share."""
    rng = np.random.default_rng(seed)
    quality, judge = rng.normal(50, 12, TEXTS), rng.integers(20, 81, TEXTS)
    rows = []
    for person in range(PEOPLE):
        severe = rng.normal(0, 6)
        withheld = set(rng.choice(TEXTS, WITHHELD, replace=False).tolist())
        for text in range(TEXTS):
            own = quality[text] + severe + rng.normal(0, 8)
            final = own if text in withheld else own + pull * (judge[text] - own)
            mark = "withheld" if text in withheld else show
            answers = (f"{own:.0f}", str(judge[text]), f"{final:.0f}")
            rows.append((f"p{person}", f"t{text}", "clear", mark, *answers))
    columns = ["participant", "item", "criterion", "show", "first_answer", "judge_rating",
               "final_answer"]  # fmt: skip
    return pd.DataFrame(rows, columns=columns)


def effects(table: pd.DataFrame) -> pd.DataFrame:
    return judge_support(table).set_index("statistic")


def test_what_a_rating_pulls_is_found_against_pages_without_it():
    table = study(0.4, 1)
    found = effects(table)
    gaps = (table["judge_rating"].astype(float) - table["first_answer"].astype(float)).abs()
    wanted = 0.4 * gaps.mean()
    for statistic in ("nearer_by", "effect_nearer_by"):
        row = found.loc[statistic]
        assert row["ci_low"] <= wanted <= row["ci_high"] and row["p"] < 0.001
        assert row["value"] == pytest.approx(wanted, rel=0.25)
    assert found.loc["agreement_final", "n"] == PEOPLE * (TEXTS - WITHHELD)


@pytest.mark.slow
def test_a_rating_that_changes_nothing_has_no_effect():
    """Of 40 studies without an effect, 5 % of tests at .05: seven or more have p < .004."""
    p = [effects(study(0.0, seed)).loc["effect_nearer_by", "p"] for seed in range(40)]
    assert sum(each < 0.05 for each in p) <= 6


def test_changes_of_one_participant_are_no_evidence_each():
    """Four of six always follow the rating and two never do: .69 by counting participants, and
    .0003 if their 120 changes were independent."""
    rows = [
        (f"p{n}", f"t{text}", "clear", "after_answer", "50", "90", "70" if n < 4 else "30")
        for n in range(6)
        for text in range(20)
    ]
    columns = ["participant", "item", "criterion", "show", "first_answer"]
    found = effects(pd.DataFrame(rows, columns=[*columns, "judge_rating", "final_answer"]))
    moved = found.loc["moved_towards"]
    assert (moved["value"], moved["n"]) == (pytest.approx(2 / 3), 120)
    assert moved["p"] > 0.3
    assert moved["ci_low"] < 0.5


def test_without_withheld_pages_there_is_nothing_to_compare_with():
    table = study(0.4, 2)
    found = effects(table[table["show"] != "withheld"])
    assert np.isnan(found.loc["effect_nearer_by", "value"])
    assert "withheld from no page" in found.loc["effect_nearer_by", "reason"]
    assert "second look" in found.loc["nearer_by", "reason"]


def test_a_rating_that_was_always_there_is_compared_with_withheld_ones_too():
    found = effects(study(0.5, 3, show="always"))
    assert "nearer_by" not in found.index
    assert found.loc["effect_nearer_by", "ci_low"] > 0


def test_answers_in_words_have_shares_alone():
    table = study(0.4, 4)
    for column in ("first_answer", "judge_rating", "final_answer"):
        table[column] = np.where(table[column].astype(float) > 50, "yes", "no")
    found = effects(table)
    assert "no numbers" in found.loc["effect_nearer_by", "reason"]
    assert found.loc["effect_on_agreement", "value"] > 0
