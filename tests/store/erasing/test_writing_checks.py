"""Verifying responses, erasing them, and merging them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from labeval.jobs.planning.simulate import simulate
from labeval.session.events.revisions import revisions_of
from labeval.store.erasing.erasure import erase
from labeval.store.merging.merge import merge
from labeval.store.record.record import Record
from labeval.store.verify import verify
from labeval.study.folder import StudyFolder
from tests.support.studies.writing_study import writing_content

Change = Callable[[str], list[str]]


def written_text(record: Record, session: str, writing: str) -> str:
    """The newest text of a response."""
    return [r.text for r in revisions_of(record.sessions.events(session), writing)][-1]


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three robots have written."""
    path = tmp_path_factory.mktemp("written") / "record.sqlite"
    with Record(path) as record:
        simulate(record, writing_content(), 3, seed=4)
    return path


@pytest.fixture
def changed(written: Path, folder: StudyFolder) -> Change:
    """Return the findings after SQL behind the program's back."""

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
        text = written_text(record, header.id, "write:1")
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
        whole = written_text(record, header.id, "write:2")
        half = (
            "DELETE FROM event WHERE session = ? AND seq > (SELECT min(seq) FROM event "
            "WHERE session = ? AND kind = 'revised' AND page = 'write:2')"
        )
        record.connection.execute(half, (header.id, header.id))
        record.connection.commit()
        assert written_text(record, header.id, "write:2") != whole
        merge(record, written)
        assert written_text(record, header.id, "write:2") == whole
    assert verify(folder.database).findings == []
