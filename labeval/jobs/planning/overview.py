"""State of a study as the home window shows it, without a window."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from labeval.jobs.planning.rater_coverage import BlockFill, block_fills
from labeval.jobs.sessions.folder_notices import FolderNotice, folder_notices
from labeval.jobs.sessions.hub_notice import hub_notices
from labeval.jobs.sessions.look_notice import look_notices
from labeval.jobs.speech.untranscribed import count_waiting
from labeval.session.events.events import Ending, RecordError
from labeval.store.disk.errors import DamagedRecord
from labeval.store.disk.lock import is_held
from labeval.store.record.record import Record
from labeval.store.record.sessions import SessionLine
from labeval.store.record.slots import read_places
from labeval.store.record.versions import Publication
from labeval.study.folder import StudyFolder
from labeval.study.problems import Problem, StudyProblems
from labeval.study.reading import read_with_warnings
from labeval.study.study import StudyContent


class StudyState(StrEnum):
    """Stage of a study."""

    BROKEN = "broken"  # the study file or the items table has errors
    DRAFT = "draft"  # never published
    CHANGED = "changed"  # edited since it was published
    PUBLISHED = "published"


class NextStep(StrEnum):
    """The one obvious thing to do next."""

    WAIT = "wait"  # another program runs a session here
    MEND_STUDY = "mend_study"
    MEND_RECORD = "mend_record"
    PUBLISH = "publish"
    RESUME = "resume"
    START = "seat"
    EXPORT = "export"


@dataclass(frozen=True, slots=True)
class ConditionLine:
    """Sessions of one condition."""

    condition: str
    completed: int
    open: int
    planned: int | None


@dataclass(slots=True)
class Overview:
    """Everything the home window says about one study."""

    folder: StudyFolder
    content: StudyContent | None = None
    problems: list[Problem] = field(default_factory=list)
    record_problem: RecordError | None = None
    """Why the record cannot be read, where it is there."""
    state: StudyState = StudyState.BROKEN
    version: int = 0
    """Number of the newest published version; 0 when there is none."""
    publication: Publication | None = None
    """The newest one."""
    in_use: bool = False
    """True if a session in this study runs now."""
    running: str = ""
    """Id of the session that this program runs; empty where it runs none."""
    sessions: list[SessionLine] = field(default_factory=list)
    conditions: list[ConditionLine] = field(default_factory=list)
    fills: list[BlockFill] = field(default_factory=list)
    """Raters of each block's pages, by people's sessions."""
    untranscribed: int = 0
    """Recordings that wait to be transcribed."""
    notices: list[FolderNotice] = field(default_factory=list)
    """Notices about the folder before a session is run in it."""

    @property
    def open_sessions(self) -> list[SessionLine]:
        """Sessions that were interrupted and can be resumed."""
        return [line for line in self.sessions if line.ending is None]

    @property
    def robots(self) -> int:
        """Number of sessions that robots have run in this record."""
        return sum(line.header.kind == "simulated" for line in self.sessions)

    @property
    def next_step(self) -> NextStep:
        """The one obvious thing to do next."""
        if self.content is None:
            return NextStep.MEND_STUDY
        if self.record_problem:
            return NextStep.MEND_RECORD
        if self.in_use:
            return NextStep.WAIT
        if any(line.header.kind == "real" for line in self.open_sessions):
            return NextStep.RESUME
        if self.state is not StudyState.PUBLISHED:
            return NextStep.PUBLISH
        planned = self.content.study.participants.planned
        done = sum(line.completed for line in self.conditions)
        return NextStep.EXPORT if planned is not None and done >= planned else NextStep.START


def overview(folder: StudyFolder) -> Overview:
    """Read a study folder and its record; whatever is wrong is part of the answer."""
    view = Overview(folder, in_use=is_held(folder.lock), notices=folder_notices(folder))
    view.notices += hub_notices(folder)
    try:
        view.content, view.problems = read_with_warnings(folder.path)
        view.state = StudyState.DRAFT
    except StudyProblems as error:
        view.problems = list(error.problems)
    try:
        _read_record(view)
    except DamagedRecord as error:
        view.record_problem = error
    except RecordError as error:
        if folder.database.exists():
            view.record_problem = error
    if view.content is not None:
        view.conditions = _condition_lines(view.content, view.sessions)
        view.notices += look_notices(view.content.study, view.sessions)
    return view


def _read_record(view: Overview) -> None:
    with Record(view.folder.database, read_only=True) as record:
        view.sessions, damaged = record.sessions.readable_lines()
        view.record_problem = next(iter(damaged), None)
        if view.content is not None:
            view.fills = block_fills(view.content, read_places(record, view.content, "real"))
        view.untranscribed = count_waiting(record, view.folder)
        published = record.versions.publications()
        if view.content is None or not published:
            return
        newest = view.publication = published[-1]
        numbers = {line.id: line.number for line in record.versions.lines()}
        view.version = numbers.get(newest.version, 0)
        same = newest.version in numbers and record.versions.says(newest.version, view.content)
    view.state = StudyState.PUBLISHED if same else StudyState.CHANGED


def _condition_lines(content: StudyContent, sessions: list[SessionLine]) -> list[ConditionLine]:
    """Counts of people's sessions; the plan is shared out by the conditions' weights."""
    blocks = set(content.study.blocks)
    counted = [
        line
        for line in sessions
        if line.header.kind == "real" and blocks.isdisjoint(line.rejected_sets)
    ]
    weights = sum(c.weight for c in content.study.conditions)
    planned = content.study.participants.planned
    return [
        ConditionLine(
            c.id,
            sum(_is(line, c.id, Ending.COMPLETED) for line in counted),
            sum(_is(line, c.id, None) for line in counted),
            None if planned is None else round(planned * c.weight / weights),
        )
        for c in content.study.conditions
    ]


def _is(line: SessionLine, condition: str, ending: Ending | None) -> bool:
    kept = not line.rejected
    return kept and line.header.condition == condition and line.ending is ending
