"""The coding window on a transcript of 100,000 words with 2,000 coded segments.

``python -m tests.benchmarks.coding.window [--quick]`` prints a table in Markdown; with
``--interviews`` the text is that of 50 interviews, 200,000 words with 20,000 segments, and a window
of counts is opened in the end, which follows what is coded. Nothing is asserted. Painted means that
all that changed was drawn into the window's memory; durable that the transaction of the act was
written with ``synchronous=FULL``.
"""

from __future__ import annotations

import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from labeval import app
from labeval.coding.codes import marking
from labeval.coding.edits import Change, added
from labeval.coding.identity import id_of
from labeval.coding.rows import Anchor, Code, Passage, Source, SourceKind, Word
from labeval.coding.texts.source_text import SourceText
from labeval.coding.timed_words import Words
from labeval.store.workbook.workbook import Workbook
from labeval.ui.coding.counts.window import ViewsWindow
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.coding.window.window import CodingWindow
from labeval.ui.theme import LIGHT
from tests.benchmarks.figures import Figure, peak_megabytes, spread
from tests.support.studies.coded_study import SAID, begin_codebook

WORDS, SEGMENTS, SOURCES, INTERVIEWS = 100_000, 2_000, 40, 50


def main() -> None:
    """Print the table."""
    quick = "--quick" in sys.argv
    with tempfile.TemporaryDirectory() as place:
        path = Path(place) / "coding.sqlite"
        interviews = "--interviews" in sys.argv
        filled(path, interviews=interviews)
        application = app.make_application()
        print("| what | measured | aim |\n| --- | --- | --- |")
        for figure in figures(path, application, quick=quick):
            print(figure, flush=True)
        print(started_and_opened(path), flush=True)
        if interviews:
            for figure in counting(path, application, quick=quick):
                print(figure, flush=True)


def filled(path: Path, *, interviews: bool = False) -> None:
    """A workbook with one long transcript and many short ones, or with interviews of one length."""
    chance = random.Random(3)
    with Workbook(path, coder="A") as workbook:
        codes = [code for code in begin_codebook(workbook).values() if code.codable]
        for number in range(INTERVIEWS if interviews else SOURCES):
            words = WORDS if number == 0 else 2_000
            words = 4_000 if interviews else words
            source, passages = a_transcript(number, words, chance)
            workbook.take_in([added(source), *map(added, passages)])
            count = SEGMENTS if number == 0 else 40
            count = 400 if interviews else count
            coded = segments(passages, codes, workbook.coder.id, count, chance)
            workbook.do(marking.AUTO_CODE, coded)


def a_transcript(number: int, words: int, chance: random.Random) -> tuple[Source, list[Passage]]:
    """One source with this many timed words, in turns of 20 to 90."""
    id = id_of("benchmark", number)
    source = Source(id, SourceKind.THINK_ALOUD, f"p{number:02} think-aloud", f"p{number:02}")
    said = " ".join(SAID).split()
    passages: list[Passage] = []
    made, at_ms = 0, 0
    while made < words:
        count = min(chance.randint(20, 90), words - made)
        text, timed = "", []
        for _ in range(count):
            word = chance.choice(said)
            timed.append(Word(len(text), len(text) + len(word), at_ms, at_ms + 220, 0.9))
            text += f"{word} "
            at_ms += 300
        ends = timed[0].start_ms, timed[-1].end_ms
        passages.append(
            Passage(
                *(id_of(id, len(passages)), id, float(len(passages)), text.strip()),
                *("participant", *ends, Words.of(timed)),
            )
        )
        made += count
    return source, passages


def segments(
    passages: list[Passage], codes: list[Code], coder: str, count: int, chance: random.Random
) -> list[Change]:
    """Segments of random codes, some over two passages, many overlapping."""
    text, found = SourceText(passages), []
    while len(found) < count:
        row = chance.randrange(len(passages) - 1)
        start = chance.randrange(len(passages[row].text) - 10)
        last = row + (chance.random() < 0.1)
        end = min(len(passages[last].text), (start if last == row else 0) + chance.randint(10, 200))
        found += marking.code_span(
            text,
            Anchor(passages[row].id, start),
            Anchor(passages[last].id, end),
            code=chance.choice(codes).id,
            coder=coder,
        )
    return found


def figures(path: Path, application: QApplication, *, quick: bool) -> Iterator[Figure]:
    """Every figure of the window."""
    controller = CodingController(Workbook(path, coder="A"))
    window = CodingWindow(controller, LIGHT)
    window.resize(1600, 900)
    window.show()
    settle(application)
    first, *others = list(controller.sources)
    rounds = 5 if quick else 25
    yield Figure(
        "open the first text, until painted",
        spread([opened(window, application, others[n], first) for n in range(rounds)]),
        "150 ms",
    )
    yield Figure(
        "switch to another source, until painted",
        spread([opened(window, application, first, other) for other in others[:rounds]]),
    )
    controller.open_source(first)
    settle(application)
    count = 60 if quick else 500
    yield Figure(
        "code a selection, until durable and painted",
        spread(list(coded(window, application, count))),
        "p99 16.7 ms",
    )
    yield Figure(
        "undo, until durable and painted", spread(list(undone(window, application, count)))
    )
    yield Figure(
        "a frame of scrolling by 120 px",
        spread(list(scrolled(window, 200 if quick else 1500))),
        "33 ms",
    )
    yield Figure(
        "a frame after a jump anywhere", spread(list(jumped(window, 60 if quick else 300)))
    )
    yield Figure("search all sources for a word", spread([searched(window) for _ in range(rounds)]))
    yield Figure("peak memory with all of it", f"{peak_megabytes():.0f} MB", "200 MB")
    window.close()
    controller.workbook.close()
    window.deleteLater()
    application.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def counting(path: Path, application: QApplication, *, quick: bool) -> Iterator[Figure]:
    """Coding four times a second while a window of counts is open."""
    controller = CodingController(Workbook(path, coder="A"))
    window, counts = CodingWindow(controller, LIGHT), ViewsWindow(controller, LIGHT)
    window.resize(1600, 900)
    window.show()
    counts.show()
    counts.settle()
    window.activateWindow()
    window.open_source(list(controller.sources)[1])
    settle(application)
    yield Figure(
        "code a selection, a window of counts open",
        spread(list(coded(window, application, 20 if quick else 100, rest_s=0.25))),
    )
    yield Figure("peak memory with it", f"{peak_megabytes():.0f} MB", "250 MB")
    counts.close()
    window.close()
    controller.workbook.close()


def settle(application: QApplication) -> None:
    """Let everything that waits happen."""
    for _ in range(5):
        application.processEvents()


def opened(window: CodingWindow, application: QApplication, before: str, source: str) -> float:
    """Seconds until another source is painted."""
    window.open_source(before)
    settle(application)
    begun = time.perf_counter()
    window.open_source(source)
    window.repaint()
    window.view.viewport().repaint()
    return time.perf_counter() - begun


def coded(
    window: CodingWindow, application: QApplication, count: int, rest_s: float = 0.0
) -> Iterator[float]:
    """Seconds for each of so many codings, anywhere in the text; what waits is done in between."""
    chance = random.Random(5)
    codes = [code.id for code in window.controller.codes.values() if code.codable]
    for _ in range(count):
        passage = chance.choice(window.controller.passages)
        start = chance.randrange(len(passage.text) // 2)
        window.view.put_caret(Anchor(passage.id, start))
        window.view.select(
            Anchor(passage.id, start), Anchor(passage.id, min(len(passage.text), start + 60))
        )
        settle(application)
        rested = time.perf_counter() + rest_s
        while time.perf_counter() < rested:
            application.processEvents()
            time.sleep(0.002)
        begun = time.perf_counter()
        window.code_with(chance.choice(codes))
        application.processEvents()
        yield time.perf_counter() - begun


def undone(window: CodingWindow, application: QApplication, count: int) -> Iterator[float]:
    """Seconds for each undo."""
    for _ in range(count):
        begun = time.perf_counter()
        window.controller.undo()
        application.processEvents()
        yield time.perf_counter() - begun
        settle(application)


def scrolled(window: CodingWindow, count: int) -> Iterator[float]:
    """Seconds for each frame, from the top down over text that was never laid out."""
    view, bar = window.view, window.view.verticalScrollBar()
    window.controller.open_source(window.controller.source.id if window.controller.source else "")
    for _ in range(count):
        begun = time.perf_counter()
        bar.setValue(bar.value() + 120)
        view.viewport().repaint()
        yield time.perf_counter() - begun


def jumped(window: CodingWindow, count: int) -> Iterator[float]:
    """Seconds for a frame at any place."""
    view, bar, chance = window.view, window.view.verticalScrollBar(), random.Random(7)
    for _ in range(count):
        begun = time.perf_counter()
        bar.setValue(chance.randrange(bar.maximum()))
        view.viewport().repaint()
        yield time.perf_counter() - begun


def searched(window: CodingWindow) -> float:
    """Seconds from the last letter's being taken up to the list of hits being painted."""
    window.header.field.setText("relevancy")
    begun = time.perf_counter()
    window.searching.search_now()
    window.found.repaint()
    return time.perf_counter() - begun


_START = """
import sys, time
from pathlib import Path
begun = time.perf_counter()
from labeval import app
application = app.make_application()
from labeval.store.workbook.workbook import Workbook
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.coding.window.window import CodingWindow
from labeval.ui.theme import LIGHT
window = CodingWindow(CodingController(Workbook(Path(sys.argv[1]), coder="A")), LIGHT)
window.resize(1600, 900)
window.show()
application.processEvents()
window.repaint()
print(time.perf_counter() - begun)
"""


def started_and_opened(path: Path, rounds: int = 5) -> Figure:
    """A fresh process each time, with the long transcript first."""
    command = [sys.executable, "-c", _START, str(path)]
    taken = []
    for _ in range(rounds):
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        taken.append(float(done.stdout.split()[-1]))
    return Figure("start the program and open it, until painted", spread(taken))


if __name__ == "__main__":
    main()
