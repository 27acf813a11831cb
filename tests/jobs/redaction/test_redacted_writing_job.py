"""What a participant wrote can be redacted: in the record, its copies and all its tables."""

from __future__ import annotations

import shutil
from contextlib import closing
from pathlib import Path

import pytest

from labeval import places
from labeval.coding.rows import Anchor, SourceKind
from labeval.coding.texts.editing import REDACT, redact
from labeval.coding.texts.redaction_signs import SEALED
from labeval.exchange.study_folder import make_study
from labeval.jobs.coding.workbook import gather_texts
from labeval.jobs.planning.simulate import simulate
from labeval.jobs.redaction.redaction import (
    can_correct,
    can_redact,
    confirm,
    finish,
    is_unfinished,
    waiting,
)
from labeval.jobs.sessions.live import open_live
from labeval.session.events import actions
from labeval.session.events.actions import ACTION_ID
from labeval.store.chain.appending import chain_again
from labeval.store.chain.ledger import LedgerEntry
from labeval.store.disk.backup import back_up
from labeval.store.disk.errors import RecordUnavailable
from labeval.store.record.mailbox import Mailbox, MailboxReader
from labeval.store.record.record import Record
from labeval.store.verify import verify
from labeval.store.workbook.workbook import EditConflict, Workbook
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study

NAME = "Xanthippe"
KINDS = (SourceKind.COMMENTS, SourceKind.ANSWERS, SourceKind.JUSTIFICATIONS)
EVENT = {SourceKind.COMMENTS: "comment"}


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A study in which a text of every kind names somebody, and a copy of it."""
    folder = StudyFolder(tmp_path_factory.mktemp("written") / "study")
    make_study(places.templates() / "six-methods", folder.path, None)
    with Record(folder.database) as record:
        simulate(record, read_study(folder.path), 2, seed=3)
        with Workbook(folder.workbook, coder="A") as workbook:
            gather_texts(folder, workbook)
            for kind in KINDS:
                for source in (s for s in workbook.sources() if s.kind == kind):
                    said = workbook.passages(source.id)[0].text
                    record.connection.execute(
                        "UPDATE event SET value = ? WHERE session = ? AND kind = ? AND value = ?",
                        (f"{said}\nI asked {NAME} then.", source.session, _event(kind), said),
                    )
        for header in list(record.sessions.headers()):
            chain_again(record.connection, header.id, LedgerEntry.REDACTED)
        folder.workbook.unlink()
        back_up(record.connection, record.path, "session")
    with Workbook(folder.workbook, coder="A") as workbook:
        gather_texts(folder, workbook)
    return folder.path


def _event(kind: SourceKind) -> str:
    return EVENT.get(kind, "answer")


@pytest.fixture
def folder(written: Path, tmp_path: Path) -> StudyFolder:
    shutil.copytree(written, tmp_path / "study")
    return StudyFolder(tmp_path / "study")


def traces(folder: StudyFolder) -> list[str]:
    files = (file for file in folder.path.rglob("*") if file.is_file())
    return sorted(file.name for file in files if NAME.encode() in file.read_bytes())


def redact_everywhere(workbook: Workbook) -> set[str]:
    """Redact the name in all texts; returns their kinds."""
    kinds = set()
    for source in workbook.sources():
        for passage in workbook.passages(source.id):
            at = passage.text.find(NAME)
            if at >= 0:
                kinds.add(source.kind)
                anchors = Anchor(passage.id, at), Anchor(passage.id, at + len(NAME))
                workbook.do(REDACT, redact(workbook.text_of(source.id), *anchors).changes)
    return kinds


def test_the_words_go_from_record_copies_and_workbook_and_the_tables_show_the_mark(folder):
    assert len(traces(folder)) >= 3
    with Workbook(folder.workbook, coder="A") as workbook:
        kinds = redact_everywhere(workbook)
        assert SourceKind.COMMENTS in kinds
        assert len(kinds) >= 2
        report = confirm(folder, workbook)
        assert report.redactions >= 2
        assert traces(folder) == []
        before = {s.id: workbook.passages(s.id) for s in workbook.sources()}
        gathered = gather_texts(folder, workbook)
        assert (gathered.refreshed, gathered.differing) == (0, [])
        assert before == {s.id: workbook.passages(s.id) for s in workbook.sources()}
    assert verify(folder.database).sound
    with closing(Record(folder.database, read_only=True)) as record:
        values = [
            event.value
            for header in record.sessions.headers()
            for event in record.sessions.events(header.id)
        ]
    assert any(f"I asked {SEALED} then." in value for value in values)


def test_a_supervisors_notes_lose_the_words_too_in_the_record_and_where_they_were_sent(folder):
    with Record(folder.database) as record:
        session = next(iter(record.sessions.headers()))
        page = record.sessions.events(session.id)[-1].page
    with Mailbox(folder.database) as mailbox:
        for action in (
            actions.note(page, f"{NAME[:5]}", note="n1"),
            actions.note(page, f"sighs\n{NAME} came in", note="n1", criterion="fluency"),
            actions.note(page, "laughs", note="n2"),
            actions.add_interview_question("own1", "Who was it?"),
            actions.note_interview("own1", f"{NAME}, and nobody else."),
            actions.remark(f"went well\nwith {NAME}"),
        ):
            mailbox.put(session.id, action)
    with open_live(folder):
        pass
    with Workbook(folder.workbook, coder="A") as workbook:
        gather_texts(folder, workbook)
        assert {SourceKind.NOTES, SourceKind.INTERVIEW_NOTES} <= redact_everywhere(workbook)
        confirm(folder, workbook)
        assert traces(folder) == []
        assert (gather_texts(folder, workbook)).differing == []
    assert verify(folder.database).sound
    with closing(MailboxReader(folder.database)) as reader:
        sent = [action.value for _, action in reader.after(session.id)]
    with Record(folder.database, read_only=True) as record:
        kept = [e.value for e in record.sessions.events(session.id) if ACTION_ID in e.data]
    assert (
        sent
        == kept
        == [
            *(SEALED, f"sighs\n{SEALED} came in", "laughs", "Who was it?"),
            *(f"{SEALED}, and nobody else.", f"went well\nwith {SEALED}"),
        ]
    )


def test_an_event_keeps_its_other_words_and_other_events_stay(folder):
    with closing(Record(folder.database)) as record:
        session, seq, value = record.connection.execute(
            "SELECT session, seq, value FROM event WHERE kind = 'comment' AND instr(value, ?)",
            (NAME,),
        ).fetchone()
        last = record.connection.execute(
            "SELECT max(seq) FROM event WHERE session = ?", (session,)
        ).fetchone()[0]
        others = record.connection.execute(
            "SELECT count(*) FROM event WHERE NOT instr(value, ?)", (NAME,)
        ).fetchone()
        assert last > seq
    with Workbook(folder.workbook, coder="A") as workbook:
        redact_everywhere(workbook)
        confirm(folder, workbook)
    with closing(Record(folder.database, read_only=True)) as record:
        (now,) = record.connection.execute(
            "SELECT value FROM event WHERE session = ? AND seq = ?", (session, seq)
        ).fetchone()
        assert now == value.replace(NAME, SEALED)
        assert (
            others
            == record.connection.execute(
                "SELECT count(*) FROM event WHERE NOT instr(value, ?)", (SEALED,)
            ).fetchone()
        )


def test_a_reader_only_delays_it_and_it_is_finished_as_a_whole(folder):
    with Workbook(folder.workbook, coder="A") as workbook:
        redact_everywhere(workbook)
        asked = sum(one.count for one in waiting(workbook))
        with closing(Record(folder.database, read_only=True)) as reader, reader.snapshot():
            reader.connection.execute("SELECT count(*) FROM event").fetchone()
            with pytest.raises(RecordUnavailable):
                confirm(folder, workbook)
        assert is_unfinished(folder)
        assert waiting(workbook) == [], "the marks are final, no step back brings the words"
        with pytest.raises(EditConflict):
            workbook.undo()
        report = finish(folder, workbook)
    assert report is not None
    assert report.redactions == asked
    assert traces(folder) == []
    assert verify(folder.database).sound


def test_responses_and_notes_are_not_redacted(folder):
    with Workbook(folder.workbook, coder="A") as workbook:
        kinds = {source.kind: source for source in workbook.sources()}
    for kind, source in kinds.items():
        assert can_redact(source) == (kind in KINDS or can_correct(source))
    assert not can_correct(kinds[SourceKind.COMMENTS])
