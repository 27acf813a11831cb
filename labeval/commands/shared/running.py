"""Running a command: errors that a person can mend become a message and exit status 1."""

from __future__ import annotations

import errno
import os
import sys
from argparse import Namespace
from collections.abc import Callable
from contextlib import suppress
from io import TextIOWrapper

from labeval.commands.shared.noting import note_what_is_done
from labeval.commands.shared.syntax import Command
from labeval.commands.shared.terminal import guard_terminals
from labeval.commands.shared.words import sentence, tr
from labeval.files.progress import followed_by
from labeval.files.refusal import FileRefused
from labeval.hub.errors import HubError
from labeval.judging.errors import JudgingError
from labeval.session.events.events import RecordError
from labeval.study.problems import StudyProblems
from labeval.text.installing import whole_program

_LARGE = 50_000
"""Bytes, rows or words from which on reading is shown."""
_NO_READER = 141
"""Exit status where nobody reads the output any more, as shells give it for SIGPIPE (128 + 13)."""


class Refused(Exception):
    """The command cannot do what was asked; the message says why and what would be right."""


def run(command: Command, chosen: Namespace) -> int:
    """Run a command; errors that a person can mend become a message and exit status 1."""
    try:
        with followed_by(_show_reading):
            note_what_is_done(chosen)
            return command(chosen)
    except StudyProblems as error:
        print(sentence(error), file=sys.stderr)
        return 1
    except (Refused, RecordError, FileRefused, JudgingError, HubError) as error:
        return _failed(sentence(error))
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package in ("", "labeval"):
            raise
        return _failed(_without(package))
    except KeyboardInterrupt:
        return _failed(tr("stopped"), 130)


def with_output(work: Callable[[], int]) -> int:
    """Do the work and write out all that it prints; errors of the system become a message.

    Where the reader of the output is gone, as with ``| head``, the rest is left out quietly. What
    cannot be written, as in names of files that are no text, is escaped, and so are control
    characters on a terminal.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    guard_terminals()
    try:
        try:
            return work()
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        _close_output()
        return _NO_READER
    except OSError as error:
        _close_output()
        return _failed(_of_system(error))
    except MemoryError:
        return _failed(tr("there is not enough memory for this; close other programs, or use less"))
    except RecursionError:
        return _failed(tr("something here is nested too deeply to be read"))


def _show_reading(name: str, done: int, total: int) -> bool:
    """Progress of large files on standard error, where that is a terminal; Ctrl+C stops it."""
    if done >= _LARGE and sys.stderr.isatty():
        share = f" {min(100, 100 * done // total)} %" if total else ""
        end = "\r\x1b[K" if done >= total > 0 else ""
        line = tr("reading {name}", name=name)
        print(f"\r\x1b[K{line}{share}{end}", end="", file=sys.stderr, flush=True)
    return True


def _without(package: str) -> str:
    """The message where a package is not there, as on a computer that only runs sessions."""
    return tr(
        "this needs the package {package}, which is not installed here; to install all that the "
        "program needs: {command}",
        package=package,
        command=whole_program(),
    )


def _failed(message: str, status: int = 1) -> int:
    with suppress(OSError):
        print(f"labeval: {message}", file=sys.stderr)
    return status


def _of_system(error: OSError) -> str:
    place = f"{error.filename}: " if error.filename else ""
    reason = error.strerror or str(error) or type(error).__name__
    if error.errno == errno.ENOSPC:
        reason += tr("; make room on the disk and run it again")
    return f"{place}{reason}"


def _close_output() -> None:
    """Redirect standard output to nowhere, for the interpreter's own flush at its end."""
    with suppress(OSError, ValueError, AttributeError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
