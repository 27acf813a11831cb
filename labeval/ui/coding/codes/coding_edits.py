"""Edits of the current target: coding, uncoding, moving ends, quoting."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from labeval.coding.codes import codebook, marking
from labeval.coding.edits import Change
from labeval.coding.rows import Anchor, Code, Coding
from labeval.coding.texts.source_text import SourceText
from labeval.coding.typed_text import text_to_keep
from labeval.ui.coding.codes.digit_keys import DigitKeys
from labeval.ui.coding.parts.code_colours import next_colour
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.coding.parts.typed_texts import both_kept
from labeval.ui.coding.text.caret import neighbour
from labeval.ui.coding.text.key_target import Target
from labeval.ui.coding.text.passage_view import PassageView
from labeval.ui.coding.text.target_gate import TargetGate

RECENT = 9


class CodingEdits(QObject):
    """Edits of what is current in the view; a new segment is current afterwards.

    Signals:
        recent_changed: other codes were used last, or have a key of 1 to 9.
        message_shown: a short sentence about why nothing was done.
    """

    recent_changed = Signal()
    message_shown = Signal(str)

    def __init__(self, controller: CodingController, view: PassageView) -> None:
        super().__init__(view)
        self._controller = controller
        self._view = view
        self.gate = TargetGate(view)
        self.recent: list[str] = []
        """Ids of codes, the last one used first."""
        self.digits = DigitKeys()
        controller.code_used.connect(self.remember)
        view.end_moved.connect(self._on_end_moved)
        self.gate.message_shown.connect(self.message_shown)

    # -- coding -------------------------------------------------------------------------------

    def code_with(self, id: str, target: Target | None = None) -> None:
        """Code a target with a code; the current target unless one is given."""
        code = self._controller.codes.get(id)
        if code is None:
            return
        if not code.codable:
            self.message_shown.emit(self.tr("“{name}” only holds codes.").format(name=code.name))
            return
        ends = self._ends(target)
        if ends is None:
            return
        self.remember(id)
        text = self._controller.text_near(self._view.codings_in(ends[0].passage))
        changes = marking.code_span(text, *ends, code=id, coder=self._controller.coder)
        if not changes:
            self.message_shown.emit(
                self.tr("This is coded “{name}” already.").format(name=code.name)
            )
            return
        self._code(marking.CODE, changes)

    def code_place(self, source: str, start: Anchor, end: Anchor, id: str) -> bool:
        """Code words of any source, also of one that is not shown; False where nothing changed."""
        book, coder = self._controller.workbook, self._controller.coder
        text = SourceText(book.passages(source), book.codings(source, coder=coder))
        changes = marking.code_span(text, start, end, code=id, coder=coder)
        if not changes or not self._do(marking.CODE, changes):
            return False
        self.remember(id)
        return True

    def code_selection_with(self, id: str) -> None:
        """Code the selection; do nothing where there is none."""
        target = self.gate.words()
        if target is not None:
            self.code_with(id, target)

    def code_with_new(self, name: str, target: Target | None = None) -> None:
        """Code with a code that is made now, in one edit."""
        ends = self._ends(target)
        if ends is None:
            return
        made = self.new_code(name)
        code, text, coder = made[0].row, self._controller.text(), self._controller.coder
        changes = [*made, *marking.code_span(text, *ends, code=code.id, coder=coder)]
        if self._code(marking.CODE, changes):
            self.remember(code.id)

    def code_in_vivo(self) -> None:
        """Code with a code named by the selected words."""
        target = self.gate.words()
        if target is None or target.ends is None:
            return
        changes = marking.code_in_vivo(
            self._controller.text(),
            *target.ends,
            codes=list(self._controller.codes.values()),
            coder=self._controller.coder,
        )
        changes = [self._coloured(change) for change in changes]
        if self._code(marking.CODE_IN_VIVO, changes):
            coding = next(c.row for c in changes if isinstance(c.row, Coding))
            self.remember(coding.code)

    def _ends(self, target: Target | None) -> tuple[Anchor, Anchor] | None:
        """Ends of the target that is to be coded; None, with a message, where it is gone."""
        if target is None:
            target = self.gate.to_code()
        if target is None or target.ends is None:
            return None
        if not all(self._controller.has_place(end) for end in target.ends):
            self.message_shown.emit(self.tr("The text has changed meanwhile: nothing was coded."))
            return None
        return target.ends

    def _code(self, label: str, changes: list[Change]) -> bool:
        """Do an edit; its segment is current afterwards."""
        made = [change.row.id for change in changes if isinstance(change.after, Coding)]
        if not self._do(label, changes):
            return False
        self._view.choose_coding(made[-1] if made else "")
        return True

    def new_code(self, name: str, parent: str = "", *, codable: bool = True) -> list[Change]:
        """The changes that make a code, in a colour that few others have."""
        codes = list(self._controller.codes.values())
        colour = "" if not codable else self.next_colour()
        return codebook.add(codes, name, parent=parent, codable=codable, colour=colour)

    def next_colour(self) -> str:
        """The palette's colour that the fewest codes have."""
        return next_colour(self._controller.codes.values())

    # -- the current segment ------------------------------------------------------------------

    def uncode(self) -> None:
        """Remove the current segment."""
        coding = self._own()
        if coding is not None:
            self._do(marking.UNCODE, marking.uncode([coding], self._controller.memos.values()))

    def recode(self, coding: str, id: str, *, new: str = "") -> None:
        """Give a segment another code.

        Args:
            new: name of a code that is made for it, in the same edit.
        """
        found = self._controller.codings.get(coding)
        if found is None:
            self.message_shown.emit(self.tr("The segment is gone meanwhile: nothing was changed."))
        elif self._is_own(found) and (new or id in self._controller.codes):
            made = self.new_code(new) if new else []
            code = made[0].row.id if made else id
            changes = [*made, *marking.recode(self._controller.text(), [found], code)]
            if self._do(marking.RECODE, changes):
                self.remember(code)
                if coding in self._controller.codings:
                    self._view.choose_coding(coding)

    def mark_quotable(self) -> None:
        """Mark the current segment as one to quote, or unmark it."""
        coding, source = self._own(), self._controller.source
        if coding is None or source is None:
            return
        if not source.quotable and not coding.quotable:
            self.message_shown.emit(self.tr("This participant has not agreed to be quoted."))
            return
        self._do(
            marking.MARK_QUOTABLE,
            marking.mark_quotable(coding, source, quotable=not coding.quotable),
        )

    def annotate(self, id: str, shown: str, memo: str) -> None:
        """Write what is remarkable about a segment, over the memo that was shown."""
        self._controller.look_elsewhere()
        coding = self._controller.codings.get(id)
        if coding is not None:
            text, both = text_to_keep(shown, memo, coding.memo)
            self._do(marking.ANNOTATE, marking.annotate(coding, text))
            if both:
                self.message_shown.emit(both_kept())
        elif memo.strip():
            text = self.tr("The segment is gone meanwhile: its memo was not kept: {memo}")
            self.message_shown.emit(text.format(memo=memo.strip()))

    def weigh_by(self, by: int) -> None:
        """Raise or lower the weight of the current segment; 0 is none."""
        coding = self._own()
        if coding is not None:
            weight = (coding.weight or 0.0) + by
            self._do(marking.WEIGH, marking.weigh(coding, weight or None))

    def move_end(self, *, start: bool, by: int) -> None:
        """Move an end of the current segment by a word."""
        coding = self._own()
        if coding is None:
            return
        anchor = coding.start if start else coding.end
        sheet = self._view.sheet
        at = sheet.position(anchor)
        if at is None:
            return
        place = neighbour(sheet, at, by, words=True)
        to = sheet.anchor(place)
        if to.passage != anchor.passage:
            return
        if not start and by > 0 and to.offset < len(sheet.passages[place[0]].text):
            word_end = sheet.layout(place[0]).word_around(to.offset)[1]
            to = Anchor(to.passage, max(anchor.offset + 1, word_end))
        self._move(coding, start, to)

    def _on_end_moved(self, id: str, start: bool, to: Anchor) -> None:
        coding = self._controller.codings.get(id)
        if coding is not None and self._is_own(coding) and self._move(coding, start, to):
            text = self.tr("An end of “{name}” was dragged; Ctrl+Z takes it back.")
            name = self._controller.codes[coding.code].name
            self.message_shown.emit(text.format(name=name))

    def _move(self, coding: Coding, start: bool, to: Anchor) -> bool:
        text = self._controller.text()
        ends = (to, coding.end) if start else (coding.start, to)
        if text.position(ends[0]) >= text.position(ends[1]):
            return False
        done = self._do(marking.ADJUST, marking.adjust(text, coding, *ends))
        self._view.choose_coding(coding.id)
        return done

    # -- inside -------------------------------------------------------------------------------

    def _own(self) -> Coding | None:
        """The current segment, where this coder may change it at once."""
        coding = self.gate.segment()
        return coding if coding is not None and self._is_own(coding) else None

    def _is_own(self, coding: Coding) -> bool:
        if coding.coder == self._controller.coder:
            return True
        self.message_shown.emit(self.tr("Another coder has coded this; only they change it."))
        return False

    def _do(self, label: str, changes: Iterable[Change]) -> bool:
        return self._controller.do(label, changes) is not None

    def remember(self, id: str) -> None:
        """A code was used: it comes first among the recent ones, and takes a key that is free."""
        keyed = self.digits.take(id, self._controller.codes)
        if keyed or self.recent[:1] != [id]:
            self.recent = [id, *(other for other in self.recent if other != id)][:RECENT]
            self.recent_changed.emit()

    def give_digit(self, code: Code, digit: int) -> None:
        """Let a key from 1 to 9 code with this code."""
        if not code.codable:
            self.message_shown.emit(self.tr("“{name}” only holds codes.").format(name=code.name))
            return
        self.digits.give(code.id, digit)
        self.recent_changed.emit()
        text = self.tr("{digit} codes with “{name}” from now on.")
        self.message_shown.emit(text.format(digit=digit, name=code.name))

    def coded_by(self, digit: int) -> Code | None:
        """The code of a key from 1 to 9; without one, says how it gets it."""
        code = dict(self.digits.codes(self._controller.codes)).get(digit)
        if code is None:
            text = self.tr("{digit} has no code yet: Ctrl+{digit} gives it the current one.")
            self.message_shown.emit(text.format(digit=digit))
        return code

    def _coloured(self, change: Change) -> Change:
        from dataclasses import replace

        code = change.after
        if isinstance(code, Code) and change.before is None and not code.colour:
            return Change(None, replace(code, colour=self.next_colour()))
        return change
