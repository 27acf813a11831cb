"""The way through the study file's models: from where validation failed to what was expected."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel, RootModel

from labeval.study.yaml.places import Path

TAG_KEYS = ("method", "step", "kind")
"""Keys that say of which kind an entry is: a block, a step, a question."""


@dataclass(frozen=True, slots=True)
class ExpectedValue:
    """Expected content at a place of a study file."""

    path: Path
    """The place, without the tags and types that validation mixes into its locations."""
    kind: Any
    """The annotation of the value there; None where nothing may stand."""


def follow(model: type[BaseModel], location: Sequence[str | int]) -> ExpectedValue:
    """Walk a location of a validation error down from ``model``."""
    kind: Any = model
    path: Path = ()
    for step in location:
        members = list(model_members(kind))
        if len(members) > 1:
            kind = next((m for m in members if step in tags(m)), None)
            continue
        below = _below(kind, step)
        if below is None and not _may_hold(kind):
            continue
        kind, path = below, (*path, step)
    return ExpectedValue(path, kind)


def bare(kind: Any) -> Any:
    """The annotation without ``Annotated`` and ``| None``."""
    while True:
        origin = get_origin(kind)
        if origin is Annotated:
            kind = get_args(kind)[0]
        elif origin in (Union, UnionType):
            rest = [k for k in get_args(kind) if k is not NoneType]
            if len(rest) != 1:
                return kind
            kind = rest[0]
        else:
            return kind


def model_members(kind: Any) -> Iterator[type[BaseModel]]:
    """The models that a value of this annotation can be: none, one, or those of a union."""
    kind = bare(kind)
    if get_origin(kind) in (Union, UnionType):
        for member in get_args(kind):
            yield from model_members(member)
    elif is_model(kind):
        yield kind


def is_model(kind: Any) -> bool:
    """Return whether the annotation is a model with fields, not a text in several languages."""
    return (
        isinstance(kind, type) and issubclass(kind, BaseModel) and not issubclass(kind, RootModel)
    )


def tag(model: type[BaseModel]) -> tuple[str, tuple[Any, ...]]:
    """The key that distinguishes this model from its siblings, and its values there.

    It is the first of ``TAG_KEYS`` with a fixed set of values, so that a model can have an ordinary
    setting of such a name as well; an empty key where there is none.
    """
    for name in TAG_KEYS:
        if name in model.model_fields and (values := choices(model.model_fields[name].annotation)):
            return name, values
    return "", ()


def tags(model: type[BaseModel]) -> tuple[Any, ...]:
    """The values of the key that distinguishes this model from its siblings."""
    return tag(model)[1]


def choices(kind: Any) -> tuple[Any, ...]:
    """The values of a ``Literal``, also inside a union; empty for any other annotation."""
    kind = bare(kind)
    if get_origin(kind) is Literal:
        return get_args(kind)
    if get_origin(kind) in (Union, UnionType):
        return tuple(value for member in get_args(kind) for value in choices(member))
    return ()


def keys(model: type[BaseModel]) -> list[str]:
    """The keys of a model as a study file writes them."""
    return [field.alias or name for name, field in model.model_fields.items()]


def _below(kind: Any, step: str | int) -> Any:
    kind = bare(kind)
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is list and isinstance(step, int):
        return arguments[0]
    if origin is dict:
        return arguments[1]
    if isinstance(kind, type) and issubclass(kind, RootModel):
        return str
    if is_model(kind):
        for name, field in kind.model_fields.items():
            if step == (field.alias or name):
                # The annotation of a field has lost its metadata; none of it matters here.
                return field.annotation
    return None


def _may_hold(kind: Any) -> bool:
    """Return whether the next step is a key of the file, if perhaps an unknown one."""
    return is_model(bare(kind))
