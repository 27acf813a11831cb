"""Messages of commands on standard error while they work."""

from __future__ import annotations

import sys

from labeval.commands.shared.words import tr
from labeval.jobs.progress import Progress


def say(text: str) -> None:
    """One line on standard error, after what was printed before it."""
    sys.stdout.flush()
    print(text, file=sys.stderr)


def counted(what: str) -> Progress:
    """Progress on standard error, one line that is written over; none when it is no terminal."""

    def show(done: int, total: int) -> bool:
        if sys.stderr.isatty():
            end = "\n" if done == total else ""
            line = tr("{done} of {total} {what}", done=done, total=total, what=what)
            print(f"\r{line}", end=end, file=sys.stderr, flush=True)
        return True

    return show
