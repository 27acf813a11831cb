"""Details of the current theme: name, description, codes, connections, quotes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QVBoxLayout

from labeval.coding.corpus.corpus import CorpusSegment
from labeval.coding.rows import Theme, ThemeLink
from labeval.ui.coding.counts.segments import SegmentList
from labeval.ui.coding.counts.summary import WrittenField
from labeval.ui.coding.parts.numbers import decimal
from labeval.ui.coding.parts.section import Ground, QuietField, SectionHead
from labeval.ui.coding.themes.board import mime_of
from labeval.ui.coding.themes.cards import Chip
from labeval.ui.plain import set_tool_tip
from labeval.ui.theme import GRID
from labeval.ui.theme import Theme as Look
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.lettering import type_font
from labeval.ui.widgets.basics.one_pill import OnePill
from labeval.ui.widgets.basics.slim_scroll import style_scroll_bar

_CODE = Qt.ItemDataRole.UserRole


class CodeList(QListWidget):
    """Codes that can be dragged onto the board, or taken with the keys.

    Signals:
        taken: Enter: the selected codes (ids) are to be put somewhere.
        removed: Delete: the selected codes are to be taken away.
    """

    taken = Signal(list)
    removed = Signal(list)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._rows: list[tuple[str, str, str]] = []
        """The codes shown (ids), with their names and numbers of segments."""
        self.setFrameShape(QListWidget.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)  # the number at its end stays
        style_scroll_bar(self, look)
        self.setDragEnabled(True)
        self.setFont(type_font(look.px(13)))
        self.setStyleSheet(
            f"QListWidget {{ background: transparent; color: {look.text}; outline: none; }}"
            "QListWidget::item { padding: 4px 6px; border-radius: 5px; }"
            f"QListWidget::item:selected {{ background: {look.accent_tint}; color: {look.text}; }}"
            f"QListWidget::item:focus {{ border: 1px solid {look.accent}; }}"
        )

    def show_chips(self, chips: Sequence[Chip]) -> None:
        """Show these codes with their numbers of segments.

        Where they are shown already, the items stay: one of them may be about to be dragged.
        """
        rows = [(chip.code, chip.name, decimal(chip.segments, 0)) for chip in chips]
        if rows == self._rows:
            return
        self._rows = rows
        self.clear()
        for code, name, segments in rows:
            item = QListWidgetItem(f"{name}  {segments}")
            set_tool_tip(item, name)
            item.setData(_CODE, code)
            self.addItem(item)

    def codes(self) -> list[str]:
        """The selected codes (ids)."""
        return [item.data(_CODE) for item in self.selectedItems()]

    def mimeData(self, items: Sequence[QListWidgetItem]) -> object:  # type: ignore[override]
        return mime_of([item.data(_CODE) for item in items])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.codes():
            self.taken.emit(self.codes())
        elif event.key() == Qt.Key.Key_Delete and self.codes():
            self.removed.emit(self.codes())
        else:
            super().keyPressEvent(event)


class ThemeDetails(Ground):
    """The current theme.

    Signals:
        renamed, described: other words for it: those that were shown, and those that were typed.
        parent_chosen: it becomes part of another (id), or of none (``""``).
        connection_chosen: it is to be connected to another (id), with a label.
        codes_removed: codes (ids) are to be taken from it.
        opened: a coding is to be shown in its text.
    """

    renamed = Signal(str, str)
    described = Signal(str, str)
    parent_chosen = Signal(str)
    connection_chosen = Signal(str, str)
    link_removed = Signal(str)
    codes_removed = Signal(list)
    opened = Signal(object)

    def __init__(self, look: Look) -> None:
        super().__init__(look, "left", "paper")
        self._look = look
        self.shown_theme = ""
        """Id of the theme that is shown."""
        self.name = QuietField(look)
        self.description = WrittenField(look, 84)
        self.parent_pill = OnePill(look)
        self.codes = CodeList(look)
        self.links = CodeList(look)
        self.connect_to = OnePill(look)
        self.label = QuietField(look)
        self.quotes = SegmentList(look)
        self._codes_head = SectionHead(look)
        self._links_head = SectionHead(look)
        self._quotes_head = SectionHead(look)
        self.hint = Label(look, size=13, role="soft_text", wrap=True)
        self._parts = (
            self.name,
            self.description,
            self.parent_pill,
            self._codes_head,
            self.codes,
            self._links_head,
            self.links,
            self.connect_to,
            self.label,
            self._quotes_head,
            self.quotes,
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(GRID + 4, GRID + 4, GRID + 4, GRID)
        column.setSpacing(6)
        column.addWidget(self.hint)
        for part in self._parts:
            column.addWidget(part, 1 if part is self.quotes else 0)
        column.addStretch(0)
        self.codes.setFixedHeight(look.px(92))
        self.links.setFixedHeight(look.px(50))
        self._connect()
        self.retranslate()
        self.show_nothing()

    def show_nothing(self) -> None:
        """Show that no theme is current."""
        self.keep()
        self.shown_theme = ""
        for part in self._parts:
            part.hide()
        self.hint.show()

    def show_theme(
        self,
        theme: Theme,
        chips: Sequence[Chip],
        quotes: Sequence[CorpusSegment],
        others: Mapping[str, str],
        links: Sequence[tuple[ThemeLink, str]],
        *,
        editable: bool,
    ) -> None:
        """Show a theme; what is being typed about it stays, about another it is kept.

        Args:
            others: the board's other themes, id to name.
            links: its connections, each with how it reads.
        """
        self.hint.hide()
        for part in self._parts:
            part.show()
        if theme.id != self.shown_theme:
            self.keep()
            self.shown_theme = theme.id
            self.name.setModified(False)
            self.description.show_text(theme.description)
        if not self.name.isModified():
            self.name.kept = theme.name
            if self.name.text() != theme.name:
                self.name.setText(theme.name)
        if not self.description.is_changed:
            self.description.show_text(theme.description)
        for field in (self.name, self.description, self.label):
            field.setReadOnly(not editable)
        self.parent_pill.show_value(theme.parent)
        none = {"": self.tr("none")}
        self.parent_pill.set_values(self.tr("Parent theme"), {**none, **others})
        self.connect_to.show_value("")
        self.connect_to.set_values(self.tr("Connect to"), {"": "…", **others})
        for pill in (self.parent_pill, self.connect_to):
            pill.setEnabled(editable and bool(others))
        self.codes.show_chips(chips)
        self._codes_head.set_text(self.tr("Codes"), str(len(chips)))
        self.links.clear()
        for link, text in links:
            item = QListWidgetItem(text)
            item.setData(_CODE, link.id)
            self.links.addItem(item)
        self.links.setVisible(bool(links))
        self._links_head.set_text(self.tr("Connections"))
        self._quotes_head.set_text(self.tr("Quotes"))
        self.quotes.show_segments(quotes)

    def keep(self) -> None:
        """Keep what is being typed about the theme that is shown."""
        if self.shown_theme:
            self._on_name_edited()
            self.description.keep()

    def retranslate(self) -> None:
        """Take the words of the current language."""
        self.hint.set_text(
            self.tr(
                "Choose a theme to describe it and to read its quotes. Drag a code from the left "
                "onto a theme, or onto the ground for a new one."
            )
        )
        self.name.setPlaceholderText(self.tr("Name of the theme"))
        self.name.setAccessibleName(self.tr("Name of the theme"))
        self.description.setPlaceholderText(self.tr("What it says, and what it leaves out"))
        self.description.setAccessibleName(self.tr("Description of the theme"))
        self.label.setPlaceholderText(self.tr("How they are connected"))
        self.label.setAccessibleName(self.tr("How they are connected"))
        self.codes.setAccessibleName(self.tr("Codes of the theme; Delete takes one away"))
        self.links.setAccessibleName(self.tr("Connections; Delete removes one"))

    def _connect(self) -> None:
        self.name.editingFinished.connect(self._on_name_edited)
        self.description.written.connect(self.described)
        self.parent_pill.changed.connect(self._on_parent_changed)
        self.connect_to.changed.connect(self._on_connection_changed)
        self.codes.removed.connect(self.codes_removed)
        self.links.removed.connect(self._on_links_removed)
        self.quotes.opened.connect(self.opened)

    def _on_name_edited(self) -> None:
        typed = self.name.text().strip()
        if self.name.isModified() and typed:
            self.name.setModified(False)
            before, self.name.kept = self.name.kept, typed
            self.renamed.emit(before, typed)

    def _on_parent_changed(self) -> None:
        self.parent_chosen.emit(self.parent_pill.value)

    def _on_connection_changed(self) -> None:
        if self.connect_to.value:
            self.connection_chosen.emit(self.connect_to.value, self.label.text().strip())
            self.label.clear()

    def _on_links_removed(self, links: list[str]) -> None:
        for link in links:
            self.link_removed.emit(link)
