"""The criteria of a study file as rows of a table, and the edit that a change of them makes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from labeval.jobs.new_study.criteria import OPEN, OwnCriterion, criterion_ids
from labeval.study.editing.edits import Edit, Move, Put, Remove
from labeval.study.yaml.places import Path
from labeval.text.languages import ANY_LANGUAGE

_KEY: Path = ("criteria",)
_MEASURE, _DIRECTION = "text", "higher"
"""Values of a criterion that says nothing of them."""


def read_criteria(value: object, languages: Sequence[str]) -> list[OwnCriterion]:
    """The criteria of a file, also of one that cannot be used as it is; what is no text is left.

    Args:
        value: of the key ``criteria``.
        languages: those of the table; a text for everybody is in each of them.
    """
    entries = value if isinstance(value, list) else []
    return [_read(entry if isinstance(entry, dict) else {}, languages) for entry in entries]


def edit_between(
    value: object, after: Sequence[OwnCriterion], languages: Sequence[str]
) -> Edit | None:
    """The edit of a study file that makes its criteria these; None where they are.

    Args:
        value: of the key ``criteria``.
    """
    before = read_criteria(value, languages)
    raw: list[Any] = list(value) if isinstance(value, list) else []
    if before == list(after):
        return None
    if len(after) < len(before):
        gone = _gone(before, after)
        if len(gone) == 1:
            return Remove((*_KEY, gone[0]))
        return Put(_KEY, [entry for n, entry in enumerate(raw) if n not in gone])
    if (moved := _moved(before, after)) is not None:
        return Move((*_KEY, moved[0]), moved[1])
    entries = [
        _written(entry, old, new, languages) if new != old else entry
        for entry, old, new in zip(raw, before, after[: len(raw)], strict=True)
    ]
    taken = {str(entry.get("id")) for entry in raw if isinstance(entry, dict)}
    for new in after[len(raw) :]:
        base = id = criterion_ids([new])[0]
        number = 2
        while id in taken:
            id, number = f"{base}_{number}", number + 1
        taken.add(id)
        entries.append(_written({"id": id}, OwnCriterion(), new, languages))
    return Put(_KEY, entries)


def _read(entry: Mapping[str, Any], languages: Sequence[str]) -> OwnCriterion:
    def texts(value: object) -> dict[str, str]:
        if isinstance(value, str):
            return dict.fromkeys(languages, value)
        given = value if isinstance(value, dict) else {}
        return {str(at): text for at, text in given.items() if isinstance(text, str)}

    def several(name: str) -> dict[Any, dict[str, str]]:
        value = entry.get(name)
        return {key: texts(one) for key, one in value.items()} if isinstance(value, dict) else {}

    return OwnCriterion(
        name=texts(entry.get("name")),
        definition=texts(entry.get("definition")),
        judged_against=str(entry.get("judged_against", _MEASURE)),
        direction=str(entry.get("direction", _DIRECTION)),
        wording=several("wording"),
        anchors=several("anchors"),
        examples=several("examples"),
    )


def _written(
    entry: Any, old: OwnCriterion, new: OwnCriterion, languages: Sequence[str]
) -> dict[str, Any]:
    """An entry of the file with what differs between two criteria."""
    made: dict[str, Any] = dict(entry) if isinstance(entry, dict) else {}
    for name in ("name", "definition"):
        if getattr(old, name) != getattr(new, name):
            _put(made, name, _text(getattr(new, name), languages))
    for name in ("wording", "anchors", "examples"):
        before, after = getattr(old, name), getattr(new, name)
        if before != after:
            kept = made.get(name)
            texts: dict[Any, Any] = dict(kept) if isinstance(kept, dict) else {}
            for key in {**before, **after}:
                if before.get(key) != after.get(key):
                    _put(texts, key, _text(after.get(key, {}), languages))
            _put(made, name, texts)
    if old.judged_against != new.judged_against:
        _put(made, "judged_against", "" if new.against == OPEN else new.against)
    if old.direction != new.direction:
        _put(made, "direction", new.direction)
    return made


def _text(texts: Mapping[str, str], languages: Sequence[str]) -> str | dict[str, str]:
    """A text as the file has it: for everybody where no language is named."""
    given = {language: text for language, text in texts.items() if text}
    return given.get(ANY_LANGUAGE, "") if list(languages) == [ANY_LANGUAGE] else given


def _put(entry: dict[Any, Any], key: object, value: object) -> None:
    """Set a value; an empty one is left out."""
    if value:
        entry[key] = value
    else:
        entry.pop(key, None)


def _gone(before: Sequence[OwnCriterion], after: Sequence[OwnCriterion]) -> list[int]:
    """The places of criteria that are not there any more."""
    found, left = [], list(after)
    for n, criterion in enumerate(before):
        if left and left[0] == criterion:
            left.pop(0)
        else:
            found.append(n)
    return found


def _moved(before: Sequence[OwnCriterion], after: Sequence[OwnCriterion]) -> tuple[int, int] | None:
    """The place of a criterion and the one it was moved to; None where no one was."""
    if len(before) != len(after):
        return None
    other = [n for n, (a, b) in enumerate(zip(before, after, strict=True)) if a != b]
    first, last = other[0], other[-1]
    was, now = list(before[first : last + 1]), list(after[first : last + 1])
    if [*was[1:], was[0]] == now:
        return first, last
    return (last, first) if [was[-1], *was[:-1]] == now else None
