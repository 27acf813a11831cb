"""The command line: every command of the windows, for scripts and for tests.

Results go to standard output or to the path given, messages to standard error; the exit status
is 0 only on success.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

import labeval
from labeval.commands import (
    analyse,
    check,
    check_tables,
    code,
    codes,
    coding,
    copies,
    erase,
    judge,
    merge,
    models,
    moderate,
    plan,
    query,
    reject,
    simulate,
    speech,
    supervisor_code,
    tables,
    templates,
    unsaved,
    verify,
    windows,
)
from labeval.commands.examples import EXAMPLES
from labeval.commands.running import run, with_output
from labeval.commands.syntax import Command
from labeval.store.rights import keep_private

COMMANDS = (
    windows,
    moderate,
    templates,
    check,
    check_tables,
    supervisor_code,
    plan,
    judge,
    code,
    simulate,
    speech,
    models,
    tables,
    query,
    coding,
    analyse,
    codes,
    merge,
    unsaved,
    copies,
    verify,
    reject,
    erase,
)
"""The modules with commands, in the order in which the help lists them."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command line and return its exit status."""
    keep_private()
    given = list(sys.argv[1:] if arguments is None else arguments)
    parser, names = _parser()
    if not given or (given[0] not in names and not given[0].startswith("-")):
        given.insert(0, "open")  # `labeval` and `labeval STUDY`
    return with_output(lambda: _run(parser, given))


def _run(parser: argparse.ArgumentParser, given: Sequence[str]) -> int:
    chosen = parser.parse_args(given)
    return run(chosen.command, chosen)


def _parser() -> tuple[argparse.ArgumentParser, set[str]]:
    parser = argparse.ArgumentParser(
        prog="labeval",
        description="Moderated human evaluation of texts written by language models. Without a "
        "command it opens the home window, or the study folder that is named.",
    )
    parser.add_argument("--version", action="version", version=f"labeval {labeval.__version__}")
    subparsers = parser.add_subparsers(metavar="COMMAND", required=True)
    added: set[str] = set()

    def add(name: str, command: Command, help: str, /) -> argparse.ArgumentParser:
        added.add(name)
        sub = subparsers.add_parser(
            name,
            help=help,
            description=help,
            epilog="\n".join(["examples:", *(f"  {line}" for line in EXAMPLES.get(name, ()))]),
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        sub.set_defaults(command=command)
        return sub

    for module in COMMANDS:
        module.add_to(add)
    return parser, added


if __name__ == "__main__":
    sys.exit(main())
