"""Tables and databases of what was coded hold the texts that the record has gained since."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from labeval.cli import main
from labeval.jobs.coding.workbook import gather_texts
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder


def test_sessions_after_the_last_coding_are_in_the_database(tmp_path: Path) -> None:
    study = tmp_path / "study"
    assert main(["new", str(study), "--template", "six-methods"]) == 0
    assert main(["simulate", str(study), "--participants", "1", "--seed", "3"]) == 0
    folder = StudyFolder(study)
    with Workbook(folder.workbook, coder="A") as workbook:
        gather_texts(folder, workbook)
        before = len(workbook.sources())
    assert main(["simulate", str(study), "--participants", "2", "--seed", "4"]) == 0
    out = tmp_path / "out.sqlite"
    assert main(["export", str(study), "--format", "sqlite", "--out", str(out)]) == 0
    with closing(sqlite3.connect(out)) as database:
        (participants,) = database.execute(
            "SELECT count(DISTINCT participant) FROM sources WHERE participant <> ''"
        ).fetchone()
    with Workbook(folder.workbook, coder="", read_only=True) as workbook:
        assert len(workbook.sources()) > before
        assert participants == len({s.participant for s in workbook.sources()}) == 3
