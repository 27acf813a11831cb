"""Acts that came while nobody ran the session: applied later, once, and never lost."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from labeval.jobs.sessions.live import open_live
from labeval.jobs.sessions.mailbox_actions import SessionActions, apply_where_closed
from labeval.session.assignment.starting import SessionStart
from labeval.session.events import actions
from labeval.session.events.actions import ACTION_ID
from labeval.session.events.clock import utc_text
from labeval.session.events.events import Kind
from labeval.session.state.state import state_after
from labeval.session.state.timing import page_times
from labeval.store.record.mailbox import Mailbox
from labeval.store.record.record import Record
from labeval.store.verify import verify
from labeval.study.reading import read_study
from tests.benchmarks.walk import to_rating


@pytest.fixture
def cut_off(folder):
    """Id of a session whose program was cut off at a rating page, and that page."""
    content = read_study(folder.path)
    with open_live(folder) as live:
        session = live.start(
            content, SessionStart(kind="rehearsal", condition="ab", override_reason="t")
        )
        to_rating(session)
        return session.header.id, session.state.screen_id


def put(folder, session: str, *made: actions.Action) -> None:
    with Mailbox(folder.database) as mailbox:
        for action in made:
            mailbox.put(session, action)


def events(folder, session: str):
    with Record(folder.database, read_only=True) as record:
        return record.sessions.events(session)


def applied(folder, session: str) -> list[str]:
    return [e.data[ACTION_ID] for e in events(folder, session) if ACTION_ID in e.data]


def test_a_cut_off_session_takes_notes_at_once_and_the_rest_when_it_is_resumed(folder, cut_off):
    session, page = cut_off
    note = actions.note(page, "power cut", note=actions.new_id())
    skip = actions.skip_page(page, "half read before the power cut")
    put(folder, session, skip, note)
    before = page_times(events(folder, session))[page].visible_ms
    with open_live(folder):
        pass
    assert applied(folder, session) == [note.id]
    assert page_times(events(folder, session))[page].visible_ms == before
    with open_live(folder) as live:
        resumed = live.resume(session)
        assert resumed.state.moderated.skipped == {page: skip.value}
        assert resumed.state.screen_id != page
    assert applied(folder, session) == [note.id, skip.id]
    assert verify(folder.database).sound


def test_actions_after_the_end_are_applied_when_the_study_is_next_opened(folder, cut_off):
    session, _ = cut_off
    with open_live(folder) as live:
        live.end(session)
    asked = actions.ask_interview_question("own_words")
    noted = actions.note_interview("own_words", "true to the source")
    put(folder, session, asked, noted, actions.send_message("", "Hello?"))
    for _ in range(2):
        with open_live(folder):
            pass
    assert applied(folder, session)[:2] == [asked.id, noted.id]
    assert [e.value for e in events(folder, session) if e.kind == Kind.ACTION_REFUSED] == ["ended"]
    assert verify(folder.database).sound and not verify(folder.database).findings


def test_the_backup_after_a_session_has_the_actions_that_came_last(folder, cut_off):
    session, _ = cut_off
    with open_live(folder) as live:
        live.end(session)
        remark = actions.remark("went well")
        put(folder, session, remark)
        live.back_up()
    (copy,) = folder.backups.glob("*.sqlite")
    with Record(copy, read_only=True) as record:
        assert record.sessions.events(session)[-1].data[ACTION_ID] == remark.id


def test_an_action_that_ends_a_session_while_it_waits_lets_it_be_ended(folder, cut_off):
    session, page = cut_off
    put(folder, session, actions.end_early(page, "did not come back"))
    with open_live(folder) as live:
        live.end(session)
    ends = [e for e in events(folder, session) if e.kind == Kind.SESSION_ENDED]
    assert len(ends) == 1 and ends[0].data["reason"] == "did not come back"


@pytest.mark.parametrize("minutes", [9, 11])
def test_what_a_control_room_asked_for_long_ago_is_refused_and_not_kept_for_ever(
    folder, cut_off, minutes
):
    session, page = cut_off
    utc = utc_text(datetime.now(UTC) - timedelta(minutes=minutes))
    asked = replace(actions.send_message(page, "Take your time."), utc=utc)
    near = replace(actions.send_message(page, "I am back."), utc=utc)
    put(folder, session, actions.done_by(asked, "ada"), near)
    with open_live(folder):
        pass
    refused = [e.value for e in events(folder, session) if e.kind == Kind.ACTION_REFUSED]
    assert refused == (["too_late"] if minutes > 10 else [])
    with open_live(folder) as live:
        shown = [message.seq for message in live.resume(session).state.moderated.messages]
    assert len(shown) == (1 if minutes > 10 else 2)


def test_an_exchange_applies_what_comes_for_a_session_that_nobody_runs(folder, cut_off):
    session, page = cut_off
    note = actions.note(page, "the lamp fell", note=actions.new_id())
    put(folder, session, note)
    with open_live(folder):
        put(folder, session, actions.mark(page, "quote"))
        assert apply_where_closed(folder) == 0
    assert apply_where_closed(folder) == 1
    assert applied(folder, session)[0] == note.id and len(applied(folder, session)) == 2


def test_a_damaged_mailbox_keeps_nobody_from_running_sessions(folder, cut_off):
    session, page = cut_off
    folder.mailbox.write_bytes(b"damaged " * 1000)
    with open_live(folder) as live:
        assert live.resume(session).state.screen_id == page


def test_a_source_hands_out_each_act_once_and_all_of_them_again_when_asked(folder, cut_off):
    session, page = cut_off
    source = SessionActions(folder.database, session)
    assert list(source.waiting()) == []
    first, second = actions.pause(page), actions.resume(page)
    put(folder, session, first)
    assert list(source.waiting()) == [first]
    put(folder, session, second)
    assert list(source.waiting()) == [second] and list(source.waiting()) == []
    source.look_again()
    assert list(source.waiting()) == [first, second]
    source.close()


def test_state_and_record_agree_after_all_of_it(folder, cut_off):
    session, page = cut_off
    put(folder, session, actions.pause(page), actions.resume(page), actions.mark(page, "quote"))
    with open_live(folder) as live:
        live_session = live.resume(session)
        state = state_after(live_session.header.plan, live.record.sessions.events(session))
        assert live_session.state == state
