"""Tables of a record give what was put in: sessions in order, versions, transcripts, leases."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from labeval.coding.texts.redaction_signs import SEALED
from labeval.session.assignment.slots import Lease
from labeval.store.chain.appending import chain_of
from labeval.store.checks.mark_checks import _data
from labeval.store.disk.findings import Verification
from labeval.store.erasing.redaction import redact_record
from labeval.store.record.event_row import EventRow
from labeval.store.record.leases import UnreadableLeases, read_leases, write_leases
from labeval.store.record.mailbox import last_posted
from labeval.store.record.record import Record
from labeval.store.record.redaction_marks import SpokenSpan
from labeval.store.record.slots import read_code_use
from labeval.store.record.unsaved_files import NOTE, UnsavedSession, unsaved_sessions, write_note
from labeval.store.verify import verify
from labeval.study.folder import StudyFolder
from labeval.study.study import StudyContent
from labeval.text.marks import as_written
from tests.conftest import small_items, small_study
from tests.store.conftest import UTC, a_header, a_mark, started, the_content
from tests.store.record.transcripts import keep_transcript


def test_sessions_are_listed_newest_first_and_by_code_within_a_moment(folder: StudyFolder) -> None:
    with Record(folder.database) as record:
        record.versions.keep(the_content())
        days = {3: "2026-03-01", 1: "2026-03-02", 2: "2026-03-02", 4: "2026-02-27"}
        for number, day in days.items():
            header = a_header(the_content(), number)
            record.sessions.begin(replace(header, started=f"{day}T09:00:00.000Z"), [started()])
        listed = [line.header.participant for line in record.sessions.lines()]
        assert listed == ["P01", "P02", "P03", "P04"]


def test_a_session_knows_its_program_and_an_unknown_one_is_none(folder: StudyFolder) -> None:
    with Record(folder.database) as record:
        record.versions.keep(the_content())
        header = a_header(the_content(), 1)
        record.sessions.begin(header, [started()])
        assert record.sessions.program(header.id).count(".") == 2
        for ask in (record.sessions.program, record.sessions.header):
            with pytest.raises(KeyError, match="unknown"):
                ask("unknown")
        with pytest.raises(KeyError):
            chain_of(record.connection, "unknown")


def test_versions_are_numbered_as_they_were_published(folder: StudyFolder) -> None:
    draft, first, second = (
        StudyContent(study=small_study(title=title), items=small_items()) for title in "ABC"
    )
    with Record(folder.database) as record:
        record.versions.keep(draft)
        record.versions.keep(first, publish=True, reason="hurry", problems=["a problem"])
        for table in ("publication", "study_version"):  # within one millisecond they are no order
            record.connection.execute(
                f"UPDATE {table} SET published = ? WHERE published <> ''", (UTC,)
            )
        record.versions.keep(second, publish=True, problems=[])
        record.versions.keep(second, publish=True)
        lines = {line.id: line for line in record.versions.lines()}
        assert [lines[one.version_id()].number for one in (draft, first, second)] == [0, 1, 2]
        assert lines[draft.version_id()].published == ""
        found = [(one.reason, one.problems) for one in record.versions.publications()]
        assert found == [("hurry", ("a problem",)), ("", ())]
        assert record.versions.content(first.version_id()) == first
        with pytest.raises(KeyError, match="unknown"):
            record.versions.content("unknown")


def test_a_version_says_the_same_only_with_the_same_content(folder: StudyFolder) -> None:
    content = the_content()
    other = StudyContent(study=small_study(title="Other"), items=small_items())
    with Record(folder.database) as record:
        version = record.versions.keep(content)
        assert record.versions.says(version, content)
        assert not record.versions.says(version, other)
        older = json.dumps(json.loads(content.to_json()), indent=1)
        rows = [("older", older, True), ("newer", '{"labeval": 99}', False)]
        for id, text, same in rows:
            values = (id, UTC, "", text)
            record.connection.execute("INSERT INTO study_version VALUES (?, ?, ?, ?)", values)
            assert record.versions.says(id, content) == same


def test_what_was_redacted_stays_redacted_when_it_is_transcribed_again(
    folder: StudyFolder,
) -> None:
    id = a_header(the_content(), 1).id
    with Record(folder.database) as record:
        record.versions.keep(the_content())
        record.sessions.begin(a_header(the_content(), 1), [started()])
        recording = keep_transcript(record, id)
        (kept,) = record.transcripts.of_session(id)
        redact_record(folder.database, [SpokenSpan(id, recording, 2600, 3400)])
        said = replace(
            kept.transcript.segments[0], speaker_probability=0.25, doubt="repeats", language="de"
        )
        again = replace(kept.transcript, segments=(said, kept.transcript.segments[1]))
        assert record.transcripts.keep(replace(kept, transcript=again))
        (found,) = record.transcripts.of_session(id)
        assert [one.text for one in found.transcript.segments] == ["Said at 0.5.", SEALED]
        assert [one.speaker_probability for one in found.transcript.segments] == [0.25, None]
        named = [(one.doubt, one.language) for one in found.transcript.segments]
        assert named == [("repeats", "de"), ("", "")]
        assert found.transcript.made_with == kept.transcript.made_with
        assert (found.timeline.to_json(), found.made) == (kept.timeline.to_json(), kept.made)
        assert not record.transcripts.keep(replace(kept, session="erased"))
    assert verify(folder.database).sound


def test_a_code_that_nobody_typed_opens_nothing(folder: StudyFolder) -> None:
    with Record(folder.database) as record:
        for code in ("", "  ", "never used"):
            use = read_code_use(record, 1, code)
            assert not use.times and use.participant is None


def test_leased_places_are_read_in_their_order(tmp_path: Path) -> None:
    path = tmp_path / "places.json"
    assert read_leases(path) is None
    leases = [Lease(2, "ab", 7), Lease(1, "dqe", 3)]
    write_leases(path, leases)
    assert read_leases(path) == (leases[1], leases[0])
    for content in ("{", "[1]", '[["x", "ab", 1]]', "null"):
        path.write_text(content)
        with pytest.raises(UnreadableLeases, match="places that the hub has leased"):
            read_leases(path)


def test_a_mailbox_that_was_never_made_has_no_moment(folder: StudyFolder) -> None:
    assert last_posted(folder.database) == 0


def test_a_session_that_was_kept_elsewhere_is_described(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    kept.mkdir()
    about = UnsavedSession(kept, tmp_path / "study", "id", "P01", "v", UTC, 3)
    write_note(kept / NOTE, about)
    assert unsaved_sessions(tmp_path) == [], "its record is missing"
    about.record.write_bytes(b"x")
    assert unsaved_sessions(tmp_path) == [about]
    line = about.described(as_written)
    assert line.startswith(f"{about.record}: participant P01, 3 events, kept on {UTC}")
    assert line.endswith(f"of the study in {about.study}")
    for broken in ("[]", "{", '{"study": "x"}'):
        (kept / NOTE).write_text(broken)
        assert unsaved_sessions(tmp_path) == []


def test_marks_of_an_imported_session_are_its_own_and_in_order(folder: StudyFolder) -> None:
    own, other = [a_mark("R1", n) for n in (2, 3, 10)], a_mark("R2", 1)
    with Record(folder.database) as record:
        with record.imported.writing():
            assert record.imported.marks.add([own[2], other, *own[:2]]) == 4
        assert list(record.imported.marks.of_session("R1", "s")) == own
        assert list(record.imported.marks.of_session("R1", "other")) == []
        assert list(record.imported.marks.rows()) == [*own, other]


def test_marks_and_protection_are_said_where_there_are_some() -> None:
    path = Path("s") / "record.sqlite"
    (nothing,) = str(Verification(path)).splitlines()
    assert "mark" not in nothing
    first, second = str(Verification(path, marks=2, protected=True)).splitlines()
    assert first == f"{nothing}, 2 imported marks" and second.startswith("s: is protected")


@pytest.mark.parametrize(
    ("text", "expected"), [("", {}), ("{", {}), ("[1]", {}), ("3", {}), ('{"a": 1}', {"a": 1})]
)
def test_data_of_an_event_that_cannot_be_read_is_none(text: str, expected: dict[str, int]) -> None:
    assert _data(EventRow(1, 1, "marked", "p", "f", "v", text)) == expected
