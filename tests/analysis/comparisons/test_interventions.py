"""What changed after hints and breaks, in simulated sessions."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest
from scipy import stats

from labeval.analysis.comparisons.interventions import (
    FEWEST,
    NO_SPREAD,
    NOT_RANDOM,
    TOO_FEW,
    TOO_FEW_OTHERS,
    WINDOW,
)
from labeval.analysis.comparisons.page_outcomes import RATING, SECONDS
from tests.runs.simulations.interventions import Design, effects, study


def drawn(seed: int, design: Design, **planted: float) -> dict[str, pd.Series]:
    return effects(*study(np.random.default_rng(seed), design, **planted))


def test_pace_that_changes_for_everybody_is_no_effect_and_a_planted_one_is_found():
    design = Design(10, 5)
    plain = drawn(1, design)[SECONDS]
    assert plain["after"] < plain["before"] - 4
    assert plain["ci_low"] < 0 < plain["ci_high"]
    planted = drawn(1, design, slower=9.0)[SECONDS]
    assert planted["ci_low"] < 9 < planted["ci_high"]
    assert planted["difference"] == pytest.approx(plain["difference"] + 9, abs=1e-6)
    assert planted["p_adjusted"] < 0.01
    assert planted["reason"] == NOT_RANDOM


@pytest.mark.parametrize(
    "design",
    [
        Design(4, 3),
        Design(5, 3, "two"),
        Design(6, 4, "drawn"),
        Design(8, 0, "drawn"),
        Design(6, 5, "drawn", texts=14, missing=0.1),
    ],
    ids=str,
)
def test_where_nothing_but_levels_positions_and_texts_differ_the_effect_is_exact(design):
    """Also where all sessions have one order: it was too large by n/(n-1) there."""
    found = drawn(4, design, better=0.5, slower=3.0, rounded=False, noise=0.0)
    assert found[RATING]["difference"] == pytest.approx(0.5, abs=1e-6)
    assert found[SECONDS]["difference"] == pytest.approx(3.0, abs=1e-6)
    assert found[SECONDS]["reason"] == NO_SPREAD and pd.isna(found[SECONDS]["p"])


def test_where_it_comes_to_some_after_one_page_the_interval_is_welchs():
    """Seven pages, the fourth with the hint: differences of both kinds of sessions are compared."""
    judgments, came = study(np.random.default_rng(7), Design(6, 4, at=3), rounded=False)
    judgments = judgments[judgments["page_order"].astype(int) <= 2 * WINDOW + 1]
    found = effects(judgments, came)
    for outcome, column in ((SECONDS, "seconds"), (RATING, "value")):
        table = judgments.pivot(index="page_order", columns="session", values=column).astype(float)
        table.index = table.index.astype(int)
        change = table.loc[WINDOW + 2 :].mean() - table.loc[:WINDOW].mean()
        groups = change[came["session"]], change.drop(came["session"])
        welch = stats.ttest_ind(*groups, equal_var=False)
        row = found[outcome]
        assert row["difference"] == pytest.approx(groups[0].mean() - groups[1].mean())
        parts = (1 / 6, 1 / 4)
        freedom = sum(parts) ** 2 / (parts[0] ** 2 / 5 + parts[1] ** 2 / 3)
        spread = row["difference"] / welch.statistic
        reach = stats.t.ppf(0.975, freedom) * spread
        assert row["ci_high"] - row["difference"] == pytest.approx(abs(reach))
        assert row["p"] == pytest.approx(2 * stats.t.sf(abs(welch.statistic), freedom))


def test_few_others_that_all_are_compared_with_find_no_effect_that_is_not_there():
    """Twenty hinted sessions and three others: Student's t found one in about a fifth of them."""
    rng, false = np.random.default_rng(2), 0
    for _ in range(8):
        judgments, came = study(rng, Design(20, 3))
        false += sum(row["p"] < 0.05 for row in effects(judgments, came).values())
    assert false <= 2  # of 16


@pytest.mark.parametrize(("hinted", "n"), [(1, 1), (2, 2)])
def test_few_sessions_have_a_reason_in_place_of_a_test(hinted, n):
    row = drawn(3, Design(hinted, 5))[SECONDS]
    assert (row["n"], row["reason"]) == (n, TOO_FEW.format(n=FEWEST))
    assert pd.isna(row["ci_low"]) and pd.isna(row["p"])


def test_twenty_groups_of_sessions_have_nineteen_degrees_of_freedom():
    judgments, came = study(np.random.default_rng(1), Design(60, 0, "drawn"))
    place = came["page"].str.rpartition("p")[2].astype(int)
    came = came[place.between(4, 6) | came.index.isin(came.index[place == 8][:2])]
    row = effects(judgments[judgments["session"].isin(came["session"])], came)[SECONDS]
    assert row["n"] == 33  # two others are compared with
    spread = (row["ci_high"] - row["difference"]) / stats.t.ppf(0.975, 19)
    assert row["p"] == pytest.approx(2 * stats.t.sf(abs(row["difference"]) / spread, 19))


def test_what_is_compared_with_two_others_has_no_test():
    row = drawn(5, Design(8, 2, at=6))[SECONDS]
    assert row["n"] == 8 and pd.notna(row["difference"])
    assert row["reason"] == TOO_FEW_OTHERS.format(n=FEWEST)
    assert pd.isna(row["ci_low"]) and pd.isna(row["p"])


def test_pages_with_a_comment_are_counted_before_and_after():
    judgments, came = study(np.random.default_rng(3), Design(5, 3))
    after = {s: int(p.rpartition("p")[2]) + 1 for s, p in came[["session", "page"]].to_numpy()}
    comments = pd.DataFrame(
        [(s, f"p{page}") for s, page in after.items()], columns=["session", "page"]
    )
    row = effects(judgments, came, comments)["pages_with_comment"]
    assert row["before"] == 0
    assert row["after"] == pytest.approx(1 / 3)


def test_without_interventions_the_table_is_empty():
    judgments, came = study(np.random.default_rng(5), Design(3, 1))
    assert not effects(judgments, came[:0])


def test_what_comes_to_everybody_at_one_position_cannot_be_compared():
    row = drawn(6, Design(6, 0, at=5))[SECONDS]
    assert pd.isna(row["difference"]) and row["n"] == 0
    assert "had not come yet" in row["reason"]


def test_a_text_that_nobody_else_rated_says_nothing():
    judgments, came = study(np.random.default_rng(8), Design(4, 4), rounded=False)
    own = judgments["session"].isin(came["session"]).to_numpy()
    items = judgments["items"].astype(str)
    judgments["items"] = items.where(~own, judgments["session"].astype(str) + items)
    found = effects(judgments, came)
    assert RATING not in found or found[RATING]["n"] == 0
    assert found[SECONDS]["n"] == 4
