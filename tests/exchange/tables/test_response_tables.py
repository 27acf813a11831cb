"""Responses as tables and as items of another study."""

from __future__ import annotations

import csv
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from labeval.exchange.errors import ExchangeError
from labeval.exchange.responses_as_items import export_responses
from labeval.exchange.tables import find_table
from labeval.jobs.planning.simulate import simulate
from labeval.session.assignment.starting import SessionStart, new_header
from labeval.session.events.clock import SessionClock
from labeval.session.events.events import Ending
from labeval.session.plan.header import SessionKind
from labeval.session.running.opening import start
from labeval.session.running.session import Session
from labeval.store.record.record import Record
from labeval.store.record.rejection import reject
from labeval.store.record.slots import read_places
from labeval.study.tables.items import read_items_table
from labeval.study.tables.references import read_references
from tests.support.studies.writing_study import GOOD, writing_content


@pytest.fixture
def record(tmp_path: Path) -> Iterator[Record]:
    with Record(tmp_path / "record.sqlite") as opened:
        opened.versions.keep(writing_content())
        yield opened


def begun(record: Record, participant: str, kind: SessionKind = "real") -> Session:
    """A session at its first response."""
    content = writing_content()
    decided = SessionStart(
        kind, condition="writing", override_reason="test", participant=participant
    )
    taken = read_places(record, content, kind).taken(content.study)
    header = new_header(content, decided, taken=taken, codes=set())
    session = start(header, content, record.sessions, SessionClock())
    session.go_on()
    return session


def finished(record: Record, participant: str, kind: SessionKind = "real") -> Session:
    """A session with both responses handed in."""
    session = begun(record, participant, kind)
    while session.writing is not None:
        session.drafting.revise(f"{GOOD} Says {session.writing.topic}, twice or [3].", keys=3)
        session.go_on()
    return session


def table(record: Record, name: str) -> list[dict[str, str]]:
    columns = [column.name for column in find_table(name).COLUMNS]
    return [dict(zip(columns, row, strict=True)) for row in find_table(name).rows(record)]


def test_a_response_is_a_row_with_what_is_counted_in_it(record: Record) -> None:
    session = begun(record, "P1")
    session.drafting.pasted("outside", GOOD)
    session.drafting.revise(f"{GOOD} See [3] and [3]. [7]", keys=2)
    (row,) = table(record, "responses")
    assert row["text"] == f"{GOOD} See [3] and [3]. [7]"
    assert (row["words"], row["citations"], row["unknown_citations"]) == ("16", "1|3|7", "7")
    assert (row["topic"], row["style"]) == (session.writing.topic, session.writing.style)  # type: ignore[union-attr]
    assert (row["page"], row["finished"], row["outside_share"]) == ("write:1", "no", "0.875")
    assert 0 <= float(row["seconds"]) <= session.now_ms() / 1000
    (paste,) = table(record, "pastes")
    assert (paste["origin"], paste["words"], paste["kept_words"]) == ("outside", "14", "14")


def test_a_response_that_was_opened_again_is_not_finished_before_it_is_handed_in(
    record: Record,
) -> None:
    session = begun(record, "P1")
    session.drafting.revise(GOOD)
    session.go_on()
    assert [row["finished"] for row in table(record, "responses")] == ["yes", "no"]
    session.go_back()
    assert [row["finished"] for row in table(record, "responses")] == ["no", "no"]


def test_the_rows_of_the_revisions_replay_to_the_text(record: Record) -> None:
    session = begun(record, "P1")
    for text in ("Bees 🐝", "Bees 🐝🐝 fly", "Bees fly\nfar", "", "e\u0301", GOOD):
        session.drafting.revise(text)
    session.go_on()
    session.drafting.revise("Other")
    replayed = {"write:1": "", "write:2": ""}
    for row in table(record, "revisions"):
        text, at, cut = replayed[row["page"]], int(row["at"]), int(row["cut"])
        replayed[row["page"]] = text[:at] + row["put"] + text[at + cut :]
    assert replayed == {row["page"]: row["text"] for row in table(record, "responses")}
    assert [r["revision"] for r in table(record, "revisions")] == [
        "1",
        "2",
        "3",
        "4",
        "5",
        "6",
        "1",
    ]


def test_finished_responses_become_items_that_can_be_read(record: Record, tmp_path: Path) -> None:
    sessions = [finished(record, f"P{n}") for n in range(3)]
    items_path, references_path = export_responses(record, tmp_path / "items")
    items = read_items_table(items_path, "items.csv")
    assert items.problems == []
    assert Counter((i.question_id, i.system) for i in items.items) == {
        (topic, style): 1 for topic in ("bees", "wells") for style in ("list", "essay", "news")
    }
    rows = {row["response"]: row for row in table(record, "responses")}
    assert {item.id: item.text for item in items.items} == {
        id: row["text"] for id, row in rows.items()
    }
    assert all(item.question == f"All about {item.question_id}" for item in items.items)
    assert {item.column("citations") for item in items.items} == {"1|3"}
    references = read_references(references_path, "references.jsonl", items.items)
    assert references.problems == []
    titles = [r.title for r in references.references if r.question_id == "bees"]
    assert titles == ["[1] bees 1", "[3] bees 3"]
    written = items_path.read_text() + references_path.read_text()
    for session in sessions:
        assert session.header.participant not in written and session.header.id not in written


def test_a_label_takes_the_place_of_the_style(record: Record, tmp_path: Path) -> None:
    finished(record, "P1")
    with export_responses(record, tmp_path, label="people")[0].open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert {(row["system"], row["origin"]) for row in rows} == {("people", "human")}
    assert {row["variant"] for row in rows} <= {"list", "essay", "news"}


def test_rejected_unfinished_rehearsed_and_robots_responses_are_no_items(
    record: Record, tmp_path: Path
) -> None:
    with pytest.raises(ExchangeError, match="no response is finished"):
        export_responses(record, tmp_path / "none")
    assert not (tmp_path / "none").exists()
    simulate(record, writing_content(), 2, seed=1)
    robots = export_responses(record, tmp_path / "robots")[0].read_text().splitlines()
    assert len(robots) == 1 + 4
    rejected = finished(record, "P1")
    reject(record, rejected.header.id, "copied")
    step_rejected = finished(record, "P5")
    reject(record, step_rejected.header.id, "off topic", only="write")
    begun(record, "P2").drafting.revise("half")
    finished(record, "P3", "rehearsal")
    kept = finished(record, "P4")
    kept_rows = {r["response"] for r in table(record, "responses") if r["participant"] == "P4"}
    assert kept.state.ended is Ending.COMPLETED
    with export_responses(record, tmp_path / "people")[0].open(newline="") as file:
        assert {row["id"] for row in csv.DictReader(file)} == kept_rows


def test_no_question_gets_more_references_than_it_can_have(record: Record, tmp_path: Path) -> None:
    content = writing_content()
    more = [
        content.references[0].model_copy(update={"question_id": topic, "title": f"{topic} {n}"})
        for topic in ("bees", "wells")
        for n in range(1, 21)
    ]
    content = content.model_copy(update={"references": more})
    record.versions.keep(content)
    for number in range(2):
        decided = SessionStart(
            "real", condition="writing", override_reason="t", participant=f"P{number}"
        )
        header = new_header(content, decided, taken={"writing": number}, codes=set())
        session = start(header, content, record.sessions, SessionClock())
        session.go_on()
        while session.writing is not None:
            cited = range(1, 13) if number else range(11, 15)
            session.drafting.revise(GOOD + "".join(f"[{n}]" for n in cited))
            session.go_on()
    path = export_responses(record, tmp_path)[1]
    found = [json.loads(line) for line in path.read_text().splitlines()]
    bees = [row["title"] for row in found if row["question_id"] == "bees"]
    numbers = [int(title[1 : title.index("]")]) for title in bees]
    assert numbers == [1, 2, 3, 4, 5, 6, 7, 8, 11, 12]
