"""Studies are the same where seed and title are, just as for a hub.

A title that is corrected while laptops are apart makes no other study of it: a version of the study
that both have had is enough.
"""

from __future__ import annotations

import json
import sqlite3
from contextlib import suppress
from pathlib import Path

from labeval.files.refusal import FileRefused, refusing
from labeval.store.record.database import record_at_rest
from labeval.study.folder import StudyFolder
from labeval.study.problems import StudyProblems
from labeval.study.reading import read_study
from labeval.text.marks import QT_TRANSLATE_NOOP

LIST = "bundle.json"
"""The list of a bundle's parts, which also says of which study they are."""

Names = set[tuple[int, str]]
"""Seeds and titles under which a study is or was known; a title in each of its languages."""

_OTHER = QT_TRANSLATE_NOOP(
    "Files",
    "{where} is of another study: “{title}”, seed {seed}; this one is “{own_title}”, seed "
    "{own_seed}. Nothing was taken in; with --another-study it is merged all the same",
)


def check_same_study(folder: StudyFolder, other: Path, where: object) -> None:
    """Refuse what is of another study; what does not say of which one it is passes.

    Args:
        other: a study folder, a bundle's folder, or a record.
        where: names it in the message.

    Raises:
        FileRefused: it is of another study.
    """
    here, there = _studies(folder.path), _studies(other)
    if here and there and not here & there:
        (own_seed, own_title), (seed, title) = min(here), min(there)
        raise FileRefused(
            _OTHER,
            where=where,
            title=title,
            seed=seed,
            own_title=own_title,
            own_seed=own_seed,
        )


def studies_in_file(folder: Path) -> Names:
    """The names of the study in a folder's study file; none where it cannot be read."""
    with suppress(StudyProblems, OSError):
        study = read_study(folder).study
        return {(study.seed, title) for title in study.title.root.values()}
    return set()


def _studies(path: Path) -> Names:
    if not path.is_dir():
        return _in_record(path)
    listed = path / LIST
    return studies_in_file(path) | _in_list(listed) | _in_record(StudyFolder(path).database)


def _in_list(path: Path) -> Names:
    if not path.is_file():
        return set()
    with refusing(path, FileRefused):
        listed = json.loads(path.read_bytes())
        return {(int(seed), str(title)) for seed, title in listed.get("studies", ())}


def _in_record(path: Path) -> Names:
    """The names in the versions of a record."""
    if not path.is_file():
        return set()
    names: Names = set()
    with record_at_rest(path) as record, suppress(sqlite3.DatabaseError, ValueError):
        # A title is a text, or an object of texts by language.
        for seed, quoted in record.connection.execute(
            "SELECT json_extract(content, '$.study.seed'), "
            "json_quote(json_extract(content, '$.study.title')) FROM study_version "
            "WHERE json_extract(content, '$.study.title') IS NOT NULL"
        ):
            title = json.loads(quoted)
            titles = title.values() if isinstance(title, dict) else [title]
            names |= {(seed, one) for one in titles}
    return names
