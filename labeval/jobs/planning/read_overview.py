"""Reads the state of a study: its folder, its record, and the notices about them."""

from __future__ import annotations

from labeval.exchange.study_folder import is_for_interviews_alone
from labeval.hub.state import of_others
from labeval.jobs.planning.overview import ConditionLine, Overview, StudyState
from labeval.jobs.planning.rater_coverage import block_fills
from labeval.jobs.sessions.folder_notice import Remedy
from labeval.jobs.sessions.folder_notices import folder_notices
from labeval.jobs.sessions.hub_notice import hub_notices
from labeval.jobs.sessions.look_notice import look_notices, registered
from labeval.jobs.sessions.overlaps import overlap_notices
from labeval.jobs.sessions.release_notice import release_notices
from labeval.jobs.sessions.retention import due_data, retention_notices
from labeval.jobs.speech.untranscribed import count_waiting
from labeval.session.events.events import Ending, RecordError
from labeval.store.disk.errors import DamagedRecord
from labeval.store.disk.lock import is_held
from labeval.store.record.record import Record
from labeval.store.record.sessions import SessionLine
from labeval.store.record.slots import read_places
from labeval.study.folder import StudyFolder
from labeval.study.model.sessions.retention import Retention
from labeval.study.problems import StudyProblems
from labeval.study.reading import read_with_warnings
from labeval.study.study import StudyContent


def read_overview(folder: StudyFolder) -> Overview:
    """Read a study folder and its record; whatever is wrong is part of the answer."""
    if not folder.database.exists() and is_for_interviews_alone(folder):
        return _of_interviews(folder)
    view = Overview(folder, in_use=is_held(folder.lock), notices=folder_notices(folder))
    view.notices += hub_notices(folder)
    view.elsewhere = of_others(folder)
    try:
        view.content, view.problems = read_with_warnings(folder.path)
        view.state = StudyState.DRAFT
    except StudyProblems as error:
        view.problems = list(error.problems)
    looked = view.content
    try:
        looked = _read_record(view)
    except DamagedRecord as error:
        view.record_problem = error
    except RecordError as error:
        if folder.database.exists():
            view.record_problem = error
    if view.content is not None:
        view.conditions = _condition_lines(view.content, view.sessions)
        view.notices += look_notices(looked.study, view.sessions) if looked is not None else ()
        if view.content.study.retention != Retention() and view.record_problem is None:
            view.notices += retention_notices(due_data(folder))
    return view


def _of_interviews(folder: StudyFolder) -> Overview:
    """A folder for interviews alone: there is no participant to keep a window closed for."""
    # A folder of interviews is rare; the home window starts without what reads its texts.
    from labeval.store.workbook.workbook import Workbook

    view = Overview(folder, state=StudyState.INTERVIEWS)
    view.notices = [one for one in folder_notices(folder) if one.remedy is not Remedy.CHOOSE_CODE]
    try:
        if folder.workbook.exists():
            with Workbook(folder.workbook, coder="", read_only=True) as workbook:
                view.interviews = len(workbook.sources())
    except RecordError as error:
        view.record_problem = error
    return view


def _read_record(view: Overview) -> StudyContent | None:
    """Read the record; returns the version whose looks bind, where the study has looks."""
    with Record(view.folder.database, read_only=True) as record:
        view.sessions, damaged = record.sessions.readable_lines()
        view.record_problem = next(iter(damaged), None)
        if view.content is not None:
            places = read_places(record, view.content, "real")
            view.fills = block_fills(view.content, places)
            view.notices += overlap_notices(view.content.study, record)
        view.notices += release_notices(record.sessions.programs())
        view.untranscribed = count_waiting(record, view.folder)
        published = record.versions.publications()
        if view.content is None or not published:
            return view.content
        newest = view.publication = published[-1]
        numbers = {line.id: line.number for line in record.versions.lines()}
        view.version = numbers.get(newest.version, 0)
        same = newest.version in numbers and record.versions.says(newest.version, view.content)
        may_have_looks = view.content.study.looks is not None or not same or len(published) > 1
        looked = registered(record, view.content) if may_have_looks else view.content
    view.state = StudyState.PUBLISHED if same else StudyState.CHANGED
    return looked


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
