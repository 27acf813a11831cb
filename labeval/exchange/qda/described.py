"""Definition and rules of a code as one description, and back.

REFI-QDA has a single description; the parts become paragraphs of their own, each after its name.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from labeval.coding.rows import Code
from labeval.exchange.qda.project import Project

_PARTS = {"Include": "include", "Exclude": "exclude", "Example": "example"}
_RETIRED = "Retired"
_SHORTCUT = "Shortcut"
_MEMO = "Memo"


def description_of(code: Code, memos: Iterable[str] = ()) -> str:
    """Definition, rules, example and other facts of a code as text; empty where there are none.

    Args:
        memos: about the code, for programs that ignore notes.
    """
    parts = [code.definition] if code.definition else []
    parts += [
        f"{name}: {getattr(code, field)}" for name, field in _PARTS.items() if getattr(code, field)
    ]
    if code.shortcut:
        parts.append(f"{_SHORTCUT}: {code.shortcut}")
    if code.retired:
        parts.append(f"{_RETIRED}: yes")
    parts += [f"{_MEMO}: {_one_paragraph(text)}" for text in memos]
    return "\n\n".join(parts)


def on_words(quote: str, memo: str) -> str:
    """A memo about words of a source that have no code."""
    return f"“{quote}”: {memo}"


def memos_in(description: str) -> list[str]:
    """The memos in a description."""
    parts = description.replace("\r\n", "\n").split("\n\n")
    begin = f"{_MEMO}: "
    return [part.removeprefix(begin).strip() for part in parts if part.startswith(begin)]


def _one_paragraph(text: str) -> str:
    return "\n".join(line for line in text.splitlines() if line.strip())


def joined_memos(project: Project, about: str, row: str) -> str:
    """All memos about something as one text, which programs read that ignore notes."""
    return "\n\n".join(m.text for m in project.memos if (m.about, m.row) == (about, row))


def described(code: Code, description: str) -> Code:
    """The code with the fields that a description gives; for memos see :func:`memos_in`."""
    definition: list[str] = []
    found: dict[str, str] = {}
    for part in description.replace("\r\n", "\n").split("\n\n"):
        name, colon, text = part.partition(": ")
        if colon and name == _MEMO:
            continue
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


def goes_with(quote: str) -> str:
    """The line of a segment's memo that says which other words were marked as going with it."""
    return f"goes with: “{' '.join(quote.split())}”"
