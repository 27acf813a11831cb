"""A study folder with sessions that were recorded, sound and all, on a clock set by hand."""

from __future__ import annotations

import json
import wave
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from labeval.audio.wave_file import WaveFile
from labeval.session.events.clock import SessionClock
from labeval.session.events.events import Kind
from labeval.session.running.opening import start
from labeval.session.running.session import Session
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.model.sessions.audio import Audio
from labeval.study.model.steps import ConsentAsk, ConsentStep
from labeval.study.study import StudyContent
from tests.store.conftest import a_header, the_content

AHEAD_MS = 7_000_000.0
"""What the computer's monotonic clock shows when a session begins."""


class RecordedDesk:
    """Runs one session; ``seconds`` is the time."""

    def __init__(
        self,
        folder: StudyFolder,
        record: Record,
        number: int = 0,
        consents: Sequence[str] = (),
        audio: Audio | None = None,
    ) -> None:
        self.folder = folder
        self.seconds = 0.0
        self.content: StudyContent = _asking_for(consents)
        if audio is not None:
            study = self.content.study.model_copy(update={"audio": audio})
            self.content = self.content.model_copy(update={"study": study})
        record.versions.keep(self.content, publish=True)
        header = a_header(self.content, number)
        clock = SessionClock(monotonic_ns=self._now_ns, utc=self._utc)
        self.session: Session = start(header, self.content, record.sessions, clock)
        self.session.go_on()
        self.session.give_consent(dict.fromkeys(("rating", "audio", *consents), True))

    @property
    def recording(self) -> str:
        """The id of its recording."""
        return f"{self.session.header.id}-01"

    def record(self, sound: Path, *, ended: bool = True) -> None:
        """A recording that began now and holds the sound of a WAV file."""
        self.session.sound(Kind.AUDIO_STARTED, self.recording, field="think_aloud", device="own")
        place = self.folder.audio / self.recording
        place.mkdir(parents=True)
        with wave.open(str(sound), "rb") as file:
            rate, frames, channels = file.getframerate(), file.getnframes(), file.getnchannels()
            samples = file.readframes(frames)
        with closing(WaveFile(place / "sound.wav", rate=rate, channels=channels)) as copy:
            copy.write(samples)
        at_ms = self._now_ns() / 1e6
        begun = {"entry": "begun", "device": "own", "rate": rate, "channels": channels}
        lines = [
            begun | {"utc": self._utc()},
            {"entry": "stretch", "frame": 0, "at_ms": at_ms, "device": "own"},
            {"entry": "anchor", "frame": 0, "at_ms": at_ms},
            *([{"entry": "ended", "frame": frames}] if ended else []),
        ]
        text = "".join(json.dumps(line) + "\n" for line in lines)
        (place / "log.jsonl").write_text(text, encoding="utf-8")

    def turn(self, seconds: float) -> None:
        """Answer what is open, and go on at this time."""
        self.seconds = seconds
        for field in self.session.open_fields():
            self.session.answer(field.id, field.options[0])
        self.session.go_on()

    def _now_ns(self) -> int:
        return round((self.seconds * 1000 + AHEAD_MS) * 1e6)

    def _utc(self) -> str:
        minutes, seconds = divmod(self.seconds, 60)
        return f"2026-03-01T09:{int(minutes):02}:{seconds:06.3f}Z"


def _asking_for(consents: Sequence[str]) -> StudyContent:
    """The study of the store's tests, whose consent asks for these things too."""
    content = the_content()
    steps = list(content.study.procedure)
    for n, step in enumerate(steps):
        if isinstance(step, ConsentStep):
            more = [{"id": id, "text": f"Consent to {id}"} for id in consents]
            asks = [*step.asks, *map(ConsentAsk.model_validate, more)]
            steps[n] = step.model_copy(update={"asks": asks})
    study = content.study.model_copy(update={"procedure": steps})
    return content.model_copy(update={"study": study})


@contextmanager
def recorded_session(
    path: Path, number: int = 0, consents: Sequence[str] = (), audio: Audio | None = None
) -> Iterator[tuple[RecordedDesk, Record]]:
    """A session that has consented to a recording, and to these things too, in a study folder."""
    folder = StudyFolder(path)
    folder.path.mkdir(parents=True, exist_ok=True)
    with Record(folder.database) as record:
        yield RecordedDesk(folder, record, number, consents, audio), record
