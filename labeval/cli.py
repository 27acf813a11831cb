"""The command line: every command of the windows, for scripts and for tests.

Results go to standard output or to the path given, messages to standard error; the exit status
is 0 only on success.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import labeval
from labeval import cli_commands as commands

_Command = Callable[[argparse.Namespace], int]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command line and return its exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    parser, names = _parser()
    if not given or (given[0] not in names and not given[0].startswith("-")):
        given.insert(0, "open")  # `labeval` and `labeval STUDY`
    chosen = parser.parse_args(given)
    return commands.run(chosen.command, chosen)


def _parser() -> tuple[argparse.ArgumentParser, set[str]]:
    parser = argparse.ArgumentParser(
        prog="labeval",
        description="Moderated human evaluation of texts written by language models. Without a "
        "command it opens the home window, or the study folder that is named.",
    )
    parser.add_argument("--version", action="version", version=f"labeval {labeval.__version__}")
    subparsers = parser.add_subparsers(metavar="COMMAND", required=True)
    added: set[str] = set()

    def add(name: str, command: _Command, help: str) -> argparse.ArgumentParser:
        added.add(name)
        sub = subparsers.add_parser(name, help=help, description=help)
        sub.set_defaults(command=command)
        return sub

    _add_windows(add)
    _add_studies(add)
    _add_tables(add)
    _add_safety(add)
    return parser, added


_Add = Callable[[str, _Command, str], argparse.ArgumentParser]


def _add_windows(add: _Add) -> None:
    sub = add("open", commands.open_window, "open the home window, or a study folder")
    sub.add_argument("study", nargs="?", type=Path, help="study folder")
    sub = add("demo", commands.demo, "make the demo study and open it")
    sub.add_argument("folder", nargs="?", type=Path, help="where; a documents folder by default")
    sub.add_argument("--robot", action="store_true", help="a scripted participant goes through it")
    sub.add_argument(
        "--condition", action="append", help="with --robot: only this condition (repeatable)"
    )
    sub.add_argument("--language", choices=["en", "de"], default="en")
    sub.add_argument("--screen", type=_screen, default=(1280, 720), metavar="WxH")
    sub.add_argument("--screenshots", type=Path, help="with --robot: folder for a picture a screen")


def _add_studies(add: _Add) -> None:
    add("templates", commands.list_templates, "list the templates, one a line, name first")
    sub = add("new", commands.new_study, "make a study folder from a template")
    sub.add_argument("folder", type=Path)
    sub.add_argument("--template", required=True)
    sub.add_argument("--items", type=Path, help="your own items table: CSV, JSONL or XLSX")
    sub = add("check", commands.check, "every problem of a study at once; which pages do not fit")
    sub.add_argument("study", type=Path)
    sub.add_argument("--screen", type=_screen, default=(1280, 720), metavar="WxH")
    sub.add_argument("--no-fit", action="store_true", help="do not lay pages out")
    sub = add("publish", commands.publish, "freeze a version of the study")
    sub.add_argument("study", type=Path)
    sub = add("simulate", commands.simulate, "robot participants, without a window")
    sub.add_argument("study", type=Path)
    sub.add_argument("--participants", type=_count, required=True)
    sub.add_argument("--seed", type=int, default=1)


def _add_tables(add: _Add) -> None:
    sub = add("export", commands.export, "write tables of the record")
    sub.add_argument("study", type=Path)
    sub.add_argument("--format", default="csv", help="csv, jsonl, parquet or xlsx")
    sub.add_argument("--table", help="one table; without it all of them, into a folder")
    sub.add_argument("--out", type=Path, help="file, or folder for all tables")
    sub.add_argument(
        "--without",
        action="append",
        default=[],
        metavar="NAME",
        help="leave out judgments by name (repeatable): rejected, flagged, or one kind of flag "
        "such as too_fast",
    )
    sub = add("import", commands.import_files, "read what was made elsewhere")
    sub.add_argument("study", type=Path)
    sub.add_argument("files", nargs="+", type=Path)
    sub.add_argument("--as", dest="kind", choices=["judgments"], default="judgments")


def _add_safety(add: _Add) -> None:
    sub = add("merge", commands.merge, "bring the records of other laptops into this one")
    sub.add_argument("study", type=Path)
    sub.add_argument("others", nargs="+", type=Path, help="study folders or record files")
    sub = add("verify", commands.verify, "check the record; save what is readable of a damaged one")
    sub.add_argument("study", type=Path)
    sub.add_argument("--save-to", type=Path, help="write what is readable to this new record file")
    sub = add("reject", commands.reject, "reject a session that has ended; its record stays")
    sub.add_argument("study", type=Path)
    sub.add_argument("session", help="its id, the beginning of it, or the participant's code")
    sub.add_argument("--why", default="", metavar="TEXT", help="the reason, which is recorded")
    sub.add_argument("--undo", action="store_true", help="take the rejection back")
    sub = add("erase", commands.erase, "withdrawal: erase a participant for good")
    sub.add_argument("study", type=Path)
    sub.add_argument("code", help="the participant's code")
    sub.add_argument("--yes", action="store_true", help="do not ask again")


def _screen(text: str) -> tuple[int, int]:
    width, _, height = text.lower().partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(f"'{text}' is not a size such as 1280x720")
    return int(width), int(height)


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number from 1")
    return int(text)


if __name__ == "__main__":
    sys.exit(main())
