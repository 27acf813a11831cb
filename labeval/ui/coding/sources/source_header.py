"""The line above the text: whose it is, how long, how much of it is coded."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from labeval.coding.coders.disputes import AGREED
from labeval.coding.coverage import Coverage
from labeval.coding.edits import Change
from labeval.coding.rows import Coding
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.coding.parts.names import source_parts
from labeval.ui.coding.parts.times import clock
from labeval.ui.coding.sources.source_order import shortened
from labeval.ui.language import Retranslating
from labeval.ui.plain import set_tool_tip
from labeval.ui.theme import GRID, Theme, Themed
from labeval.ui.widgets.basics.chevron import Chevron
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.line_label import LineLabel
from labeval.ui.widgets.basics.link_button import LinkButton
from labeval.ui.widgets.fitting.wrapping import WrappingRow

_MOST_SHOWN = 28
"""Letters of a name; all of it is in the list and in the tip."""


class SourceHeader(Retranslating, Themed, QWidget):
    """The heading of the current source.

    Signals:
        stepped: to the next source (1) or the one before (-1).
        memo_requested: the memo about this source.
    """

    stepped = Signal(int)
    memo_requested = Signal()

    def __init__(self, theme: Theme, controller: CodingController) -> None:
        super().__init__()
        self._controller = controller
        self._theme = theme
        self._words = 0
        self._coverage = Coverage(())
        self._agreed: set[str] = set()
        """Ids of the agreed segments of the text, kept up to date segment by segment."""
        self._length_ms: int | None = None
        self._who = Label(theme, size=16, bold=True)
        self._what = Label(theme, size=16)
        self._aside = LineLabel(theme, size=12, role="soft_text")
        self._consent = Label(theme, size=12, role="note_text")
        self._memo = LinkButton()
        self._before, self._after = Chevron(-1, self), Chevron(1, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(4 * GRID, GRID, 3 * GRID, GRID)
        column.setSpacing(0)
        row = WrappingRow(GRID)
        column.addLayout(row)
        column.addWidget(self._aside)
        self._added = QWidget()
        added = QHBoxLayout(self._added)
        added.setContentsMargins(0, 0, 0, 0)
        added.setSpacing(GRID)
        for part in (self._who, self._what, self._consent):
            row.addWidget(part)
        row.addStretch()
        for other in (self._added, self._memo, self._before, self._after):
            row.addWidget(other)
        self._before.clicked.connect(self._on_before)
        self._after.clicked.connect(self._on_after)
        self._memo.clicked.connect(self.memo_requested)
        controller.source_shown.connect(self._on_text_changed)
        controller.passages_changed.connect(self._on_text_changed)
        controller.coding_changed.connect(self._on_coding_changed)
        controller.counts_changed.connect(self.show_source)
        controller.memos_changed.connect(self.show_source)
        controller.sources_changed.connect(self.show_source)
        controller.study_named.connect(self.show_source)
        self.set_theme(theme)
        self.show_source()

    def add_action(self, action: LinkButton) -> None:
        """Add a command on the current source, before the memo."""
        action.set_theme(self._theme)
        layout = self._added.layout()
        assert layout is not None
        layout.addWidget(action)

    def show_source(self) -> None:
        """Show the current source."""
        source = self._controller.source
        for part in (self._memo, self._before, self._after):
            part.setVisible(source is not None)
        if source is None:
            for label in (self._who, self._what, self._aside, self._consent):
                label.set_text("")
            return
        who, what = source_parts(source)
        self._who.set_text(shortened(who, _MOST_SHOWN))
        self._what.set_text(shortened(what, _MOST_SHOWN))
        set_tool_tip(self._what if what else self._who, source.name)
        self._consent.set_text("" if source.quotable else self.tr("not to be quoted"))
        has_memo = self._controller.memo_about("source", source.id) is not None
        self._memo.setText(self.tr("Memo ✎") if has_memo else self.tr("Memo"))
        self._before.setAccessibleName(self.tr("Source before"))
        self._after.setAccessibleName(self.tr("Next source"))
        self._aside.set_text("   ·   ".join(self._facts()))

    def retranslate(self) -> None:
        self.show_source()

    def _facts(self) -> list[str]:
        controller = self._controller
        facts = (
            [controller.naming.condition(controller.source.condition)]
            if controller.source is not None and controller.source.condition
            else []
        )
        if self._length_ms is not None:
            facts.append(clock(self._length_ms))
        facts.append(self.tr("%Ln word(s)", "", self._words))
        # What was agreed repeats segments of coders, and is not counted in the list either.
        segments = len(controller.codings) - len(self._agreed)
        facts.append(self.tr("%Ln segment(s)", "", segments))
        if controller.codings and self._words:
            facts.append(self.tr("{percent} % coded").format(percent=self._percent()))
        if controller.source is not None and controller.source.reviewed:
            facts.insert(0, "✓")
        return facts

    def _percent(self) -> int:
        """Per cent of the text's characters that are in a segment."""
        return round(100 * self._coverage.covered / max(1, self._coverage.characters))

    def _on_text_changed(self) -> None:
        self._words = sum(p.text.count(" ") + 1 for p in self._controller.passages if p.text)
        codings = self._controller.codings.values()
        self._coverage = Coverage(self._controller.passages, codings)
        self._agreed = {coding.id for coding in codings if coding.coder == AGREED.id}
        ends = [p.end_ms for p in self._controller.passages if p.end_ms is not None]
        self._length_ms = max(ends, default=None)
        self.show_source()

    def _on_coding_changed(self, change: Change) -> None:
        if isinstance(change.after, Coding):
            self._coverage.put(change.after)
            if change.after.coder == AGREED.id:
                self._agreed.add(change.after.id)
        else:
            self._coverage.take(change.row.id)
            self._agreed.discard(change.row.id)

    def _on_before(self) -> None:
        self.stepped.emit(-1)

    def _on_after(self) -> None:
        self.stepped.emit(1)
