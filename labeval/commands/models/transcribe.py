"""``labeval transcribe``: speech into words, on this computer; and transcripts as files."""

from __future__ import annotations

import argparse
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from labeval import places
from labeval.commands.models.speakers_wanted import speakers_wanted, with_known_voice
from labeval.commands.shared.columns import check_format
from labeval.commands.shared.folders import study_folder
from labeval.commands.shared.progress_lines import say
from labeval.commands.shared.running import Refused
from labeval.commands.shared.syntax import Add
from labeval.commands.shared.words import sentence, tr
from labeval.store.record.record import Record
from labeval.transcription.stages import Stage

if TYPE_CHECKING:
    from labeval.jobs.speech.speed import Going
    from labeval.jobs.speech.study_languages import LanguageChoice
    from labeval.jobs.speech.study_words import HotWordChoice
    from labeval.jobs.speech.transcribe import ReportProgress
    from labeval.jobs.speech.transcribe_study import Step
    from labeval.transcription.models import SpeechModel
    from labeval.transcription.settings import Listening
    from labeval.transcription.speakers.telling_apart import SpeakersWanted

_LONGEST_LIST = 100_000
"""Bytes of a file with hot words."""


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add(
        "transcribe", transcribe, tr("recordings or sound files into words, on this computer")
    )
    sub.add_argument(
        "audio",
        nargs="+",
        type=Path,
        help=tr("sound or video files; or a study folder, for its recordings without a transcript"),
    )
    sub.add_argument("--out", type=Path, help=tr("file, or folder for several"))
    sub.add_argument("--format", default="txt", help=tr("txt, vtt, srt, tsv, json or docx"))
    sub.add_argument(
        "--language",
        default="",
        help=tr(
            "of the speech, such as en or de; by default English, in a study that of each session"
        ),
    )
    sub.add_argument(
        "--also",
        metavar="LANGUAGES",
        help=tr(
            "languages that are spoken too, such as de,fr: each stretch is transcribed in its "
            "own; by default those of the study file"
        ),
    )
    sub.add_argument(
        "--model", default="", help=tr("by name; the one added last that speaks the language")
    )
    sub.add_argument(
        "--threads",
        type=int,
        default=0,
        metavar="N",
        help=tr("stretches at once, each on one core; by default all cores up to four"),
    )
    sub.add_argument("--batch", default=None, help=argparse.SUPPRESS)
    sub.add_argument(
        "--hot-words",
        metavar="WORDS|FILE",
        help=tr(
            "rare words that are likely to occur, such as names: with commas between them, or a "
            "file with one in each line; by default those of the study file"
        ),
    )
    sub.add_argument(
        "--rare-words",
        action="store_true",
        help=tr("of a study: rare words of its texts and names in it are hot words, too"),
    )
    sub.add_argument(
        "--speakers",
        default="",
        metavar="N|auto",
        help=tr(
            "how many people share a microphone and are distinguished by their voices, up to 6; by "
            "default 2 in interviews of a study where there is a model for it, elsewhere nobody"
        ),
    )
    sub.add_argument(
        "--voice",
        action="append",
        default=[],
        metavar="NAME=FILE",
        help=tr(
            "a sound file in which only this person speaks, such as supervisor=greeting.wav; by "
            "default the supervisor's voice is that of the last recording of the study in which it "
            "is known, and with none it is not known"
        ),
    )
    sub.add_argument(
        "--trial",
        action="store_true",
        help=tr("half a minute of the first recording only: its text, and how long all would take"),
    )


def transcribe(chosen: Namespace) -> int:
    """Each file in turn; a file that cannot be read does not stop the others."""
    _check_there(chosen.audio)
    if chosen.batch is not None:
        say(
            tr(
                "--batch is ignored: pieces are transcribed one after the other; --threads says "
                "how many stretches of them at once"
            )
        )
    if chosen.trial:
        return _try_out(chosen)
    if any(path.is_dir() for path in chosen.audio):
        return _transcribe_studies(chosen)
    from labeval.transcription.transcript_writers import FILE_FORMATS
    from labeval.transcription.worker import NotTranscribed

    check_format(chosen.format, FILE_FORMATS)
    if chosen.rare_words:
        raise Refused(tr("--rare-words takes words from a study; name a study folder"))
    settings, who = _settings(chosen), speakers_wanted(chosen)
    model = _model(settings.language, chosen.model, settings.other_languages)
    failed = 0
    for sound in chosen.audio:
        out = _place(sound, chosen)
        try:
            _transcribe_one(sound, out, model, settings, chosen.format, who)
        except NotTranscribed as error:
            print(f"labeval: {sentence(error)}", file=sys.stderr)
            failed += 1
        else:
            print(out)
    return 1 if failed else 0


def _check_there(files: list[Path]) -> None:
    """Report a mistyped name before anything else, such as that there is no model."""
    missing = [str(path) for path in files if not path.exists()]
    if missing:
        raise Refused(
            tr(
                "there is no file {missing}; look at how the name is written",
                missing=", ".join(missing),
            )
        )


def _languages(chosen: Namespace) -> LanguageChoice:
    """The languages that are given, each one that a model can know."""
    from labeval.jobs.speech.study_languages import LanguageChoice
    from labeval.jobs.speech.study_words import listed_words
    from labeval.transcription.models import LANGUAGES

    also = None if chosen.also is None else listed_words(chosen.also.split(","))
    for language in (chosen.language or "en", *(also or ())):
        if language.partition("-")[0] not in LANGUAGES:
            raise Refused(
                tr(
                    "{language} is no language that a speech model knows; give codes such as en, "
                    "de or fr",
                    language=language,
                )
            )
    return LanguageChoice(chosen.language, also)


def _model(language: str, name: str, also: tuple[str, ...]) -> SpeechModel:
    from labeval.transcription.known_models import KnownModels
    from labeval.transcription.models import ModelRefused

    try:
        return KnownModels(places.models_file()).choose(language, name, also)
    except ModelRefused as refused:
        raise Refused(sentence(refused)) from refused


def _try_out(chosen: Namespace) -> int:
    """Half a minute of the first recording; nothing is kept."""
    from dataclasses import replace

    from labeval.jobs.speech.trial import try_out
    from labeval.transcription.worker import NotTranscribed

    waiting = list(_sounds(chosen))
    if not waiting:
        raise Refused(tr("no recording waits for a transcript"))
    sound, language, _ = waiting[0]
    also = _languages(chosen).also or ()
    model = _model(language, chosen.model, also)
    try:
        trial = try_out(sound, model, replace(_settings(chosen), language=language))
    except NotTranscribed as error:
        raise Refused(sentence(error)) from error
    if not trial.segments:
        raise Refused(tr("{sound}: nobody speaks in it", sound=sound))
    print(trial.text)
    all_s = trial.of + sum(seconds for _, _, seconds in waiting[1:])
    say(
        tr(
            "{name}: {tried:.0f} s from the first voice on, {speed:.1f} times as fast as they were "
            "spoken; all {length} would take about {whole} on one core, less on several",
            name=model.name,
            tried=trial.tried_s,
            speed=trial.speed,
            length=length_text(all_s),
            whole=length_text(trial.time_for(all_s)),
        )
    )
    if trial.expected_errors is not None:
        say(
            tr(
                "a guess of its quality, by the model's own probabilities: about "
                "{errors:word|words} of {words} wrong, {doubtful:segment|segments} in doubt; read "
                "the text above to be sure",
                errors=trial.expected_errors,
                words=trial.words,
                doubtful=trial.doubtful,
            )
        )
    return 0


def _sounds(chosen: Namespace) -> Iterator[tuple[Path, str, float]]:
    """The files to transcribe, of a study folder those that wait, with language and seconds."""
    from labeval.jobs.speech.trial import seconds_of
    from labeval.jobs.speech.untranscribed import waiting_recordings

    for path in chosen.audio:
        if not path.is_dir():
            yield path, chosen.language or "en", seconds_of(path)
            continue
        folder = study_folder(path)
        with Record(folder.database, read_only=True) as record:
            waiting = waiting_recordings(record, folder)
        for one in waiting:
            yield one.recording.sound, chosen.language or one.language, one.recording.seconds


def _settings(chosen: Namespace) -> Listening:
    from labeval.transcription.settings import Listening

    usual = Listening()
    languages = _languages(chosen)
    return Listening(
        language=languages.language or usual.language,
        other_languages=languages.also or (),
        threads=max(0, chosen.threads),
        hot_words=_hot_words(chosen.hot_words or ""),
    )


def _choice_of_hot_words(chosen: Namespace) -> HotWordChoice:
    """The given words take the place of the study file's."""
    from labeval.jobs.speech.study_words import HotWordChoice

    listed = None if chosen.hot_words is None else _hot_words(chosen.hot_words)
    return HotWordChoice(listed, True if chosen.rare_words else None)


def _hot_words(given: str) -> tuple[str, ...]:
    """Words from a file with that name, else those between the commas; each once."""
    from labeval.files.text import read_text
    from labeval.jobs.speech.study_words import listed_words
    from labeval.transcription.settings import MOST_HOT_WORDS

    listed = given.split(",")
    if given and _is_file(Path(given)):
        listed = read_text(Path(given), _LONGEST_LIST).splitlines()
    words = listed_words(listed)
    if len(words) > MOST_HOT_WORDS:
        raise Refused(
            tr(
                "{count} hot words are too many; the recogniser takes {most}, those that it gets "
                "wrong without",
                count=len(words),
                most=MOST_HOT_WORDS,
            )
        )
    return words


def _is_file(path: Path) -> bool:
    """True if there is a file; a list of words can be too long for the name of one."""
    try:
        return path.is_file()
    except OSError:
        return False


def _transcribe_studies(chosen: Namespace) -> int:
    """The recordings of study folders, into their records; each in its session's language."""
    from labeval.jobs.speech.transcribe_study import transcribe_study
    from labeval.jobs.speech.waiting import waiting
    from labeval.transcription.known_models import KnownModels

    failed = 0
    who, languages = speakers_wanted(chosen, usual="2"), _languages(chosen)
    known = KnownModels(places.models_file())
    for path in chosen.audio:
        folder = study_folder(path)
        waits = waiting(folder, known)
        for language, count in sorted(waits.unspoken(chosen.model, languages).items()):
            say(
                tr(
                    "{count:recording|recordings} in “{language}” will be left out: no model here, "
                    "or not the one that is chosen, speaks it",
                    count=count,
                    language=language,
                )
            )
        report = transcribe_study(
            folder,
            known,
            model=chosen.model,
            settings=_settings(chosen),
            progress=_study_progress(),
            who=with_known_voice(who, folder, chosen) if waits.count else who,
            interviews_only=not chosen.speakers,
            hot_words=_choice_of_hot_words(chosen),
            languages=languages,
        )
        for recording, error in report.failed.items():
            print(f"labeval: {recording}: {sentence(error)}", file=sys.stderr)
        failed += len(report.failed)
        print(
            tr(
                "{done:recording|recordings} transcribed in {path}",
                done=len(report.done),
                path=path,
            )
        )
    return 1 if failed else 0


def _study_progress() -> Callable[[Step], bool]:
    """Progress of a study: each recording goes at its own pace."""
    shown: dict[str, ReportProgress] = {}

    def report(step: Step) -> bool:
        name = tr(
            "{number} of {waiting}, {recording}",
            number=step.number,
            waiting=step.waiting,
            recording=step.recording,
        )
        return shown.setdefault(step.recording, _progress_line(name))(
            step.seconds, step.of, step.stage
        )

    return report


def export_transcript_files(chosen: Namespace) -> int:
    """The transcripts of a record, one file per recording, and those that came from elsewhere."""
    from labeval.commands.shared.left_out import announce, exit_status
    from labeval.exchange.left_out import UNSHARED, LeftOut, left_out
    from labeval.exchange.omissions import transcript_omissions
    from labeval.jobs.coding.export_transcripts import export_interviews, export_transcripts
    from labeval.store.workbook.workbook import Workbook
    from labeval.transcription.transcript_writers import FILE_FORMATS

    check_format(chosen.transcripts, FILE_FORMATS)
    folder = study_folder(chosen.study)
    out = chosen.out or folder.exports
    with ExitStack() as opened:
        workbook = record = None
        if folder.workbook.exists():
            workbook = opened.enter_context(Workbook(folder.workbook, coder="", read_only=True))
        if folder.database.exists() or workbook is None:
            record = opened.enter_context(Record(folder.database, read_only=True))
        omissions = transcript_omissions(record) if record is not None else []
        announce(omissions)
        out_of = LeftOut()
        if record is not None and UNSHARED in chosen.without:
            out_of = left_out(record, [UNSHARED])
        written: list[Path] = []
        if record is not None:
            corrected = None if chosen.as_recognised else workbook
            written += export_transcripts(
                record, chosen.transcripts, out, workbook=corrected, without=out_of.unshared
            )
        if workbook is not None:
            written += export_interviews(workbook, chosen.transcripts, out, without=out_of.people)
        for path in written:
            print(path)
        if not written:
            nothing = tr("there is no transcript to write; 'labeval transcribe STUDY' makes them")
            print(f"labeval: {nothing}", file=sys.stderr)
        return exit_status(omissions, strict=chosen.strict)


def import_transcripts(chosen: Namespace) -> int:
    """Transcripts made elsewhere, of a recording."""
    from labeval.jobs.speech.import_transcript import import_transcript
    from labeval.transcription.transcript_readers import TranscriptRefused

    folder = study_folder(chosen.study)
    if not chosen.of or len(chosen.files) != 1:
        raise Refused(tr("give one file, and with --of the recording whose transcript it is"))
    try:
        with Record(folder.database) as record:
            kept = import_transcript(record, folder, chosen.files[0], chosen.of)
    except TranscriptRefused as refused:
        raise Refused(sentence(refused)) from refused
    segments = len(kept.transcript.segments)
    print(
        tr(
            "{segments:segment|segments} for {recording} from {file}",
            segments=segments,
            recording=kept.recording,
            file=chosen.files[0],
        )
    )
    return 0


def _place(sound: Path, chosen: Namespace) -> Path:
    name = f"{sound.stem}.{chosen.format}"
    if chosen.out is None:
        return sound.with_name(name)
    if len(chosen.audio) > 1 or chosen.out.is_dir():
        chosen.out.mkdir(parents=True, exist_ok=True)
        return Path(chosen.out) / name
    return Path(chosen.out)


def _transcribe_one(
    sound: Path,
    out: Path,
    model: SpeechModel,
    settings: Listening,
    format: str,
    who: SpeakersWanted | None,
) -> None:
    from labeval.jobs.speech.transcribe import transcribe as job
    from labeval.store.disk.atomic import replacing
    from labeval.transcription.transcript_writers import file_content

    kept = out.with_name(f".{out.name}.found.jsonl")
    progress = _progress_line(sound.name)
    transcript = job(sound, model, settings, kept=kept, progress=progress, who=who)
    with replacing(out) as part:
        part.write_bytes(file_content(transcript, format))
    kept.unlink()


def _progress_line(name: str) -> ReportProgress:
    """Progress on standard error, one line that is written over; none when it is no terminal."""
    from labeval.jobs.speech.speed import TranscriptionSpeed

    paces: dict[Stage, TranscriptionSpeed] = {}

    def show(seconds: float, of: float, stage: Stage) -> bool:
        going = paces.setdefault(stage, TranscriptionSpeed()).at(seconds, of)
        if sys.stderr.isatty():
            end = "\n" if seconds >= of else ""
            text = progress_text(name, seconds, of, going, stage)
            print(f"\r\x1b[K{text}", end=end, file=sys.stderr, flush=True)
        return True

    return show


def progress_text(
    name: str, seconds: float, of: float, going: Going, stage: Stage = Stage.WORDS
) -> str:
    """As ``talk.wav: 60 of 1800 s, 17.2 times as fast as it was spoken, 2 min left``."""
    if stage == Stage.VOICES:
        text = tr("{name}: voices, {seconds:.0f} of {of:.0f} s", name=name, seconds=seconds, of=of)
    else:
        text = tr("{name}: {seconds:.0f} of {of:.0f} s", name=name, seconds=seconds, of=of)
    if going.speed is not None and going.left_s is not None:
        text += tr(", {speed:.1f} times as fast as it was spoken", speed=going.speed)
        text += tr(", {length} left", length=length_text(going.left_s)) if seconds < of else ""
    return text


def length_text(seconds: float) -> str:
    """In seconds below two minutes, else in minutes."""
    return f"{seconds:.0f} s" if seconds < 120 else f"{seconds / 60:.0f} min"
