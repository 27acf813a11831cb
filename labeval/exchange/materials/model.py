"""Contents of a file of texts or judgments, the mapping of its columns, and what is taken."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from labeval.exchange.sentence import Sentence
from labeval.study.model.items import Item
from labeval.study.problems import Problem
from labeval.text.marks import QT_TRANSLATE_NOOP

Shape = Literal["long", "wide", "candidates", "conversations", "judgments", "participants"]
"""One row per text; a column per system; lists of texts in a row; conversations; one row per
judgment or several; one row per participant."""

SHAPES: Mapping[str, str] = {
    "long": QT_TRANSLATE_NOOP("Materials", "One row for each text"),
    "wide": QT_TRANSLATE_NOOP("Materials", "One row for each question, one column for each system"),
    "candidates": QT_TRANSLATE_NOOP("Materials", "Several texts listed in each row"),
    "conversations": QT_TRANSLATE_NOOP("Materials", "Conversations"),
    "judgments": QT_TRANSLATE_NOOP("Materials", "Judgments made elsewhere"),
    "participants": QT_TRANSLATE_NOOP("Materials", "One row for each participant"),
}
"""Titles of the shapes."""

FACTOR = "factor"
UNUSED = "unused"

ROLES: Mapping[str, str] = {
    "text": QT_TRANSLATE_NOOP("Materials", "Text to judge"),
    "question": QT_TRANSLATE_NOOP("Materials", "Question"),
    "source": QT_TRANSLATE_NOOP("Materials", "Source text"),
    "reference_answer": QT_TRANSLATE_NOOP("Materials", "Reference answer"),
    "system": QT_TRANSLATE_NOOP("Materials", "System"),
    "variant": QT_TRANSLATE_NOOP("Materials", "Variant"),
    "id": QT_TRANSLATE_NOOP("Materials", "Id of the text"),
    "question_id": QT_TRANSLATE_NOOP("Materials", "Id of the question"),
    "prompt": QT_TRANSLATE_NOOP("Materials", "Prompt of the system"),
    "use": QT_TRANSLATE_NOOP("Materials", "Use: rating, training or attention"),
    "participant": QT_TRANSLATE_NOOP("Materials", "Participant"),
    "criterion": QT_TRANSLATE_NOOP("Materials", "Criterion of the judgment"),
    "turn": QT_TRANSLATE_NOOP("Materials", "Judged answer of the conversation, from 1"),
    "value": QT_TRANSLATE_NOOP("Materials", "Value of the judgment"),
    "rating": QT_TRANSLATE_NOOP("Materials", "Ratings; the column is named after the criterion"),
    "first": QT_TRANSLATE_NOOP("Materials", "First of two texts, by its id"),
    "second": QT_TRANSLATE_NOOP("Materials", "Second of two texts, by its id"),
    "seconds": QT_TRANSLATE_NOOP("Materials", "Seconds that the judgment took"),
    "answered_at": QT_TRANSLATE_NOOP("Materials", "Time of the judgment"),
    "attribute": QT_TRANSLATE_NOOP("Materials", "Attribute of the participant"),
    FACTOR: QT_TRANSLATE_NOOP("Materials", "Kept under its own name"),
    UNUSED: QT_TRANSLATE_NOOP("Materials", "Left out"),
}
"""Roles of columns, with their titles."""

REPEATED = (FACTOR, UNUSED, "rating", "attribute")
"""Roles that several columns can have; in a wide table ``text`` as well."""
ITEM_ROLES = tuple(name for name in Item.model_fields if name != "extra")
"""Roles that are columns of the items table."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Properties of a file that a person can correct; empty ones are found out."""

    encoding: str = ""
    """As Python names it, such as ``utf-8`` or ``cp1252``."""
    delimiter: str = ""
    """Between the cells of CSV."""
    header_rows: int | None = None
    """Rows with the names of columns: 0 to 3."""
    part: str = ""
    """The sheet of a workbook, the table of a database, or the list of a JSON document."""


NO_LAYOUT = Layout()


@dataclass(frozen=True, slots=True)
class ColumnMapping:
    """Roles of a file's columns, and everything else that a person can decide about it."""

    reader: str = "table"
    """Name of a module in ``readers``."""
    shape: Shape = "long"
    roles: Mapping[str, str] = field(default_factory=dict)
    """Column to role; columns without one are kept as factors."""
    systems: Mapping[str, str] = field(default_factory=dict)
    """Column of a wide table to its system's name, where that is not the column's."""
    scales: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """Criterion to its words, from the lowest to the highest."""
    positions: Literal["", "-1", "0", "1"] = ""
    """Number of the first of two texts in values of pairs; empty where it follows from them. With
    -1, and with 1 where there are values of -1, the other sign is the second and 0 a tie."""
    layout: Layout = NO_LAYOUT

    def with_role(self, column: str, role: str) -> ColumnMapping:
        """A mapping in which a column has another role; the column that had it before is kept as a
        factor."""
        roles = dict(self.roles)
        alone = role not in REPEATED and not (role == "text" and self.shape == "wide")
        if alone:
            roles = {name: FACTOR if had == role else had for name, had in roles.items()}
        return dataclasses.replace(self, roles=roles | {column: role})

    def with_shape_of_roles(self) -> ColumnMapping:
        """A mapping of the shape that its roles make of a table: several texts in a row, a row of
        judgments, or one text a row."""
        judged = self.columns_of("value") or self.columns_of("rating")
        shape = self.shape
        if shape in ("long", "wide"):
            shape = "wide" if len(self.columns_of("text")) > 1 else "long"
        if self.columns_of("participant") and judged:
            shape = "judgments"
        return dataclasses.replace(self, shape=shape)

    @property
    def rates_rows(self) -> bool:
        """True if the rows of the table have judgments, whether or not they say whose."""
        judged = self.columns_of("value") or self.columns_of("rating")
        return self.shape == "judgments" and bool(judged)

    def columns_of(self, role: str) -> list[str]:
        """The columns with a role."""
        return [column for column, given in self.roles.items() if given == role]


@dataclass(frozen=True, slots=True)
class SeenColumn:
    """A column of a file."""

    name: str
    label: str
    """Its description in a second header row, such as the wording of a question."""
    samples: tuple[str, ...]
    """The first different values, in full."""
    filled: int
    """Rows with a value, of those that were looked at."""
    distinct: int
    """Different values among them."""
    role: str
    why: Sentence
    """Reason for the role."""


@dataclass(frozen=True, slots=True)
class Seen:
    """Result of inspecting files."""

    files: tuple[Path, ...]
    kind: str
    """Kind of the first file: the name of a module in ``containers``."""
    title: Sentence
    """Format for people, such as “Label Studio (JSON)”."""
    shape: Shape
    shape_why: Sentence
    columns: tuple[SeenColumn, ...]
    rows: int
    judgments: int
    """Judgments that the format holds apart from the rows; 0 for plain tables."""
    participants: int
    """Participants who gave them, or whom the file describes."""
    mapping: ColumnMapping
    remarks: tuple[Sentence, ...]
    """Everything that was assumed about the file as a whole."""
    problems: tuple[Problem, ...]
    parts: tuple[str, ...] = ()
    """Sheets, tables or lists of the file; its layout names the one that is read."""

    def column(self, name: str) -> SeenColumn:
        """The column of that name.

        Raises:
            KeyError: there is none.
        """
        for column in self.columns:
            if column.name == name:
                return column
        raise KeyError(name)


@dataclass(frozen=True, slots=True)
class Record:
    """A row that is read: its place, and its cells by column."""

    file: str
    line: int
    cells: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Taken:
    """The items and problems of a file under a mapping."""

    items: tuple[Item, ...]
    lines: Mapping[str, int]
    """Item's id to its line."""
    judgments: tuple[Record, ...]
    """Judgments with the columns of :mod:`labeval.exchange.elsewhere`."""
    participants: Mapping[str, Mapping[str, str]]
    """Participant to attributes."""
    scales: Mapping[str, Sequence[str]]
    """Criterion to the words that became the numbers 1, 2, … of its judgments."""
    problems: tuple[Problem, ...]
    about: Mapping[str, Mapping[str, str]]
    """Id to the roles that the file gives a text that it does not have itself."""
    facts: Mapping[str, Mapping[str, str]]
    """Name of such a text to what other columns say about it."""
    made_ids: int
    """Items whose ids were made here."""

    @property
    def sound(self) -> bool:
        """True if nothing has to be mended before this can be used; warnings do not count."""
        return all(problem.severity == "warning" for problem in self.problems)
