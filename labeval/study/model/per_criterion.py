"""Questions about every criterion, written once: rows of a matrix, or one question for each.

They are written out before anything else reads the study file, so that a further criterion is
one more entry under ``criteria`` and nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from labeval.study.model.questions import ROW_JOIN
from labeval.study.yaml.places import Path, YamlPlaces
from labeval.study.yaml.text import YamlDocument

NAME = "{criterion}"
"""Stands for the criterion's name in a text."""
_ROWS = "criteria"
_EACH = "criterion"


def written_out(document: YamlDocument) -> YamlDocument:
    """The document with one row or question for each criterion where it asks for that.

    What is not as it should be is left for the model to refuse.
    """
    if not isinstance(document.data, dict):
        return document
    writer = _Writer(_criteria(document.data), document.places)
    procedure = writer.steps(("procedure",), document.data.get("procedure"))
    data = {**document.data, "procedure": procedure} if "procedure" in document.data else None
    return document if data is None else replace(document, data=data, places=writer.places)


class _Writer:
    """Writes out the questions of all steps, and keeps every value's line."""

    def __init__(self, criteria: Sequence[Mapping[str, Any]], places: YamlPlaces) -> None:
        self._criteria = criteria
        self.places = places

    def steps(self, path: Path, steps: Any) -> Any:
        if not isinstance(steps, list):
            return steps
        return [self._step((*path, n), step) for n, step in enumerate(steps)]

    def _step(self, path: Path, step: Any) -> Any:
        if not isinstance(step, dict):
            return step
        step = dict(step)
        if "steps" in step:
            step["steps"] = self.steps((*path, "steps"), step["steps"])
        if isinstance(step.get("questions"), list):
            step["questions"] = self._questions((*path, "questions"), step["questions"])
        return step

    def _questions(self, path: Path, questions: list[Any]) -> list[Any]:
        found: list[Any] = []
        origins: list[int] = []
        for n, question in enumerate(questions):
            copies = self._copies(question)
            found += copies
            origins += [n] * len(copies)
        if len(found) != len(questions):
            self.places = _moved(self.places, path, origins)
        return found

    def _copies(self, question: Any) -> list[Any]:
        """A question as it stands, or once for each criterion."""
        if not isinstance(question, dict):
            return [question]
        if question.get("kind") == "matrix" and question.get("rows") == _ROWS:
            rows = [{"id": c["id"], "text": c["name"]} for c in self._criteria]
            question = {**question, "rows": rows}
        if question.get("for_each") != _EACH or not isinstance(question.get("id"), str):
            return [question]
        rest = {key: value for key, value in question.items() if key != "for_each"}
        return [
            rest
            | {
                "id": f"{question['id']}{ROW_JOIN}{criterion['id']}",
                "text": _named(question.get("text"), criterion["name"]),
            }
            for criterion in self._criteria
        ]


def _criteria(data: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """The criteria that have an id and a name; other checks report the missing parts."""
    written = data.get("criteria")
    entries = written if isinstance(written, list) else []
    return [
        entry
        for entry in entries
        if isinstance(entry, dict)
        and isinstance(entry.get("id"), str)
        and isinstance(entry.get("name"), str | dict)
    ]


def _named(text: Any, name: Any) -> Any:
    """A text with the criterion's name in each of its languages."""
    if isinstance(text, str) and isinstance(name, str):
        return text.replace(NAME, name)
    if not isinstance(text, str | dict):
        return text
    texts = text if isinstance(text, dict) else dict.fromkeys(name, text)
    names = name if isinstance(name, dict) else dict.fromkeys(texts, name)
    usual = next(iter(names.values()), "")
    return {
        language: value.replace(NAME, str(names.get(language, usual)))
        if isinstance(value, str)
        else value
        for language, value in texts.items()
    }


def _moved(places: YamlPlaces, path: Path, origins: Sequence[int]) -> YamlPlaces:
    """The places with the entries of a list at their present places.

    Args:
        origins: for each entry of the new list, its position in the old one.
    """
    depth = len(path)

    def below(known: Path) -> bool:
        return len(known) > depth and known[:depth] == path

    def now(known: Path) -> list[Path]:
        return [
            (*path, n, *known[depth + 1 :])
            for n, origin in enumerate(origins)
            if known[depth] == origin
        ]

    lines = {known: line for known, line in places.lines.items() if not below(known)}
    for known, line in places.lines.items():
        if below(known):
            lines |= dict.fromkeys(now(known), line)
    mappings = {known for known in places.mappings if not below(known)}
    mappings |= {new for known in places.mappings if below(known) for new in now(known)}
    return YamlPlaces(lines, mappings)
