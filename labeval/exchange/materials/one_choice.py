"""Pairs whose choice is in a column for each outcome, in the names of their columns or in a list
with an entry for each judge, and whose turns are written as lists or in one text."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterable, Mapping
from typing import Any

_WON = {"winner_model_a": "model_a", "winner_model_b": "model_b", "winner_tie": "tie"}
"""Columns of which one is 1, and the choice that it stands for."""
CHOSEN, REJECTED = "chosen", "rejected"
PREFERRED = {CHOSEN, REJECTED}
"""Columns of the better and of the worse of two texts."""
_SPEAKERS = re.compile(r"(?:^|\n\n)(Human|Assistant): ?")
_ASKED, _ANSWERED = "prompt", ("response_a", "response_b")


LISTED = "individual_preference"
"""HelpSteer3's list of what each judge chose, from -3 (the first answer is much better) to 3 (the
second is), as its description says."""
_OF_ALL = "overall_preference"
"""The choice that HelpSteer3 made of those of its judges."""
_SCORES = ("score", "preference", "rating", "choice", "vote")


def of_listed_choices(record: Mapping[str, Any]) -> dict[str, Any]:
    """A record with a column for each judge in place of a list of their choices; the choice that
    was made of them is left out. Other records stay as they are."""
    if LISTED not in record:
        return dict(record)
    found = {name: value for name, value in record.items() if name not in (LISTED, _OF_ALL)}
    for place, chosen in enumerate(_objects(record[LISTED]), start=1):
        key = next((name for name in _SCORES if name in chosen), "")
        score = chosen.get(key)
        if isinstance(score, int | float):
            found[f"rater{place}"] = "a" if score < 0 else "b" if score > 0 else "tie"
    return found


def _objects(value: Any) -> Iterable[Mapping[str, Any]]:
    """The objects of a list; in a cell it is as JSON or as Python writes it."""
    for read in (json.loads, ast.literal_eval):
        if isinstance(value, str):
            try:
                value = read(value)
            except (ValueError, SyntaxError, RecursionError, MemoryError):
                continue
    return [one for one in value if isinstance(one, dict)] if isinstance(value, list) else []


def of_one_choice(record: Mapping[str, Any]) -> dict[str, Any]:
    """A record with one column for its choice, and with texts or conversations for its lists of
    turns; other records stay as they are."""
    if record.keys() >= PREFERRED:
        sides = {name: _messages(record[name]) for name in PREFERRED}
        return {**record, **sides, "winner": CHOSEN}
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


def _messages(value: Any) -> Any:
    """The messages of a dialogue that is written as one text; anything else stays as it is."""
    parts = _SPEAKERS.split(value.lstrip("\n")) if isinstance(value, str) else []
    if len(parts) < 5 or parts[0]:
        return value
    roles = {"Human": "user", "Assistant": "assistant"}
    return [
        {"role": roles[who], "content": text.strip()}
        for who, text in zip(parts[1::2], parts[2::2], strict=True)
    ]


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
