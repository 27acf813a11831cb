"""A record with another history of a judge's ratings than its study is found out."""

from __future__ import annotations

from pathlib import Path

import pytest

from labeval.jobs.planning.simulate import simulate
from labeval.store.record.record import Record
from labeval.store.verify import verify
from tests.support.studies.judged_study import judged

SHOWN = "kind = 'judge_shown' AND field = 'clarity' AND page = 'block-001'"


@pytest.fixture(scope="module", params=["after_answer", "always"])
def simulated_file(request, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("judged") / "record.sqlite"
    with Record(path) as record:
        simulate(record, judged(request.param), 1, seed=2)
    return path


def found(file: Path, sql: str) -> list[str]:
    with Record(file) as record:
        record.connection.executescript(sql)
    return [str(finding) for finding in verify(file).findings]


@pytest.mark.parametrize(
    ("sql", "said"),
    [
        ("", ""),
        (f"UPDATE event SET value = '9' WHERE {SHOWN}", "what was shown is not the judge's rating"),
        (f"UPDATE event SET data = '{{}}' WHERE {SHOWN}", "what was shown is not"),
        (
            f"UPDATE event SET field = 'honesty' WHERE {SHOWN}",
            "shows no judge's rating of 'honesty'",
        ),
        (f"UPDATE event SET page = 'gone' WHERE {SHOWN}", "page 'gone' shows no judge's rating"),
        (f"UPDATE event SET kind = 'definition_shown' WHERE {SHOWN}", "has not shown the judge's"),
        (
            "UPDATE event SET field = 'clarity', value = (SELECT value FROM event WHERE "
            f"{SHOWN}), data = (SELECT data FROM event WHERE {SHOWN}) "
            "WHERE kind = 'judge_shown' AND field = 'fluency' AND page = 'block-001'",
            "had shown the judge's rating of 'clarity' before",
        ),
    ],
)
def test_every_false_showing_is_named(
    simulated_file: Path, tmp_path: Path, sql: str, said: str
) -> None:
    file = tmp_path / "record.sqlite"
    file.write_bytes(simulated_file.read_bytes())
    findings = found(file, sql)
    assert any(said in finding for finding in findings) if said else findings == []


def test_a_rating_that_came_before_the_own_answer_is_named(tmp_path: Path) -> None:
    with Record(tmp_path / "record.sqlite") as record:
        simulate(record, judged("after_answer"), 1, seed=2)
    sql = (
        "UPDATE event SET kind = 'definition_shown', value = '' "
        "WHERE kind = 'answer' AND field = 'clarity' AND page = 'block-001'"
    )
    assert any("shown before the own answer" in f for f in found(tmp_path / "record.sqlite", sql))
