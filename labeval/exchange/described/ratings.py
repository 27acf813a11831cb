"""The table ``ratings``: one row per page and text, one column per method and criterion.

Statistics programs start from it: what is rated on a scale is a number with the scale's anchors as
the labels of its values. Comparisons of several texts are in ``judgments``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from labeval.exchange.study_columns import STUDY_FILE
from labeval.exchange.table import CONDITION, PARTICIPANT, SESSION, Column, ColumnKind
from labeval.exchange.tidy.table import Cell, TidyTable
from labeval.study.methods import find_method, value_labels
from labeval.study.model.items import Item
from labeval.study.pages import ITEM_JOIN, NO_ANSWER
from labeval.study.study import Study, StudyContent

RATINGS = "ratings"
ABOUT = "One row for each text of each page that was rated; one column per method and criterion."
_ABOUT_ITEM = ("system", "variant", "question_id")
_KEYS = (
    PARTICIPANT,
    SESSION,
    CONDITION,
    Column("page", "The page's id, as in judgments."),
    Column("page_order", "Position of the page among the session's rating pages.", "integer"),
    Column("item", "The item's id."),
    *(
        Column(name, f"The item's {name.replace('_', ' ')}.", source="items table")
        for name in _ABOUT_ITEM
    ),
    Column("seconds", "Time on the page, in front and not paused, over all visits.", "number"),
)
_Key = tuple[Cell, Cell, Cell, Cell, Cell, Cell]
_Rated = tuple[str, str]
"""Method and criterion."""


class RatingsTable:
    """The table of ratings, made of the rows of ``judgments``."""

    def __init__(self, contents: Sequence[StudyContent]) -> None:
        self._contents = contents
        self._items: dict[str, Item] = {i.id: i for c in contents for i in c.items}
        self._rows: dict[_Key, dict[_Rated, str]] = {}
        self._seconds: dict[_Key, Cell] = {}
        self._numbers: dict[_Rated, bool] = {}

    def add(self, names: Sequence[str], rows: Sequence[Sequence[Cell]]) -> None:
        """Take in rows of the table of judgments, whose columns are ``names``."""
        at = {name: place for place, name in enumerate(names)}
        keys = [at[name] for name in ("participant", "session", "condition", "page", "page_order")]
        for row in rows:
            item, value = str(row[at["items"]] or ""), row[at["value"]]
            if not item or ITEM_JOIN in item or value is None:
                continue
            participant, session, condition, page, order = (row[place] for place in keys)
            key = (participant, session, condition, page, order, item)
            rated = (str(row[at["method"]] or ""), str(row[at["criterion"]] or ""))
            self._rows.setdefault(key, {})[rated] = str(value)
            self._seconds.setdefault(key, row[at["seconds"]])
            number = value == NO_ANSWER or row[at["value_number"]] is not None
            self._numbers[rated] = self._numbers.get(rated, True) and number

    def table(self) -> TidyTable:
        """Its columns, as the rows so far call for."""
        return TidyTable(RATINGS, ABOUT, (*_KEYS, *map(self._column, self._rated())))

    def rows(self) -> list[list[Cell]]:
        """Its rows, in the order of the judgments. A declined answer is missing."""
        rated = self._rated()
        return [self._row(key, values, rated) for key, values in self._rows.items()]

    def _rated(self) -> list[_Rated]:
        """Methods and criteria, in the order of the newest study."""
        known = [c.id for content in reversed(self._contents) for c in content.study.criteria]
        order = {criterion: place for place, criterion in enumerate(dict.fromkeys(known))}
        return sorted(self._numbers, key=lambda r: (r[0], order.get(r[1], len(order)), r[1]))

    def _row(self, key: _Key, values: Mapping[_Rated, str], rated: Sequence[_Rated]) -> list[Cell]:
        item = self._items.get(str(key[-1]))
        about = [(item.column(name) if item else "") or None for name in _ABOUT_ITEM]
        cells = [self._cell(one, values.get(one, "")) for one in rated]
        return [*key, *about, self._seconds[key], *cells]

    def _cell(self, rated: _Rated, value: str) -> Cell:
        if not value or (value == NO_ANSWER and self._numbers[rated]):
            return None
        return float(value) if self._numbers[rated] else value

    def _column(self, rated: _Rated) -> Column:
        method, criterion = rated
        name = f"{method}_{criterion}" if criterion else method
        kind: ColumnKind = "number" if self._numbers[rated] else "text"
        for content in reversed(self._contents):
            study = content.study
            found = next((c for c in study.criteria if c.id == criterion), None)
            blocks = [id for id, block in study.blocks.items() if block.method == method]
            if found is None or not blocks:
                continue
            about = f"{found.name.in_language(study.language)} ({find_method(method).SHORT})."
            parts = ", ".join([f"criteria.{criterion}", *(f"blocks.{id}" for id in blocks)])
            labels = _labels(study, method, criterion)
            return Column(name, about, kind, values=labels, source=f"{STUDY_FILE}: {parts}")
        return Column(name, f"Criterion {criterion}, judged by {method}.", kind)


def _labels(study: Study, method: str, criterion: str) -> dict[str, str]:
    """Values to labels; where blocks of a method label a value differently, it has none."""
    found: dict[str, str | None] = {}
    for block in study.blocks.values():
        if block.method == method:
            for value, text in value_labels(block, study.criterion(criterion)).items():
                label = text.in_language(study.language)
                found[value] = label if found.get(value, label) == label else None
    return {value: label for value, label in found.items() if label is not None}
