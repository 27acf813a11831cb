"""Simulations as programs: how many studies, and what is found as a table in Markdown."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence


def print_table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Print each row as soon as it is there."""
    print("| " + " | ".join(head) + " |\n|" + " --- |" * len(head))
    for row in rows:
        print("| " + " | ".join(row) + " |", flush=True)


def share(found: float, digits: int = 3) -> str:
    """A share as papers print it, without a zero before the point."""
    return f"{found:.{digits}f}".removeprefix("0")


def asked_for(usual: int) -> int:
    """The number of studies on the command line, or the usual one."""
    return int(sys.argv[1]) if len(sys.argv) > 1 else usual
