"""Judgments of single answers in conversations stay judgments of these answers in a capsule."""

from __future__ import annotations

from labeval.exchange.writers import export_table
from labeval.jobs.capsule.making import make_capsule
from labeval.jobs.capsule.reading import opened
from labeval.jobs.capsule.reproducing import reproduce
from labeval.jobs.capsule.shared_study import write_study
from labeval.jobs.planning.simulate import simulate
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.pages import turn_in
from labeval.study.reading import read_study
from tests.jobs.capsule.conftest import CHOICE
from tests.jobs.capsule.test_capsule import _table
from tests.support.judgments.judgments_files import import_judgments
from tests.support.studies.turns_study import ANSWERS, turns_content


def test_a_capsule_has_the_turns_of_recorded_and_of_imported_judgments(tmp_path):
    folder, table = StudyFolder(tmp_path / "study"), tmp_path / "judgments.csv"
    write_study(turns_content(), folder.path)
    content = read_study(folder.path)
    with Record(tmp_path / "other.sqlite") as other:
        simulate(other, content, 2, 7)
        export_table(other, "judgments", "csv", table)
    with Record(folder.database) as record:
        simulate(record, content, 3, 8)
        assert import_judgments(record, table) == 2 * 2 * sum(ANSWERS.values())
    capsule = tmp_path / "capsule.zip"
    make_capsule(folder, content, CHOICE, capsule)
    rows = _table(capsule, "judgments")
    assert len(rows) == 5 * 2 * sum(ANSWERS.values())
    by_rater = {
        (row["participant"], row["items"], turn_in(row["page"]), row["criterion"]) for row in rows
    }
    assert len(by_rater) == len(rows) and all(turn for _, _, turn, _ in by_rater)
    with opened(capsule) as open_capsule:
        assert reproduce(open_capsule).same
