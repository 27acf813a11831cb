"""The recordings of a study that wait to be transcribed, before it begins."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from importlib.util import find_spec

from labeval.jobs.speech.study_languages import OF_SESSIONS, LanguageChoice
from labeval.jobs.speech.untranscribed import waiting_recordings
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.model.sessions.audio import Audio
from labeval.transcription.known_models import KnownModels


@dataclass(frozen=True, slots=True)
class Waiting:
    """Recordings without a transcript, and what there is to transcribe them."""

    by_language: dict[str, int]
    """Language of the session to number of recordings."""
    models: dict[str, bool]
    """Name of each speech model to whether it speaks other languages than English."""
    also: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Language of the session to those that the study files say are spoken, too."""
    hot_words: tuple[str, ...] = ()
    """Those of the study files that the sessions ran with."""
    hot_words_from_texts: bool = False
    """True if one of these asks for rare words of its texts."""
    has_recogniser: bool = True
    """False where the part that recognises speech is not installed."""

    @property
    def count(self) -> int:
        """Number of recordings."""
        return sum(self.by_language.values())

    @property
    def every_other(self) -> tuple[str, ...]:
        """All languages that the study files say are spoken in addition to those of sessions."""
        return tuple(sorted(set().union(*self.also.values())))

    def unspoken(self, model: str = "", chosen: LanguageChoice = OF_SESSIONS) -> dict[str, int]:
        """Languages that this model does not speak, or none where it is empty, with recordings."""
        found: Counter[str] = Counter()
        multilingual = [name for name, many in self.models.items() if many]
        for language, count in self.by_language.items():
            spoken = chosen.spoken(language, self.also.get(language, ()))
            foreign = [one for one in spoken if one.partition("-")[0] != "en"]
            able = multilingual if foreign else list(self.models)
            if not able or (model and model not in able):
                found[next(iter(foreign), spoken[0])] += count
        return dict(found)


def waiting(folder: StudyFolder, known: KnownModels) -> Waiting:
    """The recordings that wait, and the models of this computer.

    Raises:
        RecordError: the record cannot be read.
    """
    languages: Counter[str] = Counter()
    also: dict[str, set[str]] = {}
    versions: dict[str, Audio] = {}
    if folder.database.exists():
        with Record(folder.database, read_only=True) as record:
            for one in waiting_recordings(record, folder):
                languages[one.language] += 1
                version = record.sessions.header(one.session).version
                if version not in versions:
                    versions[version] = record.versions.content(version).study.audio
                also.setdefault(one.language, set()).update(versions[version].also_spoken)
    return Waiting(
        dict(languages),
        {model.name: model.multilingual for model in known.all()},
        {language: tuple(sorted(others)) for language, others in also.items()},
        tuple(dict.fromkeys(word for audio in versions.values() for word in audio.hot_words)),
        any(audio.hot_words_from_texts for audio in versions.values()),
        find_spec("faster_whisper") is not None,
    )
