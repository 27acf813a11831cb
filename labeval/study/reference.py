"""The study file's reference as Markdown, made from the models themselves.

``python -m labeval.study.reference docs/study-file.md`` writes it. Meanings are the docstrings
below the models' fields. They are read from the source here, and not by pydantic at every start
of the program, which would cost 25 ms each time.
"""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_origin

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from labeval.study.model.base import Id
from labeval.study.model.items import Item
from labeval.study.model.judge_ratings import JudgeRating
from labeval.study.model.references import Reference
from labeval.study.reference_example import EXAMPLE_ITEMS, EXAMPLE_STUDY
from labeval.study.study import Study
from labeval.study.yaml import model_path
from labeval.text.local import LocalText
from labeval.text.marks import QT_TRANSLATE_NOOP, Say, as_written

_ID = repr(get_args(Id)[1])
"""Mark of an id in the metadata of a field."""

_INTRODUCTION = """\
# The study file

A study is a folder. In it lie `study.yaml`, described here, and the table of items that it names.
`labeval check FOLDER` reads both and names everything that is wrong, each with its file and line.
Positions in lists are counted from 1 in these messages: `criteria[2].definition` is the definition
of the second criterion.

- A **text** is one string for everybody, or one string a language: `{en: "Hello", de: "Hallo"}`.
- An **id** has up to 64 letters a to z, digits, `_`, `.` and `-`, and begins with a letter, a digit
  or `_`.
- Truth values are `true` and `false`. `yes`, `no`, `on` and `off` are plain words, and dates are
  plain texts, so an option can be called `no` without quotes.
- A key that is not listed here is refused, so that no setting is lost to a slip of the pen.

## A small study

`study.yaml`:

```yaml
{study}```

`items.csv`:

```csv
{items}```
"""
_TABLE = """
## Items table

CSV (comma, semicolon or tab), JSONL or XLSX (the first sheet); UTF-8; up to 100,000 rows of texts
with up to 20,000 characters. Columns with other names are kept with the item; `items.where` of a
block can choose by them.

| column | needed | meaning |
| --- | --- | --- |
"""
_REFERENCES = """
## References

JSONL, one object a line; up to ten for each question, in the order shown.

| key | meaning |
| --- | --- |
"""
_JUDGE = """
## Ratings of a judge

JSONL, one object a line: one item rated by one criterion, each pair once.

| key | needed | meaning |
| --- | --- | --- |
"""


_TAGGED = {"method": "Block", "step": "Step", "kind": "Question"}


def study_file_reference() -> str:
    """The whole reference."""
    parts = [_INTRODUCTION.replace("{study}", EXAMPLE_STUDY).replace("{items}", EXAMPLE_ITEMS)]
    parts += [_section(model) for model in models(Study)]
    rows = [
        f"| `{name}` | {'yes' if name in ('id', 'text') else ''} | {meanings(Item)[name]} |"
        for name in Item.model_fields
        if name != "extra"
    ]
    kept = [f"| `{name}` | {meanings(Reference)[name]} |" for name in Reference.model_fields]
    judged = [
        f"| `{name}` | {'yes' if field.is_required() else ''} | {meanings(JudgeRating)[name]} |"
        for name, field in JudgeRating.model_fields.items()
    ]
    tables = _TABLE + "\n".join(rows) + "\n" + _REFERENCES + "\n".join(kept) + "\n"
    tables += _JUDGE + "\n".join(judged) + "\n"
    return "".join(parts) + tables


def models(top: type[BaseModel]) -> Iterator[type[BaseModel]]:
    """``top`` and every model that can be below it, each once, in the order met."""
    seen: dict[type[BaseModel], None] = {}
    ahead = [top]
    while ahead:
        model = ahead.pop(0)
        if model in seen:
            continue
        seen[model] = None
        for field in model.model_fields.values():
            ahead += [
                m for kind in _inside(field.annotation) for m in model_path.model_members(kind)
            ]
    return iter(seen)


def _inside(kind: Any) -> Iterator[Any]:
    """The annotation and what its lists and mappings hold."""
    kind = model_path.bare(kind)
    yield kind
    if get_origin(kind) in (list, dict):
        yield from _inside(get_args(kind)[-1])


def _section(model: type[BaseModel]) -> str:
    title = heading(model)
    purpose = " ".join(inspect.cleandoc(model.__doc__ or "").split())
    rows = "\n".join(
        f"| `{field.alias or name}` | {type_words(field)} | {_default(field)} "
        f"| {meanings(model)[name]} |"
        for name, field in model.model_fields.items()
    )
    return (
        f"\n## {title}\n\n{purpose}\n\n| key | value | if left out | meaning |\n"
        f"| --- | --- | --- | --- |\n{rows}\n"
    )


def heading(model: type[BaseModel]) -> str:
    """A model's name in the reference: that of its key, where it is one of several kinds."""
    key, values = model_path.tag(model)
    if key:
        return f"{_TAGGED[key]} `{key}: {values[0]}`"
    words = "".join(f" {c.lower()}" if c.isupper() else c for c in model.__name__)
    return words.strip().capitalize()


@cache
def meanings(model: type[BaseModel]) -> dict[str, str]:
    """Field name to the docstring below the field, inherited ones included."""
    found: dict[str, str] = {}
    for base in reversed(model.__mro__):
        if not (issubclass(base, BaseModel) and base.__module__.startswith("labeval.")):
            continue
        body = ast.parse(textwrap.dedent(inspect.getsource(base))).body[0]
        assert isinstance(body, ast.ClassDef)
        for field, below in zip(body.body, body.body[1:], strict=False):
            if (
                isinstance(field, ast.AnnAssign)
                and isinstance(field.target, ast.Name)
                and isinstance(below, ast.Expr)
                and isinstance(below.value, ast.Constant)
            ):
                text = " ".join(str(below.value.value).split())
                found[field.target.id] = text.replace("``", "`").replace("|", "\\|")
    return found


def type_words(field: FieldInfo, say: Say = as_written) -> str:
    """The values that a field takes, in the language that ``say`` speaks."""
    words = _kind(field.annotation, say)
    if field.annotation is str and _ID in map(repr, field.metadata):
        return _in_language(say, _ID_WORD)
    limits = {
        name: value
        for part in field.metadata
        for name in ("ge", "gt", "le", "min_length", "max_length")
        if (value := getattr(part, name, None)) is not None
    }
    values: dict[str, object] = {"kind": words, **limits}
    if model_path.bare(field.annotation) is str:
        if "max_length" not in limits:
            return words  # that it is not empty goes without saying
        template = _CHARACTER if limits["max_length"] == 1 else _LENGTHS
        return _in_language(say, template, **{"min_length": 0, **values})
    for needed, template in _LIMITS.items():
        if set(needed) <= set(limits):
            return _in_language(say, template, **values)
    return words


def _in_language(say: Say, template: str, **values: object) -> str:
    return say("SettingLimits", template).format(**values)


_ID_WORD = QT_TRANSLATE_NOOP("SettingLimits", "id")
_WORD = QT_TRANSLATE_NOOP("SettingLimits", "word")
_WHOLE = QT_TRANSLATE_NOOP("SettingLimits", "whole number")
_NUMBER = QT_TRANSLATE_NOOP("SettingLimits", "number")
_TEXT = QT_TRANSLATE_NOOP("SettingLimits", "text")
_LIST = QT_TRANSLATE_NOOP("SettingLimits", "list of: {kind}")
_NAMED = QT_TRANSLATE_NOOP("SettingLimits", "{name} → {kind}")
_EITHER = QT_TRANSLATE_NOOP("SettingLimits", "{one} or {other}")
_CHARACTER = QT_TRANSLATE_NOOP("SettingLimits", "one character")
_LENGTHS = QT_TRANSLATE_NOOP("SettingLimits", "{kind} of {min_length} to {max_length} characters")
_LIMITS = {
    ("ge", "le"): QT_TRANSLATE_NOOP("SettingLimits", "{kind}, {ge} to {le}"),
    ("ge",): QT_TRANSLATE_NOOP("SettingLimits", "{kind}, {ge} or more"),
    ("gt",): QT_TRANSLATE_NOOP("SettingLimits", "{kind}, more than {gt}"),
    ("min_length",): QT_TRANSLATE_NOOP("SettingLimits", "{kind}, at least {min_length}"),
}
"""Names of limits to what they say of a kind; the first that fits."""


def _kind(kind: Any, say: Say) -> str:
    if kind is Id or kind == Id | None:
        return _in_language(say, _ID_WORD)
    kind = model_path.bare(kind)
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is list:
        return _in_language(say, _LIST, kind=_kind(arguments[0], say))
    if origin is dict:
        return _in_language(
            say, _NAMED, name=_kind(arguments[0], say), kind=_kind(arguments[1], say)
        )
    members = list(model_path.model_members(kind))
    if members:
        return ", ".join(f"[{heading(m)}](#{_anchor(m)})" for m in members)
    if model_path.choices(kind):
        rest = [_kind(k, say) for k in arguments if k in (int, str)]
        return ", ".join([f"`{value}`" for value in model_path.choices(kind)] + rest)
    if arguments:
        one, *others = (_kind(k, say) for k in arguments)
        for other in others:
            one = _in_language(say, _EITHER, one=one, other=other)
        return one
    if kind is bool:
        return "`true`, `false`"
    plain = {str: _WORD, int: _WHOLE, float: _NUMBER, LocalText: _TEXT}
    return _in_language(say, plain[kind]) if kind in plain else str(kind)


def _anchor(model: type[BaseModel]) -> str:
    kept = "".join(c for c in heading(model).lower() if c.isalnum() or c in " _-")
    return kept.replace(" ", "-")


def _default(field: FieldInfo) -> str:
    if field.is_required():
        return "**needed**"
    value = field.get_default(call_default_factory=True)
    if value is None or value in ([], {}):
        return "nothing"
    if isinstance(value, BaseModel):
        return "its own"
    if isinstance(value, list):
        return ", ".join(f"`{getattr(entry, 'id', entry)}`" for entry in value)
    return f"`{str(value).lower() if isinstance(value, bool) else value}`"


def main(arguments: list[str]) -> None:
    """Write the reference to the path given."""
    (path,) = arguments
    Path(path).write_text(study_file_reference(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
