"""Contents of a capsule: the names of its files, and the list that describes them."""

from __future__ import annotations

import re
from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from labeval.analysis.data.judgments import COLUMNS as OF_JUDGMENTS
from labeval.exchange.table import SESSION, Column
from labeval.exchange.tables import find_table
from labeval.jobs.results.analyse import OTHER_TABLES
from labeval.study.model.base import StudyModel

MANIFEST = "capsule.json"
CRATE = "ro-crate-metadata.json"
PSYCH_DS = "dataset_description.json"
README = "README.md"
LICENCE = "LICENSE.txt"
DATASHEET = "documentation/datasheet.md"
HEDS = "documentation/heds.json"
STUDY = "study/"
VERSIONS = "versions/"
RESULTS = "results/"
DATA = "data/"
NAME = re.compile(r"[a-z0-9_\-]+(/[A-Za-z0-9_\-]+)*(\.[A-Za-z0-9]+)+|README\.md|LICENSE\.txt")
"""Names of files that a capsule may have: none leads out of its folder on any system."""

TABLES = {
    "judgments": "judgments",
    **OTHER_TABLES,
    "consents": "consents",
    "segments": "segments",
    "judges": "judgments",
    "interventions": "",
}
"""Data of a capsule: names as inputs of an analysis, and the exported tables that they are; judges
have the columns of judgments, and interventions are no exported table."""
UNREAD = frozenset({"consents", "segments"})
"""Those of them that no analysis reads."""
MADE_APART = frozenset({"judges", "interventions"})
"""Those that are not the exported table without what could identify somebody."""
LATER = MADE_APART | {"rewrites"}
"""Those that the first capsules did not have."""
INTERVENTIONS = (
    SESSION,
    Column("kind", "What the supervisor or the study gave: hint, message, reminder or break."),
    Column("page", "The page on which it came, as in the table of judgments."),
)


def data_file(name: str) -> str:
    """The file of a table, named as Psych-DS names files of data."""
    return f"{DATA}table-{name}_data.csv"


def columns_of(name: str) -> tuple[Column, ...]:
    """The columns of a table of data."""
    if name == "interventions":
        return INTERVENTIONS
    columns = find_table(TABLES[name]).COLUMNS
    if TABLES[name] == "judgments":  # the turn is part of the page's id
        columns = tuple(column for column in columns if column.name in OF_JUDGMENTS)
        assert tuple(column.name for column in columns) == OF_JUDGMENTS
    return columns


Digest = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]


CONTEXT = "Capsule"
"""Translation context of sentences about capsules; what a capsule itself says is English."""


class Omitted(StudyModel):
    """One kind of thing that is not in a capsule."""

    what: str
    """Made from a marked text, as ``why`` is."""
    why: str
    count: int | None = None
    """Number of them, where it is known."""


class Manifest(StudyModel):
    """The list at the head of a capsule."""

    capsule: Literal[1] = 1
    """Version of this format."""
    title: str
    version: Digest
    """Id of the newest study version that the results rest on, as the record froze it."""
    versions: list[Digest] = Field(min_length=1, max_length=1000)
    """All of them, oldest first, each in a file below ``versions/``."""
    shared_version: Digest
    """Id of that version as it is in the capsule: another one where texts were left out."""
    program: str
    libraries: dict[str, str]
    """Versions of Python and of the libraries that computed the results."""
    machine: str
    """Kind of processor and system."""
    licence: str
    published: str
    """The day it was made, ISO 8601."""
    choices: dict[str, object]
    """Options of the analysis, as its tables were computed."""
    about: dict[str, object]
    """Judgments that the analysis counted, and its choices by name."""
    omitted: list[Omitted]
    files: dict[str, Digest]
    """SHA-256 of every other file but the descriptions for machines."""
