"""Words that were marked as reasons are passages, with their rating and their second."""

from __future__ import annotations

from pathlib import Path

from labeval.jobs.coding.gather import gather
from labeval.jobs.planning.simulate import simulate
from labeval.session.events.events import Kind
from labeval.store.record.record import Record
from labeval.store.workbook.workbook import Workbook
from tests.support.studies.marked_study import LOW, marked_content


def test_each_mark_is_a_passage_with_criterion_rating_and_time(tmp_path: Path) -> None:
    with Record(tmp_path / "record.sqlite") as record:
        simulate(record, marked_content(LOW), 1, 3)
        with Workbook(tmp_path / "coding.sqlite", coder="C1") as workbook:
            gather(workbook, record)
            (source,) = [s for s in workbook.sources() if s.kind == "marked_words"]
            passages = list(workbook.passages(source.id))
        header = next(iter(record.sessions.headers()))
        marked = [e for e in record.sessions.events(header.id) if e.kind == Kind.MARKED]
    assert marked
    found = {(p.text, p.where.page, p.where.criterion, p.where.session_ms) for p in passages}
    assert found == {(e.value, e.page, e.field, e.at_ms) for e in marked}
    assert {p.where.value for p in passages} <= {"1", "2"}
