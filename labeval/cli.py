"""The command line: every command of the windows, for scripts and for tests.

Results go to standard output or to the path given, messages to standard error; the exit status
is 0 only on success.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from types import ModuleType

import labeval
from labeval.commands import windows
from labeval.commands.shared.examples import EXAMPLES
from labeval.commands.shared.running import run, with_output
from labeval.commands.shared.syntax import Command
from labeval.store.disk.rights import keep_private


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command line and return its exit status."""
    keep_private()
    given = list(sys.argv[1:] if arguments is None else arguments)
    if not given or (given[0] not in EXAMPLES and not given[0].startswith("-")):
        if given and not Path(given[0]).exists():
            _parser(()).error(_neither_command_nor_folder(given[0]))
        given.insert(0, "open")  # `labeval` and `labeval STUDY`
    # A window comes sooner without the parts of all other commands.
    parser = _parser((windows,) if given[0] == "open" else _all_commands())
    return with_output(lambda: _run(parser, given))


def _neither_command_nor_folder(name: str) -> str:
    """A message about a first argument that means nothing, with the nearest command."""
    from difflib import get_close_matches

    near = get_close_matches(name, EXAMPLES, n=1)
    meant = f"did you mean `labeval {near[0]}`?" if near else "`labeval --help` lists the commands"
    return f"no command and no folder is called {name!r}; {meant}"


def _all_commands() -> tuple[ModuleType, ...]:
    """The modules with commands, in the order in which the help lists them."""
    from labeval.commands import (
        analyse,
        capsule,
        check,
        check_tables,
        code,
        codes,
        coding,
        copies,
        erase,
        export_import,
        inspect,
        judge,
        judge_audit,
        looks,
        merge,
        models,
        moderate,
        new_study,
        plan,
        query,
        rehearse,
        reject,
        simulate,
        supervisor_code,
        tally,
        transcribe,
        unsaved,
        verify,
        windows,
    )

    return (
        windows,
        rehearse,
        moderate,
        new_study,
        inspect,
        check,
        check_tables,
        supervisor_code,
        plan,
        judge,
        judge_audit,
        looks,
        code,
        simulate,
        transcribe,
        models,
        export_import,
        query,
        coding,
        analyse,
        tally,
        capsule,
        codes,
        merge,
        unsaved,
        copies,
        verify,
        reject,
        erase,
    )


def _run(parser: argparse.ArgumentParser, given: Sequence[str]) -> int:
    chosen = parser.parse_args(given)
    return run(chosen.command, chosen)


def _parser(modules: Iterable[ModuleType]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="labeval",
        description="Moderated human evaluation of texts written by language models. Without a "
        "command it opens the home window, or the study folder that is named.",
    )
    parser.add_argument("--version", action="version", version=f"labeval {labeval.__version__}")
    subparsers = parser.add_subparsers(metavar="COMMAND", required=True)

    def add(name: str, command: Command, help: str, /) -> argparse.ArgumentParser:
        sub = subparsers.add_parser(
            name,
            help=help,
            description=help,
            epilog="\n".join(["examples:", *(f"  {line}" for line in EXAMPLES.get(name, ()))]),
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        sub.set_defaults(command=command)
        return sub

    for module in modules:
        module.add_to(add)
    return parser


if __name__ == "__main__":
    sys.exit(main())
