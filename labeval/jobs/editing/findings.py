"""What the check says about a study that is being edited, each with the place to mend it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from labeval.jobs.planning.check import Duration, check_plans
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
    durations: tuple[Duration, ...] = field(default=())

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
    check = check_plans(content, problems)
    return StudyFindings(_placed(check.problems, text), content, None, tuple(check.durations))


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
