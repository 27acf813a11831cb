"""The speech models of this machine: packaged ones, and folders that were added by name."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from labeval.text.marks import QT_TRANSLATE_NOOP
from labeval.transcription.models import ModelRefused, SpeechModel, packaged_models, read_model


class KnownModels:
    """All models that can be named.

    Args:
        file: remembers the folders that were added.
    """

    def __init__(self, file: Path) -> None:
        self._file = file

    def all(self) -> list[SpeechModel]:
        """Added ones, the last one first, then packaged ones; folders that are gone or broken are
        left out."""
        found = []
        for name, folder in reversed(self._added().items()):
            try:
                found.append(read_model(Path(folder), name))
            except ModelRefused:
                continue
        return found + packaged_models()

    def broken(self) -> list[ModelRefused]:
        """Reasons why added folders cannot be used any more."""
        reasons = []
        for name, folder in self._added().items():
            try:
                read_model(Path(folder), name)
            except ModelRefused as refused:
                reasons.append(refused)
        return reasons

    def add(self, folder: Path, name: str = "") -> SpeechModel:
        """Remember a folder as the last one; it stays where it is.

        Raises:
            ModelRefused: it is not complete, or another model has its name.
            OSError: it cannot be remembered.
        """
        model = read_model(folder.resolve(), name)
        taken = next((m for m in self.all() if m.name == model.name), None)
        if taken is not None and taken.folder != model.folder:
            raise ModelRefused(
                QT_TRANSLATE_NOOP(
                    "Speech", "there is a model called {name} already, in {folder}; give a --name"
                ),
                name=model.name,
                folder=taken.folder,
            )
        added = self._added()
        added.pop(model.name, None)
        added[model.name] = str(model.folder)
        self._file.parent.mkdir(parents=True, exist_ok=True)
        part = self._file.with_suffix(".part")
        part.write_text(json.dumps(added, indent=1) + "\n", encoding="utf-8")
        part.replace(self._file)
        return model

    def choose(self, language: str, name: str = "", also: Sequence[str] = ()) -> SpeechModel:
        """The model of this name, or the first that speaks the language, and others too.

        Raises:
            ModelRefused: there is none.
        """
        if not name:
            return self._speaking((language, *also))[0]
        known = self.all()
        for model in known:
            if model.name == name:
                return model
        template = QT_TRANSLATE_NOOP(
            "Speech", "there is no speech model called {name}; there are: {names}"
        )
        raise ModelRefused(template, name=name, names=_names(known))

    def quickest(self, language: str) -> SpeechModel:
        """The smallest that speaks the language.

        Raises:
            ModelRefused: there is none.
        """
        return min(self._speaking((language,)), key=lambda model: model.bytes)

    def _speaking(self, languages: Sequence[str]) -> list[SpeechModel]:
        known = self.all()
        found = [m for m in known if all(m.speaks(language) for language in languages)]
        if found:
            return found
        template = QT_TRANSLATE_NOOP(
            "Speech",
            "no speech model here speaks “{language}” (there are: {names}); get a multilingual "
            "one with: labeval models get small",
        )
        wanted = "”, “".join(dict.fromkeys(languages))
        raise ModelRefused(template, language=wanted, names=_names(known))

    def _added(self) -> dict[str, str]:
        try:
            found = json.loads(self._file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return {str(k): str(v) for k, v in found.items()} if isinstance(found, dict) else {}


def _names(models: Sequence[SpeechModel]) -> str:
    return ", ".join(model.name for model in models) or "none"
