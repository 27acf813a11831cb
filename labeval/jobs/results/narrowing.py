"""The part of the judgments that an analysis reads, by condition, group, method and more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any

from labeval.exchange.elsewhere.listening_tests import controls_among, screened
from labeval.exchange.judgment_checks import is_number
from labeval.session.plan.header import SessionHeader
from labeval.study.study import StudyContent

if TYPE_CHECKING:
    from pandas import DataFrame

IMPORTED = "imported"
"""The kind of judgments that no session of the record made."""


@dataclass(frozen=True, slots=True)
class Only:
    """The values that stay; an empty field narrows nothing."""

    conditions: tuple[str, ...] = ()
    groups: tuple[str, ...] = ()
    """Groups of participants; imported judgments have none."""
    methods: tuple[str, ...] = ()
    """As the tables name them."""
    criteria: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    """``real``, ``simulated``, ``rehearsal``, ``imported``."""

    def as_dict(self) -> dict[str, list[str]]:
        """The fields that narrow, for the results."""
        named = {field.name: list(getattr(self, field.name)) for field in fields(self)}
        return {name: values for name, values in named.items() if values}


def narrowed(judgments: DataFrame, headers: Mapping[str, SessionHeader], only: Only) -> DataFrame:
    """The judgments that stay.

    Args:
        judgments: as :func:`~labeval.analysis.data.judgments.judgment_frame` makes them.
        headers: the record's own sessions by their ids.
    """
    columns = {
        "condition": only.conditions,
        "method": only.methods,
        "criterion": only.criteria,
    }
    for column, values in columns.items():
        if values:
            judgments = judgments[judgments[column].isin(values)]
    if only.groups:
        of_group = {id for id, header in headers.items() if header.group in only.groups}
        judgments = judgments[judgments["session"].isin(of_group)]
    if only.kinds:
        kinds = judgments["session"].map(lambda id: _kind(id, headers))
        judgments = judgments[kinds.isin(only.kinds)]
    return judgments


def without_controls(judgments: DataFrame, contents: Sequence[StudyContent]) -> DataFrame:
    """The judgments without those of items that control raters, such as a hidden reference.

    Args:
        contents: the study's versions, oldest first; the newest says what an item is for.
    """
    items = {item.id: item for content in contents for item in content.items}
    controls = [id for id, item in items.items() if item.use == "attention"]
    if controls:
        judgments = judgments[~judgments["items"].isin(controls)]
    return judgments


def controls_of(judgments: DataFrame, contents: Sequence[StudyContent]) -> dict[str, Any]:
    """Counts of a listening test's hidden reference and anchors; empty where a study has none.

    Nobody is named, since the results go where participants must not be known.
    """
    items = {item.id: item for content in contents for item in content.items}
    systems = {id: item.system for id, item in items.items() if item.system}
    controls = controls_among(dict.fromkeys(systems.values()))
    apart = {s for id, s in systems.items() if items[id].use == "attention"}
    if not controls or not set(controls) <= apart:
        return {}
    columns = (judgments[name].astype(str) for name in ("participant", "items", "value"))
    rated = (
        (person, item, float(value))
        for person, item, value in zip(*columns, strict=True)
        if is_number(value)
    )
    found = screened(controls, systems, rated)
    named = {
        name: {"n": n, "mean": round(mean, 9)} for name, (n, mean) in found.means.items() if name
    }
    if not named:
        return {}
    counts = {"found": found.found, "pages": found.pages, "raters": found.raters}
    screening = {"left_out": len(found.left_out), "has_rule": found.has_rule}
    return {"rated": named, **counts, **screening}


def kinds_of(judgments: DataFrame, headers: Mapping[str, SessionHeader]) -> dict[str, int]:
    """Number of sessions of each kind that made these judgments."""
    kinds = [_kind(str(id), headers) for id in judgments["session"].unique()]
    return {kind: kinds.count(kind) for kind in sorted(set(kinds))}


def _kind(session: str, headers: Mapping[str, SessionHeader]) -> str:
    return str(headers[session].kind) if session in headers else IMPORTED
