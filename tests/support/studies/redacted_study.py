"""A recorded session whose transcript names somebody, in a workbook where that can be redacted.

``python -m tests.support.studies.redacted_study FOLDER AT [NAME …]`` confirms the redaction, and
dies at the nth call.
"""

from __future__ import annotations

import os
import shutil
import signal
import sys
import wave
from pathlib import Path
from types import FrameType

import numpy as np
import pytest

from labeval.coding.edits import added
from labeval.coding.rows import Anchor, Code, Coding, Source
from labeval.coding.texts.editing import CORRECT, REDACT, redact, retype
from labeval.jobs.coding.workbook import gather_texts
from labeval.jobs.redaction.redaction import confirm
from labeval.session.events.clock import utc_now
from labeval.store.disk.backup import back_up
from labeval.store.record.transcripts import KeptTranscript
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.text.word_search import WordSearch
from labeval.transcription.timeline import RecordingTimeline, TimelineStretch
from labeval.transcription.transcript import SpeechSegment, Transcript
from labeval.transcription.transcript import Word as HeardWord
from tests.support.studies.spoken_study import recorded_session

RATE = 16_000
SAID = ("I", "asked", "Xanthippe", "Quillfeather", "about", "the", "codec.")
CORRECTED = (*SAID[:-1], "format.")
"""What the analyst has made of it."""
SECRETS = ("Xanthippe", "Quillfeather")
EACH_MS = 500
SECRET_MS = (2 * EACH_MS, 4 * EACH_MS)
CODER = "A"


def sound_of_words() -> np.ndarray:
    """A sample of its own at every frame, so that any part of it can be found again."""
    rng = np.random.default_rng(11)
    return rng.integers(-20_000, 20_001, len(SAID) * EACH_MS * RATE // 1000).astype("<i2")


def secret_samples() -> bytes:
    """The sound of the names, without their edges."""
    first, end = (ms * RATE // 1000 for ms in SECRET_MS)
    return sound_of_words()[first:end].tobytes()


def fill(path: Path) -> StudyFolder:
    """A study folder with record, sound, backups of both files and a workbook; nothing redacted."""
    sound = path.parent / f"{path.name}-said.wav"
    with wave.open(str(sound), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(sound_of_words().tobytes())
    with recorded_session(path) as (desk, record):
        desk.record(sound)
        recording, session = desk.recording, desk.session.header.id
        folder = desk.folder
        (folder.audio / recording / "transcript.found.jsonl").write_text(" ".join(SAID))
        record.transcripts.keep(_transcript(session, recording))
        back_up(record.connection, record.path, "session")
        back_up(record.connection, record.path, "session")
    sound.unlink()
    with Workbook(folder.workbook, coder=CODER) as workbook:
        gather_texts(folder, workbook)
        (source,) = (s for s in workbook.sources() if s.recording)
        (passage,) = workbook.passages(source.id)
        code = Code("code", "Names")
        at = passage.text.index(SECRETS[0])
        anchors = Anchor(passage.id, at), Anchor(passage.id, at + len(SECRETS[0]))
        workbook.do("Code", [added(code)])
        for id in ("gone", "kept"):
            coder = workbook.coder.id
            coding = Coding(id, source.id, "code", coder, *anchors, SECRETS[0], utc_now())
            workbook.do("Code", [added(coding)])
        workbook.do("Uncode", [added(coding_of(workbook, "gone")).reversed])
        workbook.undo()
        workbook.redo()
        corrected = retype(workbook.text_of(source.id), passage.id, " ".join(CORRECTED))
        workbook.do(CORRECT, corrected)
        back_up(workbook.connection, workbook.path, "before")
    return folder


def spoken(workbook: Workbook) -> Source:
    """The source with the names."""
    return next(source for source in workbook.sources() if source.recording)


def coding_of(workbook: Workbook, id: str) -> Coding:
    return next(coding for coding in workbook.codings() if coding.id == id)


def redact_names(workbook: Workbook) -> None:
    """Redact both names as one selection."""
    text = workbook.text_of(spoken(workbook).id)
    passage = text.passages[0]
    start = passage.text.index(SECRETS[0])
    end = passage.text.index(SECRETS[1]) + len(SECRETS[1])
    found = redact(text, Anchor(passage.id, start), Anchor(passage.id, end))
    workbook.do(REDACT, found.changes)


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A study whose names are redacted and wait; to be copied."""
    folder = fill(tmp_path_factory.mktemp("redacted") / "study")
    with Workbook(folder.workbook, coder=CODER) as workbook:
        redact_names(workbook)
    return folder.path


@pytest.fixture
def folder(filled: Path, tmp_path: Path) -> StudyFolder:
    """A copy of that study for one test."""
    shutil.copytree(filled, tmp_path / "study")
    return StudyFolder(tmp_path / "study")


def _transcript(session: str, recording: str) -> KeptTranscript:
    words = tuple(
        HeardWord(f" {text}", n * EACH_MS / 1000, (n + 1) * EACH_MS / 1000, 0.9)
        for n, text in enumerate(SAID)
    )
    seconds = len(SAID) * EACH_MS / 1000
    made_with = {"model": "tiny", "hot_words": [f"{SECRETS[1]}s", "codec"]}
    made = Transcript((SpeechSegment(0.0, seconds, words),), "en", seconds, made_with)
    return KeptTranscript(
        session, recording, made, RecordingTimeline([TimelineStretch(0, 0, 1000)]), utc_now()
    )


def confirm_and_die(place: str, at: str, *names: str) -> None:
    """Confirm, and be killed at the nth call of a built-in function; say how many there were.

    Args:
        names: words that go out of all names and notes, too.
    """
    calls = 0
    rooms = ("labeval/store/", "labeval/jobs/redaction", "labeval/audio/silencing")

    def count(frame: FrameType, event: str, called: object) -> None:
        nonlocal calls
        if event == "c_call" and any(room in frame.f_code.co_filename for room in rooms):
            calls += 1
            if calls == int(at):
                os.kill(os.getpid(), signal.SIGKILL)

    folder = StudyFolder(Path(place))
    with Workbook(folder.workbook, coder=CODER) as workbook:
        sys.setprofile(count)
        confirm(folder, workbook, rest=WordSearch.of(names) if names else None)
        sys.setprofile(None)
    print(calls)


if __name__ == "__main__":
    confirm_and_die(*sys.argv[1:])
