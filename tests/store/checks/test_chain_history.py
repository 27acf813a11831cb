"""What the ledger and the chains of a record say about its past."""

from __future__ import annotations

from labeval.store.chain.ledger import LedgerEntry, LedgerRow
from labeval.store.checks.chain_checks import history
from labeval.store.record.ledger_contents import Ledger
from labeval.store.record.vouched_events import ChainedEvent
from tests.store.conftest import UTC


def entry(number: int, kind: LedgerEntry) -> LedgerRow:
    return LedgerRow(number, kind, "subject", 0, "digest", UTC, "hash")


def test_what_was_lost_before_a_restoration_is_counted():
    kinds = [LedgerEntry.SESSION, LedgerEntry.LOST, LedgerEntry.LOST, LedgerEntry.RESTORED]
    found = history(Ledger([entry(n, kind) for n, kind in enumerate(kinds, start=1)]))
    assert [finding.values for finding in found] == [{"utc": UTC}, {"lost": 2}]
    assert history(Ledger([entry(1, LedgerEntry.SESSION)])) == []


def test_an_event_has_its_number_or_none_where_its_page_is_damaged():
    assert ChainedEvent(("session", 7, 120), 1, "hash").seq == 7
    assert ChainedEvent(("session", b"\0", 120), 1, "hash").seq == -1
