"""The supervisor's voice: from earlier recordings of a study, or from the microphone test.

Only where to listen is found here; a voice is computed from the sound when it is needed and kept
nowhere.
"""

from __future__ import annotations

import wave
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from labeval import places
from labeval.audio.recording import NoRecording, read_recording
from labeval.coding.texts.redaction_marks import holds_mark
from labeval.store.disk.atomic import make_private_folder, replacing
from labeval.store.record.record import Record
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.transcription.pieces import Voiced
from labeval.transcription.speakers.by_channel import SUPERVISOR
from labeval.transcription.speakers.telling_apart import VoiceSample

if TYPE_CHECKING:
    import numpy as np

MOST = 5
"""Recordings that are offered; the newest ones sound most like the next."""
_SURE = 0.99
"""Probability from which a speaker who was distinguished by voice is taken for certain."""
_SHORTEST_S = 1.0
_ENOUGH_S = 60.0
_TOO_LITTLE_S = 5.0


@dataclass(frozen=True, slots=True)
class KnownVoice:
    """A recording in which the supervisor's voice can be heard alone."""

    recording: str
    participant: str
    """Both empty for what the microphone test has kept."""
    sample: VoiceSample


@dataclass(frozen=True, slots=True)
class SpokenTurn:
    """A stretch of a transcript, and who speaks."""

    start_s: float
    end_s: float
    speaker: str
    probability: float | None
    """None where a person, a channel or a file named the speaker."""
    text: str


def supervisors_voices(folder: StudyFolder, most: int = MOST) -> list[KnownVoice]:
    """Recordings with the supervisor's voice, the newest first, then the microphone test's.

    Transcripts count as they were corrected, and only where their sound is on this computer; one
    for each participant.

    Raises:
        RecordError: record or workbook cannot be read.
    """
    found: list[KnownVoice] = []
    if folder.database.exists():
        found = _from_recordings(folder, most)
    own = places.own_voice_file()
    if len(found) < most and own.is_file():
        found.append(KnownVoice("", "", VoiceSample(SUPERVISOR, own)))
    return found


def keep_own_voice(samples: np.ndarray, rate: int) -> Path:
    """Keep what the supervisor said in a microphone test, in the place of what was kept before.

    Args:
        samples: of shape (frames, channels), int16; the last channel is the supervisor's.

    Raises:
        OSError: it cannot be written.
    """
    place = places.own_voice_file()
    make_private_folder(place.parent)
    with replacing(place) as part, wave.open(str(part), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(samples[:, -1].astype("<i2").tobytes())
    return place


def _from_recordings(folder: StudyFolder, most: int) -> list[KnownVoice]:
    found: list[KnownVoice] = []
    with ExitStack() as opened:
        record = opened.enter_context(Record(folder.database, read_only=True))
        workbook = None
        if folder.workbook.exists():
            workbook = opened.enter_context(Workbook(folder.workbook, coder="", read_only=True))
        for session, recording, turns in _newest_first(record, workbook):
            stretches = alone(turns)
            participant = record.sessions.header(session).participant
            if not stretches or any(known.participant == participant for known in found):
                continue
            with suppress(NoRecording):
                sound = read_recording(folder.audio / recording)
                if sound.frames:
                    sample = VoiceSample(SUPERVISOR, sound.sound, stretches)
                    found.append(KnownVoice(recording, participant, sample))
            if len(found) == most:
                break
    return found


def alone(turns: Sequence[SpokenTurn]) -> tuple[Voiced, ...]:
    """Stretches in which surely the supervisor alone speaks; none if these are too short."""
    others = [turn for turn in turns if turn.speaker != SUPERVISOR]
    found: list[Voiced] = []
    seconds = 0.0
    for turn in turns:
        length = turn.end_s - turn.start_s
        if (
            turn.speaker != SUPERVISOR
            or (turn.probability is not None and turn.probability < _SURE)
            or length < _SHORTEST_S
            or holds_mark(turn.text)
            or any(o.start_s < turn.end_s and o.end_s > turn.start_s for o in others)
        ):
            continue
        found.append(Voiced(turn.start_s, turn.end_s))
        seconds += length
        if seconds >= _ENOUGH_S:
            break
    return tuple(found) if seconds >= _TOO_LITTLE_S else ()


def _newest_first(
    record: Record, workbook: Workbook | None
) -> Iterator[tuple[str, str, list[SpokenTurn]]]:
    """Session, recording and turns of the transcripts with a supervisor, as they were corrected."""
    gathered = {}
    spoken = set()
    if workbook is not None:
        gathered = {(s.session, s.recording): s for s in workbook.sources() if s.recording}
        spoken = workbook.sources_spoken_by(SUPERVISOR)
    places = {place for place, source in gathered.items() if source.id in spoken}
    places |= set(record.transcripts.spoken_by(SUPERVISOR)) - gathered.keys()
    started = {session: record.sessions.header(session).started for session, _ in places}
    for place in sorted(places, key=lambda p: (started[p[0]], p), reverse=True):
        source = gathered.get(place)
        if workbook is not None and source is not None:
            yield *place, _corrected(workbook, source.id)
        else:
            yield *place, _recognised(record, *place)


def _corrected(workbook: Workbook, source: str) -> list[SpokenTurn]:
    return [
        SpokenTurn(p.start_ms / 1000, p.end_ms / 1000, p.speaker, p.speaker_probability, p.text)
        for p in workbook.passages(source)
        if p.start_ms is not None and p.end_ms is not None
    ]


def _recognised(record: Record, session: str, recording: str) -> list[SpokenTurn]:
    return [
        SpokenTurn(s.start_s, s.end_s, s.speaker, s.speaker_probability, s.text)
        for kept in record.transcripts.of_session(session)
        if kept.recording == recording
        for s in kept.transcript.segments
    ]
