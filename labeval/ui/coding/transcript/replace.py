"""Find and replace: in this text or in all of them, one by one or all at once."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from labeval.coding.edits import Change
from labeval.coding.texts.editing import REPLACE_ALL
from labeval.jobs.redaction.redactable import can_correct
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.coding.sound.buttons import SoundButton
from labeval.ui.coding.text.passage_view import PassageView
from labeval.ui.coding.transcript.finding import TextMatch, Wanted, replacing
from labeval.ui.coding.transcript.replace_field import ReplaceField
from labeval.ui.language import Retranslating
from labeval.ui.theme import GRID, Theme, Themed
from labeval.ui.widgets.basics.chevron import Chevron
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.link_button import LinkButton

_TYPING_MS = 150


class ReplaceBar(Retranslating, Themed, QWidget):
    """Two rows above the text: what to find, and what to put in its place.

    Signals:
        message_shown: what was done, or why nothing was.
    """

    message_shown = Signal(str)

    def __init__(self, theme: Theme, controller: CodingController, view: PassageView) -> None:
        super().__init__()
        self._controller = controller
        self._view = view
        self._hits: list[TextMatch] = []
        self._at = -1
        self.wanted, self.typed = ReplaceField(), ReplaceField()
        self.whole, self.case, self.everywhere = (SoundButton(None, toggles=True) for _ in range(3))
        self._count = Label(theme, size=12, role="soft_text")
        self._before, self._after = Chevron(-1, self), Chevron(1, self)
        self.one, self.all = LinkButton(), LinkButton()
        self._close = LinkButton(role="soft_text")
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
        self._typing.setInterval(_TYPING_MS)
        self._lay_out()
        self._connect()
        self.set_theme(theme)
        self.retranslate()
        self.hide()

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, GRID // 2, 0, GRID)
        grid.setHorizontalSpacing(GRID)
        grid.setVerticalSpacing(GRID // 2)
        grid.addWidget(self.wanted, 0, 0)
        grid.addWidget(self.typed, 1, 0)
        found, done = QHBoxLayout(), QHBoxLayout()
        for row in (found, done):
            row.setSpacing(GRID)
        for part in (self._before, self._after, self._count, self._close):
            found.addWidget(part)
        found.insertStretch(3, 1)
        for other in (self.one, self.all, self.whole, self.case, self.everywhere):
            done.addWidget(other)
        done.insertStretch(2, 1)
        grid.addLayout(found, 0, 1)
        grid.addLayout(done, 1, 1)
        grid.setColumnStretch(0, 1)

    def _connect(self) -> None:
        self.wanted.textChanged.connect(self._typing.start)
        self._typing.timeout.connect(self._on_wanted_changed)
        for box in (self.whole, self.case, self.everywhere):
            box.toggled.connect(self._on_wanted_changed)
        self.wanted.accepted.connect(self._on_find_accepted)
        self.typed.accepted.connect(self._on_typed_accepted)
        for field in (self.wanted, self.typed):
            field.left.connect(self.close_bar)
        self._before.clicked.connect(self._on_before)
        self._after.clicked.connect(self._on_after)
        self.one.clicked.connect(self.replace_one)
        self.all.clicked.connect(self.replace_every)
        self._close.clicked.connect(self.close_bar)

    # -- opening ------------------------------------------------------------------------------

    def open_bar(self) -> None:
        """Show it, and look for what is selected."""
        selection = self._view.selection
        if selection is not None and "\n" not in selection.text:
            self.wanted.setText(selection.text)
        self.show()
        self.wanted.selectAll()
        self.wanted.setFocus(Qt.FocusReason.OtherFocusReason)
        self._look(stay=True)

    def close_bar(self) -> None:
        """Hide it, and give the keyboard to the text."""
        self.hide()
        self._view.show_hit("")
        self._view.setFocus(Qt.FocusReason.OtherFocusReason)

    # -- finding ------------------------------------------------------------------------------

    @property
    def count(self) -> int:
        """Number of matches."""
        return len(self._hits)

    @property
    def found(self) -> str:
        """Number of matches, as text."""
        return self._count.text()

    def step(self, by: int) -> None:
        """Go to another place, in the next text where this one has no more."""
        if self._hits:
            self._at = (self._at + by) % len(self._hits)
            self._go()

    def _look(self, *, stay: bool = False) -> None:
        """Look again; with ``stay`` at the current match or the next one after it."""
        old = self._hits[self._at] if stay and 0 <= self._at < len(self._hits) else None
        sources = [s.id for s in self._controller.sources.values() if can_correct(s)]
        here = self._controller.source
        if not self.everywhere.isChecked():
            sources = [id for id in sources if here is not None and id == here.id]
        elif here is not None and here.id in sources:
            at = sources.index(here.id)
            sources = [*sources[at:], *sources[:at]]
        self._hits = self._in_words().hits_in(self._controller.workbook, sources)
        self._at = 0 if self._hits else -1
        if old is not None and old.source in sources:
            order = {id: n for n, id in enumerate(sources)}
            place = (order[old.source], old.number, old.start)
            later = (
                n
                for n, hit in enumerate(self._hits)
                if (order[hit.source], hit.number, hit.start) >= place
            )
            self._at = next(later, self._at)
        self._go()

    def _in_words(self) -> Wanted:
        return Wanted(
            self.wanted.text(),
            whole_words=self.whole.isChecked(),
            match_case=self.case.isChecked(),
        )

    def _go(self) -> None:
        self._show_count()
        if self._at < 0:
            self._view.show_hit("")
            return
        hit = self._hits[self._at]
        if self._controller.source is None or self._controller.source.id != hit.source:
            self._controller.open_source(hit.source)
        self._view.show_hit(hit.passage, hit.start, hit.end)

    def _show_count(self) -> None:
        texts = len({hit.source for hit in self._hits})
        if not self.wanted.text().strip():
            text = ""
        elif not self._hits:
            text = self.tr("not found")
        elif self.everywhere.isChecked():
            text = self.tr("{at} of {count}, in {texts} texts")
        else:
            text = self.tr("{at} of {count}")
        self._count.set_text(text.format(at=self._at + 1, count=len(self._hits), texts=texts))
        for part in (self.one, self.all, self._before, self._after):
            part.setEnabled(bool(self._hits))

    # -- replacing ----------------------------------------------------------------------------

    def replace_one(self) -> None:
        """Replace the current match, and go to the next."""
        if self._at >= 0:
            hit = self._hits[self._at]
            text = self._controller.workbook.text_of(hit.source)
            done = self._controller.do(REPLACE_ALL, replacing(text, [hit], self.typed.text()))
            if done is not None:
                self._look(stay=True)
            else:
                self.step(1)

    def replace_every(self) -> None:
        """Replace all places, as one edit."""
        count = len(self._hits)
        changes: list[Change] = []
        for source in dict.fromkeys(hit.source for hit in self._hits):
            hits = [hit for hit in self._hits if hit.source == source]
            changes += replacing(self._controller.workbook.text_of(source), hits, self.typed.text())
        if changes and self._controller.do(REPLACE_ALL, changes) is not None:
            self.message_shown.emit(
                self.tr("%Ln places replaced; Undo takes all of them back.", "", count)
            )
            self._look()

    # -- events -------------------------------------------------------------------------------

    def _on_wanted_changed(self) -> None:
        if self.isVisible():
            self._look()

    def _on_find_accepted(self, backwards: bool) -> None:
        if self._typing.isActive():
            self._typing.stop()
            self._look()
        else:
            self.step(-1 if backwards else 1)

    def _on_typed_accepted(self, _backwards: bool) -> None:
        self.replace_one()

    def _on_before(self) -> None:
        self.step(-1)

    def _on_after(self) -> None:
        self.step(1)

    def retranslate(self) -> None:
        for field, words in (
            (self.wanted, self.tr("Find in the transcripts")),
            (self.typed, self.tr("Put this in its place")),
        ):
            field.setPlaceholderText(words)
            field.setAccessibleName(words)
        self.whole.setText(self.tr("Whole words"))
        self.case.setText(self.tr("Match case"))
        self.everywhere.setText(self.tr("All texts"))
        self.one.setText(self.tr("Replace"))
        self.all.setText(self.tr("Replace all"))
        self._close.setText(self.tr("Close"))
        self._before.setAccessibleName(self.tr("Previous place"))
        self._after.setAccessibleName(self.tr("Next place"))
        self._show_count()
