"""The least changes of a YAML text that make an edit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from labeval.study.editing.edits import Edit, Insert, Move, Put, Remove, Rename, has, value_at
from labeval.study.editing.geometry import Geometry, Unusual
from labeval.study.editing.scalars import block_scalar, inline_scalar, quoted
from labeval.study.editing.values import entry_lines, inline, lines_of, name, pair_lines
from labeval.study.yaml.places import Path

_STEP = 2
"""Columns that a new value is indented by."""


@dataclass(frozen=True, slots=True)
class Splice:
    """Characters of a text, half-open, and what takes their place."""

    start: int
    end: int
    text: str


def splices(document: Geometry, edit: Edit, *, plainly: bool = False) -> list[Splice]:
    """The changes of the text that an edit of its values takes.

    Args:
        plainly: write texts in double quotes, which every text can be written in.

    Raises:
        Unusual: the place is written in a way that is not edited here.
    """
    surgeon = _Surgeon(document, plainly)
    if isinstance(edit, Put):
        return surgeon.put(edit.path, edit.value)
    if isinstance(edit, Insert):
        return surgeon.insert(edit.path, edit.value)
    if isinstance(edit, Remove):
        return surgeon.remove(edit.path)
    if isinstance(edit, Move):
        return surgeon.move(edit.path, edit.to)
    assert isinstance(edit, Rename)
    return surgeon.rename(edit.path, edit.name)


def spliced(text: str, changes: list[Splice]) -> str:
    """A text after changes that do not overlap."""
    for change in sorted(changes, key=lambda c: (c.start, c.end), reverse=True):
        text = text[: change.start] + change.text + text[change.end :]
    return text


class _Surgeon:
    def __init__(self, document: Geometry, plainly: bool) -> None:
        self._at = document
        self._text = document.text
        self._plainly = plainly

    def put(self, path: Path, value: Any) -> list[Splice]:
        """Replace a value, or add its name to the mapping around it."""
        if has(self._at.data, path) and path:
            return self._replace(path, value)
        above, last = path[:-1], path[-1]
        if not has(self._at.data, above) or value_at(self._at.data, above) is None:
            return self.put(above, {last: value})
        return self._add_pair(above, last, value)

    def insert(self, path: Path, value: Any) -> list[Splice]:
        """Put an entry into a list."""
        above, position = path[:-1], int(path[-1])
        entries = value_at(self._at.data, above) if has(self._at.data, above) else None
        if not entries:
            return self.put(above, [value])
        if self._at.span(above).style:
            return self._insert_in_brackets(above, position, inline(value, in_brackets=True))
        column = self._at.column(self._at.body(above))
        return self._insert_lines(above, position, entry_lines(value, column))

    def remove(self, path: Path) -> list[Splice]:
        """Take an entry out, with the comments that are its own."""
        above = path[:-1]
        siblings = self._at.keys(above)
        around = self._at.span(above)
        if len(siblings) == 1:
            empty = value_at(self._at.data, above).__class__()
            return self._replace(above, empty)
        position = siblings.index(path[-1])
        if around.style:
            return [self._removal_in_brackets(above, position)]
        start, end = self._at.chunk(path)
        if not self._at.begins_line(self._at.head(path)):
            following = self._at.head((*above, siblings[position + 1]))
            return [Splice(start, following, "")]
        return [Splice(self._without_blank_lines(start, end), end, "")]

    def move(self, path: Path, to: int) -> list[Splice]:
        """Change the order of siblings by moving one of them, with its comments."""
        above = path[:-1]
        siblings = self._at.keys(above)
        order = [key for key in siblings if key != path[-1]]
        order.insert(to, path[-1])
        if order == siblings:
            return []
        paths = [(*above, key) for key in siblings]
        if self._at.span(above).style:
            places = [(self._first(p), self._at.span(p).end) for p in paths]
            texts = [self._text[start:end] for start, end in places]
        else:
            places = [self._at.chunk(p) for p in paths]
            texts = [self._lines(start, end) for start, end in places]
        turned = [texts[siblings.index(key)] for key in order]
        if not self._at.begins_line(places[0][0]):  # behind the dash of the list around it
            turned[0] = turned[0].lstrip(" ")
        return [Splice(*place, text) for place, text in zip(places, turned, strict=True)]

    def _lines(self, start: int, end: int) -> str:
        """Whole lines of the text, also where the first or the last one is not."""
        indent = "" if self._at.begins_line(start) else " " * self._at.column(start)
        return indent + self._text[start:end].rstrip("\r\n") + "\n"

    def rename(self, path: Path, new: str | int) -> list[Splice]:
        """Write another name before a value."""
        key = self._at.span(path).key
        if key is None:
            raise Unusual(path)
        return [Splice(*key, name(new))]

    # -- replacing ----------------------------------------------------------------------------

    def _replace(self, path: Path, value: Any) -> list[Splice]:
        if not path:
            raise Unusual(path)
        span = self._at.span(path)
        if self._at.in_brackets(path):
            written = self._inline(value, span.style, in_brackets=True)
            return [Splice(span.start, span.end, self._spaced(span.start, written))]
        indent = self._indent_below(path)
        block = None if self._plainly else self._block(value, span.style, indent)
        below = lines_of(value, indent)
        if block is None and below is None:
            return self._put_inline(path, self._inline(value, span.style))
        if block is not None:
            space = " " * indent
            below = [space + line if line else "" for line in block[1:]]
            return self._put_below(path, " " + block[0], below)
        assert below is not None
        return self._put_below(path, "", below)

    def _block(self, value: Any, style: str, indent: int) -> list[str] | None:
        """Lines of a text that stays in the style of the one before, or needs lines."""
        if not isinstance(value, str):
            return None
        if style in ("|", ">"):
            return block_scalar(value, style) or block_scalar(value, "|")
        return block_scalar(value, "|") if "\n" in value else None

    def _inline(self, value: Any, style: str, *, in_brackets: bool = False) -> str:
        if isinstance(value, list | dict):
            return inline(value, in_brackets=in_brackets)
        if isinstance(value, str) and (self._plainly or style not in ("'", "")):
            return quoted(value)
        return inline_scalar(value, style, in_brackets=in_brackets)

    def _put_inline(self, path: Path, written: str) -> list[Splice]:
        """Write a value into the line of its name, whatever it was before."""
        at, span = self._at, self._at.span(path)
        before, end = at.after_name(path), at.content_end(path)
        if "\n" not in self._text[before : span.start] and (
            not at.is_block(path) or at.line_end(span.start) >= end
        ):
            return [Splice(span.start, end, self._spaced(span.start, written))]
        rest = at.line_end(before)
        if span.start < rest:  # begins in the line of its name, such as the mark of a text
            return [Splice(span.start, end, self._spaced(span.start, written))]
        return [Splice(before, before, " " + written), Splice(rest, at.line_end(end), "")]

    def _put_below(self, path: Path, mark: str, below: list[str]) -> list[Splice]:
        """Write a value into the lines below its name; a comment behind the name stays there."""
        at, span = self._at, self._at.span(path)
        before, end = at.after_name(path), at.content_end(path)
        first_line_end = at.line_end(before)
        lines = "".join(line + "\n" for line in below)
        if span.start >= first_line_end:  # it was below its name before
            return [Splice(before, before, mark), Splice(first_line_end, at.line_end(end), lines)]
        if end <= first_line_end:
            tail = self._text[end:first_line_end].rstrip("\n")
            return [Splice(before, first_line_end, mark + tail + "\n" + lines)]
        last = at.line_end(end)
        return [Splice(before, last, mark + "\n" + lines)]

    # -- adding and removing ------------------------------------------------------------------

    def _add_pair(self, above: Path, key: str | int, value: Any) -> list[Splice]:
        mapping = value_at(self._at.data, above)
        if not isinstance(mapping, dict):
            raise Unusual(above)
        if not mapping:
            return self._replace(above, {key: value})
        around = self._at.span(above)
        if around.style:
            written = f"{name(key)}: {inline(value, in_brackets=True)}"
            return self._insert_in_brackets(above, len(mapping), written)
        column = self._at.column(self._first((*above, next(iter(mapping)))))
        return self._insert_lines(above, len(mapping), pair_lines(key, value, column))

    def _insert_lines(self, above: Path, position: int, lines: list[str]) -> list[Splice]:
        siblings = self._at.keys(above)
        written = "".join(line + "\n" for line in lines)
        apart = "\n" if self._are_apart(above) else ""
        if position >= len(siblings):
            end = self._at.chunk((*above, siblings[-1]))[1]
            missing = "" if self._text[:end].endswith("\n") else "\n"
            return [Splice(end, end, missing + apart + written)]
        path = (*above, siblings[position])
        head = self._at.head(path)
        start = self._at.chunk(path)[0]
        if self._at.begins_line(head):
            return [Splice(start, start, written + apart)]
        indent = " " * self._at.column(head)
        return [Splice(head, head, written.lstrip(" ") + indent)]

    def _are_apart(self, above: Path) -> bool:
        """Return whether blank lines are between the entries."""
        siblings = self._at.keys(above)
        if len(siblings) < 2:
            return False
        end = self._at.chunk((*above, siblings[-2]))[1]
        return self._text[end : self._at.head((*above, siblings[-1]))].startswith(("\n", "\r\n"))

    def _insert_in_brackets(self, above: Path, position: int, written: str) -> list[Splice]:
        siblings = self._at.keys(above)
        if position < len(siblings):
            start = self._first((*above, siblings[position]))
            return [Splice(start, start, written + ", ")]
        end = self._at.span((*above, siblings[-1])).end
        return [Splice(end, end, ", " + written)]

    def _removal_in_brackets(self, above: Path, position: int) -> Splice:
        siblings = self._at.keys(above)
        start = self._first((*above, siblings[position]))
        if position + 1 < len(siblings):
            return Splice(start, self._first((*above, siblings[position + 1])), "")
        before = self._at.span((*above, siblings[position - 1])).end
        return Splice(before, self._at.span((*above, siblings[position])).end, "")

    def _without_blank_lines(self, start: int, end: int) -> int:
        """The beginning of a removal that leaves one blank line where there were two."""
        following = self._text[end : self._at.line_end(end)]
        if following.strip():
            return start
        while start > 0 and not self._text[self._at.line_start(start - 1) : start].strip():
            start = self._at.line_start(start - 1)
        return start

    # -- places -------------------------------------------------------------------------------

    def _first(self, path: Path) -> int:
        """The first character of an entry that is written without a dash."""
        span = self._at.span(path)
        return span.key[0] if span.key is not None else span.start

    def _indent_below(self, path: Path) -> int:
        """The column of a value's lines below its name."""
        body = self._at.body(path)
        if self._at.is_block(path) and body >= self._at.line_end(self._at.after_name(path)):
            return self._at.column(body)
        return self._at.column(self._at.head(path)) + _STEP

    def _spaced(self, at: int, written: str) -> str:
        """A value with a space before it where its name's colon would touch it."""
        return " " + written if self._text[at - 1 : at] in (":", "-", ",") else written
