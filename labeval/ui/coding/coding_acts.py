"""What a coder does with the text, as acts: coding, uncoding, moving ends, marking quotable."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from labeval.coding import codebook, marking
from labeval.coding.acts import Change
from labeval.coding.rows import Anchor, Code, Coding
from labeval.ui.coding.desk import Desk
from labeval.ui.coding.inks import PALETTE
from labeval.ui.coding.passage_view import PassageView

RECENT = 9


class CodingActs(QObject):
    """Acts on what is selected or in hand in the view.

    Signals:
        recent_changed: other codes come first now.
        told: a short sentence about why nothing was done.
    """

    recent_changed = Signal()
    told = Signal(str)

    def __init__(self, desk: Desk, view: PassageView) -> None:
        super().__init__(view)
        self._desk = desk
        self._view = view
        self.recent: list[str] = []
        """Ids of codes, the last one used first."""
        view.end_moved.connect(self._on_end_moved)

    # -- coding -------------------------------------------------------------------------------

    def target(self) -> tuple[Anchor, Anchor] | None:
        """What would be coded: the selection, else the whole passage with the caret."""
        if (selection := self._view.selection) is not None:
            return selection.start, selection.end
        passage = self._view.passage
        if passage is None or not passage.text:
            return None
        return Anchor(passage.id, 0), Anchor(passage.id, len(passage.text))

    def code_with(self, id: str) -> None:
        """Code with a code."""
        code, target = self._desk.codes.get(id), self.target()
        if code is None or target is None:
            return
        if not code.codable:
            self.told.emit(self.tr("“{name}” only holds codes.").format(name=code.name))
            return
        self._used(id)
        text = self._desk.text_near(self._view.codings_in(target[0].passage))
        changes = marking.code_span(text, *target, code=id, coder=self._desk.coder)
        if not changes:
            self.told.emit(self.tr("This is coded “{name}” already.").format(name=code.name))
            return
        self._do(marking.CODE, changes)
        self._view.clear_selection()

    def code_with_new(self, name: str, parent: str = "") -> None:
        """Code with a code that is made now, in one act."""
        target = self.target()
        made = self.new_code(name, parent)
        code = made[0].row
        if target is None:
            self._do(codebook.ADD, made)
            return
        text, coder = self._desk.text(), self._desk.coder
        if self._do(
            marking.CODE, [*made, *marking.code_span(text, *target, code=code.id, coder=coder)]
        ):
            self._used(code.id)
            self._view.clear_selection()

    def code_in_vivo(self) -> None:
        """Code with a code that is called like the selected words."""
        if self._view.selection is None:
            self.told.emit(self.tr("Select words first: they become the name of the code."))
            return
        target = self.target()
        assert target is not None
        changes = marking.code_in_vivo(
            *(self._desk.text(), *target),
            codes=list(self._desk.codes.values()),
            coder=self._desk.coder,
        )
        changes = [self._coloured(change) for change in changes]
        if self._do(marking.CODE_IN_VIVO, changes):
            coding = next(c.row for c in changes if isinstance(c.row, Coding))
            assert isinstance(coding, Coding)
            self._used(coding.code)
            self._view.clear_selection()

    def new_code(self, name: str, parent: str = "", *, codable: bool = True) -> list[Change]:
        """The changes that make a code, in a colour that few others have."""
        codes = list(self._desk.codes.values())
        colour = "" if not codable else self.next_colour()
        return codebook.add(codes, name, parent=parent, codable=codable, colour=colour)

    def next_colour(self) -> str:
        """The palette's colour that the fewest codes have."""
        used = [code.colour for code in self._desk.codes.values() if not code.retired]
        return min(PALETTE, key=lambda colour: (used.count(colour), PALETTE.index(colour)))

    # -- the segments at hand -----------------------------------------------------------------

    def in_hand(self) -> Coding | None:
        """The segment in hand, else the shortest one at the caret."""
        if (chosen := self._view.chosen) is not None:
            return chosen
        here = self._view.codings_here()
        return here[0] if here else None

    def uncode(self) -> None:
        """Take the segment in hand away."""
        coding = self._own()
        if coding is not None:
            self._do(marking.UNCODE, marking.uncode([coding], self._desk.memos.values()))

    def recode(self, id: str) -> None:
        """Give the segment in hand another code."""
        coding = self._own()
        if coding is not None and id in self._desk.codes:
            self._used(id)
            self._do(marking.RECODE, marking.recode(self._desk.text(), [coding], id))

    def mark_quotable(self) -> None:
        """Mark the segment in hand as one to quote, or no more."""
        coding, source = self._own(), self._desk.source
        if coding is None or source is None:
            return
        if not source.quotable and not coding.quotable:
            self.told.emit(self.tr("This participant has not agreed to be quoted."))
            return
        self._do(
            marking.MARK_QUOTABLE,
            marking.mark_quotable(coding, source, quotable=not coding.quotable),
        )

    def annotate(self, id: str, memo: str) -> None:
        """Write what is remarkable about a segment."""
        coding = self._desk.codings.get(id)
        if coding is not None:
            self._do(marking.ANNOTATE, marking.annotate(coding, memo))

    def weigh_by(self, by: int) -> None:
        """Raise or lower the weight of the segment in hand; 0 is none."""
        coding = self._own()
        if coding is not None:
            weight = (coding.weight or 0.0) + by
            self._do(marking.WEIGH, marking.weigh(coding, weight or None))

    def move_end(self, *, start: bool, by: int) -> None:
        """Move an end of the segment in hand by a word."""
        coding = self._own()
        if coding is None:
            return
        anchor = coding.start if start else coding.end
        row = self._view.sheet.rows.get(anchor.passage)
        if row is None:
            return
        laid = self._view.sheet.laid(row)
        to = Anchor(anchor.passage, laid.next(anchor.offset, by=by, words=True))
        if not start and by > 0 and to.offset < len(laid.passage.text):
            to = Anchor(to.passage, max(anchor.offset + 1, laid.word_around(to.offset)[1]))
        self._move(coding, start, to)

    def _on_end_moved(self, id: str, start: bool, to: Anchor) -> None:
        coding = self._desk.codings.get(id)
        if coding is not None and self._is_own(coding):
            self._move(coding, start, to)

    def _move(self, coding: Coding, start: bool, to: Anchor) -> None:
        text = self._desk.text()
        ends = (to, coding.end) if start else (coding.start, to)
        if text.position(ends[0]) < text.position(ends[1]):
            self._do(marking.ADJUST, marking.adjust(text, coding, *ends))
            self._view.choose_coding(coding.id)

    # -- inside -------------------------------------------------------------------------------

    def _own(self) -> Coding | None:
        coding = self.in_hand()
        if coding is None:
            self.told.emit(self.tr("Put the cursor into a coded segment first."))
            return None
        return coding if self._is_own(coding) else None

    def _is_own(self, coding: Coding) -> bool:
        if coding.coder == self._desk.coder:
            return True
        self.told.emit(self.tr("Another coder has coded this; only they change it."))
        return False

    def _do(self, label: str, changes: Iterable[Change]) -> bool:
        return self._desk.do(label, changes) is not None

    def _used(self, id: str) -> None:
        if self.recent[:1] != [id]:
            self.recent = [id, *(other for other in self.recent if other != id)][:RECENT]
            self.recent_changed.emit()

    def _coloured(self, change: Change) -> Change:
        from dataclasses import replace

        code = change.after
        if isinstance(code, Code) and change.before is None and not code.colour:
            return Change(None, replace(code, colour=self.next_colour()))
        return change
