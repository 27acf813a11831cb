"""Edits of several segments at once, of any sources; each is one edit."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from PySide6.QtCore import QObject, QPoint, Qt

from labeval.coding.codes import codebook, marking
from labeval.coding.edits import Change, merged
from labeval.coding.rows import Coding
from labeval.coding.texts.source_text import SourceText
from labeval.ui.coding.codes.code_finder import NEW, CodeFinder
from labeval.ui.coding.codes.code_tree import colours_of
from labeval.ui.coding.codes.coding_edits import CodingEdits
from labeval.ui.coding.counts.retrieval import RetrievalWindow
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.coding.parts.numbers import LocalAmount
from labeval.ui.theme import GRID

_Change = Callable[[SourceText, Coding, str], list[Change]]


class EditsOfSeveral(QObject):
    """Gives the selected segments of a table other or further codes, or uncodes them.

    Those of other coders stay as they are.

    Args:
        window: with the table.
    """

    def __init__(
        self, controller: CodingController, edits: CodingEdits, window: RetrievalWindow
    ) -> None:
        super().__init__(window)
        self._controller, self._edits, self._window = controller, edits, window
        self.finder = CodeFinder(window.theme, window)
        window.view.key_pressed.connect(self._on_key_pressed)
        window.hint.show()

    def recode(self, codings: Sequence[Coding], id: str, *, new: str = "") -> None:
        """Give segments another code in place of theirs; ``new`` is the name of one to make.

        A new one for segments of one code is next to it, which is then split.
        """
        codes = self._controller.codes
        own, colour = self._own(codings), self._edits.next_colour()
        former = {coding.code for coding in own}
        code = codes.get(former.pop()) if new and len(former) == 1 else None
        if code is not None:
            changes = codebook.split(list(codes.values()), code, new, own, colour=colour)
            if self._do(codings, codebook.SPLIT, changes, len(own)):
                self._edits.remember(changes[0].row.id)
        else:
            self._give(codings, id, new, marking.RECODE, _recoded)

    def code(self, codings: Sequence[Coding], id: str, *, new: str = "") -> None:
        """Give the words of segments a further code; ``new`` is the name of one to make."""
        self._give(codings, id, new, marking.CODE, self._coded)

    def uncode(self, codings: Sequence[Coding]) -> None:
        """Remove segments."""
        found = self._own(codings)
        memos = self._controller.memos.values()
        self._do(codings, marking.UNCODE, marking.uncode(found, memos), len(found))

    def _on_key_pressed(self, key: int) -> None:
        codings = self._window.selected
        by_key = dict(self._edits.digits.codes(self._controller.codes))
        if key == Qt.Key.Key_Delete:
            self.uncode(codings)
        elif key in (Qt.Key.Key_G, Qt.Key.Key_C):
            self._ask_code(codings, another=key == Qt.Key.Key_G)
        elif (code := by_key.get(key - Qt.Key.Key_0)) is not None:
            self.code(codings, code.id)

    def _ask_code(self, codings: Sequence[Coding], *, another: bool) -> None:
        if not (own := self._own(codings)):
            self._report(codings, 0)
            return
        give, view = self.recode if another else self.code, self._window.view
        heading = (
            self.tr("Another code for {count:segment|segments}")
            if another
            else self.tr("A further code for {count:segment|segments}")
        )

        def then(id: str, name: str) -> None:
            give(codings, id, new=name if id == NEW else "")
            view.setFocus(Qt.FocusReason.OtherFocusReason)

        codes = self._controller.codes
        box = view.visualRect(view.currentIndex())
        self.finder.ask(
            heading.format(count=LocalAmount(len(own))),
            [code for code in codes.values() if code.codable and not code.retired],
            colours_of(codes),
            then,
            at=view.viewport().mapTo(self._window, QPoint(2 * GRID, max(0, box.top()))),
            below=box.height(),
            first=self._edits.recent,
        )

    def _give(
        self, codings: Sequence[Coding], id: str, new: str, label: str, change: _Change
    ) -> None:
        made = self._edits.new_code(new) if new else []
        code = made[0].row.id if made else id
        changes, count = list(made), 0
        for text, several in self._by_source(codings):
            for coding in several:
                step = change(text, coding, code)
                text = text.after(step)
                changes += step
                count += bool(step)
        if self._do(codings, label, merged(changes) if count else [], count):
            self._edits.remember(code)

    def _coded(self, text: SourceText, coding: Coding, code: str) -> list[Change]:
        coder = self._controller.coder
        return marking.code_span(text, coding.start, coding.end, code=code, coder=coder)

    def _by_source(self, codings: Iterable[Coding]) -> Iterator[tuple[SourceText, list[Coding]]]:
        """The coder's own segments among these as they are now, source by source."""
        book, coder = self._controller.workbook, self._controller.coder
        ids = {coding.id for coding in codings}
        for source in dict.fromkeys(coding.source for coding in codings):
            known = book.codings(source, coder=coder)
            found = [coding for coding in known if coding.id in ids]
            if found:
                yield SourceText(book.passages(source), known), found

    def _own(self, codings: Iterable[Coding]) -> list[Coding]:
        """The coder's own segments among these as they are now."""
        return [coding for _, several in self._by_source(codings) for coding in several]

    def _do(self, codings: Sequence[Coding], label: str, changes: list[Change], count: int) -> bool:
        done = bool(changes) and self._controller.do(label, changes) is not None
        self._report(codings, count if done else 0)
        return done

    def _report(self, codings: Sequence[Coding], changed: int) -> None:
        """Say how many segments were changed, and how many of these are others'."""
        others = sum(coding.coder != self._controller.coder for coding in codings)
        done = self.tr("{count:segment|segments} changed; Ctrl+Z undoes it.")
        texts = [done if changed else self.tr("Nothing was changed.")]
        if others:
            texts.append(self.tr("{others:segment|segments} of other coders stay as they are."))
        amounts = {"count": LocalAmount(changed), "others": LocalAmount(others)}
        self._window.say(" ".join(texts).format(**amounts))


def _recoded(text: SourceText, coding: Coding, code: str) -> list[Change]:
    return marking.recode(text, [coding], code)
