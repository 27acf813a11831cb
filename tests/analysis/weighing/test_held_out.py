"""Weights, their intervals and the tree, against the same by numpy and scikit-learn."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pandas as pd
import pytest

from labeval.analysis.data.facts import StudyFacts
from labeval.analysis.data.judgments import judgment_frame
from labeval.analysis.statistics.draws import times_drawn
from labeval.analysis.weighing.ratings import AspectRatings, aspect_ratings
from labeval.analysis.weighing.regression import FOLDS, aspect_weights
from labeval.analysis.weighing.tree import DEPTH, decision_tree
from tests.support.judgments.judged_frames import NAMES

ASPECTS = ("form", "info", "fact")


def given(questions: int = 11, each: int = 6, seed: int = 2) -> AspectRatings:
    rng = np.random.default_rng(seed)
    question = np.repeat(np.arange(questions), each)
    x = rng.integers(0, 4, size=(len(question), 3)) / 3
    y = x @ [0.3, 0.8, 2.0] + rng.normal(0, 0.4, len(question)) + 0.2 * rng.normal(size=questions)[
        question
    ]  # fmt: skip
    return AspectRatings("overall", ASPECTS, x, np.maximum(y, 0), question, 0)


@pytest.mark.parametrize("split", ["question", "rating"])
def test_each_part_is_foretold_once_by_weights_from_the_others(split):
    """Whatever the parts are: each is predicted by least squares without an intercept of the rest.

    The parts are found by which predictions differ where one rating is changed: those of its own
    part stay as they are.
    """
    ratings = given()
    found = aspect_weights(ratings, split=split, samples=0)
    x, y = ratings.distances, ratings.explained
    assert [w.value for w in found.weights] == pytest.approx(np.linalg.lstsq(x, y)[0].tolist())
    assert all(w.n == len(y) and w.interval is None for w in found.weights)
    names = np.unique(ratings.question) if split == "question" else np.arange(len(y))
    part_of = np.random.default_rng(0).permutation(np.arange(len(names)) % FOLDS)
    part = part_of[ratings.question] if split == "question" else part_of
    predicted = np.empty(len(y))
    for out in range(FOLDS):
        there = part == out
        predicted[there] = x[there] @ np.linalg.lstsq(x[~there], y[~there])[0]
    assert found.held_out.error.value == pytest.approx(np.sqrt(np.mean((predicted - y) ** 2)))
    assert found.held_out.pearson.value == pytest.approx(np.corrcoef(predicted, y)[0, 1])
    assert found.held_out.error.n == found.held_out.pearson.n == len(y)
    small = aspect_weights(replace(ratings, explained=y / 100), split=split, samples=0)
    assert small.held_out.pearson.value == pytest.approx(found.held_out.pearson.value)


def test_intervals_are_percentiles_over_questions_drawn_again():
    """The same draws, with least squares of the ratings written out as often as drawn."""
    ratings = given()
    found = aspect_weights(ratings, samples=60, seed=4)
    rng = np.random.default_rng(4)
    questions = 11
    drawn = times_drawn(rng, questions, 60)
    weights = []
    for times in drawn:
        rows = np.repeat(np.arange(len(ratings.question)), times[ratings.question])
        weights.append(np.linalg.lstsq(ratings.distances[rows], ratings.explained[rows])[0])
    low, high = np.quantile(weights, [0.025, 0.975], axis=0)
    assert [w.interval.low for w in found.weights] == pytest.approx(low.tolist())
    assert [w.interval.high for w in found.weights] == pytest.approx(high.tolist())


def test_as_many_ratings_as_aspects_are_too_few_and_one_more_is_enough():
    ratings = given(questions=4, each=1)
    some = replace(
        ratings,
        distances=np.vstack([np.eye(3), np.ones(3)]),
        explained=np.array([1.0, 2.0, 3.0, 6.0]),
    )
    assert [w.value for w in aspect_weights(some, samples=0).weights] == pytest.approx([1, 2, 3])
    few = replace(some, distances=np.eye(3), explained=np.arange(3.0), question=np.arange(3))
    reason = aspect_weights(few).weights[0].explained
    assert reason == "3 complete ratings are too few to weigh 3 aspects"


def test_where_nothing_varies_there_is_an_error_and_no_correlation():
    ratings = replace(given(), explained=np.full(66, 2.0))
    found = aspect_weights(ratings, samples=0).held_out
    assert "nothing varies" in found.pearson.explained and found.error.value is not None


def test_the_nodes_of_the_tree_divide_the_ratings_as_they_say():
    pytest.importorskip("sklearn")
    ratings = given(questions=12, each=8)
    tree = decision_tree(ratings)
    members = {0: np.ones(len(ratings.explained), dtype=bool)}
    for node in tree.nodes:
        if node.parent is not None:
            above = tree.nodes[node.parent]
            near = ratings.distances[:, ASPECTS.index(above.aspect)] <= above.threshold
            assert node.side in ("near", "far")
            members[node.number] = members[node.parent] & (near == (node.side == "near"))
        assert node.n == members[node.number].sum() >= 5
        assert node.lost == pytest.approx(ratings.explained[members[node.number]].mean())
    depth = {0: 0}
    for node in tree.nodes[1:]:
        depth[node.number] = depth[node.parent] + 1
    assert max(depth.values()) == DEPTH == 3
    assert sum(tree.importance) == pytest.approx(1)
    assert ASPECTS[int(np.argmax(tree.importance))] == "fact"
    leaves = [n for n in tree.nodes if not n.aspect]
    assert all(n.threshold is None for n in leaves)
    assert sum(n.n for n in leaves) == len(ratings.explained)


def test_ratings_that_lack_an_aspect_are_dropped_and_counted():
    """The scale of ``info`` ends 2 from its ideal; where that of ``form`` ends is not known."""
    values = {
        "p1": {"form": "1", "info": "-2", "overall": "4"},
        "p2": {"form": "5", "info": "1", "overall": "2"},
        "p3": {"form": "3", "overall": "5"},
        "p4": {"form": "2", "info": "no_answer", "overall": "5"},
    }
    rows = [
        ("r", "s", "c", "aspects", criterion, page, f"t{page}", value, "", "", "1", "")
        for page, given_values in values.items()
        for criterion, value in given_values.items()
    ]
    facts = StudyFacts(
        {}, {"tp1": "one", "tp2": "two"}, {}, frozenset(),
        {"form": 3, "info": 0, "overall": 5}, {"info": 2},
    )  # fmt: skip
    found = aspect_ratings(judgment_frame(rows, NAMES), facts)
    assert (found.overall, found.aspects, found.dropped) == ("overall", ("form", "info"), 2)
    by_question = pd.DataFrame(found.distances, index=found.question)
    assert by_question.loc[0].tolist() == [1, 1] and by_question.loc[1].tolist() == [1, 0.5]
    assert sorted(found.explained) == [1, 3]
    alone = judgment_frame([row for row in rows if row[4] == "overall"], NAMES)
    assert aspect_ratings(alone, facts) is None


def test_what_a_tree_foretells_is_the_mean_of_the_leaf_of_ratings_that_it_has_seen():
    """Two values of one aspect decide: a tree of the other questions has both means."""
    pytest.importorskip("sklearn")
    question = np.repeat(np.arange(10), 4)
    near = np.tile([0.0, 1.0], 20)
    distances = np.column_stack([near, np.zeros(40), np.zeros(40)])
    lost = 1 + 2 * near
    ratings = replace(given(), distances=distances, explained=lost, question=question)
    found = decision_tree(ratings).held_out
    assert found.pearson.value == pytest.approx(1)
    assert found.error.value == pytest.approx(0, abs=1e-9)
    off = replace(ratings, explained=np.where(question == 0, lost + 4, lost))
    again = decision_tree(off).held_out.error.value
    # The one question that is otherwise is 4 off; the others up to a tenth of that.
    assert 4 * np.sqrt(0.1) <= again <= 4 * np.sqrt(0.1) + 1


@pytest.mark.parametrize(("questions", "known"), [(1, False), (2, True)])
def test_two_questions_are_enough_to_foretell_each_from_the_other(questions, known):
    found = aspect_weights(given(questions, each=9), samples=0)
    assert (found.held_out.pearson.value is not None) == known
