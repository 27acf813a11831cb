"""Lines and characters that belong to the values of a YAML text."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from labeval.study.editing.edits import value_at
from labeval.study.yaml.places import Path, Span, YamlPlaces

_PROPERTIES = re.compile(r"(?:[&!]\S*(?:\s+|#[^\n]*\n)+)+")


class Unusual(Exception):
    """The place is written in a way that is not edited here, such as with “? ” before a name."""


@dataclass(frozen=True, slots=True)
class Geometry:
    """A YAML text with its values and their characters."""

    text: str
    data: Any
    places: YamlPlaces

    def span(self, path: Path) -> Span:
        """The characters of a value.

        Raises:
            Unusual: it is part of what an alias stands for.
        """
        if path not in self.places.spans:
            raise Unusual(path)
        return self.places.spans[path]

    def keys(self, path: Path) -> list[str | int]:
        """The last parts of the paths below a list or mapping, in the file's order."""
        value = value_at(self.data, path)
        if isinstance(value, dict):
            return list(value)
        return list(range(len(value))) if isinstance(value, list) else []

    def in_brackets(self, path: Path) -> bool:
        """Return whether the value is inside of brackets or braces."""
        return any(self.span(path[:n]).style in ("[", "{") for n in range(len(path)))

    def is_block(self, path: Path) -> bool:
        """Return whether the value is a list or mapping that is written line by line."""
        span = self.span(path)
        return span.kind in ("list", "mapping") and not span.style

    def line_start(self, at: int) -> int:
        """The first character of the line."""
        return self.text.rfind("\n", 0, at) + 1

    def line_end(self, at: int) -> int:
        """The character behind the line and its end."""
        found = self.text.find("\n", at)
        return len(self.text) if found < 0 else found + 1

    def column(self, at: int) -> int:
        """The column, from 0."""
        return at - self.line_start(at)

    def body(self, path: Path) -> int:
        """The first character of a value, behind its anchor and its tag."""
        start = self.span(path).start
        found = _PROPERTIES.match(self.text, start)
        return found.end() if found else start

    def content_end(self, path: Path) -> int:
        """The character behind a value, without the comments and blank lines that follow."""
        span = self.span(path)
        if span.style in ("|", ">"):
            return span.start + len(self.text[span.start : span.end].rstrip())
        if not self.is_block(path):
            return span.end
        return self.content_end((*path, self.keys(path)[-1]))

    def head(self, path: Path) -> int:
        """The first character of an entry: its dash, or its name.

        Raises:
            Unusual: the dash is not found.
        """
        span = self.span(path)
        if span.key is not None:
            before = self.text[self.line_start(span.key[0]) : span.key[0]]
            if before.rstrip().endswith("?"):
                raise Unusual(path)
            return span.key[0]
        around = self.span(path[:-1])
        column = self.column(self.body(path[:-1]))
        start = self.line_start(max(span.start - (span.start == span.end), 0))
        while start >= self.line_start(around.start):
            dash = self.text[start + column : start + column + 1]
            if dash == "-" and not self.text[start : start + column].strip(" -"):
                return start + column
            if start == 0:
                break
            start = self.line_start(start - 1)
        raise Unusual(path)

    def after_name(self, path: Path) -> int:
        """The character behind the colon or the dash that comes before a value."""
        span = self.span(path)
        if span.key is None:
            return self.head(path) + 1
        colon = self.text.find(":", span.key[1])
        if colon < 0 or self.text[span.key[1] : colon].strip(" "):
            raise Unusual(path)
        return colon + 1

    def begins_line(self, at: int) -> bool:
        """Return whether nothing but spaces comes before it in its line."""
        return not self.text[self.line_start(at) : at].strip(" ")

    def chunk(self, path: Path) -> tuple[int, int]:
        """The characters of an entry with its own comments: whole lines, where it begins one.

        Its own are the comments in its lines, and those directly above it.
        """
        head = self.head(path)
        end = self.line_end(self.content_end(path))
        if not self.begins_line(head):
            return head, end
        start = self.line_start(head)
        floor = self._end_before(path)
        while start > floor:
            above = self.line_start(start - 1)
            if above < floor or not self.text[above:start].lstrip(" ").startswith("#"):
                break
            start = above
        return start, end

    def _end_before(self, path: Path) -> int:
        """The first character that can belong to an entry."""
        siblings = self.keys(path[:-1])
        position = siblings.index(path[-1])
        if position:
            before = (*path[:-1], siblings[position - 1])
            return self.line_end(self.content_end(before))
        if not path[:-1]:
            return 0
        # A comment above the first entry is about the whole list.
        return self.line_start(self.head(path))
