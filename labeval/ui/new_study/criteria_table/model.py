"""The criteria of a draft as a Qt model: a row for each, and an empty one for the next."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal

from labeval.jobs.new_study.criteria import AGAINST, DIRECTIONS, OPEN, OwnCriterion
from labeval.jobs.new_study.criteria_cells import (
    Column,
    History,
    cell,
    columns_of,
    with_cell,
)
from labeval.jobs.new_study.criteria_table import head_of
from labeval.jobs.new_study.proposed_wordings import (
    as_asked,
    point_labels,
    proposed_wording,
    wording_key,
)
from labeval.text.languages import ANY_LANGUAGE
from labeval.ui.language import language_in_words
from labeval.ui.method_in_words import method_in_words
from labeval.ui.new_study.draft import Draft
from labeval.ui.theme import Theme

_Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()
Cells = Sequence[Sequence[str]]


class CriteriaModel(QAbstractTableModel):
    """Every change is one step that can be undone.

    Signals:
        edited: the criteria are other ones.
    """

    edited = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._draft = Draft()
        self._offered: Collection[str] = AGAINST
        self._history = History()
        self.columns: list[Column] = []

    def begin(self, draft: Draft, offered: Collection[str], points: Sequence[int]) -> None:
        """Show a draft's criteria.

        Args:
            offered: what a criterion can be judged against.
            points: of the scale.
        """
        self.beginResetModel()
        self._draft, self._offered = draft, offered
        keys = dict.fromkeys(wording_key(b, s.method) for b, s in draft.blocks.items())
        self.columns = columns_of(draft.languages, list(keys), points)
        self._history.begin(draft.criteria)
        self.endResetModel()

    # -- what the view asks -------------------------------------------------------------------

    def rowCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._draft.criteria) + 1

    def columnCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.columns)

    def flags(self, index: _Index) -> Qt.ItemFlag:
        return super().flags(index) | Qt.ItemFlag.ItemIsEditable

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation == Qt.Orientation.Vertical:
            return str(section + 1) if section < len(self._draft.criteria) else "+"
        return self.head(self.columns[section])

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        column = self.columns[index.column()]
        is_new = index.row() >= len(self._draft.criteria)
        criterion = OwnCriterion() if is_new else self._draft.criteria[index.row()]
        text = "" if is_new else cell(criterion, column)
        if role == Qt.ItemDataRole.EditRole:
            return text
        if role == Qt.ItemDataRole.DisplayRole:
            if is_new:
                return ""
            return self._names(column).get(text, text) or self._usual(criterion, column)
        if role == Qt.ItemDataRole.ForegroundRole:
            return self._theme.color("text" if text else "soft_text")
        if role == Qt.ItemDataRole.BackgroundRole and column.is_required and not text:
            follows = column.kind == "against" and criterion.against != OPEN
            return None if is_new or follows else self._theme.color("note")
        return None

    def setData(self, index: _Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.EditRole:
            return False
        self.put(index.row(), index.column(), [[str(value)]])
        return True

    # -- edits --------------------------------------------------------------------------------

    def put(self, row: int, column: int, cells: Cells) -> None:
        """Write cells from a place on; rows that are not there yet are added."""
        criteria = list(self._draft.criteria)
        for down, line in enumerate(cells):
            while row + down >= len(criteria):
                criteria.append(self._new())
            for across, text in enumerate(line):
                if column + across < len(self.columns):
                    at = self.columns[column + across]
                    criteria[row + down] = with_cell(criteria[row + down], at, text)
        while len(criteria) > len(self._draft.criteria) and criteria[-1].is_empty:
            criteria.pop()
        self._take(criteria)

    def paste(self, row: int, column: int, cells: Cells) -> None:
        """Write copied cells from a place on; where the first row has heads, each column where
        its head says, as criteria after the others."""
        heads = [self._column_of(head) for head in cells[0]] if cells else []
        if not heads or None in heads or len(cells) < 2 or len(set(heads)) < len(heads):
            self.put(row, column, cells)
            return
        criteria = list(self._draft.criteria)
        for line in cells[1:]:
            made = self._new()
            for at, text in zip(heads, line, strict=False):
                if at is not None:
                    made = with_cell(made, at, text)
            criteria += [] if made.is_empty else [made]
        self._take(criteria)

    def clear(self, places: Collection[tuple[int, int]]) -> None:
        """Empty cells."""
        criteria = list(self._draft.criteria)
        for row, column in places:
            if row < len(criteria):
                criteria[row] = with_cell(criteria[row], self.columns[column], "")
        self._take(criteria)

    def remove(self, rows: Collection[int]) -> None:
        """Take criteria out."""
        kept = [c for n, c in enumerate(self._draft.criteria) if n not in rows]
        self._take(kept)

    def move(self, row: int, by: int) -> bool:
        """Move a criterion up or down; False where it cannot go further."""
        criteria = list(self._draft.criteria)
        if not (0 <= row < len(criteria) and 0 <= row + by < len(criteria)):
            return False
        criteria.insert(row + by, criteria.pop(row))
        self._take(criteria)
        return True

    def step(self, by: int) -> bool:
        """Undo (−1) or redo (1) one change; False where there is none."""
        criteria = self._history.step(by)
        if criteria is None:
            return False
        self.show_criteria(criteria)
        return True

    def show_criteria(self, criteria: Sequence[OwnCriterion]) -> None:
        """Show these, which are no step to be undone here."""
        # The row for the next criterion becomes one of it, and another one comes below.
        before, after = len(self._draft.criteria), len(criteria)
        if after > before:
            self.beginInsertRows(_ROOT, before + 1, after)
        elif after < before:
            self.beginRemoveRows(_ROOT, after + 1, before)
        self._draft.criteria[:] = criteria
        if after > before:
            self.endInsertRows()
        elif after < before:
            self.endRemoveRows()
        self.dataChanged.emit(self.index(0, 0), self.index(after, len(self.columns) - 1))
        self.edited.emit()

    def can_step(self, by: int) -> bool:
        """Return whether there is a change to undo (−1) or to redo (1)."""
        return 0 <= self._history.at + by < len(self._history.states)

    def own_text(self, index: _Index) -> str:
        """The text that was written or chosen in a cell, not what is used in place of it."""
        if index.row() >= len(self._draft.criteria):
            return ""
        column = self.columns[index.column()]
        text = cell(self._draft.criteria[index.row()], column)
        return self._names(column).get(text, text)

    # -- words --------------------------------------------------------------------------------

    def head(self, column: Column) -> str:
        """The name of a column."""
        named = {
            "name": self.tr("Name"),
            "definition": self.tr("Definition"),
            "against": self.tr("Judged against"),
            "direction": self.tr("Direction"),
            "wording": self.tr("Question, {method}"),
            "anchors": self.tr("{point} means"),
            "examples": self.tr("Example of {point}"),
        }[column.kind]
        methods = (
            method_in_words(settings.method)
            for block, settings in self._draft.blocks.items()
            if wording_key(block, settings.method) == column.key
        )
        text = named.format(point=column.point, method=next(methods, ""))
        if column.language in ("", ANY_LANGUAGE):
            return text
        return f"{text} ({language_in_words(column.language)})"

    def choices(self, column: Column) -> dict[str, str]:
        """Values of a column by their own names; none where anything can be typed."""
        names = self._names(column)
        if column.kind == "against":
            return {value: name for value, name in names.items() if value in self._offered}
        return names

    def is_chosen(self, index: _Index) -> bool:
        """True if the cell is a criterion's, and its value is chosen from a list."""
        of_criterion = index.row() < len(self._draft.criteria)
        return of_criterion and bool(self.choices(self.columns[index.column()]))

    # -- inside -------------------------------------------------------------------------------

    def _names(self, column: Column) -> dict[str, str]:
        """Names of all values that a column can have, also of those that are not offered."""
        if column.kind == "against":
            names = {
                "text": self.tr("the text alone"),
                "question": self.tr("the question"),
                "source": self.tr("the source"),
            }
            return {value: names[value] for value in AGAINST}
        if column.kind == "direction":
            names = {"higher": self.tr("more is better"), "lower": self.tr("less is better")}
            return {value: names[value] for value in DIRECTIONS}
        return {}

    def _usual(self, criterion: OwnCriterion, column: Column) -> str:
        """The value in use while a cell is empty."""
        if column.kind == "against":
            if criterion.against == OPEN:
                return self.tr("please choose")
            follows = self.tr("{measure}, since it says “{word}”")
            measure = self._names(column)[criterion.against]
            return follows.format(measure=measure, word=criterion.measure_word)
        blocks = self._draft.blocks
        for block, settings in blocks.items():
            if column.kind == "wording" and wording_key(block, settings.method) == column.key:
                proposed = proposed_wording(criterion, block, settings, [column.language], blocks)
                return proposed.get(column.language, "")
            labels = point_labels(settings, as_asked(criterion, blocks).direction)
            if column.kind == "anchors" and column.point in labels:
                return labels[column.point].in_language(column.language)
        return ""

    def _column_of(self, head: str) -> Column | None:
        """The column that a head names, in the words of the table or of pasted criteria."""
        by_name = {self.head(column).casefold(): column for column in self.columns}
        known = head_of(head, self._draft.languages)
        other = None
        if known is not None:
            named = (c for c in self.columns if (c.kind, c.language) == known)
            other = next(named, None)
        return by_name.get(head.casefold(), other)

    def _new(self) -> OwnCriterion:
        return OwnCriterion(judged_against=OPEN if len(self._offered) > 1 else "text")

    def _take(self, criteria: Sequence[OwnCriterion]) -> None:
        if list(criteria) != self._draft.criteria:
            self._history.keep(criteria)
            self.show_criteria(criteria)
