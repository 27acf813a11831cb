"""One's own criteria: a list, the current one with its wordings, a library, and the pages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from labeval.exchange.errors import ExchangeError
from labeval.jobs.new_study.criteria import AGAINST, OPEN, OwnCriterion, criterion_ids
from labeval.jobs.new_study.criteria_table import pasted_criteria
from labeval.jobs.new_study.criteria_warnings import Remark, joined_by_criterion, remarks
from labeval.jobs.new_study.designs import Design
from labeval.study.model.blocks import BlockSettings
from labeval.study.model.items import Item
from labeval.ui.language import Retranslating, interface_language, language_in_words
from labeval.ui.new_study.column_view import role_title
from labeval.ui.new_study.criteria_library import CriteriaLibrary
from labeval.ui.new_study.criteria_table.criteria_list import CriteriaList
from labeval.ui.new_study.criteria_table.view import CriteriaTable
from labeval.ui.new_study.criterion_form import CriterionForm, points_of
from labeval.ui.new_study.draft import Draft
from labeval.ui.new_study.methods.methods_row import MethodsRow
from labeval.ui.new_study.page_sheet import sheet_language
from labeval.ui.new_study.preview import Preview, first_items
from labeval.ui.new_study.put_back_button import PutBackButton
from labeval.ui.new_study.session_lines import SessionLines
from labeval.ui.sentences import filled, sentence, translated
from labeval.ui.theme import GRID, MARGIN, Theme
from labeval.ui.widgets.bars.key_hints import KeyHint
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.slim_scroll import FadingEdge, style_scroll_bar
from labeval.ui.widgets.fitting.wrapping import WrappingRow

_PREVIEW = 480
_PREVIEW_PAUSE_MS = 250
"""Time without a change after which the pages are drawn again."""
_SHOWN_REMARKS = 3
_LEAST = 220
"""Height of the form, the library or the table, in pixels; a page without it scrolls."""
_FOR_THE_FORM = 560
"""Height of the page without its list, in which forms of two languages do not scroll."""


class CriteriaPage(Retranslating, QWidget):
    """The criteria, methods and languages of a draft.

    Signals:
        changed: the draft is another one.
        failed: what was pasted is no table of criteria, as a sentence.
    """

    changed = Signal()
    failed = Signal(str)

    def __init__(self, draft: Draft, templates: Path, theme: Theme) -> None:
        super().__init__()
        self._draft, self._theme = draft, theme
        self._items: Sequence[Item] = ()
        self._of_study: list[str] = []
        self.methods = MethodsRow(theme)
        self.session = SessionLines(draft, theme)
        self.list = CriteriaList(theme)
        self.add, self.pick, self.remove = ActionButton(), ActionButton(), ActionButton()
        self.empty = ActionButton()
        """Removes the criteria that the design proposes; hidden once they are other ones."""
        self.put_back = PutBackButton(theme)
        self._removed: list[list[tuple[int, OwnCriterion]]] = []
        self._design: Design | None = None
        self.as_table = ActionButton()
        """Shows all criteria in one table."""
        self.table = CriteriaTable(theme)
        self.form = CriterionForm(theme)
        self.library = CriteriaLibrary(templates, theme)
        self._begin = Label(theme, role="soft_text", size=14, wrap=True)
        """Ways to a first criterion, shown while there is none."""
        self._form_area = QScrollArea()
        self._work = QStackedWidget()
        self._remarks = Label(theme, role="note_text", wrap=True)
        self.preview = Preview(theme, answers=True)
        self._pause = QTimer(self, singleShot=True, interval=_PREVIEW_PAUSE_MS)
        self._pause.timeout.connect(self._show_preview)
        self._lay_out()
        self.methods.changed.connect(self._on_methods_changed)
        self.list.currentRowChanged.connect(self._show_current)
        self.add.clicked.connect(self._on_add)
        self.pick.clicked.connect(self._on_pick)
        self.remove.clicked.connect(self._on_remove)
        self.empty.clicked.connect(self._on_empty)
        self.put_back.chosen.connect(self._on_put_back)
        self.as_table.clicked.connect(self._on_table)
        self.table.changed.connect(self._on_table_changed)
        self.table.left.connect(self._leave_table)
        self.form.changed.connect(self._on_edited)
        self.library.chosen.connect(self._on_chosen)
        self.library.left.connect(self._leave_library)
        for keys, action in (
            ("Ctrl+N", self._on_add),
            ("Ctrl+Z", self._on_undo),
            ("Alt+Up", lambda: self._move(-1)),
            ("Alt+Down", lambda: self._move(1)),
        ):
            shortcut = QShortcut(QKeySequence(keys), self, action)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        paste = QShortcut(QKeySequence(QKeySequence.StandardKey.Paste), self, self._on_paste)
        paste.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        delete = QShortcut(QKeySequence(Qt.Key.Key_Delete), self.list, self._on_remove)
        delete.setContext(Qt.ShortcutContext.WidgetShortcut)
        self.retranslate()

    def begin(self, kinds: Mapping[str, BlockSettings], items: Sequence[Item]) -> None:
        """Show a draft with its texts.

        Args:
            kinds: kinds of pages that can be chosen, by the ids of their blocks.
        """
        self._items = items
        self._show_table(False)
        self.session.forget()
        if self._design is not self._draft.design:
            self._design = self._draft.design
            self._removed.clear()
        self._show_removed()
        self.form.offer(self._offered())
        self.methods.show_choices(kinds, self._draft)
        self._show_list(0)
        self._show_preview()
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def reason(self) -> str:
        """Why the study cannot be made of the draft yet; empty where it can."""
        if not self._draft.blocks:
            return self.tr("choose a method")
        stopping = [remark for remark in self._found() if remark.stops]
        return _sentence(stopping[0].text, stopping[0].values) if stopping else ""

    def sentences(self) -> list[str]:
        """Everything to look at in the criteria, and in what they make of the texts."""
        own = [_sentence(remark.text, remark.values) for remark in self._found()]
        return [*own, *self._of_study]

    @property
    def is_choosing(self) -> bool:
        """True while the library is open."""
        return self._work.currentWidget() is self.library

    @property
    def is_table(self) -> bool:
        """True while the criteria are shown as a table."""
        return not self.table.isHidden()

    def own_hints(self) -> list[KeyHint]:
        """Keys of the table or the library, while one of them is open; else none."""
        if self.is_table:
            return self.table.hints()
        if not self.is_choosing:
            return []
        return [
            (["↑", "↓"], self.tr("choose")),
            (["Enter"], self.tr("add it")),
            (["Esc"], self.tr("back to the criteria")),
        ]

    def close_work(self) -> None:
        """Draw nothing more."""
        self._pause.stop()
        self.preview.close_work()

    # -- inside -------------------------------------------------------------------------------

    def _found(self) -> list[Remark]:
        return remarks(self._draft.criteria, self._draft.languages)

    def _on_methods_changed(self) -> None:
        self.methods.put_into(self._draft)
        self._show_lines()
        self._show_current(self.list.currentRow())
        self._changed()

    def _on_add(self) -> None:
        if self.is_table:
            self.table.add()
            return
        self._leave_library()
        against = OPEN if len(self._offered()) > 1 else "text"
        self._draft.criteria.append(OwnCriterion(judged_against=against))
        self._show_list(len(self._draft.criteria) - 1)
        self.form.focus_name()
        self._changed()

    def _on_paste(self) -> None:
        """Add the criteria of a table that was copied in a spreadsheet program."""
        if self.is_table:
            self.table.paste()
            return
        try:
            pasted = pasted_criteria(QApplication.clipboard().text(), self._draft.languages)
        except ExchangeError as error:
            self.failed.emit(sentence(error))
            return
        self._leave_library()
        if len(self._offered()) < 2:
            pasted = [criterion.judged("text", criterion.direction) for criterion in pasted]
        first = len(self._draft.criteria)
        self._draft.criteria += pasted
        self._show_list(first)
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _offered(self) -> list[str]:
        """Measures of a criterion that all texts have."""
        given = {
            "text": True,
            "question": all(item.question.strip() for item in self._items),
            "source": all(item.source.strip() for item in self._items),
        }
        return [against for against in AGAINST if given[against]]

    def _on_empty(self) -> None:
        """Remove what the design proposes."""
        self.list.selectAll()
        self._on_remove()

    def _on_table(self) -> None:
        self._leave_library()
        self._show_table(True)
        self.table.begin(self._draft, self._offered(), points_of(self._draft))
        self.changed.emit()

    def _on_table_changed(self) -> None:
        self._show_list(min(max(0, self.list.currentRow()), len(self._draft.criteria) - 1))

    def _leave_table(self) -> None:
        row = self.table.view.currentIndex().row()
        self._show_table(False)
        self._show_list(min(max(0, row), len(self._draft.criteria) - 1))
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_table(self, shown: bool) -> None:
        """Show the table in place of the list, the form and the pages, or these again."""
        # What goes is hidden first: with both, the window would have to grow.
        gone, come = (
            (self._one_by_one, (self.table,)) if shown else ((self.table,), self._one_by_one)
        )
        for part in gone:
            part.hide()
        for part in come:
            part.show()
        self._show_remarks()

    def _on_pick(self) -> None:
        self.library.open()
        self._work.setCurrentWidget(self.library)
        self.changed.emit()

    def _leave_library(self) -> None:
        was_open = self.is_choosing
        self._work.setCurrentWidget(self._form_area if self._draft.criteria else self._begin)
        if was_open:
            self.changed.emit()

    def _on_chosen(self, criterion: OwnCriterion) -> None:
        self._draft.criteria.append(criterion)
        self._show_list(len(self._draft.criteria) - 1)
        self._changed()

    def _on_remove(self) -> None:
        rows = sorted(index.row() for index in self.list.selectedIndexes())
        if not rows:
            return
        self._removed.append([(row, self._draft.criteria[row]) for row in rows])
        for row in reversed(rows):
            del self._draft.criteria[row]
        self._show_list(min(rows[0], len(self._draft.criteria) - 1))
        self._show_removed()
        # The button that was pressed may be disabled now, and its row is another criterion's.
        target = self.list if self._draft.criteria else self.add
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_put_back(self, number: int = -1) -> None:
        """Take a removal back, the last where none is named: the criteria, their places, and what
        was selected."""
        if not self._removed:
            return
        self._leave_library()
        back = self._removed.pop(number)
        for row, criterion in back:
            self._draft.criteria.insert(min(row, len(self._draft.criteria)), criterion)
        self._show_list(self._draft.criteria.index(back[0][1]))
        for _, criterion in back:
            self.list.item(self._draft.criteria.index(criterion)).setSelected(True)
        self._show_removed()
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_undo(self) -> None:
        if self.is_table:
            self.table.step(-1)
        else:
            self._on_put_back()

    def _show_removed(self) -> None:
        """Offer to take removals back."""
        self.put_back.show_removals(self._removed, self._draft.languages)

    def _move(self, rows: int) -> None:
        if self.is_table:
            self.table.move_row(rows)
            return
        row, criteria = self.list.currentRow(), self._draft.criteria
        if 0 <= row < len(criteria) and 0 <= row + rows < len(criteria):
            criteria.insert(row + rows, criteria.pop(row))
            self._show_list(row + rows)
            self._changed()

    def _on_edited(self, criterion: OwnCriterion) -> None:
        row = self.list.currentRow()
        if 0 <= row < len(self._draft.criteria):
            self._draft.criteria[row] = criterion
            self._show_lines()
            self._changed()

    def _changed(self) -> None:
        self.empty.setVisible(bool(self._draft.criteria) and self._draft.is_proposal)
        self.methods.scale.compare(self._draft.criteria)
        self._show_remarks()
        self._pause.start()
        self.changed.emit()

    def _show_remarks(self) -> None:
        # The reason for a disabled button is next to that button; of several, all are here.
        found = self.sentences()
        found = [] if found == [self.reason()] else found
        shown = found[:_SHOWN_REMARKS]
        if len(found) > len(shown):
            shown.append(self.tr("and %n more", "", len(found) - len(shown)))
        lines = "\n".join(f"▲ {text}" for text in shown)
        self._remarks.set_text(lines)
        self._remarks.setVisible(bool(shown) and not self.is_table)
        self.table.show_remarks(lines)

    def _show_list(self, current: int) -> None:
        self.list.blockSignals(True)
        self.list.clear()
        self.list.addItems(self._lines())
        self.list.setCurrentRow(current)
        self.list.blockSignals(False)
        self._share_height()
        self._show_current(current)
        self._changed()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_height()

    def _share_height(self) -> None:
        """Give the list what a page has that is taller than the form needs."""
        self.list.take_room(self.height() - _FOR_THE_FORM)

    def _show_lines(self) -> None:
        for row, line in enumerate(self._lines()):
            self.list.item(row).setText(line)

    def _lines(self) -> list[str]:
        return [f"{n}   {self._draft.named(one)}" for n, one in enumerate(self._draft.criteria, 1)]

    def _show_current(self, row: int) -> None:
        criteria = self._draft.criteria
        here = 0 <= row < len(criteria)
        self.remove.setEnabled(here)
        self.add.set_primary(not criteria)
        if self._work.currentWidget() is not self.library:
            self._leave_library()
        if here:
            self.form.show_criterion(criteria[row], self._draft)
            self._point_out(row)

    def _point_out(self, row: int) -> None:
        """Have the preview ask about a criterion, where it is finished."""
        finished = self._draft.finished
        ids = dict(zip(map(id, finished), criterion_ids(finished), strict=True))
        current = ids.get(id(self._draft.criteria[row]))
        if current is not None:
            self.preview.show_criterion(current)

    def _show_preview(self) -> None:
        items, finished = first_items(self._items), self._draft.finished
        made_of_some = items and finished and self._draft.blocks
        composed = self._draft.compose(items, finished) if made_of_some else None
        content = composed.content if composed is not None and composed.sound else None
        problems = composed.problems if composed is not None else ()
        columns = {role: role_title(role) for role in AGAINST}
        joined = joined_by_criterion(problems, self._names(finished), columns)
        found = [problem.sentence(translated) for problem in joined]
        self._of_study = [text[:1].upper() + text[1:] for text in dict.fromkeys(found)]
        self._show_remarks()
        if composed is None or content is None:
            missing = self.tr("The page appears here once a criterion has a name and a definition.")
            if made_of_some:
                missing = self.tr("The page appears here once what is named below is changed.")
            self.preview.show_study(None, interface_language(), {}, missing=missing)
            self.session.show_unknown(self._items, is_faulty=bool(made_of_some))
            return
        self.session.show_draft(self._items, finished)
        if self.session.proposed is not None:
            self.methods.propose(self.session.proposed)
        ids = zip(criterion_ids(finished), finished, strict=True)
        unmeasured = [id for id, criterion in ids if criterion.against == OPEN]
        self.preview.show_study(content, sheet_language(content), self.session.ahead, unmeasured)
        if (row := self.list.currentRow()) >= 0:
            self._point_out(row)

    def _names(self, criteria: Sequence[OwnCriterion]) -> Mapping[object, str]:
        """Names in the interface's language, or the study's first, by the ids that they get."""
        languages = (interface_language(), *self._draft.languages)
        own = (next((c.name[at] for at in languages if c.name.get(at)), "") for c in criteria)
        return {id: name for id, name in zip(criterion_ids(criteria), own, strict=True) if name}

    def _lay_out(self) -> None:
        row = WrappingRow(3 * GRID, grows=True)
        self.setLayout(row)
        row.setContentsMargins(MARGIN, GRID, MARGIN, 0)
        work = QWidget()
        left = QVBoxLayout(work)
        left.setContentsMargins(0, 0, 0, 0)
        left.setSpacing(GRID)
        left.addWidget(self.methods)
        left.addWidget(self.session)
        buttons = WrappingRow(GRID)
        shown = (self.add, self.pick, self.as_table, self.remove, self.empty, self.put_back)
        for button in shown:
            button.set_theme(self._theme)
            buttons.addWidget(button)
        buttons.addStretch()
        left.addWidget(self.list)
        below_list = QWidget()
        below_list.setLayout(buttons)
        left.addWidget(below_list)
        area = self._form_area
        area.setWidget(self.form)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.viewport().setAutoFillBackground(False)
        self.form.setAutoFillBackground(False)
        style_scroll_bar(area, self._theme)
        FadingEdge(area, self._theme)
        self._begin.setAlignment(Qt.AlignmentFlag.AlignTop)
        for page in (area, self._begin, self.library):
            self._work.addWidget(page)
        left.addWidget(self._work, 1)
        left.addWidget(self.table, 1)
        self.table.hide()
        self._work.setMinimumHeight(_LEAST)
        self.table.setMinimumHeight(_LEAST)
        row.addWidget(work, 1)
        # Below the pages, where what comes and goes moves no field that somebody types in.
        pages = QWidget()
        right = QVBoxLayout(pages)
        right.setContentsMargins(0, 0, 0, 0)
        right.setSpacing(GRID)
        right.addWidget(self.preview, 1)
        right.addWidget(self._remarks)
        for part in (self.preview, self._remarks):
            part.setFixedWidth(_PREVIEW)
        row.addWidget(pages, align=Qt.AlignmentFlag.AlignLeft)
        self._one_by_one = (self.list, below_list, self._work, pages)

    def retranslate(self) -> None:
        self.add.setText(self.tr("Add a criterion"))
        self.pick.setText(self.tr("Library…"))
        self.as_table.setText(self.tr("As a table"))
        self.remove.setText(self.tr("Remove"))
        self.empty.setText(self.tr("Start empty"))
        self._begin.set_text(
            self.tr(
                "Add a criterion of your own, take one from the library, or paste a table of "
                "criteria from a spreadsheet program (Ctrl+V)."
            )
        )
        self._show_removed()
        self.list.setAccessibleName(self.tr("Criteria"))
        self.preview.retranslate()
        self._changed()


def _sentence(text: str, values: Mapping[str, object]) -> str:
    """A remark in the interface's language, with the languages' names in it."""
    named = dict(values)
    if "language" in named:
        named["language"] = language_in_words(str(named["language"]))
    return filled("NewStudy", text, named)
