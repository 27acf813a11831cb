"""A session whose early end was taken back is an open one for everybody who reads the record."""

from __future__ import annotations

from contextlib import closing

import pytest

from labeval.exchange.tables import sessions as sessions_table
from labeval.jobs.planning.overview import NextStep
from labeval.jobs.planning.read_overview import read_overview
from labeval.jobs.sessions.live import NotReopened, open_live
from labeval.jobs.sessions.post_session import after_session
from labeval.session.assignment.starting import SessionStart
from labeval.session.events import actions
from labeval.session.events.events import Ending, Kind
from labeval.store.record.following import FollowedRecord
from labeval.store.record.mailbox import Mailbox
from labeval.store.record.record import Record
from labeval.store.record.rejection import RejectionRefused, reject
from labeval.store.record.slots import read_places
from labeval.store.verify import verify
from labeval.study.reading import read_study
from tests.benchmarks.walk import pass_screen, to_rating


@pytest.fixture
def ended(folder) -> str:
    """Id of a session that was ended early at a rating page."""
    content = read_study(folder.path)
    with open_live(folder) as live:
        session = live.start(
            content, SessionStart(kind="real", condition="ab", override_reason="t")
        )
        to_rating(session)
        session.apply_action(actions.end_early(session.state.screen_id, "a hasty key"))
        return session.header.id


def standing(folder, session: str) -> dict[str, object]:
    """What everybody who reads the record says about the session."""
    content = read_study(folder.path)
    with closing(Record(folder.database, read_only=True)) as record:
        (line,) = [line for line in record.sessions.lines() if line.header.id == session]
        names = [column.name for column in sessions_table.COLUMNS]
        row = dict(zip(names, next(iter(sessions_table.rows(record))), strict=True))
        with closing(FollowedRecord(folder.database)) as followed:
            newest = followed.newest_session(open_only=True)
        return {
            "list": line.ending,
            "table": row["ending"],
            "after": after_session(record, session, "").ending,
            "places": read_places(record, content, "real").taken(content.study),
            "open": newest == session,
        }


def test_everybody_sees_it_open_again(folder, ended):
    before = standing(folder, ended)
    assert before["list"] is Ending.ENDED_EARLY and before["table"] == "ended_early"
    assert before["after"] is Ending.ENDED_EARLY
    assert not before["open"] and before["places"] == {}
    with open_live(folder) as live:
        live.reopen(ended)
    after = standing(folder, ended)
    assert (after["list"], after["table"], after["after"]) == (None, "", None)
    assert after["open"] and after["places"] == {"ab": 1}
    with Record(folder.database) as record, pytest.raises(RejectionRefused, match="not ended"):
        reject(record, ended, "looked into it")
    assert read_overview(folder).next_step is NextStep.RESUME
    assert verify(folder.database).sound and not verify(folder.database).findings


def test_it_is_resumed_and_completed(folder, ended):
    with open_live(folder) as live:
        live.reopen(ended)
        session = live.resume(ended)
        while session.state.ended is None:
            if session.state.on_break:
                session.end_break()
            pass_screen(session)
    state = standing(folder, ended)
    assert state["list"] is Ending.COMPLETED and state["table"] == "completed"
    assert verify(folder.database).sound and not verify(folder.database).findings


def test_what_the_moderator_sent_after_the_window_had_closed_is_done_too(folder, ended):
    with Mailbox(folder.database) as mailbox:
        mailbox.put(ended, actions.reopen(""))
    with open_live(folder):
        pass
    assert standing(folder, ended)["list"] is None
    with closing(Record(folder.database, read_only=True)) as record:
        kinds = [event.kind for event in record.sessions.events(ended)]
    assert kinds[-1] == Kind.SESSION_REOPENED, "no page is shown while nobody runs it"


def test_once_the_next_session_has_begun_it_stays_ended(folder, ended):
    content = read_study(folder.path)
    with open_live(folder) as live:
        following = live.start(
            content, SessionStart(kind="real", condition="ab", override_reason="t")
        )
        to_rating(following)
        with pytest.raises(NotReopened, match="next session"):
            live.reopen(ended)
    with Mailbox(folder.database) as mailbox:
        mailbox.put(ended, actions.reopen(""))
    with open_live(folder):
        pass
    with closing(Record(folder.database, read_only=True)) as record:
        events = record.sessions.events(ended)
    assert [e.value for e in events if e.kind == Kind.ACTION_REFUSED] == ["next_begun"]
    assert standing(folder, ended)["list"] is Ending.ENDED_EARLY


def test_an_interrupted_session_that_was_ended_from_the_home_window_too(folder):
    content = read_study(folder.path)
    with open_live(folder) as live:
        session = live.start(
            content, SessionStart(kind="real", condition="ab", override_reason="t")
        )
        to_rating(session)
        id = session.header.id
        live.end(id)
        assert live.why_not_reopened(id) is None
        live.reopen(id)
        assert live.why_not_reopened(id) is not None
    assert standing(folder, id)["list"] is None
