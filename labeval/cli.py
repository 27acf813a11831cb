"""The command line: every command of the windows, for scripts and for tests.

Results go to standard output or to the path given, messages to standard error; the exit status
is 0 only on success.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType

import labeval
from labeval.collector import end_unsearched, loading, sparing
from labeval.commands.shared.examples import with_examples
from labeval.commands.shared.language import command_line_language
from labeval.commands.shared.parser_words import use_parser_words
from labeval.commands.shared.passphrases import take_keys
from labeval.commands.shared.running import run, with_output
from labeval.commands.shared.syntax import Command
from labeval.commands.shared.words import speak, tr
from labeval.store.disk.rights import keep_private
from labeval.threads import one_thread

MODULES = {
    "open": "windows.windows",
    "edit": "windows.windows",
    "demo": "windows.windows",
    "rehearse": "windows.rehearse",
    "moderate": "windows.moderate",
    "replay": "windows.moderate",
    "room": "windows.room",
    "templates": "studies.new_study",
    "new": "studies.new_study",
    "inspect": "studies.inspect",
    "check": "studies.check",
    "publish": "studies.check",
    "check-tables": "results.check_tables",
    "supervisor-code": "studies.supervisor_code",
    "plan": "studies.plan",
    "judge": "models.judge",
    "judge-audit": "models.judge_audit",
    "suggest": "models.suggest",
    "looks": "studies.looks",
    "code": "studies.code",
    "simulate": "studies.simulate",
    "transcribe": "models.transcribe",
    "models": "models.models",
    "export": "record.export",
    "import": "record.importing",
    "query": "record.query",
    "coding": "windows.coding",
    "analyse": "results.analyse",
    "results": "results.analyse",
    "datasheet": "results.analyse",
    "draft": "results.analyse",
    "tally": "results.tally",
    "capsule": "results.capsule",
    "reproduce": "results.capsule",
    "compare": "results.capsule",
    "codes": "results.codes",
    "pack": "record.pack",
    "merge": "record.merge",
    "recordings": "record.recordings",
    "unsaved": "record.unsaved",
    "copies": "record.copies",
    "hub": "record.hub",
    "protect": "record.protect",
    "unprotect": "record.protect",
    "access": "record.access",
    "clean-up": "record.clean_up",
    "verify": "record.verify",
    "reject": "record.reject",
    "erase": "record.erase",
    "doctor": "computer.doctor",
}
"""The module of ``labeval.commands`` of each command, in the order of the help. A command starts
sooner without the parts of all others."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command line and return its exit status."""
    keep_private()
    one_thread()
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")  # found by reading every package
    take_keys()
    end_unsearched()
    with loading():
        parser, given = _prepared(list(sys.argv[1:] if arguments is None else arguments))
    with sparing():
        return with_output(lambda: _run(parser, given))


def _prepared(given: list[str]) -> tuple[argparse.ArgumentParser, list[str]]:
    """The parser in the language in use, and the command line with the command that it means."""
    speak(command_line_language())
    use_parser_words()
    if not given or (given[0] not in MODULES and not given[0].startswith("-")):
        if given and not Path(given[0]).exists():
            _parser(()).error(_neither_command_nor_folder(given[0]))
        given.insert(0, "open")  # `labeval` and `labeval STUDY`
    return _parser(_modules(given[0])), given


def whole_parser() -> argparse.ArgumentParser:
    """The syntax of all commands, for manual pages and completions."""
    speak("en")
    return _parser(_modules("--help"))


def _neither_command_nor_folder(name: str) -> str:
    """A message about a first argument that means nothing, with the nearest command."""
    from difflib import get_close_matches

    near = get_close_matches(name, MODULES, n=1)
    meant = (
        tr("did you mean `labeval {command}`?", command=near[0])
        if near
        else tr("`labeval --help` lists the commands")
    )
    return tr("no command and no folder is called '{name}'; {meant}", name=name, meant=meant)


def _modules(command: str) -> Iterator[ModuleType]:
    """The module of a command; those of all commands for any other word, such as ``--help``."""
    wanted = [MODULES[command]] if command in MODULES else dict.fromkeys(MODULES.values())
    for name in wanted:
        yield import_module(f"labeval.commands.{name}")


def _run(parser: argparse.ArgumentParser, given: Sequence[str]) -> int:
    chosen = parser.parse_args(given)
    return run(chosen.command, chosen)


def _parser(modules: Iterable[ModuleType]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="labeval",
        description=tr(
            "Moderated human evaluation of texts written by language models. Without a command it "
            "opens the home window, or the study folder that is named."
        ),
    )
    parser.add_argument(
        "--version",
        action="version",
        version=f"labeval {labeval.__version__}",
        help=tr("show the program's version and exit"),
    )
    subparsers = parser.add_subparsers(metavar=tr("COMMAND"), required=True)

    def add(name: str, command: Command, help: str, /) -> argparse.ArgumentParser:
        sub = subparsers.add_parser(name, help=help, description=help, **with_examples(name))
        sub.set_defaults(command=command, named=name)
        return sub

    for module in modules:
        module.add_to(add)
    return parser


if __name__ == "__main__":
    sys.exit(main())
