"""Names that were found, each with its places and its pseudonym; those that are chosen go."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import (
    QAbstractItemModel,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from labeval.exchange.errors import ExchangeError
from labeval.jobs.redaction.name_kinds import NameKind, next_pseudonym
from labeval.jobs.redaction.names import (
    FoundNames,
    ListedName,
    NameFound,
    PseudonymRefused,
    marked_places,
    read_names,
    searched,
)
from labeval.study.problems import StudyProblems
from labeval.ui.coding.parts.section import QuietField
from labeval.ui.coding.sources.pairs_dialog import style_fields_table
from labeval.ui.on_its_screen import resize_on_screen
from labeval.ui.plain import ask_yes_no, set_tool_tip, warn
from labeval.ui.sentences import sentence
from labeval.ui.theme import GRID, MARGIN, Theme, palette_of
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.fields import ChoiceBox
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.lettering import line_height

_NAME, _LIKE, _PLACES, _TEXTS, _KIND, _PSEUDONYM = range(6)
_SEPARATOR = ","
_Index = QModelIndex | QPersistentModelIndex


def kind_names() -> dict[NameKind, str]:
    """Names of the kinds of names."""
    translate = QCoreApplication.translate
    return {
        NameKind.PERSON: translate("PseudonymsDialog", "Person"),
        NameKind.PLACE: translate("PseudonymsDialog", "Place"),
        NameKind.ORGANISATION: translate("PseudonymsDialog", "Organisation"),
        NameKind.OTHER: translate("PseudonymsDialog", "Other name"),
    }


class KindDelegate(QStyledItemDelegate):
    """Has a kind chosen from a list, in place of typing it."""

    def createEditor(
        self, parent: QWidget, option: QStyleOptionViewItem, index: _Index
    ) -> QComboBox:
        editor = ChoiceBox(QCoreApplication.translate("PseudonymsDialog", "Kind"), parent)
        editor.addItems(list(kind_names().values()))
        editor.activated.connect(lambda _: self._take(editor))
        return editor

    def setEditorData(self, editor: QWidget, index: _Index) -> None:
        assert isinstance(editor, QComboBox)
        editor.setCurrentText(index.data())
        editor.showPopup()

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: _Index) -> None:
        assert isinstance(editor, QComboBox)
        model.setData(index, editor.currentText())

    def _take(self, editor: QComboBox) -> None:
        self.commitData.emit(editor)
        self.closeEditor.emit(editor)


class NamesTable(QTableWidget):
    """Has Space tick the name of the current row in whichever column that is."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        name = self.item(self.currentRow(), _NAME)
        if event.key() != Qt.Key.Key_Space or name is None:
            super().keyPressEvent(event)
            return
        is_ticked = name.checkState() == Qt.CheckState.Checked
        name.setCheckState(Qt.CheckState.Unchecked if is_ticked else Qt.CheckState.Checked)


class PseudonymsDialog(QDialog):
    """A table of names; nothing is changed here.

    Signals:
        listed: names that are to be looked for, too, with what is known of them.
        chosen: name to pseudonym of those whose places are to be marked.
    """

    listed = Signal(object)
    chosen = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setPalette(palette_of(theme))
        self.setWindowTitle(self.tr("Pseudonyms for names"))
        resize_on_screen(self, 960, 640)
        self._theme = theme
        self._listed: dict[str, ListedName] = {}
        self._found: list[NameFound] = []
        self._kinds: dict[str, NameKind] = {}
        """Kinds that were chosen here, by the spelling."""
        self._typed: set[str] = set()
        """Spellings whose pseudonym was typed here."""
        self._names_found = FoundNames([], {}, frozenset())
        self._is_looking = True
        self.field = QuietField(theme)
        self.about = Label(theme, size=14, wrap=True)
        self.summary = Label(theme, size=14, role="soft_text", wrap=True)
        self.places = Label(theme, size=13, wrap=True)
        """The words around the current name."""
        self.places.setMinimumHeight(2 * line_height(theme.px(13)))
        self.table = NamesTable(0, 6)
        self.add, self.from_list = ActionButton(), ActionButton()
        self.cancel, self.mark = ActionButton(), ActionButton(primary=True)
        self._lay_out()
        self.field.returnPressed.connect(self._on_add)
        self.add.clicked.connect(self._on_add)
        self.from_list.clicked.connect(self._ask_list)
        self.cancel.clicked.connect(self.reject)
        self.mark.clicked.connect(self._on_mark)
        self.table.setItemDelegateForColumn(_KIND, KindDelegate(self.table))
        self.table.itemChanged.connect(self._on_item_changed)
        self.table.currentItemChanged.connect(self._show_places)
        self._summarise()

    def show_names(self, found: FoundNames) -> None:
        """Show names that were found; what was chosen and typed before stays."""
        before = self.pseudonyms()
        shown = {one.spelling: self._text(row, _PSEUDONYM) for row, one in enumerate(self._found)}
        typed = self._typed & shown.keys()
        self._names_found, self._found, self._is_looking = found, found.rows, False
        self.table.blockSignals(True)
        self.table.setRowCount(len(self._found))
        for row, one in enumerate(self._found):
            is_listed = one.listed or one.like in self._listed
            ticked = one.spelling in before or (is_listed and one.places > 0)
            self._fill(row, one, ticked=ticked)
            if one.spelling in typed:  # others are numbered anew, each by itself
                item = self.table.item(row, _PSEUDONYM)
                assert item is not None
                item.setText(shown[one.spelling])
        for row, one in enumerate(self._found):
            if one.spelling in self._kinds:
                self._set_kind(row, self._kinds[one.spelling], keep=one.spelling in typed)
        if self._found and self.table.currentRow() < 0:
            self.table.setCurrentCell(0, _NAME)
        self.table.blockSignals(False)
        self._summarise()
        self._show_places()

    def choose(self, spelling: str, *, ticked: bool = True, pseudonym: str | None = None) -> None:
        """Tick a name, or not, and give it a pseudonym."""
        row = next(n for n, one in enumerate(self._found) if one.spelling == spelling)
        name, given = self.table.item(row, _NAME), self.table.item(row, _PSEUDONYM)
        assert name is not None and given is not None
        name.setCheckState(Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked)
        if pseudonym is not None:
            given.setText(pseudonym)

    def choose_kind(self, spelling: str, kind: NameKind) -> None:
        """Give a name, and those like it, a kind, and a pseudonym of that kind."""
        row = next(n for n, one in enumerate(self._found) if one.spelling == spelling)
        item = self.table.item(row, _KIND)
        assert item is not None
        item.setText(kind_names()[kind])

    def pseudonyms(self) -> dict[str, str]:
        """The names that are ticked, each with its pseudonym."""
        found = {}
        for row, one in enumerate(self._found):
            item = self.table.item(row, _NAME)
            if item is not None and item.checkState() == Qt.CheckState.Checked:
                found[one.spelling] = self._text(row, _PSEUDONYM)
        return found

    def take_list(self, path: Path) -> None:
        """Look for the names of a list, too.

        Raises:
            ExchangeError, StudyProblems, OSError: it cannot be read.
        """
        self._look_for(read_names(path))

    def _set_kind(self, row: int, kind: NameKind, *, keep: bool = False) -> None:
        """Give a name and those that share its pseudonym a kind, and the next number of it.

        Pseudonyms that are no number of a kind stay.

        Args:
            keep: leave a number, too, since somebody has typed it.
        """
        before = self._text(row, _PSEUDONYM)
        every = [self._text(n, _PSEUDONYM) for n in range(len(self._found))]
        word = self._names_found.words[kind]
        of_kind = before.rpartition("-")[0]
        new = before
        if not keep and of_kind != word and of_kind in self._names_found.words.values():
            new = next_pseudonym(word, {*every, *self._names_found.taken})
        for n, pseudonym in enumerate(every):
            if n == row or (pseudonym and pseudonym == before):
                self._kinds[self._found[n].spelling] = kind
                if new != before:
                    self._typed.discard(self._found[n].spelling)
                for column, text in ((_KIND, kind_names()[kind]), (_PSEUDONYM, new)):
                    item = self.table.item(n, column)
                    assert item is not None
                    item.setText(text)
                    set_tool_tip(item, text)

    def _look_for(self, names: Mapping[str, ListedName]) -> None:
        self._listed.update(names)
        self.listed.emit(dict(self._listed))

    def _fill(self, row: int, one: NameFound, *, ticked: bool) -> None:
        like = self.tr("like “{name}”").format(name=one.like) if one.like else ""
        kind = kind_names()[one.kind]
        texts = (one.spelling, like, str(one.places), str(one.sources), kind, one.pseudonym)
        for column, text in enumerate(texts):
            item = QTableWidgetItem(text)
            if column not in (_KIND, _PSEUDONYM):
                item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEditable)
            if column in (_PLACES, _TEXTS):
                right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
                item.setTextAlignment(right)
            if column == _NAME:
                item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
                state = Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked
                item.setCheckState(state)
            set_tool_tip(item, text)
            self.table.setItem(row, column, item)

    def _text(self, row: int, column: int) -> str:
        item = self.table.item(row, column)
        return " ".join(item.text().split()) if item is not None else ""

    def _summarise(self) -> None:
        names = self.pseudonyms()
        places = sum(marked_places([one for one in self._found if one.spelling in names]).values())
        self.mark.setEnabled(places > 0)
        if self._is_looking:
            self.summary.set_text(self.tr("Names are looked for in all texts…"))
            return
        texts = (
            self.tr("%Ln name(s) chosen.", "", len(names)),
            self.tr("%Ln place(s).", "", places),
            self.tr("A name without a pseudonym is only redacted."),
            self._shared_words(names),
        )
        self.summary.set_text("  ".join(texts))

    def _shared_words(self, names: Mapping[str, str]) -> str:
        """The names that get one pseudonym, in a sentence; empty where each has its own."""
        shared: dict[str, list[str]] = {}
        for name, pseudonym in names.items():
            shared.setdefault(pseudonym, []).append(name)
        groups = [
            f"{pseudonym} ({', '.join(several)})"
            for pseudonym, several in shared.items()
            if pseudonym and len(several) > 1
        ]
        text = self.tr("One pseudonym for several spellings: {names}.")
        return text.format(names=", ".join(groups)) if groups else ""

    def _on_item_changed(self, item: QTableWidgetItem) -> None:
        """Tick all rows that are selected together with the one that was ticked, or give all of
        them its kind."""
        rows = {index.row() for index in self.table.selectedIndexes()}
        if item.row() not in rows:
            rows = {item.row()}
        if item.column() == _NAME:
            self.table.blockSignals(True)
            for row in rows:
                name = self.table.item(row, _NAME)
                assert name is not None
                name.setCheckState(item.checkState())
            self.table.blockSignals(False)
        if item.column() == _PSEUDONYM:
            self._typed.add(self._found[item.row()].spelling)
            self.table.blockSignals(True)
            set_tool_tip(item, item.text())
            self.table.blockSignals(False)
        if item.column() == _KIND:
            kinds = {name: kind for kind, name in kind_names().items()}
            self.table.blockSignals(True)
            for row in sorted(rows):
                self._set_kind(row, kinds[item.text()])
            self.table.blockSignals(False)
        self._summarise()

    def _show_places(self) -> None:
        row = self.table.currentRow()
        shown = self._found[row].around if 0 <= row < len(self._found) else ()
        self.places.set_text("\n".join(shown))

    def _on_add(self) -> None:
        names = [" ".join(name.split()) for name in self.field.text().split(_SEPARATOR)]
        if any(names):
            self.field.clear()
            self._look_for({name: ListedName() for name in names if name})

    def _ask_list(self) -> None:
        title = self.tr("Names from a list")
        found, _ = QFileDialog.getOpenFileName(self, title, "", "*.txt *.csv *.tsv")
        if found:
            try:
                self.take_list(Path(found))
            except (ExchangeError, StudyProblems, OSError) as error:
                warn(self, sentence(error))

    def _on_mark(self) -> None:
        names = self.pseudonyms()
        try:
            searched(names)
        except PseudonymRefused as error:
            warn(self, sentence(error))
            return
        shared = self._shared_words(names)
        question = self.tr("Is each of these one person?")
        if shared and not ask_yes_no(self, f"{shared} {question}"):
            return
        self.accept()
        self.chosen.emit(names)

    def _lay_out(self) -> None:
        theme = self._theme
        style_fields_table(self.table, theme)
        self.table.setStyleSheet(
            self.table.styleSheet()
            + f"QTableWidget::indicator {{ width: 13px; height: 13px; border-radius: 3px; "
            f"border: 1px solid {theme.soft_text}; background: {theme.paper}; }}"
            f"QTableWidget::indicator:checked {{ border: 4px solid {theme.accent}; width: 7px; "
            f"height: 7px; background: {theme.on_accent}; }}"
        )
        self.table.setHorizontalHeaderLabels(
            [
                self.tr("Name"),
                self.tr("Resembles"),
                self.tr("Places"),
                self.tr("Texts"),
                self.tr("Kind"),
                self.tr("Pseudonym"),
            ]
        )
        head = self.table.horizontalHeader()
        for column in (_NAME, _LIKE, _PSEUDONYM):
            head.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        for column in (_PLACES, _TEXTS):
            self.table.setColumnWidth(column, 80)
        self.table.setColumnWidth(_KIND, 130)
        heading = Label(self._theme, size=18, bold=True, wrap=True)
        heading.set_text(self.windowTitle())
        self.about.set_text(
            self.tr(
                "Words that may be names, by their capital letters and by likeness. Look through "
                "them: not every name is found, and not every word is a name. Neither the names "
                "nor their pseudonyms are kept as a list."
            )
        )
        hint = self.tr("More names, several with commas")
        self.field.setPlaceholderText(hint)
        self.field.setAccessibleName(hint)
        self.add.setText(self.tr("Look for them"))
        self.from_list.setText(self.tr("From a list…"))
        self.cancel.setText(self.tr("Cancel"))
        self.mark.setText(self.tr("Mark all places"))
        more, buttons = QHBoxLayout(), QHBoxLayout()
        for line, parts in (
            (more, (self.field, self.add, self.from_list)),
            (buttons, (self.cancel, self.mark)),
        ):
            line.setSpacing(GRID)
            for part in parts:
                if isinstance(part, ActionButton):
                    part.set_theme(self._theme)
                line.addWidget(part, 1 if part is self.field else 0)
                if part is self.cancel:
                    line.addStretch(1)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        rows.setSpacing(2 * GRID)
        rows.addWidget(heading)
        rows.addWidget(self.about)
        rows.addLayout(more)
        rows.addWidget(self.table, 1)
        rows.addWidget(self.places)
        rows.addWidget(self.summary)
        rows.addLayout(buttons)
