"""The title of a study as windows show it."""

from __future__ import annotations

from pathlib import Path

from labeval.ui.language import interface_language


def shown_title(folder: Path, language: str = "") -> str:
    """The study's title, or its folder's name where its file cannot be read.

    Args:
        language: the interface's unless it is named.
    """
    from labeval.study.title import study_title  # with all that reads study files

    title = study_title(folder)
    return title.in_language(language or interface_language()) if title else folder.name
