"""The judgments that a row of a table was made from."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import TYPE_CHECKING

from labeval.analysis.inputs import Inputs
from labeval.study.pages import ITEM_JOIN

if TYPE_CHECKING:
    from pandas import DataFrame

PAIRWISE = "ab"
"""The method of tables that have no column for it but compare two."""
_SHOWN = (
    *("participant", "condition", "method", "criterion", "items", "value", "seconds"),
    *("page_order", "answered_at"),
)
_ONE = ("id", "item", "system")
_TWO = (("first", "second"), ("a", "b"))


def judgments_behind(inputs: Inputs, table: str, row: Mapping[str, object]) -> DataFrame:
    """The judgments, with the columns that say who, what and when.

    Args:
        inputs: what the tables were made from.
        table: the table's name.
        row: one row of it, by columns; what is not understood narrows nothing.
    """
    found = inputs.judgments
    for column, values in _narrowings(inputs, table, row):
        found = found[found[column].isin(values)]
    for wanted in _texts(inputs, row):
        found = found[found["items"].isin(_with_any(found["items"].unique(), wanted))]
    return found[[column for column in _SHOWN if column in found.columns]]


def _narrowings(
    inputs: Inputs, table: str, row: Mapping[str, object]
) -> Iterator[tuple[str, Collection[str]]]:
    methods, people = (set(inputs.judgments[c]) for c in ("method", "participant"))
    told = {name: str(value) for name, value in row.items() if value not in ("", None)}
    if "method" in told:
        yield "method", [told["method"]]
    elif table.startswith("pairwise"):
        yield "method", [PAIRWISE]
    if "criterion" in told:
        yield "criterion", [told["criterion"]]
    elif told.get("scale") in inputs.facts.scales:
        yield "criterion", inputs.facts.scales[told["scale"]]
    for name in ("participant", "rater"):
        if name in told:
            yield "participant", [told[name]]
    pair = [told.get("a", ""), told.get("b", "")]
    for column, known in (("method", methods), ("participant", people)):
        if all(part in known for part in pair):
            yield column, pair
    if "system" in told and "value" in told and "share" in told:
        yield "value", [told["value"]]


def _texts(inputs: Inputs, row: Mapping[str, object]) -> Iterator[set[str]]:
    """For each text or system that the row is about, the items that stand for it."""
    systems = inputs.facts.systems
    told = [str(row[name]) for name in _ONE if row.get(name)]
    told += [str(row[name]) for pair in _TWO for name in pair if row.get(name)]
    for name in told:
        items = {item for item, system in systems.items() if name in (item, system)}
        if items:
            yield items


def _with_any(shown: Collection[str], wanted: Collection[str]) -> list[str]:
    return [items for items in shown if not set(items.split(ITEM_JOIN)).isdisjoint(wanted)]
