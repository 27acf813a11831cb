"""The mailbox: durable, in order, clear about what is wrong with it, and gone after an erasure."""

from __future__ import annotations

import os
import sqlite3
from contextlib import ExitStack, closing

import pytest

from labeval.session.events import actions
from labeval.session.events.events import Event, Kind, RecordError
from labeval.store.disk.errors import DamagedRecord, NewerRecord, RecordUnavailable
from labeval.store.disk.private_files import COMPANIONS, companion
from labeval.store.erasing.erased_rows import erase_rows
from labeval.store.erasing.erasure import erase
from labeval.store.record.mailbox import Mailbox, MailboxReader, NoConsentYet
from labeval.store.record.record import Record
from labeval.store.verify import verify
from tests.store.conftest import UTC, a_header, started, the_content


@pytest.fixture
def sessions(folder):
    """Two sessions of a record."""
    content = the_content()
    with Record(folder.database) as record:
        record.versions.keep(content)
        headers = [a_header(content, n) for n in range(2)]
        for header in headers:
            record.sessions.begin(header, [started()])
    return [header.id for header in headers]


def put(folder, session: str, *texts: str) -> list[actions.Action]:
    made = [actions.remark(text) for text in texts]
    with Mailbox(folder.database) as mailbox:
        for action in made:
            mailbox.put(session, action)
    return made


def test_what_was_put_in_is_read_in_order_and_once_after_a_number(folder, sessions):
    reader = MailboxReader(folder.database)
    assert reader.after(sessions[0]) == []
    made = put(folder, sessions[0], "one", "two")
    other = put(folder, sessions[1], "three")
    found = reader.after(sessions[0])
    assert [action for _, action in found] == made
    assert reader.after(sessions[0], found[0][0]) == found[1:]
    assert [action for _, action in reader.after(sessions[1])] == other
    assert reader.sessions() == sorted(sessions)
    reader.close()


def test_every_action_comes_back_as_it_was_made(folder, sessions):
    note = actions.new_id()
    made = [
        actions.note("page:1", "„Wie?“ 🦉\nnext line", note=note, criterion="honesty"),
        actions.mark("page:1", "quote"),
        actions.answer_question("page:1", 17, text="yes"),
        actions.extend_time("page:1", 5),
    ]
    with Mailbox(folder.database) as mailbox:
        for action in made:
            mailbox.put(sessions[0], action)
    reader = MailboxReader(folder.database)
    assert [action for _, action in reader.after(sessions[0])] == made
    reader.close()


def test_the_same_action_put_in_twice_is_there_once(folder, sessions):
    action = actions.remark("twice")
    with Mailbox(folder.database) as mailbox:
        assert mailbox.put(sessions[0], action) == mailbox.put(sessions[0], action)
    reader = MailboxReader(folder.database)
    assert len(reader.after(sessions[0])) == 1
    reader.close()


def test_nothing_is_kept_about_a_session_without_consent(folder, sessions):
    with Mailbox(folder.database) as mailbox, pytest.raises(NoConsentYet):
        mailbox.put("a session that is not in the record", actions.remark("nervous"))
    with closing(sqlite3.connect(folder.mailbox)) as file:
        assert file.execute("SELECT count(*) FROM act").fetchone() == (0,)


def test_a_reader_never_waits_for_a_writer(folder, sessions):
    put(folder, sessions[0], "one")
    with closing(sqlite3.connect(folder.mailbox, isolation_level=None)) as busy:
        busy.execute("BEGIN IMMEDIATE")
        reader = MailboxReader(folder.database)
        assert len(reader.after(sessions[0])) == 1
        reader.close()
        busy.execute("ROLLBACK")


def test_a_reader_opened_while_the_mailbox_is_being_made_sees_what_comes(folder, sessions):
    folder.mailbox.touch()
    reader = MailboxReader(folder.database)
    assert reader.after(sessions[0]) == []
    put(folder, sessions[0], "one")
    assert len(reader.after(sessions[0])) == 1
    reader.close()


def test_a_damaged_mailbox_is_said_so_at_both_ends_and_the_record_is_sound(folder, sessions):
    folder.mailbox.write_bytes(b"this is no database, but long enough to be one" * 100)
    with pytest.raises(DamagedRecord, match="move it away"):
        Mailbox(folder.database)
    with pytest.raises(DamagedRecord, match="move it away"):
        MailboxReader(folder.database).after(sessions[0])
    result = verify(folder.database)
    assert result.sound
    assert ["acts.sqlite" in f.where for f in result.findings] == [True]


def test_a_newer_mailbox_is_refused_at_both_ends(folder, sessions):
    put(folder, sessions[0], "one")
    with closing(sqlite3.connect(folder.mailbox)) as file:
        file.execute("PRAGMA user_version = 9")
    with pytest.raises(NewerRecord):
        Mailbox(folder.database)
    with pytest.raises(NewerRecord):
        MailboxReader(folder.database).after(sessions[0])


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="permissions do not bind root")
def test_a_folder_that_cannot_be_written_is_said_so(folder, sessions):
    folder.path.chmod(0o500)
    try:
        with pytest.raises(RecordUnavailable):
            Mailbox(folder.database)
    finally:
        folder.path.chmod(0o700)


def test_a_mailbox_that_another_program_holds_is_said_so(folder, sessions):
    with Mailbox(folder.database) as mailbox:
        mailbox._connection.execute("PRAGMA busy_timeout = 20")
        with closing(sqlite3.connect(folder.mailbox, isolation_level=None)) as busy:
            busy.execute("BEGIN IMMEDIATE")
            with pytest.raises(RecordUnavailable, match="another program"):
                mailbox.put(sessions[0], actions.remark("one"))
            busy.execute("ROLLBACK")
        mailbox.put(sessions[0], actions.remark("one"))


def test_an_erased_participants_actions_leave_no_byte(folder, sessions):
    put(folder, sessions[0], "<secret-note>")
    put(folder, sessions[1], "<kept-note>")
    report = erase(folder, "P00")
    assert report.actions == 1
    left = b"".join(p.read_bytes() for p in folder.path.glob("acts.sqlite*"))
    assert b"<secret-note>" not in left and b"<kept-note>" in left


def test_an_erasure_waits_for_the_moderators_window(folder, sessions):
    put(folder, sessions[0], "one")
    with closing(sqlite3.connect(folder.mailbox, isolation_level=None)) as window:
        window.execute("BEGIN")
        window.execute("SELECT count(*) FROM act").fetchone()
        with pytest.raises(RecordError):
            erase(folder, "P00")
    assert erase(folder, "P00").participant == "P00"


def test_a_mailbox_that_cannot_be_read_goes_with_an_erasure(folder, sessions):
    folder.mailbox.write_bytes(b"damaged " * 1000)
    assert folder.mailbox in erase(folder, "P00").removed
    assert not folder.mailbox.exists()


def test_verify_tells_actions_that_wait_and_actions_of_nobody(folder, sessions):
    (action,) = put(folder, sessions[0], "one")
    put(folder, sessions[1], "two")
    assert [str(f.severity) for f in verify(folder.database).findings] == ["note", "note"]
    applied = Event(2, 5, UTC, Kind.REMARKS, value="one", data={"act": action.id, "acted": UTC})
    with Record(folder.database) as record:
        record.sessions.journal(sessions[0]).append([applied])
        participant = record.sessions.header(sessions[1]).participant
        erase_rows(record.connection, participant, UTC)
    (finding,) = verify(folder.database).findings
    assert finding.severity == "warning" and sessions[1] in finding.where


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (Event(3, 5, UTC, Kind.REMARKS, data={"act": "a"}), "already"),
        (Event(3, 5, UTC, Kind.PAGE_SKIPPED, "dqe-001", value=" "), "no reason"),
        (Event(3, 5, UTC, Kind.PAGE_LEFT, "dqe-001", "", "next", {"skipped": True}), "nobody"),
        (Event(3, 5, UTC, Kind.MARKER, value="no_such", data={"marker": "m"}), "no_such"),
        (Event(3, 5, UTC, Kind.HINT_SHOWN, value="no_hint"), "no_hint"),
        (Event(3, 5, UTC, Kind.INTERVIEW_NOTE, field="no_question"), "no_question"),
        (Event(3, 5, UTC, Kind.MESSAGE_READ, value="1"), "not such an event"),
        (Event(3, 5, UTC, Kind.QUESTION_ANSWERED, data={"question": 7}), "not such an event"),
    ],
)
def test_verify_finds_what_no_supervisor_can_have_done(folder, sessions, event, told):
    with Record(folder.database) as record:
        first = Event(2, 5, UTC, Kind.REMARKS, data={"act": "a"})
        record.sessions.journal(sessions[0]).append([first, event])
    result = verify(folder.database)
    assert any(told in str(f) for f in result.findings), [str(f) for f in result.findings]
    assert not result.sound


@pytest.mark.parametrize("left", [b"", b"SQLite format 3"])
def test_with_a_mailbox_that_was_cut_short_what_waits_next_to_it_is_overwritten(
    folder, sessions, left
):
    with Mailbox(folder.database) as mailbox:
        mailbox.put(sessions[0], actions.remark("<secret-note>"))
        written = companion(folder.mailbox, "-wal").read_bytes()
    folder.mailbox.write_bytes(left)
    companions = [companion(folder.mailbox, suffix) for suffix in COMPANIONS]
    for file in companions:
        file.write_bytes(written)
    with ExitStack() as opened:
        still_open = [opened.enter_context(file.open("rb")) for file in companions]
        erase(folder, "P00")
        assert not any(file.exists() for file in companions)
        assert b"<secret-note>" in written
        assert not any(file.read().strip(b"\0") for file in still_open)
