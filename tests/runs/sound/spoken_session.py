"""A robot rates on the real window while sentences are spoken into its microphone.

``python -m tests.runs.sound.spoken_session PAGES`` records a session of so many pages from a
silent sink's monitor, transcribes it with the real model, and compares the page of each segment
with the page at which it was played. Two voices, a channel each: the participant's left, the
supervisor's right.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from pathlib import Path

import numpy as np
from PySide6.QtWidgets import QApplication

from labeval.exchange.spoken import Utterance, utterances_in
from labeval.jobs.sessions.live import LiveSession, open_live
from labeval.jobs.speech.transcribe_study import transcribe_study
from labeval.session.assignment.starting import SessionStart
from labeval.session.running.session import Session
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.model.items import Item
from labeval.study.study import StudyContent
from labeval.transcription.known_models import KnownModels
from labeval.transcription.settings import Listening
from labeval.transcription.speakers.by_channel import PARTICIPANT, SUPERVISOR
from labeval.ui.language import LanguageSwitch
from labeval.ui.participant.window.sound_controller import microphone_source
from labeval.ui.robot import WindowRobot
from tests.benchmarks.speech.spoken import RATE, sentences, speech, write_wave
from tests.conftest import small_items, small_study
from tests.support.sound.sound_server import silent_room

PAUSE_S = 1.0
"""After each sentence, as people turn a page."""
VOICE = {PARTICIPANT: "en-us", SUPERVISOR: "en-gb+m3"}
PATIENCE_S = 60.0


@dataclass(frozen=True)
class Played:
    """A sentence, and when and where it was spoken."""

    text: str
    speaker: str
    page: str
    start_ms: float
    """Session clock; before its first sound."""
    end_ms: float


@dataclass
class Spoken:
    """What was played, and what the program made of it."""

    played: list[Played] = field(default_factory=list)
    found: list[Utterance] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)

    def played_at(self, said: Utterance) -> Played | None:
        """The sentence that was being played in the middle of a segment."""
        middle_ms = said.kept.timeline.session_ms((said.segment.start_s + said.segment.end_s) / 2)
        if middle_ms is None:
            return None
        fitting = (p for p in self.played if p.start_ms <= middle_ms <= p.end_ms)
        return next(fitting, None)

    def on_another_page(self) -> list[Utterance]:
        """Segments that are not where their sentence was played, or were never played."""
        return [
            s for s in self.found if (p := self.played_at(s)) is None or p.page != s.focus.screen
        ]

    def by_another(self) -> list[Utterance]:
        """Segments that are given to somebody who did not say them."""
        return [
            s
            for s in self.found
            if (p := self.played_at(s)) is None or p.speaker != s.segment.speaker
        ]

    def likeness(self, played: Played) -> float:
        """How much of a sentence was understood, 0 to 1."""
        heard = " ".join(s.segment.text for s in self.found if self.played_at(s) == played)
        return SequenceMatcher(None, played.text.lower(), heard.lower()).ratio()

    def __str__(self) -> str:
        like = [self.likeness(played) for played in self.played]
        return (
            f"{len(self.played)} sentences on {len({p.page for p in self.played})} pages: "
            f"{len(self.found)} segments, {len(self.on_another_page())} on another page, "
            f"{len(self.by_another())} given to another speaker; {sum(x > 0.8 for x in like)} "
            f"sentences understood for the most part, {sum(x == 0 for x in like)} missed; "
            f"failed: {self.failed}"
        )


def content_of(pages: int) -> StudyContent:
    """One text per page, with sound."""
    consent = {
        "step": "consent",
        "id": "consent",
        "version": "1",
        "text": "May we keep what you choose and say?",
        "asks": [
            {"id": "rating", "text": "My ratings", "required": True},
            {"id": "audio", "text": "My voice", "required": True},
        ],
        "declined": "Nothing has been stored.",
    }
    rate = {"step": "for_each_block", "steps": [{"step": "rating", "id": "rating"}]}
    thanks = {"step": "text", "id": "thanks", "title": "Thank you", "text": "That was all."}
    study = small_study(
        audio={"record": "think_aloud", "channels": 2}, procedure=[consent, rate, thanks]
    )
    items = [
        Item(id=f"t{n}", text=f"{item.text} ({n})", question=item.question, source=item.source)
        for n in range(pages)
        for item in [small_items()[n % 8]]
    ]
    return StudyContent(study=study, items=items)


class Speaker:
    """Says a sentence on each page, at its first answer, and every third time two.

    Args:
        pages: on so many pages; then nothing more is said.
    """

    def __init__(self, session: Session, folder: Path, spoken: Spoken, pages: int) -> None:
        self._most = pages
        self._session, self._folder, self._spoken = session, folder, spoken
        self._sentences = iter(sentences())
        self._pages: list[str] = []

    def on_answer(self, page: str, field: str, value: str) -> None:
        """Called by the robot."""
        if page in self._pages or len(self._pages) == self._most:
            return
        self._pages.append(page)
        wait_until(lambda: bool(self._session.state.audible.recording))
        self._say(PARTICIPANT)
        if len(self._pages) % 3 == 0:
            self._say(SUPERVISOR)

    def _say(self, speaker: str) -> None:
        text = next(self._sentences)
        sound = speech(text, self._folder, voice=VOICE[speaker])
        sound = np.concatenate([sound, np.zeros(int(PAUSE_S * RATE), sound.dtype)])
        silence = np.zeros_like(sound)
        both = [sound, silence] if speaker == PARTICIPANT else [silence, sound]
        path = self._folder / "said.wav"
        write_wave(path, np.stack(both, axis=1).reshape(-1), channels=2)
        begin = self._now_ms()
        with subprocess.Popen(["paplay", str(path)]) as player:
            wait_until(lambda: player.poll() is not None)
        self._spoken.played.append(
            Played(text, speaker, self._session.state.screen_id, begin, self._now_ms())
        )

    def _now_ms(self) -> float:
        return self._session._clock.now()[0]


def wait_until(condition: Callable[[], bool]) -> None:
    """Keep the window alive until something holds."""
    end = time.monotonic() + PATIENCE_S
    while not condition():
        QApplication.processEvents()
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.005)


def seated(live: LiveSession, content: StudyContent) -> Session:
    """A session of the method that shows one text per page."""
    return live.start(
        content, SessionStart(kind="simulated", condition="dqe", override_reason="spoken")
    )


def spoken_session(application: QApplication, folder: StudyFolder, pages: int) -> Spoken:
    """Record, transcribe, and read what became of it. A sound server must be there."""
    spoken = Spoken()
    with tempfile.TemporaryDirectory() as place, open_live(folder) as live:
        session = seated(live, content_of(max(4, pages)))
        robot = WindowRobot(
            session,
            LanguageSwitch(application),
            on_answer=Speaker(session, Path(place), spoken, pages).on_answer,
            sound=microphone_source(folder.audio, "pulse", 2),
        )
        robot.run()
    models = KnownModels(folder.path / "models.json")
    report = transcribe_study(folder, models, settings=Listening(), progress=lambda step: True)
    spoken.failed = [str(error) for error in report.failed.values()]
    with closing(Record(folder.database, read_only=True)) as record:
        spoken.found = list(utterances_in(record, include_rehearsals=True))
    return spoken


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from labeval import app

    with tempfile.TemporaryDirectory() as home, silent_room(Path(home)):
        (Path(home) / "study").mkdir()
        print(
            spoken_session(
                app.make_application(), StudyFolder(Path(home) / "study"), int(sys.argv[1])
            )
        )
