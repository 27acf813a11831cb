"""Description of a command for the parser, and the kinds of values that options take."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Protocol

from labeval.commands.shared.words import tr

Command = Callable[[argparse.Namespace], int]
"""Function of a command: receives the chosen arguments and returns the exit status."""


class Add(Protocol):
    """Adds a command by name, with a line of help; returns its parser for its arguments."""

    def __call__(self, name: str, command: Command, help: str, /) -> argparse.ArgumentParser: ...


def screen_size(text: str) -> tuple[int, int]:
    """Width and height in pixels, from text such as ``1280x720``."""
    width, _, height = text.lower().partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(tr("'{text}' is not a size such as 1280x720", text=text))
    return int(width), int(height)


def count(text: str) -> int:
    """A number from 1."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(tr("'{text}' is not a number from 1", text=text))
    return int(text)
