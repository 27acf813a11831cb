"""Findings of the check of a study that is being edited, each with the place to mend it."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path as FilePath

from labeval.jobs.planning.check import StudyCheck, check_plans
from labeval.jobs.planning.durations import Duration
from labeval.jobs.planning.own_paces import paces_in
from labeval.session.events.events import RecordError
from labeval.store.record.record import Record
from labeval.study.editing.document import StudyText
from labeval.study.folder import STUDY_FILE, StudyFolder
from labeval.study.problems import Problem, StudyProblems
from labeval.study.reading import read_with_warnings
from labeval.study.study import StudyContent
from labeval.study.yaml.places import Path, YamlPlaces


@dataclass(frozen=True, slots=True)
class Finding:
    """A problem, and the value of the study file that it is about."""

    problem: Problem
    path: Path
    """Empty for the file as a whole."""


@dataclass(slots=True)
class StudyFindings:
    """A look at a study folder."""

    findings: tuple[Finding, ...] = ()
    content: StudyContent | None = None
    """None where the study cannot be used as it is."""
    content_before: StudyContent | None = None
    """The last one that could be used, where this one cannot."""
    check: StudyCheck = field(default_factory=StudyCheck)
    """Its design, its length and the plans of its first participants; empty without content."""
    version: int = 0
    """Number of the newest published version; 0 where there is none, or the record says nothing."""
    is_published: bool = False
    """True if the study is as that version has it."""
    is_known: bool = True
    """False until the folder was looked at for the first time."""

    @property
    def durations(self) -> list[Duration]:
        """The expected length of a session of each condition."""
        return self.check.durations

    def of(self, key: str) -> list[Finding]:
        """The findings about one of the study file's own keys and what is below it."""
        return [finding for finding in self.findings if finding.path[:1] == (key,)]


def look_at(folder: StudyFolder, text: StudyText) -> StudyFindings:
    """Read the study in a folder and check it, without laying out its pages.

    Args:
        text: the study file as it is, for the places of the findings.
    """
    try:
        content, problems = read_with_warnings(folder.path)
    except StudyProblems as error:
        return StudyFindings(_placed(error.problems, text))
    check = check_plans(content, problems, paces_in(folder.database))
    found = StudyFindings(_placed(check.problems, text), content, check=check)
    with suppress(RecordError):  # the home window says what is wrong with a record
        found.version, found.is_published = _published(folder, content)
    return found


def stamp_of(folder: StudyFolder, text: StudyText) -> tuple[tuple[int, int] | None, ...]:
    """Time (nanoseconds) and size of the files that a look reads next to the study file.

    None for one that is not there. With another stamp a look may find something else.
    """
    data = text.data if isinstance(text.data, dict) else {}
    named = [data.get("items", "items.csv"), data.get("references"), data.get("judge")]
    doors = data.get("qualification")
    named += (
        [d.get("codes") for d in doors if isinstance(d, dict)] if isinstance(doors, list) else []
    )
    files = [folder.path / name for name in named if isinstance(name, str)]
    return tuple(_stamp(file) for file in (*files, folder.database))


def _stamp(file: FilePath) -> tuple[int, int] | None:
    try:
        status = file.stat()
    except (OSError, ValueError):
        return None
    return status.st_mtime_ns, status.st_size


def _published(folder: StudyFolder, content: StudyContent) -> tuple[int, bool]:
    """The newest published version's number, and whether the study is still as it has it."""
    if not folder.database.exists():
        return 0, False
    with Record(folder.database, read_only=True) as record:
        published = record.versions.publications()
        if not published:
            return 0, False
        newest = published[-1].version
        numbers = {line.id: line.number for line in record.versions.lines()}
        return numbers.get(newest, 0), record.versions.says(newest, content)


def _placed(problems: Sequence[Problem], text: StudyText) -> tuple[Finding, ...]:
    # Errors have to be mended, warnings looked at.
    ordered = sorted(problems, key=lambda problem: problem.severity != "error")
    return tuple(Finding(p, place_of(p, text.document.places)) for p in ordered)


def place_of(problem: Problem, places: YamlPlaces) -> Path:
    """The value that a problem is about; the nearest one around it where it is not there."""
    if problem.file != STUDY_FILE:
        return ("items",)
    on_line = [path for path, line in places.lines.items() if line == problem.line and path]
    named = [path for path in on_line if places.name(path) == problem.field]
    if named:
        return named[0]
    # A field that is not there has the line of what it is missing in; one that stands for
    # several, such as a question for each criterion, another position than in the file.
    end = problem.field.rpartition(".")[2].partition("[")[0]
    if not on_line:
        return (problem.field.partition(".")[0].partition("[")[0],) if problem.field else ()
    place = next((p for p in on_line if p[-1] == end), min(on_line, key=len))
    missing = bool(end) and place[-1] != end and problem.field != places.name(place)
    return (*place, end) if missing and place in places.mappings else place
