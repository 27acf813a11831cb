"""Scoring of attention checks, with the evidence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from labeval.study.methods import compared, find_method, is_right, right_answers
from labeval.study.model.blocks import Attention, BlockSettings
from labeval.study.pages import Answers, AttentionCheck, Field, Page
from labeval.text.amounts import is_whole_number


@dataclass(frozen=True, slots=True)
class Checked:
    """The outcome of one attention check."""

    passed: bool
    evidence: Mapping[str, Any]
    """Kind, and field by field what was answered and what should have been."""


def checked(settings: BlockSettings, page: Page, answers: Mapping[str, Answers]) -> Checked:
    """Judge an attention check by the session's answers.

    Args:
        answers: page id to the answers of the page.

    Raises:
        ValueError: the page is no attention check, or its block has none.
    """
    check, rules = page.attention, settings.attention
    if check is None or rules is None:
        raise ValueError(f"'{page.id}' is no attention check")
    fields = find_method(settings.method).fields(settings, page)
    given = compared(settings, page, answers.get(page.id, {}))
    if check.item is None:
        first = compared(settings, page, answers.get(check.repeats, {}))
        return _repeated(settings, rules, fields, given, first, check)
    expected = settings.attention_items[check.item].expected
    asked = [field for field in fields if field.id in expected]
    found = {
        field.id: {
            "answer": given.get(field.id, ""),
            "expected": right_answers(settings, page, field, expected[field.id]),
        }
        for field in asked
    }
    passed = all(
        is_right(settings, page, field, given.get(field.id, ""), expected[field.id])
        for field in asked
    )
    return Checked(passed, {"kind": check.kind, "answers": found})


def _repeated(
    settings: BlockSettings,
    rules: Attention,
    fields: Sequence[Field],
    given: Answers,
    first: Answers,
    check: AttentionCheck,
) -> Checked:
    """Compare choices with the first ones; what was left open both times is not compared."""
    agrees = getattr(find_method(settings.method), "agrees", None)
    asked = [f for f in fields if (f.expectable or agrees) and (given.get(f.id) or first.get(f.id))]
    agreeing = [
        f
        for f in asked
        if _agree(f, given.get(f.id, ""), first.get(f.id, ""), rules)
        or (not f.options and agrees and agrees(f, given.get(f.id, ""), first.get(f.id, "")))
    ]
    consistency = len(agreeing) / len(asked) if asked else 1.0
    evidence = {
        "kind": "repeated",
        "repeats": check.repeats,
        "consistency": round(consistency, 3),
        "answers": {
            f.id: {"answer": given.get(f.id, ""), "first": first.get(f.id, "")} for f in asked
        },
    }
    return Checked(consistency >= rules.agreement, evidence)


def _agree(field: Field, one: str, other: str, rules: Attention) -> bool:
    """Equal, or numbers of one scale that are close to each other."""
    if one == other:
        return True
    scale = [number for option in field.options if (number := _number(option)) is not None]
    a, b = _number(one), _number(other)
    if a is None or b is None or not scale:
        return False
    return abs(a - b) <= rules.tolerance * (max(scale) - min(scale))


def _number(value: str) -> int | None:
    return int(value) if is_whole_number(value) else None
