"""The difference of two systems: equal to other software, and right as often as it says."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import combinations, product
from pathlib import Path

import numpy as np
import pandas as pd
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from scipy import stats

from labeval.analysis.statistics.differences import (
    RATINGS,
    WITHIN_RATERS,
    Difference,
    paired_difference,
    rated_difference,
)
from labeval.analysis.statistics.large_differences import of_pairs, within_raters
from labeval.analysis.statistics.mixed_model import NoFit, codes_of, mixed_model
from labeval.analysis.statistics.multiplicity import holm
from tests.runs.simulations.single_votes import Sandwich, Votes, compared
from tests.support.judgments.simulated_ratings import (
    Design,
    of_best_and_worst,
    of_choices,
    of_distances,
    of_points,
    of_yes,
    points,
)

CASES = Path(__file__).parents[2] / "support" / "reference_cases"
PAIRED = json.loads((CASES / "paired.json").read_text(encoding="utf-8"))
MODELS = json.loads((CASES / "mixed_models.json").read_text(encoding="utf-8"))
TOST = json.loads((CASES / "equivalence.json").read_text(encoding="utf-8"))["tost"]


def coded(column: pd.Series) -> np.ndarray:
    return codes_of(column.to_numpy(str))


def case(name: str, about="both") -> Difference:
    wide = pd.read_csv(CASES / f"{name}.csv").pivot(
        index=["rater", "question"], columns="system", values="rating"
    )
    rater, question = (coded(wide.reset_index()[part]) for part in ("rater", "question"))
    return paired_difference((wide["B"] - wide["A"]).to_numpy(float), rater, question, about)


@pytest.mark.parametrize("name", ["paired_complete", "paired_missing"])
def test_the_model_of_differences_is_that_of_lmer(name):
    wanted, found = PAIRED[name]["difference"], case(name)
    assert found.n == PAIRED[name]["n_cells"]
    assert found.value == pytest.approx(wanted["estimate"], abs=1e-4)
    assert found.spread == pytest.approx(wanted["se"], rel=1e-4)
    assert found.freedom == pytest.approx(wanted["df"], rel=1e-3)
    assert found.p == pytest.approx(wanted["p"], rel=1e-3)
    assert (found.interval.low, found.interval.high) == pytest.approx(wanted["ci95"], abs=1e-4)


def test_a_model_with_slopes_of_raters_comes_to_the_same_difference():
    """lmer: rating ~ sysB + (1 + sysB | rater) + (1 | item) + (1 | question), slopes correlated;
    the program has no slopes, but differences in which raters and questions vary."""
    wanted, found = PAIRED["two_systems"]["random_slopes"], case("two_systems")
    assert found.value == pytest.approx(wanted["estimate"], abs=1e-3)
    assert found.spread == pytest.approx(wanted["se"], rel=5e-3)
    assert found.freedom == pytest.approx(wanted["df"], rel=0.02)
    assert found.p == pytest.approx(wanted["p"], rel=0.02)


def test_a_complete_table_has_the_closed_form():
    wanted, found = PAIRED["paired_complete"]["crossed_quasi_t"], case("paired_complete")
    assert found.spread == pytest.approx(wanted["se"], abs=1e-6)
    assert found.freedom == pytest.approx(wanted["df"], abs=1e-6)
    assert found.p == pytest.approx(wanted["p"], abs=1e-6)


@pytest.mark.parametrize("name", ["paired_complete", "paired_missing"])
def test_the_interval_without_a_model_is_that_of_twenty_thousand_draws(name):
    wanted, found = PAIRED[name]["crossed_bootstrap"], case(name)
    low, high = wanted["t_interval95_df_min_minus1"]
    reach = (high - low) / 2
    assert (found.free.high - found.free.low) / 2 == pytest.approx(reach, rel=0.04)
    assert found.free.low == pytest.approx(low, abs=0.03)
    assert found.free.high == pytest.approx(high, abs=0.03)


@pytest.mark.parametrize("name", ["paired_complete", "paired_missing"])
@pytest.mark.parametrize(
    ("about", "means"), [("raters", "rater_means"), ("questions", "item_means")]
)
def test_means_and_all_their_signs(name, about, means):
    wanted, found = PAIRED[name][means], case(name, about)
    assert found.value == pytest.approx(wanted["mean"], abs=1e-6)
    assert found.freedom == wanted["df"]
    assert found.p == pytest.approx(wanted["p"], abs=1e-6)
    assert found.signs == pytest.approx(wanted["sign_flip_exact_p"], abs=1e-6)


@pytest.mark.parametrize("name", ["paired_complete", "paired_missing"])
def test_the_model_of_ratings_is_that_of_lmer(name):
    table, wanted = pd.read_csv(CASES / f"{name}.csv"), PAIRED[name]["full"]
    parts = {part: coded(table[part]) for part in ("rater", "question")}
    parts["text"] = coded(table["question"] + table["system"])
    first = (table["system"] == "B").to_numpy(int)
    found = rated_difference(table["rating"].to_numpy(float), first, parts)
    assert found.value == pytest.approx(wanted["estimate"], abs=1e-3)
    assert found.spread == pytest.approx(wanted["se"], rel=5e-3)
    assert found.freedom == pytest.approx(wanted["df"], rel=0.02)
    assert found.p == pytest.approx(wanted["p"], rel=0.02)


@pytest.mark.parametrize("name", MODELS)
def test_the_full_model_is_that_of_lmer(name):
    """Also where variances are zero; with all at zero it is least squares."""
    wanted = MODELS[name]
    table = pd.read_csv(CASES / f"{wanted.get('data', name)}.csv")
    parts = {part: coded(table[part]) for part in ("rater", "item", "question")}
    if "rater:system" in wanted["variances"]:
        parts["rater:system"] = coded(table["rater"] + table["system"])
    value = table[wanted["formula"].split(" ~ ")[0]].to_numpy(float)
    model = mixed_model(value, coded(table["system"]), parts)
    assert model.deviance == pytest.approx(wanted["REML_criterion"], abs=1e-3)
    for part, variance in wanted["variances"].items():
        found = model.residual if part == "Residual" else model.variance[part]
        assert found == pytest.approx(variance, rel=0.01, abs=0.002)
    names = sorted(set(table["system"]))
    for system, of in ((names.index(n[-1]), v) for n, v in wanted["fixed"].items() if "(" not in n):
        value, spread, freedom = model.tested(system, 0)
        assert value == pytest.approx(of["estimate"], abs=1e-3)
        assert spread == pytest.approx(of["se"], rel=5e-3)
        assert freedom == pytest.approx(of["df_satterthwaite"], rel=0.02)


@pytest.mark.parametrize("margin", [0.12, 0.2, 0.3, 0.5])
@pytest.mark.parametrize(("about", "named"), [("both", "crossed_mixed"), ("raters", "rater_means")])
def test_two_one_sided_tests(margin, about, named):
    table = pd.read_csv(CASES / "tost_differences.csv")
    found = paired_difference(
        table.iloc[:, -1].to_numpy(float), coded(table["rater"]), coded(table["question"]), about
    )
    wanted = TOST[f"{named}_{margin}"]
    assert found.equivalent(margin) == pytest.approx(wanted["p_tost"], rel=1e-3)


def crossed(raters: int, questions: int) -> tuple[np.ndarray, np.ndarray]:
    rater, question = np.indices((raters, questions)).reshape(2, -1)
    return rater, question


@settings(deadline=None, max_examples=25)
@given(st.integers(0, 10_000), st.integers(6, 9), st.integers(6, 9))
def test_the_closed_form_is_the_maximum_of_the_restricted_likelihood(seed, raters, questions):
    rng = np.random.default_rng(seed)
    rater, question = crossed(raters, questions)
    spread = rng.uniform(0.3, 1, 3)
    value = (
        rng.normal(0, spread[0], raters)[rater]
        + rng.normal(0, spread[1], questions)[question]
        + rng.normal(0.3, spread[2], raters * questions)
    )
    table = value.reshape(raters, questions)
    of_raters, of_questions = table.mean(axis=1), table.mean(axis=0)
    rest = table - of_raters[:, None] - of_questions + table.mean()
    noise = (rest**2).sum() / ((raters - 1) * (questions - 1))
    # Where a variance is estimated as zero, the two count degrees of freedom differently.
    assume(questions * of_raters.var(ddof=1) > 1.01 * noise)
    assume(raters * of_questions.var(ddof=1) > 1.01 * noise)
    found = paired_difference(value, rater, question)
    parts = {"rater": rater, "question": question}
    model = mixed_model(value, np.zeros(len(value), dtype=int), parts)
    mean, spread_, freedom = model.contrast(np.ones(1))
    assert found.value == pytest.approx(mean, abs=1e-6)
    assert found.spread == pytest.approx(spread_, rel=1e-3)
    assert found.freedom == pytest.approx(freedom, rel=0.02)


@settings(deadline=None, max_examples=25)
@given(st.integers(0, 10_000), st.floats(0.1, 10), st.booleans())
def test_turning_and_scaling_differences_turns_and_scales_what_is_found(seed, by, incomplete):
    rng = np.random.default_rng(seed)
    rater, question = crossed(6, 5)
    kept = rng.random(30) < (0.8 if incomplete else 1)
    rater, question, value = rater[kept], question[kept], rng.normal(0.2, 1, 30)[kept]
    one, other = (paired_difference(v, rater, question) for v in (value, -by * value))
    assert other.value == pytest.approx(-by * one.value, rel=1e-3, abs=1e-6)
    assert other.p == pytest.approx(one.p, rel=0.01, abs=1e-4)
    assert other.interval.low == pytest.approx(-by * one.interval.high, rel=0.01, abs=1e-3 * by)


@pytest.mark.parametrize("about", ["both", "raters", "questions"])
def test_what_cannot_be_had_has_a_reason(about):
    nothing = np.zeros(0, dtype=int)
    assert "nobody" in paired_difference(np.zeros(0), nothing, nothing, about).reason
    rater, question = crossed(4, 5)
    assert (
        "all 20 differences are zero"
        in paired_difference(np.zeros(20), rater, question, about).reason
    )
    alone = paired_difference(np.arange(5.0), np.zeros(5, dtype=int), np.arange(5), about)
    assert (alone.p is None) is (about != "questions")
    assert ("one rater" in alone.reason) is (about != "questions")


def test_few_raters_and_questions_are_warned_of():
    rng = np.random.default_rng(1)
    few = paired_difference(rng.normal(1, 1, 40), *crossed(4, 10))
    assert few.p is not None and "4 raters are few" in few.reason
    few = paired_difference(rng.normal(1, 1, 40), *crossed(10, 4))
    assert few.p is not None and "4 questions are few" in few.reason
    these = paired_difference(rng.normal(1, 1, 20), *crossed(10, 2))
    assert these.about == "raters" and "about these alone" in these.reason


def test_where_all_agree_the_p_is_that_of_their_signs():
    assert paired_difference(np.ones(60), *crossed(6, 10)).p == 2 / 2**6
    assert paired_difference(np.ones(60), *crossed(20, 3)).p == 2 / 2**3
    assert paired_difference(np.ones(60), *crossed(20, 3), "raters").p == 2 / 2**20


def test_raters_who_never_waver_do_not_make_it_sure():
    """Without a residual the variances have no measure: half of the raters say so, half do not."""
    rater, question = crossed(8, 6)
    kept = (rater + question) % 5 > 0
    found = paired_difference((rater % 2).astype(float)[kept], rater[kept], question[kept])
    assert found.how == "crossed bootstrap of raters and questions"
    means = np.arange(8) % 2
    wanted = stats.ttest_1samp(means, 0).pvalue
    assert wanted / 3 < found.p < 3 * wanted
    with pytest.raises(NoFit):
        mixed_model((rater % 2).astype(float), 0 * rater, {"rater": rater})


REPLICATES = 300
DESIGNS = (
    Design(20, 10, systems=4),
    Design(8, 30, systems=4),
    Design(40, 5, systems=4),
    Design(20, 3, systems=4),
    Design(12, 12, 0.2, 0.6, systems=4),
)


def false_alarms(design: Design, differences, replicates=REPLICATES) -> float:
    rng = np.random.default_rng(5)
    found = 0
    for _ in range(replicates):
        there = design.present(rng)
        rater, question = np.nonzero(there)
        value = differences(design.latent(rng))[there]
        p = paired_difference(value, rater, question).p
        found += p is not None and p < 0.05
    return found / replicates


@pytest.mark.slow
@pytest.mark.parametrize(
    "differences", [of_points, of_choices, of_yes, of_best_and_worst, of_distances]
)
@pytest.mark.parametrize("design", DESIGNS, ids=lambda design: design.name)
def test_equal_systems_are_told_apart_in_a_twentieth_of_studies_at_most(design, differences):
    """.05 and three Monte Carlo standard errors."""
    assert false_alarms(design, differences) <= 0.05 + 3 * (0.05 * 0.95 / REPLICATES) ** 0.5


@pytest.mark.slow
@pytest.mark.parametrize(
    "design",
    [Design(80, 3), Design(80, 4), Design(50, 5), Design(3, 20, 0.2, 0.6), Design(20, 10)],
    ids=lambda design: design.name,
)
def test_corrected_for_six_pairs_four_equal_systems_are_told_apart_in_a_twentieth(design):
    """Any of them, after Holm; .05 and three Monte Carlo standard errors."""
    rng, studies, found = np.random.default_rng(7), 800, 0
    rater, question = crossed(design.raters, design.questions)
    for _ in range(studies):
        rated = points(replace(design, systems=4).latent(rng))
        values = ((rated[..., a] - rated[..., b]).ravel() for a, b in combinations(range(4), 2))
        p = [paired_difference(value, rater, question).p for value in values]
        found += bool((holm(np.array(p, dtype=float)) < 0.05).any())
    assert found / studies <= 0.05 + 3 * (0.05 * 0.95 / studies) ** 0.5


def test_of_few_questions_degrees_of_freedom_are_between_two_figures():
    rng = np.random.default_rng(2)
    rater, question = crossed(30, 5)
    value = rng.normal(0, 0.4, 5)[question] + rng.normal(0, 0.7, 30)[rater] + rng.normal(0, 1, 150)
    found = paired_difference(value, rater, question)
    model = mixed_model(value, np.zeros(150, dtype=int), {"question": question, "rater": rater})
    fitted = model.contrast(np.ones(1))
    assert found.spread == pytest.approx(fitted[1], rel=1e-3)
    assert 4 < found.freedom < fitted[2]
    assert 2 / found.freedom == pytest.approx(1 / fitted[2] + 1 / 4, rel=0.02)


def test_of_few_questions_tables_with_gaps_have_fewer_degrees_of_freedom_too():
    rng = np.random.default_rng(2)
    kept = rng.random(150) < 0.7
    rater, question = (each[kept] for each in crossed(30, 5))
    value = rng.normal(0, 0.4, 5)[question] + rng.normal(0, 0.7, 30)[rater]
    value = value + rng.normal(0, 1, len(value))
    found = paired_difference(value, rater, question)
    model = mixed_model(value, np.zeros(len(value), int), {"rater": rater, "question": question})
    fitted = model.contrast(np.ones(1))
    assert found.freedom < fitted[2]
    assert 2 / found.freedom == pytest.approx(1 / fitted[2] + 1 / 4, rel=1e-6)


@pytest.mark.parametrize(
    ("about", "raters", "questions", "few"),
    [
        *(("both", 12, 3, 2), ("both", 12, 6, 0), ("both", 4, 8, 3), ("both", 4, 3, 2)),
        *(("raters", 12, 3, 0), ("raters", 3, 8, 2), ("questions", 3, 8, 0)),
        ("questions", 12, 4, 3),
    ],
)
def test_ratings_that_are_not_in_pairs_have_fewer_where_what_is_drawn_is_few(
    about, raters, questions, few
):
    rng = np.random.default_rng(5)
    cells = np.repeat(np.arange(raters * questions), 2)
    first = np.tile([0, 1], raters * questions)
    rater, question = cells // questions, cells % questions
    kept = rng.random(len(cells)) < 0.7
    rater, question, first = rater[kept], question[kept], first[kept]
    liking = rng.normal(0, 0.5, (raters, 2))[rater, first]
    value = liking + rng.normal(0, 0.4, (questions, 2))[question, first]
    value = value + rng.normal(0, 0.6, len(value))
    parts = {"rater": rater, "question": question, "text": codes_of(2 * question + first)}
    found = rated_difference(value, first, parts, about)
    drawn = {"rater": codes_of(rater), "question": codes_of(question)}
    if about != "questions":
        drawn["rater_system"] = codes_of(2 * rater + first)
    if about != "raters":
        drawn["pair"] = codes_of(2 * question + first)
    df = mixed_model(value, first, drawn).tested(1, 0)[2]
    assert found.freedom == pytest.approx(2 * df * few / (df + few) if few else df, rel=1e-3)


@pytest.mark.slow
def test_the_smallest_p_of_few_questions_come_no_more_often_than_they_should():
    """Ratings that are not in pairs: with Satterthwaite's figure alone .020 of them were."""
    rng, studies, found = np.random.default_rng(3), 600, 0
    for _ in range(studies):
        rater, question, first = np.indices((20, 3, 2)).reshape(3, -1)
        kept = rng.random(120) < 0.4
        rater, question, first = rater[kept], question[kept], first[kept]
        value = (
            rng.normal(0, 0.3, (20, 2))[rater, first] + rng.normal(0, 0.3, (3, 2))[question, first]
        )
        value = value + rng.normal(0, 0.6, len(value))
        parts = {"rater": rater, "question": question, "text": codes_of(2 * question + first)}
        found += (rated_difference(value, first, parts).p or 1.0) < 0.05 / 6
    assert found / studies <= 0.05 / 6 + 0.003


@pytest.mark.slow
def test_incomplete_tables_too():
    assert false_alarms(Design(20, 10, kept=0.4), of_points, 100) <= 0.115


@pytest.mark.slow
@pytest.mark.parametrize("shift", [0.0, 0.5])
def test_ratings_that_are_not_in_pairs(shift):
    """Half of the raters see one system, half the other; all questions are the same."""
    rng = np.random.default_rng(8)
    design, found = Design(24, 12, 0.2, 0.2, shift), 0
    rater, question = crossed(24, 12)
    first = (rater % 2).astype(int)
    for _ in range(40):
        rated = points(design.latent(rng)).reshape(-1, 2)
        value = np.where(first == 1, rated[:, 0], rated[:, 1])
        parts = {"rater": rater, "question": question, "text": 2 * question + first}
        result = rated_difference(value, first, parts)
        assert result.p is not None
        found += result.p < 0.05
    assert found <= 6 if not shift else found >= 14


def test_signs_are_gone_through_one_by_one():
    rng = np.random.default_rng(3)
    value = rng.integers(-2, 4, 24).astype(float)
    rater, question = crossed(6, 4)
    means = value.reshape(6, 4).mean(axis=1)
    sums = [abs(np.dot(signs, means)) for signs in product((1, -1), repeat=6)]
    wanted = np.mean(np.array(sums) >= abs(means.sum()) - 1e-9)
    assert paired_difference(value, rater, question, "raters").signs == pytest.approx(wanted)


def in_large(raters: int, questions: int, kept: float, shift: float, rng: np.random.Generator):
    """Ratings of two systems, of which each rater has seen some texts, by how they were made."""
    rater, question, system = (each.ravel() for each in np.indices((raters, questions, 2)))
    there = rng.random(len(rater)) < kept
    rater, question, system = rater[there], question[there], system[there]
    value = rng.normal(0, 0.5, raters)[rater] + rng.normal(0, 0.5, questions)[question]
    value += rng.normal(0, 0.5, (raters, 2))[rater, system] + shift * system
    value += rng.normal(0, 0.3, (questions, 2))[question, system] + rng.normal(0, 0.8, len(rater))
    return np.clip(np.round(3 + value), 1, 5), system, codes_of(rater), codes_of(question)


@pytest.mark.slow
@pytest.mark.parametrize(("shift", "least", "most"), [(0.0, 0, 26), (0.3, 130, 300)])
def test_the_sandwich_of_many_ratings_is_right_as_often_as_it_says(shift, least, most):
    """False verdicts at most .05 and three Monte Carlo standard errors; power above two fifths."""
    rng, found = np.random.default_rng(5), 0
    for _ in range(300):
        value, first, rater, question = in_large(40, 60, 0.2, shift, rng)
        mean, spread, df = within_raters(value, first, rater, question, "both")
        found += 2 * stats.t.sf(abs(mean / spread), df) < 0.05
    assert least <= found <= most


def test_single_votes_differ_by_chance_no_more_often_than_they_say():
    """A short version of ``tests.runs.simulations.single_votes``; three errors of 300: .088."""
    rng, design = np.random.default_rng(6), Votes(60, 61, again=1, own=True)
    found = [Sandwich(*of_pairs(*compared(design, rng))).sure for _ in range(300)]
    assert np.mean(found) <= 0.088


def test_the_sandwich_of_complete_pairs_is_the_t_of_means():
    rng = np.random.default_rng(2)
    value, first, rater, question = in_large(30, 40, 1.1, 0.2, rng)
    of = np.argsort(2 * (rater * 40 + question) + first)
    each = (value[of][1::2] - value[of][::2]).reshape(30, 40)
    mean, spread, df = within_raters(value, first, rater, question, "raters")
    assert mean == pytest.approx(each.mean())
    assert spread == pytest.approx(each.mean(axis=1).std(ddof=1) / 30**0.5)
    assert df == 29
    spread = within_raters(value, first, rater, question, "questions")[1]
    assert spread == pytest.approx(each.mean(axis=0).std(ddof=1) / 40**0.5)


def test_more_ratings_than_a_model_is_fitted_to_say_how_they_were_compared():
    rng = np.random.default_rng(4)
    value, first, rater, question = in_large(60, 400, 0.2, 0.3, rng)
    parts = {"rater": rater, "question": question, "text": codes_of(2 * question + first)}
    found = rated_difference(value, first, parts)
    assert (found.how, found.freedom) == (WITHIN_RATERS, 59)
    assert found.interval.low < 0.3 * 0.95 < found.interval.high
    few = rater < 20
    fewer = {name: codes_of(each[few]) for name, each in parts.items()}
    assert rated_difference(value[few], first[few], fewer).how == RATINGS


def test_two_raters_are_tested_and_one_is_not():
    rng = np.random.default_rng(1)
    value = rng.normal(1, 0.5, 24)
    rater, question = crossed(2, 12)
    assert paired_difference(value, rater, question, "raters").p is not None
    alone = paired_difference(value[:12], rater[:12], question[:12], "raters")
    assert alone.p is None and alone.reason


def test_single_votes_of_nearly_every_rater_have_the_width_of_independent_ones():
    """Four raters of 60 compared the two twice and said the same each time, so that a model finds
    no residual; every question is asked once."""
    vote = np.resize([1.0, 1.0, -1.0, 0.0, 1.0, -1.0], 60)
    value = np.concatenate([vote, vote[:4]])
    rater, question = np.concatenate([np.arange(60), np.arange(4)]), np.arange(64)
    found = paired_difference(value, rater, question)
    assert (found.how, found.freedom) == (WITHIN_RATERS, 59)
    assert found.spread == pytest.approx(value.std() / 8, rel=0.12)
    assert found.free.high - found.free.low > 3 * found.spread * 2
