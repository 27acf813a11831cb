"""The recordings of a study that wait to be transcribed, before it begins."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

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
    models: tuple[str, ...]
    """Names of the speech models."""
    spoken: dict[str, tuple[str, ...]]
    """Language to the models that speak it, of the languages that wait, and what else the study
    file says is spoken in them."""
    also: tuple[str, ...] = ()
    """Languages that the study files say are spoken, too."""
    hot_words: tuple[str, ...] = ()
    """Those of the study files that the sessions ran with."""
    hot_words_from_texts: bool = False
    """True if one of these asks for rare words of its texts."""

    @property
    def count(self) -> int:
        """Number of recordings."""
        return sum(self.by_language.values())

    def unspoken(self, model: str = "") -> dict[str, int]:
        """Languages that this model does not speak, or none where it is empty, with recordings."""
        return {
            language: count
            for language, count in self.by_language.items()
            if not self.spoken[language] or (model and model not in self.spoken[language])
        }


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
                also.setdefault(one.language, {one.language}).update(versions[version].also_spoken)
    models = known.all()
    spoken = {
        language: tuple(m.name for m in models if all(m.speaks(one) for one in also[language]))
        for language in languages
    }
    return Waiting(
        dict(languages),
        tuple(model.name for model in models),
        spoken,
        tuple(sorted(set().union(*(audio.also_spoken for audio in versions.values())))),
        tuple(dict.fromkeys(word for audio in versions.values() for word in audio.hot_words)),
        any(audio.hot_words_from_texts for audio in versions.values()),
    )
