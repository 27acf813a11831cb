"""Reports count from zero, and a session's head is entered in the ledger at its checkpoints."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from labeval.session.events.events import Event, Kind
from labeval.store.chain.ledger import LedgerEntry
from labeval.store.disk.findings import CodingState, Verification
from labeval.store.erasing.erasure import ErasureReport
from labeval.store.erasing.word_rows import RowHits
from labeval.store.erasing.workbook_erasure import WorkbookErasure
from labeval.store.merging.merge import MergeReport
from labeval.store.merging.workbook_merge import WorkbookMergeReport
from labeval.store.record.record import Record
from labeval.store.salvage.report import RescuedSession, SalvageReport
from labeval.store.salvage.sessions import RestoredSession
from labeval.store.workbook.taking_entries import TakenEntries
from tests.store.conftest import UTC, a_header, started, the_content

REPORTS = (
    *(Verification, ErasureReport, WorkbookErasure, MergeReport, WorkbookMergeReport),
    *(RescuedSession, SalvageReport, RestoredSession, TakenEntries),
)
UNKNOWN_YET = {"has_hashes": True}
"""What is true until it is found out to be otherwise."""


@pytest.mark.parametrize("report", REPORTS)
def test_a_report_that_nothing_was_added_to_counts_nothing(report):
    defaults = {f.name: f.default for f in fields(report) if type(f.default) in (int, bool)}
    assert defaults
    assert {name: value for name, value in defaults.items() if value} == {
        name: value for name, value in UNKNOWN_YET.items() if name in defaults
    }


def test_what_was_not_looked_at_is_whole_and_there():
    assert RowHits().is_whole is True
    assert {f.name: f.default for f in fields(CodingState)}["exists"] is True


@pytest.mark.parametrize("kind", [k for k in Kind if k is not Kind.SESSION_STARTED])
def test_a_head_is_entered_where_a_session_is_resumed_ends_or_is_decided_about(
    kind: Kind, tmp_path: Path
) -> None:
    with Record(tmp_path / "record.sqlite") as record:
        record.versions.keep(the_content())
        header = a_header(the_content(), 1)
        journal = record.sessions.begin(header, [started()])
        heads = "SELECT size FROM ledger WHERE kind = ?"
        before = record.connection.execute(heads, (LedgerEntry.HEAD,)).fetchall()
        journal.append([Event(2, 5, UTC, kind), Event(3, 6, UTC, Kind.COMMENT)])
        after = record.connection.execute(heads, (LedgerEntry.HEAD,)).fetchall()
    decided = {
        *("session_resumed", "session_ended", "session_reopened", "session_rejected"),
        *("set_rejected", "results_unlocked"),
    }
    assert after[len(before) :] == ([(3,)] if str(kind) in decided else [])
