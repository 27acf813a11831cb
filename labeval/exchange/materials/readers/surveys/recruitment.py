"""Exports of recruitment platforms such as Prolific: participants with demographics."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from labeval.exchange.materials.containers import File
from labeval.exchange.materials.flattening import cell
from labeval.exchange.materials.model import ColumnMapping
from labeval.exchange.materials.readers import Material
from labeval.exchange.materials.readers.building import Builder
from labeval.exchange.materials.readers.surveys import add_attributes
from labeval.study.problems import Problem
from labeval.text.folding import plain
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Materials", "Participants of a recruitment platform")
_CODES = ("participant_id", "prolific_id", "worker_id", "participantid")
_MARKS = {"submission_id", "session_id", "status", "completion_code", "entered_code"}
_MARKS |= {"total_approvals", "started_at", "completed_at"}
_OF_PLATFORM = {"submission_id", "session_id", "custom_study_tncs_accepted_at", "started_at"}
_OF_PLATFORM |= {"completed_at", "reviewed_at", "archived_at", "completion_code", "entered_code"}
_OF_PLATFORM |= {"total_approvals", "status", "time_taken", "started_datetime", "num_approvals"}
_TAKEN = {"approved", "awaiting_review", "completed", "awaitingreview", ""}
_NOTHING = {"data_expired", "consent_revoked", "not_applicable", "rather_not_say"}
_LEFT_OUT = QT_TRANSLATE_NOOP(
    "Materials", "left out: participants who did not complete ({count}: {states})"
)
_EXPIRED = QT_TRANSLATE_NOOP(
    "Materials", "empty, since they were withdrawn: values ({count}: {words})"
)
_WHY = QT_TRANSLATE_NOOP("Materials", "one row for each participant")


def recognises(files: Sequence[File]) -> bool:
    """Return whether it has a participant's id, a status and more of such a platform."""
    names = {plain(name) for name in files[0].columns or ()} if len(files) == 1 else set()
    return bool(names & set(_CODES)) and "status" in names and len(names & _MARKS) > 2


def read(files: Sequence[File], mapping: ColumnMapping, problems: list[Problem]) -> Material:
    """Attributes of the participants who completed; values that were withdrawn are empty."""
    (file,) = files
    builder = Builder()
    columns = list(file.columns or ())
    names = {plain(name): name for name in columns}
    code = next(names[name] for name in _CODES if name in names)
    kept = [c for c in columns if c != code and plain(c) not in _OF_PLATFORM]
    respondents: list[tuple[str, dict[str, str]]] = []
    states: Counter[str] = Counter()
    gone: Counter[str] = Counter()
    for _, row in file.records(problems):
        state = cell(row.get(names["status"])).strip()
        if plain(state) not in _TAKEN:
            states[state] += 1
            continue
        cells = {column: cell(row.get(column)).strip() for column in kept}
        for column, value in cells.items():
            if plain(value) in _NOTHING:
                gone[value] += 1
                cells[column] = ""
        respondents.append((cell(row[code]).strip(), cells))
    add_attributes(builder, respondents, kept)
    if states:
        builder.remark(_LEFT_OUT, count=states.total(), states=", ".join(states))
    if gone:
        builder.remark(_EXPIRED, count=gone.total(), words=", ".join(gone))
    return builder.done("participants", _WHY)
