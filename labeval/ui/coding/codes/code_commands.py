"""Commands on codes: make, describe, rename, move, merge, split, retire, give a key."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, QPoint, Signal
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from labeval.coding.codes import codebook, marking
from labeval.coding.codes.typed_code import is_renamed_by_two, typed_over, typed_words
from labeval.coding.edits import merged
from labeval.coding.rows import Code, Coding, Theme
from labeval.coding.typed_text import text_to_keep
from labeval.ui.coding.codes.code_card import CodeCard
from labeval.ui.coding.codes.code_finder import CodeFinder
from labeval.ui.coding.codes.code_tree import CodeTree, colours_of
from labeval.ui.coding.codes.coding_edits import CodingEdits
from labeval.ui.coding.codes.digit_keys import DIGITS
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.coding.parts.keys import Keys
from labeval.ui.coding.parts.memo_card import MemoCard
from labeval.ui.coding.parts.typed_texts import both_kept, on_clipboard
from labeval.ui.moments import moment_text
from labeval.ui.plain import menu_text
from labeval.ui.theme import Theme as Colours
from labeval.ui.theme import Themed
from labeval.ui.widgets.basics.menus import style_menu


class CodeCommands(Themed, QObject):
    """Commands on the codes of a tree.

    Args:
        place: the widget that the cards cover.

    Signals:
        theme_requested: the codes of a theme are to be highlighted.
        segments_requested: the segments of a code, by its id, are to be listed.
        split_requested: those of them that get a new code are to be chosen.
    """

    theme_requested = Signal()
    segments_requested = Signal(str)
    split_requested = Signal(str)

    def __init__(
        self,
        controller: CodingController,
        tree: CodeTree,
        edits: CodingEdits,
        keys: Keys,
        place: QWidget,
        theme: Colours,
    ) -> None:
        super().__init__(place)
        self._controller = controller
        self._tree = tree
        self._edits = edits
        self._place = place
        self._keys = keys
        self._theme = theme
        self.finder = CodeFinder(theme, place)
        self.card = CodeCard(theme, place)
        self.memo = MemoCard(theme, place)
        tree.menu_requested.connect(self.open_menu)
        tree.codes.renamed.connect(self._on_described)
        tree.codes.moved.connect(self._on_moved)
        tree.codes.selection_dropped.connect(edits.code_selection_with)

    # -- making -------------------------------------------------------------------------------

    def new_code(self) -> None:
        """Make a code under the current category, or next to the current code."""
        self._ask_name(self.tr("New code"), codable=True)

    def new_category(self) -> None:
        """Make a category."""
        self._ask_name(self.tr("New category"), codable=False)

    def _ask_name(self, heading: str, *, codable: bool) -> None:
        current = self._tree.current
        parent = ""
        if current is not None:
            parent = current.parent if current.codable else current.id

        def make(_id: str, name: str) -> None:
            changes = self._edits.new_code(name, parent, codable=codable)
            if self._controller.do(codebook.ADD, changes):
                self._tree.choose(changes[0].row.id)

        self.finder.ask(heading, [], {}, make, at=self._card_place())

    # -- changing -----------------------------------------------------------------------------

    def describe(self) -> None:
        """Open the card of the current code."""
        if (code := self._tree.current) is not None:
            self.card.show_code(code, self._on_described, self._history(code.id))

    def write_memo(self) -> None:
        """Write a memo about the current code."""
        if (code := self._tree.current) is not None:
            self.memo_about("code", code.id, self.tr("Memo on “{name}”").format(name=code.name))

    def memo_about(self, about: str, row: str, heading: str) -> None:
        """Write a memo about a row."""
        known = self._controller.memo_about(about, row)

        def keep(shown: str, typed: str) -> None:
            self._controller.look_elsewhere()
            now = self._controller.memo_about(about, row)
            text, both = text_to_keep(shown, typed, now.text if now is not None else "")
            memos = self._controller.memos.values()
            changes = marking.write_memo(
                memos, text, about=about, row=row, coder=self._controller.coder
            )
            self._controller.do(marking.ANNOTATE, changes)
            if both:
                self._edits.message_shown.emit(both_kept())

        self.memo.write(heading, "", known.text if known is not None else "", keep)

    def show_segments(self) -> None:
        """Have the segments of the current code, and of those below it, listed."""
        if (code := self._tree.current) is not None:
            self.segments_requested.emit(code.id)

    def retire(self) -> None:
        """Take the current code out of use, or bring it back."""
        if (code := self._tree.current) is not None:
            label = codebook.RESTORE if code.retired else codebook.RETIRE
            self._controller.do(
                label, codebook.retire(self._codes(), code, retired=not code.retired)
            )

    def remove(self) -> None:
        """Remove the current code with all that was coded with it; undo brings it back."""
        code, book = self._tree.current, self._controller.workbook
        if code is not None:
            changes = codebook.remove(
                self._codes(),
                code,
                codings=book.codings(),
                memos=book.memos(),
                paraphrases=book.paraphrases(),
                themes=self._themes(),
            )
            if self._controller.do(codebook.REMOVE, changes) is not None:
                number = sum(isinstance(change.row, Coding) for change in changes)
                text = self.tr(
                    "“{code}” is removed with %Ln segment(s); Ctrl+Z undoes it.", "", number
                )
                self._edits.message_shown.emit(text.format(code=code.name))

    def merge(self) -> None:
        """Ask for the code that the current one becomes part of."""
        code = self._tree.current
        if code is None:
            return
        gone = {code.id, *codebook.below(self._codes(), code.id)}
        others = [c for c in self._codes() if c.id not in gone and c.codable and not c.retired]

        def into(id: str, _name: str) -> None:
            book = self._controller.workbook
            changes = codebook.merge(
                self._codes(),
                code,
                into=self._controller.codes[id],
                codings=[*book.codings(code=code.id), *book.codings(code=id)],
                memos=book.memos(),
                paraphrases=book.paraphrases(),
                themes=self._themes(),
            )
            if self._controller.do(codebook.MERGE, changes) is not None:
                self._tree.choose(id)
                number = sum(isinstance(c.row, Coding) for c in changes)
                text = self.tr(
                    "“{code}” is part of “{other}” with %Ln segment(s); Ctrl+Z undoes it.",
                    "",
                    number,
                )
                text = text.format(code=code.name, other=self._controller.codes[id].name)
                self._edits.message_shown.emit(text)

        heading = self.tr("Merge “{name}” into").format(name=code.name)
        colours = colours_of(self._controller.codes)
        self.finder.ask(heading, others, colours, into, at=self._card_place(), new=False)

    def move(self) -> None:
        """Ask for the code or category that the current one is put below."""
        code = self._tree.current
        if code is None:
            return
        gone = {code.id, code.parent, *codebook.below(self._codes(), code.id)}
        others = [c for c in self._codes() if c.id not in gone and not c.retired]
        heading = self.tr("Move “{name}” below").format(name=code.name)
        colours = colours_of(self._controller.codes)
        self.finder.ask(
            *(heading, others, colours, lambda id, _name: self._on_moved(code.id, id, "")),
            at=self._card_place(),
            new=False,
            first=[c.id for c in others if not c.codable],
        )

    def split(self) -> None:
        """Have the coder's own segments of the current code listed, to choose those that leave."""
        code, coder = self._tree.current, self._controller.coder
        if code is None or not code.codable:
            return
        if self._controller.workbook.codings(code=code.id, coder=coder):
            self.split_requested.emit(code.id)
        else:
            text = self.tr("You have no segments of “{code}” for a new code.")
            self._edits.message_shown.emit(text.format(code=code.name))

    # -- the menu -----------------------------------------------------------------------------

    def open_menu(self, at: QPoint) -> None:
        """Everything that can be done with the current code."""
        menu = QMenu(self._tree)
        style_menu(menu, self.theme)
        code = self._tree.current
        self._offer(menu, self.tr("New code…"), self.new_code)
        self._offer(menu, self.tr("New category…"), self.new_category)
        if code is not None:
            menu.addSeparator()
            self._offer(menu, self.tr("Show its segments"), self.show_segments)
            self._offer(menu, self.tr("Definition, colour, key…"), self.describe)
            self._offer(menu, self.tr("Rename"), self._tree.rename)
            if code.codable and not code.retired:
                menu.addMenu(self._digits_menu(menu, code))
            self._offer(menu, self.tr("Memo…"), self.write_memo)
            menu.addSeparator()
            self._offer(menu, self.tr("Move below…"), self.move)
            if code.parent:
                top = partial(self._on_moved, code.id, "", "")
                self._offer(menu, self.tr("Move to the top"), top)
            self._offer(menu, self.tr("Merge into…"), self.merge)
            if code.codable:
                self._offer(menu, self.tr("Split…"), self.split)
            label = self.tr("Bring back") if code.retired else self.tr("Retire")
            self._offer(menu, label, self.retire)
            self._offer(menu, self.tr("Remove with its segments"), self.remove)
        menu.addSeparator()
        shown = self._tree.codes.with_retired
        label = self.tr("Hide retired codes") if shown else self.tr("Show retired codes")
        self._offer(menu, label, self._toggle_retired)
        themed = self.tr("Highlight the codes of a theme…")
        self._offer(menu, themed, self.theme_requested.emit)
        menu.exec(at)
        menu.deleteLater()

    def _digits_menu(self, menu: QMenu, code: Code) -> QMenu:
        """The keys 1 to 9, each with the code that it has now."""
        sub = QMenu(self.tr("Key from 1 to 9"), menu)
        style_menu(sub, self.theme)
        held = dict(self._edits.digits.codes(self._controller.codes))
        for digit in range(1, DIGITS + 1):
            holder = held.get(digit)
            text = f"{digit}  {menu_text(holder.name)}" if holder is not None else str(digit)
            self._offer(sub, text, partial(self._edits.give_digit, code, digit))
            sub.actions()[-1].setCheckable(True)
            sub.actions()[-1].setChecked(holder is not None and holder.id == code.id)
        return sub

    def _offer(self, menu: QMenu, text: str, run: Callable[[], object]) -> None:
        action = QAction(text, menu)
        action.triggered.connect(lambda _checked=False: run())
        menu.addAction(action)

    # -- inside -------------------------------------------------------------------------------

    def _on_moved(self, id: str, parent: str, before: str) -> None:
        code = self._controller.codes[id]
        changes = codebook.move(self._codes(), code, parent=parent, before=before or None)
        self._controller.do(codebook.MOVE, changes)

    def _on_described(self, shown: Code, typed: Code) -> None:
        """Take what was changed in the card or the tree; the rest is as others have it by now."""
        self._controller.look_elsewhere()
        before = self._controller.codes.get(shown.id)
        if before is None:
            if words := typed_words(shown, typed):
                QGuiApplication.clipboard().setText(words)
                self._edits.message_shown.emit(on_clipboard())
            return
        code, both = typed_over(shown, typed, before)
        messages = [both_kept()] if both else []
        if is_renamed_by_two(shown, typed, before):
            refused = self.tr("This code was renamed elsewhere: it stays “{now}”, not “{name}”.")
            messages.insert(0, refused.format(now=before.name, name=typed.name))
        if before != code:
            messages += self._describe(before, code)
        if messages:
            self._edits.message_shown.emit(" ".join(messages))

    def _describe(self, before: Code, code: Code) -> list[str]:
        """Keep a code as it was described; returns what could not be."""
        refused: list[str] = []
        key = code.shortcut
        if key and key != before.shortcut and self._is_taken(key):
            refused = [self.tr("“{key}” is a key of the window.").format(key=key)]
            key = before.shortcut
        keyed = codebook.take_shortcut(self._codes(), before, key)
        last = next((c.after for c in keyed if c.row.id == code.id), before)
        assert isinstance(last, Code)
        facts = ("name", "colour", "definition", "include", "exclude", "example")
        described = codebook.describe(last, **{name: getattr(code, name) for name in facts})
        self._controller.do(codebook.DESCRIBE, merged([*keyed, *described]))
        return refused

    def _history(self, id: str) -> list[str]:
        """The coders who changed a row and when, newest first."""
        book = self._controller.workbook
        names = {coder.id: coder.name for coder in book.coders()}
        return [
            self.tr("{when}  ·  {coder}  ·  {edit}").format(
                when=moment_text(edit.utc),
                coder=names.get(edit.coder, "?"),
                edit=QCoreApplication.translate("Coding", edit.label),
            )
            for edit in book.history(id, limit=8)
        ]

    def _is_taken(self, key: str) -> bool:
        """True where a letter or digit is a key of the window already."""
        return key.isdigit() or self._keys.takes(key)

    def _toggle_retired(self) -> None:
        self._tree.show_retired(not self._tree.codes.with_retired)

    def _codes(self) -> list[Code]:
        return list(self._controller.codes.values())

    def _themes(self) -> list[Theme]:
        book = self._controller.workbook
        return [theme for board in book.boards() for theme in book.themes(board.id)]

    def _card_place(self) -> QPoint:
        """The place where cards about the tree open: next to the current code."""
        box = self._tree.visualRect(self._tree.currentIndex())
        corner = box.bottomLeft() if box.isValid() else QPoint(0, 0)
        return self._tree.viewport().mapTo(self._place, corner)
