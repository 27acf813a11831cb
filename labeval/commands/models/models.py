"""``labeval models``: the speech models of this computer."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from labeval import places
from labeval.commands.shared.progress_lines import say
from labeval.commands.shared.running import Refused
from labeval.commands.shared.syntax import Add
from labeval.commands.shared.words import sentence, tr

if TYPE_CHECKING:
    from labeval.transcription.known_models import KnownModels
    from labeval.transcription.speakers.voice_models import VoiceModel


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add("models", models, tr("the speech models of this computer"))
    actions = sub.add_subparsers(dest="action", metavar="list|add|get", required=True)
    actions.add_parser("list", help=tr("one model a line: name, languages, folder"))
    adding = actions.add_parser(
        "add", help=tr("use a Whisper model for CTranslate2, or weights that distinguish voices")
    )
    adding.add_argument(
        "folder",
        type=Path,
        help=tr(
            "the folder of model.bin; or of weights of voices their file, their folder, or the "
            "installed package resemblyzer"
        ),
    )
    adding.add_argument("--name", default="", help=tr("what to call it"))
    getting = actions.add_parser(
        "get", help=tr("get a model by name over the network; nothing else here ever opens one")
    )
    getting.add_argument(
        "name", help=tr("tiny, base, small, medium (with .en English only), large-v3, turbo; or "
        "OWNER/NAME on huggingface.co")
    )  # fmt: skip


def models(chosen: Namespace) -> int:
    """List them, add a folder, or get one by name."""
    from labeval.transcription.known_models import KnownModels
    from labeval.transcription.models import ModelRefused
    from labeval.transcription.speakers.voice_models import PACKAGES, add_voice_model, weights_in

    known = KnownModels(places.models_file())
    try:
        if chosen.action == "list":
            return _list(known)
        if chosen.action == "add" and weights_in(chosen.folder) is not None:
            voices = add_voice_model(chosen.folder, places.voices_folder(), chosen.name)
            print(_voice_line(voices))
            return 0
        if chosen.action == "add" and str(chosen.folder) in PACKAGES and not chosen.folder.exists():
            raise Refused(tr("the package {name} is not installed here", name=str(chosen.folder)))
        folder = _got(chosen.name) if chosen.action == "get" else chosen.folder
        added = known.add(folder, chosen.name if chosen.action == "add" else "")
    except ModelRefused as refused:
        raise Refused(sentence(refused)) from refused
    print(f"{added.name}\t{added.folder}")
    return 0


def _got(name: str) -> Path:
    from labeval.transcription.fetching import HUB, fetch_model, published_as

    say(tr("getting {name} from {hub}", name=published_as(name), hub=HUB))
    return fetch_model(name, places.models_folder(), hub=HUB).folder


def _voice_line(model: VoiceModel) -> str:
    """Name, use, folder, then where it is from: source, publisher, licence, size and hash."""
    origin = model.origin
    unknown = tr("not known")
    facts = (
        tr("from {source}", source=origin.source),
        tr("publisher: {name}", name=origin.publisher or unknown),
        tr("licence: {name}", name=origin.licence or unknown),
        f"{model.bytes / 1e6:.1f} MB",
        f"SHA-256 {origin.sha256}",
    )
    return "\t".join((model.name, tr("distinguishes voices"), str(model.folder), *facts))


def _list(known: KnownModels) -> int:
    from labeval.transcription.speakers.voice_models import voice_models

    for model in known.all():
        languages = tr("multilingual") if model.multilingual else tr("English only")
        print(f"{model.name}\t{languages}\t{model.folder}")
    for voices in voice_models(places.voices_folder()):
        print(_voice_line(voices))
    for broken in known.broken():
        print(sentence(broken), file=sys.stderr)
    return 0
