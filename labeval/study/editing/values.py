"""New values as YAML: in one line, or as lines below their name."""

from __future__ import annotations

from typing import Any

from labeval.study.editing.scalars import (
    WIDTH,
    block_scalar,
    inline_scalar,
    is_language,
    new_scalar,
    quoted,
)


def inline(value: Any, *, in_brackets: bool = False) -> str:
    """A value on one line, lists in brackets and mappings in braces."""
    if isinstance(value, list):
        return "[" + ", ".join(inline(entry, in_brackets=True) for entry in value) + "]"
    if isinstance(value, dict):
        pairs = (f"{name(key)}: {inline(entry, in_brackets=True)}" for key, entry in value.items())
        return "{" + ", ".join(pairs) + "}"
    return new_scalar(value, in_brackets=in_brackets)


def name(key: str | int) -> str:
    """A name before its colon; one that looks like a number is quoted, where it is a text."""
    if isinstance(key, int):
        return str(key)
    written = inline_scalar(key, "", in_brackets=True)
    return written if written != key or len(key) <= WIDTH else quoted(key)


def lines_of(value: Any, indent: int) -> list[str] | None:
    """A list or mapping as indented lines below its name; None for what belongs on one line.

    Lists of single values and texts in several languages are on one line where they fit.
    """
    if not isinstance(value, list | dict) or not value or _fits(value, indent):
        return None
    found: list[str] = []
    space = " " * indent
    if isinstance(value, list):
        for entry in value:
            found += entry_lines(entry, indent)
    else:
        for key, below in value.items():
            first, rest = _after(f"{space}{name(key)}:", below, indent)
            found += [first, *rest]
    return found


def entry_lines(value: Any, indent: int) -> list[str]:
    """An entry of a list as lines, the first with its dash."""
    space = " " * indent
    below = lines_of(value, indent + 2)
    if below is not None:
        return [f"{space}- {below[0].lstrip()}", *below[1:]]
    first, rest = _after(f"{space}-", value, indent)
    return [first, *rest]


def pair_lines(key: str | int, value: Any, indent: int) -> list[str]:
    """A name with its value as lines."""
    first, rest = _after(f"{' ' * indent}{name(key)}:", value, indent)
    return [first, *rest]


def _after(before: str, value: Any, indent: int) -> tuple[str, list[str]]:
    below = lines_of(value, indent + 2)
    if below is not None:
        return before, below
    if isinstance(value, str) and "\n" in value:
        block = block_scalar(value, "|")
        if block is not None:
            space = " " * (indent + 2)
            return f"{before} {block[0]}", [space + line if line else "" for line in block[1:]]
    return f"{before} {inline(value)}", []


def _fits(value: Any, indent: int) -> bool:
    entries = value if isinstance(value, list) else list(value.values())
    if any(isinstance(e, list | dict) or (isinstance(e, str) and "\n" in e) for e in entries):
        return False
    if isinstance(value, dict) and not all(is_language(key) for key in value):
        return False
    return indent + len(inline(value)) <= WIDTH
