"""What each command of the command line does: it calls a job and prints what came out."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

from labeval import places
from labeval.exchange.errors import ExchangeError
from labeval.jobs.progress import Progress
from labeval.session.events import RecordError
from labeval.store.lock import StudyLock
from labeval.store.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.model import StudyContent
from labeval.study.problems import StudyProblems

USUAL_SCREEN = (1280, 720)


class Refused(Exception):
    """The command cannot do what was asked; the message says why and what would be right."""


def run(command: Callable[[Namespace], int], chosen: Namespace) -> int:
    """Run a command; what a person can mend becomes a message and exit status 1."""
    try:
        return command(chosen)
    except StudyProblems as error:
        for problem in error.problems:
            print(problem, file=sys.stderr)
        return 1
    except (
        Refused,
        RecordError,
        ExchangeError,
        FileNotFoundError,
        PermissionError,
        FileExistsError,
    ) as error:
        print(f"labeval: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("labeval: stopped", file=sys.stderr)
        return 130


# -- windows --------------------------------------------------------------------------------


def open_window(chosen: Namespace) -> int:
    """The home window, or one study in it."""
    from labeval import app

    return app.run_home(_study_folder(chosen.study) if chosen.study else None)


def demo(chosen: Namespace) -> int:
    """The demo study, made where it does not exist yet, in its window or with the robot."""
    from labeval import app

    folder = StudyFolder(chosen.folder or places.demo_folder())
    if not folder.study_file.exists():
        _make(places.templates() / "six-methods", folder.path, None)
        _say(f"made the demo study in {folder.path}")
    if not chosen.robot:
        return app.run_home(folder)
    sessions = app.run_robot(
        folder,
        conditions=chosen.condition,
        language=chosen.language,
        size=chosen.screen,
        screenshots=chosen.screenshots,
    )
    for line in sessions:
        print(line)
    table = folder.exports / "judgments.csv"
    _export_one(folder, "judgments", "csv", table)
    print(f"record: {folder.database}")
    print(f"judgments: {table}")
    return 0


# -- studies --------------------------------------------------------------------------------


def list_templates(chosen: Namespace) -> int:
    """One line a template: its name, then what it is."""
    from labeval.exchange.study_folder import templates

    for name, description in templates(places.templates()):
        print(f"{name}\t{description}")
    return 0


def new_study(chosen: Namespace) -> int:
    """A study folder from a template."""
    template = places.templates() / chosen.template
    if not (template / "study.yaml").is_file():
        raise Refused(f"there is no template '{chosen.template}'; 'labeval templates' lists them")
    _make(template, chosen.folder, chosen.items)
    print(chosen.folder)
    return 0


def check(chosen: Namespace) -> int:
    """Every problem of a study at once; exit status 1 where it cannot be run as it is."""
    from labeval.jobs.check import check_study
    from labeval.jobs.check_text import check_lines
    from labeval.study.reading import read_with_warnings

    folder = _study_folder(chosen.study)
    content, warnings = read_with_warnings(folder.path)
    measurer = None
    if not chosen.no_fit:
        from labeval import app

        measurer = app.page_measurer(chosen.screen)
    result = check_study(content, warnings, measurer, _counted("pages laid out"))
    for line in check_lines(result, chosen.screen):
        print(line)
    return 0 if result.passed else 1


def publish(chosen: Namespace) -> int:
    """Freeze a version."""
    from labeval.study.reading import read_study

    folder = _study_folder(chosen.study)
    content = read_study(folder.path)
    with StudyLock(folder.lock), Record(folder.database) as record:
        version = record.versions.keep(content, publish=True)
        number = next(line.number for line in record.versions.lines() if line.id == version)
    print(f"version {number} ({version[:12]})")
    _warn_of_misfits(content)
    return 0


def _warn_of_misfits(content: StudyContent) -> None:
    """A published study whose pages do not fit runs, but nobody should be surprised by it."""
    from labeval import app
    from labeval.jobs.check import check_study

    found = check_study(content, [], app.page_measurer(USUAL_SCREEN))
    if found.misfits:
        size = "x".join(map(str, USUAL_SCREEN))
        _say(f"{len(found.misfits)} pages do not fit {size}; 'labeval check' names them")


def simulate(chosen: Namespace) -> int:
    """Robot participants."""
    from labeval.jobs import simulate as job
    from labeval.study.reading import read_study

    folder = _study_folder(chosen.study)
    content = read_study(folder.path)
    with StudyLock(folder.lock), Record(folder.database) as record:
        try:
            done = job.simulate(
                record, content, chosen.participants, chosen.seed, _counted("sessions")
            )
        except job.RealSessions as error:
            raise Refused(str(error)) from error
    endings = ", ".join(f"{count} {ending}" for ending, count in sorted(done.endings.items()))
    print(f"{done.sessions} sessions ({endings}), {done.answers} answers")
    return 0


# -- tables ---------------------------------------------------------------------------------


def export(chosen: Namespace) -> int:
    """One table into a file, or all of them into a folder."""
    from labeval.exchange.tables import TABLES
    from labeval.exchange.writers import FORMATS, LEFT_OUT, export_all

    folder = _study_folder(chosen.study)
    if chosen.format not in FORMATS:
        raise Refused(f"'{chosen.format}' is no format; there are {', '.join(FORMATS)}")
    if chosen.table and chosen.table not in TABLES:
        raise Refused(f"'{chosen.table}' is no table; there are {', '.join(TABLES)}")
    for name in chosen.without:
        if name not in LEFT_OUT:
            raise Refused(f"'{name}' cannot be left out; there are {', '.join(LEFT_OUT)}")
    suffix = f".{chosen.format}"
    out = chosen.out
    if chosen.table or (out is not None and out.suffix == suffix):
        table = chosen.table or "judgments"
        path = out or folder.exports / f"{table}{suffix}"
        print(_export_one(folder, table, chosen.format, path, chosen.without))
        return 0
    with closing(Record(folder.database, read_only=True)) as record:
        for path in export_all(
            record, chosen.format, out or folder.exports, without=chosen.without
        ):
            print(path)
    return 0


def import_files(chosen: Namespace) -> int:
    """Judgments made elsewhere."""
    from labeval.exchange.judgments_file import import_judgments

    folder = _study_folder(chosen.study)
    with StudyLock(folder.lock), Record(folder.database) as record:
        for path in chosen.files:
            print(f"{import_judgments(record, path)} judgments from {path}")
    return 0


# -- safety ---------------------------------------------------------------------------------


def merge(chosen: Namespace) -> int:
    """Other laptops' records."""
    from labeval.store.merge import merge as merge_record

    folder = _study_folder(chosen.study)
    conflicts = False
    with StudyLock(folder.lock), Record(folder.database) as record:
        for other in chosen.others:
            path = StudyFolder(other).database if other.is_dir() else other
            report = merge_record(record, path)
            print(f"{path}: {report}")
            conflicts = conflicts or bool(report.conflicts)
    return 1 if conflicts else 0


def verify(chosen: Namespace) -> int:
    """What is wrong with the record, and what can be saved."""
    from labeval.store.verify import salvage
    from labeval.store.verify import verify as verify_record

    folder = _study_folder(chosen.study)
    if not folder.database.exists():
        raise Refused(f"{folder.path}: there is no record yet; no session has been run here")
    result = verify_record(folder.database)
    for finding in result.findings:
        print(finding)
    print(result)
    if chosen.save_to is not None:
        print(salvage(folder.database, chosen.save_to, known=_readable_content(folder)))
    return 0 if result.sound else 1


def reject(chosen: Namespace) -> int:
    """Reject a session with a reason, or take that back."""
    from labeval.store import rejection

    folder = _study_folder(chosen.study)
    if not folder.database.exists():
        raise Refused(f"{folder.path}: there is no record yet; no session has been run here")
    if not chosen.undo and not chosen.why.strip():
        raise Refused('a rejection needs a reason: --why "…"')
    with StudyLock(folder.lock), Record(folder.database) as record:
        session = rejection.find_session(record, chosen.session)
        if chosen.undo:
            rejection.take_back(record, session)
        else:
            rejection.reject(record, session, chosen.why)
    print(f"{session}: {'the rejection is taken back' if chosen.undo else 'rejected'}")
    return 0


def erase(chosen: Namespace) -> int:
    """Withdrawal."""
    from labeval.store.erasure import erase as erase_participant

    folder = _study_folder(chosen.study)
    if not chosen.yes:
        print(f"This erases {chosen.code} for good. Type the code again: ", end="", flush=True)
        if sys.stdin.readline().strip() != chosen.code:
            raise Refused("nothing was erased")
    with StudyLock(folder.lock):
        if folder.database.exists():
            with closing(Record(folder.database, read_only=True)) as record:
                if chosen.code not in record.sessions.participants():
                    raise Refused(f"there is no participant '{chosen.code}' in this record")
        print(erase_participant(folder, chosen.code))
    return 0


# -- shared ---------------------------------------------------------------------------------


def _study_folder(path: Path) -> StudyFolder:
    folder = StudyFolder(path.parent if path.name == "study.yaml" else path)
    if not folder.study_file.is_file():
        raise Refused(f"{folder.path}: no study folder; there is no study.yaml in it")
    return folder


def _readable_content(folder: StudyFolder) -> list[StudyContent]:
    """The study as its folder has it, which may be the version that a record lost."""
    from labeval.study.reading import read_study

    try:
        return [read_study(folder.path)]
    except StudyProblems:
        return []


def _make(template: Path, target: Path, items: Path | None) -> None:
    from labeval.exchange.study_folder import make_study

    make_study(template, target, items)


def _export_one(
    folder: StudyFolder, table: str, format: str, path: Path, without: Sequence[str] = ()
) -> Path:
    from labeval.exchange.writers import export_table

    path.parent.mkdir(parents=True, exist_ok=True)
    with closing(Record(folder.database, read_only=True)) as record:
        export_table(record, table, format, path, without=without)
    return path


def _say(text: str) -> None:
    print(text, file=sys.stderr)


def _counted(what: str) -> Progress:
    """Progress on standard error, one line that is written over; none when it is no terminal."""

    def show(done: int, total: int) -> bool:
        if sys.stderr.isatty():
            end = "\n" if done == total else ""
            print(f"\r{done} of {total} {what}", end=end, file=sys.stderr, flush=True)
        return True

    return show
