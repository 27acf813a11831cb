"""Pairs whose choice is in a column for each outcome, and whose turns are written as lists."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

_WON = {"winner_model_a": "model_a", "winner_model_b": "model_b", "winner_tie": "tie"}
"""Columns of which one is 1, and the choice that it stands for."""
_ASKED, _ANSWERED = "prompt", ("response_a", "response_b")


def of_one_choice(record: Mapping[str, Any]) -> dict[str, Any]:
    """A record with one column for its choice, and with texts or conversations for its lists of
    turns; other records stay as they are."""
    if not _WON.keys() <= record.keys():
        return dict(record)
    found = {name: value for name, value in record.items() if name not in _WON}
    chosen = [choice for name, choice in _WON.items() if str(record[name]).strip() in _YES]
    found["winner"] = chosen[0] if len(chosen) == 1 else ""
    asked = _turns(record.get(_ASKED))
    for column in _ANSWERED:
        answers = _turns(record.get(column))
        if len(asked) == len(answers) == 1:
            found[column] = answers[0]
        elif len(asked) == len(answers) > 1:
            found[column] = [
                {"role": role, "content": text}
                for pair in zip(asked, answers, strict=True)
                for role, text in zip(("user", "assistant"), pair, strict=True)
            ]
    if len(asked) == 1:
        found[_ASKED] = asked[0]
    return found


_YES = ("1", "1.0", "true", "True")


def _turns(value: Any) -> list[str]:
    """The turns of a cell that is a list as JSON writes it; empty for anything else."""
    if isinstance(value, str) and value.startswith("["):
        try:
            value = json.loads(value)
        except (ValueError, RecursionError):
            return []
    if not isinstance(value, list):
        return []
    return [turn if isinstance(turn, str) else "" for turn in value]
