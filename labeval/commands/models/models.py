"""``labeval models``: the models of this computer, and those that can be had."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from labeval import places
from labeval.commands.shared.examples import with_examples
from labeval.commands.shared.progress_lines import say
from labeval.commands.shared.running import Refused
from labeval.commands.shared.syntax import Add
from labeval.commands.shared.words import sentence, tr
from labeval.transcription.published import (
    SIMILARITY,
    SPEECH,
    VOICES,
    Published,
    PublishedSpeech,
    recognised_by,
)

if TYPE_CHECKING:
    from labeval.transcription.known_models import KnownModels
    from labeval.transcription.models import SpeechModel
    from labeval.transcription.speakers.voice_models import VoiceModel


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add("models", models, tr("models for speech, voices and similarity"))
    actions = sub.add_subparsers(dest="action", metavar="list|add|get", required=True)
    actions.add_parser(
        "list",
        **with_examples("models", "list"),
        help=tr("those here, and those to be had: use, origin, size, hash"),
    )
    adding = actions.add_parser(
        "add",
        **with_examples("models", "add"),
        help=tr("use a Whisper model for CTranslate2, or weights that distinguish voices"),
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
        "get",
        **with_examples("models", "get"),
        help=tr("get a model by name over the network; nothing else here ever opens one"),
    )
    getting.add_argument(
        "name",
        help=tr(
            "tiny, base, small, medium (with .en English only), large-v3, turbo; resemblyzer for "
            "voices, all-minilm-l6-v2 for similarity; or OWNER/NAME on huggingface.co"
        ),
    )


def models(chosen: Namespace) -> int:
    """List them, add a folder, or get one by name."""
    from labeval.transcription.known_models import KnownModels
    from labeval.transcription.models import ModelRefused

    known = KnownModels(places.models_file())
    try:
        if chosen.action == "list":
            return _list(known)
        if chosen.action == "add":
            print(_added(known, chosen.folder, chosen.name))
        else:
            print(_got(known, chosen.name))
    except ModelRefused as refused:
        raise Refused(sentence(refused)) from refused
    return 0


def _added(known: KnownModels, folder: Path, name: str) -> str:
    """Add a model's folder, and return its line."""
    from labeval.transcription.speakers.voice_models import PACKAGES, add_voice_model, weights_in

    if weights_in(folder) is not None:
        return _voice_line(add_voice_model(folder, places.voices_folder(), name))
    if str(folder) in PACKAGES and not folder.exists():
        raise Refused(tr("the package {name} is not installed here", name=str(folder)))
    return _speech_line(known.add(folder, name))


def _got(known: KnownModels, name: str) -> str:
    """Get a model over the network, and return its line."""
    from labeval.transcription.fetching import (
        HUB,
        fetch_model,
        fetch_similarity,
        fetch_voices,
        published_as,
    )

    if name in VOICES:
        say(tr("getting {name} from {hub}", name=name, hub=VOICES[name].where))
        return _voice_line(fetch_voices(name, places.voices_folder()))
    if name in SIMILARITY:
        say(tr("getting {name} from {hub}", name=SIMILARITY[name].where, hub=HUB))
        return _similarity_line(fetch_similarity(name, places.similarity_folder()))
    say(tr("getting {name} from {hub}", name=published_as(name), hub=HUB))
    return _speech_line(known.add(fetch_model(name, places.models_folder()).folder, ""))


def _list(known: KnownModels) -> int:
    from labeval.analysis.texts.embedding import model_folder
    from labeval.transcription.speakers.voice_models import voice_models

    here: set[str] = set()
    lines = []
    for model in known.all():
        lines.append(_speech_line(model))
        here.add(model.digest())
    for voices in voice_models(places.voices_folder()):
        lines.append(_voice_line(voices))
        here.add(voices.origin.sha256)
    similar = model_folder()
    if similar is not None:
        lines.append(_similarity_line(similar))
        here |= {one.sha256 for one in SIMILARITY.values()}
    lines += [
        _offered_line(one)
        for one in (*SPEECH.values(), *VOICES.values(), *SIMILARITY.values())
        if one.sha256 not in here
    ]
    print("\n".join(lines))
    for broken in known.broken():
        print(sentence(broken), file=sys.stderr)
    return 0


def _speech_line(model: SpeechModel) -> str:
    """Name, languages, folder, publisher, licence, size and hash, separated by tabs."""
    facts = _facts_of_weights(model.digest(), model.bytes)
    return "\t".join((model.name, _languages(model.multilingual), str(model.folder), *facts))


def _voice_line(model: VoiceModel) -> str:
    """Name, use, folder, then where it is from: source, publisher, licence, size and hash."""
    origin = model.origin
    facts = (
        tr("from {source}", source=origin.source),
        *_facts(origin.publisher, origin.licence, model.bytes, origin.sha256),
    )
    return "\t".join((model.name, tr("distinguishes voices"), str(model.folder), *facts))


def _similarity_line(folder: Path) -> str:
    from labeval.analysis.texts.embedding import NAME, WEIGHTS
    from labeval.transcription.models import digest_of

    weights = folder / WEIGHTS
    facts = _facts_of_weights(digest_of(weights), weights.stat().st_size)
    return "\t".join((NAME, tr("compares English texts"), str(folder), *facts))


def _offered_line(offered: Published) -> str:
    """As that of a model that is here, with the command that gets it in place of the folder."""
    if isinstance(offered, PublishedSpeech):
        use = _languages(offered.multilingual)
    else:
        voices = offered.name in VOICES
        use = tr("distinguishes voices") if voices else tr("compares English texts")
    facts = _facts(offered.publisher, offered.licence, offered.bytes, offered.sha256)
    had = tr("not here: labeval models get {name}", name=offered.name)
    return "\t".join((offered.name, use, had, *facts))


def _facts_of_weights(sha256: str, size: int) -> tuple[str, ...]:
    """Facts of weights that are known by their hash alone."""
    known = recognised_by(sha256)
    publisher, licence = (known.publisher, known.licence) if known else ("", "")
    return _facts(publisher, licence, size, sha256)


def _facts(publisher: str, licence: str, size: int, sha256: str) -> tuple[str, ...]:
    unknown = tr("not known")
    return (
        tr("publisher: {name}", name=publisher or unknown),
        tr("licence: {name}", name=licence or unknown),
        f"{size / 1e6:.1f} MB",
        f"SHA-256 {sha256}",
    )


def _languages(multilingual: bool) -> str:
    return tr("multilingual") if multilingual else tr("English only")
