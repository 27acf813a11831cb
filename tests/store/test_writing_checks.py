"""Verifying responses, erasing them, and merging them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from labeval.jobs.simulate import simulate
from labeval.session.revisions import text_at
from labeval.store.erasure import erase
from labeval.store.merge import merge
from labeval.store.record import Record
from labeval.store.verify import verify
from labeval.study.folder import StudyFolder
from tests.writing_study import writing_content

Change = Callable[[str], list[str]]


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three robots have written."""
    path = tmp_path_factory.mktemp("written") / "record.sqlite"
    with Record(path) as record:
        simulate(record, writing_content(), 3, seed=4)
    return path


@pytest.fixture
def changed(written: Path, folder: StudyFolder) -> Change:
    """What verification says after SQL behind the program's back."""

    def change(sql: str) -> list[str]:
        folder.database.write_bytes(written.read_bytes())
        with Record(folder.database) as record:
            record.connection.executescript(sql)
        return [str(finding) for finding in verify(folder.database).findings]

    return change


def test_what_robots_have_written_is_sound(changed: Change) -> None:
    assert changed("") == []


FIRST = (
    "(session, seq) = (SELECT session, seq FROM event WHERE kind = 'revised' "
    "ORDER BY session, seq LIMIT 1)"
)


@pytest.mark.parametrize(
    ("sql", "said"),
    [
        ('data = \'{"at": 9, "cut": 1}\'', "the revision cuts from 9 to 10; the text has 0"),
        ('data = \'{"at": 0, "cut": 3}\'', "the revision cuts from 0 to 3; the text has 0"),
        ('data = \'{"at": -1, "cut": 0}\'', "the revision does not say where it belongs"),
        ('data = \'{"cut": true, "at": 0}\'', "the revision does not say where it belongs"),
        ("data = '[]'", "the revision does not say where it belongs"),
        ("page = 'write:9'", "the session's plan has no response 'write:9'"),
        ("kind = 'pasted', field = 'passage:7'", "nothing can be pasted from 'passage:7'"),
        ("kind = 'cited', value = '4'", "there is no passage '4' to cite"),
    ],
)
def test_a_broken_response_is_found(changed: Change, sql: str, said: str) -> None:
    found = changed(f"UPDATE event SET {sql} WHERE {FIRST}")
    assert any(said in finding for finding in found), found


def test_a_lost_revision_is_found(changed: Change) -> None:
    found = changed(f"DELETE FROM event WHERE {FIRST}")
    assert any("are missing" in finding for finding in found)


def test_erasing_takes_away_everything_that_was_written(written: Path, folder: StudyFolder) -> None:
    folder.database.write_bytes(written.read_bytes())
    with Record(folder.database) as record:
        header = next(iter(record.sessions.headers()))
        text = text_at(record.sessions.events(header.id), "write:1")
    erase(folder, header.participant)
    left = b"".join(path.read_bytes() for path in folder.path.iterdir() if path.is_file())
    with Record(folder.database) as record:
        assert header.participant not in {h.participant for h in record.sessions.headers()}
        shared = [
            event.value
            for other in record.sessions.headers()
            for event in record.sessions.events(other.id)
        ]
    assert text
    own = [w for w in text.split() if not any(w in value for value in shared)]
    assert not any(word.encode() in left for word in own)
    assert verify(folder.database).findings == []


def test_a_response_that_went_on_elsewhere_comes_in_whole(
    written: Path, folder: StudyFolder, tmp_path: Path
) -> None:
    folder.database.write_bytes(written.read_bytes())
    with Record(folder.database) as record:
        header = next(iter(record.sessions.headers()))
        whole = text_at(record.sessions.events(header.id), "write:2")
        half = (
            "DELETE FROM event WHERE session = ? AND seq > (SELECT min(seq) FROM event "
            "WHERE session = ? AND kind = 'revised' AND page = 'write:2')"
        )
        record.connection.execute(half, (header.id, header.id))
        record.connection.commit()
        assert text_at(record.sessions.events(header.id), "write:2") != whole
        merge(record, written)
        assert text_at(record.sessions.events(header.id), "write:2") == whole
    assert verify(folder.database).findings == []
