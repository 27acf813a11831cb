"""One criterion: name, definition, wordings, points of the scale; each in every language."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from labeval.jobs.new_study.criteria import AGAINST, DIRECTIONS, OPEN, OwnCriterion
from labeval.jobs.new_study.proposed_wordings import (
    as_asked,
    point_labels,
    proposed_wording,
    wording_key,
)
from labeval.ui.language import interface_language, language_in_words
from labeval.ui.method_in_words import method_in_words
from labeval.ui.new_study.draft import Draft
from labeval.ui.participant.pages.explanations import measure_words
from labeval.ui.plain import set_tool_tip
from labeval.ui.theme import GRID, LABEL_PX, Theme
from labeval.ui.widgets.basics.button_row import ButtonRow
from labeval.ui.widgets.basics.fields import style_field
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.lettering import label_line, line_height, wrapped
from labeval.ui.widgets.basics.one_pill import OnePill
from labeval.ui.widgets.basics.prompted_edit import PromptedEdit
from labeval.ui.widgets.basics.slim_scroll import style_scroll_bar

_DEFINITION_LINES, _QUESTION_LINES = 5, 2
"""Whole lines of a definition and of a question."""
_TEXT_PX, _EDGES = 13, 22
"""The size of their letters, and what is around the lines, in pixels."""
_WIDEST = 320
_LABELS = 128
_LONGEST_WORD = 14
"""Letters of a word that a measure follows from, for which the form keeps room."""
_MOST_POINTS = 7
"""Points of a scale that are all described."""


class CriterionForm(QWidget):
    """Edits one criterion; every key counts at once.

    Signals:
        changed: the criterion as it is now.
    """

    changed = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._criterion = OwnCriterion()
        self._shown = self._criterion
        """As it was when it was chosen."""
        self._draft = Draft()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, GRID, 0)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(GRID)
        self._grid.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._built: tuple[object, ...] = ()
        self._offered: Collection[str] = AGAINST
        self.against, self.direction = ButtonRow(theme), OnePill(theme)
        self._against_label = Label(theme, role="soft_text", wrap=True)
        self.follows = Label(theme, role="soft_text", wrap=True)
        """The line about the consequence of the measure that is chosen."""
        self.names: dict[str, QLineEdit] = {}
        self.definitions: dict[str, QPlainTextEdit] = {}
        self.wordings: dict[tuple[str, str], QPlainTextEdit] = {}
        """By the key of the wording and the language."""
        self.points: dict[tuple[str, int, str], QLineEdit] = {}
        """By ``anchors`` or ``examples``, the point of the scale, and the language."""
        self.follows.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.direction.widest = _WIDEST
        self.against.changed.connect(self._on_against)
        self.against.confirmed.connect(self._on_against)
        self.direction.changed.connect(self._on_direction)

    def offer(self, against: Collection[str]) -> None:
        """Let a criterion be judged against these; what it is judged against now stays."""
        if list(against) != list(self._offered):
            self._offered = against
            self._built = ()

    def show_criterion(self, criterion: OwnCriterion, draft: Draft) -> None:
        """Show a criterion of a draft."""
        self._criterion, self._draft = criterion, draft
        self._shown = criterion
        keys = tuple(dict.fromkeys(wording_key(b, s.method) for b, s in draft.blocks.items()))
        points = points_of(draft)
        wanted = (draft.languages, keys, points, interface_language())
        if wanted != self._built:
            self._build(draft.languages, keys, points)
            self._built = wanted
        for language, name in self.names.items():
            _fill(name, criterion.name.get(language, ""))
        for language, definition in self.definitions.items():
            _fill_lines(definition, criterion.definition.get(language, ""))
        for (key, language), wording in self.wordings.items():
            _fill_lines(wording, criterion.wording.get(key, {}).get(language, ""))
        for (kind, point, language), field in self.points.items():
            _fill(field, _of_points(criterion, kind).get(point, {}).get(language, ""))
        self._show_against()
        self._keep_room()
        self.direction.show_value(criterion.direction)
        self._propose()

    def focus_name(self) -> None:
        """Put the keyboard into the first name."""
        first = next(iter(self.names.values()), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and self._built:
            self.show_criterion(self._criterion, self._draft)
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._keep_room()

    # -- inside -------------------------------------------------------------------------------

    def _keep_room(self) -> None:
        """Keep room for the longest line about the measure: a word of a definition can choose one
        that nobody chose yet, and nothing moves while somebody types."""
        width = self.width() - _LABELS - self._grid.horizontalSpacing() - GRID
        longest = (
            [self._consequence(against, "") for against in AGAINST]
            if self._shown.judged_against != OPEN
            else [self._advice(), self._consequence("source", "x" * _LONGEST_WORD)]
        )
        lines = max(len(wrapped(each, max(width, _WIDEST), LABEL_PX)) for each in longest)
        self.follows.setMinimumHeight(lines * label_line(LABEL_PX))

    def _build(
        self, languages: tuple[str, ...], keys: tuple[str, ...], points: tuple[int, ...]
    ) -> None:
        self._clear()
        for n, language in enumerate(languages, start=1):
            head = Label(self._theme, role="soft_text")
            head.set_text(language_in_words(language))
            self._grid.addWidget(head, 0, n)
            self._grid.setColumnStretch(n, 1)
        name, definition = self.tr("Name"), self.tr("Definition")
        self.names = self._line_row(1, name, name, partial(self._on_text, "name"))
        self.definitions = self._lines_row(2, definition, _DEFINITION_LINES, self._on_definition)
        self._say_what_to_write(languages)
        self._choices(len(languages))
        optional = Label(self._theme, role="soft_text", wrap=True)
        optional.set_text(
            self.tr("All below is optional: for what is left empty, the words in grey are used.")
        )
        self._grid.addWidget(optional, 4, 1, 1, len(languages))
        for row, key in enumerate(keys, start=5):
            self._wording_row(row, key)
        last = self._point_rows(5 + len(keys), points)
        self._grid.setRowStretch(last, 1)

    def _say_what_to_write(self, languages: tuple[str, ...]) -> None:
        """In the field whose language the window speaks, or the first one: examples in another
        language would be wrong there."""
        spoken = interface_language()
        language = spoken if spoken in languages else languages[0]
        self.names[language].setPlaceholderText(self.tr("such as: Clarity"))
        self.definitions[language].setPlaceholderText(
            self.tr("What makes a text good or bad here? Participants read it while they rate.")
        )

    def _line_row(
        self, row: int, label: str, spoken: str, edited: Callable[[str, str], None]
    ) -> dict[str, QLineEdit]:
        """A row with a field for each language.

        Args:
            spoken: the row's name for screen readers.
            edited: is given the language and the text.
        """
        self._label(label, row)
        made = {}
        for n, language in enumerate(self._draft.languages, start=1):
            field = made[language] = QLineEdit()
            style_field(field, self._theme, px=13)
            field.setAccessibleName(f"{spoken} ({language_in_words(language)})")
            field.textEdited.connect(partial(edited, language))
            self._grid.addWidget(field, row, n)
        return made

    def _lines_row(
        self, row: int, label: str, lines: int, edited: Callable[[str], None]
    ) -> dict[str, QPlainTextEdit]:
        """A row with a field of several lines for each language; ``edited`` is given which."""
        self._label(label, row)
        made: dict[str, QPlainTextEdit] = {}
        for n, language in enumerate(self._draft.languages, start=1):
            field = made[language] = PromptedEdit()
            field.setTabChangesFocus(True)
            field.setFixedHeight(lines * line_height(_TEXT_PX) + _EDGES)
            style_scroll_bar(field, self._theme)
            style_field(field, self._theme, px=_TEXT_PX)
            field.setAccessibleName(f"{label} ({language_in_words(language)})")
            field.textChanged.connect(partial(edited, language))
            self._grid.addWidget(field, row, n)
        return made

    def _choices(self, span: int) -> None:
        better = {"higher": self.tr("more is better"), "lower": self.tr("less is better")}
        self.direction.set_values(self.tr("Direction"), {k: better[k] for k in DIRECTIONS})
        row = QWidget()
        column = QVBoxLayout(row)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        line = QHBoxLayout()
        line.setSpacing(GRID)
        line.addWidget(self.against)
        line.addWidget(self.direction)
        line.addStretch(1)
        column.addLayout(line)
        column.addWidget(self.follows)
        self._against_label = Label(self._theme, wrap=True)
        self._place_label(self._against_label, 3)
        self._grid.addWidget(row, 3, 1, 1, span)

    def _wording_row(self, row: int, key: str) -> None:
        blocks = self._draft.blocks.items()
        method = next(s.method for b, s in blocks if wording_key(b, s.method) == key)
        label = self.tr("Question, {method}").format(method=method_in_words(method))
        fields = self._lines_row(row, label, _QUESTION_LINES, partial(self._on_wording, key))
        self.wordings |= {(key, language): field for language, field in fields.items()}

    def _point_rows(self, row: int, points: tuple[int, ...]) -> int:
        """Rows for meanings and examples of the points; returns the row below them."""
        kinds = (
            ("anchors", self.tr("{point} means")),
            ("examples", self.tr("Example of {point}")),
        )
        for kind, template in kinds:
            for point in points:
                label = template.format(point=point)
                fields = self._line_row(row, label, label, partial(self._on_point, kind, point))
                self.points |= {(kind, point, lang): field for lang, field in fields.items()}
                row += 1
        return row

    def _clear(self) -> None:
        for part in (self.against, self.direction, self.follows):
            part.setParent(self)
        while (old := self._grid.takeAt(0)) is not None:
            if (widget := old.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for column in range(1, 3):
            self._grid.setColumnStretch(column, 0)
        for row in range(self._grid.rowCount()):
            self._grid.setRowStretch(row, 0)
        self.names, self.definitions, self.wordings, self.points = {}, {}, {}, {}

    def _label(self, text: str, row: int) -> None:
        label = Label(self._theme, role="soft_text", wrap=True)
        label.set_text(text)
        self._place_label(label, row)

    def _place_label(self, label: Label, row: int) -> None:
        label.setFixedWidth(_LABELS)
        label.setMinimumHeight(30)
        self._grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop)

    def _show_against(self) -> None:
        """Offer what the texts have, and ask while nothing is chosen."""
        names = {
            "text": self.tr("the text alone"),
            "question": self.tr("the question"),
            "source": self.tr("the source"),
        }
        current, word = self._criterion.against, self._criterion.measure_word
        shown = {k: names[k] for k in AGAINST if k in self._offered or k == current}
        name = self.tr("Judged against")
        self.against.set_values(name, shown)
        self.against.show_value(current)
        self._against_label.set_text(
            self.tr("Judged against: please choose") if current == OPEN else name
        )
        self._against_label.set_role("note_text" if current == OPEN else "soft_text")
        line = self._advice() if current == OPEN else self._consequence(current, word)
        self.follows.set_text(line)
        self.follows.set_role("note_text" if word else "soft_text")

    def _consequence(self, against: str, word: str) -> str:
        """The line about a measure.

        Args:
            word: the word that it follows from; empty where somebody chose it.
        """
        line = self.tr("Next to the definition, participants read “{words}”.")
        line = line.format(words=measure_words(against))
        if not word:
            return line
        reason = self.tr("Chosen because you wrote “{word}”; choose another one if that is wrong.")
        return f"{reason.format(word=word)} {line}"

    def _advice(self) -> str:
        """Advice while a measure has to be chosen."""
        return self.tr(
            "What is needed to decide? Participants read it next to the definition. “The text "
            "alone” also fits where they go by what they know themselves, such as whether "
            "advice is safe."
        )

    def _propose(self) -> None:
        """Show the proposed wording where there is none of one's own."""
        criterion, draft = self._criterion, self._draft
        direction = as_asked(criterion, draft.blocks).direction
        for block, settings in draft.blocks.items():
            key = wording_key(block, settings.method)
            proposed = proposed_wording(criterion, block, settings, draft.languages, draft.blocks)
            for language in draft.languages:
                field = self.wordings.get((key, language))
                if field is not None:
                    question = proposed.get(language, "")
                    waits = "" if criterion.name.get(language) else self._of_the_name()
                    field.setPlaceholderText(question or waits)
                    set_tool_tip(field, field.toPlainText() or question)
            for point, text in point_labels(settings, direction).items():
                for language in draft.languages:
                    anchor = self.points.get(("anchors", point, language))
                    if anchor is not None:
                        anchor.setPlaceholderText(text.in_language(language))

    def _of_the_name(self) -> str:
        """The words in the field of a question before there is a name to propose one from."""
        return self.tr("A question is proposed here once the criterion has a name.")

    def _on_text(self, field: str, language: str, text: str) -> None:
        self._take(self._criterion.with_text(field, language, text))

    def _on_definition(self, language: str) -> None:
        text = _in_one_line(self.definitions[language])
        self._take(self._criterion.with_text("definition", language, text))

    def _on_wording(self, key: str, language: str) -> None:
        text = _in_one_line(self.wordings[key, language])
        self._take(self._criterion.with_wording(key, language, text))

    def _on_point(self, kind: str, point: int, language: str, text: str) -> None:
        self._take(self._criterion.with_point(kind, point, language, text))

    def _on_against(self) -> None:
        self._take(self._criterion.judged(self.against.value, self._criterion.direction))

    def _on_direction(self) -> None:
        # What the definition says is no choice of somebody's: it goes with the definition.
        criterion = self._criterion
        self._take(criterion.judged(criterion.judged_against, self.direction.value))

    def _take(self, criterion: OwnCriterion) -> None:
        if criterion != self._criterion:
            self._criterion = criterion
            self._show_against()
            self._propose()
            self.changed.emit(criterion)


def points_of(draft: Draft) -> tuple[int, ...]:
    """The points of all scales of a draft; of a long one the ends and the middle."""
    scales = [tuple(getattr(block, "scale", ())) for block in draft.blocks.values()]
    shown = {
        point
        for scale in scales
        if scale
        for point in (
            scale if len(scale) <= _MOST_POINTS else (scale[0], scale[len(scale) // 2], scale[-1])
        )
    }
    return tuple(sorted(shown))


def _of_points(criterion: OwnCriterion, kind: str) -> Mapping[int, Mapping[str, str]]:
    return criterion.anchors if kind == "anchors" else criterion.examples


def _fill(field: QLineEdit, text: str) -> None:
    """Show a text; where it is there already, the caret stays."""
    if field.text().strip() != text:
        field.setText(text)


def _fill_lines(field: QPlainTextEdit, text: str) -> None:
    """Show a text; where it is there already, the caret stays."""
    if _in_one_line(field) != text:
        field.blockSignals(True)
        field.setPlainText(text)
        field.blockSignals(False)


def _in_one_line(field: QPlainTextEdit) -> str:
    return " ".join(field.toPlainText().split())
