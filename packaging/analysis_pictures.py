"""Pictures of the analyst's windows. See ``screenshots``, which calls this."""

import re
import tempfile
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QWidget
from wanted_pictures import WantedPictures

from labeval import places
from labeval.coding import themes
from labeval.coding.codes import codebook, marking
from labeval.coding.rows import Anchor, Coding
from labeval.coding.texts.source_text import SourceText
from labeval.exchange.study_folder import make_study
from labeval.jobs.coding.gather import gather
from labeval.jobs.planning.simulate import simulate
from labeval.session.events.events import Event, Kind
from labeval.store.record.record import Record
from labeval.store.record.transcripts import KeptTranscript
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study
from labeval.transcription.timeline import RecordingTimeline, TimelineStretch
from labeval.transcription.transcript import SpeechSegment, Transcript, Word
from labeval.ui.coding.codes.digit_keys import DigitKeys
from labeval.ui.coding.counts.choices import CASES
from labeval.ui.coding.counts.computed_window import ComputedWindow
from labeval.ui.coding.counts.window import ViewsWindow
from labeval.ui.coding.counts.window_shell import AuxiliaryWindow
from labeval.ui.coding.criteria.window import ThinkAloudWindow
from labeval.ui.coding.themes.frame import MAP
from labeval.ui.coding.themes.window import ThemesWindow
from labeval.ui.coding.timeline.window import TimelineWindow
from labeval.ui.coding.window.auxiliary_windows import AuxiliaryWindows
from labeval.ui.coding.window.opening import coding_window
from labeval.ui.coding.window.window import CodingWindow
from labeval.ui.memory import Memory
from labeval.ui.results.window import ResultsWindow
from tests.support.studies.coded_study import code_what_was_said, speak

PARTICIPANTS = 32
SIZE = (1280, 800)
CODE, KEYED = "Confusion", ("Confusion", "Approach", "Likes")
OTHERS = ("cases", "themes", "code-map", "thinking-aloud", "timeline")
"""Pictures of the windows that are opened from the coding window."""
NAMES = ("What is in the way", "What the design does", "How people decide")
"""Themes, one for each category of the codebook."""
CODED_WORDS = "I cannot find that in the source"
DEFINITION = "What participants say about statements that the source does not have."
SENTENCES = (
    "First I read the text, and then once more next to the source.",
    "The beginning is right, that is what the page says.",
    f"But here, {CODED_WORDS}, so I mark it, because somebody made it up.",
    "For that it gets a low number from me.",
    "The rest of it reads well enough.",
)
"""Sentences before, at and after the mark."""
Opened = TypeVar("Opened", bound=QWidget)
_LONGEST_S = 1800.0
"""Seconds of a wait on a computer with much else to do."""


def analysis_pictures(wanted: WantedPictures) -> None:
    """Make those of coding, of the windows that it opens and of results that are wanted."""
    if "marked-words" in wanted.names:
        marked_words(wanted)
    if not wanted.any_of(("coding", "results", *OTHERS)):
        return
    with tempfile.TemporaryDirectory() as place:
        folder = StudyFolder(Path(place) / "demo-study")
        make_study(places.templates() / "six-methods", folder.path, None)
        with Record(folder.database) as record:
            simulate(record, read_study(folder.path), PARTICIPANTS, seed=3)
        speak(folder.database)
        with Workbook(folder.workbook, coder="A") as workbook:
            with Record(folder.database, read_only=True) as record:
                gather(workbook, record)
            code_what_was_said(workbook)
        if "coding" in wanted.names:
            coding(folder, wanted)
        if wanted.any_of(OTHERS):
            others(folder, wanted)
        if "results" in wanted.names:
            results(folder, Memory(Path(place) / "settings.json"), wanted)


def marked_words(wanted: WantedPictures) -> None:
    """The coding window at a sentence that was said while words were marked."""
    with tempfile.TemporaryDirectory() as place:
        folder = StudyFolder(Path(place) / "demo-study")
        make_study(places.templates() / "six-methods", folder.path, None)
        text = folder.study_file.read_text(encoding="utf-8")
        ask = "    evidence: {ask: off, rules: [{answers: [1..2], ask: mandatory}]}"
        folder.study_file.write_text(
            text.replace("    method: dqe\n", f"    method: dqe\n{ask}\n", 1), encoding="utf-8"
        )
        with Record(folder.database) as record:
            simulate(record, read_study(folder.path), 8, seed=3)
            marked = longest_mark(record)
            speak_while_marking(record, marked)
        with Workbook(folder.workbook, coder="A") as workbook:
            with Record(folder.database, read_only=True) as record:
                gather(workbook, record)
            (source,) = (s for s in workbook.sources() if s.recording)
            text_of = SourceText(workbook.passages(source.id))
            passage = next(p for p in text_of.passages if CODED_WORDS in p.text)
            start = passage.text.find(CODED_WORDS)
            ends = Anchor(passage.id, start), Anchor(passage.id, start + len(CODED_WORDS))
            name, colour = "Not in the source", "#b3362b"
            code = codebook.add(workbook.codes(), name, definition=DEFINITION, colour=colour)
            workbook.do(codebook.ADD, code)
            coder = workbook.coder.id
            changes = marking.code_span(text_of, *ends, code=code[0].row.id, coder=coder)
            workbook.do(marking.CODE, changes)
            (segment,) = workbook.codings()
        segment_in_its_text(folder, segment, wanted, "marked-words")


def segment_in_its_text(
    folder: StudyFolder, segment: Coding, wanted: WantedPictures, name: str
) -> None:
    """The coding window at a segment."""
    window = named_window(folder, wanted)
    window.show_coding(segment)
    until(lambda: bool(window.view.sheet.marks.all()))
    rest(4.0)  # until the column at the right has what it needs
    wanted.take(window, name)
    window.close()


def named_window(folder: StudyFolder, wanted: WantedPictures) -> CodingWindow:
    """The coding window with texts and the study's names, so that no picture shows an id."""
    window = coding_window(folder, wanted.theme)
    named: list[bool] = []
    window.controller.study_named.connect(lambda: named.append(True))
    wanted.show(window, SIZE)
    until(lambda: named and window.controller.sources)
    return window


def longest_mark(record: Record) -> tuple[str, Event]:
    """The session and event of the mark with the most words, of those that a line can show."""
    every = (
        (header.id, event)
        for header in record.sessions.headers()
        for event in record.sessions.events(header.id)
        if event.kind == Kind.MARKED and len(event.value) < 60 and ". " not in event.value
    )
    return max(every, key=lambda pair: len(pair[1].value.split()))


def speak_while_marking(record: Record, marked: tuple[str, Event]) -> None:
    """Give the session of a mark a transcript of what was said before, meanwhile and after."""
    session, event = marked
    segments, at_s = [], event.at_ms / 1000 - 12.0
    for sentence in SENTENCES:
        words = []
        for word in sentence.split():
            words.append(Word(f" {word}", at_s, at_s + 0.3, 0.93))
            at_s += 0.36
        segments.append(SpeechSegment(words[0].start_s, at_s, tuple(words), "participant"))
        at_s += 1.4
    transcript = Transcript(tuple(segments), "en", at_s + 5, {"model": "made up"})
    timeline = RecordingTimeline((TimelineStretch(0.0, 0.0, 1000.0),))
    record.transcripts.keep(
        KeptTranscript(session, f"{session}-01", transcript, timeline, "2026-03-01T10:00:00Z")
    )


def coding(folder: StudyFolder, wanted: WantedPictures) -> None:
    """The coding window with a selected segment."""
    window = named_window(folder, wanted)
    until(lambda: bool(window.view.sheet.marks.all()))
    names = {code.id: code.name for code in window.controller.codes.values()}
    by_name = {name: id for id, name in names.items()}
    window.edits.digits = DigitKeys([by_name[name] for name in KEYED])
    window.edits.recent_changed.emit()
    with Workbook(folder.workbook, coder="A", read_only=True) as workbook:
        segments = [each for each in workbook.codings() if names[each.code] == CODE]
    window.show_coding(next(each for each in segments if overlapped(each, segments)))
    rest(1.5)
    wanted.take(window, "coding")
    window.close()


def others(folder: StudyFolder, wanted: WantedPictures) -> None:
    """The windows that are opened from the coding window, each with something to show."""
    with Workbook(folder.workbook, coder="A") as workbook:
        themes_of(workbook)
        first = next(source for source in workbook.sources() if source.session)
    window = named_window(folder, wanted)
    until(lambda: bool(window.view.sheet.marks.all()))
    window.open_source(first.id)
    opener = window.findChild(AuxiliaryWindows)
    assert opener is not None
    if "cases" in wanted.names:
        opener.open_counts()
        counts = opened(ViewsWindow)
        counts.views.setCurrentRow(CASES)
        take(counts, "cases", wanted)
    for open_it, kind, name in (
        (opener.open_themes, ThemesWindow, "themes"),
        (opener.open_criteria, ThinkAloudWindow, "thinking-aloud"),
        (opener.open_timeline, TimelineWindow, "timeline"),
    ):
        if name in wanted.names:
            open_it()
            take(opened(kind), name, wanted)
    if "code-map" in wanted.names:
        opener.open_themes()
        board = opened(ThemesWindow)
        board.show_as.pick(MAP)
        board.arrange.click()
        take(board, "code-map", wanted)
    window.close()


def themes_of(workbook: Workbook) -> None:
    """Put the codes of each category into a theme, next to each other on a board."""
    workbook.do(themes.KEEP_VERSION, themes.add_board("First board"))
    board = workbook.boards()[0]
    categories = [code for code in workbook.codes() if not code.parent]
    for number, category in enumerate(categories):
        members = tuple(code.id for code in workbook.codes() if code.parent == category.id)
        place = {"x": 20.0 + 270 * (number % 2), "y": 20.0 + 190 * (number // 2)}
        workbook.do(themes.ADD_THEME, themes.add(board, NAMES[number], codes=members, **place))


def opened(kind: type[Opened]) -> Opened:
    """The window of a kind that is open."""
    every = (widget for widget in QApplication.topLevelWidgets() if widget.isVisible())
    return next(widget for widget in every if isinstance(widget, kind))


def take(window: AuxiliaryWindow, name: str, wanted: WantedPictures) -> None:
    """Take the picture of a window, after it has counted."""
    window.showNormal()
    wanted.show(window, SIZE)
    if isinstance(window, ComputedWindow):
        window.settle()
    rest(1.0)
    wanted.take(window, name)


def overlapped(one: Coding, segments: Iterable[Coding]) -> bool:
    """Return whether another segment begins in the same passage after this one."""
    return any(
        one.start < other.start and other.start.passage == one.start.passage for other in segments
    )


def results(folder: StudyFolder, memory: Memory, wanted: WantedPictures) -> None:
    """The results window's first page."""
    window = ResultsWindow(folder, wanted.theme, memory, samples=400)
    wanted.show(window, SIZE)
    until(lambda: window.is_drawn)
    rest(1.0)
    wanted.take(window, "results")
    window.close()


def until(holds: Callable[[], object]) -> None:
    """Let the windows work until something holds."""
    end = time.monotonic() + _LONGEST_S
    while not holds():
        if time.monotonic() > end:
            raise TimeoutError(re.sub(r"\s+", " ", str(holds)))
        QApplication.processEvents()


def rest(seconds: float) -> None:
    """Let the windows work for some time."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        QCoreApplication.processEvents()
