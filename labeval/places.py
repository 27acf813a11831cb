"""Paths of the program's own files, installed or in a checkout, and of its settings."""

from __future__ import annotations

from pathlib import Path

from labeval.text.languages import program_language

_PACKAGE = Path(__file__).resolve().parent


def resources() -> Path:
    """Templates, icons and styles: inside the installed package, or next to it in a checkout."""
    inside = _PACKAGE / "resources"
    return inside if inside.is_dir() else _PACKAGE.parent / "resources"


def templates() -> Path:
    """Folder of the templates, one folder each."""
    return resources() / "templates"


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


def locale() -> Path:
    """Compiled translations, ``labeval_<language>.qm``."""
    return _PACKAGE / "locale"


def catalogue(language: str) -> Path | None:
    """The program's words in a study's language; None where there is no such file."""
    own = program_language(language)
    path = locale() / f"labeval_{own}.qm"
    return path if own is not None and path.is_file() else None


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
