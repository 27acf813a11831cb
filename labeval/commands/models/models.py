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


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add("models", models, tr("the speech models of this computer"))
    actions = sub.add_subparsers(dest="action", metavar="list|add|get", required=True)
    actions.add_parser("list", help=tr("one model a line: name, languages, folder"))
    adding = actions.add_parser("add", help=tr("use a folder with a Whisper model for CTranslate2"))
    adding.add_argument("folder", type=Path, help=tr("the folder of model.bin"))
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

    known = KnownModels(places.models_file())
    try:
        if chosen.action == "list":
            return _list(known)
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


def _list(known: KnownModels) -> int:
    for model in known.all():
        languages = tr("multilingual") if model.multilingual else tr("English only")
        print(f"{model.name}\t{languages}\t{model.folder}")
    for broken in known.broken():
        print(sentence(broken), file=sys.stderr)
    return 0
