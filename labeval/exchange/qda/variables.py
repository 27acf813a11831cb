"""Variables of participants and of sources of a project."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from labeval.coding.identity import id_of
from labeval.coding.rows import Source
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
}
"""Variables of a source."""


def write_variables(parent: _Element) -> None:
    """Write the definitions of the variables."""
    variables = add(parent, "Variables")
    for name in (*CASE_VARIABLES, *SOURCE_VARIABLES):
        add(variables, "Variable", guid=id_of("variable", name), name=name, typeOfVariable="Text")


def write_values(
    parent: _Element, source: Source, variables: Mapping[str, Callable[[Source], str]]
) -> None:
    """The values of variables that are not empty."""
    for name, value_of in variables.items():
        if value := value_of(source):
            made = add(parent, "VariableValue")
            add(made, "VariableRef", targetGUID=id_of("variable", name))
            add(made, "TextValue", value)


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
