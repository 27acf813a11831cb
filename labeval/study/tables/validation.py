"""Errors of the models in a study file, described so that a person can mend them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, get_args

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from labeval.study.problems import MODEL_ERROR, Problem, listed, nearest
from labeval.study.tables.validation_messages import ADVICE, SENTENCES, Sentence
from labeval.study.yaml import model_path
from labeval.study.yaml.places import Path, YamlPlaces
from labeval.text.marks import QT_TRANSLATE_NOOP, MarkedText

_KEY = "[key]"
_MOST_LISTED = 1000
"""More refusals than that say nothing new; nearest names are looked up for each."""


_PLAIN = {
    "missing": QT_TRANSLATE_NOOP("Problem", "is missing"),
    "missing_argument": QT_TRANSLATE_NOOP("Problem", "is missing"),
    "extra_forbidden": QT_TRANSLATE_NOOP("Problem", "is not known here"),
    "unexpected_keyword_argument": QT_TRANSLATE_NOOP("Problem", "is not known here"),
}


@dataclass(frozen=True, slots=True)
class _Message:
    template: str
    advice: str = ""
    values: Mapping[str, object] = field(default_factory=dict)


def validation_problems(
    error: ValidationError, model: type[BaseModel], file: str, places: YamlPlaces
) -> list[Problem]:
    """Every refusal as a problem with its line; several about one value become one."""
    found: dict[Path, Problem] = {}
    for details in error.errors(include_url=False)[:_MOST_LISTED]:
        path, message = _say(details, model)
        line = places.line(path)
        problem = Problem(
            file, line, places.name(path), message.template, message.values, message.advice
        )
        found.setdefault(path, problem)
    return list(found.values())


def refusal(error: ValidationError) -> tuple[str, MarkedText]:
    """The first refusal of what a program has written, not a person: its field, and the reason."""
    first = error.errors(include_url=False)[0]
    kind, context = first["type"], first.get("ctx", {})
    path = tuple(step for step in first["loc"] if step != _KEY)
    if kind == MODEL_ERROR:
        message = _Message(context["template"], "", context["values"])
    elif kind in _PLAIN:
        message = _Message(_PLAIN[kind])
    elif kind == "literal_error":
        template = QT_TRANSLATE_NOOP("Problem", "“{given}” cannot be chosen")
        message = _Message(template, "", {"given": str(first["input"])[:64]})
    else:
        message = _by_type(first, path)
    field = ".".join(str(step)[:64] for step in path)
    return field, MarkedText(message.template, message.values, "Problem")


def _say(error: ErrorDetails, model: type[BaseModel]) -> tuple[Path, _Message]:
    location = tuple(step for step in error["loc"] if step != _KEY)
    expected = model_path.follow(model, location)
    is_key = _KEY in error["loc"]
    kind, context = error["type"], error.get("ctx", {})
    if kind == MODEL_ERROR:
        return expected.path, _Message(context["template"], "", context["values"])
    if kind == "missing":
        return expected.path, _missing(expected.path)
    if kind == "extra_forbidden":
        return expected.path, _unknown_key(model, location)
    if kind in ("union_tag_invalid", "union_tag_not_found"):
        return _tag(error, expected)
    if not is_key and (options := model_path.choices(expected.kind)):
        return expected.path, _none_of(error["input"], options, expected.kind)
    if error["input"] is None and not is_key:
        template = QT_TRANSLATE_NOOP("Problem", "has no value")
        return expected.path, _Message(template, _advice(expected.path))
    return expected.path, _by_type(error, expected.path)


def _missing(path: Path) -> _Message:
    template = QT_TRANSLATE_NOOP("Problem", "is missing")
    if known := _known_advice(path):
        return _Message(template, known)
    advice = QT_TRANSLATE_NOOP("Problem", "write “{name}:” with its value here")
    return _Message(template, advice, {"name": str(path[-1])})


def _advice(path: Path) -> str:
    fallback = QT_TRANSLATE_NOOP("Problem", "write a value after the “:”, or leave the line out")
    return _known_advice(path) or fallback


def _known_advice(path: Path) -> str:
    """Advice for the setting at a path; empty where there is none."""
    if len(path) > 1 and path[-1] == "title":  # of a part, not of the study
        return QT_TRANSLATE_NOOP("Problem", "write a title")
    return ADVICE.get(str(path[-1]), "") if path else ""


def _unknown_key(model: type[BaseModel], location: tuple[str | int, ...]) -> _Message:
    around = list(model_path.model_members(model_path.follow(model, location[:-1]).kind))
    if len(around) > 1:
        around = [m for m in around if location[-2] in model_path.tags(m)] or around
    known = model_path.keys(around[0]) if around else []
    return _unknown(QT_TRANSLATE_NOOP("Problem", "is not known here"), str(location[-1]), known)


def _unknown(template: str, name: str, known: Iterable[Any], **values: object) -> _Message:
    """A name that does not exist, with the one that was probably meant, or all there are."""
    names = [str(k) for k in known]
    near = nearest(name, names)
    values |= {"near": near, "known": listed(names, limit=30)}
    if near:
        return _Message(template, QT_TRANSLATE_NOOP("Problem", "did you mean “{near}”?"), values)
    return _Message(template, QT_TRANSLATE_NOOP("Problem", "known are: {known}"), values)


def _tag(error: ErrorDetails, expected: model_path.ExpectedValue) -> tuple[Path, _Message]:
    """An unknown or missing ``method``, ``step`` or ``kind``."""
    context = error.get("ctx", {})
    name = str(context.get("discriminator", "")).strip("'")
    known = [t for m in model_path.model_members(expected.kind) for t in model_path.tags(m)]
    path = (*expected.path, name)
    if error["type"] == "union_tag_not_found" or error["input"].get(name) is None:
        template = QT_TRANSLATE_NOOP("Problem", "is missing")
        advice = QT_TRANSLATE_NOOP("Problem", "choose one of: {known}")
        return path, _Message(template, advice, {"known": listed(known, limit=30)})
    given = str(context.get("tag", ""))[:64]
    template = QT_TRANSLATE_NOOP("Problem", "there is no “{given}”")
    return path, _unknown(template, given, known, given=given)


def _none_of(given: Any, options: tuple[Any, ...], kind: Any) -> _Message:
    """A value that is none of those that can be chosen."""
    if options == (1,):
        return _Message(
            QT_TRANSLATE_NOOP("Problem", "the file is of format {given}, unknown to this program"),
            QT_TRANSLATE_NOOP("Problem", "write “labeval: 1” unquoted, or use a newer program"),
            {"given": str(given)[:64]},
        )
    template = QT_TRANSLATE_NOOP("Problem", "“{given}” cannot be chosen")
    if int in get_args(model_path.bare(kind)):
        template = QT_TRANSLATE_NOOP("Problem", "“{given}” is neither a whole number nor a choice")
    return _unknown(template, str(given), options, given=str(given)[:64])


def _by_type(error: ErrorDetails, path: Path) -> _Message:
    """The sentence for a pydantic error type; its own message where none is written."""
    context = error.get("ctx", {})
    values: dict[str, object] = {
        "given": str(error["input"])[:64],
        "limit": next(
            (
                context[k]
                for k in ("ge", "gt", "le", "lt", "min_length", "max_length")
                if k in context
            ),
            "",
        ),
        "message": error["msg"],
    }
    if error["type"] == "string_type" and isinstance(error["input"], bool | int | float):
        template = QT_TRANSLATE_NOOP("Problem", "must be a text, not the number {given}")
        return _Message(template, QT_TRANSLATE_NOOP("Problem", "put it in quotes"), values)
    if error["type"] == "string_pattern_mismatch" and _is_language(path):
        template = QT_TRANSLATE_NOOP("Problem", "“{given}” is not a language")
        return _Message(
            template, QT_TRANSLATE_NOOP("Problem", "write a code, such as en or de"), values
        )
    sentence = SENTENCES.get(error["type"], _OTHER)
    return _Message(sentence.template, sentence.advice, values)


def _is_language(path: Path) -> bool:
    return path[-1:] == ("language",) or path[-2:-1] == ("languages",)


_OTHER = Sentence(QT_TRANSLATE_NOOP("Problem", "is not right: {message}"))
