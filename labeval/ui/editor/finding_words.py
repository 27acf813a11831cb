"""Findings of the check in the words of the form: names of settings and entries, no keys or ids."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from labeval.jobs.editing.findings import Finding, place_of
from labeval.study.editing.document import StudyText
from labeval.study.editing.fields import fields_of
from labeval.study.editing.scalars import is_language
from labeval.study.editing.setting_words import choice_values
from labeval.study.folder import STUDY_FILE, StudyFolder
from labeval.study.problems import Problem
from labeval.study.reference import models
from labeval.study.study import Study
from labeval.study.yaml.places import Path
from labeval.ui.editor.form.names import choice_name, entry_title, setting_name, shown_text
from labeval.ui.editor.parts import parts
from labeval.ui.language import language_in_words
from labeval.ui.quoted import quoted
from labeval.ui.sentences import translated

_LONGEST = 40
"""Characters of an entry's title."""
_TOKEN = re.compile(
    r"\{\{.*?\}\}|\{[^{}]*\}"  # a place to be filled in stays as it is
    r"|(?P<quote>[“„])(?P<key>[a-z_]+)(?P<rest>(?::[^“”„]*)?)[”“]"
    r"|\b(?P<snake>[a-z]+(?:_[a-z]+)+)\b"
)
_NAMING = frozenset(
    {"criterion", "criteria", "block", "condition", "group", "step", "name", "known"}
)
"""Values of sentences that are ids of the study file, or lists of them."""


def finding_text(finding: Finding, data: Any) -> str:
    """A finding on one line: its place on the form, what is wrong, and what would be right.

    What is wrong with a file as such, or in another file, keeps the file's name and line.

    Args:
        data: the content of the study file.
    """
    problem = finding.problem
    if problem.file != STUDY_FILE or not finding.path or not isinstance(data, dict):
        return problem.described(translated)
    titles = _titles(data)
    about_table = "column" in problem.template or "file" in problem.template

    def shown(name: str, value: object) -> object:
        if not isinstance(value, str):
            return value
        if name == "languages":
            return ", ".join(map(language_in_words, value.split(", ")))
        if about_table or name not in _NAMING:
            return value
        return ", ".join(_value_words(part, titles) for part in value.split(", "))

    sentence = problem.sentence(lambda context, text: in_words(translated(context, text)), shown)
    return f"{place_words(finding.path, data)}: {sentence}"


def problem_words(folder: StudyFolder) -> Callable[[Problem], str]:
    """A function that puts problems of a study into the words of the form, with their lines."""
    try:
        text = StudyText(folder.study_file.read_text(encoding="utf-8"))
    except (OSError, ValueError):  # gone, or no text, as the problem states
        return lambda problem: problem.described(translated)
    places, data = text.document.places, text.data

    def worded(problem: Problem) -> str:
        if problem.file != STUDY_FILE:
            return problem.described(translated)
        finding = Finding(problem, place_of(problem, places))
        words = finding_text(finding, data)
        if words == problem.described(translated):  # about the file as such
            return words
        sign = "▲ " if problem.severity == "warning" else ""
        return f"{sign}{words} ({problem.place})"

    return worded


def place_words(path: Path, data: Any) -> str:
    """The way to a setting: the part on the left, then entries by title and settings by name."""
    return " › ".join(_steps(path, data))


def in_words(text: str) -> str:
    """A sentence with the names that settings and values have on the form."""
    return _TOKEN.sub(_named, text)


def _steps(path: Path, data: Any) -> Iterator[str]:
    key = path[0]
    part = next((part for part in parts() if part.has(key)), None)
    if part is not None:
        yield part.name
    if part is None or part.key != key:
        yield setting_name(key)
    value = data.get(key) if isinstance(data, dict) else None
    for step in path[1:]:
        holder, value = value, _below(value, step)
        if isinstance(step, int):
            yield _quoted(entry_title(value)) or str(step + 1)
        elif is_language(step) and _is_in_languages(holder):
            yield language_in_words(step)
        elif step in _keys():
            yield setting_name(step)
        else:
            named = shown_text(value.get("title")) if isinstance(value, dict) else ""
            yield _quoted(named or str(step))


def _is_in_languages(value: Any) -> bool:
    """True for a text in some languages, not for blocks with ids such as “ab”."""
    return isinstance(value, dict) and not any(
        isinstance(each, dict) or not is_language(key) for key, each in value.items()
    )


def _below(value: Any, step: str | int) -> Any:
    try:
        return value[step]
    except (LookupError, TypeError):
        return None


def _quoted(title: str) -> str:
    if not title:
        return ""
    short = title if len(title) <= _LONGEST else title[: _LONGEST - 1].rstrip() + "…"
    return quoted(short)


def _named(found: re.Match[str]) -> str:
    whole, snake = found.group(), found["snake"]
    if snake is not None:
        return _quoted(setting_name(snake) if snake in _keys() else _value_words(snake, {}))
    key, rest = found["key"], found["rest"]
    if key is None or (key not in _keys() and rest):
        return whole
    value = rest.removeprefix(":").strip()
    if value.startswith("{"):  # an example of several settings, which the form has below that name
        return whole[0] + setting_name(key) + whole[-1]
    if key not in _keys():
        words = _value_words(key, {})
    elif rest and not value:
        words = next((part.name for part in parts() if part.key == key), setting_name(key))
    else:
        words = setting_name(key) + (f": {_value_words(value, {})}" if value else "")
    return whole[0] + words + whole[-1]


def _value_words(value: str, titles: dict[str, str]) -> str:
    if value in titles:
        return titles[value]
    return choice_name(value) if value in _choices() else value


def _titles(data: dict[str, Any]) -> dict[str, str]:
    """Title of every criterion, group, condition, step and block that has one, by its id."""
    entries = [
        (entry.get("id"), entry)
        for key in ("criteria", "groups", "conditions", "procedure")
        for entry in _list(data.get(key))
        if isinstance(entry, dict)
    ]
    blocks = data.get("blocks")
    entries += list(blocks.items()) if isinstance(blocks, dict) else []
    named = {id: _own_title(entry) for id, entry in entries if isinstance(id, str)}
    return {id: title for id, title in named.items() if title}


def _own_title(entry: Any) -> str:
    if not isinstance(entry, dict):
        return ""
    return shown_text(entry.get("name")) or shown_text(entry.get("title"))


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


@cache
def _keys() -> frozenset[str]:
    """Every key of a study file, without the version of its format, which no form has."""
    keys = {str(field.key) for model in models(Study) for field in fields_of(model)}
    return frozenset(keys - {"labeval"})


@cache
def _choices() -> frozenset[str]:
    """Every value that a setting can be chosen to have."""
    return frozenset(choice_values())
