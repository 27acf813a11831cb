"""Opens the coding window on a study folder: workbook, texts of the record, window."""

from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTimer

from labeval.jobs.moments import Moments
from labeval.store.record import Record
from labeval.store.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.study.problems import StudyProblems
from labeval.ui.coding.beside import BesideWindows
from labeval.ui.coding.compare_beside import CompareBeside
from labeval.ui.coding.desk import Desk
from labeval.ui.coding.files_menu import FilesMenu
from labeval.ui.coding.name_watch import NameWatch
from labeval.ui.coding.reading import RecordReading
from labeval.ui.coding.transcript_bench import TranscriptBench
from labeval.ui.coding.window import CodingWindow
from labeval.ui.memory import Memory
from labeval.ui.theme import Theme

CODER = "coding.coder"
"""Remembered: the code of who coded last on this machine."""
FIRST_CODER = "A"


def coding_window(
    folder: StudyFolder, theme: Theme, memory: Memory | None = None, *, coder: str = ""
) -> CodingWindow:
    """The window on a study's workbook, with what the record has gained since.

    Args:
        coder: code of who codes; empty for whoever coded last here.

    Raises:
        RecordError: workbook or record cannot be read.
    """
    known = memory.get(CODER, "") if memory is not None else ""
    name = coder or str(known or FIRST_CODER)
    if memory is not None and name != known:
        memory.set(CODER, name)
    workbook = Workbook(folder.workbook, coder=name)
    try:
        window = CodingWindow(Desk(workbook), theme, memory, open_moments=_Opening(folder.database))
    except BaseException:
        workbook.close()
        raise
    window.closed.connect(workbook.close)
    bench = _plug_in(window, folder)
    _after_painting(window, folder, name, bench)
    if not is_writable(folder):
        window.notice.tell(
            QCoreApplication.translate(
                "CodingWindow",
                "This study folder is read-only: texts can be read, but nothing can be coded or "
                "corrected here. Work on a copy, or ask for the right to write in {folder}.",
            ).format(folder=folder.path)
        )
    return window


def is_writable(folder: StudyFolder) -> bool:
    """Whether this person may write in a study folder and in its workbook."""
    return all(os.access(path, os.W_OK) for path in (folder.path, folder.workbook))


def gather_into(workbook: Workbook, database: Path) -> None:
    """Bring the texts of a record into a workbook, where there is a record."""
    from labeval.jobs.gather import gather

    if database.exists():
        with closing(Record(database, read_only=True)) as record:
            gather(workbook, record)


class _Opening:
    """Opens the record when its moments are asked for."""

    def __init__(self, database: Path) -> None:
        self._database = database

    def __call__(self) -> Moments | None:
        return Moments(self._database) if self._database.exists() else None


def _plug_in(window: CodingWindow, folder: StudyFolder) -> TranscriptBench:
    """Join what plays, corrects and counts; each part attaches itself to the window."""
    bench = TranscriptBench(window, folder)
    BesideWindows(window, folder)
    CompareBeside(window)
    NameWatch(window)
    FilesMenu(window, folder)
    return bench


def _after_painting(
    window: CodingWindow, folder: StudyFolder, coder: str, bench: TranscriptBench
) -> None:
    """What can wait until the window is on screen: new texts, names of the study."""
    reading = RecordReading(folder, coder, window)
    reading.finished.connect(window.take_texts)
    reading.failed.connect(window.footer.tell)
    reading.differed.connect(window.tell_differing)
    window.closed.connect(reading.stop)
    if not window.desk.sources and folder.database.exists():
        window.view.show_nothing(
            QCoreApplication.translate("CodingWindow", "The texts of the sessions are being read …")
        )

    def look() -> None:
        bench.finish_what_was_cut_off(reading.start)
        _take_names(window, folder)

    timer = QTimer(window)
    timer.setSingleShot(True)
    timer.timeout.connect(look)
    window.closed.connect(timer.stop)
    timer.start(50)


def _take_names(window: CodingWindow, folder: StudyFolder) -> None:
    from labeval.study.reading import read_study

    try:
        window.naming.take(read_study(folder.path))
    except StudyProblems:
        return  # ids stand for themselves
    window.filters.retranslate()
