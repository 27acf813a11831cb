"""The mapping of a study's texts, kept in its folder as ``texts.yaml``."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import yaml
from pydantic import TypeAdapter, ValidationError

from labeval.exchange.errors import writing_to
from labeval.exchange.materials.model import NO_LAYOUT, ROLES, ColumnMapping
from labeval.files.limits import MOST_STUDY
from labeval.files.names import written_name
from labeval.files.refusal import FileRefused
from labeval.files.text import read_text
from labeval.store.disk.atomic import replacing
from labeval.study.problems import StudyProblems
from labeval.study.tables.validation import refusal
from labeval.study.yaml.text import parse_yaml
from labeval.text.marks import QT_TRANSLATE_NOOP

FILE = "texts.yaml"
_HEAD = """\
# The file that the texts of this study came from, and what each of its columns is.
# A newer version of the file is taken in by the same roles: labeval import STUDY FILE --as items
"""
_FILES = "files"
_WRONG = QT_TRANSLATE_NOOP("Files", "{where} is not a mapping of columns: {name} {reason}")
_NO_ROLE = QT_TRANSLATE_NOOP("Files", "{where}: “{role}” is not a role; there are {known}")
_MAPPING: TypeAdapter[ColumnMapping] = TypeAdapter(ColumnMapping)


def save_mapping(folder: Path, mapping: ColumnMapping, files: Sequence[Path]) -> Path:
    """Write the mapping of a study's texts into its folder; returns the path.

    Args:
        files: those that it was made for; only their names are kept.

    Raises:
        ExchangeError: it cannot be written.
    """
    path = folder / FILE
    values = dataclasses.asdict(mapping)
    layout = {
        name: value for name, value in values.pop("layout").items() if value not in ("", None)
    }
    content = {
        _FILES: [written_name(file.name) for file in files],
        **{name: _plain(value) for name, value in values.items() if value},
        **({"layout": layout} if layout else {}),
    }
    with writing_to(path), replacing(path) as part:
        written = yaml.safe_dump(content, allow_unicode=True, sort_keys=False, width=100)
        part.write_text(_HEAD + written, encoding="utf-8", newline="\n")
    return path


def load_mapping(folder: Path) -> ColumnMapping | None:
    """The mapping that is kept in a study folder; None where there is none.

    Raises:
        StudyProblems: it is no YAML.
        FileRefused: it is no mapping.
    """
    path = folder / FILE
    if not path.is_file():
        return None
    document = parse_yaml(read_text(path, MOST_STUDY), FILE)
    if document.problems:
        raise StudyProblems(document.problems)
    values: dict[str, Any] = dict(document.data) if isinstance(document.data, dict) else {}
    values.pop(_FILES, None)
    values["layout"] = {**dataclasses.asdict(NO_LAYOUT), **(values.get("layout") or {})}
    try:
        mapping = _MAPPING.validate_python(values)
    except ValidationError as error:
        name, reason = refusal(error)
        raise FileRefused(_WRONG, where=FILE, name=name, reason=reason) from error
    for role in mapping.roles.values():
        if role not in ROLES:
            raise FileRefused(_NO_ROLE, where=FILE, role=role, known=", ".join(ROLES))
    return mapping


def _plain(value: Any) -> Any:
    """A value as YAML has it."""
    if isinstance(value, dict):
        return {name: _plain(inner) for name, inner in value.items()}
    return list(value) if isinstance(value, tuple) else value
