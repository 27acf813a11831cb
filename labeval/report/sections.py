"""A report's content, before it is a file or a window: sections with sentences, figures, tables."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from labeval.analysis.data.scales import method_of
from labeval.analysis.methods import find_scoring, scored_methods
from labeval.report import figures
from labeval.report.drawing.figure import Drawn, Style
from labeval.report.headings import cell, heading
from labeval.report.material import Material, records
from labeval.report.questions import Shown, question_module, questions_of
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

FURTHER = QT_TRANSLATE_NOOP("Report", "Further rows in {file}: {n}.")
_NEVER_CUT = {
    "significance": QT_TRANSLATE_NOOP(
        "Report", "All differences with p < .05 after the correction are printed."
    ),
    "ordinal_model": QT_TRANSLATE_NOOP(
        "Report", "All differences on which this model and the means disagree are printed."
    ),
}
"""Sentences below tables that are cut: the rows that never are."""
_DECIDES = 0.05
CORRECTED_BY = QT_TRANSLATE_NOOP("Report", "Correction of p: {adjusted}.")
_OF_ALL = {"adjusted": CORRECTED_BY}
"""Columns that are a sentence below the table where all rows have the same in them."""
SENTENCES = ("reason", "note", "how")
"""Columns that say something about a row in a sentence."""
_NO_FIGURES = {
    *("method", "scale", "criterion", "id", "a", "b", "level", "statistic", "n", "raters"),
    *("questions", "n_raters", "n_units", "n_items", "n_dropped", "criteria"),
}
"""Columns that say what a row is about, or from how much it would have been computed."""

Progress = Callable[[int, int], bool]
"""Called with the steps done and their total; returns False to stop the work."""


class ReportStopped(Exception):
    """Somebody stopped the report before it was done."""


@dataclass(frozen=True, slots=True)
class PrintedTable:
    """A table as it is printed."""

    title: str
    headings: list[str]
    """Empty where there is nothing but reasons, in :attr:`notes`: then it has no number either."""
    rows: list[list[str]]
    is_number: list[bool]
    """One for each column; numbers are on the right."""
    left_out: int
    """Rows that are only in the file."""
    file: str
    notes: list[str] = field(default_factory=list)
    """Meaning of the numbers in the last column."""


@dataclass(frozen=True, slots=True)
class Section:
    """One question of the study with all that answers it."""

    name: str
    title: str
    about: str
    answers: list[str]
    figures: list[Drawn] = field(default_factory=list)
    tables: list[PrintedTable] = field(default_factory=list)


def sections(
    material: Material, style: Style, progress: Progress = lambda done, total: True
) -> list[Section]:
    """All sections, with their figures drawn.

    Raises:
        ReportStopped: ``progress`` returned False.
    """
    found = []
    names = questions_of(material)
    for done, name in enumerate(names):
        if not progress(done, len(names)):
            raise ReportStopped
        found.append(section(name, material, style))
    progress(len(names), len(names))
    return found


def section(name: str, material: Material, style: Style) -> Section:
    """One section by the name of its question."""
    module = question_module(name)
    words = material.words
    return Section(
        name,
        words(module.TITLE),
        words(module.ABOUT),
        module.answer(material),
        [one for one in (figures.drawn(f, material, style) for f in module.FIGURES) if one],
        list(_printed(module.TABLES, material)),
    )


def _printed(tables: Sequence[Shown], material: Material) -> Iterator[PrintedTable]:
    for shown in tables:
        rows = shown.rows(material)
        if len(rows):
            yield printed(shown, rows, material)


def printed(shown: Shown, rows: DataFrame, material: Material) -> PrintedTable:
    """Rows with headings and names; columns without a single entry are left out.

    Sentences about a row go below the table, with a number in the row. Where no row has a figure,
    there is no table above them: they say why, with the method that each is about.
    """
    shared = shared_sentences(rows, material)
    filled = [column for column in filled_columns(rows) if column not in shared]
    columns = [column for column in filled if column not in SENTENCES]
    refused = _refused(shown, rows)
    if "reason" in filled and (all(refused) or set(columns) <= _NO_FIGURES):
        reasons = dict.fromkeys(_why(row, material) for row in records(rows) if row["reason"])
        return PrintedTable(
            material.words(shown.title), [], [], [], 0, f"{shown.table}.csv", list(reasons)
        )
    kept = [a or b for a, b in zip(refused, _decisive(shown, rows), strict=True)]
    part = rows[[n < shown.most or stays for n, stays in enumerate(kept)]]
    noted = noted_rows(part[filled], material)
    is_cut = len(part) < len(rows) and shown.table in _NEVER_CUT
    return PrintedTable(
        material.words(shown.title),
        noted.headings,
        noted.lines,
        noted.numeric,
        len(rows) - len(part),
        f"{shown.table}.csv",
        [
            *noted.notes,
            *shared.values(),
            *([material.words(_NEVER_CUT[shown.table])] if is_cut else []),
            *([material.words(shown.below)] if shown.below else []),
        ],
    )


@dataclass(frozen=True, slots=True)
class NotedRows:
    """Rows of a table as they are read, with what sentences say about them apart."""

    headings: list[str]
    lines: list[list[str]]
    numeric: list[bool]
    """True for columns of numbers."""
    notes: list[str]
    """Numbered sentences; where there are any, the last cell of a line has those of its own."""


def filled_columns(rows: DataFrame) -> list[str]:
    """The columns with an entry in any row."""
    return [c for c in rows.columns if (rows[c].notna() & (rows[c] != "")).any()]


def noted_rows(rows: DataFrame, material: Material) -> NotedRows:
    """Headings and cells in words; each sentence is a note once, with a number in its rows."""
    from pandas.api.types import is_numeric_dtype

    columns = [column for column in rows.columns if column not in SENTENCES]
    sentence_columns = [column for column in rows.columns if column in SENTENCES]
    texts, about = (
        [
            [cell(column, value, material) for column, value in zip(chosen, row, strict=True)]
            for row in rows[chosen].itertuples(index=False, name=None)
        ]
        for chosen in (columns, sentence_columns)
    )
    notes = _Notes()
    marks = [notes.marks(sentences) for sentences in about]
    with_notes = bool(notes.texts)
    return NotedRows(
        [heading(column, material) for column in columns] + [""] * with_notes,
        [[*line, mark] if with_notes else line for line, mark in zip(texts, marks, strict=True)],
        [bool(is_numeric_dtype(rows[column])) for column in columns] + [False] * with_notes,
        [f"{n}) {text}" for n, text in enumerate(notes.texts, start=1)],
    )


def shared_sentences(rows: DataFrame, material: Material) -> dict[str, str]:
    """Columns whose entries are all the same, each with the sentence that takes its place."""
    found = {}
    for column in _OF_ALL.keys() & set(rows.columns):
        values = [value for value in rows[column].dropna().unique() if value != ""]
        if len(values) == 1:
            only = {column: cell(column, values[0], material)}
            found[column] = material.words(_OF_ALL[column], **only)
    return found


def _why(row: dict[str, Any], material: Material) -> str:
    """Why a row has no figure, with its method where it has one."""
    reason = cell("reason", row["reason"], material)
    return f"{cell('method', row['method'], material)}: {reason}" if "method" in row else reason


def _refused(shown: Shown, rows: DataFrame) -> list[bool]:
    """Rows with only a reason why a method has no such table, which are always printed."""
    if "method" not in rows:
        return [False] * len(rows)
    without = {m: find_scoring(m).WITHOUT for m in scored_methods()}
    return [shown.table in without.get(method_of(str(name)), ()) for name in rows["method"]]


def _decisive(shown: Shown, rows: DataFrame) -> list[bool]:
    """Differences that hold, or on which the two models disagree: these are never cut."""
    if shown.table == "significance" and "p_adjusted" in rows:
        return [bool(p < _DECIDES) for p in rows["p_adjusted"]]
    if shown.table == "ordinal_model" and "agrees" in rows:
        return [agrees == "no" for agrees in rows["agrees"]]
    return [False] * len(rows)


class _Notes:
    """Numbers sentences; equal ones get the same number."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def marks(self, sentences: Iterable[str]) -> str:
        """The numbers of these; empty for none."""
        filled_sentences = [sentence for sentence in sentences if sentence not in ("", "–")]
        self.texts += [text for text in dict.fromkeys(filled_sentences) if text not in self.texts]
        return " ".join(f"{self.texts.index(text) + 1})" for text in filled_sentences)
