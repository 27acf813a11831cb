"""Definition and rules of a code as one description, and back.

REFI-QDA has a single description; the parts become paragraphs of their own, each after its name.
"""

from __future__ import annotations

from dataclasses import replace

from labeval.coding.rows import Code

_PARTS = {"Include": "include", "Exclude": "exclude", "Example": "example"}
_RETIRED = "Retired"
_SHORTCUT = "Shortcut"


def description_of(code: Code) -> str:
    """Definition, rules, example and other facts of a code as text; empty where there are none."""
    parts = [code.definition] if code.definition else []
    parts += [
        f"{name}: {getattr(code, field)}" for name, field in _PARTS.items() if getattr(code, field)
    ]
    if code.shortcut:
        parts.append(f"{_SHORTCUT}: {code.shortcut}")
    if code.retired:
        parts.append(f"{_RETIRED}: yes")
    return "\n\n".join(parts)


def described(code: Code, description: str) -> Code:
    """The code with the fields that a description gives."""
    definition: list[str] = []
    found: dict[str, str] = {}
    for part in description.replace("\r\n", "\n").split("\n\n"):
        name, colon, text = part.partition(": ")
        if colon and name in {*_PARTS, _SHORTCUT, _RETIRED}:
            found[name] = text
        else:
            definition.append(part)
    return replace(
        code,
        definition="\n\n".join(definition).strip(),
        include=found.get("Include", ""),
        exclude=found.get("Exclude", ""),
        example=found.get("Example", ""),
        shortcut=found.get(_SHORTCUT, "")[:1],
        retired=found.get(_RETIRED) == "yes",
    )
