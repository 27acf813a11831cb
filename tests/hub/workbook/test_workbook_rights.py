"""Who may read and change shared texts and codes, and what an erasure or an altered hub does."""

from __future__ import annotations

import wave
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import psycopg
import pytest

from labeval.coding.edits import Change, added
from labeval.coding.rows import Memo
from labeval.coding.texts.redaction_signs import SEALED
from labeval.hub.address import read_address
from labeval.hub.errors import HubRefused
from labeval.hub.setting_up import make_hub
from labeval.hub.status import hub_status
from labeval.hub.verifying import verify_hub
from labeval.hub.workbook import EntriesDiffer, WorkbookExchange
from labeval.jobs.coding.interviews import read_interviews, take_interviews
from labeval.store.erasing.erasure import erase
from labeval.store.workbook.interview_sounds import RATE
from labeval.store.workbook.sharing import EntryUnreadable
from labeval.store.workbook.workbook import Workbook
from tests.hub.conftest import Hub
from tests.hub.test_rights import REFUSED, as_role
from tests.hub.workbook.analysts import Analyst, two_analysts
from tests.support.sharing import joined

Make = Callable[..., Hub]

ENTRY = "INSERT INTO labeval.workbook_entry (seq, id, coder, coder_id, hash) VALUES "
ROW = (
    "INSERT INTO labeval.workbook_row (seq, place, row, kind, after, edited, forgotten, "
    "participants, salt, digest) VALUES "
)


def test_a_station_neither_reads_nor_adds(make: Make) -> None:
    hub = make(shared=True)
    two_analysts(hub)
    station = hub.station()
    for statement in (
        "SELECT count(*) FROM labeval.coder",
        "SELECT count(*) FROM labeval.workbook_entry",
        "SELECT count(*) FROM labeval.workbook_row",
        f"{ENTRY} (9, '', '', '', '')",
        f"{ROW} (1, 99, '', '', '', false, false, '{{}}', '', '')",
    ):
        with pytest.raises(REFUSED):
            as_role(hub, station, statement)
    assert station.sync().workbook is None


CHANGES = (
    "UPDATE labeval.workbook_row SET after = NULL",
    "DELETE FROM labeval.workbook_row",
    "DELETE FROM labeval.workbook_entry",
    "UPDATE labeval.coder SET station = session_user",
    "INSERT INTO labeval.coder (name) VALUES ('A9')",
    "INSERT INTO labeval.workbook_entry (seq, id, coder, coder_id, hash, station) "
    "VALUES (9, 'x', '', '', '', 'other')",
    f"{ROW} (1, 99, 'r', 'code', '[]', false, false, '{{}}', '', '')",
    f"{ENTRY} ((SELECT max(seq) + 1 FROM labeval.workbook_entry), 'x', 'A1', '', '')",
)


def test_nobody_changes_what_was_sent_or_sends_as_another(make: Make) -> None:
    hub = make()
    one, _ = two_analysts(hub)
    one.code_words("s.p0", 0, 5)
    one.exchange()
    for member in (hub.station("analyst"), hub.station("supervisor")):
        for statement in CHANGES:
            with pytest.raises(REFUSED):
                as_role(hub, member, statement)
    joined(one)


def test_entries_follow_on_each_other(make: Make) -> None:
    hub = make()
    one, _ = two_analysts(hub)
    with pytest.raises(psycopg.errors.SerializationFailure, match="does not follow"):
        as_role(hub, one.station, f"{ENTRY} (99, 'x', '', '', '')")


def test_a_coders_code_is_one_persons(make: Make) -> None:
    hub = make()
    one, two = two_analysts(hub)
    one.code_words("s.p0", 0, 5)
    one.exchange()
    other = Analyst(two.station, "A1")
    id = other.code_words("s.p1", 0, 5)
    with pytest.raises(HubRefused, match=f"“A1” belongs to {one.station.member.station}"):
        other.exchange()
    assert other.coding(id) is not None
    two.code_words("s.p1", 0, 5)
    joined(one, two)


def test_supervisors_have_part_in_it(make: Make) -> None:
    hub = make()
    one, two = two_analysts(hub)
    supervisor = Analyst(hub.station("supervisor"), "S1")
    supervisor.exchange()
    id = supervisor.code_words("s.p0", 0, 5)
    joined(supervisor, one, two)
    assert one.coding(id) is not None


def words_in(hub: Hub, *analysts: Analyst) -> bool:
    """Whether the words of the participant are in the hub, or in a file of an analyst."""
    files = [
        path.read_bytes()
        for analyst in analysts
        for path in analyst.station.folder.path.rglob("*")
        if path.is_file()
    ]
    rows = hub.sql("SELECT * FROM labeval.workbook_row")
    return "second text" in rows or any(b"second text" in file for file in files)


def test_an_erasure_reaches_the_shared_workbook(make: Make) -> None:
    hub = make()
    one, two = two_analysts(hub)
    one.code_words("s.p1", 4, 15)
    joined(one, two)
    late = two.code_words("s.p1", 4, 10)  # not sent before
    station = hub.station()
    station.run(1)  # participant P01, as in the workbook
    station.sync()
    assert words_in(hub, one, two)
    erase(station.folder, "P01")
    station.sync()
    rows = hub.sql("SELECT string_agg(after, '') FROM labeval.workbook_row")
    assert "second text" not in rows and "Clarity" in rows
    for analyst in (one, two, one):
        analyst.station.sync()
    joined(one, two)
    assert not words_in(hub, one, two)
    assert one.coding(late) is None
    with one.open() as book:
        assert not book.sources() and len(book.codes()) == 2
    status = hub_status(one.station.folder, one.station.member)
    lines = {line.name: line.unconfirmed for line in status.stations}
    assert lines[one.station.member.station] == lines[two.station.member.station] == 0


def test_texts_of_somebody_who_was_erased_do_not_come_back(make: Make) -> None:
    hub = make()
    one, two = two_analysts(hub)
    station = hub.station()
    station.run(1)
    erase(station.folder, "P01")
    station.sync()
    two.code_words("s.p1", 4, 15)
    two.exchange()  # knows nothing of the erasure
    assert "second text" not in hub.sql("SELECT * FROM labeval.workbook_row")
    for analyst in (one, two, one):
        analyst.station.sync()
    joined(one, two)


def test_what_is_redacted_goes_from_the_hub_and_from_others(make: Make) -> None:
    hub = make()
    one, two = two_analysts(hub)
    memo = Memo("m", "code", "c", "someone", "Somebody's name", "")
    one.do([added(memo)])
    joined(one, two)
    two.do([Change(memo, replace(memo, text="Somebody's name, again"))])
    joined(one, two)
    with one.open() as book:
        (now,) = book.memos()
        book.forget([Change(now, replace(now, text="[name]"))])
    joined(one, two)
    assert "Somebody" not in hub.sql("SELECT * FROM labeval.workbook_row")
    with two.open() as book:
        assert [one.text for one in book.memos()] == ["[name]"]
        assert book.can_undo is None
    files = [*two.station.folder.path.rglob("*"), *one.station.folder.path.rglob("*")]
    assert not any(b"Somebody" in path.read_bytes() for path in files if path.is_file())


def test_words_redacted_elsewhere_are_silent_in_the_sound_that_is_here(
    make: Make, tmp_path: Path
) -> None:
    hub = make()
    one, two = Analyst(hub.station("analyst"), "A1"), Analyst(hub.station("analyst"), "A2")
    talk, sound = tmp_path / "talk.vtt", tmp_path / "talk.wav"
    talk.write_text("WEBVTT\n\n00:00.000 --> 00:01.000\n<v Anna>Xanthippe\n")
    with wave.open(str(sound), "wb") as file:
        file.setparams((1, 2, RATE, 0, "NONE", ""))
        file.writeframes(bytes([7]) * 2 * RATE)
    with one.open() as book:
        take_interviews(book, read_interviews([talk])[0], {})
    with two.open() as book:
        take_interviews(book, read_interviews([talk, sound])[0], {})
    joined(one, two)
    (place,) = two.station.folder.audio.iterdir()
    with one.open() as book:
        (source,) = book.sources()
        (said,) = book.passages(source.id)
        book.forget([Change(said, replace(said, text=SEALED, words=()))])
    one.exchange(), two.exchange()
    with wave.open(str(place / "sound.wav")) as file:
        assert not any(file.readframes(RATE))


def test_what_was_altered_on_the_hub_is_not_taken(make: Make) -> None:
    hub = make()
    one, two = two_analysts(hub)
    one.code_words("s.p0", 0, 5)
    one.exchange()
    hub.sql("UPDATE labeval.workbook_row SET after = replace(after, 'It is', 'It no')")
    before = two.rows()
    with pytest.raises(EntriesDiffer, match="was altered on the hub"):
        two.exchange()
    assert two.rows() == before
    result = verify_hub(one.station.folder, one.station.member)
    assert not result.is_equal and "was altered on the hub" in str(result)


def test_a_hub_that_was_restored_from_an_older_backup_is_noticed(make: Make) -> None:
    hub = make()
    one, two = two_analysts(hub)
    id = one.code_words("s.p0", 0, 5)
    one.exchange()
    hub.sql(
        "DELETE FROM labeval.workbook_row WHERE seq = (SELECT max(seq) FROM labeval.workbook_entry)"
    )
    hub.sql(
        "DELETE FROM labeval.workbook_entry "
        "WHERE seq = (SELECT max(seq) FROM labeval.workbook_entry)"
    )
    with pytest.raises(EntriesDiffer, match="restored from an older backup"):
        one.exchange()
    assert one.coding(id) is not None
    two.code_words("s.p1", 0, 5)
    two.exchange()
    with pytest.raises(EntriesDiffer, match="restored from an older backup"):
        one.exchange()


def test_what_was_changed_behind_the_programs_back_is_found(make: Make) -> None:
    one, two = two_analysts(make())
    with one.open() as book:
        book.connection.execute("UPDATE code SET name = 'Other' WHERE id = 'c'")
    result = verify_hub(one.station.folder, one.station.member)
    assert not result.is_equal and "1 row differs" in str(result)
    assert two.verified()


def test_a_row_that_cannot_be_read_stops_everything_after_it(make: Make, monkeypatch) -> None:
    one, two = two_analysts(make())
    one.do([added(Memo("m", "code", "c", "someone", "text", ""))])
    with monkeypatch.context() as patched:
        patched.setattr("labeval.hub.workbook.outgoing", of_a_newer_program)
        one.exchange()
    before = two.rows()
    with pytest.raises(EntryUnreadable, match="cannot be read here"):
        two.exchange()
    assert two.rows() == before


def of_a_newer_program(connection):
    from labeval.store.workbook.sharing import outgoing

    found = outgoing(connection)
    return found and replace(found, rows=tuple(replace(r, kind="newer") for r in found.rows))


def test_a_hub_of_an_older_program_gets_what_it_lacks(make: Make) -> None:
    hub = make()
    hub.forget_actions()
    hub.sql("DROP TABLE labeval.workbook_row, labeval.workbook_entry, labeval.coder")
    hub.sql("ALTER TABLE labeval.session DROP COLUMN changed")
    hub.sql("DROP POLICY read_to_observe ON labeval.session")
    hub.sql("DROP POLICY read_to_observe ON labeval.event")
    hub.sql(
        "DROP FUNCTION labeval.follow_entry, labeval.take_row, labeval.forget_rows, "
        "labeval.erase_from_workbook CASCADE"
    )
    hub.sql("UPDATE labeval.hub SET version = 1")
    one = Analyst(hub.station("analyst"), "A1", first=True)
    report = one.station.sync()
    assert report.workbook is not None and not report.workbook.is_shared
    assert "an older labeval made the hub" in str(report) and one.verified()
    make_hub(read_address(hub.address()), shared=False)
    assert "changes sent" in str(one.station.sync())
    joined(one)
    with pytest.raises(HubRefused, match="there is a hub in this database already"):
        make_hub(read_address(hub.address()), shared=False)


def test_leaving_ends_the_sharing_and_joining_again_goes_on(make: Make) -> None:
    from labeval.hub.membership import forget, join
    from tests.store.conftest import the_content

    hub = make()
    one, two = two_analysts(hub)
    forget(two.station.folder, two.station.member)
    id = two.code_words("s.p0", 0, 5)
    with Workbook(two.path, coder="", read_only=True) as book:
        assert not book.select("SELECT * FROM unsent") and not book.select("SELECT * FROM sharing")
    address = read_address(hub.address(two.station.member.station))
    join(two.station.folder, the_content().study, address)
    joined(two, one)
    assert one.coding(id) is not None and two.undecided() == []


def test_status_counts_what_waits_and_what_is_to_be_decided(make: Make) -> None:
    hub = make()
    one, two = two_analysts(hub)
    with one.open() as book:
        code = book.codes()[0]
    one.do([Change(code, replace(code, name="Of the first"))])
    two.do([Change(code, replace(code, name="Of the second"))])
    one.exchange()
    assert two.exchange() == WorkbookExchange(0, 1, 1)
    two.code_words("s.p0", 0, 5)
    shared = hub_status(two.station.folder, two.station.member).shared
    assert shared is not None and (shared.unsent, shared.undecided) == (1, 1)
    assert hub_status(hub.station().folder, hub.stations[-1].member).shared is None
