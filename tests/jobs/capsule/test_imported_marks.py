"""Marked words that were imported are in a capsule as those of sessions, under other codes."""

from __future__ import annotations

from labeval.exchange.own.marks import read_marks, take_marks
from labeval.exchange.writers import export_table
from labeval.jobs.capsule.making import make_capsule
from labeval.jobs.capsule.reading import opened
from labeval.jobs.capsule.reproducing import reproduce
from labeval.jobs.planning.simulate import simulate
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study
from tests.jobs.capsule.conftest import CHOICE
from tests.jobs.capsule.test_capsule import _table
from tests.support.judgments.judgments_files import import_judgments
from tests.support.studies.looked_study import STUDY, make


def test_a_capsule_has_imported_marks_and_computes_them_again(tmp_path):
    asked = STUDY.replace("points: 5}", "points: 5, evidence: {ask: mandatory}}")
    without_looks, _, rest = asked.partition("looks:")
    asked = without_looks + rest[rest.index("procedure:") :]
    folder = StudyFolder(make(tmp_path / "study", asked))
    content = read_study(folder.path)
    with Record(tmp_path / "other.sqlite") as other:
        simulate(other, content, 2, 7)
        codes = other.sessions.participants()
        for name in ("judgments", "evidence"):
            export_table(other, name, "csv", tmp_path / f"{name}.csv")
    with Record(folder.database) as record:
        simulate(record, content, 3, 8)
        import_judgments(record, tmp_path / "judgments.csv")
        count = take_marks(record, [read_marks(tmp_path / "evidence.csv", content)])
    capsule = tmp_path / "capsule.zip"
    make_capsule(folder, content, CHOICE, capsule)
    rows = _table(capsule, "evidence")
    assert len({row["participant"] for row in rows}) == 5
    assert len(rows) == count / 2 * 5
    assert not codes & {row["participant"] for row in rows}
    judged = {(row["participant"], row["session"]) for row in _table(capsule, "judgments")}
    assert {(row["participant"], row["session"]) for row in rows} <= judged
    with opened(capsule) as open_capsule:
        assert reproduce(open_capsule).same
