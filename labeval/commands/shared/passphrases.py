"""Passphrases and keys of protected studies, from a person or from a file for scripts."""

from __future__ import annotations

import os
import sys
from getpass import getpass
from pathlib import Path

from labeval.commands.shared.running import Refused
from labeval.commands.shared.words import sentence, tr
from labeval.store.disk.errors import WrongKey
from labeval.store.disk.key_ring import HANDED_OVER, RING
from labeval.store.disk.study_key import (
    SHORTEST_PASSPHRASE,
    Protection,
    StudyKey,
    Way,
    read_secret,
    way_of,
)

FILE = "LABEVAL_PASSPHRASE_FILE"
"""Environment variable with the name of a file that has a passphrase or key, or with several, as in
``PATH``; ``/dev/fd/3`` is one that a script has opened."""
_TRIES = 3


def take_keys() -> None:
    """Take the keys that another process of the program hands over; ask for others when needed."""
    if os.environ.pop(HANDED_OVER, "") == "stdin":
        RING.take(sys.stdin.buffer.readline())
    RING.ask_with(asked)


def asked(protection: Protection) -> StudyKey | None:
    """The key of a study: by the file for scripts, else by what is typed; None without both.

    Raises:
        WrongKey: it does not open the study.
    """
    files = [file for file in os.environ.get(FILE, "").split(os.pathsep) if file]
    for left in range(len(files), 0, -1):
        try:
            return protection.opened_with(read_secret(Path(files[-left])))
        except WrongKey:
            if left == 1:
                raise
    if not sys.stdin.isatty():
        return None
    question = tr("Passphrase or recovery key of {path}: ", path=protection.path.parent)
    for left in reversed(range(_TRIES)):
        typed = getpass(question)
        try:
            return protection.opened_with(typed)
        except WrongKey as error:
            if not left or not typed:
                raise
            print(f"labeval: {sentence(error)}", file=sys.stderr)
    return None


def new_secret(name: str, file: Path | None) -> tuple[Way, str]:
    """The secret of a person who may open a study from now on, and what kind it is.

    Args:
        file: has it; None to ask for a passphrase.
    """
    if file is not None:
        secret = read_secret(file)
    elif sys.stdin.isatty():
        secret = getpass(tr("New passphrase of {name}: ", name=name))
        if getpass(tr("Once more: ")) != secret:
            raise Refused(tr("the two differ; nothing was changed"))
    else:
        raise Refused(tr("nobody can be asked for a passphrase here; give --secret FILE"))
    way = way_of(secret)
    if way == Way.RECOVERY:
        raise Refused(tr("this has the form of a recovery key; choose a passphrase of words"))
    if way == Way.PASSPHRASE and len(secret) < SHORTEST_PASSPHRASE:
        raise Refused(
            tr(
                "a passphrase has at least {least} characters; five words that are drawn at "
                "random are a good one",
                least=SHORTEST_PASSPHRASE,
            )
        )
    return way, secret
