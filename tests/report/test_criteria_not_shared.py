"""Systems that were not judged by the same criteria, in the verdict and in the figure of scores."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from labeval.analysis.comparisons.significance import significance
from labeval.analysis.data.facts import TOTAL, StudyFacts
from labeval.analysis.scores.scores import Resampling, scores
from labeval.report.drawing.figure import Style
from labeval.report.figures.scores import draw
from labeval.report.material import Material
from labeval.report.results_text import results_text
from labeval.report.verdict import NOTHING, verdict, verdict_lines
from labeval.report.words import Words
from labeval.study.study import StudyContent
from labeval.text.marks import as_written
from tests.conftest import small_study
from tests.support.judgments.judged_frames import judged

CONTENT = StudyContent(study=small_study(), items=[])
NAMES = {"a": "Alder", "b": "Birch", "z": "Cedar"}
POINTS = {"a": 5, "b": 3, "z": 4}


def material(*lacking: tuple[str, str], systems: str = "abz") -> Material:
    """Eight raters, eight questions, criteria c and d; ``lacking`` pairs were not rated."""
    rng = np.random.default_rng(2)
    rows = [
        (f"r{r}", c, f"{s}{q}", str(POINTS[s] + int(rng.integers(-1, 2))))
        for r, q, s, c in itertools.product(range(8), range(8), systems, "cd")
        if (s, c) not in lacking
    ]
    texts = [f"{s}{q}" for s in NAMES for q in range(8)]
    facts = StudyFacts(
        {text: NAMES[text[0]] for text in texts},
        {text: text[1] for text in texts},
        *({TOTAL: ("c", "d")}, frozenset(), {}),
    )
    table = judged("dqe", *rows)
    tables = {
        "scores": scores(table, facts, Resampling(samples=50)),
        "significance": significance(table, facts),
    }
    return Material(tables, {}, CONTENT, Words(as_written))


LEFT = "Not ranked by DQE: {} (no judgments by d, which others have)."


def test_who_lacks_a_criterion_is_named_and_not_called_worse():
    found = material(("z", "d"))
    assert verdict(found) == (
        f"Alder is the best by DQE, with a clear lead. {LEFT.format('Cedar')}"
    )
    assert LEFT.format("Cedar") in verdict_lines(found)


def test_without_two_systems_that_share_the_criteria_nothing_is_ranked():
    found = material(("b", "d"), ("z", "d"))
    assert verdict(found) == (
        "No ranking over all criteria by DQE, since fewer than two systems have judgments by all "
        f"of them; they are compared by single criteria. {LEFT.format('Birch and Cedar')}"
    )
    assert verdict_lines(found) == [verdict(found)]


@pytest.mark.parametrize("lacking", [[("z", "d")], [("b", "d"), ("z", "d")]])
def test_the_results_in_words_say_once_who_is_left_out(lacking):
    found = material(*lacking)
    text = results_text(found)
    assert text.count(verdict(found)) == 1
    assert text.count("(no judgments by d, which others have)") == 1


def test_nobody_is_left_out_where_all_criteria_are_there():
    assert verdict(material()) == "Alder is the best by DQE, with a clear lead."
    assert verdict(Material({}, {}, CONTENT, Words(as_written))) == NOTHING


@pytest.mark.parametrize("lacking", [(), (("z", "d"),)])
def test_the_figure_of_scores_says_who_is_left_out(lacking):
    drawn = draw(material(*lacking), Style())
    assert drawn is not None
    assert (LEFT.format("Cedar") in drawn.caption) is bool(lacking)
