"""The tables of an analysis: one module each, found by its name in a package of its subject.

A module ``<subject>/<name>.py`` has ``COLUMNS`` and ``table(inputs, made)``; ``made`` holds the
tables before it in :data:`TABLES`. Every table is tidy; what is undefined is empty, with a reason,
and a method that cannot have a table has a row in it that says why.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Protocol, cast

from labeval.analysis.data.scales import method_of
from labeval.analysis.inputs import Inputs
from labeval.analysis.methods import methods_with
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

TABLES = (
    *("scores", "pairwise", "pairwise_rankings", "controlled"),
    *("question_grades", "grades", "elo"),
    *("transitivity", "bws_rankings", "plackett_luce", "error_counts"),
    *("reliability", "significance", "ranks", "mixed_model"),
    "ordinal_model",
    *("agreement", "rank_correlation", "timing"),
    *(
        "preference_agreement",
        "rater_pairs",
        "divided_items",
        "raters",
        "severity",
        "majority",
        "confusions",
    ),
    *("agreement_selected", "evidence_agreement", "evidence_words", "error_agreement"),
    "claim_agreement",
    *("order_effects", "interdependence", "distinct_criteria", "judge_support"),
    *("group_comparison", "test_retest", "length_bias", "judge_audit"),
    *("distributions", "struggles", "interventions", "thinking_aloud"),
    *("item_metrics", "external_correlation", "regression", "decision_tree"),
    *("rewriting", "rewriters", "rewritten_words"),
    *("responses", "response_summary", "cited_ranks", "plan", "power_curve"),
)
"""In the order in which they are made."""
OF_RESPONSES = ("responses", "response_summary", "cited_ranks")
"""Those that are made of what was written, also where nothing was judged."""

_NO_COMPARISONS = QT_TRANSLATE_NOOP("Analysis", "no judgment is a choice between two texts")
_NO_ENDS = QT_TRANSLATE_NOOP(
    "Analysis", "no judgment names the best and the worst of several texts"
)
_NO_ORDERS = QT_TRANSLATE_NOOP("Analysis", "no judgment puts several texts in order")
_NO_ERRORS = QT_TRANSLATE_NOOP("Analysis", "no judgment marks errors in a text")
_NO_CUTS = QT_TRANSLATE_NOOP(
    "Analysis", "no judgment is about claims that a rater cut out of a text"
)
_PAIRWISE = (
    *("pairwise", "pairwise_rankings", "controlled", "question_grades", "grades", "elo"),
    "transitivity",
)
_NEEDED = dict.fromkeys((*_PAIRWISE, "preference_agreement"), ("sides", _NO_COMPARISONS)) | {
    "bws_rankings": ("ends", _NO_ENDS)
}
"""Tables about one kind of judgment: the part of a method that makes it, and why there is none."""
_NEEDED["plackett_luce"] = ("orders", _NO_ORDERS)
_NEEDED["claim_agreement"] = ("claim_cuts", _NO_CUTS)
_NEEDED |= dict.fromkeys(("error_counts", "error_agreement"), ("error_marks", _NO_ERRORS))


class TableModule(Protocol):
    """Parts of each module of a table."""

    COLUMNS: tuple[str, ...]

    def table(self, inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
        """The table, with :data:`COLUMNS`."""
        ...


@cache
def _subjects() -> Mapping[str, str]:
    """The package of each table: table name to subject."""
    return {
        module.name: subject.name
        for subject in pkgutil.iter_modules(__path__)
        for module in pkgutil.iter_modules(import_module(f"{__name__}.{subject.name}").__path__)
    }


def table_module(name: str) -> TableModule:
    """The module of a table.

    Raises:
        KeyError: there is none of this name.
    """
    return cast(TableModule, import_module(f"{__name__}.{_subjects()[name]}.{name}"))


def missing(judgments: DataFrame) -> dict[str, DataFrame]:
    """Tables that no method of the judgments makes: a row with the reason in place of each."""
    import pandas as pd

    used = {method_of(str(name)) for name in judgments["method"].unique()}
    found = {}
    for name, (part, reason) in _NEEDED.items():
        if used and used.isdisjoint(methods_with(part)):
            columns = table_module(name).COLUMNS
            found[name] = pd.DataFrame([dict.fromkeys(columns) | {"reason": reason}])
    return found
