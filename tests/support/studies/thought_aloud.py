"""A study in which participants judged one page and thought aloud, at known times."""

from __future__ import annotations

import wave
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from labeval.coding.edits import added
from labeval.coding.rows import Code, Passage, Source, SourceKind, Where, Word
from labeval.session.events import actions
from labeval.session.events.events import Kind
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from tests.support.studies.spoken_study import recorded_session

RATE = 16_000
BEGAN_MS = 3_000
"""Session time at which the recording begins."""
SAID = (
    (12.0, "participant", "Is it honest? Um, I am not sure."),
    (22.0, "participant", "Now correctness. It is not fluent at all."),
    (26.0, "supervisor", "Um, is the honesty clear?"),
    (29.0, "participant", "No, wait, two."),
    (45.0, "participant", "And so on."),
)
"""Second of the session, speaker, words: half a second each."""


def spoken(source: str, n: int, seconds: float, speaker: str, text: str) -> Passage:
    """A turn whose words take 400 ms each, with pauses of 100."""
    words, at, start = [], 0, round(seconds * 1000) - BEGAN_MS
    for number, token in enumerate(text.split(" ")):
        begin = start + number * 500
        words.append(Word(at, at + len(token), begin, begin + 400, 0.9))
        at += len(token) + 1
    where = Where(session_ms=round(seconds * 1000))
    times = start, words[-1].end_ms
    return Passage(f"{source}.{n}", source, float(n), text, speaker, *times, words, where)


def tones(path: Path) -> Path:
    """A minute of silence, but for 400 Hz from 20 to 21 s and 800 Hz from 29 to 30.4 s of the
    session."""
    at = np.arange(60 * RATE) / RATE + BEGAN_MS / 1000
    first, second = (at >= 20) & (at < 21), (at >= 29) & (at < 30.4)
    wave_of = np.sin(2 * np.pi * 400 * at) * first + np.sin(2 * np.pi * 800 * at) * second
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes((12_000 * wave_of).astype("<i2").tobytes())
    return path


def think_aloud_study(
    path: Path, participants: int = 1, *, consents: Sequence[str] = (), sound: bool = False
) -> StudyFolder:
    """A folder with sessions and a workbook with their transcripts, coded with nothing.

    Everybody rates honesty 4 at 20 s and 2 at 30 s, opens the definitions at 40 s while
    correctness is current, marks words at 100 s, and then rates the rest of the page 5. At 50 s
    the supervisor notes something.

    Args:
        path: of the folder.
        participants: their number.
        consents: given besides those to rate and to be recorded.
        sound: whether there are recordings, see :func:`tones`.
    """
    folder = StudyFolder(path)
    rows: list[Source | Passage | Code] = [Code("c", "Trouble"), Code("d", "Doubt", place=1.0)]
    for number in range(participants):
        with recorded_session(path, number, consents) as (desk, _):
            session = desk.session
            desk.seconds = BEGAN_MS / 1000
            if sound:
                desk.record(tones(path / "tones.wav"))
            assert session.state.page is not None
            item = session.state.page.items[0]
            desk.seconds = 20.0
            session.answer("honesty", "4", following="correctness")
            desk.seconds = 30.0
            session.answer("honesty", "2")
            desk.seconds = 40.0
            session.note(Kind.DEFINITIONS_OPENED)
            desk.seconds = 50.0
            page = session.state.page.id
            session.apply_action(actions.note(page, "Wavers", note="n1", criterion="correctness"))
            desk.seconds = 100.0
            session.note(Kind.MARKED, field="correctness", value="saves", text=item, start=3, end=8)
            for field in session.open_fields():
                session.answer(field.id, "5")
            header = session.header
        source = Source(
            *(f"s{number}", SourceKind.THINK_ALOUD, f"{header.participant} think-aloud"),
            *(header.participant, header.id, f"{header.id}-01"),
        )
        rows += [source, *(spoken(source.id, n, *line) for n, line in enumerate(SAID))]
    with Workbook(folder.workbook, coder="A") as workbook:
        workbook.take_in(map(added, rows))
    return folder
