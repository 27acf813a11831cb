"""A text that was edited as a widget shows it, taken back into the file's own characters.

A widget that shows a text may show other characters for some: one line end for all of them. What
was not edited keeps the file's.
"""

from __future__ import annotations

from dataclasses import dataclass

_LINE_ENDS = ("\r\n", "\r", "\n")


def as_shown(text: str) -> str:
    """A file's text with one kind of line end."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


@dataclass(frozen=True, slots=True)
class Replaced:
    """The part of a text that is another in a second one; half-open, in code points."""

    start: int
    end: int
    text: str


def least_change(before: str, after: str) -> Replaced:
    """The least part of a text that makes a second one of it where it is replaced."""
    start = _common(before, after)
    most = min(len(before), len(after)) - start
    end = min(most, _common(before[::-1], after[::-1]))
    return Replaced(start, len(before) - end, after[start : len(after) - end])


def taken_back(file: str, shown: str) -> str:
    """The file's text with what was edited where it was shown.

    Args:
        file: the text before, with its own line ends.
        shown: the text afterwards, with ``\\n`` at the end of every line.
    """
    before = as_shown(file)
    change = least_change(before, shown)
    start, end = _place(file, change.start), _place(file, change.end)
    ends = next((end for end in _LINE_ENDS if end in file), "\n")
    return _joined(file[:start], change.text.replace("\n", ends), file[end:])


def _joined(*parts: str) -> str:
    """Parts of a text one after the other, with as many line ends as they have."""
    text = ""
    for part in parts:
        if text.endswith("\r") and part.startswith("\n"):
            text += "\n"  # else the two would be one line end
        text += part
    return text


def _place(file: str, shown: int) -> int:
    """The position in a file's text of one in what is shown of it."""
    if "\r" not in file:
        return shown
    at = 0
    for _ in range(shown):
        at += 2 if file.startswith("\r\n", at) else 1
    return at


def _common(one: str, other: str) -> int:
    """The length of what both texts begin with."""
    low, high = 0, min(len(one), len(other))
    while low < high:  # slices are compared faster than characters
        middle = (low + high + 1) // 2
        if one[low:middle] == other[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low
