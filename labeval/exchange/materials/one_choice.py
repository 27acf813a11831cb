"""Pairs whose choice is in a column for each outcome, in the names of their columns or in a list
with an entry for each judge, and whose turns are written as lists or in one text."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterable, Mapping
from typing import Any

from labeval.exchange.materials.column_content import is_number
from labeval.exchange.materials.column_names import role_of
from labeval.exchange.materials.flattening import cell, objects
from labeval.text.folding import plain

_WON = {"winner_model_a": "model_a", "winner_model_b": "model_b", "winner_tie": "tie"}
"""Columns of which one is 1, and the choice that it stands for."""
CHOSEN, REJECTED = "chosen", "rejected"
PREFERRED = {CHOSEN, REJECTED}
"""Columns of the better and of the worse of two texts."""
_OUTCOMES = ("result", "outcome", "verdict", "ergebnis")
_OTHERS = ("baseline", "opponent", "reference_model", "baseline_model")
_RESULTS = {
    **dict.fromkeys(("win", "wins", "won", "better", "gewonnen"), "model_a"),
    **dict.fromkeys(("lose", "loss", "loses", "lost", "worse", "verloren"), "model_b"),
    **dict.fromkeys(("tie", "draw", "equal", "same", "unentschieden"), "tie"),
}
"""Words for what came out for the first of two models."""
_SPEAKERS = re.compile(r"(?:^|\n\n)(Human|Assistant): ?")
_ASKED, _ANSWERED = "prompt", ("response_a", "response_b")


LISTED = {
    "individual_preference": "overall_preference",
    "all_preferences_unprocessed": "preference_strength",
}
"""Lists of what each judge of HelpSteer3 and HelpSteer2 chose, from -3 (the first answer is much
better) to 3 (the second is), as their descriptions say; and the choice that was made of them."""
_SIDE = re.compile("(?:model_|response_|answer_)?[ab](?:_is(?:_[a-z]+)?_better)?|tie")
_SCORES = ("score", "strength", "preference", "rating", "choice", "vote")


def listed_in(record: Mapping[str, Any]) -> str:
    """The column with a list of what each judge chose; empty where there is none."""
    return next((name for name in LISTED if name in record), "")


def of_each_judge(record: Mapping[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    """A record for each judge in its lists of judges who chose, with the name of their list;
    other records stay as they are, without a name."""
    lists = {name: found for name, value in record.items() if (found := _chosen(value))}
    rest = {name: value for name, value in record.items() if name not in lists}
    each = [(name, {**rest, **own}) for name, found in lists.items() for own in found]
    return each or [("", dict(record))]


def _chosen(value: Any) -> list[dict[str, Any]]:
    """The objects of a list, if each names a judge and one of two sides."""
    found = objects(value)
    named = all(any(role_of(name)[0] == "participant" for name in each) for each in found)
    sides = all(any(_SIDE.fullmatch(plain(cell(v))) for v in each.values()) for each in found)
    return found if named and sides else []


def of_listed_choices(record: Mapping[str, Any]) -> dict[str, Any]:
    """A record with a column for each judge in place of a list of their choices; the choice that
    was made of them is left out. Other records stay as they are."""
    name = listed_in(record)
    if not name:
        return dict(record)
    found = {key: value for key, value in record.items() if key not in (name, LISTED[name])}
    for place, chosen in enumerate(_objects(record[name]), start=1):
        key = next((word for word in _SCORES if word in chosen), "")
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
    if sides := _of_two(record):
        return sides
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


def _of_two(record: Mapping[str, Any]) -> dict[str, Any]:
    """A record with two models and a winner, of one that says otherwise which of two won; empty
    for any other.

    Such as columns of the winner and the loser, of a baseline and what came out (win, lose or tie),
    or of the scores of both, one the other with its sign changed, as WebGPT's comparisons have.
    """
    names = {plain(name): name for name in record}
    if {"winner", "loser"} <= names.keys():
        ends = names["winner"], names["loser"]
        first, second = sorted(ends, key=lambda name: cell(record[name]))  # sides are not known
        return _with_sides(record, first, second, "model_a" if first == ends[0] else "model_b")
    outcome = next((names[word] for word in _OUTCOMES if word in names), "")
    other = next((names[word] for word in _OTHERS if word in names), "")
    won = _RESULTS.get(plain(cell(record[outcome])), "") if outcome else ""
    model = next((names[word] for word in ("model", "system") if word in names), "")
    if other and model and won:
        return _with_sides(record, model, other, won, outcome)
    scores = [cell(record.get(f"score_{side}")) for side in (0, 1)]
    if "answer_0" in names and "answer_1" in names and all(map(is_number, scores)):
        own, others = map(float, scores)
        if own == -others:
            choice = "tie" if not own else "answer_0" if own > 0 else "answer_1"
            return {
                **{name: v for name, v in record.items() if name not in ("score_0", "score_1")},
                "winner": choice,
            }
    return {}


def _with_sides(
    record: Mapping[str, Any], first: str, second: str, won: str, outcome: str = ""
) -> dict[str, Any]:
    left = {name: value for name, value in record.items() if name not in (first, second, outcome)}
    return {**left, "model_a": record[first], "model_b": record[second], "winner": won}


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
