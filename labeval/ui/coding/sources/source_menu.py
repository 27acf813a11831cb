"""The menu of the list of sources: names, folders, participants, attributes, order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from labeval.coding import sources as changes_of
from labeval.coding.attributes import PARTICIPANT, SET_ATTRIBUTE, SOURCE, TAG, setting, tagging
from labeval.coding.coders.double_coding import FINISH, finish
from labeval.coding.edits import Change
from labeval.coding.rows import Source
from labeval.text.natural_order import natural
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.coding.parts.names import speaker_name
from labeval.ui.coding.parts.numbers import LocalAmount
from labeval.ui.coding.parts.popup import Popup
from labeval.ui.coding.sources.pairs_dialog import PairsDialog
from labeval.ui.coding.sources.source_order import (
    BY_NAME,
    BY_PARTICIPANT,
    BY_REVIEWED,
    BY_SEGMENTS,
    OF_ATTRIBUTE,
)
from labeval.ui.coding.sources.source_panel import SourcePanel
from labeval.ui.plain import ask_yes_no, menu_text
from labeval.ui.theme import Theme
from labeval.ui.widgets.basics.menus import style_menu

if TYPE_CHECKING:
    from labeval.ui.memory import Memory

_ORDER = "coding.source_order"
_MOST_OFFERED = 40
"""Folders and participants in a menu; others are typed."""


class SourceMenu(QObject):
    """Commands on the selected sources; each is one edit.

    Args:
        window: over which cards and dialogs open.
        memory: of this machine, for the order; None remembers nothing.

    Signals:
        order_changed: the list is to be in another order.
        memo_requested: the memo about a source (its id).
        progress_requested: how much of all sources is coded and reviewed.
    """

    order_changed = Signal()
    memo_requested = Signal(str)
    progress_requested = Signal()

    def __init__(
        self,
        theme: Theme,
        controller: CodingController,
        panel: SourcePanel,
        window: QWidget,
        memory: Memory | None,
    ) -> None:
        super().__init__(window)
        self._theme, self._controller = theme, controller
        self._panel, self._window, self._memory = panel, window, memory
        kept = memory.get(_ORDER, "") if memory is not None else ""
        self.order = kept if isinstance(kept, str) and kept else BY_PARTICIPANT
        self.field = _NameCard(theme, window)
        self.dialog: PairsDialog | None = None

    def open_at(self, at: QPoint) -> None:
        """Open the menu at a place of the screen."""
        self.menu().popup(at)

    def menu(self) -> QMenu:
        """The menu, not opened yet."""
        menu = self._styled(QMenu(self._panel))
        menu.aboutToHide.connect(menu.deleteLater)
        chosen = self._panel.selected
        if chosen:
            self._add_source_entries(menu, chosen)
            menu.addSeparator()
        menu.addMenu(self._order_menu(menu))
        self._add(menu, self.tr("Progress of all sources"), self.progress_requested.emit)
        return menu

    # -- what the entries do

    def rename(self) -> None:
        """Ask for another name of the current source."""
        source = self._panel.current
        if source is not None:

            def keep(name: str) -> None:
                self._do(changes_of.RENAME_SOURCE, changes_of.rename(source, name))

            self._ask(self.tr("Name of the source"), source.name, keep)

    def move_to(self, folder: str) -> None:
        """Put the selected sources into a folder; into none where it is empty."""
        self._do(changes_of.MOVE_SOURCE, changes_of.move(self._panel.selected, folder))

    def give_to(self, participant: str) -> None:
        """Give the selected sources to a participant."""
        self._do(changes_of.GIVE_SOURCE, changes_of.give(self._panel.selected, participant))

    def tag(self, name: str) -> None:
        """Give the selected sources a tag; where all have it, take it away."""
        tags = self._controller.attributes.tags
        has = all(name in tags(source.id) for source in self._panel.selected)
        self._tag(name, on=not has)

    def new_tag(self, name: str) -> None:
        """Give the selected sources a tag by its typed name, also one that there is."""
        self._tag(name, on=True)

    def _tag(self, name: str, *, on: bool) -> None:
        chosen = [source.id for source in self._panel.selected]
        rows = self._controller.attribute_rows.values()
        self._do(TAG, tagging(rows, chosen, name, on=on))

    def review(self) -> None:
        """Mark the selected sources as reviewed; where all are, as not reviewed."""
        chosen = self._panel.selected
        done = not all(source.reviewed for source in chosen)
        self._do(changes_of.REVIEW_SOURCE, changes_of.review(chosen, reviewed=done))

    def finish(self) -> None:
        """Record of the selected sources of the sample that they are coded; where all are, that
        more is to be done."""
        controller = self._controller
        chosen = self._sampled()
        done = not all(controller.sample[id] for id in chosen)
        memos = list(controller.memos.values())
        self._do(
            FINISH, [c for id in chosen for c in finish(memos, id, controller.coder, done=done)]
        )

    def _sampled(self) -> list[str]:
        """Ids of the selected sources that were drawn for this coder."""
        return [s.id for s in self._panel.selected if s.id in self._controller.sample]

    def delete(self) -> None:
        """Delete the selected imported sources, after asking."""
        chosen = [s for s in self._panel.selected if not changes_of.is_gathered(s)]
        book = self._controller.workbook
        memos, attributes = book.memos(), book.attributes()
        changes: list[Change] = []
        segments = 0
        for source in chosen:
            codings = book.codings(source.id)
            segments += len(codings)
            passages = book.passages(source.id)
            changes += changes_of.delete(source, passages, codings, memos, attributes)
        text = self.tr(
            "Delete {sources:source|sources} with {segments:coded segment|coded segments}, of all "
            "coders? Undo brings everything back."
        ).format(sources=LocalAmount(len(chosen)), segments=LocalAmount(segments))
        if chosen and ask_yes_no(self._window, text):
            self._do(changes_of.DELETE_SOURCE, changes)

    def edit_attributes(self, about: str) -> None:
        """Show and change attributes of the current source, or of its participant."""
        source = self._panel.current
        if source is None:
            return
        row = source.id if about == SOURCE else source.participant
        known = dict(self._controller.attributes.of(about, row))
        named = dict.fromkeys(self._controller.attributes.names_about(about), "")

        def keep(values: dict[str, str]) -> None:
            rows = self._controller.attribute_rows.values()
            self._do(SET_ATTRIBUTE, setting(rows, about, row, values))

        title = self.tr("Attributes of {name}").format(
            name=source.name if about == SOURCE else source.participant
        )
        self._show(
            PairsDialog(
                self._theme,
                self._window,
                title=title,
                heads=(self.tr("Attribute"), self.tr("Value")),
                pairs={**named, **known},
                keep=keep,
            )
        )

    def edit_speakers(self) -> None:
        """Say which speakers of the current source are participants of their own."""
        source = self._panel.current
        if source is None:
            return
        passages = self._controller.workbook.passages(source.id)
        speakers = dict.fromkeys(p.speaker for p in passages if p.speaker)
        shown = {speaker_name(speaker): speaker for speaker in speakers}
        cases, known = dict(source.cases), self._participants()
        proposed = changes_of.proposed_codes(source, speakers, known)

        def keep(values: dict[str, str]) -> None:
            found = {shown[name]: code for name, code in values.items() if name in shown}
            self._do(changes_of.GIVE_SOURCE, changes_of.give_speakers(source, found))

        self._show(
            PairsDialog(
                self._theme,
                self._window,
                title=self.tr("Speakers as participants"),
                heads=(self.tr("Speaker"), self.tr("Participant")),
                pairs={name: cases.get(speaker, "") for name, speaker in shown.items()},
                keep=keep,
                offered=known,
                fixed=True,
                proposed={speaker_name(speaker): code for speaker, code in proposed.items()},
            )
        )

    # -- building

    def _add_source_entries(self, menu: QMenu, chosen: Sequence[Source]) -> None:
        one, imported = len(chosen) == 1, [s for s in chosen if not changes_of.is_gathered(s)]
        self._add(menu, self.tr("Rename…"), self.rename, enabled=one)
        self._add(menu, self.tr("Memo…"), self._on_memo, enabled=one)
        is_done = all(source.reviewed for source in chosen)
        text = self.tr("Not reviewed") if is_done else self.tr("Reviewed ✓")
        self._add(menu, text, self.review)
        if sampled := self._sampled():
            is_done = all(self._controller.sample[id] for id in sampled)
            text = self.tr("Not finished") if is_done else self.tr("Finished, of the sample ✓")
            self._add(menu, text, self.finish)
        folders = {s.folder for s in self._controller.sources.values()} - {""}
        menu.addMenu(
            self._choices(
                menu,
                self.tr("Folder"),
                sorted(folders, key=natural),
                self.tr("No folder"),
                self.move_to,
                self.tr("Name of the folder"),
            )
        )
        menu.addMenu(self._tags_menu(menu, chosen))
        whose = self._choices(
            menu,
            self.tr("Participant"),
            self._participants(),
            self.tr("No participant"),
            self.give_to,
            self.tr("Code of the participant"),
        )
        whose.setEnabled(bool(imported))
        menu.addMenu(whose)
        self._add(menu, self.tr("Speakers as participants…"), self.edit_speakers, enabled=one)
        about = _Chosen(self.edit_attributes, SOURCE)
        self._add(menu, self.tr("Attributes of the source…"), about, enabled=one)
        about = _Chosen(self.edit_attributes, PARTICIPANT)
        there = one and bool(chosen[0].participant)
        self._add(menu, self.tr("Attributes of the participant…"), about, enabled=there)
        self._add(menu, self.tr("Delete…"), self.delete, enabled=bool(imported))

    def _add(
        self, menu: QMenu, text: str, run: Callable[[], object], *, enabled: bool = True
    ) -> None:
        action = menu.addAction(text)
        action.setEnabled(enabled)
        action.triggered.connect(run)

    def _choices(
        self,
        menu: QMenu,
        title: str,
        names: Sequence[str],
        none: str,
        then: Callable[[str], object],
        asked: str,
    ) -> QMenu:
        """A menu of names, none, and a new one."""
        sub = self._styled(QMenu(title, menu))
        for name in names[:_MOST_OFFERED]:
            sub.addAction(menu_text(name)).triggered.connect(_Chosen(then, name))
        if names:
            sub.addSeparator()
        new = sub.addAction(self.tr("New…"))
        new.triggered.connect(_Asking(self._ask, asked, then))
        sub.addAction(none).triggered.connect(_Chosen(then, ""))
        return sub

    def _tags_menu(self, menu: QMenu, chosen: Sequence[Source]) -> QMenu:
        """All tags, those that every selected source has with a tick, and a new one."""
        sub = self._styled(QMenu(self.tr("Tags"), menu))
        known = self._controller.attributes
        for name in known.all_tags[:_MOST_OFFERED]:
            action = sub.addAction(menu_text(name))
            action.setCheckable(True)
            action.setChecked(all(name in known.tags(source.id) for source in chosen))
            action.triggered.connect(_Chosen(self.tag, name))
        sub.addSeparator()
        new = sub.addAction(self.tr("New…"))
        new.triggered.connect(_Asking(self._ask, self.tr("Tag"), self.new_tag))
        return sub

    def _order_menu(self, menu: QMenu) -> QMenu:
        sub = self._styled(QMenu(self.tr("Order"), menu))
        group = QActionGroup(sub)
        names = {
            BY_PARTICIPANT: self.tr("By participant"),
            BY_NAME: self.tr("By name"),
            BY_SEGMENTS: self.tr("Most segments first"),
            BY_REVIEWED: self.tr("Not reviewed first"),
        }
        for name in self._controller.attributes.names:
            names[OF_ATTRIBUTE + name] = self.tr("By {attribute}").format(attribute=name)
        for order, text in names.items():
            action = sub.addAction(menu_text(text))
            action.setCheckable(True)
            action.setChecked(order == self.order)
            group.addAction(action)
            action.triggered.connect(_Chosen(self.arrange, order))
        return sub

    def arrange(self, order: str) -> None:
        """Put the list into another order."""
        self.order = order
        if self._memory is not None:
            self._memory.set(_ORDER, order)
        self.order_changed.emit()

    def _participants(self) -> list[str]:
        known = {code for s in self._controller.sources.values() for code in s.participants}
        known |= {a.row for a in self._controller.attribute_rows.values() if a.about == PARTICIPANT}
        return sorted(known, key=natural)

    def _styled(self, menu: QMenu) -> QMenu:
        style_menu(menu, self._theme)
        return menu

    def _ask(self, heading: str, text: str, then: Callable[[str], object]) -> None:
        box = self._panel.list.visualRect(self._panel.list.currentIndex())
        at = self._panel.list.viewport().mapTo(self._window, box.topLeft())
        self.field.ask(heading, text, then, at, box.height())

    def _show(self, dialog: PairsDialog) -> None:
        self.dialog = dialog
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _do(self, label: str, changes: Sequence[Change]) -> None:
        self._controller.do(label, changes)

    def _on_memo(self) -> None:
        source = self._panel.current
        if source is not None:
            self.memo_requested.emit(source.id)


class _NameCard(Popup):
    """Asks for a name; Enter takes it."""

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(theme, window)
        self._then: Callable[[str], object] = str
        self.field.accepted.connect(self._on_accepted)

    def ask(
        self, heading: str, text: str, then: Callable[[str], object], at: QPoint, below: int
    ) -> None:
        """Ask for a name, beginning with ``text``."""
        self._then = then
        self.heading.set_text(heading)
        self.field.setAccessibleName(heading)
        self.field.setText(text)
        self.field.selectAll()
        self.open_at(at, below=below)

    def _on_accepted(self) -> None:
        name = self.field.text().strip()
        self.close_popup()
        if name:
            self._then(name)


class _Chosen:
    """A slot that passes a fixed name on."""

    def __init__(self, then: Callable[[str], object], name: str) -> None:
        self._then, self._name = then, name

    def __call__(self, _checked: bool = False) -> None:
        self._then(self._name)


class _Asking:
    """A slot that asks for a new name."""

    def __init__(
        self,
        ask: Callable[[str, str, Callable[[str], object]], object],
        heading: str,
        then: Callable[[str], object],
    ) -> None:
        self._ask, self._heading, self._then = ask, heading, then

    def __call__(self, _checked: bool = False) -> None:
        self._ask(self._heading, "", self._then)
