"""Tables as statistics programs keep them: names that they accept, words as numbers with labels."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace

from labeval.exchange.described.tables import DescribedTable, with_all_values
from labeval.exchange.study_columns import label_of, shortened
from labeval.exchange.table import Column
from labeval.exchange.tidy.table import Cell
from labeval.text.amounts import is_whole_number
from labeval.text.folding import plain, unaccented


@dataclass(frozen=True, slots=True)
class CodedColumn:
    """One variable of a statistics program."""

    column: Column
    """Its description, with the name and the codes that it has there."""
    label: str
    cells: list[float] | list[str]
    """Numbers, ``nan`` where one is missing; or texts, empty where one is."""
    codes: dict[int, str]
    """Number to label, where numbers have labels."""
    is_category: bool
    """True if its numbers stand for words."""

    @property
    def is_whole(self) -> bool:
        """True if all of its numbers are whole and none is missing."""
        return all(isinstance(cell, float) and cell.is_integer() for cell in self.cells)


def coded_columns(
    table: DescribedTable, *, longest_name: int, reserved: Collection[str], longest_label: int
) -> list[CodedColumn]:
    """The variables of a table.

    A text column whose values are known becomes numbers from 1, in the order of its values; those
    of an import that the study does not know come after them.

    Args:
        longest_name: characters of a variable's name.
        reserved: names that the program keeps for itself, in lower case.
        longest_label: characters of the label of a value.
    """
    names = fitting_names(table.names, longest_name, reserved)
    columns = zip(table.columns, names, strict=True)
    return [
        _coded(replace(column, name=name), [row[place] for row in table.rows], longest_label)
        for place, (column, name) in enumerate(columns)
    ]


def fitting_names(names: Iterable[str], most: int, reserved: Collection[str]) -> list[str]:
    """Names of letters, digits and underscores, none twice whatever its case."""
    taken = set(reserved)
    found = []
    for name in names:
        ascii = unaccented(name).encode("ascii", "ignore")
        fitting = re.sub(r"\W+", "_", ascii.decode()).strip("_") or "column"
        fitting = fitting if fitting[0].isalpha() else f"v_{fitting}"
        candidate, number = fitting[:most], 1
        while candidate.casefold() in taken:
            number += 1
            ending = f"_{number}"
            candidate = fitting[: most - len(ending)] + ending
        taken.add(candidate.casefold())
        found.append(candidate)
    return found


def _coded(column: Column, cells: Sequence[Cell], longest_label: int) -> CodedColumn:
    label = label_of(column)
    if column.kind != "text":
        labelled = {
            int(value): shortened(text, longest_label)
            for value, text in column.values.items()
            if is_whole_number(value)
        }
        return CodedColumn(column, label, [_number(cell) for cell in cells], labelled, False)
    texts = ["" if cell is None else str(cell).replace("\0", "") for cell in cells]
    column = with_all_values(column, texts)
    if not column.values:
        return CodedColumn(column, label, texts, {}, False)
    places = {value: place for place, value in enumerate(column.values, start=1)}
    codes = {
        place: shortened(_category(value, column.values[value]), longest_label)
        for value, place in places.items()
    }
    numbers = [float(places[text]) if text else float("nan") for text in texts]
    described = replace(
        column, kind="integer", values={str(code): text for code, text in codes.items()}
    )
    return CodedColumn(described, label, numbers, codes, True)


def _category(value: str, label: str) -> str:
    """The label of a category, with its id where that says something else."""
    same = plain(value).replace("_", "") == plain(label).replace("_", "")
    return label if same else f"{label} ({value})"


def _number(cell: Cell) -> float:
    try:
        return float("nan") if cell is None else float(cell)
    except ValueError:
        return float("nan")
