"""Weights of aspects: known ones are found again, and unseen ratings are told honestly."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest

from labeval.analysis.data.facts import StudyFacts
from labeval.analysis.data.judgments import COLUMNS, judgment_frame
from labeval.analysis.inputs import Choices, Inputs
from labeval.analysis.tables.weighing import decision_tree as tree_table
from labeval.analysis.tables.weighing import regression
from labeval.analysis.weighing.ratings import AspectRatings, aspect_ratings
from labeval.analysis.weighing.regression import aspect_weights

NAMES = list(COLUMNS)
TRUE = np.array([0.335, 0.739, 2.048])
"""The weights that Kamoda et al. (2023, section 4.1) found."""


def ratings(questions: int, noise: float, seed: int = 0, of_question: float = 0.0) -> AspectRatings:
    """Eight ratings a question, the overall rating a sum of distances and noise."""
    rng = np.random.default_rng(seed)
    question = np.repeat(np.arange(questions), 8)
    x = rng.integers(0, 4, size=(len(question), 3)) / 3
    y = x @ TRUE + noise * rng.normal(size=len(question))
    y += of_question * rng.normal(size=questions)[question]
    return AspectRatings("acceptability", ("form", "info", "fact"), x, y, question, 0)


def test_weights_without_noise_are_found_exactly_and_foretell_all():
    found = aspect_weights(ratings(20, 0.0), samples=50)
    assert [w.value for w in found.weights] == pytest.approx(TRUE.tolist())
    assert found.held_out.pearson.value == pytest.approx(1)
    assert found.held_out.error.value == pytest.approx(0, abs=1e-9)
    assert TRUE[2] / TRUE[1] == pytest.approx(2.77, abs=5e-3)  # which the authors call 2.5 times


@pytest.mark.slow
def test_intervals_over_questions_cover_the_truth():
    covered = []
    for seed in range(80):
        found = aspect_weights(ratings(40, 0.5, seed, of_question=0.3), samples=200, seed=seed)
        covered += [
            w.interval.low <= true <= w.interval.high
            for w, true in zip(found.weights, TRUE, strict=True)
        ]
    assert np.mean(covered) == pytest.approx(0.95, abs=0.05)


def memorable(questions: int) -> AspectRatings:
    """Each question's ratings are alike, and nothing else says how good they are."""
    rng = np.random.default_rng(1)
    question = np.repeat(np.arange(questions), 8)
    x = np.repeat(rng.random((questions, 12)), 8, axis=0)
    y = np.repeat(rng.random(questions), 8)
    return AspectRatings("overall", tuple(map(str, range(12))), x, y, question, 0)


def test_ratings_of_one_question_are_never_on_both_sides():
    by_question = aspect_weights(memorable(14), samples=0).held_out.error.value
    by_rating = aspect_weights(memorable(14), samples=0, split="rating").held_out.error.value
    assert by_rating < 0.8 * by_question


def test_one_question_cannot_be_held_out_and_says_so():
    found = aspect_weights(ratings(1, 0.1), samples=10)
    assert found.weights[0].value is not None and found.weights[0].interval is None
    assert "only one question" in found.held_out.pearson.explained


def test_aspects_that_go_together_have_no_weights_and_say_so():
    given = ratings(5, 0.1)
    same = np.column_stack([given.distances[:, 0], given.distances[:, 0]])
    twins = AspectRatings("overall", ("a", "b"), same, given.explained, given.question, 0)
    assert "separated" in aspect_weights(twins).weights[0].explained


def inputs(questions: int = 12) -> Inputs:
    """Aspects judgments with ideals 3 (of 0..3), 0 (of -1..1) and 3, exactly by weights."""
    rng = np.random.default_rng(3)
    rows = []
    for q in range(questions):
        for rater in range(3):
            for answer in range(2):
                fact, info = int(rng.integers(0, 4)), int(rng.integers(-1, 2))
                lost = round(2 * (3 - fact) / 3 + abs(info))
                item = f"q{q}a{answer}"
                for criterion, value in (("fact", fact), ("info", info), ("overall", 3 - lost)):
                    page = (f"s{rater}", "c", "aspects", criterion, f"p{q}", item, str(value))
                    rows.append((f"r{rater}", *page, "30", "", "1", ""))
            items = f"q{q}a0|q{q}a1"
            chosen = (f"s{rater}", "c", "aspects", "preferred", f"p{q}", items, f"q{q}a0")
            rows.append((f"r{rater}", *chosen, "30", "", "1", ""))
    facts = StudyFacts(
        {},
        {f"q{q}a{a}": f"question {q}" for q in range(questions) for a in range(2)},
        {},
        frozenset(),
        {"fact": 3, "info": 0, "overall": 3},
        {"fact": 3, "info": 1, "overall": 3},
    )
    return Inputs(judgment_frame(rows, NAMES), facts, Choices(samples=100))


def test_distances_go_from_the_ideal_to_the_scales_furthest_point():
    given = inputs()
    found = aspect_ratings(given.judgments, given.facts)
    assert found is not None
    assert (found.overall, found.aspects) == ("overall", ("fact", "info"))
    assert set(found.distances[:, 0]) <= {0, 1 / 3, 2 / 3, 1}
    assert set(found.distances[:, 1]) == {0, 1}
    assert len(found.explained) == 12 * 3 * 2
    assert found.question.max() == 11


def test_the_table_has_weights_held_out_figures_and_how():
    pytest.importorskip("sklearn")
    table = regression.table(inputs(), {})
    assert list(table.columns) == list(regression.COLUMNS)
    linear = table[table["model"] == "linear"].set_index("aspect")
    assert linear.loc["fact", "value"] == pytest.approx(2, abs=0.2)
    assert linear.loc["info", "value"] == pytest.approx(1, abs=0.2)
    assert "by question" in linear["how"].iloc[0]
    tree = table[table["model"] == "tree"]
    assert tree.loc[tree["statistic"] == "importance", "value"].sum() == pytest.approx(1)
    nodes = tree_table.table(inputs(), {})
    root = nodes[nodes["parent"].isna()].iloc[0]
    assert (root["aspect"], root["n"]) == ("fact", 72)
    leaves = nodes[nodes["aspect"] == ""]
    assert leaves["n"].sum() == 72


def test_without_scikit_learn_there_is_no_tree(monkeypatch):
    monkeypatch.setattr(tree_table, "trees_installed", lambda: False)
    assert list(tree_table.table(inputs(), {}).columns) == list(tree_table.COLUMNS)
    assert tree_table.table(inputs(), {}).empty


def test_without_aspects_the_tables_are_empty():
    empty = Inputs(judgment_frame([], NAMES), StudyFacts({}, {}, {}, frozenset(), {}))
    assert regression.table(empty, {}).empty
    assert tree_table.table(empty, {}).empty


def test_a_scale_that_nobody_rated_by_is_passed_over_and_the_next_is_not():
    given = inputs()
    preferred = given.judgments["criterion"] == "preferred"
    named = given.judgments["method"].astype(str).where(~preferred, "aspects:a")
    both = given.judgments.assign(method=named.where(preferred, "aspects:b"))
    again = Inputs(both, given.facts, given.choices)
    found, alone = regression.table(again, {}), regression.table(given, {})
    assert set(found["method"]) == {"aspects:b"}
    assert found["value"].tolist() == pytest.approx(alone["value"].tolist(), nan_ok=True)
    other = judgment_frame([("r", "s", "c", "ab", "x", "p", "a|b", "a", "", "", "1", "")], NAMES)
    texts = pd.concat([other.astype(str), both.astype(str)], ignore_index=True)
    nodes = tree_table.table(Inputs(texts.assign(value=texts["value"]), given.facts), {})
    assert len(nodes) == len(tree_table.table(given, {}))
