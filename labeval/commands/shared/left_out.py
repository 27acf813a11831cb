"""Messages on data that exports leave out, and the exit status of a strict export."""

from __future__ import annotations

from collections.abc import Iterable

from labeval.commands.shared.progress_lines import say
from labeval.commands.shared.running import Refused
from labeval.commands.shared.words import tr, translated
from labeval.exchange.omissions import Omission

INCOMPLETE = 3
"""Exit status of a strict export that was written and left something out."""


def check_left_out(names: Iterable[str]) -> None:
    """Check that everything that is to be left out by name can be.

    Raises:
        Refused: a name is none of those known.
    """
    from labeval.exchange.left_out import LEFT_OUT

    for name in names:
        if name not in LEFT_OUT:
            raise Refused(
                tr(
                    "'{name}' cannot be left out; there are {known}",
                    name=name,
                    known=", ".join(LEFT_OUT),
                )
            )


def announce(omissions: Iterable[Omission]) -> None:
    """Say before an export what it will leave out."""
    for omission in omissions:
        say(tr("will be left out: {text}", text=omission.text(translated)))


def exit_status(omissions: Iterable[Omission], *, strict: bool) -> int:
    """Say after an export what it has left out, and what a strict one makes of it.

    Returns:
        :data:`INCOMPLETE` where it was to be strict and something is not in the file that nobody
        chose to leave out, else 0.
    """
    listed = list(omissions)
    for omission in listed:
        say(tr("left out: {text}", text=omission.text(translated)))
    if not strict or all(omission.chosen or omission.only_ours for omission in listed):
        return 0
    say(
        tr(
            "exit status {status}: the file was written, but --strict asks that nothing be left "
            "out of it that no option names",
            status=INCOMPLETE,
        )
    )
    return INCOMPLETE
