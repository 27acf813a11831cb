"""The title of a study, read without the rest of its file."""

from __future__ import annotations

import re
from pathlib import Path

from pydantic import ValidationError

from labeval.files.limits import MOST_STUDY
from labeval.files.refusal import FileRefused
from labeval.files.text import read_text
from labeval.study.folder import STUDY_FILE
from labeval.study.yaml.text import parse_yaml
from labeval.text.local import LocalText

_TITLE = re.compile(r"^title[ \t]*:.*(?:\n(?:[ \t].*|))*", re.MULTILINE)
"""The entry with the lines below it that belong to it."""


def study_title(folder: Path) -> LocalText | None:
    """The title that a study's file begins a line with; None where none can be read."""
    try:
        found = _TITLE.search(read_text(folder / STUDY_FILE, MOST_STUDY))
    except (FileRefused, OSError, ValueError):
        return None
    data = parse_yaml(found.group(), STUDY_FILE).data if found is not None else None
    try:
        return LocalText.model_validate(data["title"]) if isinstance(data, dict) else None
    except (KeyError, ValidationError):
        return None
