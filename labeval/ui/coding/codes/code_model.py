"""The codes as a tree that Qt can show, with how often each occurs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import (
    QAbstractItemModel,
    QByteArray,
    QCoreApplication,
    QMimeData,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from labeval.coding.rows import Code
from labeval.ui.coding.parts.numbers import CodingNumbers, LocalAmount
from labeval.ui.plain import plain_tip

CODE_MIME = "application/x-labeval-code"
SELECTION_MIME = "application/x-labeval-selection"
CODE_ROLE = int(Qt.ItemDataRole.UserRole)
COUNT_ROLE = CODE_ROLE + 1
Index = QModelIndex | QPersistentModelIndex


class CodeModel(QAbstractItemModel):
    """Codes and categories in their order; segments of subcodes count for a code too.

    Signals:
        renamed: a code as it is shown, and with the name that was typed.
        moved: a code's id, the id of the code above it (empty for none), the id of the sibling
            that it comes before (empty for the last place).
        selection_dropped: the selected text was dropped on a code.
    """

    renamed = Signal(object, object)
    moved = Signal(str, str, str)
    selection_dropped = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._codes: dict[str, Code] = {}
        self._children: dict[str, list[str]] = {}
        self._rows: dict[str, int] = {}
        self._numbers: list[str] = []
        self._number_of: dict[str, int] = {}
        self._totals: dict[str, int] = {}
        self._counts: Mapping[str, int] = {}
        self._search = ""
        self.with_retired = False
        self.digits: Mapping[str, int] = {}
        self.noted: frozenset[str] = frozenset()
        """The key from 1 to 9 of each code (its id) that has one."""

    # -- what is shown ------------------------------------------------------------------------

    def show(self, codes: Iterable[Code], counts: Mapping[str, int]) -> None:
        """Show these codes."""
        self.beginResetModel()
        self._codes = {code.id: code for code in codes}
        self._counts = counts
        self._build()
        self.endResetModel()

    def show_counts(self, counts: Mapping[str, int]) -> None:
        """Show how often codes occur now."""
        before, self._counts = self._totals, counts
        self._add_up()
        for id, total in self._totals.items():
            if total != before.get(id) and (index := self.index_of(id)).isValid():
                self.dataChanged.emit(index, index, [COUNT_ROLE])

    def search(self, words: str) -> None:
        """Show only codes with these words in name or definition, and the codes under them."""
        self.beginResetModel()
        self._search = words.strip().casefold()
        self._build()
        self.endResetModel()

    def show_retired(self, shown: bool) -> None:
        """Show retired codes too, or not."""
        self.beginResetModel()
        self.with_retired = shown
        self._build()
        self.endResetModel()

    def code(self, index: Index) -> Code | None:
        """The code of an index."""
        return self._codes.get(self._id(index)) if index.isValid() else None

    def index_of(self, id: str) -> QModelIndex:
        """The index of a code; an invalid one where it is not shown."""
        if id not in self._rows:
            return QModelIndex()
        return self.createIndex(self._rows[id], 0, self._number_of[id])

    def in_order(self) -> list[Code]:
        """Codes that are shown, in the order of the tree."""
        found: list[Code] = []

        def walk(parent: str) -> None:
            for id in self._children.get(parent, ()):
                found.append(self._codes[id])
                walk(id)

        walk("")
        return found

    # -- as Qt asks ---------------------------------------------------------------------------

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008
        children = self._children.get(self._id(parent), [])
        if column or not 0 <= row < len(children):
            return QModelIndex()
        return self.createIndex(row, 0, self._number_of[children[row]])

    def parent(self, index: Index = QModelIndex()) -> QModelIndex:  # type: ignore[override] # noqa: B008
        code = self.code(index)
        return self.index_of(self._shown_parent(code)) if code is not None else QModelIndex()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return len(self._children.get(self._id(parent), ()))

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        code = self.code(index)
        if code is None:
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return code.name
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(self._tip(code)) or None
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return self._described(code)
        if role == CODE_ROLE:
            return code
        if role == COUNT_ROLE:
            return self._totals.get(code.id, 0)
        return None

    def _described(self, code: Code) -> str:
        """Words for what is drawn next to its name, which assistive technology reads."""
        parts = [CodingNumbers().segments(self._totals.get(code.id, 0))]
        keys = (code.shortcut.upper(), str(self.digits.get(code.id, "")))
        parts += (self.tr("key {key}").format(key=key) for key in keys if key)
        parts += [self.tr("with a memo")] if code.id in self.noted else []
        return ", ".join([*parts, self.tr("retired")] if code.retired else parts)

    def _tip(self, code: Code) -> str:
        """Its definition, and how many of its segments are those of codes below it."""
        here, every = self._counts.get(code.id, 0), self._totals.get(code.id, 0)
        if here == every:
            return code.definition
        counted = QCoreApplication.translate(
            "CodeModel", "{here:segment|segments} of its own, {all} with the codes below it"
        ).format(here=LocalAmount(here), all=every)
        return f"{counted}\n{code.definition}".strip()

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        code = self.code(index)
        name = str(value).strip()
        if code is None or role != Qt.ItemDataRole.EditRole or not name or name == code.name:
            return False
        self.renamed.emit(code, replace(code, name=name))
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = Qt.ItemFlag
        if not index.isValid():
            return flags.ItemIsDropEnabled
        usual = flags.ItemIsEnabled | flags.ItemIsSelectable | flags.ItemIsEditable
        return usual | flags.ItemIsDragEnabled | flags.ItemIsDropEnabled

    # -- drag and drop ------------------------------------------------------------------------

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction | Qt.DropAction.CopyAction

    def mimeTypes(self) -> list[str]:
        return [CODE_MIME, SELECTION_MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        data = QMimeData()
        data.setData(CODE_MIME, QByteArray(self._id(indexes[0]).encode() if indexes else b""))
        return data

    def canDropMimeData(
        self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index
    ) -> bool:
        if data.hasFormat(SELECTION_MIME):
            code = self.code(parent)
            return row < 0 and code is not None and code.codable
        dragged = bytes(data.data(CODE_MIME).data()).decode()
        return dragged in self._codes and not self._is_under(self._id(parent), dragged)

    def dropMimeData(
        self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index
    ) -> bool:
        if not self.canDropMimeData(data, action, row, column, parent):
            return False
        if data.hasFormat(SELECTION_MIME):
            self.selection_dropped.emit(self._id(parent))
            return False
        dragged = bytes(data.data(CODE_MIME).data()).decode()
        above = self._id(parent)
        children = self._children.get(above, [])
        self.moved.emit(dragged, above, children[row] if 0 <= row < len(children) else "")
        return False  # the tree is built anew from the codes; Qt has nothing to take away

    # -- inside -------------------------------------------------------------------------------

    def _id(self, index: Index) -> str:
        return self._numbers[index.internalId()] if index.isValid() else ""

    def _shown_parent(self, code: Code) -> str:
        return code.parent if code.parent in self._codes else ""

    def _is_under(self, id: str, above: str) -> bool:
        while id:
            if id == above:
                return True
            id = self._shown_parent(self._codes[id])
        return False

    def _build(self) -> None:
        self._children, self._rows = {}, {}
        for code in sorted(self._codes.values(), key=lambda c: (c.place, c.name.casefold(), c.id)):
            if self._is_shown(code):
                siblings = self._children.setdefault(self._shown_parent(code), [])
                self._rows[code.id] = len(siblings)
                siblings.append(code.id)
        self._numbers = list(self._codes)
        self._number_of = {id: number for number, id in enumerate(self._numbers)}
        self._add_up()

    def _is_shown(self, code: Code) -> bool:
        if code.retired and not self.with_retired:
            return False
        return not self._search or self._matches(code)

    def _matches(self, code: Code) -> bool:
        if self._search in f"{code.name} {code.definition}".casefold():
            return True
        under = [c for c in self._codes.values() if c.parent == code.id]
        return any(self._matches(child) for child in under)

    def _add_up(self) -> None:
        self._totals = dict.fromkeys(self._codes, 0)
        for id, count in self._counts.items():
            while id in self._codes:
                self._totals[id] += count
                id = self._shown_parent(self._codes[id])
