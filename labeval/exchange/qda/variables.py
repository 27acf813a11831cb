"""Variables of participants and of sources of a project: facts of a row's own, and attributes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from decimal import Decimal, InvalidOperation
from typing import TYPE_CHECKING

from labeval.coding.identity import id_of
from labeval.coding.rows import Attribute, Source, SourceKind
from labeval.exchange.qda.guids import id_of_guid
from labeval.exchange.qda.xml import add, child, children

if TYPE_CHECKING:
    from lxml.etree import _Element

CASE_VARIABLES: Mapping[str, Callable[[Source], str]] = {
    "condition": lambda source: source.condition,
    "group": lambda source: source.group,
}
"""Variables of a participant, and where they come from."""
SOURCE_VARIABLES: Mapping[str, Callable[[Source], str]] = {
    "kind": lambda source: source.kind,
    "language": lambda source: source.language,
    "session": lambda source: source.session,
    "folder": lambda source: source.folder,
    "reviewed": lambda source: "yes" if source.reviewed else "",
    "quotable": lambda source: "" if source.quotable else "no",
}
"""Variables of a source."""
TURNS = "turns begin with"
"""The variable of a source that lists the names of who speaks, as its text has them."""
_OWN = (*CASE_VARIABLES, *SOURCE_VARIABLES, TURNS)
_VALUES: Mapping[str, frozenset[str]] = {
    "kind": frozenset(SourceKind),
    "reviewed": frozenset({"yes"}),
    "quotable": frozenset({"no"}),
}
"""Values that a fact of a row's own can have; with another value a variable is an attribute."""
_ATTRIBUTE = " (attribute)"
"""Ends the name of an attribute that is called as a fact of a row's own."""


def write_variables(parent: _Element, attributes: Iterable[Attribute]) -> None:
    """Write the definitions of the variables."""
    variables = add(parent, "Variables")
    for name in _OWN:
        add(variables, "Variable", guid=id_of("variable", name), name=name, typeOfVariable="Text")
    for name, type in types_of(attributes).items():
        written = _written(name)
        guid = id_of("variable", written)
        add(variables, "Variable", guid=guid, name=written, typeOfVariable=type)


def types_of(attributes: Iterable[Attribute]) -> dict[str, str]:
    """Attribute to the type of all its values: Integer, Float or Text."""
    values: dict[str, list[str]] = {}
    for attribute in attributes:
        values.setdefault(attribute.name, []).append(attribute.value)
    return {
        name: next(
            type
            for type, fits in (("Integer", _is_integer), ("Float", _is_number), ("Text", bool))
            if all(map(fits, values[name])) or type == "Text"
        )
        for name in sorted(values)
    }


def write_values(
    parent: _Element, source: Source, variables: Mapping[str, Callable[[Source], str]]
) -> None:
    """The values of a row's own facts that are not empty."""
    for name, value_of in variables.items():
        if value := value_of(source):
            _write(parent, name, "Text", value)


def write_attributes(parent: _Element, values: Mapping[str, str], types: Mapping[str, str]) -> None:
    """The values of attributes.

    Args:
        types: as :func:`types_of` gives them.
    """
    for name, value in values.items():
        _write(parent, _written(name), types[name], value)


def _write(parent: _Element, name: str, type: str, value: str) -> None:
    made = add(parent, "VariableValue")
    add(made, "VariableRef", targetGUID=id_of("variable", name))
    add(made, f"{type}Value", value)


def variable_names(project: _Element) -> dict[str, str]:
    """The project's variables: id to name."""
    found = children(child(project, "Variables"), "Variable")
    return {id_of_guid(element.get("guid")): element.get("name", "") for element in found}


def values_in(element: _Element, names: Mapping[str, str]) -> dict[str, str]:
    """The values that an element has: name of the variable to its value."""
    found: dict[str, str] = {}
    for each in children(element, "VariableValue"):
        reference = child(each, "VariableRef")
        id = id_of_guid(reference.get("targetGUID")) if reference is not None else ""
        value = next((c.text or "" for c in each if c is not reference and c.text), "")
        if value:
            found[names.get(id, id)] = value
    return found


def attributes_in(values: Mapping[str, str], own: Iterable[str] = _OWN) -> dict[str, str]:
    """The values that are attributes: all that are no facts of a row's own.

    Args:
        own: names of facts that a row of this kind has.
    """
    facts = set(own)
    return {
        " ".join(name.removesuffix(_ATTRIBUTE).split()): value.strip()
        for name, value in values.items()
        if value.strip() and name.strip() and not (name in facts and _fits(name, value))
    }


def fact(values: Mapping[str, str], name: str) -> str:
    """The value of a fact of a row's own; empty where there is none, or one that it cannot have."""
    value = values.get(name, "")
    return value if _fits(name, value) else ""


def _fits(name: str, value: str) -> bool:
    return value in _VALUES.get(name, (value,))


def _written(name: str) -> str:
    return f"{name}{_ATTRIBUTE}" if name in _OWN else name


def _is_integer(value: str) -> bool:
    """True for a whole number that a program will write again as it is."""
    return value.isascii() and value.removeprefix("-").isdigit() and str(int(value)) == value


def _is_number(value: str) -> bool:
    try:
        number = Decimal(value)
    except InvalidOperation:
        return False
    return number.is_finite() and format(number.normalize(), "f") == value
