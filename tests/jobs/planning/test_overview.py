"""How a study stands, and the one thing to do next."""

from __future__ import annotations

import hashlib
import json
import sqlite3
from contextlib import closing

from labeval.jobs.planning.overview import NextStep, StudyState
from labeval.jobs.planning.read_overview import read_overview
from labeval.jobs.sessions.live import open_live
from labeval.session.assignment.starting import SessionStart
from labeval.store.record.record import Record
from labeval.study.reading import read_study


def begin(folder, kind="real"):
    """A session that has its consent and is then cut off."""
    content = read_study(folder.path)
    with open_live(folder) as live:
        session = live.start(content, SessionStart(kind=kind))
        session.go_on()
        session.give_consent({"rating": True})
        return session.header


def publish(folder):
    with Record(folder.database) as record:
        record.versions.keep(read_study(folder.path), publish=True)


def test_a_new_study_wants_to_be_published(folder):
    view = read_overview(folder)
    assert (view.state, view.next_step) == (StudyState.DRAFT, NextStep.PUBLISH)
    assert [line.planned for line in view.conditions] == [5, 5, 5, 5]


def test_a_published_study_wants_a_participant_and_an_edit_makes_it_changed(folder):
    publish(folder)
    view = read_overview(folder)
    assert (view.state, view.version, view.next_step) == (StudyState.PUBLISHED, 1, NextStep.START)
    text = folder.study_file.read_text(encoding="utf-8")
    folder.study_file.write_text(text.replace("seed: 1207", "seed: 1208"), encoding="utf-8")
    view = read_overview(folder)
    assert (view.state, view.next_step) == (StudyState.CHANGED, NextStep.PUBLISH)


def test_a_setting_that_an_older_program_did_not_have_is_no_change(folder):
    """The frozen text of a version then lacks the setting, so its id is another one."""
    publish(folder)
    with closing(sqlite3.connect(folder.database)) as connection, connection:
        ((text,),) = connection.execute("SELECT content FROM study_version")
        content = json.loads(text)
        del content["study"]["flags"]
        content["study"]["supervisor_code"] = "1357"  # once it stood in every version
        older = json.dumps(content, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
        id = hashlib.sha256(older.encode()).hexdigest()
        connection.execute("UPDATE study_version SET id = ?, content = ?", (id, older))
        connection.execute("UPDATE publication SET version = ?", (id,))
    assert id != read_study(folder.path).version_id()
    assert read_overview(folder).state is StudyState.PUBLISHED


def test_a_session_that_was_cut_off_comes_first(folder):
    publish(folder)
    header = begin(folder)
    view = read_overview(folder)
    assert view.next_step is NextStep.RESUME
    assert [line.header.id for line in view.open_sessions] == [header.id]
    counted = {line.condition: line.open for line in view.conditions}
    assert counted[header.condition] == 1


def test_a_rehearsal_is_in_no_count(folder):
    publish(folder)
    begin(folder, kind="rehearsal")
    assert all(line.open == 0 for line in read_overview(folder).conditions)


def test_a_broken_study_file_is_said_and_its_sessions_still_shown(folder):
    begin(folder)
    folder.study_file.write_text("labeval: 1\ntitle: [", encoding="utf-8")
    view = read_overview(folder)
    assert view.next_step is NextStep.MEND_STUDY
    assert view.problems and len(view.sessions) == 1


def test_a_damaged_record_is_said(folder):
    begin(folder)
    folder.database.write_bytes(b"no database at all" * 100)
    view = read_overview(folder)
    assert view.next_step is NextStep.MEND_RECORD
    assert "damaged" in str(view.record_problem)
