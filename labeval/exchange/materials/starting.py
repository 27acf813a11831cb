"""A new study folder with the texts of a file."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path

from labeval.exchange.materials.kept import save_mapping
from labeval.exchange.materials.model import FACTOR, ColumnMapping, Taken
from labeval.exchange.materials.readers import TABLE
from labeval.exchange.materials.seeing import inspect
from labeval.exchange.materials.taking import take
from labeval.exchange.materials.written import proposed_formats, with_formats
from labeval.exchange.study_folder import make_study, write_items
from labeval.study.problems import Problem, StudyProblems
from labeval.study.tables.items import FORMATS, REQUIRED, read_items_table
from labeval.text.marks import QT_TRANSLATE_NOOP

_NO_TEXTS = QT_TRANSLATE_NOOP("Problem", "is read as “{shape}” and holds no text to judge")
_INSPECT = QT_TRANSLATE_NOOP("Problem", "look at what is in it with labeval inspect")


def start_study(
    template: Path,
    target: Path,
    paths: Path | Sequence[Path],
    mapping: ColumnMapping | None = None,
    references: Path | None = None,
) -> Taken | None:
    """Make the study folder ``target`` from a template with the texts of files: all or nothing.

    A file that is an items table already is copied as it is.

    Args:
        mapping: roles of the files' columns; those that are guessed when None.
        references: a file (JSONL) that takes the place of the template's references.

    Returns:
        What was taken; None where the file was copied.

    Raises:
        StudyProblems: everything that is wrong with the files.
        FileRefused: a file cannot be read, or the folder cannot be made.
    """
    files = [paths] if isinstance(paths, Path) else list(paths)
    if mapping is None:
        if _is_items_table(files):
            formats = proposed_formats(read_items_table(files[0], files[0].name).items)
            make_study(
                template,
                target,
                files[0],
                references,
                edit=lambda text: with_formats(text, formats),
            )
            return None
        seen = inspect(files)
        mapping = seen.mapping
        if not mapping.columns_of("text"):
            values: dict[str, object] = {"shape": seen.title}
            problem = Problem(files[0].name, None, "", _NO_TEXTS, values, _INSPECT)
            raise StudyProblems([*seen.problems, problem])
    taken = take(files, mapping)
    if not taken.sound:
        raise StudyProblems(taken.problems)
    with tempfile.TemporaryDirectory() as folder:
        items = Path(folder) / "items.csv"
        write_items(taken.items, items)
        formats = proposed_formats(taken.items)
        make_study(
            template, target, items, references, edit=lambda text: with_formats(text, formats)
        )
    save_mapping(target, mapping, files)
    return taken


def _is_items_table(files: Sequence[Path]) -> bool:
    """Return whether a file has the columns of an items table under their own names.

    A damaged one counts too: the reader of items tables reports what is wrong with it.
    """
    if len(files) > 1 or files[0].suffix.casefold() not in FORMATS or files[0].is_dir():
        return False
    roles = _roles(files[0])
    return roles is None or (
        all(roles.get(name) == name for name in REQUIRED)
        and all(role in (name, FACTOR) for name, role in roles.items())
    )


def _roles(path: Path) -> dict[str, str] | None:
    if not path.is_file():
        return None
    seen = inspect(path)
    return dict(seen.mapping.roles) if seen.mapping.reader == TABLE else {}
