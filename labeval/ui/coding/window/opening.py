"""Opens the coding window on a study folder: workbook, texts of the record, window."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QTimer

from labeval.session.events.events import RecordError
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.study.problems import StudyProblems
from labeval.ui.background import Background
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.coding.parts.numbers import LocalAmount
from labeval.ui.coding.transcript.transcribing import Transcribing
from labeval.ui.coding.window.auxiliary_windows import AuxiliaryWindows
from labeval.ui.coding.window.coder_choice import CoderChoice
from labeval.ui.coding.window.compare_button import CompareButton
from labeval.ui.coding.window.equal_names import NameWatch
from labeval.ui.coding.window.files_menu import FilesMenu
from labeval.ui.coding.window.gathering import Gathered, gather_texts
from labeval.ui.coding.window.shared_differences import SharedDifferences
from labeval.ui.coding.window.sources_progress import SourcesProgress
from labeval.ui.coding.window.transcript_parts import TranscriptParts
from labeval.ui.coding.window.window import CodingWindow
from labeval.ui.memory import Memory
from labeval.ui.sentences import sentence
from labeval.ui.study_titles import shown_title
from labeval.ui.theme import Theme

if TYPE_CHECKING:
    from labeval.jobs.coding.moments import Moments
    from labeval.study.study import StudyContent
    from labeval.ui.coding.parts.screen_names import Screens

    _Known = tuple[StudyContent, Screens]
    """The study, and the screens of its sessions."""

CODER = "coding.coder"
"""Remembered: the code of who coded last on this machine."""
FIRST_CODER = "A"
_PATIENCE_S = 5.0
"""Time that a closing window waits for the session that is being read."""


def coding_window(
    folder: StudyFolder,
    theme: Theme,
    memory: Memory | None = None,
    *,
    coder: str = "",
    interviews: Sequence[Path] = (),
) -> CodingWindow:
    """The window on a study's workbook, with what the record has gained since.

    Args:
        coder: code of who codes; empty for whoever coded last here.
        interviews: transcripts to import.

    Raises:
        RecordError: workbook or record cannot be read.
    """
    name = coder or remembered_coder(memory)
    if memory is not None and name != memory.get(CODER):
        memory.set(CODER, name)
    workbook = Workbook(folder.workbook, coder=name)
    try:
        controller = CodingController(workbook)
        _ask_record(controller, folder)
        window = CodingWindow(
            *(controller, theme, memory), open_moments=partial(_moments, controller, folder)
        )
    except BaseException:
        workbook.close()
        raise
    window.closed.connect(workbook.close)
    controller.source_shown.connect(partial(_ask_again, window, folder))
    parts, transcribing, files = _plug_in(window, folder)
    _after_painting(window, folder, name, parts, transcribing, files)
    if not is_writable(folder):
        window.notice.show_message(
            QCoreApplication.translate(
                "CodingWindow",
                "This study folder is read-only: texts can be read, but nothing can be coded or "
                "corrected here. Work on a copy, or ask for the right to write in {folder}.",
            ).format(folder=folder.path)
        )
    elif interviews:
        files.import_interviews(interviews)
    return window


def remembered_coder(memory: Memory | None) -> str:
    """The code of who coded last on this machine."""
    known = memory.get(CODER, "") if memory is not None else ""
    return str(known or FIRST_CODER)


def is_writable(folder: StudyFolder) -> bool:
    """True where this person may write in a study folder and in its workbook."""
    return all(os.access(path, os.W_OK) for path in (folder.path, folder.workbook))


def _ask_record(controller: CodingController, folder: StudyFolder) -> None:
    """Have the record read once, when answers are first to be shown."""
    controller.why_closed = ""
    controller.answers_open = cache(partial(_answers_open, controller, folder))


def _ask_again(window: CodingWindow, folder: StudyFolder) -> None:
    """Read a record again that could not be read: it may be there again."""
    if window.controller.why_closed:
        _ask_record(window.controller, folder)
        window.controller.answers_open()
        if not window.controller.why_closed:
            window.notice.hide()
            window.filters.retranslate()
            window.moment.open_anew()


def _answers_open(controller: CodingController, folder: StudyFolder) -> bool:
    """False while registered looks lock results, or while nobody can know whether they do."""
    from labeval.jobs.results.looks import is_folder_open

    try:
        return is_folder_open(folder)
    except RecordError as error:
        controller.why_closed = sentence(error)
        return False


def _moments(controller: CodingController, folder: StudyFolder) -> Moments | None:
    """The record, opened when its moments are first shown."""
    from labeval.jobs.coding.moments import Moments

    if not folder.database.exists():
        return None
    return Moments(folder.database, with_answers=controller.answers_open())


def _plug_in(
    window: CodingWindow, folder: StudyFolder
) -> tuple[TranscriptParts, Transcribing, FilesMenu]:
    """Attach the parts that play, correct and count to the window."""
    parts = TranscriptParts(window, folder)
    CompareButton(window, AuxiliaryWindows(window, folder, parts.sound))
    NameWatch(window)
    SharedDifferences(window)
    SourcesProgress(window)
    files = FilesMenu(window, folder)
    transcribing = Transcribing(folder, lambda: window.theme, window)
    CoderChoice(window, transcribing)
    files.transcription_requested.connect(transcribing.open)
    window.sources.transcription_requested.connect(transcribing.open)
    transcribing.message_shown.connect(window.footer.show_message)
    window.closed.connect(transcribing.stop)
    return parts, transcribing, files


def _after_painting(
    window: CodingWindow,
    folder: StudyFolder,
    coder: str,
    parts: TranscriptParts,
    transcribing: Transcribing,
    files: FilesMenu,
) -> None:
    """Start what can wait until the window is on screen: new texts, names of the study."""
    background = Background(window)
    window.closed.connect(lambda: background.close(_PATIENCE_S))
    if not window.controller.sources and folder.database.exists():
        window.view.show_nothing(
            QCoreApplication.translate("CodingWindow", "The texts of the sessions are being read…")
        )
        window.moment.show_reading()

    def refuse(why: str) -> None:
        window.footer.show_message(why)
        window.take_texts()

    def read_then(show: Callable[[Gathered], object]) -> None:
        background.ask(lambda steps: gather_texts(folder, coder, steps), show, refuse=refuse)

    def read() -> None:
        read_then(window.show_gathered)

    def read_asked() -> None:
        read_then(partial(show_new, set(window.controller.sources)))

    def show_new(before: set[str], gathered: Gathered) -> None:
        window.show_gathered(gathered)
        text = QCoreApplication.translate(
            "CodingWindow", "{count:text has|texts have} come from the sessions."
        )
        new = LocalAmount(len(window.controller.sources.keys() - before))
        window.footer.show_message(text.format(count=new))

    transcribing.refused.connect(window.notice.show_message)
    transcribing.transcript_came.connect(read)
    files.texts_requested.connect(read_asked)

    window.moment.hold()
    names = Background(window)
    window.closed.connect(lambda: names.close(_PATIENCE_S))

    def look() -> None:
        parts.finish_what_was_cut_off(read)
        names.ask(lambda _: study_of(), partial(_take_names, window))

    def study_of() -> _Known | None:
        window.controller.answers_open()  # known from now on, without waiting
        return _study_of(folder)

    timer = QTimer(window)
    timer.setSingleShot(True)
    timer.timeout.connect(look)
    window.closed.connect(timer.stop)
    timer.start(50)


def _study_of(folder: StudyFolder) -> _Known | None:
    """The study as it is now, with all that shows moments of it; None where it cannot be read."""
    import labeval.jobs.coding.moments  # noqa: F401 (here it takes no time of the window's thread)
    from labeval.study.reading import read_study

    try:
        return read_study(folder.path), _screens_of(folder)
    except StudyProblems:
        return None


def _screens_of(folder: StudyFolder) -> Screens:
    """The screens of all sessions; those of the record's newest sessions where ids are equal."""
    from labeval.store.record.record import Record

    if not folder.database.exists():
        return {}
    try:
        with Record(folder.database, read_only=True) as record:
            headers = sorted(record.sessions.headers(), key=lambda header: header.started)
    except RecordError:
        return {}  # where answers are shown, there is a message about it
    return {id: place for header in headers for id, place in header.plan.screens().items()}


def _take_names(window: CodingWindow, known: _Known | None) -> None:
    """Call things by the study's names; where there are none, ids stand for themselves.

    A folder for interviews alone has no more than a title.
    """
    controller = window.controller
    if known is not None:
        controller.know_study(*known)
    else:
        controller.know_title(partial(shown_title, controller.workbook.path.parent))
    if window.controller.why_closed:
        text = QCoreApplication.translate(
            "CodingWindow",
            "Answers are not shown here: whether registered looks lock them is in the record, "
            "which cannot be read. {why}",
        )
        window.notice.show_message(text.format(why=window.controller.why_closed))
    window.moment.release()
