"""State of a study as the home window shows it, without a window."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # the window is made with these words before any study is read
    from labeval.jobs.planning.rater_coverage import BlockFill
    from labeval.jobs.sessions.folder_notice import FolderNotice
    from labeval.session.events.events import RecordError
    from labeval.store.record.sessions import SessionLine
    from labeval.store.record.versions import Publication
    from labeval.study.folder import StudyFolder
    from labeval.study.problems import Problem
    from labeval.study.study import StudyContent


class StudyState(StrEnum):
    """Stage of a study."""

    INTERVIEWS = "interviews"  # of interviews alone: there is nothing to rate, and no session
    BROKEN = "broken"  # the study file or the items table has errors
    DRAFT = "draft"  # never published
    CHANGED = "changed"  # edited since it was published
    PUBLISHED = "published"


class NextStep(StrEnum):
    """The one obvious thing to do next."""

    WAIT = "wait"  # another program runs a session here
    CODE = "code"  # interviews alone
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
    interviews: int = 0
    """Texts of a folder for interviews alone."""
    version: int = 0
    """Number of the newest published version; 0 when there is none."""
    publication: Publication | None = None
    """The newest one."""
    in_use: bool = False
    """True if a session in this study runs now."""
    running: str = ""
    """Id of the session that this program runs; empty where it runs none."""
    sessions: list[SessionLine] = field(default_factory=list)
    elsewhere: frozenset[str] = frozenset()
    """Ids of sessions that only another computer of the laboratory may go on with."""
    conditions: list[ConditionLine] = field(default_factory=list)
    fills: list[BlockFill] = field(default_factory=list)
    """Raters of each block's pages, by people's sessions."""
    untranscribed: int = 0
    """Recordings that wait to be transcribed."""
    notices: list[FolderNotice] = field(default_factory=list)
    """Notices about the folder before a session is run in it."""

    @property
    def open_sessions(self) -> list[SessionLine]:
        """Sessions that were interrupted and can be resumed on this computer."""
        return [
            line
            for line in self.sessions
            if line.ending is None and line.header.id not in self.elsewhere
        ]

    @property
    def robots(self) -> int:
        """Number of sessions that robots have run in this record."""
        return sum(line.header.kind == "simulated" for line in self.sessions)

    @property
    def next_step(self) -> NextStep:
        """The one obvious thing to do next."""
        if self.state is StudyState.INTERVIEWS:
            from labeval.store.disk.errors import StudyLocked

            is_closed = isinstance(self.record_problem, StudyLocked)
            return NextStep.MEND_RECORD if is_closed else NextStep.CODE
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
