"""The window that compares two coders: coefficients above, disagreements below."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import cast

from PySide6.QtCore import QCoreApplication, QItemSelectionModel, Qt
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from labeval.coding.coders import double_coding
from labeval.coding.coders.disputes import (
    AGREED,
    REOPEN,
    RESOLVE,
    TAKE_AGREEMENTS,
    Decision,
    Dispute,
    agreements,
    decisions,
    disputes,
    reopen,
    resolve,
    take_agreements,
)
from labeval.coding.coders.double_coding import CodingSample
from labeval.coding.coders.unit_decisions import UNITS, Unit
from labeval.coding.edits import Change, Edit, added
from labeval.coding.identity import coder_id
from labeval.coding.rows import Coder
from labeval.jobs.coding.agreement import compare_coders, shared_sources
from labeval.text.natural_order import natural
from labeval.ui.background import Steps
from labeval.ui.coding.compare.grid import coefficients, decision_name, disputed, unit_name
from labeval.ui.coding.compare.place import (
    BOTH,
    FIRST,
    NEITHER,
    SECOND,
    DisputePlace,
    is_possible,
    kept,
)
from labeval.ui.coding.compare.sample import SampleDialog, what_is_missing
from labeval.ui.coding.counts.computed_window import ComputedWindow
from labeval.ui.coding.counts.grid import Grid
from labeval.ui.coding.counts.table import GridTable
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.coding.parts.section import Ground
from labeval.ui.coding.parts.turned import turned_text
from labeval.ui.language import interface_words
from labeval.ui.memory import Memory
from labeval.ui.plain import set_tool_tip
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.label import Label, SpokenLabel
from labeval.ui.widgets.basics.one_pill import OnePill


@dataclass(frozen=True, slots=True)
class Comparison:
    """Coefficients of two coders and the places where they differ."""

    sources: list[str]
    disputes: list[Dispute]
    decided: dict[str, Decision]
    coefficients: Grid
    listed: Grid


_WIDEST = 320
"""Of the pills with the unit and the sources, which are whole in each language."""
_SHARED, _SAMPLE = "shared", "sample"
_OF_THIS_WINDOW = frozenset({RESOLVE, REOPEN, TAKE_AGREEMENTS, double_coding.DRAW})
"""Acts that are undone here; what was done to the texts is undone where it can be seen."""


class CompareWindow(ComputedWindow):
    """Agreement of two coders and the places where they disagree."""

    def __init__(
        self, controller: CodingController, theme: Theme, memory: Memory | None = None
    ) -> None:
        super().__init__(controller, theme, memory, name="code_compare", size=(1280, 800))
        self._disputes: list[Dispute] = []
        self._decided: dict[str, Decision] = {}
        self._sources: list[str] = []
        self._current_dispute = ""
        self._found: Comparison | None = None
        self._by = ""
        """The heading by which the disagreements are sorted; empty for the order of the texts."""
        self._seen: tuple[str, Decision | None] | None = None
        """The dispute that is drawn (id), and its decision; None after an act of one's own."""
        self._is_read = self._grid_shown = False
        self._focus_waits = True
        self.first = OnePill(theme)
        self.second = OnePill(theme)
        self.unit = OnePill(theme)
        self.which = OnePill(theme)
        self.unit.widest = self.which.widest = _WIDEST
        self.sample = ActionButton()
        self.take = ActionButton()
        self.explanation = Label(theme, size=13, role="soft_text", wrap=True)
        self.message = SpokenLabel(theme, size=13, role="note_text", wrap=True)
        self.state = Label(theme, size=13, role="soft_text", wrap=True)
        self.left = Label(theme, size=13, role="soft_text", wrap=True)
        self.empty = Label(theme, size=15, role="soft_text", wrap=True)
        self.coefficients = GridTable(theme)
        self.list = GridTable(theme)
        self.list.setSelectionBehavior(GridTable.SelectionBehavior.SelectRows)
        self.list.setSelectionMode(GridTable.SelectionMode.ExtendedSelection)
        self.place = DisputePlace(theme)
        self._lay_out()
        self._connect()
        self.retranslate()

    @property
    def coders(self) -> tuple[str, str]:
        """Ids of the two who are compared."""
        return self.first.value, self.second.value

    # -- what is shown ------------------------------------------------------------------------

    def show_corpus(self) -> None:
        self._is_read = True
        used = {coding.coder for coding in self.corpus.codings} - {AGREED.id}
        coders = {c.id: c.name for c in self.corpus.coders.values() if c.id in used}
        self.first.set_values(self.tr("Coder"), coders)
        if self.second.value in ("", self.first.value):
            self.second.show_value(next((id for id in coders if id != self.first.value), ""))
        self.second.set_values(self.tr("and"), coders)
        sample = self._sample()
        which = {_SHARED: self.tr("that both have coded")}
        if sample is not None:
            which[_SAMPLE] = self.tr("of the sample, finished by both")
            memos = self.controller.workbook.memos()
            if not self.which.value and double_coding.comparable(sample, memos):
                # Of what was drawn, a source in which one rightly coded nothing counts, too.
                self.which.show_value(_SAMPLE)
        self.which.set_values(self.tr("Sources"), which)
        self._show_sample(sample)
        enough = len(coders) > 1 and len(set(self.coders)) == 2
        self._parts.setVisible(enough and self._grid_shown)
        self.empty.setVisible(not enough)
        self.empty.set_text(what_is_missing(drawn=sample is not None))
        self.take.setEnabled(enough)
        self.place.setVisible(enough)
        for pill in (self.first, self.second, self.unit, self.which):
            pill.setVisible(enough)
        if enough:
            self._show_comparison(sample)
        else:
            self.place.show_nothing("")

    def _show_comparison(self, sample: CodingSample | None) -> None:
        memos = self.controller.workbook.memos()
        corpus, coders, unit = self.corpus, self.coders, cast(Unit, self.unit.value)
        if self.which.value == _SAMPLE and sample is not None:
            sources = double_coding.comparable(sample, memos)
        else:
            sources = shared_sources(corpus, coders)

        def compute(steps: Steps) -> Comparison:
            found = compare_coders(corpus, coders, unit=unit, sources=sources)
            steps()
            differing = disputes(corpus, coders, sources)
            decided = decisions(corpus, differing, memos)
            with interface_words():
                listed = disputed(corpus, differing, coders, decided)
                grid = coefficients(corpus, found)
            return Comparison(sources, differing, decided, grid, listed)

        self.background.ask(compute, self._show)

    def _show(self, found: Comparison) -> None:
        self._found = found
        self._sources, self._decided = found.sources, found.decided
        self.explanation.set_text(found.coefficients.about)
        self.coefficients.show_grid(found.coefficients)
        self._grid_shown = True
        self._parts.show()
        self._show_listed(found)
        self.say_found(found.coefficients.about, found.listed.about)
        if self._focus_waits and self.isVisible() and self._disputes:
            self._focus_waits = False
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_listed(self, found: Comparison) -> None:
        """Show the disagreements in the order that was asked for."""
        listed, order = found.listed, list(range(len(found.disputes)))
        about = listed.about
        if self._by in listed.heads:
            column = listed.heads.index(self._by)
            order.sort(key=lambda n: natural(listed.lines[n].cells[column].text))
            text = QCoreApplication.translate("CodeViews", "Rows are sorted by “{name}”.")
            about += "  ·  " + text.format(name=self._by)
        selected = {dispute.id for dispute in self._selected()}
        self._disputes = [found.disputes[n] for n in order]
        self.left.set_text(about)
        self.list.show_grid(replace(listed, lines=tuple(listed.lines[n] for n in order)))
        self._show_current()
        flags = QItemSelectionModel.SelectionFlag
        for n, dispute in enumerate(self._disputes):
            if dispute.id in selected:
                row = self.list.grid_model.index(n, 0)
                self.list.selectionModel().select(row, flags.Select | flags.Rows)

    def _on_column_asked(self, head: str) -> None:
        """Sort the disagreements by a column; once more takes it back."""
        self._by = "" if self._by == head else head
        if self._found is not None:
            self._show_listed(self._found)

    def _show_current(self) -> None:
        row = self._row()
        if not self._disputes:
            self.place.show_nothing(
                self.tr("Both agree on every segment of the sources they have coded.")
            )
            return
        dispute = self._disputes[row]
        self._current_dispute = dispute.id
        if self.list.currentIndex().row() != row:
            self.list.setCurrentIndex(self.list.grid_model.index(row, 0))
        decision = self._decided.get(dispute.id)
        decided = decision_name(self.corpus, dispute, decision)
        self._seen = (dispute.id, decision)
        self.place.show_dispute(self.corpus, dispute, self.coders, decision, decided)

    def _sample(self) -> CodingSample | None:
        """The sample that was drawn last for these two, else the last of all."""
        drawn = double_coding.samples(self.controller.workbook.memos())
        of_two = [s for s in drawn if {s.first, s.second} == set(self.coders)]
        return next(iter(of_two or drawn), None)

    def _show_sample(self, sample: CodingSample | None) -> None:
        self.state.setVisible(sample is not None)
        if sample is None:
            return
        memos = self.controller.workbook.memos()
        names = {coder.id: coder.name for coder in self.corpus.coders.values()}
        done = [
            len(double_coding.finished(memos, id) & set(sample.sources))
            for id in (sample.first, sample.second)
        ]
        text = self.tr(
            "Sample of {sources} sources, seed {seed}: {first} has finished {first_done}, "
            "{second} {second_done}. Whoever has not finished one does not see the other's codes "
            "in it."
        )
        self.state.set_text(
            text.format(
                sources=len(sample.sources),
                seed=sample.seed,
                first=names.get(sample.first, "?"),
                second=names.get(sample.second, "?"),
                first_done=done[0],
                second_done=done[1],
            )
        )

    # -- edits --------------------------------------------------------------------------------

    def decide(self, choice: int, why: str = "") -> None:
        """Decide the selected disputes in one edit, and go on to the next open one.

        Those that cannot be decided so, since a coder has nothing there, stay as they are.
        """
        selected = self._looked_at()
        if not selected:
            return
        several = [d for d in selected if is_possible(d, choice, self.coders)]
        left, without = len(selected) - len(several), ""
        if left:
            without = self.tr("%Ln cannot be decided so: a coder has nothing there.", "", left)
        if not several:
            self.say(without)
            return
        changes: list[Change] = []
        for dispute in several:
            changes += resolve(
                self.corpus,
                dispute,
                kept(dispute, choice, self.coders),
                coder=self.controller.coder,
                why=why,
                before=self._decided.get(dispute.id),
            )
        decided = {dispute.id for dispute in several}
        row = self._row()
        following = [*self._disputes[row + 1 :], *self._disputes[:row]]
        still = [d.id for d in following if d.id not in self._decided and d.id not in decided]
        once = [*dict.fromkeys(changes)]  # each decision brings the coder of what is agreed
        if self.controller.do(RESOLVE, once) is not None:
            self._current_dispute = next(iter(still), self._current_dispute)
            self.list.clearSelection()
            self._show_current()
            self._seen = None
            self.refresh()
            done = self.tr("%Ln disagreement(s) decided; Ctrl+Z undoes it.", "", len(several))
            self.say(f"{done} {without}".strip() if len(selected) > 1 else "")

    def _selected(self) -> list[Dispute]:
        """The selected disputes if the current one is among them; else this one alone."""
        rows = {index.row() for index in self.list.selectedIndexes()}
        row = self._row()
        return [d for n, d in enumerate(self._disputes) if n == row or (row in rows and n in rows)]

    def _looked_at(self) -> list[Dispute]:
        """The selected disputes; none where another program has changed or decided one of them."""
        seen = self._seen
        before = {dispute.id: self._decided.get(dispute.id) for dispute in self._selected()}
        self.controller.look_elsewhere()
        self.settle()  # what was decided just now is known
        there = {dispute.id: dispute for dispute in self._disputes}
        same = all(id in there and self._decided.get(id) == before[id] for id in before)
        if seen is None or same:
            return [there[id] for id in before if id in there]
        self.say(self.tr("This place was changed or decided elsewhere: look at it, then decide."))
        return []

    def _on_reopened(self) -> None:
        known = [self._decided.get(dispute.id) for dispute in self._looked_at()]
        changes = [change for decision in known if decision for change in reopen(decision)]
        if changes and self.controller.do(REOPEN, changes) is not None:
            self._seen = None
            self.refresh()

    def _on_take(self) -> None:
        self.controller.look_elsewhere()
        self.settle()
        found = agreements(self.corpus, self.coders, self._sources)
        changes = take_agreements(self.corpus, found)
        if changes:
            self.controller.do(TAKE_AGREEMENTS, changes)
        elif any(coding.coder == AGREED.id for coding in self.corpus.codings):
            self.say(self.tr("What both agree on is taken already."))
        else:
            self.say(self.tr("No segment has the same code and the same ends with both."))

    def say(self, words: str) -> None:
        """Say something until the next edit; empty for nothing."""
        if words:
            self._announcer.leave()
        self.message.show_words(words)

    def showEvent(self, event: QShowEvent) -> None:
        self._focus_waits = True  # the keys that decide belong to the list
        super().showEvent(event)

    def _on_acted(self) -> None:
        self.say("")
        super()._on_acted()

    def _on_undo(self) -> None:
        self._turn(self.controller.workbook.can_undo, self.controller.undo)

    def _on_redo(self) -> None:
        self._turn(self.controller.workbook.can_redo, self.controller.redo)

    def _turn(self, label: str | None, edit: Callable[[], Edit | None]) -> None:
        """Undo or redo a decision; an edit on the texts stays until it can be seen."""
        if label is None:
            return
        if label not in _OF_THIS_WINDOW:
            name = QCoreApplication.translate("Coding", label)
            elsewhere = self.tr("Next in turn is “{edit}”: undo or redo it in the coding window.")
            self.say(elsewhere.format(edit=name))
        elif (done := edit()) is not None:  # else it was refused, and the reason is shown above
            self.say(turned_text(done))

    def _on_sample(self) -> None:
        dialog = SampleDialog(self.theme, self, len(self.corpus.sources))
        if dialog.exec() == SampleDialog.DialogCode.Accepted:
            self.draw_sample(dialog.second(), dialog.share(), dialog.seed())
        dialog.deleteLater()

    def draw_sample(self, second: str, share: float, seed: int) -> None:
        """Draw a sample that this coder and another one code each by themselves."""
        changes: list[Change] = []
        id = coder_id(second)
        if id not in self.corpus.coders:
            changes.append(added(Coder(id, second)))
        drawn = double_coding.draw(self.corpus.sources.values(), share=share, seed=seed)
        memos = self.controller.workbook.memos()
        changes += double_coding.keep(
            memos, drawn, first=self.controller.coder, second=id, seed=seed
        )
        self.controller.do(double_coding.DRAW, changes)

    def _row(self) -> int:
        """The row of the current dispute; the first where it is no more."""
        return next((n for n, d in enumerate(self._disputes) if d.id == self._current_dispute), 0)

    def _on_row_changed(self) -> None:
        row = self.list.currentIndex().row()
        if 0 <= row < len(self._disputes) and self._disputes[row].id != self._current_dispute:
            self._current_dispute = self._disputes[row].id
            self._show_current()

    # -- building -----------------------------------------------------------------------------

    def _lay_out(self) -> None:
        for button in (self.sample, self.take):
            button.set_theme(self.theme)
        for pill in (self.first, self.second, self.unit, self.which):
            self.bar.addWidget(pill)
        self.bar.addStretch()
        self.bar.addWidget(self.sample)
        upper, lower = QWidget(), QWidget()
        for holder, about, part in (
            (upper, (self.explanation,), self.coefficients),
            (lower, (self.left, self.take), self.list),
        ):
            column = QVBoxLayout(holder)
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(GRID)
            row = QHBoxLayout()
            for each in about:
                row.addWidget(each, 1 if each is about[0] else 0)
            column.addLayout(row)
            column.addWidget(part)
        self._parts = QSplitter(Qt.Orientation.Vertical)
        self._parts.addWidget(upper)
        self._parts.addWidget(lower)
        self._parts.setChildrenCollapsible(False)
        self._parts.setHandleWidth(2 * GRID)
        self.keep_parts(self._parts)
        paper = Ground(self.theme, "right", "paper")
        column = QVBoxLayout(paper)
        column.setContentsMargins(2 * GRID, GRID + 4, 2 * GRID, GRID)
        column.setSpacing(GRID)
        column.addWidget(self.message)
        column.addWidget(self.state)
        column.addWidget(self.empty)
        self.message.hide()
        column.addWidget(self._parts, 1)
        self.empty.hide()
        self._parts.hide()
        column.addStretch(0)
        self.place.setFixedWidth(self.theme.px(344))
        self.body.addWidget(paper, 1)
        self.body.addWidget(self.place)

    def _connect(self) -> None:
        for pill in (self.first, self.second, self.unit, self.which):
            pill.changed.connect(self._on_choice_changed)
        self.list.selectionModel().currentRowChanged.connect(self._on_row_changed)
        self.list.column_asked.connect(self._on_column_asked)
        self.place.decided.connect(self.decide)
        self.place.reopened.connect(self._on_reopened)
        self.place.opened.connect(self.segment_opened)
        self.sample.clicked.connect(self._on_sample)
        self.take.clicked.connect(self._on_take)
        self._keys = []
        for key, choice in (("1", FIRST), ("2", SECOND), ("3", BOTH), ("0", NEITHER)):
            shortcut = QShortcut(QKeySequence(key), self.list)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.setProperty("choice", choice)
            shortcut.activated.connect(self._on_choice_key)
            self._keys.append(shortcut)
        again = QShortcut(QKeySequence("R"), self.list)
        again.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        again.activated.connect(self._on_reopened)
        self._keys.append(again)

    def _on_choice_changed(self) -> None:
        if self._is_read:
            self.show_corpus()

    def _on_choice_key(self) -> None:
        self.place.choose(int(self.sender().property("choice")))

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Compare coders"))
        self.heading.set_text(self.tr("Compare coders"))
        self.unit.set_values(self.tr("Unit"), {unit: unit_name(unit) for unit in UNITS})
        self.sample.setText(self.tr("Draw a sample…"))
        self.take.setText(self.tr("Code agreements as “agreed”"))
        set_tool_tip(
            self.take, self.tr("Codes as “agreed” every segment that both have with the same ends")
        )
        self.coefficients.setAccessibleName(self.tr("Coefficients of agreement"))
        self.list.setAccessibleName(self.tr("Disagreements"))
        drawn = self._is_read and self._sample() is not None
        self.empty.set_text(what_is_missing(drawn=drawn))
