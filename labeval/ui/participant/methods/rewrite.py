"""One text that is edited until it would do, below its question, source and criterion."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from labeval.session.events.revisions import recordable, replacement
from labeval.study.methods.rewrite import FIELD, Settings, edited_text
from labeval.study.pages import AS_IT_IS, EditedText, Field
from labeval.ui.participant.pages.page_keys import KeyHint
from labeval.ui.participant.pages.page_layout import GAP
from labeval.ui.participant.pages.rating_page import RatingPage
from labeval.ui.participant.sizes import growth
from labeval.ui.participant.writing.clippings import Clippings
from labeval.ui.participant.writing.drafts import Drafts
from labeval.ui.participant.writing.keys import Command, command_of
from labeval.ui.participant.writing.parts import WRITING_PX
from labeval.ui.widgets.basics.lettering import line_height
from labeval.ui.widgets.writing.page import PAD_Y, WritingLayout
from labeval.ui.widgets.writing.rewrite_bar import Edited, RewriteBar

DEFINITION_SHARE, LEAST_DEFINITION_SHARE = 0.34, 0.27
"""Most of the height that the definition takes; less where everything is as small as it can be."""
LEAST_LINES = 5
"""Of the text in view; with fewer nobody can edit."""
LEAST_LARGE_LINES, TIGHT_LINES = 3, 2
"""The same of letters that the participant has made larger, and on the smallest screens; and where
not even these have room."""


class Page(RatingPage):
    """The page of a text that is edited: the editor is the one of the writing of responses."""

    wide_definition = True
    question_in_definition = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._begun: tuple[str, str] | None = None
        """The page in the editor, and the text that it begins with."""
        self._clippings = Clippings()
        self.sheet = WritingLayout(lambda _: iter(()), self)
        self.editor = self.sheet.editor
        self.bar = RewriteBar(self)
        self.drafts = Drafts(lambda: self.editor.text, self)
        self.drafts.due.connect(self.commanded)
        self.editor.installEventFilter(self)
        self.editor.edited.connect(self._on_edited)
        self.editor.struck.connect(self.drafts.note_key)
        self.editor.pasting.connect(self._on_pasting)
        self.editor.copied.connect(lambda text: self._clippings.copied_own(text))
        self.editor.focus_changed.connect(self._on_focus_changed)
        self.bar.restored.connect(self._restore)
        self.bar.good.connect(self._ask_good)

    @property
    def settings(self) -> Settings:
        """The block's settings."""
        return self.settings_as(Settings)

    @property
    def edited(self) -> EditedText:
        """The text that is edited on the page."""
        of_page = edited_text(self.settings, self.view.page)
        return replace(of_page, begins=self.view.items[0].text)

    @property
    def text_px(self) -> int:
        return self.placement.reading_theme.px(round(WRITING_PX * growth(self.size())))

    # -- a rating page ----------------------------------------------------------------------

    def build(self) -> None:
        self.bar.offer_as_it_is(self.settings.unchanged)
        self.set_read_only(self._read_only)

    def show_texts(self) -> None:
        begun = (self.view.page.id, self.edited.begins)
        if begun != self._begun:
            self._begun = begun
            self._clippings = Clippings()
            self._show_text()

    def lay_out(self, rect: QRect) -> None:
        share = LEAST_DEFINITION_SHARE if self.placement.drawing.least else DEFINITION_SHARE
        most = round(rect.height() * share)
        height = self.definition.height_for(self.definitions(), rect.width(), most)
        self.definition.place(rect.x(), rect.y(), rect.width(), height)
        room = rect.adjusted(0, height + GAP, 0, 0)
        if self.view.settings.comment.ask:
            height = self.comment.least_height(room.width())
            self.comment.setGeometry(room.x(), room.bottom() - height + 1, room.width(), height)
            room.setBottom(room.bottom() - height - GAP)
        height = self.bar.height_needed()
        self.bar.setGeometry(room.x(), room.bottom() - height + 1, room.width(), height)
        room.setBottom(room.bottom() - height - GAP)
        self.sheet.setGeometry(room)
        px = self.texts.px = self.text_px
        self.editor.set_text_px(px)
        drawing = self.placement.drawing
        few = self.theme.text_scale > 1 or drawing.least
        lines = TIGHT_LINES if drawing.tight else LEAST_LARGE_LINES if few else LEAST_LINES
        least = lines * line_height(px) + 2 * PAD_Y
        self.controls_fit = room.height() >= least

    def text_widget(self) -> QWidget:
        return self.sheet

    def show_answers(self) -> None:
        if self._read_only:
            self._show_text()
        self.sheet.set_read_only(not self.takes_answers)
        self._count()

    def set_read_only(self, read_only: bool) -> None:
        super().set_read_only(read_only)
        self.sheet.set_read_only(read_only)
        self.bar.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, read_only)

    def make_current(self, field: Field, *, focus: bool) -> None:
        if focus:
            self.focus_current()

    def place(self) -> None:
        return None

    def go_to_place(self, place: object) -> None:
        pass

    def following(self) -> str:
        return ""

    def focus_current(self) -> None:
        self.editor.setFocus(Qt.FocusReason.OtherFocusReason)

    def current_criterion(self) -> str:
        return self.view.page.criteria[0]

    def value_label(self, field: Field, value: str) -> str:
        return self.tr("good as it is") if value == AS_IT_IS else self.tr("edited")

    def control(self, field: str, value: str) -> QWidget | None:
        """The button of a text that needs no edit; any other answer is typed."""
        return self.bar.as_it_is if value == AS_IT_IS else None

    def on_key(self, event: QKeyEvent) -> bool:
        return self._do(command_of(event))

    def key_hints(self) -> list[KeyHint]:
        hints: list[KeyHint] = [(["Tab"], self.tr("leave the text"))]
        if self.document.used:
            hints.append((["F6"], self.tr("source / text")))
            hints.append((["Ctrl", "F"], self.tr("search")))
        hints += [
            (["Ctrl", "Z"], self.tr("undo")),
            (["F1"], self.tr("definitions")),
            (["Ctrl", "Enter"], self.tr("next page")),
        ]
        return hints

    def flush_comment(self) -> None:
        super().flush_comment()
        self.drafts.flush()

    def leave(self) -> None:
        self.drafts.rest()

    # -- events -----------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the page's keys before the editor has a use of its own for them."""
        kind = event.type()
        if kind in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride):
            assert isinstance(event, QKeyEvent)
            command = None if self._read_only else command_of(event)
            if command is not None and command is not Command.CITE:
                event.accept()
                return self._do(command) if kind == QEvent.Type.KeyPress else True
        return False

    # -- inside -----------------------------------------------------------------------------

    def _do(self, command: Command | None) -> bool:
        if command is Command.GO_ON:
            self.left_requested.emit()
        elif command is Command.TASK:
            self.definitions_opened.emit()
        elif command is Command.SEARCH and self.document.used:
            self.document.open_search()
        elif command is Command.SWITCH and self.document.used and not self.document.has_focus:
            self.document.view.setFocus(Qt.FocusReason.OtherFocusReason)
        elif command is Command.SWITCH:
            self.focus_current()
        else:
            return False
        return True

    def _show_text(self) -> None:
        """Show the text as it is kept, where that is not what the editor has."""
        kept = self.edited.begins if self.view.written is None else self.view.written
        change = replacement(self.editor.text, kept) if self._read_only else None
        if change is not None or not self._read_only:
            self.editor.show_text(kept)
            # From the beginning; who follows it sees the place that changed.
            self.editor.go_to(change.at + len(change.put) if change is not None else 0)
        self.drafts.begin(recordable(self.editor.text))

    def _restore(self) -> None:
        if not self.takes_answers:
            return
        self.focus_current()  # before its button goes, or the next field would have the keyboard
        self.editor.replace_all(self.edited.begins)
        self.drafts.flush()

    def _ask_good(self) -> None:
        self.drafts.flush()
        if self.edited.is_as_at_first(self.editor.text):
            self.ask(FIELD, AS_IT_IS)

    def _on_edited(self) -> None:
        self._count()
        self.drafts.note_change()

    def _on_pasting(self, text: str) -> None:
        self.drafts.paste(self._clippings.origin_of(text), text)

    def _on_focus_changed(self, focused: bool) -> None:
        if not focused:
            self.drafts.flush()

    def _count(self) -> None:
        edited, text = self.edited, self.editor.text
        as_at_first = edited.is_as_at_first(text)
        self.bar.show_edited(
            Edited(
                words=len(text.split()),
                least=edited.least,
                most=edited.most,
                is_as_at_first=as_at_first,
                is_good=as_at_first and self.answers.get(FIELD) == AS_IT_IS,
                takes_answers=self.is_open,
            )
        )
