"""Rejecting a set of a session: the record stays, its place is open, and only for that set."""

from __future__ import annotations

import shutil
from dataclasses import replace

import pytest

from labeval.cli import main
from labeval.jobs.planning.simulate import simulate
from labeval.session.events.clock import utc_now
from labeval.session.events.events import Event, Kind
from labeval.store.checks.assignment_checks import placing_faults
from labeval.store.erasing.erasure import erase
from labeval.store.merging.merge import merge
from labeval.store.record.event_row import EventRow
from labeval.store.record.record import Record
from labeval.store.record.rejection import RejectionRefused, reject, take_back
from labeval.store.record.slots import read_places
from labeval.store.verify import verify
from labeval.study.folder import StudyFolder
from labeval.study.study import StudyContent
from tests.conftest import small_items, small_study

CLOSING = {
    "step": "questionnaire",
    "id": "closing",
    "questions": [
        {"id": "easy", "kind": "scale", "points": 5, "text": "Easy?", "low": "no", "high": "yes"}
    ],
}


@pytest.fixture
def content() -> StudyContent:
    study = small_study()
    raw = study.model_dump(by_alias=True)
    raw["conditions"] = [{"id": "both", "blocks": ["dqe", "aqc"]}]
    raw["procedure"].insert(-1, CLOSING)
    return StudyContent(study=type(study).model_validate(raw), items=small_items())


@pytest.fixture
def folder(tmp_path) -> StudyFolder:
    return StudyFolder(tmp_path)


@pytest.fixture
def robots(folder, content):
    with Record(folder.database) as record:
        simulate(record, content, 3, seed=4)
        yield record


def places(record, content):
    return read_places(record, content, "simulated")


def test_a_rejected_block_opens_its_place_and_a_stand_in_rates_that_block_only(robots, content):
    victim = next(h for h in robots.sessions.headers() if h.number == 1)
    before = robots.sessions.events(victim.id)
    reject(robots, victim.id, "rated at random", only="aqc")
    assert robots.sessions.events(victim.id)[:-1] == before
    event = robots.sessions.events(victim.id)[-1]
    assert (event.kind, event.field, event.value) == (Kind.SET_REJECTED, "aqc", "rated at random")
    held = places(robots, content)
    assert held.taken(content.study) == {"both": 2}
    assert held.next_slot(content.study, "both") == (1, frozenset({"aqc"}))
    assert {held.raters["aqc"][n] for n in range(8)} == {2}
    assert {held.raters["dqe"][n] for n in range(8)} == {3}
    simulate(robots, content, 1, seed=4)
    stand_in = max(robots.sessions.headers(), key=lambda h: h.started)
    assert stand_in.number == 1
    assert {page.block for page in stand_in.plan.rating_pages()} == {"aqc"}
    held = places(robots, content)
    assert held.taken(content.study) == {"both": 3}
    assert {held.raters[b][n] for b in ("aqc", "dqe") for n in range(8)} == {3}
    assert verify(robots.path).sound


def test_a_rejected_questionnaire_opens_no_seat(robots, content):
    victim = next(robots.sessions.headers())
    reject(robots, victim.id, "left empty", only="closing")
    assert places(robots, content).taken(content.study) == {"both": 3}
    (line,) = [line for line in robots.sessions.lines() if line.rejected_sets]
    assert (line.header.id, line.rejected_sets, line.rejected) == (victim.id, ("closing",), "")


def test_taking_it_back_takes_the_place_again(robots, content):
    victim = next(robots.sessions.headers())
    reject(robots, victim.id, "rated at random", only="dqe")
    take_back(robots, victim.id, only="dqe")
    assert places(robots, content).taken(content.study) == {"both": 3}
    assert not any(line.rejected_sets for line in robots.sessions.lines())
    with pytest.raises(RejectionRefused, match="“dqe” of session"):
        take_back(robots, victim.id, only="dqe")
    assert verify(robots.path).sound


def test_what_is_no_set_or_rejected_already_is_refused(robots):
    victim = next(robots.sessions.headers())
    with pytest.raises(RejectionRefused, match=r"it has (dqe, aqc|aqc, dqe), closing"):
        reject(robots, victim.id, "why", only="bws")
    with pytest.raises(RejectionRefused, match="needs a reason"):
        reject(robots, victim.id, " ", only="dqe")
    reject(robots, victim.id, "why", only="dqe")
    with pytest.raises(RejectionRefused, match="already: why"):
        reject(robots, victim.id, "again", only="dqe")


def test_verify_finds_a_rejection_of_nothing_and_a_limit_that_there_is_not(robots, folder):
    victim = next(robots.sessions.headers())
    last = robots.sessions.events(victim.id)[-1]
    forged = Event(last.seq + 1, last.at_ms, utc_now(), Kind.SET_REJECTED, field="bws", value="x")
    robots.sessions.journal(victim.id).append([forged])
    (found,) = verify(folder.database).findings
    assert "no set 'bws'" in str(found)
    other = list(robots.sessions.headers())[1]
    after = robots.sessions.events(other.id)[-1].seq + 1
    limit = replace(forged, seq=after, kind=Kind.LIMIT_REACHED, field="pages", value="3")
    robots.sessions.journal(other.id).append([limit])
    told = "\n".join(map(str, verify(folder.database).findings))
    assert "no limit was reached at 3 pages" in told


def test_a_limit_of_pages_is_counted_by_the_pages_that_were_left(robots):
    header = next(robots.sessions.headers())
    study = small_study()
    study = study.model_copy(update={"limits": study.limits.model_copy(update={"pages": 2})})
    content = StudyContent(study=study, items=small_items())
    first, second = [page.id for page in header.plan.block_pages()][:2]

    def faults(*pages, reached):
        rows = [
            EventRow(n, n, Kind.PAGE_LEFT, page, "", "next", "") for n, page in enumerate(pages)
        ]
        end = EventRow(9, 9, Kind.LIMIT_REACHED, reached, "pages", "2", "")
        return [fault for _, fault in placing_faults(content, header.plan, [*rows, end])]

    assert faults(first, reached=second) == []
    assert len(faults(first, reached=first)) == 1
    assert len(faults(reached=first)) == 1


def test_a_rejection_comes_with_a_merge_and_goes_with_an_erasure(robots, folder, tmp_path):
    other = tmp_path / "other.sqlite"
    robots.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    shutil.copyfile(folder.database, other)
    victim = next(robots.sessions.headers())
    with Record(other) as elsewhere:
        reject(elsewhere, victim.id, "a very special reason", only="dqe")
    report = merge(robots, other)
    assert (report.continued, report.conflicts) == (1, [])
    assert [line.rejected_sets for line in robots.sessions.lines() if line.rejected_sets]
    other.unlink()
    robots.close()
    erase(folder, victim.participant)
    assert b"a very special reason" not in folder.database.read_bytes()


def test_the_command_line_rejects_a_set_and_takes_it_back(robots, folder, capsys):
    victim = next(robots.sessions.headers())
    robots.close()
    folder.study_file.write_text("labeval: 1\n", encoding="utf-8")
    said = ["reject", str(folder.path), victim.id, "--set", "dqe"]
    assert main([*said, "--reason", "rated at random"]) == 0
    assert f"{victim.id}, dqe: rejected" in capsys.readouterr().out
    assert main([*said, "--undo"]) == 0
    assert main([*said]) == 1
    assert "needs a reason" in capsys.readouterr().err
