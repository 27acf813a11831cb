"""The table of edited texts, and the others that a session of editing is in."""

from __future__ import annotations

import random

import pytest

from labeval.exchange.tables import find_table
from labeval.jobs.planning.simulate import simulate
from labeval.session.assignment.starting import SessionStart, new_header
from labeval.session.events.clock import SessionClock
from labeval.session.running.opening import start
from labeval.store.checks.writing_checks import writing_faults
from labeval.store.record.event_row import EventRow
from labeval.store.record.record import Record
from labeval.store.verify import verify
from labeval.study.pages import AS_IT_IS
from labeval.text.edit_rate import edits_between
from tests.support.studies.rewritten_study import OTHER, TEXT, rewritten_content

MENDED = TEXT.replace("every Saturday of the month", "the first Saturday")


@pytest.fixture
def record(tmp_path):
    """A session with one text edited and one left as it is."""
    content = rewritten_content()
    with Record(tmp_path / "record.sqlite") as record:
        decided = SessionStart(condition="editing", override_reason="test")
        version = record.versions.keep(content)
        header = new_header(content, decided, taken={}, codes=set(), rng=random.Random(5))
        assert header.version == version
        session = start(header, content, record.sessions, SessionClock())
        session.go_on()
        session.drafting.pasted("outside", "the first")
        session.drafting.revise(MENDED, keys=3)
        session.go_on()
        session.answer("text", AS_IT_IS)
        session.go_on()
        yield record


def rows(record, name) -> list[dict[str, str]]:
    table = find_table(name)
    names = [column.name for column in table.COLUMNS]
    return [dict(zip(names, row, strict=True)) for row in table.rows(record)]


def test_each_text_has_its_edits_and_both_versions(record):
    edited, left = rows(record, "rewrites")
    assert (edited["before"], edited["after"], edited["unchanged"]) == (TEXT, MENDED, "no")
    assert (edited["edits"], edited["words"], edited["words_before"]) == ("5", "14", "16")
    assert float(edited["hter"]) == pytest.approx(5 / 14, abs=1e-4)
    assert int(edited["characters"]) >= len(TEXT) - len(MENDED)
    assert (left["before"], left["after"], left["unchanged"]) == (OTHER, OTHER, "yes")
    assert (left["edits"], left["characters"], left["hter"]) == ("0", "0", "0.0000")


def test_a_judgment_is_the_edits_of_the_words(record):
    assert [row["value"] for row in rows(record, "judgments")] == ["5/14", "0/11"]
    assert all(row["answered_at"] for row in rows(record, "judgments"))


def test_revisions_and_pastes_are_those_of_edited_texts_too(record):
    first, second = rows(record, "revisions")
    assert (first["put"], first["keys"]) == (TEXT, "0")
    assert TEXT[: int(second["at"])] + second["put"] in MENDED
    (paste,) = rows(record, "pastes")
    assert (paste["origin"], paste["kept_words"]) == ("outside", "2")


def test_the_record_is_sound(record):
    assert verify(record.path).sound


def test_a_revision_for_a_field_that_the_page_has_not_is_found(record):
    header = next(iter(record.sessions.headers()))
    content = record.versions.content(header.version)
    events = [
        EventRow(1, 0, "revised", "edit-001", "", TEXT, '{"at": 0, "cut": 0}', ""),
        EventRow(2, 0, "revised", "edit-001", "comment", "x", '{"at": 0, "cut": 0}', ""),
        EventRow(3, 0, "revised", "edit-001", "text", "", '{"at": 9000, "cut": 1}', ""),
        EventRow(4, 0, "revised", "edit-009", "text", "", '{"at": 0, "cut": 1}', ""),
    ]
    faults = [(e.seq, text) for e, (text, _) in writing_faults(content, header.plan, events)]
    assert [seq for seq, _ in faults] == [2, 3, 4]


def test_robots_edit_and_leave_texts_as_they_are(tmp_path):
    with Record(tmp_path / "robots.sqlite") as record:
        content = rewritten_content(words={"min": 3, "max": 20})
        simulate(record, content, participants=12, seed=3)
        found = rows(record, "rewrites")
        assert len(found) == 24 and {row["unchanged"] for row in found} == {"yes", "no"}
        for row in found:
            assert int(row["edits"]) == edits_between(row["before"], row["after"]).count
            if row["unchanged"] == "no":
                assert 3 <= int(row["words"]) <= 20 and int(row["edits"]) > 0
        assert verify(record.path).sound
