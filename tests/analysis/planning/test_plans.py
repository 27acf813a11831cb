"""Plans from pilots with known effects, from assumptions, and their cost."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import numpy as np
import pandas as pd
import pytest
from scipy.stats import f as f_test

from labeval import cli
from labeval.analysis.data.facts import TOTAL, StudyFacts
from labeval.analysis.data.judgments import COLUMNS, judgment_frame
from labeval.analysis.inputs import Choices, Inputs
from labeval.analysis.methods import find_scoring
from labeval.analysis.planning.assumed import Assumptions, Method, needed
from labeval.analysis.planning.costs import cost
from labeval.analysis.planning.effects import repeated_effect
from labeval.analysis.planning.pilots import Pilot, _pilot
from labeval.analysis.planning.power import first_n, repeated_anova
from labeval.analysis.planning.simulated import friedman_power, simulated_scores
from labeval.analysis.tables.planning import plan, power_curve
from tests.support.judgments.published_figures import POPP_2025_COSTS

pytestmark = pytest.mark.slow

NAMES = list(COLUMNS)
FACTS = StudyFacts({f"t{n}": f"s{n % 2}" for n in range(4)}, {}, {}, frozenset(), {})


def ratings(raters: int, effect: float, seed: int = 1) -> np.ndarray:
    """(raters, 4) with means 0, 1, 2, 3 times ``effect`` and noise of SD 1 beside raters' own."""
    rng = np.random.default_rng(seed)
    own = rng.normal(0, 2, size=(raters, 1))
    return 10 + own + effect * np.arange(4) + rng.normal(size=(raters, 4))


def inputs(method: str, rows: list[tuple[str, str, str]], rate: float = 12.0) -> Inputs:
    """Rows of (rater, items, value), each on a page of 30 seconds."""
    frame = judgment_frame(
        [
            (rater, f"s-{rater}", "c", method, "c1", f"p{n}", items, value, "30", "", "1", "")
            for n, (rater, items, value) in enumerate(rows)
        ],
        NAMES,
    )
    return Inputs(frame, FACTS, Choices(hourly_rate=rate))


def rated(raters: int, effect: float) -> Inputs:
    table = ratings(raters, effect)
    rows = [(f"r{r}", f"t{t}", f"{table[r, t]:.3f}") for r in range(raters) for t in range(4)]
    return inputs("dqe", rows)


@pytest.mark.parametrize(("minutes", "participants", "published"), POPP_2025_COSTS)
def test_published_costs_follow_from_participants_minutes_and_rate(
    minutes, participants, published
):
    assert cost(participants, minutes, 12) == pytest.approx(published, abs=0.26)


def test_the_effect_of_a_large_pilot_is_the_true_one():
    found = repeated_effect(ratings(4000, 0.2))
    truth = 0.2 * np.std([0, 1, 2, 3])
    assert found.f == pytest.approx(truth, rel=0.05)
    assert found.cautious < found.f


def test_chance_is_taken_out_of_the_effect_of_small_pilots():
    found = [repeated_effect(ratings(6, 0.0, seed)) for seed in range(400)]
    squares = [effect.f**2 for effect in found]
    plain = 3 / (6 * 4)  # what F = 1 would be taken for
    assert np.mean(squares) < 0.5 * plain
    assert np.mean([effect.cautious == 0 for effect in found]) == pytest.approx(0.8, abs=0.06)


def test_a_study_as_large_as_recommended_succeeds_as_often_as_wanted():
    truth = 0.3 * np.std([0, 1, 2, 3])
    n = first_n(lambda n: repeated_anova(truth, 4, n))
    succeeded = np.mean([repeated_effect(ratings(n, 0.3, seed)).p < 0.05 for seed in range(600)])
    assert succeeded == pytest.approx(0.8, abs=0.06)


def test_simulated_power_grows_with_raters_and_is_the_same_for_a_seed():
    pilot = ratings(30, 0.3)
    powers = [friedman_power(pilot, n, seed=4) for n in (5, 20, 80)]
    assert powers == sorted(powers)
    assert powers[-1] > 0.95
    assert powers[1] == friedman_power(pilot, 20, seed=4)


def test_the_plan_has_each_level_with_its_cost():
    table = plan.table(rated(20, 0.4), {}).set_index("level")
    assert list(table.index) == ["item", "system"]
    item = table.loc["item"]
    assert (item["n"], item["compared"], item["minutes"]) == (20, 4, 2.0)
    assert item["cost_each"] == pytest.approx(0.4)
    assert item["cost"] == pytest.approx(item["recommended"] * 0.4)
    assert item["cautious"] >= item["recommended"]
    assert "F test" in item["how"] and not item["reason"]
    assert 0.05 < item["power"] <= 1


def test_a_small_pilot_is_called_small():
    (found,) = plan.table(rated(5, 0.6), {}).query("level == 'item'").to_dict("records")
    assert "small" in found["reason"]
    assert ("cautious number" in found["reason"]) is bool(found["cautious"] > 0)


def test_no_cautious_number_is_advised_where_there_is_none():
    rows = [
        (f"r{r}", f"t{a}|t{b}", f"t{a if (r + a) % 4 else b}")
        for r in range(6)
        for a, b in combinations(range(4), 2)
    ]
    found = plan.table(inputs("ab", rows), {}).query("level == 'item'").iloc[0]
    assert found["cautious"] is pd.NA and found["recommended"] > 0
    assert "small" in found["reason"] and "cautious" not in found["reason"]


def test_a_pilot_by_chance_gives_no_number():
    rows = [(f"r{r}", f"t{t}", str((r + t) % 4)) for r in range(20) for t in range(4)]
    found = plan.table(inputs("dqe", rows), {}).iloc[0]
    assert found["recommended"] is pd.NA
    assert "no more than chance" in found["reason"]


def test_raters_who_never_judged_all_give_no_plan_and_a_reason():
    rows = [(f"r{r}", f"t{r % 4}", "3") for r in range(8)]
    found = plan.table(inputs("dqe", rows), {})
    assert found["f"].isna().all()
    assert "0 of 8 raters judged all 4" in found["reason"].iloc[0]


@pytest.mark.parametrize("texts", [100, 101])
def test_a_hundred_texts_are_planned_and_not_one_more(texts):
    rows = [(f"r{r}", f"t{t}", str((t + r % 2) % 5)) for r in range(3) for t in range(texts)]
    found = plan.table(inputs("dqe", rows), {}).set_index("level").loc["item"]
    assert found["compared"] == texts
    known = not pd.isna(found["n"])
    assert known == (texts == 100) == ("too many" not in found["reason"])


def test_comparisons_are_planned_by_simulation():
    rng = np.random.default_rng(2)
    rows = []
    for r in range(15):
        for a in range(4):
            for b in range(a):
                winner = a if rng.random() < 0.7 else b
                rows.append((f"r{r}", f"t{a}|t{b}", f"t{winner}"))
    given = inputs("ab", rows)
    found = plan.table(given, {}).iloc[0]
    assert "simulated" in found["how"]
    assert 2 <= found["recommended"] < 15
    curve = power_curve.table(given, {})
    items = curve[curve["level"] == "item"]
    assert items["simulated"].all()
    assert items["power"].iloc[-1] >= 0.99 or items["participants"].iloc[-1] == 400


def test_nothing_judged_makes_empty_plans():
    empty = inputs("dqe", [])
    assert plan.table(empty, {}).empty
    assert power_curve.table(empty, {}).empty


def test_the_command_plans_each_block_by_assumptions(tmp_path, capsys):
    cli.main(["new", str(tmp_path / "s"), "--template", "six-methods"])
    capsys.readouterr()
    arguments = ["plan", str(tmp_path / "s"), "--win-rate", "0.6", "--hourly-rate", "12"]
    assert cli.main(arguments) == 0
    printed = capsys.readouterr()
    assert "assumption" not in printed.err
    assert "A verdict is about new questions, too, and takes more: see --questions" in printed.err
    lines = [line.split("\t") for line in printed.out.splitlines()]
    rows = {(line[0], line[1]): line for line in lines}
    ab = next(line for (block, what), line in rows.items() if "win rate" in line[2])
    assert ab[3] == "199"
    assert float(ab[5]) == pytest.approx(199 * float(ab[4]) / 60 * 12, abs=1)
    simulated = [line for line in lines if "simulated" in line[6]]
    assert {line[0] for line in simulated} == {"ab", "bws"}
    assert all(2 <= int(line[3]) < 60 for line in simulated)


def test_the_command_says_where_minutes_rest_on_seconds_that_nobody_has_measured(tmp_path, capsys):
    cli.main(["new", str(tmp_path / "s"), "--template", "rewriting"])
    assert cli.main(["plan", str(tmp_path / "s")]) == 0
    assert "the 180 s for a judgment are an assumption" in capsys.readouterr().err


def test_simulated_raters_keep_the_order_and_the_win_rate_they_were_given():
    choose, ends = find_scoring("ab").page_points, find_scoring("bws").page_points
    pages = [(a, b) for b in range(4) for a in range(b)]
    table = simulated_scores(pages, 4, 0.65, choose, raters=4000, seed=2)
    assert list(np.argsort(table.mean(axis=0))) == [0, 1, 2, 3]
    two = simulated_scores([(0, 1)], 2, 0.65, choose, raters=4000, seed=2)
    assert two[:, 1].mean() == pytest.approx(0.65, abs=0.03)
    best_worst = simulated_scores([(0, 1, 2, 3)], 4, 0.65, ends, raters=4000, seed=2)
    assert best_worst.sum(axis=1) == pytest.approx(0)
    assert list(np.argsort(best_worst.mean(axis=0))) == [0, 1, 2, 3]


def test_a_larger_difference_needs_fewer_raters_by_simulation():
    pages = tuple((a, b) for b in range(6) for a in range(b))
    method = Method("pairs", 6, 10.0, pages, find_scoring("ab").page_points, of_two=True)
    found = [
        list(needed(method, Assumptions(win_rate=p)))[1].participants for p in (0.55, 0.6, 0.7)
    ]
    assert found == sorted(found, reverse=True)
    assert found[0] > found[2] > 0


def test_chance_of_simulated_raters_is_no_difference_of_things():
    pages = tuple((a, b) for b in range(4) for a in range(b))
    method = Method("pairs", 4, 10.0, pages, find_scoring("ab").page_points, of_two=True)
    small = list(needed(method, Assumptions(win_rate=0.53)))[1].participants
    others = simulated_scores(pages, 4, 0.53, method.points_of, raters=10_000, seed=9)
    assert friedman_power(others, small, seed=1) == pytest.approx(0.8, abs=0.06)
    none = list(needed(method, Assumptions(win_rate=0.500001)))[1]
    assert none.participants is None and "more than 1000 participants" in none.how


def test_two_raters_have_an_effect_and_one_has_a_reason():
    scores = np.array([[1.0, 2.0, 4.0], [2.0, 2.0, 5.0]])
    two = repeated_effect(scores)
    assert (two.raters, two.reason) == (2, "") and two.f > 0
    one = repeated_effect(scores[:1])
    assert one.f is None and one.reason


@pytest.mark.parametrize(("method", "simulated"), [("ab", True), ("dqe", False), ("bws", True)])
def test_the_power_of_comparisons_is_found_by_simulation(method, simulated):
    effect = repeated_effect(np.zeros((0, 0)))
    pilot = Pilot(method, "system", np.zeros((0, 0)), effect, None, None, None, "", "")
    assert pilot.simulated is simulated and pilot.power is None


def test_an_effect_that_is_zero_but_for_rounding_is_none():
    """One of two raters sees no difference: F is 1, what chance gives."""
    for second in np.arange(1, 60) / 7:
        table = np.array([[second / 3, second / 3], [0.1, 0.1 + second]])
        plan = _pilot("dqe", "system", table, 0)
        assert plan.effect.f < 1e-6
        assert plan.recommended is None and "no more than chance" in plan.reason


def test_no_study_is_planned_for_an_effect_that_hardly_is_one():
    """F is hardly above 1, so that no number of raters that is looked for would do."""
    table = np.array([[0.0, 0.00001], [0.0, 1.0]])
    plan = _pilot("dqe", "system", table, 0)
    assert plan.effect.f > 1e-6
    assert plan.recommended is None and "more than 100000 raters" in plan.reason


def test_the_effect_of_a_pilot_is_that_of_partial_omega_squared():
    rng = np.random.default_rng(8)
    table = rng.normal(0, 1, (9, 4)) + np.array([0.0, 0.4, 0.9, 1.5]) + rng.normal(0, 1, (9, 1))
    n, k = table.shape
    rest = table - table.mean(1, keepdims=True) - table.mean(0) + table.mean()
    ratio = n * table.mean(0).var(ddof=1) / ((rest**2).sum() / ((n - 1) * (k - 1)))
    omega = (k - 1) * (ratio - 1) / ((k - 1) * (ratio - 1) + n * k)
    found = repeated_effect(table)
    assert found.f == pytest.approx((omega / (1 - omega)) ** 0.5, rel=1e-9)
    assert found.p == pytest.approx(f_test.sf(ratio, k - 1, (n - 1) * (k - 1)))
    assert 0 < found.cautious < found.f
    assert repeated_effect(table - table.mean(0)).f == 0


def test_without_a_rate_nothing_has_a_cost():
    rows = list(needed(Method("block", 3, 30.0), Assumptions()))
    assert [row.question for row in rows] == ["two", "all"]
    assert all(row.participants and row.cost is None for row in rows)
    paid = list(needed(Method("block", 3, 30.0), Assumptions(hourly_rate=20.0)))
    assert [row.cost for row in paid] == [10.0 * row.participants for row in rows]


def by_two_criteria(raters: int) -> Inputs:
    """Two equal texts, rated by a criterion and by one with two points more, which the second text
    lacks wherever the rater's number is odd."""
    table = np.random.default_rng(4).normal(5, 1, size=(raters, 2))
    frame = judgment_frame(
        [
            (f"r{r}", f"s-{r}", "c", "dqe", c, f"p{t}", f"t{t}", f"{value + more:.3f}", *rest)
            for rest in [("30", "", "1", "")]
            for r in range(raters)
            for t, value in enumerate(table[r])
            for c, more in (("plain", 0.0), ("generous", 2.0))
            if not (t and r % 2 and more)
        ],
        NAMES,
    )
    return Inputs(frame, replace(FACTS, scales={TOTAL: ("plain", "generous")}), Choices())


def by_criteria(method: str, values: dict[str, list[list[str]]]) -> Inputs:
    """Each criterion's (raters, texts) values."""
    frame = judgment_frame(
        [
            (f"r{r}", f"s-{r}", "c", method, c, f"p{r}-{t}", f"t{t}", value, "30", "", "1", "")
            for c, table in values.items()
            for r, row in enumerate(table)
            for t, value in enumerate(row)
        ],
        NAMES,
    )
    return Inputs(frame, replace(FACTS, scales={TOTAL: tuple(values)}), Choices())


def test_criteria_with_scales_of_their_own_have_plans_of_their_own():
    """Marked errors and a score to 100 were averaged, so that the score hid the errors."""
    rng = np.random.default_rng(6)
    scores = [[str(n) for n in row] for row in rng.integers(20, 90, (16, 4))]
    counts = np.arange(4) // 2 + rng.integers(0, 2, (16, 4))
    marks = [["; ".join(["10-14 c s 1"] * n) or "none" for n in row] for row in counts.tolist()]
    both = by_criteria("errors", {"errors": marks, "score": scores})
    found = plan.table(both, {})
    assert not found["scale"].any()
    assert found["criterion"].tolist() == ["errors", "errors", "score", "score"]
    for n, table in ((0, -counts), (2, np.array(scores, dtype=float))):
        assert found["f"][n] == pytest.approx(repeated_effect(table).f)
    assert found["recommended"][0] > 1
    curve = power_curve.table(both, {})
    assert set(curve["criterion"]) == {"errors", "score"}


def test_criteria_that_are_added_up_have_plans_one_by_one_and_together():
    rng = np.random.default_rng(7)
    values = {
        c: [[f"{5 + step * t + rng.normal():.3f}" for t in range(4)] for _ in range(12)]
        for c, step in (("clear", 0.6), ("short", 0.0))
    }
    found = plan.table(by_criteria("dqe", values), {})
    places = list(zip(found["scale"], found["criterion"], found["level"], strict=True))
    assert places == [
        *(("", c, level) for c in values for level in ("item", "system")),
        *((TOTAL, "", level) for level in ("item", "system")),
    ]
    tables = {c: np.array(table, dtype=float) for c, table in values.items()}
    wanted = [repeated_effect(table).f for table in (*tables.values(), sum(tables.values()) / 2)]
    assert found[found["level"] == "item"]["f"].tolist() == pytest.approx(wanted)


def test_minutes_of_a_plan_are_those_of_raters_who_judged_all():
    """Thirty who judged one text each made the next study's eight last a fifth of the time."""
    rng = np.random.default_rng(3)
    rows = [(f"r{r}", f"t{t}", f"{10 + t + rng.normal():.2f}") for r in range(8) for t in range(4)]
    rows += [(f"once{r}", f"t{r % 4}", "11") for r in range(30)]
    found = plan.table(inputs("dqe", rows), {}).set_index("level")
    assert found.loc["item", ["n", "minutes"]].tolist() == [8, pytest.approx(4 * 30 / 60)]


def test_a_criterion_that_a_text_lacks_makes_no_effect_for_a_plan():
    found = plan.table(by_two_criteria(24), {})
    found = found[found["scale"] == TOTAL].set_index("level").loc["item"]
    complete = np.random.default_rng(4).normal(5, 1, size=(24, 2))
    assert found["p"] == pytest.approx(repeated_effect(complete).p, abs=2e-3)
    assert found["n"] == 24
