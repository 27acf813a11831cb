"""Results between registered looks, which no command prints."""

from __future__ import annotations

from contextlib import closing

from labeval.jobs.results.looks import check_open
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study


def check_results_open(folder: StudyFolder) -> None:
    """Refuse where a study has registered looks and the next one is still to come.

    Raises:
        ResultsLocked: so it is.
        StudyProblems: the study cannot be read.
    """
    if not folder.database.exists():
        return
    with closing(Record(folder.database, read_only=True)) as record:
        check_open(record, read_study(folder.path))
