"""Names, values and help of the study file's settings as a form shows them, in any language.

They are made from the models, in English, and translated as other texts of the code are:
``packaging/translate`` collects what :func:`marked` gives.
"""

from __future__ import annotations

from collections.abc import Iterator

from pydantic import BaseModel

from labeval.study.editing.fields import (
    ChoiceKind,
    Field,
    Kind,
    ListKind,
    NamedKind,
    fields_of,
    tag_key,
)
from labeval.study.reference import models
from labeval.study.study import Study
from labeval.study.yaml import model_path
from labeval.text.marks import QT_TRANSLATE_NOOP, Say, as_written

_NAME, _VALUE, _HELP = "SettingName", "SettingValue", "SettingHelp"
"""Contexts of translation."""
_SPECIAL_NAMES = {
    "lsl": "Lab Streaming Layer (LSL)",
    "items": "Texts",
    "blocks": "Methods",
    "block": "Method",
    "language": "language of the texts",
    "languages": "languages of sessions",
    "seed": "random seed",
}
"""Keys that the form has other words for: those of the part where they are defined, or clearer
ones."""
_SPECIAL_VALUES = {"for_each_block": "for each method"}
"""Values that it has other words for."""
_YES = QT_TRANSLATE_NOOP("SettingValue", "yes")
_NO = QT_TRANSLATE_NOOP("SettingValue", "no")


def setting_name(key: str | int, say: Say = as_written) -> str:
    """A key of the study file as words: ``judged_against`` is “Judged against”."""
    words = _SPECIAL_NAMES.get(str(key), str(key).replace("_", " "))
    return say(_NAME, words[:1].upper() + words[1:])


def choice_name(value: object, say: Say = as_written) -> str:
    """One of the values that a setting can have, as words: ``after_answer`` is “after answer”."""
    if isinstance(value, bool):
        return say(_VALUE, _YES if value else _NO)
    return say(_VALUE, _SPECIAL_VALUES.get(str(value), str(value).replace("_", " ")))


def setting_help(field: Field, say: Say = as_written) -> str:
    """The meaning of a setting."""
    return say(_HELP, field.meaning) if field.meaning else ""


def model_purpose(model: type[BaseModel], say: Say = as_written) -> str:
    """The first line of a model's docstring, without its full stop."""
    line = (model.__doc__ or "").strip().split("\n")[0].rstrip(".").replace("`", "")
    return say(_HELP, line)


def choice_values() -> Iterator[str]:
    """Every value that a setting can be chosen to have, as the study file writes it."""
    for model in models(Study):
        for field in fields_of(model):
            yield from map(str, _choices(field.kind))
        if tag_key(model):
            yield str(model_path.tags(model)[0])


def marked() -> Iterator[tuple[str, str]]:
    """Every text that can be asked for, as its context of translation and itself."""
    asked: dict[tuple[str, str], None] = {}

    def noted(context: str, text: str) -> str:
        asked[context, text] = None
        return text

    for model in models(Study):
        for field in fields_of(model):
            setting_name(field.key, noted)
            setting_help(field, noted)
            for value in _choices(field.kind):
                choice_name(value, noted)
        if tag_key(model):
            choice_name(model_path.tags(model)[0], noted)
            model_purpose(model, noted)
    yield from asked


def _choices(kind: Kind) -> tuple[object, ...]:
    """The values of a choice, or of each entry of a list."""
    if isinstance(kind, ListKind | NamedKind):
        return _choices(kind.of)
    return kind.values if isinstance(kind, ChoiceKind) else ()
