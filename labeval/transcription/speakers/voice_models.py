"""Models of voices: where they come from, and their arrays on this computer.

No weights come with the program. What is added is read once, without executing anything of it, and
kept as plain arrays.
"""

from __future__ import annotations

import importlib.util
import json
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from labeval.files.refusal import reason_of
from labeval.text.marks import QT_TRANSLATE_NOOP
from labeval.transcription.models import ModelRefused, digest_of
from labeval.transcription.published import recognised_by

ARRAYS = "voices.npz"
_ABOUT = "about.json"
PACKAGES = {"resemblyzer": "pretrained.pt"}
"""Python packages with weights of this network: package to file in it."""


@dataclass(frozen=True, slots=True)
class Origin:
    """Origin of weights; empty where it is not known."""

    source: str
    publisher: str = ""
    licence: str = ""
    sha256: str = ""
    """Hash of the file that was read."""


@dataclass(frozen=True, slots=True)
class VoiceModel:
    """A model of voices on this computer."""

    name: str
    folder: Path
    origin: Origin

    @property
    def arrays(self) -> Path:
        """The file with its arrays."""
        return self.folder / ARRAYS

    @property
    def bytes(self) -> int:
        """Size of the arrays on disk."""
        return self.arrays.stat().st_size


def voice_models(folder: Path) -> list[VoiceModel]:
    """The models in a folder, by name; those that are incomplete are left out."""
    found = []
    for about in sorted(folder.glob(f"*/{_ABOUT}")):
        try:
            origin = Origin(**json.loads(about.read_text(encoding="utf-8")))
        except (OSError, ValueError, TypeError):
            continue
        if (about.parent / ARRAYS).is_file():
            found.append(VoiceModel(about.parent.name, about.parent, origin))
    return found


def weights_in(named: Path) -> Path | None:
    """The file of weights that is named: a file, a folder with one, or an installed package; None
    where it is none of these."""
    if named.is_file():
        return named if named.suffix in (".pt", ".npz") else None
    if named.is_dir():
        files = sorted((*named.glob("*.pt"), *named.glob("*.npz")))
        return files[0] if len(files) == 1 else None
    inside = PACKAGES.get(str(named))
    spec = importlib.util.find_spec(str(named)) if inside else None
    if inside is None or spec is None or spec.origin is None:
        return None
    return Path(spec.origin).parent / inside


def add_voice_model(named: Path, folder: Path, name: str = "", source: str = "") -> VoiceModel:
    """Read weights and keep them as arrays in a folder of their own.

    Publisher and licence are known by the hash of the file, or from an installed package.

    Args:
        named: see :func:`weights_in`.
        folder: where models of voices are kept.
        name: what to call it; by default the package, the folder or the file.
        source: origin of the file; by default its path.

    Raises:
        ModelRefused: there are no weights of this network.
        OSError: it cannot be read or written.
    """
    import numpy as np

    from labeval.transcription.speakers.voice_model import NAMES, VoiceNetwork

    file = weights_in(named)
    if file is None or not file.is_file():
        raise ModelRefused(
            QT_TRANSLATE_NOOP("Speech", "{path}: there are no weights of voices in it"), path=named
        )
    arrays = {key.removeprefix("model_state."): value for key, value in _read(file).items()}
    try:
        VoiceNetwork(arrays)
    except ValueError as missing:
        raise ModelRefused(
            QT_TRANSLATE_NOOP(
                "Speech",
                "{path}: no weights of this network of voices; {name} is missing or has another "
                "shape",
            ),
            path=file,
            name=missing,
        ) from missing
    called = name or (named.name if not named.is_file() else named.stem)
    kept = folder / called
    kept.mkdir(parents=True, exist_ok=True)
    np.savez(kept / ARRAYS, **{key: arrays[key] for key in NAMES})
    origin = _origin(named, digest_of(file), source or str(file.resolve()))
    part = kept / f"{_ABOUT}.part"
    part.write_text(json.dumps(asdict(origin), indent=1) + "\n", encoding="utf-8")
    part.replace(kept / _ABOUT)
    return VoiceModel(called, kept, origin)


def _read(file: Path) -> dict[str, Any]:
    import numpy as np

    from labeval.transcription.speakers.torch_weights import WeightsRefused, torch_arrays

    if file.suffix == ".npz":
        try:
            with file.open("rb") as opened, np.load(opened, allow_pickle=False) as arrays:
                return {name: arrays[name] for name in arrays.files}
        except Exception as error:  # what is raised depends on the byte that is wrong
            if isinstance(error, OSError) and error.filename:
                raise
            template = QT_TRANSLATE_NOOP("Speech", "{path}: its arrays cannot be read ({why})")
            raise ModelRefused(template, path=file, why=reason_of(error)) from error
    try:
        return dict(torch_arrays(file))
    except WeightsRefused as refused:
        raise ModelRefused(refused.template, **refused.values) from refused


def _origin(named: Path, sha256: str, source: str) -> Origin:
    package = str(named) in PACKAGES and not named.exists()
    found = _of_package(str(named), sha256) if package else Origin(source, sha256=sha256)
    known = recognised_by(sha256)
    if known is None:
        return found
    return replace(found, publisher=known.publisher, licence=known.licence)


def _of_package(name: str, sha256: str) -> Origin:
    """Facts from the metadata of an installed package."""
    from importlib.metadata import metadata

    facts = metadata(name)
    licences = [c for c in facts.get_all("Classifier") or [] if c.startswith("License ::")]
    licence = facts.json.get("license_expression") or (
        licences[0].split(" :: ")[-1] if licences else ""
    )
    source = f"PyPI: {facts['Name']} {facts['Version']}"
    return Origin(source, str(facts.json.get("author", "")), str(licence), sha256)
