"""The tables of an analysis: one module each, found by its name.

A module ``<name>.py`` has ``COLUMNS`` and ``table(inputs, made)``; ``made`` holds the tables that
stand before it in :data:`TABLES`. Every table is tidy; what is undefined is empty, with a reason.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Protocol, cast

from labeval.analysis.inputs import Inputs

if TYPE_CHECKING:
    from pandas import DataFrame

TABLES = (
    *("scores", "pairwise", "pairwise_rankings", "question_grades", "grades", "elo"),
    *("transitivity", "bws_rankings", "reliability", "significance", "mixed_model"),
    *("agreement", "rank_correlation", "timing"),
    *("rater_pairs", "divided_items", "raters", "majority", "agreement_selected"),
    *("order_effects", "interdependence", "judge_support", "group_comparison", "test_retest"),
    "length_bias",
    *("distributions", "struggles"),
    *("item_metrics", "external_correlation", "regression", "decision_tree"),
    *("responses", "response_summary", "cited_ranks", "plan", "power_curve"),
)
"""In the order in which they are made."""
OF_RESPONSES = ("responses", "response_summary", "cited_ranks")
"""Those that are made of what was written, also where nothing was judged."""


class TableModule(Protocol):
    """What each module of this room has."""

    COLUMNS: tuple[str, ...]

    def table(self, inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
        """The table, with :data:`COLUMNS`."""
        ...


def table_module(name: str) -> TableModule:
    """The module of a table.

    Raises:
        ModuleNotFoundError: there is none of this name.
    """
    return cast(TableModule, import_module(f"labeval.analysis.tables.{name}"))
