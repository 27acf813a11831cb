"""The order of the list of sources, its headings, and the names of its rows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from PySide6.QtCore import QCoreApplication

from labeval.coding.attributes import Attributes
from labeval.coding.rows import Source
from labeval.text.natural_order import natural
from labeval.ui.coding.parts.controller import CodingController

BY_PARTICIPANT, BY_NAME, BY_SEGMENTS, BY_REVIEWED = "participant", "name", "segments", "reviewed"
"""Orders that there always are; others are names of attributes after :data:`OF_ATTRIBUTE`."""
OF_ATTRIBUTE = "attribute:"


def shortened(name: str, most: int) -> str:
    """A name with its beginning and its end: names of files often differ at their end."""
    if len(name) <= most:
        return name
    end = most // 2
    return f"{name[: most - end - 1].rstrip()}…{name[-end:].lstrip()}"


def marks_of_sources(controller: CodingController) -> dict[str, list[str]]:
    """The marks after the names of sources: a place in the coder's sample, and tags."""
    drawn = QCoreApplication.translate("SourcePanel", "sample")
    done = QCoreApplication.translate("SourcePanel", "sample ✓")
    attributes, sample = controller.attributes, controller.sample
    marks = {}
    for id in controller.sources:
        of_sample = [done if sample[id] else drawn] if id in sample else []
        marks[id] = [*of_sample, *(f"#{tag}" for tag in attributes.tags(id))]
    return marks


def arranged(
    sources: Iterable[Source],
    order: str,
    counts: Mapping[str, int],
    attributes: Attributes,
) -> list[Source | str]:
    """Sources in an order, each folder's after its name; those without a folder come first."""
    key = _key(order, counts, attributes)
    found = sorted(sources, key=lambda s: (natural(s.folder), key(s)))
    rows: list[Source | str] = []
    folder = ""
    for source in found:
        if source.folder != folder:
            folder = source.folder
            rows.append(folder)
        rows.append(source)
    return rows


def _key(
    order: str, counts: Mapping[str, int], attributes: Attributes
) -> Callable[[Source], tuple[object, ...]]:
    def usual(source: Source) -> tuple[object, ...]:
        return (
            natural(source.participant) or [(2, 0, "")],
            *(source.session, source.kind, natural(source.name), source.id),
        )

    if order == BY_NAME:
        return lambda source: (natural(source.name), *usual(source))
    if order == BY_SEGMENTS:
        return lambda source: (-counts.get(source.id, 0), *usual(source))
    if order == BY_REVIEWED:
        return lambda source: (source.reviewed, *usual(source))
    if order.startswith(OF_ATTRIBUTE):
        name = order.removeprefix(OF_ATTRIBUTE)
        return lambda source: (
            natural(attributes.at(source, "").get(name, "")) or [(2, 0, "")],
            *usual(source),
        )
    return usual
