"""Limits and defaults are those that the documents name, and the same wherever something is drawn.

Nothing of the package is run: its modules are read.
"""

from __future__ import annotations

import inspect
import pkgutil
from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from importlib import import_module
from pathlib import Path

import pytest

import labeval.analysis
from labeval.analysis.agreement import between, selected
from labeval.analysis.comparisons import (
    distinct_criteria,
    interventions,
    mixed_means,
    ordinal,
    significance,
    system_points,
)
from labeval.analysis.data import levels
from labeval.analysis.judges import alternative_annotator
from labeval.analysis.pairwise import controlled, elo_table, table, tallies, triads
from labeval.analysis.planning import assumed, effects, power, simulated
from labeval.analysis.raters import competence
from labeval.analysis.statistics import (
    association,
    differences,
    few,
    large_differences,
    multiplicity,
    richness,
    unfitted,
)
from labeval.analysis.statistics.ranks import rank_inference, ranking, tau_interval
from labeval.analysis.statistics.samples import SAMPLES
from labeval.analysis.texts import embedding, reuse
from labeval.analysis.weighing import regression, tree
from labeval.study.drawn import LEAST_DRAWN

DOCUMENTS = [Path(__file__).parents[2] / "docs" / name for name in ("results.md", "coding.md")]
WORDS = {
    3: "three",
    4: "four",
    5: "five",
    6: "six",
    8: "eight",
    10: "ten",
    11: "eleven",
    12: "twelve",
    0.25: "quarter",
    0.75: "three quarters",
}
DESIGN = assumed.Assumptions()
SAID = [
    ("fewer than {} comparisons are called insufficient", table.FEWEST_COMPARISONS),
    ("shrinkage), from {} comparisons", controlled.FEWEST),
    ("With texts of fewer than {} questions length is left out", few.FEWEST_QUESTIONS),
    ("over {} shuffled orders of the same comparisons", elo_table.ORDERS),
    ("a coin makes a {}", triads.BY_CHANCE),
    ("two systems and {} raters with two ratings each", mixed_means.FEWEST),
    ("ordered categories (up to {})", unfitted.MOST_CATEGORIES),
    ("fewer than {} raters, values that are a number", ordinal.FEWEST),
    ("without the {} of lowest competence", selected._LOWEST),
    ("each two of the {} raters with the most ratings", between.MOST_RATERS),
    ("best of {} starts", competence.RESTARTS),
    ("its range over {} seeds", inspect.signature(competence.competence).parameters["seeds"]),
    ("a competence of {} units or fewer is called unstable", competence.FEW_UNITS),
    ("95 % interval from {} units on", tau_interval.FEWEST),
    ("is surely above {}", distinct_criteria.SAME_FROM),
    ("without ties (up to {} things)", ranking.MOST_UNTIED),
    ("on the {} pages before and after each hint", interventions.WINDOW),
    ("from other questions, in {} folds", regression.FOLDS),
    ("a tree of {} levels", tree.DEPTH),
    ("words in runs of {} that the passages have too", reuse.RUN),
    ("goes through all their signs (up to {} raters)", differences.MOST_FLIPPED),
    ("Of {0} raters and {0} questions or more", large_differences.FEWEST_CLUSTERS),
    ("beyond {} million)", large_differences.MOST_WORK // 1_000_000),
    ("less than {} of the ratings are in such pairs", significance._MOSTLY),
    ("Fewer than {} questions cannot speak of others", LEAST_DRAWN),
    ("Fewer than {} raters or five questions are warned of", differences.FEWEST_RATERS),
    ("six raters or {} questions are warned of", differences.FEWEST_QUESTIONS),
    ("up to {} questions, or four raters, `df`", differences._FEW_QUESTIONS),
    ("five questions, or {} raters, `df`", differences._FEW_RATERS),
    ("compared over raters, up to {} of them", system_points.MOST_TEXTS),
    ("Holm's for up to {} `tests`", multiplicity.FEW_TESTS),
    ("by {} points of a lattice (right to about", f"{rank_inference._LATTICE[0]:,}"),
    ("Columns with 2 to {} short values", f"{levels.MOST_VALUES}"),
    ("lower limit of f with {} % confidence", round(100 * effects.SAFE)),
    ("the share of {} simulated studies", simulated.SIMULATIONS),
    ("says under {} raters", effects.FEWEST_RATERS),
    ("[--difference {}]", str(DESIGN.difference)),
    ("[--f {}]", str(DESIGN.f)),
    ("[--win-rate {}]", str(DESIGN.win_rate)),
    ("[--power {}]", str(power.POWER)),
    ("the first {} word pieces of a text", embedding.MOST_TOKENS),
    ("with ε = {}:", alternative_annotator.EPSILON),
    ("the winning rate, from {} on", alternative_annotator.PASSING),
    ("as the paper does, and asks for {}", alternative_annotator.FEWEST_UNITS),
    ("interviews would bring, from {} participants on", richness.LEAST_UNITS),
    ("a p from {} permutations", f"{association._DRAWS:,}"),
    ("At most {} systems are compared", f"{tallies.MOST_COMPARED:,}"),
    ("times pairs are more than {} million", tallies.MOST_CELLS / 4 / 1_000_000),
]


@pytest.mark.parametrize(("sentence", "value"), SAID, ids=[said for said, _ in SAID])
def test_the_document_names_the_limit(sentence, value):
    document = " ".join(" ".join(path.read_text("utf-8") for path in DOCUMENTS).split())
    known = value.default if isinstance(value, inspect.Parameter) else value
    number = f"{known:g}".removeprefix("0") if isinstance(known, float) else str(known)
    words = known if isinstance(known, str) else WORDS.get(known, number)
    assert sentence.format(words) in document


def _defaults() -> Iterator[tuple[str, str, object]]:
    """Where, the name of a parameter or field, and its default."""
    for found in pkgutil.walk_packages(labeval.analysis.__path__, "labeval.analysis."):
        for name, each in vars(import_module(found.name)).items():
            if getattr(each, "__module__", "") != found.name:
                continue
            if inspect.isclass(each) and is_dataclass(each):
                for field in fields(each):
                    if field.default is not MISSING:
                        yield f"{found.name}.{name}", field.name, field.default
            elif inspect.isfunction(each):
                for parameter in inspect.signature(each).parameters.values():
                    if parameter.default is not inspect.Parameter.empty:
                        yield f"{found.name}.{name}", parameter.name, parameter.default


@pytest.mark.parametrize(
    ("name", "usual"),
    [
        *(("seed", 0), ("confidence", 0.95), ("hourly_rate", 0.0)),
        *(("pool_criteria", False), ("limited", True), ("alpha", 0.05), ("wanted", 0.8)),
        *(("dropped", 0), ("left_out", 0), ("higher_is_better", True)),
    ],
)
def test_a_default_is_the_same_everywhere(name, usual):
    found = {where: default for where, of, default in _defaults() if of == name}
    assert found
    assert {where: other for where, other in found.items() if other != usual} == {}


def test_coefficients_draw_nothing_unless_asked_and_tables_all_as_often():
    found = {where: default for where, of, default in _defaults() if of == "samples"}
    inner = (".coefficients.", ".decisions.")
    for where, default in found.items():
        assert default == (0 if any(part in where for part in inner) else SAMPLES), where
