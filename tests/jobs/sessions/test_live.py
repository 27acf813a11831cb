"""Sessions begun, cut off and resumed in a study folder."""

from __future__ import annotations

import pytest

from labeval.jobs.planning.simulate import simulate
from labeval.jobs.sessions.live import MixedRecord, open_live
from labeval.session.assignment.starting import SessionStart
from labeval.session.events.events import RecordError
from labeval.store.record.record import Record
from labeval.study.reading import read_study


def test_a_resumed_session_runs_with_the_version_it_began_with(folder):
    content = read_study(folder.path)
    with open_live(folder) as live:
        session = live.start(content, SessionStart())
        session.go_on()
        session.give_consent({"rating": True})
        where, id = session.state.screen_id, session.header.id
    text = folder.study_file.read_text(encoding="utf-8")
    folder.study_file.write_text(text.replace("Honesty scale", "Another scale"), encoding="utf-8")
    assert read_study(folder.path) != content
    with open_live(folder) as live:
        again = live.resume(id)
        assert again.content == content
        assert again.state.screen_id == where


def test_a_second_program_on_the_same_study_is_refused_in_a_sentence(folder):
    with open_live(folder), pytest.raises(RecordError, match="open"), open_live(folder):
        raise AssertionError("both have it")


def test_people_are_not_seated_among_robots_but_may_rehearse(folder):
    content = read_study(folder.path)
    with Record(folder.database) as record:
        simulate(record, content, 1, seed=1)
    with open_live(folder) as live:
        with pytest.raises(MixedRecord, match="robots"):
            live.start(content, SessionStart())
        assert live.start(content, SessionStart(kind="rehearsal")).header.kind == "rehearsal"


def test_where_another_program_synchronises_no_session_begins_unless_it_is_wanted(folder):
    content = read_study(folder.path)
    with open_live(folder) as live:
        before = live.start(content, SessionStart(kind="rehearsal"))
        before.go_on()
        before.give_consent({"rating": True})
    (folder.path / ".stfolder").mkdir()
    with open_live(folder) as live:
        for kind in ("real", "rehearsal"):
            with pytest.raises(RecordError, match=r"by Syncthing.*a person is begun here: move"):
                live.start(content, SessionStart(kind=kind))
        live.start(content, SessionStart(kind="simulated"))
        live.resume(before.header.id)
        begun = live.start(content, SessionStart(kind="rehearsal", in_synchronised=True))
        begun.go_on()
        begun.give_consent({"rating": True})
        first = live.record.sessions.events(begun.header.id)[0]
        assert first.data["synchronised_by"] == "Syncthing"
        assert "synchronised_by" not in live.record.sessions.events(before.header.id)[0].data


def test_every_session_is_followed_by_a_backup(folder):
    content = read_study(folder.path)
    with open_live(folder) as live:
        session = live.start(content, SessionStart())
        session.go_on()
        session.give_consent({"rating": True})
        live.back_up()
    copies = list(folder.backups.glob("*.sqlite"))
    assert len(copies) == 1
    with Record(copies[0], read_only=True) as copy:
        assert [h.id for h in copy.sessions.headers()] == [session.header.id]
