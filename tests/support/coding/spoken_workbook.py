"""A study folder with one spoken source of four passages, whose every word is a tone of its own."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from labeval.audio.wave_file import WaveFile
from labeval.coding.edits import added
from labeval.coding.rows import Anchor, Code, Coding, Passage, Source, SourceKind, Word
from labeval.session.events.clock import utc_now
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder

RATE = 16_000
WORD_MS = 300
GAP_MS = 100
"""Silence after every word."""
TEXTS = (
    ("participant", "I read the question twice"),
    ("supervisor", "And then what happened"),
    ("participant", "A codec was named and nobody asked for a codec"),
    ("participant", "Then I went on"),
)
RECORDING = "session-01"


def hertz_of(number: int) -> float:
    """The tone of a word, counted over the whole source."""
    return 300.0 + 40.0 * number


def spoken_workbook(path: Path) -> StudyFolder:
    """Make it. The first passage has a coded segment on “the question”."""
    folder = StudyFolder(path)
    (folder.audio / RECORDING).mkdir(parents=True)
    rows, parts, at_ms, number = [], [], 0, 0
    for place, (speaker, text) in enumerate(TEXTS):
        words, begins = [], at_ms
        at = 0
        for said in text.split():
            times = np.arange(RATE * WORD_MS // 1000) / RATE
            parts.append(np.sin(2 * np.pi * hertz_of(number) * times) * 12_000)
            parts.append(np.zeros(RATE * GAP_MS // 1000))
            words.append(Word(at, at + len(said), at_ms, at_ms + WORD_MS, 0.9))
            at, at_ms, number = at + len(said) + 1, at_ms + WORD_MS + GAP_MS, number + 1
        ends = at_ms - GAP_MS
        rows.append(Passage(f"p{place}", "s1", float(place), text, speaker, begins, ends, words))
    with WaveFile(folder.audio / RECORDING / "sound.wav", rate=RATE, channels=1) as file:
        file.write(np.concatenate(parts).astype("<i2").tobytes())
    source = Source("s1", SourceKind.THINK_ALOUD, "Think-aloud", "P1", "session", RECORDING)
    written = Source("s2", SourceKind.COMMENTS, "Comments", "P1", "session")
    with Workbook(folder.workbook, coder="A") as workbook:
        comment = Passage("c1", "s2", 0.0, "Nobody asked for a codec.")
        workbook.take_in([added(row) for row in (source, written, *rows, comment)])
        code = Code("code", "Reading", colour="#4a6fb0")
        quote = "the question"
        anchors = Anchor("p0", 7), Anchor("p0", 7 + len(quote))
        coder = workbook.coder.id
        coding = Coding("coding", "s1", "code", coder, *anchors, quote, utc_now())
        workbook.do("Code", [added(code), added(coding)])
    return folder
