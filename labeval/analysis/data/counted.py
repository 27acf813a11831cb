"""Number of judgments, texts, pairs and sets of texts, and of raters, by each method."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from labeval.analysis.data.judgments import each_method
from labeval.study.pages import ITEM_JOIN
from labeval.text.folding import plain
from labeval.text.languages import LANGUAGES_OF_ITEMS

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


def busiest_raters(judgments: DataFrame) -> dict[str, dict[str, int]]:
    """Method to its raters, and to the judgments of the one who gave more than half of them."""
    found = {}
    for method, part in each_method(judgments):
        counts = part["participant"].value_counts()
        most = int(counts.iloc[0])
        if 2 * most > len(part) and len(counts) > 1:
            found[method] = {"raters": len(counts), JUDGMENTS: most}
    return found


def texts_by_language(judgments: DataFrame, items: DataFrame) -> dict[str, dict[str, Any]]:
    """Method to the column of languages and to the texts in each, where several are together.

    Args:
        judgments: as :func:`~labeval.analysis.data.judgments.judgment_frame` makes them.
        items: indexed by item, with every column of their table.
    """
    column = next((str(name) for name in items if plain(str(name)) in LANGUAGES_OF_ITEMS), "")
    if not column:
        return {}
    of_item = {str(item): str(value) for item, value in items[column].items() if value}
    found = {}
    for method, part in each_method(judgments):
        judged = {item for items in part["items"].unique() for item in str(items).split(ITEM_JOIN)}
        texts = Counter(of_item[item] for item in judged if item in of_item)
        if len(texts) > 1:
            found[method] = {"column": column, "texts": dict(sorted(texts.items()))}
    return found
