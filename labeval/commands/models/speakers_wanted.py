"""The people who share a microphone, by the options of ``labeval transcribe``."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from labeval import places
from labeval.commands.shared.progress_lines import say
from labeval.commands.shared.running import Refused
from labeval.commands.shared.words import tr
from labeval.study.folder import StudyFolder

if TYPE_CHECKING:
    from labeval.transcription.speakers.telling_apart import SpeakersWanted

NO_VOICE = "none"


def speakers_wanted(chosen: Namespace, usual: str = "") -> SpeakersWanted | None:
    """Choices about people who share a microphone.

    Args:
        usual: number of people where none is chosen; it needs no model.
    """
    from labeval.transcription.speakers.telling_apart import SpeakersWanted, VoiceSample
    from labeval.transcription.speakers.voice_models import voice_models

    wanted = chosen.speakers or usual
    if not wanted:
        if _named(chosen):
            raise Refused(tr("--voice names one of several people; give --speakers too"))
        return None
    people = _number_of_people(wanted)
    samples = []
    for given in _named(chosen):
        name, _, path = given.partition("=")
        if not name or not path or not Path(path).is_file():
            raise Refused(
                tr("--voice {given}: give NAME=FILE, with a sound file that is there", given=given)
            )
        samples.append(VoiceSample(name, Path(path)))
    if people and len(samples) > people:
        raise Refused(tr("there are more voices than people: give a larger --speakers"))
    models = voice_models(places.voices_folder())
    if models:
        return SpeakersWanted(models[0].arrays, people, tuple(samples))
    if chosen.speakers or _named(chosen):
        raise Refused(
            tr(
                "there is no model here that distinguishes voices; get one with: labeval models "
                "get resemblyzer"
            )
        )
    return None


def with_known_voice(
    who: SpeakersWanted | None, folder: StudyFolder, chosen: Namespace
) -> SpeakersWanted | None:
    """The same with the supervisor's voice from an earlier recording of the study, where no voice
    is named."""
    if who is None or chosen.voice:
        return who
    from labeval.jobs.speech.known_voices import supervisors_voices

    for known in supervisors_voices(folder, most=1):
        say(
            tr("the supervisor's voice is known from the microphone test")
            if not known.recording
            else tr(
                "the supervisor's voice is known from {recording} (participant {participant})",
                recording=known.recording,
                participant=known.participant,
            )
        )
        return replace(who, samples=(known.sample,))
    return who


def _named(chosen: Namespace) -> list[str]:
    return [given for given in chosen.voice if given != NO_VOICE]


def _number_of_people(wanted: str) -> int:
    """From 2 to 6; 0 for auto."""
    from labeval.transcription.speakers.grouping import MOST_PEOPLE

    if wanted == "auto":
        return 0
    if not wanted.isdecimal() or not 2 <= int(wanted) <= MOST_PEOPLE:
        raise Refused(
            tr(
                "--speakers {wanted}: give a number from 2 to {most}, or auto",
                wanted=wanted,
                most=MOST_PEOPLE,
            )
        )
    return int(wanted)
