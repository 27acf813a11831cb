"""Transcribing what a study has recorded and not yet transcribed, recording after recording."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace

from labeval.audio.recording import FOUND_WORDS, Recording
from labeval.jobs.speech.study_languages import OF_SESSIONS, LanguageChoice
from labeval.jobs.speech.study_words import OF_STUDY, HotWordChoice, hot_words_of
from labeval.jobs.speech.transcribe import TranscriptionStopped, transcribe
from labeval.jobs.speech.untranscribed import waiting_recordings
from labeval.session.events.clock import utc_now
from labeval.session.state.recordings import RecordedSound
from labeval.store.disk.private_files import wipe
from labeval.store.disk.recording_lock import words_of
from labeval.store.disk.study_key import protection_over
from labeval.store.record.record import Record
from labeval.store.record.transcripts import KeptTranscript
from labeval.study.folder import StudyFolder
from labeval.text.marks import QT_TRANSLATE_NOOP
from labeval.transcription.known_models import KnownModels
from labeval.transcription.models import ModelRefused
from labeval.transcription.settings import Listening
from labeval.transcription.speakers.telling_apart import SpeakersWanted
from labeval.transcription.stages import Stage
from labeval.transcription.timeline import RecordingTimeline, TimelineStretch
from labeval.transcription.worker import NotTranscribed, always

_IN_WORK = QT_TRANSLATE_NOOP(
    "Speech",
    "{recording}: another program is transcribing it, or is destroying what was redacted in it; "
    "transcribe it again when that has finished",
)


@dataclass(frozen=True, slots=True)
class Step:
    """Progress of the work."""

    recording: str
    number: int
    """From 1, of ``waiting``."""
    waiting: int
    seconds: float
    """Seconds of the recording's sound, done so far."""
    of: float
    stage: Stage = Stage.WORDS
    """The stage that the recording has reached."""


ReportStep = Callable[[Step], bool]
"""Called with the progress; returns False to stop."""


@dataclass(slots=True)
class StudyTranscribed:
    """Result for each recording."""

    done: list[str] = field(default_factory=list)
    failed: dict[str, NotTranscribed | ModelRefused] = field(default_factory=dict)
    """Recording to why it could not be transcribed; the others went on."""
    stopped: bool = False
    """True if the caller asked for it; segments found of the recording are kept."""


def transcribe_study(
    folder: StudyFolder,
    models: KnownModels,
    *,
    model: str = "",
    settings: Listening,
    progress: ReportStep,
    is_wanted: Callable[[], bool] = always,
    who: SpeakersWanted | None = None,
    interviews_only: bool = False,
    hot_words: HotWordChoice = OF_STUDY,
    languages: LanguageChoice = OF_SESSIONS,
) -> StudyTranscribed:
    """Transcribe every recording that waits. A session may run meanwhile.

    Args:
        model: by name; the one added last that speaks the session's language when empty.
        settings: of the recogniser; languages and hot words are each session's.
        progress: called with each step; returns False to stop.
        is_wanted: asked between steps, which can be minutes apart; returns False to stop.
        who: to distinguish people who share a microphone.
        interviews_only: do so in recordings of interviews only.
        hot_words: which are looked for; by default those of the version that a session ran with.
        languages: which are spoken; by default as the session and that version say.

    Raises:
        RecordError, OSError: a transcript cannot be written; segments found are kept.
    """
    report = StudyTranscribed()
    is_protected = protection_over(folder.path) is not None
    with Record(folder.database) as record:
        waiting = waiting_recordings(record, folder)
        for number, one in enumerate(waiting, start=1):
            # In the clear: a protected study keeps nothing before the transcript is complete.
            kept = None if is_protected else folder.audio / one.id / FOUND_WORDS

            def report_seconds(
                seconds: float, of: float, stage: Stage, n: int = number, id: str = one.id
            ) -> bool:
                return progress(Step(id, n, len(waiting), seconds, of, stage))

            with words_of(folder.audio / one.id) as free:
                if not free:
                    report.failed[one.id] = NotTranscribed(_IN_WORK, recording=one.id)
                    continue
                if (one.session, one.id) not in record.transcripts.missing():
                    continue  # somebody else has transcribed it since
                try:
                    content = record.versions.content(record.sessions.header(one.session).version)
                    spoken = languages.spoken(one.language, content.study.audio.also_spoken)
                    language, *also = spoken
                    chosen = models.choose(language, model, also)
                    words = hot_words_of(content, language, chosen, hot_words)
                    transcript = transcribe(
                        one.recording.sound,
                        chosen,
                        replace(
                            settings,
                            language=language,
                            other_languages=tuple(also),
                            hot_words=words,
                        ),
                        kept=kept,
                        progress=report_seconds,
                        is_wanted=is_wanted,
                        who=None if interviews_only and one.sound.part != "interview" else who,
                    )
                except (NotTranscribed, ModelRefused) as error:
                    report.failed[one.id] = error
                    continue
                except TranscriptionStopped:
                    report.stopped = True
                    return report
                timeline = timeline_of(one.sound, one.recording)
                made = KeptTranscript(one.session, one.id, transcript, timeline, utc_now())
                if record.transcripts.keep(made):
                    report.done.append(one.id)
                if kept is not None:
                    with suppress(FileNotFoundError):
                        wipe(kept)
    return report


def timeline_of(sound: RecordedSound, recording: Recording) -> RecordingTimeline:
    """A recording's position on its session's clock."""
    tie = sound.tie
    if tie is None:
        return RecordingTimeline(())
    shift_ms = tie.session_ms - tie.monotonic_ms
    rate = recording.rate
    return RecordingTimeline(
        TimelineStretch(s.first_frame / rate, s.origin_ms + shift_ms, s.ms_per_frame * rate)
        for s in recording.alignment.stretches
    )
