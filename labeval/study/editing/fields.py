"""The fields of the study file's models as a form shows them: kind, default, help, limits.

All of it is read from the models, so that a new setting or a new method needs nothing here.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, get_args, get_origin

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from labeval.study.reference import meanings, type_words
from labeval.study.yaml import model_path
from labeval.text.local import LocalText
from labeval.text.marks import Say, as_written


@dataclass(frozen=True, slots=True)
class TextKind:
    """A text, in one or several languages."""


@dataclass(frozen=True, slots=True)
class WordKind:
    """A word, such as an id; where ``or_number``, also a whole number."""

    or_number: bool = False


@dataclass(frozen=True, slots=True)
class NumberKind:
    """A number."""

    whole: bool


@dataclass(frozen=True, slots=True)
class TruthKind:
    """True or false."""


@dataclass(frozen=True, slots=True)
class ChoiceKind:
    """One of some values."""

    values: tuple[Any, ...]
    or_number: bool = False
    """True if it can be any whole number, too."""


@dataclass(frozen=True, slots=True)
class ListKind:
    """A list of values of one kind."""

    of: Kind


@dataclass(frozen=True, slots=True)
class NamedKind:
    """Values of one kind, each under a name; the names are whole numbers where ``by_number``."""

    of: Kind
    by_number: bool


@dataclass(frozen=True, slots=True)
class ModelKind:
    """A group of fields, or one of several, distinguished by their tag."""

    models: tuple[type[BaseModel], ...]


Kind = TextKind | WordKind | NumberKind | TruthKind | ChoiceKind | ListKind | NamedKind | ModelKind


@dataclass(frozen=True, slots=True)
class Field:
    """A setting of the study file."""

    key: str
    kind: Kind
    needed: bool
    default: Any
    """As the study file would write it; None for nothing."""
    meaning: str
    """The docstring below the field, which the reference page has, too."""
    info: FieldInfo | None = None
    """The field of the model; None for a value below one, such as an entry of a list."""

    def limits(self, say: Say = as_written) -> str:
        """The values that it takes, in words."""
        return "" if self.info is None else type_words(self.info, say).replace("`", "")


@cache
def fields_of(model: type[BaseModel]) -> tuple[Field, ...]:
    """The fields of a model, without the tag that distinguishes it from its siblings."""
    tag = tag_key(model)
    return tuple(
        Field(
            key=info.alias or name,
            kind=kind_of(info.annotation),
            needed=info.is_required(),
            default=_default(info),
            meaning=meanings(model).get(name, "").replace("\\|", "|").replace("`", ""),
            info=info,
        )
        for name, info in model.model_fields.items()
        if name != tag
    )


def kind_of(annotation: Any) -> Kind:
    """The kind of value that an annotation stands for."""
    kind = model_path.bare(annotation)
    origin, arguments = get_origin(kind), get_args(kind)
    if kind is LocalText:
        return TextKind()
    if origin is list:
        return ListKind(kind_of(arguments[0]))
    if origin is dict:
        return NamedKind(kind_of(arguments[1]), model_path.bare(arguments[0]) is int)
    models = tuple(model_path.model_members(kind))
    if models:
        return ModelKind(models)
    if model_path.choices(kind):
        return ChoiceKind(model_path.choices(kind), int in arguments)
    if kind is bool:
        return TruthKind()
    if kind in (int, float):
        return NumberKind(kind is int)
    return WordKind(or_number=int in arguments)


def tag_key(model: type[BaseModel]) -> str:
    """The key that distinguishes a model from its siblings, such as ``method``; else empty."""
    return model_path.tag(model)[0]


def model_of(kind: ModelKind, value: Any) -> type[BaseModel] | None:
    """The model of a value that is one of several; None where its tag is unknown."""
    if len(kind.models) == 1:
        return kind.models[0]
    if not isinstance(value, dict):
        return None
    for model in kind.models:
        if value.get(tag_key(model)) in model_path.tags(model):
            return model
    return None


def is_single(kind: Kind) -> bool:
    """Return whether a value of this kind is one word, number or choice."""
    return isinstance(kind, WordKind | NumberKind | TruthKind | ChoiceKind)


def begun(model: type[BaseModel], taken: set[str]) -> dict[str, Any]:
    """A new entry of a list: its tag and an id that is not taken; the rest is left to be written.

    Args:
        taken: the ids of its siblings.
    """
    entry: dict[str, Any] = {}
    tag = tag_key(model)
    if tag:
        entry[tag] = model_path.tags(model)[0]
    if "id" in model.model_fields and not model_path.choices(model.model_fields["id"].annotation):
        entry["id"] = free_name(str(entry.get(tag) or model.__name__.lower()), taken)
    return entry


def free_name(proposed: str, taken: set[str]) -> str:
    """The proposed name, with a number where it is taken."""
    number = 2
    name = proposed
    while name in taken:
        name, number = f"{proposed}_{number}", number + 1
    return name


def _default(info: FieldInfo) -> Any:
    if info.is_required():
        return None
    value = info.get_default(call_default_factory=True)
    if isinstance(value, BaseModel | list | dict):
        return None
    return value
