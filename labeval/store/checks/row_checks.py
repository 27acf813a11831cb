"""Plausibility of rows that were read from damaged pages."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict
from datetime import datetime
from typing import Any

from pydantic import TypeAdapter

from labeval.session.events.events import Kind
from labeval.session.plan.plan import Plan
from labeval.study.study import StudyContent

_ID = re.compile(r"[0-9A-Za-z_.-]{1,64}")
_UTC = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|\+00:00)")
_WORD = re.compile(r"[a-z][a-z_]{0,40}")
_EVENTS = frozenset(Kind)
_PLANS = TypeAdapter(Plan)
"""Plans whose parts have the types that they were declared with."""
_KINDS = frozenset({"real", "rehearsal", "simulated"})

Row = Mapping[str, int | str]


def is_plausible(table: str, row: Row, *, without_plan: bool = False) -> bool:
    """Return whether the columns of a row hold values that the program writes there.

    Args:
        without_plan: the plan of a session is known to be missing.
    """
    check = _CHECKS.get(table)
    if check is None:
        return True
    return check(row) and (table != "session" or without_plan or _is_plan(str(row["plan"])))


def can_be_read(session: Row, events: Sequence[Sequence[int | str]]) -> bool:
    """Return whether this program reads a session of another computer, whose chain is right.

    Args:
        session: by its columns.
        events: each from the session to the data, at least.
    """
    if not is_plausible("session", session):
        return False
    if not events:
        return True
    _, _, at_ms, moments, kinds, *_, data = zip(*(row[:9] for row in events), strict=True)
    return (
        min(map(int, at_ms)) >= 0
        and _are_moments(moments)
        and _EVENTS.issuperset(kinds)
        and all(is_object_or_empty(str(one)) for one in set(data))
    )


def is_study(content: str) -> bool:
    """Return whether the content of a version is a study that this program reads."""
    return _is_read(StudyContent.from_json, content)


def is_intact(version: str, content: str) -> bool:
    """Return whether a study version's content is the content its id was computed from."""
    return hashlib.sha256(content.encode()).hexdigest() == version


def _session(row: Row) -> bool:
    return (
        _matches(_ID, row["id"])
        and _matches(_ID, row["version"])
        and row["kind"] in _KINDS
        and _is_moment(row["started"])
        and str(row["participant"]) != ""
    )


def _event(row: Row) -> bool:
    return (
        _matches(_ID, row["session"])
        and int(row["seq"]) >= 1
        and int(row["at_ms"]) >= 0
        and _is_moment(row["utc"])
        and _matches(_WORD, row["kind"])
        and is_object_or_empty(str(row["data"]))
    )


def _version(row: Row) -> bool:
    return is_intact(str(row["id"]), str(row["content"]))


def _publication(row: Row) -> bool:
    return (
        _matches(_ID, row["version"])
        and _is_moment(row["published"])
        and _is_list_or_empty(str(row["problems"]))
    )


def _access(row: Row) -> bool:
    return _matches(_ID, row["id"]) and _is_moment(row["utc"])


def _erasure(row: Row) -> bool:
    return _is_moment(row["erased"])


_CHECKS: dict[str, Callable[[Row], bool]] = {
    "session": _session,
    "event": _event,
    "study_version": _version,
    "publication": _publication,
    "erasure": _erasure,
    "access": _access,
}


def _matches(pattern: re.Pattern[str], value: int | str) -> bool:
    return pattern.fullmatch(str(value)) is not None


def _is_moment(value: int | str) -> bool:
    return _are_moments([value])


def _are_moments(values: Iterable[int | str]) -> bool:
    texts = [*map(str, values)]
    return all(map(_UTC.fullmatch, texts)) and _is_read(_moments, texts)


def _moments(texts: Iterable[str]) -> list[datetime]:
    return [*map(datetime.fromisoformat, texts)]


def _is_plan(text: str) -> bool:
    return _is_read(_plan_with_steps, text)


def _plan_with_steps(text: str) -> Plan:
    plan = _PLANS.validate_json(json.dumps(asdict(Plan.from_json(text))), strict=True)
    if not plan.steps or any(step.questions and step.per_screen < 1 for step in plan.steps):
        raise ValueError(text)
    return plan


def _is_read(read: Callable[[Any], object], given: object) -> bool:
    try:
        read(given)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return False
    return True


def is_object_or_empty(text: str) -> bool:
    """Return whether the data of an event is an object or empty."""
    return not text or _is_json(dict, text)


def _is_list_or_empty(text: str) -> bool:
    return not text or _is_json(list, text)


def _is_json(kind: type[object], text: str) -> bool:
    try:
        return isinstance(json.loads(text), kind)
    except (ValueError, RecursionError):
        return False
