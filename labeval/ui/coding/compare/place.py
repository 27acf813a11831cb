"""A place where coders differ, in its context: what each of them marked, and what to decide."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QColor, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QGridLayout, QTextEdit, QVBoxLayout

from labeval.coding.coders.disputes import Decision, Dispute
from labeval.coding.corpus.corpus import Corpus
from labeval.coding.rows import Coding
from labeval.coding.spans import Span
from labeval.ui.coding.counts.grid import colours_of
from labeval.ui.coding.counts.summary import WrittenField
from labeval.ui.coding.parts.code_colours import code_colours
from labeval.ui.coding.parts.names import source_title
from labeval.ui.coding.parts.section import Ground, SectionHead
from labeval.ui.plain import set_tool_tip
from labeval.ui.quoted import quoted
from labeval.ui.theme import GRID, Theme
from labeval.ui.utf16 import Units
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.lettering import type_font

FIRST, SECOND, BOTH, NEITHER = range(4)
"""Decisions that can be made."""


class DisputePlace(Ground):
    """The text around a dispute, and the buttons that decide it.

    Signals:
        decided: one of :data:`FIRST` to :data:`NEITHER`, and what was said for it.
        reopened: the decision is to be taken back.
        opened: a coding is to be shown in its text.
    """

    decided = Signal(int, str)
    reopened = Signal()
    opened = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, "left", "paper")
        self._look = theme
        self._dispute: Dispute | None = None
        self._reasons: dict[str, str] = {}
        """Typed reasons, by ids of disputes that were left without a decision."""
        self._head = SectionHead(theme)
        self.title = Label(theme, size=15, bold=True, wrap=True)
        self.definition = Label(theme, size=13, role="soft_text", wrap=True)
        self.text = QTextEdit()
        self.text.setReadOnly(True)
        self.text.setAcceptRichText(False)
        self.text.setFrameShape(QTextEdit.Shape.NoFrame)
        self.text.setFont(type_font(theme.px(15)))
        self.text.setStyleSheet(f"QTextEdit {{ background: {theme.paper}; color: {theme.text}; }}")
        self.marks = Label(theme, size=12, role="soft_text", wrap=True)
        self.state = Label(theme, size=13, role="note_text", wrap=True)
        self.why = WrittenField(theme, 64)
        self.hint = Label(theme, size=12, role="soft_text", wrap=True)
        self.buttons = [ActionButton() for _ in range(4)]
        self.reopen = ActionButton()
        self.open = ActionButton()
        self._grid = grid = QGridLayout()
        grid.setSpacing(GRID)
        for button in (*self.buttons, self.reopen, self.open):
            button.set_theme(theme)
        self._place_buttons()
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * GRID, GRID + 4, 2 * GRID, GRID + 4)
        column.setSpacing(GRID)
        for part in (self._head, self.title, self.definition):
            column.addWidget(part)
        column.addWidget(self.text, 1)
        for below in (self.marks, self.state, self.why):
            column.addWidget(below)
        column.addLayout(grid)
        column.addWidget(self.hint)
        for n, button in enumerate(self.buttons):
            button.setProperty("choice", n)
            button.clicked.connect(self._on_choice_clicked)
        self.reopen.clicked.connect(self.reopened)
        self.open.clicked.connect(self._on_open_clicked)
        self.retranslate()

    def show_nothing(self, why: str) -> None:
        """Show that no dispute is current."""
        self._put_reason_by()
        self._dispute = None
        self.title.set_text(why)
        for part in (self.text, self.marks, self.definition, self.state, self.why, self.hint):
            part.hide()
        for button in (*self.buttons, self.reopen, self.open):
            button.hide()

    def show_dispute(
        self,
        corpus: Corpus,
        dispute: Dispute,
        coders: Sequence[str],
        decision: Decision | None,
        decided: str,
    ) -> None:
        """Show a dispute; a reason that was typed for it stays.

        Args:
            decided: the decision in a word or two.
        """
        self._put_reason_by()
        another = self._dispute is None or self._dispute.id != dispute.id
        self._dispute = dispute
        names = [corpus.coders[id].name if id in corpus.coders else id for id in coders]
        code = corpus.codes[dispute.code]
        source = corpus.sources[dispute.source]
        self.title.set_text(f"{code.name}  ·  {source_title(source)}")
        self.definition.set_text(code.definition)
        self.definition.setVisible(bool(code.definition))
        colour = code_colours(colours_of(corpus)[dispute.code], self._look)
        self._show_text(corpus, dispute, coders, colour.tint)
        self.marks.set_text(
            self.tr("{first}: shaded      {second}: underlined").format(
                first=names[0], second=names[1]
            )
        )
        # Shades and underlines are seen only.
        marked = (
            "; ".join(quoted(coding.quote) for coding in dispute.by(id)) or self.tr("nothing")
            for id in coders[:2]
        )
        both = (f"{name}: {words}" for name, words in zip(names, marked, strict=False))
        self.text.setAccessibleDescription(". ".join(both))
        given = decision.memo.text if decision else ""
        typed = self._reasons.get(dispute.id, given)
        if another or not self.why.is_changed:
            self.why.show_text(given)
            if another and typed != given:
                self.why.setPlainText(typed)
        state = self.tr("Decided: {decision}").format(decision=decided) if decision else ""
        differs = given and given != self.why.toPlainText().strip()
        self.state.set_text(f"{state}\n{given}" if differs else state)
        for part in (self.text, self.marks, self.why, self.hint):
            part.show()
        self.state.setVisible(decision is not None)
        as_one = self.tr("As {coder}  ({key})")
        for n, name in enumerate(names[:2]):
            self.buttons[n].setText(as_one.format(coder=name, key=n + 1))
        for choice, button in enumerate(self.buttons):
            button.setVisible(is_possible(dispute, choice, coders))
        self.reopen.setVisible(decision is not None)
        self.open.show()
        self._place_buttons()

    def _put_reason_by(self) -> None:
        """Remember what was typed for the dispute that is shown."""
        if self._dispute is not None:
            self._reasons.pop(self._dispute.id, None)
            if self.why.is_changed:
                self._reasons[self._dispute.id] = self.why.toPlainText().strip()

    def choose(self, choice: int) -> None:
        """Ask for a decision, as its button does; other rows may allow one that this does not."""
        if self._dispute is not None:
            self.decided.emit(choice, self.why.toPlainText().strip())

    def retranslate(self) -> None:
        """Take the words of the current language."""
        self._head.set_text(self.tr("Disagreement"))
        self.buttons[BOTH].setText(self.tr("Both  (3)"))
        self.buttons[NEITHER].setText(self.tr("Not coded  (0)"))
        self.reopen.setText(self.tr("Reopen  (R)"))
        set_tool_tip(self.reopen, self.tr("Takes the decision back: the place is open again"))
        self.hint.set_text(
            self.tr(
                "Keys 1, 2, 3 and 0 decide all selected rows; R takes decisions back, so they are "
                "open again."
            )
        )
        self.open.setText(self.tr("Open in its text"))
        self.why.setPlaceholderText(self.tr("What was said for it"))
        self.why.setAccessibleName(self.tr("Reason of the decision"))
        self.text.setAccessibleName(self.tr("The disputed text"))

    def _place_buttons(self) -> None:
        """In two columns, without gaps for those that are not there."""
        every = (*self.buttons, self.reopen, self.open)
        for button in every:
            self._grid.removeWidget(button)
        for n, button in enumerate(button for button in every if not button.isHidden()):
            self._grid.addWidget(button, n // 2, n % 2)

    def _show_text(
        self, corpus: Corpus, dispute: Dispute, coders: Sequence[str], tint: QColor
    ) -> None:
        """The passages around a dispute, with the two coders' marks."""
        layout = corpus.layouts[dispute.source]
        touched = layout.touched(dispute.span)
        first, last = max(0, touched[0] - 1), min(len(layout.passages) - 1, touched[-1] + 1)
        spans = layout.spans
        shown = range(first, last + 1)
        text = "\n".join(layout.passages[n].text for n in shown)
        # The marks of the text before would go on in what is inserted.
        self.text.setCurrentCharFormat(QTextCharFormat())
        self.text.setPlainText(text)
        units = Units(text)
        for n, coder in enumerate(coders[:2]):
            mark = QTextCharFormat()
            if n == 0:
                mark.setBackground(tint)
            else:
                mark.setUnderlineStyle(QTextCharFormat.UnderlineStyle.SingleUnderline)
                mark.setUnderlineColor(self._look.color("text"))
                mark.setFontUnderline(True)
            for coding in dispute.by(coder):
                self._mark(layout.span(coding), spans, shown, units, mark)
        cursor = self.text.textCursor()
        cursor.setPosition(units.units(_place(dispute.span.start, spans, shown)))
        self.text.setTextCursor(cursor)
        self.text.ensureCursorVisible()

    def _mark(
        self,
        span: Span,
        spans: Sequence[Span],
        shown: range,
        units: Units,
        mark: QTextCharFormat,
    ) -> None:
        cursor = self.text.textCursor()
        cursor.setPosition(units.units(_place(span.start, spans, shown)))
        end = _place(span.end - 1, spans, shown) + 1
        cursor.setPosition(units.units(end), QTextCursor.MoveMode.KeepAnchor)
        cursor.mergeCharFormat(mark)

    def _on_choice_clicked(self) -> None:
        self.choose(int(self.sender().property("choice")))

    def _on_open_clicked(self) -> None:
        if self._dispute is not None:
            self.opened.emit(self._dispute.codings[0])


def is_possible(dispute: Dispute, choice: int, coders: Sequence[str]) -> bool:
    """True if those whose segments a choice keeps have some there."""
    there = [bool(dispute.by(coder)) for coder in coders[:2]]
    return choice == NEITHER or (all(there) if choice == BOTH else there[choice])


def kept(dispute: Dispute, choice: int, coders: Sequence[str]) -> tuple[Coding, ...]:
    """The segments that a choice keeps."""
    if choice == NEITHER:
        return ()
    return dispute.codings if choice == BOTH else dispute.by(coders[choice])


def _place(position: int, spans: Sequence[Span], shown: range) -> int:
    """Position of a source's character in the shown text, line ends counted."""
    for line, n in enumerate(shown):
        if spans[n].start <= position < spans[n].end:
            return position - spans[shown[0]].start + line
    return 0
