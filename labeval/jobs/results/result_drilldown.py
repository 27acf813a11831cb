"""The judgments that a row of a table was made from."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import TYPE_CHECKING

from labeval.analysis.data.scales import method_of
from labeval.analysis.inputs import Inputs
from labeval.analysis.methods import methods_with
from labeval.study.pages import ITEM_JOIN

if TYPE_CHECKING:
    from pandas import DataFrame

_SHOWN = (
    *("participant", "condition", "method", "criterion", "items", "value", "seconds"),
    *("page_order", "answered_at"),
)
_ONE = ("id", "item", "system")
_TWO = (("first", "second"), ("a", "b"))


def result_drilldown(inputs: Inputs, table: str, row: Mapping[str, object]) -> DataFrame:
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
    values = {name: str(value) for name, value in row.items() if value not in ("", None)}
    if "method" in values:
        yield "method", [values["method"]]
    elif table.startswith("pairwise") or table == "controlled":
        yield "method", [name for name in methods if method_of(name) in methods_with("sides")]
    if "criterion" in values:
        yield "criterion", [values["criterion"]]
    elif values.get("scale") in inputs.facts.scales:
        yield "criterion", inputs.facts.scales[values["scale"]]
    for name in ("participant", "rater"):
        if name in values:
            yield "participant", [values[name]]
    pair = [values.get("a", ""), values.get("b", "")]
    for column, known in (("method", methods), ("participant", people)):
        if all(part in known for part in pair):
            yield column, pair
    if "system" in values and "value" in values and "share" in values:
        yield "value", [values["value"]]


def _texts(inputs: Inputs, row: Mapping[str, object]) -> Iterator[set[str]]:
    """For each text or system that the row is about, the items that stand for it."""
    systems = inputs.facts.systems
    values = [str(row[name]) for name in _ONE if row.get(name)]
    values += [str(row[name]) for pair in _TWO for name in pair if row.get(name)]
    for name in values:
        items = {item for item, system in systems.items() if name in (item, system)}
        if items:
            yield items


def _with_any(shown: Collection[str], wanted: Collection[str]) -> list[str]:
    return [items for items in shown if not set(items.split(ITEM_JOIN)).isdisjoint(wanted)]
