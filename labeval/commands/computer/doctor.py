"""``labeval doctor``: facts about this computer."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from labeval import places
from labeval.commands.shared.running import Refused
from labeval.commands.shared.syntax import Add
from labeval.commands.shared.words import described, tr, translated
from labeval.jobs.sessions.readiness import Readiness

if TYPE_CHECKING:
    from collections.abc import Sequence

    from labeval.jobs.computer.fact import Fact

_SIGNS = {Readiness.READY: "✓", Readiness.TO_DO: "!", Readiness.UNKNOWN: "·"}


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add("doctor", doctor, tr("what this computer can do: screen, fonts, sound, speech, disk"))
    sub.add_argument(
        "folder", nargs="?", type=Path,
        help=tr("where studies are, or one of them; your documents by default"),
    )  # fmt: skip
    sub.add_argument(
        "--line", action="store_true",
        help=tr("only the line for a bug report, which names no person, place or device"),
    )  # fmt: skip
    sub.add_argument(
        "--load", action="store_true",
        help=tr("also load every optional part that is installed; the exit status is 1 where one "
                "cannot be loaded"),
    )  # fmt: skip


def doctor(chosen: Namespace) -> int:
    """Print the facts; the exit status is 1 where no session can be run here.

    Where the optional parts are loaded, also where one of them fails.
    """
    facts = _facts(_existing(chosen.folder))
    failed = False
    if chosen.load:
        from labeval.jobs.computer.loading import loaded_parts

        loaded = loaded_parts()
        failed = loaded.readiness is not Readiness.READY
        facts = _after_its_subject(facts, loaded)
    if not chosen.line:
        _print(facts)
        print()
        print(tr("For a bug report (no person, place or device is named in it):"))
    print("; ".join(fact.report for fact in facts))
    return 1 if failed or any(fact.prevents_sessions for fact in facts) else 0


def _after_its_subject(facts: Sequence[Fact], new: Fact) -> list[Fact]:
    """The facts with a further one after those of its subject."""
    place = max(n for n, fact in enumerate(facts) if fact.subject == new.subject) + 1
    return [*facts[:place], new, *facts[place:]]


def _facts(folder: Path) -> list[Fact]:
    from labeval import app
    from labeval.jobs.computer import parts

    return [
        parts.program(),
        parts.system(),
        *app.display_facts(),
        parts.sound(),
        parts.speech(places.models_file()),
        parts.optional_parts(),
        parts.hub(),
        *parts.disk(folder),
    ]


def _existing(folder: Path | None) -> Path:
    """The folder that was named, else the nearest that exists above the documents.

    Raises:
        Refused: the one that was named does not exist.
    """
    if folder is not None:
        if not folder.is_dir():
            raise Refused(tr("{to}: is no folder; name one that exists", to=folder))
        return folder
    usual = places.demo_folder().parent
    return next(place for place in (usual, *usual.parents) if place.is_dir())


def _print(facts: Sequence[Fact]) -> None:
    names = [translated("Computer", fact.subject) for fact in facts]
    width = max(map(len, names))
    before = ""
    for name, fact in zip(names, facts, strict=True):
        shown = "" if name == before else name
        print(f"{_SIGNS[fact.readiness]} {shown:{width}}  {described(fact.text)}")
        before = name
