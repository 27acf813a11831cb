"""Levels that scores are given for: items, systems, questions, and the values of any factor.

A level is called ``item``, ``system``, ``question``, ``item:<column>`` (a column of the items
table) or ``session:<column>`` (a column of the table of sessions, such as the group of the
participant; ``session:participant.Age`` is an attribute of theirs from elsewhere). Systems are
also scored within each value of a factor:
``system/item:style=essay``, ``system/session:group=experts``.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from labeval.analysis.data.facts import StudyFacts

if TYPE_CHECKING:
    from pandas import DataFrame, Series

ITEM, SYSTEM, QUESTION = "item", "system", "question"
ATTRIBUTE = "participant."
"""Begins the names of columns with attributes of participants that come from elsewhere."""
OF_ITEM, OF_SESSION = "item:", "session:"
WITHIN = "/"

MOST_VALUES = 12
"""Of a factor that is found by itself; a column with more is no factor but a text or a number."""
_LONGEST = 60
"""Characters of a value of such a factor."""
_NO_FACTOR = {"id", "text", "system", "question", "question_id", "source", "reference_answer"}
_NO_FACTOR |= {"prompt", "use"}
_OF_SESSIONS = ("group", "condition", "language")


@dataclass(frozen=True, slots=True)
class Level:
    """One way to put judgments together."""

    name: str
    ids: Mapping[str, str]
    """Item to what it counts for; items that are not in it do not count."""
    sessions: frozenset[str] | None = None
    """Only the judgments of these; None for all."""


def factor_names(items: DataFrame, sessions: DataFrame) -> tuple[str, ...]:
    """The factors that are found by themselves: columns with 2 to 12 short values."""
    found = [
        OF_ITEM + str(column)
        for column in items.columns
        if column not in _NO_FACTOR and _is_factor(items[column]) and not items[column].is_unique
    ]
    found += [
        OF_SESSION + str(column)
        for column in sessions.columns
        if (column in _OF_SESSIONS or str(column).startswith(ATTRIBUTE))
        and _is_factor(sessions[column])
    ]
    return tuple(found)


def _is_factor(column: Series[str]) -> bool:
    values = [str(value) for value in column.unique() if value]
    return 2 <= len(values) <= MOST_VALUES and max(map(len, values)) <= _LONGEST


def item_levels(
    facts: StudyFacts, items: DataFrame, judged: Collection[str], factors: Sequence[str]
) -> list[Level]:
    """The levels that depend on the item alone and of which ``judged`` has two ids or more.

    Items and systems are always there, if any is known.
    """
    systems = {item: facts.systems.get(item, "") for item in judged}
    systems = {item: system for item, system in systems.items() if system}
    questions = {item: facts.questions.get(item, "") for item in judged}
    found = [Level(ITEM, {item: item for item in judged})]
    if systems:
        found.append(Level(SYSTEM, systems))
    by_question = {item: question for item, question in questions.items() if question}
    if len(set(by_question.values())) > 1:
        found.append(Level(QUESTION, by_question))
    for factor in factors:
        found += _item_factor(factor, items, judged, systems)
    return found


def _item_factor(
    factor: str, items: DataFrame, judged: Collection[str], systems: Mapping[str, str]
) -> Iterator[Level]:
    column = factor.removeprefix(OF_ITEM)
    if column == factor or column not in items:
        return
    values = {str(i): str(v) for i, v in items[column].items() if v and i in judged}
    different = sorted(set(values.values()))
    if len(different) < 2:
        return
    yield Level(factor, values)
    for value in different:
        within = {item: s for item, s in systems.items() if values.get(item) == value}
        if len(set(within.values())) > 1:
            yield Level(f"{SYSTEM}{WITHIN}{factor}={value}", within)


def session_levels(
    facts: StudyFacts,
    sessions: DataFrame,
    judged: Collection[str],
    rated_in: Collection[str],
    factors: Sequence[str],
) -> Iterator[Level]:
    """The levels that depend on who judged, where ``rated_in`` has two values or more."""
    systems = {item: facts.systems.get(item, "") for item in judged}
    systems = {item: system for item, system in systems.items() if system}
    for factor in factors:
        column = factor.removeprefix(OF_SESSION)
        if column == factor or column not in sessions:
            continue
        by_value: dict[str, set[str]] = {}
        for session, value in zip(sessions["session"], sessions[column], strict=True):
            if value and session in rated_in:
                by_value.setdefault(str(value), set()).add(str(session))
        if len(by_value) < 2:
            continue
        for value in sorted(by_value):
            of_value = frozenset(by_value[value])
            yield Level(factor, dict.fromkeys(judged, value), of_value)
            if len(set(systems.values())) > 1:
                yield Level(f"{SYSTEM}{WITHIN}{factor}={value}", systems, of_value)
