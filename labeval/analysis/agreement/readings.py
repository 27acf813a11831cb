"""Spans with labels that several raters set in the same texts, by criterion and system."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from labeval.analysis.data.judgments import each_method
from labeval.analysis.data.scales import method_of
from labeval.analysis.methods import methods_with
from labeval.analysis.statistics.coefficients.alpha import krippendorff_alpha

if TYPE_CHECKING:
    from pandas import DataFrame

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Reading(Generic[S]):
    """The spans that one rater set in one text."""

    rater: str
    item: str
    marks: tuple[S, ...]


def readings(
    judgments: DataFrame, systems: Mapping[str, str], part: str, column: str
) -> Iterator[tuple[str, str, str, list[Reading[S]]]]:
    """Method, criterion, system and readings: of all texts, and of those of each system, sorted.

    The system is empty for all together. Of a rater who has read a text several times the first
    time counts.

    Args:
        part: the part of a method that gives its judgments with their spans.
        column: the column with the spans.
    """
    parts = methods_with(part)
    for method, of_method in each_method(judgments):
        if method_of(method) not in parts:
            continue
        rows = parts[method_of(method)](of_method)
        found: dict[str, dict[tuple[str, str], Reading[S]]] = {}
        names = ("criterion", "participant", "items", column)
        for criterion, rater, item, marks in zip(*(rows[n] for n in names), strict=True):
            one: Reading[S] = Reading(str(rater), str(item), marks)
            found.setdefault(str(criterion), {}).setdefault((one.item, one.rater), one)
        for criterion in sorted(found):
            every = list(found[criterion].values())
            yield method, criterion, "", every
            of = {one.item: systems.get(one.item, "") for one in every}
            for system in sorted({name for name in of.values() if name}):
                yield method, criterion, system, [o for o in every if of[o.item] == system]


def of_several(found: Sequence[Reading[S]]) -> dict[str, list[Reading[S]]]:
    """The readings of each text that two raters or more have read."""
    by_item: dict[str, list[Reading[S]]] = {}
    for one in found:
        by_item.setdefault(one.item, []).append(one)
    return {item: of for item, of in by_item.items() if len(of) > 1}


def same_labels(pairs: Sequence[tuple[str, str]]) -> tuple[float | None, float | None]:
    """Share of pairs of labels that are equal, and alpha of all of them."""
    if not pairs:
        return None, None
    share = sum(a == b for a, b in pairs) / len(pairs)
    units = [n for n in range(len(pairs)) for _ in range(2)]
    alpha = krippendorff_alpha(units, [label for pair in pairs for label in pair], "nominal")
    return share, alpha.value
