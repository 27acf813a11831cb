"""Paths of the program's own files, installed or in a checkout, and of its settings."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from labeval.text.languages import participants_language, program_language

_PACKAGE = Path(__file__).resolve().parent
_DRAFT = ".draft"


def resources() -> Path:
    """Templates, icons and styles: inside the installed package, or next to it in a checkout."""
    inside = _PACKAGE / "resources"
    return inside if inside.is_dir() else _PACKAGE.parent / "resources"


def templates() -> Path:
    """Folder of the templates, one folder each."""
    return resources() / "templates"


def icon() -> Path:
    """The program's icon, one drawing for every size."""
    return resources() / "icon" / "labeval.svg"


def own_study() -> Path:
    """Texts that every study of a lab's own begins with."""
    return resources() / "own-study"


def documents() -> Path:
    """The documents, in Markdown, with their pictures."""
    inside = _PACKAGE / "docs"
    return inside if inside.is_dir() else _PACKAGE.parent / "docs"


def codebooks() -> Path:
    """Folder of codebooks to start with, one CSV each."""
    return resources() / "codebooks"


def starter_codebooks() -> dict[str, Path]:
    """The codebooks that come with the program, by name."""
    return {path.stem: path for path in sorted(codebooks().glob("*.csv"))}


def locale() -> Path:
    """Compiled translations: ``labeval_<language>.qm``, ``participant_<language>.qm``.

    A draft that nobody has read who grew up with the language ends in ``.draft.qm``; of the whole
    program's words a draft may have some only.
    """
    return _PACKAGE / "locale"


def translated_document(name: str, language: str) -> Path | None:
    """A document in another language, with the same headings; None where there is none."""
    path = resources() / "help" / language / name
    return path if path.is_file() else None


def names_in_documents(language: str) -> Path:
    """Names on screen that the documents have in English, with those in another language."""
    return locale() / f"names_{language}.json"


def catalogue(language: str) -> Path | None:
    """The program's words in a study's language; None where there is no such file."""
    own = program_language(language)
    draft = language in begun_languages()
    path = locale() / (f"labeval_{language}{_DRAFT}.qm" if draft else f"labeval_{own}.qm")
    return path if (draft or own is not None) and path.is_file() else None


def begun_languages() -> tuple[str, ...]:
    """The languages in which the program has begun to speak to supervisors, by their files.

    Texts without words there are in the language of the source.
    """
    files = locale().glob(f"labeval_*{_DRAFT}.qm")
    return tuple(sorted(path.name.split(".")[0].partition("_")[2] for path in files))


@dataclass(frozen=True, slots=True)
class ParticipantsWords:
    """The compiled words of the participant's window in one language."""

    language: str
    """Such as ``fr``."""
    path: Path
    is_draft: bool
    """No native speaker has read them."""


def participants_words(language: str) -> ParticipantsWords | None:
    """The words of participants in a study's language; None where there is no such file."""
    own = participants_language(language)
    for name in (f"labeval_{own}", f"participant_{own}", f"participant_{own}{_DRAFT}"):
        path = locale() / f"{name}.qm"
        if path.is_file():
            return ParticipantsWords(own, path, is_draft=name.endswith(_DRAFT))
    return None


def participants_languages() -> tuple[ParticipantsWords, ...]:
    """The words of every language that participants can meet, by its code."""
    codes = {path.name.split(".")[0].partition("_")[2] for path in locale().glob("*_*.qm")}
    return tuple(words for code in sorted(codes) if (words := participants_words(code)))


def settings_file() -> Path:
    """The file of recent studies and window sizes; it has no study data."""
    from platformdirs import user_config_path

    return user_config_path("labeval", appauthor=False) / "settings.json"


def second_place_file() -> Path:
    """Names the folder that second copies go to on this machine."""
    from platformdirs import user_config_path

    return user_config_path("labeval", appauthor=False) / "second-place.json"


def models_file() -> Path:
    """The folder of speech models that were added on this machine."""
    from platformdirs import user_config_path

    return user_config_path("labeval", appauthor=False) / "models.json"


def models_folder() -> Path:
    """The folder of speech models that were fetched by name."""
    from platformdirs import user_data_path

    return user_data_path("labeval", appauthor=False) / "models"


def voices_folder() -> Path:
    """Folder of the models of voices, one folder each."""
    return models_folder() / "voices"


def own_voice_file() -> Path:
    """The voice of the supervisor of this machine, as the microphone test has kept it: WAV."""
    from platformdirs import user_data_path

    return user_data_path("labeval", appauthor=False) / "supervisor.wav"


def similarity_folder() -> Path:
    """Folder of the models that compare texts, one folder each."""
    return models_folder() / "similarity"


def hub_keys_folder() -> Path:
    """The folder of the passwords with which this computer connects to hubs."""
    from platformdirs import user_data_path

    return user_data_path("labeval", appauthor=False) / "hub-keys"


def unsaved_folder() -> Path:
    """The folder of sessions whose study folder disappeared while they ran."""
    from platformdirs import user_data_path

    return user_data_path("labeval", appauthor=False) / "unsaved"


def log_folder() -> Path:
    """The log of bugs, with the session's id and no study data."""
    from platformdirs import user_log_path

    return user_log_path("labeval", appauthor=False)


def demo_folder() -> Path:
    """The folder in which ``labeval demo`` makes its study unless another is named."""
    from platformdirs import user_documents_path

    return user_documents_path() / "labeval-demo"
