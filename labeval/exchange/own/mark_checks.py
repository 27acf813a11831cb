"""Checks of a row of the table of evidence: its cells, and its words in the study's texts."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from labeval.exchange.judgment_checks import (
    Found,
    empty_faults,
    id_faults,
    number_faults,
    position_faults,
    text_faults,
    time_faults,
)
from labeval.exchange.tables.evidence import IN_SOURCE, IN_TEXT
from labeval.study.model.items import Item
from labeval.study.pages import ITEM_JOIN, turn_in
from labeval.study.problems import listed, nearest
from labeval.study.study import StudyContent
from labeval.study.unknown import is_known
from labeval.text.marks import QT_TRANSLATE_NOOP

_FILLED = (
    *("participant", "session", "method", "criterion", "page", "items", "item", "text"),
    *("start", "end", "quote"),
)
_OFFSET = re.compile(r"0|[1-9][0-9]{0,8}")
_SHOWN = 40
"""Characters of a text that a message repeats."""


class MarkChecks:
    """The checks of one study: whose texts, whose criteria."""

    def __init__(self, content: StudyContent) -> None:
        self._items = {item.id: item for item in content.items}
        self._criteria = {criterion.id for criterion in content.study.criteria}

    def faults_of(self, cells: Mapping[str, str]) -> Iterator[Found]:
        """Everything that is wrong with one row; all columns must be there."""
        cell_faults = list(_cell_faults(cells))
        yield from cell_faults
        wrong = {name for name, *_ in cell_faults}
        if "criterion" not in wrong and cells["criterion"] not in self._criteria:
            template = QT_TRANSLATE_NOOP("Problem", "the study has no criterion “{id}”")
            yield _unknown("criterion", template, cells["criterion"], self._criteria)
        item = None if "item" in wrong else self._items.get(cells["item"])
        if item is None and "item" not in wrong:
            template = QT_TRANSLATE_NOOP("Problem", "the study has no item “{id}”")
            yield _unknown("item", template, cells["item"], self._items)
        if item is not None and not wrong & {"item", "items", "text", "page"}:
            yield from _place_faults(cells, item, checked=not wrong & {"start", "end", "quote"})


def _unknown(column: str, template: str, id: str, known: Mapping[str, object] | set[str]) -> Found:
    values: dict[str, object] = {"id": _short(id)}
    meant = nearest(id, known)
    if meant:
        return column, template, {**values, "meant": meant}, _MEANT
    if len(known) > _MOST_NAMED:
        return column, template, values, ""
    return column, template, {**values, "known": listed(sorted(known))}, _KNOWN


_MOST_NAMED = 20
_MEANT = QT_TRANSLATE_NOOP("Problem", "did you mean “{meant}”?")
_KNOWN = QT_TRANSLATE_NOOP("Problem", "there are {known}")


def _cell_faults(cells: Mapping[str, str]) -> Iterator[Found]:
    yield from text_faults(cells)
    yield from empty_faults(cells, _FILLED)
    yield from id_faults(cells)
    numbered = [name for name in ("page_order", "against") if cells[name]]
    yield from position_faults(cells, ("mark", *numbered))
    yield from number_faults(cells, ("marked_seconds",))
    yield from time_faults(cells, "marked_at")
    for name in ("start", "end"):
        if cells[name] and not _OFFSET.fullmatch(cells[name]):
            template = QT_TRANSLATE_NOOP("Problem", "“{value}” is not a whole number from 0")
            yield name, template, {"value": _short(cells[name])}, ""
    if cells["text"] and cells["text"] not in (IN_TEXT, IN_SOURCE):
        template = QT_TRANSLATE_NOOP("Problem", "“{value}” is neither text nor source")
        yield "text", template, {"value": _short(cells["text"])}, ""
    if cells["against"] and cells["against"] == cells["mark"]:
        yield "against", QT_TRANSLATE_NOOP("Problem", "a mark cannot go with itself"), {}, ""


def _place_faults(cells: Mapping[str, str], item: Item, *, checked: bool) -> Iterator[Found]:
    """Words that are in no text of their page.

    Args:
        checked: start, end and quote can be compared with the text.
    """
    shown = cells["items"].split(ITEM_JOIN)
    in_source = cells["text"] == IN_SOURCE
    if item.id not in shown or (in_source and item.id != shown[0]):
        template = QT_TRANSLATE_NOOP("Problem", "“{id}” is not among the items of the page")
        if in_source and item.id in shown:
            template = QT_TRANSLATE_NOOP(
                "Problem", "a page shows the source of its first item, which is not “{id}”"
            )
        yield "item", template, {"id": item.id}, ""
        return
    text = item.source if in_source else item.text
    if not is_known(text):
        template = QT_TRANSLATE_NOOP("Problem", "the study does not have the text of {item}")
        if in_source:
            template = QT_TRANSLATE_NOOP("Problem", "the study has no source of {item}")
        advice = QT_TRANSLATE_NOOP("Problem", "add it to the items table")
        yield "item", template, {"item": item.id}, advice
        return
    turn = 0 if in_source else int(turn_in(cells["page"]) or 0)
    limit = _end_of(text, turn) if turn else len(text)
    if limit is None:
        template = QT_TRANSLATE_NOOP("Problem", "{item} has no answer {turn}")
        yield "page", template, {"item": item.id, "turn": turn}, ""
    elif checked:
        yield from _span_faults(cells, text, limit)


def _end_of(text: str, turn: int) -> int | None:
    """The end of an answer in a conversation; None where there is no such answer."""
    from labeval.text.markdown.turns import answers_in

    answers = answers_in(text)
    return answers[turn - 1].end if turn <= len(answers) else None


def _span_faults(cells: Mapping[str, str], text: str, limit: int) -> Iterator[Found]:
    start, end, quote = int(cells["start"]), int(cells["end"]), cells["quote"]
    if end <= start:
        template = QT_TRANSLATE_NOOP("Problem", "is {end}, which is not after the start, {start}")
        yield "end", template, {"start": start, "end": end}, ""
    elif end > limit:
        template = QT_TRANSLATE_NOOP(
            "Problem", "is {end}, but what was shown of the text ends at {limit}"
        )
        yield "end", template, {"end": end, "limit": limit}, ""
    elif text[start:end] != quote:
        template = QT_TRANSLATE_NOOP(
            "Problem", "is “{here}”, but the text has “{there}” from {start} to {end}"
        )
        values = {"here": _short(quote), "there": _short(text[start:end])}
        found = text.find(quote)
        advice = ""
        if found >= 0:
            advice = QT_TRANSLATE_NOOP(
                "Problem",
                "these words begin at {found}; positions count characters (code points), not bytes "
                "or UTF-16 units",
            )
        yield "quote", template, {**values, "start": start, "end": end, "found": found}, advice
    elif not quote.strip():
        yield "quote", QT_TRANSLATE_NOOP("Problem", "holds no words"), {}, ""


def _short(text: str) -> str:
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"
