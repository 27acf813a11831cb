"""Number of judgments, texts, pairs and sets of texts, and of raters, by each method."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labeval.analysis.data.judgments import each_method
from labeval.study.pages import ITEM_JOIN

if TYPE_CHECKING:
    from pandas import DataFrame

JUDGMENTS, TEXTS, ALONE, PAIRS, SETS = "judgments", "texts", "alone", "pairs", "sets"


def counted_by_method(judgments: DataFrame) -> dict[str, dict[str, int]]:
    """Method to what was counted: judgments, and the different texts that they are about.

    ``alone`` are texts that were judged by themselves, ``pairs`` and ``sets`` of three or more are
    those that were judged together, whatever their order on the page.

    Args:
        judgments: as :func:`~labeval.analysis.data.judgments.judgment_frame` makes them.
    """
    found = {}
    for method, part in each_method(judgments):
        shown = {str(items) for items in part["items"].unique() if items}
        alone = {items for items in shown if ITEM_JOIN not in items}
        together = {tuple(sorted(items.split(ITEM_JOIN))) for items in shown - alone}
        sizes = [len(items) for items in together]
        found[method] = {
            JUDGMENTS: len(part),
            TEXTS: len(alone.union(*together)),
            ALONE: len(alone),
            PAIRS: sizes.count(2),
            SETS: sum(size > 2 for size in sizes),
        }
    return found


def raters_by_condition(judgments: DataFrame) -> dict[str, dict[str, int]]:
    """Method to condition to its raters, where judgments of several conditions are together."""
    found = {}
    for method, part in each_method(judgments):
        raters = part.groupby("condition")["participant"].nunique()
        if len(raters) > 1:
            found[method] = {str(condition): int(n) for condition, n in raters.items()}
    return found
