"""Differences between two versions of a study as lines of text."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from labeval.jobs.planning.publication import NextVersion
from labeval.study.differences import Difference
from labeval.study.editing.excerpts import excerpts, shortened
from labeval.study.editing.setting_words import choice_name, setting_name
from labeval.text.marks import QT_TRANSLATE_NOOP
from labeval.ui.language import interface_language, language_in_words
from labeval.ui.quoted import quoted
from labeval.ui.sentences import translated

_ADDED = QT_TRANSLATE_NOOP("Differences", "Texts added ({count}): {ids}")
_GONE = QT_TRANSLATE_NOOP("Differences", "Texts removed ({count}): {ids}")
_OTHER = QT_TRANSLATE_NOOP("Differences", "Texts changed ({count}): {ids}")
_MOVED = QT_TRANSLATE_NOOP("Differences", "{place}: order is now {order}")
_NOW_THERE = QT_TRANSLATE_NOOP("Differences", "{place}: added {after}")
_NOT_THERE = QT_TRANSLATE_NOOP("Differences", "{place}: removed {before}")
_NOW_OTHER = QT_TRANSLATE_NOOP("Differences", "{place}: {before} → {after}")
_ONE_NUMBER = QT_TRANSLATE_NOOP(
    "Differences",
    "▲ The text of the consent has changed, and its version is still “{number}”: with a new "
    "one, the record shows who agreed to which text",
)
_LONGEST = 70
_LONGEST_ORDER = 200
_MOST_IDS = 6


def difference_lines(version: NextVersion, languages: Collection[str]) -> Iterator[str]:
    """A line for each difference from the version that is published now.

    Args:
        languages: those of the study's texts, by their codes.
    """
    for change in version.changes:
        yield _line(change, languages)
    for step in version.consents_of_one_number:
        yield _filled(_ONE_NUMBER, number=step)
    items = version.items
    for template, ids in ((_ADDED, items.added), (_GONE, items.removed), (_OTHER, items.changed)):
        if ids:
            more = ", …" if len(ids) > _MOST_IDS else ""
            yield _filled(template, count=len(ids), ids=", ".join(ids[:_MOST_IDS]) + more)


def _line(change: Difference, languages: Collection[str]) -> str:
    names = [setting_name(part, translated) for part in change.path]
    if change.path[-1] in languages and isinstance(change.after or change.before, str):
        names[-1] = language_in_words(str(change.path[-1]))
    place = " › ".join(names)
    if change.is_moved:
        order = ", ".join(setting_name(part, translated) for part in change.after)
        return _filled(_MOVED, place=place, order=shortened(order, _LONGEST_ORDER))
    if isinstance(change.before, str) and isinstance(change.after, str):
        texts = excerpts(change.before, change.after, _LONGEST)
        before, after = (quoted(text) if text else "" for text in texts)
    else:
        before, after = _shown(change.before), _shown(change.after)
    template = _NOW_OTHER if before and after else _NOW_THERE if after else _NOT_THERE
    return _filled(template, place=place, before=before, after=after)


def _filled(template: str, **values: object) -> str:
    return translated("Differences", template).format(**values)


def _shown(value: Any) -> str:
    """A value in a few words; of a group of values, its name or their number."""
    if value is None or value in ({}, []):
        return ""
    if isinstance(value, str):
        return quoted(shortened(value, _LONGEST))
    if isinstance(value, bool):
        return choice_name(value, translated)
    if isinstance(value, dict):
        own = value.get(interface_language())
        named = own if isinstance(own, str) else value.get("name") or value.get("title")
        if isinstance(named, str | dict) and named:
            return _shown(named)
        return ", ".join(
            f"{setting_name(key, translated)} {_shown(v)}" for key, v in value.items() if v
        )[:_LONGEST]
    if isinstance(value, list):
        return shortened(", ".join(map(_shown, value)), _LONGEST)
    return str(value)
