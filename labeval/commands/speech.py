"""``labeval transcribe`` and ``labeval models``: speech into words, on this computer."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from labeval import places
from labeval.commands.folders import study_folder
from labeval.commands.running import Refused
from labeval.commands.syntax import Add
from labeval.store.record import Record

if TYPE_CHECKING:
    from labeval.jobs.transcribe_study import Step
    from labeval.transcription.models import SpeechModel
    from labeval.transcription.settings import Listening


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add("transcribe", transcribe, "recordings or sound files into words, on this computer")
    sub.add_argument(
        "audio",
        nargs="+",
        type=Path,
        help="sound or video files; or a study folder, for its recordings without a transcript",
    )
    sub.add_argument("--out", type=Path, help="file, or folder for several")
    sub.add_argument("--format", default="txt", help="txt, vtt, srt or json")
    sub.add_argument("--language", default="en", help="of the speech, such as en or de")
    sub.add_argument("--model", default="", help="by name; the first that speaks the language")
    sub.add_argument("--batch", type=int, default=0, metavar="N", help="pieces at once (4)")
    sub = add("models", models, "the speech models of this computer")
    _models_syntax(sub)


def _models_syntax(sub: ArgumentParser) -> None:
    actions = sub.add_subparsers(dest="action", metavar="list|add", required=True)
    actions.add_parser("list", help="one model a line: name, languages, folder")
    adding = actions.add_parser("add", help="use a folder with a Whisper model for CTranslate2")
    adding.add_argument("folder", type=Path)
    adding.add_argument("--name", default="", help="what to call it")


def models(chosen: Namespace) -> int:
    """List them, or add one."""
    from labeval.transcription.known_models import KnownModels
    from labeval.transcription.models import ModelRefused

    known = KnownModels(places.models_file())
    try:
        if chosen.action == "add":
            added = known.add(chosen.folder, chosen.name)
            print(f"{added.name}\t{added.folder}")
            return 0
    except ModelRefused as refused:
        raise Refused(str(refused)) from refused
    for model in known.all():
        languages = "multilingual" if model.multilingual else "English only"
        print(f"{model.name}\t{languages}\t{model.folder}")
    for broken in known.broken():
        print(broken, file=sys.stderr)
    return 0


def transcribe(chosen: Namespace) -> int:
    """Each file in turn; a file that cannot be read does not stop the others."""
    if any(path.is_dir() for path in chosen.audio):
        return _transcribe_studies(chosen)
    from labeval.transcription.formats import FORMATS
    from labeval.transcription.known_models import KnownModels
    from labeval.transcription.models import ModelRefused
    from labeval.transcription.worker import NotTranscribed

    if chosen.format not in FORMATS:
        raise Refused(f"'{chosen.format}' is no format; there are {', '.join(FORMATS)}")
    try:
        model = KnownModels(places.models_file()).choose(chosen.language, chosen.model)
    except ModelRefused as refused:
        raise Refused(str(refused)) from refused
    settings = _settings(chosen)
    failed = 0
    for sound in chosen.audio:
        out = _place(sound, chosen)
        try:
            _transcribe_one(sound, out, model, settings, chosen.format)
        except NotTranscribed as error:
            print(f"labeval: {error}", file=sys.stderr)
            failed += 1
        else:
            print(out)
    return 1 if failed else 0


def _settings(chosen: Namespace) -> Listening:
    from labeval.transcription.settings import Listening

    usual = Listening()
    batch = max(0, chosen.batch) or usual.batch_size
    return Listening(language=chosen.language, batch_size=batch)


def _transcribe_studies(chosen: Namespace) -> int:
    """The recordings of study folders, into their records; each in its session's language."""
    from labeval.jobs.transcribe_study import transcribe_study
    from labeval.transcription.known_models import KnownModels

    failed = 0
    for path in chosen.audio:
        report = transcribe_study(
            study_folder(path),
            KnownModels(places.models_file()),
            model=chosen.model,
            settings=_settings(chosen),
            told=_told,
        )
        for recording, error in report.failed.items():
            print(f"labeval: {recording}: {error}", file=sys.stderr)
        failed += len(report.failed)
        print(f"{len(report.done)} recordings transcribed in {path}")
    return 1 if failed else 0


def _told(step: Step) -> bool:
    show = _said(f"{step.number} of {step.waiting}, {step.recording}")
    return show(step.seconds, step.of)


def import_transcripts(chosen: Namespace) -> int:
    """Transcripts made elsewhere, of a recording."""
    from labeval.jobs.import_transcript import import_transcript
    from labeval.transcription.reading import TranscriptRefused

    folder = study_folder(chosen.study)
    if not chosen.of or len(chosen.files) != 1:
        raise Refused("give one file, and with --of the recording whose transcript it is")
    try:
        with Record(folder.database) as record:
            kept = import_transcript(record, folder, chosen.files[0], chosen.of)
    except TranscriptRefused as refused:
        raise Refused(str(refused)) from refused
    segments = len(kept.transcript.segments)
    print(f"{segments} segments for {kept.recording} from {chosen.files[0]}")
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
    sound: Path, out: Path, model: SpeechModel, settings: Listening, format: str
) -> None:
    from labeval.jobs.transcribe import transcribe as job
    from labeval.store.atomic import replacing
    from labeval.transcription.formats import FORMATS

    kept = out.with_name(f".{out.name}.found.jsonl")
    transcript = job(sound, model, settings, kept=kept, progress=_said(sound.name))
    with replacing(out) as part:
        part.write_text(FORMATS[format](transcript), encoding="utf-8", newline="\n")
    kept.unlink()


def _said(name: str) -> Callable[[float, float], bool]:
    def show(seconds: float, of: float) -> bool:
        if sys.stderr.isatty():
            end = "\n" if seconds >= of else ""
            print(f"\r{name}: {seconds:.0f} of {of:.0f} s", end=end, file=sys.stderr)
        return True

    return show
