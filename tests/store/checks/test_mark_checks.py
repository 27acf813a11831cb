"""A record with marks that its texts do not have is found out."""

from __future__ import annotations

from pathlib import Path

import pytest

from labeval.jobs.planning.simulate import simulate
from labeval.store.record.record import Record
from labeval.store.verify import verify
from tests.support.studies.cut_claims_study import cut_claims_content
from tests.support.studies.marked_study import marked_content

FIRST = "seq = (SELECT min(seq) FROM event WHERE kind = 'marked')"


@pytest.fixture(scope="module")
def simulated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("marked") / "record.sqlite"
    with Record(path) as record:
        simulate(record, marked_content({"ask": "mandatory"}), 1, seed=2)
    return path


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ("", ""),
        ("value = 'other words'", "these words are not in the texts of page"),
        ("data = json_set(data, '$.end', 100000)", "these words are not in the texts of page"),
        ("data = json_set(data, '$.start', '1')", "these words are not in the texts of page"),
        ("data = json_set(data, '$.text', 'm99')", "these words are not in the texts of page"),
        ("data = json_set(data, '$.against', 1)", "these words are not in the texts of page"),
        ("data = '[]'", "these words are not in the texts of page"),
        ("field = 'fluency'", "marks no words for 'fluency'"),
        ("page = 'gone'", "the session's plan has no page 'gone'"),
        ("kind = 'unmarked', value = '7'", "has no mark '7'"),
    ],
)
def test_every_false_mark_is_named(
    simulated_file: Path, tmp_path: Path, change: str, expected: str
) -> None:
    file = tmp_path / "record.sqlite"
    file.write_bytes(simulated_file.read_bytes())
    with Record(file) as record:
        if change:
            record.connection.executescript(f"UPDATE event SET {change} WHERE {FIRST}")
    found = [str(finding) for finding in verify(file).findings]
    assert any(expected in finding for finding in found) if expected else found == []


@pytest.mark.parametrize("cut_by", ["study", "participant"])
def test_a_passage_of_a_claim_that_was_not_there_is_named(tmp_path: Path, cut_by: str) -> None:
    file = tmp_path / "record.sqlite"
    with Record(file) as record:
        simulate(
            record, cut_claims_content(cut_by=cut_by, evidence={"ask": "mandatory"}), 1, seed=2
        )
    assert not verify(file).findings
    for other in ("'9000-9001'", "json('[]')"):
        with Record(file) as record:
            set_claim = f"UPDATE event SET data = json_set(data, '$.claim', {other})"
            record.connection.executescript(f"{set_claim} WHERE {FIRST}")
        found = [str(finding) for finding in verify(file).findings]
        assert any("marks no words for 'faithful'" in finding for finding in found)


def test_a_passage_of_no_claim_is_of_the_whole_text(tmp_path: Path) -> None:
    file = tmp_path / "record.sqlite"
    with Record(file) as record:
        content = cut_claims_content(cut_by="study", evidence={"ask": "mandatory"})
        simulate(record, content, 1, seed=2)
        without = "UPDATE event SET data = json_remove(data, '$.claim')"
        record.connection.executescript(f"{without} WHERE {FIRST}")
    found = [str(finding) for finding in verify(file).findings]
    assert [each for each in found if "marks no words" in each] == []
